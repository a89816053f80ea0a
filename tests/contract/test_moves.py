"""What is listed may be done, and what may be done is listed: moves and rules, both ways."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.authority import TABLE, check_authority
from companion.engine.game import Game, World
from companion.engine.moves import (
    ChoiceField,
    ChoicesField,
    CountsField,
    FlagField,
    IntegerField,
    Move,
    TextField,
)
from companion.engine.refusal import GameError
from companion.games import GAMES
from tests.examples import examples

from .chance import Chance, Player, at, filled_in, holds, shape

LISTED = [key for key, game in GAMES.items() if game.moves is not None]
every_game = pytest.mark.parametrize("key", LISTED)
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
        case _:
            return False


# -- Playing -------------------------------------------------------------------------------------


def seats_of(player: Player) -> tuple[int | None, ...]:
    return (None, *range(player.seats))


def listed(player: Player, seat: int | None, viewer: int | None) -> tuple[Move, ...]:
    assert player.game.moves is not None
    return player.game.moves(player.state, seat, viewer)


def full(game: Game[Any, Any, Any], action: msgspec.Struct) -> dict[str, Any]:
    """With every field that has a default, as moves list it."""
    document: dict[str, Any] = msgspec.to_builtins(action)
    return document


def try_it(player: Player, seat: int | None, document: Any, *, table: bool) -> msgspec.Struct:
    """As it is decided. Raises GameError where it is refused; nothing is played."""
    action = msgspec.convert(document, shape(player.game))
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

    def __str__(self) -> str:
        kinds = sorted({*self.accepted, *self.refused})
        return "\n".join(f"{k:20} {self.accepted[k]:6} {self.refused[k]:6}" for k in kinds)


def walk(game: Game[Any, Any, Any], seed: int, length: int, count: Count) -> None:
    """Plays by what is listed, and tries what is and what is not listed on the way."""
    player = Player(game, seed)
    dice = player.random
    before: list[tuple[int | None, dict[str, Any]]] = []
    for _ in range(length):
        every = [one for seat in seats_of(player) for one in listed(player, seat, None)]
        possible: dict[str, list[tuple[Move, dict[str, Any]]]] = {}
        for one in every:
            if one.open:
                document = filled_in(one, dice)
                if document is None:
                    continue
                try_it(player, one.seat, document, table=True)
                count.accepted[one.action["kind"]] += 1
                possible.setdefault(one.action["kind"], []).append((one, document))
        for seat, document in (
            *near(player, every, dice),
            *dice.sample(before, min(8, len(before))),
        ):
            refuse_unlisted(player, seat, document, count)
        for seat in range(player.seats):
            for one in listed(player, seat, seat):
                if one.open and (own := filled_in(one, dice)) is not None:
                    try_it(player, seat, own, table=False)
                    possible.setdefault(one.action["kind"], []).append((one, own))
        if not possible:
            return
        move, document = dice.choice(possible[dice.choice(sorted(possible))])
        by_table = move.seat is None or dice.random() < 0.7
        before.append((move.seat, document))
        player.by_table = by_table
        player.play(move.seat, msgspec.convert(document, shape(game)))
        player.by_table = True


def near(
    player: Player, every: list[Move], dice: Random
) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """Actions in which one thing is another than in a listed one."""
    open_ones = [one for one in every if one.open]
    for one in dice.sample(every, min(10, len(every))):
        document = filled_in(one, dice)
        if document is None:
            continue
        yield dice.choice(seats_of(player)), document
        try:
            action = msgspec.convert(document, shape(player.game))
        except msgspec.ValidationError:
            continue
        offers = tuple(
            msgspec.convert(filled_in(other, dice), shape(player.game))
            for other in dice.sample(open_ones, min(4, len(open_ones)))
            if filled_in(other, dice) is not None
        )
        yield one.seat, Chance(dice.randrange(2**32), offers).spoilt(action)


def refuse_unlisted(
    player: Player, seat: int | None, document: dict[str, Any], count: Count
) -> None:
    """An action that is not listed is refused; with a refusal and nothing else."""
    try:
        action = msgspec.convert(document, shape(player.game))
    except msgspec.ValidationError:
        return
    try:
        decided = try_it(player, seat, document, table=True)
    except GameError:
        count.refused[document["kind"]] += 1
        return
    if action.may is TABLE:
        seat = None  # whichever seat the table names
    moves = listed(player, seat, None)
    shown = (full(player.game, action), full(player.game, decided), document)
    if not any(is_one_of(one, seat, moves) for one in shown):
        raise AssertionError(f"accepted, and not listed for seat {seat}: {shown[0]}")
    count.accepted[document["kind"]] += 1


@every_game
@given(seed=seeds)
@many
def test_what_is_listed_is_accepted_and_what_is_not_is_refused(key, seed):
    walk(GAMES[key], seed, 40, Count())


@pytest.mark.soak
@every_game
def test_moves_and_rules_agree_a_hundred_times_for_every_kind(key, capsys):
    """At least so often each way, for every kind of action."""
    game = GAMES[key]
    count, kinds = Count(), {str(kind.__struct_config__.tag) for kind in game.actions}
    for seed in range(2_000):
        walk(game, seed, 80, count)
        enough = (min(count.accepted[one], count.refused[one]) >= 100 for one in kinds)
        if seed >= 60 and all(enough):
            break
    with capsys.disabled():
        sys.stdout.write(f"\n{game.key}: accepted, refused\n{count}\n")
    few = {one for one in kinds if min(count.accepted[one], count.refused[one]) < 100}
    assert not few, f"{few}\n{count}"


@every_game
@given(seed=seeds)
@many
def test_every_move_stands_once(key, seed):
    player = Player(GAMES[key], seed)
    for _ in range(30):
        for seat, viewer in product(seats_of(player), (None,)):
            every = [
                (one.slot, repr(one.action), one.fields) for one in listed(player, seat, viewer)
            ]
            assert len({repr(one) for one in every}) == len(every)
        chosen = player.chosen()
        if chosen is None:
            return
        player.play(*chosen)
