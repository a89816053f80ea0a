"""Those who share an installation: each has a key, and a history that this key alone opens."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from companion.apart import give_way
from companion.engine.checks import NAME_LETTERS, plain
from companion.sittings import Sittings, tokens
from companion.sittings.refusals import NoSuchSittingError, NotFoundError
from companion.sittings.room import PLAY
from companion.store import NOBODY, Household, ReadSession, Store

from .reading import History

DAY = 24 * 60 * 60 * 1000
"""milliseconds"""


class NoSuchHouseholdError(NotFoundError):
    """There is none with this id."""

    def __init__(self, id: str) -> None:
        super().__init__("history-no-such-household", id=id[:40])


@dataclass(frozen=True, slots=True)
class HouseholdRow:
    id: str
    name: str
    created_at: int
    plays: int
    """sittings, also those that go on, and scores that were counted without one"""


class Households:
    """All but that of whoever serves, whose key is a file.

    Every method that takes an id raises NoSuchHouseholdError.
    """

    def __init__(
        self, store: Store, sittings: Sittings, history: History, *, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._sittings = sittings
        self._history = history
        self._now = now

    def add(self, name: str) -> tuple[str, str]:
        """Its id and its key, which stands here as a fingerprint only."""
        id, key = secrets.token_hex(8), _new_key()
        with self._store.writing() as session:
            session.add(
                Household(
                    id=id,
                    name=plain(name)[:NAME_LETTERS],
                    key_hash=tokens.token_hash(key),
                    created_at=self._now(),
                )
            )
        return id, key

    def every(self) -> tuple[HouseholdRow, ...]:
        """The oldest first."""
        with self._store.reading() as session:
            return tuple(
                HouseholdRow(one.id, one.name, one.created_at, len(session.codes_in(one.id)))
                for one in session.households()
            )

    def of_key(self, key: str) -> str | None:
        """The id of the one whose key this is."""
        with self._store.reading() as session:
            found = session.household_of_key(tokens.token_hash(key))
        return None if found is None else found.id

    def new_key(self, id: str) -> str:
        """The one before is dead."""
        key = _new_key()
        with self._store.writing() as session:
            _known(session, id).key_hash = tokens.token_hash(key)
        return key

    def history(self, id: str) -> History:
        with self._store.reading() as session:
            _known(session, id)
        return self._history.of(id)

    def room_taken(self, id: str) -> int:
        """By plays of usual length; `Sittings.room` says of how many."""
        with self._store.reading() as session:
            return session.room_taken(id, PLAY)

    def let_go(self, days: int) -> int:
        """Sittings of nobody's in which nothing was done for so long, everywhere and for good: how
        many. 0 days: none.
        """
        gone = 0
        while days:
            with self._store.reading() as session:
                codes = session.list_untouched(NOBODY, self._now() - days * DAY)
            for code in codes:
                with suppress(NoSuchSittingError):  # by another worker
                    self._sittings.remove(code, NOBODY)
                    gone += 1
                give_way()
            if not codes:
                break
        return gone

    def remove(self, id: str) -> int:
        """Whatever was played there, people, settings and key, for good: how many plays it had.

        Sitting after sitting, so that others are served in between; no key opens it meanwhile, and
        where it was broken off it may be begun again.
        """
        with self._store.writing() as session:
            _known(session, id).key_hash = tokens.token_hash(_new_key())
            session.remove_people_of(id)
            codes = session.codes_in(id)
        for code in codes:
            with suppress(NoSuchSittingError):  # deleted meanwhile
                self._sittings.remove(code, id)
            give_way()
        with self._store.writing() as session:
            late = session.codes_in(id)
            for code in late:
                session.remove_sitting(code)
            session.remove_household(id)
        for code in late:
            self._sittings.forget(code)
        return len(codes) + len(late)


def _known(session: ReadSession, id: str) -> Household:
    found = session.household(id)
    if found is None:
        raise NoSuchHouseholdError(id)
    return found


def _new_key() -> str:
    return secrets.token_urlsafe(16)
