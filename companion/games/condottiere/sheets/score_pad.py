"""The score pad: who holds which city, or with points what every game has brought."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import ScorePad, ScoreRow, SheetChoices

from ..cards import city_name
from ..options import Options
from ..tables import CITIES
from .head import head, options

GAMES = 8
"""of a series, as many as find room"""


def score_pad(choices: SheetChoices) -> ScorePad:
    """[R co.aim.most_cities] [R co.points.city] [R co.points.kingdom]"""
    chosen = options(choices)
    rows = tuple(_series(chosen) if chosen.points else _cities())
    return ScorePad(head(choices), rows, choices.players)


def _cities() -> Iterator[ScoreRow]:
    """A cross for whoever holds it; the total is how many."""
    for city in CITIES:
        yield ScoreRow(city_name(city), picture="condottiere_city")


def _series(chosen: Options) -> Iterator[ScoreRow]:
    each = Message("condottiere-sheet-plus", n=1)
    bonus = Message("condottiere-sheet-plus", n=chosen.points_bonus)
    for game in range(1, GAMES + 1):
        cities = Message("condottiere-sheet-game-cities", n=game)
        yield ScoreRow(cities, each, "condottiere_city")
        yield ScoreRow(Message("condottiere-line-kingdom"), bonus, "crown")
