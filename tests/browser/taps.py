"""How many taps common things take, counted in a browser: by tests and by `make bench`."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

from .conftest import NewPage, Server, Sitting


@dataclass
class Hand:
    """Taps as a finger does, and counts them."""

    page: Page
    taps: int = field(default=0)

    def tap(self, place: Locator | str) -> None:
        self.taps += 1
        (self.page.locator(place) if isinstance(place, str) else place).tap()


@dataclass
class Screens:
    """The devices of a journey, and the hands that tap on them."""

    server: Server
    new_page: NewPage
    hands: list[Hand] = field(default_factory=list)

    def open(self, path: str, size: str = "wide") -> Hand:
        """A page outside of a sitting."""
        return self._hand(self.new_page(size), self.server.url + path)

    def table(self, sitting: Sitting, size: str = "wide") -> Hand:
        cookie = sitting.cookie("table", sitting.table_token)
        return self._hand(self.new_page(size, "en", (cookie,)), f"{sitting.url}/table")

    def phone(self, sitting: Sitting, seat: int) -> Hand:
        cookie = sitting.cookie("seat", sitting.claim(seat))
        return self._hand(self.new_page("phone", "en", (cookie,)), f"{sitting.url}/seat")

    def _hand(self, page: Page, url: str) -> Hand:
        page.goto(url)
        self.hands.append(Hand(page))
        return self.hands[-1]

    @property
    def taps(self) -> int:
        return sum(hand.taps for hand in self.hands)


@dataclass(frozen=True)
class Journey:
    """From a seeded state to what somebody wants; it fails where that is not reached."""

    what: str
    """with the name of the state, as the bench prints it"""
    most: int
    """taps that it may take"""
    walk: Callable[[Screens], None]

    def taps(self, server: Server, new_page: NewPage) -> int:
        screens = Screens(server, new_page)
        self.walk(screens)
        return screens.taps
