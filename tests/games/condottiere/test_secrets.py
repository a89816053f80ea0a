"""How many cards somebody holds is for nobody else: in views, in the log, in refusals."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.game import World
from companion.engine.refusal import GameError
from companion.games.condottiere import GAME
from companion.games.condottiere.actions import NoteHand
from companion.games.condottiere.moves import moves
from companion.games.condottiere.options import Options, Tool
from companion.text import LANGUAGES, say
from tests.contract.chance import offered
from tests.examples import examples
from tests.games.table import NAMES

from .play import TIED_BOARD, Table, at_war

CANARY = 83
"""a number of cards that nothing else is"""


def everything_shown(table, viewer, entry=None):
    """The view as bytes, and the last entry in words."""
    view = msgspec.json.encode(GAME.view(table.state, viewer)).decode()
    told = entry.for_viewer(viewer, False) if entry else table.told()
    return " ".join([view, *(say(told, language, NAMES) for language in LANGUAGES)])


def noted(table, seat, cards):
    before, action = table.state, NoteHand(cards)
    table.act(seat, action)
    return GAME.narrate(before, table.state, seat, action)


@pytest.mark.rule("co.ruling.hand_size_hidden")
def test_a_noted_hand_is_found_with_its_owner_only():
    table = at_war(4)
    entry = noted(table, 2, CANARY)
    hears = {
        viewer
        for viewer in (None, 0, 1, 2, 3)
        if str(CANARY) in everything_shown(table, viewer, entry)
    }
    assert hears == {2}


@pytest.mark.rule("co.ruling.hand_size_hidden")
@given(seed=st.integers(0, 2**32 - 1), viewer=st.sampled_from([None, 0, 1, 2, 3]))
@examples(40)
def test_who_may_not_know_a_hand_sees_the_same_bytes_whatever_it_is(seed, viewer):
    """Two sittings that differ in the hands of others alone."""
    dice = Random(seed)
    states = [GAME.setup(Options(tools=tuple(Tool)), 4) for _ in range(2)]
    for _ in range(40):
        possible = [(s, each) for s in (None, 0, 1, 2, 3) for each in both_list(states, s, dice)]
        if not possible:
            return
        seat, action = dice.choice(possible)
        pair = (action, action)
        if isinstance(action, NoteHand) and seat != viewer:
            pair = (NoteHand(dice.choice([0, 1, 5, None])), NoteHand(dice.choice([0, 2, 30])))
        told = []
        for at, each in enumerate(pair):
            before = states[at]
            decided = GAME.decide(before, seat, each, World(1, dice))
            states[at] = GAME.apply(before, seat, decided)
            told.append(
                (
                    GAME.narrate(before, states[at], seat, decided).for_viewer(viewer, False),
                    [
                        remark
                        for remark in GAME.remarks(before, states[at], seat, decided)
                        if remark.seat in (None, viewer)
                    ],
                )
            )
        if any(GAME.revealed(state) for state in states):
            return
        assert told[0] == told[1]
        views = [msgspec.json.encode(GAME.view(state, viewer)) for state in states]
        assert views[0] == views[1]


def both_list(states, seat, dice):
    """What may be done, and it is the same for the seat and for the table."""
    for viewer in (None, seat):
        first, second = (moves(state, seat, viewer) for state in states)
        assert msgspec.json.encode(first) == msgspec.json.encode(second)
    return offered(GAME, states[0], seat, dice)


def test_the_note_follows_what_is_laid_and_taken_back():
    table = at_war(3)
    assert table.view(0).you.hand == 10
    table.lay(0, 10, 3)
    assert table.view(0).you.hand == 8
    table.take_back(0, 10)
    assert table.view(0).you.hand == 8
    table.act(0, NoteHand(1)).lay(0, 2)
    assert (table.view(0).you.hand, table.view(0).you.say_out) == (0, True)
    assert table.out(0).view(0).you.say_out is False


def test_an_empty_note_never_stops_a_card():
    """A refusal would tell the table what the note says."""
    table = at_war(3).act(0, NoteHand(0)).lay(0, 6)
    assert table.strength(0) == 6


def test_the_last_card_is_announced_by_its_owner_alone():
    table = at_war(3).act(0, NoteHand(1)).lay(0, 6)
    assert not table.view(1).seats[0].out
    assert table.view(1).you.say_out is False


def test_no_phone_reads_or_writes_the_note_of_another():
    table = at_war(3)
    with pytest.raises(GameError):
        GAME.apply(table.state, None, NoteHand(3))
    assert table.view().you is None


def test_the_final_deal_notes_the_hands_of_the_tied_alone():
    table = Table(4).begin().fill(TIED_BOARD)
    assert [table.view(seat).you.hand for seat in range(4)] == [20, 20, None, None]
