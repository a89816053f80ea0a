"""What Sheriff refuses over the wire, and how people are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion import create_app

from .test_twins import Played, seated


def sitting(tmp_path: Path, **options: Any) -> Played:
    return seated(create_app(tmp_path, NOW=lambda: 1_000_000), "sheriff", **options)


def begun(tmp_path: Path, to: str, **options: Any) -> Played:
    played = sitting(tmp_path, **options)
    for action in (
        {"kind": "begin", "sheriff": 0},
        {"kind": "advance", "round": 1, "phase": "market", "to": to},
    ):
        assert played.act(None, **action).status_code == 200
    return played


@pytest.mark.parametrize(("edition", "book"), [("first", "1st"), ("second", "2nd")])
@pytest.mark.rule("s2.ruling.three_players_bread")
def test_a_ruling_of_both_editions_names_the_one_that_is_played(
    tmp_path: Path, edition: str, book: str
) -> None:
    app = create_app(tmp_path)
    seats = [{"name": name} for name in ("Ann", "Ben", "Cem")]
    options = {"edition": edition, "tools": ["rounds", "declarations"]}
    wish = {"game": "sheriff", "seats": seats, "options": options}
    client = app.test_client()
    made = client.post("/api/v1/sittings", json=wish).json
    assert made is not None
    head = {"Authorization": f"Bearer {made['table_token']}"}
    url = f"/api/v1/sittings/{made['code']}/actions?lang=en"
    begin = {"id": "1", "seat": None, "action": {"kind": "begin", "sheriff": 0}}
    assert client.post(url, json=begin, headers=head).status_code == 200
    bread = {"kind": "declare", "round": 1, "good": "bread", "count": 1}
    said = client.post(url, json={"id": "2", "seat": 1, "action": bread}, headers=head).json
    assert said is not None
    assert said["rule"] == "s2.ruling.three_players_bread"
    assert f"Sheriff, {book} edition" in said["detail"]


def test_who_pays_asks_in_place_for_what_was_not_entered(tmp_path: Path) -> None:
    played = begun(tmp_path, "inspect")
    answer = played.act(0, kind="open_bag", round=1, merchant=1, bag={})
    assert answer.status_code == 422
    assert [fault["path"] for fault in answer.json["errors"]] == ["action.good", "action.bag"]
