"""Several households may share an installation; what is here belongs to that of whoever serves.

Workers of the version before may go on meanwhile: what they write is that household's.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

HOME = "home"
OWNED = ("sittings", "results", "people")
INDEXES = (
    ("sittings", ("ended_at", "touched_at"), ("household", "ended_at", "touched_at")),
    ("results", ("ended_at",), ("household", "ended_at")),
    ("results", ("game", "ended_at"), ("household", "game", "ended_at")),
    ("people", (), ("household", "seen_at")),
)
"""those before, and those since"""


def upgrade() -> None:
    op.create_table(
        "households",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_households"),
        sa.UniqueConstraint("key_hash", name="uq_households_key_hash"),
    )
    for table in OWNED:
        op.add_column(table, _household())
    for table, before, since in INDEXES:
        _index_instead(table, before, since)
    _put_settings("household")


def downgrade() -> None:
    """Of a house that nobody shares."""
    _put_settings()
    for table, before, since in INDEXES:
        _index_instead(table, since, before)
    for table in OWNED:
        op.drop_column(table, "household")
    op.drop_table("households")


def _household() -> sa.Column[str]:
    return sa.Column("household", sa.String(16), nullable=False, server_default=HOME)


def _index_instead(table: str, before: tuple[str, ...], since: tuple[str, ...]) -> None:
    if before:
        op.drop_index("_".join(("ix", table, *before)), table)
    if since:
        op.create_index("_".join(("ix", table, *since)), table, list(since))


def _put_settings(*owner: str) -> None:
    """Into a table of the same name, where `owner` and their name tell them apart."""
    query = sa.text("SELECT name, value FROM settings")
    kept: list[dict[str, Any]] = [dict(row) for row in op.get_bind().execute(query).mappings()]
    op.drop_table("settings")
    settings = op.create_table(
        "settings",
        *(_household() for _ in owner),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint(*owner, "name", name="pk_settings"),
    )
    op.bulk_insert(settings, kept)
