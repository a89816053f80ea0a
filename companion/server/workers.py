"""`companion serve --workers N`: gunicorn with gevent, for a house on PostgreSQL.

Started by `companion.server.greenlets` as the single server is. Every worker is a whole app; they
share nothing but the database.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

import click
import gevent
from gunicorn.app.base import BaseApplication
from gunicorn.workers.ggevent import GeventWorker

import companion.web
from companion import create_app
from companion.engine.message import Message
from companion.server.local_address import address
from companion.store import StartError, UnavailableError
from companion.text import LANGUAGES, Language, say

GRACE = 3
"""seconds that open requests get to finish when a worker stops"""
KEPT = 75
"""keep-alive in seconds: longer than that of proxies, which would otherwise send a request into a
connection that is just being closed
"""
CONNECTIONS = 2_000
"""of one worker at once"""
PAUSE = 1
"""seconds between two tries to reach the database"""

_log = logging.getLogger(__name__)


class Worker(GeventWorker):  # type: ignore[misc]
    """A worker that ends its event streams on exit; otherwise they would keep it alive."""

    def run(self) -> None:
        try:
            super().run()
        finally:
            self.wsgi.extensions["companion"].stop()

    def handle_exit(self, sig: int, frame: Any) -> None:
        if not hasattr(self, "wsgi"):
            sys.exit()  # it has not begun yet
        gevent.spawn(companion.web.end_streams, self.wsgi)
        super().handle_exit(sig, frame)


class Workers(BaseApplication):  # type: ignore[misc]
    def __init__(
        self, instance: Path | None, host: str, port: int, workers: int, language: Language
    ) -> None:
        self._instance = instance
        self._host = host
        self._language = language
        self._replaces = False
        """whether this is a worker that replaces one that died"""
        self._waits_for = ""
        self._settings = {
            "bind": f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
            "workers": workers,
            "worker_class": "companion.server.workers.Worker",
            "worker_connections": CONNECTIONS,
            "graceful_timeout": GRACE,
            "keepalive": KEPT,
            "control_socket_disable": True,
            "loglevel": "warning",
            "when_ready": self._ready,
            "post_fork": self._note_fork,
        }
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._settings.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        """Create the app in each worker. All wait for an unreachable database. A replacement waits
        for everything, such as the end of a migration: if it failed, gunicorn would stop them all.
        """
        while (app := self._begin_worker()) is None:
            gevent.sleep(PAUSE)
        return app

    def _begin_worker(self) -> Any:
        """Return the app, or None if it has to wait. Raises StartError."""
        try:
            app = create_app(self._instance)
            companion.web.load_templates(app)
            here = app.extensions["companion"]
            try:
                here.start()
            except UnavailableError:
                here.store.close()
                raise
        except StartError as error:
            if error.message.id == "house-start-database":
                self._wait(str(error.__cause__))
            elif self._replaces:
                self._wait(say(error.message, self._language))
            else:
                raise
        except UnavailableError as error:
            self._wait(str(error))
        else:
            return app
        return None

    def _wait(self, reason: str) -> None:
        if reason != self._waits_for:
            _log.warning("a worker waits: %s", reason)
        self._waits_for = reason

    def _note_fork(self, server: Any, worker: Any) -> None:
        self._replaces = worker.age > self.cfg.workers

    def _ready(self, server: Any) -> None:
        port = server.LISTENERS[0].sock.getsockname()[1]
        said = Message("cli-serving", address=address(self._host, port))
        click.echo(say(said, self._language))
        sys.stdout.flush()


@click.command()
@click.option("--instance", type=click.Path(file_okay=False, path_type=Path))
@click.option("--host", required=True)
@click.option("--port", type=int, required=True)
@click.option("--workers", type=int, required=True)
@click.option("--lang", type=click.Choice(LANGUAGES), required=True)
def main(instance: Path | None, host: str, port: int, workers: int, lang: Language) -> None:
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    Workers(instance, host, port, workers, lang).run()
