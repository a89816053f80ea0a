"""Write results into the history, with those who sat there."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from companion.engine.score import POINTS, ScoreSheet
from companion.store import Person, ReadSession, Result, ResultSeat, WriteSession

from . import results
from .correcting import SeatCorrection, correct_sheet

SITTING, COUNTED, STRANGER = "sitting", "counted", "stranger"
"""sources of a result. `STRANGER`: a device without a seat or a table here has brought it"""
SIGNS = 8
"""the number of shapes and colours; an imported table may have had more people"""


@dataclass(frozen=True, slots=True)
class Record:
    """A play to be recorded."""

    code: str
    source: str
    """`SITTING`, `COUNTED`, `STRANGER`, or the kind of file that it was read from"""
    game: str
    options: str
    """as JSON"""
    names: tuple[str, ...]
    started_at: int
    ended_at: int
    sheet: ScoreSheet
    guests: Collection[int] = ()
    """seats of those who are not kept as people"""
    played_for: int | None = None
    play: str | None = None
    """its id elsewhere"""
    counts: bool = True
    """whether statistics count it"""
    unscored: Collection[int] = ()
    """seats whose points nobody wrote down"""
    foreign_ids: Sequence[str | None] = ()
    """the ids of people in the program that it came from; empty: it knows people only by name"""
    all_foreign_ids: Collection[str | None] = ()
    """the ids of everybody in that program, who are all different people"""
    found: dict[str, str] = field(default_factory=dict)
    """foreign ids → people, as far as they were looked up; people who are found are added"""


def play_id(code: str, started_at: int) -> str:
    """Return an id that stays the same however often a sitting comes to its end."""
    return hashlib.sha256(f"{code}:{started_at}".encode()).hexdigest()[:32]


def person_key(name: str) -> str:
    """Return the key by which names are compared; people with different keys are different. '' is
    nobody.
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def write(session: WriteSession, record: Record) -> None:
    session.people.recount(put(session, record), record.ended_at)


def put(session: WriteSession, record: Record) -> frozenset[str]:
    """Record a play and return the people's ids, without counting their figures again; whoever
    records many plays counts once at the end.
    """
    result = Result(
        code=record.code,
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
        sheet=results.encode_sheet(record.sheet),
        scored=_is_scored(record.sheet),
        counts=record.counts,
        corrected_at=None,
    )
    session.add(result)
    people: list[str | None] = []
    for seat in range(len(record.names)):
        guest = seat in record.guests
        people.append(None if guest else _known_person(session, record, seat, people))
    session.results.put_seats(
        [
            ResultSeat(
                code=record.code,
                seat=seat,
                name=name,
                person=people[seat],
                forgotten=False,
                place=record.sheet.players[seat].place,
                total=record.sheet.players[seat].total,
                scored=seat not in record.unscored,
                winner=seat in record.sheet.told_winners,
                ended_at=record.ended_at,
                facts="{}",
                foreign_id=record.foreign_ids[seat] if record.foreign_ids else None,
            )
            for seat, name in enumerate(record.names)
        ]
    )
    return frozenset(id for id in people if id is not None)


def rewrite(session: WriteSession, result: Result, sheet: ScoreSheet) -> None:
    """Replace the result of a play."""
    result.decided_by, result.winners = sheet.decided_by[:60], _winners(sheet)
    result.sheet, result.scored = results.encode_sheet(sheet), _is_scored(sheet)
    seats = session.results.list_seats(result.code)
    for seat in seats:
        score = sheet.players[seat.seat]
        seat.place, seat.total = score.place, score.total
        seat.winner = seat.seat in sheet.told_winners
        seat.scored = seat.scored or bool(score.lines)
    session.flush()
    session.people.recount({seat.person for seat in seats}, result.ended_at)


def correct(
    session: WriteSession, result: Result, seats: Sequence[SeatCorrection], at: int
) -> None:
    """Correct a result."""
    result.corrected_at = at
    rewrite(session, result, correct_sheet(results.decode_sheet(result.sheet), seats))


def put_turns(session: WriteSession, result: Result, told: ScoreSheet) -> None:
    """Add what would have changed the winner, unless the result has changed meanwhile."""
    if result.corrected_at is None and results.lacks_only_turns(result.sheet, told):
        result.sheet = results.encode_sheet(told)
        session.flush()


def put_facts(session: WriteSession, code: str, facts: Sequence[Mapping[str, int]]) -> None:
    """Store what the game found out about each seat."""
    seats = session.results.list_seats(code)
    for seat, found in zip(seats, facts, strict=False):
        seat.facts = msgspec.json.encode(found).decode()
    session.flush()
    if seats:
        session.people.recount({seat.person for seat in seats}, seats[0].ended_at)


def person_at(session: ReadSession, names: Sequence[str], seat: int) -> Person | None:
    """Find who goes by the name at this seat. Who writes ё as е, or е as ё, is the same person,
    unless both sit at this table.
    """
    key = person_key(names[seat])
    person = session.people.find_called(key)
    if person is None:
        person = session.people.find_spelled(key)
        if person is not None and person_key(person.name) in map(person_key, names):
            return None
    return person


def _known_person(
    session: WriteSession, record: Record, seat: int, seated: Collection[str | None]
) -> str | None:
    """Find who sits at a seat, by the id of another program or by name, or add somebody; return
    their id, None for no name. `seated` are those who sit at this table already.
    """
    name, at = record.names[seat], record.ended_at
    if not person_key(name):
        return None
    person = _person_elsewhere(session, record, seat) if record.foreign_ids else None
    if person is None or person.id in seated:
        person = person_at(session, record.names, seat)
        if person is not None and record.foreign_ids:
            person, name = _namesake(session, record, seat, person, seated)
    if person is None:
        person = session.people.add(name, person_key(name), seen_at=at)
        session.flush()
    if record.foreign_ids and (foreign_id := record.foreign_ids[seat]) is not None:
        record.found[foreign_id] = person.id
    if at >= person.seen_at:
        person.seen_at, person.sign = at, seat % SIGNS
    return person.id


def _person_elsewhere(session: WriteSession, record: Record, seat: int) -> Person | None:
    foreign_id = record.foreign_ids[seat]
    if foreign_id is None:
        return None
    found = record.found.get(foreign_id)
    return session.people.find_foreign(foreign_id, found=found)


def _namesake(
    session: WriteSession,
    record: Record,
    seat: int,
    person: Person,
    seated: Collection[str | None],
) -> tuple[Person | None, str]:
    """`person`, or whoever is called so with a number behind it, where another program knows them
    as somebody else; and the name. Two who are kept apart can be merged, two who were taken for
    one are one for ever.
    """
    name, number = record.names[seat], 1
    called, found = name, session.people.find(person.id)
    while found is not None:
        if found.id not in seated and _may_be(session, record, seat, found):
            break
        number += 1
        called = f"{name} ({number})"
        found = session.people.find_called(person_key(called))
    return found, called


def _may_be(session: WriteSession, record: Record, seat: int, person: Person) -> bool:
    """Whether no other program, nor this file, knows `person` as somebody else."""
    known_as = session.people.list_foreign_ids(person.id) - {None, person.id}
    foreign_id = record.foreign_ids[seat]
    if foreign_id is None:
        return known_as.isdisjoint(record.all_foreign_ids)
    return not known_as or foreign_id in known_as


def _is_scored(sheet: ScoreSheet) -> bool:
    return sheet.unit == POINTS and sheet.counted


def _winners(sheet: ScoreSheet) -> str:
    return msgspec.json.encode(sheet.told_winners).decode()


def _edition(options: str) -> str:
    found: Mapping[str, object] = msgspec.json.decode(options)
    return str(found.get("edition", ""))[:20]
