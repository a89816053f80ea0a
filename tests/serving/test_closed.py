"""What stays shut, tried against a real server: other sites, other names, crooked addresses."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPMessage
from typing import Any

from tests.live import LiveServer, call


@dataclass(frozen=True)
class Said:
    status: int
    head: HTTPMessage
    text: str


def ask(server: LiveServer, method: str, path: str, body: str = "", **head: str) -> Said:
    """A request as it stands, with no header but these; `Host` is put where it is not given."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.putrequest(method, path, skip_host="Host" in head, skip_accept_encoding=True)
        for name, value in {**head, "Content-Length": str(len(body))}.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders(body.encode())
        answer = connection.getresponse()
        return Said(answer.status, answer.headers, answer.read().decode())
    finally:
        connection.close()


def opened(server: LiveServer) -> dict[str, Any]:
    seats = [{"name": name} for name in ("Ann", "Ben", "Cem")]
    document: dict[str, Any] = call(
        server.url, "/sittings", {"game": "sheriff", "seats": seats}
    ).body
    return document


def test_a_page_of_another_site_takes_no_seat(server):
    code = opened(server)["code"]
    for path in (f"/s/{code}/seats/1/claim", f"/api/v1/sittings/{code}/seats/1/claim"):
        refused = ask(server, "POST", path, Origin="https://evil.example")
        assert refused.status == 403
        assert "Set-Cookie" not in refused.head
    assert ask(server, "POST", f"/s/{code}/seats/1/claim", Origin=server.url).status == 303


def test_another_name_that_leads_here_is_refused(server):
    for path in ("/", "/api/v1/games", "/new/sheriff"):
        assert ask(server, "GET", path, Host=f"evil.example:{server.port}").status == 421
        assert ask(server, "GET", path, Host=f"tabletop.local:{server.port}").status == 200


def test_a_language_leads_to_no_other_house(server):
    form = {"Content_Type": "application/x-www-form-urlencoded"}
    for back in ("/%09/evil.example", "/%0A/evil.example", "/%5Cevil.example", "//evil.example"):
        answer = ask(server, "POST", "/language", f"language=ko&back={back}", **form)
        assert (answer.status, answer.head["Location"]) == (303, "/")


def test_thirty_digits_are_nowhere(server):
    code, many = opened(server)["code"], "9" * 30
    for method, path in (
        ("POST", f"/s/{code}/seats/{many}/claim"),
        ("POST", f"/api/v1/sittings/{code}/seats/{many}/claim"),
        ("GET", f"/print/sheriff-aid/{many}.png"),
    ):
        assert ask(server, method, path).status == 404


def test_a_name_that_looks_like_another_is_refused(server):
    for name in ("A\u200bnn", "\u0410nn", "\u200b"):
        body = {"game": "sheriff", "seats": [{"name": "Ann"}, {"name": name}, {"name": "Cem"}]}
        refused = call(server.url, "/sittings", body)
        assert refused.status == 422
        assert [fault["path"] for fault in refused.body["errors"]] == ["seats[1].name"]


def test_a_take_over_is_stopped_by_the_tablet_that_it_came_from(server):
    table = opened(server)
    path, was = f"/sittings/{table['code']}", table["table_token"]
    ben = call(server.url, f"{path}/seats/1/claim", {}).body["token"]
    taken = call(server.url, f"{path}/table/claim", {}, token=ben).body["table_token"]
    assert call(server.url, path, token=was).status == 401
    assert call(server.url, f"{path}/table/claim", token=was, method="DELETE").status == 204
    assert call(server.url, path, token=was).status == 200
    assert call(server.url, path, token=taken).status == 401
    trail = call(server.url, f"{path}/log").body["trail"]
    assert [one["kind"] for one in trail] == ["joined", "took_over", "stopped"]
    assert json.dumps(trail).count(was) == 0


def test_a_seat_is_freed_by_its_own_phone_the_table_or_with_a_yes(server):
    """Not by another phone, nor by the one that has taken the table, alone."""
    table = opened(server)
    path, tablet = f"/sittings/{table['code']}", table["table_token"]

    def claims(seat: int) -> str:
        token: str = call(server.url, f"{path}/seats/{seat}/claim", {}).body["token"]
        return token

    def frees(seat: int, token: str | None) -> int:
        freed = call(server.url, f"{path}/seats/{seat}/claim", token=token, method="DELETE")
        return freed.status

    ann, ben = claims(0), claims(1)
    assert (frees(0, ben), frees(0, None), frees(0, ann)) == (403, 401, 204)
    ann = claims(0)
    assert frees(0, tablet) == 204
    ann = claims(0)
    taken = call(server.url, f"{path}/table/claim", {}, token=ben).body["table_token"]
    assert frees(0, taken) == 403
    assert call(server.url, path, token=ann).body["asked"] == [0], "the seat is hers still"
    cem = claims(2)
    assert frees(0, cem) == 204, "a yes"
    assert call(server.url, path, token=ann).status == 401


def test_a_long_log_comes_in_pages(server):
    table = opened(server)
    path, token = f"/sittings/{table['code']}", table["table_token"]
    for n in range(5):
        pay = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
        body = {"id": f"pay-{n}", "seat": None, "action": pay}
        assert call(server.url, f"{path}/actions", body, token=token).status == 200
    page = call(server.url, f"{path}/log?limit=2").body
    assert ([one["number"] for one in page["entries"]], page["next"]) == ([4, 5], 4)
    assert call(server.url, f"{path}/log?limit={'9' * 30}").status == 422
