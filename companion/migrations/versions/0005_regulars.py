"""A large history takes no longer than a small one; what somebody likes is kept.

What ended long ago is added up once for a person's statistics, and what goes on is found without
looking through all that has ended.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

COLUMNS = (
    ("settled", sa.Text()),
    ("settled_until", sa.BigInteger()),
    ("sign", sa.Integer()),
    ("language", sa.String(5)),
)


def upgrade() -> None:
    for name, kind in COLUMNS:
        op.add_column("people", sa.Column(name, kind, nullable=True))
    op.drop_index("ix_sittings_ended_at", "sittings")
    op.create_index("ix_sittings_ended_at_touched_at", "sittings", ["ended_at", "touched_at"])
    _compute_anew()


def downgrade() -> None:
    op.drop_index("ix_sittings_ended_at_touched_at", "sittings")
    op.create_index("ix_sittings_ended_at", "sittings", ["ended_at"])
    for name, _ in COLUMNS:
        op.drop_column("people", name)
    _compute_anew()


def _compute_anew() -> None:
    """Whom somebody has met stands in statistics under other ids."""
    op.execute("UPDATE people SET statistics = NULL")
