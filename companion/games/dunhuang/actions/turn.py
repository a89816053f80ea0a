"""A turn: the camel, the card beside its tile, three coins, and the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Literal

import msgspec

from companion.engine.checks import LIMIT
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, FlagField, Group, IntegerField, move
from companion.engine.moves import Move as Offer
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Between

from ..goods import name_character, name_good
from ..model import SOME_CARD, Phase, State, Step, Turn
from ..options import Tool
from ..rules import bank, ring, stalls
from ..rules.abilities import begin
from ..rules.ring import following, take_card
from ..tables import COINS_INSTEAD, TILES
from .abstract import (
    ON_TURN,
    InStepThree,
    InTurn,
    need_turn,
    remark_beyond_box,
    remark_missed_step,
    remark_short_of_coins,
    say_no_card,
)
from .fields import can_pay, goods, need_good, says

AS_NOTED = Choice(0, says("as-noted"))
DRAWN = tuple(Choice(n, Message("dunhuang-way-deck-out", n=n)) for n in range(TILES + 1))
MISSED = FlagField(name="missed", optional=True)
"""whether people know that something was not entered"""


class Move(InTurn, frozen=True, tag="move"):
    """The camel moves; every step after the first is paid for."""

    may = ON_TURN

    steps: Annotated[int, Between(1)]

    def check(self, state: State, seat: int | None) -> None:
        if not self._ends_turn(state) and need_turn(state, self.turn).steps:
            raise SettledError("dunhuang-moved-already")

    def _ends_turn(self, state: State) -> bool:
        """[R dh.turn.next] Return whether the move ends the turn before, which nobody needs to say.
        No move ends the game.
        """
        after = following(state) if state.phase is Phase.PLAY else None
        return after is not None and self.turn == after.number

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.camel.clockwise] [R dh.camel.first_step] [R dh.camel.extra_steps] The first step is
        free, each further one costs a coin.

        [R dh.ruling.eight_steps] As far as can be paid.
        """
        if self._ends_turn(state):
            state = ring.end_turn(state)
        turn, cost = state.current_turn, self.steps - 1
        bank.need_coins(state, turn.seat, cost, "dh.camel.extra_steps", "action.steps")
        state = bank.pay(state, turn.seat, None, cost)
        camel = (state.camel + self.steps) % TILES
        if turn.taken:  # that was entered before
            state = state.with_card(camel, None)
        return replace(state, camel=camel, turn=replace(turn, steps=self.steps, late=turn.acted))

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return state.phase is Phase.PLAY

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Offer]:
        """List the moves of this turn, or of the next one where it can begin."""
        turn, going = state.current_turn, ring.upcoming(state)
        for one in (None if turn.steps else turn, following(state)):
            if one is not None and seat in (None, one.seat):
                due = going is not None and going.number == one.number
                most = min(can_pay(state, one.seat) + 1, LIMIT)
                steps = IntegerField(name="steps", min=1, max=most)
                group: Group = "now" if due else "more"
                yield move("move", cls(one.number, 1), seat, says("todo-move"), steps, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """Return the log line, with the end of the turn before if nobody had said so."""
        was, now = before.current_turn, after.current_turn
        moved = self.words(before, seat, who=SeatName(now.seat), place=name_character(after.here))
        if was.number == now.number:
            return moved
        n = _count_refilled(before, after)
        ended = Message("dunhuang-log-end-turn", who=SeatName(was.seat), n=n)
        return Message("dunhuang-log-then", first=ended, second=moved)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        if self.turn != before.current_turn.number:
            yield from remark_missed_step(before)
        yield from remark_short_of_coins(before, after.current_turn.seat, self.steps - 1)


class Take(InTurn, frozen=True, tag="take"):
    """The card beside the camel's tile is taken."""

    may = ON_TURN

    to: Literal["stall", "warehouse"]
    good: int = 0
    """the good, for the stall; 0: the one that is noted at this tile"""

    def check(self, state: State, seat: int | None) -> None:
        if need_turn(state, self.turn).taken:
            raise SettledError("dunhuang-taken-already")

    def decide(self, state: State, seat: int | None, world: World) -> Take:
        """Drop the good if the card went into the warehouse, which is secret."""
        if self.to == "stall" and state.has(Tool.STALLS):
            return self
        return Take(self.turn, self.to)

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.take.card] [R dh.take.where] Into the stall, and its token follows; or into the
        warehouse, of which nothing is written down [R dh.ruling.what_is_secret].
        """
        turn = state.current_turn
        card = state.market[state.camel] if turn.steps else SOME_CARD
        state = replace(take_card(state), turn=replace(turn, taken=True))
        if self.to == "warehouse" or not state.has(Tool.STALLS):
            return state
        good = self.good or card
        if not good:
            raise RuleError("dunhuang-which-good", rule="dh.take.where", path="action.good")
        return stalls.place(state, turn.seat, need_good(state, good))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Offer]:
        turn = state.current_turn
        if turn.taken:
            return
        group: Group = "now" if state.step is Step.TAKE else "more"
        action, label = cls(turn.number, "warehouse"), says("way-shift-warehouse")
        yield move("to_warehouse", action, seat, label, group=group)
        action, label = cls(turn.number, "stall"), says("way-shift-stall")
        fields = (cls._which(state, turn),) if state.has(Tool.STALLS) else ()
        yield move("to_stall", action, seat, label, *fields, group=group)

    @classmethod
    def _which(cls, state: State, turn: Turn) -> ChoiceField:
        """Return the fields for the card; none where it is noted which one lies there."""
        lies = state.market[state.camel] if turn.steps else None
        if not lies:
            return goods("good", state.goods)
        field = goods("good", state.goods, (lies,))
        return msgspec.structs.replace(field, values=(*field.values, AS_NOTED))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """Return the log line; a card that went into a warehouse is not named."""
        if self.to == "warehouse":
            return self.words(before, seat, "to-warehouse")
        if not before.has(Tool.STALLS):
            return self.words(before, seat, "some-to-stall")
        card = name_good(self.good or before.market[before.camel] or 0)
        return self.words(before, seat, "to-stall", card=card)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R dh.turn.steps] [R dh.end.no_card]"""
        if not before.current_turn.steps:
            yield Message("dunhuang-missed-move")
        elif before.market[before.camel] is None:
            yield say_no_card(before, before.camel)
        yield from remark_beyond_box(before, after)


class TakeCoins(InStepThree, frozen=True, tag="take_coins"):
    """Somebody takes three coins instead of the ability."""

    may = ON_TURN

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.ability.coins_instead] [R dh.char.coins_instead] On any tile."""
        return bank.pay(begin(state), None, state.current_turn.seat, COINS_INSTEAD)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Offer]:
        turn = state.current_turn
        label = Message("dunhuang-take-coins", n=COINS_INSTEAD)
        group: Group = "now" if turn.steps else "more"
        yield move("coins", cls(turn.number), seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "coins", n=COINS_INSTEAD)


class EndTurn(InTurn, frozen=True, tag="end_turn"):
    """The market is refilled and the next turn begins."""

    may = ON_TURN

    drawn: Annotated[int | None, Between(0, TILES, argument="")] = None
    """cards that were drawn to refill; None: as many as needed, as far as the deck goes"""
    missed: bool = False
    """whether people know that something of this turn was not entered, so that
    nothing is remarked
    """

    def decide(self, state: State, seat: int | None, world: World) -> EndTurn:
        """Clear `missed` where everything was entered."""
        acted = state.turn is not None and state.turn.acted
        return EndTurn(self.turn, self.drawn) if acted else self

    def apply(self, state: State, seat: int | None) -> State:
        return ring.end_turn(state, self.drawn)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Offer]:
        """List the end of the turn; with a smaller number of cards where the
        deck may end sooner.
        """
        turn, places = state.current_turn, ring.to_refill(state)
        key = "end-game" if ring.is_last(state) else "refilled" if places else "next"
        likely = tuple(range(len(places)))
        drawn = ChoiceField(name="drawn", values=DRAWN, optional=True, likely=likely)
        missed = () if turn.acted else (MISSED,)
        label = says(f"screen-{key}")
        group: Group = "now" if turn.acted else "more"
        yield move("end", cls(turn.number), seat, label, drawn, *missed, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, n=_count_refilled(before, after))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R dh.refill.draw] More cards than there were places, or cards in the deck."""
        if not self.missed:
            yield from remark_missed_step(before)
        if self.drawn is None:
            return
        places = len(take_card(before).empty_places)
        if self.drawn > places:
            yield Message("dunhuang-remark-places", n=places)
        if before.has(Tool.DECK) and self.drawn > before.deck:
            yield Message("dunhuang-remark-deck", n=before.deck)


def _count_refilled(before: State, after: State) -> int:
    """Return how many places were empty when the turn ended and are not now."""
    return len(take_card(before).empty_places) - len(after.empty_places)
