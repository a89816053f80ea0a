"""A result goes into the history, with those who sat there."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from companion.engine.score import POINTS, ScoreSheet
from companion.store import HOME, NOBODY, Person, ReadSession, Result, ResultSeat, WriteSession

from . import results
from .correcting import SeatCorrection, corrected

SITTING, COUNTED, STRANGER = "sitting", "counted", "stranger"
"""sources of a result. `STRANGER`: a device without a seat or a table here has brought it"""
SIGNS = 8
"""shapes and colours that there are; a file may tell of more people at one table"""


@dataclass(frozen=True, slots=True)
class Record:
    """A play as it is told to the history."""

    code: str
    source: str
    """`SITTING`, `COUNTED`, `STRANGER`, or the kind of file that it was read from"""
    game: str
    options: str
    """a document"""
    names: tuple[str, ...]
    started_at: int
    ended_at: int
    sheet: ScoreSheet
    guests: Collection[int] = ()
    """seats of those who are not kept as people"""
    played_for: int | None = None
    play: str | None = None
    """by which it is known elsewhere already"""
    household: str = HOME
    """whose it is"""
    counts: bool = True
    """whether statistics count it"""


def play_id(code: str, started_at: int) -> str:
    """The same however often a sitting comes to its end."""
    return hashlib.sha256(f"{code}:{started_at}".encode()).hexdigest()[:32]


def person_key(name: str) -> str:
    """A name as it is compared: who differs in this is somebody else. '' is nobody."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def write(session: WriteSession, record: Record) -> None:
    session.recount(put(session, record), record.ended_at)


def put(session: WriteSession, record: Record) -> frozenset[str]:
    """Without the figures of the people who sat there: whoever puts many has these, who are
    returned, counted once in the end.
    """
    result = Result(
        code=record.code,
        household=record.household,
        play=record.play or play_id(record.code, record.started_at),
        source=record.source,
        game=record.game,
        edition=_edition(record.options),
        options=record.options,
        started_at=record.started_at,
        ended_at=record.ended_at,
        played_for=record.played_for,
        decided_by=record.sheet.decided_by[:60],
        winners=_winners(record.sheet),
        sheet=results.written(record.sheet),
        scored=record.sheet.unit == POINTS and record.sheet.counted,
        counts=record.counts,
        corrected_at=None,
    )
    session.add(result)
    people = tuple(
        None if seat in record.guests else _known_person(session, record, seat)
        for seat in range(len(record.names))
    )
    session.put_seats(_seats(result, record.sheet, record.names, people))
    return frozenset(id for id in people if id is not None)


def rewrite(session: WriteSession, result: Result, sheet: ScoreSheet) -> None:
    """The same play has come to something else."""
    result.decided_by, result.winners = sheet.decided_by[:60], _winners(sheet)
    result.sheet = results.written(sheet)
    seats = session.seats(result.code)
    for seat, fresh in zip(
        seats, _seats(result, sheet, [""] * len(seats), [None] * len(seats)), strict=True
    ):
        seat.place, seat.total, seat.winner = fresh.place, fresh.total, fresh.winner
    session.flush()
    session.recount({seat.person for seat in seats}, result.ended_at)


def correct(
    session: WriteSession, result: Result, seats: Sequence[SeatCorrection], at: int
) -> None:
    """It was otherwise: the result says so from now on."""
    result.corrected_at = at
    rewrite(session, result, corrected(results.read(result.sheet), seats))


def put_facts(session: WriteSession, code: str, facts: Sequence[Mapping[str, int]]) -> None:
    """What the game found out about each seat."""
    seats = session.seats(code)
    for seat, found in zip(seats, facts, strict=False):
        seat.facts = msgspec.json.encode(found).decode()
    session.flush()
    if seats:
        session.recount({seat.person for seat in seats}, seats[0].ended_at)


def person_at(
    session: ReadSession, names: Sequence[str], seat: int, household: str
) -> Person | None:
    """Whoever goes by the name at this seat. Who writes ё as е, or е as ё, is the same person,
    unless both sit at this table.
    """
    key = person_key(names[seat])
    person = session.person_called(key, household)
    if person is None:
        person = session.person_spelled(key, household)
        if person is not None and person_key(person.name) in map(person_key, names):
            return None
    return person


def _known_person(session: WriteSession, record: Record, seat: int) -> str | None:
    """Whoever goes by this name there, from now on if nobody did: their id. None for no name."""
    name, at = record.names[seat], record.ended_at
    key = person_key(name)
    if not key or record.household == NOBODY:
        return None
    person = person_at(session, record.names, seat, record.household)
    if person is None:
        person = session.add_person(name, key, record.household, seen_at=at)
        session.flush()
    if at >= person.seen_at:
        person.seen_at, person.sign = at, seat % SIGNS
    return person.id


def _seats(
    result: Result, sheet: ScoreSheet, names: Sequence[str], people: Sequence[str | None]
) -> list[ResultSeat]:
    return [
        ResultSeat(
            code=result.code,
            seat=seat,
            name=name,
            person=people[seat],
            forgotten=False,
            place=sheet.players[seat].place,
            total=sheet.players[seat].total,
            winner=seat in sheet.told_winners,
            ended_at=result.ended_at,
            facts="{}",
        )
        for seat, name in enumerate(names)
    ]


def _winners(sheet: ScoreSheet) -> str:
    return msgspec.json.encode(sheet.told_winners).decode()


def _edition(options: str) -> str:
    found: Mapping[str, object] = msgspec.json.decode(options)
    return str(found.get("edition", ""))[:20]
