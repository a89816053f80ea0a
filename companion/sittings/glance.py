"""A sitting read once: whoever looks at it at that moment, no more reading is needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.store import Sitting

from . import tokens
from .envelope import check_seat
from .play import Play
from .refusals import DeadTokenError
from .values import ONLOOKER, Bearer, Look


def authorised(row: Sitting, phones: Mapping[str, int], token: str | None) -> Bearer:
    """What the token is for; without one, to look on. Raises DeadTokenError."""
    if token is None:
        return ONLOOKER
    hashed = tokens.token_hash(token)
    if row.table_hash == hashed:
        return Bearer(table=True)
    if hashed not in phones:
        raise DeadTokenError
    return Bearer(seat=phones[hashed])


@dataclass(frozen=True, slots=True)
class Glance:
    """As the books had it: the sitting, its phones, its folded log."""

    row: Sitting
    phones: Mapping[str, int]
    """fingerprint of a phone's token → its seat"""
    play: Play
    now: int

    def bearer(self, token: str | None) -> Bearer:
        """What the token authorises. Raises DeadTokenError."""
        return authorised(self.row, self.phones, token)

    def look(self, viewer: int | None) -> Look:
        """Raises NoSuchSeatError."""
        row, play, claimed = self.row, self.play, frozenset(self.phones.values())
        check_seat(viewer, len(play.names))
        return Look(
            code=row.code,
            game=row.game,
            version=play.version,
            view=play.view(viewer),
            options=play.options,
            names=play.names,
            claimed=tuple(seat in claimed for seat in range(len(play.names))),
            table_seat=row.table_seat,
            undo=play.undo(viewer),
            redo=play.redo(viewer),
            revealed=play.revealed,
            ended=row.ended_at is not None,
            created_at=row.created_at,
            now=self.now,
        )
