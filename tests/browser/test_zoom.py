"""A table at 200 %: half as many pixels for everything, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.examples import quickly

from . import citadels_states, condottiere_states, dunhuang_states, sheriff_states
from .conftest import LANGUAGES, SIZES, TABLES, Server
from .looks import faults

pytestmark = pytest.mark.browser

FULL = {
    ("sheriff", "deals"): (sheriff_states.deals, 5),
    ("sheriff", "result"): (sheriff_states.STATES["result"], 5),
    ("citadels", "turn"): (citadels_states.STATES["turn"], 8),
    ("citadels", "called"): (citadels_states.STATES["called"], 8),
    ("citadels", "result"): (citadels_states.STATES["result"], 8),
    ("condottiere", "battle"): (condottiere_states.battle, 6),
    ("condottiere", "map_only"): (condottiere_states.map_only, 6),
    ("condottiere", "result"): (condottiere_states.result, 6),
    ("dunhuang", "arrived"): (dunhuang_states.arrived, 4),
    ("dunhuang", "crowded"): (dunhuang_states.crowded, 4),
    ("dunhuang", "result"): (dunhuang_states.result, 4),
}
"""with as many people as can play"""

QUICK = (
    ("sheriff", "deals"),
    ("citadels", "called"),
    ("condottiere", "map_only"),
    ("dunhuang", "crowded"),
)

ACTS = """() => [...document.querySelectorAll("#screen [data-act]")]
  .filter((one) => !one.closest("dialog") && one.checkVisibility())
  .map((one) => one.dataset.act)"""


@pytest.mark.parametrize(
    ("game", "state", "language"),
    quickly(
        [(*key, language) for key in FULL for language in LANGUAGES],
        *((*key, "ru") for key in QUICK),
    ),
)
def test_nothing_of_a_full_table_is_lost_at_200_percent(
    server: Server, table: Callable[..., Page], game: str, state: str, language: str
) -> None:
    reach, people = FULL[game, state]
    page = table(reach(server, language, people), "wide", language)
    acts = set(page.evaluate(ACTS))
    assert acts or state == "result"
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width // 2, "height": height // 2})
        assert acts - set(page.evaluate(ACTS)) == set(), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert faults(page, 28) == [], size  # of these pixels each is two on the glass
    for seat in range(people if state != "result" else 0):
        name = page.locator(f"#who-{seat}")
        name.tap()
        assert faults(page, 28) == [], seat
        page.locator(f"#person-{seat} > .sheet-head [data-closes]").tap()
