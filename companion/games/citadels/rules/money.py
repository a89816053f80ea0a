"""Gold, and what gathering, income and characters bring.

Gold is only ever moved, so the sum always stays the same.
"""

from __future__ import annotations

from dataclasses import replace

from companion.engine.purse import Bank

from ..model import DISTRICT, TOKEN, Own, State, Threat, Turn, put
from ..options import Tool
from ..tables import (
    ARCHITECT_CARDS,
    CROWN_RANK,
    DISTRICTS,
    DRAW,
    GATHER_GOLD,
    GOLD_MINE_EXTRA,
    KEEP,
    MERCHANT_EXTRA,
    OBSERVATORY_DRAW,
    PROPERTY_TAX,
    QUEEN_GOLD,
)


def _has(state: State, purse: int | Own) -> int:
    if isinstance(purse, int):
        return stash(state, purse)
    return state.tax if purse == TOKEN else 0


def _book(state: State, purse: int | Own | None, amount: int) -> State:
    """[R ci.open.gold_unlimited] The bank may come below nothing.

    Where the bank is not kept, what a seat pays or gets comes from the bank's side, so that only
    the gold on token and districts is followed.
    """
    if purse is None or (isinstance(purse, int) and not state.has(Tool.BANK)):
        return replace(state, bank=state.bank + amount)
    if purse == TOKEN:
        return replace(state, tax=state.tax + amount)
    if purse == DISTRICT:
        return state  # it lies where `on_districts` finds it: the district says that it is there
    return replace(state, gold=put(state.gold, purse, state.gold[purse] + amount))


def stash(state: State, seat: int) -> int:
    """[R ci.open.gold] Return the seat's gold, as far as it is kept."""
    return state.gold[seat] if state.has(Tool.BANK) else 0


BANK: Bank[State, Own] = Bank(Tool.BANK, _has, _book)
move_gold, need_gold = BANK.move, BANK.need


def spend(state: State, payer: int, payee: int | Own | None, amount: int, rule: str) -> State:
    need_gold(state, payer, amount, rule)
    return move_gold(state, payer, payee, amount)


def tax(state: State, builder: int) -> State:
    """[R ci.char.tax_collector.tax] [R ci.char.tax_collector.no_gold]
    [R ci.char.tax_collector.absent] [R ci.char.tax_collector.exempt] A gold for a built district.

    [R ci.char.tax_collector.other_character] Free is only who builds in the Tax Collector's turn.
    """
    turn = state.turn
    collects = turn is not None and turn.character == "tax_collector" and turn.seat == builder
    if "tax_collector" not in state.cast or collects or stash(state, builder) < PROPERTY_TAX:
        return state
    return move_gold(state, builder, TOKEN, PROPERTY_TAX)


def gold_gathered(state: State, seat: int) -> int:
    """[R ci.unique.gold_mine.extra] Return the gold of a gathering."""
    return GATHER_GOLD + GOLD_MINE_EXTRA * state.stands(seat, "gold_mine")


def cards_kept(state: State, seat: int) -> int:
    """[R ci.unique.library.keep_all] [R ci.unique.observatory.three] Return how many cards are
    drawn and kept.
    """
    drawn = OBSERVATORY_DRAW if state.stands(seat, "observatory") else DRAW
    return drawn if state.stands(seat, "library") else KEEP


def income_of(state: State, turn: Turn) -> int:
    """[R ci.ability.income] [R ci.detail.income] [R ci.unique.school_of_magic.income] How much the
    districts of the turn's city bring.
    """
    paying = turn.row.income
    return sum(
        DISTRICTS[built.district].type is paying or built.district == "school_of_magic"
        for built in state.cities[turn.seat]
    )


def due(state: State) -> tuple[int, int]:
    """[R ci.char.merchant.extra] [R ci.char.architect.cards] [R ci.char.queen.neighbour] Gold and
    cards that are still to come in this turn.

    Nothing to the bewitched [R ci.char.witch.victim_no_extra], nor before a threat is answered.
    """
    turn = state.turn
    if turn is None or state.barred or turn.has_used("extra"):
        return 0, 0
    if turn.threat in (Threat.OPEN, Threat.REFUSED):
        return 0, 0
    match turn.character:
        case "merchant":
            return MERCHANT_EXTRA, 0
        case "architect":
            return 0, ARCHITECT_CARDS
        case "queen" if beside_rank4(state, turn.seat):
            return QUEEN_GOLD, 0
        case _:
            return 0, 0


def give(state: State) -> State:
    """Give what is due without a tap: with the gathering, once a threat is
    answered, or at the end.
    """
    gold, cards = due(state)
    if state.turn is None or not (gold or cards):
        return state
    seat = state.turn.seat
    return move_gold(state, None, seat, gold).with_cards(seat, cards).using("extra")


def beside_rank4(state: State, seat: int) -> bool:
    """[R ci.ruling.witch_as_queen] [R ci.ruling.queen_bewitched_rank4] Beside whoever holds the
    card; for the Witch her own neighbours count.
    """
    holder = state.holder(CROWN_RANK)
    return holder is not None and neighbours(state, seat, holder)


def neighbours(state: State, one: int, other: int) -> bool:
    return (one - other) % state.seats in (1, state.seats - 1)


def pay_queen(state: State, who: int) -> tuple[State, int | None]:
    """[R ci.char.queen.killed_neighbour] Pay whoever acts as Queen when the
    killed rank 4 is shown.
    """
    queen = state.actor(9) if "queen" in state.cast else None
    if queen is None or not neighbours(state, queen, who):
        return state, None
    return move_gold(state, None, queen, QUEEN_GOLD), queen
