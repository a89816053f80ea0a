"""The check-list before the first battle."""

from __future__ import annotations

from companion.engine.print import CheckList, Figure, SheetChoices

from ..hints import setup_steps
from ..tables import DEAL, MARKERS
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
