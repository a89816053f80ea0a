"""What the recordings hold between them."""

from tests.recorded import kinds, of

RECORDINGS = of("sheriff")
LIVELY = {
    *("begin", "advance", "name_first", "declare", "offer", "answer", "withdraw", "pass_bag"),
    *("open_bag", "unpack", "agreed_in_time", "timer_start", "timer_pause", "timer_extend"),
    *("time_up", "pay", "settle_debt", "correct_gold", "correct_stand", "change_options"),
    *("rewind", "enter_final", "finish"),
}
"""bribes, debts, time-outs, deals made in time, things taken back and put right"""


def test_there_is_a_recording_for_each_number_of_players_and_edition():
    found = {
        (recording.options.get("edition"), len(recording.seats))
        for recording, _ in RECORDINGS.values()
    }
    assert found >= {(edition, n) for edition in ("first", "second") for n in (3, 4, 5)}
    assert ("second", 6) in found


def test_there_is_a_recording_for_each_way_in_which_a_game_is_decided():
    decided = {expected.decided_by for _, expected in RECORDINGS.values()}
    assert decided == {"total", "legal_goods", "contraband", "shared"}


def test_there_are_recordings_with_deputies_and_with_the_black_market():
    black = [each for name, (each, _) in RECORDINGS.items() if "black-market" in name]
    assert {len(recording.seats) for recording in black} == {4, 6}
    assert all("trade" in kinds(recording) for recording in black)
    six = [each for each, _ in RECORDINGS.values() if len(each.seats) == 6]
    assert any("share_rest" in kinds(recording) for recording in six)


def test_the_recordings_together_are_lively():
    done = {kind for recording, _ in RECORDINGS.values() for kind in kinds(recording)}
    assert done >= LIVELY
