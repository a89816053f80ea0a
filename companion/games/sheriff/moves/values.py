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
    name: str,
    goods: tuple[str, ...] = tuple(CARDS),
    most: int = LIMIT,
    *,
    optional: bool = False,
    label: Message | None = None,
) -> CountsField:
    """So many of each of these goods."""
    values = tuple(Choice(good, named(good), most) for good in goods)
    return CountsField(name=name, label=label, values=values, optional=optional)


@cache
def any_number(name: str, *, optional: bool = False) -> IntegerField:
    return IntegerField(name=name, min=0, max=LIMIT, optional=optional)


def terms_field(state: State, name: str, giver: int, *, optional: bool = False) -> DocumentField:
    """[R s*.bribe.favours] What `giver` may give; only who decides on bags promises their fate."""
    if giver not in state.officers:
        return _gifts(name, min(5, most_gold(state, giver)), optional)
    shut = (bag for bag in state.merchants if state.bags[bag].status is BagStatus.CLOSED)
    return _favours(name, tuple(shut), optional)


@cache
def _gifts(name: str, gold: int, optional: bool) -> DocumentField:
    goods = {"gold": gold, "stand": {"apple": 1}, "bag": {"silk": 1}}
    likely = ({"promises": [{"kind": "later"}]}, goods, goods)
    return DocumentField(name=name, schema="Terms", likely=likely, optional=optional)


@cache
def _favours(name: str, shut: tuple[int, ...], optional: bool) -> DocumentField:
    fates = [{"kind": kind, "bag": bag} for bag in shut for kind in ("pass", "inspect")]
    promises: list[dict[str, Any]] = [{"kind": "later"}, *fates]
    likely = tuple({"promises": [one]} for one in promises)
    return DocumentField(name=name, schema="Terms", likely=likely, optional=optional)
