"""A turn of each game without a finger or an eye: keys alone, and what a screen reader meets."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from .citadels_states import calling
from .condottiere_states import choosing
from .conftest import Server, Sitting
from .dunhuang_states import begun, light
from .sheriff_states import inspection

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Turn:
    state: Callable[[Server, str, int], Sitting]
    steps: tuple[tuple[str | None, dict[str, str]], ...]
    """what is pressed, and what then stands in each place"""


def map_alone(server: Server, language: str, seats: int) -> Sitting:
    return choosing(server, language, seats, tools=["map"])


TURNS = {
    "dunhuang": Turn(begun, (
        (None, {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - button "Bartholomew WhistleA"
  - text: First player
  - paragraph: Move the camel
  - list:
    - listitem: "Coins: 6"
    - listitem: "Prestige: 0"
    - listitem: "Tokens: 0 /4"
  - button "One step, free"
""",
            "#centre": """
- group "The ring of tiles":
  - 'button "Sogdian merchant: free"'
  - 'button "Soldier: 1 coin"'
  - 'button "Painter, The camel is here: 7 coins"'
- status: "Bartholomew WhistleA moves the camel. It is here: Painter."
""",
        }),
        ("#tile-0-on-ring", {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - paragraph: Stall? Tap the good
  - 'group "Into the stall: which good?"':
    - button "Silver (2)"
    - button "Wool (9)"
  - button "Into the warehouse"
  - button "Use the ability"
  - button "Take 3 coins"
""",
            "#centre": """
- group "The ring of tiles":
  - button "Sogdian merchant, The camel is here"
- status: "Bartholomew WhistleA takes the card here: Sogdian merchant."
- heading "Sogdian merchant" [level=2]
""",
        }),
        ("#seat-0 [data-act*=take_coins]", {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - paragraph: Refill, then pass on
  - list:
    - listitem: "Coins: 9"
  - button "Refilled, go on"
""",
        }),
        ("#seat-0 [data-act*=end_turn]", {
            "#seat-1": """
- region "WolfeschlegelsteinhB":
  - paragraph: Move the camel
  - button "One step, free"
""",
            "#centre": """
- status: "WolfeschlegelsteinhB moves the camel. It is here: Sogdian merchant."
""",
        }),
    )),
    "condottiere": Turn(map_alone, (
        (None, {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - button "Bartholomew WhistleA"
  - text: Condottiere
  - paragraph: Choose a city
  - list:
    - listitem: "Linked cities: 0 /4 Cities: 0"
  - button "List of cities"
  - button "I decline"
""",
            "#centre": """
- status: Bartholomew WhistleA holds the Condottiere and chooses a city.
- group "Map":
  - button "Battle for Turin"
  - button "Battle for Florence"
  - button "Battle for Naples"
""",
        }),
        ("#map-Firenze", {
            "#seat-2": """
- region "Anna-Maria Sophia WC":
  - button "I won"
""",
            "#centre": """
- status: Battle for Florence!
- group "Map":
  - 'button "Turin: free"'
  - 'button "Florence: battle here"'
  - note:
    - button "Nobody"
""",
        }),
        ("#seat-2 [data-act*=end_battle]", {
            "#seat-2": """
- region "Anna-Maria Sophia WC":
  - text: Condottiere
  - paragraph: Choose a city
  - list:
    - listitem: "Linked cities: 1 /4"
""",
            "#centre": """
- status: /^Anna-Maria Sophia WC conquered Florence. .* chooses a city.$/
- group "Map":
  - 'button "Florence: Anna-Maria Sophia WC"'
""",
        }),
    )),
    "sheriff": Turn(inspection, (
        (None, {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - text: Sheriff
  - list:
    - listitem: "Gold: 50"
  - button "Let pass"
  - button "Inspect…"
  - button "WolfeschlegelsteinhB’s bag" [pressed]
  - button "Anna-Maria Sophia WC’s bag"
""",
            "#centre": """
- status: "Bartholomew WhistleA decides: 3 bags left."
- list "Bags":
  - listitem:
    - text: WolfeschlegelsteinhB Shut
    - button "WolfeschlegelsteinhB’s bag" [pressed]
""",
        }),
        ("#pass-1", {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - button "Let pass"
  - button "Anna-Maria Sophia WC’s bag" [pressed]
""",
            "#seat-1": """
- region "WolfeschlegelsteinhB":
  - text: Let through
""",
            "#centre": """
- status: "Bartholomew WhistleA decides: 2 bags left."
- list "Bags":
  - listitem:
    - text: WolfeschlegelsteinhB Let through
""",
        }),
    )),
    "citadels": Turn(calling, (
        (None, {
            "#seat-1": """
- region "WolfeschlegelsteinhB":
  - button "That’s me"
""",
            "#centre": """
- status: 3 Magician
- list "Characters":
  - listitem:
    - button "1 Assassin silent"
  - listitem:
    - button "3 Magician"
  - listitem:
    - button "4 King"
""",
        }),
        ("#me-1", {
            "#seat-1": """
- region "WolfeschlegelsteinhB":
  - paragraph: "Your turn: tap when you’re done"
  - 'button "Next: 4. King"'
""",
            "#centre": """
- status: Magician WolfeschlegelsteinhB
""",
        }),
        ("#seat-1 .citadels-end", {
            "#seat-1": """
- region "WolfeschlegelsteinhB":
  - text: Magician
""",
            "#centre": """
- status: 4 King
- list "Characters":
  - listitem:
    - button "3 Magician, WolfeschlegelsteinhB"
  - listitem:
    - button "4 King"
""",
        }),
    )),
}  # fmt: skip


def press(page: Page, found: str) -> None:
    """Tab until the focus stands there, then Enter."""
    expect(page.locator(found).first).to_be_visible()
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("found => !!document.activeElement?.matches(found)", found):
            shown = "getComputedStyle(document.activeElement).outlineStyle"
            assert page.evaluate(shown) != "none"
            named = "document.activeElement.innerText || document.activeElement.ariaLabel"
            assert page.evaluate(named)
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no Tab leads to {found}")


@pytest.mark.parametrize("game", quickly(TURNS, "sheriff", "citadels"))
def test_a_turn_is_taken_by_keys_and_told_to_whoever_does_not_see_it(server, table, game):
    turn = TURNS[game]
    sitting = turn.state(server, "en", 4 if game in ("sheriff", "citadels") else 3)
    page = table(sitting, "wide")
    for pressed, told in turn.steps:
        if pressed is not None:
            press(page, pressed)
        for place, tree in told.items():
            expect(page.locator(place)).to_match_aria_snapshot(tree)


@pytest.mark.slow
def test_the_focus_stays_with_whoever_decides(server, table):
    page = table(inspection(server, "en", 4))
    press(page, "#pass-1")
    expect(page.locator("#pass-1")).to_have_count(0)
    expect(page.locator("#who-0")).to_be_focused()


@pytest.mark.slow
def test_the_last_turns_begin_with_forced_colours_and_large_type(server, new_page):
    sitting = light(server, "en", 3)
    page = new_page("phone", "en", (sitting.cookie("seat", sitting.claim(1)),))
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(f"{sitting.url}/seat")
    page.evaluate("document.documentElement.style.zoom = 2")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    press(page, "[data-act*=run_out]")
    expect(page.locator(".dunhuang-now")).to_contain_text("turns to go")
    page.emulate_media(forced_colors="none")


@pytest.mark.slow
def test_a_bag_passes_with_forced_colours_on_a_narrow_phone(server, new_page):
    sitting = inspection(server, "ru", 4)
    page = new_page("phone", "ru", (sitting.cookie("seat", sitting.claim(0)),))
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.set_viewport_size({"width": 240, "height": 520})
    page.goto(f"{sitting.url}/seat")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(page, "[data-act*=pass_bag]")
    expect(page.locator("#bag-1")).to_contain_text("Пропущен")
    page.emulate_media(forced_colors="none")
