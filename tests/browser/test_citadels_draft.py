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


def choose(card: Locator) -> None:
    """As people do: from under the fixed bar, then by a tap on it."""
    card.evaluate("one => one.scrollIntoView({ block: 'center' })")
    card.tap(force=True)
    expect(card).to_be_checked()


def keep(page: Page, seats: int) -> None:
    """The first card, and where one is laid down the second."""
    choice = page.locator("#choosing")
    expect(choice.locator("[data-hold]")).to_be_visible()
    assert not choice.locator(".ci-face").first.is_visible()
    lays = choice.locator('[name="lays"]')
    if lays.count():
        choose(choice.locator('[name="rank"]').nth(0))
        choose(lays.nth(1))
        choice.locator("[type=submit]").tap()
    else:
        choice.locator("button.ci-hand-card").first.tap()
    page.locator("dialog[open] [data-confirm-yes]").tap()
    expect(choice.locator(".ci-hand-card")).to_have_count(0)


@pytest.mark.parametrize("seats", quickly([2, 3, 4, 7], 2, 4))
def test_a_secret_draft_is_played_to_the_end_of_a_round(
    server: Server, table: Screen, phone: Screen, seats: int
) -> None:
    sitting = dealt(server, seats)
    phones = [phone(sitting, seat) for seat in range(seats)]
    tablet = table(sitting)
    phones[0].get_by_role("button", name="Deal on the phones").tap()
    state = Table(sitting)
    expect(phones[0].locator("#choosing [data-hold]")).to_be_visible()
    assert faults(phones[0], 48) == []
    while (choosing := state.view["selection"]) is not None:
        keep(phones[choosing["chooser"]], seats)
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
