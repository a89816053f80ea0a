"""What another site, another name or a crooked address may not do."""

import socket

import pytest

from companion.web import hosts
from tests.conftest import with_pearls
from tests.web.conftest import Visitor

pytestmark = pytest.mark.databases

FOREIGN = ("https://evil.example", "http://localhost:81", "null", "http://[", "nonsense", "")


# --- origins --------------------------------------------------------------------------------------


def test_a_page_of_another_site_changes_nothing_even_without_cookies(sitting, app):
    stranger, room, base = app.test_client(), f"/s/{sitting.code}", f"/api/v1{sitting.path}"
    two = {"game": "pearls", "seats": [{}, {}]}
    for path, sent in (
        (f"{room}/seats/1/claim", {}),
        (f"{room}/seats/1/release", {}),
        (f"{room}/table/claim", {}),
        (f"{room}/table/actions", {"json": {}}),
        (f"{base}/seats/1/claim", {}),
        (f"{base}/actions", {"json": {}}),
        ("/api/v1/sittings", {"json": two}),
        ("/api/v1/sittings/import", {"json": {}}),
        ("/new/pearls", {"json": two}),
        ("/language", {"data": {"language": "ko"}}),
    ):
        for origin in FOREIGN:
            answer = stranger.post(path, headers={"Origin": origin}, **sent)
            assert answer.status_code == 403, (path, origin)
            assert "Set-Cookie" not in answer.headers
            assert answer.json["errors"][0]["code"] == "other_origin"
    sittings = app.extensions["companion"].sittings
    assert not any(sittings.queries.look(sitting.code, None).claimed)
    assert len(sittings.queries.recent()) == 1


def test_another_site_may_not_use_a_token_either(sitting):
    path, action = f"{sitting.path}/actions", {"id": "a", "action": {"kind": "roll"}}
    evil = {"Origin": "https://evil.example"}
    assert sitting.table.post(path, action, headers=evil).status_code == 403
    assert sitting.table.post(path, action).status_code == 200


def test_our_own_pages_are_our_own_by_any_of_our_names(app):
    for host, origin in (
        ("localhost", "http://localhost"),
        ("localhost", "http://localhost:80"),
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("[fe80::1]:8000", "http://[fe80::1]:8000"),
        ("tabletop.local", "https://tabletop.local"),
    ):
        head = {"Host": host, "Origin": origin}
        assert app.test_client().post("/language", headers=head).status_code == 303


# --- hosts ----------------------------------------------------------------------------------------

OURS = (
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.178.20:8000",
    "[::1]:8000",
    "[2001:db8::7]",
    "localhost:8000",
    "LOCALHOST",
    "localhost.",
    "tabletop.local:8000",
    socket.gethostname(),
    socket.gethostname().partition(".")[0] + ".local",
    "games.example:443",
)
NOT_OURS = (
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "tabletop.local.evil.example",
    "127.0.0.1.evil.example",
    "127.0.0.1, evil.example",
    "127.1",
    "2130706433",
    "games.example.evil.example",
    "a@127.0.0.1",
    "[::1",
    "",
    "гость.example",
)


def test_the_server_answers_to_its_own_names(app):
    hosts.allow(app, "Games.Example")
    for host in OURS:
        assert app.test_client().get("/about", headers={"Host": host}).status_code == 200, host


def test_a_name_of_somebody_else_gets_a_sentence_and_nothing_else(sitting, app):
    for host in NOT_OURS:
        head = {"Host": host.encode().decode("latin-1")}
        for path in ("/", f"/s/{sitting.code}/", f"/api/v1{sitting.path}", "/static/base.css"):
            answer = app.test_client().get(path, headers=head)
            assert answer.status_code == 421, (host, path)
            assert "Ann" not in answer.text
            assert "HOSTS" in answer.json["detail"]


def test_a_page_says_in_whose_language_this_name_is_not_ours(app):
    head = {"Host": "evil.example", "Accept": "text/html", "Accept-Language": "ko"}
    answer = app.test_client().get("/", headers=head)
    assert answer.status_code == 421
    assert "evil.example은 이 서버의 이름이 아니에요" in answer.text.replace("<bdi>", "").replace(
        "</bdi>", ""
    )


@pytest.mark.parametrize("written", ["games.example, spiele.example", ["games.example"]])
def test_names_in_the_settings_are_ours(tmp_path, toy_words, written):
    app = with_pearls(tmp_path, HOSTS=written, ADDRESS="https://abend.example/spiele/")
    for host, status in (("games.example", 200), ("abend.example", 200), ("other.example", 421)):
        assert app.test_client().get("/", headers={"Host": host}).status_code == status
    app.extensions["companion"].store.close()


# --- addresses ------------------------------------------------------------------------------------

AWAY = (
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "\t//evil.example",
    "/\n/evil.example",
    "/about\n",
    "/about\r\nSet-Cookie: a=b",
    "/a\\b",
    " /about",
    "about",
    "javascript:alert(1)",
    "",
)


def test_choosing_a_language_leads_to_no_other_house(app):
    for back in AWAY:
        answer = app.test_client().post("/language", data={"language": "ko", "back": back})
        assert (answer.status_code, answer.location) == (303, "/"), back


def test_choosing_a_language_leads_back(app):
    for back in ("/", "/about", "/s/K7QM2/seat", "/print/sheriff?lang=ru&paper=a4"):
        answer = app.test_client().post("/language", data={"language": "ko", "back": back})
        assert answer.location == back


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5000, "٣"])
def test_a_seat_or_page_with_thirty_digits_is_not_found(sitting, app, number):
    browser = sitting.device(app)
    for path in ("seats/{}/claim", "seats/{}/release"):
        answer = browser.post(f"/s/{sitting.code}/" + path.format(number))
        assert answer.status_code == 404
    for path in (
        f"/s/{sitting.code}/table/cover/{number}",
        f"/s/{sitting.code}/print/tents/{number}.png",
        f"/print/sheriff-aid/{number}.png",
    ):
        assert browser.get(path).status_code == 404
    assert Visitor(browser).post(f"{sitting.path}/seats/{number}/claim").status_code == 404


@pytest.mark.parametrize(
    "path", ["/", "/history", "/nowhere", "/api/v1/history", "/api/v1/nowhere"]
)
@pytest.mark.parametrize("query", ["x=\xff", "lang=\xff&\xfe", "game=\xed\xa0\x80"])
def test_a_query_that_is_no_utf_8_is_no_error_of_ours(app, path, query):
    answer = app.test_client().get(path, environ_overrides={"QUERY_STRING": query})
    assert answer.status_code in (200, 404, 422)


def test_letters_in_a_query_may_come_as_they_are(app):
    query = "name=Jürgen".encode().decode("latin-1")
    page = app.test_client().get("/score/sheriff", environ_overrides={"QUERY_STRING": query})
    assert "Jürgen" in page.text


def test_a_refused_order_for_paper_leaves_no_traceback(app, capfd):
    browser, many = app.test_client(), f"sheriff-aid.pdf?players={'9' * 30}"
    for order in ("sheriff-aid.pdf?players=99", many, "nothing.pdf", "sheriff-aid/1.png?paper=a9"):
        answer = browser.get(f"/print/{order}")
        assert answer.status_code in (404, 422), order
    assert "Traceback" not in capfd.readouterr().err
