"""The score pad: a row for every good, for tokens, for prestige."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import ScorePad, ScoreRow, SheetChoices

from ..goods import name_good
from ..tables import PRESTIGE_POINTS, TOKEN_POINTS, goods_in_play
from .head import head, word


def score_pad(choices: SheetChoices) -> ScorePad:
    """[R dh.score.card_points] [R dh.score.token_points] [R dh.score.prestige_points]"""
    return ScorePad(head(choices), tuple(_rows(choices.players)), choices.players)


def _rows(players: int) -> Iterator[ScoreRow]:
    for good in goods_in_play(players):
        yield ScoreRow(name_good(good), picture=f"dunhuang_{good}")
    each = word("each", n=TOKEN_POINTS)
    yield ScoreRow(Message("dunhuang-line-tokens"), each, "dunhuang_token")
    each = word("each", n=PRESTIGE_POINTS)
    yield ScoreRow(Message("dunhuang-line-prestige"), each, "dunhuang_prestige")
