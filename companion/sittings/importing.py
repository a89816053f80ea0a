"""Import of sittings: a document is folded by this house's rules before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from companion.engine.game import Game, World
from companion.engine.log import Mend, RedactedEntry, Rewind
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError

from . import export_format
from .authorising import check_seat
from .cache import UNFOLDABLE
from .entries import DecidedEntry
from .export_format import ExportedEntry, ExportedResult, ExportedSitting
from .folded import FoldedSitting, open_folded, rules_of
from .mending import NoDice
from .recording import BrokenRecordingError
from .tokens import canonical

MOST_STEPS_BACK = 1_000_000
"""of all rewinds together: each step back is kept in memory"""
MOST_MENDED = 100_000
"""entries in force after each mend, together: each is done again"""


def read(games: Mapping[str, Game], body: bytes) -> tuple[ExportedSitting, FoldedSitting]:
    """Read a document, and fold it. Raises as `export_format.read` and `fold` do."""
    document = export_format.read(body)
    return document, fold(games, document)


def fold(games: Mapping[str, Game], document: ExportedSitting) -> FoldedSitting:
    """Fold a document by the rules of this house.

    Raises ShapeError (`options.…`), FaultyError and BrokenRecordingError.
    """
    if document.game not in games:
        message = Message("house-no-such-game", game=document.game[:40])
        _refuse("game", "unknown_game", message)
    game = rules_of(games, document.game)
    if document.rules_version > game.rules_version:
        _refuse("rules_version", "newer_rules", Message("house-import-newer-rules"))
    sitting = open_folded(game, document.options, (seat.name for seat in document.seats))
    try:
        _add_all(sitting, document.entries)
        _check_end(sitting, document)
    except GameError:
        if document.rules_version < game.rules_version:
            _refuse("rules_version", "older_rules", Message("house-import-older-rules"))
        raise
    return sitting


def _add_all(sitting: FoldedSitting, entries: Sequence[ExportedEntry]) -> None:
    back = mended = 0
    for entry in entries:
        try:
            made = _make_entry(sitting, entry)
        except GameError as refusal:
            raise BrokenRecordingError(entry.number, refusal) from refusal
        except UNFOLDABLE as error:  # no client could have sent it
            raise BrokenRecordingError(entry.number, GameError("house-import-never")) from error
        if isinstance(made.action, Rewind):
            back += abs(sitting.head.place - made.head.place)
        mended += len(made.effective or ())
        if back > MOST_STEPS_BACK or mended > MOST_MENDED:
            message = Message("house-import-too-long")
            _refuse(f"entries[{entry.number - 1}]", "too_long", message)
        sitting.add(made)


def _make_entry(sitting: FoldedSitting, entry: ExportedEntry) -> DecidedEntry:
    check_seat(entry.seat, len(sitting.names))
    action = sitting.decode_entry(canonical("action", entry.action))
    made = sitting.make_entry(entry.seat, entry.at, action)
    if not isinstance(action, Rewind | Mend | RedactedEntry) and not _is_decided(
        sitting, entry, made
    ):
        raise GameError("house-import-undecided")
    return made


def _is_decided(sitting: FoldedSitting, entry: ExportedEntry, made: DecidedEntry) -> bool:
    """Return whether luck and the clock have decided: deciding again changes nothing."""
    for table in (True, False):
        world = World(entry.at, NoDice(), table=table, recorded=True)
        decided = sitting.game.decide(sitting.state, entry.seat, made.action, world)
        if decided == made.action:
            return True
        if sitting.game.apply(sitting.state, entry.seat, decided) == made.head.state:
            return True
    return False


def _check_end(sitting: FoldedSitting, document: ExportedSitting) -> None:
    sheet = sitting.result()
    found = None if sheet is None else ExportedResult.from_sheet(sheet)
    if sitting.head.unseen or not _same(found, document):
        _refuse("result", "other_result", Message("house-import-result"))
    if (document.ended_at is None) != (sheet is None):
        _refuse("ended_at", "other_result", Message("house-import-result"))


def _same(found: ExportedResult | None, document: ExportedSitting) -> bool:
    """Return whether the entries lead to the document's result, as far as nobody corrected it."""
    said = document.result
    if found is None or said is None:
        return found is said
    if document.corrected_at is not None:
        return len(found.players) == len(said.players)
    return found.essence == said.essence


def _refuse(path: str, code: str, message: Message) -> NoReturn:
    raise FaultyError((Fault(path, code, message),))
