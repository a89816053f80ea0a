"""What is remembered of a game: moments, roles and who began, from what everybody may know."""

import pytest
from msgspec.structs import replace

from companion.engine.chronicle import MOMENTS, Findings
from companion.games import PLAYED
from companion.games.sheriff.tables import CARDS, Kind
from companion.sittings import FoldedSitting, Recording, chronicle, replay, results
from companion.text import LANGUAGES, say

from .recorded import FILES, of, read

every_recording = pytest.mark.parametrize("name", FILES)


def found(recording: Recording) -> Findings:
    return chronicle.make_chronicle(replay(PLAYED, recording))[1]


def told(name: str) -> tuple[list[tuple[int, str]], FoldedSitting]:
    play = replay(PLAYED, read(name)[0])
    document, _ = chronicle.make_chronicle(play)
    return [
        (one.entry, say(results.decode_message(one.words), "en", play.names))
        for one in document.moments
    ], play


@every_recording
def test_every_recording_has_its_course_its_moments_and_who_began(name):
    play = replay(PLAYED, read(name)[0])
    document, _ = chronicle.make_chronicle(play)
    assert document.courses
    assert 1 <= len(document.moments) <= MOMENTS
    assert document.first is not None
    here = {one.number for one in play.log.effective()}
    for moment in document.moments:
        assert moment.entry in here
        for language in LANGUAGES:
            assert say(results.decode_message(moment.words), language, play.names)


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("sheriff-first-3", ["sheriff-line-gold", "sheriff-sheet-on-stands"]),
        ("citadels-5-monument", ["citadels-screen-gold", "citadels-line-districts"]),
        ("condottiere-4-most-cities", ["condottiere-line-cities", "condottiere-sheet-battles"]),
        ("condottiere-2-points", ["condottiere-sheet-points"]),
        ("dunhuang-4-shared", ["dunhuang-line-prestige", "dunhuang-line-tokens"]),
    ],
)
def test_a_game_has_the_course_of_each_thing_that_it_counts(name, counted):
    document, _ = chronicle.make_chronicle(replay(PLAYED, read(name)[0]))
    assert [one.words.id for one in document.courses] == counted
    for one in document.courses:
        assert len(set(one.values)) > 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sheriff-second-5", "Ben smuggled 3 cards past Dan in one bag."),
        ("sheriff-second-5", "Ann opened an honest bag and paid Cem 10 gold."),
        ("sheriff-second-5", "Cem bribed Dan with 12 gold."),
        ("sheriff-first-5", "Ben caught Eve lying, for 8 gold."),
        ("citadels-3-tax-collector", "Ben robbed Ann of 4 gold."),
        ("citadels-5-monument", "Eve kept the crown for 3 rounds in a row."),
        ("condottiere-6-capturing", "The closest battle, at Parma: Cem beat Ben 12 to 11."),
        ("condottiere-5-final-battle", "Ann won 2 battles in a row."),
        ("dunhuang-2-instant", "Ann showed 5 different goods in the warehouse and won at once."),
        ("dunhuang-4-shared", "Dan led the camel 5 tiles in one go."),
    ],
)
def test_a_moment_is_told_as_it_was(name, words):
    assert words in [said for _, said in told(name)[0]]


CONTRABAND = [good for good, card in CARDS.items() if card.kind is not Kind.LEGAL]


@pytest.mark.parametrize("name", ["sheriff-first-3", "sheriff-second-5"])
def test_what_was_smuggled_is_known_by_its_number_alone(name):
    recording, _ = read(name)
    entries = []
    for entry in recording.entries:
        action = dict(entry.action)
        if action["kind"] == "unpack":
            cards = {good: n for good, n in action["goods"].items() if good in CONTRABAND}
            action["goods"] = {k: n for k, n in action["goods"].items() if k not in cards}
            action["unknown"] = action.get("unknown", 0) + sum(cards.values())
        if action["kind"] not in ("enter_final", "finish"):
            entries.append(replace(entry, action=action))
    assert found(recording) == found(replace(recording, entries=tuple(entries)))


def test_who_was_who_is_told_of_those_whom_everybody_saw():
    for recording, _ in of("citadels").values():
        play = replay(PLAYED, recording)
        roles, state = found(recording).roles, play.state
        assert [role is not None for role in roles] == [
            bool(state.shown_by(seat)) for seat in range(state.seats)
        ]


def test_figures_of_bags_add_up_as_sheriff_and_as_merchant():
    for recording, _ in of("sheriff").values():
        for seat in found(recording).seats:
            caught, passed = seat.get("lies_caught", 0), seat.get("lies_passed", 0)
            assert seat.get("lies", 0) == caught + passed
            assert caught <= seat.get("merchant_opened", 0) <= seat["merchant_bags"]
            assert seat.get("sheriff_caught", 0) <= seat.get("sheriff_opened", 0)
