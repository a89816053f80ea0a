"""Abilities that swap two cards: soldier, general and maid."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import World
from companion.engine.message import Message
from companion.engine.moves import ChoiceField, Differs, Move
from companion.engine.refusal import RuleError

from ..goods import name_character, name_good
from ..model import SOME_CARD, Phase, State
from ..options import Tool
from ..rules import stalls
from ..rules.abilities import begin, market_cards
from ..rules.ring import take_card
from ..tables import Character
from .abilities import Ability, OfStall, ask_goods, own_goods
from .abstract import ON_TURN, say_no_card
from .fields import Tile, goods, need_good, says, tiles

OTHER_KIND = (Differs(("out", "into"), says("other-kind")),)


class SwapWithMarket(Ability, frozen=True, tag="swap_with_market"):
    """Soldier and general: a card is swapped with one of the market."""

    may = ON_TURN
    characters = (Character.SOLDIER, Character.GENERAL)

    tile: Tile | None = None
    """the tile of the market's card; None where the market's cards are not kept"""
    out: int = 0
    """the good that leaves the stall (soldier)"""
    into: int = 0
    """the good that comes to the stall (soldier); 0: the one that is noted at this tile"""

    def is_of_stall(self, state: State) -> bool:
        """Return whether a card of the stall is swapped, and not one of the warehouse: as the tile
        says; at other tiles if a good is named.
        """
        if not state.has(Tool.STALLS):
            return False
        if state.here in self.characters:
            return state.here is Character.SOLDIER
        return bool(self.out)

    def decide(self, state: State, seat: int | None, world: World) -> SwapWithMarket:
        """Drop what the general swaps, which is secret."""
        if state.phase is not Phase.PLAY or self.is_of_stall(state):
            return self
        return SwapWithMarket(self.turn, self.tile)

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.soldier] A card of the stall for one of the market; [R dh.char.general] one of
        the warehouse, of which only its place in the market is of interest.
        """
        state = begin(state)
        card = None if self.tile is None else state.market[self.tile]
        left = SOME_CARD
        if self.is_of_stall(state):
            left = need_good(state, self.out, "action.out")
            into = self.into or card
            if not into:
                raise RuleError("dunhuang-which-good", rule="dh.char.soldier", path="action.into")
            into = need_good(state, into, "action.into")
            state = stalls.swap(state, state.current_turn.seat, left, into)
        if self.tile is None or not state.has(Tool.MARKET):
            return state
        return state.with_card(self.tile, left)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R dh.char.soldier] [R dh.char.general] List the swap. The market's card is asked for
        only where those are kept, and of the general's nothing else.
        """
        state = take_card(state)
        lie = market_cards(state)
        known = tuple(tile for tile in lie if state.market[tile])
        kept, stalls_kept = state.has(Tool.MARKET), state.has(Tool.STALLS)
        soldier, at = state.here is Character.SOLDIER, tiles(state, likely=lie)
        action = cls(state.current_turn.number)

        def swap(likely: bool, *fields: ChoiceField) -> Move:
            label = says("way-swap-with-market")
            return action.offer(state, seat, label, *fields, possible=likely)

        if state.here is not Character.GENERAL and stalls_kept:
            out, into = goods("out", state.goods, own_goods(state)), goods("into", state.goods)
            noted = kept and known == lie != ()
            yield swap(soldier and not kept, out, into)
            yield swap(soldier and kept and not noted, out, at, into)
            if known:
                yield swap(soldier and noted, out, tiles(state, known))
        if not (soldier and stalls_kept):
            yield swap(not kept)
            yield swap(kept, at)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if not self.is_of_stall(before):
            return super().log(before, after, seat)
        card = None if self.tile is None else before.market[self.tile]
        into = name_good(self.into or card or 0)
        character, out = name_character(after.here), name_good(self.out)
        return self.words(before, seat, "swap", character=character, out=out, into=into)

    def doubts(self, before: State, who: int) -> Iterator[Message]:
        if self.tile is not None and before.market[self.tile] is None:
            yield say_no_card(before, self.tile)
        elif not market_cards(before):
            yield Message("dunhuang-remark-market")

    def leaves_stall(self, before: State) -> int | None:
        return self.out if self.is_of_stall(before) else None


class SwapWithWarehouse(OfStall, frozen=True, tag="swap_with_warehouse"):
    """The maid: a card of the stall is swapped with one of the warehouse."""

    may = ON_TURN
    characters = (Character.MAID,)

    out: int = 0
    """the good that leaves the stall; 0 where stalls are not kept"""
    into: int = 0
    """the good that comes to the stall"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.maid] [R dh.char.maid.different] A card of the stall for another kind."""
        state = begin(state)
        if not state.has(Tool.STALLS):
            return state
        out = need_good(state, self.out, "action.out")
        into = need_good(state, self.into, "action.into")
        if out == into:
            rule, path = "dh.char.maid.different", "action.into"
            raise RuleError("dunhuang-other-kind", rule=rule, path=path)
        return stalls.swap(state, state.current_turn.seat, out, into)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        action, label = cls(state.current_turn.number), says("way-swap-with-warehouse")
        both = (*ask_goods(state, "out", own_goods(state)), *ask_goods(state, "into"))
        yield action.offer(state, seat, label, *both, when=OTHER_KIND if both else ())

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if not before.has(Tool.STALLS):
            return super().log(before, after, seat)
        character, out, into = name_character(after.here), name_good(self.out), name_good(self.into)
        return self.words(before, seat, "swap", character=character, out=out, into=into)

    def leaves_stall(self, before: State) -> int:
        return self.out
