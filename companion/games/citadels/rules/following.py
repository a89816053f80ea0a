"""What follows from corrections of a round's calls."""

from __future__ import annotations

from dataclasses import replace

from ..model import MARKS, Mark, MarkKind, Phase, State, Threat, lay, lying
from ..options import Tool
from ..tables import CROWN_RANK
from . import calling


def follow_shown(state: State, rank: int, was: int | None, who: int | None) -> State:
    """Return the state after another seat, or nobody, turned up a character of this round."""
    if _is_heirs(state, rank):
        return calling.shown_by(state, who)
    state = _crown_follows(state, rank, was, who)
    shown = tuple(pair for pair in state.shown if pair[0] != rank)
    silent = tuple(each for each in state.silent if each != rank)
    if who is not None:
        shown = (*shown, (rank, who))
    elif _was_called(state, rank):
        silent = (*silent, rank)
    state = replace(state, shown=shown, silent=silent)
    state = calling.robbed_anew(_marks_follow(state, rank, was, who))
    return _turn_follows(state, rank, was, who)


def follow_marked(state: State, kind: MarkKind, lies: Mark | None) -> State:
    """Return the state with these marks as the only ones of their kind."""
    state = lay(state, kind, lies)
    match kind:
        case MarkKind.KILLED if not state.is_killed(CROWN_RANK):
            # [R ci.char.king.killed] nobody has been it
            return calling.shown_by_nobody(state)
        case MarkKind.ROBBED:
            return calling.robbed_anew(state)
        case MarkKind.THREATS:
            return _without_threat(state)
        case _:
            return state


def _was_called(state: State, rank: int) -> bool:
    """Return whether the rank's call is past, so that nobody has answered if nobody has turned it
    up.
    """
    over = state.phase is not Phase.CALL or (state.rank is not None and rank < state.rank)
    return over and state.has(Tool.CALLER)


def bearer(state: State, rank: int) -> int | None:
    """Return who has turned up the character, or was shown as the killed one."""
    if _is_heirs(state, rank):
        return None if state.heir is None else state.heir.seat
    return state.holder(rank)


def _is_heirs(state: State, rank: int) -> bool:
    return state.heir_shown and state.is_killed(rank)


def _crown_follows(state: State, rank: int, was: int | None, who: int | None) -> State:
    """[R ci.char.king.crown] [R ci.char.patrician.crown] The crown goes with the character, unless
    the table has said since that somebody else has it.
    """
    if not state.takes_crown(rank):
        return state
    if was is None:
        return replace(state, crown=who, crown_before=state.crown)
    if state.crown != was:
        return state
    before = state.crown if state.crown_before is None else state.crown_before
    return replace(state, crown=before if who is None else who)


def _marks_follow(state: State, rank: int, was: int | None, who: int | None) -> State:
    """[R ci.char.witch.copies_all] What a character has laid is whose that character is, and the
    Witch's where she has laid it in its place. While it is nobody's, whose it was last. Nobody
    plays on in the place of rank 1 [R ci.char.witch.what], nor anywhere where no Witch plays.
    """
    if who is None:
        return state
    spell = () if state.bewitched is None or "witch" not in state.cast else state.bewitched.ranks
    played = (rank, *spell) if rank == 1 else () if rank in spell else (rank,)
    for one in played:
        kind = MARKS.get(state.character(one))
        lies = None if kind is None else lying(state, kind)
        if kind is not None and lies is not None and was in (None, lies.by):
            state = lay(state, kind, replace(lies, by=who))
    return state


def _turn_follows(state: State, rank: int, was: int | None, who: int | None) -> State:
    """Give the turn to whoever has the character; if nobody has it, call the rank again."""
    turn = state.turn
    if turn is None:
        return _begins(state, rank, who)
    if turn.resumed:
        if state.character(rank) != "witch" or turn.seat != was or who is None:
            return state
    elif turn.rank != rank:
        return _asked_anew(state)
    elif who is None:
        return calling.call(calling.settle(state), rank)
    return _asked_anew(replace(state, turn=replace(turn, seat=who)))


def _begins(state: State, rank: int, who: int | None) -> State:
    """[R ci.action.reveal] Begin the turn of whoever turned up the called character."""
    killed = state.is_killed(rank)
    if who is None or killed or state.phase is not Phase.CALL or rank != state.rank:
        return state
    return calling.begin(state, rank, who)


def _asked_anew(state: State) -> State:
    settled = state.turn is None or state.turn.threat in (Threat.REFUSED, Threat.SETTLED)
    return state if settled else _without_threat(state)


def _without_threat(state: State) -> State:
    """Clear the answer to a threat, which is asked again or no longer."""
    turn = state.turn
    if turn is None or turn.resumed:
        return state
    lies = calling.threatens(state.threats, turn.rank, turn.seat)
    return replace(state, turn=replace(turn, threat=Threat.OPEN if lies else Threat.NONE))


def turned_down(state: State, rank: int) -> State:
    """Return the state in which nobody from this rank on has been turned up, taken the crown or
    been robbed.
    """
    for each, was in state.shown:
        if each >= rank:
            state = _crown_follows(state, each, was, None)
    shown = tuple(pair for pair in state.shown if pair[0] < rank)
    return calling.robbed_anew(replace(state, shown=shown))
