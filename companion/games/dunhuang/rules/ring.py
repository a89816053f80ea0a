"""The ring of tiles: the card beside the camel, refilling, the next turn, the end."""

from __future__ import annotations

from dataclasses import replace

from ..model import SOME_CARD, Phase, State, Step, Turn
from ..options import Tool
from . import stalls


def upcoming(state: State) -> Turn | None:
    """Return the turn that the camel's next move belongs to: this one, or the next one when step 3
    is done.

    None while step 3 is due, while somebody has to decide about a token or shows a warehouse (so
    that no move settles that), and where the game ends.
    """
    turn = state.turn
    if turn is None or state.phase is not Phase.PLAY or state.declared:
        return None
    if state.step is Step.MOVE:
        return turn
    return following(state) if turn.acted and not state.open_claims else None


def following(state: State) -> Turn | None:
    """Return the turn after this one; None where none is played, or the game ends with it."""
    turn = state.turn
    if turn is None or is_last(state):
        return None
    return Turn(turn.number + 1, (turn.seat + 1) % state.seats)


def is_last(state: State) -> bool:
    """[R dh.end.last_player] [R dh.ruling.end_by_last_player] Return whether the game ends with
    this turn, as far as is known.
    """
    if state.turn is None or state.turn.seat != state.last_player:
        return False
    short = state.has(Tool.DECK) and len(take_card(state).empty_places) > state.deck
    return state.last_turns or short


def to_refill(state: State) -> tuple[int, ...]:
    """[R dh.refill.order] [R dh.end.no_card] Return the places that get a card at the end of this
    turn: none in the last turns, and none once the deck is used up.
    """
    places = () if state.last_turns else take_card(state).empty_places
    return places[: state.deck] if state.has(Tool.DECK) else places


def take_card(state: State) -> State:
    """Return the state without the card beside the camel's tile. Whoever does not say where it went
    has it in the warehouse.
    """
    turn = state.current_turn
    lies = turn.steps and (turn.late or not turn.acted)
    return without_card(state) if lies else state


def without_card(state: State) -> State:
    """Return the state with nothing beside the camel's tile."""
    turn = state.current_turn
    if turn.taken or state.market[state.camel] is None:
        return state
    return replace(state.with_card(state.camel, None), turn=replace(turn, taken=True))


def end_turn(state: State, drawn: int | None = None) -> State:
    """[R dh.turn.next] [R dh.win.go_on] The market is refilled; the next one's turn begins, or the
    game ends [R dh.end.last_player] [R dh.ruling.end_by_last_player].

    [R dh.ruling.neither_ability_nor_coins] Step 3 is not left out; it may have been done at the
    table and not entered here.
    """
    turn = state.current_turn
    state = _refill(stalls.lapse_all(take_card(state)), drawn)
    if state.last_turns and turn.seat == state.last_player:
        return replace(state, phase=Phase.FINAL)
    return replace(state, turn=Turn(turn.number + 1, (turn.seat + 1) % state.seats))


def _refill(state: State, drawn: int | None) -> State:
    """[R dh.refill.draw] [R dh.refill.order] Empty places get cards, clockwise from the camel's
    tile, as far as the cards go [R dh.ruling.partial_refill].

    [R dh.end.trigger] [R dh.ruling.end_needs_empty_place] If one stays empty, the last turns begin.
    """
    empty = state.empty_places
    if drawn is None:
        drawn = len(empty) if not state.last_turns else 0
        if state.has(Tool.DECK):
            drawn = min(drawn, state.deck)
    for place in empty[:drawn]:
        state = state.with_card(place, SOME_CARD)
    if drawn < len(empty):
        return replace(state, deck=0, last_turns=True, unfilled=empty[drawn:])
    if drawn and state.last_turns:
        state = goes_on(state)
    return replace(state, deck=max(0, state.deck - drawn))


def goes_on(state: State) -> State:
    """Return the state in which the deck was not used up after all."""
    return replace(state, last_turns=False, unfilled=())
