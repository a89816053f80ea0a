"""Seats: what everybody may know of them, and what only their owners may."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.engine.message import Message, SeatName
from companion.engine.state import Fact, GameSeat, Stance, Tag, stances

from .. import hints
from ..model import BagStatus, Phase, Stand, State
from ..options import Tool
from ..rules import loot
from ..rules import market as rules
from .bags import badge, find_bound
from .ending import is_turned_up
from .goods import GoodCount, counts
from .market import OrderView, orders


class SeatView(GameSeat, frozen=True):
    """What everybody may know of a seat."""

    sheriff: bool
    gold: int | None
    """None: the bank is not kept"""
    legal: tuple[GoodCount, ...]
    face_down: int
    """[R s*.pass.contraband_number]"""
    entered: bool
    """whether the final count is entered"""
    orders: tuple[OrderView, ...]
    """black-market cards taken"""
    layout: str
    """the part of `desks.html` that the seat has: `bags` to decide on, or `plain`"""
    second: bool
    """whether it is the deputy who was turned up second; the ids of the two desks differ by it"""


class ProofView(msgspec.Struct, frozen=True):
    """[R s2.ruling.proof_audience] What is shown only to the one who was promised the goods."""

    giver: int
    missing: tuple[GoodCount, ...]
    shown: tuple[GoodCount, ...]
    unknown: int


class YouView(msgspec.Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    hidden: tuple[GoodCount, ...]
    unknown: int
    proofs: tuple[ProofView, ...]


def seats(state: State) -> tuple[SeatView, ...]:
    stances_ = stances(_stance(state, seat) for seat in range(state.seats))
    return tuple(_seat(state, seat, stance) for seat, stance in enumerate(stances_))


def _stance(state: State, seat: int) -> Stance:
    """Return the seat's stance: officers judge; a merchant may still talk until the own bag is
    settled.
    """
    if any(debt.debtor == seat for debt in state.debts):
        judging = state.phase is Phase.INSPECT and not state.inspected
        return Stance.READY if judging and state.deputy is not None else Stance.LIT
    match state.phase:
        case Phase.FREE:
            return Stance.READY if state.has(Tool.BANK) else Stance.SLIM
        case Phase.SETUP:
            return Stance.READY
        case Phase.MARKET if seat == state.sheriff and state.options.edition == "second":
            # [R s2.market.order]
            return Stance.LIT if state.first_merchant is None else Stance.READY
        case Phase.DECLARE if state.has(Tool.DECLARATIONS) and seat in state.merchants:
            return Stance.LIT if seat == hints.next_to_declare(state) else Stance.READY
        case Phase.INSPECT if seat in state.officers:
            return Stance.SLIM if state.inspected else Stance.LIT
        case Phase.INSPECT:
            return Stance.READY if _may_act(state, seat) else Stance.SLIM
        case Phase.ROUND_END | Phase.FINAL if seat in state.officers and loot.is_filled(state):
            return Stance.LIT
        case Phase.FINAL:
            return Stance.READY
        case _:
            return Stance.SLIM


def _may_act(state: State, merchant: int) -> bool:
    """Return whether a merchant has something to do: talk, unpack, trade, speak up about a bag that
    the clock let through, or hear what a just opened bag cost.
    """
    bag = state.bags[merchant]
    fresh = bag.status is BagStatus.OPENED and state.last_done == (merchant,)
    left = any(values for _, values in state.stacks)
    trades = left and rules.is_open(state, merchant) and rules.find_doubt(state, merchant) is None
    return not state.is_done(merchant) or bag.by_time or fresh or trades


def _facts(gold: int | None, stand: Stand) -> Iterator[Fact]:
    if gold is not None:
        yield Fact("coin", gold, Message("sheriff-screen-gold"))
    if stand.legal:
        yield Fact("stand", stand.legal.count, Message("sheriff-screen-stand"))
    if stand.face_down:
        yield Fact("contraband", stand.face_down, Message("sheriff-screen-face-down"))


def _tags(state: State, seat: int) -> Iterator[Tag]:
    if state.in_round and seat in state.officers:
        office = "sheriff" if state.deputy is None else "deputy"
        yield Tag("sheriff", Message(f"sheriff-screen-{office}"))
    elif state.phase is Phase.INSPECT:
        shown = badge(state.bags[seat], *find_bound(state, seat))
        if shown.words.id != "sheriff-screen-shut":
            yield Tag(shown.icon, shown.words, shown.tone)


def _seat(state: State, seat: int, stance: Stance) -> SeatView:
    stand = state.stands[seat] if state.has(Tool.STANDS) else Stand()
    if is_turned_up(state):
        stand = Stand(stand.known, unknown=stand.unknown)
    gold = state.gold[seat] if state.has(Tool.BANK) else None
    return SeatView(
        state.in_round and seat in state.officers,
        gold,
        counts(stand.legal),
        stand.face_down,
        state.entered[seat] is not None,
        orders(state, seat),
        "bags" if state.phase is Phase.INSPECT and seat in state.officers else "plain",
        state.in_round and seat == state.deputy,
        seat=seat,
        name=SeatName(seat),
        stance=stance,
        todo=hints.todo(state, seat),
        facts=tuple(_facts(gold, stand)),
        tags=tuple(_tags(state, seat)),
    )


def you(state: State, seat: int) -> YouView:
    stand = state.stands[seat]
    proofs = tuple(
        ProofView(proof.giver, counts(proof.missing), counts(proof.shown), proof.unknown)
        for proof in state.proofs
        if proof.receiver == seat
    )
    return YouView(seat, counts(stand.hidden), stand.unknown, proofs)
