"""What our notes say against something that people did at the table. It is done all the same.

Hands, cities, coins that lie on the table and steps of a turn are only noted here, and everybody
may read them: so may everybody read the remarks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.engine.game import Remark
from companion.engine.message import Message, SeatName

from . import actions as act
from .actions import Action
from .cast import district_name
from .holdings import Built
from .model import State, Turn
from .options import Tool
from .rules import building, gathering, rank8
from .rules.abilities import richest_but
from .rules.cities import place_of
from .tables import (
    BEAUTIFIED,
    DISTRICTS,
    MARSHAL_LIMIT,
    MONUMENT_BARRED_AT,
    SMITHY_PRICE,
)

Doubts = Iterator[Message]


def remarks(before: State, after: State, seat: int | None, action: Action) -> tuple[Remark, ...]:
    """`after` is what `action` made of `before`."""
    told = tuple(doubts(before, after, action))
    return tuple(Remark(Message("citadels-by-our-notes", words=words)) for words in told)


def doubts(before: State, after: State, action: Action) -> Doubts:
    """Each thing in our notes that cannot be if this was done."""
    turn = before.turn
    match action:
        case act.PassOn():
            yield from _turned_up(before)
        case act.Pay() if action.payer is not None:
            yield from _gold(before, action.payer, action.amount)
        case act.CorrectCity():
            yield from _city(after, action.who)
        case act.CorrectShown():
            yield from _taken_by_another(before, action)
        case act.EndRound() if turn is not None:
            yield Message("citadels-turn-first", who=SeatName(turn.seat))
        case _ if turn is not None:
            yield from _in_turn(before, after, turn, action)
        case _:
            pass


def _in_turn(before: State, after: State, turn: Turn, action: Action) -> Doubts:
    own = turn.seat
    match action:
        case act.EndTurn():
            yield from left_out(before, turn)
        case act.Name() if turn.character == "witch" and before.keeps and not turn.gathered:
            # [R ci.char.witch.gather_first]
            yield Message("citadels-gather-first")
        case act.AnswerThreat() if not turn.gathered:
            # [R ci.char.blackmailer.gather_first]
            yield Message("citadels-gather-first")
        case act.Income():
            yield from _income(before, turn, action)
        case act.Spy():
            yield from _cards(before, action.whom, action.cards)
        case act.Redraw():
            yield from _cards(before, own, action.cards)
        case act.TakeCard():
            yield from _cards(before, action.whom, 1)
        case act.Gift():
            yield from _gift(before, own, action.whom)
        case act.Build():
            yield from _build(before, after, turn, action)
        case act.Destroy():
            yield from _destroy(before, turn, action)
        case act.Exchange():
            yield from _exchange(before, turn, action)
        case act.Seize():
            yield from _seize(before, turn, action)
        case act.Beautify():
            yield from _beautify(before, own, action.district)
        case act.UseDistrict():
            yield from _stands(before, own, action.district)
            if action.district == "smithy":
                yield from _gold(before, own, SMITHY_PRICE)
            else:
                # [R ci.unique.laboratory.gold] [R ci.unique.museum.store]
                yield from _cards(before, own, 1)
        case _:
            pass


# What anybody has


def _cards(state: State, seat: int, cards: int) -> Doubts:
    """[R ci.open.hand_size] More cards than the hand has."""
    if state.has(Tool.HANDS) and state.hands[seat] < cards:
        yield Message("citadels-had-cards", who=SeatName(seat), n=state.hands[seat])


def _gold(state: State, seat: int, gold: int) -> Doubts:
    """[R ci.open.gold] More coins than the stash has; where the app is the purse it refuses."""
    if state.has(Tool.BANK) and state.options.purse == "coins" and state.gold[seat] < gold:
        yield Message("citadels-had-gold", who=SeatName(seat), n=state.gold[seat])


def _stands(state: State, seat: int, district: str | None, fine: bool | None = None) -> Doubts:
    """The district is not noted there."""
    if district is None or not state.has(Tool.CITIES):
        return
    if place_of(state.cities[seat], district, fine) is None:
        name = district_name(district)
        yield Message("citadels-not-there", district=name, who=SeatName(seat))


def _noted(state: State, seat: int, district: str) -> Built:
    at = place_of(state.cities[seat], district)
    return Built(district) if at is None else state.cities[seat][at]


# The steps of a round and of a turn


def _turned_up(state: State) -> Doubts:
    """[R ci.selection.face_up]"""
    most = state.selection.face_up
    if state.step == 0 and len(state.face_up) < most:
        yield Message("citadels-lie-face-up", n=len(state.face_up), most=most)


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


def _taken_by_another(state: State, action: act.CorrectShown) -> Doubts:
    """What a turn has brought stays where it was booked."""
    turn = state.turn
    if turn is None or turn.rank != action.rank or turn.resumed:
        return
    if turn.gathered or any(map(turn.has_used, ("income", "extra", "collect"))):
        yield Message("citadels-gathered-before", who=SeatName(turn.seat))


def _income(state: State, turn: Turn, action: act.Income) -> Doubts:
    """[R ci.ability.income] Another number than the city brings."""
    if not state.has(Tool.CITIES):
        return
    due = gathering.income_of(state, turn)
    said = [n for n in (action.gold, action.cards) if n is not None]
    part = turn.row.pays == "either" and action.cards is None
    if said and (sum(said) > due if part else sum(said) != due):
        yield Message("citadels-income-is", n=due)


def _gift(state: State, abbot: int, whom: int) -> Doubts:
    """[R ci.char.abbot.richest_pays] [R ci.char.abbot.tied_richest]"""
    if not state.has(Tool.BANK):
        return
    richest = richest_but(state, abbot)
    if not richest:
        yield Message("citadels-abbot-richest")
    elif whom not in richest:
        yield Message("citadels-richest-are", seats=tuple(map(SeatName, richest)))


# Building


def _build(before: State, after: State, turn: Turn, action: act.Build) -> Doubts:
    seat, district = turn.seat, action.district
    if action.taken and not turn.taken:
        yield Message("citadels-no-card-taken")
    if before.has(Tool.CITIES) and district is not None:
        yield from _room(before, turn, district)
        if action.pay == "gold" and action.price is not None:
            price = building.full_price(before, seat, district)
            if action.price != price:
                yield Message("citadels-price-is", district=district_name(district), n=price)
    if action.pay == "framework":
        yield from _stands(before, seat, "framework")
    if action.pay == "sacrifice":
        yield from _stands(before, seat, action.sacrifice)
    gold = 0 if after.turn is None else after.turn.paid - turn.paid
    if action.lender is None or action.pay != "gold":
        yield from _gold(before, seat, gold)
        # [R ci.unique.thieves_den.pay_cards] besides the one that is built
        yield from _cards(before, seat, 1 + action.cards)
    else:
        yield from _loan(before, seat, action.lender, gold, 1 + action.cards)
    if not turn.gathered and not action.taken:
        # [R ci.action.gather_mandatory] but what the Wizard has taken may be built at once
        yield Message("citadels-gather-first")


def _loan(state: State, seat: int, lender: int, gold: int, cards: int) -> Doubts:
    """[R ci.char.cardinal.take_missing] [R ci.char.cardinal.give_cards]
    [R ci.char.cardinal.no_more]
    """
    missing = max(0, gold - state.gold[seat]) if state.has(Tool.BANK) else 0
    if state.has(Tool.BANK) and not missing:
        yield Message("citadels-nothing-missing")
    yield from _gold(state, lender, missing)
    yield from _cards(state, seat, cards + missing)


def _room(state: State, turn: Turn, district: str) -> Doubts:
    """[R ci.action.no_duplicate] [R ci.unique.quarry.duplicates] [R ci.char.wizard.duplicates]
    [R ci.unique.monument.limit] What may not stand in one's city.
    """
    seat, name = turn.seat, district_name(district)
    if state.stands(seat, district) and not (
        turn.character == "wizard" or state.stands(seat, "quarry")
    ):
        yield Message("citadels-built-already", district=name)
    if district == "monument" and len(state.cities[seat]) >= MONUMENT_BARRED_AT:
        yield Message("citadels-monument-late", n=MONUMENT_BARRED_AT)
    elsewhere = next(
        (k for k in range(state.seats) if k != seat and state.stands(k, district)), None
    )
    if DISTRICTS[district].unique and elsewhere is not None:
        yield Message("citadels-only-one", who=SeatName(elsewhere))
    elif _copies(state)[district] >= DISTRICTS[district].copies:
        yield _too_many(district)


def _copies(state: State) -> Counter[str]:
    return Counter(built.district for city in state.cities for built in city)


def _too_many(district: str) -> Message:
    """[R ci.contents.basic] [R ci.contents.unique]"""
    most = DISTRICTS[district].copies
    return Message("citadels-warning-more-districts", district=district_name(district), most=most)


def _city(state: State, seat: int) -> Doubts:
    """[R ci.action.no_duplicate] [R ci.unique.quarry.duplicates] What a city cannot have come to.

    Where the Wizard plays there may be two of a name without a Quarry.
    """
    here, all_there_are = Counter(built.district for built in state.cities[seat]), _copies(state)
    twice = "quarry" in here or "wizard" in state.cast
    for district, n in here.items():
        if all_there_are[district] > DISTRICTS[district].copies:
            yield _too_many(district)
        if n > 1 and not twice:
            name = district_name(district)
            yield Message("citadels-twice-without-quarry", district=name, n=n)


# Districts of others


def _open(state: State, turn: Turn, whom: int, *, rank8_only: bool = True) -> Doubts:
    """[R ci.ruling.completed_then_shrunk] [R ci.ruling.bishop_and_rank8_one_seat] The city is
    neither complete nor under the Bishop's shield.
    """
    own = whom == turn.seat and turn.character == "warlord" and state.options.own_completed_city
    if whom in state.completed and not (own and rank8_only):
        yield Message("citadels-complete", who=SeatName(whom))
    if rank8_only and whom == rank8.shielded(state):
        yield Message("citadels-shielded", who=SeatName(whom))


def _price(state: State, turn: Turn, action: rank8.Deed) -> Doubts:
    """Another price than our notes make of it, or one beyond the stash."""
    if action.price is not None and state.has(Tool.CITIES):
        due = rank8.due(state, turn, action)
        if action.price != due:
            yield Message("citadels-price", n=due)
    yield from _gold(state, turn.seat, rank8.price(state, turn, action))


def _destroy(state: State, turn: Turn, action: act.Destroy) -> Doubts:
    """[R ci.char.warlord.not_complete] [R ci.unique.armory.not_complete]"""
    yield from _open(state, turn, action.whom, rank8_only=not action.armory)
    if action.armory:
        yield from _stands(state, turn.seat, "armory")
    yield from _stands(state, action.whom, action.district, action.beautified)
    if not action.armory:
        yield from _price(state, turn, action)


def _exchange(state: State, turn: Turn, action: act.Exchange) -> Doubts:
    """[R ci.char.diplomat.not_complete] [R ci.char.diplomat.no_duplicates]
    [R ci.unique.quarry.only_building]
    """
    seat, whom = turn.seat, action.whom
    yield from _open(state, turn, whom)
    if action.theirs is not None and action.mine is not None:
        yield from _stands(state, whom, action.theirs)
        yield from _stands(state, seat, action.mine)
        yield from _twice(state, whom, action.mine)
        yield from _twice(state, seat, action.theirs)
    yield from _price(state, turn, action)


def _seize(state: State, turn: Turn, action: act.Seize) -> Doubts:
    """[R ci.char.marshal.barred] [R ci.ruling.beautified_everywhere]"""
    yield from _open(state, turn, action.whom)
    if action.district is not None and state.has(Tool.CITIES):
        yield from _stands(state, action.whom, action.district)
        yield from _twice(state, turn.seat, action.district)
        if rank8.target(state, action).cost > MARSHAL_LIMIT:
            yield Message("citadels-too-dear", n=MARSHAL_LIMIT)
    yield from _price(state, turn, action)


def _twice(state: State, seat: int, district: str) -> Doubts:
    if state.stands(seat, district):
        name = district_name(district)
        yield Message("citadels-twice-there", district=name, who=SeatName(seat))


def _beautify(state: State, seat: int, district: str | None) -> Doubts:
    """[R ci.char.artist.once_each]"""
    yield from _gold(state, seat, BEAUTIFIED)
    if district is None or not state.has(Tool.CITIES):
        return
    if place_of(state.cities[seat], district) is None:
        yield from _stands(state, seat, district)
    elif place_of(state.cities[seat], district, beautified=False) is None:
        yield Message("citadels-beautified")
