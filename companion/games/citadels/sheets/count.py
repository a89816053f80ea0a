"""What is in the box, and what of it is in the deck."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import SheetChoices
from companion.engine.message import Message
from companion.engine.print import Reference, Row, Section, Table

from ..cast import district_name, type_name
from ..reference import RULEBOOK
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
from .aid import cost, ranked
from .head import cast, head, options

REFERENCE_CARDS = 6  # [R ci.contents.reference]


def count(choices: SheetChoices) -> Reference:
    """[R ci.contents.*] [R ci.district.*] [R ci.cast.deck]"""
    return Reference(
        head(choices, "draw"),
        (
            *(_basic(type) for type in TYPES if type is not Type.UNIQUE),
            _pieces(),
            _uniques(choices),
            _characters(choices),
        ),
        Message("citadels-sheet-deck", n=DECK, basic=sum(DISTRICTS[one].copies for one in BASIC)),
    )


def _basic(type: Type) -> Section:
    """[R ci.contents.basic]"""
    rows = tuple(DISTRICTS[each] for each in BASIC if DISTRICTS[each].type is type)
    return Section(
        type_name(type),
        table=Table(
            (
                Message("citadels-sheet-district"),
                Message("citadels-sheet-cost"),
                Message("citadels-sheet-copies"),
            ),
            tuple(
                Row(district_name(row.id), (row.cost, row.copies), f"citadels_{row.id}")
                for row in rows
            ),
            Row(Message("citadels-screen-total"), (None, sum(row.copies for row in rows))),
            ticks=True,
        ),
        picture=f"citadels_type_{type.value}",
    )


def _uniques(choices: SheetChoices) -> Section:
    """[R ci.contents.unique] [R ci.cast.fourteen_uniques] All of them, and which are played with."""
    deck = options(choices).uniques_in_deck
    return Section(
        type_name(Type.UNIQUE),
        table=Table(
            (
                Message("citadels-sheet-district"),
                Message("citadels-sheet-cost"),
                Message("citadels-sheet-in-deck"),
            ),
            tuple(
                Row(district_name(each), (cost(each), 1 if each in deck else None), f"citadels_{each}")
                for each in UNIQUES
            ),
            Row(Message("citadels-screen-total"), (None, len(deck))),
            ticks=True,
        ),
        picture="citadels_type_unique",
        where=RULEBOOK.reference("ci.contents.unique"),
    )


def _characters(choices: SheetChoices) -> Section:
    """[R ci.contents.characters] [R ci.cast.one_per_rank] All of them, and who is in play."""
    there = cast(choices)
    return Section(
        Message("citadels-option-cast"),
        table=Table(
            (Message("citadels-sheet-character"), Message("citadels-sheet-taken")),
            tuple(
                Row(ranked(each), (1 if each in there else None,), f"citadels_{each}")
                for each in CHARACTERS
            ),
            Row(Message("citadels-screen-total"), (len(there),)),
            ticks=True,
        ),
        picture="people",
        where=RULEBOOK.reference("ci.contents.characters"),
    )


def _pieces() -> Section:
    """[R ci.contents.reference] [R ci.contents.gold] [R ci.contents.warrants]
    [R ci.contents.threats]
    """
    return Section(
        Message("citadels-sheet-box"),
        table=Table((Message("citadels-sheet-component"),), tuple(_piece_rows()), ticks=True),
        where=RULEBOOK.reference("ci.contents.gold"),
    )


def _piece_rows() -> Iterator[Row]:
    yield Row(Message("citadels-sheet-box-tokens", n=len(CHARACTERS)), picture="people")
    yield Row(Message("citadels-sheet-box-reference", n=REFERENCE_CARDS), picture="card")
    yield Row(Message("citadels-sheet-box-gold", n=COINS), picture="citadels_gold")
    yield Row(Message("citadels-sheet-box-crown"), picture="citadels_crown")
    yield Row(Message("citadels-sheet-box-warrants", n=WARRANTS), picture="citadels_warrant")
    yield Row(Message("citadels-sheet-box-threats", n=THREATS), picture="citadels_threat")
