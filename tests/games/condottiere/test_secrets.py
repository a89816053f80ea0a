"""How many cards somebody holds is for nobody else: in views, in the log, in refusals."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.refusal import GameError
from companion.games.condottiere import GAME
from companion.games.condottiere import actions as act
from companion.games.condottiere.options import Options, Tool
from companion.games.condottiere.tables import DECK
from companion.sittings import FoldedSitting
from tests import secrets
from tests.contract.chance import offered
from tests.examples import examples
from tests.games.table import NAMES

from .play import TIED_BOARD, Table, at_war

"""a number of cards that nothing else is"""


def begun():
    return FoldedSitting(GAME, Options(tools=tuple(Tool)), NAMES[:4])


class Twins(secrets.Twins):
    """Two sittings that differ in the hands of others alone."""

    def __init__(self, seed, viewer):
        super().__init__(seed, viewer, begun(), begun())

    def twin(self, seat, action):
        """The other hand is larger by one, or is noted where this one is not."""
        if not isinstance(action, act.NoteHand) or seat == self.viewer:
            return action
        return act.NoteHand(1 if action.cards is None else (action.cards + 1) % DECK)

    def step(self):
        listed = [(seat, each) for seat in (None, *self.seats) for each in self.both_list(seat)]
        if listed:
            self.act(*self.random.choice(listed))

    def both_list(self, seat):
        """What may be done, and it is the same for the seat and for the table."""
        for viewer in (None, seat):
            first, second = (GAME.moves(play.state, seat, viewer) for play in self.plays)
            assert msgspec.json.encode(first) == msgspec.json.encode(second)
        return offered(GAME, self.state, seat, self.random)


@pytest.mark.rule("co.ruling.hand_size_hidden")
@given(seed=st.integers(0, 2**32 - 1), viewer=st.sampled_from([None, 0, 1, 2, 3]))
@examples(24)
def test_who_may_not_know_a_hand_sees_the_same_bytes_whatever_it_is(seed, viewer):
    twins = Twins(seed, viewer)
    for _ in range(40):
        if twins.plays[0].revealed:
            return
        twins.step()


def test_the_twins_do_differ_for_those_in_the_secret():
    twins = Twins(1, None)
    for seat in twins.seats:
        twins.act(seat, act.NoteHand(3))
    assert twins.differ() == set(range(4))


def test_the_note_follows_what_is_laid_and_taken_back():
    table = at_war(3)
    assert table.view(0).you.hand == 10
    table.lay(0, 10, 3)
    assert table.view(0).you.hand == 8
    table.take_back(0, 10)
    assert table.view(0).you.hand == 8
    table.act(0, act.NoteHand(1)).lay(0, 2)
    assert (table.view(0).you.hand, table.view(0).you.say_out) == (0, True)
    assert table.out(0).view(0).you.say_out is False


def test_an_empty_note_never_stops_a_card():
    """A refusal would tell the table what the note says."""
    table = at_war(3).act(0, act.NoteHand(0)).lay(0, 6)
    assert table.strength(0) == 6


def test_the_last_card_is_announced_by_its_owner_alone():
    table = at_war(3).act(0, act.NoteHand(1)).lay(0, 6)
    assert not table.view(1).seats[0].out
    assert table.view(1).you.say_out is False


def test_no_phone_reads_or_writes_the_note_of_another():
    table = at_war(3)
    with pytest.raises(GameError):
        GAME.apply(table.state, None, act.NoteHand(3))
    assert table.view().you is None


def test_the_final_deal_notes_the_hands_of_the_tied_alone():
    table = Table(4).begin().fill(TIED_BOARD)
    assert [table.view(seat).you.hand for seat in range(4)] == [20, 20, None, None]
