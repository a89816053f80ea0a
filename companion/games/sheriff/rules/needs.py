"""Conditions that many actions need. Each function raises a refusal or returns nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.needs import need_phase, need_seat
from companion.engine.refusal import Fault, RuleError, SettledError

from ..goods import name_good
from ..holdings import each_good
from ..model import STEPS, State
from ..tables import CARDS


def need_round(state: State, round: int) -> None:
    """Need the round that is played now."""
    if not state.in_round:
        need_phase(state, *STEPS)
    if round != state.round:
        raise SettledError("sheriff-other-round", path="action.round", n=round, now=state.round)


def need_merchant(state: State, seat: int | None, path: str = "action.merchant") -> int:
    merchant = need_seat(state.seats, seat, path)
    if merchant in state.officers:
        raise RuleError("sheriff-no-bag", rule=f"{state.options.book}.round.roles", path=path)
    return merchant


def goods_faults(
    goods: Mapping[str, int], path: str, allowed: tuple[str, ...] = tuple(CARDS)
) -> Iterator[Fault]:
    """Yield a fault for every unknown good, impossible number, and good that is
    not allowed here.
    """
    yield from each_good(path, goods)
    for good in goods:
        if good in CARDS and good not in allowed:
            message = Message("sheriff-good-out-of-place", good=name_good(good))
            yield Fault(f"{path}.{good}", "wrong_kind", message)


def need_deciders(state: State, by: int | None) -> tuple[int, ...]:
    """[R s2.six.three_cases] [R s2.six.alone] Return who decides about a bag: the sheriff, both
    deputies, or the one deputy who wants to inspect while the other would let it pass.
    """
    if by is None:
        return state.officers
    if need_seat(state.seats, by, "action.by") not in state.officers:
        rule = f"{state.options.book}.round.roles"
        raise RuleError("sheriff-not-an-officer", rule=rule, path="action.by")
    return (by,)
