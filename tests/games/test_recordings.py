"""What the recordings hold between them: every number of players, every way to end, and more."""

import pytest

from companion.games import PLAYED
from tests.recorded import kinds, of

DECIDED = {
    "citadels": {"total", "rank"},
    "condottiere": {"kingdom", "cities", "final_battle", "total"},
    "dunhuang": {"total", "coins", "shared", "instant"},
    "sheriff": {"total", "legal_goods", "contraband", "shared"},
}
SEATS = {
    "citadels": {2, 3, 4, 7, 8},
    "condottiere": {2, 3, 4, 5, 6},
    "dunhuang": {2, 3, 4},
    "sheriff": {3, 4, 5, 6},
}
LIVELY = {
    "citadels": {
        *("begin", "face_up", "pass_on", "answer", "silence", "end_turn"),
        *("gather", "income", "name", "tokens", "answer_threat", "turn_up_threat"),
        *("answer_warrant", "swap_hands", "take_card", "give_crown", "gift", "build"),
        *("destroy", "seize", "collect", "show_killed", "next_round"),
        *("enter_final", "finish"),
    },
    "condottiere": {
        *("begin", "attack", "decline", "deal", "out", "lay", "pass", "end_battle", "rewind"),
        *("correct_city", "correct_piece", "correct_place"),
    },
    "dunhuang": {
        *("lay_tiles", "name_starter", "put_camel", "move", "take", "take_coins", "use_ability"),
        *("discard_good", "swap_with_market", "swap_with_warehouse", "shift", "fetch"),
        *("turn_token", "settle_claim", "end_turn", "declare_win", "judge_win", "pay"),
        *("correct_coins", "rewind", "enter_final", "finish"),
    },
    "sheriff": {
        *("begin", "advance", "name_first", "declare", "offer", "answer", "withdraw", "pass_bag"),
        *("open_bag", "unpack", "agreed_in_time", "timer_start", "timer_pause", "timer_extend"),
        *("time_up", "pay", "settle_debt", "correct_gold", "correct_stand", "change_options"),
        *("rewind", "enter_final", "finish", "trade", "share_rest"),
    },
}


@pytest.mark.parametrize("game", PLAYED)
def test_the_recordings_of_a_game_are_of_every_kind(game):
    played = of(game).values()
    assert {len(recording.seats) for recording, _ in played} >= SEATS[game]
    assert {expected.decided_by for _, expected in played} >= DECIDED[game]
    assert LIVELY[game] - {kind for recording, _ in played for kind in kinds(recording)} == set()


def test_both_editions_of_sheriff_are_recorded_with_every_number_of_players():
    found = {(one.options.get("edition"), len(one.seats)) for one, _ in of("sheriff").values()}
    assert found >= {(edition, n) for edition in ("first", "second") for n in (3, 4, 5)}
    assert ("second", 6) in found


@pytest.mark.parametrize(
    ("name", "kind", "field", "nothing"),
    [
        ("killed-king", "show_killed", "who", None),
        ("confiscated", "answer_warrant", "take", False),
        ("tax-collector", "collect", "kind", None),
    ],
)
def test_what_seldom_happens_in_citadels_is_recorded(name, kind, field, nothing):
    (recording,) = (one for key, (one, _) in of("citadels").items() if name in key)
    done = [entry.action for entry in recording.entries if entry.action["kind"] == kind]
    assert any(action[field] is not nothing for action in done)
