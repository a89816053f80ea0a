"""The secret draft: the companion shuffles, deals, passes on and lays aside. Who holds what is
their own secret until they say so; whatever is refused or waited for tells nothing of it.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion.engine.game import World
from companion.engine.needs import need_phase, need_tool
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..cast import Draft
from ..model import Dealt, Phase, State, put
from ..options import Tool
from ..tables import CROWN_RANK
from .needs import need_ranks, need_round


def shuffle(state: State, action: act.Deal, world: World) -> act.Deal:
    """[R ci.selection.shuffle] [R ci.selection.rank4_replaced] What lies up and down; the others
    are all looked at by whoever chooses first, in whatever order. Nobody says what they are.
    """
    dice = world.dice
    ranks = [rank for rank in state.ranks if rank != CROWN_RANK]
    up = tuple(sorted(dice.sample(ranks, state.selection.face_up)))
    down = dice.choice([rank for rank in state.ranks if rank not in up])
    return msgspec.structs.replace(action, up=up, down=down)


def draw(state: State, action: act.Pick, world: World) -> act.Pick:
    """[R ci.ruling.three_player_discard] The card laid down, where it is drawn unseen."""
    draft = choosing(state)
    if state.dealt is None or draft is None or not draft.random:
        return action
    left = [rank for rank in cards(state.dealt, draft) if rank != action.rank]
    return msgspec.structs.replace(action, lays=world.dice.choice(left) if left else None)


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


def deal(state: State, action: act.Deal) -> State:
    """[R ci.selection.face_up] [R ci.selection.face_down] Up and down, the rest to the crown
    holder. A phone that is lost goes on under the table's cover.
    """
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    need_tool(state, Tool.CALLER)
    if state.dealt is not None or state.step or state.theater is not None:
        raise SettledError("citadels-dealt")
    need_ranks(state, (*action.up, action.down), "action.up")
    wrong = len(action.up) != state.selection.face_up
    if wrong or CROWN_RANK in action.up:
        raise RuleError("citadels-rank4-never-up", rule="ci.selection.rank4_never_up")
    pool = tuple(rank for rank in state.ranks if rank not in (*action.up, action.down))
    dealt = Dealt(pool, (action.down,), ((),) * state.seats)
    options = msgspec.structs.replace(state.options, cover=True)
    return replace(state, dealt=dealt, face_up=action.up, options=options)


def pick(state: State, action: act.Pick) -> State:
    """[R ci.selection.crown_first] [R ci.selection.everyone_one] One is kept; what is laid down is
    out, the rest goes on.
    """
    need_phase(state, Phase.SELECT)
    need_round(state, action.round)
    draft, dealt = choosing(state), state.dealt
    if dealt is None or draft is None or action.step != state.step:
        raise SettledError("citadels-passed-on", path="action.step")
    there = cards(dealt, draft)
    if action.rank not in there:
        raise RuleError("citadels-not-among", path="action.rank")
    left = tuple(rank for rank in there if rank != action.rank)
    if not lays_one(draft):
        laid = left if draft.discard else ()
        if action.lays is not None:
            raise RuleError("citadels-lays-none", path="action.lays")
    elif action.lays not in left:
        raise RuleError("citadels-lays-one", path="action.lays")
    else:
        laid = tuple(rank for rank in left if rank == action.lays)
    seat = state.chooser(draft)
    held = put(dealt.held, seat, (*dealt.held[seat], action.rank))
    down = laid if draft.with_face_down else (*dealt.down, *laid)
    pool = tuple(rank for rank in left if rank not in laid)
    return replace(state, dealt=Dealt(pool, down, held), step=state.step + 1)


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


def swap(state: State, action: act.SwapCharacters, owner: int) -> State:
    """[R ci.unique.theater.swap] [R ci.unique.theater.hidden] Blind; both may look then. Of two
    characters one is given, and one is taken as it falls.
    """
    dealt, partner = state.dealt, action.partner
    if dealt is None or partner is None:
        return state
    own, others = dealt.held[owner], dealt.held[partner]
    if action.gives not in own or action.takes not in others:
        raise RuleError("citadels-not-among", path="action.gives")
    held = put(dealt.held, owner, tuple(action.takes if r == action.gives else r for r in own))
    held = put(held, partner, tuple(action.gives if r == action.takes else r for r in others))
    return replace(state, dealt=replace(dealt, held=held))


def swapped(state: State, action: act.SwapCharacters, world: World) -> act.SwapCharacters:
    """With the card that falls."""
    dealt, owner, partner = state.dealt, state.theater, action.partner
    if dealt is None or owner is None or partner not in range(state.seats):
        return msgspec.structs.replace(action, gives=None, takes=None)
    own, others = dealt.held[owner], dealt.held[partner or 0]
    gives = own[0] if len(own) == 1 else action.gives
    takes = world.dice.choice(others) if others else None
    return msgspec.structs.replace(action, gives=gives, takes=takes)
