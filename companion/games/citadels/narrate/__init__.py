"""An entry in words: what everybody may read, and the one thing that is somebody's secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.game import Narration
from companion.engine.message import Message, SeatName

from .. import actions as act
from ..actions import Action
from ..cast import character_name, district_name
from ..model import Phase, State
from ..rules import extras
from .rounds import of_round
from .turns import of_turn


def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
    """`after` is what `action` made of `before`."""
    if isinstance(action, act.EnterFinal):
        return _counted(seat or 0, action)
    if isinstance(action, act.Deal | act.Pick):
        return _dealt(before, after, action)
    if isinstance(action, act.SwapCharacters) and before.dealt and action.partner is not None:
        return _swapped(before, action, action.partner)
    said = of_turn(before, after, action) or of_round(before, after, seat, action)
    for more in _consequences(before, after, action):
        said = Message("citadels-log-then", first=said, second=more)
    return Narration(said)


def _counted(seat: int, action: act.EnterFinal) -> Narration:
    """[R ci.unique.secret_vault.score] A hand is its owner's until all have counted."""
    who = SeatName(seat)
    full = Message(
        "citadels-log-counted-vault" if action.secret_vault else "citadels-log-counted-own",
        who=who,
        n=action.gold,
        cards=action.hand,
        districts=tuple(district_name(built.district) for built in action.city),
    )
    return Narration(Message("citadels-log-counted", who=who), ((seat, full),))


def _dealt(before: State, after: State, action: act.Deal | act.Pick) -> Narration:
    """[R ci.selection.everyone_one] Who chose is public; what, their own secret."""
    if isinstance(action, act.Deal):
        down = character_name(before.character(action.down))
        return Narration(
            Message("citadels-log-dealt"), full=Message("citadels-log-dealt-down", character=down)
        )
    seat = before.chooser(before.selection.draft[before.step])
    who = SeatName(seat)
    kept = character_name(before.character(action.rank))
    told = Message("citadels-log-picked", who=who, character=kept)
    return Narration(Message("citadels-log-chosen", who=who), ((seat, told),))


def _swapped(before: State, action: act.SwapCharacters, partner: int) -> Narration:
    """[R ci.unique.theater.hidden] Both know what they gave and got."""
    owner = before.theater or 0
    who, whom = SeatName(owner), SeatName(partner)
    gave, got = (
        character_name(before.character(rank)) for rank in (action.gives or 0, action.takes or 0)
    )
    told = Message("citadels-log-swapped", who=who, whom=whom, gave=gave, got=got)
    public = Message("citadels-log-swap", who=who, whom=whom)
    return Narration(public, ((owner, told), (partner, told)))


def _consequences(before: State, after: State, action: Action) -> list[Message]:
    """What followed by itself and is worth telling."""
    told: list[Message] = []
    own = act.CorrectCrown | act.Begin | act.GiveCrown | act.ShowKilled | act.CorrectRound
    if isinstance(action, act.NextRound) and after.phase is Phase.SELECT:
        return told  # who has the crown stands there already
    if after.missing and not before.missing:
        told.append(Message("citadels-now-missing"))
    if after.crown != before.crown and after.crown is not None and not isinstance(action, own):
        told.append(Message("citadels-log-crown", who=SeatName(after.crown)))
    if after.tax > before.tax and not isinstance(action, act.CorrectTax):
        told.append(Message("citadels-log-taxed", who=SeatName(_taxed(before, action))))
    for seat in after.completed:
        if seat not in before.completed and not isinstance(action, act.CorrectComplete):
            key = "citadels-log-first-complete" if not before.completed else "citadels-log-complete"
            told.append(Message(key, who=SeatName(seat)))
    turn = after.turn
    if turn is not None and turn.resumed and (before.turn is None or not before.turn.resumed):
        told.append(Message("citadels-log-witch-resumes", who=SeatName(turn.seat)))
    if not isinstance(action, act.TakeExtra):
        told.extend(_extras(before, after))
    over = after.phase is Phase.ROUND_END and before.phase is Phase.CALL
    if over and not isinstance(action, act.EndRound | act.CorrectRound):
        told.append(Message("citadels-log-round-over", n=after.round))
    return told


def _extras(before: State, after: State) -> Iterator[Message]:
    """[R ci.char.merchant.extra] [R ci.char.architect.cards] [R ci.char.queen.neighbour] What came
    by itself in the turn that goes on.
    """
    turn, was = after.turn, before.turn
    if turn is None or not after.keeps or not turn.has_used("extra"):
        return
    if was is None or was.resumed != turn.resumed or not was.has_used("extra"):
        gold, cards = extras.due(replace(after, turn=replace(turn, used=())))
        if gold:
            yield Message("citadels-log-extra-gold-too", n=gold)
        if cards:
            yield Message("citadels-log-extra-cards-too", n=cards)


def _taxed(before: State, action: Action) -> int:
    """[R ci.char.tax_collector.tax] [R ci.char.tax_collector.confiscated] Who paid the tax."""
    assert before.turn is not None
    if isinstance(action, act.AnswerWarrant) and action.take and before.warrants is not None:
        return before.warrants.by
    return before.turn.seat
