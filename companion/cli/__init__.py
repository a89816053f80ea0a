"""`companion`: the server, and what can be asked without one."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click
import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError
from companion.text import LANGUAGES, Language, say

from .formatting import log_lines, score_lines, sheet_lines
from .help import Group, Option, option, terminal_language
from .listening import listen

if TYPE_CHECKING:
    from companion.engine.game import Game
    from companion.history import History
    from companion.printing import Renderer, Setting
    from companion.sittings import Sittings
    from companion.store import Store

FOLDER = click.Path(file_okay=False, path_type=Path)

REFUSED = 2
"""exit code of a refusal, the same as click's own for a wrong option"""


lang = option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=terminal_language,
    help="cli-option-lang",
)
instance = option("--instance", type=FOLDER, help="cli-option-instance")


@contextmanager
def refusing(language: Language) -> Iterator[None]:
    """Refusals as sentences on standard error, one for each fault."""
    from companion.store import UnavailableError

    try:
        yield
    except GameError as error:
        for fault in error.faults:
            where = f"{fault.path}: " if fault.path else ""
            click.echo(where + say(fault.message, language), err=True)
        sys.exit(REFUSED)
    except UnavailableError as error:
        click.echo(say(Message("problem-unavailable", reason=error.reason), language), err=True)
        sys.exit(REFUSED)


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


@cli.command(help="cli-help-serve")
@instance
@option("--host", default="0.0.0.0", show_default=True, help="cli-option-host")
@option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port"
)
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
    module = "companion.server.serving"
    options = ["--host", host, "--port", str(port), "--lang", language]
    if instance is not None:
        options += ["--instance", str(instance)]
    if workers is not None:
        with refusing(language):
            _check_workers(instance, https=https)
            listen(host, port).close()  # gunicorn would try again and again, in its own words
        module = "companion.server.workers"
        options += ["--workers", str(workers)]
    start = [sys.executable, "-m", "companion.server.greenlets", module]
    if https:
        options.append("--https")
    os.execv(sys.executable, [*start, *options])


@cli.command(help="cli-help-demo")
@option("--host", default="127.0.0.1", show_default=True, help="cli-option-host")
@option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="cli-option-port"
)
@lang
def demo(host: str, port: int, language: Language) -> None:
    start = [
        sys.executable,
        "-m",
        "companion.server.greenlets",
        "companion.server.serving",
        "--demo",
    ]
    os.execv(sys.executable, [*start, "--host", host, "--port", str(port), "--lang", language])


@cli.command(help="cli-help-score")
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


@cli.command(help="cli-help-strings")
@option("--missing", metavar="LANGUAGE", help="cli-option-missing")
def strings(missing: str | None) -> None:
    from companion.text.translating import entries

    for entry in entries(missing):
        click.echo(f"{entry.path}  {entry.id}")
        click.echo(f"    # {entry.place}")
        click.echo(f"    # at most {entry.room} letters")
        click.echo("    " + entry.english.replace("\n", "\n    "))


@cli.command("print", help="cli-help-print")
@click.argument("name", required=False)
@option("--list", "listed", is_flag=True, help="cli-option-list")
@option("--all", "folder", type=FOLDER, metavar="DIR", help="cli-option-all")
@option("--paper", multiple=True, help="cli-option-paper")
@option("--beside", multiple=True, help="cli-option-beside")
@option("--ink", multiple=True, help="cli-option-ink")
@option("--letters", multiple=True, help="cli-option-letters")
@option("--size", multiple=True, help="cli-option-size")
@option("--players", multiple=True, help="cli-option-players")
@option("--edition", multiple=True, help="cli-option-edition")
@option("--variant", "variants", multiple=True, help="cli-option-variant")
@option("--content", "contents", multiple=True, help="cli-option-content")
@option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="cli-option-output")
@lang
def print_(
    name: str | None,
    listed: bool,
    folder: Path | None,
    variants: tuple[str, ...],
    contents: tuple[str, ...],
    output: Path | None,
    language: Language,
    **wishes: tuple[str, ...],
) -> None:
    from companion.games import GAMES
    from companion.printing import Renderer, Setting

    renderer = Renderer(GAMES)
    with refusing(language):
        how = _given_once(wishes)
        of_one = {key: how.pop(key) for key in ("players", "edition") if key in how}
        setting = Setting(language, **how)
        if folder is not None:
            if name or of_one or variants or contents or output:
                raise GameError("print-all-alone", path="all")
            _print_all(renderer, setting, folder)
            return
        if name is None and not listed and (any(wishes.values()) or variants or contents or output):
            raise GameError("print-which-sheet", path="name")
        if listed or name is None:
            click.echo("\n".join(sheet_lines(renderer.sheets(), language)))
            return
        choices = renderer.choices(name, **of_one, variants=variants, contents=contents)
        pdf = renderer.render(name, setting, choices)
        target = output or Path(f"{name}-{language}.pdf")
        _write(target, pdf)
        click.echo(say(Message("cli-printed", file=str(target)), language))


def _given_once(wishes: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """What was wished for at all. Raises `FaultyError` where two different things were."""
    faults = tuple(
        Fault(
            name,
            "given_twice",
            Message("print-given-twice", name=name, values=tuple(f"“{one}”" for one in values)),
        )
        for name, values in wishes.items()
        if len({*values}) > 1
    )
    if faults:
        raise FaultyError(faults)
    return {name: values[0] for name, values in wishes.items() if values}


def _print_all(renderer: Renderer, setting: Setting, folder: Path) -> None:
    """Every sheet there is, with a bar that says how far it has come."""
    for one in renderer.sheets():
        renderer.check(one.name, setting, renderer.choices(one.name))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _cannot_write(folder, error) from error
    orders = [(one.name, edition.key) for one in renderer.sheets() for edition in one.editions]
    label = say("print-printing", setting.languages[0])
    with click.progressbar(orders, label=label, file=sys.stderr) as bar:
        for name, edition in bar:
            pdf = renderer.render(name, setting, renderer.choices(name, edition=edition))
            parts = (part for part in (name, edition, setting.language, setting.beside) if part)
            _write(folder / f"{'-'.join(parts)}.pdf", pdf)
    done = Message("print-printed-all", n=len(orders), folder=str(folder))
    click.echo(say(done, setting.languages[0]))


@cli.command(help="cli-help-replay")
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
            play = _services(instance).sittings.queries.play(what)
        click.echo("\n".join(log_lines(play, language)))


@cli.command(help="cli-help-backup")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@option("--to", "folder", type=FOLDER, metavar="DIR", help="cli-option-to")
@option("--keep", type=click.IntRange(1), default=30, show_default=True, help="cli-option-keep")
@instance
@lang
def backup(
    file: Path | None, folder: Path | None, keep: int, instance: Path | None, language: Language
) -> None:
    from companion.backup import backup as copy
    from companion.backup import backup_from_server, delete_old_backups, name_backup

    with refusing(language):
        target = file if folder is None else folder / name_backup("companion", "by-hand")
        if target is None or None not in (file, folder):
            raise GameError("cli-backup-where", path="file")
        database = _database(instance).path
        copied = (
            backup_from_server(_services(instance).store, target)
            if database is None
            else copy(database, target)
        )
        done = Message(
            "cli-backed-up", file=str(target), sittings=copied.sittings, entries=copied.entries
        )
        click.echo(say(done, language))
        if folder is not None:
            try:
                delete_old_backups(folder, "companion", keep)
            except OSError as error:
                raise _cannot_write(folder, error) from error


@cli.command(help="cli-help-restore")
@click.argument("file", type=click.Path(path_type=Path))
@instance
@lang
def restore(file: Path, instance: Path | None, language: Language) -> None:
    from companion.backup import restore as put_back
    from companion.backup import restore_to_server

    with refusing(language):
        store = _services(instance).store
        if store.path is None:
            copied = restore_to_server(file, store)
        else:
            with store.set_aside() as database:
                copied = put_back(file, database)
        done = Message("cli-restored", sittings=copied.sittings, entries=copied.entries)
        click.echo(say(done, language))


@cli.command(help="cli-help-check")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@instance
@lang
def check(file: Path | None, instance: Path | None, language: Language) -> None:
    from companion.games import GAMES
    from companion.salvage import check as checked

    # what does not fold is told here, and in words
    logging.getLogger("companion").addHandler(logging.NullHandler())
    with refusing(language):
        database = file or _database_file(instance)
        found = checked(database, GAMES)
        for fault in found.faults:
            click.echo(say(fault, language), err=True)
        if found.faults:
            sys.exit(REFUSED)
        holds = found.holds
        done = Message("cli-checked", sittings=holds.sittings, entries=holds.entries)
        click.echo(say(done, language))


@cli.command(help="cli-help-salvage")
@click.argument("file", type=click.Path(path_type=Path))
@instance
@lang
def salvage(file: Path, instance: Path | None, language: Language) -> None:
    from companion.salvage import SalvageError, newest_backup
    from companion.salvage import salvage as brought_over

    with refusing(language), _advising(newest_backup(file), language):
        store = _database(instance)
        store.migrate()
        if store.path is None:
            raise SalvageError("cli-check-elsewhere")
        with store.set_aside() as database:
            every = brought_over(file, database)
        for one in every:
            told = Message("cli-salvaged-one", code=one.code, entries=one.entries, of=one.of)
            click.echo(say(told, language))
        done = Message(
            "cli-salvaged", sittings=len(every), entries=sum(one.entries for one in every)
        )
        click.echo(say(done, language))


@cli.command(help="cli-help-export")
@click.argument("code", required=False)
@option("--household", "shared_by", metavar="NAME", help="cli-option-household")
@option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="cli-option-output")
@instance
@lang
def export(
    code: str | None,
    shared_by: str | None,
    output: Path | None,
    instance: Path | None,
    language: Language,
) -> None:
    with refusing(language):
        if shared_by is None:
            here = _services(instance)
            document = _export_document(here.sittings, here.history, code)
        else:
            from .household_export import one_household

            with one_household(_database(instance), shared_by) as (sittings, history):
                document = _export_document(sittings, history, code)
        _put_out(document, output, language)


def _export_document(sittings: Sittings, history: History, code: str | None) -> bytes:
    if code is None:
        return b"".join(history.house())
    return msgspec.json.encode(sittings.export(code, None))


@cli.command("import", help="cli-help-import")
@click.argument("file", type=click.File("rb"))
@option("--dry-run", is_flag=True, help="cli-option-dry-run")
@instance
@lang
def import_(file: BinaryIO, dry_run: bool, instance: Path | None, language: Language) -> None:
    from companion.documents import without_mark
    from companion.history.exchange import is_history

    with refusing(language):
        here, body = _services(instance), without_mark(file.read())
        if is_history(body) or body.lstrip()[:1] != b"{":  # no sitting, whatever it is
            brought = here.history.bring(body, dry=dry_run)
            key = "cli-history-would" if dry_run else "cli-history-brought"
            told = Message(key, added=brought.added, known=brought.known)
            click.echo(say(told, language))
            for one in brought.refused:
                click.echo(f"{one.row}: {say(one.message, language)}", err=True)
            if brought.foreign is not None:
                click.echo(say(brought.foreign.message, language), err=True)
            return
        opened = here.sittings.import_sitting(body)
        done = Message("cli-imported", code=opened.code, entries=opened.version)
        click.echo(say(done, language))
        click.echo(say(Message("cli-imported-token", token=opened.table_token), language))


@cli.command(help="cli-help-key")
@option("--new", "anew", is_flag=True, help="cli-option-new")
@instance
@lang
def key(anew: bool, instance: Path | None, language: Language) -> None:
    from companion import paths
    from companion.services import house_key

    with refusing(language):
        folder = (instance or paths.default_instance()).resolve()
        found = house_key(folder, anew=anew)
        if anew:
            click.echo(say("cli-key-new", language), err=True)
        click.echo(found)


@cli.command(
    hidden=True, help="cli-household-gone", context_settings={"ignore_unknown_options": True}
)
@click.argument("words", nargs=-1)
@lang
def household(words: tuple[str, ...], language: Language) -> None:
    with refusing(language):
        raise GameError("cli-household-gone")


def _check_workers(instance: Path | None, *, https: bool) -> None:
    """Whether several may serve it; its tables are brought up to date before the first begins."""
    if https:
        raise GameError("cli-workers-https")
    database = _database(instance)
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


def _services(instance: Path | None) -> Any:
    from companion import create_app

    return create_app(instance).extensions["companion"]


def _database(instance: Path | None) -> Store:
    """As it is found: its tables may be older, or broken."""
    from companion import configure_app, database_of

    return database_of(configure_app(instance, {}))


def _database_file(instance: Path | None) -> Path:
    """Where it is, or would be; no folder is made, and no key."""
    from companion import configure_app, database_of, paths

    folder = (instance or paths.default_instance()).resolve()
    if not folder.is_dir():
        raise GameError("cli-salvage-nothing", file=str(folder))
    database = database_of(configure_app(folder, {}, looking=True)).path
    if database is None:
        raise GameError("cli-check-elsewhere")
    return database


@contextmanager
def _advising(backup: Path | None, language: Language) -> Iterator[None]:
    """Whatever comes of it, there may be more in the newest backup."""
    try:
        yield
    finally:
        if backup is not None:
            click.echo(say(Message("cli-salvage-backup", file=str(backup)), language), err=True)


def _put_out(document: bytes, output: Path | None, language: Language) -> None:
    if output is None:
        click.echo(document)
    else:
        _write(output, document)
        click.echo(say(Message("cli-printed", file=str(output)), language))


def _write(target: Path, content: bytes) -> None:
    try:
        target.write_bytes(content)
    except OSError as error:
        raise _cannot_write(target, error) from error


def _cannot_write(target: Path, error: OSError) -> GameError:
    return GameError("cli-cannot-write", file=str(target), reason=str(error.strerror))
