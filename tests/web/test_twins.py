"""What one person hid is in nobody else's page, stream or log: canaries and twins.

Gouda is not among the goods of a game without royal goods, so its name stands on no picker: where
it turns up, somebody's secret turned up.
"""

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from companion import create_app
from companion.text import LANGUAGES
from tests.examples import quickly

from .dialogs import every_dialog

NAMES = ("Ann", "Ben", "Cem", "Dan")
OWNER, SHERIFF = 1, 0
each_language = pytest.mark.parametrize("language", quickly(LANGUAGES, "en"))


@dataclass
class Played:
    """A sitting in which Ben hid something; everybody's devices by their place."""

    app: Flask
    code: str
    devices: dict[int | None, FlaskClient]
    tokens: dict[int | None, str]
    count: int = 0
    """of what was tried"""
    kept: dict[tuple[int, int | None, str], dict[str, str]] = field(default_factory=dict)

    def act(self, place: int | None, /, **action: Any) -> Any:
        self.count += 1
        sent = {"id": f"act-{self.count}", "seat": place, "action": action}
        head = {"Authorization": f"Bearer {self.tokens[place]}"}
        url = f"/api/v1/sittings/{self.code}/actions"
        return self.app.test_client().post(url, json=sent, headers=head)

    def heard(self, place: int | None, language: str) -> dict[str, str]:
        """Everything that reaches a place: its page and dialogs, its view, its log, its streams.

        Kept until somebody acts.
        """
        key = self.count, place, language
        if key not in self.kept:
            found = self.without_dialogs(place, language)
            dialogs = every_dialog(self.devices[place], found["page"], f"&lang={language}")
            dialogs.pop("look-up", None)  # all cards of the game, whatever is played
            found["dialogs"] = "".join(html for _, html in sorted(dialogs.items()))
            self.kept[key] = {name: self.plain(text) for name, text in found.items()}
        return self.kept[key]

    def page(self, place: int | None, language: str = "en") -> str:
        screen = "table" if place is None else "seat"
        return self.devices[place].get(f"/s/{self.code}/{screen}?lang={language}").text

    def without_dialogs(self, place: int | None, language: str) -> dict[str, str]:
        """The dialogs are most of it and take long. Nothing in it is plain yet."""
        screen = "table" if place is None else "seat"
        device, ask = self.devices[place], f"?lang={language}"
        head = {"Authorization": f"Bearer {self.tokens[place]}"}
        api = f"/api/v1/sittings/{self.code}"
        found = {
            "page": self.page(place, language),
            "log page": device.get(f"/s/{self.code}/log{ask}").text,
            "view": device.get(api + ask, headers=head).text,
            "log": device.get(f"{api}/log{ask}", headers=head).text,
        }
        for name, url, headers in (
            ("screen stream", f"/s/{self.code}/{screen}/stream{ask}", {}),
            ("view stream", f"{api}/stream{ask}", head),
        ):
            with device.get(url, headers=headers) as answer:
                found[name] = _first_screen(answer.iter_encoded())
        return found

    def answered(self, place: int | None, language: str) -> dict[str, tuple[int, int, str]]:
        """What a place is told when it asks: what it may do, what would come of mends, the export
        or why there is none yet. Status, bytes, text.
        """
        api, ask = f"/api/v1/sittings/{self.code}", f"?lang={language}"
        device, head = self.devices[place], {"Authorization": f"Bearer {self.tokens[place]}"}
        found = {
            name: device.get(f"{api}/{name}{ask}", headers=head) for name in ("moves", "export")
        }
        version = device.get(api, headers=head).json["version"]  # type: ignore[index]
        for entry in range(1, version + 1):
            sent = {"entry": entry, "action": None}
            found[f"mend {entry}"] = device.post(f"{api}/mend{ask}", json=sent, headers=head)
        return {
            name: (answer.status_code, len(answer.data), self.plain(answer.text))
            for name, answer in found.items()
        }

    def listening(self, place: int | None) -> Iterator[bytes]:
        """The stream of its screen, which has sent the first one."""
        screen = "table" if place is None else "seat"
        answer = self.devices[place].get(f"/s/{self.code}/{screen}/stream?packed")
        chunks = answer.iter_encoded()
        _first_screen(chunks)
        return chunks

    def plain(self, text: str) -> str:
        """Without what differs between any two sittings: code, its picture, moments, tokens, and
        between any two databases.
        """
        text = text.replace(self.code, "CODE")
        text = text.replace(self.app.extensions["companion"].store.incarnation, "DATABASE")
        text = re.sub(r"<svg[^>]*class=\"qr\".*?</svg>", "QR", text, flags=re.DOTALL)
        text = re.sub(r'"at":\s*\d+', '"at":0', text)
        text = re.sub(r'(datetime|data-now|data-at)="[^"]*"', r'\1=""', text)
        return re.sub(r"<time[^>]*>[^<]*</time>", "TIME", text)


def _first_screen(chunks: Iterator[bytes]) -> str:
    for chunk in chunks:
        if b"data:" in chunk and b"event:" not in chunk:
            return chunk.decode()
    raise AssertionError("no screen was sent")


def _news(chunks: Iterator[bytes]) -> str:
    """What the next event tells that is no sign of life, unpacked."""
    for chunk in chunks:
        name, _, data = chunk.decode().partition("\n")
        data = data.partition("data: ")[2]
        if name == "event: packed":
            return zlib.decompress(b64decode(data)).decode()
        if name != "event: beat":
            return data
    raise AssertionError("nothing came")


Step = tuple[int | None, dict[str, Any]]


def seated(
    app: Flask, game: str, *steps: Step, names: tuple[str, ...] = NAMES, **options: object
) -> Played:
    """A sitting of these options, in which this was done; everybody has a phone."""
    client = app.test_client()
    wish = {"game": game, "options": options, "seats": [{"name": name} for name in names]}
    table = client.post("/api/v1/sittings", json=wish).json
    assert table is not None
    code = table["code"]
    tokens: dict[int | None, str] = {None: table["table_token"]}
    for seat in range(len(names)):
        claim = client.post(f"/api/v1/sittings/{code}/seats/{seat}/claim", json={}).json
        assert claim is not None
        tokens[seat] = claim["token"]
    devices = {place: app.test_client() for place in tokens}
    for place, token in tokens.items():
        devices[place].set_cookie(f"{'table' if place is None else 'seat'}_{code}", token)
    sitting = Played(app, code, devices, tokens)
    for place, action in steps:
        do(sitting, place, **action)
    return sitting


def do(sitting: Played, place: int | None, /, **action: Any) -> None:
    answer = sitting.act(place, **action)
    assert answer.status_code == 200, (action, answer.text)


def told(sitting: Played, place: int | None, what: str) -> Any:
    """A part of what the interface answers to a place."""
    head = {"Authorization": f"Bearer {sitting.tokens[place]}"}
    path = f"/api/v1/sittings/{sitting.code}{'/moves' if what == 'moves' else ''}"
    answer: Any = sitting.devices[place].get(path, headers=head).json
    return answer[what]


def view(sitting: Played, place: int | None = None) -> dict[str, Any]:
    return told(sitting, place, "view")


def moves(sitting: Played, place: int | None) -> list[dict[str, Any]]:
    return told(sitting, place, "moves")


def call(sitting: Played) -> int:
    """The number of what is called in Citadels."""
    return view(sitting)["caller"]["call"]


def played(folder: Path, hidden: str) -> Played:
    """Ben offers and brings in a contraband card of the kind, and puts his stand right."""
    app = create_app(folder, NOW=lambda: 1_000_000)
    steps: tuple[Step, ...] = (
        (None, {"kind": "begin", "sheriff": SHERIFF}),
        (None, {"kind": "advance", "round": 1, "phase": "market", "to": "inspect"}),
        (OWNER, {"kind": "declare", "round": 1, "good": "apple", "count": 4}),
        (2, {"kind": "offer", "round": 1, "partner": 0, "gives": {"gold": 3}}),
        (SHERIFF, {"kind": "pass_bag", "round": 1, "merchant": OWNER}),
        (OWNER, {"kind": "unpack", "round": 1, "goods": {"apple": 2, hidden: 2}}),
        (
            OWNER,
            {"kind": "correct_stand", "who": OWNER, "legal": {"apple": 2}, "hidden": {hidden: 3}},
        ),
        (2, {"kind": "pay", "payer": 2, "payee": 0, "amount": 5}),
    )
    tools = ["rounds", "bank", "timer", "declarations", "stands"]
    return seated(app, "sheriff", *steps, tools=tools)


@pytest.fixture(scope="module")
def gouda(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("gouda"), "gouda_cheese")


@pytest.fixture(scope="module")
def rye(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("rye"), "rye_bread")


@each_language
@pytest.mark.rule("s*.pass.contraband_number", "s*.pass.contraband_secret")
def test_twins_that_differ_in_a_secret_look_the_same_to_others(gouda, rye, language):
    for place in (None, 0, 2, 3):
        assert gouda.heard(place, language) == rye.heard(place, language)
        assert gouda.answered(place, language) == rye.answered(place, language)
    assert gouda.heard(OWNER, language) != rye.heard(OWNER, language)


def test_what_comes_next_in_the_streams_of_others_is_the_same(tmp_path):
    twins = [played(tmp_path / hidden, hidden) for hidden in ("gouda_cheese", "rye_bread")]
    places = (None, 0, 2, 3, OWNER)
    streams = [{place: one.listening(place) for place in places} for one in twins]
    for one, hidden in zip(twins, ("gouda_cheese", "rye_bread"), strict=True):
        again: dict[str, Any] = {"legal": {"apple": 1}, "hidden": {hidden: 1}}
        one.act(OWNER, kind="correct_stand", who=OWNER, **again)
        one.act(2, kind="pay", payer=2, payee=3, amount=1)
    heard = [{place: _news(chunks) for place, chunks in one.items()} for one in streams]
    plain = [
        {place: sitting.plain(text) for place, text in one.items()}
        for sitting, one in zip(twins, heard, strict=True)
    ]
    own = [one.pop(OWNER) for one in plain]
    assert own[0] != own[1]
    assert plain[0] == plain[1]


def test_refusals_to_others_do_not_depend_on_the_secret(gouda, rye):
    asked: tuple[Step, ...] = (
        (None, {"kind": "settle_debt", "debt": 99, "cards": {"gouda_cheese": 1}}),
        (None, {"kind": "correct_stand", "who": OWNER, "legal": {"silk": 1}}),
        (0, {"kind": "correct_stand", "who": OWNER, "legal": {}}),
        (2, {"kind": "unpack", "round": 1, "goods": {"gouda_cheese": 1}}),
    )
    for place, action in asked:
        one, other = gouda.act(place, **action), rye.act(place, **action)
        assert one.status_code == other.status_code >= 400
        assert json.loads(one.text) == json.loads(other.text)
