"""What the workers of one database tell each other: PostgreSQL's NOTIFY and LISTEN.

It is told after the commit and by connections of its own: a NOTIFY inside of a transaction that
writes would make all commits of the server wait for one another.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable

import psycopg
import sqlalchemy as sa

CHANNEL = "companion"
PAUSE = 0.25
"""seconds until a connection that was lost is tried again"""
LOOK = 1.0
"""seconds after which somebody who only listens looks whether it is time to stop"""

_logger = logging.getLogger(__name__)


class Channel:
    """Codes of sittings in which something is new: `hear(code)` for those of other workers.

    `lost()` is called whenever something may have been missed.
    """

    def __init__(
        self, url: sa.URL, hear: Callable[[str], object], lost: Callable[[], object]
    ) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = address
        self._hear, self._lost = hear, lost
        self._worker = secrets.token_hex(4)
        self._lock = threading.Lock()
        self._untold: dict[str, None] = {}
        self._news = threading.Event()
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Returns at once; whatever is told before we listen is made up by `lost`."""
        for work in (self._listen, self._speak):
            thread = threading.Thread(target=self._always, args=(work,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._news.set()
        for thread in self._threads:
            thread.join(2 * LOOK)

    def tell(self, code: str) -> None:
        """Soon, and once for as often as it is asked meanwhile."""
        with self._lock:
            self._untold[code] = None
        self._news.set()

    def _always(self, work: Callable[[psycopg.Connection], None]) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(
                    self._address, autocommit=True, connect_timeout=5
                ) as connection:
                    work(connection)
            except psycopg.Error as error:
                _logger.warning("the channel of the workers is away: %s", error)
                self._stopped.wait(PAUSE)

    def _listen(self, connection: psycopg.Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._lost()
        while not self._stopped.is_set():
            for one in connection.notifies(timeout=LOOK):
                worker, _, code = one.payload.partition(":")
                if worker != self._worker:
                    self._hear(code)

    def _speak(self, connection: psycopg.Connection) -> None:
        """What could not be told stays to be told."""
        while not self._stopped.is_set():
            self._news.wait()
            self._news.clear()
            with self._lock:
                codes, self._untold = list(self._untold), {}
            if codes:
                payloads = [f"{self._worker}:{code}" for code in codes]
                tell = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
                try:
                    connection.execute(tell, (CHANNEL, payloads))
                except psycopg.Error:
                    with self._lock:
                        self._untold.update(dict.fromkeys(codes))
                    self._news.set()
                    raise
