"""Every screen of Sheriff with six players and with the black market can be drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion import create_app
from companion.text import LANGUAGES
from tests.browser.sheriff_six import STATES, Named
from tests.conftest import WallClock
from tests.examples import quickly

from .dialogs import every_dialog

JSON = {"Accept": "application/json"}
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")


@dataclass
class Table:
    client: FlaskClient
    room: str
    done: int = 0

    def act(self, seat: int | None = None, /, **action: Any) -> None:
        self.done += 1
        body = {"id": f"test-{self.done}", "seat": seat, "action": action}
        answer = self.client.post(f"{self.room}/table/actions", json=body, headers=JSON)
        assert answer.status_code == 200, answer.text

    def phone(self, seat: int) -> FlaskClient:
        client = device(self.client.application)
        client.post(f"{self.room}/seats/{seat}/claim")
        return client


def device(app: Flask) -> FlaskClient:
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT"] = "text/html"
    return client


def opened(app: Flask, state: Named) -> Table:
    client = device(app)
    seats = [{"name": name} for name in NAMES[: state.seats]]
    body = {"game": "sheriff", "seats": seats, "options": state.options}
    answer = client.post("/new/sheriff", json=body, headers=JSON)
    assert answer.status_code == 200, answer.text
    table = Table(client, answer.get_json()["location"].removesuffix("/table"))
    state.play(table)
    return table


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    app = create_app(tmp_path, NOW=WallClock(), TESTING=True)
    yield app
    app.extensions["companion"].store.close()


def drawn(client: FlaskClient, path: str, language: str = "en") -> str:
    """The screen with all its dialogs."""
    answer = client.get(f"{path}?lang={language}")
    assert answer.status_code == 200
    return answer.text + "".join(every_dialog(client, answer.text).values())


@pytest.mark.parametrize("state", quickly(STATES, "loot"))
def test_every_screen_can_be_drawn(app: Flask, state: str) -> None:
    table = opened(app, STATES[state])
    for language in LANGUAGES:
        drawn(table.client, f"{table.room}/table", language)
    for seat in (0, 1, 3):
        drawn(table.phone(seat), f"{table.room}/seat")


@pytest.mark.parametrize(
    "state", quickly(["market", "declaration", "inspection", "trade"], "trade")
)
def test_the_black_market_with_four_players(app: Flask, state: str) -> None:
    def play(table: Any) -> None:
        table.act(kind="begin", sheriff=3)
        if state != "market":
            to = "declare" if state == "declaration" else "inspect"
            table.act(kind="advance", round=1, phase="market", to=to)
        if state == "trade":
            table.act(3, kind="pass_bag", round=1, merchant=1)
            table.act(1, kind="trade", round=1, good="mead")

    table = opened(app, Named({"black_market": True}, play, 4))
    page = drawn(table.client, f"{table.room}/table")
    assert 'data-opens="stacks"' in page
    assert "Check your cards" in page
    for seat in (1, 3):
        drawn(table.phone(seat), f"{table.room}/seat")


def test_what_a_deputys_phone_sends_comes_from_that_deputy(app: Flask) -> None:
    table = opened(app, STATES["deals"])
    page = drawn(table.phone(3), f"{table.room}/seat")
    assert set(re.findall(r'data-seat="([^"]*)"', page)) <= {"3", "null"}


def test_the_kinds_on_the_loot_tile_are_for_the_deputies_alone(app: Flask) -> None:
    table = opened(app, STATES["deals"])
    tile = re.compile(r'id="loot-tile".*?</section>', re.DOTALL)

    def seen(seat: int) -> str:
        found = tile.search(drawn(table.phone(seat), f"{table.room}/seat"))
        assert found
        return found.group()

    assert "Silk" in seen(0)
    assert "Silk" in seen(3)
    assert "Silk" not in seen(1)
