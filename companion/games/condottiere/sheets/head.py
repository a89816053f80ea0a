"""The head of every sheet of Condottiere."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.message import Message, MessageGroup
from companion.engine.print import Head, SheetChoices, SheetEdition

from ..options import Options
from ..tables import DECK, SEATS, cities_needed

says = MessageGroup("condottiere-sheet")
aid_says = MessageGroup("condottiere-aid")
"""a few words, for the drawn aid"""
hint = MessageGroup("condottiere-hint")
"""what the screens say too"""

VARIANTS: Mapping[str, str] = {
    "points": "condottiere-screen-points",
    "bigger_kingdoms": "condottiere-screen-bigger",
    "capturing": "condottiere-screen-capturing",
}
"""the options that change what is printed, with their names"""

EDITIONS = (
    SheetEdition(
        key="",
        name=Message("condottiere-name"),
        players=tuple(range(SEATS[0], SEATS[1] + 1)),
        variants={key: Message(name) for key, name in VARIANTS.items()},
    ),
)
"""[R co.aim.players]"""


def options(choices: SheetChoices) -> Options:
    """Return the options of the sitting, or of a table that plays like this."""
    if isinstance(choices.options, Options):
        return choices.options
    points, bigger, capturing = (key in choices.variants for key in VARIANTS)
    return Options(points=points, bigger_kingdoms=bigger, capturing=capturing)


def needed_cities(choices: SheetChoices) -> int:
    """[R co.aim.three_linked] [R co.aim.four_linked] [R co.bigger.numbers] Return how many linked
    cities win.
    """
    return cities_needed(choices.players, options(choices).bigger_kingdoms)


def head(choices: SheetChoices, picture: str = "condottiere_condottiere") -> Head:
    """Return the head of every sheet."""
    needed = Message("condottiere-screen-needed", n=needed_cities(choices))
    facts = says("players", n=choices.players), needed
    variants = tuple(Message(name) for key, name in VARIANTS.items() if key in choices.variants)
    return Head(picture, says("edition", n=DECK), facts, variants)
