"""The values that `Sittings` takes and returns."""

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
"""who wants to do something: their tokens, or somebody whom the caller vouches for"""


@dataclass(frozen=True, slots=True)
class TokenLookup:
    """What some tokens authorise, read at once."""

    bearers: Mapping[str, tuple[str, Bearer]]
    """token → code of its sitting, and what it authorises there, in the given order; without dead
    ones
    """
    codes: frozenset[str]
    """the sittings asked for that are here"""
    former: frozenset[str]
    """tokens of tables that a phone has taken over from; stopping that revives them"""


@dataclass(frozen=True, slots=True)
class ActionResult:
    """Something was done."""

    version: int
    remarks: tuple[Message, ...]
    """what our notes say against it, as far as whoever did it may know"""
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a mend would lead to, as far as whoever asks may know."""

    version: int
    changes: tuple[Message, ...]
    blocked_by: tuple[Blocker, ...]
    """entries that are in the way, so that nothing would change"""
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
    """the action that takes it"""
    words: Message
    """the entry that it undoes or redoes, in words that its reader may know"""
    past_reveal: bool = False
    """whether it leads back to before a reveal; the screen asks first"""
    for_good: bool = False
    """whether nothing brings back what it undoes; the screen asks first"""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A phone has just become the table."""

    seat: int
    until: int
    """until when it is announced on every screen and may be stopped"""


@dataclass(frozen=True, slots=True)
class TrailEntry:
    """Somebody joined, left or took over."""

    number: int
    at: int
    kind: str
    seat: int
    """the seat that it is about"""
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
    """what may be done from there, listed when first asked for"""
    options: GameOptions
    covers: bool
    """whether a seat without a phone may see its secrets under the table's cover now"""
    names: tuple[str, ...]
    """'' for a seat that goes by its colour"""
    claimed: tuple[bool, ...]
    """which seats have a phone"""
    table_seat: int | None
    """the seat whose phone has taken over as the table, if one has"""
    take_over: TakeOver | None
    """a take-over that every screen announces and anybody may stop"""
    asked: tuple[int, ...]
    """seats that this phone asks for, if another device agrees"""
    absent: tuple[int, ...]
    """seats that somebody has left and nobody has taken since"""
    undo: UndoStep | None
    """None also where there is something that this viewer may not undo"""
    redo: UndoStep | None
    remarks: tuple[Message, ...]
    """what our notes say against the last action"""
    revealed: bool
    """whether everything on the table has been turned up"""
    ended_at: int | None
    """None while it goes on"""
    next_code: str | None
    """of the next game at this table"""
    created_at: int
    """the server's wall clock in milliseconds, like every time here"""
    now: int
    """the time of this look, for screens to compare their clocks with"""

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
    """whether it is hidden from somebody now, who reads general words"""
    document: Mapping[str, object] | None
    """the action as it was decided; None while it is secret from this viewer"""
    undone: bool
    """whether it is undone and not redone"""
    remarks: tuple[Message, ...] = ()
    """what our notes said against it, as far as the viewer may know"""
    past_reveal: bool = False
    """whether going back to it leads to before a reveal"""
    for_good: bool = False
    """whether nothing brings back what came after it"""
    mended_by: int | None = None
    """the mend that replaced it or took it out"""
    now: Message | None = None
    """what replaced it"""
    mendable: bool = False
    """whether the viewer may try to mend it"""
    back_to: int | None = None
    """the entry that a rewind names to go back to just after this one with all mends; None: nobody
    may, or the game stands there already
    """


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log."""

    version: int
    entries: tuple[LogEntry, ...]
    next: int | None
    """the `before` of the page with older entries, if there are any"""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list of sittings. Reading it folds no log."""

    code: str
    game: str
    names: tuple[str, ...]
    ended_at: int | None
