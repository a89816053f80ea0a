"""Secrets stay secret: in views, in the log, in the names of undo, and in refusals.

Canaries: a kind of goods that only one seat ever speaks of is found nowhere else. Twins: two
sittings that differ only in what is secret from a viewer show that viewer the same bytes.
"""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.game import World
from companion.engine.log import Mend, Rewind
from companion.engine.refusal import GameError
from companion.games.sheriff import GAME
from companion.games.sheriff import actions as act
from companion.games.sheriff.goods import Goods
from companion.games.sheriff.model import DealStatus, Phase
from companion.games.sheriff.options import Options, Tool
from companion.games.sheriff.terms import Promise, PromiseKind, Terms
from companion.sittings import FoldedSitting
from companion.sittings.log_pages import read_log
from tests import secrets
from tests.examples import examples

from .chance import offered

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
SEATS = 5
"""where the number does not matter; six play with deputies"""
OTHER_KIND = {"silk": "pepper", "pepper": "silk"}

seeds = st.integers(0, 2**32 - 1)
viewers = st.sampled_from([None, *range(SEATS)])


def swapped(goods):
    return {OTHER_KIND.get(good, good): n for good, n in goods.items()}


def hidden_swapped(terms):
    return Terms(terms.gold, swapped(terms.stand), swapped(terms.bag), terms.promises)


def plain(terms):
    """Without goods: neither to be known nor to be proved missing."""
    return Terms(terms.gold, {}, {}, terms.promises)


SECRETIVE = (
    act.CorrectBag, act.CorrectLoot, act.CorrectRound, act.CorrectStand, act.SwitchTool,
    act.Unpack, act.Offer, act.SettleDebt, act.EnterFinal, act.Trade,
    act.CountUp,
)  # fmt: skip
"""what may hold a secret, or would show what had none"""


# Two sittings at once


class Twins(secrets.Twins):
    """What the viewer may not know is silk in one and pepper in the other."""

    def __init__(self, seed, viewer, seats=SEATS, edition="second"):
        options = Options(
            edition=edition,
            tools=tuple(Tool),
            purse="coins",
            black_market=edition == "second",
        )
        super().__init__(
            seed, viewer, *(FoldedSitting(GAME, options, NAMES[:seats]) for _ in range(2))
        )
        self.act(None, act.Begin(sheriff=None if seats == 6 else self.random.randrange(seats)))

    @property
    def secretive(self):
        """The seats whose secrets are kept from the viewer."""
        return [seat for seat in self.seats if seat != self.viewer]

    def knows(self, *partners):
        """Whether the viewer is in a deal; what one deputy is given, the other may see."""
        officers = self.state.officers
        among = {*partners, *(officers if set(partners) & set(officers) else ())}
        return self.viewer in among

    def twin(self, seat, action):
        """The same with the other kind, where the viewer may not know it."""
        match action:
            case act.Unpack() if seat != self.viewer:
                return msgspec.structs.replace(action, goods=swapped(action.goods))
            case act.CorrectStand(hidden=dict(hidden)) if action.who != self.viewer:
                return msgspec.structs.replace(action, hidden=swapped(hidden))
            case act.Offer(gives=gives, wants=wants) if not self.knows(seat, action.partner):
                return msgspec.structs.replace(
                    action, gives=hidden_swapped(gives), wants=hidden_swapped(wants)
                )
            case act.PassBag(bribe=Terms() as bribe) | act.AgreedInTime(bribe=Terms() as bribe):
                if self.knows(action.merchant, self.state.sheriff):
                    return action
                return msgspec.structs.replace(action, bribe=hidden_swapped(bribe))
            case _:
                return action

    # Playing by chance

    def step(self):
        self.now += self.random.choice((0, 5_000, 60_000))
        due = self.plays[0].deadline()
        if due is not None and due.at <= self.now:
            self.act(None, due.action)
        choices = [self.public, self.public, self.secret, self.secret, self.deal, self.back]
        self.random.choice(choices)()

    def public(self):
        """What is listed and holds no secret, and the next phase only now and then."""
        listed = [
            (seat, action)
            for seat in (None, *self.seats)
            for action in offered(GAME, self.state, seat, self.random)
            if not isinstance(action, SECRETIVE)
            and not (isinstance(action, act.Advance) and action.to is Phase.FINAL)
            and not (isinstance(action, act.Advance) and self.random.random() < 0.8)
        ]
        if listed:
            self.act(*self.random.choice(listed))

    def some(self, *goods):
        return {good: self.random.randint(1, 2) for good in goods if self.random.random() < 0.5}

    def secret(self):
        seat = self.random.choice(self.secretive)
        hidden = self.some("silk", "pepper", "mead")
        everything = {**self.some("apple", "cheese"), **hidden}
        asks = self.random.choice((seat, seat, None))
        match self.random.randrange(6):
            case 0:
                unknown = self.random.choice((0, 0, 1))
                self.act(asks, act.CorrectStand(seat, self.some("apple"), hidden, unknown))
            case 1 if self.state.debts:
                self.settle(self.random.choice(self.state.debts))
            case 2 if self.state.in_round:
                bribe = Terms(self.random.randrange(9), {}, hidden)
                if self.knows(seat, self.state.sheriff):
                    bribe = plain(bribe)
                made = self.random.choice((act.PassBag, act.AgreedInTime))
                self.act(None, made(self.state.round, seat, bribe=bribe))
            case 3:
                self.act(seat, act.Trade(self.state.round, "mead"))
            case _:
                self.act(seat, act.Unpack(self.state.round, everything, self.random.choice((0, 1))))

    def settle(self, debt):
        """With what anybody may guess at: all legal goods, and some mead."""
        stand = self.state.stands[debt.debtor]
        cards = stand.legal + Goods.from_counts({"mead": self.random.randrange(3)})
        asks = self.random.choice((debt.debtor, None))
        self.act(asks, act.SettleDebt(debt.id, cards.as_dict()))

    def deal(self):
        seat, partner = self.random.sample(self.seats, 2)
        opened = [each for each in self.state.deals if each.status is DealStatus.OFFERED]
        if opened and self.random.random() < 0.6:
            deal = self.random.choice(opened)
            self.act(deal.partner, act.Answer(deal.id, self.random.random() < 0.8))
            return
        gives = Terms(
            self.random.randrange(9), self.some("apple", "silk", "mead"), self.some("silk", "apple")
        )
        wants = Terms(bag=self.some("pepper"))
        if self.knows(seat, partner):
            gives, wants = plain(gives), plain(wants)
        if partner in self.state.officers and self.state.in_round:
            kind = self.random.choice((PromiseKind.PASS, PromiseKind.INSPECT))
            bag = self.random.choice(self.state.merchants)
            wants = msgspec.structs.replace(wants, promises=(Promise(kind, bag),))
        both = len(self.seats) == 6 and self.random.random() < 0.5
        self.act(seat, act.Offer(self.state.round, partner, gives, wants, both))

    def back(self):
        play = self.plays[0]
        step = self.random.choice((play.rewinds.undo(None), play.rewinds.redo(None)))
        if step is not None and self.random.random() < 0.5:
            self.act(None, Rewind(step.to, play.version))


@pytest.mark.rule("s*.pass.contraband_secret", "s2.ruling.bribe_contraband_seen")
@given(seed=seeds, viewer=viewers, edition=st.sampled_from(["first", "second"]))
@examples(40)
def test_who_may_not_know_a_secret_sees_the_same_bytes_whatever_it_is(seed, viewer, edition):
    twins = Twins(seed, viewer, edition=edition)
    for _ in range(45):
        twins.step()


@pytest.mark.rule("s2.ruling.six_loot_seen")
@given(seed=seeds, viewer=st.sampled_from([None, *range(6)]))
@examples(40)
def test_with_deputies_it_is_so_too(seed, viewer):
    twins = Twins(seed, viewer, seats=6)
    for _ in range(45):
        twins.step()


def proposed(play, mend, viewer):
    """What the viewer is told of a mend, or why nothing is."""
    try:
        return play.editor.propose(mend, viewer)
    except GameError as refusal:
        return type(refusal), refusal.message, refusal.path


@given(seed=seeds, viewer=viewers)
@examples(60)
def test_what_would_come_of_a_mend_tells_no_secret(seed, viewer):
    twins = Twins(seed, viewer)
    for _ in range(25):
        twins.step()
    first, second = twins.plays
    for one in first.log.effective():
        (entry,) = read_log(first, viewer, after=one.number - 1, upto=one.number)
        known: dict[str, Any] = dict(entry.document or {})
        amounts = {"gold", "amount", "unknown", "round"} & set(known)
        changed = [{**known, name: (known[name] or 0) + 1} for name in sorted(amounts)]
        for action in (None, *changed):
            mend = Mend(one.number, action, first.version)
            assert proposed(first, mend, viewer) == proposed(second, mend, viewer)


def test_the_twins_do_differ_for_those_in_the_secret():
    differed = set()
    for seed in range(12):
        twins = Twins(seed, None)
        for _ in range(45):
            twins.step()
        differed |= twins.differ()
    assert differed == set(range(SEATS))


# Canaries


def played(*entries):
    """An inspection with 0 as sheriff, then these."""
    play = FoldedSitting(GAME, Options(tools=tuple(Tool)), NAMES[:SEATS])
    first = (
        (None, act.Begin(sheriff=0)),
        (None, act.Advance(1, Phase.MARKET, Phase.INSPECT)),
    )
    for seat, action in (*first, *entries):
        play.add(play.decide(seat, action, World(1_000_000, Random(1))))
    return play


def who_hears(play, canary):
    """The goods that there are in the game aside."""
    return secrets.who_hears(play, canary, without=("goods", "options"))


def test_undo_does_not_name_what_it_takes_back():
    play = played((0, act.PassBag(1, 1)), (1, act.Unpack(1, {"crossbow": 1})))
    play.add(play.make_entry(None, 0, Rewind(to=3, expected=4)))
    assert who_hears(play, "crossbow") == {1}
    play.add(play.make_entry(None, 0, Rewind(to=4, expected=5)))
    assert who_hears(play, "crossbow") == {1}


@pytest.mark.rule("s*.end.reveal")
def test_the_end_turns_up_what_lies_there_and_nothing_that_was_taken_back():
    play = played((0, act.PassBag(1, 1)), (1, act.Unpack(1, {"crossbow": 1})))
    play.add(play.make_entry(None, 0, Rewind(to=3, expected=4)))
    for seat, action in (
        (1, act.Unpack(1, {"silk": 1})),
        (None, act.Advance(1, Phase.INSPECT, Phase.MARKET)),
    ):
        play.add(play.make_entry(seat, 0, action))
    assert who_hears(play, "silk") == {1}
    while (state := play.state).phase is not Phase.FINAL:
        to = Phase.FINAL if state.last_round else Phase.MARKET
        play.add(play.make_entry(None, 0, act.Advance(state.round, state.phase, to)))
    assert who_hears(play, "silk") == {None, 0, 1, 2, 3, 4}
    for seat in range(state.seats):
        play.add(play.make_entry(seat, 0, act.EnterFinal(gold=50, goods={})))
    play.add(play.make_entry(None, 0, act.Finish()))
    assert who_hears(play, "silk") == {None, 0, 1, 2, 3, 4}
    assert who_hears(play, "crossbow") == {1}


@pytest.mark.rule("s*.inspect.open")
def test_an_opened_bag_is_no_secret():
    play = played((0, act.OpenBag(1, 1, "apple", {"apple": 1, "crossbow": 1})))
    assert who_hears(play, "crossbow") == {None, 0, 1, 2, 3, 4}
