"""The server dies in the middle of things: what it acknowledged stays, and nothing is doubled.

This is about the death of the process. A power cut is not claimed.
"""

import http.client
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.live import LiveServer, call

Heard = threading.Semaphore
PHONES = 4
A_TENTH = 0.1
"""of all requests are sent twice at once, and of as many nobody hears the answer"""
KILLS = 5
"""of one sitting; a soak has forty"""


class Phone(threading.Thread):
    """Takes one gold after another from the bank, and sends again until it is acknowledged. Its
    first is sent twice at once, and of its second it does not hear the answer.
    """

    def __init__(
        self, server: LiveServer, code: str, seat: int, token: str, seed: int, heard: Heard
    ) -> None:
        """`heard` counts what was acknowledged, of all phones."""
        super().__init__(daemon=True)
        self.port, self.code, self.seat, self.token = server.port, code, seat, token
        self.dice, self.heard = Random(seed), heard
        self.enough = threading.Event()
        self.versions: dict[str, int] = {}
        self.counts = Counter[str]()
        self.failed: AssertionError | None = None

    def run(self) -> None:
        sent = 0
        try:
            while not self.enough.is_set():
                sent += 1
                self.send(f"phone-{self.seat}-{sent}")
        except AssertionError as error:
            self.failed = error

    def send(self, id: str) -> None:
        """Until somebody has said which entry it became; whoever says so again says the same."""
        while True:
            chance = self.dice.random()
            doubled = chance < A_TENTH or not self.counts["sent_twice"]
            dropped = not doubled and (chance < 2 * A_TENTH or not self.counts["unheard"])
            try:
                versions = self.answers(id, 1 + doubled, heard=not dropped)
            except (OSError, http.client.HTTPException):
                self.enough.wait(0.02)  # the server is away; a phone tries again
                continue
            if versions:
                assert len(versions) == 1, "one of two that were sent at once was another entry"
                self.versions[id] = versions.pop()
                self.heard.release()
                return

    def answers(self, id: str, times: int, *, heard: bool) -> set[int]:
        """All are under way before an answer is read. Raises as http.client does."""
        action = {"kind": "pay", "payer": None, "payee": self.seat, "amount": 1}
        body = json.dumps({"id": id, "seat": self.seat, "action": action})
        head = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        lines = [http.client.HTTPConnection("127.0.0.1", self.port, 60) for _ in range(times)]
        try:
            for line in lines:
                line.request("POST", f"/api/v1/sittings/{self.code}/actions", body, head)
            self.counts.update(requests=times, sent_twice=times - 1, unheard=not heard)
            answers = [line.getresponse() for line in lines] if heard else []
            found = [(one.status, json.loads(one.read())) for one in answers]
        finally:
            for line in lines:
                line.close()
        assert all(status == 200 for status, _ in found), found
        return {document["version"] for _, document in found}


def numbers_of(server: LiveServer, code: str) -> Iterator[int]:
    """Of all entries, page after page."""
    before = ""
    while True:
        page = call(server.url, f"/sittings/{code}/log?limit=200{before}").body
        yield from (entry["number"] for entry in page["entries"])
        if page["next"] is None:
            return
        before = f"&before={page['next']}"


def kill_it(folder: Path, times: int, seed: int) -> Counter[str]:
    """What was done meanwhile."""
    server = LiveServer(folder).start()

    def kill(dice: Random) -> None:
        server.kill()
        server.start()

    try:
        return kill_often((server,), kill, times, seed)
    finally:
        server.kill()


def kill_often(
    servers: Sequence[LiveServer], kill: Callable[[Random], object], times: int, seed: int
) -> Counter[str]:
    """Count what was done, `lost` and `doubled`. The phones are shared out among servers of one
    house, one of which `kill` kills.
    """
    dice, heard, server = Random(seed), threading.Semaphore(0), servers[0]
    seats = [{"name": f"P{seat}"} for seat in range(PHONES)]
    table = call(server.url, "/sittings", {"game": "sheriff", "seats": seats}).body
    code = table["code"]
    phones = []
    for seat in range(PHONES):
        claim = call(server.url, f"/sittings/{code}/seats/{seat}/claim", {}).body
        phone = Phone(
            servers[seat % len(servers)], code, seat, claim["token"], dice.randrange(2**32), heard
        )
        phones.append(phone)
    for phone in phones:
        phone.start()
    moment = threading.Event()
    for _ in range(times):
        for _ in range(dice.randrange(1, 25)):
            assert heard.acquire(timeout=120), "nobody gets through any more"
        moment.wait(dice.uniform(0, 0.05))  # a random moment, not a wait for something
        kill(dice)
    for phone in phones:
        phone.enough.set()
    for phone in phones:
        phone.join(60)
        assert not phone.is_alive()
        if phone.failed is not None:
            raise phone.failed
    acknowledged = Counter(number for phone in phones for number in phone.versions.values())
    assert acknowledged.total() > times
    entries = Counter(numbers_of(server, code))
    view = call(server.url, f"/sittings/{code}").body["view"]
    gold = [seat["gold"] for seat in view["seats"]]
    off = [has - 50 - len(phone.versions) for has, phone in zip(gold, phones, strict=True)]
    assert sum(gold) + view["bank"] == 1255
    for phone in phones:
        id, number = next(iter(phone.versions.items()))
        phone.send(id)
        assert phone.versions[id] == number
    counts = sum((phone.counts for phone in phones), Counter[str]())
    return Counter(
        kills=times,
        acknowledged=acknowledged.total(),
        lost=(acknowledged - entries).total() - sum(one for one in off if one < 0),
        doubled=(entries - acknowledged).total() + sum(one for one in off if one > 0),
        **counts,
    )


def assert_nothing_lost(counts: Counter[str]) -> None:
    assert (counts["lost"], counts["doubled"]) == (0, 0)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    counts = kill_it(tmp_path, 1, seed=1)
    assert_nothing_lost(counts)
    assert counts["sent_twice"]
    assert counts["unheard"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        first = metafunc.config.getoption("first_seed")
        metafunc.parametrize("seed", range(first, first + 40))


@pytest.mark.soak
@pytest.mark.timeout(1_200)
def test_nothing_acknowledged_is_lost_at_random_moments(tmp_path, seed, counted):
    counts = kill_it(tmp_path, KILLS, seed)
    counted(**counts)
    assert_nothing_lost(counts)
