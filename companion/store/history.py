"""Results, seats and people: what is asked of the tables of the history, and what is put there."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

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
    source: str | None = None


class PlayOf(NamedTuple):
    """What one person has played, as statistics need it."""

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


class TokenRow(NamedTuple):
    """What is known of a token."""

    kind: str
    """`seat` or `table` of the one that is good there; `sitting`: this one is here, and `hash` is
    that of its former table, if a phone has taken over
    """
    code: str
    seat: int | None
    hash: str | None


class SatAt(NamedTuple):
    seat: int
    person: str | None
    place: int


def last_of(table: type[Entry | Trail]) -> sa.ScalarSelect[int]:
    """The number of the last row that a sitting has there; 0 where it has none."""
    number = sa.func.coalesce(sa.func.max(table.number), 0)
    return sa.select(number).where(table.sitting == Sitting.code).scalar_subquery()


class HistoryReads:
    """To be mixed into a session that is open for reading."""

    def __init__(self, session: orm.Session) -> None:
        self._session = session
        self._people_held = False

    def result(self, code: str) -> Result | None:
        return self._session.get(Result, code)

    def result_of_play(self, play: str) -> Result | None:
        query = sa.select(Result).where(Result.play == play)
        return self._session.scalar(query.order_by(Result.code).limit(1))

    def known_plays(self, plays: Collection[str]) -> set[str]:
        """Those of these that are here; not more than `MANY` are asked for."""
        query = sa.select(Result.play).where(Result.play.in_(tuple(plays)))
        return set(self._session.scalars(query))

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
        query = sa.select(Result)
        if wish.people is None:
            query = query.where(*_filter_results(wish, Result.ended_at, Result.code))
        else:
            each = [_last_of(id, wish, limit).subquery() for id in wish.people]
            query = query.where(Result.code.in_(sa.union(*map(sa.select, each))))
        query = query.order_by(Result.ended_at.desc(), Result.code.desc()).limit(limit)
        return list(self._session.scalars(query))

    def results_by_code(self, codes: Sequence[str]) -> list[str]:
        """Those of these that are here."""
        query = sa.select(Result.code).where(Result.code.in_(codes))
        return list(self._session.scalars(query))

    def count_results(self, source: str) -> int:
        query = sa.select(sa.func.count()).select_from(Result)
        return int(self._session.scalar(query.where(Result.source == source)) or 0)

    def chronicle(self, code: str) -> bytes | None:
        """A document."""
        found = self._session.get(Chronicle, code)
        return None if found is None else zlib.decompress(found.document)

    def person(self, id: str) -> Person | None:
        return self._session.get(Person, id)

    def person_called(self, key: str) -> Person | None:
        """Whoever goes by this name."""
        return self._session.scalar(sa.select(Person).where(Person.key == key))

    def person_spelled(self, key: str) -> Person | None:
        """Whoever was here last of those whose name has ё where this one has е, or е for ё."""
        plain = key.replace("ё", "е")
        if "е" not in plain:
            return None
        query = sa.select(Person).where(sa.func.replace(Person.key, "ё", "е") == plain)
        return self._session.scalar(query.order_by(Person.seen_at.desc(), Person.id).limit(1))

    def foreign_ids(self, person: str) -> set[str | None]:
        """By which other programs know somebody."""
        query = sa.select(ResultSeat.foreign_id).where(ResultSeat.person == person).distinct()
        return set(self._session.scalars(query))

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

    def plays_of(self, id: str, *, since: int = 0) -> list[PlayOf]:
        """What counts of what was played under this id, the oldest first."""
        query = sa.select(
            Result.code, Result.game, Result.edition, Result.ended_at,
            sa.and_(Result.scored, ResultSeat.scored), ResultSeat.seat, ResultSeat.place,
            ResultSeat.total, ResultSeat.winner, ResultSeat.facts,
        ).join(ResultSeat, ResultSeat.code == Result.code)  # fmt: skip
        query = query.where(ResultSeat.person == id, ResultSeat.ended_at >= since, Result.counts)
        query = query.order_by(ResultSeat.ended_at, Result.code)
        return [PlayOf._make(row) for row in self._session.execute(query)]

    def tables_of(self, codes: Sequence[str]) -> dict[str, list[SatAt]]:
        """Who sat where in these."""
        found: dict[str, list[SatAt]] = {code: [] for code in codes}
        columns = ResultSeat.code, ResultSeat.seat, ResultSeat.person, ResultSeat.place
        for start in range(0, len(codes), MANY):
            query = sa.select(*columns).where(ResultSeat.code.in_(codes[start : start + MANY]))
            for code, *sat in self._session.execute(query):
                found[code].append(SatAt._make(sat))
        return found

    def codes_of(self, ids: Collection[str]) -> list[str]:
        """Of everything that these have played."""
        query = sa.select(ResultSeat.code).where(ResultSeat.person.in_(tuple(ids))).distinct()
        return list(self._session.scalars(query.order_by(ResultSeat.code)))

    def have_met(self, one: Collection[str], other: Collection[str]) -> bool:
        """Whether two have ever sat at one table."""
        mine, theirs = orm.aliased(ResultSeat), orm.aliased(ResultSeat)
        query = sa.select(mine.code).join(theirs, theirs.code == mine.code)
        query = query.where(mine.person.in_(tuple(one)), theirs.person.in_(tuple(other)))
        return self._session.scalar(query.limit(1)) is not None

    def token_rows(self, hashes: Collection[str], codes: Collection[str]) -> list[TokenRow]:
        """What is known of these fingerprints, in one query: the seats and tables that they are
        of, and each of the sittings `codes` that is here, with its table before the last take-over.
        """
        nobody = sa.cast(sa.null(), sa.Integer)
        query: sa.CompoundSelect[Any] = sa.union_all(
            sa.select(sa.literal("seat"), Claim.sitting, Claim.seat, Claim.token_hash).where(
                Claim.token_hash.in_(tuple(hashes))
            ),
            sa.select(sa.literal("table"), Sitting.code, nobody, Sitting.table_hash).where(
                Sitting.table_hash.in_(tuple(hashes))
            ),
            sa.select(sa.literal("sitting"), Sitting.code, nobody, Sitting.former_hash).where(
                Sitting.code.in_(tuple(codes))
            ),
        )
        return [TokenRow._make(row) for row in self._session.execute(query)]

    def people_at(self, seats: Mapping[str, int]) -> set[str]:
        """Who sat in these seats, by the codes of finished sittings."""
        query = sa.select(ResultSeat.code, ResultSeat.seat, ResultSeat.person)
        rows = self._session.execute(query.where(ResultSeat.code.in_(tuple(seats))))
        return {person for code, seat, person in rows if person and seats[code] == seat}

    def people_by_id(self, ids: Collection[str]) -> list[Person]:
        return list(self._session.scalars(sa.select(Person).where(Person.id.in_(tuple(ids)))))

    def setting(self, name: str) -> str | None:
        found = self._session.get(Setting, name)
        return None if found is None else found.value

    def settings(self) -> dict[str, str]:
        return {one.name: one.value for one in self._session.scalars(sa.select(Setting))}

    def list_unfinished(self) -> list[Sitting]:
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

    def remove_setting(self, name: str) -> None:
        self._session.execute(sa.delete(Setting).where(Setting.name == name))

    def put_seats(self, rows: Sequence[ResultSeat]) -> None:
        """Everybody of one result at once; it is not counted yet."""
        self._session.add_all(rows)
        self._session.flush()

    def person_called(self, key: str) -> Person | None:
        """Whoever goes by this name; until we are done nobody else comes to be called so."""
        self._hold_people()
        return super().person_called(key)

    def person_known_as(self, foreign_id: str, *, found: str | None = None) -> Person | None:
        """Whom another program knows by this id: whoever was `found` for it before, if there is.

        Nobody else comes to be called anything until we are done.
        """
        self._hold_people()
        person = None if found is None else self.person(found)
        if person is not None:
            return person
        query = sa.select(Person).join(ResultSeat, ResultSeat.person == Person.id)
        query = query.where(ResultSeat.foreign_id == foreign_id)
        return self._session.scalar(query.limit(1))

    def add_person(self, name: str, key: str, *, seen_at: int, id: str | None = None) -> Person:
        """Somebody new; `id`: by which another house knows them, if nobody has it here."""
        if id is None or self._session.get(Person, id) is not None:
            id = secrets.token_hex(8)
        person = Person(
            id=id, name=name, key=key, merged_into=None, seen_at=seen_at, plays=0, wins=0,
            statistics=None,
        )  # fmt: skip
        self._session.add(person)
        return person

    def recount(self, ids: Collection[str | None], since: int) -> None:
        """The figures of these people, after their plays have changed that ended `since` then.

        Each looks at all that they have played: whoever changes many plays does it in the end.
        """
        self._hold_people()
        self._session.flush()
        every = sorted(one for one in ids if one is not None)
        connection = self._session.connection()
        for start in range(0, len(every), MANY):
            some = every[start : start + MANY]
            counted = {id: of for id, *of in connection.execute(_COUNTED, {"ids": some})}
            for id in some:
                plays, wins = counted.get(id, (0, 0))
                connection.execute(_RECOUNT, {"of": id, "plays": plays, "wins": wins})
            connection.execute(_UNSETTLE, {"ids": some, "since": since})
        for row in list(self._session):  # what of them was read before
            if isinstance(row, Person):
                self._session.expire(row)

    def _hold_people(self) -> None:
        connection = self._session.connection()
        if server.is_server(connection) and not self._people_held:
            server.hold_people(connection)
            self._people_held = True

    def remove_result(self, code: str, *, recount: bool = True) -> None:
        """`recount`: with the figures of those who sat there."""
        seats = self.seats(code) if recount else []
        for table in (Chronicle, ResultSeat, Result):
            self._session.execute(sa.delete(table).where(table.code == code))
        if seats:
            self.recount({seat.person for seat in seats}, seats[0].ended_at)

    def remove_sitting(self, code: str, *, recount: bool = True) -> None:
        """With everything that belongs to it; `recount` as there."""
        self.remove_result(code, recount=recount)
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


def _last_of(id: str, wish: Wish, limit: int) -> sa.Select[Any]:
    """The codes of what was played under this id, as far as a page needs them."""
    query = sa.select(ResultSeat.code).where(
        ResultSeat.person == id, *_filter_results(wish, ResultSeat.ended_at, ResultSeat.code)
    )
    if wish.game is not None or wish.source is not None:
        query = query.join(Result, Result.code == ResultSeat.code)
    return query.order_by(ResultSeat.ended_at.desc(), ResultSeat.code.desc()).limit(limit)


def _filter_results(
    wish: Wish, at: orm.InstrumentedAttribute[int], of: orm.InstrumentedAttribute[str]
) -> Iterator[sa.ColumnElement[bool]]:
    if wish.game is not None:
        yield Result.game == wish.game
    if wish.source is not None:
        yield Result.source == wish.source
    if wish.after is not None:
        yield at >= wish.after
    if wish.before is not None:
        moment, code = wish.before
        if code is None:
            yield at < moment
        else:
            yield at <= moment  # by an index, which knows nothing of the code
            yield sa.or_(at < moment, of < code)


def _one(flag: Any) -> Any:
    """1 for true, on every database."""
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
