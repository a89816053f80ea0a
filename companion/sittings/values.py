"""What goes in and out of `Sittings`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.engine.message import Message
from companion.engine.moves import MoveList
from companion.engine.state import GameOptions, GameView

from .refusals import Blocker


@dataclass(frozen=True, slots=True)
class Bearer:
    """What a token authorises: to act for any seat (the table), or for one."""

    table: bool = False
    seat: int | None = None


ONLOOKER = Bearer()

Credentials = Bearer | tuple[str, ...]
"""who wants to do something: the tokens that they bring, or somebody whom the caller vouches for"""


@dataclass(frozen=True, slots=True)
class TokenLookup:
    """What some tokens are for, read at once."""

    bearers: Mapping[str, tuple[str, Bearer]]
    """token → code of its sitting, and what it authorises there; a dead one is not among them. In
    the order in which they were brought.
    """
    codes: frozenset[str]
    """those of the sittings asked for that are here"""
    former: frozenset[str]
    """tokens of tables that a phone has taken over from: whoever stops that revives them"""


@dataclass(frozen=True, slots=True)
class ActionResult:
    """Something was done."""

    version: int
    remarks: tuple[Message, ...]
    """what our notes say against it, as far as whoever did it may know"""
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What would come of a mend, as far as whoever asks may know."""

    version: int
    changes: tuple[Message, ...]
    blockers: tuple[Blocker, ...]
    """what is in the way: then nothing changes"""
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NewSitting:
    code: str
    version: int
    """when it was opened"""
    table_token: str


@dataclass(frozen=True, slots=True)
class UndoStep:
    """A way back or forward on offer."""

    to: int
    action: Mapping[str, object]
    """what takes it"""
    words: Message
    """the entry it takes back (or brings back), in the words that its reader may know"""
    past_reveal: bool = False
    """whether it leads back to before everything was turned up: the screen asks first"""
    for_good: bool = False
    """whether nothing brings back what it takes back: the screen asks first"""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A phone has just become the table."""

    seat: int
    until: int
    """as long as this it is announced on every screen and may be stopped"""


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """Somebody joined, left or took over."""

    number: int
    at: int
    kind: str
    seat: int
    """whose it is about"""
    by: int | None
    """who did it; None: the table"""
    words: Message


@dataclass(frozen=True, slots=True)
class SittingView:
    """A sitting as one viewer may see it."""

    code: str
    game: str
    version: int
    view: GameView
    moves: MoveList = field(compare=False)
    """what may be done from there, listed when somebody asks"""
    options: GameOptions
    covers: bool
    """whether a seat without a phone may see its secrets under the table's cover, as it is now"""
    names: tuple[str, ...]
    """'' for a seat that goes by its colour"""
    claimed: tuple[bool, ...]
    """which seats have a phone"""
    table_seat: int | None
    """whose phone has taken over as the table, if one has"""
    take_over: TakeOver | None
    """what every screen announces and anybody may stop"""
    asked: tuple[int, ...]
    """seats that this phone would like to have, if another device says yes"""
    absent: tuple[int, ...]
    """seats that somebody has left and nobody has taken up since"""
    undo: UndoStep | None
    """None too when there is something, but not for this viewer to take back"""
    redo: UndoStep | None
    remarks: tuple[Message, ...]
    """what our notes say against what was done last"""
    revealed: bool
    """whether the table has turned everything up"""
    ended_at: int | None
    """None while it goes on"""
    next_code: str | None
    """of the next game at this table"""
    created_at: int
    """wall clock of the server, milliseconds, like every moment here"""
    now: int
    """the moment of this look, for screens to compare their clocks with"""

    @property
    def ended(self) -> bool:
        return self.ended_at is not None


@dataclass(frozen=True, slots=True)
class LogEntry:
    number: int
    seat: int | None
    """None: the table, or the clock"""
    at: int
    words: Message
    secret: bool
    """hidden from somebody at the moment; the words are general ones for those"""
    document: Mapping[str, object] | None
    """the action as it was decided; None while it is secret from this viewer"""
    undone: bool
    """taken back, and not brought back since"""
    remarks: tuple[Message, ...] = ()
    """what our notes said against it, as far as the viewer may know"""
    past_reveal: bool = False
    """whether going back to just after it leads to before everything was turned up"""
    for_good: bool = False
    """whether nothing brings back what came after it"""
    mended_by: int | None = None
    """the mend that has put something else here, or taken it out"""
    now: Message | None = None
    """what stands here instead"""
    mendable: bool = False
    """whether the viewer may try to put it right"""
    back_to: int | None = None
    """what a rewind names to go back to just after it, with all that was put right; None: nobody
    goes there, or everybody is there"""


@dataclass(frozen=True, slots=True)
class LogPage:
    """A part of the log."""

    version: int
    entries: tuple[LogEntry, ...]
    next: int | None
    """the `before` of the page with older ones, if there are any"""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a list of sittings. Reading it folds nothing."""

    code: str
    game: str
    names: tuple[str, ...]
    ended_at: int | None
