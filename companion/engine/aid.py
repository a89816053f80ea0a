"""A player aid as it is drawn: a front for what one does, a back for what one looks up.

A game writes these values; `printables/shared/aid-parts.html` draws each part by its `kind`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .message import Message
from .print import Head, Stop, Tone


@dataclass(frozen=True, slots=True)
class Pic:
    """A picture among words, as `static/icons.toml` names it."""

    name: str
    card: bool = False
    """whether it lies on a card"""


Glyph = int | str | Message | Pic
"""a number in a coin, a sign such as "×", words, or a picture"""


@dataclass(frozen=True, slots=True)
class Path:
    """Steps one after the other."""

    kind: ClassVar = "path"
    stops: tuple[Stop, ...]
    title: Message | None = None
    lanes: tuple[tuple[Message, str], ...] = ()
    """who acts above and who below, with their pictures"""
    loop: Message | None = None
    """until when the second and third step are repeated"""
    brief: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """Steps in a circle, round something in its middle."""

    kind: ClassVar = "ring"
    stops: tuple[Stop, ...]
    middle: Message
    picture: str


@dataclass(frozen=True, slots=True)
class Plate:
    """A frame with a title, a picture and a few words: one of several things side by side."""

    title: Message | None = None
    picture: str = ""
    figure: int | str = ""
    """a number that is looked for"""
    glyphs: tuple[tuple[Glyph, ...], ...] = ()
    lines: tuple[Message, ...] = ()
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class Plates:
    """Things side by side."""

    kind: ClassVar = "plates"
    plates: tuple[Plate, ...]
    title: Message | None = None
    note: Message | None = None
    """beside the title"""
    fork: str = ""
    """the picture of what becomes one of these"""


@dataclass(frozen=True, slots=True)
class Bar:
    """A row with a picture and its words: one of several things below one another."""

    title: Message | None = None
    picture: str = ""
    number: int | str = ""
    """in the ring at its head"""
    line: Message | None = None
    glyphs: tuple[Glyph, ...] = ()
    tone: Tone = ""
    others: tuple[tuple[str, Message], ...] = ()
    """pictures and names of those who may stand there instead"""


@dataclass(frozen=True, slots=True)
class Bars:
    """Things below one another, in `columns`."""

    kind: ClassVar = "bars"
    bars: tuple[Bar, ...]
    title: Message | None = None
    columns: int = 1
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class PriceBar:
    """Cards of one kind: what each costs, and how many there are."""

    kind: ClassVar = "price_bar"
    title: Message
    picture: str
    tone: Tone
    cards: tuple[tuple[int, Message, int], ...]
    """cost, name, copies"""


@dataclass(frozen=True, slots=True)
class Formula:
    """What is counted, from left to right, and what that gives."""

    kind: ClassVar = "formula"
    title: Message
    terms: tuple[tuple[tuple[Glyph, ...], Message | None], ...]
    """what stands there, and what it is called; a sign stands alone"""
    examples: tuple[tuple[Glyph, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Rung:
    """A good on a ladder."""

    number: int
    name: Message
    picture: str
    out: bool = False
    """whether it stays in the box"""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Goods side by side, each as high as its number."""

    kind: ClassVar = "ladder"
    rungs: tuple[Rung, ...]
    out: Message | None = None
    """what the crosses mean"""


@dataclass(frozen=True, slots=True)
class Good:
    """A row of the goods: what one card is worth, and what its titles are."""

    name: Message
    picture: str
    numbers: tuple[int | None, ...]
    first: tuple[int, ...] = ()
    """what each of those who share the first place gets, alone, of two, of three …"""
    second: tuple[int, ...] = ()
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class Goods:
    """A table of goods: their numbers, and beside them their titles."""

    kind: ClassVar = "goods"
    title: Message
    columns: tuple[Message, ...]
    goods: tuple[Good, ...]
    shared: Message | None = None
    """above the titles"""


@dataclass(frozen=True, slots=True)
class Map:
    """The map that the game draws in its own `regions.html`."""

    kind: ClassVar = "map"
    places: tuple[tuple[str, Message], ...]
    """the key of each place, and its name"""
    label: Message
    figure: int
    words: Message


Part = Path | Ring | Plates | Bars | PriceBar | Formula | Ladder | Goods | Map


@dataclass(frozen=True, slots=True)
class Side:
    """The front or the back: a title, a line of facts, and what is drawn below."""

    title: Message
    fact: Message
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Aid:
    """One for each person: its two sides lie back to back."""

    head: Head
    front: Side
    back: Side
    players: int
