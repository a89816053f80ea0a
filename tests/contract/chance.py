"""Documents and plays made by chance, for any game: known by its types and what it lists alone."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Union

import msgspec
from msgspec import inspect

from companion.engine.authority import check_authority
from companion.engine.game import PlayedGame, World
from companion.engine.moves import (
    AtMostOneOf,
    ChoiceField,
    ChoicesField,
    CountsField,
    Differs,
    DocumentField,
    FlagField,
    IntegerField,
    Move,
    TextField,
    Total,
    fill_in,
)
from companion.engine.refusal import GameError

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
ALSO = {"Built": ([{"district": "theater"}],)}
"""documents of a schema on which much hangs, and that are hardly met by chance"""
WORDS = ("", "tin", "ruby", "x" * 500, "<b>&", "가")


def shape(game: PlayedGame[Any, Any, Any]) -> Any:
    """The type of every action of the game."""
    return Union[game.actions]  # noqa: UP007


@cache
def _kinds(actions: tuple[type[msgspec.Struct], ...]) -> dict[object, type[msgspec.Struct]]:
    return {kind.__struct_config__.tag: kind for kind in actions}


def action(game: PlayedGame[Any, Any, Any], document: dict[str, Any]) -> Any:
    """What the document says: for one of many kinds this is quicker than to ask for them all.

    Raises ValidationError.
    """
    kind = document.get("kind")
    if kind not in _kinds(game.actions):
        raise msgspec.ValidationError(f"nobody knows {kind!r}")
    return msgspec.convert(document, _kinds(game.actions)[kind])


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


def options(game: PlayedGame[Any, Any, Any], seed: int, seats: int) -> Any:
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


def value_for(field: Any, dice: Random, apart: Collection[AtMostOneOf] = ()) -> Any:
    """Anything that the limits of the field allow."""
    match field:
        case IntegerField(min=low, max=high):
            return dice.choice((low, high, dice.randint(low, high)))
        case ChoiceField(values=values):
            few = values[:2] if dice.random() < 0.4 else values  # so that things meet
            return dice.choice(few).value
        case ChoicesField(values=values, min=low, max=high, repeats=repeats):
            most = high if repeats else min(high, len(values))
            n = dice.randint(low, most)
            if repeats:
                return [dice.choice(values).value for _ in range(n)]
            chosen: list[Any] = []
            for one in dice.sample(values, len(values)):
                ways = [each.apart for each in apart if one.value in each.apart]
                if not any(other in way for way in ways for other in chosen):
                    chosen.append(one.value)
            return chosen[:n]
        case CountsField(values=values, total=total):
            left, counts = 10_000 if total is None else total, {}
            for one in dice.sample(values, len(values)):
                most = min(left, 10_000 if one.max is None else one.max)
                n = min(most, dice.choice((0, 1, 2, dice.randint(0, most))))  # ties are likely
                left -= n
                if n:
                    counts[str(one.value)] = n
            return counts
        case TextField(max=most):
            return "x" * dice.randint(0, most)
        case FlagField():
            return dice.random() < 0.5
        case DocumentField(schema=schema, likely=likely):
            return dice.choice((*likely, *ALSO.get(schema, ())))
        case _:
            raise AssertionError(f"nobody here can fill in {field}")


def at(document: Any, name: str) -> Any:
    for key in name.split("."):
        document = document.get(key) if isinstance(document, dict) else None
    return document


def size(value: Any) -> int:
    return sum(value.values()) if isinstance(value, dict) else value or 0


def holds(move: Move, document: dict[str, Any]) -> bool:
    """Whether what must hold between fields does."""
    for one in move.when:
        match one:
            case Total(total=names, min=least, max=most):
                if not least <= sum(size(at(document, name)) for name in names) <= most:
                    return False
            case Differs(differs=names):
                values = [at(document, name) for name in names]
                if any(values.count(value) > 1 for value in values):
                    return False
            case AtMostOneOf(field=name, apart=values):
                chosen = at(document, name) or ()
                if sum(value in chosen for value in values) > 1:
                    return False
    return True


def _sized(field: Any, n: int, dice: Random) -> Any:
    """Of this size, as far as the limits of the field allow."""
    if isinstance(field, IntegerField):
        return min(max(n, field.min), field.max)
    values, counts = field.values, {}
    first = 0 if dice.random() < 0.4 else dice.randrange(len(values))  # so that things meet
    for one in (values[first], *dice.sample(values, len(values))):
        more = dice.randint(min(n, 1), n if one.max is None else min(n, one.max))
        if more and str(one.value) not in counts:
            counts[str(one.value)] = more
            n -= more
    return counts


def _in_total(one: Total, fields: Mapping[str, Any], dice: Random) -> Iterator[tuple[str, Any]]:
    """Values that come to so much together, often all in one field."""
    left = dice.randint(one.min, one.max)
    *others, last = dice.sample(one.total, len(one.total))
    for name in others:
        share = dice.choice((0, dice.randint(0, left)))
        left -= share
        yield name, _sized(fields[name], share, dice)
    yield last, _sized(fields[last], left, dice)


def filled_in(move: Move, dice: Random) -> dict[str, Any] | None:
    """The action with values by chance; None where no try satisfies `when`."""
    apart = [one for one in move.when if isinstance(one, AtMostOneOf)]
    totals = [one for one in move.when if isinstance(one, Total)]
    fields = {field.name: field for field in move.fields}
    for _ in range(30):
        values = {
            field.name: value_for(field, dice, [one for one in apart if one.field == field.name])
            for field in move.fields
            if not field.optional or dice.random() < 0.6
        }
        for total in totals:
            values |= _in_total(total, fields, dice)
        document = fill_in(move, values)
        if holds(move, document):
            return document
    return None


def offered(
    game: PlayedGame[Any, Any, Any],
    state: Any,
    seat: int | None,
    dice: Random,
    *,
    now: bool = False,
) -> tuple[Any, ...]:
    """What would be accepted from the seat (None: the table): its moves, filled in by chance.
    `now` is only what the moment asks for.
    """
    listed = (one for one in game.moves(state, seat, None) if one.open)
    pairs = ((one, filled_in(one, dice)) for one in listed if one.group == "now" or not now)
    made = [(one, action(game, document)) for one, document in pairs if document is not None]
    return tuple(each for one, each in made if not one.blind or comes(game, state, seat, each))


def comes(
    game: PlayedGame[Any, Any, Any], state: Any, seat: int | None, action: msgspec.Struct
) -> bool:
    """Whether what hangs on a secret is accepted."""
    try:
        game.apply(state, seat, game.decide(state, seat, action, World(1, Random(1))))
    except GameError:
        return False
    return True


class Player:
    """Plays a game by chance: what is offered, now and then something else."""

    def __init__(
        self, game: PlayedGame[Any, Any, Any], seed: int, *, as_usual: bool = False
    ) -> None:
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

    def offered(self, *, now: bool = False) -> list[tuple[int | None, msgspec.Struct]]:
        return [
            (seat, action)
            for seat in self.viewers
            for action in offered(self.game, self.state, seat, self.random, now=now)
        ]

    def result_of(self, seat: int | None, action: msgspec.Struct) -> tuple[msgspec.Struct, Any]:
        """The action as it is decided, and the state after it. Nothing is played yet."""
        check_authority(self.state, seat, action)
        decided = self.game.decide(self.state, seat, action, self.world)
        return decided, self.game.apply(self.state, seat, decided)

    def chosen(self) -> tuple[int | None, msgspec.Struct] | None:
        """One of the offers, mostly of what the moment asks for, each kind of action as likely as
        any other; None at the end, where only corrections are left.
        """
        if self.state.over:
            return None
        kinds: dict[type, list[tuple[int | None, msgspec.Struct]]] = {}
        for seat, action in self.offered(now=self.random.random() < 0.7) or self.offered():
            kinds.setdefault(type(action), []).append((seat, action))
        return self.random.choice(kinds[self.random.choice(list(kinds))]) if kinds else None

    def play(self, seat: int | None, action: msgspec.Struct) -> None:
        decided, self.state = self.result_of(seat, action)
        self.entries.append((seat, decided))
        self.now += self.random.choice((0, 700, 20_000))
