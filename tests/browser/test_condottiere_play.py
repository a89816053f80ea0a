"""One battle of three on a tablet and two phones, in each language: winter, drum, surrender."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from .condottiere_states import BOARD
from .conftest import Server
from .looks import at_each, faults
from .test_condottiere_screens import lay, owners

pytestmark = pytest.mark.browser

NAMES = ("Ann", "Ben", "Cem")


@dataclass
class Fingers:
    """Taps, and counts them."""

    taps: int = 0

    def tap(self, one: Locator) -> None:
        self.taps += 1
        one.tap()

    def lay(self, within: Page | Locator, card: int | str) -> None:
        self.taps += 1
        lay(within, card)

    def counted(self) -> int:
        """Since the last count."""
        taps, self.taps = self.taps, 0
        return taps


def strength(table: Page, seat: int) -> Locator:
    return table.locator(f"#seat-{seat} .fact:first-child .fact-value")


@pytest.mark.parametrize("language", at_each("ko"))
def test_a_battle_with_winter_drum_and_surrender(
    server: Server, table: Callable[..., Page], phone: Callable[..., Page], language: str
) -> None:
    sitting = server.open(NAMES, "condottiere", tools=BOARD)
    tablet = table(sitting, "tablet", language)
    ann, ben = (phone(sitting, seat, language) for seat in range(2))
    fingers = Fingers()

    # Ann is the youngest, and chooses Florence
    fingers.tap(ann.locator("[data-act*=begin]"))
    expect(tablet.locator("#seat-0 .tag [href$='condottiere_condottiere']")).to_be_visible()
    assert fingers.counted() == 1
    fingers.tap(ann.locator("#map-Firenze"))
    expect(tablet.locator("#map-Firenze.co-here")).to_be_visible()
    assert fingers.counted() == 1

    # Ann and Ben lay cards on their phones, Cem, who has none, on the tablet; nobody keeps turns
    for card in (6, 5, "drum"):
        fingers.lay(ann.locator("#my-line"), card)
    expect(strength(tablet, 0)).to_have_text("22")
    fingers.lay(ben.locator("#my-line"), 10)
    expect(strength(tablet, 1)).to_have_text("10")
    assert fingers.counted() == 4
    fingers.tap(tablet.locator("#who-2"))
    expect(tablet.locator("#person-2")).to_have_attribute("data-edge", "right")
    fingers.lay(tablet.locator("#person-2"), 3)
    expect(strength(tablet, 2)).to_have_text("3")
    assert fingers.counted() == 2

    # winter is for everybody; the drum doubles what is left
    fingers.lay(ben.locator("#my-line"), "winter")
    for seat, wanted in enumerate(("4", "1", "1")):
        expect(strength(tablet, seat)).to_have_text(wanted)
    for page in (tablet, ann, ben):
        expect(page.locator(".co-winter").first).to_be_visible()
    fingers.tap(tablet.locator("#who-2"))
    fingers.tap(tablet.locator("#person-2 [data-act*=pass]"))
    expect(tablet.locator("#seat-2 .tag [href$='#pass']")).to_be_visible()

    # Ben surrenders: the strongest army takes the city at once
    fingers.lay(ben.locator("#my-line"), "surrender")
    for page, least in ((tablet, 56), (ann, 48), (ben, 48)):
        expect(page.locator(".co-end.primary .mark.seat-0").first).to_be_visible()
        assert faults(page, least) == []
    assert fingers.counted() == 4
    expect(ben.locator("#ends")).to_contain_text(NAMES[0])  # before the cards that were laid
    fingers.tap(tablet.locator(".co-end.primary"))
    expect(tablet.locator("#map-Firenze.seat-0")).to_be_visible()
    expect(tablet.locator("#seat-0 .fact:first-child .fact-value")).to_have_text("1")
    expect(ben.locator("#past-1")).to_be_attached()
    assert fingers.counted() == 1
    assert owners(sitting) == {"Firenze": 0}
    assert [line["cards"] for line in sitting.view["past"][0]["armies"]][2][0]["card"] == 3

    # Ann, who won, does not choose; Ben gets the piece
    fingers.tap(tablet.locator("#seat-0 [data-act*=decline]"))
    expect(ben.locator("#choose")).to_be_visible()
    assert fingers.counted() == 1

    # two are out of cards: everybody gets ten, and two more for each city
    fingers.tap(ben.locator('.co-phone > [data-act*="out"]'))
    fingers.tap(tablet.locator("#who-2"))
    fingers.tap(tablet.locator('#person-2 [data-act*="out"]'))
    for seat, wanted in enumerate(("12", "10", "10")):
        expect(tablet.locator(f"#seat-{seat} .fact:first-child .fact-value")).to_have_text(wanted)
    fingers.tap(ben.locator("[data-act*=deal]"))
    expect(tablet.locator("#seat-1 .acts .do")).to_be_visible()
    assert fingers.counted() == 4
    assert sitting.view["round"] == 2
