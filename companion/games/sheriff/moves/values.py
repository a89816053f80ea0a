"""Words and values that the moves of all parts are made of."""

from __future__ import annotations

from functools import cache
from typing import Any

from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, CountsField, DocumentField, IntegerField

from ..goods import named
from ..model import BagStatus, State
from ..rules.bank import most_gold
from ..tables import CARDS


@cache
def says(key: str) -> Message:
    return Message(f"sheriff-screen-{key}")


@cache
def seat_choices(seats: tuple[int, ...], nobody: str | None = None) -> tuple[Choice, ...]:
    """`nobody`: the key of what None is called, if it may be chosen."""
    choices = tuple(Choice(seat, SeatName(seat)) for seat in seats)
    return choices if nobody is None else (*choices, Choice(None, says(nobody)))


@cache
def seat_field(name: str, seats: tuple[int, ...], nobody: str | None = None) -> ChoiceField:
    return ChoiceField(name=name, values=seat_choices(seats, nobody))


@cache
def cards_field(
    name: str, goods: tuple[str, ...] = tuple(CARDS), most: int = LIMIT, *, optional: bool = False
) -> CountsField:
    """So many of each of these goods."""
    values = tuple(Choice(good, named(good), most) for good in goods)
    return CountsField(name=name, values=values, optional=optional)


@cache
def any_number(name: str, *, optional: bool = False) -> IntegerField:
    return IntegerField(name=name, min=0, max=LIMIT, optional=optional)


def terms_field(state: State, name: str, giver: int, *, optional: bool = False) -> DocumentField:
    """[R s*.bribe.favours] What `giver` may give; only who decides on bags promises their fate."""
    promises: list[dict[str, Any]] = [{"kind": "later"}]
    if giver in state.officers:
        shut = [bag for bag in state.merchants if state.bags[bag].status is BagStatus.CLOSED]
        promises += [{"kind": kind, "bag": bag} for bag in shut for kind in ("pass", "inspect")]
    likely: list[dict[str, Any]] = [{"promises": [one]} for one in promises]
    if giver not in state.officers:
        gold = min(5, most_gold(state, giver))
        likely += [{"gold": gold, "stand": {"apple": 1}, "bag": {"silk": 1}}] * 2
    return DocumentField(name=name, schema="Terms", likely=tuple(likely), optional=optional)
