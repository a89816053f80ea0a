"""Laying the tiles, naming the start player, putting the camel."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.moves import Apart, Choice, ChoicesField, Group, Move, move

from .. import actions as act
from ..goods import called
from ..model import Phase, State
from ..tables import PAIRS, TILES, Character
from .words import everybody, says, seats, tiles

SIDES = ChoicesField(
    name="tiles",
    values=tuple(Choice(side.value, called(side)) for side in Character),
    min=TILES,
    max=TILES,
)


def _apart(key: str, one: Character, other: Character) -> Apart:
    words = Message(f"dunhuang-{key}", one=called(one), other=called(other))
    return Apart("tiles", (one.value, other.value), words)


GUARDS = (_apart("one-guard", Character.PRIEST, Character.MONK),)
"""[R dh.token.priest_or_monk]"""
PAIRED = (*(_apart("same-tile", *pair) for pair in PAIRS[:-1]), *GUARDS)
"""[R dh.ruling.tile_pairs]"""


def moves(state: State, seat: int | None) -> Iterator[Move]:
    if state.phase is Phase.FREE:
        yield from _starting(state, seat)
    if state.phase is not Phase.SETUP:
        return
    yield move("draw_tiles", act.LayTiles(), seat, says("screen-draw-tiles"))
    yield from laying("lay", act.LayTiles, seat, "now")
    yield from _starting(state, seat)
    if state.tiles and state.last_player is not None and seat in (None, state.last_player):
        # [R dh.setup.camel]
        yield move("camel", act.PutCamel(0), seat, says("todo-camel"), tiles(state))


def _starting(state: State, seat: int | None) -> Iterator[Move]:
    """[R dh.setup.start_player]"""
    group: Group = "now" if state.names_starter else "more"
    who = seats("starter", everybody(state))
    yield move("starter", act.NameStarter(0), seat, says("screen-starter"), who, group=group)
    yield move("draw_starter", act.NameStarter(), seat, says("screen-draw-starter"), group=group)


def laying(
    slot: str, lays: type[act.LayTiles | act.CorrectTiles], seat: int | None, group: Group
) -> Iterator[Move]:
    """Eight sides; which of them share a tile the table may know better."""
    for other_pairs, when in ((False, PAIRED), (True, GUARDS)):
        action = lays(tiles=(), other_pairs=other_pairs)
        label = says("screen-other-pairs" if other_pairs else "screen-lay")
        yield move(slot, action, seat, label, SIDES, when=when, group=group)
