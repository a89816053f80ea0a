"""The last count, and what the companion keeps."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion.engine import settings
from companion.engine.final import counted, recount
from companion.engine.needs import need_phase, need_seat, number, refuse

from .. import actions as act
from .. import scoring
from ..holdings import Holdings, ScoreEntry, Variants, check_holdings
from ..model import Phase, Stand, State
from ..options import MIXED_SECONDS, Tool
from . import clock


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
    return replace(recount(state, who, action), entered=entered)


def finish(state: State) -> State:
    """[R s*.intro.richest_wins] The result is computed once everybody has entered."""
    need_phase(state, Phase.FINAL)
    sheet = scoring.score(scored(state))
    timer = replace(state.timer, ends_at=None)
    return replace(state, phase=Phase.OVER, timer=timer, sheet=sheet)


def scored(state: State) -> ScoreEntry:
    """What the result was computed from."""
    return final_entry(state, tuple(str(k) for k in range(state.seats)))


def final_entry(state: State, names: tuple[str, ...]) -> ScoreEntry:
    """The document of a score entry, from what the seats have entered."""
    players = tuple(
        msgspec.structs.replace(entry, name=name)
        for name, entry in zip(names, counted(state, state.entered), strict=True)
    )
    return entry_of(state, players)


def entry_of(state: State, players: tuple[Holdings, ...]) -> ScoreEntry:
    options = Variants(
        royal_goods=state.options.royal_goods, black_market=state.options.black_market
    )
    return ScoreEntry(edition=state.options.edition, options=options, players=players)


def switch_tool(state: State, action: act.SwitchTool) -> State:
    """Each tool on or off, at the start and later; what was not kept is not invented."""
    state = settings.switch_tool(state, action.tool, action.on)
    match action.tool:
        case Tool.STANDS:
            # what passed before is not known: begin with empty stands, to be corrected
            return replace(state, stands=(Stand(),) * state.seats)
        case Tool.TIMER if not action.on:
            return replace(state, timer=replace(state.timer, ends_at=None))
        case Tool.ROUNDS:
            phase = Phase.SETUP if action.on else Phase.FREE
            return replace(
                state.uncounted,
                phase=phase,
                round=0,
                turned_up=(),
                deals=(),
                bags=(),
                proofs=(),
            )
        case _:
            return state


def change_options(state: State, action: act.ChangeOptions) -> State:
    seconds = action.seconds_per_merchant
    if seconds is not None:
        refuse(number(seconds, "action.seconds_per_merchant", *MIXED_SECONDS))
    state = settings.change_options(state, action)
    if seconds is not None and not state.timer.running:
        state = clock.full(state)
    return state
