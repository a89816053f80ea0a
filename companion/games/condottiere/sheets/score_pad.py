"""The score pad: a map to draw on, or with points what every game has brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import ScorePad, ScoreRow, SheetChoices

from ..options import Options
from .aid import MAP, NO_MAP
from .head import head, options, says

GAMES = 8
"""of a series, as many as find room"""


def score_pad(choices: SheetChoices) -> Mapping[str, object]:
    """[R co.aim.most_cities] [R co.points.city] [R co.points.kingdom]"""
    chosen = options(choices)
    rows = tuple(_series(chosen)) if chosen.points else ()
    return {
        "value": ScorePad(head(choices), rows, choices.players),
        **(NO_MAP if chosen.points else MAP),
    }


def _series(chosen: Options) -> Iterator[ScoreRow]:
    each = says("plus", n=1)
    bonus = says("plus", n=chosen.points_bonus)
    for game in range(1, GAMES + 1):
        cities = says("game-cities", n=game)
        yield ScoreRow(cities, each, "condottiere_city")
        yield ScoreRow(Message("condottiere-line-kingdom"), bonus, "crown")
