"""Whole games: one for each way in which a game can end, with every number of players."""

from pathlib import Path

import msgspec
import pytest

from companion.games.condottiere import GAME
from companion.sittings import Recording, replay

FOLDER = Path(__file__).parents[2] / "recordings"
FILES = {path.stem: path for path in sorted(FOLDER.glob("condottiere-*.json"))}


def read(name):
    document = msgspec.json.decode(FILES[name].read_bytes())
    expected = document.pop("expect")
    return msgspec.convert(document, Recording), expected


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_ends_as_it_was_reckoned(name):
    recording, expected = read(name)
    sheet = replay({GAME.key: GAME}, recording).result()
    assert sheet is not None
    assert [score.total for score in sheet.players] == expected["totals"]
    assert (list(sheet.winners), sheet.decided_by) == (
        expected["winners"],
        expected["decided_by"],
    )


def test_there_is_one_for_each_way_and_each_number_of_players():
    ways = {read(name)[1]["decided_by"] for name in FILES}
    assert ways == {"kingdom", "cities", "final_battle", "total"}
    assert {len(read(name)[0].seats) for name in FILES} == {2, 3, 4, 5, 6}
    assert any(read(name)[0].options["capturing"] for name in FILES)


def test_together_they_are_lively():
    done = {entry.action["kind"] for name in FILES for entry in read(name)[0].entries}
    assert done >= {
        *("begin", "attack", "decline", "deal", "out", "lay", "pass", "end_battle", "rewind"),
        *("correct_city", "correct_piece", "correct_place"),
    }
