"""Counting cities: tile by tile, everybody at once, what cannot be marked where it stands."""

from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from .citadels_states import cast, count_only, final, open_
from .conftest import SIZES, TABLES, Server, Sitting
from .counting import totals
from .looks import at_each, axe, faults, fits_at_each_size, resize
from .taps import Hand
from .torn import Held

pytestmark = pytest.mark.browser


NUMBERS = ("museum", "imperial_treasury", "map_room")
"""districts that ask for one as soon as they are tapped"""


def add(place: Locator, *districts: str) -> None:
    for district in districts:
        place.locator(f'[data-adds="{district}"]').tap()
        if district in NUMBERS:
            place.locator(".asked-keys > .button").nth(2).dispatch_event("click")


@pytest.mark.slow
def test_all_count_at_once_on_their_phones_and_nobody_loses_a_tap(server, table, phone):
    table_ = open_(server, "en", 3, tools=[])
    screen = table(table_.sitting)
    phones = [phone(table_.sitting, seat) for seat in range(3)]
    cities = (("manor", "temple"), ("keep", "docks", "market"), ("palace",))
    for at in range(3):  # a tap here, a tap there
        for page, city in zip(phones, cities, strict=True):
            add(page.locator("#count"), *city[at : at + 1])
    done = [page.get_by_role("button", name="That’s all I have") for page in phones]
    done[1].tap()
    expect(phones[1].locator("#head")).to_contain_text("Counted")
    # Another one's count is a new screen; what was tapped here stays.
    expect(phones[0].locator("#count .narrow-row")).to_have_count(2)
    expect(phones[0].locator("#count [data-total]")).to_have_text("4")
    keeps_its_sum(phones[0])
    add(phones[2].locator("#count"), "prison")
    done[0].tap()
    done[2].tap()
    screen.get_by_role("button", name="Show the result").first.tap()
    for page in (screen, *phones):
        for n, districts in enumerate((2, 3, 2)):
            expect(page.locator(f"#rank-{n} .rank-tiles > .tile")).to_have_count(districts)


FIVE = (
    ("manor", "castle", "temple", "church", "tavern", "market", "museum"),
    ("manor", "palace", "temple", "monastery", "tavern", "docks"),
    ("castle", "palace", "church", "cathedral", "market", "imperial_treasury"),
    ("manor", "temple", "trading_post", "harbor", "watchtower", "map_room"),
    ("castle", "tavern", "prison", "fortress", "town_hall", "statue"),
)
"""31 districts, of which four ask for something"""
SCROLLED = """() => [document.scrollingElement, ...document.querySelectorAll("main *")]
  .filter((one) => one.scrollTop).map((one) => one.className)"""


@pytest.mark.slow
def test_five_cities_are_counted_on_one_screen_by_a_tap_for_each_district(server, new_page):
    """One more for each of the other people, for who won, and for what a district asks."""
    page = new_page("wide")
    page.goto(f"{server.url}/score/citadels?players=5")
    hand = Hand(page)
    for n, city in enumerate(FIVE):
        if n:
            hand.tap(f"#player-{n} > summary")
        for district in city:
            hand.tap(f'#player-{n} [data-adds="{district}"]')
            if district in NUMBERS:
                hand.tap(page.locator(".asked-keys > .button").nth(2))
            elif district == "statue":
                hand.tap(page.locator(".asked-strip .option").first)
            assert page.evaluate(SCROLLED) == [], district
    hand.tap("form[data-score] > .button")
    expect(page.locator("#reveal .rank-tiles > .tile")).to_have_count(31)
    assert hand.taps <= 36 + 4


def keeps_its_sum(page: Page) -> None:
    """A new screen may come without the sum, and the server may not answer with it yet."""
    page.route("**/api/v1/games/citadels/score*", lambda asked: asked.abort())
    said = page.locator("#count [data-total]").evaluate(
        """place => {
          place.textContent = "–";
          document.dispatchEvent(new CustomEvent("screen:drawn"));
          return place.textContent;
        }"""
    )
    page.unroute("**/api/v1/games/citadels/score*")
    assert said == "4"


@pytest.mark.slow
def test_what_the_box_does_not_hold_is_marked_where_it_stands(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/citadels?players=2")
    first, second = page.locator("#player-0"), page.locator("#player-1")
    add(first, "keep")
    # One's own second one cannot be tapped at all.
    expect(first.locator('[data-adds="keep"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".count-warning")).to_have_count(0)
    second.locator("summary").first.tap()
    add(second, "manor", "keep")
    marked = second.locator(".narrow-row[data-live-warned]")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("Keep: the box has only 1 of these.")
    marked.locator("[data-removes]").tap()
    expect(page.locator(".count-warning")).to_have_count(0)
    for rank in (1, 2, 3):
        second.locator(f'.option:has([name="players.1.ranks"][value="{rank}"])').tap()
    ranks = second.locator(".citadels-numbers[data-live-warned]")
    expect(ranks.locator(".count-warning")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", at_each("ru"))
def test_haunted_quarter_and_museum_are_asked_about_where_they_stand(server, new_page, language):
    page = new_page("tablet", language)
    page.goto(f"{server.url}/score/citadels?players=2")
    player = page.locator("#player-0")
    asked = player.locator(".citadels-for-haunted")
    expect(asked).to_be_hidden()
    add(player, "haunted_quarter", "museum", "manor")
    stands = player.locator('.narrow-row:has([value="haunted_quarter"])')
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        above, below = stands.bounding_box(), asked.bounding_box()
        last = player.locator(".narrow-rows").bounding_box()
        assert above["y"] + above["height"] == pytest.approx(last["y"] + last["height"], abs=1)
        assert 0 <= below["y"] - (above["y"] + above["height"]) <= 12, size
        assert faults(page, 48 if size == "phone" else 56) == [], size
    under = player.locator('.narrow-row:has([value="museum"]) .citadels-under')
    expect(under).to_be_visible()
    expect(player.locator('.narrow-row:has([value="manor"]) .citadels-under')).to_be_hidden()
    stands.locator("[data-removes]").tap()
    expect(asked).to_be_hidden()


def sign(page: Page, district: str, player: int) -> Locator:
    return page.locator(f'[data-stands="{district}"][data-at-player="player-{player}"]')


def test_cities_are_counted_by_type_for_everybody_at_once(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/citadels?players=4")
    page.locator('.option:has([name="count-by"][value="type"])').tap()
    for player, districts in enumerate((("manor", "keep"), ("manor", "palace"), (), ("manor",))):
        for district in districts:
            sign(page, district, player).tap()
            expect(sign(page, district, player)).to_have_attribute("aria-pressed", "true")
    # There is one Keep in the box, and it stands; the third palace is still to be had.
    expect(sign(page, "keep", 2)).to_have_attribute("aria-disabled", "true")
    expect(sign(page, "palace", 2)).to_have_attribute("aria-disabled", "false")
    sign(page, "keep", 0).tap()
    expect(sign(page, "keep", 0)).to_have_attribute("aria-pressed", "false")
    sign(page, "keep", 2).tap()
    # City by city stands what was tapped, and the other way round.
    page.locator('.option:has([name="count-by"][value="city"])').tap()
    expect(page.locator("#player-0 .narrow-row")).to_have_count(1)
    add(page.locator("#player-0"), "church")
    page.locator('.option:has([name="count-by"][value="type"])').tap()
    expect(sign(page, "church", 0)).to_have_attribute("aria-pressed", "true")
    assert totals(page) == [5, 8, 3, 3]


@pytest.mark.slow
@pytest.mark.parametrize("language", at_each("ru"))
def test_under_the_cover_the_count_and_the_way_back_stay_in_sight(server, table, language):
    page = table(final(server, language, 4), "tablet", language)
    page.locator("#seat-0 [data-opens=cover-0]").tap()
    cover = page.locator("#cover-0[open]")
    cover.locator("[data-cover-open]").tap()
    back, done = cover.locator(".cover-secret > .button"), cover.locator("[type=submit]")
    for size in TABLES:
        resize(page, size)
        for button in (done, back):
            expect(button).to_be_in_viewport(ratio=1)
        above, below = done.bounding_box(), back.bounding_box()
        assert above["y"] + above["height"] + 8 <= below["y"], size
    done.tap()
    expect(cover.locator("[data-cover-face]")).to_be_visible()


@pytest.mark.slow
def test_no_page_of_a_count_under_the_cover_is_empty(server, table):
    page = table(final(server, "en", 4))
    page.locator("#seat-0 [data-opens=cover-0]").tap()
    page.locator("#cover-0[open] [data-cover-open]").tap()
    count = page.locator("#cover-0 .citadels-final")
    for page_of_it, shown in (
        ("0", '[data-adds="temple"]'),
        ("1", '[data-adds="keep"]'),
        ("4", '.narrow-row:has([value="manor"])'),
        ("5", ".citadels-numbers .option"),
    ):
        count.locator(f'.pages .option:has([value="{page_of_it}"])').tap()
        expect(count.locator(shown).first).to_be_in_viewport(ratio=1)
        above = count.locator(shown).first.bounding_box()
        below = count.locator("[type=submit]").bounding_box()
        assert above["y"] + above["height"] <= below["y"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_plus_one_is_offered_where_an_artist_may_have_been(server, new_page, players):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/citadels?players={players}")
    add(page.locator("#player-0"), "manor")
    fine = page.locator("#player-0 .citadels-beautified")
    expect(fine).to_be_hidden()
    artist = page.locator(".switch:has([name=artist])")
    if players == 2:
        expect(artist).to_have_count(0)
        return
    page.locator(".citadels-score > .citadels-more > summary").tap()
    artist.tap()
    page.locator('.option:has([name="count-by"][value="city"])').tap()
    fine.tap()
    assert totals(page)[0] == 4


@pytest.mark.slow
@pytest.mark.parametrize("ninth", ["artist", "tax_collector"])
def test_plus_one_stands_on_counted_districts_of_a_game_with_the_artist_alone(server, phone, ninth):
    table_ = open_(
        server, "en", 4, tools=["caller", "cities"], cast=cast(ninth=ninth), calls="by_hand"
    )
    table_.act(kind="correct_city", who=0, city=[{"district": "manor"}])
    table_.begin()
    table_.act(kind="count_up", round=1)
    page = phone(table_.sitting, 0)
    expect(page.locator("#count .narrow-row")).to_have_count(1)
    fine = page.locator("#count .citadels-beautified").filter(visible=True)
    expect(fine).to_have_count(1 if ninth == "artist" else 0)


def at(page: Page, district: str, seat: int) -> Locator:
    return page.locator(f'#counts [data-stands="{district}"][data-at-player="count-{seat}"]')


def turns(dialog: Locator, number: int) -> None:
    """To a page of a count."""
    dialog.locator(f'.pages .option:has([value="{number}"])').tap()


def stands(page: Page, district: str, seat: int) -> None:
    """Taps it in everybody's count, on its page."""
    there = page.locator(f"#counts .citadels-grid-type:has([data-stands='{district}'])")
    turns(page.locator("#counts"), int(there.get_attribute("data-page") or ""))
    at(page, district, seat).tap()


@pytest.mark.slow
@pytest.mark.parametrize("language", at_each("ru"))
def test_at_the_table_of_a_sitting_too_all_cities_are_counted_by_type(server, table, language):
    page = table(count_only(server, language, 3), "tablet", language)
    opener = page.locator(".bar [data-opens=counts]")
    opener.tap()
    for seat, districts in enumerate((("manor", "keep"), ("manor",), ("palace", "church"))):
        for district in districts:
            stands(page, district, seat)
            expect(at(page, district, seat)).to_have_attribute("aria-pressed", "true")
    expect(at(page, "keep", 2)).to_have_attribute("aria-disabled", "true")
    turns(page.locator("#counts"), 9)
    fits_at_each_size(page)
    assert axe(page) == []
    # Who has sent theirs is ticked off, and the next one is asked; what was tapped stays.
    page.locator("#count-0 [type=submit]").tap()
    expect(page.locator("#count-0 .citadels-sent")).to_be_visible()
    expect(page.locator("#count-1[open]")).to_have_count(1)
    expect(at(page, "keep", 0)).to_have_attribute("aria-pressed", "true")
    page.locator("#counts [data-closes]").first.tap()
    opener.tap()
    expect(page.locator("#counts[open] #count-0")).to_have_count(0)
    expect(at(page, "palace", 2)).to_have_attribute("aria-pressed", "true")
    turns(page.locator("#counts"), 9)
    for seat in (1, 2):
        page.locator(f"#count-{seat}[open] [type=submit]").tap()
    expect(page.locator("#counts[open]")).to_have_count(0)
    expect(opener).to_have_count(0)
    page.locator(".bar [data-act*=finish]").first.tap()
    expect(page.locator(".reveal-rest .rank-tiles > .tile")).to_have_count(5)
    sizes = [page.locator(f"#rank-{n} .rank-tiles > .tile").count() for n in range(3)]
    assert sorted(sizes) == [1, 2, 2]


@pytest.mark.slow
def test_the_signs_of_eight_fit_beside_the_longest_names(server, table):
    page = table(counting(server, "ru", 8), "upright", "ru")
    page.locator(".bar [data-opens=counts]").tap()
    expect(at(page, "palace", 7)).to_be_visible()
    tabs = page.locator("#counts .pages .option")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        for size in TABLES:
            resize(page, size)
            assert faults(page, 56) == [], (size, number)
            assert page.locator("#counts").evaluate(SCROLLS) == [], (size, number)


def counting(server: Server, language: str, seats: int) -> Sitting:
    """The last count with the districts of one game, where nothing of the cities is known."""
    table_ = open_(server, language, seats, tools=["caller"])
    table_.begin()
    table_.act(kind="count_up", round=1)
    return table_.sitting


SCROLLS = """dialog => [dialog, ...dialog.querySelectorAll("*")].filter(one =>
  /auto|scroll|hidden/.test(getComputedStyle(one).overflowY) && one.clientHeight > 1
  && one.scrollHeight > one.clientHeight + 1).map(one => one.className)"""
"""what there is to scroll, or is cut off, in a dialog"""


@pytest.mark.slow
@pytest.mark.parametrize(("size", "people"), list(product(TABLES, (4, 8))))
def test_a_city_is_counted_over_ones_own_side_without_scrolling(server, table, size, people):
    page = table(counting(server, "ru", people), size, "ru")
    for seat in (0, people - 1):
        page.locator(f'[data-opens="final-{seat}"]').tap()
        dialog = page.locator(f"#final-{seat}[open]")
        done = dialog.locator("[type=submit]")
        for number, districts in enumerate(
            (("manor", "manor", "temple", "tavern", "prison"), ("map_room", "imperial_treasury"))
        ):
            turns(dialog, number)
            add(dialog, *districts)
            assert faults(page, 56) == [], (seat, number)
            assert dialog.evaluate(SCROLLS) == [], (seat, number)
        expect(dialog.locator("[data-adds=manor]")).to_have_attribute("data-live-many", "2")
        for number in (4, 5):
            turns(dialog, number)
            assert faults(page, 56) == [], (seat, number)
            assert dialog.evaluate(SCROLLS) == [], (seat, number)
            expect(done).to_be_in_viewport(ratio=1)
        expect(dialog.locator(".narrow-row")).to_have_count(7)
        expect(dialog.locator("[name=gold]")).to_be_visible()
        done.tap()
        expect(dialog).to_have_count(0)


ASKING = ("museum", "haunted_quarter", "imperial_treasury", "map_room", "statue")
"""districts with a question of their own"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "people", "opposite"), list(product(("tablet", "upright"), (4,), ((0, 2), (1, 3))))
)
def test_two_who_sit_opposite_count_at_once_without_scrolling(
    server, table, size, people, opposite
):
    page = table(count_only(server, "ru", people), size, "ru")
    counts = [page.locator(f"#final-{seat}[open]") for seat in opposite]
    for seat, count in zip(opposite, counts, strict=True):
        page.locator(f"#seat-{seat} [data-opens=final-{seat}]").tap()
        for district in (*ASKING, "palace", "town_hall"):
            count.locator(f"[data-adds={district}]").dispatch_event("click")
    for number in range(6):
        for count in counts:
            turns(count, number)
        assert faults(page, 56) == [], number
        assert [count.evaluate(SCROLLS) for count in counts] == [[], []], number
    # What the Haunted Quarter is to be is chosen alone.
    counts[0].locator("summary").tap()
    expect(counts[0].get_by_role("radio", name="Воинский")).to_be_attached()
    assert counts[0].evaluate(SCROLLS) == []


@pytest.mark.slow
def test_under_covers_nobody_counts_for_the_others(server, table):
    page = table(final(server, "en", 4))
    expect(page.locator("#seat-0 [data-opens=cover-0]")).to_be_visible()
    expect(page.locator("[data-opens=counts]")).to_have_count(0)


def sends(count: Locator) -> None:
    count.locator("[type=submit]").tap()


@pytest.mark.slow
def test_a_count_stays_in_sight_though_its_screen_comes_before_the_answer(server, phone):
    sitting = count_only(server, "en", 3)
    own = phone(sitting, 1)
    sent = Held(own, "**/actions", done=True)
    add(own.locator("#count"), "keep", "palace")
    sends(own.locator("#count"))
    expect(own.locator("#head")).to_contain_text("Counted")
    expect(own.locator("[data-live-busy]")).to_have_count(1)
    sent.let_go()
    expect(own.locator("[data-live-busy]")).to_have_count(0)
    expect(own.locator("#count .narrow-row")).to_have_count(2)
