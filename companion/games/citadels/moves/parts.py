"""What moves are made of: who may, how a thing is aimed at, words and values."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.engine.authority import check_authority
from companion.engine.checks import LIMIT
from companion.engine.message import Message, SeatName
from companion.engine.moves import (
    AnyField,
    Choice,
    ChoiceField,
    FlagField,
    IntegerField,
    Move,
    move,
)
from companion.engine.refusal import GameError, NotYoursError

from ..actions import Action
from ..cast import character_name, district_name
from ..model import State
from ..options import Tool
from ..remarks import doubts
from ..rules import apply, need_today
from ..rules.calling import next_rank
from ..tables import BUILDABLE, CHARACTERS


def may(state: State, seat: int | None, action: Action) -> bool:
    """Whether it is for this seat to do."""
    try:
        check_authority(state, seat, action)
    except NotYoursError:
        return False
    return True


def whose(state: State, seat: int | None) -> tuple[int, ...]:
    """Those for whom it may be said: the table says it of everybody, a seat of itself."""
    return tuple(range(state.seats)) if seat is None else (seat,)


def aimed(
    slot: str, state: State, seat: int | None, label: Message, action: Action, *fields: AnyField
) -> Move:
    """One thing as the rules have it: open, or refused. What goes against our notes puts them
    right, and says so.
    """
    try:
        need_today(state, action)
        after = apply(state, seat, action)
    except GameError as refusal:
        return move(slot, action, seat, label, *fields, refused=refusal)
    against = next(doubts(state, after, action), None)
    if against is None:
        return move(slot, action, seat, label, *fields)
    label = Message("citadels-move-against", what=label, words=against)
    return move(slot, action, seat, label, *fields, group="correct")


def is_purse(state: State) -> bool:
    """Whether nobody can pay what they do not have."""
    return state.has(Tool.BANK) and state.options.purse == "app"


def most_paid(state: State, seat: int) -> int:
    return min(state.gold[seat], LIMIT) if is_purse(state) else LIMIT


# Words and values


@cache
def says(key: str) -> Message:
    return Message(f"citadels-screen-{key}")


@cache
def does(key: str) -> Message:
    return Message(f"citadels-do-{key}")


def goes_on(state: State) -> Message:
    """[R ci.action.next_call] On to the rank that is called next, by its name."""
    rank = next_rank(state)
    if rank is None:
        return says("round-over-next")
    name = character_name(state.character(rank))
    return Message("citadels-do-call-next", rank=rank, character=name)


@cache
def at_seat(seat: int) -> Message:
    return Message("citadels-do-seat", who=SeatName(seat))


@cache
def _seat(seat: int) -> Choice:
    return Choice(seat, SeatName(seat))


def seats(
    name: str, who: Iterable[int], nobody: Message | None = None, *, optional: bool = False
) -> ChoiceField:
    """One of these seats; `nobody` is what it is called if one may choose none."""
    values = tuple(map(_seat, who))
    if nobody is not None:
        values = (*values, Choice(None, nobody))
    return ChoiceField(name=name, values=values, optional=optional)


def others(state: State, seat: int) -> tuple[int, ...]:
    return tuple(each for each in range(state.seats) if each != seat)


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


def number(name: str, low: int = 0, high: int = LIMIT, *, optional: bool = False) -> IntegerField:
    return IntegerField(name=name, min=low, max=high, optional=optional)


def flag(name: str) -> FlagField:
    return FlagField(name=name, optional=True)
