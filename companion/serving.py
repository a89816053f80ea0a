"""The server for a table: one process of greenlets.

`companion serve` starts this module by `python -m gevent.monkey --module companion.serving`, so
that everything it imports is made of greenlets already.
"""

from __future__ import annotations

import gc
import io
import logging
import signal
import socket
import sys
from pathlib import Path

import click
import gevent
import qrcode
from gevent.pool import Pool

import companion.web
from companion import create_app
from companion.connections import Server
from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.text import LANGUAGES, Language, say
from companion.web import hosts

GRACE = 1.0
"""seconds that open requests have to end when the server stops"""


SWITCH = 0.0005
"""seconds that long work in a thread may keep the others from their turn"""

EVERYWHERE = ("", "0.0.0.0", "::")
"""hosts that mean every address of this machine"""


class PortError(GameError):
    """Nobody can be served there."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__("cli-no-port", host=host, port=str(port), reason=reason)


def serve(instance: Path | None, host: str, port: int, language: Language) -> None:
    """Serves until SIGINT or SIGTERM. Raises SecondServerError and PortError."""
    sys.setswitchinterval(SWITCH)
    app = create_app(instance)
    services = app.extensions["companion"]
    listener = _listener(host, port)
    services.start()
    settle()
    where = address(host, listener.getsockname()[1])
    if host in EVERYWHERE:
        app.config.setdefault("ADDRESS", where)
    else:
        hosts.allow(app, host)
    server = Server(listener, app, log=None, spawn=Pool())
    server.stop_timeout = GRACE
    server.start()
    stopped = gevent.event.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(number, stopped.set)
    _announce(where, language)
    stopped.wait()
    companion.web.end_streams(app)
    server.stop()
    services.stop()


def settle() -> None:
    """What is loaded by now stays: to look it through for garbage would stop all for 60 ms."""
    gc.collect()
    gc.freeze()


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=256)
    except OSError as error:
        raise PortError(host, port, str(error.strerror)) from None
    listener.setblocking(False)
    return listener


def address(host: str, port: int) -> str:
    """What a phone in the same network has to open."""
    if host in EVERYWHERE:
        host = local_address()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def local_address() -> str:
    """This machine's own in the local network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def _announce(where: str, language: Language) -> None:
    click.echo(say(Message("cli-serving", address=where), language))
    picture = qr(where)
    try:
        picture.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        pass
    else:
        click.echo(picture)
    click.echo(say("cli-serving-stop", language))
    sys.stdout.flush()


def qr(text: str) -> str:
    """A QR code of block letters, light on dark as terminals are."""
    code = qrcode.QRCode(border=2)
    code.add_data(text)
    lines = io.StringIO()
    code.print_ascii(out=lines, invert=True)
    return lines.getvalue()


@click.command()
@click.option("--instance", type=click.Path(file_okay=False, path_type=Path))
@click.option("--host", required=True)
@click.option("--port", type=int, required=True)
@click.option("--lang", type=click.Choice(LANGUAGES), required=True)
def main(instance: Path | None, host: str, port: int, lang: Language) -> None:
    from companion.cli import refusing  # the other way round it starts this module

    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    with refusing(lang):
        serve(instance, host, port, lang)


if __name__ == "__main__":
    main()
