"""Documents and plays made by chance, for any game: known by its types and its offers alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any, Union

import msgspec
from msgspec import inspect

from companion.engine.authority import check_authority
from companion.engine.game import Game, World
from companion.engine.message import Message

NAMES = (
    "Maximiliane-Apollonia",
    "Александр-Святославов",
    "가나다라마바사아자차카타파하고노도로모보",
    "Bartholomew von Stein",
    "WWWWWWWWWWWWWWWWWWWW",
    "Ж" * 20,
    "Gwendolyn-Hildegarde",
    "ÖÄÜ" * 6 + "öä",
)
"""about twenty letters each, in three scripts"""

NUMBERS = (-(2**53) + 1, -1, 0, 1, 2, 3, 4, 5, 6, 50, 99, 10_001, 2**53 - 1)
WORDS = ("", "tin", "ruby", "x" * 500, "<b>&", "가")


def shape(game: Game[Any, Any, Any]) -> Any:
    """The type of every action of the game."""
    return Union[game.actions]  # noqa: UP007


type_info = cache(inspect.type_info)


class Chance:
    """Makes values of a type. What was seen in offers is likelier than what is made up."""

    def __init__(self, seed: int, offers: tuple[msgspec.Struct, ...] = ()) -> None:
        self.random = Random(seed)
        leaves = [leaf for offer in offers for leaf in _leaves(msgspec.to_builtins(offer))]
        self.numbers = [leaf for leaf in leaves if type(leaf) is int] or [0]
        self.words = [leaf for leaf in leaves if isinstance(leaf, str)] or [""]

    def document(self, type_: Any) -> Any:
        return self._of(type_info(type_))

    def _of(self, info: inspect.Type) -> Any:
        choice, rare = self.random.choice, self.random.random() < 0.3
        match info:
            case inspect.StructType():
                made = {
                    each.encode_name: self._of(each.type)
                    for each in info.fields
                    if each.required or self.random.random() < 0.7
                }
                return {info.tag_field: info.tag, **made} if info.tag_field else made
            case inspect.UnionType(types):
                return self._of(choice(types))
            case inspect.IntType():
                return choice(NUMBERS) if rare else choice(self.numbers)
            case inspect.StrType():
                return choice(WORDS) if rare else choice(self.words)
            case inspect.BoolType():
                return choice((True, False))
            case inspect.EnumType(cls):
                return choice([each.value for each in cls])
            case inspect.LiteralType(values):
                return choice(values)
            case inspect.DictType(key, value):
                return {self._of(key): self._of(value) for _ in range(self.random.randrange(4))}
            case inspect.VarTupleType(inspect.EnumType(cls)):
                return [each.value for each in cls if self.random.random() < 0.7]
            case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.FrozenSetType(item):
                return [self._of(item) for _ in range(self.random.randrange(3))]
            case inspect.TupleType(items):
                return [self._of(item) for item in items]
            case inspect.Metadata(inner):
                return self._of(inner)
            case inspect.NoneType():
                return None
            case inspect.AnyType() | inspect.RawType():
                return choice((None, True, choice(NUMBERS), choice(WORDS), [0], {"tin": [1.5]}))
            case _:
                raise NotImplementedError(f"no chance to make a {info}")

    def spoilt(self, action: msgspec.Struct) -> Any:
        """An offer in which one thing is another."""
        document = msgspec.to_builtins(action)
        self._spoil(document)
        return document

    def _spoil(self, document: dict[str, Any]) -> None:
        keys = [key for key in document if key != "kind"]
        if not keys:
            return
        key = self.random.choice(keys)
        match document[key]:
            case dict() as inner if inner and self.random.random() < 0.8:
                self._spoil(inner)
            case dict() as inner:
                inner[self.random.choice([*self.words, *WORDS])] = 1
            case bool() as yes:
                document[key] = not yes
            case int():
                document[key] = self.random.choice([*NUMBERS, *self.numbers])
            case str():
                document[key] = self.random.choice([*WORDS, *self.words])
            case list() as items if items and isinstance(items[0], dict):
                self._spoil(items[0])
            case _:
                document[key] = self.random.choice([None, 0, 1, {"tin": 1}])


def _leaves(document: Any) -> Iterator[Any]:
    match document:
        case dict():
            for key, value in document.items():
                yield key
                yield from _leaves(value)
        case list() | tuple():
            for value in document:
                yield from _leaves(value)
        case _:
            yield document


def options(game: Game[Any, Any, Any], seed: int, seats: int) -> Any:
    """Switches and choices by chance; what does not go with the others is as it is by default."""
    defaults = msgspec.to_builtins(game.options())
    document = {
        key: value
        for key, value in Chance(seed).document(game.options).items()
        if not isinstance(defaults[key], int | dict) or isinstance(defaults[key], bool)
    }
    made = msgspec.convert(document, game.options)
    for fault in game.check_options(made, seats):
        part, _, name = fault.path.partition(".")
        if part == "seats":
            return game.options()
        document.pop(name.partition(".")[0], None)
    return msgspec.convert(document, game.options)


class Player:
    """Plays a game by chance: what is offered, now and then something else."""

    def __init__(self, game: Game[Any, Any, Any], seed: int, *, as_usual: bool = False) -> None:
        """`as_usual` is with the default options."""
        self.game = game
        self.random = Random(seed)
        self.seats = self.random.choice(
            [n for n in range(1, 9) if not game.check_options(game.options(), n)]
        )
        self.options = game.options() if as_usual else options(game, seed, self.seats)
        assert game.check_options(self.options, self.seats) == ()
        self.state = game.setup(self.options, self.seats)
        self.now = 1_000_000
        self.by_table = True
        """whether the table screen acts, and not a phone"""
        self.entries: list[tuple[int | None, msgspec.Struct]] = []

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(self.seats))

    @property
    def world(self) -> World:
        return World(self.now, self.random, table=self.by_table)

    def offered(self) -> list[tuple[int | None, msgspec.Struct]]:
        return [
            (seat, action) for seat in self.viewers for action in self.game.offers(self.state, seat)
        ]

    def result_of(self, seat: int | None, action: msgspec.Struct) -> tuple[msgspec.Struct, Any]:
        """The action as it is decided, and the state after it. Nothing is played yet."""
        check_authority(self.state, seat, action)
        decided = self.game.decide(self.state, seat, action, self.world)
        return decided, self.game.apply(self.state, seat, decided)

    def chosen(self) -> tuple[int | None, msgspec.Struct] | None:
        """One of the offers, each kind of action as likely as any other; None at the end."""
        kinds: dict[type, list[tuple[int | None, msgspec.Struct]]] = {}
        for seat, action in self.offered():
            kinds.setdefault(type(action), []).append((seat, action))
        return self.random.choice(kinds[self.random.choice(list(kinds))]) if kinds else None

    def play(self, seat: int | None, action: msgspec.Struct) -> None:
        decided, self.state = self.result_of(seat, action)
        self.entries.append((seat, decided))
        self.now += self.random.choice((0, 700, 20_000))


def messages(value: Any) -> Iterator[Message]:
    """Every message in a view, a narration, a sheet."""
    match value:
        case Message():
            yield value
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from messages(getattr(value, name))
        case tuple() | list():
            for item in value:
                yield from messages(item)
        case dict():
            for item in value.values():
                yield from messages(item)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from messages(getattr(value, field.name))
        case _:
            pass


def rules(value: Any) -> Iterator[str]:
    """Every id of a rule that a view or a sheet names."""
    match msgspec.to_builtins(value):
        case dict() as document:
            for key, inner in document.items():
                if key == "rule" and inner is not None:
                    yield inner
                else:
                    yield from rules(inner)
        case list() | tuple() as items:
            for item in items:
                yield from rules(item)
        case _:
            pass
