"""A sitting that the rules of today do not follow says so, and offers what is left of it."""

from random import Random

import pytest

from companion.engine.refusal import RuleError
from tests import toy
from tests.conftest import lying_at, with_pearls

from .conftest import Visitor, answered

pytestmark = pytest.mark.databases

PAGES = ("", "table", "seat", "table/dialog?id=menu", "print")


@pytest.fixture
def later(app, sitting, tmp_path, now, database, monkeypatch):
    """Ann, Ben and Cem have rolled, hidden and taken; then the rules gave up taking."""
    sitting.ann = sitting.seat(0).token
    sitting.act(sitting.table, None, kind="roll")
    sitting.act(sitting.table, 1, kind="hide", number=4711174711)
    sitting.act(sitting.table, 0, kind="take", n=2)
    newer = toy.refusing(toy.Take, RuleError("toy-no-more"), rules_version=2)
    monkeypatch.setattr(toy, "GAME", newer)
    later = with_pearls(tmp_path, NOW=now, DICE=Random(7), **lying_at(database))
    yield later
    later.extensions["companion"].store.close()


@pytest.fixture
def browser(later, sitting):
    """Ann's, which is the table screen too."""
    client = later.test_client()
    client.set_cookie(f"table_{sitting.code}", sitting.table.token)
    client.set_cookie(f"seat_{sitting.code}", sitting.ann)
    return client


def go(client, address):
    return client.get(address, headers={"Accept": "text/html", "Accept-Language": "en"})


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_it_offers_its_log_and_a_score_entry(browser, sitting, page):
    answer = go(browser, f"/s/{sitting.code}/{page}")
    if answer.status_code == 302:
        answer = go(browser, answer.location)
    assert answer.status_code == 409
    assert "was played under older rules" in answer.text
    assert f'href="/s/{sitting.code}/log"' in answer.text
    assert 'href="/score/pearls?players=3&amp;name=Ann&amp;name=Ben&amp;name=Cem"' in answer.text


def test_the_home_screen_still_leads_to_it(browser, sitting):
    home = go(browser, "/")
    assert home.status_code == 200
    assert f'href="/s/{sitting.code}/table"' in home.text


def test_a_guest_who_scans_its_code_is_told_too(later, sitting):
    answer = go(later.test_client(), f"/s/{sitting.code}/")
    assert answer.status_code == 409
    assert f'href="/s/{sitting.code}/log"' in answer.text


def test_its_log_is_in_words_as_far_as_they_go(browser, sitting):
    log = go(browser, f"/s/{sitting.code}/log")
    assert log.status_code == 200
    assert "Roll" in log.text
    assert "hid something" in log.text
    assert "4711174711" not in log.text
    assert "<bdi>Ann</bdi>: something this version can no longer read (take)" in log.text
    assert "rewind" not in log.text, "nobody goes back in it"


@pytest.mark.parametrize("game", ["citadels", "condottiere", "dunhuang", "sheriff"])
def test_a_score_entry_knows_the_names_that_it_was_given(later, game):
    names = {"players": 3, "name": ["Ann", " B<b>en ", "", "Dora"]}
    page = later.test_client().get(f"/score/{game}", query_string=names)
    assert page.status_code == 200
    assert 'value="Ann"' in page.text
    assert 'value="B&lt;b&gt;en"' in page.text
    assert 'value="Dora"' not in page.text
    assert page.text.count("name=Ann&amp;name=B%3Cb%3Een") >= 2, (
        "other numbers of players keep them"
    )


def test_programs_get_a_problem_document_and_its_log(later, sitting):
    visitor = Visitor(later.test_client(use_cookies=False))
    table = visitor.with_token(sitting.table.token)
    envelope = {"id": "later", "seat": 0, "action": {"kind": "roll"}}
    for answer in (
        visitor.get(sitting.path),
        table.get(sitting.path),
        table.get(f"{sitting.path}/stream"),
        table.get(f"{sitting.path}/export"),
        table.post(f"{sitting.path}/actions", envelope),
        table.post(f"{sitting.path}/seats/2/claim"),
        table.delete(f"{sitting.path}/seats/0/claim"),
        visitor.with_token(sitting.ann).post(f"{sitting.path}/table/claim"),
    ):
        assert answer.status_code == 409
        assert answer.mimetype == "application/problem+json"
        assert '"code":"sitting_too_old"' in answer.text
    log = answered(table.get(f"{sitting.path}/log"))
    assert log["version"] == 3
    assert [entry["seat"] for entry in log["entries"]] == [None, 1, 0]
    assert log["entries"][2]["action"] is None


def test_a_screen_that_is_still_open_is_told_by_its_stream(browser, sitting):
    stream = go(browser, f"/s/{sitting.code}/table/stream")
    assert "event: gone" in stream.text
    assert "was played under older rules" in stream.text


def test_a_sitting_that_has_ended_shows_its_result_as_it_was_stored(app, sitting, request):
    sitting.act(sitting.table, None, kind="finish")
    later = request.getfixturevalue("later")
    client = later.test_client()
    door = go(client, f"/s/{sitting.code}/")
    assert door.status_code == 409
    assert f'href="/s/{sitting.code}/result"' in door.text
    assert "/score/pearls" not in door.text
    result = go(client, f"/s/{sitting.code}/result")
    assert result.status_code == 200
    assert "Cem" in result.text
