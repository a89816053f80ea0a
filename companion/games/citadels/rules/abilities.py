"""What the characters do to players, hands, crown and their own districts."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.message import SeatName
from companion.engine.needs import need_seat, number, refuse
from companion.engine.refusal import RuleError

from .. import actions as act
from ..holdings import Built
from ..model import DISTRICT, TOKEN, State, put
from ..options import Tool
from ..tables import (
    BEAUTIFIED,
    CHARACTERS,
    LABORATORY_GOLD,
    SMITHY_CARDS,
    SMITHY_PRICE,
)
from . import calling, cities
from .money import move, spend, stash
from .needs import (
    need_character,
    need_district,
    need_free,
    need_other,
    need_unsaid,
    need_unused,
)

# Players, hands, the crown


def spy(state: State, action: act.Spy) -> State:
    """[R ci.char.spy.gold] [R ci.char.spy.not_enough] [R ci.char.spy.cards] A gold for each card
    of the type, as far as there is gold, and a card from the deck.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "spy")
    need_unused(turn)
    whom = need_other(state, turn.seat, action.whom)
    refuse(number(action.cards, "action.cards"))
    gold = min(action.cards, stash(state, whom))
    return move(state, whom, turn.seat, gold).with_cards(turn.seat, action.cards).using("ability")


def swap_hands(state: State, action: act.SwapHands) -> State:
    """[R ci.char.magician.swap] [R ci.char.magician.swap_empty]"""
    turn = need_free(state, action.turn)
    need_character(turn, "magician")
    need_unused(turn)
    whom = need_other(state, turn.seat, action.whom)
    mine, theirs = state.hands[turn.seat], state.hands[whom]
    hands = put(put(state.hands, turn.seat, theirs), whom, mine)
    return replace(state, hands=hands).using("ability")


def redraw(state: State, action: act.Redraw) -> State:
    """[R ci.char.magician.redraw] As many as were put under the deck [R ci.ruling.deck_runs_out]
    or as many as there are.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "magician")
    need_unused(turn)
    refuse(number(action.cards, "action.cards"))
    return state.using("ability")


def take_card(state: State, action: act.TakeCard) -> State:
    """[R ci.char.wizard.build_or_keep] A card from a hand, which may be built at once."""
    turn = need_free(state, action.turn)
    need_character(turn, "wizard")
    need_unused(turn)
    whom = need_other(state, turn.seat, action.whom)
    state = state.with_cards(whom, -1).with_cards(turn.seat, 1).using("ability")
    assert state.turn is not None
    return replace(state, turn=replace(state.turn, taken=True))


def use_ability(state: State, action: act.UseAbility) -> State:
    """[R ci.char.scholar.seven_cards] [R ci.char.seer.no_cards] Cards that only people see; the
    Seer gives back as many as she takes.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "seer", "scholar")
    need_unused(turn)
    if turn.character == "scholar":
        state = state.with_cards(turn.seat, 1)
    return state.using("ability")


def give_crown(state: State, action: act.GiveCrown) -> State:
    """[R ci.char.emperor.crown] [R ci.char.emperor.takes] [R ci.char.emperor.nothing_to_take]

    [R ci.char.witch.emperor] [R ci.ruling.witch_as_emperor] The Witch does it in his place.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "emperor")
    need_unused(turn, "crown")
    to = need_seat(state.seats, action.to, "action.to")
    calling.need_new_holder(state, turn.seat, to, "ci.char.emperor.crown")
    if action.take == "gold":
        state = move(state, to, turn.seat, min(1, stash(state, to)))
    elif not state.has(Tool.HANDS) or state.hands[to]:
        state = state.with_cards(to, -1).with_cards(turn.seat, 1)
    return replace(state, crown=to, crown_before=state.crown).using("crown")


def gift(state: State, action: act.Gift) -> State:
    """[R ci.char.abbot.richest_pays] [R ci.char.abbot.several_richest]
    [R ci.char.abbot.tied_richest] The richest gives a gold, unless that is the Abbot.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "abbot")
    need_unused(turn, "gift")
    whom = need_other(state, turn.seat, action.whom)
    if state.has(Tool.BANK) and state.options.purse == "app":
        richest = richest_but(state, turn.seat)
        if not richest:
            raise RuleError("citadels-abbot-richest", rule="ci.char.abbot.tied_richest")
        if whom not in richest:
            raise RuleError(
                "citadels-richest-are",
                rule="ci.char.abbot.richest_pays",
                path="action.whom",
                seats=tuple(SeatName(each) for each in richest),
            )
    return move(state, whom, turn.seat, 1).using("gift")


def richest_but(state: State, abbot: int) -> tuple[int, ...]:
    """Who has the most gold; nobody if the Abbot is among them."""
    most = max(state.gold)
    richest = tuple(seat for seat in range(state.seats) if state.gold[seat] == most)
    return () if abbot in richest else richest


# Artist, Tax Collector, districts that are used


def beautify(state: State, action: act.Beautify) -> State:
    """[R ci.char.artist.beautify] [R ci.char.artist.once_each] A gold of one's own on a district,
    and on a second one.
    """
    turn = need_free(state, action.turn)
    need_character(turn, "artist")
    rule = "ci.char.artist.beautify"
    most = CHARACTERS["artist"].marks
    if turn.used.count("beautify") >= most:
        raise RuleError("citadels-beautified-enough", rule=rule, n=most)
    where = None
    if not state.has(Tool.CITIES):
        need_unsaid(district=action.district)
    else:
        path = "action.district"
        where = cities.standing(state, turn.seat, action.district, False, rule, path).district
    state = spend(state, turn.seat, DISTRICT, BEAUTIFIED, rule)
    return _finer(state, turn.seat, where).using("beautify")


def _finer(state: State, seat: int, district: str | None) -> State:
    """The gold lies on the district; loose where none is noted that could have it."""
    city = state.cities[seat]
    at = None if district is None else cities.place_of(city, district, beautified=False)
    if at is None:
        return replace(state, loose=put(state.loose, seat, state.loose[seat] + BEAUTIFIED))
    finer = Built(city[at].district, True, city[at].cards_under)
    return state.with_city(seat, put(city, at, finer))


def collect(state: State, action: act.Collect) -> State:
    """[R ci.char.tax_collector.collect] [R ci.ruling.witch_as_tax_collector] All of it."""
    turn = need_free(state, action.turn)
    need_character(turn, "tax_collector")
    need_unused(turn, "collect")
    return move(state, TOKEN, turn.seat, state.tax).using("collect")


def use_district(state: State, action: act.UseDistrict) -> State:
    """[R ci.unique.smithy.cards] [R ci.unique.laboratory.gold] [R ci.unique.museum.store] Once in
    each turn [R ci.ruling.once_per_turn_two_turns] and in one's own [R ci.unique.own_turn].

    [R ci.char.witch.only_ability] The Witch has only her own.
    """
    turn = need_free(state, action.turn)
    district = need_district(action.district)
    rule = {
        "smithy": "ci.unique.smithy.cards",
        "laboratory": "ci.unique.laboratory.gold",
        "museum": "ci.unique.museum.store",
    }.get(district)
    if rule is None:
        raise RuleError("citadels-nothing-to-use", path="action.district")
    need_unused(turn, district)
    state = state.using(district)
    match district:
        case "smithy":
            state = spend(state, turn.seat, None, SMITHY_PRICE, rule)
            return state.with_cards(turn.seat, SMITHY_CARDS)
        case "laboratory":
            return move(state, None, turn.seat, LABORATORY_GOLD).with_cards(turn.seat, -1)
        case _:
            return _stored(state.with_cards(turn.seat, -1), turn.seat)


def _stored(state: State, seat: int) -> State:
    """One more card lies under the Museum, where cities are kept."""
    city = state.cities[seat]
    at = cities.place_of(city, "museum")
    if at is None or not state.has(Tool.CITIES):
        return state
    fuller = Built("museum", city[at].beautified, city[at].cards_under + 1)
    return state.with_city(seat, put(city, at, fuller))
