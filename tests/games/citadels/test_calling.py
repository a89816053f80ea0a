"""Chapter: the action phase. Ranks are called, somebody answers or nobody does."""

import pytest

from companion.engine.game import World
from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.model import Phase
from companion.games.citadels.options import Tool
from companion.text import say
from tests.games.table import NAMES

from .play import Table


def called(table):
    return table.view().caller.rank


@pytest.mark.rule("ci.action.first_call", "ci.action.by_rank")
def test_ranks_are_called_upward_from_rank_1():
    table = Table(4).calls()
    seen = []
    while table.state.phase is Phase.CALL:
        seen.append(called(table))
        table.call_next()
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


# Who has missed their call


def silenced(players, *killed, characters=()):
    """Nobody answers until the calls stand."""
    table = Table(players, *characters).calls()
    for rank in killed:
        table.turn("assassin", 0).does(act.Name, rank).gathers().ends()
    while table.state.phase is Phase.CALL and not table.state.missing:
        table.act(None, act.Silence(table.state.call))
    return table


@pytest.mark.rule("ci.selection.by_player_count", "ci.selection.everyone_one")
@pytest.mark.parametrize(
    ("players", "ninth", "absent"),
    [(2, "", 4), (3, "artist", 3), (4, "", 4), (5, "", 3), (6, "", 2), (6, "artist", 3),
     (7, "", 1), (7, "artist", 2), (8, "artist", 1)],
)  # fmt: skip
def test_the_calls_stand_as_soon_as_more_keep_silent_than_nobody_can_have(players, ninth, absent):
    """Eight silences of six people ended the round."""
    table = silenced(players, characters=(ninth,) if ninth else ())
    assert (len(table.state.silent), table.state.missing) == (absent + 1, True)
    assert table.view().caller.missing == tuple(range(players))


@pytest.mark.rule("ci.char.assassin.silent")
def test_a_killed_one_may_keep_silent_besides():
    table = silenced(6, 3)
    assert (table.state.silent, table.state.missing) == ((2, 3, 4, 5), True)


def test_what_lies_face_up_is_nobodys_and_is_not_called():
    table = Table(4).begin().turn_up().act(None, act.StartCalls(1))
    while not table.state.missing:
        table.act(None, act.Silence(table.state.call))
    assert table.state.silent == (3, 4, 5)


def test_whoever_may_be_missing_is_named_and_says_which_call_it_was():
    table = Table(6).calls()
    for character, seat in (("thief", 0), ("magician", 1), ("king", 2), ("bishop", 3)):
        table.turn(character, seat).gathers().ends()
    table.act(None, act.Silence(table.state.call)).act(None, act.Silence(table.state.call))
    assert (table.state.silent, table.state.missing) == ((1, 6, 7), True)
    assert say(table.view().headline, "en", NAMES) == "Somebody is missing: Eve or Fay?"
    assert table.every("answer", 4) == []
    assert table.refused(4, act.Answer(table.state.call, 4)).key == "citadels-which-call"
    stances = [seat.stance for seat in table.view().seats]
    assert [stance == "ready" for stance in stances] == [False, False, True, False, True, True]
    table.act(4, act.GoBack(table.state.call, 6)).act(4, act.Answer(table.state.call, 4))
    table.gathers().ends()
    assert (called(table), table.state.missing) == (7, False)


def test_the_word_between_those_who_may_be_missing_is_said_once():
    table = Table(6).calls()
    for character, seat in (("thief", 0), ("magician", 1), ("king", 2)):
        table.turn(character, seat).gathers().ends()
    table.act(None, act.Silence(table.state.call)).act(None, act.Silence(table.state.call))
    assert say(table.view().headline, "en", NAMES) == "Somebody is missing: Dan, Eve or Fay?"
    assert say(table.view().headline, "ru", NAMES).endswith("Dan, Eve или Fay?")


def test_nobody_is_missing_where_the_heads_were_counted_wrongly():
    table = silenced(6)
    stands = table.state.call
    assert GAME.deadline(table.state) is None
    table.act(None, act.Silence(stands))
    assert say(table.narrated().public, "en", NAMES) == "Nobody is missing."
    while table.state.phase is Phase.CALL:
        assert not table.state.missing
        table.act(None, act.Silence(table.state.call))
    assert table.state.silent == tuple(range(1, 9))


def test_a_second_tap_on_nobody_does_not_say_that_nobody_is_missing():
    table = Table(6).calls().call(3)
    tapped = act.Silence(table.state.call)
    table.act(None, tapped)
    assert table.state.missing
    assert table.refused(None, tapped).key == "citadels-call-over"


def test_an_old_log_with_eight_silences_folds_as_it_did():
    table = Table(6).calls()
    state = table.state
    while state.phase is Phase.CALL:
        silence = act.Silence(state.call)
        recorded = World(table.now, table.dice, recorded=True)
        state = GAME.apply(state, None, GAME.decide(state, None, silence, recorded))
    assert state.silent == tuple(range(1, 9))


# By hand


def by_hand(players=6, *characters):
    """A round that people play out by themselves."""
    table = Table(players, *characters, tools=(Tool.CALLER,), calls="by_hand").calls(crown=1)
    while table.state.phase is Phase.CALL:
        table.act(None, act.Silence(table.state.call))
    return table


@pytest.mark.rule("ci.char.king.crown", "ci.round.crown_duty")
def test_by_hand_next_stamps_nobody_silent_and_asks_who_has_the_crown():
    """Everybody was "silent" though they played, and the crown stayed with the old holder."""
    table = by_hand()
    assert not any(each.silent for each in table.view().cast)
    assert say(table.view().headline, "en", NAMES) == "Round 1 is over. Who has the crown?"
    [asked] = table.every("crown", None, "now")
    assert [one.value for one in asked.field("crown").values] == [1, 0, 2, 3, 4, 5]
    assert [one.value for one in table.move("crown", 4).field("crown").values] == [4]
    table.act(4, act.NextRound(1, crown=4))
    assert (table.state.phase, table.state.crown) == (Phase.SELECT, 4)
    assert say(table.narrated().public, "en", NAMES) == "Round 2. Eve has the crown."


def test_who_has_the_crown_is_for_the_holder_to_say_or_for_whoever_has_it():
    table = by_hand()
    assert table.refused(3, act.NextRound(1, crown=2)).key == "citadels-crown-calls"
    assert table.refused(None, act.NextRound(1, crown=9)).path == "action.crown"
    table.act(1, act.NextRound(1))
    assert table.state.crown == 1


@pytest.mark.parametrize("crown", [0, 2])
def test_where_rank_4_is_known_nobody_is_asked(crown):
    table = Table(6, tools=(Tool.CALLER,)).calls(crown=crown).turn("king", 2).ends()
    table.act(None, act.EndRound(1))
    assert table.every("crown") == []
    assert not table.view().round_end.crown
    assert table.refused(None, act.NextRound(1, crown=3)).path == "action.crown"
    silent = Table(6, tools=(Tool.CALLER,)).calls().call(5).act(None, act.EndRound(1))
    assert silent.every("crown") == []


@pytest.mark.rule("ci.char.emperor.crown")
def test_an_emperor_who_gave_the_crown_to_nobody_is_asked_about_at_the_end():
    table = Table(6, "emperor", tools=(Tool.CALLER,)).calls().turn("emperor", 2).ends()
    table.act(None, act.EndRound(1))
    assert table.view().round_end.crown
    told = Table(6, "emperor", tools=(Tool.CALLER,)).calls().turn("emperor", 2)
    told.does(act.GiveCrown, 3).ends().act(None, act.EndRound(1))
    assert not told.view().round_end.crown


def test_where_people_call_the_crown_is_asked_for_too():
    table = Table(6, tools=(Tool.SELECTION,)).calls().act(None, act.EndRound(1))
    table.act(None, act.NextRound(1, crown=5))
    assert table.state.crown == 5


def test_a_rank_passed_over_by_hand_may_still_be_called_again():
    table = by_hand()
    [back] = table.every("go_back")
    assert [one.value for one in back.field("rank").values] == [8, 7, 6, 5, 4, 3, 2, 1]
    table.act(None, act.GoBack(table.state.call, 4)).act(None, act.Answer(table.state.call, 3))
    assert table.state.crown == 3


def test_by_hand_with_something_kept_nobody_is_silence():
    table = Table(6, tools=(Tool.CALLER, Tool.BANK), calls="by_hand").calls()
    table.act(None, act.Silence(table.state.call))
    assert [each.rank for each in table.view().cast if each.silent] == [1]
