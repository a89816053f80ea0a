"""The battle calculator, as other programs ask it."""

import json

import msgspec
import pytest

from companion.games.condottiere.battle import CALCULATORS

BATTLE = CALCULATORS["battle"]


def decoded(ended_by, **lines):
    entry = {
        "lines": [{"name": name, "cards": cards} for name, cards in lines.items()],
        "ended_by": ended_by,
    }
    return msgspec.json.decode(json.dumps(entry).encode(), type=BATTLE.entry)


def answer(ended_by="pass", **lines):
    entry = decoded(ended_by, **lines)
    assert BATTLE.check(entry) == ()
    return msgspec.to_builtins(BATTLE.calculate(entry))


def faults(ended_by="pass", **lines):
    return {(fault.path, fault.code) for fault in BATTLE.check(decoded(ended_by, **lines))}


@pytest.mark.rule("co.battle_end.no_conquest")
@pytest.mark.parametrize(
    ("lines", "strengths", "winner"),
    [
        ({"A": [10, 10], "B": [3, 3, 2, "winter"]}, {"A": 2, "B": 3}, "B"),
        ({"A": [10, 6, "drum"], "B": [3, "winter"]}, {"A": 4, "B": 1}, "A"),
        ({"A": [6, 4], "B": [10], "C": [5, 2]}, {"A": 10, "B": 10, "C": 7}, None),
        ({"A": [10, 10, 5, 4, 4, 1, 1, 1], "B": ["winter"]}, {"A": 8, "B": 0}, "A"),
        ({"A": [10, 6, 5, "drum"], "B": []}, {"A": 42, "B": 0}, "A"),
        ({"A": [10, 6, 5, "drum"], "B": ["winter"]}, {"A": 6, "B": 0}, "A"),
        ({"A": ["heroine", "drum"], "B": [10]}, {"A": 10, "B": 10}, None),
        ({"A": ["heroine", "heroine"], "B": [6, 6, 6]}, {"A": 20, "B": 18}, "A"),
        ({"A": ["scarecrow"], "B": ["drum"]}, {"A": 0, "B": 0}, None),
        ({"A": ["drum"]}, {"A": 0}, None),
        ({"A": [1]}, {"A": 1}, "A"),
    ],
)
def test_the_strongest_wins_and_nobody_at_a_tie_or_without_strength(lines, strengths, winner):
    assert answer(**lines) == {"strengths": strengths, "winner": winner}


@pytest.mark.rule("co.card.surrender.strongest", "co.card.bishop.ends")
def test_a_surrender_is_reckoned_like_passing_and_a_bishop_not_at_all():
    assert answer("surrender", A=[6], B=["heroine"]) == {
        "strengths": {"A": 6, "B": 10},
        "winner": "B",
    }
    assert answer("bishop", A=[6], B=[10]) == {"strengths": None, "winner": None}


def test_nothing_is_checked_against_the_box():
    assert answer(A=["winter"] * 5 + [10] * 20)["strengths"] == {"A": 20}
    assert answer() == {"strengths": {}, "winner": None}


def test_everything_that_cannot_be_is_named_with_its_path():
    assert faults("rain", A=[7, "spring", 10, "bishop"], B=["surrender", -1]) == {
        ("ended_by", "unknown_ending"),
        ("lines[0].cards[0]", "unknown_card"),
        ("lines[0].cards[1]", "unknown_card"),
        ("lines[0].cards[3]", "ends_battle"),
        ("lines[1].cards[0]", "ends_battle"),
        ("lines[1].cards[1]", "unknown_card"),
    }
    assert faults(**{"A": [], " a": [], "": []}) == {
        ("lines[0].name", "name_twice"),
        ("lines[1].name", "name_twice"),
        ("lines[2].name", "name_missing"),
    }


@pytest.mark.parametrize("card", [True, 6.5, None, [6]])
def test_a_card_of_the_wrong_type_does_not_decode(card):
    with pytest.raises(msgspec.ValidationError):
        decoded("pass", A=[card])
