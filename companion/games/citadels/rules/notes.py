"""What our notes say of gold, cards and districts that somebody needs to have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.engine.message import Message, SeatName

from ..cast import district_name
from ..holdings import Built
from ..model import State, Turn
from ..options import Tool
from ..tables import DISTRICTS
from .cities import place_of

Doubts = Iterator[Message]


def cards_short(state: State, seat: int, cards: int) -> Doubts:
    """[R ci.open.hand_size] More cards than the hand has."""
    if state.has(Tool.HANDS) and state.hands[seat] < cards:
        yield Message("citadels-had-cards", who=SeatName(seat), n=state.hands[seat])


def gold_short(state: State, seat: int, gold: int) -> Doubts:
    """[R ci.open.gold] More coins than the stash has; where the app is the purse it refuses."""
    if state.has(Tool.BANK) and state.options.purse == "coins" and state.gold[seat] < gold:
        yield Message("citadels-had-gold", who=SeatName(seat), n=state.gold[seat])


def not_there(state: State, seat: int, district: str | None, fine: bool | None = None) -> Doubts:
    """The district is not noted there."""
    if district is None or not state.has(Tool.CITIES):
        return
    if place_of(state.cities[seat], district, fine) is None:
        name = district_name(district)
        yield Message("citadels-not-there", district=name, who=SeatName(seat))


def find_district(state: State, seat: int, name: str, beautified: bool | None = None) -> Built:
    """As it is noted there, or as it is printed."""
    at = place_of(state.cities[seat], name, beautified)
    return Built(name) if at is None else state.cities[seat][at]


def kinds_of_districts(state: State, seat: int) -> tuple[Built, ...]:
    """One of each kind in a city that can be told apart."""
    return tuple(dict.fromkeys(state.cities[seat]))


def copies(state: State) -> Counter[str]:
    """Of each district, in all cities."""
    return Counter(built.district for city in state.cities for built in city)


def too_many(district: str) -> Message:
    """[R ci.contents.basic] [R ci.contents.unique]"""
    most = DISTRICTS[district].copies
    return Message("citadels-warning-more-districts", district=district_name(district), most=most)


def left_out(state: State, turn: Turn) -> Doubts:
    """[R ci.action.gather_mandatory] [R ci.char.witch.name_and_pause] [R ci.char.emperor.crown]"""
    if not state.keeps:
        return
    if not turn.gathered:
        yield Message("citadels-not-gathered")
    if state.barred:
        return
    if turn.character == "witch":
        yield Message("citadels-witch-must-name")
    if turn.character == "emperor" and not turn.has_used("crown"):
        yield Message("citadels-emperor-must-give")
