"""Both rulebooks' ids, and what is said about where a rule stands."""

import pytest

from companion.games.sheriff.book import RULEBOOK
from companion.text import LANGUAGES, say


def test_every_rule_and_ruling_of_both_books_is_there():
    assert len(RULEBOOK.rules) == 449
    assert len(RULEBOOK.rulings) == 51
    assert {id.partition(".")[0] for id in (*RULEBOOK.rules, *RULEBOOK.rulings)} == {"s1", "s2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_place_to_be_named(language):
    for id in (*RULEBOOK.rules, *RULEBOOK.rulings):
        assert say(RULEBOOK.reference(id), language)


def test_a_page_is_named_only_where_the_book_gives_one():
    assert say(RULEBOOK.reference("s2.debt.enough"), "en") == (
        "Sheriff, 2nd edition: Out of money, page 10"
    )
    assert say(RULEBOOK.reference("s1.debt.forgiven"), "en") == (
        "Sheriff, 1st edition: If you run out of gold"
    )


def test_only_what_lies_in_hands_and_decks_is_not_modelled():
    assert set(RULEBOOK.not_modelled) == {"s1.market.example", "s2.market.example"}
