"""No screen has room for our three languages alone: words two fifths longer run over nowhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.live import LiveServer
from tests.longer import lengthen, longer

from .conftest import SIZES, TABLES, NewPage, Server
from .looks import faults, look
from .test_how_it_lies import GAMES

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

COMMAND = (sys.executable, "-m", "gevent.monkey", "--module", "tests.longer")


def states(quick: Callable[[str], str]) -> Iterator[object]:
    """Of each game."""
    for key, game in GAMES.items():
        for state in game.states:
            marks = [] if quick(key) == state else [pytest.mark.slow]
            yield pytest.param(key, state, marks=marks)


AT_TABLES = [*states(lambda key: GAMES[key].at_table[0])]
AT_PHONES = [*states(lambda key: GAMES[key].at_phone[0])]


@pytest.fixture(scope="module")
def wordy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that speaks the test language wherever it is asked for English."""
    live = LiveServer(tmp_path_factory.mktemp("wordy"), command=COMMAND)
    yield Server(live.start().url)
    live.stop()


def test_the_test_language_is_longer_by_two_fifths_and_says_the_same() -> None:
    assert lengthen("The bag passes, of 5!") == "Thet bagb passespa, ofo 5!"
    made = longer('a = { $n ->\n    [one] One coin\n   *[other] { JOSA($who, "x") } pays\n}\n')
    assert "[one] Oneo coinc\n" in made
    assert '{ JOSA($who, "x") } paysp\n' in made


@pytest.mark.parametrize(("key", "state"), AT_TABLES)
def test_longer_words_lie_well_at_a_table(
    wordy: Server, table: Screen, key: str, state: str
) -> None:
    game = GAMES[key]
    page = table(game.states[state](wordy, "en", game.seats[0]), TABLES[0], "en")
    allowed = {"no moment"} if state in game.unsaid else set()
    wrong = {}
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        wrong[size] = [*faults(page, 56), *sorted({*look(page)} - allowed)]
    assert not any(wrong.values()), wrong


@pytest.mark.parametrize(("key", "state"), AT_PHONES)
def test_longer_words_run_over_on_no_phone(
    wordy: Server, phone: Screen, key: str, state: str
) -> None:
    sitting = GAMES[key].states[state](wordy, "en", GAMES[key].people)
    for seat in (0, 1):
        page = phone(sitting, seat, "en")
        assert [*faults(page, 48), *look(page)] == [], seat


HOUSE = ("/", "/about", "/print", "/rules/sheriff", "/new/citadels", "/print/citadels")


@pytest.mark.parametrize("size", SIZES)
def test_longer_words_run_over_on_no_screen_of_the_house(
    wordy: Server, new_page: NewPage, size: str
) -> None:
    page = new_page(size, "en")
    wrong = {}
    for path in HOUSE:
        page.goto(f"{wordy.url}{path}")
        wrong[path] = [one for one in faults(page, 44) if not one.startswith("small target")]
    assert not any(wrong.values()), {path: found for path, found in wrong.items() if found}
