"""Commands for the data of a house: backups, exports, damaged databases, its key."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click
import msgspec

from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.text import Language, say

from .commands import (
    FOLDER,
    OUTPUT,
    REFUSED,
    cannot_write,
    command,
    database_of_instance,
    folder_of,
    instance,
    lang,
    option,
    refusing,
    services_of,
    write_file,
)

if TYPE_CHECKING:
    from companion.history import History
    from companion.sittings import Sittings


@command(help="cli-help-backup")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@option("--to", "folder", type=FOLDER, metavar="DIR", help="cli-option-to")
@option("--keep", type=click.IntRange(1), default=30, show_default=True, help="cli-option-keep")
@instance
@lang
def backup(
    file: Path | None, folder: Path | None, keep: int, instance: Path | None, language: Language
) -> None:
    from companion.backup import backup as copy
    from companion.backup import backup_from_server, delete_old_backups, note_backup
    from companion.store.database_file import name_backup

    with refusing(language):
        target = file if folder is None else folder / name_backup("companion", "by-hand")
        if target is None or None not in (file, folder):
            raise GameError("cli-backup-where")
        database = database_of_instance(instance).path
        if database is None:
            with closing(services_of(instance).store) as store:
                copied = backup_from_server(store, target)
        else:
            copied = copy(database, target)
        done = Message(
            "cli-backed-up", file=str(target), sittings=copied.sittings, entries=copied.entries
        )
        click.echo(say(done, language))
        note_backup(folder_of(instance), target)
        if folder is not None:
            try:
                delete_old_backups(folder, "companion", keep)
            except OSError as error:
                raise cannot_write(folder, error) from error


@command(help="cli-help-restore")
@click.argument("file", type=click.Path(path_type=Path))
@instance
@lang
def restore(file: Path, instance: Path | None, language: Language) -> None:
    from companion.backup import restore as put_back
    from companion.backup import restore_to_server

    with refusing(language):
        store = services_of(instance).store
        if store.path is None:
            with closing(store):
                copied = restore_to_server(file, store)
        else:
            with store.set_aside() as database:
                copied = put_back(file, database)
        done = Message("cli-restored", sittings=copied.sittings, entries=copied.entries)
        click.echo(say(done, language))


@command(help="cli-help-check")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@instance
@lang
def check(file: Path | None, instance: Path | None, language: Language) -> None:
    from companion.cli.salvaging import check as check_database
    from companion.games import GAMES

    # a log that does not fold is reported below, in words
    logging.getLogger("companion").addHandler(logging.NullHandler())
    with refusing(language):
        database = file or _database_file(instance)
        found = check_database(database, GAMES)
        for fault in found.faults:
            click.echo(say(fault, language), err=True)
        if found.faults:
            sys.exit(REFUSED)
        holds = found.holds
        done = Message("cli-checked", sittings=holds.sittings, entries=holds.entries)
        click.echo(say(done, language))


@command(help="cli-help-salvage")
@click.argument("file", type=click.Path(path_type=Path))
@instance
@lang
def salvage(file: Path, instance: Path | None, language: Language) -> None:
    from companion.cli.salvaging import SalvageError, newest_backup
    from companion.cli.salvaging import salvage as salvage_into

    with refusing(language), _advising(newest_backup(file), language):
        store = database_of_instance(instance)
        store.migrate()
        if store.path is None:
            raise SalvageError("cli-check-elsewhere")
        with store.set_aside() as database:
            every = salvage_into(file, database)
        for one in every:
            line = Message("cli-salvaged-one", code=one.code, entries=one.entries, of=one.of)
            click.echo(say(line, language))
        done = Message(
            "cli-salvaged", sittings=len(every), entries=sum(one.entries for one in every)
        )
        click.echo(say(done, language))


@command(help="cli-help-export")
@click.argument("code", required=False)
@option("--household", "shared_by", metavar="NAME", help="cli-option-household")
@option("-o", "--output", type=OUTPUT, help="cli-option-output")
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
            here = services_of(instance)
            document = _export_document(here.sittings, here.history, code)
        else:
            from .household_export import one_household

            with one_household(database_of_instance(instance), shared_by) as (sittings, history):
                document = _export_document(sittings, history, code)
        if output is None:
            click.echo(document)
        else:
            write_file(output, document)
            click.echo(say(Message("cli-printed", file=str(output)), language))


def _export_document(sittings: Sittings, history: History, code: str | None) -> bytes:
    if code is None:
        return b"".join(history.house())
    return msgspec.json.encode(sittings.export(code, None))


@command("import", help="cli-help-import")
@click.argument("file", type=click.File("rb"))
@option("--dry-run", is_flag=True, help="cli-option-dry-run")
@instance
@lang
def import_(file: BinaryIO, dry_run: bool, instance: Path | None, language: Language) -> None:
    from companion.documents import without_mark
    from companion.history.exchange import is_history

    with refusing(language):
        here, body = services_of(instance), without_mark(file.read())
        if is_history(body) or body.lstrip()[:1] != b"{":  # no sitting, whatever it is
            imported = here.history.importer.import_file(body, dry=dry_run)
            key = "cli-history-would" if dry_run else "cli-history-brought"
            done = Message(key, added=imported.added, known=imported.known)
            click.echo(say(done, language))
            for one in imported.refused:
                click.echo(f"{one.row}: {say(one.message, language)}", err=True)
            if imported.foreign is not None:
                click.echo(say(imported.foreign.message, language), err=True)
            return
        opened = here.sittings.import_sitting(body)
        done = Message("cli-imported", code=opened.code, entries=opened.version)
        click.echo(say(done, language))
        click.echo(say(Message("cli-imported-token", token=opened.table_token), language))


@command(help="cli-help-key")
@option("--new", is_flag=True, help="cli-option-new")
@instance
@lang
def key(new: bool, instance: Path | None, language: Language) -> None:
    from companion.services import house_key

    with refusing(language):
        folder = folder_of(None) if instance is None else _existing_folder(instance)
        found = house_key(folder, anew=new)
        if new:
            click.echo(say("cli-key-new", language), err=True)
        click.echo(found)


@command(hidden=True, help="cli-household-gone", context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1)
@lang
def household(words: tuple[str, ...], language: Language) -> None:
    with refusing(language):
        raise GameError("cli-household-gone")


def _database_file(instance: Path | None) -> Path:
    """Return where the database is, or would be, without making a folder or a key."""
    from companion import configure_app, database_of

    folder = _existing_folder(instance)
    database = database_of(configure_app(folder, {}, looking=True)).path
    if database is None:
        raise GameError("cli-check-elsewhere")
    return database


def _existing_folder(instance: Path | None) -> Path:
    """Return the folder of the instance, without making it. Raises GameError if it is not there."""
    folder = folder_of(instance)
    if not folder.is_dir():
        raise GameError("cli-salvage-nothing", file=str(folder))
    return folder


@contextmanager
def _advising(backup: Path | None, language: Language) -> Iterator[None]:
    """Say in the end, also after an error, that there may be more in the newest backup."""
    try:
        yield
    finally:
        if backup is not None:
            click.echo(say(Message("cli-salvage-backup", file=str(backup)), language), err=True)
