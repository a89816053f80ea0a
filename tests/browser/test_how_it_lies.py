"""How the screens of a sitting lie and look, whatever is played.

Nothing runs over, nothing is too small, colour and light belong to whoever acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import citadels_states, condottiere_states, dunhuang_states, sheriff_states
from .conftest import LANGUAGES, SIZES, TABLES, NewPage, Server, Sitting
from .looks import axe, every_dialog, faults, hears, look, reached
from .test_every_game import UNFOLD

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

THEMES = ("dark", "light")
HARDEST = "ru"
"""the language with the longest words; the others are looked at in `make test-all`"""


@dataclass(frozen=True, kw_only=True)
class Game:
    """What is looked at of a game. What is named for a place is looked at in every `make test`."""

    states: Mapping[str, Callable[[Server, str, int], Sitting]]
    seats: tuple[int, ...]
    """at the table screen; with the first number in each language"""
    people: int = 4
    """where phones are looked at"""
    at_table: tuple[str, ...]
    at_phone: tuple[str, ...]
    starts: tuple[str, ...]
    """ways to start without a set-up"""
    dialogs: tuple[str, ...]
    """states of which every dialog is opened"""
    apart: frozenset[str] = frozenset()
    """slots of moves that are further away, or not there before their step of a turn"""
    turned: str
    """a state in which somebody's turn has begun"""
    unsaid: tuple[str, ...] = ()
    """states in which the middle has something else to show than one thing, twice"""
    quick_dialogs: tuple[str, ...] = ()
    dialogs_in: tuple[str, ...] = LANGUAGES
    axe_dialogs: tuple[str, ...] = ()


GAMES = {
    "sheriff": Game(
        states=sheriff_states.STATES,
        turned="deals",
        seats=(5, 3, 4),
        at_table=("deals", "final"),
        at_phone=("deals", "final"),
        starts=("timer",),
        dialogs=("deals", "debt", "stands", "final", "time_up"),
        quick_dialogs=("deals",),
        dialogs_in=(HARDEST,),
    ),
    "citadels": Game(
        states=citadels_states.STATES,
        turned="turn",
        # Building and destroying come after gathering; districts nobody keeps are asked for last.
        # Phones are dealt to where everybody has one.
        apart=frozenset({"build_said", "build_paid", "deal", "district", "other"}),
        seats=(8, 2, 4),
        people=7,
        at_table=("marked", "heir"),
        at_phone=("called", "final"),
        starts=("caller",),
        dialogs=tuple(citadels_states.STATES),
        dialogs_in=(HARDEST,),
    ),
    "condottiere": Game(
        states=condottiere_states.STATES,
        turned="battle",
        seats=(6, 2, 3, 4, 5),
        at_table=("crowded", "series", "final_battle", "battle_only"),
        at_phone=("crowded",),
        starts=("battle", "map"),
        dialogs=("between", "battle", "crowded"),
        # What is fought over stands twice on the map; without one there are the cards of all.
        unsaid=tuple(condottiere_states.STATES),
        axe_dialogs=("crowded",),
    ),
    "dunhuang": Game(
        states=dunhuang_states.STATES,
        turned="moving",
        # Taking and abilities come after the camel; what is done by hand lies in the menu.
        apart=frozenset(
            {"ability", "coins", "fetch", "remove", "to_stall", "to_warehouse", "win"}
            | {"from_market", "gain_prestige", "pay", "place"}
            # Whole warehouses are entered by other programs; at the table it goes by good, and
            # prestige and tokens are asked for only where they were not tracked.
            | {"enter", "tell", "turn_by_hand"}
        ),
        seats=(4, 2, 3),
        at_table=("light", "crowded"),
        at_phone=("light_count",),
        starts=("bank", "stalls"),
        # The ring and the plate beside it are turned to whoever acts.
        unsaid=tuple(dunhuang_states.STATES),
        dialogs=("set_up", "moving", "swapping", "claimed", "crowded", "final", "light_count"),
        axe_dialogs=("swapping", "light_count", "set_up"),
    ),
}


def tried(*values: object, quick: bool = False) -> object:
    return pytest.param(*values, marks=[] if quick else [pytest.mark.slow])


def at_tables() -> Iterator[object]:
    """The most seats in each language, fewer in the hardest alone; themes take turns.

    In `make test` each state at one table, so that all tables and languages come together.
    """
    for key, game in GAMES.items():
        tables = list(product(game.seats, LANGUAGES))
        for at, (state, seats, language) in enumerate(product(game.states, game.seats, LANGUAGES)):
            most, hard = seats == game.seats[0], language == HARDEST
            turn = 4 * list(game.states).index(state) % len(tables)
            quick = most and hard if state in game.at_table else tables[turn] == (seats, language)
            if most or hard or quick:
                yield tried(key, state, seats, language, THEMES[at % 2], quick=quick)


@pytest.mark.parametrize(("key", "state", "seats", "language", "theme"), list(at_tables()))
def test_a_table_screen_lies_and_looks_well(
    server: Server, table: Screen, key: str, state: str, seats: int, language: str, theme: str
) -> None:
    game = GAMES[key]
    page = table(game.states[state](server, language, seats), TABLES[0], language)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    allowed = {"no moment"} if state in game.unsaid else set()
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert [*faults(page, 56), *sorted({*look(page)} - allowed)] == [], size


@pytest.mark.parametrize(
    ("key", "state", "language"),
    [
        tried(key, state, language, quick=state in game.at_phone and language == HARDEST)
        for key, game in GAMES.items()
        for state in game.states
        for language in LANGUAGES
    ],
)
def test_nothing_runs_over_on_a_phone(
    server: Server, phone: Screen, key: str, state: str, language: str
) -> None:
    sitting = GAMES[key].states[state](server, language, GAMES[key].people)
    for seat in (0, 1):
        page = phone(sitting, seat, language)
        assert [*faults(page, 48), *look(page)] == [], seat


@pytest.mark.parametrize("place", ["table", "phone"])
@pytest.mark.parametrize(
    ("key", "state", "language"),
    [
        tried(key, state, language, quick=state in game.quick_dialogs)
        for key, game in GAMES.items()
        for state in game.dialogs
        for language in game.dialogs_in
    ],
)
def test_nothing_runs_over_in_a_dialog(
    server: Server, table: Screen, phone: Screen, key: str, state: str, place: str, language: str
) -> None:
    sitting = GAMES[key].states[state](server, language, GAMES[key].people)
    at_table = place == "table"
    page = table(sitting, "tablet", language) if at_table else phone(sitting, 1, language)
    for dialog in every_dialog(page):
        assert faults(page, 56 if at_table else 48) == [], dialog


MOST_TAPS = {"now": 2, "more": 3}


@pytest.mark.parametrize(
    ("key", "state"),
    [
        tried(key, state, quick=state == game.turned)
        for key, game in GAMES.items()
        for state in game.dialogs
    ],
)
def test_every_move_is_few_taps_away(server: Server, table: Screen, key: str, state: str) -> None:
    sitting = GAMES[key].states[state](server, "en", GAMES[key].people)
    there = reached(table(sitting, "wide"))
    listed = server.call(f"/sittings/{sitting.code}/moves", None, sitting.table_token)["moves"]
    far = []
    for move in listed:
        most = MOST_TAPS.get(move["group"])
        taps = min((n for act, n in there if does(act, move)), default=None)
        if move["slot"] in GAMES[key].apart or move.get("refused"):
            continue
        if most and (taps is None or taps > most):
            far.append(f"{taps} taps, {move['group']}: {move['slot']}: {move['action']}")
    assert far == [], "\n".join(far)


SUBJECTS = frozenset(("to", "take", "who", "merchant", "deal", "claim", "tool"))
"""what tells one move from another of its kind; the rest is chosen in its form"""


def does(act: dict[str, Any], move: dict[str, Any]) -> bool:
    """Whether a button or a form is for this move; a field may be filled in already."""
    action = move["action"]
    fixed = SUBJECTS.difference(field["name"] for field in move["fields"])
    return bool(act["kind"] == action["kind"]) and all(
        act.get(key) in (None, action.get(key)) for key in fixed
    )


SAID_TWICE = """() => {
  const head = document.getElementById("head");
  const said = head.querySelector(".phone-todo, .phone-says:not(:has(.icon))");
  const todo = (said?.textContent ?? "").trim();
  return [...document.querySelectorAll("#phone *")]
    .filter((one) => todo && one.textContent.trim() === todo && !one.closest("button, dialog"))
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .map((one) => one.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize(
    ("key", "state"),
    [
        tried(key, state, quick=state == game.turned)
        for key, game in GAMES.items()
        for state in game.states
    ],
)
def test_a_phone_says_what_to_do_once(server: Server, phone: Screen, key: str, state: str) -> None:
    """In its head, and not again in what lies under it; a button may have the same words."""
    sitting = GAMES[key].states[state](server, "en", GAMES[key].people)
    for seat in (0, 1):
        assert phone(sitting, seat).evaluate(SAID_TWICE) == [], seat


TURNED = {"bottom": "none", "top": "180deg", "left": "90deg", "right": "-90deg"}


@pytest.mark.parametrize("key", GAMES)
def test_a_tap_on_a_tab_opens_the_sheet_turned_to_its_edge(
    server: Server, table: Screen, key: str
) -> None:
    game = GAMES[key]
    page = table(game.states[game.turned](server, "en", game.seats[0]), "wide")
    hears(page)
    edges = set()
    for cell in page.locator(".cell").all():
        seat = (cell.get_attribute("id") or "").removeprefix("seat-")
        edge = cell.evaluate("one => one.parentElement.id.slice('edge-'.length)")
        page.locator(f"#who-{seat}").tap()
        sheet = page.locator(f"#person-{seat}[open]")
        expect(sheet).to_have_attribute("data-edge", edge)
        assert sheet.evaluate("one => getComputedStyle(one).rotate") == TURNED[edge]
        sheet.evaluate("one => one.close()")
        expect(sheet).to_have_count(0)
        edges.add(edge)
    assert edges == set(TURNED)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "state"), [(key, state) for key, game in GAMES.items() for state in game.states]
)
def test_axe_finds_nothing(
    server: Server, table: Screen, phone: Screen, key: str, state: str
) -> None:
    sitting = GAMES[key].states[state](server, "en", GAMES[key].people)
    assert axe(table(sitting)) == []
    assert axe(phone(sitting, 0)) == []
    assert axe(phone(sitting, 1)) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "state"), [(key, state) for key, game in GAMES.items() for state in game.axe_dialogs]
)
def test_axe_finds_nothing_in_a_dialog(server: Server, table: Screen, key: str, state: str) -> None:
    page = table(GAMES[key].states[state](server, "en", GAMES[key].people))
    for dialog in every_dialog(page):
        assert axe(page) == [], dialog


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "start"), [(key, start) for key, game in GAMES.items() for start in game.starts]
)
def test_a_quick_start_fits(server: Server, new_page: NewPage, key: str, start: str) -> None:
    page = new_page("tablet")
    page.goto(f"{server.url}/new/{key}?start={start}")
    for unfolded in (False, True):
        if unfolded:
            page.evaluate(UNFOLD)
        assert axe(page) == []
        assert faults(page, 48) == []
    page.locator(".start .button").tap()
    expect(page.locator("#screen.table")).to_be_visible()
