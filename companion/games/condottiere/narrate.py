"""An entry in words: what everybody may read, and what its owner may read."""

from __future__ import annotations

from typing import assert_never

from companion.engine.game import Narration
from companion.engine.message import Arg, Message, SeatName

from . import actions as act
from . import field, scoring
from .actions import Action
from .cards import card_name, city_name
from .hints import told
from .model import Phase, State
from .rules import fight


def narrate(before: State, after: State, seat: int | None, action: Action) -> Narration:
    """`after` is what `action` made of `before`."""
    if isinstance(action, act.NoteHand):
        return _noted(seat, action)
    words = _public(before, after, seat, action)
    for follows in _followed(before, after):
        words = Message("condottiere-log-then", first=words, second=follows)
    return Narration(words)


def _noted(seat: int | None, action: act.NoteHand) -> Narration:
    """[R co.ruling.hand_size_hidden] That a hand was noted is public, how large it is is not."""
    assert seat is not None
    who = SeatName(seat)
    public = Message("condottiere-log-noted", who=who)
    if action.cards is None:
        return Narration(public, ((seat, Message("condottiere-log-noted-none", who=who)),))
    own = Message("condottiere-log-noted-own", who=who, n=action.cards)
    return Narration(public, ((seat, own),))


def _public(before: State, after: State, seat: int | None, action: Action) -> Message:
    """Entries that hold no secret."""
    who: Arg = Message("condottiere-the-table") if seat is None else SeatName(seat)
    match action:
        case act.Begin():
            return Message("condottiere-log-begin", who=SeatName(action.holder))
        case act.Attack():
            return _attacked(before, after)
        case act.Decline():
            whom = SeatName(before.left_of(action.holder))
            return Message("condottiere-log-decline", who=SeatName(action.holder), whom=whom)
        case act.Deal():
            return Message("condottiere-log-deal", n=after.round)
        case act.Out():
            return Message("condottiere-log-out" if action.out else "condottiere-log-in", who=who)
        case act.Lay(back=int() | str() as back):
            return Message("condottiere-log-lay-back", who=who, back=card_name(back))
        case act.Lay():
            return Message("condottiere-log-lay", who=who, card=card_name(action.card))
        case act.TakeOff():
            return Message("condottiere-log-take-off", who=who, card=card_name(action.card))
        case act.Pass():
            final = seat is None or field.has_passed(after, seat)
            return Message("condottiere-log-pass" if final else "condottiere-log-wait", who=who)
        case act.CountArmy():
            n = field.strengths(after)[seat or 0]
            return Message("condottiere-log-count", who=who, n=n)
        case act.EndBattle(winner=int() as winner, claim=True):
            return Message("condottiere-log-claim", who=SeatName(winner))
        case act.EndBattle():
            return _ended(before, action)
        case act.DropClaim(who=claimer) if claimer == seat:
            return Message("condottiere-log-claim-back", who=who)
        case act.DropClaim():
            whom = SeatName(action.who)
            return Message("condottiere-log-claim-refused", who=who, whom=whom)
        case act.Finish():
            return Message("condottiere-log-finish")
        case act.CorrectCity(city=city, owner=int() as owner):
            name = SeatName(owner)
            return Message("condottiere-log-correct-city", city=city_name(city), who=name)
        case act.CorrectCity():
            return Message("condottiere-log-correct-free", city=city_name(action.city))
        case act.CorrectPiece():
            return Message("condottiere-log-correct-piece", who=SeatName(action.holder))
        case act.CorrectPlace(city=str() as city):
            return Message("condottiere-log-correct-place", city=city_name(city))
        case act.CorrectPlace():
            return Message("condottiere-log-called-off")
        case act.CorrectLine():
            cards = tuple(card_name(card) for card in action.cards)
            shown = cards or Message("condottiere-nothing")
            return Message("condottiere-log-correct-line", who=SeatName(action.who), cards=shown)
        case act.CorrectRound():
            return Message("condottiere-log-correct-round", n=action.round)
        case act.CorrectPoints():
            name = SeatName(action.who)
            return Message("condottiere-log-correct-points", who=name, n=action.points)
        case act.SwitchTool():
            tool = Message(f"condottiere-tool-{action.tool.value}")
            key = "condottiere-log-tool-on" if action.on else "condottiere-log-tool-off"
            return Message(key, tool=tool)
        case act.ChangeOptions():
            return Message("condottiere-log-options")
        case act.NoteHand():
            raise AssertionError("told with its secret")
        case _:
            assert_never(action)


def _attacked(before: State, after: State) -> Message:
    if before.holder is None or after.city is None:
        return Message("condottiere-log-battle-begins", n=after.battle)
    who = SeatName(before.holder)
    return Message("condottiere-log-attack", who=who, city=city_name(after.city))


def _ended(before: State, action: act.EndBattle) -> Message:
    if not before.final:
        return told(fight.fought(before, action))
    if action.winner is None:
        return Message("condottiere-log-final-nobody")
    return Message("condottiere-log-final-won", who=SeatName(action.winner))


def _followed(before: State, after: State) -> tuple[Message, ...]:
    """What came of it by the rules."""
    if after.final and not before.final:
        tied = tuple(SeatName(seat) for seat in after.final)
        return (Message("condottiere-log-final", seats=tied),)
    if after.phase is before.phase:
        return ()
    match after.phase:
        case Phase.ROUND_END:
            return (Message("condottiere-log-round-over", n=after.round),)
        case Phase.SCORED:
            return (Message("condottiere-log-scored", n=after.game),)
        case Phase.OVER if _by_kingdom(after):
            winners = tuple(
                SeatName(seat)
                for seat, score in enumerate(after.sheet.players if after.sheet else ())
                if score.winner
            )
            return (Message("condottiere-log-kingdom", seats=winners, n=after.needed),)
        case Phase.OVER:
            return (Message("condottiere-log-over"),)
        case _:
            return ()


def _by_kingdom(after: State) -> bool:
    return after.sheet is not None and after.sheet.decided_by == scoring.KINGDOM
