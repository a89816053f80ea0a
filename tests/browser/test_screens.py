"""Each state of the table in `screens.py` at the table, on phones and in its dialogs."""

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.examples import is_thorough, quickly
from tests.live import LiveServer
from tests.longer import lengthen, longer

from .checks import (
    Screen,
    find_abilities_without_room,
    find_faults,
    find_faults_in_dialogs,
    find_moves_far_away,
    find_taps_on_what_moves,
    find_verbs_out_of_order,
    find_what_sticks_out_of_a_narrow_phone,
    find_what_zooming_loses,
)
from .conftest import LANGUAGES, SIZES, TABLES, NewPage, Server
from .looks import LIES, axe, faults
from .screens import GAMES, HARDEST, LONGER, PHONE, TABLE, THEMES, Game, Row, rows
from .test_every_game import UNFOLD

pytestmark = pytest.mark.browser

Open = Callable[..., Screen]

IN_HAND = (360, 740)


@pytest.fixture(scope="module")
def wordy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that speaks the test language wherever it is asked for English."""
    command = (sys.executable, "-m", "gevent.monkey", "--module", "tests.longer")
    live = LiveServer(tmp_path_factory.mktemp("wordy"), command=command)
    yield Server(live.start().url)
    live.stop()


@pytest.fixture
def open_state(
    request: pytest.FixtureRequest,
    server: Server,
    table: NewPage,
    phone: NewPage,
) -> Open:
    """The state of a row on the table's screen, or on the phone of a seat."""

    def opened(row: Row, place: str, seat: int = 0) -> Screen:
        language, house = row.language, server
        if row.key == "pearls":
            house = request.getfixturevalue("pearls")
        elif language == LONGER:
            language, house = "en", request.getfixturevalue("wordy")
        sitting = row.game.states[row.state](house, language, row.seats)
        at_table = place == "table"
        page = table(sitting, row.size, language) if at_table else phone(sitting, seat, language)
        return Screen(page, sitting, row, place)

    return opened


def every(rows: Iterable[Row], quick: Callable[[Row], bool]) -> pytest.MarkDecorator:
    """A test for each of these rows; in `make test` for those that are quick."""
    all_rows = list(rows)
    return pytest.mark.parametrize("row", quickly(all_rows, *filter(quick, all_rows)), ids=str)


def set_theme(screen: Screen, theme: str) -> None:
    screen.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


@every(rows(lambda game: game.seats), lambda row: row.is_quick)
def test_a_state_looks_and_lies_well_at_the_table(open_state: Open, row: Row) -> None:
    screen = open_state(row, "table")
    found: list[str] = []
    for size in TABLES if is_thorough() else (row.size,):
        screen.resize(*SIZES[size])
        for theme in THEMES if is_thorough() else (row.theme,):
            set_theme(screen, theme)
            found += find_faults(screen, TABLE, f"{size} {theme}")
        found += find_verbs_out_of_order(screen)
        found += find_abilities_without_room(screen)
    if row.chosen and (is_thorough() or row.turn % 3 == 0):
        found += find_taps_on_what_moves(screen)
    assert not found, "\n".join(found)


@every(rows(lambda game: (game.people,)), lambda row: row.is_quick and row.turn % 3 == 0)
def test_a_state_looks_and_lies_well_on_a_phone(open_state: Open, row: Row) -> None:
    for seat in row.game.phones if is_thorough() else row.game.phones[:1]:
        screen = open_state(row, "phone", seat)
        found: list[str] = []
        for theme in THEMES if is_thorough() else (row.theme,):
            set_theme(screen, theme)
            found += find_faults(screen, PHONE, f"seat {seat} {theme}")
        found += find_verbs_out_of_order(screen)
        assert not found, "\n".join(found)


def named(
    which: Callable[[Game], Iterable[str]],
    seats: Callable[[Game], int] = lambda game: game.people,
    languages: tuple[str, ...] = LANGUAGES,
) -> Iterator[Row]:
    """The states that a game names for something; the first one is in `make test` too."""
    for at, (key, game) in enumerate(GAMES.items()):
        for (n, state), language in product(enumerate(which(game)), languages):
            first = n == 0 and language == HARDEST
            yield Row(key, state, seats(game), language, TABLES[at % 3], THEMES[0], first, n)


DIALOGS = [row for row in named(lambda game: game.dialogs) if row.language in row.game.dialogs_in]


@pytest.mark.parametrize(
    ("row", "place"),
    quickly(
        product(DIALOGS, ("table", "phone")),
        *product([r for r in DIALOGS if r.chosen and r.key == "sheriff"], ("table", "phone")),
    ),
    ids=str,
)
def test_its_dialogs_look_and_lie_well(open_state: Open, row: Row, place: str) -> None:
    screen = open_state(row, place, row.game.phones[1])
    found: list[str] = []
    barriers = is_thorough() and row.state in row.game.dialogs[:4]
    sizes: tuple[str, ...] = TABLES if is_thorough() else (row.size,)
    for size in sizes if place == "table" else ("phone",):
        screen.resize(*SIZES[size])
        found += find_faults_in_dialogs(screen, size, each=is_thorough(), barriers=barriers)
    if place == "table":
        found += find_moves_far_away(screen)
    assert not found, "\n".join(found)


@pytest.mark.slow
@every(named(lambda game: game.zoomed, lambda game: game.seats[0]), lambda row: row.chosen)
def test_it_loses_nothing_at_twice_the_size(open_state: Open, row: Row) -> None:
    screen = open_state(row, "table")
    screen.resize(*SIZES["wide"])
    found = [*find_what_zooming_loses(screen)]
    assert not found, "\n".join(found)


@pytest.mark.slow
@every(named(lambda game: game.narrow), lambda row: row.chosen)
def test_it_fits_the_narrowest_phones(open_state: Open, row: Row) -> None:
    for seat in row.game.phones:
        screen = open_state(row, "phone", seat)
        found = [*find_what_sticks_out_of_a_narrow_phone(screen)]
        assert not found, "\n".join(found)


@pytest.mark.slow
@every(named(lambda game: game.in_hand, languages=(HARDEST,)), lambda row: row.chosen)
def test_a_phone_can_be_its_table(open_state: Open, row: Row) -> None:
    screen = open_state(row, "table")
    screen.resize(*IN_HAND)
    found = [*find_faults(screen, (*PHONE, *TABLE), "in hand")]
    found += find_verbs_out_of_order(screen)
    if row.state in row.game.dialogs:
        found += find_faults_in_dialogs(screen, "in hand", LIES)
    assert not found, "\n".join(found)


AT_REST = """Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))"""
"""what does not listen yet is dim for a second"""


@pytest.mark.slow
@pytest.mark.parametrize("place", ["table", "phone"])
@pytest.mark.parametrize("row", list(named(lambda game: game.states, languages=("en",))), ids=str)
def test_axe_finds_nothing(open_state: Open, row: Row, place: str) -> None:
    screen = open_state(row, place)
    for theme in THEMES:
        set_theme(screen, theme)
        screen.page.evaluate(AT_REST)
        assert axe(screen.page) == [], theme


# --- the house around it --------------------------------------------------------------------------

QUICK_STARTS = (
    ("sheriff", "timer"), ("citadels", "caller"), ("condottiere", "battle"), ("condottiere", "map"),
    ("dunhuang", "bank"), ("dunhuang", "stalls"),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("game", "start"), QUICK_STARTS)
def test_a_quick_start_fits(server: Server, new_page: NewPage, game: str, start: str) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/new/{game}?start={start}")
    for unfolded in (False, True):
        if unfolded:
            page.evaluate(UNFOLD)
        assert [*axe(page), *faults(page, 48)] == []
    page.locator(".start .button").tap()
    expect(page.locator("#screen.table")).to_be_visible()


HOUSE = ("/", "/about", "/print", "/rules/sheriff", "/new/citadels", "/print/citadels")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_longer_words_run_over_on_no_screen_of_the_house(
    wordy: Server, new_page: NewPage, size: str
) -> None:
    page = new_page(size, "en")
    found: list[str] = []
    for path in HOUSE:
        page.goto(f"{wordy.url}{path}")
        wrong = (one for one in faults(page, 44) if not one.startswith("small target"))
        found += (f"{path}: {one}" for one in wrong)
    assert not found, "\n".join(found)


def test_the_test_language_is_longer_by_two_fifths_and_says_the_same() -> None:
    assert lengthen("The bag passes, of 5!") == "Thet bagb passespa, ofo 5!"
    made = longer('a = { $n ->\n    [one] One coin\n   *[other] { JOSA($who, "x") } pays\n}\n')
    assert "[one] Oneo coinc\n" in made
    assert '{ JOSA($who, "x") } paysp\n' in made
