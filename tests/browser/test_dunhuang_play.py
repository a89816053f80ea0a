"""Two turns on a tablet and two phones, in each language: a token changes hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Server
from .dunhuang_states import FOLLOWED, TILES
from .looks import at_each, fact, faults
from .test_dunhuang_screens import chip, holders, seats, tile

pytestmark = pytest.mark.browser

NAMES = ("Ann", "Ben", "Cem")
TEA = 7


@dataclass
class Fingers:
    """Taps, and counts them."""

    taps: int = 0

    def tap(self, one: Locator) -> None:
        self.taps += 1
        one.tap()

    def counted(self) -> int:
        """Since the last count."""
        taps, self.taps = self.taps, 0
        return taps


def tokens(screen: Page, seat: int) -> Locator:
    return screen.locator(fact(seat, "dunhuang_token"))


@pytest.mark.parametrize("language", at_each("ko"))
def test_a_token_changes_hands(
    server: Server, table: Callable[..., Page], phone: Callable[..., Page], language: str
) -> None:
    sitting = server.open(NAMES, "dunhuang", tools=FOLLOWED)
    sitting.act(kind="lay_tiles", tiles=TILES)
    tablet = table(sitting, "tablet", language)
    ann, ben = (phone(sitting, seat, language) for seat in range(2))
    screens = (tablet, ann, ben)
    fingers = Fingers()

    # Ann starts; Cem, who has no phone, puts the camel on a tile
    fingers.tap(ann.locator("[data-act*=name_starter]"))
    expect(tablet.locator("#ring .dh-go").first).to_be_visible()
    fingers.tap(tile(tablet, 4))
    expect(ann.locator("#my-turn")).to_be_visible()
    expect(ann.locator("#head .phone-says .icon")).to_have_count(0)  # what to do, not who starts
    assert fingers.counted() == 2
    expect(tile(tablet, 4)).to_contain_class("dh-here")

    # Ann's turn on the tablet: one step is free, the tea goes into her stall, then three coins
    fingers.tap(tile(tablet, 5))
    fingers.tap(chip(tablet.locator("#seat-0"), TEA))
    expect(tokens(tablet, 0)).to_have_text("1")
    fingers.tap(tablet.locator("#seat-0 [data-act*=take_coins]"))
    expect(tablet.locator(fact(0, "dunhuang_coin"))).to_have_text("9")
    assert fingers.counted() == 3
    assert holders(sitting) == {TEA: 0}

    # Ben goes on with his phone: that ends Ann's turn, and the market is full again
    coins = ben.locator("#other-0 .dh-coins .number")
    expect(coins).to_have_text("9")
    fingers.tap(tile(ben, 0))
    expect(tile(tablet, 0)).to_have_attribute("class", "dh-tile dh-at-0 dh-here")
    assert (sitting.view["turn"]["seat"], sitting.view["deck"]) == (1, 26)

    # he draws level with Ann, and a tie is enough
    fingers.tap(chip(ben.locator("#my-turn"), TEA))
    expect(tokens(tablet, 1)).to_have_text("1")
    expect(tokens(tablet, 0)).to_have_text("0")
    for screen in (ann.locator(".dh-now .dh-tokens"), ben.locator("#everybody .dh-tokens").first):
        expect(screen.locator(".number")).to_have_text("0")
    assert holders(sitting) == {TEA: 1}

    # and uses the ability of his tile: two taps for a common turn, one more for the stall
    fingers.tap(ben.locator("#my-turn .button.primary"))
    expect(tablet.locator(fact(1, "dunhuang_prestige"))).to_have_text("1")
    assert fingers.counted() == 3
    assert seats(sitting, "coins") == [9, 4, 6]

    # everything fits while Cem is about to go on
    for page, least in zip(screens, (56, 48, 48), strict=True):
        assert faults(page, least) == []

    # one tap takes it back: the ability, then the card, and Ann has her token again
    undo = tablet.locator("#undo")
    for prestige, holder in (("0", 1), ("0", 0)):
        undo.tap()
        expect(tokens(tablet, holder)).to_have_text("1")
        expect(tablet.locator(fact(1, "dunhuang_prestige"))).to_have_text(prestige)
    assert holders(sitting) == {TEA: 0}
