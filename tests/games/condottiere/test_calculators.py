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


def test_a_drum_against_a_winter():
    assert answer(A=[10, 6, "drum"], B=[3, "winter"]) == {
        "strengths": {"A": 4, "B": 1},
        "winner": "A",
    }


@pytest.mark.rule("co.battle_end.no_conquest")
def test_nobody_wins_at_a_tie_without_strength_or_after_a_bishop():
    assert answer(A=[6, 4], B=[10], C=[5, 2])["winner"] is None
    assert answer(A=["drum"], B=[])["winner"] is None
    assert answer(A=["drum"])["winner"] is None
    assert answer(A=[1])["winner"] == "A"
    assert answer("bishop", A=[6], B=[10]) == {"strengths": None, "winner": None}


@pytest.mark.rule("co.card.surrender.strongest")
def test_a_surrender_is_reckoned_like_passing():
    assert answer("surrender", A=[6], B=["heroine"]) == {
        "strengths": {"A": 6, "B": 10},
        "winner": "B",
    }


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
