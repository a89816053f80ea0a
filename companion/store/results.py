"""Queries and changes of results and their seats."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import orm

from .people import PeopleWrites, slices
from .tables import Chronicle, Result, ResultSeat


@dataclass(frozen=True, slots=True)
class Wish:
    """The results that somebody wants to see."""

    game: str | None = None
    people: Collection[str] | None = None
    """ids of one person, with those who were merged into them"""
    after: int | None = None
    before: tuple[int, str | None] | None = None
    """a time, and the code of the last result that was shown of that time"""
    source: str | None = None


class ResultReads:
    """Reads results during one transaction."""

    def __init__(self, session: orm.Session) -> None:
        self._session = session

    def find(self, code: str) -> Result | None:
        return self._session.get(Result, code)

    def find_play(self, play: str) -> Result | None:
        query = sa.select(Result).where(Result.play == play)
        return self._session.scalar(query.order_by(Result.code).limit(1))

    def find_known(self, plays: Collection[str]) -> set[str]:
        """Return which of these plays are here."""
        found: set[str] = set()
        for some in slices(tuple(plays)):
            found.update(self._session.scalars(sa.select(Result.play).where(Result.play.in_(some))))
        return found

    def list_seats(self, code: str) -> list[ResultSeat]:
        query = sa.select(ResultSeat).where(ResultSeat.code == code).order_by(ResultSeat.seat)
        return list(self._session.scalars(query))

    def list_seats_of(self, codes: Sequence[str]) -> dict[str, list[ResultSeat]]:
        found: dict[str, list[ResultSeat]] = {code: [] for code in codes}
        for some in slices(codes):
            query = sa.select(ResultSeat).where(ResultSeat.code.in_(some))
            for seat in self._session.scalars(query.order_by(ResultSeat.code, ResultSeat.seat)):
                found[seat.code].append(seat)
        return found

    def list_newest(self, wish: Wish, *, limit: int) -> list[Result]:
        """List results, the newest first."""
        query = sa.select(Result)
        if wish.people is None:
            query = query.where(*_filter_results(wish, Result.ended_at, Result.code))
        else:
            each = [_last_of(id, wish, limit).subquery() for id in wish.people]
            query = query.where(Result.code.in_(sa.union(*map(sa.select, each))))
        query = query.order_by(Result.ended_at.desc(), Result.code.desc()).limit(limit)
        return list(self._session.scalars(query))

    def find_codes(self, codes: Sequence[str]) -> list[str]:
        """Return which of these codes are here."""
        query = sa.select(Result.code).where(Result.code.in_(codes))
        return list(self._session.scalars(query))

    def count(self, source: str) -> int:
        query = sa.select(sa.func.count()).select_from(Result)
        return int(self._session.scalar(query.where(Result.source == source)) or 0)

    def read_chronicle(self, code: str) -> bytes | None:
        """Return the document, or None."""
        found = self._session.get(Chronicle, code)
        return None if found is None else zlib.decompress(found.document)


class ResultWrites(ResultReads):
    """The same, open for writing."""

    def __init__(self, session: orm.Session, people: PeopleWrites) -> None:
        super().__init__(session)
        self._people = people

    def put_chronicle(self, code: str, document: bytes) -> None:
        self._session.merge(Chronicle(code=code, document=zlib.compress(document)))
        self._session.flush()

    def put_seats(self, rows: Sequence[ResultSeat]) -> None:
        """Add all seats of one result; figures are not counted yet."""
        self._session.add_all(rows)
        self._session.flush()

    def remove(self, code: str, *, recount: bool = True) -> None:
        """Remove a result; `recount`: and count the figures of those who sat there again."""
        seats = self.list_seats(code) if recount else []
        for table in (Chronicle, ResultSeat, Result):
            self._session.execute(sa.delete(table).where(table.code == code))
        if seats:
            self._people.recount({seat.person for seat in seats}, seats[0].ended_at)


def _last_of(id: str, wish: Wish, limit: int) -> sa.Select[Any]:
    """Select the codes of what was played under this id, as far as a page needs them."""
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
