"""The turn that is played, and who says to have won."""

from __future__ import annotations

from companion.engine.message import Message, SeatName

from .. import hints
from ..book import RULEBOOK
from ..goods import name_character, name_good
from ..model import Phase, State, Turn
from ..options import Tool
from ..rules import abilities
from ..rules.ring import is_last, take_card, to_refill
from ..tables import WIN_KINDS
from .ring import character
from .shapes import AbilityView, DeclaredView, EndView, TurnView


def turn(state: State) -> TurnView | None:
    now = state.turn
    if state.phase is not Phase.PLAY or now is None:
        return None
    return TurnView(
        number=now.number,
        seat=now.seat,
        step=state.step.value,
        ability=_ability(state, now),
        end=_end(state) if now.acted else None,
        note=_left_open(state, now),
        win_note=_win_note(state, now),
    )


def _ability(state: State, now: Turn) -> AbilityView | None:
    """From the moment the camel has arrived; the card may be taken on the way."""
    if not now.steps or now.acted:
        return None
    state = take_card(state)
    drawing = RULEBOOK.hints(hints.drawing(state))
    return AbilityView(character(state.here), drawing, abilities.why_not(state))


def _end(state: State) -> EndView:
    """[R dh.refill.order] Clockwise from the camel's tile."""
    places = to_refill(state)
    order = tuple(name_character(state.tiles[place]) for place in places)
    return EndView(len(places), order, is_last(state))


def _left_open(state: State, now: Turn) -> Message | None:
    if not now.acted:
        return Message(f"dunhuang-missed-{state.step.value}")
    for claim in state.open_claims:
        who = SeatName(state.decider(claim))
        return Message("dunhuang-undecided", who=who, token=name_good(claim.good))
    return None


def _win_note(state: State, now: Turn) -> Message | None:
    """[R dh.ruling.instant_win_claimed] A public reminder looks at tokens only."""
    have = len(state.tokens_of(now.seat))
    if not now.acted or not state.has(Tool.STALLS) or have >= state.win_tokens:
        return None
    return Message("dunhuang-win-tokens", need=state.win_tokens, have=have)


def view_declaration(state: State) -> DeclaredView | None:
    if not state.declared:
        return None
    who = state.declared[0]
    return DeclaredView(who, Message("dunhuang-shows", who=SeatName(who), kinds=WIN_KINDS))
