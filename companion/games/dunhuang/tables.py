"""The rulebook's tables, each row beside its rule. No words, no decisions."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

SEATS = (2, 4)  # [R dh.intro.players] fewest and most

# [R dh.contents.goods] the number on the card → its name's key. There are as many cards as it says.
GOODS: Mapping[int, str] = {
    1: "gold", 2: "silver", 3: "lapis", 4: "porcelain", 5: "glass",
    6: "bamboo", 7: "tea", 8: "paper", 9: "wool", 10: "silk",
}  # fmt: skip

# [R dh.setup.goods_two] [R dh.setup.goods_three] [R dh.setup.goods_four] players → goods left out
LEFT_OUT: Mapping[int, tuple[int, ...]] = {2: (1, 9, 10), 3: (1, 10), 4: ()}

# [R dh.setup.coins] players → coins for each
START_COINS: Mapping[int, int] = {2: 5, 3: 6, 4: 7}

# [R dh.win.tokens] [R dh.aim.instant_win] players → majority tokens for the instant win
WIN_TOKENS: Mapping[int, int] = {2: 5, 3: 4, 4: 4}

WIN_KINDS = 4  # [R dh.win.goods] different goods in the warehouse
TILES = 8  # [R dh.contents.tiles]
COINS = 44  # [R dh.contents.coins]
PRESTIGE = 28  # [R dh.contents.prestige]
DEALT = 3  # [R dh.setup.draw_three]
KEPT = 1  # [R dh.setup.keep_one]
COINS_INSTEAD = 3  # [R dh.ability.coins_instead] [R dh.char.coins_instead]
MONK_PRICE = 2  # [R dh.char.monk.pay]
TOKEN_POINTS = 2  # [R dh.score.token_points]
PRESTIGE_POINTS = 1  # [R dh.score.prestige_points]
DIPLOMAT_CARDS = 2  # [R dh.char.diplomat.draw]


class Character(StrEnum):
    PAINTER = "painter"
    MUSICIAN = "musician"
    PRINCESS = "princess"
    DANCER = "dancer"
    INTERPRETER = "interpreter"
    DIPLOMAT = "diplomat"
    CHINESE_MERCHANT = "chinese_merchant"
    SOGDIAN_MERCHANT = "sogdian_merchant"
    SOLDIER = "soldier"
    GENERAL = "general"
    MAID = "maid"
    ATTENDANT = "attendant"
    HERDSMAN = "herdsman"
    FARMER = "farmer"
    PRIEST = "priest"
    MONK = "monk"


# [R dh.contents.tiles] [R dh.ruling.tile_pairs] who shares a tile. That priest and monk do is
# certain [R dh.token.priest_or_monk]; the others are neighbours in the rulebook's appendix.
PAIRS: tuple[tuple[Character, Character], ...] = (
    (Character.PAINTER, Character.MUSICIAN),
    (Character.PRINCESS, Character.DANCER),
    (Character.INTERPRETER, Character.DIPLOMAT),
    (Character.CHINESE_MERCHANT, Character.SOGDIAN_MERCHANT),
    (Character.SOLDIER, Character.GENERAL),
    (Character.MAID, Character.ATTENDANT),
    (Character.HERDSMAN, Character.FARMER),
    (Character.PRIEST, Character.MONK),
)

# What a character's ability gains, where that is always the same
PRESTIGE_GAINED: Mapping[Character, int] = {
    Character.PAINTER: 3,  # [R dh.char.painter]
    Character.MUSICIAN: 3,  # [R dh.char.musician]
    Character.DANCER: 2,  # [R dh.char.dancer]
    Character.SOGDIAN_MERCHANT: 1,  # [R dh.char.sogdian_merchant.prestige]
}


@cache
def goods_in_play(seats: int) -> tuple[int, ...]:
    """[R dh.setup.goods_two] [R dh.setup.goods_three] [R dh.setup.tokens_in_play] Return the goods
    of the deck; each of them has its token.
    """
    return tuple(good for good in GOODS if good not in LEFT_OUT[seats])


def tokens_in_play(seats: int) -> int:
    """[R dh.setup.tokens_in_play] Return the number of tokens: one for each good."""
    return len(goods_in_play(seats))


def copies(good: int, seats: int) -> int:
    """[R dh.contents.goods] Return the number of cards of this good in the deck."""
    return good if good in goods_in_play(seats) else 0


def deck(seats: int) -> int:
    """Return the number of cards in play, before anything is laid out or dealt."""
    return sum(goods_in_play(seats))


def deck_left(seats: int) -> int:
    """[R dh.setup.market] [R dh.setup.draw_three] Return the number of cards in the deck when the
    first turn begins.
    """
    return deck(seats) - TILES - DEALT * seats
