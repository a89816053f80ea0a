"""What a screen reader meets in a turn of each game: who acts, the buttons, what happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.examples import quickly

from .citadels_states import calling
from .condottiere_states import choosing
from .conftest import Server, Sitting
from .dunhuang_states import begun
from .sheriff_states import inspection

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Turn:
    state: Callable[[Server, str, int], Sitting]
    steps: tuple[tuple[str | None, dict[str, str]], ...]
    """what is tapped, and what then stands in each place"""


def map_alone(server: Server, language: str, seats: int) -> Sitting:
    return choosing(server, language, seats, tools=["map"])


TURNS = {
    "dunhuang": Turn(begun, (
        (None, {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - button "Bartholomew WhistleA"
  - text: Start player
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
- status: "Bartholomew WhistleA moves the camel. It stands here: Painter."
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
- status: "WolfeschlegelsteinhB moves the camel. It stands here: Sogdian merchant."
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
    - listitem: "Cities: 0 /4"
  - button "Choose a city"
  - button "I don't choose"
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
    - listitem: "Cities: 1 /4"
""",
            "#centre": """
- status: Anna-Maria Sophia WC holds the Condottiere and chooses a city.
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
  - button "The bag of WolfeschlegelsteinhB" [pressed]
  - button "The bag of Anna-Maria Sophia WC"
""",
            "#centre": """
- status: "Bartholomew WhistleA decides: 3 bags left."
- list "Bags":
  - listitem:
    - text: WolfeschlegelsteinhB Shut
    - button "The bag of WolfeschlegelsteinhB" [pressed]
""",
        }),
        ("#pass-1", {
            "#seat-0": """
- region "Bartholomew WhistleA":
  - button "Let pass"
  - button "The bag of Anna-Maria Sophia WC" [pressed]
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
  - paragraph: "Your turn: tap when it is over"
  - 'button "Next: 4. King"'
""",
            "#centre": """
- status: Magician WolfeschlegelsteinhB
""",
        }),
        ("#seat-1 .ci-end", {
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


@pytest.mark.parametrize("game", quickly(TURNS, "sheriff", "citadels", "condottiere"))
def test_a_turn_is_told_to_whoever_does_not_see_it(
    server: Server, table: Callable[..., Page], game: str
) -> None:
    turn = TURNS[game]
    sitting = turn.state(server, "en", 4 if game in ("sheriff", "citadels") else 3)
    page = table(sitting, "wide")
    for tapped, told in turn.steps:
        if tapped is not None:
            page.locator(tapped).first.tap()
        for place, tree in told.items():
            expect(page.locator(place)).to_match_aria_snapshot(tree)
