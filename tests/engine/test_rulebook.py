"""A rulebook's table of contents is read, and refused when it contradicts itself."""

import pytest

from companion.engine.message import Message
from companion.engine.rulebook import Kind, load

BOOK = """
game = "chess"
switches = ["c1.ruling.clock"]

[[section]]
heading = "moves"
page = 3
computed = ["c1.move.king", "c1.move.castle"]
guided = ["c1.move.touch"]

[[section]]
heading = "manners"
computed = ["c2.move.king"]
people = ["c1.hands.shake"]

[[not_modelled]]
rules = ["c1.move.*"]
but = ["c1.move.king"]
reason = "later"

[silent]
"c1.ruling.clock" = "the left hand may press it"

[interprets]
"c1.ruling.touch" = "touched is moved"

[sentences.every]
"chess-sheet-clock" = "c1.ruling.clock"
"chess-sheet-touch" = "c1.ruling.touch"

[sentences.blitz]
"chess-sheet-fast-clock" = "c1.ruling.clock"

[errata]
"c1.move.king" = "the picture shows a queen"
"""


def test_a_rule_has_its_heading_kind_and_page():
    rules = load(BOOK).rules
    castle = rules["c1.move.castle"]
    assert (castle.heading, castle.kind, castle.page) == ("moves", Kind.COMPUTED, 3)
    shake = rules["c1.hands.shake"]
    assert (shake.heading, shake.kind, shake.page) == ("manners", Kind.PEOPLE, None)


def test_a_ruling_has_its_choice_and_may_be_a_switch():
    clock, touch = load(BOOK).rulings.values()
    assert (clock.choice, clock.switch) == ("the left hand may press it", True)
    assert (touch.choice, touch.switch) == ("touched is moved", False)


def test_a_sentence_is_the_houses_own_only_where_the_book_is_silent():
    """Not where the book decides, read closely: whoever has it in hand would be told a lie."""
    book = load(BOOK)
    assert book.list_house_rulings("") == {"chess-sheet-clock"}
    assert book.list_house_rulings("blitz") == {"chess-sheet-clock", "chess-sheet-fast-clock"}


def test_a_mark_names_one_rule_or_those_of_a_pattern():
    book = load(BOOK)
    assert book.matches("c1.move.king") == ("c1.move.king",)
    assert book.matches("c*.move.king") == ("c1.move.king", "c2.move.king")
    assert book.matches("c1.ruling.c*") == ("c1.ruling.clock",)
    assert book.matches("c3.move.king") == ()


def test_a_test_has_to_carry_what_is_computed_and_modelled():
    book = load(BOOK)
    assert book.not_modelled == {"c1.move.castle": "later", "c1.move.touch": "later"}
    assert book.list_computed() == ("c1.move.king", "c2.move.king")


def test_a_rule_is_named_by_book_heading_and_page():
    book = load(BOOK)
    heading, first = Message("chess-heading-moves"), Message("chess-book-c1")
    assert book.reference("c1.move.king") == Message(
        "chess-rule-reference-page", book=first, heading=heading, page=3
    )
    manners, second = Message("chess-heading-manners"), Message("chess-book-c2")
    assert book.reference("c2.move.king") == Message(
        "chess-rule-reference", book=second, heading=manners
    )
    assert book.reference("c1.ruling.clock") == Message(
        "chess-rule-reference", book=first, heading=Message("chess-heading-ruling")
    )
    assert book.reference("c1.ruling.touch") == Message(
        "chess-rule-reference", book=first, heading=Message("chess-heading-reading")
    )


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("c1.move.touch", "c1.move.king", "twice"),
        ("c1.move.*", "c1.fly.*", "not in the rulebook: c1.fly"),
        ('but = ["c1.move.king"]', 'but = ["c1.fly"]', "not in the rulebook: c1.fly"),
        ('switches = ["c1.ruling.clock"]', 'switches = ["c1.fly"]', "not in the rulebook: c1.fly"),
        ('"c1.move.king" = "the', '"c1.fly" = "the', "not in the rulebook: c1.fly"),
        ('-clock" = "c1.ruling.clock"\n"', '-clock" = "c1.fly"\n"', "not in the rulebook: c1.fly"),
    ],
)
def test_a_rulebook_that_contradicts_itself_is_refused(old, new, fault):
    assert old in BOOK
    with pytest.raises(ValueError, match=fault):
        load(BOOK.replace(old, new))
