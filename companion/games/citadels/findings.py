"""What is remembered of a sitting: its moments, and the characters of the last round.

Only what lay on the table or was said aloud.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from companion.engine.chronicle import Findings, Moment, PlayedEntry, largest
from companion.engine.message import Message, SeatName

from . import actions as act
from .cast import character_name, district_name
from .model import State, Theft
from .tables import DISTRICTS

DEAR = 5
"""the gold for a district that makes a moment"""
RICH = 3
"""the gold of one income that makes a moment"""


def findings(steps: Sequence[PlayedEntry]) -> Findings:
    crowns = tuple(_crowns(steps))
    return Findings(
        moments=(
            *largest(_find_robberies(steps)),
            *largest(_reigns(crowns), least=2),
            *largest(_find_destroyed(steps), least=3),
            *largest(_find_builds(steps), least=DEAR),
            *largest(_income(steps), least=RICH),
            *_find_first_complete(steps),
        ),
        roles=_roles(steps[-1].after) if steps else (),
        first=crowns[0][2] if crowns else None,
    )


def _find_robberies(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    """[R ci.char.thief.steal] Yield the robberies, after all corrections."""
    found: dict[int, tuple[int, Theft]] = {}
    for step in steps:
        state: State = step.after
        if state.theft is None:
            found.pop(state.round, None)
        elif state.round not in found or found[state.round][1] != state.theft:
            found[state.round] = step.entry, state.theft
    for entry, theft in found.values():
        thief, victim = SeatName(theft.thief), SeatName(theft.victim)
        words = Message("citadels-moment-robbed", thief=thief, victim=victim, n=theft.gold)
        yield theft.gold, Moment(entry, words)


def _crowns(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, int, int]]:
    """Yield for each round who had the crown at its end, and the entry since which they had it."""
    last: dict[int, tuple[int, int]] = {}
    entry, crown = 0, None
    for step in steps:
        state: State = step.after
        if state.crown != crown:
            entry, crown = step.entry, state.crown
        if state.round and crown is not None:
            last[state.round] = entry, crown
    for round, (since, seat) in sorted(last.items()):
        yield round, since, seat


def _reigns(crowns: Sequence[tuple[int, int, int]]) -> Iterator[tuple[int, Moment]]:
    for seat, reign in groupby(crowns, key=lambda one: one[2]):
        rounds = tuple(reign)
        words = Message("citadels-moment-reign", who=SeatName(seat), n=len(rounds))
        yield len(rounds), Moment(rounds[0][1], words)


def _find_builds(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    for step in steps:
        action = step.action
        if isinstance(action, act.Build) and action.district and action.pay == "gold":
            gold = DISTRICTS[action.district].cost if action.price is None else action.price
            who, district = SeatName(_actor(step)), district_name(action.district)
            words = Message("citadels-moment-built", who=who, district=district, n=gold)
            yield gold, Moment(step.entry, words)


def _find_destroyed(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    for step in steps:
        action = step.action
        if isinstance(action, act.Destroy) and action.district and action.whom != _actor(step):
            words = Message(
                "citadels-moment-destroyed",
                who=SeatName(_actor(step)),
                whom=SeatName(action.whom),
                district=district_name(action.district),
            )
            yield DISTRICTS[action.district].cost, Moment(step.entry, words)


def _income(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    for step in steps:
        action, after = step.action, step.after
        ends = isinstance(action, act.EndTurn) and action.income
        if isinstance(action, act.Income) or ends:
            seat, turn = _actor(step), step.before.turn
            after = action.with_income(step.before, seat) if ends else after
            gold = after.gold[seat] - step.before.gold[seat]
            who, character = SeatName(seat), character_name(turn.character)
            words = Message("citadels-moment-income", who=who, character=character, n=gold)
            yield gold, Moment(step.entry, words)


def _find_first_complete(steps: Sequence[PlayedEntry]) -> tuple[Moment, ...]:
    """[R ci.score.first_complete] Return who was the first in the end, and the entry that made it
    so.
    """
    last: tuple[int, ...] = ()
    found: tuple[Moment, ...] = ()
    for step in steps:
        first = step.after.completed[:1]
        if first != last:
            words = [Message("citadels-moment-complete", who=SeatName(seat)) for seat in first]
            found, last = tuple(Moment(step.entry, one) for one in words), first
    return found


def _actor(step: PlayedEntry) -> int:
    """Return the seat whose turn it is, whoever entered the action."""
    seat: int = step.before.turn.seat
    return seat


def _roles(state: State) -> tuple[Message | None, ...]:
    """Return what everybody turned up in the last round."""
    shown = (
        tuple(character_name(state.character(rank)) for rank in state.shown_by(seat))
        for seat in range(state.seats)
    )
    return tuple(Message("citadels-roles", characters=each) if each else None for each in shown)
