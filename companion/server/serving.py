"""The server of `companion serve`: one gevent process.

`companion serve` starts this module by `python -m companion.server.greenlets`, so that
the standard library is patched before anything is imported.
"""

from __future__ import annotations

import gc
import io
import logging
import signal
import socket
import ssl
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import click
import gevent
import qrcode
from gevent.pool import Pool

import companion.web
from companion import create_app, paths
from companion.cli.commands import refusing
from companion.cli.listening import listen
from companion.demo import Demo, RecordedClock
from companion.engine.message import Message
from companion.server.connections import Server
from companion.server.local_address import EVERYWHERE, address, local_address
from companion.store import SecondServerError
from companion.text import LANGUAGES, Language, say
from companion.web import hosts, print_worker

if TYPE_CHECKING:
    from companion.server.local_name import Announcement
    from companion.upkeep import Upkeep

GRACE = 1.0
"""seconds that open requests get to finish when the server stops"""

FAREWELL = 3.0
"""seconds for withdrawing the mDNS name at the end"""

RUNNING_AT = "address"
"""file in the instance folder that holds the URL of the running server"""

SWITCH = 0.0005
"""`sys.setswitchinterval` in seconds: how long a worker thread may hold the interpreter"""


def serve(
    instance: Path | None, host: str, port: int, language: Language, *, https: bool = False
) -> None:
    """Serve until SIGINT or SIGTERM. Raises SecondServerError and PortError.

    `https` adds TLS on the same port, for devices that trust the house's certificate authority.
    """
    sys.setswitchinterval(SWITCH)
    app = create_app(instance)
    services = app.extensions["companion"]
    running_at = Path(app.instance_path) / RUNNING_AT
    try:
        services.start()  # before the port: a second server is told of the first, not of its port
    except SecondServerError as error:
        raise SecondServerError(error.database, _read_address(running_at)) from None
    listener = listen(host, port, instance=instance)
    where = address(host, listener.getsockname()[1])
    if host in EVERYWHERE:
        app.config.setdefault("ADDRESS", where)
    else:
        hosts.allow(app, host)
    tls = None
    if https:
        from companion.server import certificates

        folder = Path(app.instance_path) / "https"
        tls = _make_tls_context(folder)
        if certificates.is_outdated(folder):
            click.echo(say(Message("cli-https-outdated", folder=str(folder)), language), err=True)
        app.config["AUTHORITY"] = str(folder / certificates.AUTHORITY)
    server = Server(listener, app, log=None, spawn=Pool(), tls=tls)
    print_worker.begin(app)
    stopped = _start_server(server)
    with suppress(OSError):  # a full disk must not keep anybody from looking
        running_at.write_text(where, "ascii")
    _announce(where, language)
    warn_of_troubles(services.upkeep, language)
    naming = None
    if host in EVERYWHERE:
        naming = gevent.spawn(_announce_name, listener.getsockname()[1], language)
    gevent.spawn(_warm_up, app)
    stopped.wait()
    companion.web.end_streams(app)
    server.stop()
    with suppress(OSError):
        running_at.unlink()
    services.stop()
    if naming is not None:
        gevent.spawn(_withdraw_name, naming).join(FAREWELL)


def _read_address(running_at: Path) -> str | None:
    return running_at.read_text("ascii") if running_at.is_file() else None


def _start_server(server: Server) -> gevent.event.Event:
    """Start it; return an event that SIGINT and SIGTERM set."""
    server.stop_timeout = GRACE
    server.start()
    stopped = gevent.event.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(number, stopped.set)
    return stopped


def serve_demo(host: str, port: int, language: Language) -> None:
    """Serve the demo from a temporary folder until SIGINT or SIGTERM."""
    with TemporaryDirectory() as folder:
        clock = RecordedClock()
        app = create_app(Path(folder), NOW=clock, DEMO=True, OPENINGS_PER_MINUTE=0)
        services = app.extensions["companion"]
        services.store.serve_alone()
        showing = app.config["DEMO"] = Demo(services.sittings, paths.recordings(), clock)
        listener = listen(host, port, "demo")
        where = f"{address(host, listener.getsockname()[1])}demo/"
        stopped = _start_server(Server(listener, app, log=None, spawn=Pool()))
        player = gevent.spawn(showing.run, gevent.sleep)
        click.echo(say(Message("cli-demo", address=where), language))
        click.echo(say("cli-serving-stop", language))
        sys.stdout.flush()
        stopped.wait()
        player.kill()
        companion.web.end_streams(app)
        services.store.close()


def _make_tls_context(folder: Path) -> ssl.SSLContext:
    from companion.server import certificates

    name = socket.gethostname().partition(".")[0]
    return certificates.make_context(folder, [local_address()], [f"{name}.local"])


def _warm_up(app: Any) -> None:
    companion.web.load_templates(app)
    freeze_garbage_collector()


def freeze_garbage_collector() -> None:
    """Exclude everything loaded so far from garbage collection, which would pause all for 60 ms."""
    gc.collect()
    gc.freeze()


def warn_of_troubles(upkeep: Upkeep, language: Language) -> None:
    """Print what the host has to look at, a line each."""
    for trouble in upkeep.recent_health().troubles:
        click.echo(say(trouble, language), err=True)


def _announce_name(port: int, language: Language) -> Announcement | None:
    """Announce the mDNS name and print it once the network accepted it."""
    from companion.server import local_name

    name = local_name.announce(local_address(), port)
    if name is not None:
        click.echo(say(Message("cli-serving-name", address=name.address), language))
        sys.stdout.flush()
    return name


def _withdraw_name(naming: Any) -> None:
    name: Announcement | None = naming.get()
    if name is not None:
        name.close()


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
    """Draw a QR code in block characters for a dark terminal."""
    code = qrcode.QRCode(border=2)
    code.add_data(text)
    lines = io.StringIO()
    code.print_ascii(out=lines, invert=True)
    return lines.getvalue()


@click.command()
@click.option("--instance", type=click.Path(file_okay=False, path_type=Path))
@click.option("--host", required=True)
@click.option("--port", type=int, required=True)
@click.option("--https", is_flag=True)
@click.option("--demo", is_flag=True)
@click.option("--lang", type=click.Choice(LANGUAGES), required=True)
def main(
    instance: Path | None, host: str, port: int, lang: Language, https: bool, demo: bool
) -> None:
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    with refusing(lang):
        if demo:
            serve_demo(host, port, lang)
        else:
            serve(instance, host, port, lang, https=https)
