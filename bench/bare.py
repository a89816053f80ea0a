"""What the companion is measured against: the least that Flask, Jinja, SQLite and WeasyPrint do.

Started like the companion, on the same server class:
`python -m gevent.monkey --module bench.bare serve --instance DIR --host HOST --port PORT`.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import click
import gevent
from flask import Flask, Response, jsonify, request
from jinja2 import Environment
from weasyprint import HTML
from weasyprint.text.fonts import FontConfiguration

from companion import paths
from companion.printing.typeset import OwnFiles
from companion.server.connections import Server
from companion.server.serving import freeze_garbage_collector

TABLE = """
create table entries (
    sitting text, number integer, seat integer, at integer, action_id text, body text,
    primary key (sitting, number), unique (sitting, action_id)
)
"""
INSERT = "insert into entries values (?, ?, ?, ?, ?, ?)"
BODY = '{"kind":"pay","payer":1,"payee":2,"amount":1}'

BUTTONS = """\
{% for one in buttons %}
<button type="button" class="{{ one.look }}" data-act="{{ one.act }}" data-seat="{{ one.seat }}">
  <svg class="icon" viewBox="0 0 512 512" aria-hidden="true"><use href="{{ one.icon }}"/></svg>
  <span>{{ one.label }}</span></button>
{% endfor %}
"""
"""Like most of what our screens are made of; a loop, and every word of it ready."""

BUTTON = {
    "look": "button primary",
    "act": '{"kind":"pass_bag","round":1,"merchant":3}',
    "seat": 0,
    "icon": "/static/vendor/icons.svg#bag",
    "label": "Let the bag pass",
}


def open_database(path: Path) -> sqlite3.Connection:
    """One table, with the settings of the companion's."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute(TABLE)
    return connection


def create_app(instance: Path) -> Flask:
    app = Flask(__name__, static_folder=str(instance), static_url_path="/static")
    connection = open_database(instance / "bare.sqlite3")
    template = Environment(autoescape=True).from_string(BUTTONS)
    button_size = len(template.render(buttons=[BUTTON]).encode())
    written = 0

    @app.post("/commit")
    def bare_commit() -> Response:
        nonlocal written
        request.get_json()
        written += 1
        connection.execute("BEGIN IMMEDIATE")
        row = ("BARE2", written, None, time.time_ns(), f"bare-{written}", BODY)
        connection.execute(INSERT, row)
        connection.execute("COMMIT")
        return jsonify(version=written)

    @app.post("/renders")
    def bare_renders() -> Response:
        """Milliseconds for pages of these sizes."""
        sizes = request.get_json()
        start = time.perf_counter()
        for size in sizes:
            template.render(buttons=[BUTTON] * -(-size // button_size)).encode()
        return jsonify((time.perf_counter() - start) * 1000)

    @app.post("/typeset")
    def bare_typeset() -> Response:
        pdf = gevent.get_hub().threadpool.apply(typeset, (request.get_json()["html"],))
        return Response(pdf, content_type="application/pdf")

    return app


def typeset(html: str) -> bytes:
    """WeasyPrint and nothing around it, with our fonts and pictures."""
    document = HTML(string=html, base_url=paths.assets().as_uri() + "/", url_fetcher=OwnFiles())
    pdf: bytes = document.write_pdf(pdf_variant="pdf/ua-1", font_config=FontConfiguration())
    return pdf


@click.command()
@click.argument("serve")
@click.option("--instance", type=click.Path(path_type=Path), required=True)
@click.option("--host", required=True)
@click.option("--port", type=int, required=True)
@click.option("--lang")
def main(serve: str, instance: Path, host: str, port: int, lang: str) -> None:
    server = Server((host, port), create_app(instance), log=None)
    server.start()
    freeze_garbage_collector()
    click.echo(f"http://{host}:{port}/")
    gevent.get_hub().join()


if __name__ == "__main__":
    main()
