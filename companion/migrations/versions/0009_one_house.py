"""A database is one house: the one household that holds anything becomes it.

`store.households` has made sure that there is no second one. What strangers played by a link alone
is the house's too. Where others shared the server the history was closed, and stays so.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from companion.store.households import HOME, NOBODY, OWNED, find_households

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

INDEXES = (
    ("sittings", ("household", "ended_at", "touched_at"), ("ended_at", "touched_at")),
    ("results", ("household", "ended_at"), ("ended_at",)),
    ("results", ("household", "game", "ended_at"), ("game", "ended_at")),
    ("people", ("household", "seen_at"), ("seen_at",)),
)
"""those before, and those since"""
OF_SERVER = "house"
"""the setting that tells whose a database on a server is"""


def upgrade() -> None:
    connection = op.get_bind()
    house = next(iter(find_households(connection)), HOME)
    settings = _settings_of(house)
    if house != HOME:
        bare = "UPDATE people SET key = substr(key, :start) WHERE household = :house"
        connection.execute(sa.text(bare), {"start": len(house) + 2, "house": house})
    for table, before, since in INDEXES:
        op.drop_index("_".join(("ix", table, *before)), table)
        op.create_index("_".join(("ix", table, *since)), table, list(since))
    for name in OWNED:
        op.drop_column(name, "household")
    op.drop_table("households")
    _put_settings(settings)


def downgrade() -> None:
    rows = op.get_bind().execute(sa.text("SELECT name, value FROM settings"))
    settings = {row.name: row.value for row in rows}
    op.create_table(
        "households",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_households"),
        sa.UniqueConstraint("key_hash", name="uq_households_key_hash"),
    )
    for name in OWNED:
        op.add_column(name, _household())
    for table, before, since in INDEXES:
        op.drop_index("_".join(("ix", table, *since)), table)
        op.create_index("_".join(("ix", table, *before)), table, list(before))
    _put_settings(settings, "household")


def _settings_of(house: str) -> dict[str, str]:
    connection = op.get_bind()
    query = sa.text("SELECT household, name, value FROM settings WHERE name != 'room-coming'")
    rows = connection.execute(query).all()
    found = {name: value for owner, name, value in rows if owner == house}
    found |= {name: value for owner, name, value in rows if (owner, name) == (HOME, OF_SERVER)}
    owners = sa.text("SELECT 1 FROM households UNION SELECT 1 FROM sittings WHERE household = :no")
    if connection.execute(owners, {"no": NOBODY}).first() is not None:
        found["history"] = "closed"
    return found


def _household() -> sa.Column[str]:
    return sa.Column("household", sa.String(16), nullable=False, server_default=HOME)


def _put_settings(kept: dict[str, str], *owner: str) -> None:
    """Into a table of the same name; with `owner` of revision 0008."""
    op.drop_table("settings")
    settings = op.create_table(
        "settings",
        *(_household() for _ in owner),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint(*owner, "name", name="pk_settings"),
    )
    op.bulk_insert(settings, [{"name": name, "value": value} for name, value in kept.items()])
