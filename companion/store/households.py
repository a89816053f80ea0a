"""Households that shared one database before revision 0009: today a database is one house.

Goes with the next version, with `companion export --household`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import sqlalchemy as sa

from companion.engine.refusal import GameError

from .errors import translate_errors
from .migrating import upgrade

HOME = "home"
"""the household of whoever ran the server"""
NOBODY = ""
"""the household of strangers who played by a link alone"""
LAST = "0008"
"""the last revision that knew households"""
OWNED = ("sittings", "results", "people")
"""tables whose rows belonged to a household"""
AT_ONCE = 500
"""rows"""


def find_households(connection: sa.Connection) -> dict[str, str]:
    """Return id → name of those that hold anything, `HOME` first; empty where the tables have no
    households.
    """
    if not sa.inspect(connection).has_table("households"):
        return {}
    owners = " UNION ".join(f"SELECT household FROM {table}" for table in OWNED)
    held = set(connection.scalars(sa.text(owners))) - {NOBODY}
    rows = connection.execute(sa.text("SELECT id, name FROM households ORDER BY created_at, id"))
    named = {HOME: HOME} | {row.id: row.name for row in rows}
    times = Counter(named.values())
    return {
        id: name if times[name] == 1 and name else id for id, name in named.items() if id in held
    }


def copy_household(source: sa.Engine, name: str, target: Path) -> None:
    """Copy one household into a new SQLite file, with tables of revision `LAST`.

    Sittings of strangers stay behind. Raises GameError and UnavailableError.
    """
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(target)))
    try:
        with translate_errors(), source.connect() as one, engine.begin() as other:
            known = find_households(one)
            household = next((id for id, label in known.items() if name in (id, label)), None)
            if household is None:
                names = tuple(known.values())
                raise GameError("cli-no-household", name=name[:80], names=names, n=len(names))
            upgrade(other, LAST)
            _copy_rows(one, other)
            _remove_others(other, household)
    finally:
        engine.dispose()


def _copy_rows(source: sa.Connection, target: sa.Connection) -> None:
    there, here = sa.MetaData(), sa.MetaData()
    here.reflect(target)
    there.reflect(source, only=list(here.tables))
    for table in here.sorted_tables:
        if table.name == "alembic_version":
            continue
        target.execute(sa.delete(table))
        rows = source.execute(sa.select(there.tables[table.name])).mappings()
        for some in rows.partitions(AT_ONCE):
            target.execute(sa.insert(table), [dict(row) for row in some])


def _remove_others(connection: sa.Connection, household: str) -> None:
    for table in (*OWNED, "settings"):
        others = sa.text(f"DELETE FROM {table} WHERE household != :household")
        connection.execute(others, {"household": household})
    for table, column, owner in (
        ("entries", "sitting", "sittings"),
        ("claims", "sitting", "sittings"),
        ("trail", "sitting", "sittings"),
        ("result_seats", "code", "results"),
        ("chronicles", "code", "results"),
    ):
        lost = f"DELETE FROM {table} WHERE {column} NOT IN (SELECT code FROM {owner})"
        connection.execute(sa.text(lost))
