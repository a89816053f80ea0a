"""The rulebook's ids, and what is said about where a rule stands."""

import pytest

from companion.games.dunhuang.book import RULEBOOK
from companion.text import LANGUAGES, say


def test_every_rule_and_ruling_of_the_book_is_there():
    assert len(RULEBOOK.rules) == 121
    assert len(RULEBOOK.rulings) == 28
    assert {id.partition(".")[0] for id in (*RULEBOOK.rules, *RULEBOOK.rulings)} == {"dh"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_place_to_be_named(language):
    for id in (*RULEBOOK.rules, *RULEBOOK.rulings):
        assert say(RULEBOOK.reference(id), language)


def test_a_page_is_named_only_where_the_book_gives_one():
    assert say(RULEBOOK.reference("dh.char.coins_instead"), "en") == (
        "Merchants of Dunhuang: Appendix: what the characters do, page 12"
    )
    assert say(RULEBOOK.reference("dh.char.painter"), "en") == "Merchants of Dunhuang: Painter"


def test_everything_is_modelled():
    assert RULEBOOK.not_modelled == {}
