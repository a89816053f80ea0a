"""What is done in a turn, in words."""

from __future__ import annotations

from companion.engine.message import Arg, Message, SeatName

from .. import actions as act
from ..actions import Action
from ..cast import character_name, district_name, type_name
from ..model import State, Turn
from ..options import Tool
from ..rules import extras, gathering, naming, rank8
from ..rules.money import stash
from ..tables import NAVIGATOR_EXTRA


def of_turn(before: State, after: State, action: Action) -> Message | None:
    """None for what is not a part of a turn."""
    if isinstance(action, act.Answer):
        return _answered(before, after, action)
    turn = before.turn
    if turn is None:
        return None
    seat, who = turn.seat, SeatName(turn.seat)
    gained = after.gold[seat] - before.gold[seat]
    match action:
        case act.EndTurn():
            key = "citadels-log-end-turn-gold" if gained > 0 else "citadels-log-end-turn"
            return Message(key, who=who, character=character_name(turn.character), n=gained)
        case act.Gather(take="gold"):
            n = gathering.gold_gathered(before, seat) + action.more
            return Message("citadels-log-gather-gold", who=who, n=n)
        case act.Gather():
            return Message("citadels-log-gather-cards", who=who)
        case act.Income():
            gold, cards = gathering.brought(before, turn, action)
            key = "citadels-log-income-cards" if cards else "citadels-log-income"
            return Message(key, who=who, n=gold, cards=cards)
        case act.TakeExtra():
            n = NAVIGATOR_EXTRA if turn.character == "navigator" else sum(extras.due(before))
            return Message(f"citadels-log-extra-{action.take}", who=who, n=n)
        case act.Name():
            key = {"assassin": "killed", "witch": "bewitched"}.get(turn.character, "robbed")
            return Message(f"citadels-log-{key}", who=who, character=_rank(before, action.rank))
        case act.Tokens():
            key = "warrants" if turn.character == "magistrate" else "threats"
            names = tuple(_rank(before, rank) for rank in sorted(action.ranks))
            return Message(f"citadels-log-{key}", who=who, characters=names)
        case act.AnswerThreat() | act.TurnUpThreat():
            return _threat(before, action, who)
        case act.AnswerWarrant():
            return _warrant(before, action, who)
        case _:
            return _deed(before, after, turn, action, gained)


def _answered(before: State, after: State, action: act.Answer) -> Message:
    rank = before.rank or before.ranks[0]
    who, name = SeatName(action.who), _rank(before, rank)
    robbed = before.robbed
    if robbed is None or rank not in robbed.ranks or robbed.by == action.who:
        return Message("citadels-log-answer", who=who, character=name)
    thief, n = SeatName(robbed.by), stash(before, action.who)
    key = (
        "citadels-log-answer-robbed" if before.has(Tool.BANK) else "citadels-log-answer-robbed-all"
    )
    return Message(key, who=who, character=name, thief=thief, n=n)


def _threat(before: State, action: act.AnswerThreat | act.TurnUpThreat, who: SeatName) -> Message:
    """What is paid for the threat alone: what comes besides is told besides."""
    kept = "" if before.has(Tool.BANK) else "-unkept"
    seat = 0 if before.turn is None else before.turn.seat
    whom = SeatName(before.threats.by if before.threats is not None else 0)
    match action:
        case act.AnswerThreat(bribe=True):
            n = naming.bribe(before, seat)
            return Message(f"citadels-log-bribe{kept}", who=who, whom=whom, n=n)
        case act.AnswerThreat():
            return Message("citadels-log-refused", who=who)
        case act.TurnUpThreat(flower=None):
            return Message("citadels-log-threat-left", who=whom)
        case act.TurnUpThreat(flower=False):
            return Message("citadels-log-threat-blank", who=whom, whom=who)
        case _:
            n = stash(before, seat)
            return Message(f"citadels-log-threat-flower{kept}", who=whom, whom=who, n=n)


def _warrant(before: State, action: act.AnswerWarrant, who: SeatName) -> Message:
    turn = before.turn
    by = SeatName(before.warrants.by if before.warrants is not None else 0)
    pending = None if turn is None else turn.pending
    district = _district(None if pending is None else pending.district)
    key = "citadels-log-confiscated" if action.take else "citadels-log-warrant-left"
    return Message(key, who=by, whom=who, district=district)


def _deed(before: State, after: State, turn: Turn, action: Action, gained: int) -> Message | None:
    who = SeatName(turn.seat)
    match action:
        case act.Spy():
            return Message(
                "citadels-log-spy" if before.has(Tool.BANK) else "citadels-log-spy-unkept",
                who=who,
                whom=SeatName(action.whom),
                type=type_name(action.type.value),
                cards=action.cards,
                n=max(0, gained),
            )
        case act.SwapHands():
            return Message("citadels-log-swap-hands", who=who, whom=SeatName(action.whom))
        case act.Redraw():
            return Message("citadels-log-redraw", who=who, n=action.cards)
        case act.TakeCard():
            return Message("citadels-log-take-card", who=who, whom=SeatName(action.whom))
        case act.UseAbility():
            return Message(f"citadels-log-{turn.character}", who=who)
        case act.GiveCrown():
            key = f"citadels-log-gives-crown-{action.take}"
            if action.take == "gold" and not (gained if before.has(Tool.BANK) else before.keeps):
                key = "citadels-log-gives-crown"
            return Message(key, who=who, whom=SeatName(action.to))
        case act.Gift():
            return Message("citadels-log-gift", who=who, whom=SeatName(action.whom))
        case act.Build():
            return _built(before, after, action, who)
        case act.Destroy():
            key = "citadels-log-armory" if action.armory else "citadels-log-destroyed"
            name = _district(action.district)
            n = 0 if action.armory else rank8.price(before, turn, action)
            return Message(key, who=who, whom=SeatName(action.whom), district=name, n=n)
        case act.Exchange():
            return Message(
                "citadels-log-exchanged",
                who=who,
                whom=SeatName(action.whom),
                mine=_district(action.mine),
                theirs=_district(action.theirs),
                n=rank8.price(before, turn, action),
            )
        case act.Seize():
            name = _district(action.district)
            return Message(
                "citadels-log-seized",
                who=who,
                whom=SeatName(action.whom),
                district=name,
                n=rank8.price(before, turn, action),
            )
        case act.Beautify():
            return Message("citadels-log-beautified", who=who, district=_district(action.district))
        case act.Collect():
            return Message("citadels-log-collected", who=who, n=before.tax)
        case act.UseDistrict():
            return Message(f"citadels-log-{action.district}", who=who)
        case _:
            return None


def _built(before: State, after: State, action: act.Build, who: SeatName) -> Message:
    """What was paid is what the turn has paid more than before."""
    district = _district(action.district)
    if action.pay == "framework":
        return Message("citadels-log-built-framework", who=who, district=district)
    if action.pay == "sacrifice":
        given = _district(action.sacrifice)
        return Message("citadels-log-built-sacrifice", who=who, district=district, given=given)
    was, now = before.turn, after.turn
    assert was is not None
    assert now is not None
    n = now.paid - was.paid
    if action.lender is not None:
        lender = SeatName(action.lender)
        return Message("citadels-log-built-borrowed", who=who, whom=lender, district=district, n=n)
    if action.cards:
        return Message(
            "citadels-log-built-cards", who=who, district=district, n=n, cards=action.cards
        )
    return Message("citadels-log-built", who=who, district=district, n=n)


def _district(district: str | None) -> Arg:
    return Message("citadels-a-district") if district is None else district_name(district)


def _rank(state: State, rank: int) -> Message:
    return character_name(state.character(rank))
