"""The values in which the history answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.engine.score import ScoreSheet
from companion.sittings import records
from companion.sittings.chronicle import ChronicleDocument

Kind = TypeVar("Kind")


def told_as(kind: type[Kind], source: object, **others: Any) -> Kind:
    """Make a value of another class from fields of the same names; `others` replace or add some."""
    same = (name for name in kind.__annotations__ if name not in others and hasattr(source, name))
    return kind(**{name: getattr(source, name) for name in same}, **others)


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    name: str
    """'' for a seat that goes by its colour"""
    person: str | None
    """their present id"""
    known_as: str | None
    """their id when they sat down; other programs know them by it"""
    forgotten: bool
    place: int
    total: int
    scored: bool
    """whether their points were written down; else `total` is 0"""
    winner: bool
    facts: Mapping[str, int]
    foreign_id: str | None
    """their id in the program that the play came from"""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A row of the history. Reading it folds no log."""

    code: str
    play: str
    source: str
    game: str
    edition: str
    options: Mapping[str, Any]
    started_at: int
    ended_at: int
    played_for: int | None
    decided_by: str
    scored: bool
    """whether its totals are points"""
    counts: bool
    corrected_at: int | None
    seats: tuple[SeatRow, ...]

    @property
    def by_stranger(self) -> bool:
        """Whether a device without a seat or a table here sent it."""
        return self.source == records.STRANGER

    @property
    def unscored(self) -> tuple[int, ...]:
        """The seats whose points nobody wrote down."""
        return tuple(seat.seat for seat in self.seats if not seat.scored)

    def points_of(self, seat: SeatRow) -> int | None:
        """Return a seat's points; None where they were not written down, or nothing was counted."""
        counted = self.scored or any(one.total for one in self.seats)
        return seat.total if counted and seat.scored else None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def by_place(self) -> tuple[SeatRow, ...]:
        return tuple(sorted(self.seats, key=lambda seat: (seat.place, seat.seat)))

    @property
    def shares(self) -> tuple[int, ...]:
        """Per cent of the most points, by place; winners have 100."""
        most = max(1, *(seat.total for seat in self.seats))
        return tuple(
            100 if seat.winner else 100 * max(0, seat.total) // most for seat in self.by_place
        )


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the history, the newest first."""

    rows: tuple[ResultRow, ...]
    next: str | None
    """the `before` of the next, older page, if there is one"""


@dataclass(frozen=True, slots=True)
class Removal:
    """How much was deleted."""

    plays: int
    people: int
    """people who had come only with these plays"""


@dataclass(frozen=True, slots=True)
class ResultDetails:
    """One result with everything that is stored of it."""

    row: ResultRow
    sheet: ScoreSheet
    chronicle: ChronicleDocument


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    plays: int
    wins: int
    also: tuple[str, ...]
    """names of those who were merged into this person"""
    seen_at: int
    sign: int | None
    """the seat whose shape and colour they had last"""
