"""Back up the database daily while it is served, and watch disk, clock and database."""

from __future__ import annotations

import itertools
import logging
import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.backup import (
    BackupError,
    BackupFile,
    NewestBackup,
    RollingBackups,
    find_newest_backup,
)
from companion.engine.message import Message
from companion.store import Store, UnavailableError, is_on_network_drive

DAY = 24 * 60 * 60 * 1000
"""milliseconds between two backups"""
MINUTE = 60.0
"""seconds between two rounds of upkeep, and without an entry after which a house is idle"""
RETRY_MINUTES = 10
"""minutes between two checks whether a backup is due or has to be tried again"""
LEAST_FREE = 200 * 1024 * 1024
"""bytes free on the disk, below which the host is warned"""
MAX_CLOCK_OFFSET = 5_000
"""milliseconds that the machine's clock may differ from ours"""
EARLIEST = 1_767_225_600_000
"""the start of 2026: a machine whose clock is before that has lost the time"""
GRACE = 1.0
"""seconds that a running backup gets to finish when the server stops"""
FRESH = 5_000
"""milliseconds for which a health report may be shown again"""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Copies:
    """The backups beside the database."""

    folder: Path
    every: tuple[BackupFile, ...]
    """the newest first"""


@dataclass(frozen=True, slots=True)
class Health:
    """What the host is told about database, disk, clock and backups."""

    at: int
    database: str | None
    """why it cannot be written to, as `UnavailableError.reason`; None if it can"""
    free: int
    """bytes on the disk"""
    off: int
    """milliseconds by which the machine's clock is ahead of ours, which goes on evenly"""
    ahead: int
    """milliseconds by which the last entry is ahead of our clock"""
    copied_at: int | None
    """when the last copy was made; None if there is none"""
    copy_failed: str | None
    """why the one that was due could not be made"""
    on_network_drive: bool
    """whether the database is where locks are not to be relied on"""

    @property
    def troubles(self) -> tuple[Message, ...]:
        """Sentences for the host; none if all is well."""
        found = []
        if self.database is not None:
            found.append(Message("problem-unavailable", reason=self.database))
        if self.free < LEAST_FREE and self.database != "full":
            found.append(Message("health-disk", free=self.free // 1024**2))
        if max(abs(self.off), self.ahead) > MAX_CLOCK_OFFSET or self.at < EARLIEST:
            found.append(Message("health-clock"))
        if self.copy_failed is not None:
            found.append(Message("health-backup", reason=self.copy_failed))
        if self.on_network_drive:
            found.append(Message("health-network-drive"))
        return tuple(found)


class Upkeep:
    """A background thread (a greenlet under gevent) that makes the daily backup."""

    def __init__(
        self,
        store: Store,
        folder: Path,
        *,
        now: Callable[[], int],
        off: Callable[[], int] = lambda: 0,
        run_in_thread: Callable[[Callable[[], Any]], Any] = lambda work: work(),
    ) -> None:
        """`folder` is the instance folder; `off` measures how far the machine's clock is ahead;
        `run_in_thread` blocks only the caller.
        """
        self._store = store
        self._folder = folder
        self._rolling = None if store.path is None else RollingBackups(store.path)
        self._on_network_drive = store.path is not None and is_on_network_drive(store.path.parent)
        self._now = now
        self._off = off
        self._run_in_thread = run_in_thread
        self._failed: str | None = None
        self._copying = False
        self._last: Health | None = None
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        if self._rolling is not None:
            self._rolling.make_private()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="upkeep", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(GRACE)  # a copy that is just being made may break off

    def tick(self) -> None:
        """Make a backup if one is due. Remember why one failed; raise nothing."""
        if self._rolling is None or self._copying:
            return
        last = self._rolling.last()
        if last is not None and abs(self._now() - last) < DAY:  # its clock may have been set
            self._failed = None
            return
        try:
            if self._store.last_touched() is None:
                return
            self._copy(self._rolling, "daily")
        except (BackupError, UnavailableError) as error:
            self._failed = _reason(error)
            _logger.warning("the backup of the database failed: %s", self._failed)
        else:
            self._failed = None

    def copies(self) -> Copies | None:
        """List the backups; None for PostgreSQL, which has tools of its own."""
        found = self._rolling
        return None if found is None else Copies(found.folder, found.every())

    def newest_backup(self) -> NewestBackup | None:
        """Find the newest copy, wherever it lies."""
        return find_newest_backup(self._folder, self._store.path)

    def is_backup_overdue(self, newest: NewestBackup) -> bool:
        """Whether it is old, and something was done since."""
        touched = self._store.last_touched()
        return newest.is_old(self._now()) and touched is not None and touched > newest.at

    def copy(self) -> None:
        """Make a backup now, as the host asked. Raises BackupError."""
        if self._rolling is None:
            raise BackupError("history-backups-server")
        if self._copying:
            raise BackupError("history-backup-running")
        self._copy(self._rolling, "by-hand")
        self._failed = self._last = None

    def _copy(self, rolling: RollingBackups, why: str) -> None:
        self._copying = True
        try:
            self._run_in_thread(lambda: rolling.copy(why))
        finally:
            self._copying = False

    def health(self) -> Health:
        """Measure everything now."""
        ahead, database = 0, self._store.trouble()
        try:
            ahead = (self._store.last_touched() or 0) - self._now()
        except UnavailableError as error:
            database = database or error.reason
        free = self._free()
        if not free:  # an entry may still fit into the log beside the file, and no new game
            database = database or "full"
        self._last = Health(
            at=self._now(),
            database=database,
            free=free,
            off=self._off(),
            ahead=ahead,
            copied_at=None if self._rolling is None else self._rolling.last(),
            copy_failed=self._failed,
            on_network_drive=self._on_network_drive,
        )
        return self._last

    def is_tight(self) -> bool:
        """Whether the disk is so full that only games may still write."""
        return self._free() < LEAST_FREE

    def _free(self) -> int:
        return shutil.disk_usage(self._folder).free if self._folder.is_dir() else 0

    def recent_health(self) -> Health:
        """Return the last report if it is at most `FRESH` old, otherwise a new one."""
        if self._last is not None and abs(self._now() - self._last.at) < FRESH:
            return self._last
        return self.health()

    def _run(self) -> None:
        for minute in itertools.count():
            try:
                self._store.file.settle()
                if minute % RETRY_MINUTES == 0:
                    self.tick()
            except Exception:
                _logger.exception("the upkeep failed")
            if self._stopped.wait(MINUTE):
                return


def _reason(error: BackupError | UnavailableError) -> str:
    return str(dict(error.message.args)["reason"]) if isinstance(error, BackupError) else str(error)
