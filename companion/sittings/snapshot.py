"""A sitting read once, for everybody who looks at it at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from companion.engine.moves import MoveList

from . import trail
from .authorising import authorise, authorise_each, check_seat
from .folded import FoldedSitting
from .memory import CachedRow
from .tokens import token_hash
from .values import Bearer, SittingView, TakeOver


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A sitting, its phones and its folded log, as they were in the database."""

    known: CachedRow
    sitting: FoldedSitting
    now: int

    def bearer(self, token: str | None) -> Bearer:
        """Return what the token authorises. Raises DeadTokenError."""
        return authorise(self.known.row, self.known.phones, token)

    def bearers(self, tokens: Sequence[str]) -> tuple[Bearer | None, ...]:
        """Return what each token authorises; None for a dead one."""
        return authorise_each(self.known.row, self.known.phones, tokens)

    def was_table(self, token: str | None) -> bool:
        """Return whether the token is of the table that a phone has just taken over from, and may
        stop it.
        """
        if token is None or self._take_over is None:
            return False
        return token_hash(token) == self.known.row.former_hash

    @property
    def _take_over(self) -> TakeOver | None:
        row = self.known.row
        if row.table_seat is None or row.taken_at is None or not trail.may_stop(row, self.now):
            return None
        return TakeOver(row.table_seat, row.taken_at + trail.TO_STOP)

    def look(self, viewer: int | None) -> SittingView:
        """Return the sitting as the viewer may see it. Raises NoSuchSeatError."""
        row, sitting, claimed = self.known.row, self.sitting, frozenset(self.known.phones.values())
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
            asked=self.known.asked,
            absent=self.known.absent if row.ended_at is None else (),
            undo=sitting.rewinds.undo(viewer),
            redo=sitting.rewinds.redo(viewer),
            remarks=sitting.narrator.remarks(sitting.version, viewer) if sitting.version else (),
            revealed=sitting.revealed,
            ended_at=row.ended_at,
            next_code=row.next_code,
            created_at=row.created_at,
            now=self.now,
        )
