"""Light falls on those who have something to do, and on nobody else."""

from collections import Counter

import msgspec
import pytest

from companion.engine.game import PlayedGame
from companion.engine.state import MOST_LIT, Stance
from companion.games import PLAYED
from companion.sittings import FoldedSitting
from tests.examples import quickly
from tests.recorded import FILES, one_of_each, read

SOME = 3
"""entries from one look to the next"""


def asked_for(game: PlayedGame, state, seat: int) -> dict[str, str]:
    """What the moment asks this seat to tell the companion, by the action; a step of the round is
    in the bar. What is done with cards alone stands in words.
    """
    return {
        repr(move.action): move.slot
        for move in game.moves(state, seat, None)
        if move.open and move.group == "now" and not move.slot.startswith("to_")
    }


@pytest.mark.parametrize("name", quickly(FILES, *one_of_each()))
def test_whoever_has_something_to_do_is_lit_or_ready_and_whoever_is_lit_is_told_what(name):
    recording, _ = read(name)
    game = PLAYED[recording.game]
    options = msgspec.convert(recording.options, game.options)
    play, seen = FoldedSitting(game, options, recording.seats), Counter[Stance]()
    for number, entry in enumerate(recording.entries):
        action = play.decode_entry(msgspec.json.encode(entry.action))
        made = play.make_entry(entry.seat, entry.at, action)
        if number % SOME:
            play.add(made)
            continue
        view = game.view(play.state, None)
        asked = [asked_for(game, play.state, one.seat) for one in view.seats]
        offered = Counter(action for one in asked for action in one)
        for one, slots in zip(view.seats, asked, strict=True):
            alone = [slot for action, slot in slots.items() if offered[action] == 1]
            where = f"before entry {play.version + 1}, seat {one.seat}, {play.state.phase}"
            assert not alone or one.stance is not Stance.SLIM, f"{where}: {alone}"
            assert slots or one.todo or one.stance is not Stance.LIT, where
            seen[one.stance] += 1
        assert [one.stance for one in view.seats].count(Stance.LIT) <= MOST_LIT
        play.add(made)
    assert seen[Stance.LIT]
