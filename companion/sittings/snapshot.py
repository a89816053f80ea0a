"""A sitting read once: whoever looks at it at that moment, no more reading is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from companion.engine.moves import MoveList
from companion.store import ReadSession, Sitting

from . import tokens, trail
from .envelope import check_seat
from .folded import FoldedSitting
from .refusals import DeadTokenError
from .values import ONLOOKER, Bearer, Credentials, SittingView, TakeOver


def authorise(row: Sitting, phones: Mapping[str, int], token: str | None) -> Bearer:
    """What the token is for; without one, to look on. Raises DeadTokenError."""
    if token is None:
        return ONLOOKER
    hashed = tokens.token_hash(token)
    if row.table_hash == hashed:
        return Bearer(table=True)
    if hashed not in phones:
        raise DeadTokenError
    return Bearer(seat=phones[hashed])


def authorise_each(
    row: Sitting, phones: Mapping[str, int], brought: Sequence[str]
) -> tuple[Bearer | None, ...]:
    """What each token is for; None for a dead one."""

    def bearer(token: str) -> Bearer | None:
        try:
            return authorise(row, phones, token)
        except DeadTokenError:
            return None

    return tuple(map(bearer, brought))


def authorise_for(
    row: Sitting, phones: Mapping[str, int], brought: tuple[str, ...], seat: int | None
) -> Bearer:
    """Of the tokens that somebody brings: the one that may act for `seat`, else the first alive.

    Raises DeadTokenError if none is.
    """

    bearers = [one for one in authorise_each(row, phones, brought) if one is not None]
    if not bearers:
        raise DeadTokenError
    return next((one for one in bearers if one.table or one.seat == seat), bearers[0])


def authorise_in(
    session: ReadSession, row: Sitting, credentials: Credentials, seat: int | None
) -> Bearer:
    """Return who wants to act for `seat`, by the phones in the database. Raises DeadTokenError."""
    if isinstance(credentials, Bearer):
        return credentials
    return authorise_for(row, session.phones(row.code), credentials, seat)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """As the database had it: the sitting, its phones, its folded log."""

    row: Sitting
    phones: Mapping[str, int]
    """fingerprint of a phone's token → its seat"""
    sitting: FoldedSitting
    now: int
    asked: tuple[int, ...] = ()
    """seats that the phone which is the table would like to have"""
    absent: tuple[int, ...] = ()
    """seats that somebody has left"""

    def bearer(self, token: str | None) -> Bearer:
        """What the token authorises. Raises DeadTokenError."""
        return authorise(self.row, self.phones, token)

    def bearers(self, brought: Sequence[str]) -> tuple[Bearer | None, ...]:
        """What each token authorises; None for a dead one."""
        return authorise_each(self.row, self.phones, brought)

    def was_table(self, token: str | None) -> bool:
        """Whether it is of the table that a phone has just taken over from, and may stop it."""
        if token is None or self._take_over is None:
            return False
        return tokens.token_hash(token) == self.row.former_hash

    @property
    def _take_over(self) -> TakeOver | None:
        row = self.row
        if row.table_seat is None or row.taken_at is None or not trail.may_stop(row, self.now):
            return None
        return TakeOver(row.table_seat, row.taken_at + trail.TO_STOP)

    def look(self, viewer: int | None) -> SittingView:
        """Raises NoSuchSeatError."""
        row, sitting, claimed = self.row, self.sitting, frozenset(self.phones.values())
        check_seat(viewer, len(sitting.names))
        return SittingView(
            code=row.code,
            game=row.game,
            version=sitting.version,
            view=sitting.view(viewer),
            moves=MoveList(partial(sitting.list_game_moves, sitting.head, viewer)),
            options=sitting.options,
            covers=getattr(sitting.state, "options", sitting.options).cover,
            names=sitting.names,
            claimed=tuple(seat in claimed for seat in range(len(sitting.names))),
            table_seat=row.table_seat,
            take_over=self._take_over,
            asked=self.asked,
            absent=self.absent if row.ended_at is None else (),
            undo=sitting.rewinds.undo(viewer),
            redo=sitting.rewinds.redo(viewer),
            remarks=sitting.narrator.remarks(sitting.version, viewer) if sitting.version else (),
            revealed=sitting.revealed,
            ended_at=row.ended_at,
            next_code=row.next_code,
            created_at=row.created_at,
            now=self.now,
        )
