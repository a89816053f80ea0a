"""What the recordings hold between them: every way to end, with every number of players."""

from tests.recorded import kinds, of

RECORDINGS = of("condottiere")


def test_there_is_one_for_each_way_and_each_number_of_players():
    ways = {expected.decided_by for _, expected in RECORDINGS.values()}
    assert ways == {"kingdom", "cities", "final_battle", "total"}
    assert {len(recording.seats) for recording, _ in RECORDINGS.values()} == {2, 3, 4, 5, 6}
    assert any(recording.options["capturing"] for recording, _ in RECORDINGS.values())


def test_together_they_are_lively():
    done = {kind for recording, _ in RECORDINGS.values() for kind in kinds(recording)}
    assert done >= {
        *("begin", "attack", "decline", "deal", "out", "lay", "pass", "end_battle", "rewind"),
        *("correct_city", "correct_piece", "correct_place"),
    }
