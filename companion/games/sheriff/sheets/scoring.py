"""How points come about, under the headings of the book."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import Reference, Row, Section, SheetChoices, Table

from ..book import RULEBOOK
from ..goods import count_cards, name_good
from ..holdings import Holdings, ScoreEntry
from ..options import Options
from ..scoring import score
from ..tables import CARDS, CONTRABAND, LEGAL, Edition, deck
from .aid import end, goal, market_values, ties, titles
from .head import head, options, rows, word

_SHARES = (2, 3)
"""how many share a title, as far as it is worth a column"""


_HEADINGS: dict[Edition, dict[str, str]] = {
    "first": {
        "end": "winning",
        "values": "number-of-cards",
        "titles": "who-wants-to-be-king-of-cheese",
        "royal": "variants-royal-goods",
    },
    "second": {
        "end": "scoring",
        "values": "table-of-goods-cards",
        "titles": "king-and-queen-bonuses",
        "royal": "extra-rules-royal-goods",
    },
}
"""what the books call it"""


def _heading(chosen: Options, part: str) -> Message:
    return Message(f"sheriff-heading-{_HEADINGS[chosen.edition][part]}")


def _where(chosen: Options, rule: str) -> Message:
    return RULEBOOK.reference(f"{chosen.book}.{rule}")


def scoring(choices: SheetChoices) -> Reference:
    """[R s*.end.gold] [R s*.end.goods] [R s*.end.titles] Every way to a point."""
    return Reference(
        head(choices, "trophy"), tuple(_sections(options(choices), choices.players)), goal(choices)
    )


def _sections(chosen: Options, players: int) -> Iterator[Section]:
    yield Section(
        _heading(chosen, "end"),
        tuple(end(chosen)),
        picture="trophy",
        numbered=True,
        example=_example(chosen),
        where=_where(chosen, "end.gold"),
    )
    where = _where(chosen, "end.tie_legal")
    yield Section(word("tie"), tuple(ties(chosen)), numbered=True, where=where)
    yield _values(chosen, players)
    if chosen.royal_goods:
        yield _royal(chosen, players)
    if chosen.black_market:
        yield _market(chosen)
    yield _titles(chosen, players)


def _values(chosen: Options, players: int) -> Section:
    """[R s*.cards.value] Of what lies on a stand."""
    return Section(
        _heading(chosen, "values"),
        table=Table(
            (word("good"), word("value")),
            tuple(
                Row(row.name, (row.value,), row.picture)
                for row in rows((*LEGAL, *CONTRABAND), deck(players, chosen.royal_goods))
            ),
        ),
        picture="stand",
        where=_where(chosen, "table.apple"),
    )


def _titles(chosen: Options, players: int) -> Section:
    """[R s*.end.king] [R s*.end.queen] [R s*.end.bonuses] [R s*.end.king_tie]
    [R s*.end.king_tie_no_queen] [R s*.end.queen_tie]
    """
    return Section(
        _heading(chosen, "titles"),
        tuple(word(f"title-{line}") for line in ("king", "kings", "queens")),
        Table(
            (
                *map(word, ("good", "king", "queen")),
                *(word("kings", n=n) for n in _SHARES),
                word("queens", n=_SHARES[0]),
            ),
            tuple(
                Row(row.name, (kings[0], queens[0], kings[1], kings[2], queens[1]), row.picture)
                for row in titles(players)
                for kings, queens in [(row.kings, row.queens)]
            ),
        ),
        picture="crown",
        where=_where(chosen, "end.bonuses"),
        wide=True,
    )


def _royal(chosen: Options, players: int) -> Section:
    """[R s*.royal.titles] [R s*.royal.two_or_three] [R s*.royal.multipliers]"""
    there = deck(players, royal=True)
    return Section(
        _heading(chosen, "royal"),
        (word("royal-legend"), word("end-royal")),
        Table(
            (word("good"), word("value"), word("counts-as")),
            tuple(
                Row(name_good(good), (card.value, count_cards(*card.counts_as)), good)
                for good, card in CARDS.items()
                if card.counts_as and card.counts_as[0] != good and there[good]
            ),
        ),
        picture="crown",
        where=_where(chosen, "royal.titles"),
    )


def _market(chosen: Options) -> Section:
    """[R s2.black_market.score] [R s2.black_market.first_gets_more]"""
    return Section(
        Message("sheriff-heading-black-market-how-to-play"),
        tuple(market_values(chosen)),
        Table(
            (word("good"), word("market-first"), word("market-second")),
            tuple(
                Row(name_good(good), values, good) for good, values in chosen.market_values.items()
            ),
        ),
        picture="card",
        where=RULEBOOK.reference("s2.black_market.score"),
    )


def _example(chosen: Options) -> Message:
    """Played by the rules: its points are those of the score sheet."""
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
