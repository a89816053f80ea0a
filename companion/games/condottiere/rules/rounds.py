"""A game and its rounds: who begins, where the next battle is, who is out of cards, new cards."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import SeatName
from companion.engine.needs import need_seat
from companion.engine.refusal import NotYoursError, RuleError, SettledError

from .. import actions as act
from .. import field
from ..cards import city_name
from ..model import Line, Phase, State
from ..options import Tool
from ..tables import CITIES
from .needs import need_city, need_next_battle, need_phase, need_round, need_tool


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
    state = replace(state, game=coming, round=0, holder=holder, owners=owners, sheet=None)
    return new_round(state)


def coming_game(state: State) -> int:
    """The number of the game that `begin` begins."""
    return state.game + (state.phase is Phase.SCORED)


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
    )
    return new_hands(state)


def new_hands(state: State) -> State:
    """The deal is public, so it begins everybody's note."""
    if not state.has(Tool.HANDS):
        return state
    hands = tuple(
        state.dealt(seat) if seat in field.fighters(state) else None for seat in range(state.seats)
    )
    return replace(state, hands=hands)


def clear_board(state: State) -> State:
    return replace(state, city=None, last=None, lines=(Line(),) * state.seats)


def attack(state: State, seat: int | None, action: act.Attack) -> State:
    """[R co.battle.place] [R co.setup.first_city] [R co.piece.holder_chooses]
    [R co.battle_end.next_city] The holder of the piece chooses.
    """
    need_next_battle(state, action.battle)
    if not state.has(Tool.MAP):
        need_tool(state, Tool.BATTLE)
        return replace(clear_board(state), phase=Phase.BATTLE)
    refusal = not_the_holder(state, seat)
    if refusal is not None:
        raise refusal
    if action.city is None:
        raise RuleError("condottiere-name-a-city", rule="co.battle.place", path="action.city")
    need_city(action.city)
    closed = why_not(state, action.city)
    if closed is not None:
        raise closed
    return replace(clear_board(state), phase=Phase.BATTLE, city=action.city, declined=())


def why_not(state: State, city: str) -> RuleError | None:
    """[R co.battle.conquered_city] [R co.battle_end.any_free_city] [R co.capture.attack_owned]
    [R co.ruling.own_city] [R co.ruling.capture_owner_empty_hand] Why this city cannot be chosen
    now; None if it can.
    """
    owner = state.owner(city)
    if owner is None:
        return None
    name, path = city_name(city), "action.city"
    if not state.options.capturing:
        rule = "co.battle.conquered_city"
        who = SeatName(owner)
        return RuleError("condottiere-city-taken", rule=rule, path=path, city=name, who=who)
    if owner == state.holder:
        return RuleError("condottiere-own-city", rule="co.ruling.own_city", path=path, city=name)
    return None


def decline(state: State, seat: int | None, action: act.Decline) -> State:
    """[R co.battle_end.decline] [R co.ruling.piece_to_empty_hand] The piece goes to the left,
    whether there are cards or not.
    """
    need_next_battle(state, action.battle)
    need_tool(state, Tool.MAP)
    if action.holder != state.holder:
        raise SettledError("condottiere-piece-moved", path="action.holder")
    refusal = why_not_decline(state, seat)
    if refusal is not None:
        raise refusal
    holder = action.holder
    return replace(state, holder=state.left_of(holder), declined=(*state.declined, holder))


def why_not_decline(state: State, seat: int | None) -> NotYoursError | RuleError | None:
    """[R co.ruling.all_decline] Back with the first who declined, the piece stays."""
    if not may_decline(state):
        return RuleError("condottiere-must-choose", rule="co.ruling.all_decline")
    return not_the_holder(state, seat)


def may_decline(state: State) -> bool:
    return state.holder not in state.declined


def not_the_holder(state: State, seat: int | None) -> NotYoursError | None:
    """[R co.piece.holder_chooses] Why this seat does not choose; None for holder and table."""
    if seat is None or state.holder is None or seat == state.holder:
        return None
    return NotYoursError("condottiere-holder-chooses", path="seat", who=SeatName(state.holder))


def say_out(state: State, seat: int | None, action: act.Out) -> State:
    """[R co.no_cards.out] [R co.ruling.empty_hand_is_said] [R co.ruling.discard_ends_round]"""
    who = need_seat(state.seats, seat)
    need_round(state, action.round)
    if (who in state.out) == action.out:
        key = "condottiere-out-already" if action.out else "condottiere-in-already"
        raise SettledError(key, path="action.out")
    out = {*state.out, who} if action.out else {*state.out} - {who}
    state = replace(state, out=tuple(sorted(out)))
    if state.has(Tool.HANDS) and action.out and state.hands[who] is not None:
        hand = state.hands[who] or 0
        state = state.with_hand(who, -hand)
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
