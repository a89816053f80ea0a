"""What the recordings hold between them."""

from tests.recorded import kinds, of

RECORDINGS = of("dunhuang")
LIVELY = {
    *("lay_tiles", "name_starter", "put_camel", "move", "take", "take_coins", "use_ability"),
    *("discard_good", "swap_with_market", "swap_with_warehouse", "shift", "fetch", "turn_token"),
    *("settle_claim", "end_turn", "declare_win", "judge_win", "pay"),
    *("correct_coins", "rewind", "enter_final", "finish"),
}
"""the ring, abilities, tokens that change hands, wins, things taken back and put right"""


def test_there_is_a_recording_for_each_number_of_players():
    assert {len(recording.seats) for recording, _ in RECORDINGS.values()} == {2, 3, 4}


def test_there_is_a_recording_for_each_way_in_which_a_game_is_decided():
    decided = {expected.decided_by for _, expected in RECORDINGS.values()}
    assert decided == {"total", "coins", "shared", "instant"}


def test_there_is_a_game_that_ended_with_the_deck_and_one_that_was_won_before():
    ends = {
        expected.decided_by: expected.state["last_turns"] for _, expected in RECORDINGS.values()
    }
    assert (ends["total"], ends["instant"]) == (True, False)


def test_the_recordings_together_are_lively():
    done = {kind for recording, _ in RECORDINGS.values() for kind in kinds(recording)}
    assert done >= LIVELY
