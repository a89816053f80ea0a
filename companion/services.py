"""What a running companion is made of, for whoever runs it."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from companion.bell import Bell
from companion.clock import Clock
from companion.sittings import Sittings
from companion.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Hangs at `app.extensions["companion"]`."""

    sittings: Sittings
    bell: Bell
    clock: Clock
    store: Store

    def start(self) -> None:
        """Serve from now on. Raises SecondServerError if another server has the database."""
        self.store.serve_alone()
        self.clock.start()

    def stop(self) -> None:
        self.clock.stop()
        self.store.close()


def secret_key(folder: Path) -> str:
    """The key that signs cookies: made at the first start, readable by its owner alone."""
    path = folder / "secret_key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii")
    key = secrets.token_hex(32)
    os.write(handle, key.encode("ascii"))
    os.close(handle)
    return key
