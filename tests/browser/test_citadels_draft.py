"""A secret draft on phones, played in a browser to the end of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import quickly

from .citadels_states import Table
from .conftest import Server, Sitting, long_names
from .looks import faults

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]


def dealt(server: Server, seats: int) -> Sitting:
    """Everybody has a phone; the crown holder may deal."""
    sitting = server.open(
        long_names("en", seats), "citadels", tools=["caller"], calls="by_itself", pace="brisk"
    )
    sitting.act(kind="begin", crown=0)
    return sitting


LOWEST = """() => Math.max(...[...document.querySelectorAll(
  "#choosing :is(.ci-hand-card, [data-of], [data-uncovers])")]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().bottom))
  - document.querySelector(".phone-foot").getBoundingClientRect().top"""
"""how far the lowest choice reaches under the bar; less than nothing: not at all"""


def touch(hand: Locator) -> None:
    """The first card, and the button with its name."""
    card = hand.locator(".ci-hand-card:visible").first
    name = card.locator(".ci-face > :last-child").inner_text()
    card.tap()
    button = hand.locator("[data-of]:visible")
    expect(button).to_contain_text(name)
    button.tap()


def keep_first(hand: Locator) -> None:
    """Under no other eyes the first card is kept, and where one is laid down the next one."""
    hand.locator("[data-uncovers]").tap()
    touch(hand)
    if hand.locator('[name="lays"]').count():
        touch(hand)


def keep(page: Page) -> None:
    """The cards lie as they should, and the first one is kept."""
    choice = page.locator("#choosing")
    expect(choice.locator("[data-uncovers]")).to_be_visible()
    assert not choice.locator(".ci-face").first.is_visible()
    choice.locator("[data-uncovers]").tap()
    assert page.evaluate(LOWEST) <= 0
    choice.locator("[data-covers]").tap()
    assert not choice.locator(".ci-face").first.is_visible()
    keep_first(choice)
    expect(choice.locator(".ci-hand-card")).to_have_count(0)


@pytest.mark.parametrize("seats", quickly([2, 3, 4, 7, 8], 2))
def test_a_secret_draft_is_played_to_the_end_of_a_round(
    server: Server, table: Screen, phone: Screen, seats: int
) -> None:
    sitting = dealt(server, seats)
    phones = [phone(sitting, seat) for seat in range(seats)]
    tablet = table(sitting)
    phones[0].get_by_role("button", name="Deal on the phones").tap()
    state = Table(sitting)
    expect(phones[0].locator("#choosing [data-uncovers]")).to_be_visible()
    assert faults(phones[0], 48) == []
    while (choosing := state.view["selection"]) is not None:
        keep(phones[choosing["chooser"]])
    expect(tablet.locator(".ci-me")).to_have_count(0)
    for page in phones:
        expect(page.locator("#my-cards .ci-hand-card")).to_have_count(2 if seats < 4 else 1)
    held = {
        int(number): seat
        for seat, page in enumerate(phones)
        for number in page.locator("#my-cards .ci-number").all_text_contents()
    }
    for rank in sorted(held):
        own = phones[held[rank]]
        expect(own.locator(".ci-role .ci-number")).to_have_text(str(rank))
        other = phones[(held[rank] + 1) % seats]
        if seats > 3 and other.locator("#me").count():
            other.locator("#me").tap()
            expect(other.get_by_text("That is not your card.")).to_be_visible()
        own.locator("#me").tap()
        own.locator("#my-turn .ci-end").tap()
        expect(own.locator("#my-turn")).to_have_count(0)
    expect(tablet.locator(".moment[role=status]")).to_contain_text("Round 1 is over")


@pytest.mark.slow
def test_a_lost_phone_goes_on_under_the_tables_cover_and_one_that_slept_is_where_all_are(
    server: Server, table: Screen, phone: Screen
) -> None:
    sitting = dealt(server, 4)
    phones = [phone(sitting, seat) for seat in range(4)]
    tablet = table(sitting)
    phones[0].get_by_role("button", name="Deal on the phones").tap()
    keep(phones[0])
    expect(phones[1].locator("#choosing [data-uncovers]")).to_be_visible()
    # The third sleeps, the second is lost: nothing of theirs is on the tablet but the way to it.
    phones[2].context.set_offline(True)
    sitting.release(1)
    tablet.locator("#seat-1 [data-opens=cover-1]").tap()
    cover = tablet.locator("#cover-1")
    assert cover.locator(".ci-hand-card").count() == 0
    cover.locator("[data-cover-open]").tap()
    keep_first(cover)
    state = Table(sitting)
    expect(cover.locator(".ci-choosing")).to_have_count(0)
    assert state.view["selection"]["chooser"] == 2
    cover.locator("[data-closes]:visible").first.tap()
    phones[2].context.set_offline(False)
    phones[2].reload()
    keep(phones[2])
    keep(phones[3])
    expect(tablet.locator("#cast-1")).to_be_visible()
    assert state.view["phase"] == "call"
