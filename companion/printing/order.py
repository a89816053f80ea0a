"""What can be printed, and what is wrong with what somebody would like to have printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from companion.engine.game import Game, Sheet, SheetChoices, SheetEdition
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.text import LANGUAGES

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)

_SHOWN = 40
"""how much of somebody's own text a refusal repeats, in letters"""


@dataclass(frozen=True, slots=True)
class Printable:
    """A sheet as people ask for it."""

    name: str
    """`sheriff-aid`"""
    title: Message
    template: str
    game: Message | None = None
    """what the game is called; None for a sheet of the house"""
    sheet: Sheet | None = None
    """None for what is printed from a sitting, not from choices"""

    @property
    def editions(self) -> tuple[SheetEdition, ...]:
        return () if self.sheet is None else self.sheet.editions


RESULT = Printable("result", Message("print-result"), "result.html")


def printables(games: Mapping[str, Game[Any, Any, Any]]) -> Mapping[str, Printable]:
    """By name: all sheets of all games, then the house's."""
    every = [
        Printable(
            f"{game.key}-{sheet.key}",
            sheet.title,
            f"{game.key}/{sheet.key}.html",
            Message(f"{game.key}-name"),
            sheet,
        )
        for game in games.values()
        for sheet in game.sheets
    ]
    return {one.name: one for one in (*every, RESULT)}


def usual(
    printable: Printable, players: int | None, edition: str | None, variants: Iterable[str]
) -> SheetChoices:
    """The choices with what nobody chose filled in; they may still be wrong."""
    key = edition
    if key is None:
        key = printable.editions[0].key if printable.editions else ""
    offered = next((one for one in printable.editions if one.key == key), None)
    if players is None:
        players = offered.usual if offered else 0
    return SheetChoices(players, key, frozenset(variants))


def check(
    known: Mapping[str, Printable],
    name: str,
    language: str,
    paper: str,
    choices: SheetChoices | None,
) -> None:
    """Raises `FaultyError` with everything that is wrong."""
    faults = [
        *_name_faults(known, name, choices),
        *_language_faults(language),
        *_paper_faults(paper),
    ]
    printable = known.get(name)
    if printable and printable.sheet and choices:
        faults += _choice_faults(printable.sheet.editions, choices)
    if faults:
        raise FaultyError(tuple(faults))


def _name_faults(
    known: Mapping[str, Printable], name: str, choices: SheetChoices | None
) -> Iterator[Fault]:
    if name not in known:
        names = tuple(known)
        message = Message("print-unknown-sheet", name=name[:_SHOWN], names=names)
        yield Fault("name", "unknown_sheet", message)
    elif known[name].sheet is None and choices is not None:
        yield Fault("name", "wants_sitting", Message("print-wants-sitting"))


def _language_faults(language: str) -> Iterator[Fault]:
    if language not in LANGUAGES:
        message = Message("print-unknown-language", language=language[:_SHOWN], languages=LANGUAGES)
        yield Fault("language", "unknown_language", message)


def _paper_faults(paper: str) -> Iterator[Fault]:
    if paper not in PAPERS:
        message = Message("print-unknown-paper", paper=paper[:_SHOWN], papers=PAPERS)
        yield Fault("paper", "unknown_paper", message)


def _choice_faults(editions: tuple[SheetEdition, ...], choices: SheetChoices) -> Iterator[Fault]:
    edition = next((one for one in editions if one.key == choices.edition), None)
    if edition is None:
        names = tuple(one.key for one in editions if one.key)
        wrong = choices.edition[:_SHOWN]
        message = (
            Message("print-unknown-edition", edition=wrong, editions=names)
            if names
            else Message("print-one-edition", edition=wrong)
        )
        yield Fault("edition", "unknown_edition", message)
        return
    if choices.players not in edition.players:
        low, high = min(edition.players), max(edition.players)
        message = Message("fault-player-count", n=choices.players, low=low, high=high)
        yield Fault("players", "player_count", message)
    for variant in sorted(choices.variants - edition.variants.keys()):
        message = Message(
            "print-unknown-variant", variant=variant[:_SHOWN], variants=tuple(edition.variants)
        )
        yield Fault("variants", "unknown_variant", message)
