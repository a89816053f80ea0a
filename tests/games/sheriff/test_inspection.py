"""Chapter: the sheriff opens a bag."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sheriff.goods import Goods
from companion.games.sheriff.inspection import judge
from companion.games.sheriff.tables import CARDS, LEGAL


def opened(declared, **bag):
    return judge(declared, Goods.from_counts(bag))


@pytest.mark.rule("s*.inspect.sheriff_pays", "s*.open.honest_fine", "s*.open.honest_to_stand")
@pytest.mark.rule("s*.open.honest.example")
def test_for_four_honest_chickens_the_sheriff_pays_8():
    verdict = opened("chicken", chicken=4)
    assert verdict.truthful
    assert (verdict.sheriff_pays, verdict.merchant_pays) == (8, 0)
    assert verdict.to_stand == Goods.from_counts({"chicken": 4})
    assert not verdict.confiscated


@pytest.mark.rule("s*.inspect.liar_pays", "s*.open.declared_to_stand", "s*.open.confiscated")
@pytest.mark.rule("s*.open.liar_fine", "s*.open.liar.example", "s*.cards.fine")
def test_one_apple_is_kept_and_the_cheese_and_two_mead_cost_10():
    verdict = opened("apple", apple=1, cheese=1, mead=2)
    assert not verdict.truthful
    assert (verdict.sheriff_pays, verdict.merchant_pays) == (0, 10)
    assert verdict.to_stand == Goods.from_counts({"apple": 1})
    assert verdict.confiscated == Goods.from_counts({"cheese": 1, "mead": 2})


@pytest.mark.rule("s*.open.what_is_a_lie")
@pytest.mark.parametrize("other", ["cheese", "pepper", "green_apples"])
def test_one_card_of_another_kind_makes_it_a_lie(other):
    verdict = opened("apple", apple=4, **{other: 1})
    assert not verdict.truthful
    assert verdict.sheriff_pays == 0
    assert verdict.confiscated == Goods.from_counts({other: 1})


@pytest.mark.rule("s*.declare.kind")
def test_a_declared_good_need_not_be_in_the_bag_at_all():
    verdict = opened("apple", cheese=2)
    assert (verdict.merchant_pays, verdict.to_stand.count) == (4, 0)


@pytest.mark.rule("s*.royal.confiscated", "s2.ruling.royal_declared")
def test_green_apples_are_no_apples_to_the_sheriff():
    verdict = opened("apple", apple=1, green_apples=1, golden_apples=1)
    assert (verdict.sheriff_pays, verdict.merchant_pays) == (0, 3 + 4)
    assert verdict.to_stand == Goods.from_counts({"apple": 1})
    assert verdict.confiscated == Goods.from_counts({"green_apples": 1, "golden_apples": 1})


bags = st.dictionaries(st.sampled_from(list(CARDS)), st.integers(1, 5), min_size=1, max_size=5)


@given(st.sampled_from(LEGAL), bags)
def test_every_card_goes_somewhere_and_only_one_of_the_two_pays(declared, bag):
    bag = Goods.from_counts(bag)
    verdict = judge(declared, bag)
    assert verdict.to_stand + verdict.confiscated == bag
    assert verdict.truthful == (bag == Goods.from_counts({declared: bag[declared]}))
    if verdict.truthful:
        assert (verdict.sheriff_pays, verdict.merchant_pays) == (bag.fine, 0)
    else:
        assert (verdict.sheriff_pays, verdict.merchant_pays) == (0, verdict.confiscated.fine)
