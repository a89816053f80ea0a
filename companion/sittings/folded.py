"""One sitting, folded from its log: its state, and the decision of the next entry."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, Union

import msgspec

from companion.background import run_in_thread
from companion.engine import log
from companion.engine.action import corrects_the_same, is_correction
from companion.engine.authority import check_authority
from companion.engine.checks import plain
from companion.engine.game import Deadline, Game, PlayedGame, World
from companion.engine.log import LogHead, Mend, RedactedEntry, Rewind
from companion.engine.message import Message
from companion.engine.moves import Move
from companion.engine.needs import refuse
from companion.engine.refusal import GameError, RuleError, SettledError
from companion.engine.score import ScoreSheet
from companion.engine.state import GameOptions, GameView
from companion.engine.verbs import Correct

from . import names as seat_names
from .decoding import decode_part, paths_below
from .editor import Editor
from .entries import LONG_LOG, DecidedEntry, EntryLog
from .mending import Mender, MendOutcome
from .narrator import Narrator
from .refusals import NoSuchGameError
from .rewinds import Rewinds
from .tokens import canonical
from .values import ActionResult

Found = TypeVar("Found")


def rules_of(games: Mapping[str, Game], key: str) -> PlayedGame[Any, Any, Any]:
    """Return the game. Raises NoSuchGameError, and RuleError for one of which
    only scores are kept.
    """
    game = games.get(key)
    if game is None:
        raise NoSuchGameError(key)
    if not isinstance(game, PlayedGame):
        raise RuleError("house-only-counted", path="game", game=Message(f"{key}-name"))
    return game


def open_folded(
    game: PlayedGame[Any, Any, Any], options: Mapping[str, object], names: Iterable[str]
) -> FoldedSitting:
    """Set a sitting up.

    Raises ShapeError (options of the wrong shape), FaultyError, with paths `options.…`, `seats`,
    `seats[1].name`.
    """
    chosen = decode_part("options", canonical("options", options), game.options)
    seats = tuple(plain(name) for name in names)
    refuse((*game.check_options(chosen, len(seats)), *seat_names.check(seats)))
    return FoldedSitting(game, chosen, seats)


class FoldedSitting:
    """A sitting in memory: its log, with who may undo, mend and read what of it."""

    def __init__(
        self, game: PlayedGame[Any, Any, Any], options: GameOptions, names: tuple[str, ...]
    ) -> None:
        self.game = game
        self.options = options
        self.last_body = ""
        """the last entry's action, as it stands in the database"""
        log = EntryLog(game, game.setup(options, len(names)), names)
        self.log = log
        self.narrator = Narrator(log)
        self.rewinds = Rewinds(log, self.narrator)
        self.editor = Editor(log, self.narrator)

    def read_snapshot(self, find: Callable[[FoldedSitting], Found]) -> Found:
        """Run `find` on a copy, while others may add to the log. Raises as `find` does.

        Logs longer than `LONG_LOG` entries are read in a worker thread.
        """
        copied, log = copy.copy(self), self.log.copy()
        narrator = self.narrator.copy(log)
        copied.log, copied.narrator = log, narrator
        copied.rewinds, copied.editor = Rewinds(log, narrator), self.editor.copy(log, narrator)
        return run_in_thread(lambda: find(copied)) if copied.is_long else find(copied)

    # -- How it stands ---------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """By seat; '' for a seat that goes by its colour."""
        return self.log.names

    @property
    def head(self) -> LogHead[Any]:
        return self.log.head

    @property
    def version(self) -> int:
        return self.log.version

    @property
    def is_long(self) -> bool:
        return self.version > LONG_LOG

    @property
    def state(self) -> Any:
        return self.log.state

    @property
    def revealed(self) -> bool:
        return self.log.revealed

    def is_revealed_after(self, number: int) -> bool:
        """Return whether everything was turned up after this entry."""
        return self.game.revealed(self.log.heads[number].state)

    def view(self, viewer: int | None) -> GameView:
        return self.game.view(self.state, viewer)

    def result(self) -> ScoreSheet | None:
        return self.log.result()

    def deadline(self) -> Deadline[Any] | None:
        return self.game.deadline(self.state)

    def list_game_moves(
        self,
        head: LogHead[Any],
        viewer: int | None,
        seat: int | None,
        slots: frozenset[str] | None = None,
    ) -> tuple[Move, ...]:
        """List what the rules allow this seat to do at `head`, as far as the viewer may know it.

        `slots`: nothing else need be listed.
        """
        return () if head.unseen else self.game.moves(head.state, seat, viewer, slots)

    # -- The next entry --------------------------------------------------------------------

    def decode_action(self, body: bytes, *more: type[msgspec.Struct]) -> msgspec.Struct:
        """Decode the action that a client sent, or one of `more`.

        Raises ShapeError and FaultyError with paths below `action`.
        """
        kinds: Any = Union[(*self.game.actions, Rewind, Mend, *more)]
        action: msgspec.Struct = decode_part("action", body, kinds)
        return action

    def decode_entry(self, body: bytes) -> msgspec.Struct:
        """Decode the action of an entry in a log. Raises as `decode_action` does."""
        return self.decode_action(body, RedactedEntry)

    def check_newest(self, action: msgspec.Struct, seen: int) -> None:
        """Refuse what was asked on a screen older than a mend of the same thing.

        `seen`: the last entry on that screen. Whoever saw no more corrects nothing that somebody
        corrected since, and names nothing by a number that may be another's now. Raises
        SettledError.
        """
        if seen >= self.version:
            return
        since = self.log.entries(after=seen)
        if getattr(type(action), "refers", ()) and any(
            isinstance(one.action, Rewind | Mend | RedactedEntry) for one in since
        ):
            raise SettledError("house-changed-since", path="seen")
        if not is_correction(action):
            return
        for one in self.log.effective():
            if one.source > seen and corrects_the_same(one.action, action):
                raise SettledError("house-corrected-since", path="seen")

    def decide(self, seat: int | None, action: msgspec.Struct, world: World) -> DecidedEntry:
        """Return the next entry, with luck and the clock decided; nothing is added yet.

        Raises NotYoursError if it is not for this seat to do, SettledError if a correction changes
        nothing.
        """
        if isinstance(action, Mend):
            with paths_below("action"):
                mended = self.editor.decide(action, None if world.table else seat)
                if action.expected != self.version:
                    raise SettledError("house-mend-settled", path="expected")
            return self._mend(seat, world.now, mended)
        if isinstance(action, Rewind):
            self.rewinds.check_visible(action)
        else:
            check_authority(self.state, seat, action, table=world.table)
            action = self.game.decide(self.state, seat, action, world)
        entry = self.make_entry(seat, world.now, action)
        if isinstance(action, Correct) and action.is_noted(self.state):
            # What they see decides: a refusal tells nobody what is hidden from them.
            viewer = None if world.table else seat
            if self.view(viewer) == self.game.view(entry.head.state, viewer):
                raise SettledError("house-mend-same", path="action")
        return entry

    def make_entry(self, seat: int | None, at: int, action: msgspec.Struct) -> DecidedEntry:
        """Return the next entry from an action that is decided already; nothing is added yet."""
        if isinstance(action, Rewind):
            return self._rewind(seat, at, action)
        if isinstance(action, RedactedEntry):
            effective = Mender(self.log).apply_unseen(action)
            head = log.advance_unseen(self.head, mend=effective is not None)
            return DecidedEntry(seat, at, action, head, effective)
        if isinstance(action, Mend):
            with paths_below("action"):
                return self._mend(seat, at, self.editor.apply(action))
        if self.head.unseen:
            raise GameError("house-after-unseen")
        state = self.game.apply(self.state, seat, action)
        return DecidedEntry(seat, at, action, log.advance(self.head, state))

    def _rewind(self, seat: int | None, at: int, rewind: Rewind) -> DecidedEntry:
        end = self.log.find_cut(rewind.to)
        if end is None:
            return DecidedEntry(seat, at, rewind, log.rewind(self.log.heads, rewind))
        effective = self.log.effective()[:end]
        state = self.log.state_before(effective, end)
        return DecidedEntry(
            seat, at, rewind, log.rewind_within_mend(self.head, rewind, state), effective
        )

    def _mend(self, seat: int | None, at: int, mended: MendOutcome) -> DecidedEntry:
        head = log.advance_mended(self.head, self.editor.state_after(mended))
        return DecidedEntry(seat, at, mended.mend, head, mended.effective)

    def add(self, entry: DecidedEntry, body: str = "") -> None:
        """Add the next entry, which the database keeps as `body`. One that is here already stays.

        Whoever adds holds `log.adding`.
        """
        if self.log.add(entry):
            self.last_body = body
            self.editor.forget()

    def acknowledge(self, number: int, viewer: int | None) -> ActionResult:
        """Return what whoever made an entry is told of it."""
        return ActionResult(number, self.narrator.remarks(number, viewer), self.names)
