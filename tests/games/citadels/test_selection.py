"""Chapter: the selection phase at the table. What the guide plans is in test_draft."""

import pytest

from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Tool
from companion.text import say

from .play import Table

NAMES = tuple("ABCDEFGH")


def chooses(table):
    """The seat that may pass on now."""
    (seat,) = (one for one in range(table.players) if table.every("pass_on", one))
    return seat


def strip(table, rank):
    return next(each for each in table.view().cast if each.rank == rank)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.rule("ci.round.four_to_eight")
def test_with_four_and_more_everybody_takes_one_character_from_the_crown_to_the_left(players):
    table = Table(players).begin(crown=2).turn_up()
    order = []
    while table.state.phase is Phase.SELECT:
        order.append(chooses(table))
        table.act(order[-1], act.PassOn(1, table.state.step))
    assert order == [(2 + k) % players for k in range(players)]


def test_only_who_chooses_now_and_the_table_pass_on():
    table = Table(4).begin(crown=1)
    said = table.refused(2, act.PassOn(1, 0))
    assert said.key == "citadels-chooses-now"
    table.act(1, act.PassOn(1, 0)).act(None, act.PassOn(1, 1))
    assert table.refused(1, act.PassOn(1, 0)).key == "citadels-passed-on"


@pytest.mark.rule("ci.selection.rank4_never_up")
@pytest.mark.parametrize("character", ["king", "emperor", "patrician"])
def test_rank_4_never_lies_face_up(character):
    table = Table(4, character).begin()
    said = table.refused(None, act.FaceUp(1, 4))
    assert (said.key, said.rule) == ("citadels-rank4-never-up", "ci.selection.rank4_never_up")
    (up,) = table.every("face_up")
    assert not up.takes("rank", 4)


def test_no_more_lie_face_up_than_the_table_says():
    table = Table(4).begin().act(None, act.FaceUp(1, 2), act.FaceUp(1, 7))
    assert table.refused(None, act.FaceUp(1, 3)).args == {"n": 2}
    table.act(None, act.FaceUp(1, 7, on=False), act.FaceUp(1, 3))
    assert [each.rank for each in table.view().cast if each.face_up] == [2, 3]


@pytest.mark.rule("ci.selection.out_this_round")
def test_what_lies_face_up_is_not_called_in_this_round():
    table = Table(4).begin().act(None, act.FaceUp(1, 2), act.FaceUp(1, 3)).choose()
    called = []
    while table.state.phase is Phase.CALL:
        called.append(table.state.rank)
        table.call_next()
    assert called == [1, 4, 5, 6, 7, 8]
    assert table.next_round().state.face_up == ()


def test_the_guide_says_what_to_do_with_the_cards():
    table = Table(7).begin()
    last = table.view().selection.draft[-1]
    assert [say(step, "en") for step in last.steps] == [
        "Also take the card that is face down.",
        "Keep 1 of 2.",
        "Discard 1 face down.",
    ]


@pytest.mark.parametrize("characters", [8, 9])
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.rule("ci.selection.last_card")
def test_the_last_drafter_lays_the_other_card_face_down_and_passes_none_on(players, characters):
    ninth = ("artist",) if characters == 9 else ()
    last = Table(players, *ninth).begin().view().selection.draft[-1]
    told = [say(step, "en") for step in last.steps]
    assert told[-2:] == ["Keep 1 of 2.", "Discard 1 face down."]
    assert (len(told) == 3) == ((players, characters) == (7, 8))


@pytest.mark.parametrize("players", [2, 3, 6, 7, 8])
@pytest.mark.rule("ci.selection.face_down", "ci.two.face_down", "ci.three.face_down")
def test_the_card_laid_face_down_is_mentioned_where_nothing_lies_face_up(players):
    table = Table(players, *(("artist",) if players in (3, 8) else ())).begin()
    assert say(table.seat(0).todo, "en").startswith("Put 1 face down, unseen.")
    assert "Put 1 face down, unseen" in say(table.view().headline, "en", NAMES)
    assert any("face down, unseen" in say(hint.text, "en") for hint in table.view().hints)
    table.act(0, act.PassOn(1, 0))
    assert "unseen" not in say(table.seat(1).todo, "en")
    assert "unseen" not in say(table.view().headline, "en", NAMES)


def test_cards_are_turned_up_before_anybody_chooses_and_never_both_at_once():
    def offered(table):
        return bool(table.every("face_up", None, "now")), bool(table.every("pass_on", None, "now"))

    table = Table(4, seconds_per_seat=20).begin()
    assert offered(table) == (True, False)
    table.act(None, act.FaceUp(1, 2))
    assert offered(table) == (True, False)
    table.act(None, act.FaceUp(1, 7))
    assert offered(table) == (False, True)
    table.act(0, act.PassOn(1, 0))
    assert offered(table) == (False, True)


@pytest.mark.parametrize("players", range(2, 9))
def test_one_tap_of_whoever_has_the_crown_says_that_all_have_a_card(players):
    table = Table(players, *(("artist",) if players in (3, 8) else ())).begin(crown=1)
    asked = {
        seat: [one.slot for one in table.moves(seat, seat) if one.group == "now"]
        for seat in range(players)
    }
    assert [seat for seat, slots in asked.items() if "start_calls" in slots] == [1]
    assert not any("pass_on" in slots for slots in asked.values())
    assert table.said_against(1, act.StartCalls(1)) == []
    assert table.act(1, act.StartCalls(1)).view().caller.rank == 1


def test_the_way_of_the_cards_is_shown_unasked_in_the_first_round_only():
    table = Table(4).begin()
    assert table.view().selection.whole
    table.act(0, act.StartCalls(1)).round_end().next_round()
    assert not table.view().selection.whole
    assert len(table.view().selection.draft) == 4


def test_a_thinking_time_runs_for_each_seat_and_only_says_so():
    table = Table(4, seconds_per_seat=20).begin()
    assert table.view().selection.clock is None, "two are to be laid face up first"
    table.act(None, act.FaceUp(1, 1), act.FaceUp(1, 2))
    assert table.view().selection.clock.ends_at == table.now + 20_000
    table.wait(20)
    assert table.view().selection.clock.up
    assert GAME.deadline(table.state) is None
    table.act(0, act.PassOn(1, 0))
    assert table.view().selection.clock.ends_at == table.now + 20_000


def test_only_the_clock_says_that_time_is_up():
    table = Table(6, seconds_per_seat=20).begin()
    assert table.refused(1, act.TimeUp(1)).key == "citadels-clock-only"
    assert table.refused(None, act.TimeUp(1)).key == "citadels-clock-runs"
    assert table.refused(None, act.TimeUp(7)).key == "citadels-clock-changed"


# The Theater


@pytest.mark.rule("ci.unique.theater.hidden")
def test_the_owner_of_the_theater_may_swap_and_nothing_is_known_of_it():
    table = Table(4, uniques=("theater",)).city(2, "theater").begin().choose()
    assert table.state.phase == Phase.SELECT
    assert table.refused(1, act.SwapCharacters(1, 3)).key == "fault-not-yours"
    assert table.refused(2, act.SwapCharacters(1, 2)).key == "citadels-not-oneself"
    table.act(2, act.SwapCharacters(1, 0))
    assert table.state.phase is Phase.CALL
    assert table.state.shown == ()
    assert all(each.holder is None for each in table.view().cast)
    assert table.refused(2, act.SwapCharacters(1, 0)).key == "citadels-other-phase"


def test_without_a_theater_calling_begins_at_once():
    table = Table(4, uniques=("theater",)).begin().choose()
    assert table.view().caller.rank == 1


def test_the_owner_of_the_theater_need_not_swap():
    table = Table(4, uniques=("theater",)).city(2, "theater").begin().choose()
    assert table.act(2, act.SwapCharacters(1)).view().caller.rank == 1


@pytest.mark.rule("ci.unique.theater.swap")
def test_one_tap_that_all_have_a_card_asks_the_theater_first():
    table = Table(4, uniques=("theater",)).city(2, "theater").begin()
    old = GAME.apply(table.state, 0, act.StartCalls(1))
    assert old.phase is Phase.CALL  # as logs have it that were written before it was asked
    table.act(0, act.StartCalls(1))
    assert (table.state.phase, table.state.theater) == (Phase.SELECT, 2)
    assert [one.slot for one in table.every("swap", 2)] == ["swap"]
    assert table.act(0, act.StartCalls(1)).state.phase is Phase.CALL
    nobody = Table(4, uniques=("theater",)).begin().act(0, act.StartCalls(1, asks=True))
    assert nobody.state.phase is Phase.CALL


def test_whose_choice_it_is_can_be_put_right():
    table = Table(5).begin(crown=1).act(None, act.CorrectRound(2, Phase.SELECT, step=3))
    assert (table.state.round, chooses(table)) == (2, 4)
    assert table.refused(None, act.CorrectRound(1, Phase.SELECT, step=5)).path == "action.step"


def test_with_two_players_each_passes_twice():
    table = Table(2).begin(crown=1)
    order = []
    while table.state.phase is Phase.SELECT:
        order.append(chooses(table))
        table.act(None, act.PassOn(1, table.state.step))
    assert order == [1, 0, 1, 0]


def test_without_the_guide_there_is_no_plan():
    table = Table(4, tools=(Tool.CALLER,)).begin()
    assert table.every("pass_on") == []
