"""Files of a house that are as large as they may be, to be read back."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec

from companion import create_app
from companion.history.exchange import house_file
from companion.history.exchange.bringing import MOST
from companion.history.exchange.house_file import HouseFile, HousePerson, HousePlay
from companion.sittings.tokens import ALPHABET

from .history import APART, GAMES, PEOPLE, called, played


def model(folder: Path) -> HouseFile:
    """A house in which each game was played once."""
    house = create_app(folder).extensions["companion"]
    try:
        for name in GAMES:
            played(house.sittings, name)
        return house_file.read(b"".join(house.history.house()))
    finally:
        house.store.close()


def large(of: HouseFile, *, plays: int, logged: bool) -> bytes:
    """So many plays of `PEOPLE`, or as many as a file may hold; `logged`: with their logs."""
    models = [one for one in map(house_file.play, of.plays) if one is not None]
    people = tuple(
        HousePerson(f"{n:016x}", name, None, of.written_at) for n, name in enumerate(called())
    )
    written, size = [], 0
    for play in itertools.islice(_copies(models, logged=logged), plays):
        size += len(msgspec.json.encode(play)) + 1
        if size > MOST - 100_000:  # what stands before and behind the plays
            break
        written.append(play)
    return b"".join(house_file.written(of.written_at, {}, people, written))


def _copies(models: list[HousePlay], *, logged: bool) -> Iterator[HousePlay]:
    codes = map("".join, itertools.product(ALPHABET, repeat=5))
    for n, (code, one) in enumerate(zip(codes, itertools.cycle(models), strict=False)):
        yield msgspec.structs.replace(
            one,
            code=code,
            play=f"{n:032x}",
            started_at=one.started_at - n * APART,
            ended_at=one.ended_at - n * APART,
            seats=tuple(
                msgspec.structs.replace(seat, person=f"{(n + at) % PEOPLE:016x}")
                for at, seat in enumerate(one.seats)
            ),
            log=one.log if logged else None,
            chronicle=one.chronicle if logged else None,
        )
