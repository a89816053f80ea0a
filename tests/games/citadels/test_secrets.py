"""Secrets stay secret: in views, in the log, in the names of undo, in time.

Twins: two tables whose cards lie differently in the hands, and where the same is said aloud, show
every observer the same bytes until a card is turned up. Canaries: what somebody has counted from
the hand is found nowhere else until all have counted.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from companion.engine.game import World
from companion.engine.log import Rewind
from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.holdings import Built
from companion.games.citadels.model import Phase, Threat
from companion.games.citadels.options import PACE_MS, Options, Tool
from companion.sittings import FoldedSitting
from companion.sittings.log_pages import read_log
from tests import secrets
from tests.examples import quickly

from .play import cast_with, uniques_with

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay", "Gil", "Hana")
SEATS = 5
VIEWERS = (None, *range(SEATS))
EVERYTHING = tuple(Tool)

CASTS = {
    "assassin": ("assassin", "thief"),
    "witch": ("witch", "blackmailer", "emperor"),
    "magistrate": ("magistrate", "blackmailer"),
}


class Sitting:
    """A table with cards in hands, of which the companion is told what is said aloud.

    `hands` is rank → seat; `true` are the ranks under which the true tokens lie;
    `robs` is the rank that the Thief names.
    """

    def __init__(self, characters, hands, true=(), seed=0, robs=8):
        options = Options(
            cast=cast_with(SEATS, *characters), tools=EVERYTHING, uniques=uniques_with("keep")
        )
        self.play = FoldedSitting(GAME, options, NAMES[:SEATS])
        self.hands = dict(hands)
        self.true = true
        self.seed = seed
        self.robs = robs
        self.now = 1_000_000
        self.act(None, act.Begin(crown=0))
        self.act(None, act.FaceUp(1, 3))
        while self.state.phase is Phase.SELECT:
            self.act(None, act.PassOn(1, self.state.step))

    @property
    def state(self):
        return self.play.state

    def act(self, seat, action):
        self.now += 1_000
        self.play.add(self.play.decide(seat, action, World(self.now, Random(1))))

    def step(self):
        """What happens next at this table; what is said is the same whoever says it."""
        turn, call = self.state.turn, self.state.call
        if turn is None:
            holder: Any = self.hands.get(self.state.rank)
            killed = self.state.killed is not None and self.state.rank in self.state.killed.ranks
            quiet = holder is None or killed
            self.act(None, act.Silence(call) if quiet else act.Answer(call, holder))
        elif turn.pending is not None:
            self.act(None, act.AnswerWarrant(call, take=turn.rank in self.true))
        elif turn.threat is Threat.REFUSED:
            self.act(None, act.TurnUpThreat(call, flower=turn.rank in self.true))
        elif not turn.gathered:
            self.act(None, act.Gather(call, "gold"))
        elif turn.threat is Threat.OPEN:
            self.act(None, act.AnswerThreat(call, bribe=False))
        else:
            self.act(None, self._deed(turn, call))

    def _deed(self, turn, call):
        """Something of the character's own, then a district, then the end of the turn."""
        dice = Random(self.seed * 100 + turn.rank)
        done = turn.has_used("ability")
        match turn.character:
            case "assassin" | "witch" if not done:
                return act.Name(call, dice.choice((5, 6, 7)))
            case "thief" if not done:
                return act.Name(call, self.robs)
            case "magistrate" if not done:
                return act.Tokens(call, (5, 6, 7))
            case "blackmailer" if not done:
                killed = self.state.bewitched or self.state.killed
                safe = [rank for rank in (5, 6, 7) if killed is None or rank not in killed.ranks]
                return act.Tokens(call, tuple(safe[:2]))
            case "emperor" if not turn.has_used("crown"):
                return act.GiveCrown(call, next(k for k in (1, 2, 3) if k not in (turn.seat, 0)))
        if turn.builds == 0 and turn.row.builds:
            built = {each.district for each in self.state.cities[turn.seat]}
            # What a Magistrate has already cannot be taken.
            district = "tavern" if turn.character == "magistrate" else "temple"
            return act.Build(call, district) if district not in built else act.EndTurn(call)
        return act.EndTurn(call)

    def shown(self, viewer):
        """All that reaches an observer, its moment included."""
        log = read_log(self.play, viewer, after=max(0, self.play.version - 2))
        steps = self.play.rewinds.undo(viewer), self.play.rewinds.redo(viewer)
        seats = (None, *range(self.state.seats)) if viewer is None else (viewer,)
        assert GAME.moves is not None
        offered = [GAME.moves(self.state, seat, viewer) for seat in seats]
        view = self.play.view(viewer)
        return msgspec.json.encode([view, log, steps, offered, self.play.deadline(), self.now])


def same_until(first, second, over):
    """Both tables play on, and show all observers the same until `over` says that it is open."""
    steps = 0
    while True:
        for viewer in VIEWERS:
            assert first.shown(viewer) == second.shown(viewer)
        if over(first) or over(second):
            return steps
        first.step()
        second.step()
        steps += 1


def dealt(seed):
    """Rank → seat for five players; rank 3 lies face up."""
    ranks = [1, 2, 4, 5, 6, 7, 8]
    Random(seed).shuffle(ranks)
    return dict(zip(ranks, range(SEATS), strict=False))


def calls(rank):
    """The rank is called: now it will be answered or not."""
    return lambda sitting: sitting.state.rank == rank or sitting.state.phase is not Phase.CALL


@pytest.mark.parametrize("cast", CASTS)
@pytest.mark.parametrize("seed", quickly([1, 2], 1))
@pytest.mark.parametrize("rank", quickly([5, 6, 8], 6))
def test_who_holds_a_character_is_nowhere_until_it_answers(cast, seed, rank):
    hands = {each: seat for each, seat in dealt(seed).items() if each < 5}
    others = [seat for seat in range(SEATS) if seat not in hands.values()]
    for one, other in ((others[0], others[-1]), (others[0], None)):
        first, second = (
            Sitting(CASTS[cast], {**hands, **({} if seat is None else {rank: seat})}, seed=seed)
            for seat in (one, other)
        )
        assert same_until(first, second, calls(rank)) > 0
        for table in (first, second):
            table.step()
        killed = first.state.killed
        if killed is not None and rank in killed.ranks:
            same_until(first, second, calls(0))
        else:
            assert first.shown(None) != second.shown(None)


@pytest.mark.parametrize("rank", [5, 6, 7])
def test_whether_anybody_was_killed_is_never_shown(rank):
    """The victim keeps quiet like somebody who is not there, to the end of the round."""
    seed = next(seed for seed in range(50) if Random(seed * 100 + 1).choice((5, 6, 7)) == rank)
    hands = {1: 0, 2: 1, 4: 2}
    first = Sitting(CASTS["assassin"], {**hands, rank: 3}, seed=seed)
    second = Sitting(CASTS["assassin"], hands, seed=seed)
    same_until(first, second, calls(0))
    assert first.state.killed.ranks == (rank,)
    assert first.state.phase is Phase.ROUND_END


MOMENTS = {
    "killed": CASTS["assassin"],
    "robbed": CASTS["assassin"],
    "stolen": CASTS["assassin"],
    "bewitched": CASTS["witch"],
    "threats": CASTS["witch"],
    "crown": CASTS["witch"],
    "warrants": ("magistrate",),
}
"""what has the middle of the table for a moment, and with which cast it happens"""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_shows_nothing_of_who_holds_what_is_still_closed(moment):
    """The same bytes, among them the time and the deadline: it comes and passes no sooner."""
    cast, hands = MOMENTS[moment], {1: 0, 2: 1, 4: 2, 5: 3}
    robs = 4 if moment == "stolen" else 8

    def is_told(sitting):
        return moment in [one.kind for one in sitting.play.view(None).events]

    for held in ({7: 4}, {8: 4}, {}):
        first = Sitting(cast, {**hands, 6: 4}, true=(5,), seed=4, robs=robs)
        other = Sitting(cast, {**hands, **held}, true=(5,), seed=4, robs=robs)
        same_until(first, other, lambda one: is_told(one) or one.state.rank == 6)
        assert is_told(first)


@pytest.mark.rule("ci.ruling.marks_secret", "ci.ruling.same_prompt")
@pytest.mark.parametrize("cast", ["magistrate", "witch"])
def test_which_token_is_the_true_one_is_nowhere_until_it_is_turned_up(cast):
    hands = {1: 0, 2: 1, 5: 2, 6: 3, 7: 4}
    first = Sitting(CASTS[cast], hands, true=(5,), seed=4)
    second = Sitting(CASTS[cast], hands, true=(6,), seed=4)

    def asked(sitting):
        turn = sitting.state.turn
        waits = turn is not None and (turn.pending or turn.threat is Threat.REFUSED)
        return bool(waits and turn.rank in (5, 6)) or sitting.state.phase is not Phase.CALL

    assert same_until(first, second, asked) > 0
    view: Any = first.play.view(None)
    assert view.prompt is not None
    first.step()
    second.step()
    assert first.shown(None) != second.shown(None)


def test_every_rank_is_waited_for_as_long_whoever_has_it():
    waits = set()
    for seed in range(3):
        table = Sitting(CASTS["witch"], dealt(seed), seed=seed)
        while table.state.phase is Phase.CALL:
            due = table.play.deadline()
            assert (due is None) == (table.state.turn is not None)
            if due is not None:
                assert due.action == act.WaitedOut(table.state.call)
                waits.add(due.at - table.now)
            table.step()
    assert waits == {PACE_MS["steady"]}


# Canaries


VAULT = act.EnterFinal(3, 4, (Built("palace"), Built("docks")), secret_vault=True)


def counting():
    options = Options(tools=(), uniques=uniques_with("secret_vault"))
    return FoldedSitting(GAME, options, NAMES[:SEATS])


def enter(play, seat, entry):
    play.add(play.make_entry(seat, 0, entry))


def who_hears(play, canary):
    """The districts that there are in the game aside."""
    known = ("districts", "by_kind", "by_type", "uniques", "options")
    return secrets.who_hears(play, canary, without=known)


def test_what_somebody_counted_is_theirs_until_all_have_counted():
    play = counting()
    enter(play, 1, VAULT)
    assert who_hears(play, "docks") == {1}
    assert who_hears(play, "Secret Vault") == {1}
    assert [each.entered for each in play.view(None).seats] == [False, True, False, False, False]
    for seat in (0, 2, 3):
        enter(play, seat, act.EnterFinal(0, 0))
    assert who_hears(play, "docks") == {1}
    enter(play, 4, act.EnterFinal(0, 0))
    assert who_hears(play, "docks") == set(VIEWERS)


def test_an_entry_that_was_taken_back_stays_unseen():
    play = counting()
    enter(play, 1, VAULT)
    play.add(play.make_entry(None, 0, Rewind(to=0, expected=1)))
    assert who_hears(play, "docks") == {1}
    for seat in range(SEATS):
        enter(play, seat, act.EnterFinal(0, 0))
    play.add(play.make_entry(None, 0, act.Finish()))
    assert who_hears(play, "docks") == {1}


def test_the_table_screen_never_shows_a_count_of_its_own():
    play = counting()
    enter(play, 1, VAULT)
    final = play.view(None).finals[1]
    assert (final.entered, final.hidden, final.entry.secret_vault) == (True, True, False)
    assert play.view(1).you.final.entry.secret_vault


def test_a_phone_sees_what_was_tracked_of_others_and_nothing_more():
    options = Options(tools=EVERYTHING, uniques=uniques_with("secret_vault"))
    play = FoldedSitting(GAME, options, NAMES[:SEATS])
    enter(play, None, act.CountUp(0))
    enter(play, 1, VAULT)
    view: Any = play.view(2)
    seen = view.finals[1]
    assert (seen.entry.gold, seen.entry.city) == (2, ())
