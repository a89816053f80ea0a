"""What the workers of one database tell each other: PostgreSQL's NOTIFY and LISTEN.

It is told after the commit and by connections of its own: a NOTIFY inside of a transaction that
writes would make all commits of the server wait for one another. Nothing of it is kept: who begins
to listen asks the others for what still holds.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable

import psycopg
import sqlalchemy as sa

from .server import REACHING

CHANNEL = "companion"
PAUSE = 0.25
"""seconds before a lost connection is tried again"""
LOOK = 1.0
"""seconds between two looks at whether to stop, and which workers have gone"""
HELLO = "hello"

_WORKERS = (
    "SELECT application_name FROM pg_stat_activity"
    f" WHERE datname = current_database() AND application_name LIKE '{CHANNEL} %'"
)
_TELL = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"

_logger = logging.getLogger(__name__)

Hear = Callable[[str, str, str], object]
"""`hear(worker, about, value)`: what that worker has told about a topic"""


class Channel:
    """Carries lines of a topic, their subject and a value from every worker to all others."""

    def __init__(self, url: sa.URL) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = address
        self._worker = secrets.token_hex(4)
        self._topics: dict[str, Hear] = {}
        self._lost: list[Callable[[], object]] = []
        self._repeat: list[Callable[[], object]] = []
        self._died: list[Callable[[str], object]] = []
        self._known: set[str] = set()
        """workers that were there when we last looked, or have spoken since"""
        self._lock = threading.Lock()
        self._untold: dict[tuple[str, str], str] = {}
        self._news = threading.Event()
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []

    def listen(self, topic: str, hear: Hear) -> None:
        self._topics[topic] = hear

    def when_lost(self, missed: Callable[[], object]) -> None:
        """Have `missed()` called whenever a message may have been missed."""
        self._lost.append(missed)

    def when_asked(self, repeat: Callable[[], object]) -> None:
        """Have `repeat()` called, to tell everything again that still holds, when a worker has
        missed it.
        """
        self._repeat.append(repeat)

    def when_dead(self, died: Callable[[str], object]) -> None:
        """Have `died(worker)` called when what that worker has told no longer holds."""
        self._died.append(died)

    def start(self) -> None:
        """Start in the background. What is told before we listen is made up for by `when_lost`."""
        for work, name in ((self._listen, "ear"), (self._speak, self._worker)):
            thread = threading.Thread(target=self._always, args=(work, name), daemon=True)
            self._threads.append(thread)
            thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._news.set()
        for thread in self._threads:
            thread.join(2 * LOOK)

    def tell(self, topic: str, about: str, value: str = "") -> None:
        """Tell the others soon. Of several values for the same subject only the
        last one is sent.
        """
        with self._lock:
            self._untold[topic, about] = value
        self._news.set()

    def count(self, topic: str, about: str) -> None:
        """Tell one more; several that wait are sent as their number."""
        with self._lock:
            self._untold[topic, about] = str(int(self._untold.get((topic, about), 0)) + 1)
        self._news.set()

    def _always(self, work: Callable[[psycopg.Connection], None], name: str) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(
                    self._address,
                    autocommit=True,
                    **REACHING,
                    application_name=f"{CHANNEL} {name}",
                ) as connection:
                    work(connection)
            except psycopg.Error as error:
                _logger.warning("the channel between the workers is unavailable: %s", error)
                self._stopped.wait(PAUSE)

    def _listen(self, connection: psycopg.Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        for missed in self._lost:
            missed()
        self.tell(HELLO, self._worker)
        self._repeats()  # to whoever began to listen, and asked, before we could hear it
        while not self._stopped.is_set():
            for one in connection.notifies(timeout=LOOK):
                try:
                    self._hear(*one.payload.split(" ", 3))
                except (TypeError, ValueError):  # whoever may connect may tell anything
                    _logger.warning("ignored an unknown message on the channel: %.80s", one.payload)
            self._look(connection)

    def _hear(self, worker: str, topic: str, about: str, value: str) -> None:
        if worker == self._worker:
            return
        self._known.add(worker)
        if topic == HELLO:
            self._repeats()
        elif topic in self._topics:  # a newer worker may tell what we know nothing of
            self._topics[topic](worker, about, value)

    def _look(self, connection: psycopg.Connection) -> None:
        """Find out which workers are there: a worker lives as long as the connection by which it
        speaks.
        """
        now = {name.split()[1] for (name,) in connection.execute(_WORKERS)}
        gone, self._known = self._known - now, now
        for worker in gone:
            for died in self._died:
                died(worker)

    def _repeats(self) -> None:
        for repeat in self._repeat:
            repeat()

    def _speak(self, connection: psycopg.Connection) -> None:
        """Send what is waiting; what cannot be sent waits on."""
        self._repeats()
        while not self._stopped.is_set():
            self._news.wait()
            self._news.clear()
            with self._lock:
                untold, self._untold = self._untold, {}
            if untold:
                lines = [
                    f"{self._worker} {topic} {about} {value}"
                    for (topic, about), value in untold.items()
                ]
                try:
                    connection.execute(_TELL, (CHANNEL, lines))
                except psycopg.Error:
                    self._keep(untold)
                    raise

    def _keep(self, untold: dict[tuple[str, str], str]) -> None:
        """Put back what could not be sent, unless something newer about it is waiting."""
        with self._lock:
            self._untold = untold | self._untold
        self._news.set()
