"""What an independent model of the game found: corrections in the middle of the calls."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.actions.abstract import apply
from companion.games.citadels.model import Mark, MarkKind, Phase

from .play import Table


def test_whoever_turned_up_the_character_that_is_called_takes_its_turn():
    """Else the call stayed open, and a second one could say that they had it too."""
    table = Table().calls()
    table.act(None, act.CorrectShown(table.state.round, 1, 2))
    turn = table.view().turn
    assert turn is not None
    assert (turn.seat, turn.rank) == (2, 1)
    assert table.refused(3, act.Answer(table.state.call, 3)).key == "citadels-call-over"
    table.gathers().ends()
    assert table.view().caller.rank == 2


def test_a_rank_that_is_called_after_all_does_not_lie_face_up():
    """Else no screen could be drawn any more."""
    table = Table().begin().act(None, act.FaceUp(1, 2), act.CorrectRound(1, Phase.CALL, 2))
    for viewer in (None, *range(table.players)):
        assert table.view(viewer).caller.rank == 2
    assert not any(each.face_up for each in table.view().cast)


def test_a_rank_that_is_called_anew_is_not_one_that_nobody_answered_to():
    """Else it could be gone back to once it was answered, and be turned up twice."""
    table = Table().calls()
    table.act(None, act.Silence(table.state.call))
    table.act(None, act.CorrectRound(table.state.round, Phase.CALL))
    assert table.view().caller.rank == 1
    table.act(2, act.Answer(table.state.call, 2)).ends()
    assert table.every("go_back") == []


def test_a_robbery_goes_back_when_the_character_is_called_anew():
    """Else two people were robbed for one that the Thief named."""
    table = Table().gold(1, 5).gold(2, 7).calls().turn("thief", 0).does(act.Name, 6).ends()
    table.turn("merchant", 1).act(None, act.CorrectRound(1, Phase.CALL, 6))
    assert (table.has(0), table.has(1), table.has(2)) == (2, 5, 7)
    table.act(2, act.Answer(table.state.call, 2))
    assert (table.has(0), table.has(1)) == (9, 5)


def test_the_crown_goes_back_when_the_king_is_called_anew():
    """Else it was with somebody who was never King, and no correction led back from there."""
    table = Table().calls(crown=0).turn("king", 1).act(None, act.CorrectRound(1, Phase.CALL, 3))
    assert table.state.crown == 0
    table.turn("king", 2).act(None, act.CorrectShown(1, 4, None))
    assert table.state.crown == 0


def test_a_king_who_was_called_before_keeps_the_crown():
    table = Table().calls(crown=0).turn("king", 1).ends()
    assert table.act(None, act.CorrectRound(1, Phase.CALL, 5)).state.crown == 1


def test_a_mark_follows_its_character_through_nobody():
    """Ben was not the Thief after all; that it was Dan is said a moment later."""
    table = Table().calls().turn("thief", 1).does(act.Name, 6).gathers().ends()
    table.act(None, act.CorrectShown(1, 2, None), act.CorrectShown(1, 2, 3))
    before = table.has(1), table.has(3)
    table.turn(6, 2)
    assert (table.has(1), table.has(3)) == (before[0], before[1] + 2)


def test_a_killing_follows_the_assassin_though_somebody_says_that_rank_1_is_bewitched():
    """Else it stayed with whoever had not named it: nobody plays on in the Assassin's place."""
    table = Table().calls().turn("assassin", 1).does(act.Name, 2)
    bewitched = apply(table.state, None, act.CorrectMark(MarkKind.BEWITCHED, (1,), 0))
    assert apply(bewitched, None, act.CorrectShown(1, 1, 3)).killed == Mark((2,), by=3)


def test_a_witch_who_is_marked_as_bewitched_only_gathers():
    """Else she named somebody in a turn of which she may do nothing else."""
    table = Table(4, "witch").calls().act(None, act.CorrectMark(MarkKind.BEWITCHED, (1,), 2))
    table.turn("witch", 0)
    said = table.cannot(act.Name, 8)
    assert (said.key, said.rule) == ("citadels-bewitched", "ci.char.witch.victim_barred")


def test_a_rank_that_somebody_never_was_is_one_that_nobody_answered_to():
    """Else whoever it was could no longer say: wait, that's me."""
    table = Table().calls().turn("thief", 1).ends().call(6)
    table.act(None, act.CorrectShown(1, 2, None))
    assert [each.rank for each in table.view().cast if each.silent] == [1, 2, 3, 4, 5]
    table.act(3, act.GoBack(table.state.call, 2)).act(3, act.Answer(table.state.call, 3))
    assert table.state.holder(2) == 3


def test_a_rank_that_is_not_called_yet_has_not_kept_quiet():
    table = Table().calls().turn("thief", 1)
    table.act(None, act.CorrectShown(1, 7, 2), act.CorrectShown(1, 7, None))
    assert [each.rank for each in table.view().cast if each.silent] == [1]


SEATS = {"magician": 1, "king": 2, "merchant": 3}
"""who turns up what, after the Thief at seat 0"""


def robbed_round(named, corrected=None, after=None):
    """Everybody's gold after a round in which this rank was named, corrected after that turn."""
    table = Table().calls().turn("thief", 0).does(act.Name, named).gathers().ends()
    for character, seat in SEATS.items():
        table.turn(character, seat).gathers().ends()
        if character == after:
            table.act(None, act.CorrectMark(MarkKind.ROBBED, (corrected,), 0))
    return [table.has(seat) for seat in range(table.players)]


@pytest.mark.rule("ci.char.thief.steal")
@pytest.mark.parametrize("after", SEATS)
@pytest.mark.parametrize("corrected", [3, 4, 6, 8])
@pytest.mark.parametrize("named", [3, 4, 6, 8])
def test_a_thief_who_named_another_has_taken_what_lay_there_before_the_gathering(
    named, corrected, after
):
    """He took what lay there at the correction: two rounds' gold from one who had had a turn."""
    assert robbed_round(named, corrected, after) == robbed_round(corrected)


@pytest.mark.rule("ci.char.thief.steal")
def test_whoever_was_robbed_twice_over_a_correction_lost_only_the_right_stash():
    """With two characters each: the first robbery changes what lay there at the second call."""

    def round_(named, corrected=None):
        table = Table(3).gold(1, 5).calls().turn("thief", 0).does(act.Name, named).gathers().ends()
        for character in ("magician", "bishop"):
            table.turn(character, 1).gathers().ends()
        if corrected is not None:
            table.act(None, act.CorrectMark(MarkKind.ROBBED, (corrected,), 0))
        return [table.has(seat) for seat in range(3)]

    assert round_(3, 5) == round_(5) == [4 + 7, 2, 2]
    assert round_(5, 3) == round_(3) == [4 + 5, 4, 2]


def test_a_killed_king_whom_nobody_had_is_somebodys_after_all():
    """That nobody had it was a wrong tap: the crown goes to the heir, and back again."""
    table = Table().calls(crown=0).turn("assassin", 1).does(act.Name, 4).ends().round_end()
    table.act(None, act.ShowKilled(1))
    assert (table.state.heir, table.state.crown) == (None, 0)
    table.act(None, act.CorrectShown(1, 4, 3))
    assert (table.state.heir.seat, table.state.crown) == (3, 3)
    table.act(None, act.CorrectShown(1, 4, None))
    assert (table.state.heir, table.state.crown) == (None, 0)
