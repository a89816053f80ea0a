"""Table screen and phones of Condottiere: what they show of a claim, and buttons that would do."""

import html
import json
import re
from random import Random
from typing import Any

import msgspec
import pytest
from flask import Flask

from companion.engine.authority import check_authority
from companion.engine.game import World
from companion.games.condottiere import GAME
from tests.contract.chance import shape
from tests.examples import quickly

from .dialogs import every_dialog
from .test_twins import Played, Step, seated

NAMES = ("Ann", "Ben", "Cem")
BUTTON = re.compile(r'<button[^>]*\sdata-act="([^"]*)"[^>]*\sdata-seat="([^"]*)"')


BEGUN: tuple[Step, ...] = ((None, {"kind": "begin", "game": 1, "holder": 0}),)
FOUGHT: tuple[Step, ...] = (*BEGUN, (0, {"kind": "attack", "battle": 1, "city": "Siena"}))
CLAIMED: tuple[Step, ...] = (
    *FOUGHT,
    (1, {"kind": "end_battle", "battle": 1, "winner": 1, "by_hand": True}),
)
CONQUERED: tuple[Step, ...] = (*CLAIMED, (2, CLAIMED[-1][1]))


def played(plain_app: Flask, steps: tuple[Step, ...], **options: Any) -> Played:
    return seated(plain_app, "condottiere", *steps, names=NAMES, **options)


def state(sitting: Played) -> Any:
    return sitting.app.extensions["companion"].sittings.queries.fold(sitting.code).state


def shown(sitting: Played, place: int | None) -> str:
    """The page with all its dialogs."""
    page = sitting.page(place)
    return page + "".join(every_dialog(sitting.devices[place], page).values())


def buttons(page: str) -> set[tuple[str, str]]:
    """What each would send, and for which seat."""
    return {(html.unescape(act), seat) for act, seat in BUTTON.findall(page)}


@pytest.mark.parametrize("tools", [["map", "battle"], ["map"]])
def test_a_claim_from_a_phone_stands_on_every_screen_until_somebody_agrees(plain_app, tools):
    sitting = played(plain_app, CLAIMED, tools=tools)
    for place in (None, 0, 2):
        page = sitting.page(place)
        assert "Agreed" in page, place
        assert "No, not yet" in page
        assert any('"end_battle"' in act for act, _ in buttons(page))
    own = sitting.page(1)
    assert "Somebody else has to agree" in own
    assert "Withdraw" in own
    sitting.act(2, kind="end_battle", battle=1, winner=1, by_hand=True)
    assert state(sitting).cities(1) == ("Siena",)
    assert "Somebody else has to agree" not in sitting.page(1)


def test_only_a_battle_whose_cards_were_tapped_unfolds(plain_app):
    lay: Step = (0, {"kind": "lay", "battle": 1, "card": 10})
    for steps, unfolds in ((CONQUERED, False), ((*FOUGHT, lay, *CONQUERED[2:]), True)):
        page = shown(played(plain_app, steps, tools=["map", "battle"]), None)
        assert "conquered Siena" in page
        assert ('id="past-1"' in page) is unfolds


def test_the_board_alone_says_how_the_first_card_comes_onto_it(plain_app):
    """No panel is lit, and the keys lie behind a name."""
    steps: tuple[Step, ...] = ((None, {"kind": "attack", "battle": 1}),)
    first: Step = (1, {"kind": "lay", "battle": 1, "card": 3})
    asks = "Whoever begins taps their name."
    assert asks in played(plain_app, steps, tools=["battle"]).page(None)
    assert asks not in played(plain_app, (*steps, first), tools=["battle"]).page(None)


def test_a_scarecrow_that_may_take_something_back_asks_first_what(plain_app):
    """One tap played it, and the choice below played a second one."""
    steps = (
        *FOUGHT,
        (0, {"kind": "lay", "battle": 1, "card": 3}),
        (1, {"kind": "pass", "battle": 1}),
        (2, {"kind": "pass", "battle": 1}),
    )
    sitting = played(plain_app, steps, tools=["map", "battle"])
    for place in (None, 0):
        page = sitting.page(place)
        dialogs = every_dialog(sitting.devices[place], page)
        asks = dialogs.pop("scarecrow-0")
        rest = page + "".join(dialogs.values())
        assert 'data-opens="scarecrow-0"' in rest
        unfolded = re.findall(r'<div class="condottiere-back-keys".*?</div>', rest, re.DOTALL)
        for one in unfolded:  # in the place of the keys, once the scarecrow among them is tapped
            rest = rest.replace(one, "")
        own = [act for act, seat in buttons(rest) if seat == "0" and '"scarecrow"' in act]
        assert own == [], place
        for asked in (asks, *unfolded):
            choices = [json.loads(act) for act, _ in buttons(asked)]
            assert {one.get("back") for one in choices} == {3, None}
            assert {one["card"] for one in choices} == {"scarecrow"}


def test_after_the_end_the_map_beside_the_result_can_be_corrected(plain_app):
    own = {"kind": "correct_city", "owner": 0}
    steps = (
        *BEGUN,
        *((None, {**own, "city": city}) for city in ("Firenze", "Siena", "Roma")),
        (None, {"kind": "attack", "battle": 1, "city": "Spoleto"}),
        (None, {"kind": "end_battle", "battle": 1, "winner": 0, "by_hand": True}),
    )  # fmt: skip
    sitting = played(plain_app, steps)
    assert state(sitting).over
    put = {"kind": "correct_city", "city": "Spoleto", "owner": 1}
    for place in (None, 0):
        drawn = shown(sitting, place)
        assert 'data-opens="city-Spoleto"' in drawn, place
        acts = [json.loads(act) for act, _ in buttons(drawn)]
        assert put in acts, place
    sitting.act(None, **put)
    assert not state(sitting).over
    assert "Spoleto" in sitting.page(None)


WHERE: dict[str, tuple[tuple[Step, ...], dict[str, Any]]] = {
    "begun": (BEGUN, {}),
    "fought": (FOUGHT, {"capturing": True, "tools": ["map", "battle", "hands"]}),
    "claimed": (CLAIMED, {}),
    "claimed on the map": (CLAIMED, {"tools": ["map"]}),
    "conquered": (CONQUERED, {"points": True}),
    "out": (
        (*CONQUERED, (0, {"kind": "out", "round": 1}), (2, {"kind": "out", "round": 1})),
        {},
    ),
}


@pytest.mark.parametrize("where", quickly(WHERE, "claimed"))
def test_every_button_of_a_screen_is_for_whoever_sees_it_and_would_do(plain_app, where):
    steps, options = WHERE[where]
    sitting = played(plain_app, steps, **options)
    for place in (None, 0, 1, 2):
        for act, seat in buttons(shown(sitting, place)):
            document, envelope = json.loads(act), json.loads(seat)
            if document["kind"] == "rewind":
                continue
            assert place is None or envelope == place, act
            action = msgspec.convert(document, shape(GAME))
            check_authority(state(sitting), envelope, action, table=place is None)
            decided = GAME.decide(
                state(sitting), place, action, World(1, Random(1), table=place is None)
            )
            GAME.apply(state(sitting), envelope, decided)
