"""The command line: `companion`."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NoReturn

import click
import msgspec

from companion.engine.refusal import GameError
from companion.text import Language

from .commands import (
    Group,
    Option,
    command,
    database_of_instance,
    instance,
    lang,
    option,
    refusing,
    services_of,
)
from .data import backup, check, export, household, import_, key, restore, salvage
from .formatting import log_lines, score_lines
from .listening import listen
from .sheets import print_

if TYPE_CHECKING:
    from companion.engine.game import Game

port = option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port"
)


@click.group(
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="cli-help",
)
@click.version_option(
    package_name="tabletop-companion", message="%(version)s", cls=Option, help="cli-option-version"
)
def cli() -> None:
    pass


def main() -> None:
    cli(prog_name="companion")


@command(help="cli-help-serve")
@instance
@option("--host", default="0.0.0.0", show_default=True, help="cli-option-host")
@port
@option("--https", is_flag=True, help="cli-option-https")
@option("--workers", type=click.IntRange(1, 64), help="cli-option-workers")
@lang
def serve(
    instance: Path | None,
    host: str,
    port: int,
    https: bool,
    workers: int | None,
    language: Language,
) -> None:
    module, options = "companion.server.serving", ["--https"] if https else []
    if instance is not None:
        options += ["--instance", str(instance)]
    if workers is not None:
        with refusing(language):
            _check_workers(instance, https=https)
            # gunicorn would try again and again, in its own words
            listen(host, port, instance=instance).close()
        module = "companion.server.workers"
        options += ["--workers", str(workers)]
    _start_server(module, *options, host=host, port=port, language=language)


@command(help="cli-help-demo")
@option("--host", default="127.0.0.1", show_default=True, help="cli-option-host")
@port
@lang
def demo(host: str, port: int, language: Language) -> None:
    _start_server("companion.server.serving", "--demo", host=host, port=port, language=language)


def _start_server(module: str, *options: str, host: str, port: int, language: Language) -> NoReturn:
    """Replace this process by a server: see `companion.server.greenlets`."""
    start = (sys.executable, "-m", "companion.server.greenlets", module, *options)
    address = ("--host", host, "--port", str(port), "--lang", language)
    os.execv(sys.executable, (*start, *address))


@command(help="cli-help-score")
@click.argument("game")
@click.argument("file", type=click.File("rb"))
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@lang
def score(game: str, file: BinaryIO, as_json: bool, language: Language) -> None:
    from companion.documents import decode
    from companion.web.schemas import ScoreSheetAnswer

    with refusing(language):
        scoring = _game(game).scoring
        sheet = scoring.score(decode(file.read(), scoring.entry, scoring.check))
        if as_json:
            answer = msgspec.json.encode(ScoreSheetAnswer.from_sheet(sheet, language))
            click.echo(msgspec.json.format(answer))
        else:
            click.echo("\n".join(score_lines(sheet, language, scoring.order)))


@command(help="cli-help-strings")
@option("--missing", metavar="LANGUAGE", help="cli-option-missing")
def strings(missing: str | None) -> None:
    from companion.text.translating import entries

    for entry in entries(missing):
        click.echo(f"{entry.path}  {entry.id}")
        click.echo(f"    # {entry.place}")
        click.echo(f"    # at most {entry.room} letters")
        click.echo("    " + entry.english.replace("\n", "\n    "))


@command(help="cli-help-replay")
@click.argument("what", metavar="FILE|CODE")
@instance
@lang
def replay(what: str, instance: Path | None, language: Language) -> None:
    from companion.documents import decode
    from companion.games import GAMES
    from companion.sittings import Recording
    from companion.sittings import replay as folded

    with refusing(language):
        path = Path(what)
        if path.is_file():
            play = folded(GAMES, decode(path.read_bytes(), Recording))
        else:
            play = services_of(instance).sittings.queries.fold(what)
        click.echo("\n".join(log_lines(play, language)))


def _check_workers(instance: Path | None, *, https: bool) -> None:
    """Refuse what several workers cannot serve, and migrate the database before they start."""
    if https:
        raise GameError("cli-workers-https")
    database = database_of_instance(instance)
    try:
        if not database.shared:
            raise GameError("cli-workers-file")
        if find_spec("gunicorn") is None:
            raise GameError("cli-workers-gunicorn")
        database.migrate()
        database.serve_alone()
    finally:
        database.close()


def _game(key: str) -> Game:
    from companion.games import GAMES
    from companion.sittings import NoSuchGameError

    if key not in GAMES:
        raise NoSuchGameError(key)
    return GAMES[key]


for one in (
    backup, check, demo, export, household, import_, key, print_, replay, restore, salvage, score,
    serve, strings,
):  # fmt: skip
    cli.add_command(one)
