"""What a sitting prints: how it stands, and gold and cities round after round."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName
from companion.engine.print import ChartSource, Mark, Papers, Resume, Row, Section, Table

from ..cast import character_name, name_with_rank
from ..model import State, size
from ..options import Options, Tool
from ..tables import TYPES
from ..view import View
from ..view.seats import BuiltView, SeatView
from ..view.table import CastView
from .head import says


def resume(view: View) -> Resume:
    """Return how the sitting stands, made from the table's view, so that it tells no secrets."""
    columns = {Tool.BANK: "gold", Tool.HANDS: "hand", Tool.CITIES: "city"}
    kept = tuple(key for tool, key in columns.items() if tool in view.options.tools)
    return Resume(
        view.headline,
        Table(
            (says("who"), *(Message(f"citadels-screen-{key}") for key in kept)),
            tuple(_seat(seat) for seat in view.seats),
        ),
        tuple(_sections(view)),
        (Message("citadels-screen-gold"),),
    )


def _seat(seat: SeatView) -> Row:
    numbers = tuple(each for each in (seat.gold, seat.hand) if each is not None)
    city = () if seat.city is None else (tuple(_city(seat.city)),)
    return Row(seat.name, (*numbers, *city), "citadels_crown" if seat.crown else "")


def _city(city: tuple[BuiltView, ...]) -> Iterator[Message]:
    """[R ci.district.types] Return the districts by type, each with its cost as it is now."""
    if not city:
        yield Message("citadels-screen-nothing-built")
    for type in TYPES:
        of_type = tuple(_describe_built(each) for each in city if each.type == type)
        if of_type:
            name = Message(f"citadels-type-{type.value}")
            yield says("now-of-type", type=name, districts=of_type)


def _describe_built(built: BuiltView) -> Message:
    if built.cards_under:
        return says("now-built-on", district=built.name, cost=built.cost, cards=built.cards_under)
    beautified = "-beautified" if built.beautified else ""
    key = f"citadels-sheet-now-built{beautified}"
    return Message(key, district=built.name, cost=built.cost)


def _sections(view: View) -> Iterator[Section]:
    yield Section(says("now-table"), tuple(_table(view)))
    yield Section(
        Message("citadels-option-cast"),
        table=Table(
            (says("character"), says("now-round")),
            tuple(
                Row(
                    name_with_rank(each.character),
                    (tuple(_character(each)),),
                    f"citadels_{each.character}",
                )
                for each in view.cast
            ),
        ),
        picture="people",
    )
    if view.hints:
        rules = tuple(hint.text for hint in view.hints)
        yield Section(says("now-rules"), rules)


def _table(view: View) -> Iterator[Message]:
    yield says("now-phase", phase=view.phase_name)
    if view.round:
        yield Message("citadels-screen-round", n=view.round)
    yield says("end-complete", n=view.needed)
    if view.crown is not None:
        yield says("now-crown", who=view.seats[view.crown].name)
    complete = tuple(seat.name for seat in view.seats if seat.complete)
    first = tuple(seat.name for seat in view.seats if seat.first)
    if complete:
        yield says("now-complete", who=complete, first=first)
    if view.bank is not None:
        yield says("now-bank", n=view.bank)
    if view.tax is not None:
        yield says("now-tax", n=view.tax)
    for seat in view.seats:
        if seat.beautified:
            yield says("now-on-districts", who=seat.name, n=seat.beautified)
    deck = tuple(each.name for each in view.unique_districts)
    yield says("now-deck", districts=deck)


def _character(each: CastView) -> Iterator[Message]:
    """[R ci.ruling.named_victims_public] Return what befell a character in this round, as far as it
    was said aloud or turned up.
    """
    if each.face_up:
        yield Message("citadels-screen-out")
    if each.silent:
        yield Message("citadels-screen-silent")
    if each.holder is not None:
        yield Message("citadels-do-seat", who=SeatName(each.holder))
    for mark in each.marks:
        yield says("now-mark", mark=mark.name, who=SeatName(mark.by))


def mark(state: State) -> Mark | None:
    """Return everybody's gold, where the companion keeps the bank and the rounds."""
    kept = state.has(Tool.BANK) and state.round
    return Mark(state.round, state.gold) if kept else None


def mark_districts(state: State) -> Mark | None:
    """Return everybody's districts, where the companion keeps the cities and the rounds."""
    kept = state.has(Tool.CITIES) and state.round
    return Mark(state.round, tuple(map(size, state.cities))) if kept else None


def cast(options: Options, seats: int) -> tuple[Message, ...]:
    """Return the characters that the table plays with, by rank."""
    return tuple(character_name(one) for one in options.cast_for(seats))


CHARTS = (
    ChartSource(Message("citadels-screen-gold"), mark),
    ChartSource(Message("citadels-line-districts"), mark_districts),
)
PAPERS = Papers(resume, CHARTS, cast)
