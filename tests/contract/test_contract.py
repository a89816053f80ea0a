"""What every game promises, whichever it is. Games are known by their offers and types alone."""

from functools import cache, cached_property, lru_cache
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.game import World
from companion.engine.refusal import GameError
from companion.games import PLAYED
from companion.sittings.mending import NoDice
from companion.text import LANGUAGES, say
from tests.examples import examples, is_thorough
from tests.said import messages, rules

from .chance import NAMES, Chance, Player, shape

every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
seeds = st.integers(0, 2**32 - 1) if is_thorough() else st.sampled_from(range(2))
"""in `make test` all tests look at the same plays, which are played once"""
many = examples(30)
fewer = examples(15)
"""for every game; `make soak` plays for longer"""
LENGTH = 60 if is_thorough() else 30


@cache
def spoken(message):
    """The sentence in every language."""
    said = [say(message, language, NAMES) for language in LANGUAGES]
    assert all(said)
    return said


class Moment(Player):
    """A player as it was after so many steps: only its luck is its own."""

    def __init__(self, player, number):
        self.__dict__ |= vars(player)
        self.entries = list(player.entries)
        self.random = Random(number)

    @cached_property
    def offers(self):
        return self.offered()


def played(game, seed):
    """A play by chance, step by step."""
    return kept(game.key, seed)


@lru_cache(maxsize=8)
def kept(key, seed):
    player = Player(PLAYED[key], seed)
    moments = [Moment(player, 0)]
    while len(moments) <= LENGTH and (chosen := player.chosen()) is not None:
        player.play(*chosen)
        moments.append(Moment(player, len(moments)))
    return moments


@every_game
@given(seed=seeds)
@many
def test_all_money_that_there_is_stays_in_the_game(game, seed):
    money = {game.treasury(player.state) for player in played(game, seed)}
    assert len(money) == 1


@every_game
@given(seed=seeds)
@fewer
def test_whatever_else_is_sent_is_accepted_or_refused_with_a_reason(game, seed):
    """Negative, huge, unknown, out of turn, out of date, or for another seat."""
    player, stale = Player(game, seed), []
    for _ in range(LENGTH):
        before = msgspec.json.encode(player.state)
        offered = [action for _, action in player.offered()]
        stale += offered[:3]
        chance = Chance(player.random.getrandbits(32), tuple(offered))
        tries = [chance.document(shape(game)) for _ in range(6)]
        tries += [chance.spoilt(player.random.choice(offered)) for _ in offered[:6]]
        tries += [msgspec.to_builtins(player.random.choice(stale)) for _ in stale[:2]]
        accepted = [each for each in tries if attempt(player, chance, each)]
        assert msgspec.json.encode(player.state) == before
        if accepted and player.random.random() < 0.5:
            go_on(player, chance, accepted[0])
        chosen = player.chosen()
        if chosen is None:
            return
        player.play(*chosen)


def attempt(player, chance, document):
    """Whether it is accepted: then the next state can be shown and told, else there is a reason."""
    game, seat = player.game, chance.random.choice(player.viewers)
    try:
        action = msgspec.convert(document, shape(game))
    except msgspec.ValidationError:
        return False
    try:
        decided, after = player.result_of(seat, action)
    except GameError as refusal:
        spoken(refusal.message)
        for fault in refusal.faults:
            spoken(fault.message)
        rule = refusal.rule
    else:
        assert game.treasury(after) == game.treasury(player.state)
        spoken(game.narrate(player.state, after, seat, decided).for_viewer(seat, False))
        msgspec.json.encode(game.view(after, seat))
        game.deadline(after)
        return True
    assert rule is None or game.rulebook.matches(rule)
    return False


def go_on(player, chance, document):
    """Play goes on from what was not on offer."""
    action = msgspec.convert(document, shape(player.game))
    try:
        player.play(chance.random.choice(player.viewers), action)
    except GameError:
        return


@every_game
@given(seed=seeds)
@many
def test_an_action_that_was_written_down_reads_the_same(game, seed):
    for player in played(game, seed):
        for _, action in player.entries[-1:]:
            assert msgspec.json.decode(msgspec.json.encode(action), type=shape(game)) == action


@every_game
@given(seed=seeds)
@many
def test_the_same_entries_fold_to_the_same_state(game, seed):
    *_, player = played(game, seed)
    state = game.setup(player.options, player.seats)
    for seat, action in player.entries:
        state = game.apply(state, seat, action)
    assert state == player.state


@every_game
@given(seed=seeds)
@fewer
def test_all_that_is_shown_can_be_sent_and_said_and_names_rules_that_there_are(game, seed):
    for player in played(game, seed):
        viewer = player.random.choice(player.viewers)
        for shown in (game.view(player.state, viewer), game.moves(player.state, viewer, viewer)):
            assert msgspec.json.encode(shown)
            for message in messages(shown):
                spoken(message)
            for rule in rules(shown):
                assert game.rulebook.matches(rule)


@every_game
@given(seed=seeds)
@many
def test_every_entry_can_be_told_to_everybody(game, seed):
    before = None
    for player in played(game, seed):
        if before is not None:
            told = game.narrate(before, player.state, *player.entries[-1])
            for viewer in player.viewers:
                for revealed in (False, True):
                    spoken(told.for_viewer(viewer, revealed))
        before = player.state


@every_game
@given(seed=seeds)
@many
def test_what_is_due_happens_once_and_at_its_moment(game, seed):
    for player in played(game, seed):
        due = game.deadline(player.state)
        if due is None:
            continue
        early = game.decide(player.state, None, due.action, World(due.at - 1, player.random))
        with pytest.raises(GameError):
            game.apply(player.state, None, early)
        action = game.decide(player.state, None, due.action, World(due.at, player.random))
        after = game.apply(player.state, None, action)
        again = game.deadline(after)
        assert again is None or again.id != due.id
        with pytest.raises(GameError):
            game.apply(after, None, action)


@every_game
@given(seed=seeds)
@examples(8)
def test_play_by_chance_comes_to_an_end_with_a_result(game, seed):
    player = Player(game, seed, as_usual=True)
    while (chosen := player.chosen()) is not None:
        player.play(*chosen)
        assert len(player.entries) < 5_000
    sheet = game.result(player.state, NAMES[: player.seats])
    assert sheet is not None
    assert sheet.winners or sheet.decided_by not in ("total", "shared")
    assert game.revealed(player.state)
    for message in messages(sheet):
        spoken(message)
    for rule in rules(sheet):
        assert game.rulebook.matches(rule)


@every_game
@given(seed=seeds)
@many
def test_nothing_has_a_result_before_its_end(game, seed):
    for player in played(game, seed):
        result = game.result(player.state, NAMES[: player.seats])
        assert (result is None) == (not player.state.over or not game.revealed(player.state))


@every_game
@given(seed=seeds)
@many
def test_what_was_decided_is_decided_once_more_without_luck(game, seed):
    """So an import knows what nobody decided."""
    for player in played(game, seed):
        state, by_table = player.state, player.random.random() < 0.5
        for seat, action in player.offers:
            decided = game.decide(
                state, seat, action, World(player.now, player.random, table=by_table)
            )
            after = game.apply(state, seat, decided)
            without = [
                World(player.now, NoDice(), table=table, recorded=True) for table in (True, False)
            ]
            again = (game.decide(state, seat, decided, world) for world in without)
            assert any(game.apply(state, seat, one) == after for one in again)
