"""Nothing that listens to a finger moves: over named states, pressed in every frame."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.examples import quickly

from . import citadels_states, condottiere_states, dunhuang_states, sheriff_states
from .conftest import TABLES, NewPage, Server, Sitting
from .looks import LAID_OUT, hears

pytestmark = pytest.mark.browser

STILL = (Path(__file__).parent / "still.js").read_text("utf-8")
LONGEST = 900
"""milliseconds: the longest glide, and a quarter of a second after it"""

GAMES = {
    "sheriff": sheriff_states,
    "citadels": citadels_states,
    "condottiere": condottiere_states,
    "dunhuang": dunhuang_states,
}
PLACES = (*TABLES, "phone")
CASES = [
    (game, state, PLACES[n % len(PLACES)])
    for game, states in GAMES.items()
    for n, state in enumerate(states.STATES)
]
"""each state at one size, each size in turn"""
SEATS = 4


def opened(new_page: NewPage, sitting: Sitting, size: str) -> Page:
    """A device that moves things as it does for people."""
    if size == "phone":
        cookie, place = sitting.cookie("seat", sitting.claim(0)), "seat"
    else:
        cookie, place = sitting.cookie("table", sitting.table_token), "table"
    page = new_page(size, "en", (cookie,))
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{sitting.url}/{place}")
    hears(page)
    page.evaluate(LAID_OUT)
    page.evaluate(STILL)
    return page


def ready(sitting: Sitting) -> dict[str, Any] | None:
    """What the moment asks for and can be done as it is said."""
    path = f"/sittings/{sitting.code}/moves"
    moves = sitting.server.call(path, None, sitting.table_token)["moves"]
    for one in moves:
        if one["group"] == "now" and not (one["fields"] or one["refused"]):
            found: dict[str, Any] = one
            return found
    return None


@pytest.mark.parametrize(
    ("game", "state", "size"), quickly(CASES, ("sheriff", "declaration", "upright"))
)
def test_no_tap_is_heard_by_what_moves(
    server: Server, new_page: NewPage, game: str, state: str, size: str
) -> None:
    """As the table goes on by one step, and as that is taken back."""
    sitting = GAMES[game].STATES[state](server, "en", SEATS)
    page = opened(new_page, sitting, size)
    move = ready(sitting)
    watching = f"window.watched = still({LONGEST})"
    if move is not None:
        page.evaluate(f"() => {{ {watching}; }}")
        sitting.act(move["seat"], **move["action"])
        seen = page.evaluate("window.watched")
        assert seen["found"] == [], move["action"]
        assert seen["heard"], "nothing listens"
    version = sitting.server.call(f"/sittings/{sitting.code}")["version"]
    if version:
        page.evaluate(f"() => {{ {watching}; }}")
        sitting.act(None, kind="rewind", to=version - 1, expected=version)
        assert page.evaluate("window.watched")["found"] == []
