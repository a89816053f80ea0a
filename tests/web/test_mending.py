"""To put an entry right: what the interface answers."""

from typing import Any

import pytest

from .conftest import FIGHT, Sitting, Visitor, answered, opened

pytestmark = pytest.mark.databases


def take(n: int) -> dict[str, Any]:
    return {"kind": "take", "n": n}


@pytest.fixture
def taken(sitting: Sitting) -> Sitting:
    """Ann takes 3, Ben 2, Ann 1."""
    for seat, n in ((0, 3), (1, 2), (0, 1)):
        answered(sitting.act(sitting.table, seat, **take(n)))
    return sitting


def propose(sitting: Sitting, visitor: Visitor, **document: Any) -> Any:
    return visitor.post(f"{sitting.path}/mend", document)


def log(sitting: Sitting, visitor: Visitor) -> dict[int, dict[str, Any]]:
    entries = answered(visitor.get(f"{sitting.path}/log"))["entries"]
    return {one["number"]: one for one in entries}


def pearls(sitting: Sitting) -> list[int]:
    found: list[int] = answered(sitting.table.get(sitting.path))["view"]["pearls"]
    return found


def test_the_dry_run_says_what_would_change_and_changes_nothing(taken):
    assert answered(propose(taken, taken.table, entry=1, action=take(5))) == {
        "version": 3,
        "changes": ["en: Ann: 4 to 6"],
        "blocked_by": [],
    }
    assert (taken.version(), pearls(taken)) == (3, [4, 2, 0])


def test_the_dry_run_takes_the_same_body(taken):
    body = {"kind": "mend", "entry": 2, "action": None}
    assert answered(propose(taken, taken.table, **body))["changes"] == ["en: Ben: 2 to 0"]
    body = {"kind": "mend", "entry": 2, "action": take(2), "seat": 2}
    assert len(answered(propose(taken, taken.table, **body))["changes"]) == 2


def test_what_is_in_the_way_is_said(taken):
    answered(taken.act(taken.table, 2, **take(14)))
    told = answered(propose(taken, taken.table, entry=1, action=take(4)))
    assert told["changes"] == []
    answer = taken.act(taken.table, None, kind="mend", entry=1, action=take(4), expected=4)
    assert answer.status_code == 409
    assert answer.json["blocked_by"] == told["blocked_by"]
    (blocker,) = told["blocked_by"]
    assert (blocker["entry"], blocker["why"]) == (4, "en: 13 left")
    assert answer.json["detail"]
    assert (taken.version(), pearls(taken)) == (4, [4, 2, 14])


def test_a_refusal_that_nothing_is_in_the_way_of_says_nothing_of_it(taken):
    answer = taken.act(taken.table, 0, **take(99))
    assert "blocked_by" not in answer.json


@pytest.mark.parametrize(
    ("document", "status", "path"),
    [
        ({"entry": 9}, 422, "entry"),
        ({"entry": "one"}, 400, "entry"),
        ({"action": 7}, 400, "action"),
        ({"action": {"kind": "take", "n": "x"}}, 400, "action.n"),
        ({"action": {"kind": "take", "n": 99}}, 422, "action.n"),
        ({"action": {"kind": "take", "n": 3}}, 409, "action"),
        ({"seat": 9}, 404, "seat"),
        ({"seat": "Ann"}, 400, "seat"),
        ({"expected": 3}, 400, "expected"),
        ({"kind": "rewind"}, 422, "kind"),
        ({"more": 1}, 400, "more"),
    ],
)
def test_a_dry_run_that_cannot_be_is_refused_with_a_path(taken, document, status, path):
    answer = propose(taken, taken.table, **{"entry": 1, "action": take(5)} | document)
    assert answer.status_code == status
    assert path in [fault["path"] for fault in answer.json["errors"]]
    assert answer.json["detail"]


def test_who_brings_no_token_is_asked_for_one(taken, visitor):
    assert propose(taken, visitor, entry=1, action=None).status_code == 401
    assert visitor.post("/sittings/22222/mend", {}).status_code == 404


def test_a_phone_puts_right_its_own_entries_alone(taken):
    ben = taken.seat(1)
    assert propose(taken, ben, entry=1, action=take(5)).status_code == 403
    assert answered(propose(taken, ben, entry=2, action=take(5)))["changes"]
    assert taken.act(ben, 1, kind="mend", entry=2, action=None, expected=3).status_code == 200
    assert pearls(taken) == [4, 0, 0]


def test_the_log_says_what_stands_there_now_and_what_may_be_put_right(taken, visitor):
    answered(taken.act(taken.table, None, kind="mend", entry=1, action=take(5), expected=3))
    entries = log(taken, taken.table)
    assert (entries[1]["mended_by"], entries[1]["undone"]) == (4, False)
    assert entries[1]["now"] == "en: Ann Take"
    assert [one["mendable"] for one in entries.values()] == [True, True, True, False]
    assert not any(one["mendable"] for one in log(taken, visitor).values())


def test_what_may_be_done_now_lists_it(visitor):
    city = {"kind": "correct_city", "city": "Roma", "owner": 1}
    sitting = opened(visitor, "condottiere", ("", ""), city)
    listed = answered(sitting.table.get(f"{sitting.path}/moves"))["moves"]
    (one,) = (one for one in listed if one["slot"] == "mend")
    assert one["action"] == {"kind": "mend", "expected": 1}
    assert [field["name"] for field in one["fields"]] == ["entry", "action"]
    assert [value["value"] for value in one["fields"][0]["values"]] == [1]


def test_whose_conquest_it_was_is_put_right_at_its_line(visitor):
    """The line had no pencil: the city had to be found on the map."""
    won = {"kind": "end_battle", "battle": 1, "winner": 0, "by_hand": True}
    sitting = opened(visitor, "condottiere", ("", ""), *FIGHT, won, tools=["map"])
    assert log(sitting, sitting.table)[3]["mendable"]
    right = {"kind": "mend", "entry": 3, "action": {**won, "winner": 1}, "expected": 3}
    answered(sitting.act(sitting.table, None, **right))
    view = answered(sitting.table.get(sitting.path))["view"]
    assert [one["owner"] for one in view["cities"] if one["city"] == "Roma"] == [1]


# The screen


def test_the_dialog_asks_for_the_fields_of_the_action(app, taken):
    browser = taken.device(app)
    answer = browser.get(f"/s/{taken.code}/table/mend/1")
    assert answer.status_code == 200
    assert 'name="action.n"' in answer.text
    assert f'data-mend="/s/{taken.code}/table/mend"' in answer.text
    told = browser.post(f"/s/{taken.code}/table/mend", json={"entry": 1, "action": take(5)})
    assert answered(told)["changes"] == ["en: Ann: 4 to 6"]
    log = browser.get(f"/s/{taken.code}/log").text
    assert f"/s/{taken.code}/table/mend/1" in log


def test_the_last_entry_of_something_is_found_by_its_values(app, taken):
    browser = taken.device(app)
    form = browser.get(f"/s/{taken.code}/table/mend/last?kind=take&n=2").text
    assert 'id="mend-take-2"' in form
    assert "&#34;entry&#34;:2," in form
    assert browser.get(f"/s/{taken.code}/table/mend/last?n=7").status_code == 422


def test_what_others_did_cannot_be_guessed_by_its_values(app, taken):
    """That there is none and that it is not one's own were told apart."""
    phone = taken.device(app, 1)
    answers = [phone.get(f"/s/{taken.code}/seat/mend/last?n={n}") for n in (3, 7)]
    assert answers[0].status_code == answers[1].status_code == 422
    assert answers[0].json == answers[1].json


def test_a_card_to_be_put_right_was_asked_for_as_a_person(app, visitor):
    sitting = opened(visitor, "condottiere", ("", ""), *FIGHT, tools=["map", "battle"])
    answered(sitting.act(sitting.table, 0, kind="lay", battle=1, card=3))
    browser = sitting.device(app)
    form = browser.get(f"/s/{sitting.code}/table/mend/3").text
    assert form.count("What it is") == form.count("Who it’s about") == 1


def test_a_phone_is_offered_its_own_entries_and_an_onlooker_none(app, taken):
    phone, onlooker = app.test_client(), app.test_client()
    phone.set_cookie(f"seat_{taken.code}", taken.seat(1).token)
    log = phone.get(f"/s/{taken.code}/log").text
    assert f"/s/{taken.code}/seat/mend/2" in log
    assert f"/s/{taken.code}/seat/mend/1" not in log
    assert "/mend/" not in onlooker.get(f"/s/{taken.code}/log").text


@pytest.mark.parametrize(("entry", "status"), [(1, 403), (4, 403), (0, 422), (9, 422)])
def test_a_dialog_that_cannot_be_is_refused_with_a_sentence(app, taken, entry, status):
    answered(taken.act(taken.table, None, kind="roll"))
    phone = taken.device(app, 1)
    answer = phone.get(f"/s/{taken.code}/seat/mend/{entry}")
    assert answer.status_code == status
    assert answer.json is not None
    assert answer.json["detail"]
