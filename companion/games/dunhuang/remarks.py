"""What our notes say against what people did. The table is right: it is done all the same."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import Remark
from companion.engine.message import Message, SeatName

from . import actions as act
from .actions import Ability, Action
from .goods import called, named, numbered
from .model import Phase, State
from .options import Tool
from .rules import abilities, ending
from .rules.ring import taken
from .tables import MONK_PRICE, Character, copies

AT = {
    act.DiscardGood: (Character.MUSICIAN,),
    act.SwapWithMarket: (Character.SOLDIER, Character.GENERAL),
    act.SwapWithWarehouse: (Character.MAID,),
    act.Shift: (Character.ATTENDANT,),
    act.Fetch: (Character.HERDSMAN, Character.FARMER),
    act.TurnToken: (Character.PRIEST, Character.MONK),
}
"""whose abilities they are"""


def remarks(before: State, after: State, seat: int | None, action: Action) -> tuple[Remark, ...]:
    """`after` is what `action` made of `before`."""
    public = (
        *_steps(before, action),
        *_ability(before, action),
        *_coins(before, after, action),
        *_stall(before, action),
        *_tokens(before, seat, action),
        *_refilled(before, action),
        *_box(before, after),
    )
    return (
        *map(Remark, public),
        *(Remark(words, seat) for words in _counted(before, seat, action)),
    )


def _steps(before: State, action: Action) -> Iterator[Message]:
    """[R dh.turn.steps] [R dh.camel.first_step] Steps that nobody entered."""
    turn = before.turn
    if before.phase is not Phase.PLAY or turn is None:
        return
    match action:
        case act.EndTurn(missed=False) | act.DeclareWin(missed=False) if not turn.acted:
            # [R dh.ruling.neither_ability_nor_coins] [R dh.win.when]
            yield Message(f"dunhuang-missed-{before.step.value}")
        case act.Move() if action.turn != turn.number and not turn.acted:
            yield Message(f"dunhuang-missed-{before.step.value}")
        case act.Take() | act.TakeCoins() if not turn.steps:
            yield Message("dunhuang-missed-move")
        case act.Take() if before.market[before.camel] is None:
            # [R dh.end.no_card]
            yield _no_card(before, before.camel)
        case _ if isinstance(action, Ability) and not turn.steps:
            yield Message("dunhuang-missed-move")
        case _:
            pass


def _no_card(before: State, tile: int) -> Message:
    return Message("dunhuang-remark-no-card", character=called(before.tiles[tile]))


def _ability(before: State, action: Action) -> Iterator[Message]:
    """[R dh.ruling.impossible_ability] What could not be done at this tile."""
    if before.turn is None or not isinstance(action, Ability) or not before.turn.steps:
        return
    characters = (action.character,) if isinstance(action, act.UseAbility) else AT[type(action)]
    if before.here not in characters:
        yield Message("dunhuang-remark-camel", character=called(before.here))
        return
    state, who = taken(before), before.turn.seat
    match action:
        case act.UseAbility(character=Character.INTERPRETER | Character.DIPLOMAT):
            if abilities.no_deck(state):
                yield Message("dunhuang-remark-deck", n=0)
        case act.UseAbility(character=Character.PRINCESS):
            if state.has(Tool.STALLS) and not state.tokens_of(who):
                yield Message("dunhuang-remark-no-token", who=SeatName(who))
        case act.SwapWithMarket():
            if action.tile is not None and state.market[action.tile] is None:
                yield _no_card(before, action.tile)
            elif not abilities.market_cards(state):
                yield Message("dunhuang-remark-market")
        case act.Fetch() if state.market[action.tile] is None:
            yield _no_card(before, action.tile)
        case act.Fetch() if action.tile not in abilities.reach(state):
            # [R dh.char.herdsman] [R dh.char.farmer.distance]
            tiles = tuple(called(state.tiles[each]) for each in abilities.reach(state))
            yield Message("dunhuang-remark-reach", tiles=tiles)
        case act.TurnToken() if state.has(Tool.STALLS):
            token = state.token(action.good)
            key = "token" if token.holder != who else "turned" if token.turned else None
            if key is not None:
                name, good = SeatName(who), named(action.good)
                yield Message(f"dunhuang-remark-{key}", who=name, token=good)
        case _:
            pass


def _coins(before: State, after: State, action: Action) -> Iterator[Message]:
    """Coins that lie on the table. Where the app is the purse it refuses."""
    if not before.has(Tool.BANK) or before.options.purse == "app":
        return
    match action:
        case act.Pay(payer=int(payer), amount=amount):
            pass
        case act.Move(steps=steps) if after.turn is not None:
            payer, amount = after.turn.seat, steps - 1
        case act.SettleClaim(taken=True) if before.guard == "monk":
            claims = (claim for claim in before.claims if claim.id == action.claim)
            payer, amount = next(claims).taker, MONK_PRICE
        case _:
            return
    if before.coins[payer] < amount:
        who, n = SeatName(payer), before.coins[payer]
        yield Message("dunhuang-remark-coins", who=who, n=n)


def _stall(before: State, action: Action) -> Iterator[Message]:
    """A card that left a stall in which it was not noted."""
    if not before.has(Tool.STALLS):
        return
    match action:
        case act.Remove(who=who, good=good):
            pass
        case act.DiscardGood(good=good) | act.Shift(to="warehouse", good=good):
            who = _seat(before)
        case act.SwapWithWarehouse(out=good):
            who = _seat(before)
        case act.SwapWithMarket(out=good) if abilities.by_soldier(before, action):
            who = _seat(before)
        case _:
            return
    if not before.cards(who, good):
        yield Message("dunhuang-remark-stall", who=SeatName(who), card=named(good))


def _seat(before: State) -> int:
    assert before.turn is not None
    return before.turn.seat


def _tokens(before: State, seat: int | None, action: Action) -> Iterator[Message]:
    """[R dh.win.tokens] [R dh.token.priest_or_monk]"""
    match action:
        case act.DeclareWin() if before.has(Tool.STALLS):
            who = _seat(before) if before.phase is Phase.PLAY else seat
            assert who is not None
            have = len(before.tokens_of(who))
            if have < before.win_tokens:
                need, name = before.win_tokens, SeatName(who)
                yield Message("dunhuang-remark-win", who=name, need=need, have=have)
        case act.TurnByHand(guard=guard) | act.CorrectToken(guard=guard):
            if before.guard is not None and guard not in (None, before.guard):
                character = Message(f"dunhuang-character-{before.guard.value}")
                yield Message("dunhuang-remark-guard", character=character)
        case _:
            pass


def _refilled(before: State, action: Action) -> Iterator[Message]:
    """[R dh.refill.draw] More cards than there were places, or cards in the deck."""
    if not isinstance(action, act.EndTurn) or action.drawn is None:
        return
    places = len(taken(before).empty_places)
    if action.drawn > places:
        yield Message("dunhuang-remark-places", n=places)
    if before.has(Tool.DECK) and action.drawn > before.deck:
        yield Message("dunhuang-remark-deck", n=before.deck)


def _box(before: State, after: State) -> Iterator[Message]:
    """[R dh.contents.goods] More cards of a good in the stalls than the box has."""
    if not after.has(Tool.STALLS):
        return
    for good in after.goods:
        n, most = after.in_stalls(good), copies(good, after.seats)
        if n > most and n > before.in_stalls(good):
            yield Message("dunhuang-too-many-cards", card=named(good), n=n, most=most)


def _counted(before: State, seat: int | None, action: Action) -> Iterator[Message]:
    """[R dh.ruling.what_is_secret] For the one who counted alone."""
    if not isinstance(action, act.EnterFinal) or seat is None:
        return
    for good, n in numbered(action.warehouse).items():
        laid = before.in_stalls(good) if before.has(Tool.STALLS) else 0
        most = copies(good, before.seats)
        if n + laid > most:
            yield Message("dunhuang-remark-box", card=named(good), n=n + laid, most=most)
    held = ending.followed(before, seat)
    for tool, what, said, noted in (
        (Tool.BANK, "coins", action.coins, held.coins),
        (Tool.BANK, "prestige", action.prestige, held.prestige),
        (Tool.STALLS, "tokens", action.tokens, held.tokens),
    ):
        if noted is not None and before.has(tool) and said not in (None, noted):
            yield Message(f"dunhuang-remark-counted-{what}", n=noted)
