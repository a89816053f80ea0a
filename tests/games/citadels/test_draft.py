"""Chapter: selection phase. How the characters go round, with any number of players."""

import json

import msgspec
import pytest

from companion.games.citadels.calculators import CALCULATORS
from companion.games.citadels.cast import selection
from companion.games.citadels.tables import FACE_UP

CALCULATOR = CALCULATORS["selection"]
MANY = [pair for pair in FACE_UP if pair[0] > 3]


def asked(players, characters):
    document = {"players": players, "characters": characters}
    return msgspec.json.decode(json.dumps(document).encode(), type=CALCULATOR.entry)


def answer(players, characters):
    entry = asked(players, characters)
    assert CALCULATOR.check(entry) == ()
    return json.loads(msgspec.json.encode(CALCULATOR.calculate(entry)))


def faults(players, characters):
    found = CALCULATOR.check(asked(players, characters))
    return [(fault.path, fault.code) for fault in found]


def turns(players, characters):
    """Seat and number of cards, in order."""
    return [(turn["seat"], turn["cards"]) for turn in answer(players, characters)["draft"]]


# What is discarded first


@pytest.mark.rule("ci.selection.face_up", "ci.selection.by_player_count")
@pytest.mark.rule("ci.selection.table_eight", "ci.selection.table_nine")
@pytest.mark.rule("ci.selection.face_down", "ci.two.face_down", "ci.three.face_down")
@pytest.mark.parametrize(
    ("characters", "face_up"),
    [(8, {2: 0, 4: 2, 5: 1, 6: 0, 7: 0}), (9, {3: 0, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0})],
)
def test_so_many_are_discarded_face_up_and_always_one_face_down(characters, face_up):
    answers = {players: answer(players, characters) for players in face_up}
    assert {players: told["face_up"] for players, told in answers.items()} == face_up
    assert {told["face_down"] for told in answers.values()} == {1}


# Who takes one


@pytest.mark.rule("ci.selection.crown_first", "ci.selection.pass_left")
@pytest.mark.rule("ci.selection.everyone_one")
@pytest.mark.parametrize("pair", MANY)
def test_from_the_crown_to_the_left_everybody_keeps_one_and_passes_the_rest(pair):
    plan = selection(*pair)
    assert [turn.seat for turn in plan.draft] == list(range(pair[0]))
    assert {turn.keep for turn in plan.draft} == {1}
    assert plan.draft[0].cards == pair[1] - plan.face_up - 1
    for turn, following in zip(plan.draft, plan.draft[1:], strict=False):
        assert turn.passes == following.cards - following.with_face_down
        assert turn.discard == 0
    assert plan.draft[-1].passes == 0


@pytest.mark.rule("ci.selection.last_card")
@pytest.mark.parametrize("pair", [(4, 8), (4, 9), (5, 8), (5, 9), (6, 8), (6, 9), (7, 9)])
def test_the_last_one_lays_the_other_card_face_down_and_passes_nothing_on(pair):
    last = answer(*pair)["draft"][-1]
    assert (last["cards"], last["keep"], last["discard"]) == (2, 1, 1)
    assert not selection(*pair).draft[-1].with_face_down


@pytest.mark.rule("ci.selection.seven_both", "ci.selection.seven_keeps_one")
def test_the_seventh_of_seven_chooses_between_the_last_card_and_the_discarded_one():
    last = selection(7, 8).draft[-1]
    assert (last.cards, last.keep, last.discard, last.with_face_down) == (2, 1, 1, True)
    assert not any(turn.with_face_down for turn in selection(7, 8).draft[:-1])


@pytest.mark.rule("ci.rank9.eight_players")
def test_the_eighth_of_eight_does_the_same():
    last = selection(8, 9).draft[-1]
    assert (last.cards, last.keep, last.discard, last.with_face_down) == (2, 1, 1, True)


@pytest.mark.rule("ci.ruling.seven_with_nine")
def test_with_nine_characters_the_seventh_gets_two_cards_anyway():
    last = selection(7, 9).draft[-1]
    assert (last.cards, last.discard, last.with_face_down) == (2, 1, False)


# Two and three players


@pytest.mark.rule("ci.two.crown_first", "ci.two.keep_and_discard", "ci.two.until_none_left")
def test_two_players_keep_one_and_discard_one_until_none_is_left():
    assert answer(2, 8)["draft"] == [
        {"seat": 0, "cards": 7, "keep": 1, "discard": 0},
        {"seat": 1, "cards": 6, "keep": 1, "discard": 1},
        {"seat": 0, "cards": 4, "keep": 1, "discard": 1},
        {"seat": 1, "cards": 2, "keep": 1, "discard": 1},
    ]


@pytest.mark.rule("ci.two.two_each")
def test_two_players_have_two_characters_each():
    taken = [turn["seat"] for turn in answer(2, 8)["draft"] for _ in range(turn["keep"])]
    assert sorted(taken) == [0, 0, 1, 1]


@pytest.mark.rule("ci.three.crown_first", "ci.three.others", "ci.three.second_pick")
def test_three_players_go_round_twice():
    assert turns(3, 9) == [(0, 8), (1, 7), (2, 6), (0, 4), (1, 3), (2, 2)]


@pytest.mark.rule("ci.three.last_discards", "ci.three.last_card")
def test_the_third_of_three_lays_one_face_down_in_each_lap():
    assert [turn["discard"] for turn in answer(3, 9)["draft"]] == [0, 0, 1, 0, 0, 1]
    assert [turn.passes for turn in selection(3, 9).draft] == [7, 6, 4, 3, 2, 0]


@pytest.mark.rule("ci.ruling.three_player_discard")
def test_the_third_of_three_chooses_what_to_discard_unless_the_table_draws():
    assert not any(turn.random for turn in selection(3, 9).draft)
    drawn = selection(3, 9, "random").draft
    assert [turn.random for turn in drawn] == [False, False, True, False, False, False]


@pytest.mark.parametrize("pair", FACE_UP)
def test_no_card_is_lost(pair):
    plan = selection(*pair)
    kept = sum(turn.keep for turn in plan.draft)
    discarded = sum(turn.discard for turn in plan.draft)
    taken_back = sum(turn.with_face_down for turn in plan.draft)
    assert plan.face_up + plan.face_down - taken_back + kept + discarded == pair[1]


# Asked as other programs ask


def test_five_players_with_nine_characters():
    assert answer(5, 9) == {
        "face_up": 2,
        "face_down": 1,
        "draft": [
            {"seat": seat, "cards": cards, "keep": 1, "discard": discard}
            for seat, (cards, discard) in enumerate(((6, 0), (5, 0), (4, 0), (3, 0), (2, 1)))
        ],
    }


@pytest.mark.rule("ci.rank9.three_and_eight", "ci.two.ranks", "ci.intro.players")
def test_characters_that_so_many_cannot_play_with_are_refused():
    assert faults(2, 9) == faults(3, 8) == faults(8, 8) == [("characters", "cast_size")]
    assert faults(5, 7) == faults(5, 10_000) == [("characters", "cast_size")]
    assert faults(1, 8) == faults(9, 9) == faults(-1, 8) == [("players", "player_count")]
    assert faults(0, 0) == [("players", "player_count"), ("characters", "cast_size")]
