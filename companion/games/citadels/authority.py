"""Whose phone may send an action: what one is or holds in this game, besides one's own seat."""

from __future__ import annotations

from typing import Any

from companion.engine.authority import Authority, own

from .model import Phase, State

Seats = tuple[int, ...] | None
"""None: anybody, also where the action is about something settled or unknown"""


def _acting(state: State, seat: int, action: Any) -> Seats:
    """[R ci.action.reveal] Whose turn it is."""
    turn = state.turn
    return None if turn is None or action.turn != state.call else (turn.seat,)


def _goes_on(state: State, seat: int, action: Any) -> Seats:
    """Whose turn it is; anybody, where nothing is kept that a turn changes."""
    return _acting(state, seat, action) if state.keeps else None


def _magistrate(state: State, seat: int, action: Any) -> Seats:
    """[R ci.char.magistrate.may_reveal]"""
    mark = state.warrants
    return None if mark is None or action.turn != state.call else (mark.by,)


def _blackmailer(state: State, seat: int, action: Any) -> Seats:
    """[R ci.char.blackmailer.may_reveal] [R ci.char.witch.blackmailer]"""
    mark = state.threats
    return None if mark is None or action.turn != state.call else (mark.by,)


def _crown_holder(state: State, seat: int, action: Any) -> Seats:
    """[R ci.round.crown_duty] Sees to it that the game takes its course."""
    past = getattr(action, "round", state.round) != state.round
    over = getattr(action, "call", state.call) != state.call
    return None if past or over or state.crown is None else (state.crown,)


def _next(state: State, seat: int, action: Any) -> Seats:
    """Sees to it that the game takes its course, or has the crown by now."""
    holder = _crown_holder(state, seat, action)
    return holder if holder is None or action.crown is None else (*holder, action.crown)


def _pace(state: State, seat: int, action: Any) -> Seats:
    """How fast and by whom is called is for whoever calls; all other settings are the table's."""
    chosen = {name for name in action.__struct_fields__ if getattr(action, name) is not None}
    own = {"at"} < chosen <= {"pace", "calls", "at"}
    return (state.crown,) if own and state.crown is not None else ()


def _chooser(state: State, seat: int, action: Any) -> Seats:
    """[R ci.selection.everyone_one]"""
    draft = state.selection.draft
    now = state.phase is Phase.SELECT and action.round == state.round and action.step == state.step
    return (state.chooser(draft[state.step]),) if now and state.step < len(draft) else None


def _theater(state: State, seat: int, action: Any) -> Seats:
    """[R ci.unique.theater.swap]"""
    past = action.round != state.round
    return None if past or state.theater is None else (state.theater,)


def _payer(state: State, seat: int, action: Any) -> Seats:
    """Whose gold is paid; who takes it, if it comes from the bank."""
    hand = action.payee if action.payer is None else action.payer
    return (hand,) if hand in range(state.seats) else None


ACTING: Authority[State] = Authority("acting", _acting)
"""takes the turn that the action names"""
GOES_ON: Authority[State] = Authority("acting", _goes_on)
"""the same, and anybody where nothing is kept that a turn changes"""
MAGISTRATE: Authority[State] = Authority("magistrate", _magistrate)
"""whose warrants lie there"""
BLACKMAILER: Authority[State] = Authority("blackmailer", _blackmailer)
"""whose threats lie there"""
CROWN_HOLDER: Authority[State] = Authority("crown_holder", _crown_holder, "citadels-crown-calls")
NEXT: Authority[State] = Authority("crown_holder", _next, "citadels-crown-calls")
PACE: Authority[State] = Authority("crown_holder", _pace)
CHOOSER: Authority[State] = Authority("chooser", _chooser, "citadels-chooses-now")
"""chooses a character now"""
THEATER: Authority[State] = Authority("theater_owner", _theater)
WHO: Authority[State] = own("who")
CROWNED: Authority[State] = own("crown")
PAYER: Authority[State] = Authority("payer", _payer)
CLOCK: Authority[State] = Authority("clock", lambda state, seat, action: (), "citadels-clock-only")
"""the server's own"""
