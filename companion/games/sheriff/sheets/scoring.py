"""The scoring sheet, under the headings of the book, and the pad to count on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.engine.message import Message
from companion.engine.print import Reference, Row, ScorePad, ScoreRow, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..goods import count_cards, name_good
from ..holdings import Holdings, ScoreEntry
from ..options import Options
from ..scoring import score
from ..tables import BONUS, CARDS, CONTRABAND, LEGAL, deck, declarable
from .aid import end, fine_print, goal, market_values, ties, titles
from .head import head, options, rows, word

_SHARES = (2, 3)
"""how many share a title, as far as that is worth a column"""

_HEADINGS = {
    "end": {"first": "winning", "second": "scoring"},
    "values": {"first": "number-of-cards", "second": "table-of-goods-cards"},
    "titles": {"first": "who-wants-to-be-king-of-cheese", "second": "king-and-queen-bonuses"},
    "royal": {"first": "variants-royal-goods", "second": "extra-rules-royal-goods"},
    "market": {"second": "black-market-how-to-play"},
}
"""section → its heading in each book"""


def _heading(chosen: Options, part: str) -> Message:
    return Message(f"sheriff-heading-{_HEADINGS[part][chosen.edition]}")


def _where(chosen: Options, rule: str) -> Message:
    return RULEBOOK.reference(f"{chosen.book}.{rule}")


def scoring(choices: SheetChoices) -> Reference:
    """[R s*.end.gold] [R s*.end.goods] [R s*.end.titles] Every way to a point."""
    return Reference(
        head(choices, "trophy"),
        (*_sections(options(choices), choices.players), *fine_print(choices)),
        goal(choices),
    )


def _sections(chosen: Options, players: int) -> Iterator[Section]:
    heading, where, example = _heading(chosen, "end"), _where(chosen, "end.gold"), _example(chosen)
    lines = tuple(end(chosen))
    yield Section(heading, lines, picture="trophy", numbered=True, example=example, where=where)
    where = _where(chosen, "end.tie_legal")
    yield Section(word("tie"), tuple(ties(chosen)), numbered=True, where=where)
    there = deck(players, chosen.royal_goods)
    where = _where(chosen, "table.apple")
    yield Section(_heading(chosen, "values"), (), _values(there), picture="stand", where=where)
    if chosen.royal_goods:
        heading, where = _heading(chosen, "royal"), _where(chosen, "royal.titles")
        legend = (word("royal-legend"), word("end-royal"))
        yield Section(heading, legend, _royal(there), picture="crown", where=where)
    if chosen.black_market:
        heading, texts = _heading(chosen, "market"), tuple(market_values(chosen))
        where = _where(chosen, "black_market.score")
        yield Section(heading, texts, _market(chosen), picture="card", where=where)
    heading, where = _heading(chosen, "titles"), _where(chosen, "end.bonuses")
    texts = tuple(word(f"title-{line}") for line in ("king", "kings", "queens"))
    yield Section(heading, texts, _titles(players), picture="crown", where=where, wide=True)


def _values(there: Mapping[str, int]) -> Table:
    """[R s*.cards.value] Return what the goods on a stand are worth."""
    lines = (Row(row.name, (row.value,), row.picture) for row in rows((*LEGAL, *CONTRABAND), there))
    return Table((word("good"), word("value")), tuple(lines))


def _titles(players: int) -> Table:
    """[R s*.end.king] [R s*.end.queen] [R s*.end.bonuses] [R s*.end.king_tie]
    [R s*.end.king_tie_no_queen] [R s*.end.queen_tie]
    """
    shares = (*(word("kings", n=n) for n in _SHARES), word("queens", n=_SHARES[0]))
    lines = []
    for row in titles(players):
        kings, queens = row.kings, row.queens
        points = (kings[0], queens[0], kings[1], kings[2], queens[1])
        lines.append(Row(row.name, points, row.picture))
    return Table((*map(word, ("good", "king", "queen")), *shares), tuple(lines))


def _royal(there: Mapping[str, int]) -> Table:
    """[R s*.royal.titles] [R s*.royal.two_or_three] [R s*.royal.multipliers]"""
    lines = (
        Row(name_good(good), (card.value, count_cards(*card.counts_as)), good)
        for good, card in CARDS.items()
        if card.counts_as and card.counts_as[0] != good and there[good]
    )
    return Table(tuple(map(word, ("good", "value", "counts-as"))), tuple(lines))


def _market(chosen: Options) -> Table:
    """[R s2.black_market.score] [R s2.black_market.first_gets_more]"""
    lines = (Row(name_good(good), values, good) for good, values in chosen.market_values.items())
    return Table(tuple(map(word, ("good", "market-first", "market-second"))), tuple(lines))


def _example(chosen: Options) -> Message:
    """Return an example that is scored by the rules."""
    mine = Holdings("A", 32, {"apple": 5, "cheese": 2, "silk": 1})
    other = Holdings("B", 0, {"cheese": 3})
    lines = score(ScoreEntry(chosen.edition, (mine, other, Holdings("C")))).players[0].lines
    points = {line.key: line.points for line in lines}
    return word(
        "score-example",
        apples=count_cards("apple", 5),
        cheese=count_cards("cheese", 2),
        silk=count_cards("silk", 1),
        gold=points["gold"],
        king=points["apple_king"],
        queen=points["cheese_queen"],
        total=sum(points.values()),
        **{f"{good}_points": points[good] for good in ("apple", "cheese", "silk")},
    )


def score_pad(choices: SheetChoices) -> ScorePad:
    """[R s*.end.goods] [R s*.end.gold] [R s*.end.titles] A row for every line of the score."""
    rows = tuple(_pad_rows(options(choices), choices.players))
    return ScorePad(head(choices), rows, choices.players)


def _pad_rows(chosen: Options, players: int) -> Iterator[ScoreRow]:
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
