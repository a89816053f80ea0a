"""What is put right, and what the table decides about the companion."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.checks import LIMIT
from companion.engine.moves import (
    AnyField,
    Choice,
    ChoiceField,
    CountsField,
    FlagField,
    Move,
    move,
)

from .. import actions as act
from ..goods import named
from ..model import GUARDS, Guard, Phase, State
from ..options import TOOLS, Tool
from .hands import GUARDS as EITHER
from .hands import whose
from .setting_up import laying
from .words import amount, everybody, goods, says, seats, tiles

LAST_TURNS = FlagField(name="last_turns", optional=True)
GOES_ON = FlagField(name="goes_on", optional=True)
PURSES = ChoiceField(
    name="purse",
    values=(
        Choice("app", says("screen-purse-app")),
        Choice("coins", says("screen-purse-coins")),
    ),
    optional=True,
)
COVER = FlagField(name="cover", optional=True)


def moves(state: State, seat: int | None) -> Iterator[Move]:
    if state.has(Tool.BANK):
        yield from _bank(state, seat)
    if state.has(Tool.STALLS):
        yield from _stalls(state, seat)
    yield from _ring(state, seat)
    if seat is None:
        yield from _settings(state)


def _right(slot: str, action: act.Action, seat: int | None, key: str, *fields: AnyField) -> Move:
    return move(slot, action, seat, says(f"screen-{key}"), *fields, group="correct")


def _bank(state: State, seat: int | None) -> Iterator[Move]:
    who, asked = seat or 0, whose(state, seat)
    coins, prestige = act.CorrectCoins(who, 0), act.CorrectPrestige(who, 0)
    yield _right("correct_coins", coins, seat, "coins-really", *asked, amount("coins"))
    yield _right("correct_prestige", prestige, seat, "prestige-really", *asked, amount("prestige"))
    if seat is None:
        stock = act.CorrectStock(0)
        yield _right("correct_stock", stock, seat, "stock-really", amount("coins"))


def _stalls(state: State, seat: int | None) -> Iterator[Move]:
    cards = tuple(Choice(str(good), named(good), LIMIT) for good in state.goods)
    stall = act.CorrectStall(seat or 0, {})
    yield _right(
        "correct_stall", stall, seat, "stall-is", *whose(state, seat),
        CountsField(name="goods", values=cards),
    )  # fmt: skip
    own, free, side = _goods_of(state, seat), _goods_of(state, None), _side(state)
    if seat is None:
        own, free = state.goods, ()
    for among, to in ((own, everybody(state)), (free, ())):
        if among:
            # of a token in the market a seat says only that it has it
            fields = (seats("holder", to),) if to else ()
            token = act.CorrectToken(1, seat)
            good = goods("good", among)
            yield _right("token", token, seat, "tokens-really", good, *fields, side)
    back = goods("good", (*own, *free))
    if back.values:
        yield _right("token_back", act.CorrectToken(1, None), seat, "tokens-really", back)


def _goods_of(state: State, seat: int | None) -> tuple[int, ...]:
    """The goods whose tokens lie there; None: in the market."""
    return tuple(good for good in state.goods if state.token(good).holder == seat)


def _side(state: State) -> ChoiceField:
    """[R dh.token.priest_or_monk] Its number, or the sign, as the tile that lies there has it."""
    lie = tuple(GUARDS[tile] for tile in state.tiles if tile in GUARDS) or tuple(Guard)
    up = says("screen-turned")
    turned = tuple(Choice(one.value, up) if (one.value,) == lie else one for one in EITHER)
    number = Choice(None, says("screen-number-up"))
    return ChoiceField(
        name="guard",
        values=(number, *turned),
        likely=(None, *(guard.value for guard in lie)),
    )


def _ring(state: State, seat: int | None) -> Iterator[Move]:
    ring, market = state.has(Tool.RING), state.has(Tool.MARKET)
    if ring:
        camel = act.CorrectCamel(0)
        yield _right("correct_camel", camel, seat, "camel-really", tiles(state))
    if ring or market:
        cards = (Choice(None, says("screen-no-card-really")), Choice(0, says("screen-card-really")))
        known = goods("good", state.goods).values if market else ()
        card = ChoiceField(name="good", values=(*cards, *known))
        action = act.CorrectCard(0, None)
        yield _right("correct_card", action, seat, "tiles-really", tiles(state), card)
    if state.has(Tool.DECK):
        cards_left = amount("cards", 0, sum(state.goods))
        yield _right("correct_deck", act.CorrectDeck(0), seat, "deck-really", cards_left)
    if seat is not None:
        return
    if ring:
        yield from laying("correct_tiles", act.CorrectTiles, seat, "correct")
    if state.phase is Phase.PLAY:
        who = everybody(state)
        fields = seats("seat", who), seats("starter", who), LAST_TURNS, GOES_ON
        yield _right("correct_turn", act.CorrectTurn(0, 0), seat, "turn-really", *fields)


def _settings(state: State) -> Iterator[Move]:
    for tool in Tool:
        if tool not in TOOLS and not state.has(tool):
            continue
        action = act.SwitchTool(tool, not state.has(tool))
        yield move("tool", action, None, says(f"tool-{tool.value}"), group="more")
    change = act.ChangeOptions()
    yield move("options", change, None, says("screen-settings"), PURSES, COVER, group="more")
