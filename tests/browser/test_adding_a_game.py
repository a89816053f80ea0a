"""The score screen that a game gets for nothing, used as people use it."""

import pytest
from playwright.sync_api import expect

from tests.adding import followed

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_game_that_is_only_counted_is_counted_on_its_screen(tmp_path_factory, new_page):
    live = followed(tmp_path_factory.mktemp("tree")).start()
    try:
        page = new_page("phone", "en")
        page.goto(live.url)
        page.locator('a[href^="/score/beans"]').click()
        reckon = page.locator("form[data-score] button.primary")
        expect(reckon).to_be_enabled()
        for n, who in enumerate(("Ann", "Ben", "Cem")):
            page.locator(f'[name="players.{n}.name"]').fill(who)
        for field, n in (("0.counts.beans", 3), ("0.counts.trophy", 1), ("1.counts.beans", 7)):
            page.locator(f'[name="players.{field}"]').click()
            page.locator(f'.tally-pad [data-digit="{n}"]').click()
        reckon.click()
        expect(page.locator("#score-result")).to_contain_text("Ann")
        expect(page.locator("#score-result")).to_contain_text("8")
        expect(page.locator("#score-result")).to_contain_text("Trophy")
    finally:
        live.stop()
