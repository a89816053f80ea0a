"""By default: the set-up, the last turns, and a count by good when all warehouses lie open."""

import pytest

from companion.engine.message import SeatName
from companion.engine.refusal import FaultyError
from companion.engine.state import Stance
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.goods import name_good
from companion.games.dunhuang.model import Phase
from companion.games.dunhuang.options import Tool
from companion.games.dunhuang.rules import ending
from companion.games.dunhuang.scoring import steps
from tests.games.table import args

from .play import Table, no
from .test_view import said


def light(players: int = 3, starter: int = 0) -> Table:
    return Table(players, tools=()).act(None, act.NameStarter(starter))


def counting(players: int = 3, **most: tuple[int, ...]) -> Table:
    """All lies open; `n7=(0, 1)`: those two have the most tea."""
    table = light(players).act(None, act.Count(Phase.FREE))
    return table.act(None, *(act.HasMost(int(k[1:]), who) for k, s in most.items() for who in s))


def told(table: Table, *numbers: tuple[int, int]) -> Table:
    """Each one's tokens and prestige."""
    for seat, (tokens, prestige) in enumerate(numbers):
        table.act(seat, act.Tell(seat, tokens, prestige))
    return table


def test_the_check_list_comes_first_and_goes_when_somebody_starts():
    table = Table(3, tools=())
    view = table.view()
    assert view.headline.id == "dunhuang-now-starter"
    assert "dh.setup.goods_three" in [hint.rule for hint in view.checklist]
    assert [table.move("starter", seat).group for seat in range(3)] == ["now"] * 3
    view = table.act(1, act.NameStarter(1)).view()
    assert (view.checklist, view.headline.id) == ((), "dunhuang-now-light")
    assert [seat.starter for seat in view.seats] == [False] * 3  # nobody needs to look at it


@pytest.mark.rule("dh.end.last_player")
def test_last_turns_are_counted_up_to_the_last_player():
    table = light(4, starter=2).act(3, act.RunOut(3))
    assert table.view().last_turns.seats == (0, 1)
    assert table.told() == ["run-out"]
    # whoever tapped too soon is put right by the next tap
    assert table.act(0, act.RunOut(0)).view().last_turns.seats == (1,)


@pytest.mark.rule("dh.ruling.end_by_last_player")
def test_the_last_player_s_own_turn_ends_the_game():
    table = light(3, starter=1).act(0, act.RunOut(0))
    assert table.state.phase is Phase.FINAL
    assert table.told() == ["run-out", "final"]


def turns(players: int = 3, starter: int = 0) -> Table:
    return Table(players, tools=(Tool.TURNS,)).act(None, act.NameStarter(starter))


def whose_turn(table: Table) -> list[int]:
    return [one.seat for one in table.view().seats if one.stance is Stance.LIT]


@pytest.mark.rule("dh.turn.order")
def test_a_turn_is_passed_to_the_left_by_one_tap():
    table = turns(3, starter=2)
    assert whose_turn(table) == [2]
    table.do("pass_turn", 2)
    assert (whose_turn(table), table.told()) == ([0], ["end-turn"])
    # a second tap on the same button passes no second turn
    other = no("other-turn", path="action.passed", who=SeatName(0))
    assert table.refused(2, act.PassTurn(2, 0)) == other
    assert table.move("pass_turn", 2) is None


def test_whose_turn_it_really_is_may_be_said():
    table = turns(4).act(None, act.PassTurn(0, 0, to=2))
    assert (whose_turn(table), table.told()) == ([2], ["correct-turn"])
    assert table.refused(None, act.PassTurn(0, 0)).key == "dunhuang-other-turn"


def test_turns_that_nobody_keeps_are_passed_by_nobody():
    assert light().refused(0, act.PassTurn(0, 0)) == no("tool-off-turns")
    before = Table(3, tools=(Tool.TURNS,))
    assert before.refused(0, act.PassTurn(0, 0)) == no("starter-first", "dh.setup.start_player")
    assert whose_turn(before) == []


@pytest.mark.rule("dh.end.last_player")
def test_the_last_players_last_turn_ends_the_game_where_turns_are_kept():
    table = turns(3)
    for seat in range(3):
        table.do("pass_turn", seat)
    table.do("run_out", 0)
    assert (table.view().last_turns.seats, whose_turn(table)) == ((1, 2), [1])
    table.do("pass_turn", 1).do("pass_turn", 2)
    assert table.state.phase is Phase.FINAL


@pytest.mark.rule("dh.win.when")
def test_whose_turn_it_is_wins_and_sees_the_market_run_out():
    table = turns(3)
    for slot in ("win", "run_out"):
        assert [table.move(slot, seat).group for seat in range(3)] == ["now", "more", "more"]


def test_nobody_runs_out_before_somebody_starts():
    table = Table(3, tools=())
    assert table.refused(0, act.RunOut(0)) == no("starter-first", "dh.setup.start_player")
    assert table.move("run_out", 0) is None


@pytest.mark.rule("dh.score.compare", "dh.score.most_keeps_one", "dh.score.tied_keep_one")
def test_by_good_it_is_enough_to_say_who_has_the_most():
    """As in the scoring example: 21 against 23."""
    table = counting(4, n5=(0,), n7=(0,), n10=(0, 2), n6=(1,), n9=(1,))
    told(table, (2, 0), (3, 2), (1, 0), (0, 4))
    scores = table.finish().result("Evan", "Jerry", "C", "D").players
    assert [one.total for one in scores] == [21, 23, 12, 4]
    assert [one.facts["kept"] for one in scores] == [[5, 7, 10], [6, 9], [10], []]


def test_a_sign_is_tapped_off_again():
    table = counting(3, n7=(0, 1)).act(None, act.HasMost(7, 0, most=False))
    assert {one.good: one.seats for one in table.view().most}[7] == (1,)
    assert table.told() == ["not-most"]


def test_who_is_still_to_tell_is_said():
    table = told(counting(3, n7=(0,)), (1, 0), (0, 0))
    said = table.refused(None, act.Finish())
    assert said == no("not-all-entered", "dh.score.reveal", seats=(SeatName(2),))
    assert [seat.todo.id for seat in table.view().seats] == [
        "dunhuang-todo-entered", "dunhuang-todo-entered", "dunhuang-todo-count-both",
    ]  # fmt: skip


@pytest.mark.rule("dh.score.tie_coins", "dh.score.tie_shared")
def test_coins_are_asked_for_only_on_a_tie():
    table = told(counting(3, n8=(0, 1)), (1, 0), (1, 0), (0, 1))
    assert [seat.asked for seat in table.view().seats] == [
        ("tokens", "prestige", "coins"), ("tokens", "prestige", "coins"), ("tokens", "prestige"),
    ]  # fmt: skip
    assert table.seen(0).todo.id == "dunhuang-todo-coins"
    tied = (SeatName(0), SeatName(1))
    said = table.refused(None, act.Finish())
    assert said == no("count-coins", "dh.score.tie_coins", seats=tied)
    table.act(0, act.Tell(0, coins=3)).act(1, act.Tell(1, coins=5))
    assert table.seen(0).final.tokens == 1  # what was said before stays
    assert table.finish().result("A", "B", "C").winners == ("B",)


def test_a_share_comes_where_somebody_has_the_most_and_goes_where_it_is_shared():
    table = told(counting(3, n8=(0, 1), n7=(2,)), (1, 0), (0, 0), (1, 0))
    shares = {
        (one.player, one.what.id.removeprefix("dunhuang-"), args(one.what)["good"])
        for one in steps(ending.score_entry(table.state))
        if "good" in args(one.what)
    }
    assert shares == {
        (0, "without-share", name_good(8)), (0, "with-share", name_good(7)),
        (1, "without-share", name_good(8)), (1, "with-share", name_good(7)),
        (2, "with-share", name_good(8)),
    }  # fmt: skip


def test_a_count_tells_what_was_counted_and_nothing_of_the_rest():
    table = told(counting(3, n8=(0, 1)), (1, 0), (1, 3))
    assert said(table) == "Ben counted 1 token and 3 prestige."
    assert [fact.value for fact in table.seen(1).facts] == [3, 1]
    told(table, (1, 3), (1, 3), (0, 0))
    assert table.seen(0).facts == ()  # there the coins are asked for
    table.act(0, act.Tell(0, coins=2))
    assert said(table) == "Ann counted 1 token, 3 prestige and 2 coins."


def test_no_side_shrinks_while_another_still_counts():
    table = counting(3, n8=(0, 1))
    told(table, (1, 3))
    assert {seat.stance for seat in table.view().seats} == {Stance.READY}
    told(table, (1, 3), (1, 0), (0, 1))
    assert {seat.stance for seat in table.view().seats} == {Stance.SLIM}


def test_what_was_followed_is_not_asked():
    table = Table(3, tools=(Tool.BANK, Tool.STALLS)).lay(0, 7).lay(1, 8)
    table.act(0, act.GainPrestige(0, 3)).act(None, act.Count(Phase.FREE), act.HasMost(8, 0))
    assert [seat.asked for seat in table.view().seats] == [()] * 3
    assert [one.total for one in table.finish().result("A", "B", "C").players] == [13, 2, 0]


def test_what_cannot_be_told_is_refused_whole():
    table = counting(2, n7=(0,))
    with pytest.raises(FaultyError) as caught:
        table.act(0, act.Tell(0, tokens=8, prestige=-1))
    assert [fault.path for fault in caught.value.faults] == ["action.tokens", "action.prestige"]
    with pytest.raises(FaultyError) as caught:
        table.act(0, act.HasMost(10, 0))  # nobody plays with silk
    assert [fault.path for fault in caught.value.faults] == ["action.good"]
    assert table.state.told[0].prestige is None


@pytest.mark.rule("dh.win.reveal")
def test_while_somebody_shows_a_warehouse_nothing_else_is_at_hand():
    table = light().act(1, act.DeclareWin(0))
    at_hand = {one.slot for seat in (None, 0, 1, 2) for one in table.moves(seat)
               if one.group == "now"}  # fmt: skip
    assert at_hand == {"shown", "not_shown"}
