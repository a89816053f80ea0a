"""What another program has written stays as it was: its ids, and points that nobody wrote down.

Workers of the version before may go on meanwhile: whoever they write of has points.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if _heeds_lengths():
        op.alter_column("results", "play", type_=sa.String(64))
    points = sa.Column[bool]("scored", sa.Boolean(), nullable=False, server_default=sa.true())
    op.add_column("result_seats", points)
    op.add_column("result_seats", sa.Column("foreign_id", sa.String(64), nullable=True))
    op.create_index("ix_result_seats_foreign_id", "result_seats", ["foreign_id"])


def downgrade() -> None:
    op.drop_index("ix_result_seats_foreign_id", "result_seats")
    op.drop_column("result_seats", "foreign_id")
    op.drop_column("result_seats", "scored")
    if _heeds_lengths():
        op.alter_column("results", "play", type_=sa.String(32), postgresql_using="left(play, 32)")


def _heeds_lengths() -> bool:
    """SQLite does not, and would copy the whole table."""
    return op.get_bind().dialect.name != "sqlite"
