"""What Sheriff refuses over the wire, and how people are told."""

import pytest

from companion import create_app

from .test_twins import NAMES, Step, seated

BEGUN: Step = (None, {"kind": "begin", "sheriff": 0})


@pytest.mark.parametrize(("edition", "book"), [("first", "1st"), ("second", "2nd")])
@pytest.mark.rule("s2.ruling.three_players_bread")
def test_a_ruling_of_both_editions_names_the_one_that_is_played(tmp_path, edition, book):
    tools = ["rounds", "declarations"]
    played = seated(
        create_app(tmp_path), "sheriff", BEGUN, names=NAMES[:3], edition=edition, tools=tools
    )
    said = played.act(1, kind="declare", round=1, good="bread", count=1).json
    assert said["rule"] == "s2.ruling.three_players_bread"
    assert f"Sheriff, {book} edition" in said["detail"]


def test_who_pays_asks_in_place_for_what_was_not_entered(tmp_path):
    inspected = {"kind": "advance", "round": 1, "phase": "market", "to": "inspect"}
    played = seated(create_app(tmp_path), "sheriff", BEGUN, (None, inspected))
    answer = played.act(0, kind="open_bag", round=1, merchant=1, bag={})
    assert answer.status_code == 422
    assert [fault["path"] for fault in answer.json["errors"]] == ["action.good", "action.bag"]
