"""What is in the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import Reference, Row, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..cards import card_name
from ..tables import BORDERS, CITIES, DECK, MARKERS, MERCENARIES, SEATS, SPECIALS, Card
from .head import head


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
        Message("condottiere-sheet-deck", n=DECK),
    )


def _kind(kind: str, picture: str, cards: Mapping[Card, int], rule: str) -> Section:
    return Section(
        Message(f"condottiere-sheet-{kind}"),
        table=Table(
            (Message("condottiere-sheet-card"), Message("condottiere-sheet-in-box")),
            tuple(Row(card_name(card), (n,), f"condottiere_{card}") for card, n in cards.items()),
            Row(Message("condottiere-sheet-total"), (sum(cards.values()),)),
            ticks=True,
        ),
        picture=picture,
        where=RULEBOOK.reference(rule),
    )


def pieces() -> Section:
    """[R co.contents.board] [R co.contents.piece] [R co.contents.markers]"""
    return Section(
        Message("condottiere-sheet-box"),
        table=Table((Message("condottiere-sheet-component"),), tuple(_pieces()), ticks=True),
        where=RULEBOOK.reference("co.contents.board"),
    )


def _pieces() -> Iterator[Row]:
    board = Message("condottiere-sheet-box-board", cities=len(CITIES), borders=len(BORDERS))
    yield Row(board, picture="condottiere_city")
    yield Row(Message("condottiere-sheet-deck", n=DECK), picture="card")
    yield Row(Message("condottiere-sheet-box-piece"), picture="condottiere_condottiere")
    colours = SEATS[1]
    markers = Message(
        "condottiere-sheet-box-markers", n=MARKERS * colours, each=MARKERS, colours=colours
    )
    yield Row(markers, picture="flag")
