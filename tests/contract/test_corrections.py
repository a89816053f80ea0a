"""Who puts something right upon an old screen does not write over whoever did so since."""

import json

import pytest

from companion.engine.action import ask_field
from companion.engine.refusal import SettledError
from companion.games import PLAYED
from tests.conftest import TABLE, ToyHouse


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
def test_every_correction_says_of_what_it_is_one(game):
    for action in game.actions:
        corrects = getattr(action, "corrects", None)
        is_one = action.__struct_config__.tag.startswith("correct_")
        assert (corrects is not None) == is_one, action
        assert set(corrects or ()) <= set(action.__struct_fields__), action


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
def test_no_field_loses_the_name_that_its_action_gives_it(game):
    """Whose turn, the first player and the last turns were all called like the correction."""
    named = [action for action in game.actions if action.labels]
    assert named
    for action in named:
        for name, label in action.labels.items():
            assert ask_field(action, name, 3, optional=False).label == label, (action, name)


@pytest.mark.parametrize(
    ("game", "begins", "nothing", "something"),
    [
        (
            "sheriff",
            {"kind": "begin", "sheriff": 0},
            {"kind": "correct_round", "round": 1, "sheriff": 0, "phase": "market"},
            {"kind": "correct_round", "round": 2, "sheriff": 0, "phase": "market"},
        ),
        (
            "condottiere",
            {"kind": "begin", "game": 1, "holder": 0},
            {"kind": "correct_city", "city": "Roma", "owner": None},
            {"kind": "correct_city", "city": "Roma", "owner": 1},
        ),
    ],
)
def test_a_correction_that_changes_nothing_is_refused(tmp_path, game, begins, nothing, something):
    """And writes no line into the log; one that is in an older log is folded as it is."""
    house = ToyHouse(tmp_path / "companion.sqlite3", game=PLAYED[game])
    code = house.sittings.open(game, {}, ("Ann", "Ben", "Cem")).code
    begun = house.act(code, None, **begins)
    with pytest.raises(SettledError) as refused:
        house.act(code, None, **nothing)
    assert refused.value.message.id == "house-mend-same"
    assert house.sittings.queries.fold(code).version == begun
    play = house.sittings.queries.fold(code)
    made = play.make_entry(None, 0, play.decode_action(json.dumps(nothing).encode()))
    assert made.head.state == play.state
    assert house.act(code, None, **something) == begun + 1
    house.close()


def test_a_correction_that_is_older_than_a_newer_one_of_the_same_thing_is_refused(tmp_path):
    house = ToyHouse(tmp_path / "companion.sqlite3", game=PLAYED["condottiere"])
    code = house.sittings.open("condottiere", {}, ("Ann", "Ben", "Cem")).code
    seen = house.act(code, None, kind="begin", game=1, holder=0)

    def owner(city: str) -> int | None:
        found: int | None = house.sittings.queries.fold(code).state.owner(city)
        return found

    def says(id: str, seen: int | None, city: str, owner: int) -> int:
        action = {"kind": "correct_city", "city": city, "owner": owner}
        return house.sittings.act(code, TABLE, id, None, action, seen=seen).version

    newer = says("tablet", seen, "Roma", 1)
    with pytest.raises(SettledError) as refused:
        says("phone", seen, "Roma", 2)
    assert refused.value.message.id == "house-corrected-since"
    assert owner("Roma") == 1
    says("phone", seen, "Siena", 2)  # another city
    assert says("tablet", seen, "Roma", 1) == newer  # the same once more, as a torn network has it
    says("phone-again", None, "Roma", 2)  # whoever has read that and means it
    assert owner("Roma") == 2
    house.undo(code)
    house.undo(code)
    house.undo(code)
    says("undone", seen, "Roma", 0)  # the newer one was taken back
    assert owner("Roma") == 0
    house.close()
