"""From round to round, the last count, and what the companion keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine import settings
from companion.engine.checks import between
from companion.engine.final import counted, recount
from companion.engine.needs import need_phase, need_seat, refuse
from companion.engine.refusal import Fault

from .. import actions as act
from .. import scoring
from ..holdings import Counted, Holdings, Rulings, ScoreEntry, check_holdings
from ..model import ROUND, Phase, State, put
from ..options import THINKING_SECONDS, Options, Tool
from . import calling, selection
from .needs import need_round, need_unsaid


def resting(options: Options) -> Phase:
    """Where a sitting begins: with rounds, with tools alone, or with the count."""
    if options.has(Tool.CALLER) or options.has(Tool.SELECTION):
        return Phase.SETUP
    return Phase.FREE if options.tools else Phase.FINAL


def next_round(state: State, action: act.NextRound) -> State:
    """[R ci.end.end_of_round] [R ci.two.end_of_round] [R ci.three.end_of_round] After the round in
    which a city was completed there is no other.

    [R ci.ruling.end_of_round_order] The killed rank 4 has been shown by then, and so has the crown
    gone where it goes, before anything is counted.
    """
    need_phase(state, Phase.ROUND_END)
    need_round(state, action.round)
    if not state.misses_crown:
        need_unsaid(crown=action.crown)
    elif action.crown is not None:
        state = replace(state, crown=need_seat(state.seats, action.crown, "action.crown"))
    if state.last_round:
        return replace(state, phase=Phase.FINAL)
    return selection.select(replace(state, round=state.round + 1), action.at)


def count_up(state: State, action: act.CountUp) -> State:
    """The table stops wherever it is."""
    need_phase(state, Phase.FREE, Phase.SETUP, *ROUND)
    need_round(state, action.round)
    state = selection.stop_clock(calling.settle(state))
    return replace(
        state, phase=Phase.FINAL, rank=None, turn=None, theater=None, call=state.call + 1
    )


def enter_final(state: State, seat: int | None, action: act.EnterFinal) -> State:
    """What a seat counts at the end; it may be entered again until the result is shown."""
    need_phase(state, Phase.FINAL)
    who = need_seat(state.seats, seat)
    state = recount(state, who, action)
    refuse(_entry_faults(state, who, action))
    return replace(state, entered=put(state.entered, who, action))


def _entry_faults(state: State, who: int, action: act.EnterFinal) -> Iterator[Fault]:
    yield from check_holdings("action", holdings(state, who, action, str(who)))


def holdings(state: State, seat: int, entry: Counted, name: str) -> Holdings:
    """[R ci.score.first_complete] What is scored: the entry, and what the whole table knows."""
    return Holdings(
        name=name,
        gold=entry.gold,
        hand=entry.hand,
        crown=state.crown == seat,
        first_complete=state.completed[:1] == (seat,),
        completed=True if seat in state.completed else None,
        ranks=entry.ranks,
        secret_vault=entry.secret_vault,
        haunted_quarter=entry.haunted_quarter,
        city=entry.city,
    )


def finish(state: State) -> State:
    """The result is computed once everybody has entered."""
    need_phase(state, Phase.FINAL)
    return replace(state, phase=Phase.OVER, sheet=scoring.score(scored(state)))


def scored(state: State) -> ScoreEntry:
    """The document of a score entry, with seat numbers for names."""
    entries = counted(state, state.entered)
    players = tuple(holdings(state, k, entry, str(k)) for k, entry in enumerate(entries))
    killed = None if state.killed is None else state.killed.ranks[0]
    return ScoreEntry(players, rulings(state), killed)


def rulings(state: State) -> Rulings:
    """How this table decides what the book leaves open."""
    options = state.options
    return Rulings(
        vault_counts_for_map_room=options.vault_counts_for_map_room,
        unique_counts_for_capitol=options.unique_counts_for_capitol,
        completion_kept=options.completion_kept,
        tie_killed=options.tie_killed,
    )


def switch_tool(state: State, action: act.SwitchTool) -> State:
    """Each tool on or off, at the start and later; what was not kept is not invented."""
    after = settings.switch_tool(state, action.tool, action.on)
    if not action.on:
        after = replace(calling.settle(state), options=after.options)
    return _after_switch(after, action, scored_only=not state.options.tools)


def _after_switch(state: State, action: act.SwitchTool, scored_only: bool) -> State:
    """Where the sitting goes on. One that only counts begins to be played with its first tool."""
    rest = resting(state.options)
    rounds = rest is Phase.SETUP
    if state.round == 0:
        counting = state.phase is Phase.FINAL and not (scored_only and not any(state.entered))
        return state if counting else replace(state, phase=rest)
    if state.phase is Phase.FREE and rounds:
        return replace(state, phase=Phase.ROUND_END)
    if state.phase in ROUND and not rounds:
        state = selection.stop_clock(state)
        return replace(state, phase=Phase.FREE, rank=None, turn=None, theater=None)
    if state.phase is Phase.CALL and action.tool is Tool.CALLER:
        return calling.start(state)
    if action.tool is Tool.SELECTION:
        return selection.stop_clock(state)
    return state


def change_options(state: State, action: act.ChangeOptions) -> State:
    """Settings and rulings, at any time before the result; the pace is also the caller's."""
    after = settings.change_options(state, action)
    if action.seconds_per_seat:
        path = "action.seconds_per_seat"
        refuse(between(path, action.seconds_per_seat, *THINKING_SECONDS))
    elif action.seconds_per_seat == 0:
        return selection.stop_clock(after)
    return after
