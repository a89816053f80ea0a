"""What of a sitting reaches whom: canaries that only some may hear of, and twins.

Twins are two sittings that differ only in what is secret from a viewer: they show that viewer the
same bytes.
"""

from collections.abc import Collection
from random import Random
from typing import Any

import msgspec

from companion.engine.game import World
from companion.engine.refusal import GameError
from companion.sittings import FoldedSitting
from companion.sittings.log_pages import read_log
from companion.text import LANGUAGES, say

NOW = 1_000_000


def do(play: FoldedSitting, seat: int | None, *actions: Any) -> None:
    """The table does one thing after the other, for the seat."""
    for action in actions:
        play.add(play.decide(seat, action, World(NOW, Random(1))))


def everything_shown(play: FoldedSitting, viewer: int | None, without: Collection[str] = ()) -> str:
    """The view but for some of it, the log as data and in words, the names of undo and redo."""
    view = msgspec.to_builtins(play.view(viewer))
    shown = {key: value for key, value in view.items() if key not in without}
    log = read_log(play, viewer)
    words = [say(entry.words, language, play.names) for entry in log for language in LANGUAGES]
    steps = [play.rewinds.undo(viewer), play.rewinds.redo(viewer)]
    return msgspec.json.encode([shown, log, words, steps]).decode()


def who_hears(
    play: FoldedSitting, canary: object, without: Collection[str] = ()
) -> set[int | None]:
    """The viewers who find it anywhere."""
    everybody = (None, *range(len(play.names)))
    return {one for one in everybody if str(canary) in everything_shown(play, one, without)}


class Twins:
    """The same play twice; what the viewer may not know is different."""

    def __init__(self, seed: int, viewer: int | None, *plays: FoldedSitting) -> None:
        self.random = Random(seed)
        self.viewer = viewer
        self.plays = plays
        self.seats = range(len(plays[0].names))
        self.now = NOW

    @property
    def state(self) -> Any:
        return self.plays[0].state

    def act(self, seat: int | None, action: Any) -> None:
        """Both sittings accept it, or refuse it in the same words; until all is turned up they
        show the same.
        """
        first, second = self.plays
        assert self._try(first, seat, action) == self._try(second, seat, self.twin(seat, action))
        assert first.revealed or self.shown(first) == self.shown(second)

    def _try(self, play: FoldedSitting, seat: int | None, action: Any) -> object:
        try:
            entry = play.decide(seat, action, World(self.now, Random(1)))
        except GameError as refusal:
            told = [(fault.path, fault.code, fault.message) for fault in refusal.faults]
            return (type(refusal), refusal.message, refusal.rule, refusal.path, told)
        play.add(entry)
        return entry.number

    def twin(self, seat: int | None, action: Any) -> Any:
        """The same with other secrets, where the viewer may not know them."""
        raise NotImplementedError

    def shown(self, play: FoldedSitting) -> bytes:
        log = read_log(play, self.viewer, after=max(0, play.version - 3))
        steps = play.rewinds.undo(self.viewer), play.rewinds.redo(self.viewer)
        moves = [play.game.moves(play.state, seat, self.viewer) for seat in (None, *self.seats)]
        return msgspec.json.encode([play.view(self.viewer), log, steps, moves])

    def step(self) -> None:
        """Something by chance."""
        raise NotImplementedError

    def differ(self) -> set[int | None]:
        """The seats that are shown that these are two."""
        found: set[int | None] = set()
        for seat in self.seats:
            self.viewer = seat
            first, second = map(self.shown, self.plays)
            if first != second:
                found.add(seat)
        return found
