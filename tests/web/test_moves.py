"""What may be done now, as the interface tells it."""

from typing import Any

import pytest

from .conftest import FIGHT, Sitting, Visitor, answered, opened

pytestmark = pytest.mark.databases


@pytest.fixture
def battle(visitor: Visitor) -> Sitting:
    """Ann, Ben and Cem play Condottiere, and fight for Roma."""
    names, tools = ("Ann", "Ben", "Cem"), ["map", "battle", "hands"]
    return opened(visitor, "condottiere", names, *FIGHT, tools=tools)


def moves(sitting: Sitting, visitor: Visitor, **sent: Any) -> list[dict[str, Any]]:
    document = answered(visitor.get(f"{sitting.path}/moves", **sent))
    assert document["version"] == sitting.version()
    listed: list[dict[str, Any]] = document["moves"]
    return listed


def only(listed: list[dict[str, Any]], slot: str, seat: int | None) -> dict[str, Any]:
    (found,) = (one for one in listed if (one["slot"], one["seat"]) == (slot, seat))
    return found


def test_a_move_has_what_is_known_and_what_is_left_to_fill_in(battle):
    assert only(moves(battle, battle.table), "won", None) == {
        "slot": "won",
        "action": {"kind": "end_battle", "battle": 1, "by_hand": True, "claim": False},
        "seat": None,
        "fields": [
            {
                "name": "winner",
                "type": "choice",
                "values": [
                    {"value": 0, "label": "Ann"},
                    {"value": 1, "label": "Ben"},
                    {"value": 2, "label": "Cem"},
                    {"value": None, "label": "Nobody"},
                ],
            }
        ],
        "when": [],
        "label": "Who won?",
        "group": "more",
        "rule": None,
        "refused": None,
    }


def test_what_is_listed_can_be_sent(battle):
    lay = only(moves(battle, battle.table), "lay", 1)
    card = lay["fields"][0]["values"][-1]["value"]
    assert battle.act(battle.table, 1, **lay["action"], card=card).status_code == 200


def test_the_table_is_told_of_all_seats_and_a_phone_of_its_own(battle):
    ben = battle.seat(1)
    assert {one["seat"] for one in moves(battle, battle.table)} == {None, 0, 1, 2}
    assert {one["seat"] for one in moves(battle, ben)} == {1}
    assert "tool" not in {one["slot"] for one in moves(battle, ben)}


def test_an_onlooker_may_do_nothing(battle, visitor):
    assert moves(battle, visitor) == []


def test_a_dead_token_is_told_so(battle):
    ben = battle.seat(1)
    battle.table.delete(f"{battle.path}/seats/1/claim")
    assert ben.get(f"{battle.path}/moves").status_code == 401


def test_labels_follow_the_language(battle):
    labels = {
        language: only(moves(battle, battle.table, query_string={"lang": language}), "won", None)[
            "label"
        ]
        for language in ("en", "ko", "ru")
    }
    assert len(set(labels.values())) == 3


def test_what_was_done_last_can_be_taken_back(battle):
    undo = only(moves(battle, battle.table), "undo", None)
    answered(battle.act(battle.table, None, **undo["action"]))
    after = moves(battle, battle.table)
    assert only(after, "redo", None)["action"] == {"kind": "rewind", "to": 2, "expected": 3}
    assert [one["value"] for one in only(after, "go_back", None)["fields"][0]["values"]] == [0, 2]


def test_what_another_seat_noted_for_itself_shows_in_nobody_elses_list(battle):
    ann, ben = battle.seat(0), battle.seat(1)
    before = [answered(one.get(f"{battle.path}/moves")) for one in (battle.table, ben)]
    answered(battle.act(ann, 0, kind="note_hand", cards=3))
    after = [answered(one.get(f"{battle.path}/moves")) for one in (battle.table, ben)]
    for one, other in zip(before, after, strict=True):
        steps = [
            [each for each in document["moves"] if each["action"]["kind"] not in ("rewind", "mend")]
            for document in (one, other)
        ]
        assert steps[0] == steps[1]
