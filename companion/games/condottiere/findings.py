"""What is remembered of a sitting: its battles, as far as cards were tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.engine.chronicle import Findings, Moment, PlayedEntry, largest
from companion.engine.message import Message, SeatName

from . import actions as act
from .battle import strengths
from .cards import city_name
from .model import State
from .view.end import end_view

MANY = 8
"""cards in one battle that make a moment"""
STRONG = 15
"""the strength of an army that makes a moment"""
WASTED = 8
"""the strength of a losing army that makes a moment"""


@dataclass(frozen=True, slots=True)
class Ended:
    """A battle whose cards were tapped."""

    entry: int
    city: str | None
    winner: int | None
    strengths: tuple[int, ...]
    cards: int


def findings(steps: Sequence[PlayedEntry]) -> Findings:
    ends = [step for step in steps if _ends_battle(step)]
    battles = tuple(_battles(ends))
    holders = (one.after.holder for one in steps if isinstance(one.action, act.Begin))
    return Findings(
        moments=(
            *_closest(battles),
            *largest(_armies(battles), least=STRONG),
            *largest(_find_crowded(battles), least=MANY),
            *_find_unwon(battles),
            *largest(_conquests(ends), least=2),
        ),
        first=next(holders, None),
        end=end_view(steps[-1].after) if steps else None,
    )


def _ends_battle(step: PlayedEntry) -> bool:
    return isinstance(step.action, act.EndBattle) and step.after.battle > step.before.battle


def _battles(ends: Sequence[PlayedEntry]) -> Iterator[Ended]:
    for step in ends:
        before: State = step.before
        winner, armies = step.action.winner, before.armies
        if any(armies):
            cards = sum(map(len, armies))
            yield Ended(step.entry, before.city, winner, strengths(armies), cards)


def _closest(battles: Sequence[Ended]) -> Iterator[Moment]:
    """Return the battle with the smallest lead; among equals the one with the larger armies."""
    found: list[tuple[tuple[int, int], Moment]] = []
    for one in battles:
        if one.winner is None:
            continue
        mine = one.strengths[one.winner]
        theirs, whom = max((n, -seat) for seat, n in enumerate(one.strengths) if seat != one.winner)
        if 0 < theirs < mine:
            names = {"who": SeatName(one.winner), "whom": SeatName(-whom)}
            words = _name_place("condottiere-moment-close", one.city, n=mine, m=theirs, **names)
            found.append(((mine - theirs, -mine), Moment(one.entry, words)))
    if found:
        yield min(found, key=lambda each: each[0])[1]


def _armies(battles: Sequence[Ended]) -> Iterator[tuple[int, Moment]]:
    for one in battles:
        for seat, n in enumerate(one.strengths):
            words = _name_place("condottiere-moment-army", one.city, who=SeatName(seat), n=n)
            yield n, Moment(one.entry, words)


def _find_crowded(battles: Sequence[Ended]) -> Iterator[tuple[int, Moment]]:
    for one in battles:
        words = _name_place("condottiere-moment-cards", one.city, n=one.cards)
        yield one.cards, Moment(one.entry, words)


def _find_unwon(battles: Sequence[Ended]) -> Iterator[Moment]:
    """[R co.battle_end.no_conquest] Return the largest battle that nobody won."""
    found = ((max(one.strengths), one) for one in battles if one.winner is None)
    strength, one = max(found, key=lambda each: each[0], default=(0, None))
    if one is not None and strength >= WASTED:
        yield Moment(one.entry, _name_place("condottiere-moment-nobody", one.city, n=strength))


def _conquests(ends: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    """Return the cities that one seat took one after another."""
    who, row = None, 0
    for step in ends:
        winner = step.action.winner
        who, row = winner, row + 1 if winner == who else 1
        if winner is not None:
            words = Message("condottiere-moment-row", who=SeatName(winner), n=row)
            yield row, Moment(step.entry, words)


def _name_place(id: str, city: str | None, **args: int | SeatName) -> Message:
    """Return the message, with the city's name if there is one."""
    return (
        Message(id, **args) if city is None else Message(f"{id}-city", city=city_name(city), **args)
    )
