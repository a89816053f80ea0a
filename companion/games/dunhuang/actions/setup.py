"""Set-up: the tiles are laid, the start player is named, the last player places the camel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec

from companion.engine.action import GameAction
from companion.engine.authority import ANYBODY, TABLE, Authority
from companion.engine.game import World
from companion.engine.message import Arg, Message
from companion.engine.moves import AtMostOneOf, Choice, ChoicesField, Group, Move, move
from companion.engine.refusal import Fault, RuleError
from companion.engine.values import Seat

from ..goods import name_character
from ..model import Phase, State, Turn
from ..options import Tool
from ..tables import PAIRS, TILES, Character
from .abstract import Seats
from .fields import Tile, place_of, says, tiles

SIDES = tuple(Choice(side.value, name_character(side)) for side in Character)


@dataclass(frozen=True, slots=True)
class EightSides:
    """[R dh.contents.tiles] The sides that are up, clockwise: eight tiles with different
    characters.
    """

    argument: str = "tiles"

    def faults(self, path: str, value: tuple[Character, ...], seats: int) -> Iterator[Fault]:
        if len(value) != TILES:
            yield Fault(path, "tiles", Message("dunhuang-fault-tiles", n=TILES))
            return
        for k, side in enumerate(value):
            if side in value[:k]:
                message = Message("dunhuang-fault-tile-twice", character=name_character(side))
                yield Fault(f"{path}[{k}]", "twice", message)

    def field(self, name: str, seats: int, optional: bool) -> ChoicesField:
        return ChoicesField(name=name, values=SIDES, min=TILES, max=TILES, optional=optional)

    def say(self, value: tuple[Character, ...]) -> Arg:
        return tuple(name_character(side) for side in value)


Sides = Annotated[tuple[Character, ...], EightSides()]


def _forbid_both(key: str, one: Character, other: Character) -> AtMostOneOf:
    words = Message(f"dunhuang-{key}", one=name_character(one), other=name_character(other))
    return AtMostOneOf("tiles", (one.value, other.value), words)


ONE_GUARD = (_forbid_both("one-guard", Character.PRIEST, Character.MONK),)
"""[R dh.token.priest_or_monk]"""
PAIRED = (*(_forbid_both("same-tile", *pair) for pair in PAIRS[:-1]), *ONE_GUARD)
"""[R dh.ruling.tile_pairs]"""


class Lays(GameAction[State, int | None], frozen=True):
    """An action that says how the eight tiles lie."""

    log_key = "tiles"

    tiles: Sides
    other_pairs: bool = False
    """whether the tiles of this box pair other characters"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.ruling.tile_pairs] Lay one side of each tile. The table may say that other
        characters share a tile, except priest and monk [R dh.token.priest_or_monk].
        """
        for one, other in PAIRS:
            known = one is Character.PRIEST
            if {one, other} <= {*self.tiles} and (known or not self.other_pairs):
                rule = "dh.token.priest_or_monk" if known else "dh.ruling.tile_pairs"
                key = "dunhuang-one-guard" if known else "dunhuang-same-tile"
                first, second, path = name_character(one), name_character(other), "action.tiles"
                raise RuleError(key, rule=rule, path=path, one=first, other=second)
        return replace(state, tiles=self.tiles)

    @classmethod
    def list_sides(cls, state: State, seat: int | None, slot: str, group: Group) -> Iterator[Move]:
        """List the move for eight sides."""
        for other_pairs, when in ((False, PAIRED), (True, ONE_GUARD)):
            label = says("screen-other-pairs" if other_pairs else "screen-lay")
            sides, action = cls.ask("tiles", state), cls((), other_pairs)
            yield move(slot, action, seat, label, sides, when=when, group=group)


class LayTiles(Lays, frozen=True, tag="lay_tiles"):
    """The eight tiles are laid in their circle."""

    may = ANYBODY
    phases = (Phase.SETUP,)

    tiles: Sides = ()
    """empty: the app draws order and sides"""
    other_pairs: bool = False

    def decide(self, state: State, seat: int | None, world: World) -> LayTiles:
        """[R dh.setup.tiles] Mix the tiles, each with a random side up, unless the table says how
        they lie.
        """
        if self.tiles:
            return self
        order = world.dice.sample(PAIRS, TILES)
        drawn = tuple(world.dice.choice(sides) for sides in order)
        return msgspec.structs.replace(self, tiles=drawn)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("draw_tiles", cls(), seat, says("screen-draw-tiles"))
        yield from cls.list_sides(state, seat, "lay", "now")


class CorrectTiles(Lays, frozen=True, tag="correct_tiles"):
    """The layout of the eight tiles is corrected."""

    may = TABLE
    corrects = ()
    needs = Tool.RING

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        return cls.list_sides(state, seat, "correct_tiles", "correct")


class NameStarter(GameAction[State, int | None], frozen=True, tag="name_starter"):
    """The start player is named."""

    may = ANYBODY
    log_key = "starter"
    phases = (Phase.FREE, Phase.SETUP)

    starter: Seat | None = None
    """None: the app draws"""

    def decide(self, state: State, seat: int | None, world: World) -> NameStarter:
        if self.starter is not None:
            return self
        return NameStarter(world.dice.choice(range(state.seats)))

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.setup.start_player] Store the start player; where no turns are kept it is needed
        for the end.
        """
        return replace(state, starter=self.starter)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        group: Group = "now" if state.names_starter else "more"
        who, drawn = cls.ask("starter", state), says("screen-draw-starter")
        yield move("starter", cls(0), seat, says("screen-starter"), who, group=group)
        yield move("draw_starter", cls(), seat, drawn, group=group)


def _last_player(state: State, seat: int, action: Any) -> Seats:
    """[R dh.setup.camel]"""
    if state.phase is not Phase.SETUP or state.last_player is None:
        return None
    return (state.last_player,)


LAST_PLAYER: Authority[State] = Authority("last_player", _last_player)


class PutCamel(GameAction[State, int | None], frozen=True, tag="put_camel"):
    """The last player places the camel on a tile, and the first turn begins."""

    may = LAST_PLAYER
    phases = (Phase.SETUP,)

    tile: Tile

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.setup.camel] [R dh.turn.order] On any tile; then the start player begins."""
        if not state.tiles:
            raise RuleError("dunhuang-tiles-first", rule="dh.setup.tiles")
        if state.starter is None:
            raise RuleError("dunhuang-starter-first", rule="dh.setup.start_player")
        return replace(state, camel=self.tile, phase=Phase.PLAY, turn=Turn(1, state.starter))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.tiles and state.last_player is not None and seat in (None, state.last_player):
            yield move("camel", cls(0), seat, says("todo-camel"), tiles(state))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "camel", place=place_of(after, self.tile))
