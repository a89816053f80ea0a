"""From what everybody holds at the end to a score sheet. Knows no sittings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from msgspec.structs import replace

from companion.engine.checks import alike
from companion.engine.counterfactuals import Step, count_by_one, vary_players
from companion.engine.game import Scoring
from companion.engine.message import Message, SeatName
from companion.engine.score import Category, Line, Question, Score, ScoreSheet, leaders, rank

from .goods import NUMBERS, count_cards, key_by_number, name_good
from .holdings import Holdings, ScoreEntry, check_score, warnings
from .tables import COINS, GOODS, PRESTIGE, PRESTIGE_POINTS, TOKEN_POINTS, copies, goods_in_play

WAREHOUSE = Category("dunhuang_warehouse", Message("dunhuang-line-goods"))
TOKENS = Category("dunhuang_token", Message("dunhuang-line-tokens"))
HONOUR = Category("dunhuang_prestige", Message("dunhuang-line-prestige"))


def score(entry: ScoreEntry) -> ScoreSheet:
    """[R dh.aim.points] [R dh.score.winner] Compute the score sheet of an entry that has passed
    `check_score`.
    """
    if entry.instant_winner is not None:
        return _won_at_once(entry, entry.instant_winner)
    warehouses = [key_by_number(player.warehouse) for player in entry.players]
    most = _most(warehouses)
    shelves = [
        Shelf.from_warehouse(warehouse, most, player.tokens)
        for warehouse, player in zip(warehouses, entry.players, strict=True)
    ]
    players = tuple(
        Score(player.name, tuple(_lines(player, warehouse, shelf, most)))
        for player, warehouse, shelf in zip(entry.players, warehouses, shelves, strict=True)
    )
    # [R dh.score.tie_coins] [R dh.score.tie_shared]
    coins = (one.coins or 0 for one in entry.players)
    keys = tuple(zip((one.total for one in players), coins, strict=True))
    ranking = rank(keys, ("total", "coins"))
    questions = tuple(_questions(players, entry))
    return ScoreSheet(
        game="dunhuang",
        players=tuple(
            Score(one.name, one.lines, place, place == 1, shelf.facts)
            for one, place, shelf in zip(players, ranking.places, shelves, strict=True)
        ),
        decided_by=ranking.decided_by,
        warnings=warnings(entry),
        notes=tuple(_notes(shelves, "" if questions else ranking.decided_by)),
        questions=questions,
    )


def _questions(players: Sequence[Score], entry: ScoreEntry) -> Iterator[Question]:
    """[R dh.score.tie_coins] Yield a question for each player of a tie whose
    coins are not counted.
    """
    tied = leaders(players)
    open_ = [i for i in tied if entry.players[i].coins is None]
    if len(tied) == 1 or not open_:
        return
    names = tuple(entry.players[i].name or SeatName(i) for i in tied)
    path = f"players[{open_[0]}].coins" if len(open_) == 1 else "players"
    yield Question(path, Message("dunhuang-question-coins", names=names))


def _won_at_once(entry: ScoreEntry, winner: str) -> ScoreSheet:
    """[R dh.win.reveal] [R dh.aim.instant_win] Return the sheet of an instant victory: nothing is
    compared, and nobody has points.
    """
    won = [alike(player.name) == alike(winner) for player in entry.players]
    return ScoreSheet(
        game="dunhuang",
        players=tuple(
            Score(player.name, (), 1 if first else 2, first, Shelf().facts)
            for player, first in zip(entry.players, won, strict=True)
        ),
        decided_by="instant",
        warnings=warnings(entry),
        notes=(Message("dunhuang-note-instant"),),
    )


@dataclass(frozen=True, slots=True)
class Shelf:
    """The cards of a warehouse that are left after the comparison, one of each kind."""

    kept: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()

    @classmethod
    def from_warehouse(
        cls, warehouse: Mapping[int, int], most: Mapping[int, int], tokens: int
    ) -> Shelf:
        """[R dh.score.most_keeps_one] [R dh.score.tied_keep_one] One card of each kind of which
        nobody has more.

        [R dh.score.one_card_per_token] [R dh.ruling.best_cards_scored] As many of them count as
        there are tokens, the highest. [R dh.ruling.tokens_need_not_match] Of whichever goods.
        """
        kept = tuple(good for good in GOODS if 0 < most[good] == warehouse.get(good, 0))
        return cls(kept, kept[max(0, len(kept) - tokens) :])

    @property
    def spare(self) -> tuple[int, ...]:
        """The cards that are kept without a token to count for."""
        return self.kept[: len(self.kept) - len(self.counted)]

    @property
    def facts(self) -> Mapping[str, object]:
        return {"kept": list(self.kept), "counted": list(self.counted)}


def _most(warehouses: Sequence[Mapping[int, int]]) -> Mapping[int, int]:
    """[R dh.score.compare] Return for each good the most cards that anybody has."""
    return {good: max(warehouse.get(good, 0) for warehouse in warehouses) for good in GOODS}


def _lines(
    player: Holdings, warehouse: Mapping[int, int], shelf: Shelf, most: Mapping[int, int]
) -> Iterator[Line]:
    """[R dh.score.card_points] [R dh.score.token_points] [R dh.score.prestige_points]"""
    rule = "dh.score.card_points" if player.tokens else "dh.score.no_token_no_cards"
    detail = _what_became(warehouse, shelf, most)
    yield Line("goods", sum(shelf.counted), WAREHOUSE.label, detail, rule, WAREHOUSE)
    detail = Message("dunhuang-detail-each", n=player.tokens, each=TOKEN_POINTS)
    points = player.tokens * TOKEN_POINTS
    yield Line("tokens", points, TOKENS.label, detail, "dh.score.token_points", TOKENS)
    detail = Message("dunhuang-detail-each", n=player.prestige, each=PRESTIGE_POINTS)
    points = player.prestige * PRESTIGE_POINTS
    yield Line("prestige", points, HONOUR.label, detail, "dh.score.prestige_points", HONOUR)


def _what_became(warehouse: Mapping[int, int], shelf: Shelf, most: Mapping[int, int]) -> Message:
    """Yield what became of each kind in the warehouse: counted, kept without a
    token, or discarded.
    """
    there = sorted((good for good, n in warehouse.items() if n), reverse=True)

    def describe_loss(good: int) -> Message:
        cards = count_cards(good, warehouse[good])
        return Message("dunhuang-card-lost", cards=cards, most=most[good])

    kinds = (
        ("counted", tuple(name_good(good) for good in there if good in shelf.counted)),
        ("kept", tuple(name_good(good) for good in there if good in shelf.spare)),
        ("lost", tuple(describe_loss(good) for good in there if good not in shelf.kept)),
    )
    told = [Message(f"dunhuang-cards-{key}", cards=cards) for key, cards in kinds if cards]
    if not told:
        return Message("dunhuang-detail-no-cards")
    return reduce(lambda one, other: Message("dunhuang-detail-then", first=one, second=other), told)


def _notes(shelves: Sequence[Shelf], decided_by: str) -> Iterator[Message]:
    """Yield rulings that mattered, and how a tie was broken."""
    if any(len(shelf.counted) < len(shelf.kept) for shelf in shelves):
        # [R dh.ruling.best_cards_scored] [R dh.ruling.tokens_need_not_match]
        yield Message("dunhuang-note-best-cards")
    if decided_by == "shared":
        yield Message("dunhuang-note-shared")


# -- What would have turned it: a finished game with one thing more or less ---------------------


def steps(entry: ScoreEntry) -> Iterable[Step]:
    """Yield the entries with one thing more or less, no more than the box has [R dh.contents.goods]
    [R dh.setup.tokens_in_play] [R dh.contents.coins] [R dh.contents.prestige]; none where somebody
    won at once.
    """
    if entry.instant_winner is not None:
        return ()
    shares = all(n <= 1 for player in entry.players for n in player.warehouse.values())
    goods = _shares if shares else _goods
    return vary_players(entry, lambda one: (*goods(entry, one), *_pieces(entry, one)))


def _shares(entry: ScoreEntry, player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    """Yield steps for a count in which only those with the most of a good were tapped: a share in
    it comes or goes, since nobody knows how many cards they have. There is a share to come only
    where somebody has the most, and one to go only where others have as many.
    """
    for good in map(str, goods_in_play(len(entry.players))):
        has = player.warehouse.get(good, 0)
        if sum(one.warehouse.get(good, 0) for one in entry.players) > has:
            key = "dunhuang-without-share" if has else "dunhuang-with-share"
            warehouse = {**player.warehouse, good: 1 - has}
            yield Message(key, good=name_good(int(good))), replace(player, warehouse=warehouse)


def _goods(entry: ScoreEntry, player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    for key, good in NUMBERS.items():
        own, most = player.warehouse.get(key, 0), copies(good, len(entry.players))
        held = sum(one.warehouse.get(key, 0) for one in entry.players)
        card = Message("dunhuang-one-card", good=name_good(good))
        for what, n in count_by_one(own, held, most, card):
            yield what, replace(player, warehouse={**player.warehouse, key: n})


def _pieces(entry: ScoreEntry, player: Holdings) -> Iterator[tuple[Message, Holdings]]:
    limits = {
        "tokens": len(goods_in_play(len(entry.players))),
        "prestige": PRESTIGE,
        "coins": COINS,
    }
    for field, most in limits.items():
        own = getattr(player, field)
        if own is None:
            continue
        held = sum(getattr(one, field) or 0 for one in entry.players)
        for what, n in count_by_one(own, held, most, Message(f"dunhuang-one-{field}")):
            yield what, replace(player, **{field: n})


SCORING = Scoring(ScoreEntry, check_score, score, steps=steps)
