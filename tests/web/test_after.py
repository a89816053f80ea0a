"""What comes after a result: all screens at once, the same again, and what is shared."""

import pytest

from .conftest import Sitting, answered

pytestmark = pytest.mark.databases


def ended(sitting: Sitting) -> Sitting:
    for kind in ("reveal", "finish"):
        assert sitting.act(sitting.table, None, kind=kind).status_code == 200
    return sitting


def test_every_screen_is_told_the_moment_from_which_it_is_uncovered(app, sitting, now):
    now.at = 1_700_000_000_000
    ended(sitting)
    now.at += 5_000
    browser = sitting.device(app)
    browser.set_cookie(f"seat_{sitting.code}", str(sitting.seat(1).token))
    for page in ("table", "seat", "result"):
        html = browser.get(f"/s/{sitting.code}/{page}").get_data(as_text=True)
        assert 'data-ended-at="1700000000000"' in html


def test_a_phone_shows_its_own_row_first(app, sitting):
    ended(sitting)
    browser = sitting.device(app, 2)
    html = browser.get(f"/s/{sitting.code}/seat").get_data(as_text=True)
    rows = [html.index(f'id="rank-{seat}"') for seat in (2, 0, 1)]
    assert rows == sorted(rows)
    assert html.count('id="rank-2"') == 1


def test_the_same_again_opens_a_sitting_for_the_same_people(app, sitting, visitor):
    ended(sitting)
    answer = sitting.device(app).post(f"/s/{sitting.code}/again")
    assert answer.status_code == 303
    code = answer.location.split("/")[-2]
    assert code != sitting.code
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith(f"table_{code}=")
    document = answered(visitor.get(f"/sittings/{code}"))
    assert [seat["name"] for seat in document["seats"]] == ["Ann", "Ben", "Cem"]
    assert document["game"] == "pearls"


def test_only_the_table_plays_the_same_again_and_only_after_the_end(app, sitting):
    answer = sitting.device(app).post(f"/s/{sitting.code}/again")
    assert answer.location.endswith(f"/s/{sitting.code}/table")
    ended(sitting)
    phone = sitting.device(app, 0)
    assert phone.post(f"/s/{sitting.code}/again").status_code == 401


def code_of(answer):
    return answer.location.split("/")[-2]


def claimed(visitor, code):
    return [seat["claimed"] for seat in answered(visitor.get(f"/sittings/{code}"))["seats"]]


def test_a_phone_goes_on_to_its_seat_in_the_next_game_once(app, sitting, visitor):
    ben = sitting.device(app, 1)
    ended(sitting)
    assert "data-follow" not in ben.get(f"/s/{sitting.code}/seat").text
    code = code_of(sitting.device(app).post(f"/s/{sitting.code}/again"))
    assert "data-follow" in ben.get(f"/s/{sitting.code}/seat").text

    answers = [ben.post(f"/s/{sitting.code}/follow") for _ in range(2)]
    assert [answer.location for answer in answers] == [f"/s/{code}/seat"] * 2
    assert len({answer.headers["Set-Cookie"].partition(";")[0] for answer in answers}) == 1
    assert claimed(visitor, code) == [False, True, False]


def test_again_tapped_twice_opens_one_game(app, sitting):
    ended(sitting)
    table = sitting.device(app)
    once, twice = (table.post(f"/s/{sitting.code}/again") for _ in range(2))
    assert once.location == twice.location
    assert table.get(twice.location).status_code == 200


def test_everybody_who_shares_a_phone_goes_on_with_it(app, sitting, visitor):
    phone = sitting.device(app, 2, 0)
    ended(sitting)
    code = code_of(sitting.device(app).post(f"/s/{sitting.code}/again"))
    phone.post(f"/s/{sitting.code}/follow")
    assert 'class="phone seat-2' in phone.get(f"/s/{code}/seat").text
    assert claimed(visitor, code) == [True, False, True]


def test_a_phone_is_asked_where_its_person_sits_elsewhere_in_the_next_game(app, sitting):
    ann, cem = sitting.device(app, 0), sitting.device(app, 2)
    ended(sitting)
    seats = [{"name": name} for name in ("Dan", "Ben", "Ann")]
    table = sitting.device(app)
    opened = table.post("/new/pearls", json={"game": "pearls", "seats": seats})
    code = opened.json["location"].split("/")[-2]

    page = ann.get(f"/s/{sitting.code}/seat").text
    assert f'action="/s/{sitting.code}/follow"' in page
    assert "data-follow" not in page
    assert ann.post(f"/s/{sitting.code}/follow").location == f"/s/{code}/seat"
    assert 'class="phone seat-2' in ann.get(f"/s/{code}/seat").text
    assert cem.post(f"/s/{sitting.code}/follow").location == f"/s/{code}/"


def test_nobody_follows_with_a_dead_token_or_into_a_taken_seat(app, sitting, visitor):
    ben, stranger = sitting.device(app, 1), app.test_client()
    ended(sitting)
    assert ben.post(f"/s/{sitting.code}/follow").location == f"/s/{sitting.code}/seat"
    code = code_of(sitting.device(app).post(f"/s/{sitting.code}/again"))
    answered(visitor.post(f"/sittings/{code}/seats/1/claim", {}))
    stranger.set_cookie(f"seat_{sitting.code}", "made-up")
    for one in (ben, stranger):
        answer = one.post(f"/s/{sitting.code}/follow")
        assert answer.location == f"/s/{code}/"
        assert f"seat_{code}" not in answer.headers.get("Set-Cookie", "")


def test_what_is_shared_of_a_result_can_be_had(app, sitting):
    ended(sitting)
    browser = sitting.device(app)
    html = browser.get(f"/s/{sitting.code}/table/dialog?id=share").get_data(as_text=True)
    for there in (f"/s/{sitting.code}/result", f"/api/v1/sittings/{sitting.code}/export"):
        assert f'href="{there}"' in html
        assert browser.get(there).status_code == 200
    assert f'href="/s/{sitting.code}/result.pdf"' in html
    phone = sitting.device(app, 0)
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
    assert "would have taken Queen of Chickens and won" in shown.json["html"]
    assert "would have taken Queen of Chickens and won" not in typed.json["html"]
