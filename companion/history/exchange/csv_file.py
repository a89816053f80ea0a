"""The history as a table (RFC 4180) with a row for each seat. No cell can be read as a formula."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from typing import TextIO

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.history.values import ResultRow

from .imported_plays import ImportedPlay, ImportedSeat, RefusedPlay

COLUMNS = (
    "play", "game", "edition", "started", "ended", "minutes", "decided_by", "counts",
    "scored", "seat", "name", "guest", "place", "total", "winner",
)  # fmt: skip
PLAYERS = "players"
"""the last column; it tells whether the last rows of a play were cut off. Older files lack it"""
FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")
"""signs with which a spreadsheet begins to compute, and `'`, which prevents it"""
MOST_ROWS = 100_000
LONGEST = 131_072
"""characters of a line, as many as one cell may have"""
_FLAGS = {"0": False, "1": True}


def write_csv(rows: Iterable[ResultRow]) -> Iterator[str]:
    """Yield the table line by line."""
    yield _line((*COLUMNS, PLAYERS))
    for row in rows:
        for seat in row.seats:
            yield _line(
                (
                    row.play,
                    row.game,
                    quote_formula(row.edition),
                    _format_time(row.started_at),
                    _format_time(row.ended_at),
                    "" if row.played_for is None else row.played_for // 60_000,
                    quote_formula(row.decided_by),
                    int(row.counts),
                    int(row.scored),
                    seat.seat,
                    quote_formula(seat.name),
                    int(seat.person is None),
                    seat.place,
                    "" if row.points_of(seat) is None else seat.total,
                    int(seat.winner),
                    len(row.seats),
                )
            )


def read(body: bytes) -> Iterator[ImportedPlay | RefusedPlay]:
    """Yield play after play: any separator, any order of columns, with or without a byte-order
    mark.

    Raises FaultyError for anything that is no such table.
    """
    try:
        yield from plays_of(io.TextIOWrapper(io.BytesIO(body), "utf-8-sig", newline=""))
    except UnicodeDecodeError:
        id = "history-import-unknown" if b"\0" in body else "history-import-not-utf8"
        raise FaultyError((Fault("", "not_utf8", Message(id)),)) from None
    except csv.Error:
        raise FaultyError((Fault("", "no_table", Message("history-import-unknown")),)) from None


def plays_of(text: TextIO) -> Iterator[ImportedPlay | RefusedPlay]:
    """Yield play after play. Longer lines than `LONGEST` are refused, since nobody else is served
    while a line is read.

    Raises FaultyError, UnicodeDecodeError and csv.Error.
    """
    head = text.readline(LONGEST)
    separator = max(",;\t|", key=head.count)
    lines = chain((head,), iter(partial(text.readline, LONGEST), ""))
    table = csv.DictReader(lines, delimiter=separator)
    missing = [column for column in COLUMNS if column not in (table.fieldnames or ())]
    if len(missing) == len(COLUMNS):
        raise FaultyError((Fault("", "no_table", Message("history-import-unknown")),))
    if missing:
        message = Message("history-import-columns", columns=tuple(missing))
        raise FaultyError((Fault("", "missing_column", message),))
    plays: dict[str, list[tuple[int, dict[str, str]]]] = {}
    play = ""
    for number, row in enumerate(table, start=2):
        if number > MOST_ROWS:
            message = Message("history-import-rows", most=MOST_ROWS)
            raise FaultyError((Fault("", "too_long", message),))
        if None not in row.values() or not plays:  # else cut off, perhaps of the play before
            play = row["play"]
        plays.setdefault(play, []).append((number, row))
    yield from map(_play, plays.values())


def quote_formula(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text


def _unquote_formula(text: str) -> str:
    return text.removeprefix("'")


def _play(rows: list[tuple[int, dict[str, str]]]) -> ImportedPlay | RefusedPlay:
    number, first = rows[0]
    try:
        last = rows[-1][1]
        broken = None in last.values() or last.get(PLAYERS) == ""
        if broken or int(first.get(PLAYERS) or 0) > len(rows):
            return RefusedPlay(number, Message("history-import-seats"))
        seats = tuple(
            ImportedSeat(
                name=_unquote_formula(row["name"]),
                guest=_FLAGS[row["guest"]],
                place=int(row["place"]),
                total=int(row["total"]) if row["total"] else None,
                winner=_FLAGS[row["winner"]],
            )
            for _, row in sorted(rows, key=lambda one: int(one[1]["seat"]))
        )
        if {int(row["seat"]) for _, row in rows} != set(range(len(rows))):
            raise ValueError
        if any(int(row.get(PLAYERS, len(rows))) != len(rows) for _, row in rows):
            raise ValueError
        minutes = first["minutes"]
        return ImportedPlay(
            row=number,
            play=first["play"],
            source="csv",
            game=first["game"],
            edition=_unquote_formula(first["edition"]),
            started_at=_read(first["started"]),
            ended_at=_read(first["ended"]),
            played_for=int(minutes) * 60_000 if minutes else None,
            decided_by=_unquote_formula(first["decided_by"]),
            counts=_FLAGS[first["counts"]],
            scored=_FLAGS[first["scored"]],
            seats=seats,
        )
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        return RefusedPlay(number, Message("history-import-row"))


def _line(cells: Iterable[object]) -> str:
    out = io.StringIO()
    csv.writer(out).writerow(cells)
    return out.getvalue()


def _format_time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")


def _read(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)
