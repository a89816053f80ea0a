"""The history: results with seats and people, also of scores counted without a sitting.

Whoever is named at a finished sitting becomes a person.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


POINTS = "score-points"
"""the unit of a sheet whose totals say how well somebody did"""


def upgrade() -> None:
    connection = op.get_bind()
    columns = ("sitting", "game", "options", "seats", "started_at", "ended_at", "winners", "sheet")
    old = connection.execute(sa.text(f"SELECT {', '.join(columns)} FROM results")).mappings().all()
    op.drop_table("results")
    people = _people_table()
    results, seats = _result_tables()
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    guests = sa.Column("guests", sa.Text(), nullable=False, server_default="[]")
    op.add_column("sittings", guests)
    op.create_index("ix_sittings_table_hash", "sittings", ["table_hash"])
    known: dict[str, dict[str, Any]] = {}
    told: list[dict[str, Any]] = []
    sat: list[dict[str, Any]] = []
    for row in sorted(old, key=lambda row: (row["ended_at"], row["sitting"])):
        told.append(_result(row))
        sat.extend(_seats(row, known))
    for table, rows in ((people, list(known.values())), (results, told), (seats, sat)):
        if rows:
            op.bulk_insert(table, rows)


def _result(row: Any) -> dict[str, Any]:
    sheet, options = json.loads(row["sheet"]), json.loads(row["options"])
    named = f"{row['sitting']}:{row['started_at']}"
    return {
        "code": row["sitting"],
        "play": hashlib.sha256(named.encode()).hexdigest()[:32],
        "source": "sitting",
        "game": row["game"],
        "edition": str(options.get("edition", ""))[:20],
        "options": row["options"],
        "started_at": row["started_at"],
        "ended_at": row["ended_at"],
        "played_for": None,
        "decided_by": sheet["decided_by"][:60],
        "winners": row["winners"],
        "sheet": row["sheet"],
        "scored": sheet.get("unit", POINTS) == POINTS and any(s["lines"] for s in sheet["players"]),
        "counts": True,
        "corrected_at": None,
    }


def _seats(row: Any, known: dict[str, dict[str, Any]]) -> Iterable[dict[str, Any]]:
    players = json.loads(row["sheet"])["players"]
    winners = json.loads(row["winners"])
    for seat, name in enumerate(json.loads(row["seats"])):
        key = _key(name)
        if key:
            person = known.setdefault(key, _person(key))
            person |= {"name": name, "seen_at": row["ended_at"]}
            person["plays"] += 1
            person["wins"] += seat in winners
        score = players[seat]
        yield {
            "code": row["sitting"],
            "seat": seat,
            "name": name,
            "person": known[key]["id"] if key else None,
            "forgotten": False,
            "place": score["place"],
            "total": sum(line["points"] for line in score["lines"]),
            "winner": seat in winners,
            "ended_at": row["ended_at"],
            "facts": "{}",
        }


def _key(name: str) -> str:
    """As names are compared."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _person(key: str) -> dict[str, Any]:
    return {
        "id": secrets.token_hex(8), "name": key, "key": key, "merged_into": None,
        "seen_at": 0, "plays": 0, "wins": 0, "statistics": None,
    }  # fmt: skip


def _people_table() -> sa.Table:
    people = op.create_table(
        "people",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("key", sa.String(400), nullable=False),
        sa.Column("merged_into", sa.String(16), nullable=True),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("plays", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("statistics", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["merged_into"], ["people.id"], name="fk_people_merged_into_people"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key", name="uq_people_key"),
    )
    op.create_index("ix_people_merged_into", "people", ["merged_into"])
    return people


def _result_tables() -> tuple[sa.Table, sa.Table]:
    results = op.create_table(
        "results",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("play", sa.String(32), nullable=False),
        sa.Column("source", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(20), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("played_for", sa.BigInteger(), nullable=True),
        sa.Column("decided_by", sa.String(60), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("sheet", sa.Text(), nullable=False),
        sa.Column("scored", sa.Boolean(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("corrected_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("code", name="pk_results"),
    )
    for column in ("ended_at", "play"):
        op.create_index(f"ix_results_{column}", "results", [column])
    op.create_index("ix_results_game_ended_at", "results", ["game", "ended_at"])
    seats = op.create_table(
        "result_seats",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("person", sa.String(16), nullable=True),
        sa.Column("forgotten", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["results.code"], name="fk_result_seats_code_results"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_result_seats_person_people"),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_result_seats"),
    )
    columns = ["person", "ended_at"]
    op.create_index("ix_result_seats_person_ended_at", "result_seats", columns)
    op.create_table(
        "chronicles",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["results.code"], name="fk_chronicles_code_results"),
        sa.PrimaryKeyConstraint("code", name="pk_chronicles"),
    )
    return results, seats


def downgrade() -> None:
    connection = op.get_bind()
    kept = (
        connection.execute(
            sa.text(
                "SELECT r.code AS sitting, r.game, r.options, s.seats, r.started_at, r.ended_at,"
                " r.winners, r.sheet FROM results r JOIN sittings s ON s.code = r.code"
            )
        )
        .mappings()
        .all()
    )
    for table in ("chronicles", "result_seats", "results", "people", "settings"):
        op.drop_table(table)
    op.drop_index("ix_sittings_table_hash", "sittings")
    op.drop_column("sittings", "guests")
    results = op.create_table(
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
    if kept:
        op.bulk_insert(results, [dict(row) for row in kept])
