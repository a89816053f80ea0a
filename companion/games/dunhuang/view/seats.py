"""Seats, stalls, tokens and the count, as far as everybody or their owner may know them."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName
from companion.engine.state import Fact, Stance, Tag

from .. import hints
from ..book import RULEBOOK
from ..goods import count_cards, name_good
from ..model import Claim, Counted, Guard, Phase, State
from ..options import Tool
from ..rules import ending
from ..tables import MONK_PRICE, PRESTIGE, copies
from .shapes import (
    BankView,
    ClaimView,
    FinalView,
    GoodView,
    HoldingsView,
    MostView,
    SeatView,
    ShelfView,
    StallView,
    TokenView,
    YouView,
)

STARTER = Tag("flag", Message("dunhuang-screen-starter"), "sign")


def stance(state: State, who: int) -> Stance:
    """Return the seat's stance: lit for whoever moves or is asked about a token; a stall is a
    second row.
    """
    waits = hints.todo(state, who) is None
    match state.phase:
        case Phase.SETUP if state.names_starter:
            return Stance.READY
        case Phase.FINAL:
            # All as deep until everybody has counted: nobody's count shifts as another ends theirs.
            short = ending.short_of_coins(state)
            asked = any(ending.untold(state, one) or one in short for one in range(state.seats))
            return Stance.READY if asked else Stance.SLIM
        case Phase.FREE if state.on_turn == who and not state.declared:
            return Stance.LIT
        case Phase.FREE if state.on_turn is not None and not state.declared:
            by_hand = state.has(Tool.BANK) or state.has(Tool.STALLS)
            return Stance.READY if by_hand else Stance.SLIM
        case Phase.FREE:
            return Stance.READY
        case Phase.PLAY if state.declared:
            return Stance.READY
        case Phase.PLAY:
            moves = state.turn is not None and state.turn.seat == who
            if moves or any(state.decider(claim) == who for claim in state.open_claims):
                return Stance.LIT
            shows = state.has(Tool.STALLS) and _shelf(state, who)
            return Stance.READY if shows or not waits else Stance.SLIM
        case _:
            return Stance.SLIM if waits else Stance.LIT


def _facts(state: State, who: int) -> Iterator[Fact]:
    if state.has(Tool.BANK):
        yield Fact("dunhuang_coin", state.coins[who], Message("dunhuang-screen-coins"))
        yield Fact("dunhuang_prestige", state.prestige[who], Message("dunhuang-screen-prestige"))
    if state.has(Tool.STALLS):
        tokens = len(state.tokens_of(who))
        yield Fact("dunhuang_token", tokens, Message("dunhuang-screen-tokens"), state.win_tokens)
    if who in ending.short_of_coins(state):  # the button that asks for them needs the room
        return
    told, asked = state.told[who], tuple(_list_asked(state, who))
    for what, sign in (("coins", "coin"), ("prestige", "prestige"), ("tokens", "token")):
        if what in asked and (n := getattr(told, what)) is not None:
            yield Fact(f"dunhuang_{sign}", n, Message(f"dunhuang-screen-{what}"))


def seat(state: State, who: int, stance: Stance) -> SeatView:
    bank, stalls = state.has(Tool.BANK), state.has(Tool.STALLS)
    ring = state.has(Tool.RING) and state.starter is not None
    tokens = state.tokens_of(who) if stalls else ()
    active = state.phase is Phase.PLAY and state.turn is not None and state.turn.seat == who
    return SeatView(
        seat=who,
        name=SeatName(who),
        stance=stance,
        facts=tuple(_facts(state, who)),
        tags=(STARTER,) if ring and who == state.starter else (),
        active=active,
        starter=ring and who == state.starter,
        last=ring and who == state.last_player,
        coins=state.coins[who] if bank else None,
        prestige=state.prestige[who] if bank else None,
        stall=tuple(
            StallView(good, name_good(good), state.cards(who, good))
            for good in (state.goods if stalls else ())
            if state.cards(who, good)
        ),
        tokens=tuple(_token(state, good) for good in tokens),
        token_count=(
            Message("dunhuang-token-count", n=len(tokens), need=state.win_tokens)
            if stalls
            else None
        ),
        shelf=_shelf(state, who) if stalls else (),
        enough_tokens=stalls and len(tokens) >= state.win_tokens,
        todo=hints.todo(state, who),
        asked=tuple(_list_asked(state, who)),
        told=state.phase is Phase.FINAL and not ending.untold(state, who),
        entered=state.entered[who] is not None,
        final=_holdings(state, who, ending.open_count(state, who)),
    )


def _list_asked(state: State, who: int) -> Iterator[str]:
    """[R dh.score.tie_coins] Return what the seat is asked at the end; coins only where a tie
    depends on them.
    """
    if state.phase is not Phase.FINAL:
        return
    if not state.has(Tool.STALLS):
        yield "tokens"
    if not state.has(Tool.BANK):
        yield "prestige"
    if who in ending.short_of_coins(state) or state.told[who].coins is not None:
        yield "coins"


def _holdings(state: State, who: int, entry: Counted) -> HoldingsView:
    held = ending.holdings(state, who, entry)
    return HoldingsView(held.coins, held.prestige, held.tokens, dict(held.warehouse))


def _shelf(state: State, who: int) -> tuple[ShelfView, ...]:
    """[R dh.ruling.zero_cards] A token may lie there without a card."""
    return tuple(
        _on_shelf(state, who, good)
        for good in state.goods
        if state.cards(who, good) or state.token(good).holder == who
    )


def _on_shelf(state: State, who: int, good: int) -> ShelfView:
    n = state.cards(who, good)
    token = _token(state, good) if state.token(good).holder == who else None
    kind = "" if token is None else "-token" if token.guard is None else "-turned"
    return ShelfView(good, n, token, Message(f"dunhuang-shelf{kind}", cards=count_cards(good, n)))


def _token(state: State, good: int) -> TokenView:
    token = state.token(good)
    guard = state.guard if token.turned else None
    return TokenView(good, name_good(good), token.holder, None if guard is None else guard.value)


def most(state: State) -> tuple[MostView, ...]:
    """[R dh.score.compare] Return who has the most of each good, while it is counted."""
    if state.phase is not Phase.FINAL:
        return ()
    return tuple(MostView(good, name_good(good), state.most[good - 1]) for good in state.goods)


def goods(state: State) -> tuple[GoodView, ...]:
    """[R dh.setup.tokens_in_play] Return the goods that are in this deck."""
    return tuple(_good(state, good) for good in state.goods)


def _good(state: State, good: int) -> GoodView:
    most = copies(good, state.seats)
    if not state.has(Tool.STALLS):
        return GoodView(good, name_good(good), most, 0, None, None)
    lie, name = state.in_stalls(good), name_good(good)
    too_many = Message("dunhuang-too-many-cards", card=name, n=lie, most=most)
    told = too_many if lie > most else None
    return GoodView(good, name, most, lie, told, _token(state, good))


def claim(state: State, open_claim: Claim) -> ClaimView:
    """[R dh.char.priest.protect] [R dh.char.monk.pay] Return who decides, and between what."""
    guard, taker, holder = state.guard, open_claim.taker, open_claim.holder
    assert guard is not None
    name, names = name_good(open_claim.good), {"taker": SeatName(taker), "holder": SeatName(holder)}
    rule = "dh.char.priest.protect" if guard is Guard.PRIEST else "dh.char.monk.pay"
    return ClaimView(
        id=open_claim.id,
        good=open_claim.good,
        taker=taker,
        holder=holder,
        decider=state.decider(open_claim),
        guard=guard.value,
        name=name,
        question=Message(f"dunhuang-claim-{guard.value}", token=name, n=MONK_PRICE, **names),
        hint=RULEBOOK.hint(Message("dunhuang-ability-tie-only"), rule),
    )


def bank(state: State) -> BankView | None:
    """[R dh.ruling.stock_runs_out] Return the market's stock; where something has run out, anything
    else serves.
    """
    if not state.has(Tool.BANK):
        return None
    prestige = PRESTIGE - sum(state.prestige)
    short = Message("dunhuang-hint-short") if state.stock < 0 or prestige < 0 else None
    return BankView(state.stock, prestige, short)


def finals(state: State) -> tuple[FinalView, ...]:
    """[R dh.score.reveal] Return what everybody entered, all at once."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(
        FinalView(who, _holdings(state, who, entry))
        for who, entry in enumerate(ending.counts(state))
        if entry is not None
    )


def you(state: State, who: int) -> YouView:
    entry = state.entered[who]
    return YouView(who, None if entry is None else _holdings(state, who, entry))
