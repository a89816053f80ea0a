"""From what everybody holds at the end to a score sheet. Knows no sittings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.engine.game import Scoring
from companion.engine.message import Message
from companion.engine.score import Category, Line, Ranking, Score, ScoreSheet, leaders, rank

from .box import steps, warnings
from .goods import Goods, count_cards, list_goods, name_good
from .holdings import CountsAs, Holdings, Promo, ScoreEntry, check_score, edition_of
from .tables import BONUS, BOOKS, CARDS, LEGAL, ROYAL, Kind

GOLD = Category("coin", Message("sheriff-line-gold"))
LEGAL_GOODS = Category("stand", Message("sheriff-category-legal"))
CONTRABAND = Category("contraband", Message("sheriff-category-contraband"))
PROMO = Category("card", Message("sheriff-line-promo"))
BLACK_MARKET = Category("eye_off", Message("sheriff-line-black-market"))
TITLES = Category("queen_crown", Message("sheriff-category-titles"), True, contested=True)


def score(entry: ScoreEntry) -> ScoreSheet:
    """[R s*.end.*] [R s*.royal.titles] [R s2.black_market.score] [R s*.intro.richest_wins]

    The entry has passed `check_score`.
    """
    book = BOOKS[edition_of(entry)]
    stands = tuple(Stand.from_holdings(player) for player in entry.players)
    titles = {good: _titles(book, good, stands) for good in LEGAL}
    players = []
    for i, (player, stand) in enumerate(zip(entry.players, stands, strict=True)):
        own_titles = (lines[i] for lines in titles.values() if i in lines)
        players.append(Score(player.name, (*_holdings(book, player, stand), *own_titles)))
    ranking = _ranking(players, stands)
    ranked = zip(players, ranking.places, strict=True)
    return ScoreSheet(
        game="sheriff",
        players=tuple(Score(one.name, one.lines, at, winner=at == 1) for one, at in ranked),
        decided_by=ranking.decided_by,
        warnings=warnings(entry),
        notes=(*_title_notes(stands, titles), *_tie_notes(book, players, stands, ranking)),
    )


@dataclass(frozen=True, slots=True)
class Stand:
    """What lies at a stand when everything is turned up.

    Promo cards are as they are printed [R s1.ruling.promo_cards]: a card is worth its value, adds
    what it counts as to the titles, and is one card of its class for the tie-breaks. That is how
    royal goods are treated, the only other cards that count as goods they are not.
    """

    goods: Goods
    promo: tuple[Promo, ...]
    black_market: int
    """cards"""

    @classmethod
    def from_holdings(cls, player: Holdings) -> Stand:
        return cls(Goods.from_counts(player.goods), player.promo, len(player.black_market))

    def towards(self, good: str) -> int:
        """[R s*.royal.titles] [R s*.royal.two_or_three] How much counts for king and queen."""
        cards = (self.goods[card] * times for card, times in _list_counting(good))
        return sum(cards) + sum(as_good.n for as_good in self._promo_towards(good))

    def special(self, good: str) -> tuple[Message, ...]:
        """The royal and promo cards among what counts for king and queen."""
        royal = {card: self.goods[card] for card, _ in _list_counting(good) if card != good}
        promo = len(self._promo_towards(good))
        promo_cards = (Message("sheriff-promo-cards", n=promo),) if promo else ()
        return list_goods(Goods.from_counts(royal)) + promo_cards

    @property
    def legal_goods(self) -> int:
        """[R s*.end.tie_legal]"""
        return self.goods.legal().count + sum(card.legal for card in self.promo)

    @property
    def contraband(self) -> int:
        """[R s*.end.tie_contraband] Royal goods count one each [R s2.ruling.royal_tie_break],
        black-market cards do not count [R s2.ruling.black_market_tie_break].
        """
        return self.goods.select_hidden().count + sum(not card.legal for card in self.promo)

    def _promo_towards(self, good: str) -> tuple[CountsAs, ...]:
        as_goods = (card.counts_as for card in self.promo)
        return tuple(as_good for as_good in as_goods if as_good and as_good.good == good)


def _list_counting(good: str) -> list[tuple[str, int]]:
    """Return each card that counts as this good for king and queen, and as how many."""
    counted = [(card.id, *card.counts_as) for card in CARDS.values() if card.counts_as]
    return [(card, times) for card, like, times in counted if like == good]


def _holdings(book: str, player: Holdings, stand: Stand) -> Iterator[Line]:
    """[R s*.end.gold] [R s*.end.goods] [R s*.cards.value] [R s2.black_market.score]"""
    yield Line("gold", player.gold, GOLD.label, None, f"{book}.end.gold", GOLD)
    for good, n in stand.goods.as_dict().items():
        value = CARDS[good].value
        category = LEGAL_GOODS if CARDS[good].kind is Kind.LEGAL else CONTRABAND
        detail = Message("sheriff-detail-goods", n=n, value=value)
        yield Line(good, n * value, name_good(good), detail, f"{book}.end.goods", category)
    if player.promo:
        values = tuple(card.value for card in player.promo)
        yield _cards("promo", values, f"{book}.end.goods", PROMO)
    if player.black_market:
        rule = f"{book}.black_market.score"
        yield _cards("black_market", player.black_market, rule, BLACK_MARKET)


def _cards(key: str, values: tuple[int, ...], rule: str, category: Category) -> Line:
    detail = Message("sheriff-detail-cards", n=len(values), values=values)
    return Line(key, sum(values), category.label, detail, rule, category)


def _titles(book: str, good: str, stands: Sequence[Stand]) -> Mapping[int, Line]:
    """[R s*.end.king] [R s*.end.queen] [R s*.end.king_tie_no_queen] [R s*.end.bonuses]

    The titles of one good, by player. Who has none of it is left out
    [R s2.ruling.king_of_nothing]; royal goods alone are enough [R s2.ruling.royal_alone_counts].
    """
    amounts = [stand.towards(good) for stand in stands]
    most, second = [*sorted({n for n in amounts if n}, reverse=True), None, None][:2]
    kings = [i for i, n in enumerate(amounts) if n == most]
    queens = [i for i, n in enumerate(amounts) if n == second]
    king, queen = BONUS[good]

    def share(title: str, holders: Sequence[int], bonus: int) -> dict[int, Line]:
        """[R s*.end.king_tie] [R s*.end.queen_tie] Split evenly, rounded down."""
        tie, shared = ("_tie", "-shared") if len(holders) > 1 else ("", "")
        key, label = f"{good}_{title}", Message(f"sheriff-line-{good}-{title}")
        n, rule, lines = len(holders), f"{book}.end.{title}{tie}", {}
        for i in holders:
            goods = _amount(good, amounts[i], stands[i])
            detail = Message(f"sheriff-detail-{title}{shared}", goods=goods, bonus=bonus, n=n)
            lines[i] = Line(key, bonus // n, label, detail, rule, TITLES)
        return lines

    if len(kings) > 1:
        return share("king", kings, king + queen)
    return share("king", kings, king) | share("queen", queens, queen)


def _amount(good: str, n: int, stand: Stand) -> Message:
    """Return what counts for a title: "12 cheese", or "12 cheese with 1 gouda"."""
    goods, special = count_cards(good, n), stand.special(good)
    return Message("sheriff-goods-with", goods=goods, special=special) if special else goods


def _ranking(players: Sequence[Score], stands: Sequence[Stand]) -> Ranking:
    """[R s*.end.most_points] [R s*.end.tie_legal] [R s*.end.tie_contraband] [R s2.end.shared]

    What is equal in all of it is shared, in the first edition too
    [R s1.ruling.tie_after_contraband].
    """
    every = zip(players, stands, strict=True)
    figures = [(player.total, stand.legal_goods, stand.contraband) for player, stand in every]
    return rank(figures, ("total", "legal_goods", "contraband"))


def _title_notes(
    stands: Sequence[Stand], titles: Mapping[str, Mapping[int, Line]]
) -> Iterator[Message]:
    """[R s2.ruling.king_of_nothing] [R s2.ruling.royal_alone_counts] Yield a note where these
    rulings mattered.
    """
    alone = [good for good in LEGAL if sum(bool(one.towards(good)) for one in stands) == 1]
    if alone:
        yield Message("sheriff-note-no-queen", goods=tuple(map(name_good, alone)))
    for good, lines in titles.items():
        for i in lines:
            if not stands[i].goods[good]:
                yield Message("sheriff-note-special-alone", special=stands[i].special(good))


def _tie_notes(
    book: str, players: Sequence[Score], stands: Sequence[Stand], ranking: Ranking
) -> Iterator[Message]:
    """[R s2.ruling.royal_tie_break] [R s2.ruling.black_market_tie_break] [R s2.end.shared]
    [R s1.ruling.tie_after_contraband] How a tie for the victory was broken, or not.
    """
    if ranking.decided_by == "total":
        return
    tied = [stands[i] for i in leaders(players)]
    if any(stand.goods[card] for stand in tied for card in ROYAL):
        yield Message("sheriff-note-royal-tie")
    if any(stand.black_market for stand in tied):
        yield Message("sheriff-note-black-market-tie")
    if ranking.decided_by == "shared":
        yield Message(f"sheriff-note-shared-{book}")


ORDER = (
    "gold",
    *CARDS,
    *("promo", "black_market"),
    *(f"{good}_{title}" for good in LEGAL for title in ("king", "queen")),
)

SCORING = Scoring(ScoreEntry, check_score, score, steps=steps, edition=edition_of, order=ORDER)
