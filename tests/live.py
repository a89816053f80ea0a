"""A real server in its own process, as `companion serve` starts it; and a client of its API."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

IN_THE_NETWORK = {"COMPANION_ADDRESS": "http://192.168.178.23:8000"}
"""What phones are told; without it there is no code to scan at 127.0.0.1."""
AT_WILL = {
    f"COMPANION_{what}_PER_MINUTE": "0" for what in ("OPENINGS", "IMPORTS", "PRINTS", "LOGS")
}
"""Tests open, bring along and print more than anybody would."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


class LiveServer:
    """Serves one instance folder; it may be killed and started again on the same port."""

    def __init__(
        self,
        instance: Path,
        *,
        command: tuple[str, ...] | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        """`settings`: of its environment."""
        self.instance = instance
        self._settings = settings or {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = command or (sys.executable, "-c", "from companion.cli import main; main()")
        self._process: subprocess.Popen[str] | None = None

    def start(self, *options: str) -> LiveServer:
        """Returns when it answers: it prints its address once it listens."""
        words = ("serve", "--instance", str(self.instance), "--host", "127.0.0.1")
        self._process = subprocess.Popen(
            [*self._command, *words, "--port", str(self.port), "--lang", "en", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={
                **AT_WILL,
                **IN_THE_NETWORK,
                **os.environ,
                **self._settings,
                "PYTHONUNBUFFERED": "1",
                "PYTHONDONTWRITEBYTECODE": "",
            },
        )
        self.until_said(f":{self.port}/")
        return self

    def until_said(self, words: str) -> None:
        """Returns when it has printed a line with these."""
        assert self._process is not None
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if words in line:
                return
        self._end(signal.SIGKILL)
        raise AssertionError(f"the server has ended: {said}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """Their process ids, where there are several."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in children.read_text().split()]

    def kill(self) -> None:
        """As a power cut would end the process: no farewell."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any


def call(
    url: str, path: str, body: Any = None, *, token: str | None = None, method: str | None = None
) -> Answer:
    """One request to the JSON interface. A refused connection raises OSError."""
    head = {"Content-Type": "application/json"}
    if token is not None:
        head["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{url}/api/v1{path}", data, head, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            text = response.read()
            return Answer(response.status, json.loads(text) if text else None)
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, json.loads(error.read()))
