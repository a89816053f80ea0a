"""Whole games that were played fold to the results that were reckoned at the table.

Changing what a recording folds to is a decision: `rules_version` rises, in a commit of its own.
"""

import msgspec
import pytest

from companion.games import PLAYED
from companion.sittings import Recording, record, replay, results

from .recorded import FILES, read

every_recording = pytest.mark.parametrize("name", FILES)


@every_recording
def test_a_recording_is_of_the_rules_as_they_are(name):
    recording, _ = read(name)
    assert recording.rules_version == PLAYED[recording.game].rules_version


@every_recording
def test_a_recorded_game_ends_as_it_ended_at_the_table(name):
    recording, expected = read(name)
    play = replay(PLAYED, recording)
    sheet = play.result()
    assert sheet is not None
    assert [score.total for score in sheet.players] == expected.totals
    assert list(sheet.winners) == expected.winners
    assert sheet.decided_by == expected.decided_by
    reckoned = {key: getattr(play.state, key) for key in expected.state}
    assert msgspec.json.decode(msgspec.json.encode(reckoned)) == expected.state


@every_recording
def test_a_recorded_game_that_is_recorded_again_is_the_same_game(name):
    recording, _ = read(name)
    play = replay(PLAYED, recording)
    again = msgspec.json.decode(msgspec.json.encode(record(play)), type=Recording)
    assert replay(PLAYED, again).state == play.state


@every_recording
def test_a_result_is_read_as_it_was_written(name):
    sheet = replay(PLAYED, read(name)[0]).result()
    assert sheet is not None
    assert results.decode_sheet(results.encode_sheet(sheet)) == sheet
