"""The ring of tiles and the turn that is played, and who has claimed victory."""

from __future__ import annotations

from functools import cache

from companion.engine.message import Message, SeatName
from companion.engine.refusal import catch_refusal

from .. import hints
from ..book import RULEBOOK
from ..goods import name_character, name_good
from ..model import SOME_CARD, Phase, State, Turn
from ..options import Tool
from ..rules import abilities
from ..rules.bank import need_coins
from ..rules.ring import following, is_last, take_card, to_refill, upcoming
from ..tables import PAIRS, TILES, WIN_KINDS, Character
from .shapes import (
    AbilityView,
    CardView,
    CharacterView,
    DeclaredView,
    EarlyView,
    EndView,
    LastTurnsView,
    TileView,
    TurnView,
    WayView,
)

REACHING = (Character.HERDSMAN, Character.FARMER)


@cache
def character(who: Character) -> CharacterView:
    short = Message(f"dunhuang-short-{who.value.replace('_', '-')}")
    return CharacterView(who.value, name_character(who), short, RULEBOOK.hints(hints.ability(who)))


PAIRS_SHOWN = tuple((character(one), character(other)) for one, other in PAIRS)


def tiles(state: State) -> tuple[TileView, ...]:
    if not state.has(Tool.RING):
        return ()
    return tuple(_tile(state, place) for place in range(len(state.tiles)))


def _tile(state: State, place: int) -> TileView:
    lies = state.market[place]
    name = name_good(lies) if lies else None
    turn = state.turn if state.phase is Phase.PLAY else None
    return TileView(
        tile=place,
        character=character(state.tiles[place]),
        camel=state.phase is not Phase.SETUP and place == state.camel,
        card=None if lies is None else CardView(lies if state.has(Tool.MARKET) else None, name),
        in_reach=turn is not None and _in_reach(state, turn, place),
        ways=_ways(state, place),
        early=_early(state, place),
    )


def _in_reach(state: State, turn: Turn, place: int) -> bool:
    if turn.acted or not turn.steps or state.here not in REACHING:
        return False
    return place in abilities.within_reach(state)


def _ways(state: State, place: int) -> tuple[WayView, ...]:
    """[R dh.camel.clockwise] [R dh.ruling.eight_steps] Its own tile is eight steps away."""
    moving = upcoming(state)
    if moving is None:
        return ()
    steps = _steps(state, place)
    near, round_once = (_way(state, moving, n) for n in (steps, steps + TILES))
    return (near, round_once) if round_once.why_not is None else (near,)


def _early(state: State, place: int) -> EarlyView | None:
    """[R dh.turn.next] Return the way of a camel that moves on before all of
    this turn was entered.
    """
    turn = following(state)
    if state.declared or turn is None or upcoming(state) is not None:
        return None
    way = _way(state, turn, _steps(state, place))
    if way.why_not is not None:
        return None
    words = Message("dunhuang-screen-early", who=SeatName(turn.seat), n=way.cost)
    return EarlyView(way.steps, words)


def _steps(state: State, place: int) -> int:
    return (place - state.camel) % TILES or TILES


def facing(state: State) -> int | None:
    """Return the seat that acts: the last player at set-up, then whoever's turn it is."""
    if state.phase is Phase.SETUP:
        return state.last_player if state.tiles else None
    return state.turn.seat if state.phase is Phase.PLAY and state.turn is not None else None


def mover(state: State) -> int | None:
    """Whoever is next once step 3 is done: the camel's next move is theirs."""
    turn = upcoming(state)
    return None if turn is None else turn.seat


def unknown(state: State) -> tuple[int, ...] | None:
    """[R dh.refill.order] Return the tiles whose card is still to be named, clockwise from the
    camel's.
    """
    if not state.has(Tool.MARKET) or state.phase is not Phase.PLAY:
        return None
    return tuple(tile for tile in abilities.market_cards(state) if state.market[tile] == SOME_CARD)


def _way(state: State, turn: Turn, steps: int) -> WayView:
    cost = steps - 1
    refusal = catch_refusal(need_coins, state, turn.seat, cost, "dh.camel.extra_steps")
    return WayView(steps, cost, None if refusal is None else refusal.message)


def last_turns(state: State) -> LastTurnsView | None:
    """[R dh.end.last_player] Return the countdown of the last turns."""
    seats = hints.last_to_play(state)
    if not seats:
        return None
    names = tuple(SeatName(seat) for seat in seats)
    text = Message("dunhuang-last-turns", n=len(seats), seats=names)
    return LastTurnsView(len(seats), seats, text)


# -- The turn ----------------------------------------------------------------------------------


def turn(state: State) -> TurnView | None:
    now = state.turn
    if state.phase is not Phase.PLAY or now is None:
        return None
    return TurnView(
        number=now.number,
        seat=now.seat,
        step=state.step.value,
        came_from=(state.camel - now.steps) % TILES if now.steps else None,
        steps=now.steps,
        ability=_ability(state, now),
        end=_end(state) if now.acted else None,
        note=_left_open(state, now),
        win_note=_win_note(state, now),
    )


def _ability(state: State, now: Turn) -> AbilityView | None:
    """Return the ability, from the moment that the camel has arrived; the card
    may be taken later.
    """
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
