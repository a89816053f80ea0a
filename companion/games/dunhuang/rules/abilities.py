"""Step 3 of a turn: the ability of the camel's tile, or three coins."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import Message

from ..model import State
from ..options import Tool
from ..tables import DIPLOMAT_CARDS, TILES, Character
from . import stalls
from .ring import take_card

PLAIN = (
    Character.PAINTER,
    Character.PRINCESS,
    Character.DANCER,
    Character.INTERPRETER,
    Character.DIPLOMAT,
    Character.CHINESE_MERCHANT,
    Character.SOGDIAN_MERCHANT,
)
"""abilities that need no further choice"""


def begin(state: State) -> State:
    """[R dh.ability.use] Return the state with step 3 done. What was left open before is past."""
    state = stalls.lapse(take_card(state), state.current_turn.seat)
    return replace(state, turn=replace(state.current_turn, acted=True))


def why_not(state: State) -> Message | None:
    """[R dh.ruling.impossible_ability] Return why the ability cannot be carried out by our notes,
    or None. The table may know better.
    """
    seat = state.current_turn.seat
    match state.here:
        case Character.INTERPRETER | Character.DIPLOMAT if no_deck(state):
            # [R dh.ruling.few_deck_cards]
            return Message("dunhuang-empty-deck")
        case Character.SOLDIER | Character.GENERAL if not market_cards(state):
            return Message("dunhuang-impossible-market")
        case Character.HERDSMAN | Character.FARMER if not within_reach(state):
            return Message("dunhuang-impossible-reach")
        case _ if not state.has(Tool.STALLS):
            return None
        case Character.MUSICIAN | Character.SOLDIER | Character.MAID if not any(state.stalls[seat]):
            return Message("dunhuang-impossible-stall")
        case Character.PRINCESS if not state.tokens_of(seat):
            return Message("dunhuang-impossible-token")
        case Character.PRIEST | Character.MONK if not list_unturned(state, seat):
            # [R dh.ruling.already_turned]
            return Message("dunhuang-impossible-number")
        case _:
            return None


def no_deck(state: State) -> bool:
    """Return whether the deck is known to be used up."""
    return state.last_turns or (state.has(Tool.DECK) and not state.deck)


def to_draw(state: State) -> int:
    """[R dh.char.interpreter.draw] [R dh.char.diplomat.draw] [R dh.ruling.few_deck_cards] Return
    how many cards interpreter or diplomat draw: all there are, if they are too few.
    """
    wanted = DIPLOMAT_CARDS if state.here is Character.DIPLOMAT else state.current_turn.steps
    return min(wanted, state.deck) if state.has(Tool.DECK) else wanted


def market_cards(state: State) -> tuple[int, ...]:
    """Return the tiles with a card beside them, clockwise from the camel's."""
    return tuple(tile for tile in state.places if state.market[tile] is not None)


def reach(state: State) -> tuple[int, ...]:
    """[R dh.char.herdsman] Return the tiles on either side of the camel's.

    [R dh.char.farmer] [R dh.char.farmer.distance] For the farmer the next ones ahead, as many as
    the camel has moved steps; at most all others [R dh.ruling.eight_steps].
    """
    if state.here is Character.HERDSMAN:
        return (state.camel - 1) % TILES, (state.camel + 1) % TILES
    return state.places[1 : state.current_turn.steps + 1]


def within_reach(state: State) -> tuple[int, ...]:
    return tuple(tile for tile in reach(state) if state.market[tile] is not None)


def list_unturned(state: State, seat: int) -> tuple[int, ...]:
    """Return the goods whose tokens the seat has with the number up."""
    return tuple(good for good in state.tokens_of(seat) if not state.token(good).turned)
