"""The box: the check-list before the first battle, and what is in it."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.print import CheckList, Figure, Reference, Row, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..cards import card_name
from ..hints import setup_steps
from ..tables import BORDERS, CITIES, DEAL, DECK, MARKERS, MERCENARIES, SEATS, SPECIALS, Card
from .aid import new_cards
from .head import head, needed_cities, options, says


def setup(choices: SheetChoices) -> CheckList:
    """[R co.setup.board] [R co.setup.markers] [R co.setup.youngest] [R co.setup.deal]"""
    cities = needed_cities(choices)
    return CheckList(
        head(choices),
        says("before"),
        tuple(message for message, _ in setup_steps(options(choices), choices.players)),
        (
            Figure(DEAL, says("figure-hand"), "card"),
            Figure(MARKERS, says("figure-markers"), "flag"),
            Figure(cities, says("figure-linked", n=cities), "condottiere_city"),
        ),
        (new_cards(),),
    )


def count(choices: SheetChoices) -> Reference:
    """[R co.contents.cards] [R co.contents.mercenaries] [R co.contents.markers]
    [R co.contents.cities] Card by card, and the pieces.
    """
    return Reference(
        head(choices, "draw"),
        (
            _kind("mercenaries", "condottiere_6", MERCENARIES, "co.contents.mercenaries"),
            _kind("specials", "condottiere_drum", SPECIALS, "co.contents.cards"),
            _pieces(),
        ),
        says("deck", n=DECK),
    )


def _kind(kind: str, picture: str, cards: Mapping[Card, int], rule: str) -> Section:
    rows = tuple(Row(card_name(card), (n,), f"condottiere_{card}") for card, n in cards.items())
    total = Row(says("total"), (sum(cards.values()),))
    table = Table((says("card"), says("in-box")), rows, total, ticks=True)
    return Section(says(kind), table=table, picture=picture, where=RULEBOOK.reference(rule))


def _pieces() -> Section:
    """[R co.contents.piece] [R co.contents.markers]"""
    colours = SEATS[1]
    rows = (
        (says("box-board", cities=len(CITIES), borders=len(BORDERS)), "condottiere_city"),
        (says("deck", n=DECK), "card"),
        (says("box-piece"), "condottiere_condottiere"),
        (says("box-markers", n=MARKERS * colours, each=MARKERS, colours=colours), "flag"),
    )
    pieces = tuple(Row(what, picture=picture) for what, picture in rows)
    table = Table((says("component"),), pieces, ticks=True)
    return Section(says("box"), table=table, where=RULEBOOK.reference("co.contents.board"))
