"""Secrets stay secret: in views, in the log, in the names of undo, and in refusals.

Canaries: a number and a word that only one seat ever enters are found nowhere else. Twins: two
sittings that differ only in what is secret from a viewer show that viewer the same bytes.
"""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.log import Rewind
from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Phase
from companion.games.dunhuang.options import TOOLS, Options, Tool
from companion.sittings import FoldedSitting
from companion.sittings.log_pages import read_log
from companion.text import say
from tests import secrets
from tests.contract.chance import offered
from tests.examples import examples
from tests.secrets import do, who_hears

from .play import Table, ring

NAMES = ("Ann", "Ben", "Cem", "Dan")
EVERYBODY = (None, 0, 1, 2, 3)
CANARY = 4321
"""cards: nobody else has so many of anything"""

seeds = st.integers(0, 2**32 - 1)
viewers = st.sampled_from(EVERYBODY)


def begun(*first, tools=tuple(Tool)):
    play = FoldedSitting(GAME, Options(tools=tools), NAMES)
    do(play, None, act.LayTiles(ring(*first)), act.NameStarter(0), act.PutCamel(7))
    return play


def counting():
    play = begun()
    do(play, None, act.Count(Phase.PLAY))
    return play


# Canaries


def test_that_somebody_has_counted_is_public():
    play = counting()
    do(play, 1, act.EnterFinal({"8": CANARY}))
    assert [seat.entered for seat in play.view(None).seats] == [False, True, False, False]
    assert say(read_log(play, 0)[-1].words, "en", NAMES) == "Ben has counted."


@pytest.mark.rule("dh.score.reveal")
def test_the_end_turns_up_all_warehouses_at_once_and_nothing_that_was_taken_back():
    play = counting()
    do(play, 1, act.EnterFinal({"8": CANARY}))
    do(play, None, Rewind(to=4, expected=5))
    for seat in range(4):
        do(play, seat, act.EnterFinal({"8": 7654 if seat == 1 else 1}))
        assert who_hears(play, 7654) <= {1}
    do(play, None, act.Finish())
    assert who_hears(play, 7654) == set(EVERYBODY)
    assert who_hears(play, CANARY) == {1}


def test_an_instant_win_turns_up_no_count():
    assert GAME.revealed(counting().state) is False


def noted(play, viewer):
    """Whether wool, which was noted in the market, is named in the log."""
    log = read_log(play, viewer)
    return "wool" in msgspec.json.encode(log).decode() or any(
        (entry.document or {}).get("good") for entry in log
    )


@pytest.mark.rule("dh.ruling.what_is_secret")
@pytest.mark.parametrize("how", ["taken", "fetched"])
def test_which_card_went_into_a_warehouse_is_not_written_down(how):
    play = begun("herdsman")
    tile = 0 if how == "taken" else 1
    do(play, 3, act.CorrectCard(tile, 9))
    assert play.view(2).tiles[tile].card.good == 9, "it lies there for all to see"
    do(play, 0, act.Move(1, 1))
    if how == "taken":
        do(play, 0, act.Take(1, "warehouse"), act.TakeCoins(1))
    else:
        do(play, 0, act.Fetch(1, 1))
    do(play, 0, act.EndTurn(1))
    assert [viewer for viewer in EVERYBODY if noted(play, viewer)] == []
    assert play.view(0).tiles[tile].card.good == 0


def test_what_is_put_into_a_stall_is_no_secret():
    play = begun()
    do(play, 0, act.Move(1, 1), act.Take(1, "stall", 9))
    assert [viewer for viewer in EVERYBODY if noted(play, viewer)] == list(EVERYBODY)


# Two sittings at once


class Twins(secrets.Twins):
    def __init__(self, seed, viewer):
        plays = [FoldedSitting(GAME, Options(tools=TOOLS, purse="coins"), NAMES) for _ in range(2)]
        for play in plays:
            do(play, None, act.LayTiles(ring()), act.NameStarter(0), act.PutCamel(7))
        super().__init__(seed, viewer, *plays)

    def twin(self, seat, action):
        """The same with other secrets, where the viewer may not know them."""
        if seat == self.viewer:
            return action
        if isinstance(action, act.EnterFinal):
            return act.EnterFinal({"2": 2, "8": 8}, coins=17, prestige=3, tokens=1)
        return action

    def step(self):
        listed = [
            (seat, action)
            for seat in EVERYBODY
            for action in offered(GAME, self.state, seat, self.random)
            if not isinstance(action, act.Finish)
        ]
        secret = [each for each in listed if isinstance(each[1], act.EnterFinal)]
        play = self.plays[0]
        back = self.random.choice((play.rewinds.undo(None), play.rewinds.redo(None)))
        if back is not None and self.random.random() < 0.2:
            self.act(None, Rewind(back.to, play.version))
        elif self.state.phase is Phase.PLAY and self.random.random() < 0.1:
            self.act(None, act.Count(Phase.PLAY))
        else:
            self.act(
                *self.random.choice(secret if secret and self.random.random() < 0.4 else listed)
            )


@pytest.mark.rule("dh.ruling.what_is_secret")
@given(seed=seeds, viewer=viewers)
@examples(40)
def test_who_may_not_know_a_secret_sees_the_same_bytes_whatever_it_is(seed, viewer):
    twins = Twins(seed, viewer)
    for _ in range(40):
        twins.step()
        if twins.state.phase is Phase.OVER:
            return


def test_the_twins_do_differ_for_those_in_the_secret():
    differed = set()
    for seed in range(3):
        twins = Twins(seed, None)
        for _ in range(40):
            twins.step()
            if twins.state.phase is Phase.OVER:
                break
        differed |= twins.differ()
    assert differed == set(range(4))


@pytest.mark.rule("dh.ruling.what_is_secret")
@pytest.mark.parametrize(
    ("character", "said", "written"),
    [
        ("general", act.Take(1, "warehouse", 7), act.Take(1, "warehouse")),
        ("general", act.SwapWithMarket(1, 3, 7, 5), act.SwapWithMarket(1, 3)),
    ],
)
def test_what_goes_into_a_warehouse_is_not_written_down_where_somebody_sends_it(
    character, said, written
):
    table = Table.at(character, tools=tuple(Tool)).act(0, said)
    assert table.entries[-1] == (0, written)
