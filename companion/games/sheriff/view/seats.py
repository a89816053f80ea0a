"""Seats: what everybody may know of them, and what only their owners may."""

from __future__ import annotations

import msgspec

from companion.engine.message import Message, SeatName

from .. import hints
from ..model import Phase, Stand, State
from ..options import Tool
from .ending import revealed
from .goods import GoodCount, counts
from .market import OrderView, orders


class SeatView(msgspec.Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    name: SeatName
    sheriff: bool
    gold: int | None
    """None: the bank is not kept"""
    legal: tuple[GoodCount, ...]
    face_down: int
    """[R s*.pass.contraband_number]"""
    todo: Message | None
    """what this person does now"""
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


def seats(state: State) -> tuple[SeatView, ...]:
    return tuple(_seat(state, seat) for seat in range(state.seats))


def _seat(state: State, seat: int) -> SeatView:
    stand = state.stands[seat] if state.has(Tool.STANDS) else Stand()
    if revealed(state):
        stand = Stand(stand.known, unknown=stand.unknown)
    return SeatView(
        seat,
        SeatName(seat),
        state.in_round and seat in state.officers,
        state.gold[seat] if state.has(Tool.BANK) else None,
        counts(stand.legal),
        stand.face_down,
        hints.todo(state, seat),
        state.entered[seat] is not None,
        orders(state, seat),
        "bags" if state.phase is Phase.INSPECT and seat in state.officers else "plain",
        state.in_round and seat == state.deputy,
    )


def you(state: State, seat: int) -> YouView:
    stand = state.stands[seat]
    proofs = tuple(
        ProofView(proof.giver, counts(proof.missing), counts(proof.shown), proof.unknown)
        for proof in state.proofs
        if proof.receiver == seat
    )
    return YouView(seat, counts(stand.hidden), stand.unknown, proofs)
