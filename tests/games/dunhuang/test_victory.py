"""Chapter: checking for victory."""

import msgspec
import pytest

from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Phase
from companion.games.dunhuang.options import Tool
from tests.games.table import NEEDS_A_SEAT, args, not_yours, who

from .play import Table, no

FOUR = (2, 3, 4, 5)
FIVE = (2, 3, 4, 5, 6)


def ready(players=3, goods=FOUR, **how):
    """Seat 0 has these tokens and has done everything of its turn but refilling."""
    table = Table(players, **how).lay(0, *goods)
    return table.begin().go().coins_instead()


def declare(turn=1):
    return act.DeclareWin(turn)


@pytest.mark.rule("dh.win.reveal", "dh.aim.instant_win", "dh.win.tokens", "dh.win.goods")
@pytest.mark.parametrize("players", [3, 4])
def test_four_tokens_and_four_different_goods_win_at_once(players):
    table = ready(players).win(0, kinds=4)
    sheet = table.result(*"ABCD"[:players])
    assert (sheet.winners, sheet.decided_by) == (("A",), "instant")
    assert table.view().phase == "over"


@pytest.mark.rule("dh.win.tokens", "dh.aim.instant_win")
def test_with_two_players_it_takes_five_tokens():
    table = ready(2)
    assert table.move("win", 0, "now") is None
    assert table.remarked(0, declare()) == ["remark-win"]
    assert ready(2, FIVE).remarked(0, declare()) == []
    assert ready(2, FIVE).win(0).result("A", "B").winners == ("A",)


@pytest.mark.rule("dh.win.tokens")
def test_with_three_tokens_nobody_wins():
    table = ready(3, (2, 3, 4))
    assert args(table.view().turn.win_note) == {"need": 4, "have": 3}
    assert table.move("win", 0, "now") is None
    assert not table.seen(0).enough_tokens
    assert table.remarked(0, declare()) == ["remark-win"]


@pytest.mark.rule("dh.win.goods", "dh.win.go_on")
def test_with_three_different_goods_the_game_goes_on():
    table = ready().win(0, kinds=3)
    assert table.told() == ["not-won"]
    assert (table.view().phase, table.view().declared) == ("play", None)
    assert table.end().turn.seat == 1


@pytest.mark.rule("dh.ruling.turned_tokens_count")
def test_a_token_that_shows_shang_is_a_token():
    assert ready().turned("priest", *FOUR).win(0).view().phase == "over"


@pytest.mark.rule("dh.win.when", "dh.ruling.instant_win_moment")
def test_one_wins_after_the_ability_and_before_refilling():
    table = Table(3).lay(0, *FOUR).begin()
    for _ in range(2):
        assert table.move("win", 0, "now") is None
        if not table.turn.steps:
            table.go()
    table.coins_instead()
    assert table.empty() == (0,), "before refilling"
    later = ready().end()
    assert later.refused(0, declare()).key == "dunhuang-other-turn"
    assert table.win(0).view().phase == "over"


@pytest.mark.rule("dh.win.when", "dh.ruling.instant_win_own_turn_only")
def test_only_the_one_whose_turn_it_is_wins():
    table = ready().lay(1, 6, 7, 8, 9)
    assert table.seen(1).enough_tokens
    assert table.refused(1, declare()) == not_yours(0)
    assert table.end().go().coins_instead().win(1).result("A", "B", "C").winners == ("B",)


def test_a_step_that_was_not_entered_stops_no_winner():
    table = Table(3).lay(0, *FOUR).begin().go()
    assert table.remarked(0, declare()) == ["missed-take"]
    assert table.act(1, act.JudgeWin(0, 4)).view().phase == "over"


def test_what_was_done_without_tapping_stops_no_winner():
    table = Table(3).lay(0, *FOUR).begin()
    table.do("win", 0, missed=True).act(1, act.JudgeWin(0, 5))
    assert table.view().phase == "over"


@pytest.mark.rule("dh.ruling.instant_win_last_turns")
def test_one_may_win_in_the_last_turns_too():
    table = Table(3).lay(1, *FOUR).begin().plain_turn(drawn=0)
    assert table.state.last_turns
    assert table.go().coins_instead().win(1).result("A", "B", "C").decided_by == "instant"


@pytest.mark.rule("dh.ruling.instant_win_claimed")
def test_nobody_wins_who_does_not_say_so():
    table = ready().end()
    assert table.view().phase == "play"
    table.plain_turn().plain_turn().go().coins_instead()
    assert table.win(0).result("A", "B", "C").winners == ("A",)


@pytest.mark.rule("dh.ruling.instant_win_claimed")
def test_the_companion_reminds_of_tokens_only():
    table = ready()
    assert [seat.enough_tokens for seat in table.view().seats] == [True, False, False]
    assert table.move("win", 0, "now").action == msgspec.to_builtins(declare())
    assert "warehouse" not in table.view().seats[0].__struct_fields__


@pytest.mark.rule("dh.win.reveal")
def test_the_others_look_at_the_warehouse():
    table = ready().act(0, declare())
    shown = table.view().declared
    assert (shown.who, shown.question.id) == (0, "dunhuang-shows")
    assert table.move("shown", 0) is None
    assert table.refused(0, act.JudgeWin(0, 4)).key == "dunhuang-others-judge"
    assert table.refused(0, declare()).key == "dunhuang-declared-already"
    assert table.do("shown", 2, kinds=4).view().phase == "over"


def test_a_look_is_judged_once():
    table = ready().act(0, declare())
    table.do("not_shown", 1, kinds=0)
    said = table.refused(2, act.JudgeWin(0, 4))
    assert said == no("not-declared", path="action.who", who=who(0))
    assert table.refused(None, act.JudgeWin(0, 11)).path == "action.kinds"


def claims(table):
    shown = table.view().declared
    return None if shown is None else shown.who


@pytest.mark.parametrize(
    "later",
    [
        act.EndTurn(1),
        act.CorrectTurn(2, 0),
        act.Count(Phase.PLAY),
        act.SwitchTool(Tool.RING, on=False),
        act.SwitchTool(Tool.STALLS, on=False),
    ],
)
def test_a_claim_of_victory_is_dropped_by_nothing_but_its_judgement(later):
    """Going on dropped it, and so did every correction of the turn."""
    table = ready().act(0, declare()).act(None, later)
    assert claims(table) == 0
    assert table.view().headline.id == "dunhuang-now-declared"
    assert table.act(1, act.JudgeWin(0, 4)).result("A", "B", "C").winners == ("A",)


def test_an_older_log_that_claims_again_still_folds():
    table = ready().act(0, declare()).end().plain_turn().plain_turn().go().coins_instead()
    again = declare(table.turn.number)
    assert table.refused(0, again).key == "dunhuang-declared-already"
    assert GAME.apply(table.state, 0, again).declared == (0,)


def test_a_claim_is_judged_before_anything_is_compared():
    table = ready().act(0, declare()).act(None, act.Count(Phase.PLAY)).count({}, {}, {})
    assert not table.move("finish", None).open
    assert table.refused(None, act.Finish()) == no("judge-first", "dh.win.reveal", who=who(0))
    table.act(1, act.JudgeWin(0, 2)).do("finish", None)
    assert table.result("A", "B", "C").decided_by != "instant"


def test_a_claim_is_not_dropped_by_the_claim_of_another():
    table = Table(3, tools=(Tool.STALLS,)).lay(0, *FOUR).lay(1, 6, 7, 8, 9)
    table.act(0, act.DeclareWin(0)).act(1, act.DeclareWin(0))
    assert claims(table) == 0
    table.act(2, act.JudgeWin(0, 3))
    assert claims(table) == 1
    assert table.act(2, act.JudgeWin(1, 4)).result("A", "B", "C").winners == ("B",)


def test_who_claimed_takes_it_back():
    table = ready().act(0, declare())
    assert table.seen(0).todo.id == "dunhuang-todo-show"
    assert table.refused(1, act.WithdrawWin(0)) == not_yours(0)
    table.do("withdraw", 0)
    assert (claims(table), table.told()) == (None, ["withdrawn"])
    assert table.refused(0, act.WithdrawWin(0)).key == "dunhuang-not-declared"
    assert table.win(0).view().phase == "over"


def test_where_stalls_are_not_kept_the_tokens_are_looked_at_too():
    table = ready(goods=(), tools=(Tool.RING,))
    assert table.win(0).result("A", "B", "C").decided_by == "instant"


def test_where_turns_are_not_kept_anybody_may_say_so():
    table = Table(3, tools=(Tool.STALLS,)).lay(2, *FOUR)
    assert [table.move("win", seat).group for seat in (0, 2)] == ["more", "now"]
    assert table.refused(None, act.DeclareWin(0)) == NEEDS_A_SEAT
    table.do("win", 2).act(None, act.JudgeWin(2, 4))
    assert table.result("A", "B", "C").winners == ("C",)


@pytest.mark.rule("dh.win.reveal", "dh.aim.instant_win")
def test_after_an_instant_win_nothing_is_compared():
    sheet = ready().win(0).result("A", "B", "C")
    assert [score.place for score in sheet.players] == [1, 2, 2]
    assert [score.total for score in sheet.players] == [0, 0, 0]
    assert [note.id for note in sheet.notes] == ["dunhuang-note-instant"]


def test_after_the_end_nothing_is_done():
    table = ready().win(0)
    assert table.refused(0, act.Place(0, 7)) == no("over")
