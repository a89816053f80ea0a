"""What stands on paper before it is drawn: values of messages and numbers that a game writes.

The house draws them (`printables/house/`), so that a game needs no HTML of its own. Pictures are
names of `static/icons.toml`; '' is none. See printables/README.md for which value makes what.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from .message import Message, SeatName

Cell = int | str | Message | SeatName | tuple[Message, ...] | None
"""what stands in a cell of a table: a string is data such as "2/1", None is left empty"""


Tone = Literal["", "yellow", "blue", "green", "red", "purple"]


@dataclass(frozen=True, slots=True)
class Head:
    """For whom a sheet is printed; at the head of its pages."""

    picture: str = ""
    edition: Message | None = None
    facts: tuple[Message, ...] = ()
    """players, length of the game"""
    variants: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    label: Message | SeatName
    cells: tuple[Cell, ...] = ()
    picture: str = ""
    tone: Tone = ""
    """the colour of the card in the box; its name stands there too"""


@dataclass(frozen=True, slots=True)
class Table:
    columns: tuple[Message, ...]
    """the first heads the labels of the rows"""
    rows: tuple[Row, ...]
    total: Row | None = None
    ticks: bool = False
    """whether each row begins with a box to tick"""
    groups: tuple[tuple[Message, int], ...] = ()
    """headings above several columns each, counted from the second column"""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it."""

    title: Message
    lines: tuple[Message, ...] = ()
    table: Table | None = None
    picture: str = ""
    numbered: bool = False
    """whether the order of the lines matters"""
    example: Message | None = None
    where: Message | None = None
    """the heading in the book: `RULEBOOK.reference(id)`"""
    wide: bool = False
    """across the page, for a table with many columns"""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that is looked for, with what it counts."""

    number: int | str
    label: Message
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """Sections in two columns: a scoring reference, a count of the box."""

    head: Head
    sections: tuple[Section, ...]
    lead: Message | None = None
    """what the game is about, in a sentence"""
    figures: tuple[Figure, ...] = ()
    pages: int = 0
    """on which it stands, in one language and normal letters; 0 for as many as it takes"""


@dataclass(frozen=True, slots=True)
class Blanks:
    """Numbered lines to write on: who begins which round."""

    title: Message
    count: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class CheckList:
    """Steps to be ticked off, in order; beside them what one looks up meanwhile. One page."""

    head: Head
    title: Message
    """over the steps: "Before the first round" """
    steps: tuple[Message, ...]
    figures: tuple[Figure, ...] = ()
    beside: tuple[Section, ...] = ()
    blanks: Blanks | None = None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the score, to be filled in by hand."""

    label: Message
    hint: Message | None = None
    """what one piece is worth"""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class ScorePad:
    head: Head
    rows: tuple[ScoreRow, ...]
    """without the total, which the house adds"""
    columns: int
    """players"""


@dataclass(frozen=True, slots=True)
class Card:
    """A card to be cut out, of the size of a poker card."""

    title: Message
    kind: Message
    """what it is: "Legal goods", "Character" """
    lines: tuple[Message, ...] = ()
    picture: str = ""
    corner: int | str | None = None
    """in the corner: rank, cost, number"""
    figures: tuple[Figure, ...] = ()
    """along the foot, three at most"""
    back: tuple[Message, ...] = ()
    """more about it, on the back; without this the back shows what kind of card it is"""


@dataclass(frozen=True, slots=True)
class Cards:
    head: Head
    cards: tuple[Card, ...]
    copies: int = 1
    """of the last one that people have use for; so many are printed as its page has room for"""


@dataclass(frozen=True, slots=True)
class Resume:
    """How a sitting stands, so that it can go on without the companion. Only what all may know."""

    now: Message
    """what happens now, in a sentence"""
    seats: Table
    """a row for each seat, labelled `SeatName(seat)`"""
    sections: tuple[Section, ...] = ()
    columns: tuple[Message, ...] = ()
    """what one would go on writing down for each seat: a table to be filled in by hand"""


@dataclass(frozen=True, slots=True)
class Mark:
    """How the seats stand at a moment; the last of a round is drawn."""

    round: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """Something that a game counts, to be drawn over its rounds."""

    counted: Message
    """what it is: "Gold" """
    mark: Callable[[Any], Mark | None]
    """a state of a sitting that has ended → how the seats stand; None for nothing to draw"""


@dataclass(frozen=True, slots=True)
class Papers:
    """What a game tells of a sitting on paper."""

    resume: Callable[[Any], Resume]
    """the table's view → how it stands"""
    counted: Message
    """what the picture of the game counts: "Gold" """
    mark: Callable[[Any], Mark | None]
    """a state of a sitting that has ended → what the picture shows of it; None for nothing"""
    more: tuple[Counted, ...] = ()
    """what else has a picture"""
    chosen: Callable[[Any, int], tuple[Message, ...]] = lambda options, seats: ()
    """options, and how many play → what else tells one play from another: who could be called"""

    @property
    def courses(self) -> tuple[Counted, ...]:
        return Counted(self.counted, self.mark), *self.more


@dataclass(frozen=True, slots=True)
class SheetChoices:
    """What a sheet is printed for."""

    players: int
    edition: str = ""
    """empty where the game has only one"""
    variants: frozenset[str] = frozenset()
    options: msgspec.Struct | None = None
    """those of the sitting that it is printed for, where it is printed for one"""
    contents: frozenset[str] = frozenset()
    """of a night the keys of what was ticked; empty for what is usual"""


@dataclass(frozen=True, slots=True)
class SheetEdition:
    """An edition that sheets are printed for, and what else can be chosen then."""

    key: str
    name: Message
    players: tuple[int, ...]
    usual: int
    """the number of players where nobody chose"""
    variants: Mapping[str, Message]
    """by the name of the option that is on then, so that a sitting's own can be found"""
    variant_players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """of a variant that is not for every number of players, for which it is"""

    def offers(self, variant: str, players: int) -> bool:
        """Whether so many may play with it."""
        return variant in self.variants and players in self.variant_players.get(variant, (players,))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printable: the values it draws, and what draws them; `sheets` makes most."""

    key: str
    """people ask for `<game>-<key>`"""
    title: Message
    editions: tuple[SheetEdition, ...]
    """the first is the usual one"""
    values: Callable[[SheetChoices], object]
    """what is printed, for choices that `editions` offers: a value of this module, which its
    template calls `value`, or values by the names that a template of the game has for them"""
    template: str = ""
    """in `printables/`; without one `<game>/<key>.html`"""


def sheets(
    editions: tuple[SheetEdition, ...],
    *,
    own: Container[str] = (),
    aid: Callable[[SheetChoices], object] | None = None,
    setup: Callable[[SheetChoices], CheckList] | None = None,
    scoring: Callable[[SheetChoices], Reference] | None = None,
    count: Callable[[SheetChoices], Reference] | None = None,
    cards: Callable[[SheetChoices], Cards] | None = None,
    pad: Callable[[SheetChoices], object] | None = None,
) -> tuple[Sheet, ...]:
    """The sheets that the house draws for every game; `pad` makes two, of two sizes.

    `own`: the keys of those that the game draws by a template of its own.
    """
    every: tuple[tuple[str, Callable[[SheetChoices], object] | None, str], ...] = (
        ("aid", aid, "aid"),
        ("setup", setup, "check-list"),
        ("score-pad", pad, "score-pad"),
        ("score-pad-large", pad, "score-pad"),
        ("cards", cards, "cards"),
        ("scoring", scoring, "reference"),
        ("count", count, "reference"),
    )
    return tuple(
        Sheet(
            key,
            Message(f"print-sheet-{key}"),
            editions,
            values,
            "" if key in own else f"shared/{template}.html",
        )
        for key, values, template in every
        if values is not None
    )
