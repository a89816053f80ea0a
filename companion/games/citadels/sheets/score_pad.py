"""The score pad: a row for every line of the score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import ScorePad, ScoreRow, SheetChoices

from ..cast import district_name
from ..tables import (
    CAPITOL,
    DRAGON_GATE,
    FIRST_COMPLETE,
    FIVE_TYPES,
    IVORY_TOWER,
    OTHER_COMPLETE,
    SECRET_VAULT,
    STATUE,
)
from .head import head, says, uniques

# Unique district → points, or None for a point for each of something; in the order of the score.
POINTS: Mapping[str, int | None] = {
    "basilica": None,  # [R ci.unique.basilica.score]
    "capitol": CAPITOL,
    "dragon_gate": DRAGON_GATE,
    "imperial_treasury": None,  # [R ci.unique.imperial_treasury.score]
    "ivory_tower": IVORY_TOWER,
    "map_room": None,  # [R ci.unique.map_room.score]
    "museum": None,  # [R ci.unique.museum.score]
    "statue": STATUE,
    "wishing_well": None,  # [R ci.unique.wishing_well.score]
    "secret_vault": SECRET_VAULT,
}


def score_pad(choices: SheetChoices) -> ScorePad:
    """[R ci.score.costs] [R ci.score.five_types] [R ci.score.first_complete]
    [R ci.score.other_complete] [R ci.score.uniques]
    """
    return ScorePad(head(choices), tuple(_rows(choices)), choices.players)


def _rows(choices: SheetChoices) -> Iterator[ScoreRow]:
    yield ScoreRow(Message("citadels-line-districts"), picture="citadels_gold")
    yield ScoreRow(Message("citadels-line-five-types"), says("plus", n=FIVE_TYPES), "flag")
    yield ScoreRow(
        Message("citadels-line-completion"),
        says("plus-or", first=FIRST_COMPLETE, other=OTHER_COMPLETE),
        "citadels_castle",
    )
    for district, points in POINTS.items():
        if district in uniques(choices):
            hint = says("times", n=1) if points is None else says("plus", n=points)
            yield ScoreRow(district_name(district), hint, f"citadels_{district}")
