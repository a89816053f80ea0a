"""What is done in a turn, in words."""

from __future__ import annotations

from companion.engine.message import Arg, Message, SeatName

from .. import actions as act
from ..actions import Action
from ..cast import character_name, district_name, type_name
from ..model import State
from ..rules.gathering import gold_gathered, income_of


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
            n = gold_gathered(before, seat) + action.more
            return Message("citadels-log-gather-gold", who=who, n=n)
        case act.Gather():
            return Message("citadels-log-gather-cards", who=who)
        case act.Income():
            cards = _income_cards(before, action)
            key = "citadels-log-income-cards" if cards else "citadels-log-income"
            return Message(key, who=who, n=max(gained, action.gold or 0), cards=cards)
        case act.TakeExtra():
            return Message(f"citadels-log-extra-{action.take}", who=who)
        case act.Name():
            key = {"assassin": "killed", "witch": "bewitched"}.get(turn.character, "robbed")
            return Message(f"citadels-log-{key}", who=who, character=_rank(before, action.rank))
        case act.Tokens():
            key = "warrants" if turn.character == "magistrate" else "threats"
            names = tuple(_rank(before, rank) for rank in sorted(action.ranks))
            return Message(f"citadels-log-{key}", who=who, characters=names)
        case act.AnswerThreat() | act.TurnUpThreat():
            return _threat(before, action, who, gained)
        case act.AnswerWarrant():
            return _warrant(before, action, who)
        case _:
            return _deed(before, after, action, who, gained)


def _answered(before: State, after: State, action: act.Answer) -> Message:
    rank = before.rank or before.ranks[0]
    who, name = SeatName(action.who), _rank(before, rank)
    robbed = before.robbed
    if robbed is None or rank not in robbed.ranks or robbed.by == action.who:
        return Message("citadels-log-answer", who=who, character=name)
    n = before.gold[action.who] - after.gold[action.who]
    return Message(
        "citadels-log-answer-robbed", who=who, character=name, thief=SeatName(robbed.by), n=n
    )


def _income_cards(before: State, action: act.Income) -> int:
    turn = before.turn
    if turn is None or turn.row.pays == "gold":
        return 0
    if action.cards is not None:
        return action.cards
    return income_of(before, turn) - (action.gold or 0)


def _threat(
    before: State, action: act.AnswerThreat | act.TurnUpThreat, who: SeatName, gained: int
) -> Message:
    whom = SeatName(before.threats.by if before.threats is not None else 0)
    match action:
        case act.AnswerThreat(bribe=True):
            return Message("citadels-log-bribe", who=who, whom=whom, n=max(0, -gained))
        case act.AnswerThreat():
            return Message("citadels-log-refused", who=who)
        case act.TurnUpThreat(flower=None):
            return Message("citadels-log-threat-left", who=whom)
        case act.TurnUpThreat(flower=False):
            return Message("citadels-log-threat-blank", who=whom, whom=who)
        case _:
            return Message("citadels-log-threat-flower", who=whom, whom=who, n=max(0, -gained))


def _warrant(before: State, action: act.AnswerWarrant, who: SeatName) -> Message:
    turn = before.turn
    by = SeatName(before.warrants.by if before.warrants is not None else 0)
    pending = None if turn is None else turn.pending
    district = _district(None if pending is None else pending.district)
    key = "citadels-log-confiscated" if action.take else "citadels-log-warrant-left"
    return Message(key, who=by, whom=who, district=district)


def _deed(
    before: State, after: State, action: Action, who: SeatName, gained: int
) -> Message | None:
    match action:
        case act.Spy():
            return Message(
                "citadels-log-spy",
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
            assert before.turn is not None
            return Message(f"citadels-log-{before.turn.character}", who=who)
        case act.GiveCrown():
            key = f"citadels-log-gives-crown-{action.take}"
            if action.take == "gold" and gained == 0:
                key = "citadels-log-gives-crown"
            return Message(key, who=who, whom=SeatName(action.to))
        case act.Gift():
            return Message("citadels-log-gift", who=who, whom=SeatName(action.whom))
        case act.Build():
            return _built(before, after, action, who)
        case act.Destroy():
            key = "citadels-log-armory" if action.armory else "citadels-log-destroyed"
            name = _district(action.district)
            n = max(0, -gained)
            return Message(key, who=who, whom=SeatName(action.whom), district=name, n=n)
        case act.Exchange():
            return Message(
                "citadels-log-exchanged",
                who=who,
                whom=SeatName(action.whom),
                mine=_district(action.mine),
                theirs=_district(action.theirs),
                n=max(0, -gained),
            )
        case act.Seize():
            name = _district(action.district)
            return Message(
                "citadels-log-seized",
                who=who,
                whom=SeatName(action.whom),
                district=name,
                n=max(0, -gained),
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
