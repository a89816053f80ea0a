"""What stands on paper, before it is drawn: values of messages and numbers that a game writes.

The templates in `printables/house/` draw them, so a game needs no HTML of its own. Pictures are
names in `static/icons.toml`; '' is none. printables/README.md says which value makes what.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from .message import Message, SeatName

Cell = int | str | Message | SeatName | tuple[Message, ...] | None
"""what stands in a cell of a table: a string is data such as "2/1"; None is empty"""


Tone = Literal["", "yellow", "blue", "green", "red", "purple"]


@dataclass(frozen=True, slots=True)
class Stop:
    """A step on a path."""

    title: Message
    picture: str
    line: Message | None = None
    """what is done there; of two lanes the upper one"""
    below: Message | None = None


@dataclass(frozen=True, slots=True)
class Head:
    """For whom a sheet is printed, at the head of its pages."""

    picture: str = ""
    edition: Message | None = None
    facts: tuple[Message, ...] = ()
    """number of players, length of the game"""
    variants: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    label: Message | SeatName
    cells: tuple[Cell, ...] = ()
    picture: str = ""
    tone: Tone = ""
    """the colour of the card in the box; its name is printed too"""


@dataclass(frozen=True, slots=True)
class Table:
    columns: tuple[Message, ...]
    """the first one stands over the labels of the rows"""
    rows: tuple[Row, ...]
    total: Row | None = None
    ticks: bool = False
    """whether each row begins with a box to tick"""
    groups: tuple[tuple[Message, int], ...] = ()
    """headings over several columns each, counted from the second column"""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands below it."""

    title: Message
    lines: tuple[Message, ...] = ()
    table: Table | None = None
    picture: str = ""
    numbered: bool = False
    """whether the lines are numbered"""
    example: Message | None = None
    where: Message | None = None
    """the heading in the rulebook: `RULEBOOK.reference(id)`"""
    wide: bool = False
    """across the whole page, for a table with many columns"""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that people look up, with what it counts."""

    number: int | str
    label: Message
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """Sections in two columns: a scoring reference, or a count of the box."""

    head: Head
    sections: tuple[Section, ...]
    lead: Message | None = None
    """what the game is about, in one sentence"""
    figures: tuple[Figure, ...] = ()
    pages: int = 0
    """the most pages in one language and normal letters; 0: as many as it takes"""


@dataclass(frozen=True, slots=True)
class Blanks:
    """Numbered lines to write on: who begins which round."""

    title: Message
    count: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class CheckList:
    """One page of steps to tick off, in order, beside what people look up meanwhile."""

    head: Head
    title: Message
    """the heading of the steps: "Before the first round" """
    steps: tuple[Message, ...]
    figures: tuple[Figure, ...] = ()
    beside: tuple[Section, ...] = ()
    blanks: Blanks | None = None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the score pad, to be filled in by hand."""

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
    """the number of players"""


@dataclass(frozen=True, slots=True)
class Card:
    """A card to cut out, of the size of a poker card."""

    title: Message
    kind: Message
    """what it is: "Legal goods", "Character" """
    lines: tuple[Message, ...] = ()
    picture: str = ""
    corner: int | str | None = None
    """rank, cost or number"""
    figures: tuple[Figure, ...] = ()
    """along the foot, three at most"""
    back: tuple[Message, ...] = ()
    """more about it, on the back; empty: the back shows the kind of card"""
    tone: Tone = ""
    """the colour of such cards in the box"""
    steps: tuple[Stop, ...] = ()
    """what is done one after the other"""
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Cards:
    head: Head
    cards: tuple[Card, ...]
    shared: tuple[Card, ...] = ()
    """what everybody has use for: printed after the others, and again where the page has room"""
    copies: int = 1
    """of the shared ones, at most"""


@dataclass(frozen=True, slots=True)
class Resume:
    """How a sitting stands, so that it can go on without the companion. Only what everybody may
    know.
    """

    now: Message
    """what happens now, in one sentence"""
    seats: Table
    """a row for each seat, labelled `SeatName(seat)`"""
    sections: tuple[Section, ...] = ()
    columns: tuple[Message, ...] = ()
    """what one would go on writing down for each seat, as a table to fill in by hand"""


@dataclass(frozen=True, slots=True)
class Mark:
    """How the seats stand at a moment. The last mark of each round is drawn."""

    round: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChartSource:
    """Something that a game counts, drawn as a line over its rounds."""

    counted: Message
    """what it is: "Gold" """
    mark: Callable[[Any], Mark | None]
    """state of a finished sitting → how the seats stand; None: nothing to draw"""


@dataclass(frozen=True, slots=True)
class Papers:
    """What a game prints of a sitting."""

    resume: Callable[[Any], Resume]
    """the table's view → how it stands"""
    charts: tuple[ChartSource, ...]
    """what is drawn of a finished sitting, the most telling first"""
    chosen: Callable[[Any, int], tuple[Message, ...]] = lambda options, seats: ()
    """options, number of players → what else distinguishes one play from another: who could be
    called
    """


@dataclass(frozen=True, slots=True)
class SheetChoices:
    """The choices for which a sheet is printed."""

    players: int
    edition: str = ""
    """empty where the game has only one"""
    variants: frozenset[str] = frozenset()
    options: msgspec.Struct | None = None
    """the options of the sitting for which it is printed, if there is one"""
    contents: frozenset[str] = frozenset()
    """for a night: the keys of the ticked sheets; empty: the usual ones"""


@dataclass(frozen=True, slots=True)
class SheetEdition:
    """An edition that sheets are printed for, with the choices that it offers."""

    key: str
    name: Message
    players: tuple[int, ...]
    usual: int = 4
    """the number of players where nobody chose"""
    variants: Mapping[str, Message] = field(default_factory=dict)
    """name of the option that is on then → its label"""
    variant_players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """variant → the numbers of players that it is for, where that is not all"""

    def offers(self, variant: str, players: int) -> bool:
        """Return whether so many may play with the variant."""
        return variant in self.variants and players in self.variant_players.get(variant, (players,))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printable: the values it shows and the template that draws them. `sheets` makes most of
    them.
    """

    key: str
    """people ask for it as `<game>-<key>`"""
    title: Message
    editions: tuple[SheetEdition, ...]
    """the first one is the default"""
    values: Callable[[SheetChoices], object]
    """returns what is printed, for choices that `editions` offers: a value of this module, which
    its template calls `value`, or a mapping for a template of the game's own
    """
    template: str = ""
    """in `printables/`; empty: `<game>/<key>.html`"""


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
    """Make the sheets that the house draws for every game; `pad` makes two, of two sizes.

    `own`: keys of sheets that the game draws by its own templates.
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
