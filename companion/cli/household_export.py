"""Export of one household from a database that several shared; to be removed after this version."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.bell import Bell
from companion.clock import SteadyClock
from companion.games import GAMES
from companion.history import History
from companion.sittings import Sittings
from companion.store import Store, open_store


@contextmanager
def one_household(shared: Store, name: str) -> Iterator[tuple[Sittings, History]]:
    """Open a copy that holds this household only. Raises GameError and UnavailableError."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "companion.sqlite3"
        try:
            shared.copy_household(name, copy)
        finally:
            shared.close()
        store, now = open_store(copy), SteadyClock()
        try:
            store.migrate()
            sittings = Sittings(GAMES, store, Bell(), now=now)
            yield sittings, History(store, sittings, now=now)
        finally:
            store.close()
