"""Victory, the final battle, and the points of a series."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.score import ScoreSheet

from .. import scoring
from ..holdings import Holdings, ScoreEntry, Variants
from ..model import Phase, State
from ..options import Tool
from .rounds import between_battles, clear_board, new_hands, next_game


def entry(state: State, final_battle_winner: int | None = None) -> ScoreEntry:
    """The map as a document to be scored, with seat numbers for names."""
    options = state.options
    return ScoreEntry(
        players=tuple(Holdings(str(seat), state.cities(seat)) for seat in range(state.seats)),
        options=Variants(options.bigger_kingdoms, options.points, options.points_bonus),
        final_battle_winner=None if final_battle_winner is None else str(final_battle_winner),
    )


def make_score_entry(state: State) -> ScoreEntry | None:
    """The map at the end; None where points of several games decided."""
    return None if state.options.points else entry(state)


def verdict(state: State) -> scoring.Verdict | None:
    """[R co.end.three_linked] [R co.end.four_linked] [R co.end.most_cities]
    [R co.end.final_battle] [R co.ruling.capture_full_board] How the map decides the game; None
    while it goes on.
    """
    if not state.has(Tool.MAP):
        return None
    decision = scoring.verdict(entry(state))
    if decision.decided_by == scoring.UNDECIDED:
        return None
    kingdom = decision.decided_by == scoring.KINGDOM
    return decision if kingdom or state.options.full_board_decides else None


def judge(state: State) -> State | None:
    """The state after a victory, or with the final battle begun; None while the game goes on."""
    decision = verdict(state)
    if decision is None:
        return None
    if decision.decided_by == scoring.FINAL_BATTLE:
        return final_battle(state, decision.first)
    return end_game(state, scoring.score(entry(state)))


def final_battle(state: State, tied: tuple[int, ...]) -> State:
    """[R co.end.final_battle] [R co.end.final_deal] [R co.ruling.final_cards] All cards are
    shuffled, the tied are dealt a hand, and they fight.
    """
    before = between_battles(replace(clear_board(state), aside=None))
    state = replace(
        before,
        phase=Phase.BATTLE,
        round=state.round + 1,
        final=tied,
        out=(),
        past=(),
        declined=(),
        aside=before,
    )
    return new_hands(state)


def after_final(state: State, winner: int | None) -> State:
    """[R co.end.final_winner] [R co.end.final_no_winner] [R co.ruling.final_no_result]"""
    return end_game(state, scoring.score(entry(state, winner), fought=True))


def end_game(state: State, sheet: ScoreSheet) -> State:
    """[R co.points.target] With points a series goes on until somebody reaches the target."""
    if not state.options.points:
        return replace(state, phase=Phase.OVER, sheet=sheet, aside=None)
    state = replace(state, phase=Phase.SCORED, sheet=sheet, aside=None)
    return series_over(state) if target_reached(state) else state


def target_reached(state: State) -> bool:
    return any(tally.total >= state.options.points_target for tally in state.tally)


def series_over(state: State) -> State:
    """[R co.ruling.points_target_reached]"""
    last = state
    state = next_game(state)
    tallies = [(tally.cities, tally.kingdoms, tally.corrected) for tally in state.tallies]
    sheet = scoring.score_series(tallies, [str(seat) for seat in range(state.seats)])
    return replace(state, phase=Phase.OVER, sheet=sheet, aside=last)


def finish(state: State) -> State | None:
    """What `finish` leads to; None where nothing is decided."""
    if state.phase is Phase.SCORED:
        return series_over(state) if target_reached(state) else None
    return judge(state)
