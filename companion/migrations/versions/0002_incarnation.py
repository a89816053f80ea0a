"""The database has an id of its own, by which a restored one is told from the one before."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = op.create_table(
        "incarnation",
        sa.Column("id", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_incarnation"),
    )
    op.bulk_insert(table, [{"id": secrets.token_hex(8)}])


def downgrade() -> None:
    op.drop_table("incarnation")
