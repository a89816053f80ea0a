"""The turn that is being taken: all that may be done in it, and who else is asked something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from companion.engine.message import Message, SeatName

from .. import actions as act
from .. import hints
from ..actions import Action
from ..cast import character_does, character_name, district_name, type_name
from ..model import State, Threat, Turn
from ..options import Tool
from ..rules import gathering, naming
from ..tables import (
    NAVIGATOR_EXTRA,
    SMITHY_PRICE,
)
from .ability import AbilityView, ability_view, districts_of
from .building import BuildView, building_view
from .parts import Choice, Struct, choice


class _Paying(TypedDict):
    pay: Action | None
    pay_why: Message | None


class IncomeView(Struct, frozen=True):
    type: str
    name: Message
    pays: str
    """gold, cards or either"""
    due: int | None
    """None: cities are not kept, the person says the number"""
    choices: tuple[Choice, ...]
    """one, or each mix of the Abbot; none where the number is to be said"""
    base: Action | None
    """to be filled in with `gold` or `cards` where the number is to be said"""
    taken: bool


class PromptView(Struct, frozen=True):
    """Somebody else than whose turn it is has to say something."""

    seat: int
    text: Message
    choices: tuple[Choice, ...]


class TurnView(Struct, frozen=True):
    turn: int
    seat: int
    rank: int
    character: str
    name: Message
    does: Message
    resumed: bool
    """the Witch plays on in this character's place"""
    bewitched: bool
    """only gathering is left"""
    befalls: tuple[Message, ...]
    """what happens to this character, in the order of the rules"""
    gathered: bool
    gather: tuple[Choice, ...]
    threat: tuple[Choice, ...]
    """bribe or refuse"""
    income: IncomeView | None
    extra: tuple[Choice, ...]
    """four gold or four cards"""
    ability: AbilityView | None
    builds: int
    """builds of the turn that are left"""
    building: tuple[BuildView, ...]
    """where cities are kept"""
    pay: Action | None
    """a build of which only the price is said: to be filled in with `price`"""
    pay_why: Message | None
    districts: tuple[Choice, ...]
    """unique districts with something to do now"""
    armory: tuple[Choice, ...]
    end: Choice | None
    unready: Message | None
    """what was not done yet, though it is a must"""


def turn_view(state: State, viewer: int | None) -> TurnView | None:
    """Everybody sees whose turn it is; what may be done sees who does it, and the table."""
    turn = state.turn
    if turn is None:
        return None
    own = viewer in (None, turn.seat)
    free = own and not state.barred
    # [R ci.char.witch.no_build_yet] before she has named somebody she only gathers
    builds = free and turn.character != "witch"
    end = choice(state, turn.seat, Message("citadels-do-end-turn"), act.EndTurn(state.call))
    return TurnView(
        turn=state.call,
        seat=turn.seat,
        rank=turn.rank,
        character=turn.character,
        name=character_name(turn.character),
        does=character_does(turn.character),
        resumed=turn.resumed,
        bewitched=state.barred,
        befalls=hints.befalls(state),
        gathered=turn.gathered,
        gather=tuple(_gather(state, turn)) if own and not turn.gathered else (),
        threat=tuple(_threat(state, turn)) if own and turn.threat is Threat.OPEN else (),
        income=_income(state, turn) if free else None,
        extra=tuple(_extra(state, turn)) if free and turn.character == "navigator" else (),
        ability=ability_view(state, turn) if free else None,
        builds=max(0, turn.row.builds - turn.builds),
        building=tuple(building_view(state, turn)) if builds and state.has(Tool.CITIES) else (),
        **_paying(state, turn, builds),
        districts=tuple(_districts(state, turn)) if builds else (),
        armory=tuple(_armory(state, turn)) if builds and state.stands(turn.seat, "armory") else (),
        end=end if own else None,
        unready=None if end.action is None else end.why,
    )


def _gather(state: State, turn: Turn) -> Iterator[Choice]:
    seat = turn.seat
    gold, cards = gathering.gold_gathered(state, seat), gathering.cards_kept(state, seat)
    label = Message("citadels-do-gather-gold", n=gold)
    yield choice(state, seat, label, act.Gather(state.call, "gold"))
    label = Message("citadels-do-gather-cards", n=cards)
    yield choice(state, seat, label, act.Gather(state.call, "cards"))


def _threat(state: State, turn: Turn) -> Iterator[Choice]:
    """[R ci.char.blackmailer.bribe] With the bribe as it would be now."""
    n = naming.bribe(state, turn.seat)
    key = "citadels-do-bribe" if state.has(Tool.BANK) else "citadels-do-bribe-half"
    yield choice(
        state, turn.seat, Message(key, n=n), act.AnswerThreat(state.call, bribe=True), price=n
    )
    label = Message("citadels-do-refuse")
    yield choice(state, turn.seat, label, act.AnswerThreat(state.call, bribe=False))


def _income(state: State, turn: Turn) -> IncomeView | None:
    row = turn.row
    if row.income is None:
        return None
    taken = turn.has_used("income")
    kept = state.has(Tool.CITIES)
    due = gathering.income_of(state, turn) if kept else None
    choices: tuple[Choice, ...] = ()
    if due is not None and not taken:
        mixes = range(due, -1, -1) if row.pays == "either" else (None,)
        choices = tuple(
            choice(
                state,
                turn.seat,
                _income_label(row.pays, due, gold),
                act.Income(state.call, gold=gold),
            )
            for gold in mixes
        )
    return IncomeView(
        row.income.value,
        type_name(row.income),
        row.pays,
        due,
        choices,
        None if kept or taken else act.Income(state.call),
        taken,
    )


def _income_label(pays: str, due: int, gold: int | None) -> Message:
    if pays == "cards":
        return Message("citadels-do-income-cards", n=due)
    if gold is None or gold == due:
        return Message("citadels-do-income", n=due)
    return Message("citadels-do-income-mix", gold=gold, cards=due - gold)


def _extra(state: State, turn: Turn) -> Iterator[Choice]:
    """[R ci.char.navigator.extra]"""
    label = Message("citadels-do-take-gold", n=NAVIGATOR_EXTRA)
    yield choice(state, turn.seat, label, act.TakeExtra(state.call, "gold"))
    label = Message("citadels-do-take-cards", n=NAVIGATOR_EXTRA)
    yield choice(state, turn.seat, label, act.TakeExtra(state.call, "cards"))


def _paying(state: State, turn: Turn, free: bool) -> _Paying:
    """A build of which only the price is said."""
    if not free:
        return {"pay": None, "pay_why": None}
    asked = choice(
        state,
        turn.seat,
        Message("citadels-a-district"),
        act.Build(state.call, price=0, exempt=turn.builds >= turn.row.builds),
    )
    if asked.action is None:
        return {"pay": None, "pay_why": asked.why}
    return {"pay": act.Build(state.call, price=0), "pay_why": None}


def _districts(state: State, turn: Turn) -> Iterator[Choice]:
    """[R ci.unique.smithy.cards] [R ci.unique.laboratory.gold] [R ci.unique.museum.store]"""
    kept = state.has(Tool.CITIES)
    for district in ("smithy", "laboratory", "museum"):
        there = state.stands(turn.seat, district)
        if there or (not kept and district in state.options.uniques_in_deck):
            label = Message(f"citadels-do-{district}")
            action = act.UseDistrict(state.call, district)
            price = SMITHY_PRICE if district == "smithy" else None
            yield choice(state, turn.seat, label, action, district=district, price=price)


def _armory(state: State, turn: Turn) -> Iterator[Choice]:
    """[R ci.unique.armory.destroy]"""
    for seat in range(state.seats):
        for built in districts_of(state, seat):
            if built.district == "armory":
                continue
            yield choice(
                state,
                turn.seat,
                district_name(built.district),
                act.Destroy(
                    state.call, seat, built.district, beautified=built.beautified, armory=True
                ),
                whom=seat,
                district=built.district,
                beautified=built.beautified,
                price=0,
            )


# -- Who else is asked -------------------------------------------------------------------------


def prompt_view(state: State) -> PromptView | None:
    """[R ci.ruling.same_prompt] The same question at every marked character."""
    turn = state.turn
    if turn is None:
        return None
    if turn.pending is not None and state.warrants is not None:
        by = state.warrants.by
        district = _pending_name(turn.pending.district)
        text = Message("citadels-ask-warrant", who=SeatName(turn.seat), district=district)
        take = choice(
            state, by, Message("citadels-do-take"), act.AnswerWarrant(state.call, take=True)
        )
        let = choice(
            state, by, Message("citadels-do-let"), act.AnswerWarrant(state.call, take=False)
        )
        return PromptView(by, text, (take, let))
    if turn.threat is Threat.REFUSED and state.threats is not None:
        by = state.threats.by
        text = Message("citadels-ask-threat", who=SeatName(turn.seat))
        ways = (("flower", True), ("blank", False), ("leave", None))
        choices = tuple(
            choice(state, by, Message(f"citadels-do-{way}"), act.TurnUpThreat(state.call, flower))
            for way, flower in ways
        )
        return PromptView(by, text, choices)
    return None


def _pending_name(district: str | None) -> Message:
    return Message("citadels-a-district") if district is None else district_name(district)
