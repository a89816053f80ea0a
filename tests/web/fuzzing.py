"""A house full of sittings that go on, whose codes and tokens are sent about by chance."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from flask import Flask

from companion.engine.game import select_played
from companion.engine.moves import DocumentField
from companion.engine.refusal import GameError
from companion.sittings import Bearer
from tests.contract.chance import filled_in, options

NAMES = ("Ann", "벤자민", "Cem", "Дора", "Eve", "<b>Fay</b>", 'G"il', "Hal")
TABLE = Bearer(table=True)


@dataclass
class Known:
    """A sitting, and the tokens of it that were ever given out; None: the table's."""

    code: str
    seats: int
    tokens: list[tuple[int | None, str]]

    @property
    def last(self) -> dict[int | None, str]:
        """Of each place the newest, which may be dead all the same."""
        return dict(self.tokens)


@dataclass
class FullHouse:
    """Sittings of all games, in which things are done now and then."""

    app: Flask
    dice: Random
    known: list[Known] = field(default_factory=list)
    exports: list[bytes] = field(default_factory=list)
    """documents of sittings, of those that still run too"""
    _ids: int = 0

    @property
    def sittings(self) -> Any:
        return self.app.extensions["companion"].sittings

    def open(self, key: str) -> Known:
        game = self.sittings.queries.games[key]
        counts = [n for n in range(1, 9) if not game.check_options(game.options(), n)]
        seats = self.dice.choice(counts)
        chosen = options(game, self.dice.randrange(2**32), seats)
        opened = self.sittings.open(key, msgspec.to_builtins(chosen), NAMES[:seats])
        known = Known(opened.code, seats, [(None, opened.table_token)])
        for seat in self.dice.sample(range(seats), seats // 2):
            known.tokens.append((seat, self.sittings.seats.claim(opened.code, seat)))
        self.known.append(known)
        return known

    def fill(self, moves: int) -> None:
        """A sitting of each game, some way on."""
        for key in select_played(self.sittings.queries.games):
            known = self.open(key)
            for _ in range(moves):
                self.play(known)
            self.exports.append(msgspec.json.encode(self.sittings.export(known.code, None)))

    def action(self, known: Known) -> tuple[int | None, dict[str, Any]] | None:
        """What may be done now, mostly what the moment asks for."""
        _, moves = self.sittings.queries.moves(known.code, None)
        open_ones = [one for one in moves if one.open and not any(map(unknown, one.fields))]
        now = [one for one in open_ones if one.group == "now"]
        listed = now if now and self.dice.random() < 0.7 else open_ones
        if not listed:
            return None
        move = self.dice.choice(listed)
        document = filled_in(move, self.dice)
        return None if document is None else (move.seat, document)

    def play(self, known: Known) -> None:
        """Something is done at the table; what cannot be done any more is not."""
        chosen = self.action(known)
        if chosen is None:
            return
        self._ids += 1
        try:
            self.sittings.act(known.code, TABLE, f"chance-{self._ids}", *chosen)
        except GameError:
            return

    def some(self) -> Known:
        return self.dice.choice(self.known)


def unknown(field: object) -> bool:
    """A whole table of its own, of which no example is given."""
    return isinstance(field, DocumentField) and not field.likely


JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 7.5, 10**30, "", "0", "-1", "9" * 30, "x" * 5_000, "\0", "a\nb", "\ud7ff",
    "<b>", "%s", "../..", "//evil.example", "벤자민", [], {}, [[]], {"tin": [1.5]},
)  # fmt: skip


def spoilt(document: Any, dice: Random) -> Any:
    """The document with one thing in it gone, doubled, or something else."""
    if not isinstance(document, dict | list) or not document or dice.random() < 0.05:
        return dice.choice(JUNK)
    if isinstance(document, list):
        copy = list(document)
        at = dice.randrange(len(copy))
        match dice.randrange(6):
            case 0:
                del copy[at]
            case 1:
                copy.insert(at, copy[at])
            case 2:
                copy[at], copy[-1] = copy[-1], copy[at]
            case _:
                copy[at] = spoilt(copy[at], dice)
        return copy
    made, key = dict(document), dice.choice([*document])
    match dice.randrange(8):
        case 0:
            del made[key]
        case 1:
            made[str(dice.choice(JUNK))[:40]] = made[key]
        case _:
            made[key] = spoilt(made[key], dice)
    return made


def seeds_for(minutes: float, first: int) -> Iterator[int]:
    """One after another until the time is over; the first in any case."""
    end = time.monotonic() + 60 * minutes
    seed = first
    while True:
        yield seed
        seed += 1
        if time.monotonic() >= end:
            return
