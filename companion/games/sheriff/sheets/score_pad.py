"""The score pad: a row for every line of the score, to be filled in by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.game import SheetChoices
from companion.engine.message import Message

from ..goods import named
from ..options import Options
from ..tables import BONUS, CARDS, deck, declarable
from .head import facts, options


@dataclass(frozen=True, slots=True)
class PadRow:
    """A line of the score that is filled in by hand."""

    picture: str
    label: Message
    hint: Message | None = None


def score_pad(choices: SheetChoices) -> Mapping[str, object]:
    """[R s*.end.goods] [R s*.end.gold] [R s*.end.titles] A row for every line of the score."""
    return {
        **facts(choices),
        "rows": tuple(_pad_rows(options(choices), choices.players)),
        "columns": choices.players,
    }


def _pad_rows(chosen: Options, players: int) -> Iterator[PadRow]:
    yield PadRow("coins", Message("sheriff-line-gold"))
    for good, cards in deck(players, chosen.royal_goods).items():
        if cards:
            value = Message("sheriff-sheet-each", value=CARDS[good].value)
            yield PadRow(good, named(good), value)
    if chosen.promo:
        yield PadRow("card", Message("sheriff-line-promo"))
    if chosen.black_market:
        yield PadRow("card", Message("sheriff-line-black-market"))
    for good in declarable(players):
        for title, picture, bonus in zip(
            ("king", "queen"), ("crown", "queen_crown"), BONUS[good], strict=True
        ):
            points = Message("sheriff-sheet-bonus", bonus=bonus)
            yield PadRow(picture, Message(f"sheriff-line-{good}-{title}"), points)
