"""Chapter: what is in the box, and how much of it is played with."""

import pytest

from companion.games.sheriff.goods import NOTHING, Goods
from companion.games.sheriff.tables import (
    CARDS,
    COINS,
    CONTRABAND,
    HAND,
    LEFT_OUT_CARDS,
    LEGAL,
    LONG_HAND,
    ROYAL,
    box_gold,
    deck,
    removed_cards,
)


def row(good, three, more, value, fine, counts_as):
    mark = pytest.mark.rule(f"s*.table.{good}")
    return pytest.param(good, three, more, value, fine, counts_as, marks=mark, id=good)


@pytest.mark.rule("s*.cards.value", "s*.cards.fine", "s*.royal.multipliers")
@pytest.mark.parametrize(
    ("good", "three", "more", "value", "fine", "counts_as"),
    [
        row("apple", 48, 48, 2, 2, ("apple", 1)),
        row("cheese", 36, 36, 3, 2, ("cheese", 1)),
        row("bread", 0, 36, 3, 2, ("bread", 1)),
        row("chicken", 24, 24, 4, 2, ("chicken", 1)),
        row("pepper", 18, 22, 6, 4, None),
        row("mead", 16, 21, 7, 4, None),
        row("silk", 9, 12, 8, 4, None),
        row("crossbow", 5, 5, 9, 4, None),
        row("green_apples", 2, 2, 4, 3, ("apple", 2)),
        row("golden_apples", 1, 2, 6, 4, ("apple", 3)),
        row("gouda_cheese", 2, 2, 6, 4, ("cheese", 2)),
        row("bleu_cheese", 0, 1, 9, 5, ("cheese", 3)),
        row("rye_bread", 0, 2, 6, 4, ("bread", 2)),
        row("pumpernickel_bread", 0, 1, 9, 5, ("bread", 3)),
        row("royal_rooster", 1, 2, 8, 4, ("chicken", 2)),
    ],
)
def test_every_good_has_its_printed_figures(good, three, more, value, fine, counts_as):
    card = CARDS[good]
    assert (deck(3, royal=True)[good], deck(4, royal=True)[good]) == (three, more)
    assert (card.value, card.fine, card.counts_as) == (value, fine, counts_as)
    assert Goods.from_counts({good: 2}).value == 2 * value
    assert Goods.from_counts({good: 2}).fine == 2 * fine


@pytest.mark.rule("s*.contents.cards", "s2.contents.royal")
@pytest.mark.rule("s*.cards.legal", "s*.cards.contraband", "s*.cards.royal")
def test_the_box_has_144_legal_60_contraband_and_12_royal_cards():
    there = deck(5, royal=True)
    assert [sum(there[good] for good in kind) for kind in (LEGAL, CONTRABAND, ROYAL)] == [
        144,
        60,
        12,
    ]
    assert {good: there[good] for good in LEGAL} == {
        "apple": 48,
        "cheese": 36,
        "bread": 36,
        "chicken": 24,
    }
    assert {good: there[good] for good in CONTRABAND} == {
        "pepper": 22,
        "mead": 21,
        "silk": 12,
        "crossbow": 5,
    }


@pytest.mark.parametrize(
    ("players", "royal", "cards"),
    [(3, False, 156), (3, True, 162), (4, False, 204), (6, True, 216)],
)
def test_the_deck_is_as_large_as_the_rulebooks_say(players, royal, cards):
    assert sum(deck(players, royal).values()) == cards


@pytest.mark.rule("s*.three.remove", "s1.cards.four_plus")
def test_three_players_put_the_four_plus_cards_back():
    assert removed_cards(3, royal=False) == {"bread": 36, "pepper": 4, "mead": 5, "silk": 3}
    assert removed_cards(4, royal=False) == {}


@pytest.mark.rule("s*.three.remove_royal", "s*.royal.four_plus")
def test_three_players_put_six_royal_cards_back_too():
    royal = {good: n for good, n in removed_cards(3, royal=True).items() if good in ROYAL}
    assert royal == {
        "golden_apples": 1,
        "bleu_cheese": 1,
        "rye_bread": 2,
        "pumpernickel_bread": 1,
        "royal_rooster": 1,
    }
    assert removed_cards(6, royal=True) == {}


@pytest.mark.rule("s*.contents.coins")
@pytest.mark.parametrize(
    ("edition", "coins", "pieces", "worth"),
    [
        ("first", {1: 39, 5: 42, 20: 17, 50: 12}, 110, 1189),
        ("second", {1: 55, 5: 48, 20: 18, 50: 12}, 133, 1255),
    ],
)
def test_each_edition_has_its_own_coins(edition, coins, pieces, worth):
    assert COINS[edition] == coins
    assert sum(COINS[edition].values()) == pieces
    assert box_gold(edition) == worth


def test_a_hand_has_six_cards_or_seven_and_ten_may_be_left_out():
    assert (HAND, LONG_HAND, LEFT_OUT_CARDS) == (6, 7, 10)


def test_goods_are_added_taken_away_and_compared():
    bag = Goods.from_counts({"apple": 2, "silk": 1})
    assert (bag + Goods.from_counts({"apple": 1})).as_dict() == {"apple": 3, "silk": 1}
    assert (bag - Goods.from_counts({"apple": 5})).as_dict() == {"silk": 1}
    assert (bag & Goods.from_counts({"apple": 1, "mead": 1})).as_dict() == {"apple": 1}
    assert (bag["apple"], bag["mead"], bag.count, bag.value, bag.fine) == (2, 0, 3, 12, 8)
    assert bag.covers(Goods.from_counts({"apple": 2}))
    assert not bag.covers(Goods.from_counts({"apple": 2, "mead": 1}))
    assert bag
    assert not NOTHING
    assert {bag: "kept"}[Goods.from_counts({"silk": 1, "apple": 2})] == "kept"


@pytest.mark.rule("s*.royal.contraband", "s*.royal.as_contraband")
def test_royal_goods_belong_to_what_is_hidden():
    stand = Goods.from_counts({"apple": 1, "silk": 1, "green_apples": 1})
    assert stand.legal().as_dict() == {"apple": 1}
    assert stand.select_hidden().as_dict() == {"silk": 1, "green_apples": 1}


def test_there_are_never_fewer_cards_than_none():
    with pytest.raises(ValueError, match="not a number of cards"):
        Goods.from_counts({"apple": -1})
    with pytest.raises(KeyError):
        Goods.from_counts({"beer": 1})
