"""Seats: what everybody may know of them, and what only their owners may."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.engine.memo import once_a_state
from companion.engine.message import Message, SeatName
from companion.engine.state import Fact, GameSeat, Stance, Tag, stances

from .. import hints
from ..model import BagStatus, Phase, Stand, State
from ..options import Tool
from .ending import revealed
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
    """the final count is in"""
    orders: tuple[OrderView, ...]
    """black-market cards taken"""
    layout: str
    """which part of `desks.html` they have before them: `bags` to decide on, or `plain`"""
    second: bool
    """the deputy who was turned up second: what both have before them is told apart by this"""


class ProofView(msgspec.Struct, frozen=True):
    """[R s2.ruling.proof_audience] Shown to the one who was promised the goods, to nobody else."""

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


@once_a_state
def seats(state: State) -> tuple[SeatView, ...]:
    stances_ = stances(_stance(state, seat) for seat in range(state.seats))
    return tuple(_seat(state, seat, stance) for seat, stance in enumerate(stances_))


def _stance(state: State, seat: int) -> Stance:
    """The officers judge; a merchant may still talk until the own bag is settled."""
    if any(debt.debtor == seat for debt in state.debts):
        return Stance.LIT
    match state.phase:
        case Phase.MARKET | Phase.DECLARE if seat not in state.officers:
            return Stance.READY
        case Phase.INSPECT if seat in state.officers:
            return Stance.LIT
        case Phase.INSPECT:
            bag = state.bags[seat]
            return Stance.READY if bag.status is BagStatus.CLOSED else Stance.SLIM
        case Phase.FINAL if state.entered[seat] is None:
            return Stance.READY
        case _:
            return Stance.SLIM


def _facts(gold: int | None, stand: Stand) -> Iterator[Fact]:
    if gold is not None:
        yield Fact("coin", gold, Message("sheriff-screen-gold"))
    for one in counts(stand.legal):
        yield Fact(one.good, one.n, one.name)
    if stand.face_down:
        yield Fact("contraband", stand.face_down, Message("sheriff-screen-face-down"))


def _tags(state: State, seat: int) -> Iterator[Tag]:
    if state.in_round and seat in state.officers:
        office = "sheriff" if state.deputy is None else "deputy"
        yield Tag("sheriff", Message(f"sheriff-screen-{office}"))


def _seat(state: State, seat: int, stance: Stance) -> SeatView:
    stand = state.stands[seat] if state.has(Tool.STANDS) else Stand()
    if revealed(state):
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
