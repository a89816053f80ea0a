"""Migrations of the tables from one revision to another."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa

MIGRATIONS = Path(__file__).parents[1] / "migrations"


@cache
def revisions() -> tuple[str, ...]:
    """Return the revisions that `upgrade` can start from, the newest last.

    They are the beginnings of the migrations' file names. Read once in a process.
    """
    return tuple(sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")))


def upgrade(connection: sa.Connection, revision: str) -> None:
    from alembic import command  # late: most starts need it not
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
