"""The abstract classes of this game's actions, and who may send them.

Results of luck are fields of the actions: `decide` fills in what a client leaves empty before the
action is stored. What belongs to a turn names its number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.engine import verbs
from companion.engine.action import GameAction
from companion.engine.authority import Authority
from companion.engine.message import Arg, Message, SeatName
from companion.engine.moves import AnyField, Move
from companion.engine.needs import need_phase
from companion.engine.refusal import SettledError

from ..goods import name_character, name_good
from ..model import Phase, State, Turn
from ..options import Tool
from ..tables import copies
from .fields import whose

Seats = tuple[int, ...] | None
"""seats that may send an action; None: anybody, also where it is about something past or unknown"""


def _on_turn(state: State, seat: int, action: Any) -> Seats:
    """[R dh.turn.order] Return who plays the turn that the action names: this one or the next."""
    turn = state.turn
    if state.phase is not Phase.PLAY or turn is None:
        return None
    by_turn = {turn.number: turn.seat, turn.number + 1: (turn.seat + 1) % state.seats}
    return (by_turn[action.turn],) if action.turn in by_turn else None


ON_TURN: Authority[State] = Authority("on_turn", _on_turn)


def need_turn(state: State, number: int) -> Turn:
    """[R dh.turn.order] Need the turn that is played now."""
    need_phase(state, Phase.PLAY)
    turn = state.current_turn
    if number != turn.number:
        raise SettledError("dunhuang-other-turn", path="action.turn", who=SeatName(turn.seat))
    return turn


class InTurn(GameAction[State, int | None], frozen=True):
    """An action in the turn that is played."""

    phases = (Phase.PLAY,)

    turn: int

    def check(self, state: State, seat: int | None) -> None:
        need_turn(state, self.turn)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and seat in (None, state.current_turn.seat)

    def words(self, state: State, seat: int | None, key: str = "", **more: Arg) -> Message:
        """Return a log message in which `who` is the seat whose turn it is."""
        return super().words(state, seat, key, **{"who": SeatName(state.current_turn.seat), **more})


class InStepThree(InTurn, frozen=True):
    """[R dh.ability.use] An action that is done once in a turn: the ability of the camel's tile, or
    coins.
    """

    def check(self, state: State, seat: int | None) -> None:
        if need_turn(state, self.turn).acted:
            raise SettledError("dunhuang-acted-already")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and not state.current_turn.acted

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R dh.turn.steps] [R dh.camel.first_step]"""
        if not before.current_turn.steps:
            yield Message("dunhuang-missed-move")


class CorrectSeat(verbs.CorrectSeat[State], frozen=True):
    """A fact about a seat is corrected; the table is asked about which seat."""

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        one = cls.find_fact(state, seat or 0)
        if one is not None:
            yield one.offer(state, seat)

    def fields(self, state: State, seat: int | None) -> Iterator[AnyField]:
        yield from whose(state, seat)
        yield from super().fields(state, seat)


# -- What our notes say against what people did. The table is right: it is done all the same. ----


def remark_missed_step(before: State) -> Iterator[Message]:
    """[R dh.turn.steps] [R dh.ruling.neither_ability_nor_coins] Remark that
    nobody entered step 3.
    """
    if not before.current_turn.acted:
        yield Message(f"dunhuang-missed-{before.step.value}")


def say_no_card(before: State, tile: int) -> Message:
    """[R dh.end.no_card]"""
    return Message("dunhuang-remark-no-card", character=name_character(before.tiles[tile]))


def remark_short_of_coins(before: State, payer: int, amount: int) -> Iterator[Message]:
    """Remark on a payer with too few coins, where coins lie on the table. Where the app is the
    purse it refuses.
    """
    advises = before.has(Tool.BANK) and before.options.purse != "app"
    if advises and before.coins[payer] < amount:
        who, n = SeatName(payer), before.coins[payer]
        yield Message("dunhuang-remark-coins", who=who, n=n)


def remark_not_in_stall(before: State, who: int, good: int) -> Iterator[Message]:
    """Remark on a card that left a stall in which it was not noted."""
    if before.has(Tool.STALLS) and not before.cards(who, good):
        yield Message("dunhuang-remark-stall", who=SeatName(who), card=name_good(good))


def remark_beyond_box(before: State, after: State) -> Iterator[Message]:
    """[R dh.contents.goods] Remark on more cards of a good in the stalls than the box has."""
    if not after.has(Tool.STALLS):
        return
    for good in after.goods:
        n, most = after.in_stalls(good), copies(good, after.seats)
        if n > most and n > before.in_stalls(good):
            yield Message("dunhuang-too-many-cards", card=name_good(good), n=n, most=most)
