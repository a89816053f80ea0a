"""The caller and nothing else: it asks for nothing, goes on by itself, says what all may know."""

from typing import Any, get_args

import msgspec
import pytest

from companion.engine.game import World
from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.model import Phase
from companion.games.citadels.options import KILLED_MS, PACE_MS, Pace, Tool
from companion.games.citadels.tables import CHARACTERS
from companion.text import LANGUAGES, say
from tests.games.table import NAMES, not_yours

from .play import Table

ALONE = (Tool.CALLER,)


def calls(players=4, *characters, **options):
    return Table(players, *characters, tools=ALONE, **options).calls()


def due(table):
    """What happens by itself, and after how many milliseconds; nothing where there is nothing."""
    deadline: Any = GAME.deadline(table.state)
    return None if deadline is None else deadline.at - table.now


def passes(table):
    """The server's clock comes to what is due; nobody is missing."""
    deadline: Any = GAME.deadline(table.state)
    table.now = deadline.at
    table.act(None, deadline.action)
    return table.call_next() if table.state.missing else table


def caption(table, language="en"):
    view = table.view()
    said = view.caller or view.turn or view.round_end
    return None if said.speech is None else say(said.speech, language, NAMES)


def asked(table, seat):
    """What the moment asks of somebody."""
    return {(one.slot, one.open) for one in table.moves(seat, seat) if one.group == "now"}


@pytest.mark.rule("ci.round.crown_duty")
def test_a_silent_rank_is_passed_over_after_the_pace():
    table = calls()
    assert due(table) == PACE_MS["steady"]
    passes(table)
    assert (table.state.rank, table.state.silent) == (2, (1,))
    while table.state.phase is Phase.CALL:
        passes(table)
    assert table.state.phase is Phase.ROUND_END
    assert due(table) is None


def test_by_itself_nothing_goes_on_while_somebody_must_be_missing():
    table = calls(7)
    for _ in range(2):
        deadline = GAME.deadline(table.state)
        assert deadline is not None
        table.now = deadline.at
        table.act(None, deadline.action)
    assert (table.state.missing, due(table)) == (True, None)
    assert caption(table) == "Somebody is missing."
    table.act(None, act.ChangeOptions(pace="slow"))
    assert due(table) is None
    table.act(0, act.Silence(table.state.call))
    assert due(table) == PACE_MS["slow"]


@pytest.mark.parametrize("pace", get_args(Pace))
def test_the_pace_says_how_long_and_a_new_one_counts_at_once(pace):
    table = calls(pace=pace)
    assert due(table) == PACE_MS[pace]
    other: Pace = "brisk" if pace == "slow" else "slow"
    table.act(0, act.ChangeOptions(pace=other))
    assert due(table) == PACE_MS[other]


def test_whoever_answers_stops_the_call_and_anybody_goes_on():
    table = calls().turn("thief", 2)
    assert due(table) is None
    assert asked(table, 3) == {("end_turn", True)}
    table.does(act.EndTurn, by=3)
    assert table.state.rank == 3


def test_with_something_kept_only_they_end_their_turn():
    table = Table(4, tools=(Tool.CALLER, Tool.BANK)).calls().turn("thief", 2)
    assert table.cannot(act.EndTurn, by=3) == not_yours(2)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_turn_asks_for_nothing_but_what_is_to_be_called(character):
    seats = 5 if CHARACTERS[character].rank == 9 else 4
    table = calls(seats, character)
    table.turn(character, 1)
    slots = {slot for slot, _ in asked(table, 1)}
    tells = {"assassin", "witch", "thief", "magistrate", "blackmailer", "emperor"}
    assert slots == ({"end_turn", "ability"} if character in tells else {"end_turn"})
    view = table.view()
    assert view.turn.unready is None
    table.ends()
    assert table.remarks == ()


OF_A_TURN = (
    act.Gather(0, "gold"),
    act.Income(0),
    act.Build(0, price=2),
    act.AnswerThreat(0, bribe=True),
    act.SwapHands(0, 1),
    act.Destroy(0, 1),
    act.Collect(0),
    act.UseDistrict(0, "smithy"),
)


@pytest.mark.parametrize("deed", OF_A_TURN, ids=lambda deed: type(deed).__name__)
def test_what_nobody_keeps_is_neither_listed_nor_taken_until_something_is_kept(deed):
    table = calls().turn("king", 1)
    deed = msgspec.structs.replace(deed, turn=table.state.call)
    listed = [one.action["kind"] for seat in (None, 1) for one in table.moves(seat, seat)]
    assert deed.__struct_config__.tag not in listed
    assert table.refused(1, deed).key == "citadels-nothing-kept"


def test_a_turn_is_booked_as_soon_as_gold_is_kept():
    table = calls().turn("king", 1).act(None, act.SwitchTool(Tool.BANK, on=True))
    assert table.gathers().has(1) == 4


def test_an_old_log_in_which_such_a_turn_was_told_folds_as_it_did():
    table = calls().turn("king", 1)
    gathers = act.Gather(table.state.call, "gold")
    recorded = World(table.now, table.dice, recorded=True)
    told = GAME.decide(table.state, 1, gathers, recorded)
    state = GAME.apply(table.state, 1, told)
    assert state.turn is not None
    assert state.turn.gathered
    assert state.rank == 4


@pytest.mark.rule("ci.char.emperor.crown")
def test_an_emperor_says_to_whom_the_crown_goes_and_nothing_else_threatened_or_not():
    table = calls(4, "emperor", "blackmailer").turn("blackmailer", 0)
    table.does(act.Tokens, (4, 5)).ends().turn("emperor", 1)
    words = {say(one.label, "en", NAMES) for one in table.every("ability", 1, "now")}
    assert words == {"Cem", "Dan"}
    table.does(act.GiveCrown, 2)
    assert table.state.crown == 2


def test_nobody_is_asked_about_what_was_not_kept_any_more():
    table = Table(4, "blackmailer", tools=(Tool.CALLER, Tool.BANK)).calls()
    table.turn("blackmailer", 0).does(act.Tokens, (4, 5)).ends().turn("king", 1)
    table.gathers().does(act.AnswerThreat, bribe=False)
    assert asked(table, 0) == {("asked", True)}
    table.act(None, act.SwitchTool(Tool.BANK, on=False))
    assert asked(table, 0) == {("end_turn", True)}
    assert table.view().prompt is None
    assert [seat.stance for seat in table.view().seats].index("lit") == 1


def test_by_hand_nothing_goes_on_by_itself_and_the_button_names_the_next():
    table = calls(calls="by_hand")
    assert due(table) is None
    [silence] = table.every("silence")
    assert say(silence.label, "en", NAMES) == "Next: 2. Thief"
    table.act(None, act.ChangeOptions(calls="by_itself"))
    assert due(table) == PACE_MS["steady"]
    [silence] = table.every("silence")
    assert say(silence.label, "en", NAMES) == "Nobody"


def paused(table, after=2_000):
    """A call that somebody has paused so many milliseconds after it."""
    table.now += after
    return table.act(2, act.PauseCalls(table.state.call))


def test_a_paused_call_stands_and_goes_on_where_it_stood():
    table = paused(calls())
    assert due(table) is None
    assert say(table.view().headline, "en", NAMES) == "1: Assassin. Paused; tap to go on."
    assert [one.slot for one in table.moves(3, 3) if one.slot in ("pause", "resume")] == ["resume"]
    table.now += 60_000
    table.act(3, act.ResumeCalls(table.state.call))
    assert due(table) == PACE_MS["steady"] - 2_000
    passes(table)
    assert (table.state.rank, due(table)) == (2, PACE_MS["steady"])


def test_whoever_is_late_for_a_pause_is_told_so():
    table = paused(calls())
    call = table.state.call
    assert table.refused(1, act.PauseCalls(call)).key == "citadels-calls-stand"
    assert table.refused(None, act.WaitedOut(call)).key == "citadels-clock-changed"
    table.act(1, act.ResumeCalls(call))
    assert table.refused(2, act.ResumeCalls(call)).key == "citadels-calls-run"
    passes(table)
    assert table.refused(2, act.PauseCalls(call)).key == "citadels-call-over"
    by_hand = calls(calls="by_hand")
    assert by_hand.refused(2, act.PauseCalls(by_hand.state.call)).key == "citadels-calls-stand"


def test_a_pause_at_the_last_moment_holds_and_so_it_does_at_another_pace():
    table = paused(calls(), PACE_MS["steady"])
    assert table.refused(None, act.WaitedOut(table.state.call)).key == "citadels-clock-changed"
    table.act(0, act.ChangeOptions(pace="slow"))
    assert (due(table), table.state.paused) == (None, True)
    table.act(0, act.ResumeCalls(table.state.call))
    assert due(table) == PACE_MS["slow"]


def test_somebody_answers_in_a_pause_and_after_their_turn_calls_go_on_by_themselves():
    table = paused(calls()).turn("assassin", 1)
    assert not table.state.paused
    table.ends()
    assert (table.state.rank, due(table)) == (2, PACE_MS["steady"])


def test_an_old_log_without_moments_waits_for_ever():
    table = calls()
    state = GAME.apply(table.state, None, act.Silence(table.state.call))
    assert (state.rank, GAME.deadline(state)) == (2, None)


@pytest.mark.rule("ci.char.assassin.silent")
def test_a_killed_rank_is_called_and_passed_after_two_seconds():
    table = calls().turn("assassin", 0).does(act.Name, 3).ends()
    passes(table)
    assert table.state.rank == 3
    assert due(table) == KILLED_MS
    passes(table)
    assert table.state.silent == (2, 3)


@pytest.mark.rule("ci.char.witch.resumes")
def test_the_witch_goes_on_after_a_tap():
    table = calls(4, "witch").turn("witch", 0).does(act.Name, 3)
    table.turn("magician", 2)
    [end] = table.every("end_turn", 2)
    assert say(end.label, "en", NAMES) == "The Witch goes on"
    table.ends()
    assert (table.acting.seat, table.acting.character) == (0, "magician")
    assert caption(table) == "3. Magician. The Witch goes on."
    table.ends()
    assert table.state.rank == 4


CAPTIONS = {
    "plain": (
        (),
        ["1. Assassin.", "2. Thief.", "3. Magician.", "4. King.", "5. Bishop.", "6. Merchant.",
         "7. Architect.", "8. Warlord."],
    ),
    "killed": (((1, "assassin", act.Name, 3),), ["3. Magician, killed."]),
    "robbed": (((2, "thief", act.Name, 6),), ["6. Merchant, to be robbed."]),
    "bewitched": (((1, "witch", act.Name, 5),), ["5. Bishop, bewitched."]),
    "warrants": (
        ((1, "magistrate", act.Tokens, (3, 5, 7)),),
        ["3. Magician, marked.", "5. Bishop, marked.", "7. Architect, marked."],
    ),
    "threats": (
        ((2, "blackmailer", act.Tokens, (3, 5)),),
        ["3. Magician, marked.", "5. Bishop, marked."],
    ),
    "both": (
        ((1, "magistrate", act.Tokens, (3, 5, 7)), (2, "blackmailer", act.Tokens, (3, 5))),
        ["3. Magician, marked.", "5. Bishop, marked.", "7. Architect, marked."],
    ),
    "killed and robbed": (
        ((1, "assassin", act.Name, 3), (2, "thief", act.Name, 6)),
        ["3. Magician, killed.", "6. Merchant, to be robbed."],
    ),
    "robbed and marked": (
        ((1, "magistrate", act.Tokens, (3, 5, 7)), (2, "thief", act.Name, 5)),
        ["3. Magician, marked.", "5. Bishop, to be robbed and marked.", "7. Architect, marked."],
    ),
    "killed king": (
        ((1, "assassin", act.Name, 4),),
        ["4. King, killed.", "The killed King is now revealed and takes the crown."],
    ),
}  # fmt: skip
"""what was named aloud → the captions that differ from those of a silent round"""

NINE = (3, 8)
"""so many play with nine characters, whether they want to or not"""


def heard(players, named):
    """The captions of a whole round in which nobody else answers."""
    characters = tuple(character for _, character, _, _ in named)
    table = calls(players, *characters)
    told = []
    for rank, _, _, _ in named:
        while table.state.rank != rank:
            told.append(caption(table))
            passes(table)
        told.append(caption(table))
        _, character, deed, target = next(one for one in named if one[0] == rank)
        table.turn(character, rank - 1).does(deed, target)
        if table.acting is not None:
            table.ends()
    while table.state.phase is Phase.CALL:
        told.append(caption(table))
        passes(table)
    told.append(caption(table))
    return [one for one in told if one is not None]


@pytest.mark.rule("ci.ruling.named_victims_public", "ci.ruling.marks_secret")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("named", CAPTIONS)
def test_a_round_says_what_the_book_lets_everybody_know_and_nothing_else(players, named):
    deeds, differ = CAPTIONS[named]
    instead = {rank: character for rank, character, _, _ in deeds}
    plain = CAPTIONS["plain"][1]
    expected = [
        f"{rank}. {instead[rank].capitalize()}." if rank in instead else words
        for rank, words in enumerate(plain, 1)
    ]
    if players in NINE:
        expected.append("9. Artist.")
    for words in differ:
        number, dot, _ = words.partition(". ")
        if dot and number.isdigit():
            expected[int(number) - 1] = words
        else:
            expected.append(words)
    told = heard(players, deeds)
    assert told == expected
    for name in NAMES:
        assert not any(name in one for one in told)


@pytest.mark.rule("ci.selection.out_this_round")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_round_calls_nothing_that_lies_face_up(players):
    table = Table(players, tools=ALONE).begin().turn_up()
    up = table.state.face_up
    assert len(up) == table.state.selection.face_up
    table.act(None, act.StartCalls(1))
    told = []
    while table.state.phase is Phase.CALL:
        told.append(caption(table))
        passes(table)
    every = [*CAPTIONS["plain"][1], *(["9. Artist."] if players in NINE else [])]
    assert told == [words for rank, words in enumerate(every, 1) if rank not in up]


@pytest.mark.rule("ci.char.thief.immune")
@pytest.mark.parametrize("players", range(2, 9))
def test_nobody_names_the_killed_or_bewitched_to_be_robbed_so_no_call_says_both(players):
    for first, caption_ in (("assassin", "killed"), ("witch", "bewitched")):
        table = calls(players, first).turn(first, 0).does(act.Name, 5)
        if table.acting is not None:
            table.ends()
        table.turn("thief", 1)
        assert table.cannot(act.Name, 5).rule == "ci.char.thief.immune"
        table.ends()
        while table.state.rank != 5:
            passes(table)
        assert caption(table) == f"5. Bishop, {caption_}."


@pytest.mark.rule("ci.char.emperor.killed", "ci.char.patrician.killed", "ci.char.king.killed")
def test_the_killed_rank_4_does_at_the_end_what_the_book_says():
    for character, words in (
        ("king", "The killed King is now revealed and takes the crown."),
        ("patrician", "The killed Patrician is now revealed and takes the crown."),
        (
            "emperor",
            "The killed Emperor is now revealed, passes the crown to somebody else and takes "
            "nothing.",
        ),
    ):
        table = calls(5, character).turn("assassin", 1).does(act.Name, 4).ends().round_end()
        assert caption(table) == words


def test_marks_are_said_in_every_language():
    table = calls().turn("assassin", 0).does(act.Name, 3).ends().call("magician")
    assert {language: caption(table, language) for language in LANGUAGES} == {
        "en": "3. Magician, killed.",
        "ko": "3번. 마술사, 암살.",
        "ru": "3. Чародей, убийство.",
    }
