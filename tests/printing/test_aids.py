"""One aid for each person: on its page, as large as it fits, nothing too small to read."""

from __future__ import annotations

import ctypes
from collections import Counter
from itertools import islice

import pypdfium2
import pytest

from companion.engine.print import Reference, SheetChoices
from companion.games import GAMES
from companion.games.condottiere.cards import city_name
from companion.games.condottiere.tables import CITIES
from companion.printing import PAPERS, Renderer, Setting
from companion.text import LANGUAGES, say

from . import test_sheets
from .reading import SIZES, read, reader
from .test_sheets import check_sheet, filled, named

PAGES = {"sheriff": 1, "citadels": 2, "condottiere": 1, "dunhuang": 1}
SMALLEST = 7.99
"""points"""

EVERY = [
    *((game.key, *one) for game in test_sheets.PRINTING for one in test_sheets.in_turns(game)),
    *(
        (game, setting, choices)
        for game in PAGES
        for _, _, setting, choices in islice(test_sheets.in_turn(game, "aid"), len(LANGUAGES))
    ),
]
"""every edition and number of players in every language, and what is fullest"""
FEW = [
    (
        "sheriff",
        Setting("ru", "letter"),
        SheetChoices(6, "second", frozenset({"royal_goods", "black_market", "long_hand"})),
    ),
    ("citadels", Setting("en"), SheetChoices(2, "first_game")),
]


@pytest.mark.parametrize("game", test_sheets.PRINTING, ids=lambda game: game.key)
def test_aids_are_tried_with_whatever_two_go_together(game):
    """Every edition and number of players with every language, paper and one another."""
    assert test_sheets.untried(game, [(s, c) for key, s, c in EVERY if key == game.key]) == set()


def sizes(pdf: bytes) -> set[float]:
    """Of all letters, in points."""
    found = set()
    matrix = pypdfium2.raw.FS_MATRIX()
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            text = page.get_textpage()
            for at in range(text.count_chars()):
                if chr(pypdfium2.raw.FPDFText_GetUnicode(text.raw, at)).isalnum():
                    pypdfium2.raw.FPDFText_GetMatrix(text.raw, at, ctypes.byref(matrix))
                    size = pypdfium2.raw.FPDFText_GetFontSize(text.raw, at)
                    found.add(round(size * abs(matrix.d or matrix.b), 2))
    return found


def check_aid(house: Renderer, game: str, setting: Setting, choices: SheetChoices) -> None:
    check_sheet(house, game, "aid", setting, choices)
    pdf = house.render(f"{game}-aid", setting, choices)
    with pypdfium2.PdfDocument(pdf) as document:
        pages = len(document)
    assert pages == PAGES[game]
    assert min(sizes(pdf)) >= SMALLEST


@pytest.mark.parametrize(("game", "setting", "choices"), FEW, ids=named)
def test_an_aid_stands_on_its_page(house, silence, game, setting, choices):
    check_aid(house, game, setting, choices)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setting", "choices"), EVERY, ids=named)
def test_every_aid_stands_on_its_page(house, silence, game, setting, choices):
    check_aid(house, game, setting, choices)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in GAMES.values() if game.sheets])
def test_sentences_of_a_cell_do_not_run_together(game, language):
    """What is said on a screen by itself has no full stop, and is no sentence of a sheet."""
    open_ended = {
        said
        for choices in test_sheets.every_choice(GAMES[game])
        for aid in (test_sheets.drawn(game, "aid", choices),)
        for section in (aid.sections if isinstance(aid, Reference) else ())
        for row in (section.table.rows if section.table else ())
        for cell in row.cells
        if isinstance(cell, tuple) and len(cell) > 1
        for said in (say(one, language) for one in cell)
        if said[-1] not in ".!?”»"
    }
    assert open_ended == set()


@pytest.mark.parametrize("paper", PAPERS)
def test_no_city_falls_off_the_foot_of_the_map(house, paper):
    """Nor is there none where all extra rules are played with."""
    every = frozenset({"points", "bigger_kingdoms", "capturing"} if paper == "letter" else ())
    pdf = house.render("condottiere-aid", Setting("ru", paper), SheetChoices(2, "", every))
    text, _ = read(pdf)
    for city in CITIES:
        assert city in text
        assert say(city_name(city), "ru") in text
    # Roads across the map were drawn thin and those down it thick.
    with pypdfium2.PdfDocument(pdf) as document:
        lines = document[0].get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_PATH])
        scales = {one.get_matrix().get()[::3] for one in lines}
    assert [one for one in scales if abs(one[0]) != pytest.approx(abs(one[1]))] == []


@pytest.mark.parametrize(("size", "sides", "landscape"), [("half", 1, True), ("quarter", 1, False)])
def test_an_aid_can_be_folded_small(house, size, sides, landscape):
    """Two halves or four quarters on one side of the paper."""
    pdf = house.render("dunhuang-aid", Setting("en", size=size), SheetChoices(4))
    with pypdfium2.PdfDocument(pdf) as document:
        width, height = document[0].get_size()
        assert len(document) == sides
    assert (round(width), round(height)) == ((842, 595) if landscape else (595, 842))
    assert min(sizes(pdf)) >= SMALLEST


@pytest.mark.parametrize(
    ("language", "paper", "choices"),
    [
        ("en", "a4", SheetChoices(2, "first_game")),
        pytest.param(
            "ru", "letter", SheetChoices(6, "illustrious_emissaries"), marks=pytest.mark.slow
        ),
    ],
)
def test_no_heading_has_a_page_of_a_pocket_aid_to_itself(house, language, paper, choices):
    """Rows that were kept together did not fit below the heading of the characters."""
    pdf = house.render("citadels-aid", Setting(language, paper, size="quarter"), choices)
    width, height = SIZES[paper]
    lines = Counter(
        (box.page, box.left > width / 2, box.bottom > height / 2) for box in read(pdf)[1]
    )
    assert len(lines) == 8
    assert min(lines.values()) > 8


IN_TWO = [
    ("citadels", Setting("ko", beside="ru"), SheetChoices(6, "cunning_agents")),
    (
        "condottiere",
        Setting("ru", "letter", beside="ko"),
        SheetChoices(6, "", frozenset({"points", "bigger_kingdoms", "capturing"})),
    ),
    ("dunhuang", Setting("ko", "letter", beside="ru"), SheetChoices(4)),
    (
        "sheriff",
        Setting("ko", beside="en"),
        SheetChoices(6, "second", frozenset({"royal_goods", "black_market"})),
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setting", "choices"), IN_TWO, ids=named)
def test_an_aid_in_two_languages_fills_its_pages(house, silence, game, setting, choices):
    """Two columns that no page could hold left the first one to the head of the sheet."""
    check_sheet(house, game, "aid", setting, choices)
    pdf = house.render(f"{game}-aid", setting, choices)
    pages = len(reader(pdf).pages)
    assert [page for page in range(pages - 1) if filled(pdf, page) < 0.6] == []


def test_what_is_said_below_another_language_begins_where_that_does(house):
    """A space, which joins sentences of one language, stood before every second one."""
    pdf = house.render("citadels-aid", Setting("ru", beside="en"), SheetChoices(2, "first_game"))
    lefts = set()
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            text = page.get_textpage()
            for words in ("Обменяйтесь с игроком", "Меняться можно", "You may swap with"):
                found = text.search(words).get_next()
                if found is not None:
                    lefts.add(round(text.get_charbox(found[0], loose=True)[0]))
    assert len(lefts) == 1
    assert filled(pdf, 0) > 0.9


@pytest.mark.parametrize(
    ("language", "paper", "players"),
    [
        ("ru", "letter", 7),
        pytest.param("ko", "letter", 2, marks=pytest.mark.slow),
        pytest.param("en", "a4", 8, marks=pytest.mark.slow),
    ],
)
def test_an_aid_for_any_set_says_what_becomes_of_a_killed_rank_4(house, language, paper, players):
    """And that half is rounded down; the fine print of all characters was left out together."""
    choices = SheetChoices(players, "")
    aid = test_sheets.drawn("citadels", "aid", choices)
    assert isinstance(aid, Reference)
    rows = [
        cell
        for section in aid.sections
        for row in (section.table.rows if section.table else ())
        for cells in row.cells
        if isinstance(cells, tuple)
        for cell in cells
    ]
    said = {message.id for message in rows}
    assert {f"citadels-sheet-more-{key}" for key in ("crown-killed", "blackmailer")} <= said
    assert ("citadels-sheet-more-emperor-killed" in said) == (players != 2)
    pdf = house.render("citadels-aid", Setting(language, paper), choices)
    assert len(reader(pdf).pages) == 2
    assert min(sizes(pdf)) >= SMALLEST
