"""A finished sitting knows the next game of its table, which its phones follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sittings", sa.Column("next_code", sa.String(12), nullable=True))


def downgrade() -> None:
    op.drop_column("sittings", "next_code")
