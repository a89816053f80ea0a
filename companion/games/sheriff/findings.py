"""What is remembered of a sitting: moments, and figures for each seat as sheriff and as merchant.

Of bags only what everybody saw: how many cards went face down, never which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine.chronicle import Findings, Moment, PlayedEntry, largest
from companion.engine.message import Message, SeatName

from .model import Bag, BagStatus, Deal, State


@dataclass(frozen=True, slots=True)
class Settled:
    """A bag that was decided in the end."""

    entry: int
    merchant: int
    bag: Bag
    officers: tuple[int, ...]
    """the seats that decided about it"""


@dataclass(frozen=True, slots=True)
class Bribe:
    """Gold that a merchant gave to those who decide about bags."""

    entry: int
    merchant: int
    officers: tuple[int, ...]
    gold: int


def findings(steps: Sequence[PlayedEntry]) -> Findings:
    bags, bribes = tuple(_bags(steps)), tuple(_bribes(steps))
    seats = steps[0].before.seats if steps else 0
    begun = (one.after.sheriff for one in steps if one.after.round)
    return Findings(
        moments=(
            *largest(_tell_moments("smuggled", bags, _contraband)),
            *largest(_tell_moments("honest", bags, _sheriff_paid)),
            *largest(_tell_moments("bribe", bribes, lambda bribe: bribe.gold)),
            *largest(_tell_moments("caught", bags, _merchant_paid)),
        ),
        seats=tuple(_figures(seat, bags, bribes) for seat in range(seats)),
        first=next(begun, None),
    )


def _bags(steps: Sequence[PlayedEntry]) -> Iterable[Settled]:
    """Yield the settled bags, after all corrections."""
    found: dict[tuple[int, int], Settled] = {}
    for step in steps:
        state: State = step.after
        for seat, bag in enumerate(state.bags if state.in_round else ()):
            key = state.round, seat
            if seat in state.officers or bag.status is BagStatus.CLOSED:
                found.pop(key, None)
            elif key not in found or found[key].bag != bag:
                found[key] = Settled(step.entry, seat, bag, bag.openers or state.officers)
    return found.values()


def _bribes(steps: Sequence[PlayedEntry]) -> Iterable[Bribe]:
    found: dict[int, Bribe] = {}
    for step in steps:
        for deal in step.after.deals:
            bribe = _bribe(step.entry, step.after, deal)
            if bribe is None:
                found.pop(deal.id, None)
            elif deal.id not in found:
                found[deal.id] = bribe
    return found.values()


def _bribe(entry: int, state: State, deal: Deal) -> Bribe | None:
    for giver, gold in zip((deal.proposer, deal.partner), deal.paid, strict=True):
        other = deal.other(giver)
        if gold and other in state.officers and giver not in state.officers:
            officers = state.officers if other == deal.officer else (other,)
            return Bribe(entry, giver, officers, gold)
    return None


def _tell_moments(
    kind: str, things: Iterable[Settled] | Iterable[Bribe], count: Callable[[Any], int]
) -> Iterator[tuple[int, Moment]]:
    for one in things:
        who, sheriff, n = SeatName(one.merchant), tuple(map(SeatName, one.officers)), count(one)
        words = Message(f"sheriff-moment-{kind}", who=who, sheriff=sheriff, n=n)
        yield n, Moment(one.entry, words)


def _sheriff_paid(one: Settled) -> int:
    """[R s*.inspect.sheriff_pays]"""
    return 0 if one.bag.verdict is None else one.bag.verdict.sheriff_pays


def _merchant_paid(one: Settled) -> int:
    """[R s*.inspect.liar_pays]"""
    return 0 if one.bag.verdict is None else one.bag.verdict.merchant_pays


def _figures(seat: int, bags: Iterable[Settled], bribes: Iterable[Bribe]) -> Mapping[str, int]:
    """Return the figures of a seat as sheriff and as merchant; those that begin with `lies` are for
    that person alone.
    """
    found: Counter[str] = Counter()
    for one in bags:
        opened = one.bag.status is BagStatus.OPENED
        if seat in one.officers:
            found["sheriff_bags"] += 1
            found["sheriff_opened"] += opened
            found["sheriff_caught"] += opened and _is_lie(one)
        if seat == one.merchant:
            found["merchant_bags"] += 1
            found["merchant_opened"] += opened
            if _is_lie(one):
                found["lies"] += 1
                found["lies_caught" if opened else "lies_passed"] += 1
    for bribe in bribes:
        if seat in bribe.officers:
            found["sheriff_bribes"] += bribe.gold // len(bribe.officers)
        if seat == bribe.merchant:
            found["merchant_bribes"] += bribe.gold
    return {key: n for key, n in sorted(found.items()) if n}


def _is_lie(one: Settled) -> bool:
    """Return whether something else came out than was declared, as far as anybody saw it."""
    bag = one.bag
    if bag.verdict is not None:
        return not bag.verdict.truthful
    if bag.brought is None:
        return False
    legal = bag.brought.legal
    other = 0 if bag.good is None else legal.count - legal[bag.good]
    return bool(bag.brought.face_down or other)


def _contraband(one: Settled) -> int:
    """[R s*.pass.contraband_number]"""
    brought = one.bag.brought
    passed = one.bag.status is BagStatus.PASSED
    return brought.face_down if passed and brought is not None else 0
