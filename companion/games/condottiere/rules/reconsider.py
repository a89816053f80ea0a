"""The map was put right in the middle of something that followed from it."""

from __future__ import annotations

from dataclasses import replace

from .. import scoring
from ..model import Phase, State
from .ending import entry, verdict
from .rounds import between_battles, clear_board


def reconsidered(before: State, state: State) -> State:
    """The same moment with another map: a final battle of others, or none; a game of a series
    scored anew, or not over yet; and back again, as long as nothing else is played.
    """
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
    if state.phase is Phase.SCORED:
        return replace(state, sheet=scoring.score(entry(state)))
    if state.final and decision is not None:
        return _among(before, state, decision.first)
    return state


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
        aside=None if other.phase is Phase.SCORED else replace(aside, aside=None),
    )


def _among(before: State, state: State, tied: tuple[int, ...]) -> State:
    """[R co.end.final_battle] [R co.end.final_deal] The final battle is fought by these, and the
    notes of their hands begin with what they are dealt by this map.
    """
    hands = tuple(
        None if hand is None else hand + state.dealt(seat) - before.dealt(seat)
        for seat, hand in enumerate(state.hands)
    )
    return replace(state, final=tied, hands=hands)
