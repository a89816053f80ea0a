"""A sitting read once: whoever looks at it at that moment, no more reading is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from companion.engine.moves import MoveList
from companion.store import Sitting

from . import trail
from .authorising import authorise, authorise_each, check_seat
from .folded import FoldedSitting
from .tokens import token_hash
from .values import Bearer, SittingView, TakeOver


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

    def bearers(self, tokens: Sequence[str]) -> tuple[Bearer | None, ...]:
        """What each token authorises; None for a dead one."""
        return authorise_each(self.row, self.phones, tokens)

    def was_table(self, token: str | None) -> bool:
        """Whether it is of the table that a phone has just taken over from, and may stop it."""
        if token is None or self._take_over is None:
            return False
        return token_hash(token) == self.row.former_hash

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
