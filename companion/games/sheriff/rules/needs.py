"""Questions that many actions ask before they do anything."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.message import Message
from companion.engine.needs import need_phase, need_seat, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from ..checks import each_good
from ..goods import Goods, named
from ..model import STEPS, State
from ..tables import CARDS


def need_round(state: State, round: int) -> None:
    """The action was about a round that is played now."""
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
    document: Mapping[str, int] | None, path: str, allowed: tuple[str, ...] = tuple(CARDS)
) -> tuple[Fault, ...]:
    """Every unknown good, every good that has no business here, every impossible number."""
    goods = document or {}
    strays = tuple(
        Fault(
            f"{path}.{good}",
            "wrong_kind",
            Message("sheriff-good-out-of-place", good=named(good)),
        )
        for good in goods
        if good in CARDS and good not in allowed
    )
    return (*each_good(path, goods), *strays)


def goods_of(document: Mapping[str, int] | None, path: str) -> Goods:
    refuse(goods_faults(document, path))
    return Goods.of(document or {})


def deciding(state: State, by: int | None, path: str = "action.by") -> tuple[int, ...]:
    """[R s2.six.three_cases] [R s2.six.alone] Who decides on a bag: the sheriff, both deputies, or
    the one deputy who wants to inspect while the other would let it pass.
    """
    if by is None:
        return state.officers
    if need_seat(state.seats, by, path) not in state.officers:
        raise RuleError(
            "sheriff-not-an-officer", rule=f"{state.options.book}.round.roles", path=path
        )
    return (by,)
