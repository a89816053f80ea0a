"""What hands do at a table and at set-up, in each game; and what the table then knows."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .conftest import Server, Sitting


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


def is_at(page: Page, version: int) -> None:
    """Returns once the screen shows what was done until then."""
    expect(page.locator("#screen")).to_have_attribute("data-version", str(version))


def closed(page: Page) -> None:
    expect(page.locator("dialog[open]")).to_have_count(0)


# --- set-up ---------------------------------------------------------------------------------------


def play_with(page: Page, players: int) -> None:
    """Of the steps of set-up, the one with the options stays in view."""
    page.locator("[data-step][href='#who']").tap()
    page.locator(f"[data-seats][value='{players}']").check(force=True)
    page.locator("[data-step][href='#box']").tap()


@contextmanager
def opened(page: Page, dialog: str) -> Iterator[Locator]:
    """A dialog of set-up, which is closed again at the end."""
    page.locator(f'[data-opens="{dialog}"]').tap()
    inside = page.locator(f"dialog[open]#{dialog}")
    yield inside
    inside.locator("[data-closes]").tap()


# --- Sheriff --------------------------------------------------------------------------------------


def begun(server: Server, names: tuple[str, ...] = ("Ann", "Ben", "Cleo", "")) -> Sitting:
    sitting = server.open(names)
    sitting.act(kind="begin", sheriff=0)
    return sitting


def finished(server: Server, names: tuple[str, ...] = ("Ann", "Ben", "Cleo", "Dan")) -> Sitting:
    """Counted after the last round."""
    sitting = begun(server, names)
    sitting.act(kind="correct_round", round=8, sheriff=0, phase="inspect")
    sitting.act(kind="advance", round=8, phase="inspect", to="final")
    for seat in range(4):
        goods = {"apple": seat + 1, "cheese": 3, "bread": 2}
        sitting.act(seat, kind="enter_final", gold=40 + seat % 2, goods=goods)
    sitting.act(kind="finish")
    return sitting


# --- Condottiere ----------------------------------------------------------------------------------


def lay(within: Page | Locator, card: int | str) -> None:
    wanted = f'"card":"{card}"' if isinstance(card, str) else f'"card":{card},'
    within.locator(f":is(.condottiere-pick, .condottiere-key)[data-act*='{wanted}']").tap()


def owners(sitting: Sitting) -> dict[str, int]:
    cities = sitting.view["cities"]
    return {city["city"]: city["owner"] for city in cities if city["owner"] is not None}


# --- Dunhuang -------------------------------------------------------------------------------------


def seats(sitting: Sitting, what: str) -> list[Any]:
    return [seat[what] for seat in sitting.view["seats"]]


def holders(sitting: Sitting) -> dict[int, int]:
    """The goods whose tokens somebody has."""
    tokens = {good["good"]: good["token"]["holder"] for good in sitting.view["goods"]}
    return {good: holder for good, holder in tokens.items() if holder is not None}


def tile(page: Page, place: int) -> Locator:
    return page.locator(f"#tile-{place}-on-ring")


def chip(within: Locator, good: int) -> Locator:
    """A good of those that stand ready while a card is taken."""
    return within.locator(f".dunhuang-chip[data-act*='\"good\":{good}}}']")
