"""The parts of a running app, its keys and its settings."""

from __future__ import annotations

import os
import secrets
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from companion.bell import Bell
from companion.clock import Clock
from companion.history import History
from companion.history.settings import NEWS
from companion.sittings import Sittings
from companion.store import StartError, Store, UnavailableError
from companion.upkeep import Upkeep

if TYPE_CHECKING:
    from companion.store.channel import Channel

SETTINGS = (
    "ADDRESS",
    "HOSTS",
    "TRUSTED_PROXIES",
    "HISTORY",
    "SQLALCHEMY_DATABASE_URI",
    "TRIES_PER_MINUTE",
    "OPENINGS_PER_MINUTE",
    "IMPORTS_PER_MINUTE",
    "PRINTS_PER_MINUTE",
    "LOGS_PER_MINUTE",
)
"""what a house may set, as README lists it"""

REMOVED_SETTINGS = ("HOSTED", "HOUSEHOLD_PLAYS", "NOBODYS_DAYS")
"""settings of servers that several households shared"""

MISSPELT = 0.85
"""how alike an unknown setting is to one of ours, of 1, to be called a slip"""


@dataclass(frozen=True, slots=True)
class Services:
    """Stored as `app.extensions["companion"]`."""

    sittings: Sittings
    bell: Bell
    clock: Clock
    store: Store
    upkeep: Upkeep
    history: History
    channel: Channel | None
    """to the other workers on the same database; None on SQLite"""

    def start(self) -> None:
        """Start all background work. Raises SecondServerError if another server runs."""
        self.store.serve_alone()
        self._skip_old_news()
        self.history.importer.start()
        if self.channel is not None:
            self.channel.start()
        self.clock.start()
        self.upkeep.start()

    def _skip_old_news(self) -> None:
        """Tell nothing of this version to a house that begins with it."""
        with suppress(UnavailableError):  # a full disk must not keep anybody from looking
            if self.store.last_touched() is None and not self.history.page(limit=1).rows:
                self.history.set_setting("news", NEWS)

    def stop(self) -> None:
        self.upkeep.stop()
        self.clock.stop()
        if self.channel is not None:
            self.channel.stop()
        self.store.close()


def secret_key(folder: Path) -> str:
    """Return the key by which a database knows this house, made at the first start.

    Raises StartError if the folder cannot be made, read or written.
    """
    return _read_or_create(folder / "secret_key", lambda: secrets.token_hex(32))


def house_key(folder: Path, *, anew: bool = False) -> str:
    """Return the key that makes a device the host; `anew` replaces it. Raises StartError."""
    path = folder / "house_key"
    if anew:
        path.unlink(missing_ok=True)
    return _read_or_create(path, lambda: secrets.token_urlsafe(12))


def _read_or_create(path: Path, new: Callable[[], str]) -> str:
    """Read a key file, or create it readable by its owner only. An empty one, which a full disk has
    left, is no key. Raises StartError.
    """
    folder = path.parent
    if path.is_file() and (found := path.read_text("utf-8", "replace")):
        return found
    key = new()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(key)
    except FileExistsError:  # another process was quicker
        return path.read_text("utf-8", "replace")
    except OSError as error:
        raise StartError(
            "house-start-folder", folder=str(folder), reason=str(error.strerror)
        ) from error
    return key


def check_settings(config: Mapping[str, object]) -> None:
    """Raise StartError for a setting that was removed, or misspelt and so without effect."""
    for setting in REMOVED_SETTINGS:
        if config.get(setting):
            raise StartError("house-start-setting-gone", setting=setting)
    for setting in config.keys() - SETTINGS:
        for meant in get_close_matches(setting, SETTINGS, 1, MISSPELT):
            raise StartError("house-start-setting-misspelt", setting=setting, meant=meant)


def read_config(read: Callable[[str], object], file: Path) -> None:
    """Read `file` by `read`. Raises StartError with line and reason of an error in it."""
    try:
        read(str(file))
    except (Exception, SystemExit) as error:
        reason = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
        raise StartError(
            "house-start-config", file=str(file), line=str(_line(error, file)), reason=reason
        ) from error


def _line(error: BaseException, file: Path) -> int:
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    frames = traceback.extract_tb(error.__traceback__)
    return next((one.lineno or 1 for one in reversed(frames) if one.filename == str(file)), 1)
