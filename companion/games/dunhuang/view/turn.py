"""The turn that is played: what may be done now, ready to be sent, and why not where it may not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.engine.message import Message, SeatName

from .. import actions as act
from .. import hints
from ..book import hinted
from ..goods import called, named
from ..model import Phase, State, Step, Turn
from ..options import Tool
from ..rules import abilities
from ..rules.ring import is_last, taken, to_refill
from ..tables import COINS_INSTEAD, TILES, WIN_KINDS, Character
from .ring import card, character
from .shapes import (
    AbilityView,
    AskView,
    ChoiceView,
    DeclaredView,
    EndView,
    StallChoiceView,
    TakeView,
    TurnView,
    WayView,
    WinView,
)

Document = dict[str, int | str | bool]


def turn(state: State) -> TurnView | None:
    now = state.turn
    if state.phase is not Phase.PLAY or now is None:
        return None
    return TurnView(
        number=now.number,
        seat=now.seat,
        step=state.step.value,
        take=_take(state, now),
        ability=_ability(state, now),
        end=_end(state, now),
        win=win(state, now.seat),
    )


def _take(state: State, now: Turn) -> TakeView | None:
    lies = state.market[state.camel]
    if state.step is not Step.TAKE or lies is None:
        return None
    if lies or not state.has(Tool.STALLS):
        choices: tuple[int, ...] = (lies,)
    else:
        choices = state.goods
    return TakeView(
        card(lies),
        act.Take(now.number, "warehouse"),
        tuple(
            StallChoiceView(
                good, named(good) if good else None, act.Take(now.number, "stall", good)
            )
            for good in choices
        ),
    )


# -- The ability -----------------------------------------------------------------------------------


def _ability(state: State, now: Turn) -> AbilityView | None:
    """From the moment the camel has arrived; the card may be taken on the way."""
    if not now.steps or now.acted:
        return None
    state = taken(state)
    why_not = abilities.why_not(state)
    return AbilityView(
        character=character(state.here),
        drawing=hinted(hints.drawing(state)),
        ways=tuple(_ways(state, now)),
        why_not=why_not,
        coins=act.TakeCoins(now.number),
        coins_label=Message("dunhuang-take-coins", n=COINS_INSTEAD),
    )


def _ways(state: State, now: Turn) -> Iterator[WayView]:
    stalls = state.has(Tool.STALLS)
    own = tuple(good for good in state.goods if state.cards(now.seat, good))
    some = own or state.goods  # the table may know better
    match state.here:
        case Character.MUSICIAN:
            yield _way(now, "discard_good", _goods("good", some) if stalls else None)
        case Character.SOLDIER:
            yield _way(
                now,
                "swap_with_market",
                _goods("out", some) if stalls else None,
                _market(state),
                _unknown(state) if stalls else None,
            )
        case Character.GENERAL:
            yield _way(now, "swap_with_market", _market(state))
        case Character.MAID:
            yield _way(
                now,
                "swap_with_warehouse",
                _goods("out", some) if stalls else None,
                _goods("into", state.goods) if stalls else None,
            )
        case Character.ATTENDANT:
            yield _way(now, "shift", _goods("good", state.goods) if stalls else None, to="stall")
            if own or not stalls:
                yield _way(now, "shift", _goods("good", own) if stalls else None, to="warehouse")
        case Character.HERDSMAN | Character.FARMER:
            tiles = abilities.within_reach(state) or abilities.reach(state)
            yield _way(now, "fetch", _tiles(state, tiles))
        case Character.PRIEST | Character.MONK:
            tokens = abilities.unturned(state, now.seat)
            if tokens or not stalls:
                yield _way(now, "turn_token", _goods("good", tokens) if stalls else None)
        case Character.PRINCESS if not stalls and state.has(Tool.BANK):
            counts = _ask(
                "tokens", (ChoiceView(n, _number(n)) for n in range(len(state.goods) + 1))
            )
            yield _way(now, "use_ability", counts, character=state.here.value)
        case _:
            yield _way(now, "use_ability", character=state.here.value)


def _way(now: Turn, kind: str, *asks: AskView | None, **fields: str) -> WayView:
    words = "-".join((kind.replace("_", "-"), *([fields["to"]] if "to" in fields else [])))
    action: Document = {"kind": kind, "turn": now.number, **fields}
    asked = tuple(ask for ask in asks if ask is not None)
    return WayView(Message(f"dunhuang-way-{words}"), action, asked, len(asked) < 2)


def _ask(field: str, choices: Iterable[ChoiceView]) -> AskView:
    return AskView(field, Message(f"dunhuang-ask-{field}"), tuple(choices))


def _number(n: int) -> Message:
    return Message("dunhuang-number", n=n)


def _goods(field: str, goods: Iterable[int]) -> AskView:
    return _ask(field, (_good(good) for good in goods))


def _good(good: int) -> ChoiceView:
    return ChoiceView(good, named(good), good)


def _tiles(state: State, tiles: Iterable[int]) -> AskView:
    return _ask(
        "tile",
        (
            ChoiceView(tile, _place(state, tile), state.market[tile] or 0, state.tiles[tile].value)
            for tile in tiles
        ),
    )


def _place(state: State, tile: int) -> Message:
    who, lies = called(state.tiles[tile]), state.market[tile]
    if not lies:
        return Message("dunhuang-at-tile", character=who)
    return Message("dunhuang-at-tile-card", character=who, card=named(lies))


def _market(state: State) -> AskView | None:
    """Which market card: asked only where they are kept."""
    if not state.has(Tool.MARKET):
        return None
    return _tiles(state, abilities.market_cards(state) or range(TILES))


def _unknown(state: State) -> AskView | None:
    """Which good comes to the stall: asked unless it was entered beside every tile."""
    cards = [state.market[tile] for tile in abilities.market_cards(state)]
    if cards and all(cards):
        return None
    noted = (ChoiceView(0, Message("dunhuang-as-noted")),) if any(cards) else ()
    return _ask("into", (*noted, *(_good(good) for good in state.goods)))


# -- Ending the turn, winning ----------------------------------------------------------------------


def _end(state: State, now: Turn) -> EndView:
    """[R dh.refill.order] Clockwise from the camel's tile."""
    places = to_refill(state)
    short = tuple(
        WayView(
            Message("dunhuang-way-deck-out", n=n),
            {"kind": "end_turn", "turn": now.number, "drawn": n, "missed": not now.acted},
            (),
            single=True,
        )
        for n in range(len(places))
    )
    return EndView(
        action=act.EndTurn(now.number, missed=not now.acted),
        refill=len(places),
        order=tuple(called(state.tiles[place]) for place in places),
        note=_left_open(state, now),
        short=short,
        ends_game=is_last(state),
    )


def _left_open(state: State, now: Turn) -> Message | None:
    """What was not entered, or not decided."""
    if not now.acted:
        return Message(f"dunhuang-missed-{state.step.value}")
    for claim in state.open_claims:
        who = SeatName(state.decider(claim))
        return Message("dunhuang-undecided", who=who, token=named(claim.good))
    return None


def win(state: State, seat: int) -> WinView:
    """[R dh.ruling.instant_win_claimed] A public reminder looks at tokens only."""
    number, missed = 0, False
    if state.phase is Phase.PLAY and state.turn is not None:
        number, missed = state.turn.number, not state.turn.acted
    have, note = len(state.tokens_of(seat)), None
    if state.has(Tool.STALLS) and have < state.win_tokens:
        note = Message("dunhuang-win-tokens", need=state.win_tokens, have=have)
    return WinView(act.DeclareWin(number, missed), note)


def may_win(state: State, seat: int) -> act.DeclareWin | None:
    """[R dh.ruling.instant_win_own_turn_only] Saying it, for a seat that may have won by now: after
    step 3 of its own turn, or at any time where turns are not kept.
    """
    if seat in state.declared:
        return None
    if state.phase is Phase.PLAY:
        if state.turn is None or state.turn.seat != seat or not state.turn.acted:
            return None
    elif state.phase is not Phase.FREE or not state.has(Tool.STALLS):
        return None
    said = win(state, seat)
    return said.action if said.note is None else None


def declared(state: State) -> DeclaredView | None:
    if not state.declared:
        return None
    who = state.declared[0]
    question = Message("dunhuang-shows", who=SeatName(who), kinds=WIN_KINDS)
    yes, no = act.JudgeWin(who, WIN_KINDS), act.JudgeWin(who, 0)
    return DeclaredView(who, question, yes, no, act.WithdrawWin(who))
