"""Results, seats and people: what is asked of the tables of the history, and what is put there."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import orm

from . import server
from .tables import (
    Chronicle,
    Claim,
    Entry,
    Person,
    Result,
    ResultSeat,
    Setting,
    Sitting,
    Trail,
)

MANY = 500
"""keys in one question"""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which results somebody would like to see."""

    game: str | None = None
    people: Collection[str] | None = None
    """ids of one person, with those who were merged into them"""
    after: int | None = None
    before: tuple[int, str | None] | None = None
    """a moment, and the code of the result that was the last one shown then"""


class HistoryReads:
    """To be mixed into a session that is open for reading."""

    def __init__(self, session: orm.Session) -> None:
        self._session = session
        self._people_held = False

    def result(self, code: str) -> Result | None:
        return self._session.get(Result, code)

    def result_of_play(self, play: str) -> Result | None:
        query = sa.select(Result).where(Result.play == play).order_by(Result.code).limit(1)
        return self._session.scalar(query)

    def seats(self, code: str) -> list[ResultSeat]:
        query = sa.select(ResultSeat).where(ResultSeat.code == code).order_by(ResultSeat.seat)
        return list(self._session.scalars(query))

    def seats_of(self, codes: Sequence[str]) -> dict[str, list[ResultSeat]]:
        found: dict[str, list[ResultSeat]] = {code: [] for code in codes}
        for start in range(0, len(codes), MANY):
            some = codes[start : start + MANY]
            query = sa.select(ResultSeat).where(ResultSeat.code.in_(some))
            for seat in self._session.scalars(query.order_by(ResultSeat.code, ResultSeat.seat)):
                found[seat.code].append(seat)
        return found

    def results(self, wish: Wish, *, limit: int) -> list[Result]:
        """The newest first."""
        at: orm.InstrumentedAttribute[int] = Result.ended_at
        query = sa.select(Result)
        if wish.people is not None:
            at = ResultSeat.ended_at
            query = query.join(ResultSeat, ResultSeat.code == Result.code)
            query = query.where(ResultSeat.person.in_(tuple(wish.people))).distinct()
        if wish.game is not None:
            query = query.where(Result.game == wish.game)
        if wish.after is not None:
            query = query.where(at >= wish.after)
        if wish.before is not None:
            moment, code = wish.before
            older = at < moment
            query = query.where(
                older if code is None else sa.or_(older, sa.and_(at == moment, Result.code < code))
            )
        query = query.order_by(Result.ended_at.desc(), Result.code.desc()).limit(limit)
        return list(self._session.scalars(query))

    def chronicle(self, code: str) -> bytes | None:
        """A document."""
        found = self._session.get(Chronicle, code)
        return None if found is None else zlib.decompress(found.document)

    def person(self, id: str) -> Person | None:
        return self._session.get(Person, id)

    def person_called(self, key: str) -> Person | None:
        return self._session.scalar(sa.select(Person).where(Person.key == key))

    def people(self) -> list[Person]:
        """Everybody, whoever was here last first."""
        query = sa.select(Person).order_by(Person.seen_at.desc(), Person.id)
        return list(self._session.scalars(query))

    def merged_into(self, id: str) -> list[Person]:
        """Those who are really this one, however they came to be."""
        found, wave = [], [id]
        while wave:
            query = sa.select(Person).where(Person.merged_into.in_(wave))
            more = list(self._session.scalars(query))
            found += more
            wave = [one.id for one in more]
        return found

    def plays_of(self, ids: Collection[str]) -> list[tuple[Result, ResultSeat]]:
        """Everything that these have played, the oldest first."""
        query = sa.select(Result, ResultSeat).join(ResultSeat, ResultSeat.code == Result.code)
        query = query.where(ResultSeat.person.in_(tuple(ids)))
        query = query.order_by(ResultSeat.ended_at, Result.code)
        return [(row[0], row[1]) for row in self._session.execute(query)]

    def met(self, one: Collection[str], other: Collection[str]) -> bool:
        """Whether two have ever sat at one table."""
        mine, theirs = orm.aliased(ResultSeat), orm.aliased(ResultSeat)
        query = sa.select(mine.code).join(theirs, theirs.code == mine.code)
        query = query.where(mine.person.in_(tuple(one)), theirs.person.in_(tuple(other)))
        return self._session.scalar(query.limit(1)) is not None

    def holds(self, token_hash: str) -> bool:
        """Whether somebody with this token is a member of any sitting."""
        phone = sa.select(Claim.seat).where(Claim.token_hash == token_hash).limit(1)
        table = sa.select(Sitting.code).where(Sitting.table_hash == token_hash).limit(1)
        return any(self._session.execute(query).first() is not None for query in (phone, table))

    def setting(self, name: str) -> str | None:
        found = self._session.get(Setting, name)
        return None if found is None else found.value

    def settings(self) -> dict[str, str]:
        return {one.name: one.value for one in self._session.scalars(sa.select(Setting))}

    def unfinished(self) -> list[Sitting]:
        """Every sitting that goes on."""
        return list(self._session.scalars(sa.select(Sitting).where(Sitting.ended_at.is_(None))))


class HistoryWrites(HistoryReads):
    """To be mixed into a session that is open for writing."""

    def flush(self) -> None:
        """What was changed in rows goes into the tables."""
        self._session.flush()

    def put_chronicle(self, code: str, document: bytes) -> None:
        self._session.merge(Chronicle(code=code, document=zlib.compress(document)))
        self._session.flush()

    def put_setting(self, name: str, value: str) -> None:
        self._session.merge(Setting(name=name, value=value))
        self._session.flush()

    def put_seats(self, rows: Sequence[ResultSeat]) -> None:
        """Everybody of one result at once."""
        self._session.add_all(rows)
        self._session.flush()
        self.recount({row.person for row in rows})

    def person_called(self, key: str) -> Person | None:
        """Whoever goes by this name; until we are done nobody else comes to be called so."""
        self._hold_people()
        return super().person_called(key)

    def recount(self, ids: Collection[str | None]) -> None:
        """The figures of these people, after their plays have changed."""
        self._hold_people()
        for id in sorted(one for one in ids if one is not None):
            counted = sa.select(
                sa.func.count(), sa.func.coalesce(sa.func.sum(_one(ResultSeat.winner)), 0)
            )
            counted = counted.join(Result, Result.code == ResultSeat.code)
            counted = counted.where(ResultSeat.person == id, Result.counts)
            plays, wins = self._session.execute(counted).one()
            self._session.execute(
                sa.update(Person)
                .where(Person.id == id)
                .values(plays=plays, wins=wins, statistics=None)
            )

    def _hold_people(self) -> None:
        connection = self._session.connection()
        if server.is_server(connection) and not self._people_held:
            server.hold_people(connection)
            self._people_held = True

    def keep_statistics(self, id: str, document: str) -> None:
        self._session.execute(sa.update(Person).where(Person.id == id).values(statistics=document))

    def clear_statistics(self) -> None:
        """Who is who has changed: everybody's are computed anew when somebody asks."""
        self._session.execute(sa.update(Person).values(statistics=None))

    def remove_result(self, code: str) -> None:
        people = {seat.person for seat in self.seats(code)}
        for table in (Chronicle, ResultSeat, Result):
            self._session.execute(sa.delete(table).where(table.code == code))
        self.recount(people)

    def remove_sitting(self, code: str) -> None:
        """With everything that belongs to it."""
        self.remove_result(code)
        tables: tuple[type[Entry] | type[Claim] | type[Trail], ...] = (Entry, Claim, Trail)
        for table in tables:
            self._session.execute(sa.delete(table).where(table.sitting == code))
        self._session.execute(sa.delete(Sitting).where(Sitting.code == code))

    def remove_people(self, ids: Collection[str]) -> None:
        """Nobody may sit anywhere under these any more."""
        some = tuple(ids)
        self._session.execute(
            sa.update(Person).where(Person.merged_into.in_(some)).values(merged_into=None)
        )
        self._session.execute(sa.delete(Person).where(Person.id.in_(some)))


def _one(flag: Any) -> Any:
    """1 for true, on every database."""
    return sa.case((flag, 1), else_=0)
