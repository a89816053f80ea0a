"""One sitting, folded: its log, how it stands after every entry, and who may know what of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Union

import msgspec

from companion.documents import decode
from companion.engine import log
from companion.engine.authority import check_authority
from companion.engine.game import Deadline, Game, Narration, Remark, World
from companion.engine.log import LogHead, Rewind, Unseen
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, Move
from companion.engine.refusal import FaultyError, GameError, SettledError
from companion.engine.score import ScoreSheet

from . import results
from .refusals import UnlistedMovesError
from .values import Done, LogEntry, Step


@dataclass(frozen=True, slots=True)
class Made:
    """An entry with everything decided, and how the sitting stands after it."""

    seat: int | None
    at: int
    action: msgspec.Struct
    head: LogHead[Any]

    @property
    def number(self) -> int:
        return self.head.number

    @property
    def body(self) -> str:
        return msgspec.json.encode(self.action).decode()


class Play:
    """A sitting in memory. Entries are added, never changed, so that reading needs no lock."""

    def __init__(
        self, game: Game[Any, Any, Any], options: msgspec.Struct, names: tuple[str, ...]
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.adding = threading.Lock()
        self._made: list[Made] = []
        self._history = [log.opened(game.setup(options, len(names)))]
        self._narrations: dict[int, Narration] = {}
        self._remarks: dict[int, tuple[Remark, ...]] = {}

    @property
    def head(self) -> LogHead[Any]:
        return self._history[-1]

    @property
    def version(self) -> int:
        return self.head.number

    @property
    def state(self) -> Any:
        return self.head.state

    # -- Playing ---------------------------------------------------------------------------

    def read(self, body: bytes) -> msgspec.Struct:
        """The action in a document.

        Raises ShapeError and FaultyError with paths below `action`.
        """
        kinds: Any = Union[(*self.game.actions, Rewind)]
        action: msgspec.Struct = within("action", body, kinds)
        return action

    def stored(self, body: bytes) -> msgspec.Struct:
        """The action in an entry of the log. Raises as `read` does."""
        kinds: Any = Union[(*self.game.actions, Rewind, Unseen)]
        action: msgspec.Struct = within("action", body, kinds)
        return action

    def decided(self, seat: int | None, action: msgspec.Struct, world: World) -> Made:
        """The next entry, with luck and the clock in it; nothing is added yet.

        Raises NotYoursError if it is not for this seat to do.
        """
        if isinstance(action, Rewind):
            self._check_seen(action)
        else:
            check_authority(self.state, seat, action, table=world.table)
            action = self.game.decide(self.state, seat, action, world)
        return self.made(seat, world.now, action)

    def made(self, seat: int | None, at: int, action: msgspec.Struct) -> Made:
        """The next entry from an action that is decided already; nothing is added yet."""
        if isinstance(action, Rewind):
            return Made(seat, at, action, log.rewound(self._history, action))
        if isinstance(action, Unseen):
            return Made(seat, at, action, log.passed(self.head))
        if self.head.unseen:
            raise GameError("house-after-unseen")
        state = self.game.apply(self.state, seat, action)
        return Made(seat, at, action, log.moved(self.head, state))

    def add(self, entry: Made) -> None:
        """The next entry is in the log. One that is here already stays as it is."""
        if entry.number == self.version + 1:
            self._made.append(entry)
            self._history.append(entry.head)

    def _check_seen(self, rewind: Rewind) -> None:
        if 0 <= rewind.to <= self.version and self._history[rewind.to].unseen:
            raise SettledError("house-rewind-unseen", path="action.to")

    def may_rewind(self, seat: int, rewind: Rewind) -> bool:
        """Whether a phone may: its own last action, back or forth, and not past a reveal."""
        if not 0 <= rewind.to <= self.version:
            return True  # `made` refuses it for a better reason
        return self._may_go(seat, self._history[rewind.to].place)

    def _may_go(self, seat: int, place: int) -> bool:
        head = self.head
        if place == head.undo:
            return self._seat_of(head.place) == seat and not self._past_reveal(place)
        return place == head.redo and self._seat_of(place) == seat

    def _past_reveal(self, place: int) -> bool:
        """Whether what everybody sees now, turned up or as a result, was still hidden there."""
        then = self._history[place].state
        if self.revealed and not self.game.revealed(then):
            return True
        return self.result() is not None and self.game.result(then, self.names) is None

    def _seat_of(self, place: int) -> int | None:
        return self._made[place - 1].seat

    # -- Looking ---------------------------------------------------------------------------

    @property
    def revealed(self) -> bool:
        return self.game.revealed(self.state)

    def view(self, viewer: int | None) -> msgspec.Struct:
        return self.game.view(self.state, viewer)

    def result(self) -> ScoreSheet | None:
        return self.game.result(self.state, self.names)

    def deadline(self) -> Deadline[Any] | None:
        return self.game.deadline(self.state)

    def undo(self, viewer: int | None) -> Step | None:
        return self._step(viewer, self.head.undo, self.head.place)

    def redo(self, viewer: int | None) -> Step | None:
        redo = self.head.redo
        return None if redo is None else self._step(viewer, redo, redo)

    def _step(self, viewer: int | None, to: int | None, about: int) -> Step | None:
        if to is None or self._history[to].unseen:
            return None
        if viewer is not None and not self._may_go(viewer, to):
            return None
        revealed = self.revealed and about == self.head.place
        words = self._narration(about).for_viewer(viewer, revealed)
        return Step(to, words, self._past_reveal(to))

    def moves(self, viewer: int | None) -> tuple[Move, ...]:
        """All that the viewer may do now; the table (None) for everybody.

        Raises UnlistedMovesError where the game does not list them.
        """
        if self.game.moves is None:
            raise UnlistedMovesError(self.game.key)
        seats = (None, *range(len(self.names))) if viewer is None else (viewer,)
        every = (one for seat in seats for one in self.listed(self.head, viewer, seat))
        return (*every, *self._rewinds(viewer))

    def listed(self, head: LogHead[Any], viewer: int | None, seat: int | None) -> tuple[Move, ...]:
        """What the game lists of this seat then; nothing where it lists no moves."""
        if self.game.moves is None or head.unseen:
            return ()
        return self.game.moves(head.state, seat, viewer)

    def _rewinds(self, viewer: int | None) -> Iterator[Move]:
        """Undo and redo; for the table any other place too."""
        for slot, step in (("undo", self.undo(viewer)), ("redo", self.redo(viewer))):
            if step is not None:
                action = {"kind": "rewind", "to": step.to, "expected": self.version}
                label = Message(f"house-move-{slot}", what=step.words)
                yield Move(slot=slot, action=action, seat=viewer, label=label, group="correct")
        places = tuple(self._other_places()) if viewer is None else ()
        if places:
            field = ChoiceField(
                name="to", values=tuple(Choice(to, Message("house-entry", n=to)) for to in places)
            )
            yield Move(
                slot="go_back",
                action={"kind": "rewind", "expected": self.version},
                seat=None,
                label=Message("house-move-go-back"),
                fields=(field,),
                group="correct",
            )

    def _other_places(self) -> Iterator[int]:
        for head in self._history:
            if head.place != self.head.place and not head.unseen:
                yield head.number

    def log(self, viewer: int | None, *, after: int = 0) -> tuple[LogEntry, ...]:
        """What was taken back stays secret when the rest is revealed: nobody ever saw it."""
        head = self.head
        kept = frozenset(log.way_back(self._history, head.place))
        revealed = self.game.revealed(head.state)
        return tuple(
            self._log_entry(self._made[number - 1], viewer, revealed, kept)
            for number in range(after + 1, head.number + 1)
        )

    def _log_entry(
        self, made: Made, viewer: int | None, revealed: bool, kept: frozenset[int]
    ) -> LogEntry:
        number = made.number
        known = revealed and number in kept
        document: Mapping[str, object] | None = msgspec.to_builtins(made.action)
        if isinstance(made.action, Rewind):
            words = self._rewind_in_words(made, viewer, revealed, kept)
            return LogEntry(number, made.seat, made.at, words, False, document, False)
        if isinstance(made.action, Unseen):
            words, document = results.told(made.action.words), made.action.action
            return LogEntry(number, made.seat, made.at, words, document is None, document, True)
        narration = self._narration(number)
        secret = narration.secret and not known
        if secret and (viewer is None or viewer not in dict(narration.private)):
            document = None
        words, undone = narration.for_viewer(viewer, known), number not in kept
        remarks, past = self.remarks(number, viewer), self._past_reveal(number)
        return LogEntry(number, made.seat, made.at, words, secret, document, undone, remarks, past)

    def _rewind_in_words(
        self, made: Made, viewer: int | None, revealed: bool, kept: frozenset[int]
    ) -> Message:
        who = Message("house-the-table") if made.seat is None else SeatName(made.seat)
        before, after = self._history[made.number - 1], made.head
        if after.place == before.undo:
            key, about = "house-log-took-back", before.place
        elif after.place == before.redo:
            key, about = "house-log-brought-back", after.place
        else:
            return Message("house-log-went-back", who=who, entry=after.place)
        what = self._narration(about).for_viewer(viewer, revealed and about in kept)
        return Message(key, who=who, what=what)

    def _narration(self, number: int) -> Narration:
        narration = self._narrations.get(number)
        if narration is None:
            made, before = self._made[number - 1], self._history[number - 1].state
            if isinstance(made.action, Unseen):
                narration = Narration(results.told(made.action.words))
            else:
                narration = self.game.narrate(before, made.head.state, made.seat, made.action)
            self._narrations[number] = narration
        return narration

    def remarks(self, number: int, viewer: int | None) -> tuple[Message, ...]:
        """What our notes said against an entry, as far as the viewer may know."""
        remarks = self._remarks.get(number)
        if remarks is None:
            made, before = self._made[number - 1], self._history[number - 1].state
            remarks = ()
            if not isinstance(made.action, Rewind | Unseen):
                remarks = self.game.remarks(before, made.head.state, made.seat, made.action)
            self._remarks[number] = remarks
        return tuple(one.words for one in remarks if one.seat in (None, viewer))

    def done(self, number: int, viewer: int | None) -> Done:
        """An entry of the log, as whoever made it is told of it."""
        return Done(number, self.remarks(number, viewer), self.names)

    def seen(self, number: int) -> bool:
        """Whether everything was revealed after this entry."""
        return self.game.revealed(self._history[number].state)

    def unseen(self, number: int) -> Mapping[int, Unseen]:
        """What had been taken back by this entry before anybody saw it, by its number."""
        kept = frozenset(log.way_back(self._history, self._history[number].place))
        found: dict[int, Unseen] = {}
        for made in self._made[:number]:
            if made.number in kept or isinstance(made.action, Rewind):
                continue
            if isinstance(made.action, Unseen):
                found[made.number] = made.action
                continue
            narration = self._narration(made.number)
            if narration.secret or made.head.undo in found:
                words = msgspec.to_builtins(narration.for_viewer(None, False))
                known = None if narration.secret else msgspec.to_builtins(made.action)
                found[made.number] = Unseen(words, known)
        return found

    def entries(self) -> Iterator[Made]:
        return iter(self._made[: self.version])


def within(path: str, body: bytes, shape: Any) -> Any:
    """Decodes a part of a document: faults have paths below `path`."""
    try:
        return decode(body, shape)
    except FaultyError as error:
        faults: Sequence[Any] = error.faults
        raise type(error)(
            tuple(replace(fault, path=f"{path}.{fault.path}".rstrip(".")) for fault in faults)
        ) from None
