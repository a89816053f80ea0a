"""The last count of Sheriff and of Dunhuang on several devices: none writes over what it has not
seen. Of Citadels: `test_citadels_count`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from . import dunhuang_states, sheriff_states
from .conftest import Server, Sitting

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

UNSEEN = {
    "en": "was counted on another screen meanwhile",
    "ko": "그사이 다른 화면에서 먼저 입력했어요",
    "ru": "Тем временем подсчёт ввели на другом экране",
}


def gold(sitting: Sitting, seat: int) -> int:
    counted: int = sitting.view["finals"][seat]["holdings"]["gold"]
    return counted


@pytest.mark.parametrize("touched", quickly([True, False], True))
def test_the_tables_dialog_sends_nothing_over_a_count_that_came_from_a_phone(
    server: Server, table: Screen, phone: Screen, touched: bool
) -> None:
    sitting = sheriff_states.final(server, "en", 4)
    screen, own = table(sitting), phone(sitting, 2)
    opener = screen.locator("#seat-2 [data-opens=final-2]")
    opener.dispatch_event("click")  # whoever has a phone has no such button in sight
    dialog = screen.locator("#final-2[open]")
    if touched:
        dialog.locator('[data-keypad] [data-add="20"]').tap()
    count = own.locator("#count")
    count.locator('[data-keypad] [data-add="5"]').tap()
    before = gold(sitting, 2)
    count.locator("[type=submit]").tap()
    expect(own.locator("#head")).to_contain_text("Counted")
    expect(dialog.locator(".settled")).to_be_visible()
    assert dialog.locator("[type=submit]").evaluate("one => Boolean(one.closest('[inert]'))")
    dialog.locator("[data-closes]").first.tap()
    # Whoever opens it again means what stands there, and begins with it.
    opener.dispatch_event("click")
    expect(dialog.locator(".settled")).to_have_count(0)
    expect(dialog.locator("[name=gold]")).to_have_value(str(before + 5))
    dialog.locator('[data-keypad] [data-add="1"]').tap()
    dialog.locator("[type=submit]").tap()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    assert gold(sitting, 2) == before + 6


@pytest.mark.parametrize("language", UNSEEN)
def test_a_count_begun_on_a_phone_replaces_no_newer_one_of_the_table_unasked(
    server: Server, phone: Screen, language: str
) -> None:
    """Not even after the phone was loaded anew."""
    sitting = sheriff_states.final(server, "en", 4)
    own = phone(sitting, 2, language)
    count = own.locator("#count")
    count.locator('[data-keypad] [data-add="5"]').tap()
    begun = int(count.locator("[name=gold]").input_value())
    sitting.act(2, kind="enter_final", gold=77, goods={})
    counted = {"en": "Counted", "ko": "다 셌어요", "ru": "Сосчитано"}[language]
    expect(own.locator("#head")).to_contain_text(counted)
    own.reload()
    expect(count.locator("[name=gold]")).to_have_value(str(begun))
    count.locator("[type=submit]").tap()
    expect(own.locator(".refusal")).to_contain_text(UNSEEN[language])
    assert gold(sitting, 2) == 77
    # A new screen knows nothing of what was refused here.
    before = own.locator("#screen").get_attribute("data-version")
    sitting.act(2, kind="enter_final", gold=77, goods={"apple": 1})
    expect(own.locator("#screen")).not_to_have_attribute("data-version", before or "")
    expect(count.locator(".refusal")).to_contain_text(UNSEEN[language])
    with own.expect_response("**/actions") as answered:
        count.locator("[type=submit]").tap()
    assert answered.value.ok
    expect(own.locator(".refusal")).to_have_count(0)
    assert gold(sitting, 2) == begun
    # One's own count is never strange.
    expect(count.locator("[name=gold]")).to_have_attribute("value", str(begun))
    count.locator('[data-keypad] [data-add="1"]').tap()
    with own.expect_response("**/actions") as answered:
        count.locator("[type=submit]").tap()
    assert answered.value.ok
    assert gold(sitting, 2) == begun + 1


def test_what_somebody_tells_of_a_caravan_replaces_nothing_newer_unasked(
    server: Server, table: Screen, phone: Screen
) -> None:
    sitting = dunhuang_states.light_count(server, "en", 3)
    screen, own = table(sitting), phone(sitting, 1)
    own.locator("#count [data-opens=count-1]").tap()
    dialog = own.locator("#count-1[open]")
    dialog.locator('.option:has([name=tokens][value="2"])').tap()
    screen.locator("#seat-1 [data-opens=count-1]").dispatch_event("click")
    there = screen.locator("#count-1[open]")
    there.locator('.option:has([name=tokens][value="3"])').tap()
    there.locator("[type=submit]").tap()
    expect(dialog.locator(".settled")).to_be_visible()
    dialog.locator("[data-closes]").first.tap()
    own.locator("#count [data-opens=count-1]").tap()
    expect(dialog.locator('[name=tokens][value="3"]')).to_be_checked()
    # Nor does what was kept over a reload.
    dialog.locator('.option:has([name=tokens][value="1"])').tap()
    sitting.act(kind="tell", who=1, tokens=0)
    own.reload()
    expect(dialog.locator('[name=tokens][value="0"]')).to_be_checked()
    dialog.locator('.option:has([name=tokens][value="1"])').tap()
    dialog.locator("[type=submit]").tap()
    expect(own.locator("dialog[open]")).to_have_count(0)
    assert sitting.view["seats"][1]["final"]["tokens"] == 1
