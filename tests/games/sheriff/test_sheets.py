"""The values of the printed sheets: the tables' figures, and every guided rule said."""

import re
from operator import itemgetter
from typing import Any

import pytest

from companion.engine.aid import Good, Goods
from companion.engine.message import Message, SeatName
from companion.engine.print import Mark, ScorePad, SheetChoices
from companion.games.sheriff.actions import Begin
from companion.games.sheriff.hints import (
    HINTS,
    WITH_BLACK_MARKET,
    WITH_DEPUTIES,
    of_round,
    setup_steps,
)
from companion.games.sheriff.options import Options, Tool, check_options
from companion.games.sheriff.sheets import EDITIONS, PAPERS, SHEETS
from companion.games.sheriff.sheets.head import options
from companion.games.sheriff.tables import CARDS
from companion.games.sheriff.tables import ROYAL as ROYAL_GOODS
from companion.text import say
from tests.said import ids, messages, parts

from .play import Table

ROYAL = set(ROYAL_GOODS)

VALUES: dict[str, Any] = {sheet.key: sheet.values for sheet in SHEETS}
aid, setup, count, scoring, cards = itemgetter("aid", "setup", "count", "scoring", "cards")(VALUES)

EVERY_CHOICE = [
    SheetChoices(players, edition.key, variants)
    for edition in EDITIONS
    for players in edition.players
    for variants in (frozenset(), frozenset(edition.variants))
]
every_choice = pytest.mark.parametrize(
    "choices", EVERY_CHOICE, ids=lambda one: f"{one.edition}-{one.players}-{len(one.variants)}"
)


@every_choice
def test_every_choice_on_offer_is_one_that_the_game_has(choices):
    assert check_options(options(choices), choices.players) == ()


SAID_BY_THE_STEPS = {"market-first", "market-sheriff-out", "six-market"}
"""the lines of the steps say the same"""
ADVICE = {"market-purpose", "open-tip", "final-tip", "open-discard", "end-sheriff-hand",
          "timer-optional"}  # fmt: skip
"""good to hear once, and what is done anyway or need not be"""


@every_choice
def test_the_scoring_says_every_hint_of_its_edition(choices):
    left_out = SAID_BY_THE_STEPS | ADVICE
    chosen, six = options(choices), choices.players == 6
    hints = {
        text.id
        for phase in HINTS
        for key, (text, _) in of_round(chosen, phase, deputies=six)
        if key not in left_out
    }
    for on, texts in (
        (six, WITH_DEPUTIES),
        ("black_market" in choices.variants, WITH_BLACK_MARKET),
    ):
        told = {key for hints in texts.values() for key, _ in hints if on}
        hints |= {f"sheriff-hint-{key}" for key in told - left_out}
    said = {one for one in ids(scoring(choices)) if one.startswith("sheriff-hint-")}
    assert said == hints


PEOPLE = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
THE_PIECE = {
    "sheriff-setup-deputies", "sheriff-sheet-box-sheriff", "sheriff-name",
    "sheriff-rule-reference", "sheriff-rule-reference-page",
}  # fmt: skip
"""that stays in the box, and the name on it and on its book"""


@pytest.mark.parametrize(("language", "sheriff"), [("en", r"\bsheriff"), ("ko", "지방관")])
def test_with_two_deputies_no_sheet_and_no_hint_speaks_of_a_sheriff(language, sheriff):
    """Only their figures are on the table; paper and screens told of one who was not there."""
    table = Table("second", 6, black_market=True).act(None, Begin(deputies=(0, 3)))
    hints = [*table.view().hints]
    for phase in ("load", "declare", "inspect", "round_end"):
        hints += table.to(phase).view().hints
    choices = SheetChoices(6, "second", frozenset({"black_market", "royal_goods"}))
    paper = {one for sheet in SHEETS for one in messages(sheet.values(choices))}
    told = paper | {*messages(PAPERS.resume(table.view()))} | {hint.text for hint in hints}
    assert {
        one.id
        for one in told
        if re.search(sheriff, say(one, language, PEOPLE)) and one.id not in THE_PIECE
    } == set()


@every_choice
def test_the_check_list_says_every_step(choices):
    steps = [message for message, _ in setup_steps(options(choices), choices.players)]
    assert list(setup(choices).steps) == steps


def goods(choices: SheetChoices) -> dict[str, Good]:
    """Of the back of the aid: picture → good."""
    return {good.picture: good for one in parts(aid(choices).back, Goods) for good in one.goods}


def royal_rows(choices: SheetChoices) -> dict[str, tuple]:
    """Of the fine print: picture → what stands in the row."""
    tables = (one.table for one in scoring(choices).sections if one.title.id == f"{SHEET}royal")
    return {row.picture: row.cells for table in tables for row in table.rows}


SHEET = "sheriff-sheet-"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_aid_and_fine_print_have_the_figures_of_the_deck(players):
    choices = SheetChoices(players, "second", frozenset({"royal_goods"}))
    every: dict[str, tuple] = {name: good.numbers for name, good in goods(choices).items()}
    every |= royal_rows(choices)
    for good, (value, fine, cards, *_) in every.items():
        card = CARDS[good]
        assert (value, fine) == (card.value, card.fine)
        assert cards == (card.three if players == 3 else card.more)
    assert sum(row[2] for row in every.values()) == (162 if players == 3 else 216)
    assert ("bread" in every) == (players > 3)


def test_royal_goods_are_on_paper_only_where_they_are_played_with():
    assert royal_rows(SheetChoices(4, "second")) == {}
    royal = SheetChoices(4, "second", frozenset({"royal_goods"}))
    assert royal_rows(royal).keys() == ROYAL


def test_shared_titles_are_rounded_down():
    """Kings alone, then shared by two to four; queens likewise, with one less to share."""
    every = goods(SheetChoices(4, "first"))
    assert (every["apple"].first, every["apple"].second) == ((20, 15, 10, 7), (10, 5, 3))
    assert (every["chicken"].first, every["chicken"].second) == ((10, 7, 5, 3), (5, 2, 1))


def test_with_three_players_nobody_is_king_of_bread():
    titled = [name for name, good in goods(SheetChoices(3, "second")).items() if good.first]
    assert titled == ["apple", "cheese", "chicken"]


@pytest.mark.parametrize(
    ("players", "key", "rounds", "turns"),
    [
        (3, "length", 9, 3),
        (4, "length", 8, 2),
        (5, "length", 10, 2),
        (6, "length-deputies", 9, 3),
    ],
)
def test_every_sheet_says_how_long_the_game_is(players, key, rounds, turns):
    length = Message(f"sheriff-sheet-{key}", rounds=rounds, turns=turns)
    for sheet in SHEETS:
        assert length in set(messages(sheet.values(SheetChoices(players, "second"))))


def numbers(section) -> dict[str, int]:
    """Of a table: picture → the last number of its row."""
    return {row.picture: row.cells[-1] for row in section.table.rows}


def test_three_players_see_what_goes_back_into_the_box():
    out, *_ = setup(SheetChoices(3, "first")).beside
    assert numbers(out) == {"bread": 36, "pepper": 4, "mead": 5, "silk": 3}
    titles = [section.title.id for section in setup(SheetChoices(4, "first")).beside]
    assert "sheriff-sheet-out" not in titles


@every_choice
def test_there_is_a_line_for_every_round(choices):
    blanks = setup(choices).blanks
    assert blanks.count == {3: 9, 4: 8, 5: 10, 6: 9}[choices.players]


def test_the_box_of_each_edition_can_be_counted():
    first, second = (count(SheetChoices(4, edition)) for edition in ("first", "second"))
    for sheet, coins, gold in ((first, (12, 17, 42, 39), 1189), (second, (12, 18, 48, 55), 1255)):
        table = sheet.sections[3].table
        assert tuple(row.cells[0] for row in table.rows) == coins
        assert table.total.label == Message("sheriff-gold", n=gold)
    assert Message("sheriff-sheet-box-legal", n=144) in set(messages(first))
    assert Message("sheriff-sheet-box-stands", n=5) in set(messages(first))
    assert Message("sheriff-sheet-box-stands", n=6) in set(messages(second))
    assert Message("sheriff-sheet-box-market", n=6) in set(messages(second))
    assert "sheriff-sheet-box-market" not in ids(first)


@every_choice
def test_the_deck_is_counted_card_by_card(choices):
    sheet = count(choices)
    found: dict[str, Any] = {}
    for section in sheet.sections[:3]:
        table = section.table
        found |= {row.picture: row.cells for row in table.rows}
        for column in (0, 1):
            every: list[Any] = [row.cells[column] for row in table.rows]
            assert table.total.cells[column] == sum(every)
    for good, card in CARDS.items():
        played = card.kind != "royal" or "royal_goods" in choices.variants
        there = card.three if choices.players == 3 else card.more
        assert found[good] == (card.more, there if played else 0)
    assert sheet.lead == Message("sheriff-sheet-deck", n=sum(n for _, n in found.values()))


@every_choice
def test_the_scoring_stands_under_the_headings_of_the_book(choices):
    book = "s1" if choices.edition == "first" else "s2"
    headed = [one for one in scoring(choices).sections if one.where is not None]
    assert headed
    for section in headed:
        assert dict(section.where.args)["book"] == Message(f"sheriff-book-{book}")


def test_the_scoring_has_what_a_title_is_worth_alone_and_shared():
    titles = next(
        section for section in scoring(SheetChoices(4, "second")).sections if section.wide
    )
    rows = {row.picture: row.cells for row in titles.table.rows}
    assert rows["apple"] == (20, 10, 15, 10, 5)
    assert rows["chicken"] == (10, 5, 7, 5, 2)


@every_choice
def test_the_example_of_the_scoring_adds_up(choices):
    example = scoring(choices).sections[0].example
    points = dict(example.args)
    assert points["total"] == 32 + 5 * 2 + 2 * 3 + 8 + 20 + 10
    assert (points["king"], points["queen"]) == (20, 10)


@every_choice
def test_there_is_a_card_for_every_good_of_the_deck(choices):
    every = {card.picture: card for card in cards(choices).cards if len(card.figures) == 3}
    chosen = options(choices)
    for good, card in CARDS.items():
        there = card.three if choices.players == 3 else card.more
        if not there or (card.kind == "royal" and not chosen.royal_goods):
            assert good not in every
            continue
        assert [one.number for one in every[good].figures] == [card.value, card.fine, there]
    kinds = [card.kind.id for card in cards(choices).cards]
    assert kinds.count("sheriff-sheet-market") == (3 if chosen.black_market else 0)


@every_choice
@pytest.mark.parametrize("key", ["score-pad", "score-pad-large"])
def test_the_pad_has_a_row_for_every_line_of_the_score(key, choices):
    pad: ScorePad = VALUES[key](choices)
    labels = [row.label.id for row in pad.rows]
    assert pad.columns == choices.players
    assert len(labels) == len(set(labels))
    assert labels[0] == "sheriff-line-gold"
    assert ("sheriff-line-promo" in labels) == ("promo" in choices.variants)
    assert ("sheriff-line-black-market" in labels) == ("black_market" in choices.variants)
    assert ("sheriff-line-bread-king" in labels) == (choices.players > 3)
    assert ("sheriff-good-royal-rooster" in labels) == ("royal_goods" in choices.variants)


def test_a_sheet_for_a_sitting_goes_by_the_options_of_the_sitting():
    mine = Options(black_market=True, black_market_values={"pepper": (9, 8), "mead": (7, 6),
                                                           "silk": (5, 4)})  # fmt: skip
    choices = SheetChoices(4, "second", frozenset({"black_market"}), mine)
    market = [card for card in cards(choices).cards if card.kind.id == "sheriff-sheet-market"]
    assert [one.number for one in market[0].figures] == [9, 8]
    # Paper had the values of other tables, which it said nobody had looked at.
    traded = next(one for one in scoring(choices).sections if one.title.id == f"{SHEET}market")
    assert {row.picture: row.cells for row in traded.table.rows}["pepper"] == (9, 8)
    assert "sheriff-sheet-market-values" not in ids(scoring(choices))


# --- from a sitting -------------------------------------------------------------------------------


def test_a_resume_sheet_tells_gold_and_what_lies_openly():
    table = Table(players=3).inspection().bring_in(1, apple=2, silk=1)
    told = PAPERS.resume(table.view())
    seats = {row.label: row.cells for row in told.seats.rows}
    assert seats[SeatName(1)] == (50, (Message("sheriff-goods-apple", n=2),), 1)
    assert seats[SeatName(2)] == (50, (), 0)
    assert Message("sheriff-screen-round", n=1, of=9) in set(messages(told))


def test_a_resume_sheet_does_not_tell_what_lies_face_down():
    def told(**goods: int) -> object:
        table = Table(players=3).inspection().bring_in(1, **goods)
        return PAPERS.resume(table.view())

    assert told(silk=1) == told(mead=1)


def test_a_resume_sheet_tells_only_what_is_kept():
    told = PAPERS.resume(Table(players=3, tools=(Tool.ROUNDS,)).begin().view())
    assert [row.cells for row in told.seats.rows] == [(), (), ()]
    assert "sheriff-sheet-now-bank" not in ids(told)


def test_the_picture_of_a_game_is_everybody_s_gold_round_after_round():
    table = Table(players=3)
    assert PAPERS.charts[0].mark(table.state) is None
    table.inspection().bribe(1, gold=8)
    assert table.gold != (50, 50, 50)
    assert PAPERS.charts[0].mark(table.state) == Mark(1, table.gold)
    assert PAPERS.charts[0].mark(Table(players=3, tools=(Tool.ROUNDS,)).begin().state) is None


@every_choice
def test_the_number_of_cards_agrees_with_its_words_in_russian(choices):
    [cards] = [one for one in setup(choices).figures if one.label.id.endswith("-figure-deck")]
    last = int(cards.number) % 10
    word = "карту" if last == 1 else "карты" if last in (2, 3, 4) else "карт"
    assert say(cards.label, "ru", ()).split()[0] == word
