"""The check-list before the first battle."""

from __future__ import annotations

from companion.engine.message import Message
from companion.engine.print import CheckList, Figure, SheetChoices

from ..hints import setup_steps
from ..tables import DEAL, MARKERS
from .aid import new_cards
from .head import head, needed_cities, options


def setup(choices: SheetChoices) -> CheckList:
    """[R co.setup.board] [R co.setup.markers] [R co.setup.youngest] [R co.setup.deal]"""
    cities = needed_cities(choices)
    return CheckList(
        head(choices),
        Message("condottiere-sheet-before"),
        tuple(message for message, _ in setup_steps(options(choices), choices.players)),
        (
            Figure(DEAL, Message("condottiere-sheet-figure-hand"), "card"),
            Figure(MARKERS, Message("condottiere-sheet-figure-markers"), "flag"),
            Figure(
                cities,
                Message("condottiere-sheet-figure-linked", n=cities),
                "condottiere_city",
            ),
        ),
        (new_cards(),),
    )
