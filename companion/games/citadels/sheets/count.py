"""What is in the box, and what of it is in the deck."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from companion.engine.message import Message
from companion.engine.print import Reference, Row, Section, SheetChoices, Table

from ..cast import district_name, name_with_rank, type_name
from ..tables import (
    BASIC,
    CHARACTERS,
    COINS,
    DECK,
    DISTRICTS,
    THREATS,
    TYPES,
    UNIQUES,
    WARRANTS,
    Type,
)
from .aid import cost
from .head import any_mix, characters, head, says, uniques

REFERENCE_CARDS = 6  # [R ci.contents.reference]

FIRST_LIST = 14
"""of all unique districts, as many as find room on the first page"""


def count(choices: SheetChoices) -> Reference:
    """[R ci.contents.*] [R ci.district.*] [R ci.cast.deck]"""
    return Reference(
        head(choices, "draw"),
        tuple(_sections(choices)),
        says("deck", n=DECK, basic=sum(DISTRICTS[one].copies for one in BASIC)),
    )


def _sections(choices: SheetChoices) -> Iterator[Section]:
    """[R ci.cast.uniques_to_box] What is played with, then what stays in the box."""
    deck, there = uniques(choices), characters(choices)
    yield from (_basic(type) for type in TYPES if type is not Type.UNIQUE)
    if any_mix(choices):
        yield _pieces()
        for some in (deck[:FIRST_LIST], deck[FIRST_LIST:]):
            yield _uniques("citadels-option-uniques", some)
        yield _characters("citadels-option-cast", there)
        return
    yield _uniques("citadels-sheet-in-deck", deck)
    yield _pieces()
    yield _characters("citadels-sheet-in-game", there)
    yield _uniques("citadels-sheet-out-uniques", _exclude(UNIQUES, deck))
    yield _characters("citadels-sheet-out-cast", _exclude(CHARACTERS, there))


def _exclude(every: Iterable[str], some: Collection[str]) -> tuple[str, ...]:
    return tuple(each for each in every if each not in some)


def _basic(type: Type) -> Section:
    """[R ci.contents.basic]"""
    rows = tuple(DISTRICTS[each] for each in BASIC if DISTRICTS[each].type is type)
    return Section(
        type_name(type),
        table=Table(
            (says("district"), says("cost"), says("copies")),
            tuple(Row(district_name(row.id), (row.cost, row.copies)) for row in rows),
            Row(Message("citadels-screen-total"), (None, sum(row.copies for row in rows))),
            ticks=True,
        ),
        picture=f"citadels_type_{type.value}",
    )


def _uniques(title: str, districts: tuple[str, ...]) -> Section:
    """[R ci.contents.unique] [R ci.cast.fourteen_uniques] [R ci.cast.uniques_to_box]"""
    return Section(
        Message(title),
        table=Table(
            (says("district"), says("cost")),
            tuple(Row(district_name(each), (cost(each),)) for each in districts),
            Row(says("cards", n=len(districts)), (None,)),
            ticks=True,
        ),
        picture="citadels_type_unique",
    )


def _characters(title: str, characters: tuple[str, ...]) -> Section:
    """[R ci.contents.characters] [R ci.cast.one_per_rank]"""
    return Section(
        Message(title),
        table=Table(
            (says("character"),),
            tuple(Row(name_with_rank(each), ()) for each in characters),
            Row(says("cards", n=len(characters))),
            ticks=True,
        ),
        picture="people",
    )


def _pieces() -> Section:
    """[R ci.contents.reference] [R ci.contents.gold] [R ci.contents.warrants]
    [R ci.contents.threats]
    """
    return Section(says("box"), table=Table((says("component"),), tuple(_piece_rows()), ticks=True))


def _piece_rows() -> Iterator[Row]:
    yield Row(says("box-tokens", n=len(CHARACTERS)), picture="people")
    yield Row(says("box-reference", n=REFERENCE_CARDS), picture="card")
    yield Row(says("box-gold", n=COINS), picture="citadels_gold")
    yield Row(says("box-crown"), picture="citadels_crown")
    yield Row(says("box-warrants", n=WARRANTS), picture="citadels_warrant")
    yield Row(says("box-threats", n=THREATS), picture="citadels_threat")
