"""Differences between two views of one viewer, in words and by path."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from companion.engine.game import PlayedGame
from companion.engine.message import Arg, Message, SeatName


def describe_changes(
    game: PlayedGame[Any, Any, Any],
    names: tuple[str, ...],
    before: Any,
    after: Any,
    viewer: int | None,
) -> tuple[Message, ...]:
    """Yield what a viewer would see change from one state to another."""
    one, other = game.view(before, viewer), game.view(after, viewer)
    found = (*_seats(game, one, other), *_results(game, names, before, after))
    if not found and one != other:
        return (Message("house-change-other"),)
    return found


def _seats(game: PlayedGame[Any, Any, Any], one: Any, other: Any) -> Iterator[Message]:
    pairs = [(seat, *both) for seat, both in enumerate(zip(one.seats, other.seats, strict=True))]
    if (own := getattr(one, "you", None)) is not None:
        pairs.append((own.seat, own, other.you))
    for seat, was, now in pairs:
        if was == now:
            continue
        for field in was.__struct_fields__:
            values = getattr(was, field), getattr(now, field)
            if values[0] != values[1]:
                yield from _field(game.told.get(field), SeatName(seat), *values)


def _field(key: str | None, who: SeatName, was: Any, now: Any) -> Iterator[Message]:
    if key is not None:
        yield Message(key, who=who, before=_number(was), after=_number(now))
    elif isinstance(was, tuple) and isinstance(now, tuple):
        before, after = _count_by_name(was), _count_by_name(now)
        for what in dict.fromkeys((*before, *after)):
            n, m = before.get(what, 0), after.get(what, 0)
            if n != m:
                yield Message("house-change-count", who=who, what=what, before=n, after=m)


def _number(n: int | None) -> Arg:
    return Message("house-change-none") if n is None else n


def _count_by_name(items: tuple[Any, ...]) -> Mapping[Message, int]:
    found: dict[Message, int] = {}
    for one in items:
        name = one if isinstance(one, Message) else getattr(one, "name", None)
        if isinstance(name, Message):
            found[name] = found.get(name, 0) + getattr(one, "n", 1)
    return found


def _results(
    game: PlayedGame[Any, Any, Any], names: tuple[str, ...], before: Any, after: Any
) -> Iterator[Message]:
    one, other = game.result(before, names), game.result(after, names)
    if one is None or other is None:
        if one is not other:
            yield Message("house-change-open" if other is None else "house-change-over")
        return
    for seat in range(len(names)):
        was, now = one.total(seat), other.total(seat)
        if was != now:
            yield Message("house-change-result", who=SeatName(seat), before=was, after=now)
    if one.told_winners != other.told_winners:
        yield Message("house-change-winners", who=tuple(map(SeatName, other.told_winners)))


def find_changed_paths(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Yield the paths where two views differ in lists: seats, goods, cities; words are ignored."""
    if one == other or isinstance(one, Message) or isinstance(other, Message):
        return
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for field in one.__struct_fields__:
            yield from find_changed_paths(
                getattr(one, field), getattr(other, field), f"{path}.{field}"
            )
    elif isinstance(one, tuple) and isinstance(other, tuple):
        for at in range(max(len(one), len(other))):
            was, now = (each[at] if at < len(each) else None for each in (one, other))
            yield from find_changed_paths(was, now, f"{path}[{at}]")
    elif "[" in path:
        yield path
