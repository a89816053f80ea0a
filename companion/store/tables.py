"""The tables. Times are milliseconds of the server's wall clock, documents are JSON."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import orm
from sqlalchemy.orm import Mapped, mapped_column


class Base(orm.DeclarativeBase):
    metadata = sa.MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Sitting(Base):
    __tablename__ = "sittings"
    __table_args__ = (sa.Index("ix_sittings_ended_at_touched_at", "ended_at", "touched_at"),)

    code: Mapped[str] = mapped_column(sa.String(12), primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(40))
    rules_version: Mapped[int]
    options: Mapped[str] = mapped_column(sa.Text)
    seats: Mapped[str] = mapped_column(sa.Text)
    """the names, in the order of the seats"""
    guests: Mapped[str] = mapped_column(sa.Text, default="[]")
    """seats of those who are not kept as people"""
    created_at: Mapped[int] = mapped_column(sa.BigInteger)
    touched_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)
    """when something was last done"""
    due_at: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)
    """when the next deadline expires"""
    ended_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    table_hash: Mapped[str] = mapped_column(sa.String(64), index=True)
    table_seat: Mapped[int | None]
    """the seat whose phone has taken over as the table"""
    former_hash: Mapped[str | None] = mapped_column(sa.String(64))
    """of the table before the last take-over, for whoever stops it"""
    former_seat: Mapped[int | None]
    taken_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    """when that was"""
    next_code: Mapped[str | None] = mapped_column(sa.String(12))
    """of the next game at the same table, once this one is over"""


class Entry(Base):
    __tablename__ = "entries"
    __table_args__ = (sa.UniqueConstraint("sitting", "action_id"),)

    sitting: Mapped[str] = mapped_column(sa.ForeignKey("sittings.code"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int | None]
    at: Mapped[int] = mapped_column(sa.BigInteger)
    action_id: Mapped[str] = mapped_column(sa.String(200))
    body: Mapped[str] = mapped_column(sa.Text)
    """the action as it was decided"""
    request_hash: Mapped[str] = mapped_column(sa.String(64))
    """of what the client sent, to tell a repetition from another request with the same id"""


class Claim(Base):
    __tablename__ = "claims"

    sitting: Mapped[str] = mapped_column(sa.ForeignKey("sittings.code"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    token_hash: Mapped[str] = mapped_column(sa.String(64), index=True)


class Trail(Base):
    """Who joined, left and took over: beside the log, and never updated either."""

    __tablename__ = "trail"

    sitting: Mapped[str] = mapped_column(sa.ForeignKey("sittings.code"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(sa.BigInteger)
    kind: Mapped[str] = mapped_column(sa.String(20))
    seat: Mapped[int]
    """the seat that it is about"""
    by_seat: Mapped[int | None]
    """who did it; NULL for the table"""


class Result(Base):
    """What a finished sitting, or a score counted without one, came to.

    History and statistics read these and fold no log.
    """

    __tablename__ = "results"
    __table_args__ = (
        sa.Index("ix_results_ended_at", "ended_at"),
        sa.Index("ix_results_game_ended_at", "game", "ended_at"),
    )

    code: Mapped[str] = mapped_column(sa.String(12), primary_key=True)
    """of the sitting; a counted score has one of its own"""
    play: Mapped[str] = mapped_column(
        sa.String(64).with_variant(sa.String(32), "sqlite"),  # which heeds no length
        index=True,
    )
    """by which other programs and other houses know it, for ever; no token"""
    source: Mapped[str] = mapped_column(sa.String(12))
    """`sitting`, `counted`, `stranger`, or the kind of file that it was read from"""
    game: Mapped[str] = mapped_column(sa.String(40))
    edition: Mapped[str] = mapped_column(sa.String(20))
    """'' for a game with only one"""
    options: Mapped[str] = mapped_column(sa.Text)
    started_at: Mapped[int] = mapped_column(sa.BigInteger)
    ended_at: Mapped[int] = mapped_column(sa.BigInteger)
    played_for: Mapped[int | None] = mapped_column(sa.BigInteger)
    """milliseconds without pauses; NULL: nobody knows"""
    decided_by: Mapped[str] = mapped_column(sa.String(60))
    winners: Mapped[str] = mapped_column(sa.Text)
    """seats"""
    sheet: Mapped[str] = mapped_column(sa.Text)
    scored: Mapped[bool]
    """whether its totals are points, by which plays can be compared"""
    counts: Mapped[bool]
    """whether statistics count it"""
    corrected_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    """when somebody put it right afterwards"""


class ResultSeat(Base):
    """Who sat where, and what they reached."""

    __tablename__ = "result_seats"
    __table_args__ = (sa.Index("ix_result_seats_person_ended_at", "person", "ended_at"),)

    code: Mapped[str] = mapped_column(sa.ForeignKey("results.code"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(sa.String(200))
    person: Mapped[str | None] = mapped_column(sa.ForeignKey("people.id"))
    """NULL for guests, for those who gave no name and for somebody who was deleted"""
    forgotten: Mapped[bool]
    """whether this was somebody who was deleted"""
    place: Mapped[int]
    total: Mapped[int]
    scored: Mapped[bool] = mapped_column(default=True, server_default=sa.true())
    """whether anybody wrote down what they had; else `total` is 0"""
    winner: Mapped[bool]
    ended_at: Mapped[int] = mapped_column(sa.BigInteger)
    """of the result, to list a person's by it"""
    facts: Mapped[str] = mapped_column(sa.Text)
    """what the game found out about this seat, for statistics"""
    foreign_id: Mapped[str | None] = mapped_column(sa.String(64), index=True)
    """by which the program that the play came from knows this person"""


class Chronicle(Base):
    """The log in words, the course and the moments of a result, as the rules told them then."""

    __tablename__ = "chronicles"

    code: Mapped[str] = mapped_column(sa.ForeignKey("results.code"), primary_key=True)
    document: Mapped[bytes] = mapped_column(sa.LargeBinary)
    """compressed"""


class Person(Base):
    """Somebody who was here. No account: a name."""

    __tablename__ = "people"
    __table_args__ = (sa.Index("ix_people_seen_at", "seen_at"),)

    id: Mapped[str] = mapped_column(sa.String(16), primary_key=True)
    name: Mapped[str] = mapped_column(sa.String(200))
    key: Mapped[str] = mapped_column(sa.String(400), unique=True)
    """the name as it is compared"""
    merged_into: Mapped[str | None] = mapped_column(sa.ForeignKey("people.id"), index=True)
    """who this really is"""
    seen_at: Mapped[int] = mapped_column(sa.BigInteger)
    """when they last sat down"""
    plays: Mapped[int]
    """under this name alone, like `wins`; those that count"""
    wins: Mapped[int]
    statistics: Mapped[str | None] = mapped_column(sa.Text)
    """those under this name, as they were last computed; NULL after any change"""
    settled: Mapped[str | None] = mapped_column(sa.Text)
    """statistics of what ended before `settled_until`; NULL after a change there"""
    settled_until: Mapped[int | None] = mapped_column(sa.BigInteger)
    sign: Mapped[int | None]
    """the seat whose shape and colour they had last"""
    language: Mapped[str | None] = mapped_column(sa.String(5))
    """in which their phone spoke last; NULL where it never said"""


class Setting(Base):
    """What the host has chosen for the house."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(sa.String(40), primary_key=True)
    value: Mapped[str] = mapped_column(sa.Text)


class Incarnation(Base):
    """One row, of this database alone: another one, or a restored one, has another id."""

    __tablename__ = "incarnation"

    id: Mapped[str] = mapped_column(sa.String(16), primary_key=True)
