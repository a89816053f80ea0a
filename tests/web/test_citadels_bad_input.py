"""Citadels: what two hands, a wrong one or a dead one may tap is said, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from companion import create_app

from .test_citadels_twins import call, do, view
from .test_twins import NAMES, Played, seated

PLACES = (None, *range(len(NAMES)))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return create_app(tmp_path_factory.mktemp("hands"), NOW=lambda: 1_000_000)


def calling(app: Flask, **options: Any) -> Played:
    sitting = seated(app, "citadels", tools=["caller"], calls="by_hand", **options)
    do(sitting, None, kind="begin", crown=0)
    do(sitting, None, kind="start_calls", round=1)
    return sitting


def log(sitting: Played) -> Any:
    return sitting.devices[None].get(f"/api/v1/sittings/{sitting.code}/log").json


def refused(sitting: Played, place: int | None, /, **action: Any) -> str:
    """In a sentence, to whoever tapped, and nothing has happened."""
    before, shown = log(sitting), [sitting.page(each) for each in PLACES]
    answer = sitting.act(place, **action)
    assert 400 <= answer.status_code < 500, answer.text
    assert log(sitting) == before
    assert [sitting.page(each) for each in PLACES] == shown
    assert answer.json is not None
    sentence: str = answer.json["detail"]
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize("second", [None, 0])
def test_two_fingers_on_next_call_one_rank(app: Flask, second: int | None) -> None:
    sitting = calling(app)
    number = call(sitting)
    do(sitting, None, kind="silence", call=number)
    refused(sitting, second, kind="silence", call=number)
    now = view(sitting)["caller"]
    assert (now["rank"], now["call"]) == (2, number + 1)


def test_an_answer_that_comes_too_late_or_in_anothers_turn_stops_nobody(app: Flask) -> None:
    sitting = calling(app)
    number = call(sitting)
    do(sitting, None, kind="silence", call=number)
    refused(sitting, 2, kind="answer", call=number, who=2)
    do(sitting, 1, kind="answer", call=call(sitting), who=1)
    turn = view(sitting)["turn"]
    refused(sitting, 2, kind="answer", call=number + 1, who=2)
    refused(sitting, 2, kind="answer", call=number + 2, who=2)
    assert view(sitting)["turn"] == turn


def test_nobody_answers_for_somebody_else(app: Flask) -> None:
    sitting = calling(app)
    refused(sitting, 2, kind="answer", call=call(sitting), who=1)


def test_a_wrong_thats_me_and_a_right_one_that_was_killed_are_answered_alike(app: Flask) -> None:
    sitting = seated(app, "citadels", tools=["caller"])
    do(sitting, None, kind="begin", crown=0)
    do(sitting, 0, kind="deal", round=1)
    while (selection := view(sitting)["selection"]) is not None:
        chooser = selection["chooser"]
        you = view(sitting, chooser)["you"]
        step = next(one["step"] for one in selection["draft"] if one["now"])
        kept, lays = you["choice"][0]["rank"], None
        if you["lays"]:
            lays = you["choice"][1]["rank"]
        do(sitting, chooser, kind="pick", round=1, step=step, rank=kept, lays=lays)
    rank = view(sitting)["caller"]["rank"]
    holders = [
        seat
        for seat in range(len(NAMES))
        if rank in [one["rank"] for one in view(sitting, seat)["you"]["held"]]
    ]
    wrong = [seat for seat in range(len(NAMES)) if seat not in holders]
    said = {refused(sitting, seat, kind="answer", call=call(sitting), who=seat) for seat in wrong}
    assert said == {"That is not your card."}


@pytest.mark.parametrize("language", ["en", "ko", "ru"])
def test_nine_characters_with_two_players_are_refused_where_they_stand(
    tmp_path: Path, language: str
) -> None:
    client = create_app(tmp_path).test_client()
    nine = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    body = {
        "game": "citadels",
        "options": {"cast": [*nine, "artist"]},
        "seats": [{"name": "Ann"}, {"name": "Ben"}],
    }
    answer = client.post("/api/v1/sittings", json=body, headers={"Accept-Language": language})
    assert answer.status_code == 422
    assert answer.json is not None
    assert any(one["path"].startswith("options.cast") for one in answer.json["errors"])
    assert all(one["message"] for one in answer.json["errors"])
    # Asked for as a choice it is just not there: the set has what two can have.
    body["options"] = {"ninth": True}
    opened = client.post("/api/v1/sittings", json=body)
    assert opened.status_code == 201
    assert opened.json is not None
    path = f"/api/v1/sittings/{opened.json['code']}"
    shown = client.get(path).json
    assert shown is not None
    assert len(shown["view"]["cast"]) == 8
