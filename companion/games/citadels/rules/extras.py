"""What a character brings by itself, whatever was gathered."""

from __future__ import annotations

from ..model import State, Threat
from ..tables import ARCHITECT_CARDS, CROWN_RANK, MERCHANT_EXTRA, QUEEN_GOLD
from .money import move


def give(state: State) -> State:
    """[R ci.char.merchant.extra] [R ci.char.architect.cards] [R ci.char.queen.neighbour]

    Once in the turn, without a tap; not to the bewitched [R ci.char.witch.victim_no_extra], and
    not while a threat is to be answered.
    """
    turn = state.turn
    if turn is None or state.barred or turn.has_used("extra"):
        return state
    if turn.threat in (Threat.OPEN, Threat.REFUSED):
        return state
    match turn.character:
        case "merchant":
            return move(state, None, turn.seat, MERCHANT_EXTRA).using("extra")
        case "architect":
            return state.with_cards(turn.seat, ARCHITECT_CARDS).using("extra")
        case "queen" if beside_rank4(state, turn.seat):
            return move(state, None, turn.seat, QUEEN_GOLD).using("extra")
        case _:
            return state


def beside_rank4(state: State, seat: int) -> bool:
    """[R ci.ruling.witch_as_queen] [R ci.ruling.queen_bewitched_rank4] Beside whoever holds the
    card; for the Witch her own neighbours count.
    """
    holder = state.holder(CROWN_RANK)
    return holder is not None and neighbours(state, seat, holder)


def neighbours(state: State, one: int, other: int) -> bool:
    return (one - other) % state.seats in (1, state.seats - 1)


def pay_queen(state: State, who: int) -> tuple[State, int | None]:
    """[R ci.char.queen.killed_neighbour] The killed rank 4 is shown: who acts as Queen is paid."""
    queen = state.actor(9) if "queen" in state.cast else None
    if queen is None or not neighbours(state, queen, who):
        return state, None
    return move(state, None, queen, QUEEN_GOLD), queen


def unpay_queen(state: State, queen: int) -> State:
    return move(state, queen, None, QUEEN_GOLD)
