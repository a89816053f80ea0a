"""Chapter: out of gold."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.refusal import RuleError
from companion.games.sheriff.debt import check_choice, forgiven, suggest
from companion.games.sheriff.goods import NOTHING, Goods
from companion.games.sheriff.tables import CARDS, CONTRABAND, LEGAL, ROYAL

books = pytest.mark.parametrize("book", ["s1", "s2"])


@pytest.mark.rule("s*.debt.legal_first", "s*.debt.contraband", "s*.debt.no_change")
@pytest.mark.rule("s2.debt.enough", "s2.ruling.debt_choice", "s2.ruling.debt_all_legal")
@pytest.mark.rule("s*.royal.as_contraband", "s*.debt.forgiven")
@pytest.mark.parametrize(
    ("owed", "stand", "given"),
    [
        (0, {"apple": 3}, {}),
        # legal goods before contraband
        (4, {"apple": 1, "cheese": 1, "pepper": 1}, {"apple": 1, "cheese": 1}),
        # the least value beyond the debt, and of equal values the fewest cards
        (5, {"apple": 2, "cheese": 1, "chicken": 2}, {"apple": 1, "cheese": 1}),
        (4, {"apple": 2, "chicken": 1}, {"chicken": 1}),
        # all legal goods before a pepper, and contraband for the rest alone; royal goods are that
        (7, {"apple": 1, "bread": 1, "pepper": 1}, {"apple": 1, "bread": 1, "pepper": 1}),
        (8, {"apple": 2, "pepper": 1, "green_apples": 1}, {"apple": 2, "green_apples": 1}),
        # no change; and what the whole stand does not reach
        (1, {"chicken": 1}, {"chicken": 1}),
        (20, {"apple": 1, "mead": 1}, {"apple": 1, "mead": 1}),
    ],
)
def test_the_suggestion_gives_up_as_little_as_the_rules_allow(owed, stand, given):
    assert suggest(owed, Goods.from_counts(stand)).as_dict() == given


def test_what_nothing_covers_is_forgiven():
    assert forgiven(20, Goods.from_counts({"apple": 1, "mead": 1})) == 11
    assert forgiven(1, Goods.from_counts({"chicken": 1})) == 0


def best_by_trying_all(owed, stand):
    """(value, cards) of the best set, by looking at every set there is."""
    sets = [Goods(counts) for counts in product(*(range(n + 1) for n in stand.counts))]
    return min((goods.value, goods.count) for goods in sets if goods.value >= owed)


def small_stand(goods):
    return st.dictionaries(st.sampled_from(goods), st.integers(0, 3), max_size=5).map(
        Goods.from_counts
    )


@given(st.integers(0, 60), small_stand(LEGAL), small_stand(CONTRABAND + ROYAL))
def test_no_other_choice_is_cheaper(owed, legal, hidden):
    cards = suggest(owed, legal + hidden)
    assert (legal + hidden).covers(cards)
    if legal.value >= owed:
        assert not cards.select_hidden()
        assert (cards.value, cards.count) == best_by_trying_all(owed, legal)
    elif (legal + hidden).value >= owed:
        assert cards.legal() == legal
        given = cards.select_hidden()
        assert (given.value, given.count) == best_by_trying_all(owed - legal.value, hidden)
    else:
        assert cards == legal + hidden


@given(
    st.integers(0, 60), small_stand(LEGAL), small_stand(CONTRABAND + ROYAL), st.sampled_from("12")
)
def test_the_suggestion_is_always_a_choice_that_the_rules_allow(owed, legal, hidden, edition):
    check_choice(f"s{edition}", owed, legal, hidden.count, suggest(owed, legal + hidden))


@pytest.mark.parametrize("legal", [0, 10_000])
def test_thousands_of_cards_do_not_hold_it_up(legal):
    """Trying every choice would not end before the test runner gives up."""
    stand = Goods.from_counts({good: legal if good in LEGAL else 10_000 for good in CARDS})
    assert suggest(9_999, stand).value == 9_999


def refusal(book, owed, legal, hidden_count, **cards):
    with pytest.raises(RuleError) as refused:
        check_choice(book, owed, Goods.from_counts(legal), hidden_count, Goods.from_counts(cards))
    return refused.value.message.id, dict(refused.value.message.args), refused.value.rule


@books
@pytest.mark.rule("s2.ruling.debt_choice")
def test_the_debtor_may_give_more_than_the_suggestion(book):
    check_choice(
        book,
        3,
        Goods.from_counts({"cheese": 1, "chicken": 1}),
        0,
        Goods.from_counts({"chicken": 1}),
    )


@pytest.mark.rule("s*.debt.legal_first", "s2.debt.enough")
@pytest.mark.parametrize(
    ("book", "rule"), [("s1", "s1.debt.legal_first"), ("s2", "s2.debt.enough")]
)
def test_legal_goods_must_reach_the_debt(book, rule):
    key, args, because = refusal(book, 5, {"apple": 2, "cheese": 1}, 0, apple=2)
    assert (key, because) == ("sheriff-debt-too-little", rule)
    assert args == {"need": 5, "have": 4}


@books
@pytest.mark.rule("s*.debt.contraband")
def test_contraband_may_not_stand_in_while_legal_goods_suffice(book):
    key, args, rule = refusal(book, 5, {"apple": 2, "cheese": 1}, 1, pepper=1)
    assert (key, rule) == ("sheriff-debt-legal-suffices", f"{book}.debt.contraband")
    assert args == {"need": 5, "have": 7}


@books
@pytest.mark.rule("s*.debt.legal_first", "s2.ruling.debt_all_legal")
def test_all_legal_goods_go_before_contraband(book):
    key, args, rule = refusal(book, 9, {"apple": 2}, 1, apple=1, silk=1)
    assert (key, rule) == ("sheriff-debt-all-legal-first", f"{book}.debt.legal_first")
    assert args["need"] == 9


@books
@pytest.mark.rule("s*.debt.contraband")
def test_contraband_must_cover_the_shortfall_while_there_is_more_of_it(book):
    key, args, rule = refusal(book, 11, {"apple": 2}, 2, apple=2, pepper=1)
    assert (key, rule) == ("sheriff-debt-contraband-too-little", f"{book}.debt.contraband")
    assert args == {"need": 7, "have": 6, "cards": 2}


@books
@pytest.mark.rule("s*.debt.forgiven")
def test_whoever_gives_everything_owes_nothing_more(book):
    check_choice(
        book, 50, Goods.from_counts({"apple": 2}), 1, Goods.from_counts({"apple": 2, "pepper": 1})
    )


@books
def test_only_what_lies_on_the_stand_can_be_given(book):
    assert refusal(book, 5, {"apple": 2}, 3, apple=3)[0] == "sheriff-debt-not-on-stand"
    key, args, _ = refusal(book, 20, {"apple": 2}, 1, apple=2, silk=2)
    assert (key, args) == ("sheriff-debt-fewer-contraband", {"have": 1})


@books
@pytest.mark.rule("s2.ruling.debt_gold_first")
def test_no_goods_are_given_while_gold_suffices(book):
    check_choice(book, 0, Goods.from_counts({"apple": 2}), 0, NOTHING)
    assert refusal(book, 0, {"apple": 2}, 0, apple=1)[0] == "sheriff-debt-gold-suffices"
