"""Victory, the final battle, and the points of a series; and what becomes of them after the map was
corrected.
"""

from __future__ import annotations

from dataclasses import replace

from companion.engine.score import ScoreSheet

from .. import scoring
from ..holdings import Holdings, ScoreEntry, Variants
from ..model import Phase, State
from ..options import Tool
from .rounds import between_battles, clear_board, new_hands, next_game


def entry(state: State, final_battle_winner: int | None = None) -> ScoreEntry:
    """Return the map as a score entry, with seat numbers for names."""
    options = state.options
    return ScoreEntry(
        players=tuple(Holdings(str(seat), state.cities(seat)) for seat in range(state.seats)),
        options=Variants(options.bigger_kingdoms, options.points, options.points_bonus),
        final_battle_winner=None if final_battle_winner is None else str(final_battle_winner),
    )


def make_score_entry(state: State) -> ScoreEntry | None:
    """Return the score entry at the end; None where points of several games decided."""
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
    """Return the state after a victory, or with the final battle begun; None while the game goes
    on.
    """
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
    """[R co.ruling.points_target_reached] Return whether somebody has reached the target."""
    last = state
    state = next_game(state)
    tallies = [(tally.cities, tally.kingdoms, tally.corrected) for tally in state.tallies]
    sheet = scoring.score_series(tallies, [str(seat) for seat in range(state.seats)], state.won)
    return replace(state, phase=Phase.OVER, sheet=sheet, aside=last)


def finish(state: State) -> State | None:
    """Return the state to which `Finish` leads; None where nothing is decided."""
    if state.phase is Phase.SCORED:
        return series_over(state) if target_reached(state) else None
    return judge(state)


# -- The map was put right ---------------------------------------------------------------------


def reconsider(before: State, state: State) -> State:
    """Return the same moment with another map.

    The final battle may then be fought by others, or not at all; a game of a series is scored
    again, or is not over yet. Another correction leads back, as long as nothing else is played.
    """
    if state.phase is Phase.OVER:
        return _after_the_end(before, state)
    decision = verdict(state)
    final = decision is not None and decision.decided_by == scoring.FINAL_BATTLE
    over = decision is not None and not final
    if state.phase is Phase.SCORED and not over:
        return between_battles(replace(state, sheet=None, aside=state))
    if state.final and not final:
        return without_final(before, state)
    aside = state.aside
    if aside is not None and decision is not None and final is bool(aside.final):
        before, state = aside, _instead(state, aside, state)
        if state.phase is Phase.OVER:
            return _after_the_end(aside, state)
    if state.phase is Phase.SCORED:
        return replace(state, sheet=scoring.score(entry(state)))
    if state.final and decision is not None:
        return _set_tied(before, state, decision.first)
    return state


def _after_the_end(before: State, state: State) -> State:
    """Return the result of the corrected map. Where it decides nothing, or others would have fought
    the final battle, play goes on.
    """
    if state.options.points:
        scored = last_scored(before)
        return rescore(reconsider(scored, replace(scored, owners=state.owners)))
    decision = verdict(state)
    final = decision is not None and decision.decided_by == scoring.FINAL_BATTLE
    if decision is None or (final and decision.first != state.final):
        number = max(1, state.round - bool(state.final))
        over = replace(state, aside=None)
        return between_battles(replace(state, sheet=None, final=(), round=number, aside=over))
    if final:
        return after_final(state, state.course[-1].winner)
    return replace(state, sheet=scoring.score(entry(state)))


def last_scored(state: State) -> State:
    """[R co.points.target] Return the last game of a finished series, as it was scored."""
    assert state.aside is not None
    return state.aside


def rescore(state: State) -> State:
    """Return a series whose last game was corrected; it stays over as long as somebody has reached
    the target.
    """
    over = state.phase is Phase.SCORED and target_reached(state)
    return series_over(state) if over else state


def without_final(before: State, state: State) -> State:
    """Return the state before the final battle, with later corrections."""
    assert state.aside is not None
    return between_battles(clear_board(_instead(state, state.aside, before)))


def _instead(state: State, other: State, aside: State) -> State:
    """Return the other of two moments, with this one's corrections; this one is set aside."""
    return replace(
        other,
        options=state.options,
        owners=state.owners,
        holder=state.holder,
        tallies=state.tallies,
        round=max(1, state.round + bool(other.final) - bool(state.final)),
        aside=None if other.phase in (Phase.SCORED, Phase.OVER) else replace(aside, aside=None),
    )


def _set_tied(before: State, state: State, tied: tuple[int, ...]) -> State:
    """[R co.end.final_battle] [R co.end.final_deal] The final battle is fought by these, and the
    notes of their hands begin with what they are dealt by this map.
    """
    hands = tuple(
        None if hand is None else hand + state.dealt(seat) - before.dealt(seat)
        for seat, hand in enumerate(state.hands)
    )
    return replace(state, final=tied, hands=hands)
