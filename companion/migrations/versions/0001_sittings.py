"""Sittings with their log, claims and results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sittings",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("table_hash", sa.String(64), nullable=False),
        sa.Column("table_seat", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("code", name="pk_sittings"),
    )
    for column in ("due_at", "ended_at", "touched_at"):
        op.create_index(f"ix_sittings_{column}", "sittings", [column])
    op.create_table(
        "entries",
        sa.Column("sitting", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("action_id", sa.String(200), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("request_hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["sitting"], ["sittings.code"], name="fk_entries_sitting_sittings"),
        sa.PrimaryKeyConstraint("sitting", "number", name="pk_entries"),
        sa.UniqueConstraint("sitting", "action_id", name="uq_entries_sitting"),
    )
    op.create_table(
        "claims",
        sa.Column("sitting", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["sitting"], ["sittings.code"], name="fk_claims_sitting_sittings"),
        sa.PrimaryKeyConstraint("sitting", "seat", name="pk_claims"),
    )
    op.create_index("ix_claims_token_hash", "claims", ["token_hash"])
    op.create_table(
        "results",
        sa.Column("sitting", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["sitting"], ["sittings.code"], name="fk_results_sitting_sittings"),
        sa.PrimaryKeyConstraint("sitting", name="pk_results"),
    )
    for column in ("ended_at", "game"):
        op.create_index(f"ix_results_{column}", "results", [column])


def downgrade() -> None:
    for table in ("results", "claims", "entries", "sittings"):
        op.drop_table(table)
