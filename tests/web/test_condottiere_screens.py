"""Table screen and phones of Condottiere: what they show of a claim, and buttons that would do."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion import create_app
from companion.engine.authority import check_authority
from companion.engine.game import World
from companion.games.condottiere import GAME
from tests.conftest import WallClock
from tests.contract.chance import shape
from tests.examples import quickly

from .dialogs import every_dialog

NAMES = ("Ann", "Ben", "Cem")
BUTTON = re.compile(r'<button[^>]*\sdata-act="([^"]*)"[^>]*\sdata-seat="([^"]*)"')
Step = tuple[int | None, dict[str, Any]]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    app = create_app(tmp_path, NOW=WallClock(), TESTING=True)
    yield app
    app.extensions["companion"].store.close()


@dataclass
class Played:
    """A sitting where everybody has a phone; beside it the state, folded by the rules alone."""

    app: Flask
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        wish = {
            "game": "condottiere",
            "options": self.options,
            "seats": [{"name": name} for name in NAMES],
        }
        client = self.app.test_client(use_cookies=False)
        opened: Any = client.post("/api/v1/sittings", json=wish).json
        self.code, self.count = opened["code"], 0
        self.tokens: dict[int | None, str] = {None: opened["table_token"]}
        for seat in range(len(NAMES)):
            claim: Any = client.post(f"/api/v1/sittings/{self.code}/seats/{seat}/claim").json
            self.tokens[seat] = claim["token"]
        self.devices = {place: self._device(place) for place in self.tokens}
        self.state: Any = GAME.setup(msgspec.convert(self.options, GAME.options), len(NAMES))

    def _device(self, place: int | None) -> FlaskClient:
        device = self.app.test_client()
        kind = "table" if place is None else "seat"
        device.set_cookie(f"{kind}_{self.code}", self.tokens[place])
        return device

    def act(self, place: int | None, /, **action: Any) -> Any:
        """From the phone of a seat, or from the table screen."""
        self.count += 1
        decided = self.decided(place, msgspec.convert(action, shape(GAME)))
        self.state = GAME.apply(self.state, place, decided)
        answer = self.app.test_client().post(
            f"/api/v1/sittings/{self.code}/actions",
            json={"id": f"act-{self.count}", "seat": place, "action": action},
            headers={"Authorization": f"Bearer {self.tokens[place]}"},
        )
        assert answer.status_code == 200, answer.text
        return answer.json

    def decided(self, place: int | None, action: Any) -> Any:
        return GAME.decide(self.state, place, action, World(1, Random(1), table=place is None))

    def page(self, place: int | None) -> str:
        screen = "table" if place is None else "seat"
        return self.devices[place].get(f"/s/{self.code}/{screen}").text

    def shown(self, place: int | None) -> str:
        """The page with all its dialogs."""
        page = self.page(place)
        return page + "".join(every_dialog(self.devices[place], page).values())


BEGUN: tuple[Step, ...] = ((None, {"kind": "begin", "game": 1, "holder": 0}),)
FOUGHT: tuple[Step, ...] = (*BEGUN, (0, {"kind": "attack", "battle": 1, "city": "Siena"}))
CLAIMED: tuple[Step, ...] = (
    *FOUGHT,
    (1, {"kind": "end_battle", "battle": 1, "winner": 1, "by_hand": True}),
)
CONQUERED: tuple[Step, ...] = (*CLAIMED, (2, CLAIMED[-1][1]))


def played(app: Flask, steps: tuple[Step, ...], **options: Any) -> Played:
    sitting = Played(app, options)
    for place, action in steps:
        sitting.act(place, **action)
    return sitting


def buttons(shown: str) -> set[tuple[str, str]]:
    """What each would send, and for which seat."""
    return {(html.unescape(act), seat) for act, seat in BUTTON.findall(shown)}


@pytest.mark.parametrize("tools", [["map", "battle"], ["map"]])
def test_a_claim_from_a_phone_stands_on_every_screen_until_somebody_agrees(
    app: Flask, tools: list[str]
) -> None:
    sitting = played(app, CLAIMED, tools=tools)
    for place in (None, 0, 2):
        shown = sitting.page(place)
        assert "Agreed" in shown, place
        assert "No, not yet" in shown
        assert any('"end_battle"' in act for act, _ in buttons(shown))
    own = sitting.page(1)
    assert "Somebody else has to agree" in own
    assert "Withdraw" in own
    sitting.act(2, kind="end_battle", battle=1, winner=1, by_hand=True)
    assert sitting.state.cities(1) == ("Siena",)
    assert "Somebody else has to agree" not in sitting.page(1)


def test_what_the_table_screen_says_of_a_seat_holds_at_once(app: Flask) -> None:
    sitting = played(app, FOUGHT)
    body = {"kind": "end_battle", "battle": 1, "winner": 1, "by_hand": True}
    answer = app.test_client().post(
        f"/api/v1/sittings/{sitting.code}/actions",
        json={"id": "table-says", "seat": 1, "action": body},
        headers={"Authorization": f"Bearer {sitting.tokens[None]}"},
    )
    assert answer.status_code == 200
    asked = app.test_client().get(
        f"/api/v1/sittings/{sitting.code}",
        headers={"Authorization": f"Bearer {sitting.tokens[None]}"},
    )
    seen: Any = asked.json
    assert seen["view"]["seats"][1]["cities"] == ["Siena"]


def test_a_remark_is_in_the_answer(app: Flask) -> None:
    sitting = played(app, CONQUERED)
    done = sitting.act(1, kind="attack", battle=2, city="Siena")
    (remark,) = done["remarks"]
    assert remark.startswith("The app says Siena belongs to Ben.")


def test_a_scarecrow_that_may_take_something_back_asks_first_what(app: Flask) -> None:
    """One tap played it, and the choice below played a second one."""
    steps = (
        *FOUGHT,
        (0, {"kind": "lay", "battle": 1, "card": 3}),
        (1, {"kind": "pass", "battle": 1}),
        (2, {"kind": "pass", "battle": 1}),
    )
    sitting = played(app, steps, tools=["map", "battle"])
    for place in (None, 0):
        page = sitting.page(place)
        dialogs = every_dialog(sitting.devices[place], page)
        asks = dialogs.pop("scarecrow-0")
        rest = page + "".join(dialogs.values())
        assert 'data-opens="scarecrow-0"' in rest
        own = [act for act, seat in buttons(rest) if seat == "0" and '"scarecrow"' in act]
        assert own == [], place
        choices = [json.loads(act) for act, _ in buttons(asks)]
        assert {one.get("back") for one in choices} == {3, None}
        assert {one["card"] for one in choices} == {"scarecrow"}


def test_after_the_end_the_map_beside_the_result_can_be_corrected(app: Flask) -> None:
    own = {"kind": "correct_city", "owner": 0}
    steps = (
        *BEGUN,
        *((None, {**own, "city": city}) for city in ("Firenze", "Siena", "Roma")),
        (None, {"kind": "attack", "battle": 1, "city": "Spoleto"}),
        (None, {"kind": "end_battle", "battle": 1, "winner": 0, "by_hand": True}),
    )  # fmt: skip
    sitting = played(app, steps)
    assert sitting.state.over
    put = {"kind": "correct_city", "city": "Spoleto", "owner": 1}
    for place in (None, 0):
        shown = sitting.shown(place)
        assert 'data-opens="city-Spoleto"' in shown, place
        acts = [json.loads(act) for act, _ in buttons(shown)]
        assert put in acts, place
    sitting.act(None, **put)
    assert not sitting.state.over
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
def test_every_button_of_a_screen_is_for_whoever_sees_it_and_would_do(
    app: Flask, where: str
) -> None:
    steps, options = WHERE[where]
    sitting = played(app, steps, **options)
    for place in (None, 0, 1, 2):
        for act, seat in buttons(sitting.shown(place)):
            document, envelope = json.loads(act), json.loads(seat)
            if document["kind"] == "rewind":
                continue
            assert place is None or envelope == place, act
            action = msgspec.convert(document, shape(GAME))
            check_authority(sitting.state, envelope, action, table=place is None)
            GAME.apply(sitting.state, envelope, sitting.decided(place, action))
