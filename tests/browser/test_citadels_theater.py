"""The Theater in the browser: after the draft, blind, at the table and on phones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from .citadels_states import Table
from .conftest import LANGUAGES, SIZES, TABLES, Server, Sitting, long_names
from .looks import faults, look
from .test_citadels_draft import keep_first

pytestmark = pytest.mark.browser

Screen = Callable[..., Page]

OWNER = 1


def with_theater(server: Server, seats: int, language: str = "en", **options: object) -> Sitting:
    """The theater stands in Ben's city, who is next to the crown."""
    options = {"calls": "by_itself", "pace": "slow", "tools": ["caller", "cities"], **options}
    sitting = server.open(
        long_names(language, seats), "citadels", uniques=[*UNIQUES, "theater"], **options
    )
    sitting.act(kind="begin", crown=0)
    sitting.act(kind="correct_city", who=OWNER, city=[{"district": "theater"}])
    return sitting


UNIQUES = (
    "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory",
    "library", "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den",
)  # fmt: skip


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
def test_at_the_table_its_owner_is_asked_after_the_draft_and_swaps_by_two_taps(
    server: Server, table: Screen, language: str
) -> None:
    sitting = with_theater(server, 4, language, tools=["caller", "selection", "cities"])
    page = table(sitting, "tablet", language)
    page.locator("#seat-0 .acts [data-act*=start_calls]").tap()
    opener = page.locator("#seat-1 .acts [data-opens=theater-1]")
    expect(opener).to_be_visible()
    expect(page.locator("#seat-1.lit")).to_be_visible()
    expect(page.locator("[data-opens^=theater-]")).to_have_count(1)
    opener.tap()
    dialog = page.locator("#theater-1[open]")
    # Three to swap with, or nobody.
    expect(dialog.locator("[data-act]")).to_have_count(4)
    for size in TABLES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert [*faults(page, 56), *look(page)] == [], size
    dialog.locator("[data-act*='\"partner\":3']").tap()
    expect(page.locator("#cast-1.ci-called")).to_be_visible()
    expect(page.locator("#theater-1[open]")).to_have_count(0)


def test_its_owner_may_leave_the_characters_as_they_are(server: Server, table: Screen) -> None:
    page = table(with_theater(server, 4, tools=["caller", "selection", "cities"]))
    page.locator("#seat-0 .acts [data-act*=start_calls]").tap()
    page.locator("#seat-1 [data-opens=theater-1]").tap()
    page.locator("#theater-1[open] [data-act*='\"partner\":null']").tap()
    expect(page.locator("#cast-1.ci-called")).to_be_visible()


def hands(phones: list[Page]) -> list[list[str]]:
    return [page.locator("#my-cards .ci-number").all_text_contents() for page in phones]


def drafted(server: Server, phone: Screen, seats: int) -> tuple[Sitting, list[Page]]:
    """All have chosen on their phones; the calls wait for the Theater."""
    sitting = with_theater(server, seats)
    phones = [phone(sitting, seat) for seat in range(seats)]
    sitting.act(kind="deal", round=1)
    state = Table(sitting)
    while state.view["selection"]["owner"] is None:
        page = phones[state.view["selection"]["chooser"]]
        choice = page.locator("#choosing")
        expect(choice.locator(".ci-hand-card").first).to_be_attached()
        keep_first(choice)
        expect(choice.locator("[name=rank]")).to_have_count(0)
    return sitting, phones


def test_on_phones_two_swap_blindly_and_nobody_else_learns_what(
    server: Server, table: Screen, phone: Screen
) -> None:
    sitting, phones = drafted(server, phone, 4)
    tablet = table(sitting)
    before = hands(phones)
    for seat in (0, 2, 3):
        expect(phones[seat].locator("#choosing [data-act*=swap]")).to_have_count(0)
    own = phones[OWNER].locator("#choosing")
    expect(own).to_contain_text("Theater")
    assert faults(phones[OWNER], 48) == []
    own.locator("[data-act*='\"partner\":3']").tap()
    expect(tablet.locator("#cast-1")).to_be_visible()
    expect(phones[3].locator("#my-cards .ci-number")).to_have_text(before[OWNER])
    expect(phones[OWNER].locator("#my-cards .ci-number")).to_have_text(before[3])
    after = hands(phones)
    assert (after[0], after[2]) == (before[0], before[2])
    assert tablet.locator(".ci-hand-card").count() == 0


@pytest.mark.parametrize("seats", quickly([2, 3], 2))
def test_of_two_characters_one_is_given_and_one_taken_as_it_falls(
    server: Server, phone: Screen, seats: int
) -> None:
    sitting, phones = drafted(server, phone, seats)
    before = hands(phones)
    own = phones[OWNER].locator("#choosing")
    assert faults(phones[OWNER], 48) == []
    partner = seats - 1 if seats == 3 else 0
    own.locator("[data-uncovers]").tap()
    own.locator(".ci-hand-card:visible").nth(1).tap()
    own.locator(f".option:has([name=partner][value='{partner}'])").tap()
    own.locator("[type=submit]").tap()
    for seat in (OWNER, partner):
        expect(phones[seat].locator("#my-cards .ci-number")).not_to_have_text(before[seat])
    after = hands(phones)
    given = before[OWNER][1]
    assert given in after[partner]
    assert given not in after[OWNER]
    assert before[OWNER][0] in after[OWNER]
    assert sorted(after[OWNER] + after[partner]) == sorted(before[OWNER] + before[partner])
    assert Table(sitting).view["phase"] == "call"


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
def test_where_no_cities_are_kept_its_owner_says_so_on_their_phone(
    server: Server, table: Screen, phone: Screen, language: str
) -> None:
    sitting = server.open(
        long_names(language, 4), "citadels", uniques=[*UNIQUES, "theater"], tools=["caller"],
        calls="by_itself", pace="slow",
    )  # fmt: skip
    sitting.act(kind="begin", crown=0)
    phones = [phone(sitting, seat, language) for seat in range(4)]
    sitting.act(kind="deal", round=1)
    state = Table(sitting)
    while not state.view["selection"]["seeks"]:
        page = phones[state.view["selection"]["chooser"]]
        choice = page.locator("#choosing")
        expect(choice.locator(".ci-hand-card").first).to_be_attached()
        keep_first(choice)
        expect(choice.locator("[name=rank]")).to_have_count(0)
    tablet = table(sitting, "tablet", language)
    for size in TABLES:
        width, height = SIZES[size]
        tablet.set_viewport_size({"width": width, "height": height})
        assert [*faults(tablet, 56), *look(tablet)] == [], size
    for page in phones:
        expect(page.locator("#choosing [data-act*=show_theater]")).to_have_count(1)
        assert faults(page, 48) == []
    phones[2].locator("#choosing [data-act*=show_theater]").tap()
    expect(tablet.locator("#seat-2.lit")).to_be_visible()
    phones[2].locator("#choosing [data-act*='\"partner\":1']").tap()
    expect(tablet.locator(".ci-now")).to_be_visible()
    assert state.view["phase"] == "call"
