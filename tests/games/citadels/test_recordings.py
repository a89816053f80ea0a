"""Whole games: for every number of players, and with the things that seldom meet."""

from companion.games.citadels import GAME
from companion.games.citadels.tables import CHARACTERS
from companion.sittings import replay
from tests.recorded import kinds, of

RECORDINGS = of("citadels")


def named(name):
    return next(recording for key, (recording, _) in RECORDINGS.items() if name in key)


def done(recording, kind):
    return [entry.action for entry in recording.entries if entry.action["kind"] == kind]


def cast(recording):
    return {CHARACTERS[each].rank: each for each in recording.options["cast"]}


def last(recording):
    return replay({GAME.key: GAME}, recording).state


def test_there_is_a_recording_for_few_and_for_many_players():
    assert {len(recording.seats) for recording, _ in RECORDINGS.values()} >= {2, 3, 4, 7, 8}


def test_there_is_a_recording_for_each_way_in_which_a_game_is_decided():
    assert {expected.decided_by for _, expected in RECORDINGS.values()} >= {"total", "rank"}


def test_a_killed_king_was_shown_at_the_end_of_a_round():
    recording = named("killed-king")
    assert cast(recording)[4] == "king"
    assert any(action["who"] is not None for action in done(recording, "show_killed"))


def test_a_blackmailer_was_bewitched_and_the_witch_laid_the_threats():
    recording = named("bewitched-blackmailer")
    assert cast(recording)[2] == "blackmailer"
    entries = recording.entries
    named_two = [
        at
        for at, entry in enumerate(entries)
        if entry.action["kind"] == "name" and entry.action["rank"] == 2
    ]
    laid = [
        entry.seat
        for at in named_two
        for entry in entries[at : at + 6]
        if entry.action["kind"] == "tokens"
    ]
    assert entries[named_two[0]].seat in laid


def test_a_district_was_confiscated():
    assert any(action["take"] for action in done(named("confiscated"), "answer_warrant"))


def test_the_tax_collector_took_what_lay_on_the_token():
    assert done(named("tax-collector"), "collect")


def test_a_monument_completed_a_city_with_six_districts():
    recording = named("monument")
    state = last(recording)
    first = state.completed[0]
    city = {built.district for built in state.cities[first]}
    assert "monument" in city
    assert len(city) == state.needed - 1


def test_the_recordings_together_are_lively():
    found = {kind for recording, _ in RECORDINGS.values() for kind in kinds(recording)}
    wanted = {
        *("begin", "face_up", "pass_on", "answer", "silence", "end_turn"),
        *("gather", "income", "name", "tokens", "answer_threat", "turn_up_threat"),
        *("answer_warrant", "swap_hands", "take_card", "give_crown", "gift", "build"),
        *("destroy", "seize", "collect", "show_killed", "next_round"),
        *("enter_final", "finish"),
    }
    assert wanted - found <= set()
