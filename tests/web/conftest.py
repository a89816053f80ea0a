"""A whole app over the toy game and the real ones, with words for the toy in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import WallClock, lying_at, with_pearls


@pytest.fixture
def now() -> WallClock:
    return WallClock()


@pytest.fixture
def app(tmp_path: Path, now: WallClock, toy_words: None, database: str) -> Iterator[Flask]:
    app = with_pearls(tmp_path, NOW=now, DICE=Random(7), **lying_at(database))
    yield app
    app.extensions["companion"].store.close()


@dataclass
class Visitor:
    """Somebody who speaks the interface, with or without a token."""

    client: FlaskClient
    token: str | None = None
    headers: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, **sent: Any) -> TestResponse:
        headers = {**self.headers, **sent.pop("headers", {})}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return self.client.open(f"/api/v1{path}", method=method, headers=headers, **sent)

    def get(self, path: str, **sent: Any) -> TestResponse:
        return self.ask("GET", path, **sent)

    def post(self, path: str, json: Any = None, **sent: Any) -> TestResponse:
        if json is not None:
            sent["json"] = json
        return self.ask("POST", path, **sent)

    def delete(self, path: str, **sent: Any) -> TestResponse:
        return self.ask("DELETE", path, **sent)

    def with_token(self, token: str) -> Visitor:
        return Visitor(self.client, token)


def answered(answer: TestResponse) -> Any:
    """The document of an answer that is no refusal."""
    assert answer.status_code < 400, answer.json
    return answer.json


@dataclass
class Sitting:
    """A sitting of the toy game, as its table screen knows it."""

    code: str
    table: Visitor
    ids: int = 0

    @property
    def path(self) -> str:
        return f"/sittings/{self.code}"

    def seat(self, seat: int) -> Visitor:
        claimed = self.table.post(f"{self.path}/seats/{seat}/claim")
        return self.table.with_token(answered(claimed)["token"])

    def device(self, app: Flask, *seats: int) -> FlaskClient:
        """A browser with the cookies of these seats, or of the table where there are none."""
        client = app.test_client()
        tokens = [str(self.seat(seat).token) for seat in seats]
        purpose = "seat" if seats else "table"
        client.set_cookie(f"{purpose}_{self.code}", ".".join(tokens or [str(self.table.token)]))
        return client

    def act(self, visitor: Visitor, seat: int | None, **action: Any) -> TestResponse:
        self.ids += 1
        envelope = {"id": f"test-{self.ids}", "seat": seat, "action": action}
        return visitor.post(f"{self.path}/actions", envelope)

    def version(self) -> int:
        return answered(self.table.get(self.path))["version"]


@pytest.fixture
def browser(app: Flask) -> FlaskClient:
    client = app.test_client()
    client.environ_base["HTTP_ACCEPT"] = "text/html"
    return client


@pytest.fixture
def visitor(app: Flask) -> Visitor:
    return Visitor(app.test_client(use_cookies=False))


FIGHT: tuple[dict[str, Any], ...] = (
    {"kind": "begin", "game": 1, "holder": 0},
    {"kind": "attack", "battle": 1, "city": "Roma"},
)
"""for Roma, in Condottiere"""
ENDS = tuple({"kind": kind} for kind in ("reveal", "finish"))


def opened(
    visitor: Visitor,
    game: str = "pearls",
    names: Sequence[str] = ("Ann", "Ben", "Cem"),
    *actions: dict[str, Any],
    guests: Sequence[str] = (),
    **options: Any,
) -> Sitting:
    """A sitting in which the table did these for nobody."""
    seats = [{"name": name, "guest": name in guests} for name in names]
    sent = {"game": game, "seats": seats, "options": options}
    document = answered(visitor.post("/sittings", sent))
    sitting = Sitting(document["code"], visitor.with_token(document["table_token"]))
    for action in actions:
        answered(sitting.act(sitting.table, None, **action))
    return sitting


@pytest.fixture
def sitting(visitor: Visitor) -> Sitting:
    """Ann, Ben and Cem play pearls."""
    return opened(visitor)
