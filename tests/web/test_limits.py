"""What one address may ask for in a minute, and which address that is."""

from collections import namedtuple

import pytest
from werkzeug.test import TestResponse

from companion import create_app
from companion.services import house_key
from companion.store import StartError
from companion.upkeep import LEAST_FREE
from companion.web.limits import PER_MINUTE, TooManyTriesError, Tries
from tests.conftest import lying_at, with_pearls
from tests.web.conftest import Visitor, answered
from tests.web.test_refusals import check

pytestmark = pytest.mark.databases

Usage = namedtuple("Usage", "total used free")
TWO = {"game": "pearls", "seats": [{"name": "Ann"}, {"name": "Ben"}]}


@pytest.fixture
def strict(tmp_path, now, toy_words, database):
    """A house behind a proxy, in which everything may be done twice a minute."""
    limits = {f"{what}_PER_MINUTE": 2 for what in ("OPENINGS", "IMPORTS", "PRINTS", "LOGS")}
    app = with_pearls(
        tmp_path / "strict",
        NOW=now,
        TRUSTED_PROXIES="10.0.0.0/8, ::1",
        **limits,
        **lying_at(database),
    )
    yield app
    app.extensions["companion"].store.close()


def at(app, address: str, through: str | None = None) -> Visitor:
    """Somebody at this address; `through`: what `X-Forwarded-For` says."""
    client = app.test_client(use_cookies=False)
    client.environ_base["REMOTE_ADDR"] = address
    return Visitor(client, headers={} if through is None else {"X-Forwarded-For": through})


def opened(visitor: Visitor) -> int:
    return visitor.post("/sittings", TWO).status_code


def test_new_sittings_are_limited_by_address_and_by_the_minute(strict, now):
    ann = at(strict, "192.168.1.2")
    assert [opened(ann), opened(ann)] == [201, 201]
    refused = ann.post("/sittings", TWO)
    check(refused, 429, "", "tries")
    assert 0 < int(refused.headers["Retry-After"]) <= 60
    assert ann.client.post("/new/pearls", json=TWO).status_code == 429
    assert opened(at(strict, "192.168.1.3")) == 201
    now.pass_seconds(61)
    assert opened(ann) == 201


def test_whoever_may_open_no_more_may_play_on(strict):
    ann = at(strict, "192.168.1.2")
    table = answered(ann.post("/sittings", TWO))
    opened(ann)
    assert opened(ann) == 429
    assert ann.get(f"/sittings/{table['code']}").status_code == 200


def test_logs_and_exports_are_limited_together(strict):
    ann = at(strict, "192.168.1.2")
    table = answered(ann.post("/sittings", TWO))
    log = f"/sittings/{table['code']}/log"
    assert [ann.get(log).status_code for _ in range(3)] == [200, 200, 429]
    export = ann.with_token(table["table_token"]).get(f"/sittings/{table['code']}/export")
    check(export, 429, "", "tries")
    assert ann.client.get(f"/s/{table['code']}/log").status_code == 429


def test_imports_are_limited_whatever_is_in_them(strict):
    ann = at(strict, "192.168.1.2")
    assert [ann.post("/sittings/import", {}).status_code for _ in range(3)] == [400, 400, 429]


def test_wrong_keys_in_a_cookie_count_like_wrong_codes(strict, tmp_path):
    ann, right = at(strict, "192.168.1.2").client, house_key(tmp_path / "strict")

    def page(path: str, key: str) -> TestResponse:
        return ann.get(path, headers={"Cookie": f"house_key={key}", "Accept": "text/html"})

    assert 'href="/key"' in page("/", right).text, "the host's home"
    for n in range(PER_MINUTE["tries"]):
        answer = page(("/", "/people", "/history", "/key")[n % 4], f"wrong-{n}")
        assert answer.status_code == 200
        assert answer.headers["Set-Cookie"].startswith("house_key=;"), "or it counts for ever"
    for path in ("/", "/people", "/history", "/key"):
        for key in ("wrong", right):
            assert page(path, key).status_code == 429, "who guesses is told nothing any more"
    assert ann.post("/key", data={"key": right}).status_code == 429
    assert ann.get("/people").status_code == 200, "who brings none does not guess"


def test_a_seat_token_is_no_wrong_key(strict):
    ann = at(strict, "192.168.1.2")
    table = ann.with_token(answered(ann.post("/sittings", TWO))["table_token"])
    for _ in range(PER_MINUTE["tries"] + 1):
        assert table.get("/people").status_code == 200
        assert table.get("/people/nobody").status_code == 404
    for n in range(PER_MINUTE["tries"]):
        assert ann.with_token(f"wrong-{n}").get("/people/nobody").status_code == 401
    assert ann.with_token("wrong").get("/people/nobody").status_code == 429
    assert table.get("/people/nobody").status_code == 404, "whoever sits here does not wait"


def test_home_tells_nothing_of_a_code_to_whoever_makes_up_a_token(strict):
    """A line of cookies would go through hundreds of codes, and none of them would count."""
    ann = at(strict, "192.168.1.2")
    table = answered(ann.post("/sittings", TWO))

    def home(token: str) -> str:
        return ann.client.get("/", headers={"Cookie": f"table_{table['code']}={token}"}).text

    assert table["code"] in home(table["table_token"])
    assert table["code"] not in home("made-up")


def test_the_tablet_that_was_taken_over_stops_it_however_much_somebody_guesses(strict):
    ann = at(strict, "192.168.1.2")
    opened = answered(ann.post("/sittings", TWO))
    table, path = ann.with_token(opened["table_token"]), f"/sittings/{opened['code']}"
    phone = ann.with_token(answered(ann.post(f"{path}/seats/0/claim"))["token"])
    phone.post(f"{path}/table/claim")
    for _ in range(PER_MINUTE["tries"]):
        ann.get("/sittings/22222")
    assert ann.get(path).status_code == 429
    assert table.delete(f"{path}/table/claim").status_code == 204


def test_nothing_is_brought_onto_a_disk_that_is_nearly_full(strict, monkeypatch):
    """Three gigabytes an hour could come from one address; games go on in the last of it."""
    ann = at(strict, "192.168.1.2")
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(0, 0, LEAST_FREE - 1))
    check(ann.post("/sittings/import", {}), 503, "", "unavailable")
    assert opened(ann) == 201
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(0, 0, LEAST_FREE))
    assert ann.post("/sittings/import", {}).status_code == 400


def test_prints_are_limited(strict):
    ann = at(strict, "192.168.1.2").client
    assert [ann.get("/print/nothing.pdf").status_code for _ in range(3)] == [422, 422, 429]


@pytest.mark.parametrize(
    ("through", "addresses", "refused"),
    [
        ("192.168.1.2", "192.168.1.3 192.168.1.4 192.168.1.5", [2]),
        ("10.1.2.3", "203.0.113.5 203.0.113.6 203.0.113.7 203.0.113.5 203.0.113.5", [4]),
        ("10.1.2.3", "1.2.3.0,203.0.113.5 1.2.3.1,203.0.113.5 1.2.3.2,203.0.113.5", [2]),
        ("10.1.2.3", "x,203.0.113.5,10.9.9.9 y,203.0.113.5,10.9.9.9 z,203.0.113.5,10.9.9.9", [2]),
        ("10.1.2.3", " unknown 1.2.3.4:http", [2]),
        ("10.1.2.3", "203.0.113.5:4711 203.0.113.5 203.0.113.5", [2]),
        ("10.1.2.3", "[2001:db8::5]:4711 [2001:db8:0:1::5] 2001:db8::6 2001:db8::6", [3]),
        (None, "2001:db8::0 2001:db8::1 2001:db8::2 2001:db8:0:1::1", [2]),
        (None, "192.168.1.2 ::ffff:192.168.1.2 192.168.1.2 ::ffff:192.168.1.3", [2]),
    ],
    ids=[
        "a stranger cannot say who it is",
        "behind a proxy of the host each client counts for itself",
        "what a client wrote before the proxy is not believed",
        "nor what is nonsense, through two proxies",
        "a proxy that says nonsense counts as itself",
        "a proxy may tell the ports of its clients",
        "and those of IPv6",
        "the many addresses of one IPv6 device are one",
        "an IPv4 address is itself however it is written",
    ],
)
def test_which_address_it_is_that_counts(strict, through, addresses, refused):
    """Two may be opened from each; the numbers are those that come too many."""
    said = [
        at(strict, one) if through is None else at(strict, through, one.replace(",", ", "))
        for one in addresses.split(" ")
    ]
    assert [n for n, one in enumerate(said) if opened(one) == 429] == refused


def test_a_clock_that_was_set_back_keeps_nobody_waiting_for_a_day(now):
    tries = Tries(1, lambda: now() / 1000)
    tries.spend("a")
    with pytest.raises(TooManyTriesError):
        tries.spend("a")
    now.pass_seconds(-86_400)
    tries.spend("a")


@pytest.mark.parametrize(
    "wrong",
    [
        {"TRUSTED_PROXIES": "my-proxy"},
        {"TRUSTED_PROXIES": 7},
        {"HOSTS": [7]},
        {"PRINTS_PER_MINUTE": "many"},
        {"OPENINGS_PER_MINUTE": -1},
        {"ADDRESS": 5},
        {"ADDRESS": "games.example"},
        {"HISTORY": "close"},
    ],
    ids=str,
)
def test_a_setting_that_means_nothing_is_named_at_the_start(tmp_path, wrong):
    with pytest.raises(StartError) as refusal:
        create_app(tmp_path, **wrong)
    assert dict(refusal.value.message.args)["setting"] in wrong
