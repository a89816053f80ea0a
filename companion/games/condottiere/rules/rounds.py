"""A game and its rounds: who begins, where the next battle is, who is out of cards, new cards."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_phase, need_seat, need_tool
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from .. import field
from ..model import Line, Phase, State
from ..options import Tool
from ..tables import CITIES
from .needs import need_city, need_next_battle, need_round


def begin(state: State, action: act.Begin) -> State:
    """[R co.setup.youngest] [R co.piece.start_then_winner] [R co.points.target] Of a series each
    game begins anew, with an empty map.
    """
    need_tool(state, Tool.MAP)
    need_phase(state, Phase.SETUP, Phase.SCORED)
    coming = coming_game(state)
    if action.game != coming:
        raise SettledError("condottiere-other-game", path="action.game")
    holder = need_seat(state.seats, action.holder, "action.holder")
    owners = state.owners if state.phase is Phase.SETUP else (None,) * len(CITIES)
    state = replace(next_game(state), game=coming, round=0, holder=holder, owners=owners)
    return new_round(state)


def coming_game(state: State) -> int:
    """The number of the game that `begin` begins."""
    return state.game + (state.phase is Phase.SCORED)


def next_game(state: State) -> State:
    """The game that was scored belongs to those before."""
    return replace(state, tallies=state.tally, sheet=None, course=(), aside=None)


def new_round(state: State) -> State:
    """[R co.round.new_cards] [R co.round_end.deal] Everybody has cards again."""
    state = replace(
        clear_board(state),
        phase=Phase.CHOOSE,
        round=state.round + 1,
        out=(),
        past=(),
        declined=(),
        final=(),
        aside=None,
    )
    return new_hands(state)


def new_hands(state: State) -> State:
    """The deal is public, so it begins everybody's note."""
    if not state.has(Tool.HANDS):
        return state
    return replace(state, hands=tuple(state.dealt(seat) for seat in range(state.seats)))


def clear_board(state: State) -> State:
    return replace(state, city=None, steps=(), claim=None, counts=(), lines=(Line(),) * state.seats)


def attack(state: State, action: act.Attack) -> State:
    """[R co.battle.place] [R co.setup.first_city] [R co.piece.holder_chooses]
    [R co.battle_end.next_city] The holder of the piece chooses.
    """
    need_next_battle(state, action.battle)
    state = replace(state, aside=None)
    if not state.has(Tool.MAP):
        need_tool(state, Tool.BATTLE if action.city is None else Tool.MAP)
        return replace(clear_board(state), phase=Phase.BATTLE)
    if action.city is None:
        raise RuleError("condottiere-name-a-city", rule="co.battle.place", path="action.city")
    need_city(action.city)
    return replace(clear_board(state), phase=Phase.BATTLE, city=action.city)


def decline(state: State, action: act.Decline) -> State:
    """[R co.battle_end.decline] [R co.ruling.piece_to_empty_hand] The piece goes to the left,
    whether there are cards or not. [R co.ruling.all_decline] Where all have declined by what was
    noted, the talk begins anew.
    """
    need_next_battle(state, action.battle)
    need_tool(state, Tool.MAP)
    if action.holder != state.holder:
        raise SettledError("condottiere-piece-moved", path="action.holder")
    holder = action.holder
    before = () if field.all_declined(state) else state.declined
    declined = (*(seat for seat in before if seat != holder), holder)
    return replace(state, holder=state.left_of(holder), declined=declined, aside=None)


def say_out(state: State, seat: int | None, action: act.Out) -> State:
    """[R co.no_cards.out] [R co.ruling.empty_hand_is_said] [R co.ruling.discard_ends_round]"""
    who = need_seat(state.seats, seat)
    need_round(state, action.round)
    out = {*state.out, who} if action.out else {*state.out} - {who}
    state = replace(state, out=tuple(sorted(out)))
    return state if state.phase is Phase.BATTLE else between_battles(state)


def between_battles(state: State) -> State:
    """[R co.round.one_hand_left] [R co.round_end.one_hand] [R co.ruling.nobody_has_cards]

    [R co.round.until_winner] Where nobody has begun yet, the game is set up.
    """
    if state.has(Tool.MAP) and state.holder is None:
        return replace(state, phase=Phase.SETUP)
    over = len(field.with_cards(state)) <= 1
    return replace(state, phase=Phase.ROUND_END if over else Phase.CHOOSE)


def deal(state: State, action: act.Deal) -> State:
    """[R co.round.new_cards] [R co.round_end.deal] Nobody is asked who is out of cards: the
    people may deal between any two battles.
    """
    need_phase(state, Phase.CHOOSE, Phase.ROUND_END)
    need_round(state, action.round)
    return new_round(state)
