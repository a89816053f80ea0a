"""A phone becomes the table: every screen says so, and anybody may stop it."""

import itertools

import pytest

from companion.text import LANGUAGES
from tests.web.conftest import answered
from tests.web.test_refusals import check

pytestmark = pytest.mark.databases


@pytest.fixture
def room(app, sitting):
    """A tablet and the phones of Ann and Ben, by their cookies, and the address of the sitting."""
    tablet, ann, ben = (app.test_client() for _ in range(3))
    tablet.set_cookie(f"table_{sitting.code}", sitting.table.token)
    path = f"/s/{sitting.code}"
    for seat, phone in enumerate((ann, ben)):
        assert phone.post(f"{path}/seats/{seat}/claim").status_code == 303
    return tablet, ann, ben, path


def screens(client, path: str):
    """What the stream of this device tells, without its beats."""
    answer = client.get(path)
    return (
        event
        for event in (chunk.decode() for chunk in answer.iter_encoded())
        if not event.startswith(("retry", "event: beat"))
    )


def test_every_screen_says_who_took_over_and_offers_to_stop_it(room):
    tablet, ann, ben, path = room
    assert "data-alarm" not in ann.get(f"{path}/seat").text
    listening = [screens(tablet, f"{path}/table/stream"), screens(ann, f"{path}/seat/stream")]
    for one in listening:
        assert "data-alarm" not in next(one)
    assert ben.post(f"{path}/table/claim").location == f"{path}/table"
    for one in listening:
        news = next(one)
        assert 'data-alarm="1020000"' in news
        assert f'action="{path}/table/stop"' in news
        assert "Ben" in news
        one.close()
    for client, screen in ((tablet, "table"), (ann, "seat"), (ben, "seat"), (ben, "table")):
        assert "data-alarm" in client.get(f"{path}/{screen}").text


def test_the_tablet_stops_it_and_is_the_table_again(room):
    tablet, _, ben, path = room
    ben.post(f"{path}/table/claim")
    listening = screens(tablet, f"{path}/table/stream")
    assert f'action="{path}/table/stop"' in next(listening)
    assert tablet.post(f"{path}/table/stop").location == f"{path}/table"
    assert 'class="table' in next(listening)
    listening.close()
    assert 'class="table' in tablet.get(f"{path}/table").text
    assert ben.get(f"{path}/table").status_code == 401


def test_the_tablet_shows_nothing_of_the_game_while_it_is_not_the_table(room):
    tablet, _, ben, path = room
    ben.post(f"{path}/table/claim")
    answer = tablet.get(f"{path}/table")
    page = answer.text
    assert answer.status_code == 401
    assert "data-dialogs" not in page
    assert "Cem" not in page
    assert tablet.get(f"{path}/table/dialog?id=menu").status_code == 401
    roll = {"id": "a", "action": {"kind": "roll"}}
    assert tablet.post(f"{path}/table/actions", json=roll).status_code == 401


def test_the_phone_that_was_stopped_is_told_so_in_its_stream(room):
    _, ann, ben, path = room
    ben.post(f"{path}/table/claim")
    listening = screens(ben, f"{path}/table/stream")
    assert 'class="table' in next(listening)
    ann.post(f"{path}/table/stop")
    assert "event: gone" in next(listening)
    assert list(listening) == []


def test_the_phone_that_took_the_table_asks_for_a_seat_and_the_others_answer(room):
    _, ann, ben, path = room
    ben.post(f"{path}/table/claim")
    assert ben.post(f"{path}/seats/0/release").location == f"{path}/table"
    yes, no = f'action="{path}/seats/0/release"', f'action="{path}/seats/0/keep"'
    for client, screen, may in ((ann, "seat", True), (ben, "seat", False), (ben, "table", False)):
        page = client.get(f"{path}/{screen}").text
        alarms = page[page.index('id="alarms"') : page.index("</main>")].partition("</nav>")[0]
        assert (yes in alarms.partition('class="alarm"')[2].partition("join-code")[0]) == may
        assert no in alarms
    assert ann.post(f"{path}/seats/0/keep").location == f"{path}/seat"
    assert no not in ann.get(f"{path}/seat").text
    assert ann.get(f"{path}/seat").status_code == 200


def test_whoever_says_yes_for_another_keeps_the_own_seat(room, app):
    _, ann, ben, path = room
    cem = app.test_client()
    cem.post(f"{path}/seats/2/claim")
    ben.post(f"{path}/table/claim")
    ben.post(f"{path}/seats/0/release")
    assert cem.post(f"{path}/seats/0/release").location == f"{path}/seat"
    assert cem.get(f"{path}/seat").status_code == 200
    assert ann.get(f"{path}/seat").status_code == 401


def test_a_yes_that_comes_after_a_no_releases_nobody_even_from_ones_own_phone(room):
    _, ann, ben, path = room
    ben.post(f"{path}/table/claim")
    ben.post(f"{path}/seats/0/release")
    assert 'name="answers"' in ann.get(f"{path}/seat").text
    ben.post(f"{path}/seats/0/keep")
    late = ann.post(
        f"{path}/seats/0/release", data={"answers": "yes"}, headers={"Accept": "text/html"}
    )
    assert late.status_code == 409
    assert "already answered" in late.text
    assert ann.get(f"{path}/seat").status_code == 200


def test_the_phone_that_is_the_table_hands_on_no_foreign_seat(room):
    """Else it had the seat free at once, and its secrets under its own cover."""
    _, ann, ben, path = room
    ben.post(f"{path}/table/claim")
    refused = ben.post(
        f"{path}/seats/0/hand", data={"name": "Eve"}, headers={"Accept": "text/html"}
    )
    assert refused.status_code == 403
    page = ann.get(f"{path}/seat")
    assert page.status_code == 200
    assert "Eve" not in page.text
    assert f'action="{path}/seats/0/keep"' in page.text
    ben.post(f"{path}/seats/2/hand", data={"name": "Eve"})
    assert "Eve" in ben.get(f"{path}/table").text, "nobody has a phone there"
    ben.post(f"{path}/seats/1/hand", data={"name": "Bea"})
    assert "Bea" in ben.get(f"{path}/table").text, "it is its own"


def test_the_interface_tells_asks_and_stops_too(sitting, now):
    ann, ben = sitting.seat(0), sitting.seat(1)
    table = ben.with_token(answered(ben.post(f"{sitting.path}/table/claim"))["table_token"])
    told = answered(ann.get(sitting.path))
    assert (told["table_seat"], told["stop_until"]) == (1, now() + 20_000)
    check(table.delete(f"{sitting.path}/seats/0/claim"), 403, "seat", "seat_asks")
    assert answered(ann.get(sitting.path))["asked"] == [0]
    assert ann.post(f"{sitting.path}/seats/0/keep").status_code == 204
    assert answered(ann.get(sitting.path))["asked"] == []
    assert sitting.table.delete(f"{sitting.path}/table/claim").status_code == 204
    assert sitting.table.get(sitting.path).status_code == 200
    check(ann.delete(f"{sitting.path}/table/claim"), 409, "", "nothing_to_stop")


def test_the_log_comes_with_the_trail_in_every_language(sitting, app, now):
    ann = sitting.seat(0)
    ben = sitting.seat(1)
    now.pass_seconds(60)
    taken = answered(ben.post(f"{sitting.path}/table/claim"))["table_token"]
    told = {
        language: answered(ann.get(f"{sitting.path}/log?lang={language}"))["trail"]
        for language in LANGUAGES
    }
    kinds = [(one["kind"], one["seat"], one["by"], one["at"]) for one in told["en"]]
    assert kinds == [
        ("joined", 0, 0, 1_000_000), ("joined", 1, 1, 1_000_000), ("took_over", 1, 1, 1_060_000),
    ]  # fmt: skip
    assert len({one[-1]["words"] for one in told.values()}) == len(LANGUAGES)
    assert all("Ben" in one[-1]["words"] for one in told.values())
    assert taken not in str(told)
    assert answered(ann.get(f"{sitting.path}/log"))["entries"] == []
    for part, language in itertools.product(("", "part&"), LANGUAGES):
        page = app.test_client().get(f"/s/{sitting.code}/log?{part}lang={language}").text
        assert page.index('class="trail"') > 0
        assert page.count("log-entry") == 3
