"""The score pad: a row for every line of the score, to be filled in by hand."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import ScorePad, ScoreRow, SheetChoices

from ..goods import name_good
from ..options import Options
from ..tables import BONUS, CARDS, deck, declarable
from .head import head, options, word


def score_pad(choices: SheetChoices) -> ScorePad:
    """[R s*.end.goods] [R s*.end.gold] [R s*.end.titles] A row for every line of the score."""
    rows = tuple(_rows(options(choices), choices.players))
    return ScorePad(head(choices), rows, choices.players)


def _rows(chosen: Options, players: int) -> Iterator[ScoreRow]:
    yield ScoreRow(Message("sheriff-line-gold"), picture="coins")
    for good, cards in deck(players, chosen.royal_goods).items():
        if cards:
            value = word("each", value=CARDS[good].value)
            yield ScoreRow(name_good(good), value, good)
    if chosen.promo:
        yield ScoreRow(Message("sheriff-line-promo"), picture="card")
    if chosen.black_market:
        yield ScoreRow(Message("sheriff-line-black-market"), picture="card")
    for good in declarable(players):
        for title, picture, bonus in zip(
            ("king", "queen"), ("crown", "queen_crown"), BONUS[good], strict=True
        ):
            points = word("bonus", bonus=bonus)
            yield ScoreRow(Message(f"sheriff-line-{good}-{title}"), points, picture)
