"""One sitting, folded: its log, how it stands after every entry, and who may know what of it."""

from __future__ import annotations

import copy
import threading
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NoReturn, TypeVar, Union

import msgspec

from companion.apart import apart
from companion.engine import log
from companion.engine.act import corrects_the_same
from companion.engine.authority import check_authority
from companion.engine.game import Deadline, Game, Narration, PlayedGame, Remark, World
from companion.engine.log import LogHead, Mend, Rewind, Unseen
from companion.engine.mending import mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, DocumentField, Move
from companion.engine.refusal import GameError, SettledError
from companion.engine.score import ScoreSheet
from companion.engine.state import GameOptions, GameView

from . import changes, results
from .decoding import below, within
from .line import Line, LineEntry, Made, before, in_force
from .mend_form import MendForm, form
from .mending import Mended, Mender
from .refusals import (
    BlockedError,
    Blocker,
    ForbiddenError,
    NoSuchGameError,
    OnlyCountedError,
)
from .values import Done, LogEntry, Proposal, Step

Found = TypeVar("Found")

LONG_LOG = 300
"""entries; whoever looks through more than these does it apart"""
RECENT = 100
"""entries back to which a seat may put its own right; the table reaches any"""


def rules_of(games: Mapping[str, Game], key: str) -> PlayedGame[Any, Any, Any]:
    """Raises NoSuchGameError, OnlyCountedError."""
    game = games.get(key)
    if game is None:
        raise NoSuchGameError(key)
    if not isinstance(game, PlayedGame):
        raise OnlyCountedError(key)
    return game


class Play:
    """A sitting in memory. Entries are added, never changed, so that reading needs no lock."""

    def __init__(
        self, game: PlayedGame[Any, Any, Any], options: GameOptions, names: tuple[str, ...]
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.adding = threading.Lock()
        self.last_body = ""
        """of the last entry, as it stands in the database"""
        self._made: list[Made] = []
        self._history = [log.opened(game.setup(options, len(names)))]
        self._narrations: dict[int, Narration] = {}
        """A page of the log takes 2.5 times as long without. By entry, and gone with this sitting,
        like the remarks, which take a quarter of a page."""
        self._remarks: dict[int, tuple[Remark, ...]] = {}
        self._touched: dict[tuple[int, int], frozenset[str]] = {}
        """By the number of an entry in force and the mend below it: two views are compared for it.
        Gone with this sitting."""
        self._stood: dict[tuple[int, int], Standing] = {}
        """what stands in a log of so many entries at a place"""
        self._tried: dict[tuple[object, ...], Mended] = {}
        """what would come of the mend that was tried last"""

    @property
    def head(self) -> LogHead[Any]:
        return self._history[-1]

    @property
    def version(self) -> int:
        return self.head.number

    @property
    def is_long(self) -> bool:
        return self.version > LONG_LOG

    @property
    def setup(self) -> Any:
        """The state before the first entry."""
        return self._history[0].state

    @property
    def state(self) -> Any:
        return self.head.state

    def looked_through(self, find: Callable[[Play], Found]) -> Found:
        """What is found in the whole log as it stands, while others may add to it.

        Of a long one apart. Raises as `find` does.
        """
        still = copy.copy(self)
        still._history = [*self._history]  # noqa: SLF001 - one of our own
        still._made = self._made[: still.version]  # noqa: SLF001
        return apart(lambda: find(still)) if still.is_long else find(still)

    # -- Playing ---------------------------------------------------------------------------

    def read(self, body: bytes) -> msgspec.Struct:
        """The action in a document.

        Raises ShapeError and FaultyError with paths below `action`.
        """
        kinds: Any = Union[(*self.game.actions, Rewind, Mend)]
        action: msgspec.Struct = within("action", body, kinds)
        return action

    def stored(self, body: bytes) -> msgspec.Struct:
        """The action in an entry of the log. Raises as `read` does."""
        kinds: Any = Union[(*self.game.actions, Rewind, Mend, Unseen)]
        action: msgspec.Struct = within("action", body, kinds)
        return action

    def decided(self, seat: int | None, action: msgspec.Struct, world: World) -> Made:
        """The next entry, with luck and the clock in it; nothing is added yet.

        Raises NotYoursError if it is not for this seat to do.
        """
        if isinstance(action, Rewind):
            self._check_seen(action)
        elif isinstance(action, Mend):
            with below("action"):
                mended = self._agreed(action, None if world.table else seat)
                if action.expected != self.version:
                    raise SettledError("house-mend-settled", path="expected")
            return self._put_right(seat, world.now, mended)
        else:
            check_authority(self.state, seat, action, table=world.table)
            action = self.game.decide(self.state, seat, action, world)
        return self.made(seat, world.now, action)

    def made(self, seat: int | None, at: int, action: msgspec.Struct) -> Made:
        """The next entry from an action that is decided already; nothing is added yet."""
        if isinstance(action, Rewind):
            return self._rewound(seat, at, action)
        if isinstance(action, Unseen):
            line = self._mender().passed(action)
            return Made(seat, at, action, log.passed(self.head, mend=line is not None), line)
        if isinstance(action, Mend):
            with below("action"):
                mended = self._mender().made(action)
                if mended.stops:
                    raise BlockedError(self._blockers(mended, None))
            return self._put_right(seat, at, mended)
        if self.head.unseen:
            raise GameError("house-after-unseen")
        state = self.game.apply(self.state, seat, action)
        return Made(seat, at, action, log.moved(self.head, state))

    def _rewound(self, seat: int | None, at: int, rewind: Rewind) -> Made:
        end = self._cut(rewind.to)
        if end is None:
            return Made(seat, at, rewind, log.rewound(self._history, rewind))
        line = self.line()[:end]
        state = before(line, end, self._history[0].state)
        return Made(seat, at, rewind, log.cut(self.head, rewind, state), line)

    def _cut(self, to: int) -> int | None:
        """How many entries are in force where a rewind leads to before a mend and keeps it; None
        where it leads to a place that there is.
        """
        if not self.head.mend or not 0 <= to <= self.version:
            return None
        return self._standing(self.head.place).cuts.get(self._history[to].place)

    def _put_right(self, seat: int | None, at: int, mended: Mended) -> Made:
        state = before(mended.line, len(mended.line), self._history[0].state)
        return Made(seat, at, mended.mend, log.mended(self.head, state), mended.line)

    def add(self, entry: Made, body: str = "") -> None:
        """The next entry is in the log, where it is written so. One that is here already stays."""
        if entry.number == self.version + 1:
            self.last_body = body
            self._tried.clear()
            self._made.append(entry)
            self._history.append(entry.head)

    def _check_seen(self, rewind: Rewind) -> None:
        end = self._cut(rewind.to)
        if end is not None:
            if self._is_hidden(end):
                raise SettledError("house-rewind-unseen", path="action.to")
            return
        if 0 <= rewind.to <= self.version and self._history[rewind.to].unseen:
            raise SettledError("house-rewind-unseen", path="action.to")
        if 0 <= rewind.to <= self.version and self.game.sealed(self._history[rewind.to].state):
            raise SettledError("house-rewind-sealed", path="action.to")

    def _is_hidden(self, end: int) -> bool:
        """Whether nobody goes back to where so many of the entries in force are left."""
        state = before(self.line(), end, self._history[0].state)
        return state is None or self.game.sealed(state)

    def check_newest(self, action: msgspec.Struct, seen: int) -> None:
        """Whoever has seen no more than the entries up to `seen` puts nothing right over somebody
        who did so since, and names nothing by a number that may be another's now. Raises
        SettledError.
        """
        if seen >= self.version:
            return
        since = self._made[seen:]
        if getattr(type(action), "refers", ()) and any(
            isinstance(made.action, Rewind | Mend | Unseen) for made in since
        ):
            raise SettledError("house-changed-since", path="seen")
        if not corrects_the_same(action, action):
            return
        for one in self.line():
            if one.told_in > seen and corrects_the_same(one.action, action):
                raise SettledError("house-corrected-since", path="seen")

    def may_rewind(self, seat: int, rewind: Rewind) -> bool:
        """Whether a phone may: its own last action, back or forth, and not past a reveal."""
        if not 0 <= rewind.to <= self.version:
            return True  # `made` refuses it for a better reason
        return self._may_go(seat, self._history[rewind.to].place)

    def _may_go(self, seat: int, place: int) -> bool:
        head = self.head
        if place == self._back():
            alone = place == head.undo
            return alone and self._seat_of(head.place) == seat and not self._past_reveal(place)
        return place == head.redo and self._seat_of(place) == seat

    def _back(self) -> int | None:
        """The place to which an undo leads; None too where a mend stands in between."""
        place = self.head.undo
        while place is not None and self.game.sealed(self._history[place].state):
            place = self._history[place].undo
        return place if place is not None and log.reachable(self._history, place) else None

    def _forth(self) -> int | None:
        """The place to which a redo leads: past what is sealed, as the undo did."""
        ahead = self.head.ahead
        while ahead is not None and self.game.sealed(self._history[ahead.place].state):
            ahead = ahead.then
        return None if ahead is None else ahead.place

    def _past_reveal(self, place: int) -> bool:
        """Whether what everybody sees now, turned up or as a result, was still hidden there."""
        then = self._history[place].state
        if self.revealed and not self.game.revealed(then):
            return True
        return self.result() is not None and self.game.result(then, self.names) is None

    @property
    def _for_good(self) -> bool:
        """Whether nobody comes back to here, wherever they go."""
        return self.game.sealed(self.state)

    def _seat_of(self, place: int) -> int | None:
        return self._made[place - 1].seat

    # -- Mending ---------------------------------------------------------------------------

    def line(self) -> Line:
        """The entries in force, the first one first."""
        return self._standing(self.head.place).line

    def proposed(self, mend: Mend, viewer: int | None) -> Proposal:
        """What would come of a mend that a seat asks for, or the table (None).

        Raises as `Mender.decided` does, and ForbiddenError. Paths begin inside the mend.
        """
        mended = self._mended(mend, viewer)
        if mended.stops:
            return Proposal(self.version, (), self._blockers(mended, viewer), self.names)
        state = before(mended.line, len(mended.line), self._history[0].state)
        told = changes.told(self.game, self.names, self.state, state, viewer)
        return Proposal(self.version, told, (), self.names)

    def mend_form(self, number: int, viewer: int | None) -> MendForm:
        """What to ask of whoever puts an entry right. Raises as `proposed` does."""
        line = self.line()
        one = self._mine(number, viewer)
        state = before(line, line.index(one), self._history[0].state)
        words = self._words_of(one).for_viewer(viewer, self.revealed)
        return form(self.game, state, one, words, seats=len(self.names), viewer=viewer)

    def _agreed(self, mend: Mend, viewer: int | None) -> Mended:
        """Raises as `proposed` does, and BlockedError."""
        mended = self._mended(mend, viewer)
        if mended.stops:
            raise BlockedError(self._blockers(mended, viewer))
        state = before(mended.line, len(mended.line), self._history[0].state)
        over = self.result() is not None and self.game.result(state, self.names) is None
        if viewer is not None and over:
            raise ForbiddenError("house-mend-asks-table", path="entry")
        return mended

    def _mended(self, mend: Mend, viewer: int | None) -> Mended:
        """Whoever has asked what would come of it and then does it has it folded once."""
        self._mine(mend.entry, viewer)
        if viewer is not None and mend.seat not in (msgspec.UNSET, viewer):
            raise ForbiddenError("house-mend-not-yours", path="seat")
        key = (self.version, viewer, msgspec.json.encode(msgspec.structs.replace(mend, expected=0)))
        found = self._tried.get(key)
        if found is None:
            found = self._mender().decided(mend, table=viewer is None)
            self._tried.clear()
            self._tried[key] = found
        return replace(found, mend=msgspec.structs.replace(found.mend, expected=mend.expected))

    def _mine(self, number: int, viewer: int | None) -> LineEntry:
        """An entry that the viewer may put right."""
        if self.head.unseen:
            raise GameError("house-after-unseen")
        mender = self._mender()
        for named in self._made[max(number, 1) - 1 : max(number, 0)]:
            if isinstance(named.action, Rewind | Mend):
                raise GameError("house-mend-never", path="entry")
        one = mender.entry(number)
        if not self._offers(one, viewer):
            self._refuse_mend(one, viewer)
        if viewer is not None and not self._untouched(mender.line, one, viewer):
            raise ForbiddenError("house-mend-asks-table", path="entry")
        return one

    def _mender(self) -> Mender:
        setup = self._history[0].state
        return Mender(self.game, setup, len(self.names), self.version, self.line())

    def _offers(self, one: LineEntry, viewer: int | None) -> bool:
        """Whether it is of a kind that may be mended, and the viewer's own to mend: the table's
        what everybody may know, a seat's what it did itself.
        """
        if mendable(one.action) is None:
            return False
        if viewer is not None:
            return one.seat == viewer
        return self._open(one)

    def _open(self, one: LineEntry) -> bool:
        """Whether everybody may know what it is."""
        return self.revealed or not self._words_of(one).secret

    def _refuse_mend(self, one: LineEntry, viewer: int | None) -> NoReturn:
        if viewer is not None and one.seat != viewer:
            raise ForbiddenError("house-mend-not-yours", path="entry")
        if mendable(one.action) is None:
            raise GameError("house-mend-never", path="entry")
        raise ForbiddenError("house-mend-secret", path="entry")

    def _mends_now(self, line: Line, one: LineEntry, viewer: int | None) -> bool:
        """Whether the viewer may put it right now; a seat only as long as nobody else relied on
        it.
        """
        return self._offers(one, viewer) and (viewer is None or self._untouched(line, one, viewer))

    def _untouched(self, line: Line, one: LineEntry, viewer: int) -> bool:
        """Whether nobody else has acted since on what the entry changed for everybody to see. Of
        what is long past nobody but the table knows.
        """
        first = max(0, len(line) - RECENT)
        found = [at for at in range(first, len(line)) if line[at].number == one.number]
        return bool(found) and not any(
            line[at].seat != viewer and self._touches(line, found[0]) & self._touches(line, at)
            for at in range(found[0] + 1, len(line))
        )

    def _touches(self, line: Line, index: int) -> frozenset[str]:
        one, key = line[index], (line[index].number, self.head.mend)
        if key not in self._touched:
            was = self.game.view(before(line, index, self._history[0].state), None)
            now = self.game.view(one.state, None)
            self._touched[key] = frozenset(changes.touched(was, now))
        return self._touched[key]

    def _blockers(self, mended: Mended, viewer: int | None) -> tuple[Blocker, ...]:
        def told(one: LineEntry, why: GameError) -> Blocker:
            words = self._words_of(one).for_viewer(viewer, self.revealed)
            own = one.seat == viewer if viewer is not None else self._open(one)
            return Blocker(one.number, words, why.message if own else Message("house-mend-why"))

        return tuple(told(one.entry, one.why) for one in mended.stops)

    def _words_of(self, one: LineEntry) -> Narration:
        """What stands there, in words."""
        if one.told_in == one.number:
            return self._narration(one.number)
        return self._put_words(one.told_in)

    # -- Looking ---------------------------------------------------------------------------

    @property
    def revealed(self) -> bool:
        return self.game.revealed(self.state)

    def view(self, viewer: int | None) -> GameView:
        return self.game.view(self.state, viewer)

    def result(self) -> ScoreSheet | None:
        return self.game.result(self.state, self.names)

    def deadline(self) -> Deadline[Any] | None:
        return self.game.deadline(self.state)

    def undo(self, viewer: int | None) -> Step | None:
        return self._step(viewer, self._back(), self.head.place)

    def redo(self, viewer: int | None) -> Step | None:
        redo = self._forth()
        return None if redo is None else self._step(viewer, redo, redo)

    def _step(self, viewer: int | None, to: int | None, about: int) -> Step | None:
        if to is None or self._history[to].unseen:
            return None
        if viewer is not None and not self._may_go(viewer, to):
            return None
        revealed = self.revealed and about == self.head.place
        words = self._narration(about).for_viewer(viewer, revealed)
        action = msgspec.to_builtins(Rewind(to, self.version))
        return Step(to, action, words, self._past_reveal(to), self._for_good)

    def moves(self, viewer: int | None) -> tuple[Move, ...]:
        """All that the viewer may do now; the table (None) for everybody."""
        seats = (None, *range(len(self.names))) if viewer is None else (viewer,)
        every = (one for seat in seats for one in self.listed(self.head, viewer, seat))
        return (*every, *self._rewinds(viewer), *self._mends(viewer))

    def listed(self, head: LogHead[Any], viewer: int | None, seat: int | None) -> tuple[Move, ...]:
        """What the game lists of this seat then."""
        return () if head.unseen else self.game.moves(head.state, seat, viewer)

    def _rewinds(self, viewer: int | None) -> Iterator[Move]:
        """Undo and redo; for the table any other place too."""
        for slot, step in (("undo", self.undo(viewer)), ("redo", self.redo(viewer))):
            if step is not None:
                label = Message(f"house-move-{slot}", what=step.words)
                action = step.action
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

    def _mends(self, viewer: int | None) -> Iterator[Move]:
        """To put an entry right. What comes later may be in the way: only a try tells."""
        line = () if self.head.unseen else self.line()
        entries = [one for one in line if self._mends_now(line, one, viewer)]
        if entries:
            values = tuple(
                Choice(one.number, self._words_of(one).for_viewer(viewer, self.revealed))
                for one in entries
            )
            yield Move(
                slot="mend",
                action={"kind": "mend", "expected": self.version},
                seat=viewer,
                label=Message("house-move-mend"),
                fields=(
                    ChoiceField(name="entry", values=values),
                    DocumentField(name="action", schema="MendedAction", likely=()),
                ),
                group="correct",
            )

    def _other_places(self) -> Iterator[int]:
        for head in self._history:
            end = self._cut(head.number)
            if end is not None:
                if not self._is_hidden(end):
                    yield head.number
                continue
            if head.place == self.head.place or head.unseen or self.game.sealed(head.state):
                continue
            if log.reachable(self._history, head.place):
                yield head.number

    def log(
        self, viewer: int | None, *, after: int = 0, upto: int | None = None
    ) -> tuple[LogEntry, ...]:
        """What was taken back stays secret when the rest is revealed: nobody ever saw it."""
        upto = self.version if upto is None else upto
        there = self._standing(self.head.place)
        return tuple(self._log_entry(made, viewer, there) for made in self._made[after:upto])

    def _standing(self, place: int) -> Standing:
        """The last one is kept: to follow a long log back takes as long as to tell a page of it."""
        key = len(self._made), place
        found = self._stood.get(key)
        if found is None:
            found = self._find_standing(place)
            self._stood.clear()
            self._stood[key] = found
        return found

    def _find_standing(self, place: int) -> Standing:
        line = in_force(self._made, self._history, place)
        here = {one.number: one for one in line}
        way = frozenset(log.way_back(self._history, place))
        mends = (self._made[number - 1] for number in sorted(way - {0}))
        taken_out = {
            made.action.entry: made.number
            for made in mends
            if isinstance(made.action, Mend) and made.action.action is None
        }
        told = frozenset(one.told_in for one in here.values())
        cuts = self._find_cuts(line, way) if place == self.head.place else {}
        return Standing(line, here, taken_out, way, told | frozenset(taken_out.values()), cuts)

    def _find_cuts(self, line: Line, way: Collection[int]) -> Mapping[int, int]:
        numbers = [one.number for one in line]
        mends = [place for place in way if place and self._made[place - 1].line is not None]
        ends = {place: bisect_right(numbers, place) for place in (0, *numbers, *mends)}
        return {
            place: end
            for place, end in ends.items()
            if end < len(line) and not log.reachable(self._history, place)
        }

    def _log_entry(self, made: Made, viewer: int | None, there: Standing) -> LogEntry:
        number = made.number
        revealed = self.revealed
        known = revealed and number in there.told
        document: Mapping[str, object] | None = msgspec.to_builtins(made.action)
        if isinstance(made.action, Rewind):
            words = self._rewind_in_words(made, viewer, revealed, there.told)
            back = self._leads_back(made)
            return LogEntry(number, made.seat, made.at, words, False, document, False, back_to=back)
        one = there.here.get(number)
        undone = one is None and not there.has_mend(made)
        if isinstance(made.action, Unseen):
            words, document = results.told(made.action.words), made.action.action
            return LogEntry(number, made.seat, made.at, words, document is None, document, undone)
        narration = self._narration(number)
        secret = narration.secret and not known
        if secret and (viewer is None or viewer not in dict(narration.private)):
            document = None
        mended = one is not None and one.told_in != number
        return LogEntry(
            number,
            made.seat,
            made.at,
            narration.for_viewer(viewer, known),
            secret,
            document,
            undone,
            self.remarks(number, viewer),
            self._past_reveal(made.head.place),
            for_good=self._for_good,
            mended_by=one.told_in if one and mended else there.taken_out.get(number),
            now=self._words_of(one).for_viewer(viewer, revealed) if one and mended else None,
            mendable=(
                one is not None
                and not self.head.unseen
                and self._mends_now(there.line, one, viewer)
            ),
            back_to=self._leads_back(made),
        )

    def _leads_back(self, made: Made) -> int | None:
        """What a rewind names to go back to just after an entry. From the place before a mend the
        mend is gone: what keeps it is the place of the mend.
        """
        place, mend = made.head.place, self.head.mend
        if mend and place == self._history[mend].undo:
            place = mend
        if place == self.head.place:
            return None
        if log.reachable(self._history, place):
            return None if self.game.sealed(self._history[place].state) else place
        end = self._cut(made.number)
        return None if end is None or self._is_hidden(end) else made.number

    def _rewind_in_words(
        self, made: Made, viewer: int | None, revealed: bool, told: frozenset[int]
    ) -> Message:
        who = Message("house-the-table") if made.seat is None else SeatName(made.seat)
        before, after = self._history[made.number - 1], made.head
        if made.line is not None:
            assert isinstance(made.action, Rewind)
            return Message("house-log-went-back", who=who, entry=made.action.to)
        if after.place == before.undo:
            key, about = "house-log-took-back", before.place
        elif after.place == before.redo:
            key, about = "house-log-brought-back", after.place
        else:
            return Message("house-log-went-back", who=who, entry=after.place)
        what = self._narration(about).for_viewer(viewer, revealed and about in told)
        return Message(key, who=who, what=what)

    def _narration(self, number: int) -> Narration:
        narration = self._narrations.get(number)
        if narration is None:
            made, state = self._made[number - 1], self._history[number - 1].state
            if isinstance(made.action, Unseen):
                narration = Narration(results.told(made.action.words))
            elif isinstance(made.action, Mend):
                narration = self._mend_in_words(made, made.action)
            elif isinstance(made.action, Rewind):
                narration = Narration(self._rewind_in_words(made, None, False, frozenset()))
            else:
                narration = self.game.narrate(state, made.head.state, made.seat, made.action)
            self._narrations[number] = narration
        return narration

    def _mend_in_words(self, made: Made, mend: Mend) -> Narration:
        who = Message("house-the-table") if made.seat is None else SeatName(made.seat)
        place = self._history[made.number - 1].place
        line = in_force(self._made, self._history, place)
        was = self._words_of(next(one for one in line if one.number == mend.entry))
        if mend.action is None:
            return joined(who, was, Narration(Message("house-log-nothing")))
        return joined(who, was, self._put_words(made.number))

    def _put_words(self, number: int) -> Narration:
        """What a mend has put in the place of an entry."""
        made = self._made[number - 1]
        if isinstance(made.action, Unseen):
            return Narration(results.told(made.action.words))
        state, one = self._put_by(made)
        return self.game.narrate(state, one.state, one.seat, one.action)

    def _put_by(self, made: Made) -> tuple[Any, LineEntry]:
        """What a mend has put in the place of an entry, and the state before that."""
        line = made.line or ()
        index = next(at for at, one in enumerate(line) if one.told_in == made.number)
        return before(line, index, self._history[0].state), line[index]

    def remarks(self, number: int, viewer: int | None) -> tuple[Message, ...]:
        """What our notes said against an entry, as far as the viewer may know."""
        remarks = self._remarks.get(number)
        if remarks is None:
            made, state = self._made[number - 1], self._history[number - 1].state
            remarks = ()
            if isinstance(made.action, Mend):
                if made.action.action is not None:
                    state, one = self._put_by(made)
                    remarks = self.game.remarks(state, one.state, one.seat, one.action)
            elif not isinstance(made.action, Rewind | Unseen):
                remarks = self.game.remarks(state, made.head.state, made.seat, made.action)
            self._remarks[number] = remarks
        return tuple(one.words for one in remarks if one.seat in (None, viewer))

    def done(self, number: int, viewer: int | None) -> Done:
        """An entry of the log, as whoever made it is told of it."""
        return Done(number, self.remarks(number, viewer), self.names)

    def seen(self, number: int) -> bool:
        """Whether everything was revealed after this entry."""
        return self.game.revealed(self._history[number].state)

    def unseen(self, number: int) -> Mapping[int, Unseen]:
        """What had been taken back by this entry before anybody saw it, by its number.

        With it goes what was done on top of it: nobody will be able to fold that again. A mend
        can, unless something else is in its line that was never seen.
        """
        there = self._standing(self._history[number].place)
        found: dict[int, Unseen] = {}
        cut: set[int] = set()
        for made in self._made[:number]:
            if isinstance(made.action, Rewind):
                if any(_hidden(found.get(one.told_in)) for one in made.line or ()):
                    cut.add(made.number)
                continue
            if isinstance(made.action, Unseen):
                found[made.number] = made.action
                continue
            mend = made.action if isinstance(made.action, Mend) else None
            put = self._narration(made.number)
            if mend is not None and mend.action is not None:
                put = self._put_words(made.number)
            secret = put.secret and made.number not in there.told
            if mend is None:
                below = made.head.undo in found or made.head.undo in cut
            else:
                below = any(_hidden(found.get(one.told_in)) for one in made.line or ())
            if (secret and (mend is None or mend.action is not None)) or below:
                words = msgspec.to_builtins(self._narration(made.number).for_viewer(None, False))
                known = None if secret else msgspec.to_builtins(made.action)
                found[made.number] = Unseen(words, known, None if mend is None else mend.entry)
        return found

    def entries(self) -> Iterator[Made]:
        return iter(self._made[: self.version])


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands at a place of a log."""

    line: Line
    """the entries in force"""
    here: Mapping[int, LineEntry]
    """the same, by their numbers"""
    taken_out: Mapping[int, int]
    """by a mend: the entry and the mend"""
    way: frozenset[int]
    """the places that lead there"""
    told: frozenset[int]
    """the entries whose own action stands"""
    cuts: Mapping[int, int]
    """places from before a mend in force, to which one goes back with it → how many entries are in
    force there"""

    def has_mend(self, made: Made) -> bool:
        """Whether an entry is a mend that has put right, or taken out, what stands here."""
        if made.number not in self.way or not isinstance(made.action, Mend | Unseen):
            return False
        if made.line is None or isinstance(made.action, Unseen):
            return made.line is not None
        return made.action.entry in self.here or made.action.entry in self.taken_out


def joined(who: Message | SeatName, was: Narration, now: Narration) -> Narration:
    """A mend in words: what was put right stays a secret of those who knew it."""

    def words(one: Message, other: Message) -> Message:
        return Message("house-log-mended", who=who, was=one, now=other)

    seats = sorted({seat for seat, _ in (*was.private, *now.private)})
    secret = was.secret or now.secret
    return Narration(
        words(was.public, now.public),
        tuple(
            (seat, words(was.for_viewer(seat, False), now.for_viewer(seat, False)))
            for seat in seats
        ),
        words(was.public, now.for_viewer(None, True)) if secret else None,
    )


def _hidden(unseen: Unseen | None) -> bool:
    return unseen is not None and unseen.action is None
