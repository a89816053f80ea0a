"""The score of a game that was played without the app, counted by hand on its page."""

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect

from .taps import Hand

Stand = tuple[int, Mapping[str, int]]
"""gold, and goods"""

STANDS: tuple[Stand, ...] = (
    (72, {"apple": 4, "cheese": 6, "bread": 1, "chicken": 4, "pepper": 2, "crossbow": 1}),
    (65, {"apple": 7, "cheese": 2, "bread": 3, "chicken": 4}),
    (55, {"apple": 5, "cheese": 3, "bread": 2, "chicken": 6, "mead": 1}),
    (8, {}),
)
"""gold and goods of four people, 51 cards, and whom they make king and queen"""

TOTALS = [155, 147, 151, 8]

FIFTEEN: tuple[Stand, ...] = (
    (62, {"apple": 4, "cheese": 6, "bread": 2}),
    (55, {"apple": 7, "chicken": 3, "silk": 1}),
    (48, {"bread": 3, "pepper": 2, "mead": 1}),
    (35, {"cheese": 3, "crossbow": 1}),
)
"""fifteen figures of four people, of which four have two digits"""


def key(hand: Hand, digits: object) -> None:
    for digit in str(digits):
        hand.tap(f'.tally-pad [data-digit="{digit}"]')


def choose(hand: Hand, name: str) -> None:
    """The cell of this name: by one tap, unless it is the one already."""
    sheet = hand.page
    cell = sheet.locator(f'[name="{name}"]')
    if cell.get_attribute("data-live-now") is not None:
        return
    cells = sheet.locator("[data-cell]:visible").evaluate_all("all => all.map((one) => one.name)")
    now = sheet.locator("[data-cell][data-live-now]").get_attribute("name")
    if cells.index(name) == cells.index(now) + 1:
        hand.tap("[data-next]")
    else:
        hand.tap(cell)


def count(hand: Hand, stands: Sequence[Stand]) -> list[int]:
    """From the blank form to the result: everybody's total."""
    for n, (gold, goods) in enumerate(stands):
        for good, cards in goods.items():
            choose(hand, f"players.{n}.goods.{good}")
            key(hand, cards)
        if gold:
            choose(hand, f"players.{n}.gold")
            key(hand, gold)
    hand.taps += 1
    return totals(hand.page)


def totals(page: Page) -> list[int]:
    """Asks who won: everybody's total."""
    with page.expect_response("**/score/*?show&id=*") as answered:
        page.locator("form[data-score] > .button").tap()
    players = answered.value.json()["sheet"]["players"]
    expect(page.locator("#score-result .rank")).to_have_count(len(players))
    return [player["total"] for player in players]
