"""Characters that the companion dealt: who looks at which, and who holds what."""

from __future__ import annotations

from companion.engine.refusal import RuleError

from ..cast import Draft
from ..model import Dealt, Phase, State


def choosing(state: State) -> Draft | None:
    """The step of the draft that is being taken."""
    draft = state.selection.draft
    return draft[state.step] if state.phase is Phase.SELECT and state.step < len(draft) else None


def cards(dealt: Dealt, draft: Draft) -> tuple[int, ...]:
    """[R ci.selection.seven_both] What whoever chooses looks at."""
    return tuple(sorted((*dealt.pool, *(dealt.down if draft.with_face_down else ()))))


def lays_one(draft: Draft) -> bool:
    """Whether they choose one to lay down; of the last ones all others go."""
    return 0 < draft.discard < draft.cards - draft.keep


def holder(state: State, rank: int) -> int | None:
    """Whose secret it is; None: nobody's, or nobody here knows."""
    held = () if state.dealt is None else state.dealt.held
    return next((seat for seat, ranks in enumerate(held) if rank in ranks), None)


def need_holder(state: State, rank: int, who: int) -> None:
    """A wrong tap is answered like any other, and only to whoever tapped."""
    if state.dealt is not None and holder(state, rank) != who:
        raise RuleError("citadels-not-your-card", path="action.who")


def need_by_hand(state: State) -> None:
    """[R ci.round.crown_duty] Of dealt characters the companion alone knows who is to come."""
    if state.dealt is not None:
        raise RuleError("citadels-waits-by-itself")
