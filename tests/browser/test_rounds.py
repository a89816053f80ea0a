"""A round of three games on a tablet and phones, by taps: what people do at one table."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import quickly

from .condottiere_states import BOARD
from .conftest import LANGUAGES, STATIC
from .dunhuang_states import FOLLOWED, TILES
from .looks import fact, faults
from .playing import Fingers, chip, closed, holders, lay, owners, seats, tile

pytestmark = pytest.mark.browser


NAMES = ("Ann", "Ben", "Cem")
EVERYTHING = ["rounds", "bank", "timer", "declarations", "stands"]
TEA = 7


# --- Sheriff --------------------------------------------------------------------------------------


def put(within: Locator, **cards: int) -> None:
    """Taps pictures: `put(dialog, apple=1, silk=2)`."""
    for good, n in cards.items():
        for _ in range(n):
            within.locator(f'.picker-item:has([name$="{good}"]) .picker-add').first.tap()


def gold(page: Page) -> Locator:
    return page.locator("#gold")


def test_a_bribe_a_liar_an_honest_bag_and_the_clock(server, table, phone):
    sitting = server.open(("Ann", "Ben", "Cem", "Dan", "Eve"), tools=EVERYTHING)
    tablet, ann, ben = table(sitting), phone(sitting, 0), phone(sitting, 1)

    # Ann carries the most cash; the market is played with the cards
    ann.get_by_role("button", name="most cash").first.tap()
    expect(tablet.locator("#seat-0")).to_contain_text("Sheriff")
    tablet.get_by_role("button", name="Declaration", exact=True).tap()
    ben.locator("#my-bag").get_by_role("button", name="Declare").tap()
    asked = ben.locator("dialog[open]")
    asked.locator(".option", has_text="Apples").first.tap()
    asked.locator('.option:has([name="count"][value="4"])').tap()  # the last choice sends
    closed(ben)
    for merchant, good in ((2, "apple"), (3, "chicken")):
        sitting.act(merchant, kind="declare", round=1, good=good, count=4)
    tablet.get_by_role("button", name="Inspection", exact=True).tap()

    # Ben offers 8 gold in two taps; Ann agrees, and the bag goes back
    offer = ben.locator("#my-bag form.sheriff-quick")
    offer.locator("[data-digit='8']").tap()
    offer.locator("[type=submit]").tap()
    ann.locator("#offers-to-me").get_by_role("button", name="Agree").tap()
    expect(gold(ben)).to_have_text("42")
    expect(gold(ann)).to_have_text("58")
    expect(tablet.locator("#undo")).to_contain_text("8 gold")

    # what came out is Ben's secret but for its number
    unpack = ben.locator("#my-bag")
    put(unpack, apple=3, crossbow=1)
    unpack.get_by_role("button", name="On my stand").tap()
    expect(tablet.locator("#seat-1")).not_to_contain_text("Unpack")
    expect(ben.locator("#screen")).to_contain_text("Crossbow")
    seen = server.call(f"/sittings/{sitting.code}")["view"]["seats"][1]
    assert (seen["legal"][0]["n"], seen["face_down"]) == (3, 1)

    # Cem lied: one apple, one cheese, two mead; the last one says who pays. Dan was honest
    for merchant, cards, after in (
        (2, {"apple": 1, "cheese": 1, "mead": 2}, "68"),
        (3, {"chicken": 4}, "60"),
    ):
        ann.locator(f"#turn-{merchant}").get_by_role("button", name="Inspect").tap()
        put(ann.locator("dialog[open]"), **cards)
        expect(gold(ann)).to_have_text(after)

    # Eve has no phone and no deal; the clock lets her through
    ann.get_by_role("button", name="Start").first.tap()
    expect(tablet.locator("time[data-ends-at]").first).to_be_visible()
    sitting.act(kind="timer_extend", seconds=-239)
    expect(tablet.locator("#undo")).to_contain_text("Time is up")
    expect(tablet.locator("#undo")).to_contain_text("Eve")
    for page in (tablet, ann, ben):
        expect(page.locator("#screen")).to_contain_text(re.compile("Time is up|0:00"))
    assert seats(sitting, "gold") == [60, 42, 40, 58, 50]


SHIFTED = """(by) => {
  const now = performance.now.bind(performance), date = Date.now.bind(Date);
  window.real = () => performance.timeOrigin + now();
  performance.now = () => now() + by;
  Date.now = () => date() + by;
}"""
"""a device whose clock is wrong by so many milliseconds"""

AGREES = f"""async () => {{
  const {{ now }} = await import("{STATIC}/js/countdown.js");
  return Math.abs(now() - window.real()) < 1000;
}}"""
"""what this screen knows of the server's clock, against one clock for all screens"""


@pytest.mark.slow
def test_screens_with_wrong_clocks_show_the_same_time(server, new_page):
    sitting = server.open(NAMES, tools=["timer"])
    cookie = sitting.cookie("table", sitting.table_token)
    pages = [
        new_page("tablet", "en", (cookie,), script=f"({SHIFTED})({wrong})")
        for wrong in (-5000, 2500)
    ]
    for page in pages:
        page.goto(f"{sitting.url}/table")
    sitting.act(kind="timer_start")
    for page in pages:
        expect(page.locator("time[data-ends-at]:visible").first).to_be_visible()
        page.wait_for_function(AGREES)


# --- Condottiere ----------------------------------------------------------------------------------


def lays(fingers: Fingers, within: Locator, card: int | str) -> None:
    fingers.taps += 1
    lay(within, card)


def strength(table: Page, seat: int) -> Locator:
    return table.locator(f"#seat-{seat} .fact:first-child .fact-value")


@pytest.mark.parametrize("language", quickly(LANGUAGES, "en"))
def test_a_battle_with_winter_drum_and_surrender(server, table, phone, language):
    sitting = server.open(NAMES, "condottiere", tools=BOARD)
    tablet = table(sitting, "tablet", language)
    ann, ben = (phone(sitting, seat, language) for seat in range(2))
    fingers = Fingers()

    # Ann is the youngest, and chooses Florence
    fingers.tap(ann.locator("[data-act*=begin]"))
    expect(tablet.locator("#seat-0 .tag [href$='condottiere_condottiere']")).to_be_visible()
    assert fingers.counted() == 1
    expect(ann.locator("[data-act*=begin]")).to_have_count(0)  # what has just moved hears nothing
    fingers.tap(ann.locator("#map-Firenze"))
    expect(tablet.locator("#map-Firenze.condottiere-here")).to_be_visible()
    assert fingers.counted() == 1

    # Ann and Ben lay cards on their phones, Cem, who has none, on the tablet; nobody keeps turns
    for card in (6, 5, "drum"):
        lays(fingers, ann.locator("#my-line"), card)
    expect(strength(tablet, 0)).to_have_text("22")
    lays(fingers, ben.locator("#my-line"), 10)
    expect(strength(tablet, 1)).to_have_text("10")
    assert fingers.counted() == 4
    fingers.tap(tablet.locator("#who-2"))
    expect(tablet.locator("#person-2")).to_have_attribute("data-edge", "right")
    lays(fingers, tablet.locator("#person-2"), 3)
    expect(strength(tablet, 2)).to_have_text("3")
    assert fingers.counted() == 2

    # winter is for everybody; the drum doubles what is left
    lays(fingers, ben.locator("#my-line"), "winter")
    for seat, wanted in enumerate(("4", "1", "1")):
        expect(strength(tablet, seat)).to_have_text(wanted)
    for page in (tablet, ann, ben):
        expect(page.locator(".condottiere-winter").first).to_be_visible()
    fingers.tap(tablet.locator("#who-2"))
    fingers.tap(tablet.locator("#person-2 [data-act*=pass]"))
    expect(tablet.locator("#seat-2 .tag [href$='#pass']")).to_be_visible()

    # Ben surrenders: the strongest army takes the city at once
    lays(fingers, ben.locator("#my-line"), "surrender")
    for page, least in ((tablet, 56), (ann, 48), (ben, 48)):
        expect(page.locator(".condottiere-end.primary .mark.seat-0").first).to_be_visible()
        assert faults(page, least) == []
    assert fingers.counted() == 4
    expect(ben.locator("#ends")).to_contain_text(NAMES[0])  # before the cards that were laid
    fingers.tap(tablet.locator(".condottiere-end.primary"))
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
    fingers.tap(ben.locator('.condottiere-phone > [data-act*="out"]'))
    fingers.tap(tablet.locator("#who-2"))
    fingers.tap(tablet.locator('#person-2 [data-act*="out"]'))
    for seat, wanted in enumerate(("12", "10", "10")):
        expect(tablet.locator(f"#seat-{seat} .fact:first-child .fact-value")).to_have_text(wanted)
    fingers.tap(ben.locator("[data-act*=deal]"))
    expect(tablet.locator("#seat-1 .acts .do")).to_be_visible()
    assert fingers.counted() == 4
    assert sitting.view["round"] == 2


# --- Dunhuang -------------------------------------------------------------------------------------


def tokens(screen: Page, seat: int) -> Locator:
    return screen.locator(fact(seat, "dunhuang_token"))


@pytest.mark.parametrize("language", quickly(LANGUAGES, "en"))
def test_a_token_changes_hands(server, table, phone, language):
    sitting = server.open(NAMES, "dunhuang", tools=FOLLOWED)
    sitting.act(kind="lay_tiles", tiles=TILES)
    tablet = table(sitting, "tablet", language)
    ann, ben = (phone(sitting, seat, language) for seat in range(2))
    screens = (tablet, ann, ben)
    fingers = Fingers()

    # Ann starts; Cem, who has no phone, puts the camel on a tile
    fingers.tap(ann.locator("[data-act*=name_starter]"))
    expect(tablet.locator("#ring .dunhuang-go").first).to_be_visible()
    fingers.tap(tile(tablet, 4))
    expect(ann.locator("#my-turn")).to_be_visible()
    expect(ann.locator("#head .phone-says .icon")).to_have_count(0)  # what to do, not who starts
    assert fingers.counted() == 2
    expect(tile(tablet, 4)).to_contain_class("dunhuang-here")

    # Ann's turn on the tablet: one step is free, the tea goes into her stall, then three coins
    fingers.tap(tile(tablet, 5))
    fingers.tap(chip(tablet.locator("#seat-0"), TEA))
    expect(tokens(tablet, 0)).to_have_text("1")
    fingers.tap(tablet.locator("#seat-0 [data-act*=take_coins]"))
    expect(tablet.locator(fact(0, "dunhuang_coin"))).to_have_text("9")
    assert fingers.counted() == 3
    assert holders(sitting) == {TEA: 0}

    # Ben goes on with his phone: that ends Ann's turn, and the market is full again
    coins = ben.locator("#other-0 .dunhuang-coins .number")
    expect(coins).to_have_text("9")
    fingers.tap(tile(ben, 0))
    expect(tile(tablet, 0)).to_have_attribute("class", "dunhuang-tile dunhuang-at-0 dunhuang-here")
    assert (sitting.view["turn"]["seat"], sitting.view["deck"]) == (1, 26)

    # he draws level with Ann, and a tie is enough
    fingers.tap(chip(ben.locator("#my-turn"), TEA))
    expect(tokens(tablet, 1)).to_have_text("1")
    expect(tokens(tablet, 0)).to_have_text("0")
    for screen in (
        ann.locator(".dunhuang-now .dunhuang-tokens"),
        ben.locator("#everybody .dunhuang-tokens").first,
    ):
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
