"""The ring of tiles: set-up, the camel, taking goods, refilling, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.checks import LIMIT
from companion.engine.game import Dice
from companion.engine.message import Message
from companion.engine.needs import need_phase, need_seat, need_tool, number, refuse
from companion.engine.refusal import Fault, RuleError, SettledError

from .. import actions as act
from ..goods import called
from ..model import SOME_CARD, Phase, State, Step, Turn
from ..options import Tool
from ..tables import PAIRS, TILES, Character
from . import bank, stalls
from .needs import need_good, need_tile, need_turn

# -- Set-up ------------------------------------------------------------------------------------


def draw_tiles(dice: Dice) -> tuple[Character, ...]:
    """[R dh.setup.tiles] The tiles are mixed, each with a random side up."""
    order = dice.sample(PAIRS, TILES)
    return tuple(dice.choice(sides) for sides in order)


def lay_tiles(state: State, action: act.LayTiles) -> State:
    need_phase(state, Phase.SETUP)
    refuse(_tile_faults(action.tiles))
    _need_pairs(action.tiles, action.other_pairs)
    return replace(state, tiles=action.tiles)


def correct_tiles(state: State, action: act.CorrectTiles) -> State:
    need_tool(state, Tool.RING)
    refuse(_tile_faults(action.tiles))
    _need_pairs(action.tiles, action.other_pairs)
    return replace(state, tiles=action.tiles)


def _tile_faults(tiles: tuple[Character, ...]) -> Iterator[Fault]:
    """[R dh.contents.tiles] Eight tiles, each with somebody else."""
    if len(tiles) != TILES:
        message = Message("dunhuang-fault-tiles", n=TILES)
        yield Fault("action.tiles", "tiles", message)
        return
    for k, tile in enumerate(tiles):
        if tile in tiles[:k]:
            message = Message("dunhuang-fault-tile-twice", character=called(tile))
            yield Fault(f"action.tiles[{k}]", "twice", message)


def _need_pairs(tiles: tuple[Character, ...], other_pairs: bool) -> None:
    """[R dh.ruling.tile_pairs] One side of each tile is up; which characters share a tile the table
    may know better, but for priest and monk [R dh.token.priest_or_monk].
    """
    for pair in PAIRS:
        known = pair == (Character.PRIEST, Character.MONK)
        if set(pair) <= set(tiles) and (known or not other_pairs):
            rule = "dh.token.priest_or_monk" if known else "dh.ruling.tile_pairs"
            key = "dunhuang-one-guard" if known else "dunhuang-same-tile"
            raise RuleError(
                key, rule=rule, path="action.tiles", one=called(pair[0]), other=called(pair[1])
            )


def name_starter(state: State, action: act.NameStarter) -> State:
    """[R dh.setup.start_player] Typed in, or drawn; where no turns are kept too, for the end."""
    if state.phase is not Phase.FREE:
        need_phase(state, Phase.SETUP)
    return replace(state, starter=need_seat(state.seats, action.starter, "action.starter"))


def put_camel(state: State, action: act.PutCamel) -> State:
    """[R dh.setup.camel] By the last player, on any tile; then the start player begins
    [R dh.turn.order].
    """
    need_phase(state, Phase.SETUP)
    if not state.tiles:
        raise RuleError("dunhuang-tiles-first", rule="dh.setup.tiles")
    if state.starter is None or state.last_player is None:
        raise RuleError("dunhuang-starter-first", rule="dh.setup.start_player")
    tile = need_tile(action.tile)
    return replace(state, camel=tile, phase=Phase.PLAY, turn=Turn(1, state.starter))


# -- A turn ------------------------------------------------------------------------------------


def move(state: State, action: act.Move) -> State:
    """[R dh.camel.clockwise] [R dh.camel.first_step] [R dh.camel.extra_steps] The first step is
    free, each further one costs a coin.

    [R dh.ruling.eight_steps] As far as can be paid.
    """
    state = _begun(state, action)
    turn = need_turn(state, action.turn)
    if turn.steps:
        raise SettledError("dunhuang-moved-already")
    refuse(number(action.steps, "action.steps", 1, LIMIT))
    cost = action.steps - 1
    bank.need_coins(state, turn.seat, cost, "dh.camel.extra_steps", "action.steps")
    state = bank.pay(state, turn.seat, None, cost)
    camel = (state.camel + action.steps) % TILES
    if turn.taken:  # that was entered before
        state = state.with_card(camel, None)
    return replace(state, camel=camel, turn=replace(turn, steps=action.steps, late=turn.acted))


def _begun(state: State, action: act.Move) -> State:
    """[R dh.turn.next] Who moves the camel after somebody's turn ends that: the market is refilled,
    and nobody needs to say so. No move ends the game.
    """
    now = state.turn
    if state.phase is not Phase.PLAY or now is None or is_last(state):
        return state
    if action.turn != now.number + 1:
        return state
    return end_turn(state, act.EndTurn(now.number))


def upcoming(state: State) -> Turn | None:
    """The turn that the camel's next move belongs to: the present one, or the one after it when
    step 3 is done. None while step 3 is to come, somebody has to decide about a token or shows a
    warehouse (so that no move settles that), or where the game ends.
    """
    turn = state.turn
    if turn is None or state.phase is not Phase.PLAY or state.declared:
        return None
    if state.step is Step.MOVE:
        return turn
    return following(state) if turn.acted and not state.open_claims else None


def following(state: State) -> Turn | None:
    """The turn after this one. None where none is played, or the game ends with it."""
    turn = state.turn
    if turn is None or is_last(state):
        return None
    return Turn(turn.number + 1, (turn.seat + 1) % state.seats)


def is_last(state: State) -> bool:
    """[R dh.end.last_player] [R dh.ruling.end_by_last_player] The game ends with this turn, as far
    as is known.
    """
    if state.turn is None or state.turn.seat != state.last_player:
        return False
    short = state.has(Tool.DECK) and len(taken(state).empty_places) > state.deck
    return state.last_turns or short


def to_refill(state: State) -> tuple[int, ...]:
    """[R dh.refill.order] [R dh.end.no_card] Places that get a card at the end of this turn, as far
    as is known: none in the last turns, and none once the deck is used up.
    """
    places = () if state.last_turns else taken(state).empty_places
    return places[: state.deck] if state.has(Tool.DECK) else places


def take(state: State, action: act.Take) -> State:
    """[R dh.take.card] [R dh.take.where] Into the stall, and its token follows; or into the
    warehouse, of which nothing is written down [R dh.ruling.what_is_secret].
    """
    turn = need_turn(state, action.turn)
    if turn.taken:
        raise SettledError("dunhuang-taken-already")
    card = state.market[state.camel] if turn.steps else SOME_CARD
    state = replace(taken(state), turn=replace(turn, taken=True))
    if action.to == "warehouse" or not state.has(Tool.STALLS):
        return state
    good = action.good or card
    if not good:
        raise RuleError("dunhuang-which-good", rule="dh.take.where", path="action.good")
    return stalls.place(state, turn.seat, need_good(state, good))


def plain(state: State, action: act.Take | act.EndTurn) -> act.Take | act.EndTurn:
    """Without what means nothing: what went into the warehouse is nobody's business."""
    match action:
        case act.Take() if action.to == "warehouse" or not state.has(Tool.STALLS):
            return act.Take(action.turn, action.to)
        case act.EndTurn() if state.turn is not None and state.turn.acted:
            return act.EndTurn(action.turn, action.drawn)
        case _:
            return action


def taken(state: State) -> State:
    """The card beside the camel's tile is gone. Who goes on without having said where it went has
    it in the warehouse.
    """
    turn = state.turn
    assert turn is not None
    lies = turn.steps and (turn.late or not turn.acted)
    return _gone(state) if lies else state


def _gone(state: State) -> State:
    turn = state.turn
    assert turn is not None
    if turn.taken or state.market[state.camel] is None:
        return state
    return replace(state.with_card(state.camel, None), turn=replace(turn, taken=True))


def end_turn(state: State, action: act.EndTurn) -> State:
    """[R dh.turn.next] [R dh.win.go_on] The market is refilled; the next one's turn begins, or the
    game ends [R dh.end.last_player] [R dh.ruling.end_by_last_player].

    [R dh.ruling.neither_ability_nor_coins] Step 3 is not left out; it may have been done at the
    table and not entered here.
    """
    turn = need_turn(state, action.turn)
    state = _refill(stalls.lapse_all(taken(state)), action.drawn)
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
    refuse(number(drawn, "action.drawn", 0, TILES))
    for place in empty[:drawn]:
        state = state.with_card(place, SOME_CARD)
    if drawn < len(empty):
        return replace(state, deck=0, last_turns=True, unfilled=empty[drawn:])
    if drawn and state.last_turns:
        state = _goes_on(state)
    return replace(state, deck=max(0, state.deck - drawn))


def _goes_on(state: State) -> State:
    """The deck was not used up after all."""
    return replace(state, last_turns=False, unfilled=())


# -- Corrections -------------------------------------------------------------------------------


def correct_camel(state: State, action: act.CorrectCamel) -> State:
    """Where the camel really stands; the card that was taken this turn lay there."""
    need_tool(state, Tool.RING)
    tile, turn = need_tile(action.tile), state.turn
    if tile == state.camel:
        return state
    moved = replace(state, camel=tile)
    if state.phase is not Phase.PLAY or turn is None or not turn.steps:
        return moved
    if turn.taken:
        return moved.with_card(state.camel, SOME_CARD).with_card(tile, None)
    return _gone(moved) if turn.acted and not turn.late else moved


def correct_card(state: State, action: act.CorrectCard) -> State:
    """What lies beside a tile; which card it is only where the market's cards are kept. If no place
    stayed empty the end has not begun [R dh.end.trigger].
    """
    if not (state.has(Tool.RING) or state.has(Tool.MARKET)):
        need_tool(state, Tool.RING)
    tile = need_tile(action.tile)
    if action.good:
        need_tool(state, Tool.MARKET)
        need_good(state, action.good)
    state = state.with_card(tile, action.good)
    if action.good is None or tile not in state.unfilled:
        return state
    unfilled = tuple(place for place in state.unfilled if place != tile)
    return replace(state, unfilled=unfilled) if unfilled else _goes_on(state)


def correct_deck(state: State, action: act.CorrectDeck) -> State:
    """What the deck really has; while it has any the end has not begun [R dh.end.trigger]."""
    need_tool(state, Tool.DECK)
    refuse(number(action.cards, "action.cards", 0, sum(state.goods)))
    return replace(_goes_on(state) if action.cards else state, deck=action.cards)


def correct_turn(state: State, action: act.CorrectTurn) -> State:
    """The turn of that seat begins, whatever was entered of the one before, and what was open in
    that is past. If it is theirs already it may go on as it is.
    """
    need_phase(state, Phase.PLAY)
    assert state.turn is not None
    who = need_seat(state.seats, action.seat, "action.seat")
    starter = need_seat(state.seats, action.starter, "action.starter")
    if not (action.goes_on and who == state.turn.seat):
        state = replace(stalls.lapse_all(state), turn=Turn(state.turn.number + 1, who))
    if not action.last_turns:
        state = _goes_on(state)
    return replace(state, starter=starter, last_turns=action.last_turns)
