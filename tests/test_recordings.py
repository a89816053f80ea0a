"""Whole games that were played fold to the results that were reckoned at the table.

Changing what a recording folds to is a decision: `rules_version` rises, in a commit of its own.
"""

from pathlib import Path

import msgspec
import pytest

from companion.games import GAMES
from companion.sittings import Recording, record, replay

FILES = {path.stem: path for path in sorted((Path(__file__).parent / "recordings").glob("*.json"))}
every_recording = pytest.mark.parametrize("name", FILES)


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was reckoned without the companion."""

    totals: list[int]
    winners: list[str]
    decided_by: str
    gold: list[int]


def read(name):
    document = msgspec.json.decode(FILES[name].read_bytes())
    expected = msgspec.convert(document.pop("expect"), Expected)
    return msgspec.convert(document, Recording), expected


def kinds(recording):
    return {entry.action["kind"] for entry in recording.entries}


@every_recording
def test_a_recording_is_of_the_rules_as_they_are(name):
    recording, _ = read(name)
    assert recording.rules_version == GAMES[recording.game].rules_version


@every_recording
def test_a_recorded_game_ends_as_it_ended_at_the_table(name):
    recording, expected = read(name)
    play = replay(GAMES, recording)
    sheet = play.result()
    assert sheet is not None
    assert [score.total for score in sheet.players] == expected.totals
    assert list(sheet.winners) == expected.winners
    assert sheet.decided_by == expected.decided_by
    assert list(play.state.gold) == expected.gold


@every_recording
def test_a_recorded_game_that_is_recorded_again_is_the_same_game(name):
    recording, _ = read(name)
    play = replay(GAMES, recording)
    again = msgspec.json.decode(msgspec.json.encode(record(play)), type=Recording)
    assert replay(GAMES, again).state == play.state


def test_there_is_a_recording_for_each_number_of_players_and_edition():
    found = {
        (recording.options.get("edition"), len(recording.seats))
        for recording, _ in map(read, FILES)
        if recording.game == "sheriff"
    }
    assert found >= {(edition, n) for edition in ("first", "second") for n in (3, 4, 5)}
    assert ("second", 6) in found


def test_there_is_a_recording_for_each_way_in_which_a_game_is_decided():
    decided = {expected.decided_by for _, expected in map(read, FILES)}
    assert decided >= {"total", "legal_goods", "contraband", "shared"}


def test_there_are_recordings_with_deputies_and_with_the_black_market():
    black = [read(name)[0] for name in FILES if "black-market" in name]
    assert {len(recording.seats) for recording in black} == {4, 6}
    assert all("trade" in kinds(recording) for recording in black)
    six = [read(name)[0] for name in FILES if len(read(name)[0].seats) == 6]
    assert any("share_rest" in kinds(recording) for recording in six)


def test_the_recordings_together_are_lively():
    """Bribes, debts, time-outs, deals made in time, things taken back and put right."""
    done = {kind for name in FILES for kind in kinds(read(name)[0])}
    wanted = {
        *("begin", "advance", "name_first", "declare", "offer", "answer", "withdraw", "pass_bag"),
        *("open_bag", "unpack", "agreed_in_time", "timer_start", "timer_pause", "timer_extend"),
        *("time_up", "pay", "settle_debt", "correct_gold", "correct_stand", "change_options"),
        *("rewind", "enter_final", "finish"),
    }
    assert wanted <= done
