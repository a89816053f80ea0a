"""The builds on offer: districts in play, other ways to pay, and builds that only the table can
describe.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

from msgspec.structs import replace

from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, FlagField, Move, move

from ..cast import district_name
from ..model import State, Turn
from ..options import Tool
from ..rules.cities import full_price
from ..rules.money import stash
from ..rules.needs import kinds_of_districts
from ..tables import BASIC, DISTRICTS, VAULT, Type
from .abstract import InFreeTurn, acting, make_move
from .fields import (
    DISTRICT_CHOICES,
    Cards,
    Gold,
    district,
    does,
    flag,
    is_purse,
    most_paid,
    number,
    others,
    says,
)

DEN = "thieves_den"


class AnyBuild(InFreeTurn, frozen=True):
    """The fields of a build."""

    district: str | None = None
    """None: not said"""
    price: Gold | None = None
    """gold that was paid, where the companion cannot know it: no district is named, or cities are
    not kept
    """
    pay: Literal["gold", "framework", "sacrifice"] = "gold"
    """`framework`: it is destroyed instead; `sacrifice`: another district is, for the Necropolis"""
    sacrifice: str | None = None
    cards: Cards = 0
    """cards that pay for a part of the Thieves' Den"""
    lender: int | None = None
    """the seat from which the Cardinal takes what is missing"""
    taken: bool = False
    """whether it is the card that the Wizard has just taken"""
    exempt: bool = False
    """where no district is named: whether it does not count as a build of the turn"""

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.char.navigator.no_build]"""
        builds = state.turn is not None and state.turn.character != "navigator"
        return builds and super().is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.action.build_pay]"""
        turn = acting(state)
        if seat is not None and state.has(Tool.CITIES):
            for name in in_play(state):
                yield from _list_named(cls, state, turn, seat, name)
        yield from _list_said(cls, state, turn, seat)


def in_play(state: State) -> tuple[str, ...]:
    """[R ci.cast.fourteen_uniques] Return the districts that can be in somebody's hand, the dearest
    last.
    """
    uniques = (each for each in state.options.uniques_in_deck if each != VAULT)
    return tuple(sorted((*BASIC, *uniques), key=lambda each: DISTRICTS[each].cost))


def _list_named(
    kind: type[AnyBuild], state: State, turn: Turn, seat: int, name: str
) -> Iterator[Move]:
    """Yield builds of named districts: for their price, and in other ways that nothing speaks
    against.
    """
    price = full_price(state, seat, name)
    label = district_name(name)
    yield make_move("build", state, seat, label, kind(state.call, name, price))
    for words, action in _other_ways(kind, state, turn, name):
        one = make_move("build_other", state, seat, words, action)
        if one.open and one.group == "now":
            yield one


def _other_ways(
    kind: type[AnyBuild], state: State, turn: Turn, name: str
) -> Iterator[tuple[Message, AnyBuild]]:
    call, seat = state.call, turn.seat
    if state.stands(seat, "framework"):
        yield district_name("framework"), kind(call, name, pay="framework")
    for built in kinds_of_districts(state, seat) if name == "necropolis" else ():
        words = Message("citadels-do-sacrifice", district=district_name(built.district))
        yield words, kind(call, name, pay="sacrifice", sacrifice=built.district)
    if turn.taken:
        yield does("build-taken"), kind(call, name, taken=True)
    if turn.character == "cardinal" and state.has(Tool.BANK):
        missing = full_price(state, seat, name) - stash(state, seat)
        for lender in others(state, seat) if missing > 0 else ():
            if state.gold[lender] < missing:
                continue
            words = Message("citadels-do-borrow", who=SeatName(lender), n=missing)
            yield words, kind(call, name, lender=lender)


# What the table says


def _list_said(kind: type[AnyBuild], state: State, turn: Turn, seat: int | None) -> Iterator[Move]:
    lends = turn.character == "cardinal" and not turn.has_used("ability")
    lenders = (None, *(others(state, turn.seat) if lends else ()))
    own_card = turn.taken or (turn.character == "wizard" and not turn.has_used("ability"))
    for taken in (False, True) if own_card else (False,):
        those = _list_allowances(turn, taken=taken)
        for lender, cards in product(lenders, range(DISTRICTS[DEN].cost + 1)):
            action = kind(state.call, cards=cards, taken=taken, lender=lender)
            yield from _list_payments(state, turn, seat, those, action)
        action = kind(state.call, pay="framework", taken=taken)
        yield from _list_unpaid(state, turn, seat, those, action)


def _list_allowances(turn: Turn, *, taken: bool) -> tuple[Choice, ...]:
    """[R ci.action.build_one] [R ci.unique.stables.no_build_used] [R ci.char.trader.trade_builds]
    Those for which there is a build left, or none is needed.
    """
    if taken or turn.builds < turn.row.builds:
        return DISTRICT_CHOICES
    return tuple(
        one
        for one in DISTRICT_CHOICES
        if one.value == "stables"
        or (turn.character == "trader" and DISTRICTS[str(one.value)].type is Type.TRADE)
    )


def _ask_exempt(turn: Turn, action: AnyBuild) -> tuple[FlagField, ...]:
    """Return the field for whether an unnamed district counts as a build, where
    that is possible.
    """
    counts = action.taken or turn.builds < turn.row.builds
    return (flag("exempt", says("exempt")),) if counts else ()


def _gold(state: State, turn: Turn, lender: int | None) -> tuple[int, int]:
    """[R ci.char.cardinal.take_missing] The least and the most that may be paid in gold."""
    if lender is None or not is_purse(state):
        return 0, most_paid(state, turn.seat)
    own = state.gold[turn.seat]
    return own + 1, own + state.gold[lender]


def _list_payments(
    state: State, turn: Turn, seat: int | None, those: tuple[Choice, ...], action: AnyBuild
) -> Iterator[Move]:
    """[R ci.unique.thieves_den.pay_cards] Named and for its price; for a price that is said; not
    named at all.
    """
    cards, label = action.cards, says("build")
    low, high = _gold(state, turn, action.lender)
    low, high = low + cards, min(high + cards, LIMIT)
    if low > high:
        return
    if cards:
        those = tuple(one for one in those if one.value == DEN)
    else:
        due = {one.value: full_price(state, turn.seat, str(one.value)) for one in those}
        due_now = tuple(one for one in those if low <= due[one.value] <= high)
        if due_now:
            named = district("district", due_now)
            yield move("build_said", action, seat, label, named, group="more")
        yield from _cards(state, action, seat, due.get(DEN, 0), (low, high))
    price = number("price", low, high, label=says("paid-for-it"))
    if those:
        which = district("district", those)
        yield move("build_said", action, seat, label, which, price, group="more")
    if low == 0:
        price = number("price", low, high, label=says("paid-for-it"), optional=True)
    slot, words = _slot(state, action)
    exempt = _ask_exempt(turn, action)
    unnamed = replace(action, exempt=not exempt)
    yield move(slot, unnamed, seat, words, price, *exempt, group="more")


def _cards(
    state: State, action: AnyBuild, seat: int | None, price: int, gold: tuple[int, int]
) -> Iterator[Move]:
    """[R ci.unique.thieves_den.pay_cards] For its price, a part of it in cards."""
    low, high = gold
    least, most = max(1, price - high), price - low
    if least <= most:
        drawn = state.has(Tool.CITIES) and DEN in in_play(state)
        plain = drawn and not action.taken and action.lender is None
        named = replace(action, district=DEN, cards=0)
        cards = number("cards", least, most, label=says("cards-for-gold"))
        label = Message("citadels-screen-build-with-cards", district=district_name(DEN))
        yield move(
            "build_cards" if plain else "build_said", named, seat, label, cards, group="more"
        )


def _slot(state: State, action: AnyBuild) -> tuple[str, Message]:
    """Return the move's slot. Where cities are not kept, only the price of a build is noted."""
    if action.cards or state.has(Tool.CITIES):
        return "build_said", says("build")
    if action.lender is not None:
        return "build_else", Message("citadels-screen-borrow", who=SeatName(action.lender))
    if action.taken:
        return "build_else", says("taken")
    return "build_paid", says("build")


def _list_unpaid(
    state: State, turn: Turn, seat: int | None, those: tuple[Choice, ...], action: AnyBuild
) -> Iterator[Move]:
    """[R ci.unique.framework.free_build] [R ci.unique.necropolis.sacrifice]"""
    label = says("build")
    which = tuple(one for one in those if one.value != "framework")
    if which:
        named = district("district", which)
        yield move("build_said", action, seat, label, named, group="more")
    exempt = _ask_exempt(turn, action)
    unnamed = replace(action, exempt=not exempt)
    yield move("build_said", unnamed, seat, label, *exempt, group="more")
    if any(one.value == "necropolis" for one in those):
        necropolis = replace(action, district="necropolis", pay="sacrifice")
        lost = district("sacrifice", optional=not state.has(Tool.CITIES))
        yield move("build_said", necropolis, seat, label, lost, group="more")
