"""The server dies in the middle of things: what it acknowledged stays, and nothing is doubled.

This is about the death of the process. A power cut is not claimed.
"""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.live import LiveServer, call

PHONES = 4


class Phone(threading.Thread):
    """Takes one gold after another from the bank, and sends again until it is acknowledged."""

    def __init__(self, url: str, code: str, seat: int, token: str) -> None:
        super().__init__(daemon=True)
        self.url, self.code, self.seat, self.token = url, code, seat, token
        self.enough = threading.Event()
        self.versions: dict[str, int] = {}

    def run(self) -> None:
        sent = 0
        while not self.enough.is_set():
            sent += 1
            self.send(f"phone-{self.seat}-{sent}")

    def send(self, id: str) -> None:
        action = {"kind": "pay", "payer": None, "payee": self.seat, "amount": 1}
        body = {"id": id, "seat": self.seat, "action": action}
        while True:
            try:
                answer = call(self.url, f"/sittings/{self.code}/actions", body, token=self.token)
            except (OSError, http.client.HTTPException):
                self.enough.wait(0.02)  # the server is away; a phone tries again
                continue
            assert answer.status == 200, answer
            self.versions[id] = answer.body["version"]
            return


def numbers_of(server: LiveServer, code: str) -> Iterator[int]:
    """Of all entries, page after page."""
    before = ""
    while True:
        page = call(server.url, f"/sittings/{code}/log?limit=200{before}").body
        yield from (entry["number"] for entry in page["entries"])
        if page["next"] is None:
            return
        before = f"&before={page['next']}"


def kill_it(tmp_path: Path, times: int, seed: int) -> None:
    dice = Random(seed)
    server = LiveServer(tmp_path).start()
    try:
        seats = [{"name": f"P{seat}"} for seat in range(PHONES)]
        table = call(server.url, "/sittings", {"game": "sheriff", "seats": seats}).body
        code = table["code"]
        phones = []
        for seat in range(PHONES):
            claim = call(server.url, f"/sittings/{code}/seats/{seat}/claim", {}).body
            phones.append(Phone(server.url, code, seat, claim["token"]))
        for phone in phones:
            phone.start()
        moment = threading.Event()
        for _ in range(times):
            moment.wait(dice.uniform(0.02, 0.6))  # a random moment, not a wait for something
            server.kill()
            server.start()
        for phone in phones:
            phone.enough.set()
        for phone in phones:
            phone.join(60)
            assert not phone.is_alive()
        acknowledged = {id: number for phone in phones for id, number in phone.versions.items()}
        assert len(acknowledged) > times
        numbers = sorted(numbers_of(server, code))
        assert sorted(acknowledged.values()) == numbers, "lost or doubled"
        view = call(server.url, f"/sittings/{code}").body["view"]
        gold = [seat["gold"] for seat in view["seats"]]
        assert gold == [50 + len(phone.versions) for phone in phones]
        assert sum(gold) + view["bank"] == 1255
        for phone in phones:
            id, number = next(iter(phone.versions.items()))
            phone.send(id)
            assert phone.versions[id] == number
    finally:
        server.kill()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    kill_it(tmp_path, 1, seed=1)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_at_twenty_random_moments(tmp_path: Path) -> None:
    kill_it(tmp_path, 20, seed=2)
