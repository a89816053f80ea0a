"""Our walk over a shape and msgspec agree on every document, whatever is done to it."""

import json
import unicodedata
from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.documents import LARGEST, decode
from companion.engine import moves
from companion.engine.refusal import FaultyError
from companion.games import PLAYED
from companion.sittings.export_format import ExportedSitting
from companion.sittings.recording import Recording
from companion.web import schemas
from tests.examples import examples

from .chance import Chance, shape


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Number(Enum):
    ONE = 1
    TWO = 2


class Leaf(msgspec.Struct, frozen=True, tag_field="kind", tag="leaf", forbid_unknown_fields=True):
    size: int


class Twig(msgspec.Struct, frozen=True, tag_field="kind", tag="twig"):
    leaves: tuple[Leaf, ...] = ()


class Everything(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a shape can be made of here, also what no document has yet."""

    kept: ClassVar[int] = 3
    needed: str
    grown: Leaf | Twig | None = None
    leaf: Leaf = Leaf(1)
    either: int | str | list[int] | None = None
    short: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] = "a"
    letters: Annotated[str, msgspec.Meta(pattern="^[a-z]*$")] = ""
    few: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    some: Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=2)] = (1,)
    pair: tuple[int, str] = (0, "")
    colours: frozenset[Colour] = frozenset()
    number: Number | None = None
    word: Literal["tin", "ruby", 5, None] = "tin"
    by_number: dict[int, Colour] = {}
    by_colour: dict[Colour, tuple[bool, ...]] = {}
    by_one_or_two: dict[Literal[1, 2], dict[str, int]] = {}
    numbers: dict[Number, int] = {}
    renamed: int = msgspec.field(default=0, name="otherName")
    anything: Any = None


SHAPES: dict[str, Any] = {
    one.__name__: one
    for one in (*vars(schemas).values(), ExportedSitting, Recording, Everything)
    if isinstance(one, type)
    and issubclass(one, msgspec.Struct)
    and one.__module__ != moves.__name__
}
for key, game in PLAYED.items():
    SHAPES[f"{key}-actions"] = shape(game)
    SHAPES[f"{key}-options"] = game.options
    SHAPES[f"{key}-score"] = game.scoring.entry
    for name, calculator in game.calculators.items():
        SHAPES[f"{key}-{name}"] = calculator.entry
        SHAPES[f"{key}-{name}-answer"] = calculator.answer

LARGE = "a number larger than any"
"""json writes no 1e999"""
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 5, -1, 11, 7.0, 2972.0, 0.5, -0.0, LARGE),
    *(LARGEST, LARGEST + 1, -LARGEST - 1, 2**63, 2**64, -(10**25), 10**50),
    *("", "7", "tin", "red", "a\x07", "\ud7ff\ue000", "x" * 90),
    *([], [1], [1, "a"], [1, "a", 2], [[]], {}),
    *({"kind": "leaf", "size": 1}, {"kind": "leaf"}, {"kind": 5}, {"kind": "tree"}, {"size": 1}),
    *({"a": {"b": LARGEST + 1}}, ["\0"]),
)
KEYS = ("", "kind", "size", "red", "1", "-5", "05", "+1", "1.5", "9" * 20, "9" * 50, "a\x00")


def places(document: Any) -> Iterator[Any]:
    """Every object and every list in it."""
    if isinstance(document, dict | list):
        yield document
        for inner in document.values() if isinstance(document, dict) else document:
            yield from places(inner)


def spoil(chance: Chance, document: Any) -> Any:
    """One thing in it is another, is gone or is too many."""
    random = chance.random
    place = random.choice([None, *places(document)])
    match place:
        case dict() if place and random.random() < 0.7:
            key = random.choice(list(place))
            if random.random() < 0.2:
                del place[key]
            else:
                place[key] = random.choice(ODD)
        case dict():
            place[random.choice([*KEYS, *chance.words])] = random.choice(ODD)
        case list() if place and random.random() < 0.7:
            place[random.randrange(len(place))] = random.choice(ODD)
        case list():
            place.append(random.choice(ODD))
        case _ if random.random() < 0.05:
            return random.choice(ODD)
    return document


def sayable(value: Any) -> bool:
    """Numbers that every reader understands alike, text that a screen can show."""
    match value:
        case bool() | float() | None:
            return True
        case int():
            return abs(value) <= LARGEST
        case str():
            return not any(unicodedata.category(sign) == "Cc" for sign in value)
        case dict():
            return all(sayable(key) and sayable(inner) for key, inner in value.items())
        case _:
            return all(sayable(one) for one in value)


def made(body: bytes, type_: Any) -> Any:
    """What msgspec makes of it; None if it refuses, or if no document may hold it."""
    try:
        document = msgspec.json.decode(body, type=type_)
    except msgspec.ValidationError:
        return None
    return document if sayable(msgspec.to_builtins(document)) else None


@pytest.mark.parametrize("name", SHAPES)
@given(seed=st.integers(0, 2**32 - 1), spoilt=st.integers(0, 4))
@examples(200)
def test_the_walk_finds_faults_exactly_where_msgspec_refuses(name, seed, spoilt):
    chance = Chance(seed)
    document = chance.document(SHAPES[name])
    for _ in range(spoilt):
        document = spoil(chance, json.loads(json.dumps(document)))
    body = json.dumps(document).replace(f'"{LARGE}"', "1e999").encode()
    expected = made(body, SHAPES[name])
    if expected is None:
        with pytest.raises(FaultyError):
            decode(body, SHAPES[name])
    else:
        assert decode(body, SHAPES[name]) == expected
