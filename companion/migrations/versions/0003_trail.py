"""Who joined, left and took over, and what a take-over can be stopped back to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = (
    ("former_hash", sa.String(64)),
    ("former_seat", sa.Integer()),
    ("taken_at", sa.BigInteger()),
)


def upgrade() -> None:
    op.create_table(
        "trail",
        sa.Column("sitting", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by_seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["sitting"], ["sittings.code"], name="fk_trail_sitting_sittings"),
        sa.PrimaryKeyConstraint("sitting", "number", name="pk_trail"),
    )
    for name, kind in COLUMNS:
        op.add_column("sittings", sa.Column(name, kind, nullable=True))


def downgrade() -> None:
    for name, _ in COLUMNS:
        op.drop_column("sittings", name)
    op.drop_table("trail")
