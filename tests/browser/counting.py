"""The score of a game that was played without the app, counted by hand on its page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

Stand = tuple[int, Mapping[str, int]]
"""gold, and goods"""

STANDS: tuple[Stand, ...] = (
    (42, {"apple": 4, "cheese": 6, "bread": 1, "chicken": 4, "pepper": 2, "crossbow": 1}),
    (30, {"apple": 7, "cheese": 2, "bread": 3, "chicken": 4}),
    (25, {"apple": 5, "cheese": 3, "bread": 2, "chicken": 6, "mead": 1}),
    (0, {}),
)
"""gold and goods of four people, 51 cards, and whom they make king and queen"""

TOTALS = [125, 112, 121, 0]


@dataclass
class Hand:
    """Taps as a finger does, and counts them."""

    page: Page
    taps: int = field(default=0)

    def tap(self, place: Locator) -> None:
        self.taps += 1
        place.tap()

    def key(self, digits: object) -> None:
        for digit in str(digits):
            self.tap(self.page.locator(f'.tally-pad [data-digit="{digit}"]'))

    def choose(self, name: str) -> None:
        """The cell of this name, unless it is the one already."""
        cell = self.page.locator(f'[name="{name}"]')
        if cell.get_attribute("data-live-now") is None:
            self.tap(cell)


def count(page: Page, stands: Sequence[Stand]) -> tuple[int, list[int]]:
    """How many taps it takes from the blank form to the result, and everybody's total."""
    hand = Hand(page)
    for n, (gold, goods) in enumerate(stands):
        for good, cards in goods.items():
            hand.choose(f"players.{n}.goods.{good}")
            hand.key(cards)
        if gold:
            hand.choose(f"players.{n}.gold")
            hand.key(gold)
    found = totals(page)
    return hand.taps + 1, found


def totals(page: Page) -> list[int]:
    """Asks who won: everybody's total."""
    with page.expect_response("**/score/*?show") as answered:
        page.locator("form[data-score] > .button").tap()
    players = answered.value.json()["sheet"]["players"]
    expect(page.locator("#score-result .rank")).to_have_count(len(players))
    return [player["total"] for player in players]
