"""The tables during one transaction, with all queries and changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import islice
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import orm

from companion.background import yield_to_other_greenlets

from .people import PeopleReads, PeopleWrites
from .results import ResultReads, ResultWrites
from .tables import Base, Claim, Entry, Incarnation, Result, Setting, Sitting, Trail

AT_ONCE = 250
"""rows of a whole log that are written before other greenlets run"""
Mark = tuple[int, str, int]
"""the last entry of a sitting, the fingerprint of its table's token, the last entry of its trail"""


class EntryRow(NamedTuple):
    """The columns of `Entry`."""

    number: int
    seat: int | None
    at: int
    action_id: str
    body: str
    request_hash: str


class TokenRow(NamedTuple):
    """A token that was looked up."""

    kind: str
    """`seat` or `table` for a good token; `sitting` for a sitting that is here, whose `hash` is
    that of its former table, if a phone has taken over
    """
    code: str
    seat: int | None
    hash: str | None


class SettingReads:
    """Reads the host's settings, and what the house notes for itself."""

    def __init__(self, session: orm.Session) -> None:
        self._session = session

    def read(self, name: str) -> str | None:
        found = self._session.get(Setting, name)
        return None if found is None else found.value

    def read_all(self) -> dict[str, str]:
        return {one.name: one.value for one in self._session.scalars(sa.select(Setting))}


class SettingWrites(SettingReads):
    """The same, open for writing."""

    def put(self, name: str, value: str) -> None:
        self._session.merge(Setting(name=name, value=value))
        self._session.flush()

    def remove(self, name: str) -> None:
        self._session.execute(sa.delete(Setting).where(Setting.name == name))


def _last_number(table: type[Entry | Trail]) -> sa.ScalarSelect[int]:
    """Select the number of the last row that a sitting has there; 0 where it has none."""
    number = sa.func.coalesce(sa.func.max(table.number), 0)
    return sa.select(number).where(table.sitting == Sitting.code).scalar_subquery()


class ReadSession:
    """The tables, open for reading during one transaction."""

    people: PeopleReads
    results: ResultReads
    settings: SettingReads

    def __init__(self, session: orm.Session) -> None:
        self._session = session
        self.people, self.results = PeopleReads(session), ResultReads(session)
        self.settings = SettingReads(session)

    def connection(self) -> sa.Connection:
        return self._session.connection()

    def incarnation(self) -> str:
        return self._session.scalars(sa.select(Incarnation.id)).one()

    def sitting(self, code: str) -> Sitting | None:
        return self._session.get(Sitting, code)

    def is_taken(self, code: str) -> bool:
        """Return whether a sitting or a result has this code."""
        return any(self._session.get(table, code) is not None for table in (Sitting, Result))

    def list_unfinished(self) -> list[Sitting]:
        """List every unfinished sitting."""
        return list(self._session.scalars(sa.select(Sitting).where(Sitting.ended_at.is_(None))))

    def token_rows(self, hashes: Collection[str], codes: Collection[str]) -> list[TokenRow]:
        """Look up these fingerprints in one query: their seats and tables, and each of the sittings
        `codes` that is here, with its table before the last take-over.
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

    def entries(self, code: str, *, after: int = 0, limit: int | None = None) -> list[Entry]:
        query = sa.select(Entry).where(Entry.sitting == code, Entry.number > after)
        return list(self._session.scalars(query.order_by(Entry.number).limit(limit)))

    def log(self, code: str, *, after: int, limit: int) -> list[EntryRow]:
        """Read entries as plain rows."""
        query = sa.select(*(getattr(Entry, name) for name in EntryRow._fields))
        query = query.where(Entry.sitting == code, Entry.number > after)
        query = query.order_by(Entry.number).limit(limit)
        return [EntryRow._make(row) for row in self._session.execute(query)]

    def entry_with_id(self, code: str, action_id: str) -> Entry | None:
        query = sa.select(Entry).where(Entry.sitting == code, Entry.action_id == action_id)
        return self._session.scalar(query)

    def claim(self, code: str, seat: int) -> Claim | None:
        return self._session.get(Claim, (code, seat))

    def phones(self, code: str) -> dict[str, int]:
        """Return fingerprint of a phone's token → its seat."""
        query = sa.select(Claim.token_hash, Claim.seat).where(Claim.sitting == code)
        return dict(self._session.execute(query).all())

    def trail(self, code: str, *, last: int = 200) -> list[Trail]:
        """Read the last entries of the trail, the oldest first."""
        query = sa.select(Trail).where(Trail.sitting == code).order_by(Trail.number.desc())
        return list(self._session.scalars(query.limit(last)))[::-1]

    def recent(
        self, *, limit: int, ended: bool | None, among: Collection[str] | None
    ) -> list[Sitting]:
        """Read sittings, the last touched first."""
        query = sa.select(Sitting)
        if ended is not None:
            at = Sitting.ended_at
            query = query.where(at.is_not(None) if ended else at.is_(None))
        if among is not None:
            query = query.where(Sitting.code.in_(tuple(among)))
        query = query.order_by(Sitting.touched_at.desc(), Sitting.code).limit(limit)
        return list(self._session.scalars(query))

    def marks(self, codes: Collection[str]) -> dict[str, Mark]:
        """Return, for each of these sittings, a value that changes whenever anything in it does."""
        query = sa.select(
            Sitting.code, _last_number(Entry), Sitting.table_hash, _last_number(Trail)
        )
        rows = self._session.execute(query.where(Sitting.code.in_(codes)))
        return {code: (version, table, trail) for code, version, table, trail in rows}

    def last_touched(self) -> int | None:
        """Return when something was last done in any sitting; None if there is none."""
        return self._session.scalar(sa.select(sa.func.max(Sitting.touched_at)))

    def all_due(self, by: int | None = None) -> list[tuple[str, int]]:
        """Return code and time of every deadline; `by`: only those due by that time."""
        query = sa.select(Sitting.code, Sitting.due_at).where(Sitting.due_at.is_not(None))
        if by is not None:
            query = query.where(Sitting.due_at <= by)
        return [(code, at) for code, at in self._session.execute(query) if at is not None]


class WriteSession(ReadSession):
    """The tables, open for writing during one transaction."""

    people: PeopleWrites
    results: ResultWrites
    settings: SettingWrites

    def __init__(self, session: orm.Session) -> None:
        self._session = session
        self.people = PeopleWrites(session)
        self.results = ResultWrites(session, self.people)
        self.settings = SettingWrites(session)

    def flush(self) -> None:
        """Write changed rows into the tables."""
        self._session.flush()

    def lock_sitting(self, code: str) -> Sitting | None:
        """Read a sitting and lock it, where rows can be locked."""
        return self._session.get(Sitting, code, with_for_update=True)

    def claim_sitting(self, code: str) -> Sitting | None:
        """Read a sitting and lock it; None if somebody else has locked it."""
        return self._session.get(Sitting, code, with_for_update={"skip_locked": True})

    def add(self, row: Base) -> None:
        """Add a row. Rows are inserted one by one, in the order in which they are added."""
        self._session.add(row)
        self._session.flush()

    def add_all(self, rows: Iterable[Mapping[str, object]]) -> None:
        """Add a whole log, by the columns of its entries, in slices."""
        every = iter(rows)
        while slice := list(islice(every, AT_ONCE)):
            self._session.execute(sa.insert(Entry), slice)
            yield_to_other_greenlets()

    def remove_sitting(self, code: str, *, recount: bool = True) -> None:
        """Remove a sitting and its result; `recount`: and count the figures of those who sat there
        again.
        """
        self.results.remove(code, recount=recount)
        tables: tuple[type[Entry] | type[Claim] | type[Trail], ...] = (Entry, Claim, Trail)
        for table in tables:
            self._session.execute(sa.delete(table).where(table.sitting == code))
        self._session.execute(sa.delete(Sitting).where(Sitting.code == code))

    def remove(self, row: Claim) -> None:
        self._session.delete(row)
