"""What is in the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.print import Reference, Row, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..cards import card_name
from ..tables import BORDERS, CITIES, DECK, MARKERS, MERCENARIES, SEATS, SPECIALS, Card
from .head import head, says


def count(choices: SheetChoices) -> Reference:
    """[R co.contents.cards] [R co.contents.mercenaries] [R co.contents.markers]
    [R co.contents.cities] Card by card, and the pieces.
    """
    return Reference(
        head(choices, "draw"),
        (
            _kind("mercenaries", "condottiere_6", MERCENARIES, "co.contents.mercenaries"),
            _kind("specials", "condottiere_drum", SPECIALS, "co.contents.cards"),
            pieces(),
        ),
        says("deck", n=DECK),
    )


def _kind(kind: str, picture: str, cards: Mapping[Card, int], rule: str) -> Section:
    return Section(
        says(f"{kind}"),
        table=Table(
            (says("card"), says("in-box")),
            tuple(Row(card_name(card), (n,), f"condottiere_{card}") for card, n in cards.items()),
            Row(says("total"), (sum(cards.values()),)),
            ticks=True,
        ),
        picture=picture,
        where=RULEBOOK.reference(rule),
    )


def pieces() -> Section:
    """[R co.contents.board] [R co.contents.piece] [R co.contents.markers]"""
    return Section(
        says("box"),
        table=Table((says("component"),), tuple(_pieces()), ticks=True),
        where=RULEBOOK.reference("co.contents.board"),
    )


def _pieces() -> Iterator[Row]:
    board = says("box-board", cities=len(CITIES), borders=len(BORDERS))
    yield Row(board, picture="condottiere_city")
    yield Row(says("deck", n=DECK), picture="card")
    yield Row(says("box-piece"), picture="condottiere_condottiere")
    colours = SEATS[1]
    markers = says("box-markers", n=MARKERS * colours, each=MARKERS, colours=colours)
    yield Row(markers, picture="flag")
