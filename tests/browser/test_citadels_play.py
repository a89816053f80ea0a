"""Seven play a round of Citadels, from the selection to the next crown: a tablet, three phones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from .citadels_states import EVERYTHING, Table
from .conftest import LANGUAGES, Server, Sitting, long_names
from .looks import faults

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

ON_PHONES = (0, 2, 5)
SEATS = 7


@dataclass
class Round:
    """The tablet, the phones, and a person at each seat who uses what they have."""

    sitting: Sitting
    tablet: Page
    phones: dict[int, Page]
    taps: int = 0

    def screen(self, seat: int) -> Page:
        return self.phones.get(seat, self.tablet)

    def own(self, seat: int) -> Locator:
        """What belongs to this person: the phone's screen, or the panel."""
        page = self.screen(seat)
        return page.locator("#screen" if seat in self.phones else f"#seat-{seat}")

    def tap(self, place: Locator) -> None:
        self.taps += 1
        place.tap()

    def look(self, *seats: int) -> None:
        """All that is on the screens is as it should be."""
        assert faults(self.tablet, 56) == []
        for seat in seats:
            if seat in self.phones:
                assert faults(self.phones[seat], 48) == [], seat

    def called(self, rank: int) -> None:
        """Every screen shows this rank."""
        for page in (self.tablet, *self.phones.values()):
            expect(page.locator(f"#cast-{rank}.ci-called")).to_be_visible()

    def silence(self, crown: int, rank: int) -> None:
        self.called(rank)
        where = "#silence" if crown in self.phones else ".ci-next-bottom"
        page = self.screen(crown)
        page.wait_for_timeout(1_100)  # it does not listen for a second after a call
        self.tap(page.locator(where))

    def answer(self, seat: int, rank: int) -> None:
        self.called(rank)
        self.tap(self.own(seat).locator(".ci-me"))
        for page in (self.tablet, *self.phones.values()):
            expect(page.locator(f"#cast-{rank}.ci-shown")).to_be_visible()
        self.look(seat)

    def gather(self, seat: int, take: str = "gold") -> None:
        ways = self.own(seat).locator(".ci-gather")
        self.tap(ways.first if take == "gold" else ways.last)
        expect(ways).to_have_count(0)

    def build(self, seat: int, district: str) -> None:
        page = self.screen(seat)
        self.tap(page.locator(f'[data-opens="build-{seat}"]'))
        self.look(seat)
        self.tap(page.locator(f"dialog[open] .narrow-item[data-act*='\"{district}\"']"))
        expect(page.locator("dialog[open]")).to_have_count(0)

    def name(self, seat: int, rank: int) -> None:
        page = self.screen(seat)
        if seat not in self.phones:
            self.tap(page.locator(f'[data-opens="turn-{seat}"]'))
        self.look(seat)
        scope = "#my-turn" if seat in self.phones else "dialog[open]"
        self.tap(page.locator(f"{scope} .ci-target[data-act*='\"rank\":{rank}']"))

    def end(self, seat: int) -> None:
        self.tap(self.own(seat).locator(".ci-end"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_play_a_round_from_the_selection_to_the_next_crown(
    server: Server, table: Screen, phone: Screen, language: str
) -> None:
    names = long_names(language, SEATS)
    sitting = server.open(names, "citadels", tools=EVERYTHING, calls="by_hand")
    pages = {seat: phone(sitting, seat, language) for seat in ON_PHONES}
    play = Round(sitting, table(sitting, "tablet", language), pages)
    state = Table(sitting)
    play.look(*ON_PHONES)

    # The oldest takes the crown; the way of the cards is shown whole, and one tap begins the calls.
    play.tap(play.own(0).locator("[data-act*='\"begin\"']"))
    expect(play.tablet.locator(".ci-draft-step")).to_have_count(SEATS)
    play.look(*ON_PHONES)
    play.tap(play.own(0).locator("[data-act*='\"start_calls\"']"))

    play.called(1)
    play.look(*ON_PHONES)

    # 1: the Assassin kills the Merchant.
    play.answer(3, 1)
    play.gather(3)
    play.name(3, 6)
    expect(play.tablet.locator("#cast-6 .ci-mark-killed")).to_be_visible()
    play.end(3)

    # 2: nobody is the Thief. 3: the Magician takes cards.
    play.silence(0, 2)
    play.answer(2, 3)
    play.gather(2, "cards")
    play.end(2)

    # 4: the King takes the crown, and with it the call.
    play.answer(4, 4)
    play.gather(4)
    before = play.taps
    play.build(4, "temple")
    assert play.taps - before == 2
    play.end(4)
    play.called(5)
    expect(play.tablet.locator(".ci-next")).to_have_count(4)
    assert play.phones[0].locator("#silence").count() == 0

    # 5: silence, but "wait, that's me".
    play.silence(4, 5)
    play.called(6)
    page = play.phones[0]
    play.tap(page.locator("#called summary"))
    play.tap(page.locator("#called .ci-target[data-act*='\"rank\":5']"))
    play.answer(0, 5)
    before = play.taps
    play.gather(0)
    play.end(0)
    assert play.taps - before == 2

    # 6: killed, so nobody says anything, whoever it is.
    play.called(6)
    for shown in (play.tablet, *play.phones.values()):
        assert shown.locator(".ci-me").count() == 0
    play.silence(4, 6)

    # 7 and 8: the Architect builds, the Warlord destroys it for nothing.
    play.answer(5, 7)
    play.gather(5)
    play.build(5, "tavern")
    play.end(5)
    play.answer(1, 8)
    play.gather(1)
    play.tap(play.tablet.locator('[data-opens="turn-1"]'))
    play.look()
    target = play.tablet.locator(".ci-target[data-act*='\"tavern\"']")
    city = play.tablet.locator("dialog[open] .ci-of-city").filter(has=target)
    if city.get_attribute("open") is None:
        play.tap(city.locator("summary"))
    play.tap(target)
    expect(play.tablet.locator("dialog[open]")).to_have_count(0)
    play.end(1)

    # The round is over: the King, who has the crown, begins the next one and chooses first.
    play.look(*ON_PHONES)
    play.tap(play.own(4).locator("[data-act*='\"next_round\"']"))
    expect(play.own(4).locator("[data-act*='\"start_calls\"']")).to_be_visible()
    expect(play.tablet.locator(".ci-draft-step")).to_have_count(0)
    play.look(*ON_PHONES)
    now = state.view
    assert (now["round"], now["phase"], now["crown"]) == (2, "select", 4)
    assert [seat["gold"] for seat in now["seats"]] == [4, 4, 2, 4, 3, 3, 2]
    assert [seat["size"] for seat in now["seats"]] == [0, 0, 0, 0, 1, 0, 0]
    assert [seat["hand"] for seat in now["seats"]] == [4, 4, 5, 4, 3, 5, 4]
    assert play.taps == 35
