"""What can be printed, and what is wrong with what somebody would like to have printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.engine.game import Game
from companion.engine.message import Arg, Message
from companion.engine.print import Sheet, SheetChoices, SheetEdition
from companion.engine.refusal import Fault, FaultyError
from companion.engine.state import GameOptions
from companion.text import LANGUAGES, Language

PAPERS = ("a4", "letter")
INKS = ("full", "saving")
LETTERS = ("normal", "large")
SIZES = ("half", "whole")
SMALL = frozenset({"aid"})
"""sheets that can be printed on half a paper"""
FOLDED = {"a5": "half"}
"""a paper that people may ask for → the page size that it is"""

_SHOWN = 40
"""letters of a wrong wish that a refusal repeats"""


@dataclass(frozen=True, slots=True)
class Setting:
    """How a sheet is set, as somebody asked for it: it may be wrong until `check` has passed it."""

    language: str
    paper: str = "a4"
    beside: str = ""
    """the second language; '' for none"""
    ink: str = "full"
    letters: str = "normal"
    """size of the text; `large` is a quarter larger"""
    size: str = ""
    """of an aid: half a paper for each person, or a whole one; '' for half"""

    @property
    def languages(self) -> tuple[Language, ...]:
        return (self.language, self.beside) if self.beside else (self.language,)

    @property
    def saving(self) -> bool:
        return self.ink == "saving"

    @property
    def large(self) -> bool:
        return self.letters == "large"

    @property
    def fitted(self) -> bool:
        """Whether a sheet has to fit its number of pages: one language, normal letters."""
        return not self.beside and not self.large


class Kind(StrEnum):
    """Where what is printed comes from."""

    SHEET = "sheet"
    """one sheet of a game"""
    TONIGHT = "tonight"
    """the sheets that a table wants before it begins, as they were ticked"""
    SITTING = "sitting"
    """what has happened at a table"""


@dataclass(frozen=True, slots=True)
class Printable:
    """Something that can be printed by name."""

    name: str
    """`sheriff-aid`"""
    title: Message
    kind: Kind
    key: str = ""
    """the game's"""
    game: Message | None = None
    """the name of the game; None for what is printed from a sitting"""
    sheets: tuple[Sheet, ...] = ()
    """one, or several for a pack; none for what is printed from a sitting"""

    @property
    def editions(self) -> tuple[SheetEdition, ...]:
        return self.sheets[0].editions if self.sheets else ()

    @property
    def usual(self) -> bool:
        """Whether most tables want it; a screen hides the others behind "more"."""
        if self.kind is Kind.SHEET:
            return self.sheets[0].key in NIGHT
        return self.kind is Kind.TONIGHT

    @property
    def small(self) -> bool:
        """Whether it can be printed on half a paper."""
        return self.kind is Kind.SHEET and self.sheets[0].key in SMALL

    def contents(self, choices: SheetChoices) -> tuple[Sheet, ...]:
        """Return its sheets; of a pack those that were ticked, or the usual ones."""
        if self.kind is not Kind.TONIGHT:
            return self.sheets
        wanted = choices.contents or NIGHT
        return tuple(sheet for sheet in self.sheets if sheet.key in wanted)

    def template(self, sheet: Sheet) -> str:
        return sheet.template or f"{self.key}/{sheet.key}.html"


RESULT = Printable("result", Message("print-result"), Kind.SITTING)
RESUME = Printable("resume", Message("print-resume"), Kind.SITTING)
TENTS = Printable("tents", Message("print-tents"), Kind.SITTING)

ANY = "any"
"""the name of the edition that has no key, where there are others"""
NIGHT = ("setup", "score-pad", "aid")
"""sheets of a pack where nothing was ticked, in this order"""


def list_printables(games: Mapping[str, Game]) -> Mapping[str, Printable]:
    """Return everything that can be printed, by name: sheets of the games, then of sittings."""
    every = [one for game in games.values() for one in _list_game(game)]
    return {one.name: one for one in (*every, TENTS, RESUME, RESULT)}


def _list_game(game: Game) -> Iterator[Printable]:
    called = Message(f"{game.key}-name")
    for sheet in game.sheets:
        name = f"{game.key}-{sheet.key}"
        yield Printable(name, sheet.title, Kind.SHEET, game.key, called, (sheet,))
    if game.sheets:
        pack = (sheet for sheet in game.sheets if sheet.key != "score-pad-large")
        sheets = tuple(sorted(pack, key=lambda one: (*NIGHT, one.key).index(one.key)))
        name = f"{game.key}-{Kind.TONIGHT}"
        yield Printable(name, Message("print-tonight"), Kind.TONIGHT, game.key, called, sheets)


def fill_choices(
    printable: Printable,
    players: int | str | None,
    edition: str | None,
    variants: Iterable[str],
    contents: Iterable[str],
) -> SheetChoices:
    """Fill in the usual values for what nobody chose. The choices may still be wrong.

    Raises `FaultyError` for a number of players that is no number.
    """
    named = {_edition_name(one, printable.editions): one.key for one in printable.editions}
    key = named.get(edition or "", edition)
    if key is None:
        key = printable.editions[0].key
    offered = _find_edition(printable.editions, key)
    if players is None:
        players = offered.usual if offered else 0
    elif isinstance(players, str):
        players = _parse_player_count(players, (offered,) if offered else printable.editions)
    return SheetChoices(players, key, frozenset(variants), contents=frozenset(contents))


def _find_edition(editions: tuple[SheetEdition, ...], key: str) -> SheetEdition | None:
    return next((one for one in editions if one.key == key), None)


def _edition_name(edition: SheetEdition, among: Sequence[SheetEdition]) -> str:
    return edition.key or (ANY if len(among) > 1 else "")


def _parse_player_count(wish: str, editions: Iterable[SheetEdition]) -> int:
    if re.fullmatch(r"-?[0-9]{1,9}", wish):
        return int(wish)
    low, high = _player_range(editions)
    message = Message("print-no-player-count", wish=wish[:_SHOWN], low=low, high=high)
    raise FaultyError((Fault("players", "no_player_count", message),))


def player_count(edition: SheetEdition, n: int) -> Message:
    """Say that the edition is not for `n` players."""
    low, high = _player_range((edition,))
    return Message("print-player-count", n=n, low=low, high=high)


def _player_range(editions: Iterable[SheetEdition]) -> tuple[int, int]:
    counts = [n for one in editions for n in one.players]
    return min(counts), max(counts)


def of_edition(printable: Printable, choices: SheetChoices) -> SheetChoices:
    """Drop choices that only another edition or number of players has, as a form still holds after
    one of these was changed. What no edition has stays, and so does an unknown edition.
    """
    edition = _find_edition(printable.editions, choices.edition)
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
    """Return the choices for a sitting: its edition and variants are options of the same name."""
    editions = printable.editions
    edition = _find_edition(editions, options.edition) or editions[0]
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
    """Raises `FaultyError` with everything that is wrong. `beside`: keys of a pack that are no
    sheets of the game.
    """
    printable = known.get(name)
    faults = [*_name_faults(known, name, choices), *_setting_faults(setting, printable)]
    if printable and setting.size == "half" and not printable.small:
        faults.append(Fault("size", "only_whole", Message("print-only-whole")))
    if printable and printable.sheets and choices:
        faults += _choice_faults(printable.editions, choices)
        faults += _content_faults(printable, choices, beside)
    if faults:
        raise FaultyError(tuple(faults))


def check_setting(setting: Setting) -> None:
    """Raises `FaultyError` for a setting that is wrong for every sheet."""
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
    """Refuse a name, and list those of `there`."""
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
    for path, wish, known, names in (
        ("paper", setting.paper, PAPERS, "papers"),
        ("ink", setting.ink, INKS, "inks"),
        ("size", setting.size or SIZES[0], SIZES, "sizes"),
        ("letters", setting.letters, LETTERS, "sizes"),
    ):
        if wish not in known:
            args: dict[str, Arg] = {path: wish[:_SHOWN], names: known}
            message = Message(f"print-unknown-{path}", **args)
            folded = FOLDED.get(wish.lower()) if path == "paper" else None
            if folded and printable is not None and printable.small:  # a size, not a paper
                message = Message("print-folded-paper", paper=wish, size=folded)
            yield Fault(path, f"unknown_{path}", message)


def _language_fault(path: str, wish: str) -> Fault:
    message = Message("print-unknown-language", language=wish[:_SHOWN], languages=LANGUAGES)
    return Fault(path, "unknown_language", message)


def _choice_faults(editions: tuple[SheetEdition, ...], choices: SheetChoices) -> Iterator[Fault]:
    edition = _find_edition(editions, choices.edition)
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
            message = Message(
                "print-variant-players",
                variant=edition.variants[variant],
                n=choices.players,
                low=min(counts),
                high=max(counts),
            )
            yield Fault("variants", "variant_players", message)


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
