"""Fields of this game's actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from companion.engine.checks import LIMIT, check_between
from companion.engine.message import Arg, Message, SeatName
from companion.engine.moves import AnyField, Choice, ChoiceField, CountsField, IntegerField
from companion.engine.needs import refuse
from companion.engine.refusal import Fault
from companion.engine.values import Between, SeatNumber

from ..goods import (
    GoodsDocument,
    goods_faults,
    key_by_number,
    list_goods,
    name_character,
    name_good,
    unknown_good,
)
from ..model import State
from ..options import Tool
from ..tables import GOODS, TILES, Character, goods_in_play

MARKET = Message("dunhuang-market")
NOTHING = Message("dunhuang-nothing")


@cache
def says(key: str) -> Message:
    return Message(f"dunhuang-{key}")


# -- Goods and tiles ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoodInPlay:
    """A good whose cards are in the deck at this table."""

    argument: str = "card"

    def faults(self, path: str, value: int, seats: int) -> Iterable[Fault]:
        if value not in goods_in_play(seats):
            yield unknown_good(path, goods_in_play(seats))

    def field(self, name: str, seats: int, optional: bool) -> ChoiceField:
        return goods(name, goods_in_play(seats))

    def say(self, value: int) -> Arg:
        return name_good(value)


@dataclass(frozen=True, slots=True)
class CardsOfGoods:
    """A number of cards for each good; `every`: also of goods that are not in the deck."""

    every: bool = False
    argument: str = "cards"

    def _list_goods(self, seats: int) -> tuple[int, ...]:
        return tuple(GOODS) if self.every else goods_in_play(seats)

    def faults(self, path: str, value: GoodsDocument, seats: int) -> Iterable[Fault]:
        return goods_faults(value, path, self._list_goods(seats))

    def field(self, name: str, seats: int, optional: bool) -> CountsField:
        return CountsField(name=name, values=_cards(self._list_goods(seats)), optional=optional)

    def say(self, value: GoodsDocument) -> Arg:
        return list_goods(key_by_number(value)) or NOTHING


@dataclass(frozen=True, slots=True)
class AsManyAs:
    """A number of things; its limit depends on the number of seats."""

    most: Callable[[int], int]
    argument: str = "n"

    def faults(self, path: str, value: int, seats: int) -> Iterable[Fault]:
        return check_between(path, value, 0, self.most(seats))

    def field(self, name: str, seats: int, optional: bool) -> IntegerField:
        return IntegerField(name=name, min=0, max=self.most(seats), optional=optional)

    def say(self, value: int) -> Arg:
        return value


Good = Annotated[int, GoodInPlay()]
TokenOf = Annotated[int, GoodInPlay("token")]
Tile = Annotated[int, Between(0, TILES - 1, argument="")]
"""0 to 7, clockwise as the tiles were laid"""


def need_good(state: State, good: int, path: str = "action.good") -> int:
    """Need a good that is in play, for fields that cannot check it by themselves."""
    refuse(GoodInPlay().faults(path, good, state.seats))
    return good


@cache
def _cards(among: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(str(good), name_good(good), LIMIT) for good in among)


@cache
def goods(name: str, among: tuple[int, ...], likely: tuple[int, ...] = ()) -> ChoiceField:
    """Return a field for one of these goods; `likely` are those that are noted there."""
    return ChoiceField(
        name=name,
        values=tuple(Choice(good, name_good(good)) for good in among),
        label=says(f"ask-{name}"),
        likely=likely or None,
    )


def tiles(
    state: State, among: Iterable[int] = range(TILES), likely: tuple[int, ...] = ()
) -> ChoiceField:
    """Return a field for one of these tiles, each with the card that is noted there."""
    sides = state.tiles or (None,) * TILES
    return ChoiceField(
        name="tile",
        values=tuple(_at_tile(tile, sides[tile], state.market[tile]) for tile in among),
        label=says("ask-tile"),
        likely=likely or None,
    )


@cache
def _at_tile(tile: int, side: Character | None, card: int | None) -> Choice:
    if side is None:
        return Choice(tile, _name_tile(tile))
    who = name_character(side)
    if not card:
        return Choice(tile, Message("dunhuang-at-tile", character=who))
    return Choice(tile, Message("dunhuang-at-tile-card", character=who, card=name_good(card)))


def place_of(state: State, tile: int) -> Message:
    """Return the name of a tile: its character, or its number before tiles are laid."""
    return name_character(state.tiles[tile]) if state.tiles else _name_tile(tile)


def _name_tile(tile: int) -> Message:
    return Message("dunhuang-tile", n=tile + 1)


# -- Seats and numbers -------------------------------------------------------------------------


def whose(state: State, seat: int | None, name: str = "who") -> tuple[AnyField, ...]:
    """Return the field for which seat it is about, for the table only."""
    return (SeatNumber().field(name, state.seats, optional=False),) if seat is None else ()


def owner_name(seat: int | None) -> Arg:
    """Return the seat's name; None is the market."""
    return MARKET if seat is None else SeatName(seat)


def can_pay(state: State, seat: int) -> int:
    """Return the most that the seat can pay; coins on the table have no limit here."""
    if state.has(Tool.BANK) and state.options.purse == "app":
        return min(state.coins[seat], LIMIT)
    return LIMIT
