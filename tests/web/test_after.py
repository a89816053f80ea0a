"""What comes after a result: all screens at once, the same again, and what is shared."""

import pytest
from flask import Flask

from .conftest import Sitting, answered

pytestmark = pytest.mark.databases


def ended(sitting: Sitting) -> Sitting:
    for kind in ("reveal", "finish"):
        assert sitting.act(sitting.table, None, kind=kind).status_code == 200
    return sitting


def at_table(app: Flask, sitting: Sitting):
    browser = app.test_client()
    browser.set_cookie(f"table_{sitting.code}", str(sitting.table.token))
    return browser


def test_every_screen_is_told_the_moment_from_which_it_is_uncovered(app, sitting, now):
    now.at = 1_700_000_000_000
    ended(sitting)
    now.at += 5_000
    browser = at_table(app, sitting)
    browser.set_cookie(f"seat_{sitting.code}", str(sitting.seat(1).token))
    for page in ("table", "seat", "result"):
        html = browser.get(f"/s/{sitting.code}/{page}").get_data(as_text=True)
        assert 'data-ended-at="1700000000000"' in html


def test_a_phone_shows_its_own_row_first(app, sitting):
    ended(sitting)
    browser = app.test_client()
    browser.set_cookie(f"seat_{sitting.code}", str(sitting.seat(2).token))
    html = browser.get(f"/s/{sitting.code}/seat").get_data(as_text=True)
    rows = [html.index(f'id="rank-{seat}"') for seat in (2, 0, 1)]
    assert rows == sorted(rows)
    assert html.count('id="rank-2"') == 1


def test_the_same_again_opens_a_sitting_for_the_same_people(app, sitting, visitor):
    ended(sitting)
    answer = at_table(app, sitting).post(f"/s/{sitting.code}/again")
    assert answer.status_code == 303
    code = answer.location.split("/")[-2]
    assert code != sitting.code
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith(f"table_{code}=")
    document = answered(visitor.get(f"/sittings/{code}"))
    assert [seat["name"] for seat in document["seats"]] == ["Ann", "Ben", "Cem"]
    assert document["game"] == "pearls"


def test_only_the_table_plays_the_same_again_and_only_after_the_end(app, sitting):
    answer = at_table(app, sitting).post(f"/s/{sitting.code}/again")
    assert answer.location.endswith(f"/s/{sitting.code}/table")
    ended(sitting)
    phone = app.test_client()
    phone.set_cookie(f"seat_{sitting.code}", str(sitting.seat(0).token))
    assert phone.post(f"/s/{sitting.code}/again").status_code == 401


def test_what_is_shared_of_a_result_can_be_had(app, sitting):
    ended(sitting)
    browser = at_table(app, sitting)
    html = browser.get(f"/s/{sitting.code}/table/dialog?id=share").get_data(as_text=True)
    for there in (f"/s/{sitting.code}/result", f"/api/v1/sittings/{sitting.code}/export"):
        assert f'href="{there}"' in html
        assert browser.get(there).status_code == 200
    assert f'href="/s/{sitting.code}/result.pdf"' in html
    phone = app.test_client()
    phone.set_cookie(f"seat_{sitting.code}", str(sitting.seat(0).token))
    html = phone.get(f"/s/{sitting.code}/seat/dialog?id=share").get_data(as_text=True)
    assert "/export" not in html


def test_what_would_have_turned_a_count_is_reckoned_when_somebody_wants_to_see_it(visitor):
    players = [
        {"name": "Ann", "gold": 60},
        {"name": "Ben", "goods": {"chicken": 5}},
        {"name": "Cleo", "gold": 68},
    ]
    sent = {"edition": "second", "players": players}
    shown, typed = (
        visitor.client.post(f"/score/sheriff{query}", json=sent, headers={"Accept-Language": "en"})
        for query in ("?show", "")
    )
    assert "takes Queen of Chickens and wins" in shown.json["html"]
    assert "takes Queen of Chickens and wins" not in typed.json["html"]
