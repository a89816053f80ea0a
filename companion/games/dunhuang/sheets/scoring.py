"""The scoring sheet, under the headings of the book, and the pad to count on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message
from companion.engine.print import Reference, Row, ScorePad, ScoreRow, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..goods import name_good
from ..holdings import Holdings, ScoreEntry
from ..scoring import score
from ..tables import PRESTIGE_POINTS, TOKEN_POINTS, WIN_KINDS, WIN_TOKENS, goods_in_play
from .aid import counting, fine_print, tokens_section
from .head import head, hint, word

LEADS = (5, 7, 8)
"""goods of which somebody in the example has the most; in play with any number of players"""
TOKENS, PRESTIGE = 2, 3


def scoring(choices: SheetChoices) -> Reference:
    """[R dh.aim.points] [R dh.aim.instant_win]"""
    sections = (*_sections(choices.players), *fine_print(choices))
    return Reference(head(choices, "trophy"), sections, word("goal"))


def _sections(players: int) -> Iterator[Section]:
    yield replace(counting(), example=_example(), where=RULEBOOK.reference("dh.score.compare"))
    tokens = Message("dunhuang-line-tokens")
    rows = (
        Row(word("kept-card"), (word("its-number"),), "dunhuang_warehouse"),
        Row(tokens, (TOKEN_POINTS,), "dunhuang_token"),
        Row(Message("dunhuang-line-prestige"), (PRESTIGE_POINTS,), "dunhuang_prestige"),
    )
    table = Table((word("piece"), word("points")), rows)
    where = RULEBOOK.reference("dh.score.token_points")
    yield Section(word("worth"), table=table, picture="trophy", where=where)
    yield replace(tokens_section(), where=RULEBOOK.reference("dh.token.on_place"))
    wins = tuple(Row(word("players", n=n), (need,)) for n, need in WIN_TOKENS.items())
    yield Section(
        Message("dunhuang-heading-checking-for-victory"),
        (hint("win", tokens=WIN_TOKENS[players], kinds=WIN_KINDS),),
        Table((word("players-column"), tokens), wins),
        picture="crown",
        where=RULEBOOK.reference("dh.win.tokens"),
    )


def _example() -> Message:
    """[R dh.score.two_tokens.example] [R dh.ruling.best_cards_scored] Return an example that is
    counted by the rules.
    """
    mine = Holdings(
        "1", prestige=PRESTIGE, tokens=TOKENS, warehouse={str(good): 2 for good in LEADS}
    )
    sheet = score(ScoreEntry((mine, Holdings("2"))))
    points = {line.key: line.points for line in sheet.players[0].lines}
    counted = sheet.players[0].facts["counted"]
    assert isinstance(counted, list)
    return word(
        "score-example",
        goods=tuple(name_good(good) for good in LEADS),
        counted=tuple(name_good(good) for good in counted),
        tokens=TOKENS,
        goods_points=points["goods"],
        token_points=points["tokens"],
        prestige_points=points["prestige"],
        total=sheet.players[0].total,
    )


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
