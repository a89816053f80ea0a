"""Check a SQLite file for damage, and salvage what can still be read of it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from companion.backup import Contents, count_contents, open_read_only
from companion.bell import Bell
from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.sittings import Sittings, UnfoldableError
from companion.store import StartError, open_store
from companion.store.database_file import has_log, log_of
from companion.store.database_pages import Pages

MAX_FAULTS = 20
"""most faults of the file that SQLite is asked for"""

_UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""SQLite quotes damaged bytes in its error messages, and those may be no valid text"""

Row = Mapping[str, Any]


class Column(NamedTuple):
    name: str
    type: type
    declared: str
    needed: bool
    """whether it may not be NULL"""
    has_default: bool

    def takes(self, value: object) -> bool:
        if value is None:
            return not self.needed
        size = re.search(r"\d+", self.declared)
        short = size is None or (isinstance(value, str) and len(value) <= int(size[0]))
        return type(value) is self.type and short


Columns = tuple[Column, ...]


class SalvageError(GameError):
    """Nothing was salvaged or changed. The key is a `cli-salvage-…`."""


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What a check of a database found."""

    holds: Contents
    faults: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class SalvagedSitting:
    """A sitting that was copied to the new database."""

    code: str
    entries: int
    of: int
    """entries of the old log; more than `entries` where a gap cut it off"""


# -- Checking --------------------------------------------------------------------------------------


def check(database: Path, games: Mapping[str, Game]) -> CheckReport:
    """Check pages, tables and every log of the file, also while a server has it open.

    Raises SalvageError if there is none.
    """
    if not database.is_file():
        raise SalvageError("cli-salvage-nothing", file=str(database))
    at_rest = not has_log(database)
    try:
        with open_read_only(database) as connection, TemporaryDirectory() as folder:
            faults = (
                *(_check_size(connection, database) if at_rest else ()),
                *_check_pages(connection),
            )
            holds = count_contents(connection)
            copy = Path(folder) / database.name
            with closing(sqlite3.connect(copy)) as other:
                connection.backup(other)
            return CheckReport(holds, faults or tuple(_check_logs(copy, games)))
    except (OSError, *_UNREADABLE) as error:
        broken = Message("cli-check-damaged", database=str(database), reason=str(error))
        return CheckReport(Contents(0, 0), (broken,))
    except StartError as error:  # it names the copy
        known = dict(error.message.args) | {"database": str(database)}
        return CheckReport(Contents(0, 0), (Message(error.message.id, **known),))


def _check_size(connection: sqlite3.Connection, database: Path) -> Iterator[Message]:
    """Report a file that ends within a page: SQLite reads the missing part as zeros."""
    (page,) = connection.execute("PRAGMA page_size").fetchone()
    if database.stat().st_size % page:
        yield Message("cli-check-cut")


def _check_pages(connection: sqlite3.Connection) -> Iterator[Message]:
    for (said,) in connection.execute(f"PRAGMA integrity_check({MAX_FAULTS})"):
        if said != "ok":
            yield Message("cli-check-page", reason=str(said))
    for table, *_ in connection.execute("PRAGMA foreign_key_check"):
        yield Message("cli-check-orphan", table=str(table))


def _check_logs(copy: Path, games: Mapping[str, Game]) -> Iterator[Message]:
    """Migrate the copy and fold every log by the current rules. Raises StartError."""
    store = open_store(copy)
    try:
        store.migrate()
        sittings = Sittings(games, store, Bell(), now=lambda: 0, keep=1)
        with open_read_only(copy) as connection:
            last = connection.execute(
                "SELECT code, coalesce(max(number), 0) FROM sittings"
                " LEFT JOIN entries ON sitting = code GROUP BY code ORDER BY code"
            ).fetchall()
        for code, number in last:
            try:
                version = sittings.queries.fold(code).version
            except UnfoldableError as error:
                yield error.message
            except GameError as error:
                yield Message("cli-check-sitting", code=code, why=error.message)
            else:
                if version != number:
                    yield Message("cli-check-gap", code=code, entry=version + 1)
    finally:
        store.close()


# -- Salvaging -------------------------------------------------------------------------------------


def salvage(file: Path, database: Path) -> tuple[SalvagedSitting, ...]:
    """Copy every sitting whose log can be read from `file` into `database`.

    `database` has up-to-date tables, holds no sittings, and nobody may have it open. A log with a
    gap ends before the gap. Raises SalvageError, also where nothing could be read.
    """
    if not file.is_file():
        raise SalvageError("cli-salvage-nothing", file=str(file))
    with closing(sqlite3.connect(database)) as target:
        if count_contents(target).sittings:
            raise SalvageError("cli-salvage-not-empty", database=str(database))
        columns = {table: _columns(target, table) for table in _tables(target)}
        try:
            found = _read_rows(file, columns)
        except OSError as error:
            raise SalvageError("cli-salvage-failed", file=str(file), reason=str(error)) from error
        with target:
            target.execute("PRAGMA foreign_keys = ON")
            every = tuple(_import_rows(target, found))
            if not every and not target.execute("SELECT 1 FROM results").fetchone():
                raise SalvageError("cli-salvage-none", file=str(file))
            return every


def newest_backup(file: Path) -> Path | None:
    """Return the newest of the backups beside this file."""
    copies = (one for one in (file.parent / "backups").glob("*.sqlite3") if one != file)
    return max(copies, key=lambda one: one.stat().st_mtime_ns, default=None)


def _read_rows(file: Path, columns: Mapping[str, Columns]) -> dict[str, list[Row]]:
    """Read every readable row by table, from a copy of the file and its log. The file may have been
    cut off.
    """
    found: dict[str, list[Row]] = {}
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        copyfile(file, copy)
        log = log_of(file)
        if log.is_file():
            copyfile(log, log_of(copy))
        whole = False
        with suppress(*_UNREADABLE), closing(sqlite3.connect(copy)) as source:
            source.row_factory = sqlite3.Row
            source.execute("PRAGMA writable_schema = ON")  # or SQLite opens no file that is cut
            for table in _tables(source):
                found[table] = list(_rows(source, table))
            columns = {**columns, **{table: _columns(source, table) for table in found}}
            with suppress(*_UNREADABLE):
                (said,) = source.execute("PRAGMA integrity_check(1)").fetchone()
                whole = said == "ok"
            source.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if not whole:
            for values in Pages(copy).rows():
                for table, row in _match_table(columns, values):
                    found.setdefault(table, []).append(row)
    return found


def _tables(connection: sqlite3.Connection) -> list[str]:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return [name for (name,) in tables if not name.startswith(("sqlite_", "alembic_"))]


def _columns(connection: sqlite3.Connection, table: str) -> Columns:
    found = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    return tuple(
        Column(name, _types(declared), declared, bool(needed), default is not None)
        for _, name, declared, needed, default, _ in found
    )


def _types(declared: str) -> type:
    if declared.startswith(("VARCHAR", "TEXT")):
        return str
    return bytes if declared == "BLOB" else int


def _match_table(
    columns: Mapping[str, Columns], values: Sequence[object]
) -> Iterator[tuple[str, Row]]:
    """Assign a row of an orphaned page to its table, if it fits exactly one."""
    fits = [table for table, every in columns.items() if _fits(every, values)]
    if len(fits) == 1:
        names = (column.name for column in columns[fits[0]])
        yield fits[0], dict(zip(names, values, strict=False))


def _fits(every: Columns, values: Sequence[object]) -> bool:
    """Whether the values fit the columns; columns added by later versions may be missing."""
    if len(values) > len(every):
        return False
    if any(one.needed and not one.has_default for one in every[len(values) :]):
        return False
    return all(one.takes(value) for one, value in zip(every, values, strict=False))


def _rows(source: sqlite3.Connection, table: str) -> Iterator[Row]:
    for rowid in _rowids(source, table):
        query = f'SELECT * FROM "{table}" NOT INDEXED WHERE rowid = ?'
        try:
            found = source.execute(query, (rowid,)).fetchone()
        except _UNREADABLE:
            continue
        if found is not None:
            yield dict(found)


def _rowids(source: sqlite3.Connection, table: str) -> range | list[int]:
    """Scan from both ends; if the scan breaks off, add every id in between."""
    found: set[int] = set()
    broken = False
    for order in ("ASC", "DESC"):
        query = f'SELECT rowid FROM "{table}" NOT INDEXED ORDER BY rowid {order}'
        try:
            for (rowid,) in source.execute(query):
                found.add(rowid)
        except _UNREADABLE:
            broken = True
    if broken and found:
        return range(min(found), max(found) + 1)
    return sorted(found)


def _import_rows(
    target: sqlite3.Connection, found: Mapping[str, list[Row]]
) -> Iterator[SalvagedSitting]:
    logs: dict[str, dict[int, Row]] = {}
    for entry in filter(_is_entry, found.get("entries", ())):
        logs.setdefault(entry["sitting"], {}).setdefault(entry["number"], entry)
    beside: dict[str, list[tuple[str, Row]]] = {}
    for table, rows in found.items():
        for row in rows:
            if table in ("claims", "trail") and "sitting" in row:
                beside.setdefault(row["sitting"], []).append((table, row))
    unfinished: set[str] = set()
    for row in filter(_is_sitting, found.get("sittings", ())):
        code, log = row["code"], logs.get(row["code"], {})
        whole, last = next(n for n in range(len(log) + 1) if n + 1 not in log), max(log, default=0)
        broken_off = whole < last
        if not _insert_row(target, "sittings", {**row, "ended_at": None} if broken_off else row):
            continue
        for number in range(1, whole + 1):
            _insert_row(target, "entries", log[number])
        for table, one in beside.get(code, ()):
            _insert_row(target, table, one)
        if broken_off:
            unfinished.add(code)
        yield SalvagedSitting(code, whole, last)
    _import_history(target, found, unfinished)


def _import_history(
    target: sqlite3.Connection, found: Mapping[str, list[Row]], unfinished: set[str]
) -> None:
    """Copy people, results and settings, without results of sittings whose end was lost."""
    for row in found.get("people", ()):
        *_, key = str(row.get("key", "")).split("\n")  # older versions put the household first
        _insert_row(target, "people", {**row, "key": key, "merged_into": None})
    for row in found.get("people", ()):
        if row.get("merged_into") is not None:
            merge = "UPDATE OR IGNORE people SET merged_into = ? WHERE id = ?"
            with suppress(sqlite3.Error):
                target.execute(merge, (row["merged_into"], row.get("id")))
    for table in ("results", "result_seats", "chronicles"):
        for row in found.get(table, ()):
            if row.get("code") not in unfinished and not _insert_row(target, table, row):
                _insert_row(target, table, {**row, "person": None})
    for row in found.get("settings", ()):
        _insert_row(target, "settings", row)


def _insert_row(target: sqlite3.Connection, table: str, row: Row) -> bool:
    """Insert the columns that still exist; return whether the row was accepted."""
    known = {column[1] for column in target.execute(f'PRAGMA table_info("{table}")')}
    mine = {name: value for name, value in row.items() if name in known}
    names = ", ".join(f'"{name}"' for name in mine)
    marks = ", ".join("?" * len(mine))
    try:
        target.execute(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', tuple(mine.values()))
    except sqlite3.Error:
        return False
    return True


def _is_sitting(row: Row) -> bool:
    seats = _document(row.get("seats"))
    return (
        isinstance(row.get("code"), str)
        and isinstance(row.get("rules_version"), int)
        and isinstance(_document(row.get("options")), dict)
        and isinstance(seats, list)
        and all(isinstance(name, str) for name in seats)
    )


def _is_entry(row: Row) -> bool:
    body = _document(row.get("body"))
    return (
        isinstance(row.get("number"), int)
        and isinstance(row.get("at"), int)
        and isinstance(row.get("seat"), int | None)
        and isinstance(body, dict)
        and isinstance(body.get("kind"), str)
    )


def _document(text: object) -> object:
    try:
        return msgspec.json.decode(text) if isinstance(text, str) else None
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
