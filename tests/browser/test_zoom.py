"""A table at 200 %: half as many pixels for everything, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.examples import quickly

from . import citadels_states, condottiere_states, dunhuang_states, sheriff_states
from .conftest import SIZES, TABLES, Server
from .looks import faults

pytestmark = pytest.mark.browser

STATES = {
    "sheriff": sheriff_states.deals,
    "citadels": citadels_states.STATES["turn"],
    "condottiere": condottiere_states.battle,
    "dunhuang": dunhuang_states.arrived,
}

ACTS = """() => [...document.querySelectorAll("#screen [data-act]")]
  .filter((one) => !one.closest("dialog") && one.checkVisibility())
  .map((one) => one.dataset.act)"""


@pytest.mark.parametrize("language", quickly(["en", "ru"], "ru"))
@pytest.mark.parametrize("game", STATES)
def test_nothing_of_a_table_is_lost_at_200_percent(
    server: Server, table: Callable[..., Page], game: str, language: str
) -> None:
    page = table(STATES[game](server, language, 4), "wide", language)
    acts = set(page.evaluate(ACTS))
    assert acts
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width // 2, "height": height // 2})
        assert acts - set(page.evaluate(ACTS)) == set(), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert faults(page, 28) == [], size  # of these pixels each is two on the glass
    for seat in range(4):
        name = page.locator(f"#who-{seat}")
        name.tap()
        assert faults(page, 28) == [], seat
        page.locator(f"#person-{seat} > .sheet-head [data-closes]").tap()
