"""What can be printed, and what is wrong with what somebody would like to have printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, cast, get_args

from companion.engine.game import Game
from companion.engine.message import Message
from companion.engine.print import Sheet, SheetChoices, SheetEdition
from companion.engine.refusal import Fault, FaultyError
from companion.engine.state import GameOptions
from companion.text import LANGUAGES, Language

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
Ink = Literal["full", "saving"]
INKS: tuple[Ink, ...] = get_args(Ink)
Letters = Literal["normal", "large"]
LETTERS: tuple[Letters, ...] = get_args(Letters)
Size = Literal["whole", "half", "quarter"]
SIZES: tuple[Size, ...] = get_args(Size)
SMALL = frozenset({"aid"})
"""sheets that one may want on half a paper or a quarter"""
FOLDED: Mapping[str, Size] = {"a5": "half", "a6": "quarter"}
"""what people call the parts of A4"""

_SHOWN = 40
"""how much of somebody's own text a refusal repeats, in letters"""


@dataclass(frozen=True, slots=True)
class Setting:
    """How a sheet is set. As somebody asked for it: only `check` knows whether it can be."""

    language: str
    paper: str = "a4"
    beside: str = ""
    """a second language beside the first; '' for none"""
    ink: str = "full"
    letters: str = "normal"
    """`large` is a quarter larger"""
    size: str = "whole"
    """of a page, in papers; smaller ones are folded"""

    @property
    def languages(self) -> tuple[Language, ...]:
        both = (self.language, self.beside) if self.beside else (self.language,)
        return cast(tuple[Language, ...], both)

    @property
    def saving(self) -> bool:
        return self.ink == "saving"

    @property
    def large(self) -> bool:
        return self.letters == "large"

    @property
    def fitted(self) -> bool:
        """Whether a sheet has to stand on just so many pages: one language, normal letters."""
        return not self.beside and not self.large


class Kind(StrEnum):
    """Where what is printed comes from."""

    SHEET = "sheet"
    """a game's own, from choices"""
    BOOKLET = "booklet"
    """all that a game has, two small pages on each"""
    TONIGHT = "tonight"
    """what a table wants before it begins, sheet after sheet, as it was ticked"""
    SITTING = "sitting"
    """what has happened at a table"""


@dataclass(frozen=True, slots=True)
class Printable:
    """A sheet as people ask for it."""

    name: str
    """`sheriff-aid`"""
    title: Message
    kind: Kind
    key: str = ""
    """of the game"""
    game: Message | None = None
    """what the game is called; None for a sheet of the house"""
    sheets: tuple[Sheet, ...] = ()
    """one; several for a booklet and an evening; none for what is printed from a sitting"""

    @property
    def editions(self) -> tuple[SheetEdition, ...]:
        return self.sheets[0].editions if self.sheets else ()

    @property
    def usual(self) -> bool:
        """Whether most tables want it; the others stand behind "more"."""
        if self.kind is Kind.SHEET:
            return self.sheets[0].key in NIGHT
        return self.kind is Kind.TONIGHT

    @property
    def small(self) -> bool:
        """Whether it can be had on half a paper or a quarter."""
        return self.kind is Kind.SHEET and self.sheets[0].key in SMALL

    def contents(self, choices: SheetChoices) -> tuple[Sheet, ...]:
        """Of a night what was ticked, or what is usual."""
        if self.kind is not Kind.TONIGHT:
            return self.sheets
        wanted = choices.contents or NIGHT
        return tuple(sheet for sheet in self.sheets if sheet.key in wanted)

    def copies(self, sheet: Sheet, choices: SheetChoices) -> int:
        """For a night an aid for everybody."""
        return choices.players if self.kind is Kind.TONIGHT and sheet.key == "aid" else 1

    def template(self, sheet: Sheet) -> str:
        return sheet.template or f"{self.key}/{sheet.key}.html"


RESULT = Printable("result", Message("print-result"), Kind.SITTING)
RESUME = Printable("resume", Message("print-resume"), Kind.SITTING)
TENTS = Printable("tents", Message("print-tents"), Kind.SITTING)

ANY = "any"
"""what people call the edition that has no name, where there are others"""
_ONCE = frozenset({"score-pad"})
"""not in a collection, which has the same in another size"""
_LOOSE = frozenset({"score-pad-large"})
"""not for an evening: three pads on a page last longer"""
NIGHT = ("setup", "score-pad", "aid")
"""what is printed for a night where nothing was ticked, in this order"""


def printables(games: Mapping[str, Game]) -> Mapping[str, Printable]:
    """By name: all sheets of all games, then the house's."""
    every = [one for game in games.values() for one in of_game(game)]
    return {one.name: one for one in (*every, TENTS, RESUME, RESULT)}


def of_game(game: Game) -> Iterator[Printable]:
    """Its sheets, then what is made of all of them."""
    called = Message(f"{game.key}-name")
    for sheet in game.sheets:
        name = f"{game.key}-{sheet.key}"
        yield Printable(name, sheet.title, Kind.SHEET, game.key, called, (sheet,))
    if game.sheets:
        for kind, left_out in ((Kind.BOOKLET, _ONCE), (Kind.TONIGHT, _LOOSE)):
            sheets = tuple(sheet for sheet in game.sheets if sheet.key not in left_out)
            if kind is Kind.TONIGHT:
                sheets = tuple(sorted(sheets, key=_in_a_night))
            title = Message(f"print-{kind}")
            yield Printable(f"{game.key}-{kind}", title, kind, game.key, called, sheets)


def _in_a_night(sheet: Sheet) -> int:
    return NIGHT.index(sheet.key) if sheet.key in NIGHT else len(NIGHT)


def usual(
    printable: Printable,
    players: int | str | None,
    edition: str | None,
    variants: Iterable[str],
    contents: Iterable[str],
) -> SheetChoices:
    """The choices with what nobody chose filled in; they may still be wrong.

    Raises `FaultyError` for a number of players that is no number.
    """
    named = {_edition_name(one, printable.editions): one.key for one in printable.editions}
    key = named.get(edition or "", edition)
    if key is None:
        key = printable.editions[0].key if printable.editions else ""
    offered = next((one for one in printable.editions if one.key == key), None)
    if players is None:
        players = offered.usual if offered else 0
    elif isinstance(players, str):
        players = _player_count(players, (offered,) if offered else printable.editions)
    return SheetChoices(players, key, frozenset(variants), contents=frozenset(contents))


def _edition_name(edition: SheetEdition, among: Sequence[SheetEdition]) -> str:
    return edition.key or (ANY if len(among) > 1 else "")


def _player_count(wish: str, editions: Iterable[SheetEdition]) -> int:
    if re.fullmatch(r"-?[0-9]{1,9}", wish):
        return int(wish)
    low, high = _player_range(editions)
    message = Message("print-no-player-count", wish=wish[:_SHOWN], low=low, high=high)
    raise FaultyError((Fault("players", "no_player_count", message),))


def player_count(edition: SheetEdition, n: int) -> Message:
    """That it is not for so many."""
    low, high = _player_range((edition,))
    return Message("print-player-count", n=n, low=low, high=high)


def _player_range(editions: Iterable[SheetEdition]) -> tuple[int, int]:
    counts = [n for one in editions for n in one.players]
    return min(counts), max(counts)


def of_edition(printable: Printable, choices: SheetChoices) -> SheetChoices:
    """Without what only another edition or number of players has: whoever changes one of them
    still holds it.

    What no edition has stays, and so does an unknown edition.
    """
    edition = next((one for one in printable.editions if one.key == choices.edition), None)
    if edition is None:
        return choices
    elsewhere = {n for one in printable.editions for n in one.players} - {*edition.players}
    players = edition.usual if choices.players in elsewhere else choices.players
    known = {key for one in printable.editions for key in one.variants}
    gone = {key for key in choices.variants & known if not edition.offers(key, players)}
    return replace(choices, players=players, variants=choices.variants - gone)


def of_sitting(
    printable: Printable, options: GameOptions, seats: int, contents: Iterable[str]
) -> SheetChoices:
    """For a table that plays like this: an edition and its variants are options of that name."""
    editions = printable.editions
    edition = next((one for one in editions if one.key == options.edition), editions[0])
    variants = (
        name for name in edition.variants if getattr(options, name) and edition.offers(name, seats)
    )
    return SheetChoices(seats, edition.key, frozenset(variants), options, frozenset(contents))


def check(
    known: Mapping[str, Printable],
    name: str,
    setting: Setting,
    choices: SheetChoices | None,
    *,
    beside: Iterable[str] = (),
) -> None:
    """Raises `FaultyError` with everything that is wrong. `beside`: what a night may hold that is
    no sheet of the game's.
    """
    printable = known.get(name)
    faults = [*_name_faults(known, name, choices), *_setting_faults(setting, printable)]
    if printable and setting.size != "whole" and setting.size in SIZES and not printable.small:
        faults.append(Fault("size", "only_whole", Message("print-only-whole")))
    if printable and printable.sheets and choices:
        faults += _choice_faults(printable.editions, choices)
        faults += _content_faults(printable, choices, beside)
    if faults:
        raise FaultyError(tuple(faults))


def check_setting(setting: Setting) -> None:
    """Raises `FaultyError` for what no sheet can be set like."""
    faults = tuple(_setting_faults(setting, None))
    if faults:
        raise FaultyError(faults)


def _name_faults(
    known: Mapping[str, Printable], name: str, choices: SheetChoices | None
) -> Iterator[Fault]:
    if name not in known:
        of = next((one.key for one in known.values() if name.startswith(f"{one.key}-")), "")
        yield unknown_sheet("name", name, (one for one in known.values() if of in ("", one.key)))
    elif not known[name].sheets and choices is not None:
        yield Fault("name", "wants_sitting", Message("print-wants-sitting"))


def unknown_sheet(path: str, wish: str, there: Iterable[Printable]) -> Fault:
    """With those that there are: of its game, where it names one."""
    names = tuple(one.name for one in there)
    message = Message("print-unknown-sheet", name=wish[:_SHOWN], names=names)
    return Fault(path, "unknown_sheet", message)


def _setting_faults(setting: Setting, printable: Printable | None) -> Iterator[Fault]:
    if setting.language not in LANGUAGES:
        yield _language_fault("language", setting.language)
    if setting.beside and setting.beside not in LANGUAGES:
        yield _language_fault("beside", setting.beside)
    elif setting.beside and setting.beside == setting.language:
        yield Fault("beside", "same_language", Message("print-same-language"))
    if setting.paper not in PAPERS:
        yield Fault("paper", "unknown_paper", _unknown_paper(setting.paper, printable))
    if setting.ink not in INKS:
        message = Message("print-unknown-ink", ink=setting.ink[:_SHOWN], inks=INKS)
        yield Fault("ink", "unknown_ink", message)
    if setting.size not in SIZES:
        message = Message("print-unknown-size", size=setting.size[:_SHOWN], sizes=SIZES)
        yield Fault("size", "unknown_size", message)
    if setting.letters not in LETTERS:
        wish = setting.letters[:_SHOWN]
        message = Message("print-unknown-letters", letters=wish, sizes=LETTERS)
        yield Fault("letters", "unknown_letters", message)


def _unknown_paper(wish: str, printable: Printable | None) -> Message:
    """Who asks for A5 where a sheet can be folded wants a size, not a paper."""
    size = FOLDED.get(wish.lower())
    if size and printable is not None and printable.small:
        return Message("print-folded-paper", paper=wish, size=size)
    return Message("print-unknown-paper", paper=wish[:_SHOWN], papers=PAPERS)


def _language_fault(path: str, wish: str) -> Fault:
    message = Message("print-unknown-language", language=wish[:_SHOWN], languages=LANGUAGES)
    return Fault(path, "unknown_language", message)


def _choice_faults(editions: tuple[SheetEdition, ...], choices: SheetChoices) -> Iterator[Fault]:
    edition = next((one for one in editions if one.key == choices.edition), None)
    if edition is None:
        names = tuple(name for one in editions if (name := _edition_name(one, editions)))
        wrong = choices.edition[:_SHOWN]
        message = (
            Message("print-unknown-edition", edition=wrong, editions=names)
            if names
            else Message("print-one-edition", edition=wrong)
        )
        yield Fault("edition", "unknown_edition", message)
        return
    if choices.players not in edition.players:
        yield Fault("players", "player_count", player_count(edition, choices.players))
    for variant in sorted(choices.variants - edition.variants.keys()):
        message = Message(
            "print-unknown-variant", variant=variant[:_SHOWN], variants=tuple(edition.variants)
        )
        yield Fault("variants", "unknown_variant", message)
    for variant, counts in edition.variant_players.items():
        known = variant in choices.variants and choices.players in edition.players
        if known and choices.players not in counts:
            yield _variant_players_fault(edition.variants[variant], choices.players, counts)


def _variant_players_fault(variant: Message, n: int, counts: tuple[int, ...]) -> Fault:
    message = Message(
        "print-variant-players", variant=variant, n=n, low=min(counts), high=max(counts)
    )
    return Fault("variants", "variant_players", message)


def _content_faults(
    printable: Printable, choices: SheetChoices, beside: Iterable[str]
) -> Iterator[Fault]:
    night = printable.kind is Kind.TONIGHT
    there = (*(sheet.key for sheet in printable.sheets if night), *beside)
    for key in sorted(choices.contents - frozenset(there)):
        message = (
            Message("print-unknown-content", content=key[:_SHOWN], contents=there)
            if there
            else Message("print-no-contents")
        )
        yield Fault("contents", "unknown_content", message)
