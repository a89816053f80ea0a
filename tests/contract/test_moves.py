"""What is listed may be done, and what may be done is listed: moves and rules, both ways."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from itertools import product
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.authority import TABLE, check_authority
from companion.engine.game import PlayedGame, World
from companion.engine.moves import (
    ChoiceField,
    ChoicesField,
    CountsField,
    DocumentField,
    FlagField,
    IntegerField,
    Move,
    TextField,
)
from companion.engine.refusal import GameError
from companion.games import PLAYED
from tests.examples import examples

from .chance import Chance, Player, at, comes, filled_in, holds
from .chance import action as action_of

Item = TypeVar("Item")

every_game = pytest.mark.parametrize("key", PLAYED)
seeds = st.integers(0, 2**32 - 1)
many = examples(30)


# -- Comparing -----------------------------------------------------------------------------------


def is_one_of(document: dict[str, Any], seat: int | None, moves: tuple[Move, ...]) -> bool:
    """Whether some listed move can be filled in to this action."""
    return any(one.open and one.seat == seat and _fits(one, document) for one in moves)


def _fits(move: Move, document: dict[str, Any]) -> bool:
    rest = dict(document)
    for field in move.fields:
        key, _, inner = field.name.partition(".")
        value = at(document, field.name)
        there = value is not None or (_has(document, field.name) and not field.optional)
        if not there and not field.optional:
            return False
        if there and not _allows(field, value):
            return False
        if inner and isinstance(rest.get(key), dict):
            left = {one: two for one, two in rest[key].items() if one != inner}
            rest = {**rest, key: left} if left else {k: v for k, v in rest.items() if k != key}
        else:
            rest.pop(key, None)
    return rest == dict(move.action) and holds(move, document)


def _has(document: Any, name: str) -> bool:
    *way, last = name.split(".")
    for key in way:
        document = document.get(key) if isinstance(document, dict) else None
    return isinstance(document, dict) and last in document


def _allows(field: Any, value: Any) -> bool:
    match field:
        case IntegerField(min=low, max=high):
            return type(value) is int and low <= value <= high
        case ChoiceField(values=values):
            return any(type(one.value) is type(value) and one.value == value for one in values)
        case ChoicesField(values=values, min=low, max=high, repeats=repeats):
            allowed = [one.value for one in values]
            return (
                isinstance(value, list | tuple)
                and low <= len(value) <= high
                and all(one in allowed for one in value)
                and (repeats or len({repr(one) for one in value}) == len(value))
            )
        case CountsField(values=values, total=total):
            most = {str(one.value): one.max for one in values}
            return (
                isinstance(value, dict)
                and all(
                    key in most and type(n) is int and 0 <= n <= (most[key] or 10_000)
                    for key, n in value.items()
                )
                and (total is None or sum(value.values()) <= total)
            )
        case TextField(max=longest):
            return isinstance(value, str) and len(value) <= longest
        case FlagField():
            return isinstance(value, bool)
        case DocumentField(max=most):
            return most is None or len(value) <= most
        case _:
            return False


# -- Playing -------------------------------------------------------------------------------------


def seats_of(player: Player) -> tuple[int | None, ...]:
    return (None, *range(player.seats))


def listed(player: Player, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    return player.game.moves(player.state, seat, viewer)


def full(game: PlayedGame[Any, Any, Any], action: msgspec.Struct) -> dict[str, Any]:
    """With every field that has a default, as moves list it."""
    document: dict[str, Any] = msgspec.to_builtins(action)
    return document


def said(player: Player, seat: int | None, action: msgspec.Struct) -> dict[str, Any]:
    """The same without what luck and the clock decide, whatever a client says."""
    document = full(player.game, action)

    def decided(sent: Any) -> list[msgspec.Struct]:
        """Whatever the dice say."""
        made: msgspec.Struct = action_of(player.game, sent)
        worlds = (World(player.now, Random(fall)) for fall in range(4))
        return [player.game.decide(player.state, seat, made, world) for world in worlds]

    for key in tuple(document):
        less = {one: value for one, value in document.items() if one != key}
        try:
            if decided(less) == decided(document):
                document = less
        except (msgspec.ValidationError, GameError):
            continue
    return full(player.game, action_of(player.game, document))


def try_it(player: Player, seat: int | None, document: Any, *, table: bool) -> msgspec.Struct:
    """As it is decided. Raises GameError where it is refused; nothing is played."""
    action = action_of(player.game, document)
    check_authority(player.state, seat, action, table=table)
    world = World(player.now, player.random, table=table)
    decided = player.game.decide(player.state, seat, action, world)
    player.game.apply(player.state, seat, decided)
    return decided


class Count:
    """How often each kind was accepted and refused."""

    def __init__(self) -> None:
        self.accepted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        """what is tried often is not for that done often: a game has to get on"""

    def __str__(self) -> str:
        kinds = sorted({*self.accepted, *self.refused})
        return "\n".join(f"{k:20} {self.accepted[k]:6} {self.refused[k]:6}" for k in kinds)


OFTEN = 300
"""times after which a kind is tried now and then only"""
RARELY = 0.15


def seldom(
    items: list[Item], often: Counter[str], kind: Callable[[Item], str], n: int, dice: Random
) -> list[Item]:
    """So many of them, half of these of the kinds that have been least often."""
    some = dice.sample(items, min(n // 2, len(items)))
    return some + sorted(dice.sample(items, len(items)), key=lambda one: often[kind(one)])[: n // 2]


class Places:
    """Where play has been: a place is what the moment asks for or the clock waits for, and what of
    it is open. Rare kinds of action are met by going on from rare places.
    """

    def __init__(self, game: PlayedGame[Any, Any, Any], count: Count) -> None:
        self.game, self.count = game, count
        self.last: dict[frozenset[tuple[str, bool]], Player] = {}
        """as it was when play was there last"""
        self.been: Counter[frozenset[tuple[str, bool]]] = Counter()

    def note(self, player: Player, every: list[Move]) -> None:
        asked = {(one.action["kind"], one.open) for one in every if one.group == "now"}
        due = self.game.deadline(player.state)
        if due is not None:
            asked.add((str(due.action.__struct_config__.tag), True))
        place = frozenset(asked)
        self.been[place] += 1
        self.last[place] = copy(player)

    def start(self, seed: int) -> Player:
        """A new game, where play has been least, or where something may be done that is rare."""
        if seed % 3 == 0 or not self.last:
            return Player(self.game, seed)
        places = self.last if seed % 3 == 1 else {self._rarest(): None}
        player = copy(self.last[min(places, key=lambda place: self.been[place])])
        player.random, player.entries = Random(seed), []
        return player

    def _rarest(self) -> frozenset[tuple[str, bool]]:
        def rarity(place: frozenset[tuple[str, bool]]) -> tuple[int, int]:
            rarest = min((self.count.accepted[kind] for kind, _ in place), default=OFTEN)
            return rarest, self.been[place]

        return min(self.last, key=rarity)


def walk(player: Player, length: int, count: Count, places: Places | None = None) -> None:
    """Plays by what is listed, and tries what is and what is not listed on the way."""
    game = player.game
    dice = player.random
    before: list[tuple[int | None, dict[str, Any]]] = []
    for _ in range(length):
        now = {seat: listed(player, seat, None) for seat in seats_of(player)}
        every = [one for moves in now.values() for one in moves]
        if places is not None:
            places.note(player, every)
        possible: dict[str, list[tuple[Move, dict[str, Any]]]] = {}
        for one in every:
            tried = count.accepted[one.action["kind"]]
            if one.open and (tried < OFTEN or dice.random() < RARELY):
                document = filled_in(one, dice)
                if document is None:
                    continue
                if one.blind and not comes(game, player.state, one.seat, action_of(game, document)):
                    continue
                try_it(player, one.seat, document, table=True)
                count.accepted[one.action["kind"]] += 1
                possible.setdefault(one.action["kind"], []).append((one, document))
        for seat, document in (
            *near(player, every, count, dice),
            *seldom(before, count.refused, lambda one: str(one[1]["kind"]), 8, dice),
        ):
            refuse_unlisted(player, seat, document, now, count)
        for seat in range(player.seats):
            for one in listed(player, seat, seat):
                if not one.open or (
                    count.accepted[one.action["kind"]] > OFTEN and dice.random() > RARELY
                ):
                    continue
                if (own := filled_in(one, dice)) is not None:
                    if one.blind and not comes(game, player.state, seat, action_of(game, own)):
                        continue
                    try_it(player, seat, own, table=False)
                    possible.setdefault(one.action["kind"], []).append((one, own))
        if not any(one.open for one in every):
            for seat, (_, document) in product(now, before):
                refuse_unlisted(player, seat, document, now, count)
            return
        due = game.deadline(player.state)
        if due is not None and (due.at <= player.now or dice.random() < 0.1):
            player.now = max(player.now, due.at)
            player.play(None, due.action)
            count.accepted[str(due.action.__struct_config__.tag)] += 1
            before.append((None, full(game, due.action)))
            continue
        if not possible:
            continue
        for one, own in (dice.choice(possible[kind]) for kind in dice.sample(sorted(possible), 1)):
            before.append((one.seat, own))
        kinds = dice.sample(sorted(possible), min(3, len(possible)))
        move, document = dice.choice(possible[min(kinds, key=lambda one: count.played[one])])
        count.played[move.action["kind"]] += 1
        by_table = move.seat is None or dice.random() < 0.7
        before.append((move.seat, document))
        player.by_table = by_table
        player.play(move.seat, action_of(game, document))
        player.by_table = True


def near(
    player: Player, every: list[Move], count: Count, dice: Random
) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """Actions in which one thing is another than in a listed one."""
    due = player.game.deadline(player.state)
    if due is not None:
        yield None, full(player.game, due.action)
    open_ones = [one for one in every if one.open]
    for one in seldom(every, count.refused, lambda one: str(one.action["kind"]), 10, dice):
        document = filled_in(one, dice)
        if document is None:
            continue
        yield dice.choice(seats_of(player)), document
        try:
            action = action_of(player.game, document)
        except msgspec.ValidationError:
            continue
        others = (
            filled_in(other, dice) for other in dice.sample(open_ones, min(4, len(open_ones)))
        )
        offers = tuple(action_of(player.game, other) for other in others if other is not None)
        yield one.seat, Chance(dice.randrange(2**32), offers).spoilt(action)


def refuse_unlisted(
    player: Player,
    seat: int | None,
    document: dict[str, Any],
    now: Mapping[int | None, tuple[Move, ...]],
    count: Count,
) -> None:
    """An action that is not listed is refused; with a refusal and nothing else."""
    try:
        action = action_of(player.game, document)
    except msgspec.ValidationError:
        return
    try:
        decided = try_it(player, seat, document, table=True)
    except GameError:
        count.refused[document["kind"]] += 1
        return
    if action.may is TABLE:
        seat = None  # whichever seat the table names
    due = player.game.deadline(player.state)
    if due is not None and type(due.action) is type(action):
        count.accepted[document["kind"]] += 1
        return
    ways = (
        lambda: document,
        lambda: full(player.game, decided),
        lambda: said(player, seat, action),
    )
    if not any(is_one_of(one(), seat, now.get(seat, ())) for one in ways):
        raise AssertionError(f"accepted, and not listed for seat {seat}: {document}")
    count.accepted[document["kind"]] += 1


@every_game
@given(seed=seeds)
@many
def test_what_is_listed_is_accepted_and_what_is_not_is_refused(key, seed):
    walk(Player(PLAYED[key], seed), 40, Count())


@pytest.mark.soak
@pytest.mark.timeout(3_600)
@every_game
def test_moves_and_rules_agree_a_hundred_times_for_every_kind(key, counted):
    """At least so often each way, for every kind of action."""
    game = PLAYED[key]
    count, kinds = Count(), {str(kind.__struct_config__.tag) for kind in game.actions}
    places = Places(game, count)
    for seed in range(2_000):
        walk(places.start(seed), 40, count, places)
        enough = (min(count.accepted[one], count.refused[one]) >= 100 for one in kinds)
        if seed >= 60 and all(enough):
            break
    counted(kinds=len(kinds), accepted=count.accepted.total(), refused=count.refused.total())
    few = {one for one in kinds if min(count.accepted[one], count.refused[one]) < 100}
    assert not few, f"{few}\n{count}"


@every_game
@given(seed=seeds)
@many
def test_every_move_stands_once_and_in_its_slot_alone_as_among_all(key, seed):
    player = Player(PLAYED[key], seed)
    for _ in range(30):
        for seat in seats_of(player):
            every = listed(player, seat, None)
            assert len({repr((one.slot, one.action, one.fields)) for one in every}) == len(every)
            for slot in {one.slot for one in every}:
                alone = player.game.moves(player.state, seat, None, frozenset({slot}))
                of_slot = [[one for one in moves if one.slot == slot] for moves in (alone, every)]
                assert of_slot[0] == of_slot[1]
        chosen = player.chosen()
        if chosen is None:
            return
        player.play(*chosen)
