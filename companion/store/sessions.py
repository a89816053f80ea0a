"""The tables during one transaction: everything that is asked of them and put into them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import islice
from typing import NamedTuple

import sqlalchemy as sa

from companion.background import yield_to_other_greenlets

from .history import HistoryReads, HistoryWrites, last_of
from .tables import Base, Claim, Entry, Incarnation, Result, Sitting, Trail

AT_ONCE = 250
"""rows of a whole log that are written before somebody else has a turn"""
Mark = tuple[int, str, int]
"""the last entry of a sitting, the fingerprint of its table's token, the last entry of its trail"""


class EntryRow(NamedTuple):
    """As `Entry`."""

    number: int
    seat: int | None
    at: int
    action_id: str
    body: str
    request_hash: str


class ReadSession(HistoryReads):
    """The tables, open for reading during one transaction."""

    def connection(self) -> sa.Connection:
        return self._session.connection()

    def incarnation(self) -> str:
        return self._session.scalars(sa.select(Incarnation.id)).one()

    def sitting(self, code: str) -> Sitting | None:
        return self._session.get(Sitting, code)

    def is_taken(self, code: str) -> bool:
        """Whether a sitting or a result anywhere has this code."""
        return any(self._session.get(table, code) is not None for table in (Sitting, Result))

    def entries(self, code: str, *, after: int = 0, limit: int | None = None) -> list[Entry]:
        query = sa.select(Entry).where(Entry.sitting == code, Entry.number > after)
        return list(self._session.scalars(query.order_by(Entry.number).limit(limit)))

    def log(self, code: str, *, after: int, limit: int) -> list[EntryRow]:
        """Entries as they are written, to be read and no more."""
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
        """Fingerprint of a phone's token → its seat."""
        query = sa.select(Claim.token_hash, Claim.seat).where(Claim.sitting == code)
        return dict(self._session.execute(query).all())

    def trail(self, code: str, *, last: int = 200) -> list[Trail]:
        """The last so many, the oldest first."""
        query = sa.select(Trail).where(Trail.sitting == code).order_by(Trail.number.desc())
        return list(self._session.scalars(query.limit(last)))[::-1]

    def recent(
        self,
        *,
        limit: int,
        game: str | None,
        ended: bool | None,
        among: Collection[str] | None,
    ) -> list[tuple[Sitting, int, str | None]]:
        """Sittings with the number of their last entry and their winners, last touched first."""
        query = sa.select(Sitting, last_of(Entry), Result.winners).outerjoin(
            Result, Result.code == Sitting.code
        )
        if game is not None:
            query = query.where(Sitting.game == game)
        if ended is not None:
            at = Sitting.ended_at
            query = query.where(at.is_not(None) if ended else at.is_(None))
        if among is not None:
            query = query.where(Sitting.code.in_(tuple(among)))
        query = query.order_by(Sitting.touched_at.desc(), Sitting.code).limit(limit)
        return [(row[0], row[1], row[2]) for row in self._session.execute(query)]

    def marks(self, codes: Collection[str]) -> dict[str, Mark]:
        """What tells, for each of these sittings, whether anything has changed."""
        query = sa.select(Sitting.code, last_of(Entry), Sitting.table_hash, last_of(Trail))
        rows = self._session.execute(query.where(Sitting.code.in_(codes)))
        return {code: (version, table, trail) for code, version, table, trail in rows}

    def last_touched(self) -> int | None:
        """When something was last done in any sitting; None if there is none."""
        return self._session.scalar(sa.select(sa.func.max(Sitting.touched_at)))

    def all_due(self, by: int | None = None) -> list[tuple[str, int]]:
        """`by`: only what is due by that moment."""
        query = sa.select(Sitting.code, Sitting.due_at).where(Sitting.due_at.is_not(None))
        if by is not None:
            query = query.where(Sitting.due_at <= by)
        return [(code, at) for code, at in self._session.execute(query) if at is not None]


class WriteSession(HistoryWrites, ReadSession):
    """The tables, open for writing during one transaction."""

    def lock_sitting(self, code: str) -> Sitting | None:
        """The sitting, and nobody else writes to it meanwhile (where rows can be locked)."""
        return self._session.get(Sitting, code, with_for_update=True)

    def claim_sitting(self, code: str) -> Sitting | None:
        """The same, or None if somebody else is at it just now."""
        return self._session.get(Sitting, code, with_for_update={"skip_locked": True})

    def add(self, row: Base) -> None:
        """Rows go in one by one, in the order in which they are added."""
        self._session.add(row)
        self._session.flush()

    def add_all(self, rows: Iterable[Mapping[str, object]]) -> None:
        """A whole log at once, by the columns of its entries."""
        every = iter(rows)
        while slice := list(islice(every, AT_ONCE)):
            self._session.execute(sa.insert(Entry), slice)
            yield_to_other_greenlets()

    def remove(self, row: Claim) -> None:
        self._session.delete(row)
