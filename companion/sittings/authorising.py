"""Checks of who may act for a seat, by tokens, and of ids."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping, Sequence

from companion.engine.log import Rewind
from companion.engine.message import Message, SeatName
from companion.engine.refusal import Fault, FaultyError
from companion.store import ReadSession, Sitting

from .folded import FoldedSitting
from .memory import Memory, row_of
from .refusals import DeadTokenError, ForbiddenError, NoSuchSeatError
from .tokens import token_hash
from .values import ONLOOKER, Bearer, Credentials, TokenLookup

CLOCK = "clock:"
"""the prefix of ids of deadlines, which no client may use"""
LONGEST_ID = 64


def check_seat(seat: int | None, seats: int) -> None:
    """Check that the seat exists; None is the table. Raises NoSuchSeatError."""
    if seat is not None and not 0 <= seat < seats:
        raise NoSuchSeatError(seat, seats=seats)


def check_bearer(bearer: Bearer, seat: int | None) -> None:
    """Check that the bearer may act for the seat. Raises ForbiddenError."""
    if bearer == ONLOOKER:
        raise ForbiddenError("house-onlookers-only-look")
    if bearer.table or bearer.seat == seat:
        return
    if seat is None:
        raise ForbiddenError("house-only-the-table", path="seat")
    raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))


def check_rewind(bearer: Bearer, sitting: FoldedSitting, rewind: Rewind) -> None:
    """Check that the bearer may undo or redo this. Raises ForbiddenError."""
    if not (bearer.table or bearer.seat is None or sitting.rewinds.may_rewind(bearer.seat, rewind)):
        raise ForbiddenError("house-rewind-asks-table", path="action.to")


def check_id(id: str) -> None:
    """Check the id of an action. Raises FaultyError."""
    if id.startswith(CLOCK):
        raise FaultyError((Fault("id", "reserved", Message("fault-id-reserved")),))
    unfit = any(unicodedata.category(sign) in ("Cc", "Cs") for sign in id)
    if unfit or not 1 <= len(id) <= LONGEST_ID:
        raise FaultyError((Fault("id", "unfit", Message("fault-id", most=LONGEST_ID)),))


def authorise(row: Sitting, phones: Mapping[str, int], token: str | None) -> Bearer:
    """Return what the token authorises; without one, looking on. Raises DeadTokenError."""
    if token is None:
        return ONLOOKER
    (bearer,) = authorise_each(row, phones, (token,))
    if bearer is None:
        raise DeadTokenError
    return bearer


def authorise_each(
    row: Sitting, phones: Mapping[str, int], tokens: Sequence[str]
) -> tuple[Bearer | None, ...]:
    """Return what each token authorises; None for a dead one."""

    def bearer(hashed: str) -> Bearer | None:
        if hashed == row.table_hash:
            return Bearer(table=True)
        return Bearer(seat=phones[hashed]) if hashed in phones else None

    return tuple(map(bearer, map(token_hash, tokens)))


def authorise_for(
    row: Sitting, phones: Mapping[str, int], tokens: tuple[str, ...], seat: int | None
) -> Bearer:
    """Of several tokens, return the bearer that may act for `seat`, else the first living one.

    Raises DeadTokenError if none is alive.
    """
    bearers = [one for one in authorise_each(row, phones, tokens) if one is not None]
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


def authorise_member(session: ReadSession, row: Sitting, credentials: Credentials) -> Bearer:
    """Return who asks. Raises DeadTokenError, and ForbiddenError for onlookers."""
    bearer = authorise_in(session, row, credentials, None)
    if bearer == ONLOOKER:
        raise ForbiddenError("house-onlookers-only-look")
    return bearer


class Bearers:
    """What the tokens of devices authorise in their sittings."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    def authorise(self, code: str, token: str | None) -> Bearer:
        """Return what the token is for; without one, to look on.

        Raises NoSuchSittingError and DeadTokenError.
        """
        return authorise(*self._read(code), token)

    def authorise_each(self, code: str, tokens: Sequence[str]) -> tuple[Bearer | None, ...]:
        """Return what each token is for, read at once; None for a dead one.

        Raises NoSuchSittingError.
        """
        return authorise_each(*self._read(code), tokens)

    def _read(self, code: str) -> tuple[Sitting, Mapping[str, int]]:
        known = self._memory.find_row(code)
        if known is not None:
            return known.row, known.phones
        with self._memory.store.reading() as session:
            row = row_of(session, code)
            return row, session.phones(row.code)

    def look_up(self, tokens: Collection[str], codes: Collection[str]) -> TokenLookup:
        """Return what these tokens authorise in any sitting; `codes`: of the sittings that they
        claim to be of. One query, and no sitting is folded.
        """
        if not tokens:
            return TokenLookup({}, frozenset(), frozenset())
        by_hash = {token_hash(token): token for token in tokens}
        with self._memory.store.reading() as session:
            rows = session.token_rows(by_hash, codes)
        good = {row.hash: row for row in rows if row.kind != "sitting"}
        here = [row for row in rows if row.kind == "sitting"]
        return TokenLookup(
            {
                token: (good[hash].code, Bearer(good[hash].kind == "table", good[hash].seat))
                for hash, token in by_hash.items()
                if hash in good
            },
            codes=frozenset(row.code for row in here),
            former=frozenset(by_hash[row.hash] for row in here if row.hash in by_hash),
        )
