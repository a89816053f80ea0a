"""The last count on several devices: none writes over what it has not seen."""

import pytest
from playwright.sync_api import expect

from tests.examples import quickly

from . import citadels_states, dunhuang_states, sheriff_states
from .citadels_states import count_only
from .conftest import Sitting
from .test_citadels_count import add, at, sends, stands, turns

pytestmark = pytest.mark.browser


UNSEEN = {
    "en": "has since been counted on another screen",
    "ko": "그사이 다른 화면에서",
    "ru": "С тех пор подсчёт ввели на другом экране",
}


def gold(sitting: Sitting, seat: int) -> int:
    """As the seat's own phone knows it."""
    counted: int = sitting.view_of(seat)["finals"][seat]["holdings"]["gold"]
    return counted


@pytest.mark.slow
@pytest.mark.parametrize("touched", [True, False])
def test_the_tables_dialog_sends_nothing_over_a_count_that_came_from_a_phone(
    server, table, phone, touched
):
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
    # Whoever opens it again begins with what was followed: the count is its owner's alone.
    opener.dispatch_event("click")
    expect(dialog.locator(".settled")).to_have_count(0)
    expect(dialog.locator("[name=gold]")).to_have_value(str(before))
    dialog.locator('[data-keypad] [data-add="1"]').tap()
    dialog.locator("[type=submit]").tap()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    assert gold(sitting, 2) == before + 1


@pytest.mark.parametrize("language", quickly(UNSEEN, "en"))
def test_a_count_begun_on_a_phone_replaces_no_newer_one_of_the_table_unasked(
    server, phone, language
):
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


@pytest.mark.slow
def test_what_somebody_tells_of_a_caravan_replaces_nothing_newer_unasked(server, table, phone):
    sitting = dunhuang_states.light_count(server, "en", 3)
    screen, own = table(sitting), phone(sitting, 1)
    own.locator("#count [data-opens=count-1]").tap()
    dialog = own.locator("#count-1[open]")
    dialog.locator('.option:has([name=tokens][value="2"])').tap()
    screen.locator("#seat-1 [data-opens=count-1]").dispatch_event("click")
    there = screen.locator("#count-1[open]")
    there.locator('.option:has([name=tokens][value="3"])').tap()
    there.locator("[data-digit='0']").tap()
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


# --- Citadels -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_in_the_dialog_of_all_a_tap_on_what_was_counted_on_a_phone_is_refused(server, table, phone):
    sitting = count_only(server, "en", 3)
    screen, own = table(sitting), phone(sitting, 1)
    screen.locator(".bar [data-opens=counts]").tap()
    stands(screen, "manor", 1)
    add(own.locator("#count"), "keep", "palace")
    sends(own.locator("#count"))
    turns(screen.locator("#counts"), 9)
    screen.locator("#count-1 summary").first.tap()
    sends(screen.locator("#count-1"))
    said = screen.locator("#count-1 .refusal")
    expect(said).to_contain_text("has since been counted on another screen")
    expect(own.locator("#count .narrow-row")).to_have_count(2)
    # Whoever means it says so once more.
    sends(screen.locator("#count-1"))
    expect(screen.locator("#count-1 .citadels-sent")).to_be_visible()
    expect(own.locator("#count .narrow-row")).to_have_count(1)
    expect(at(screen, "manor", 1)).to_have_attribute("aria-disabled", "true")


@pytest.mark.slow
def test_a_cover_that_stays_open_loses_no_newer_count(server, table):
    sitting = citadels_states.final(server, "en", 4)
    screen = table(sitting)
    screen.locator("#seat-0 [data-opens=cover-0]").tap()
    cover = screen.locator("#cover-0[open]")
    cover.locator("[data-cover-open]").tap()
    keep = {"district": "keep"}
    sitting.act(0, kind="enter_final", gold=1, hand=1, city=[keep], ranks=[1])
    sends(cover)
    expect(cover.locator(".refusal")).to_contain_text("has since been counted on another screen")
