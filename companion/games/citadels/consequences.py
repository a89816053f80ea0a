"""What followed from an action by the rules and is worth telling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message, SeatName

from .actions.abstract import AnyDeed
from .model import Phase, State
from .rules import money


def consequences(before: State, after: State, action: AnyDeed) -> Iterator[Message]:
    tells, crown = action.tells, after.crown
    if after.missing and not before.missing:
        yield Message("citadels-now-missing")
    begins = after.phase is Phase.SELECT and after.round != before.round  # and says whose it is
    if crown not in (None, before.crown) and not begins and "crown" not in tells:
        yield Message("citadels-log-crown", who=SeatName(crown))
    if after.tax > before.tax and "tax" not in tells:
        yield Message("citadels-log-taxed", who=SeatName(_find_taxed(before, after)))
    if "complete" not in tells:
        yield from _tell_completed(before, after)
    turn = after.turn
    if turn is not None and turn.resumed and (before.turn is None or not before.turn.resumed):
        yield Message("citadels-log-witch-resumes", who=SeatName(turn.seat))
    if "extra" not in tells:
        yield from _extras(before, after)
    over = after.phase is Phase.ROUND_END and before.phase is Phase.CALL
    if over and "round" not in tells:
        yield Message("citadels-log-round-over", n=after.round)


def _tell_completed(before: State, after: State) -> Iterator[Message]:
    for seat in after.completed:
        if seat not in before.completed:
            key = "citadels-log-first-complete" if not before.completed else "citadels-log-complete"
            yield Message(key, who=SeatName(seat))


def _extras(before: State, after: State) -> Iterator[Message]:
    """[R ci.char.merchant.extra] [R ci.char.architect.cards] [R ci.char.queen.neighbour] Yield
    extras that came by themselves in the turn that goes on.
    """
    turn, was = after.turn, before.turn
    if turn is None or not after.keeps or not turn.has_used("extra"):
        return
    if was is None or was.resumed != turn.resumed or not was.has_used("extra"):
        gold, cards = money.due(replace(after, turn=replace(turn, used=())))
        if gold:
            yield Message("citadels-log-extra-gold-too", n=gold)
        if cards:
            yield Message("citadels-log-extra-cards-too", n=cards)


def _find_taxed(before: State, after: State) -> int:
    """[R ci.char.tax_collector.tax] [R ci.char.tax_collector.confiscated]
    Return who paid the tax.
    """
    assert before.turn is not None
    was, mark = before.warrants, after.warrants
    if was is not None and mark is not None and mark.found and not was.found:
        return mark.by
    return before.turn.seat
