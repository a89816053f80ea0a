"""A PostgreSQL of our own, from Debian's packages, in a folder of its own that goes with it."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

import psycopg

from companion.store import Base

USER = "companion"
GUARDED, PASSWORD = "guarded", "pearls and caravans"
"""somebody who has to say a password"""
READY = "ready to accept connections"
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}
HASTE = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
"""A test outlives no power cut."""


class MissingError(Exception):
    """There is no PostgreSQL on this machine."""


def binaries() -> Path:
    """Where its programs are. Raises MissingError."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: float(one.parts[4])
    )
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise MissingError("There is no PostgreSQL here: apt-get install postgresql.")
    return found[-1].parent if found else Path(str(on_path)).parent


def _as_its_user() -> list[str]:
    """It goes when we do; and it refuses to be root. Raises MissingError."""
    words = ["setpriv", "--pdeathsig", "INT"]
    if os.getuid() != 0:
        return words
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        said = "There is no user postgres here, and PostgreSQL does not let root run it."
        raise MissingError(said) from None
    return [*words, "--reuid", "postgres", "--regid", "postgres", "--init-groups"]


class PostgreSQL:
    """One server, reached by a socket in its folder."""

    def __init__(self, **settings: str) -> None:
        """Raises MissingError."""
        self._bin, self._user = binaries(), _as_its_user()
        self.folder = Path(tempfile.mkdtemp(prefix="companion-", dir="/tmp"))
        self._settings = SETTINGS | settings
        self._process: subprocess.Popen[str] | None = None
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        words = ["--username", USER, "--auth", "trust", "--no-sync", "--no-instructions"]
        words += ["--encoding", "UTF8", "--locale", "C.UTF-8"]
        subprocess.run(
            [*self._user, self._bin / "initdb", "-D", self.data, *words],
            check=True, stdout=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip
        access = f"local all {GUARDED} scram-sha-256\nlocal all all trust\n"
        (self.data / "pg_hba.conf").write_text(access)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> PostgreSQL:
        """Returns when it can be connected to."""
        words = [f"-c{name}={value}" for name, value in self._settings.items()]
        self._process = subprocess.Popen(
            [*self._user, self._bin / "postgres", "-D", self.data, "-k", self.folder, *words],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd="/",
            env=os.environ | {"LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        ready, said = threading.Event(), list[str]()
        threading.Thread(target=self._reads, args=(self._process, ready, said), daemon=True).start()
        assert ready.wait(60), "".join(said)
        assert self._process.poll() is None, "".join(said)
        return self

    @staticmethod
    def _reads(process: subprocess.Popen[str], ready: threading.Event, said: list[str]) -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                said.append(line)
                if READY in line:
                    ready.set()
        ready.set()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: it ends all connections, and itself in order. SIGQUIT: as if it had crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def url(self, database: str, *, user: str = USER) -> str:
        return f"postgresql+psycopg://{user}@/{database}?host={self.folder}"

    def create(self, database: str) -> None:
        self.ask("postgres", f"CREATE DATABASE {database}")

    def empty(self, database: str) -> None:
        """All but the version of the tables and the one row that every database has."""
        tables = reversed(Base.metadata.sorted_tables)
        words = [f"DELETE FROM {one.name}" for one in tables if one.name != "incarnation"]
        self.ask(database, "; ".join(words))

    def ask(self, database: str, words: str) -> list[tuple[Any, ...]]:
        url = self.url(database).replace("+psycopg", "")
        with psycopg.connect(url, autocommit=True, options="-c lock_timeout=60000") as connection:
            done = connection.execute(words.encode())
            return [] if done.description is None else done.fetchall()
