"""The secret draft: by the book for every number of players, and nothing of it reaches others."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from companion.engine.game import World
from companion.engine.log import Rewind
from companion.engine.refusal import RuleError, SettledError
from companion.games.citadels import GAME
from companion.games.citadels import actions as act
from companion.games.citadels.cast import needs_ninth, set_cast
from companion.games.citadels.model import Phase
from companion.games.citadels.options import PACE_MS, Options, Tool
from companion.games.citadels.tables import CAST_SIZES
from companion.sittings import FoldedSitting
from companion.sittings.log_pages import list_moves, read_log
from companion.text import say
from tests.examples import is_thorough
from tests.games.citadels.play import built
from tests.games.table import NAMES

TABLES = [(seats, many) for seats, sizes in CAST_SIZES.items() for many in sizes]


class Sitting:
    """A table with a phone at each seat; `wanted` is whom each would like best, by seat."""

    def __init__(self, seats, many=8, seed=1, **options):
        cast = set_cast("first_game", seats, many == 9)
        chosen: Any = {"cast": cast, "tools": (Tool.CALLER,), **options}
        self.play = FoldedSitting(GAME, Options(**chosen), NAMES[:seats])
        self.random, self.now = Random(seed), 1_000_000
        self.act(None, act.Begin(crown=seats - 1))

    @property
    def state(self):
        return self.play.state

    def act(self, seat, action):
        self.play.add(self.play.decide(seat, action, World(self.now, self.random)))
        return self

    def deal(self):
        return self.act(None, act.Deal(self.state.round))

    def you(self, seat):
        view: Any = self.play.view(seat)
        return view.you

    def chooser(self):
        return next(seat for seat in range(self.state.seats) if self.you(seat).choice)

    def pick(self, want=None):
        """Whoever chooses takes this one, or the first."""
        seat = self.chooser()
        you = self.you(seat)
        there = [one.rank for one in you.choice]
        rank = want if want in there else there[0]
        lays = next(one for one in there if one != rank) if you.lays else None
        return self.act(seat, act.Pick(self.state.round, self.state.step, rank, lays))

    def drafted(self):
        while self.state.phase is Phase.SELECT:
            self.pick()
        return self

    def passes(self):
        due: Any = self.play.deadline()
        self.now = due.at
        return self.act(None, due.action)

    def held(self):
        assert self.state.dealt is not None
        return {rank: seat for seat, own in enumerate(self.state.dealt.held) for rank in own}

    def shown(self, viewer):
        """All that reaches somebody: view, log, undo, moves, and the moment of the clock."""
        log = read_log(self.play, viewer)
        steps = self.play.rewinds.undo(viewer), self.play.rewinds.redo(viewer)
        deadline = self.play.deadline()
        moves = list_moves(self.play, viewer)
        return msgspec.json.encode([self.play.view(viewer), log, steps, deadline, moves])


# By the book


@pytest.mark.rule("ci.selection.everyone_one", "ci.selection.rank4_never_up")
@pytest.mark.parametrize(("seats", "many"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_everybody_gets_what_the_book_gives(seats, many, seed):
    sitting = Sitting(seats, many, seed).deal()
    plan = sitting.state.selection
    assert len(sitting.state.face_up) == plan.face_up
    assert 4 not in sitting.state.face_up
    for draft in plan.draft:
        seat = sitting.chooser()
        assert seat == sitting.state.chooser(draft)
        assert len(sitting.you(seat).choice) == draft.cards
        sitting.pick()
    assert sitting.state.dealt is not None
    held = sitting.state.dealt.held
    assert {len(one) for one in held} == {sitting.state.each}
    every = [*sitting.state.face_up, *sitting.state.dealt.down, *sum(held, ())]
    assert sorted(every) == list(sitting.state.ranks)
    assert sitting.state.phase is Phase.CALL


@pytest.mark.rule("ci.ruling.three_player_discard")
def test_the_card_that_three_players_lay_down_is_chosen_or_drawn():
    chosen = Sitting(3, 9).deal().pick().pick()
    assert chosen.you(chosen.chooser()).lays
    drawn = Sitting(3, 9, three_player_discard="random").deal().pick().pick()
    assert not drawn.you(drawn.chooser()).lays
    assert drawn.state.dealt is not None
    before = len(drawn.state.dealt.down)
    drawn.pick()
    assert drawn.state.dealt is not None
    assert len(drawn.state.dealt.down) == before + 1


def test_only_what_one_was_handed_can_be_kept():
    sitting = Sitting(4).deal()
    out = sitting.state.face_up[0]
    with pytest.raises(RuleError):
        sitting.act(sitting.chooser(), act.Pick(1, 0, out))


def test_nobody_says_what_is_dealt():
    sitting = Sitting(4)

    def dealt(deal):
        world = World(sitting.now, Random(1))
        return sitting.play.decide(sitting.state.crown, deal, world).action

    assert dealt(act.Deal(1, up=(1, 2), down=3)) == dealt(act.Deal(1))


def test_nobody_says_which_card_is_drawn():
    sitting = Sitting(3, 9, three_player_discard="random").deal().pick().pick()
    seat = sitting.chooser()
    kept, *others = [one.rank for one in sitting.you(seat).choice]

    def laid(lays):
        world = World(sitting.now, Random(1))
        pick = act.Pick(1, sitting.state.step, kept, lays)
        return sitting.play.decide(seat, pick, world).action.lays

    assert {laid(other) for other in others} == {laid(None)}


def before_a_swap():
    """Three have chosen two each, and the second has the Theater."""
    sitting = Sitting(3, 9, tools=(Tool.CALLER, Tool.CITIES), uniques=("theater",))
    sitting.act(None, act.CorrectCity(1, (built("theater"),))).deal()
    while sitting.state.theater is None:
        sitting.pick()
    return sitting


@pytest.mark.rule("ci.unique.theater.swap", "ci.unique.theater.hidden")
def test_the_theater_gives_one_of_two_and_takes_as_it_falls_whatever_is_said():
    sitting = before_a_swap()
    assert sitting.state.dealt is not None
    own, others = sitting.state.dealt.held[1], sitting.state.dealt.held[2]

    def fallen(takes):
        told = set()
        for fall in range(20):
            world = World(sitting.now, Random(fall))
            decided: Any = sitting.play.decide(1, act.SwapCharacters(1, 2, own[0], takes), world)
            told.add(decided.action.takes)
        return told

    nowhere = next(rank for rank in sitting.state.ranks if rank not in others)
    assert fallen(None) == fallen(others[0]) == fallen(nowhere) == set(others)
    sitting.act(1, act.SwapCharacters(1, 2, own[0], nowhere))
    assert sitting.state.dealt is not None
    assert own[0] in sitting.state.dealt.held[2]
    assert not set(others) <= set(sitting.state.dealt.held[2])


def test_a_swap_with_somebody_who_holds_nothing_is_refused():
    """It was an error: no card could fall. Found by chance, ten thousand moves away."""
    sitting = before_a_swap()
    dealt = sitting.state.dealt
    assert dealt is not None
    bare = replace(dealt, held=(*dealt.held[:2], ()))
    state = replace(sitting.state, dealt=bare)
    world = World(sitting.now, sitting.random)
    action = GAME.decide(state, 1, act.SwapCharacters(1, 2, dealt.held[1][0]), world)
    with pytest.raises(RuleError) as refusal:
        GAME.apply(state, 1, action)
    assert refusal.value.message.id == "citadels-not-among"


def unkept(seats=4, **options):
    """All have chosen; the Theater is in the deck, and nobody here knows where it stands."""
    sitting = Sitting(seats, uniques=("theater",), **options).deal()
    for _ in sitting.state.selection.draft:
        sitting.pick()
    return sitting


@pytest.mark.rule("ci.unique.theater.swap")
def test_where_no_cities_are_kept_everybody_is_asked_for_the_theater_before_the_calls():
    sitting = unkept()
    assert (sitting.state.phase, sitting.state.theater) == (Phase.SELECT, None)
    for seat in range(4):
        slots = [
            (one.slot, one.group) for one in list_moves(sitting.play, seat) if one.slot != "undo"
        ]
        assert ("theater", "now") in slots
        assert (("start_calls", "now") in slots) == (seat == sitting.state.crown)
        view: Any = sitting.play.view(None)
        assert view.seats[seat].stance == "ready"
    before = sitting.held()
    sitting.act(1, act.ShowTheater(1, 1))
    sitting.act(1, act.SwapCharacters(1, 2))
    assert sitting.state.phase is Phase.CALL
    after = sitting.held()
    swapped = {rank for rank in before if before[rank] != after[rank]}
    assert {before[rank] for rank in swapped} == {1, 2}


def test_nobody_has_the_theater_is_one_tap_of_whoever_calls():
    sitting = unkept()
    with pytest.raises(SettledError):
        sitting.act(1, act.SwapCharacters(1, 2))
    sitting.act(sitting.state.crown, act.StartCalls(1))
    assert (sitting.state.phase, sitting.state.rank is None) == (Phase.CALL, False)


def test_without_the_theater_in_the_deck_nobody_is_asked_and_old_logs_ask_nobody():
    assert Sitting(4, uniques=("keep",)).deal().drafted().state.phase is Phase.CALL
    sitting = Sitting(4, uniques=("theater",)).deal()
    for _ in range(3):
        sitting.pick()
    seat = sitting.chooser()
    old = act.Pick(1, sitting.state.step, sitting.you(seat).choice[0].rank)
    recorded = World(sitting.now, sitting.random, recorded=True)
    state = GAME.apply(sitting.state, seat, GAME.decide(sitting.state, seat, old, recorded))
    assert state.phase is Phase.CALL


# Calling


def test_a_rank_that_is_out_waits_as_long_as_one_that_is_to_come():
    sitting = Sitting(4, seed=2).deal().drafted()
    held = sitting.held()
    while sitting.state.phase is Phase.CALL:
        rank: Any = sitting.state.rank
        due: Any = sitting.play.deadline()
        assert due.at == sitting.now + PACE_MS["steady"]
        sitting.passes()
        if rank not in held:
            assert rank in sitting.state.silent
            continue
        assert (sitting.state.rank, sitting.play.deadline()) == (rank, None)
        [*_, told] = read_log(sitting.play, None)
        assert told.words.id == "citadels-log-waits"
        sitting.act(held[rank], act.Answer(sitting.state.call, held[rank]))
        sitting.act(held[rank], act.EndTurn(sitting.state.call))


def test_a_pause_holds_a_rank_that_is_out_and_one_that_is_to_come_for_as_long():
    sitting = Sitting(4, seed=2).deal().drafted()
    held, seen = sitting.held(), set()
    while sitting.state.phase is Phase.CALL:
        rank: Any = sitting.state.rank
        sitting.now += 1_000
        sitting.act(3, act.PauseCalls(sitting.state.call))
        assert sitting.play.deadline() is None
        sitting.now += 60_000
        sitting.act(1, act.ResumeCalls(sitting.state.call))
        due: Any = sitting.play.deadline()
        seen.add((rank in held, due.at - sitting.now))
        sitting.passes()
        if rank in held:
            plays(sitting, rank)
    assert seen == {(each, PACE_MS["steady"] - 1_000) for each in (True, False)}


def test_a_wrong_thats_me_is_refused_in_the_same_words_and_changes_nothing():
    sitting = Sitting(5, seed=3).deal().drafted()
    before, told = sitting.play.version, set()
    holder = sitting.held().get(sitting.state.rank)
    for seat in range(5):
        if seat != holder:
            with pytest.raises(RuleError) as refused:
                sitting.act(seat, act.Answer(sitting.state.call, seat))
            told.add(refused.value.message)
    assert len(told) == 1
    assert sitting.play.version == before


def test_nobody_passes_over_a_rank_by_hand():
    sitting = Sitting(5).deal().drafted()
    with pytest.raises(RuleError):
        sitting.act(None, act.Silence(sitting.state.call))
    assert not [one for one in list_moves(sitting.play, None) if one.slot in ("silence", "go_back")
                and one.action.get("kind") != "rewind"]  # fmt: skip


def killing(seed, rank, seats=5):
    """A sitting in which the Assassin is held and has killed this rank."""
    for each in range(seed, seed + 200):
        sitting = Sitting(seats, seed=each).deal()
        while sitting.state.phase is Phase.SELECT:
            sitting.pick(1)
        if 1 not in sitting.held():
            continue
        who = sitting.held()[1]
        sitting.act(who, act.Answer(sitting.state.call, who))
        sitting.act(who, act.Name(sitting.state.call, rank))
        return sitting.act(who, act.EndTurn(sitting.state.call))
    raise AssertionError("never")


@pytest.mark.rule("ci.char.king.killed")
def test_the_killed_king_is_turned_up_at_the_end_and_not_before():
    sitting = next(one for one in (killing(seed, 4) for seed in range(40)) if 4 in one.held())
    heir = sitting.held()[4]
    held = sitting.held()
    while sitting.state.phase is Phase.CALL:
        rank: Any = sitting.state.rank
        view: Any = sitting.play.view(None)
        assert view.crown == 4
        if rank in held and rank != 4:
            sitting.act(held[rank], act.Answer(sitting.state.call, held[rank]))
            sitting.act(held[rank], act.EndTurn(sitting.state.call))
        else:
            sitting.passes()
    assert sitting.state.crown == heir


# Secrets


def twins(seats, seed):
    """Two sittings of which the hands lie differently, of the same cards up and the same acts:
    whoever chooses takes another card.
    """
    first, second = Sitting(seats, seed=seed), Sitting(seats, seed=seed)
    return first.deal(), second.deal()


@pytest.mark.rule("ci.selection.everyone_one")
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("seed", range(2))
def test_others_see_the_same_bytes_whatever_is_picked_until_somebody_answers(seats, seed):
    first, second = twins(seats, seed)
    viewers = (None, *range(seats))
    looked = {first.chooser()}
    """who has seen one of the hands"""
    while first.state.phase is Phase.SELECT:
        seat = first.chooser()
        assert seat == second.chooser()
        for sitting, last in ((first, False), (second, True)):
            you = sitting.you(seat)
            there = [one.rank for one in you.choice]
            sitting.pick(there[-1 if last else 0])
        looked |= {each for each in range(seats) if first.you(each).choice}
        for one in viewers:
            if one not in looked:
                assert first.shown(one) == second.shown(one)
    assert first.held() != second.held()
    for _ in range(2):
        assert first.shown(None) == second.shown(None)
        both = [each.state.rank in each.held() for each in (first, second)]
        first.passes()
        second.passes()
        if any(both):
            break


def last_two(seats, seed):
    """Of two twins the last one to choose has kept one card, and the other one; which they are."""
    first, second = twins(seats, seed)
    for sitting in (first, second):
        for _ in range(seats - 1):
            sitting.pick(1)
    last = first.chooser()
    cards = sorted(one.rank for one in first.you(last).choice)
    for sitting, rank in zip((first, second), cards, strict=True):
        sitting.pick(rank)
    return first, second, last, cards


def plays(sitting, rank, deed=None):
    """Whoever holds what is called has their turn."""
    who = sitting.held()[rank]
    sitting.act(who, act.Answer(sitting.state.call, who))
    if deed is not None:
        sitting.act(who, act.Name(sitting.state.call, deed))
    sitting.act(who, act.EndTurn(sitting.state.call))


@pytest.mark.rule("ci.char.assassin.hidden")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_who_was_killed_is_for_others_like_a_rank_that_nobody_has(seats):
    tried = 0
    for seed in range(12 if is_thorough() else 3):
        first, second, last, (killed, other) = last_two(seats, seed)
        if first.held().get(1, last) == last:
            continue
        tried += 1
        for sitting in (first, second):
            while sitting.state.rank != 1:
                sitting.passes()
            plays(sitting, 1, killed)
        while first.state.phase is Phase.CALL and first.state.rank != other:
            for viewer in {None, *range(seats)} - {last}:
                assert first.shown(viewer) == second.shown(viewer)
            rank = first.state.rank
            for sitting in (first, second):
                sitting.act(None, act.PauseCalls(sitting.state.call))
            for viewer in {None, *range(seats)} - {last}:
                assert first.shown(viewer) == second.shown(viewer)
            for sitting in (first, second):
                sitting.act(None, act.ResumeCalls(sitting.state.call))
                if rank != killed and rank in sitting.held():
                    plays(sitting, rank)
                else:
                    sitting.passes()
    assert tried > 0


def test_after_a_round_of_dealt_characters_nobody_is_asked_for_cards():
    """There are none on the table."""
    sitting = Sitting(4).deal().drafted()
    sitting.act(None, act.CorrectShown(1, 4, 2)).act(None, act.EndRound(1))
    view: Any = sitting.play.view(None)
    told = [view.headline.id, *(seat.todo.id for seat in view.seats if seat.todo is not None)]
    assert told == ["citadels-now-dealt-over", "citadels-todo-go-on"]


# Undo


@pytest.mark.parametrize("picks", [0, 1, 3, 4])
def test_undoing_a_pick_goes_back_to_before_the_deal(picks):
    sitting = Sitting(5, seed=4)
    before = sitting.play.version
    sitting.deal()
    for _ in range(picks):
        sitting.pick()
    step = sitting.play.rewinds.undo(None)
    assert step is not None
    assert step.to == before
    assert step.for_good, "whoever taps it is asked first"
    for seat in range(5):
        assert picks == 0 or sitting.play.rewinds.undo(seat) is None
    sitting.act(None, Rewind(step.to, sitting.play.version))
    assert sitting.state.dealt is None
    assert sitting.play.rewinds.redo(None) is None


def test_a_draft_that_all_have_ended_comes_back_when_it_is_brought_back():
    sitting = Sitting(5, seed=4)
    before = sitting.play.version
    sitting.deal().drafted()
    held, calls = sitting.held(), sitting.play.version
    back: Any = sitting.play.rewinds.undo(None)
    assert (back.to, back.for_good) == (before, False)
    assert sitting.play.rewinds.undo(sitting.state.crown) is None, (
        "not alone one's own to take back"
    )
    sitting.act(None, Rewind(back.to, sitting.play.version))
    assert sitting.state.dealt is None
    forth: Any = sitting.play.rewinds.redo(None)
    assert forth.to == calls
    assert all(sitting.play.rewinds.redo(seat) is None for seat in range(5))
    sitting.act(None, Rewind(forth.to, sitting.play.version))
    assert (sitting.held(), sitting.state.phase) == (held, Phase.CALL)


def test_nobody_goes_back_into_a_draft():
    sitting = Sitting(5, seed=4).deal().pick().drafted()
    with pytest.raises(SettledError):
        sitting.act(None, Rewind(3, sitting.play.version))
    assert not any(entry.back_to is not None for entry in read_log(sitting.play, None)[1:5])


def test_a_killed_one_who_answers_hears_what_everybody_hears_and_leaves_no_trace():
    sitting = next(one for one in (killing(seed, 3) for seed in range(40)) if 3 in one.held())
    held = sitting.held()
    while sitting.state.rank != 3:
        rank: Any = sitting.state.rank
        if rank in held:
            sitting.act(held[rank], act.Answer(sitting.state.call, held[rank]))
            sitting.act(held[rank], act.EndTurn(sitting.state.call))
        else:
            sitting.passes()
    places = (None, *range(5))
    before, version = [sitting.shown(each) for each in places], sitting.play.version
    told = set()
    for seat in range(5):
        with pytest.raises(RuleError) as refused:
            sitting.act(seat, act.Answer(sitting.state.call, seat))
        told.add(refused.value.message)
    assert len(told) == 1
    assert (sitting.play.version, [sitting.shown(each) for each in places]) == (version, before)
    sitting.passes()
    assert sitting.state.rank == 4


@pytest.mark.parametrize("players", [2, 3, 6, 7, 8])
def test_nobody_is_told_to_do_by_hand_what_the_app_has_done(players):
    """After the deal it still said "lay 1 unseen face down" and "pass 7 on"."""
    sitting = Sitting(players, 9 if needs_ninth(players) else 8).deal()
    told = []
    while (selection := sitting.play.view(None).selection) is not None:
        view: Any = sitting.play.view(None)
        [todo] = [seat.todo for seat in view.seats if seat.todo is not None]
        told += [say(todo, "en"), *(say(one.words, "en") for one in selection.draft)]
        assert view.headline.id == "citadels-now-chooses"
        sitting.pick()
    words = " ".join(told)
    assert "pass" not in words
    assert "unseen" not in words
    assert ("Discard 1 face down." in words) == (players in (2, 3))
