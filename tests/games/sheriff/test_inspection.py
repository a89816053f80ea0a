"""Chapter: the sheriff opens a bag."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.sheriff.goods import Goods
from companion.games.sheriff.inspection import judge
from companion.games.sheriff.tables import CARDS, LEGAL


def opened(declared, **bag):
    return judge(declared, Goods.from_counts(bag))


@pytest.mark.rule("s*.open.what_is_a_lie")
@pytest.mark.parametrize("other", ["cheese", "pepper", "green_apples"])
def test_one_card_of_another_kind_makes_it_a_lie(other):
    verdict = opened("apple", apple=4, **{other: 1})
    assert not verdict.truthful
    assert verdict.sheriff_pays == 0
    assert verdict.confiscated == Goods.from_counts({other: 1})


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
