"""An entry of the log is put right, on table and phone."""

import pytest
from playwright.sync_api import expect

from .conftest import LANGUAGES, long_names
from .looks import at_each, faults, tap_tool


@pytest.fixture
def paid(server):
    """Ann has paid Ben 5 gold, and he has paid Cem 53 of the 55 that he had then."""

    def make(language="en"):
        sitting = server.open(
            long_names(language, 3), "sheriff", tools=["bank", "rounds"], purse="app"
        )
        sitting.act(None, kind="pay", payer=0, payee=1, amount=5)
        sitting.act(None, kind="pay", payer=1, payee=2, amount=53)
        return sitting

    return make


def opened(page):
    tap_tool(page, "log")
    page.locator("#log .log-mend").last.click()
    return page.locator("#mend-1")


@pytest.mark.parametrize("language", at_each("ru"))
def test_an_amount_is_put_right_on_the_table_screen(paid, table, language):
    sitting = paid(language)
    page = table(sitting, "tablet", language)
    dialog = opened(page)
    expect(dialog).to_be_visible()
    assert faults(page, 44) == []
    dialog.locator("[data-digit='7']").click()
    dialog.locator("button[type=submit]").click()
    told = dialog.locator("[data-mend-list] li")
    expect(told).to_have_count(2)
    assert faults(page, 44) == []
    dialog.locator("[data-mend-do]").click()
    expect(dialog).not_to_be_visible()
    expect(page.locator("#log .log-entry")).to_have_count(3)
    assert faults(page, 44) == []
    assert [seat["gold"] for seat in sitting.view["seats"]] == [43, 4, 103]


def test_what_is_in_the_way_is_said_and_nothing_can_be_done(paid, table):
    page = table(paid())
    dialog = opened(page)
    dialog.locator("[data-mend-out]").click()
    expect(dialog.locator("[data-mend-list] li")).to_have_count(1)
    expect(dialog.locator("[data-mend-do]")).not_to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_puts_its_own_entry_right(server, phone, language):
    sitting = server.open(long_names(language, 3), "sheriff", tools=["bank"], purse="app")
    page = phone(sitting, 0, language)
    sitting.act(0, kind="pay", payer=0, payee=None, amount=5)
    dialog = opened(page)
    dialog.locator("[data-mend-out]").click()
    expect(dialog.locator("[data-mend-list] li")).to_have_count(1)
    assert faults(page, 44) == []
    dialog.locator("[data-mend-do]").click()
    expect(dialog).not_to_be_visible()


def test_a_refusal_is_not_hidden_below_the_buttons_that_stick(paid, table):
    """In a dialog that has more to change than fits."""
    page = table(paid())
    page.set_viewport_size({"width": 1024, "height": 600})
    dialog = opened(page)
    dialog.locator("button[type=submit]").click()
    refusal = dialog.locator(".refusal")
    expect(refusal).to_be_in_viewport(ratio=1)
    assert refusal.evaluate(
        """said => {
            const box = said.getBoundingClientRect();
            const at = document.elementFromPoint(box.left + 24, box.bottom - 4);
            return said.contains(at);
        }"""
    )
