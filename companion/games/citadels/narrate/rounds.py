"""Set-up, selection, calling, gold, corrections and the end, in words."""

from __future__ import annotations

from companion.engine.message import Arg, Message, SeatName
from companion.engine.purse import corrected

from .. import actions as act
from ..actions import Action
from ..cast import character_name, district_name
from ..model import Phase, State


def of_round(before: State, after: State, seat: int | None, action: Action) -> Message:
    """Every entry that is not a part of a turn."""
    who: Arg = Message("citadels-the-table") if seat is None else SeatName(seat)
    match action:
        case act.ChooseCast():
            return Message(
                "citadels-log-cast",
                characters=tuple(character_name(each) for each in after.cast),
                districts=tuple(district_name(each) for each in after.options.uniques_in_deck),
            )
        case act.Begin():
            return Message("citadels-log-begin", who=SeatName(after.crown or 0))
        case act.FaceUp():
            key = "citadels-log-face-up" if action.on else "citadels-log-not-face-up"
            return Message(key, character=_rank(after, action.rank))
        case act.PassOn():
            chooser = before.chooser(before.selection.draft[before.step])
            return Message("citadels-log-chosen", who=SeatName(chooser))
        case act.ShowTheater():
            return Message("citadels-now-theater", who=SeatName(action.who))
        case act.SwapCharacters():
            owner = SeatName(before.theater or 0)
            if action.partner is None:
                return Message("citadels-log-no-swap", who=owner)
            return Message("citadels-log-swap", who=owner, whom=SeatName(action.partner))
        case act.StartCalls(asks=True):
            return Message("citadels-now-theater", who=SeatName(after.theater or 0))
        case act.StartCalls():
            return Message("citadels-log-calls", n=after.round)
        case act.TimeUp():
            return Message("citadels-log-time-up")
        case act.WaitedOut() if after.call == before.call:
            return Message("citadels-log-waits", rank=before.rank or 0, character=_called(before))
        case act.Silence() if before.missing:
            return Message("citadels-log-nobody-missing")
        case act.Silence(passes=True):
            return Message("citadels-log-passed", rank=before.rank or 0, character=_called(before))
        case act.Silence() | act.WaitedOut():
            return Message("citadels-log-silence", rank=before.rank or 0, character=_called(before))
        case act.PauseCalls():
            return Message("citadels-log-pause")
        case act.ResumeCalls():
            return Message("citadels-log-resume")
        case act.GoBack():
            return Message("citadels-log-back", character=_rank(after, action.rank))
        case act.EndRound():
            return Message("citadels-log-round-over", n=after.round)
        case act.ShowKilled():
            return _heir(after, action)
        case act.NextRound():
            return _next(after)
        case act.CountUp():
            return Message("citadels-log-count-up")
        case act.Finish():
            return Message("citadels-log-finish")
        case act.SwitchTool():
            key = "citadels-log-tool-on" if action.on else "citadels-log-tool-off"
            return Message(key, tool=Message(f"citadels-tool-{action.tool.value}"))
        case act.ChangeOptions():
            return Message("citadels-log-options")
        case act.Pay():
            payer, payee = _purse(action.payer), _purse(action.payee)
            return Message("citadels-log-pay", payer=payer, payee=payee, n=action.amount)
        case _:
            return _corrected(before, after, who, action)


def _corrected(before: State, after: State, who: Arg, action: Action) -> Message:
    match action:
        case act.CorrectGold():
            name, had = SeatName(action.who), before.gold[action.who]
            return corrected("citadels-log-correct-gold", action.gold, had, who=name)
        case act.CorrectTax():
            return corrected("citadels-log-correct-tax", action.gold, before.tax)
        case act.CorrectBeautified():
            name = SeatName(action.who)
            return Message("citadels-log-correct-beautified", who=name, n=action.gold)
        case act.CorrectCity():
            city = tuple(district_name(built.district) for built in after.cities[action.who])
            return Message("citadels-log-correct-city", who=SeatName(action.who), districts=city)
        case act.CorrectHand():
            return Message("citadels-log-correct-hand", who=SeatName(action.who), n=action.cards)
        case act.CorrectCrown():
            return Message("citadels-log-correct-crown", who=SeatName(action.who))
        case act.CorrectShown(who=None):
            character = _rank(after, action.rank)
            return Message("citadels-log-correct-not-shown", character=character)
        case act.CorrectShown():
            character = _rank(after, action.rank)
            name = SeatName(action.who or 0)
            return Message("citadels-log-correct-shown", who=name, character=character)
        case act.CorrectMark():
            kind = Message(f"citadels-mark-{action.mark.value}")
            names = tuple(_rank(after, rank) for rank in action.ranks)
            return Message("citadels-log-correct-mark", mark=kind, characters=names)
        case act.CorrectRound():
            phase = after.phase_name
            return Message("citadels-log-correct-round", n=after.round, phase=phase)
        case act.CorrectComplete():
            key = "citadels-log-is-complete" if action.complete else "citadels-log-not-complete"
            return Message(key, who=SeatName(action.who))
        case _:
            raise AssertionError(f"{who} did something that is told elsewhere")


def _rank(state: State, rank: int) -> Message:
    return character_name(state.character(rank))


def _called(state: State) -> Message:
    return _rank(state, state.rank or state.ranks[0])


def _purse(seat: int | None) -> Arg:
    return Message("citadels-the-bank") if seat is None else SeatName(seat)


def _heir(after: State, action: act.ShowKilled) -> Message:
    name = _rank(after, 4)
    if action.who is None:
        return Message("citadels-log-no-heir", character=name)
    who = SeatName(action.who)
    if action.to is not None and after.crown == action.to != action.who:
        return Message("citadels-log-heir-gives", who=who, character=name, whom=SeatName(action.to))
    return Message("citadels-log-heir", who=who, character=name)


def _next(after: State) -> Message:
    if after.phase is Phase.FINAL:
        return Message("citadels-log-final")
    return Message("citadels-log-round", n=after.round, who=SeatName(after.crown or 0))
