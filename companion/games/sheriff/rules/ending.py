"""The last count, and what the companion keeps."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion.engine.message import SeatName
from companion.engine.needs import need_seat, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from .. import scoring
from ..holdings import Holdings, ScoreEntry, Variants, check_holdings
from ..model import Phase, Stand, State
from ..options import MIXED_SECONDS, Options, Tool
from . import clock
from .needs import need_phase


def enter_final(state: State, seat: int | None, action: act.EnterFinal) -> State:
    """What a seat counts at the end; it may be entered again until the result is shown."""
    need_phase(state, Phase.FINAL)
    who = need_seat(state.seats, seat)
    holdings = Holdings(
        name="",
        gold=action.gold,
        goods=action.goods,
        promo=action.promo,
        black_market=action.black_market,
    )
    refuse(tuple(check_holdings("action", holdings, state.options.edition)))
    entered = (*state.entered[:who], holdings, *state.entered[who + 1 :])
    return replace(state, entered=entered)


def finish(state: State) -> State:
    """[R s*.intro.richest_wins] The result is computed once everybody has entered."""
    need_phase(state, Phase.FINAL)
    missing = tuple(SeatName(k) for k, entry in enumerate(state.entered) if entry is None)
    if missing:
        raise RuleError("sheriff-not-all-entered", seats=missing)
    sheet = scoring.score(final_entry(state, tuple(str(k) for k in range(state.seats))))
    timer = replace(state.timer, ends_at=None)
    return replace(state, phase=Phase.OVER, timer=timer, sheet=sheet)


def final_entry(state: State, names: tuple[str, ...]) -> ScoreEntry:
    """The document of a score entry, from what the seats have entered."""
    players = tuple(
        msgspec.structs.replace(entry, name=name)
        for name, entry in zip(names, state.entered, strict=True)
        if entry is not None
    )
    options = Variants(
        royal_goods=state.options.royal_goods, black_market=state.options.black_market
    )
    return ScoreEntry(edition=state.options.edition, options=options, players=players)


def switch_tool(state: State, action: act.SwitchTool) -> State:
    """Each tool on or off, at the start and later; what was not kept is not invented."""
    if state.has(action.tool) == action.on:
        raise SettledError("sheriff-tool-already", path="action.on")
    tools = tuple(
        tool
        for tool in Tool
        if (tool is not action.tool and state.has(tool)) or (tool is action.tool and action.on)
    )
    state = replace(state, options=_with(state, tools=tools))
    match action.tool:
        case Tool.STANDS:
            # what passed before is not known: begin with empty stands, to be corrected
            return replace(state, stands=(Stand(),) * state.seats)
        case Tool.TIMER if not action.on:
            return replace(state, timer=replace(state.timer, ends_at=None))
        case Tool.ROUNDS:
            phase = Phase.SETUP if action.on else Phase.FREE
            entered = (None,) * state.seats
            return replace(
                state,
                phase=phase,
                round=0,
                turned_up=(),
                deals=(),
                bags=(),
                proofs=(),
                entered=entered,
            )
        case _:
            return state


def change_options(state: State, action: act.ChangeOptions) -> State:
    seconds = action.seconds_per_merchant
    if seconds is not None:
        refuse(number(seconds, "action.seconds_per_merchant", *MIXED_SECONDS))
    changes = {
        name: value
        for name, value in (
            ("purse", action.purse),
            ("strict_timer", action.strict_timer),
            ("seconds_per_merchant", seconds),
            ("cover", action.cover),
        )
        if value is not None
    }
    state = replace(state, options=_with(state, **changes))
    if seconds is not None and not state.timer.running:
        state = clock.full(state)
    return state


def _with(state: State, **changes: object) -> Options:
    return msgspec.structs.replace(state.options, **changes)
