"""Labels of moves, and fields whose limits depend on the state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any

from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, FlagField, IntegerField
from companion.engine.values import SeatNumber, UpTo, choices_of_seats

from ..cast import character_name, district_name
from ..model import State
from ..options import Tool
from ..rules.calling import next_rank
from ..tables import BUILDABLE, CHARACTERS, SEATS

Whom = Annotated[int, SeatNumber("whom")]
Cards = Annotated[int, UpTo()]
Gold = Annotated[int, UpTo()]

# -- Words -------------------------------------------------------------------------------------


@cache
def says(key: str) -> Message:
    return Message(f"citadels-screen-{key}")


@cache
def does(key: str) -> Message:
    return Message(f"citadels-do-{key}")


@cache
def at_seat(seat: int) -> Message:
    return Message("citadels-do-seat", who=SeatName(seat))


def goes_on(state: State) -> Message:
    """[R ci.action.next_call] Return the label with the next rank's name."""
    rank = next_rank(state)
    if rank is None:
        return says("round-over-next")
    return Message("citadels-do-call-next", rank=rank, character=rank_name(state, rank))


def rank_name(state: State, rank: int) -> Message:
    """Return the name of the character of this rank."""
    return character_name(state.character(rank))


# -- Seats -------------------------------------------------------------------------------------


def whose(state: State, seat: int | None) -> tuple[int, ...]:
    """Return the seats for which it may be said: all of them by the table, itself by a seat."""
    return tuple(range(state.seats)) if seat is None else (seat,)


def others(state: State, seat: int) -> tuple[int, ...]:
    return tuple(each for each in range(state.seats) if each != seat)


def seats(name: str, who: Iterable[int], nobody: Message | None = None, **more: Any) -> ChoiceField:
    """Return a field for one of these seats; `nobody` is the label for none."""
    every = choices_of_seats(SEATS[1])
    values = tuple(every[each] for each in who)
    if nobody is not None:
        values = (*values, Choice(None, nobody))
    return ChoiceField(name=name, values=values, **more)


# -- Characters and districts ------------------------------------------------------------------


@cache
def _ranks(cast: tuple[str, ...]) -> dict[int, Choice]:
    rows = ((CHARACTERS[each].rank, character_name(each)) for each in cast)
    return {rank: Choice(rank, name) for rank, name in rows}


def ranks(state: State, which: Iterable[int]) -> tuple[Choice, ...]:
    choices = _ranks(state.cast)
    return tuple(choices[rank] for rank in which)


DISTRICT_CHOICES = tuple(Choice(each, district_name(each)) for each in BUILDABLE)


@cache
def districts_but(*these: str) -> tuple[Choice, ...]:
    return tuple(one for one in DISTRICT_CHOICES if one.value not in these)


def district(
    name: str, values: tuple[Choice, ...] = DISTRICT_CHOICES, *, optional: bool = False
) -> ChoiceField:
    return ChoiceField(name=name, values=values, optional=optional)


# -- Numbers -----------------------------------------------------------------------------------


def is_purse(state: State) -> bool:
    """Return whether nobody can pay what they do not have."""
    return state.has(Tool.BANK) and state.options.purse == "app"


def most_paid(state: State, seat: int) -> int:
    return min(state.gold[seat], LIMIT) if is_purse(state) else LIMIT


def number(name: str, low: int = 0, high: int = LIMIT, **more: Any) -> IntegerField:
    return IntegerField(name=name, min=low, max=high, **more)


def in_whose_city(who: Iterable[int]) -> ChoiceField:
    return seats("whom", who, label=says("in-whose-city"))


def paid_for_it(most: int) -> IntegerField:
    """Return the field for a price, where the district is not noted."""
    label = says("paid-for-it")
    return number("price", 0, most, label=label, usual=tuple(range(8)), optional=True)


def flag(name: str, label: Message | None = None) -> FlagField:
    return FlagField(name=name, label=label, optional=True)
