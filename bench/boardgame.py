"""boardgame.io beside us: its own server, and nine of its own clients."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).with_name("boardgame_io")


def server_command() -> tuple[str, ...] | None:
    """Starts the server, given a port; None where `make bench` has not installed it."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").is_dir():
        return None
    return node, str(FOLDER / "server.cjs")


class Clients:
    """Nine of boardgame.io's own clients, in a process of their own."""

    def __init__(self, port: int) -> None:
        self._process = subprocess.Popen(
            ("node", str(FOLDER / "clients.cjs"), str(port), "bench"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )  # fmt: skip
        self._answer()  # they are there

    def pay(self, action: Mapping[str, object]) -> float:
        """Milliseconds from a payment until the last of nine has its state."""
        assert self._process.stdin is not None
        values = [action[key] for key in ("payer", "payee", "amount")]
        self._process.stdin.write(json.dumps(values) + "\n")
        return self._answer()

    def _answer(self) -> float:
        assert self._process.stdout is not None
        return float(self._process.stdout.readline())

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate()
