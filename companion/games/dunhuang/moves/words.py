"""The words and values that moves share, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, IntegerField
from companion.engine.refusal import GameError

from ..goods import called, named
from ..model import State
from ..options import Tool
from ..tables import TILES


@cache
def says(key: str) -> Message:
    return Message(f"dunhuang-{key}")


@cache
def seats(name: str, who: tuple[int, ...], nobody: str | None = None) -> ChoiceField:
    """One of these seats; `nobody`: what none of them is called, if that may be."""
    choices = tuple(Choice(seat, SeatName(seat)) for seat in who)
    if nobody is not None:
        choices = (Choice(None, says(nobody)), *choices)
    return ChoiceField(name=name, values=choices)


def everybody(state: State) -> tuple[int, ...]:
    return tuple(range(state.seats))


@cache
def goods(name: str, among: tuple[int, ...], likely: tuple[int, ...] = ()) -> ChoiceField:
    """One of these goods; `likely`: those that are noted there."""
    return ChoiceField(
        name=name,
        values=tuple(Choice(good, named(good)) for good in among),
        label=says(f"ask-{name}"),
        likely=likely or None,
    )


def tiles(
    state: State, among: Iterable[int] = range(TILES), likely: tuple[int, ...] = ()
) -> ChoiceField:
    """One of these tiles, with the card that is noted there."""
    return ChoiceField(
        name="tile",
        values=tuple(Choice(tile, _tile(state, tile)) for tile in among),
        label=says("ask-tile"),
        likely=likely or None,
    )


def _tile(state: State, tile: int) -> Message:
    card = state.market[tile]
    if not state.tiles:
        return Message("dunhuang-tile", n=tile + 1)
    who = called(state.tiles[tile])
    if not card:
        return Message("dunhuang-at-tile", character=who)
    return Message("dunhuang-at-tile-card", character=who, card=named(card))


@cache
def amount(name: str, least: int = 0, most: int = LIMIT, *, optional: bool = False) -> IntegerField:
    return IntegerField(name=name, min=least, max=most, optional=optional)


def can_pay(state: State, seat: int) -> int:
    """The most that the seat can pay; coins that lie on the table are not limited here."""
    if state.has(Tool.BANK) and state.options.purse == "app":
        return min(state.coins[seat], LIMIT)
    return LIMIT


def refusal(attempt: Callable[[], object]) -> GameError | None:
    """Why it is not possible now."""
    try:
        attempt()
    except GameError as refused:
        return refused
    return None
