"""The map was put right in the middle of something that followed from it."""

from __future__ import annotations

from dataclasses import replace

from .. import scoring
from ..model import Phase, State
from .ending import after_final, entry, series_over, target_reached, verdict
from .rounds import between_battles, clear_board


def reconsider(before: State, state: State) -> State:
    """The same moment with another map: a final battle of others, or none; a game of a series
    scored anew, or not over yet; and back again, as long as nothing else is played.
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
    """The result of the map as it is now. Where it decides nothing, or others would have fought the
    final battle, play goes on.
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
    """[R co.points.target] The last game of a series that is over, as it was scored."""
    assert state.aside is not None
    return state.aside


def rescore(state: State) -> State:
    """A series whose last game was corrected: it stays over as long as somebody has enough."""
    over = state.phase is Phase.SCORED and target_reached(state)
    return series_over(state) if over else state


def without_final(before: State, state: State) -> State:
    """As it stood before the final battle."""
    assert state.aside is not None
    return between_battles(clear_board(_instead(state, state.aside, before)))


def _instead(state: State, other: State, aside: State) -> State:
    """The other of two moments, with what was put right in this one, which is put aside."""
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
