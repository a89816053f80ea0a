"""Claims and releases of seats, take-overs of the table, and the trail of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import msgspec

from companion.bell import Bell
from companion.engine.checks import plain
from companion.engine.message import SeatName
from companion.engine.needs import refuse
from companion.store import Claim, ReadSession, Sitting, Trail, WriteSession

from . import names as seat_names
from . import tokens, trail
from .authorising import authorise, authorise_each, authorise_in, authorise_member, check_seat
from .cache import names_of
from .memory import Memory, row_of
from .queries import Queries
from .refusals import ConflictError, ForbiddenError, NotFoundError, SeatTakenError
from .values import Bearer, Credentials


class Seats:
    """Claims, releases and take-overs.

    Raises UnfoldableError wherever nobody can play on: there nobody joins or takes over either.

    A phone that has become the table is not trusted with the seats of others: it gets one only
    after another device has said yes. Until then the seat stands in `SittingView.asked`.
    """

    def __init__(
        self, memory: Memory, queries: Queries, bell: Bell, *, now: Callable[[], int]
    ) -> None:
        self._memory = memory
        self._queries = queries
        self._bell = bell
        self._now = now

    def claim(self, code: str, seat: int, credentials: Credentials = (), *, token: str = "") -> str:
        """Take a free seat and return its token. `credentials` are those this device already has.

        `token`: to be given instead of a random one; whoever has that seat by it keeps it.
        Raises NoSuchSeatError, SeatTakenError, ForbiddenError.
        """
        token = token or tokens.new_token()
        self._memory.load_before_writing(code)
        with self._opening(code, seat) as (session, row):
            taken = session.claim(row.code, seat)
            if taken is not None:
                if taken.token_hash == tokens.token_hash(token):
                    return token
                raise SeatTakenError(seat)
            asks = self._must_ask(session, row, credentials, seat)
            if asks:
                self._ask(session, row, seat)
            else:
                session.add(Claim(sitting=row.code, seat=seat, token_hash=tokens.token_hash(token)))
                self._note(session, row, "joined", seat, seat)
        self._bell.ring(row.code)
        if asks:
            raise ForbiddenError("house-seat-asks", path="seat", who=SeatName(seat))
        return token

    def follow(self, code: str, token: str) -> str:
        """Take, for a phone of a finished game, the same person's seat in the table's next game;
        return its token there.

        May be repeated. Raises DeadTokenError, NotFoundError where there is no next game or nobody
        of that name in it, SeatTakenError, ForbiddenError.
        """
        with self._memory.store.reading() as session:
            row = row_of(session, code)
            seat = authorise(row, session.phones(row.code), token).seat
        there = None if seat is None else self._queries.seat_in_next(code, row.next_code, seat)
        if there is None or row.next_code is None:
            raise NotFoundError("house-no-next-game")
        follower = tokens.next_token(token, row.next_code)
        return self.claim(row.next_code, there, token=follower)

    @contextmanager
    def _opening(self, code: str, seat: int | None) -> Iterator[tuple[WriteSession, Sitting]]:
        """Open a transaction on a sitting that can be played on.

        Raises NoSuchSeatError for a `seat` that there is not.
        """
        with self._memory.writing(code) as session:
            row = row_of(session, code)
            self._memory.cache.fold(session, row)
            check_seat(seat, len(names_of(row)))
            yield session, row

    @contextmanager
    def _changing(
        self, code: str, seat: int | None = None
    ) -> Iterator[tuple[WriteSession, Sitting]]:
        """Open one as `_opening` does, and ring when it has ended."""
        with self._opening(code, seat) as (session, row):
            yield session, row
        self._bell.ring(row.code)

    def release(
        self, code: str, seat: int, credentials: Credentials, *, answers: bool = False
    ) -> bool:
        """Free a seat (a free one stays free); its token is dead at once.

        The table may free any seat, a phone its own, and that for which the phone that is the
        table has asked. False: another device has to say yes first. `answers`: it is meant as a
        yes to what was asked, and as nothing else. Raises NoSuchSeatError, ForbiddenError, and
        ConflictError where nobody asks any more.
        """
        with self._changing(code, seat) as (session, row):
            bearer = authorise_in(session, row, credentials, seat)
            own = seat in (bearer.seat, row.table_seat if bearer.table else None)
            waits = trail.find_asked_seats(session.trail(row.code)).get(seat) is False
            if answers and not waits:
                raise ConflictError("house-seat-answered", path="seat", who=SeatName(seat))
            if not (own or bearer.table or (waits and bearer.seat not in (None, row.table_seat))):
                raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))
            freed = own or not bearer.table or row.table_seat is None
            if freed:
                self._free(session, row, seat, bearer, own=own)
            else:
                self._ask(session, row, seat)
        return freed

    def hand(self, code: str, seat: int, name: str, credentials: Credentials) -> None:
        """Free a seat for somebody else, called so from now on; '' keeps the name.

        The phone that is the table asks first, as in `release`. Raises NoSuchSeatError,
        ForbiddenError, and FaultyError for a name that cannot be.
        """
        with self._changing(code, seat) as (session, row):
            names = names_of(row)
            bearer = authorise_in(session, row, credentials, seat)
            if not (bearer.table or bearer.seat == seat):
                raise ForbiddenError("house-not-your-seat", path="seat", who=SeatName(seat))
            claim = session.claim(row.code, seat)
            asks = bearer.table and row.table_seat not in (None, seat) and claim is not None
            if asks:
                self._ask(session, row, seat)
            else:
                if plain(name):
                    self._rename(session, row, (*names[:seat], plain(name), *names[seat + 1 :]))
                if claim is not None:
                    session.remove(claim)
                self._note(session, row, "handed", seat, bearer.seat)
        if asks:
            raise ForbiddenError("house-seat-asks", path="seat", who=SeatName(seat))

    def _rename(self, session: WriteSession, row: Sitting, names: tuple[str, ...]) -> None:
        refuse(seat_names.check(names))
        row.seats = msgspec.json.encode(names).decode()
        self._memory.cache.fold(session, row).log.names = names

    def seat_at_table(self, code: str, seat: int, credentials: Credentials) -> None:
        """Note that nobody is missing: the seat is played at the table. Raises ForbiddenError."""
        with self._changing(code, seat) as (session, row):
            bearer = authorise_member(session, row, credentials)
            if seat in trail.absent(session.trail(row.code)):
                self._note(session, row, "seated", seat, bearer.seat)

    def keep(self, code: str, seat: int, credentials: Credentials) -> None:
        """Say no to the phone that is the table and would like to have this seat.

        Raises NoSuchSeatError and ForbiddenError.
        """
        with self._changing(code, seat) as (session, row):
            bearer = authorise_member(session, row, credentials)
            if trail.find_asked_seats(session.trail(row.code)).get(seat) is False:
                self._note(session, row, "declined", seat, bearer.seat)

    def take_over(self, code: str, credentials: Credentials) -> str:
        """Make a seat the table; return the new table token. The old one is dead at once.

        `SittingView.take_over` announces it on every screen. Raises ForbiddenError for onlookers.
        """
        token, now = tokens.new_token(), self._now()
        with self._changing(code) as (session, row):
            bearer = authorise_member(session, row, credentials)
            if bearer.seat is not None:
                if not trail.may_stop(row, now):
                    row.former_hash, row.former_seat = row.table_hash, row.table_seat
                row.taken_at = now
                row.table_seat = bearer.seat
                self._note(session, row, "took_over", bearer.seat, bearer.seat)
            row.table_hash = tokens.token_hash(token)
        return token

    def stop(self, code: str, credentials: Credentials) -> None:
        """Take a take-over back, as long as it is announced: the table is what it was before.

        Every device of the sitting may, and the one that was the table. Raises ForbiddenError, and
        ConflictError where none is announced any more.
        """
        with self._changing(code) as (session, row):
            by = None
            if not _was_table(row, credentials):
                by = authorise_member(session, row, credentials).seat
            if not trail.may_stop(row, self._now()) or row.former_hash is None:
                raise ConflictError("house-nothing-to-stop")
            if row.table_seat is not None:
                self._note(session, row, "stopped", row.table_seat, by)
            row.table_hash, row.table_seat = row.former_hash, row.former_seat
            row.former_hash = row.former_seat = row.taken_at = None

    def _free(
        self, session: WriteSession, row: Sitting, seat: int, bearer: Bearer, *, own: bool
    ) -> None:
        claim = session.claim(row.code, seat)
        if claim is not None:
            session.remove(claim)
        if not own and not bearer.table:
            self._note(session, row, "agreed", seat, bearer.seat)
        elif claim is not None:
            self._note(session, row, "left" if own else "released", seat, bearer.seat)

    def _must_ask(
        self, session: ReadSession, row: Sitting, credentials: Credentials, seat: int
    ) -> bool:
        """Return whether this device is the phone that took the table, and
        nobody has agreed yet.
        """
        if row.table_seat in (None, seat):
            return False
        phones = session.phones(row.code)
        took = any(
            one.table or one.seat == row.table_seat for one in _alive(row, phones, credentials)
        )
        return took and not trail.find_asked_seats(session.trail(row.code)).get(seat, False)

    def _ask(self, session: WriteSession, row: Sitting, seat: int) -> None:
        """Note that the table asks for a seat, once, however often somebody taps."""
        if trail.find_asked_seats(session.trail(row.code)).get(seat) is not False:
            self._note(session, row, "asked", seat, row.table_seat)

    def _note(
        self, session: WriteSession, row: Sitting, kind: trail.Kind, seat: int, by: int | None
    ) -> None:
        """Add to the trail. `seat`: the one it is about; `by`: who did it, None for the table."""
        last = session.trail(row.code, last=1)
        session.add(
            Trail(
                sitting=row.code,
                number=last[0].number + 1 if last else 1,
                at=self._now(),
                kind=kind,
                seat=seat,
                by_seat=by,
            )
        )


def _alive(row: Sitting, phones: Mapping[str, int], credentials: Credentials) -> tuple[Bearer, ...]:
    if isinstance(credentials, Bearer):
        return (credentials,)
    return tuple(one for one in authorise_each(row, phones, credentials) if one is not None)


def _was_table(row: Sitting, credentials: Credentials) -> bool:
    return not isinstance(credentials, Bearer) and any(
        tokens.token_hash(token) == row.former_hash for token in credentials
    )
