"""Gathering, and what a city and a character bring besides."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..cast import character_name
from ..model import State, Turn
from ..options import Tool
from ..tables import (
    DISTRICTS,
    DRAW,
    GATHER_GOLD,
    GOLD_MINE_EXTRA,
    KEEP,
    NAVIGATOR_EXTRA,
    OBSERVATORY_DRAW,
)
from . import calling, extras
from .money import move
from .needs import need_character, need_free, need_turn, need_unused


def gather(state: State, action: act.Gather) -> State:
    """[R ci.action.gather_gold] [R ci.action.gather_cards] Once in the turn, whenever.

    [R ci.ruling.ability_before_gathering] [R ci.char.witch.victim_gathers] A bewitched player has
    nothing more to do: the turn is over.
    """
    turn = need_turn(state, action.turn)
    if turn.gathered:
        raise SettledError("citadels-gathered", rule="ci.ability.once", path="action.turn")
    own = state.has(Tool.CITIES)
    if action.take == "gold":
        refuse(number(action.more, "action.more", 0, 0 if own else GOLD_MINE_EXTRA))
        state = move(state, None, turn.seat, gold_gathered(state, turn.seat) + action.more)
    else:
        refuse(number(action.more, "action.more", 0, 0 if own else OBSERVATORY_DRAW - KEEP))
        state = state.with_cards(turn.seat, cards_kept(state, turn.seat) + action.more)
    state = replace(state, turn=replace(turn, gathered=True))
    return calling.over(state) if state.barred else extras.give(state)


def gold_gathered(state: State, seat: int) -> int:
    """[R ci.unique.gold_mine.extra]"""
    return GATHER_GOLD + GOLD_MINE_EXTRA * state.stands(seat, "gold_mine")


def cards_kept(state: State, seat: int) -> int:
    """[R ci.unique.library.keep_all] [R ci.unique.observatory.three]"""
    drawn = OBSERVATORY_DRAW if state.stands(seat, "observatory") else DRAW
    return drawn if state.stands(seat, "library") else KEEP


def income_of(state: State, turn: Turn) -> int:
    """[R ci.ability.income] [R ci.detail.income] [R ci.unique.school_of_magic.income] How much the
    districts of the turn's city bring.
    """
    paying = turn.row.income
    return sum(
        DISTRICTS[built.district].type is paying or built.district == "school_of_magic"
        for built in state.cities[turn.seat]
    )


def income(state: State, action: act.Income) -> State:
    """[R ci.detail.income_timing.example] Once, before or after building.

    [R ci.char.abbot.income] [R ci.unique.school_of_magic.abbot] The Abbot says how much is gold.
    """
    turn = need_free(state, action.turn)
    if turn.row.income is None:
        raise RuleError(
            "citadels-no-income",
            rule="ci.ability.income",
            character=character_name(turn.character),
        )
    need_unused(turn, "income")
    gold, cards = brought(state, turn, action)
    state = move(state, None, turn.seat, gold).with_cards(turn.seat, cards)
    return state.using("income")


def brought(state: State, turn: Turn, action: act.Income) -> tuple[int, int]:
    """Gold and cards of an income."""
    faults = (
        *number(action.gold or 0, "action.gold"),
        *number(action.cards or 0, "action.cards"),
    )
    refuse(faults)
    gold, cards, pays = action.gold or 0, action.cards or 0, turn.row.pays
    if (pays == "gold" and cards) or (pays == "cards" and gold):
        rule, n = "ci.ability.income", income_of(state, turn)
        raise RuleError("citadels-income-is", rule=rule, path="action.gold", n=n)
    if not state.has(Tool.CITIES):
        return gold, cards
    due = income_of(state, turn)
    match pays:
        case "gold":
            return due if action.gold is None else gold, 0
        case "cards":
            return 0, due if action.cards is None else cards
        case _ if action.gold is None:
            rule = "ci.char.abbot.declare"
            raise RuleError("citadels-mix", rule=rule, path="action.gold", n=due)
        case _:
            return gold, max(0, due - gold) if action.cards is None else cards


def take_extra(state: State, action: act.TakeExtra) -> State:
    """[R ci.char.navigator.extra] Four gold or four cards.

    [R ci.ruling.ability_before_gathering] What others get besides comes with the gathering, or
    before it when it is taken.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "navigator", "merchant", "architect", "queen")
    need_unused(turn, "extra")
    if turn.character != "navigator":
        gold, cards = extras.due(state)
        if not (gold if action.take == "gold" else cards):
            raise RuleError("citadels-no-extra", rule="ci.ability.once", path="action.take")
        return extras.give(state)
    if action.take == "gold":
        state = move(state, None, turn.seat, NAVIGATOR_EXTRA)
    else:
        state = state.with_cards(turn.seat, NAVIGATOR_EXTRA)
    return state.using("extra")
