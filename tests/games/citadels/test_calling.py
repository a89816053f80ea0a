"""Chapter: the action phase. Ranks are called, somebody answers or nobody does."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.model import Phase
from companion.text import say

from .play import Table


def called(table):
    return table.view().caller.rank


@pytest.mark.rule("ci.action.first_call", "ci.action.by_rank")
def test_ranks_are_called_upward_from_rank_1():
    table = Table(4).calls()
    seen = []
    while table.state.phase is Phase.CALL:
        seen.append(called(table))
        table.act(None, act.Silence(table.state.call))
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("ci.action.not_clockwise", "ci.action.next_call")
def test_turns_follow_ranks_and_not_seats():
    table = Table(4).calls()
    table.turn("thief", 3).ends()
    assert called(table) == 3
    table.turn("bishop", 1).ends().turn("merchant", 0).ends()
    assert [seat for _, seat in table.state.shown] == [3, 1, 0]


@pytest.mark.rule("ci.action.reveal")
def test_who_answers_turns_the_character_up_and_takes_the_turn():
    table = Table(4).calls().turn("magician", 2)
    shown = table.seat(2).shown
    assert [each.character for each in shown] == ["magician"]
    assert table.view().turn.seat == 2
    assert next(each for each in table.view().cast if each.rank == 3).holder == 2


@pytest.mark.rule("ci.round.crown_duty")
def test_only_the_crown_holder_and_the_table_say_that_nobody_answers():
    table = Table(4).calls(crown=1)
    said = table.refused(2, act.Silence(table.state.call))
    assert said.key == "citadels-crown-calls"
    assert called(table.act(1, act.Silence(table.state.call))) == 2
    assert called(table.act(None, act.Silence(table.state.call))) == 3
    assert table.refused(3, act.EndRound(1)).key == "citadels-crown-calls"


def test_who_taps_silence_twice_calls_once():
    table = Table(4).calls()
    pressed = act.Silence(table.state.call)
    table.act(None, pressed)
    assert table.refused(None, pressed).key == "citadels-call-over"
    assert called(table) == 2


def test_wait_thats_me_goes_back_one_call():
    table = Table(4).calls().call(4)
    table.act(2, act.GoBack(table.state.call, 3))
    assert called(table) == 3
    table.act(2, act.Answer(table.state.call, 2)).ends()
    assert called(table) == 4


def test_one_goes_back_only_to_a_call_that_nobody_answered():
    table = Table(4).calls().turn("thief", 1).ends()
    assert table.refused(1, act.GoBack(table.state.call, 2)).key == "citadels-not-silent"
    (back,) = table.every("go_back")
    assert [one.value for one in back.field("rank").values] == [1]
    table.turn("king", 3)
    assert table.refused(1, act.GoBack(table.state.call, 1)).key == "citadels-call-over"


def test_one_may_still_go_back_when_the_last_call_is_over():
    table = Table(4).calls().round_end()
    table.act(0, act.GoBack(table.state.call, 8))
    assert called(table) == 8


def test_a_seat_answers_only_for_itself():
    table = Table(4).calls()
    assert table.refused(1, act.Answer(table.state.call, 2)).key == "fault-not-yours"
    assert table.act(None, act.Answer(table.state.call, 2)).acting.seat == 2


def test_with_four_players_nobody_shows_a_second_character():
    table = Table(4).calls().turn("thief", 1).ends()
    said = table.refused(1, act.Answer(table.state.call, 1))
    assert (said.key, said.args["n"]) == ("citadels-has-shown", 1)
    assert table.every("answer", 1) == []


def test_when_all_have_shown_theirs_no_more_is_called():
    table = Table(4).calls()
    for seat, character in enumerate(("assassin", "thief", "magician", "king")):
        table.turn(character, seat).ends()
    assert table.state.phase is Phase.ROUND_END


@pytest.mark.rule("ci.action.round_over")
def test_after_all_calls_the_round_is_over_and_a_new_one_begins():
    table = Table(4).calls().turn("king", 2).ends().round_end()
    table.act(None, act.NextRound(1))
    assert (table.state.phase, table.state.round) == (Phase.SELECT, 2)
    assert table.state.shown == ()
    assert table.refused(None, act.NextRound(1)).key == "citadels-other-phase"


def test_the_round_may_be_ended_early_and_in_a_turn_with_a_remark():
    table = Table(4).calls().turn("thief", 1)
    [words] = table.said_against(None, act.EndRound(1))
    assert words.id == "citadels-turn-first"
    table.ends()
    assert table.said_against(None, act.EndRound(1)) == []
    table.act(None, act.EndRound(1))
    assert table.state.phase is Phase.ROUND_END


def test_a_turn_that_is_over_does_not_go_on():
    table = Table(4).calls().turn("thief", 1)
    late = act.EndTurn(table.state.call)
    table.act(1, late)
    assert table.refused(1, late).key == "citadels-turn-over"
    assert table.refused(None, act.Gather(late.turn, "gold")).key == "citadels-turn-over"


def test_nobody_else_acts_in_a_turn():
    table = Table(4).calls().turn("thief", 1)
    assert table.cannot(act.Gather, "gold", by=2).key == "fault-not-yours"
    table.does(act.Gather, "gold", by=None)


def test_the_caller_says_rank_and_character_in_the_language_of_the_table():
    table = Table(4).calls().call(4)
    caller = table.view().caller
    assert say(caller.speech, "en") == "4. King."
    assert say(caller.speech, "ko") == "4번. 왕."
    assert say(caller.speech, "ru") == "4. Король."
    assert caller.by == 0


def test_who_turned_up_what_can_be_put_right():
    table = Table(4).calls().turn("thief", 1)
    table.act(None, act.CorrectShown(1, 2, 3))
    assert table.acting.seat == 3
    table.ends().act(None, act.CorrectShown(1, 1, 0))
    assert table.state.holder(1) == 0
    assert table.refused(None, act.CorrectShown(1, 1, 0)).key == "citadels-already"
    table.act(None, act.CorrectShown(1, 1))
    assert table.state.holder(1) is None


# Two or three players


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.rule("ci.few.two_characters", "ci.few.two_turns")
def test_with_two_or_three_everybody_answers_twice(players):
    table = Table(players).calls().turn("thief", 1).ends().turn("king", 1).ends()
    assert [each.character for each in table.seat(1).shown] == ["thief", "king"]
    said = table.refused(1, act.Answer(table.state.call, 1))
    assert (said.key, said.rule) == ("citadels-has-shown", "ci.few.two_characters")
    table.turn("bishop", 0).ends()
    assert called(table) == 6


@pytest.mark.rule("ci.few.one_city", "ci.few.carry_over.example")
def test_two_characters_share_one_city_one_stash_and_one_hand():
    table = Table(2).calls().turn("architect", 1).gathers().builds("manor")
    assert table.holds(1) == 4 + 2 - 1
    assert table.has(1) == 1
    table.ends().turn("warlord", 1).gathers().builds("prison")
    assert table.stands(1) == ["manor", "prison"]
    assert table.holds(1) == 4


@pytest.mark.rule("ci.few.own_turn_only", "ci.few.no_mixing.example")
def test_an_ability_works_only_in_its_own_turn():
    table = Table(2).gold(1, 20).calls().turn("architect", 1).ends().turn("warlord", 1)
    table.builds("manor")
    said = table.cannot(act.Build, "temple")
    assert (said.key, said.args["n"]) == ("citadels-no-build-left", 1)
    said = table.cannot(act.Name, 3)
    assert (said.key, said.rule) == ("citadels-other-character", "ci.few.own_turn_only")
