"""The secret draft of Citadels on phones, and the Theater after it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import quickly

from .conftest import (
    LAID_OUT,
    LANGUAGES,
    TABLES,
    ClockedServer,
    NewPage,
    Server,
    Sitting,
    long_names,
)
from .looks import faults, look, resize
from .taps import Hand
from .test_set_up import UNIQUES

pytestmark = pytest.mark.browser


OWNER = 1
"""of the Theater: next to the crown"""
BRISK = 2.5
"""seconds between two calls"""


@pytest.fixture
def server(clocked_server: ClockedServer) -> ClockedServer:
    """No rank passes by itself."""
    return clocked_server


def dealt(server: Server, seats: int) -> Sitting:
    """Everybody has a phone; the crown holder may deal."""
    names = long_names("en", seats)
    sitting = server.open(names, "citadels", tools=["caller"], pace="brisk")
    sitting.act(kind="begin", crown=0)
    return sitting


def pick(sitting: Sitting) -> int | None:
    """Whoever chooses keeps the first card on their phone; the seat, or None where all have."""
    selection = sitting.view["selection"]
    if selection is None or selection.get("owner") is not None or selection.get("seeks"):
        return None
    seat: int = selection["chooser"]
    you = sitting.view_of(seat)["you"]
    kept, *others = [card["rank"] for card in you["choice"]]
    lays = others[0] if you["lays"] else None
    step = next(one["step"] for one in selection["draft"] if one["now"])
    sitting.act_on_phone(seat, kind="pick", round=1, step=step, rank=kept, lays=lays)
    return seat


def silence(server: ClockedServer, sitting: Sitting, before: int = 10) -> None:
    """Nobody answers to the ranks before this one; to none at all until the round is over."""
    while (caller := sitting.view["caller"]) and caller["rank"] < before:
        server.later(BRISK)


def all_pick(sitting: Sitting) -> None:
    while pick(sitting) is not None:
        pass


LOWEST = """() => Math.max(...[...document.querySelectorAll(
  "#choosing :is(.citadels-hand-card, [data-of], [data-uncovers])")]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().bottom))
  - document.querySelector(".phone-foot").getBoundingClientRect().top"""
"""how far the lowest choice reaches under the bar; less than nothing: not at all"""


def touch(hand: Locator) -> None:
    """The first card, and the button with its name."""
    card = hand.locator(".citadels-hand-card:visible").first
    name = card.locator(".citadels-face > :last-child").inner_text()
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
    expect(choice.locator(".citadels-face").first).to_be_hidden()
    choice.locator("[data-uncovers]").tap()
    expect(choice.locator(".citadels-face").first).to_be_visible()
    page.evaluate(LAID_OUT)
    assert page.evaluate(LOWEST) <= 0
    choice.locator("[data-covers]").tap()
    expect(choice.locator(".citadels-face").first).to_be_hidden()
    keep_first(choice)
    expect(choice.locator(".citadels-hand-card")).to_have_count(0)


@pytest.mark.parametrize("seats", quickly([2, 3, 4, 7, 8], 2))
def test_a_secret_draft_is_played_to_the_end_of_a_round(server, table, phone, seats):
    sitting = dealt(server, seats)
    phones = [phone(sitting, seat) for seat in range(seats)]
    tablet = table(sitting)
    phones[0].get_by_role("button", name="Deal on the phones").tap()
    expect(phones[0].locator("#choosing [data-uncovers]")).to_be_visible()
    assert faults(phones[0], 48) == []
    for page in phones[:2]:
        keep(page)
    if seats == 2:  # who has said that nobody is looking sees the next cards at once
        expect(phones[0].locator("#choosing .citadels-face").first).to_be_visible()
    all_pick(sitting)
    expect(tablet.locator(".citadels-me")).to_have_count(0)
    for page in phones:
        expect(page.locator("#my-cards .citadels-hand-card")).to_have_count(2 if seats < 4 else 1)
    held = {
        int(number): seat
        for seat, page in enumerate(phones)
        for number in page.locator("#my-cards .citadels-number").all_text_contents()
    }
    for rank in sorted(held):
        silence(server, sitting, rank)
        own, beside = phones[held[rank]], (held[rank] + 1) % seats
        expect(own.locator(".citadels-role .citadels-number")).to_have_text(str(rank))
        if seats > 3 and any(held[later] == beside for later in held if later > rank):
            other = phones[beside]
            other.locator("#me").tap()
            expect(other.get_by_text("That is not your card.")).to_be_visible()
        own.locator("#me").tap()
        own.locator("#my-turn .citadels-end").tap()
        expect(own.locator("#my-turn")).to_have_count(0)
    silence(server, sitting)
    expect(tablet.locator(".moment[role=status]")).to_contain_text("Round 1 is over")


MOST_TAPS = 18
"""in a draft of three, from the deal to the first call"""


@pytest.mark.slow
def test_three_people_choose_six_characters_with_eighteen_taps(server, phone):
    sitting = dealt(server, 3)
    hands = [Hand(phone(sitting, seat)) for seat in range(3)]
    hands[0].tap(hands[0].page.get_by_role("button", name="Deal on the phones"))
    expect(hands[0].page.locator("#choosing form")).to_have_count(1)
    while (selection := sitting.view["selection"]) is not None:
        step = next(one["step"] for one in selection["draft"] if one["now"])
        hand = hands[selection["chooser"]]
        form = hand.page.locator(f"#choosing form[data-act*='\"step\":{step}']")
        card = form.locator(".citadels-hand-card:visible").first
        expect(form.locator("[data-uncovers]:visible").or_(card)).to_be_visible()
        if not card.is_visible():
            hand.tap(form.locator("[data-uncovers]"))
        for _ in range(2 if form.locator('[name="lays"]').count() else 1):
            hand.tap(card)
            hand.tap(form.locator("[data-of]:visible"))
        expect(form).to_have_count(0)
    assert sum(hand.taps for hand in hands) <= MOST_TAPS


@pytest.mark.slow
def test_a_lost_phone_goes_on_under_the_tables_cover_and_one_that_slept_is_where_all_are(
    server, table, phone
):
    sitting = dealt(server, 4)
    phones = [phone(sitting, seat) for seat in range(4)]
    tablet = table(sitting)
    phones[0].get_by_role("button", name="Deal on the phones").tap()
    expect(phones[0].locator("#choosing [data-uncovers]")).to_be_visible()
    assert pick(sitting) == 0
    expect(phones[1].locator("#choosing [data-uncovers]")).to_be_visible()
    # The third sleeps, the second is lost: nothing of theirs is on the tablet but the way to it.
    phones[2].context.set_offline(True)
    sitting.release(1)
    tablet.locator("#seat-1 [data-opens=cover-1]").tap()
    cover = tablet.locator("#cover-1")
    expect(cover.locator(".citadels-hand-card")).to_have_count(0)
    cover.locator("[data-cover-open]").tap()
    keep_first(cover)
    expect(cover.locator(".citadels-choosing")).to_have_count(0)
    assert sitting.view["selection"]["chooser"] == 2
    cover.locator("[data-closes]:visible").first.tap()
    phones[2].context.set_offline(False)
    phones[2].reload()
    keep(phones[2])
    assert pick(sitting) == 3
    expect(tablet.locator("#cast-1")).to_be_visible()
    assert sitting.view["phase"] == "call"


def test_whose_phone_was_away_for_twenty_seconds_gets_the_tablet_and_its_cover(server, new_page):
    sitting = dealt(server, 3)
    for seat in range(3):
        sitting.claim(seat)
    sitting.act(kind="deal", round=1)
    name = long_names("en", 3)[0]
    cookie = sitting.cookie("table", sitting.table_token)
    tablet = new_page("tablet", "en", (cookie,), stopped=True)
    tablet.goto(f"{sitting.url}/table")
    looks = tablet.get_by_text(f"Look at your phone, {name}")
    passes = tablet.get_by_text(f"Pass the tablet to {name}")
    expect(looks).to_be_visible()
    tablet.clock.fast_forward(19_000)
    expect(passes).to_be_hidden()
    tablet.clock.fast_forward(1_000)
    expect(passes).to_be_visible()
    expect(looks).to_be_hidden()
    tablet.clock.resume()
    assert faults(tablet, 56) == []
    tablet.get_by_role("button", name="Choose here").press("Enter")
    expect(tablet.locator("#seat-0 [data-opens=cover-0]")).to_be_visible()
    expect(passes).to_be_visible()


# --- the Theater ----------------------------------------------------------------------------------


def with_theater(server: Server, seats: int, language: str = "en", **options: object) -> Sitting:
    """The theater stands in Ben's city, who is next to the crown."""
    options = {"calls": "by_itself", "pace": "slow", "tools": ["caller", "cities"], **options}
    sitting = server.open(
        long_names(language, seats), "citadels", uniques=[*UNIQUES, "theater"], **options
    )
    sitting.act(kind="begin", crown=0)
    sitting.act(kind="correct_city", who=OWNER, city=[{"district": "theater"}])
    return sitting


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_table_its_owner_is_asked_after_the_draft_and_swaps_by_two_taps(
    server, table, language
):
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
        resize(page, size)
        assert [*faults(page, 56), *look(page)] == [], size
    dialog.locator("[data-act*='\"partner\":3']").tap()
    expect(page.locator("#cast-1.citadels-called")).to_be_visible()
    expect(page.locator("#theater-1[open]")).to_have_count(0)


@pytest.mark.slow
def test_its_owner_may_leave_the_characters_as_they_are(server, table):
    page = table(with_theater(server, 4, tools=["caller", "selection", "cities"]))
    page.locator("#seat-0 .acts [data-act*=start_calls]").tap()
    page.locator("#seat-1 [data-opens=theater-1]").tap()
    page.locator("#theater-1[open] [data-act*='\"partner\":null']").tap()
    expect(page.locator("#cast-1.citadels-called")).to_be_visible()


def hands(phones: list[Page]) -> list[list[str]]:
    return [page.locator("#my-cards .citadels-number").all_text_contents() for page in phones]


def drafted(server: Server, phone: NewPage, seats: int) -> tuple[Sitting, list[Page]]:
    """All have chosen on their phones; the calls wait for the Theater."""
    sitting = with_theater(server, seats)
    for seat in range(seats):
        sitting.claim(seat)
    sitting.act(kind="deal", round=1)
    all_pick(sitting)
    return sitting, [phone(sitting, seat) for seat in range(seats)]


@pytest.mark.slow
def test_on_phones_two_swap_blindly_and_nobody_else_learns_what(server, table, phone):
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
    expect(phones[3].locator("#my-cards .citadels-number")).to_have_text(before[OWNER])
    expect(phones[OWNER].locator("#my-cards .citadels-number")).to_have_text(before[3])
    after = hands(phones)
    assert (after[0], after[2]) == (before[0], before[2])
    expect(tablet.locator(".citadels-hand-card")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_of_two_characters_one_is_given_and_one_taken_as_it_falls(server, phone, seats):
    sitting, phones = drafted(server, phone, seats)
    before = hands(phones)
    own = phones[OWNER].locator("#choosing")
    assert faults(phones[OWNER], 48) == []
    partner = seats - 1 if seats == 3 else 0
    own.locator("[data-uncovers]").tap()
    own.locator(".citadels-hand-card:visible").nth(1).tap()
    own.locator(f".option:has([name=partner][value='{partner}'])").tap()
    own.locator("[type=submit]").tap()
    for seat in (OWNER, partner):
        expect(phones[seat].locator("#my-cards .citadels-number")).not_to_have_text(before[seat])
    after = hands(phones)
    given = before[OWNER][1]
    assert given in after[partner]
    assert given not in after[OWNER]
    assert before[OWNER][0] in after[OWNER]
    assert sorted(after[OWNER] + after[partner]) == sorted(before[OWNER] + before[partner])
    assert sitting.view["phase"] == "call"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_cities_are_kept_its_owner_says_so_on_their_phone(server, table, phone, language):
    sitting = server.open(
        long_names(language, 4), "citadels", uniques=[*UNIQUES, "theater"], tools=["caller"],
        calls="by_itself", pace="slow",
    )  # fmt: skip
    sitting.act(kind="begin", crown=0)
    for seat in range(4):
        sitting.claim(seat)
    sitting.act(kind="deal", round=1)
    all_pick(sitting)
    phones = [phone(sitting, seat, language) for seat in range(4)]
    tablet = table(sitting, "tablet", language)
    for size in TABLES:
        resize(tablet, size)
        assert [*faults(tablet, 56), *look(tablet)] == [], size
    for page in phones:
        expect(page.locator("#choosing [data-act*=show_theater]")).to_have_count(1)
        assert faults(page, 48) == []
    phones[2].locator("#choosing [data-act*=show_theater]").tap()
    expect(tablet.locator("#seat-2.lit")).to_be_visible()
    phones[2].locator("#choosing [data-act*='\"partner\":1']").tap()
    expect(tablet.locator(".citadels-now")).to_be_visible()
    assert sitting.view["phase"] == "call"
