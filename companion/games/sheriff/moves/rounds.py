"""The round: who is sheriff, its steps, the market, declarations."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.moves import Choice, ChoiceField, ChoicesField, IntegerField, Move, move

from .. import actions as act
from ..goods import named
from ..model import BagStatus, Phase, State
from ..options import Options, Tool
from ..rules.rounds import steps_from
from ..tables import BAG, declarable
from .values import says, seat_choices, seat_field


def rounds(state: State, seat: int | None) -> Iterator[Move]:
    if state.phase is Phase.SETUP:
        yield from _begin(state, seat)
    if not state.in_round:
        return
    if seat in (None, *state.officers):
        yield from _steps(state, seat)
    names = seat in (None, state.sheriff) and state.options.edition == "second"
    if state.phase is Phase.MARKET and names:
        # [R s2.market.order]
        merchants = seat_field("merchant", state.merchants)
        first = act.NameFirst(state.round, 0)
        yield move("name_first", first, seat, says("who-begins"), merchants)
    closed = seat in state.merchants and state.bags[seat].status is BagStatus.CLOSED
    if closed and state.has(Tool.DECLARATIONS):
        yield _declare(state, seat)


def _begin(state: State, seat: int | None) -> Iterator[Move]:
    """[R s*.setup.sheriff_token] [R s2.six.draw_two]"""
    every = tuple(range(state.seats))
    if state.with_deputies:
        yield move("draw", act.Begin(), seat, says("draw"), _deputies(state))
        return
    yield move("begin", act.Begin(), seat, says("most-cash"), seat_field("sheriff", every))
    tied = ChoicesField(name="among", values=seat_choices(every), max=len(every), optional=True)
    yield move("draw", act.Begin(), seat, says("draw"), tied)


def _deputies(state: State) -> ChoicesField:
    """The two whose cards were turned up, the first one first; else the app draws them."""
    stack = seat_choices(state.deputy_stack)
    return ChoicesField(name="deputies", values=stack, min=2, max=2, optional=True)


def _steps(state: State, seat: int | None) -> Iterator[Move]:
    """[R s*.round.five_steps] The next step first."""
    for k, step in enumerate(steps_from(state)):
        onward = act.Advance(state.round, state.phase, step)
        draws = step is Phase.MARKET and state.with_deputies
        yield move(
            f"to_{step.value}",
            onward,
            seat,
            Options.phase_name(step),
            *((_deputies(state),) if draws else ()),
            group="more" if k else "now",
        )


def _declare(state: State, seat: int | None) -> Move:
    """[R s*.declare.kind] [R s*.declare.true_number] Somebody may speak before their time."""
    goods = tuple(Choice(good, named(good)) for good in declarable(state.seats))
    low, high = BAG
    return move(
        "declare" if state.phase in (Phase.DECLARE, Phase.INSPECT) else "declare_early",
        act.Declare(state.round, "", 0),
        seat,
        says("declare"),
        ChoiceField(name="good", values=goods),
        IntegerField(name="count", min=low, max=high),
        group="now" if state.phase is Phase.DECLARE else "more",
    )
