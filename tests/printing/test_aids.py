"""One aid for each person: two to a paper, as large as it fits, nothing too small to read."""

import html
import re
from dataclasses import replace
from importlib import import_module
from itertools import islice

import pytest

from companion import paths
from companion.engine.aid import Aid
from companion.engine.print import SheetChoices
from companion.games import GAMES
from companion.games.condottiere.tables import BORDERS, CITIES
from companion.printing import Renderer, Setting
from companion.printing.fitting import MOST_LAYOUTS
from companion.text import LANGUAGES

from . import test_sheets
from .reading import check_pdf, read, reader, sizes
from .test_sheets import named

WORDS = 250
"""of an aid for the usual number of players, both sides together; numbers are not counted"""
SMALLEST, FILLED = 9.0, 0.9
"""points on half a paper, and the share of a side that is filled at least"""
WHOLE = 11.0
"""points on a whole paper"""

EVERY = [
    *((game.key, *one) for game in test_sheets.PRINTING for one in test_sheets.in_turns(game)),
    *(
        (game, setting, choices)
        for game in ("sheriff", "citadels", "condottiere", "dunhuang")
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


def check_aid(house: Renderer, game: str, setting: Setting, choices: SheetChoices) -> None:
    """A side of a paper for everybody, with what has to stand there."""
    pdf = house.render(f"{game}-aid", setting, choices)
    width, height = {"a4": (842, 595), "letter": (792, 612)}[setting.paper]
    margins = (14, 14, 14, 10)
    check_pdf(pdf, setting.language, width, height, choices.players, margins=margins)
    assert min(sizes(pdf)) >= SMALLEST


@pytest.mark.parametrize(("game", "setting", "choices"), FEW, ids=named)
def test_an_aid_stands_on_its_half_of_the_paper(house, silence, game, setting, choices):
    check_aid(house, game, setting, choices)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "setting", "choices"), EVERY, ids=named)
def test_every_aid_stands_on_its_half_of_the_paper(house, silence, game, setting, choices):
    check_aid(house, game, setting, choices)


def sides(house: Renderer, game: str, setting: Setting, choices: SheetChoices | None) -> list[str]:
    """The words of front and back."""
    documents = house.documents(f"{game}-aid", setting, choices)[:2]
    bodies = (one.partition("</style>")[2] for one in documents)
    return [html.unescape(re.sub(r"<[^>]*>", " ", body)) for body in bodies]


@pytest.mark.parametrize("game", [game.key for game in test_sheets.PRINTING])
def test_an_aid_says_little(house, game):
    for language in LANGUAGES:
        said = " ".join(sides(house, game, Setting(language), None))
        words = [one for one in said.split() if re.search(r"[^\W\d_]{2}", one)]
        assert len(words) <= WORDS


def test_a_full_cast_in_two_languages_ends_before_its_page(house, silence):
    """An aid is cut from a roll: the names of three ranks were lost without a word."""
    pdf = house.render("citadels-aid", Setting("en", beside="ru"), SheetChoices(4, ""))
    _, boxes = read(pdf)
    assert min(box.bottom for box in boxes) >= 10


SIX = SheetChoices(6, "second")
READ_BACK = [
    # [R s2.declare.kind] [R s2.end_round.game_over]
    ("sheriff", None, ("The good may be a lie", "Not in the last round")),
    # [R s2.six.alone_bribe] [R s2.six.alone_open]
    ("sheriff", SIX, ("to the one who dealt alone", "one alone all", "who opened alone")),
    # [R co.card.scarecrow.without_exchange] [R co.battle_end.no_conquest]
    ("condottiere", None, ("back in hand, or none", "or nobody fought")),
    # [R dh.end.trigger] [R dh.win.goods]
    ("dunhuang", None, ("Cannot refill?", "different goods in the warehouse")),
    # [R ci.char.warlord.destroy] any district, not only a military one
    ("citadels", None, ("You may destroy a district",)),
]
"""what was wrong or missing when the aids were read against the books"""


@pytest.mark.parametrize(("game", "choices", "sentences"), READ_BACK)
def test_an_aid_says_what_the_book_says(house, game, choices, sentences):
    said = " ".join(" ".join(sides(house, game, Setting("en"), choices)).split())
    assert [one for one in sentences if one not in said] == []


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("condottiere", "en"),
        *(
            pytest.param(game.key, language, marks=pytest.mark.slow)
            for game in test_sheets.PRINTING
            for language in LANGUAGES
        ),
    ],
)
def test_an_aid_fills_its_sides_in_few_layouts(monkeypatch, game, language):
    typeset = import_module("companion.printing.typeset")
    laid, real = [], typeset._measure  # noqa: SLF001

    def measured(*args):
        laid.append(real(*args))
        return laid[-1]

    monkeypatch.setattr(typeset, "_measure", measured)
    house = Renderer(GAMES)
    for document in house._job(f"{game}-aid", Setting(language), None).documents[:2]:  # noqa: SLF001
        laid.clear()
        typeset._lay_out(document)  # noqa: SLF001
        assert len(laid) <= MOST_LAYOUTS == 3
        assert max(one.used for one in laid if one.used <= 1) >= FILLED


def test_everybody_has_an_aid_and_an_odd_one_is_folded(house):
    """Two fronts, their backs, and front beside back for whoever is left."""
    pdf = house.render("dunhuang-aid", Setting("en"), SheetChoices(3))
    pages = [page.extract_text() for page in reader(pdf).pages]
    assert [(page.count("Ride"), page.count("Painter")) for page in pages] == [
        (2, 0),
        (0, 2),
        (1, 1),
    ]


@pytest.mark.parametrize(
    ("game", "setting", "choices"),
    [
        ("dunhuang", Setting("ru"), SheetChoices(4)),
        *(pytest.param(*one, marks=pytest.mark.slow) for one in EVERY[::6]),
    ],
    ids=named,
)
def test_a_whole_page_is_for_tired_eyes(house, game, setting, choices):
    pdf = house.render(f"{game}-aid", replace(setting, size="whole"), choices)
    width = {"a4": 595, "letter": 612}[setting.paper]
    assert [round(page.mediabox.width) for page in reader(pdf).pages] == [width, width]
    assert min(sizes(pdf)) >= WHOLE


def test_the_drawn_regions_share_the_borders_of_the_rulebook(house):
    """[R co.contents.cities] Cities are linked where their regions touch, and nowhere else."""
    drawn = (paths.assets() / "printables" / "condottiere" / "regions.html").read_text("utf-8")
    corners = {
        city: set(re.findall(r"(-?[\d.]+ -?[\d.]+)", path))
        for city, path in re.findall(r'"(\w+)": \([^"]*"([^"]*)"\)', drawn)
    }
    assert corners.keys() == CITIES.keys()
    touching = {
        frozenset((one, other))
        for one in corners
        for other in corners
        if one != other and len(corners[one] & corners[other]) > 1
    }
    assert touching == {frozenset(border) for border in BORDERS}


def test_an_aid_is_one_value_of_the_house():
    for game in test_sheets.PRINTING:
        for choices in test_sheets.typical(game):
            assert isinstance(test_sheets.drawn(game.key, "aid", choices), Aid)
