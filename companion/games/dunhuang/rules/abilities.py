"""Step 3 of a turn: the ability of the camel's tile, or three coins."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion.engine.message import Message
from companion.engine.needs import number, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from .. import actions as act
from ..goods import called
from ..model import SOME_CARD, Phase, State, Turn
from ..options import Tool
from ..tables import (
    COINS_INSTEAD,
    DIPLOMAT_CARDS,
    PRESTIGE_GAINED,
    TILES,
    Character,
)
from . import bank, stalls
from .needs import need_good, need_tile, need_turn
from .ring import taken

PLAIN = (
    Character.PAINTER,
    Character.PRINCESS,
    Character.DANCER,
    Character.INTERPRETER,
    Character.DIPLOMAT,
    Character.CHINESE_MERCHANT,
    Character.SOGDIAN_MERCHANT,
)
"""abilities of which nothing more needs to be said"""


def _begin(state: State, turn_number: int) -> State:
    """[R dh.ability.use] Step 3 has not been done. What was left open before is past."""
    turn = need_turn(state, turn_number)
    if turn.acted:
        raise SettledError("dunhuang-acted-already")
    state = stalls.lapse(taken(state), turn.seat)
    return replace(state, turn=replace(_turn(state), acted=True))


def _turn(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def why_not(state: State) -> Message | None:
    """[R dh.ruling.impossible_ability] Why the ability here cannot be carried out, as far as was
    noted; then only the three coins are left. The table may know better.
    """
    seat = _turn(state).seat
    match state.here:
        case Character.INTERPRETER | Character.DIPLOMAT if no_deck(state):
            # [R dh.ruling.few_deck_cards]
            return Message("dunhuang-empty-deck")
        case Character.SOLDIER | Character.GENERAL if not market_cards(state):
            return Message("dunhuang-impossible-market")
        case Character.HERDSMAN | Character.FARMER if not within_reach(state):
            return Message("dunhuang-impossible-reach")
        case _ if not state.has(Tool.STALLS):
            return None
        case Character.MUSICIAN | Character.SOLDIER | Character.MAID if not any(state.stalls[seat]):
            return Message("dunhuang-impossible-stall")
        case Character.PRINCESS if not state.tokens_of(seat):
            return Message("dunhuang-impossible-token")
        case Character.PRIEST | Character.MONK if not unturned(state, seat):
            # [R dh.ruling.already_turned]
            return Message("dunhuang-impossible-number")
        case _:
            return None


def no_deck(state: State) -> bool:
    """The deck is known to be used up."""
    return state.last_turns or (state.has(Tool.DECK) and not state.deck)


def to_draw(state: State) -> int:
    """[R dh.char.interpreter.draw] [R dh.char.diplomat.draw] [R dh.ruling.few_deck_cards] Cards
    that interpreter or diplomat draw: as many as there are, if they are too few.
    """
    wanted = DIPLOMAT_CARDS if state.here is Character.DIPLOMAT else _turn(state).steps
    return min(wanted, state.deck) if state.has(Tool.DECK) else wanted


def market_cards(state: State) -> tuple[int, ...]:
    """Tiles beside which a card lies, clockwise from the camel's."""
    return tuple(
        tile
        for tile in ((state.camel + k) % TILES for k in range(TILES))
        if state.market[tile] is not None
    )


def reach(state: State) -> tuple[int, ...]:
    """[R dh.char.herdsman] The tiles on either side of the camel's.

    [R dh.char.farmer] [R dh.char.farmer.distance] The next ones ahead of it, as many as it has
    moved steps; at most all others [R dh.ruling.eight_steps].
    """
    if state.here is Character.HERDSMAN:
        steps: tuple[int, ...] = (-1, 1)
    else:
        steps = tuple(range(1, min(_turn(state).steps, TILES - 1) + 1))
    return tuple((state.camel + k) % TILES for k in steps)


def within_reach(state: State) -> tuple[int, ...]:
    return tuple(tile for tile in reach(state) if state.market[tile] is not None)


def unturned(state: State, seat: int) -> tuple[int, ...]:
    """The goods whose tokens the seat has with the number up."""
    return tuple(good for good in state.tokens_of(seat) if not state.token(good).turned)


# -- What is done ------------------------------------------------------------------------------


def take_coins(state: State, action: act.TakeCoins) -> State:
    """[R dh.ability.coins_instead] [R dh.char.coins_instead] On any tile."""
    state = _begin(state, action.turn)
    return bank.pay(state, None, _turn(state).seat, COINS_INSTEAD)


def use(state: State, action: act.UseAbility) -> State:
    """[R dh.char.painter] [R dh.char.princess] [R dh.char.dancer]
    [R dh.char.sogdian_merchant.prestige] Prestige is gained; what happens in warehouses and with
    the deck is done at the table.
    """
    if action.character not in PLAIN:
        message = Message("dunhuang-more-to-say", character=called(action.character))
        refuse((Fault("action.character", "more_to_say", message),))
    state = _begin(state, action.turn)
    who = _turn(state).seat
    match action.character:
        case Character.INTERPRETER | Character.DIPLOMAT:
            # [R dh.char.interpreter.keep_one] [R dh.char.diplomat.keep_one] one card is kept, the
            # others go under the deck [R dh.char.interpreter.rest_under_deck]
            return replace(state, deck=max(0, state.deck - 1))
        case Character.PRINCESS:
            return bank.honour(state, who, _tokens(state, who, action.tokens))
        case _:
            return bank.honour(state, who, PRESTIGE_GAINED.get(action.character, 0))


def _tokens(state: State, seat: int, said: int | None) -> int:
    """[R dh.char.princess] [R dh.char.princess.any_side] As many as are in front of the seat."""
    if state.has(Tool.STALLS):
        return len(state.tokens_of(seat))
    if said is None and state.has(Tool.BANK):
        raise RuleError("dunhuang-how-many-tokens", rule="dh.char.princess", path="action.tokens")
    refuse(number(said or 0, "action.tokens", 0, len(state.goods)))
    return said or 0


def plain(state: State, action: act.Ability) -> act.Ability:
    """Without what means nothing here: goods where stalls are not kept, what the general swaps,
    tokens that are counted without being said.
    """
    turn, replaced = action.turn, msgspec.structs.replace
    match action:
        case act.UseAbility():
            asked = state.has(Tool.BANK) and not state.has(Tool.STALLS)
            if asked and action.character is Character.PRINCESS:
                return action
            return replaced(action, tokens=None)
        case act.SwapWithMarket() if state.phase is Phase.PLAY:
            if state.has(Tool.STALLS) and by_soldier(state, action):
                return action
            return act.SwapWithMarket(turn, action.tile)
        case act.SwapWithWarehouse() if not state.has(Tool.STALLS):
            return act.SwapWithWarehouse(turn)
        case act.DiscardGood() | act.Shift() | act.TurnToken() if not state.has(Tool.STALLS):
            return replaced(action, good=0)
        case _:
            return action


def discard(state: State, action: act.DiscardGood) -> State:
    """[R dh.char.musician] A card of the stall for three prestige."""
    state = _begin(state, action.turn)
    who = _turn(state).seat
    if state.has(Tool.STALLS):
        state = stalls.remove(state, who, need_good(state, action.good))
    return bank.honour(state, who, PRESTIGE_GAINED[Character.MUSICIAN])


def swap_with_market(state: State, action: act.SwapWithMarket) -> State:
    """[R dh.char.soldier] A card of the stall for one of the market; [R dh.char.general] one of the
    warehouse, of which only its place in the market is of interest.
    """
    state = _begin(state, action.turn)
    card = None if action.tile is None else state.market[need_tile(action.tile)]
    left = SOME_CARD
    if by_soldier(state, action) and state.has(Tool.STALLS):
        left = need_good(state, action.out, "action.out")
        into = action.into or card
        if not into:
            raise RuleError("dunhuang-which-good", rule="dh.char.soldier", path="action.into")
        into = need_good(state, into, "action.into")
        state = stalls.swap(state, _turn(state).seat, left, into)
    if action.tile is None or not state.has(Tool.MARKET):
        return state
    return state.with_card(action.tile, left)


def by_soldier(state: State, action: act.SwapWithMarket) -> bool:
    """Whether a card of the stall is swapped: as the tile says, or elsewhere if one is named."""
    if state.here in (Character.SOLDIER, Character.GENERAL):
        return state.here is Character.SOLDIER
    return bool(action.out)


def swap_with_warehouse(state: State, action: act.SwapWithWarehouse) -> State:
    """[R dh.char.maid] [R dh.char.maid.different] A card of the stall for another kind."""
    state = _begin(state, action.turn)
    if not state.has(Tool.STALLS):
        return state
    who = _turn(state).seat
    out = need_good(state, action.out, "action.out")
    into = need_good(state, action.into, "action.into")
    if out == into:
        raise RuleError("dunhuang-other-kind", rule="dh.char.maid.different", path="action.into")
    return stalls.swap(state, who, out, into)


def shift(state: State, action: act.Shift) -> State:
    """[R dh.char.attendant] A card into the stall, or out of it."""
    state = _begin(state, action.turn)
    if not state.has(Tool.STALLS):
        return state
    who, good = _turn(state).seat, need_good(state, action.good)
    if action.to == "stall":
        return stalls.place(state, who, good)
    return stalls.remove(state, who, good)


def fetch(state: State, action: act.Fetch) -> State:
    """[R dh.char.herdsman] [R dh.char.farmer] A card within reach goes into the warehouse."""
    return _begin(state, action.turn).with_card(need_tile(action.tile), None)


def turn_token(state: State, action: act.TurnToken) -> State:
    """[R dh.char.priest.turn] [R dh.char.monk.turn] One's own token is turned to its 商 side; what
    was not noted as one's own, number up [R dh.ruling.already_turned], stays as it was noted.
    """
    state = _begin(state, action.turn)
    if not state.has(Tool.STALLS):
        return state
    good = need_good(state, action.good)
    if state.guard is None or good not in unturned(state, _turn(state).seat):
        return state
    return stalls.turn(state, good, state.guard)
