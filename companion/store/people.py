"""Queries and changes of people and of what they have played."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import orm

from . import server
from .tables import Person, Result, ResultSeat

MANY = 500
"""keys in one query"""


def slices(keys: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the keys query by query."""
    return (keys[start : start + MANY] for start in range(0, len(keys), MANY))


class PlayOf(NamedTuple):
    """One play of one person, with what statistics need."""

    code: str
    game: str
    edition: str
    ended_at: int
    scored: bool
    seat: int
    place: int
    total: int
    winner: bool
    facts: str


class SatAt(NamedTuple):
    seat: int
    person: str | None
    place: int


class PeopleReads:
    """Reads people during one transaction."""

    def __init__(self, session: orm.Session) -> None:
        self._session = session

    def find(self, id: str) -> Person | None:
        return self._session.get(Person, id)

    def find_called(self, key: str) -> Person | None:
        """Return whoever goes by this name."""
        return self._session.scalar(sa.select(Person).where(Person.key == key))

    def find_spelled(self, key: str) -> Person | None:
        """Return who was here last of those whose names differ from this one only in ё and е."""
        plain = key.replace("ё", "е")
        if "е" not in plain:
            return None
        query = sa.select(Person).where(sa.func.replace(Person.key, "ё", "е") == plain)
        return self._session.scalar(query.order_by(Person.seen_at.desc(), Person.id).limit(1))

    def list_foreign_ids(self, person: str) -> set[str | None]:
        """List the ids by which other programs know somebody."""
        query = sa.select(ResultSeat.foreign_id).where(ResultSeat.person == person).distinct()
        return set(self._session.scalars(query))

    def list_all(self) -> list[Person]:
        """List everybody; whoever played last comes first."""
        query = sa.select(Person).order_by(Person.seen_at.desc(), Person.id)
        return list(self._session.scalars(query))

    def list_merged(self, id: str) -> list[Person]:
        """List those who were merged into this one, directly or through others."""
        found, wave = [], [id]
        while wave:
            query = sa.select(Person).where(Person.merged_into.in_(wave))
            more = list(self._session.scalars(query))
            found += more
            wave = [one.id for one in more]
        return found

    def list_plays(self, id: str, *, since: int = 0) -> list[PlayOf]:
        """List the plays under this id that count, the oldest first."""
        query = sa.select(
            Result.code, Result.game, Result.edition, Result.ended_at,
            sa.and_(Result.scored, ResultSeat.scored), ResultSeat.seat, ResultSeat.place,
            ResultSeat.total, ResultSeat.winner, ResultSeat.facts,
        ).join(ResultSeat, ResultSeat.code == Result.code)  # fmt: skip
        query = query.where(ResultSeat.person == id, ResultSeat.ended_at >= since, Result.counts)
        query = query.order_by(ResultSeat.ended_at, Result.code)
        return [PlayOf._make(row) for row in self._session.execute(query)]

    def list_seatings(self, codes: Sequence[str]) -> dict[str, list[SatAt]]:
        """List who sat where in these results."""
        found: dict[str, list[SatAt]] = {code: [] for code in codes}
        columns = ResultSeat.code, ResultSeat.seat, ResultSeat.person, ResultSeat.place
        for some in slices(codes):
            query = sa.select(*columns).where(ResultSeat.code.in_(some))
            for code, *sat in self._session.execute(query):
                found[code].append(SatAt._make(sat))
        return found

    def list_codes(self, ids: Collection[str]) -> list[str]:
        """List the codes of everything that these have played."""
        query = sa.select(ResultSeat.code).where(ResultSeat.person.in_(tuple(ids))).distinct()
        return list(self._session.scalars(query.order_by(ResultSeat.code)))

    def have_met(self, one: Collection[str], other: Collection[str]) -> bool:
        """Return whether the two have ever sat at one table."""
        mine, theirs = orm.aliased(ResultSeat), orm.aliased(ResultSeat)
        query = sa.select(mine.code).join(theirs, theirs.code == mine.code)
        query = query.where(mine.person.in_(tuple(one)), theirs.person.in_(tuple(other)))
        return self._session.scalar(query.limit(1)) is not None

    def find_seated(self, seats: Mapping[str, int]) -> set[str]:
        """Return who sat in these seats, by the codes of finished sittings."""
        query = sa.select(ResultSeat.code, ResultSeat.seat, ResultSeat.person)
        rows = self._session.execute(query.where(ResultSeat.code.in_(tuple(seats))))
        return {person for code, seat, person in rows if person and seats[code] == seat}

    def load(self, ids: Collection[str]) -> list[Person]:
        return list(self._session.scalars(sa.select(Person).where(Person.id.in_(tuple(ids)))))


class PeopleWrites(PeopleReads):
    """The same, open for writing."""

    _held = False
    """whether nobody else may write people until the end of the transaction"""

    def find_called(self, key: str) -> Person | None:
        """Return whoever goes by this name. Until the end of the transaction nobody else can get
        it.
        """
        self._hold_people()
        return super().find_called(key)

    def find_foreign(self, foreign_id: str, *, found: str | None = None) -> Person | None:
        """Return whom another program knows by this id: whoever was `found` for it before, if any.

        Until the end of the transaction nobody else can get a name.
        """
        self._hold_people()
        person = None if found is None else self.find(found)
        if person is not None:
            return person
        query = sa.select(Person).join(ResultSeat, ResultSeat.person == Person.id)
        query = query.where(ResultSeat.foreign_id == foreign_id)
        return self._session.scalar(query.limit(1))

    def add(self, name: str, key: str, *, seen_at: int, id: str | None = None) -> Person:
        """Add a person; `id`: their id in another house, unless somebody has it here."""
        if id is None or self._session.get(Person, id) is not None:
            id = secrets.token_hex(8)
        person = Person(
            id=id, name=name, key=key, merged_into=None, seen_at=seen_at, plays=0, wins=0,
            statistics=None,
        )  # fmt: skip
        self._session.add(person)
        return person

    def recount(self, ids: Collection[str | None], since: int) -> None:
        """Count again what these people played, after a change in plays that ended `since` then.

        That looks at all their plays, so do it once, after many changes.
        """
        self._hold_people()
        self._session.flush()
        every = sorted(one for one in ids if one is not None)
        connection = self._session.connection()
        for some in slices(every):
            counted = {id: of for id, *of in connection.execute(_COUNTED, {"ids": some})}
            for id in some:
                plays, wins = counted.get(id, (0, 0))
                connection.execute(_RECOUNT, {"of": id, "plays": plays, "wins": wins})
            connection.execute(_UNSETTLE, {"ids": some, "since": since})
        for row in list(self._session):  # what of them was read before
            if isinstance(row, Person):
                self._session.expire(row)

    def remove(self, ids: Collection[str]) -> None:
        """Remove people. Nobody may sit anywhere under these ids any more."""
        some = tuple(ids)
        self._session.execute(
            sa.update(Person).where(Person.merged_into.in_(some)).values(merged_into=None)
        )
        self._session.execute(sa.delete(Person).where(Person.id.in_(some)))

    def _hold_people(self) -> None:
        connection = self._session.connection()
        if server.is_server(connection) and not self._held:
            server.hold_people(connection)
            self._held = True


def _one(flag: Any) -> Any:
    """Return 1 for true, on every database."""
    return sa.case((flag, 1), else_=0)


_COUNTED = (
    sa.select(ResultSeat.person, sa.func.count(), sa.func.sum(_one(ResultSeat.winner)))
    .join(Result, Result.code == ResultSeat.code)
    .where(ResultSeat.person.in_(sa.bindparam("ids", expanding=True)), Result.counts)
    .group_by(ResultSeat.person)
)
_PEOPLE = Person.__table__
assert isinstance(_PEOPLE, sa.Table)
_RECOUNT = (
    sa.update(_PEOPLE)
    .where(_PEOPLE.c.id == sa.bindparam("of"))
    .values(plays=sa.bindparam("plays"), wins=sa.bindparam("wins"), statistics=None)
)
_UNSETTLE = (
    sa.update(_PEOPLE)
    .where(
        _PEOPLE.c.id.in_(sa.bindparam("ids", expanding=True)),
        _PEOPLE.c.settled_until > sa.bindparam("since"),
    )
    .values(settled=None, settled_until=None)
)
