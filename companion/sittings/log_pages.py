"""A sitting's log as somebody may read it, and all that they may do next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from companion.engine.log import RedactedEntry, Rewind
from companion.engine.message import Message
from companion.engine.moves import Choice, ChoiceField, DocumentField, Move

from . import results
from .entries import DecidedEntry, Standing
from .folded import FoldedSitting
from .values import LogEntry


def read_log(
    sitting: FoldedSitting, viewer: int | None, *, after: int = 0, upto: int | None = None
) -> tuple[LogEntry, ...]:
    """Return the entries numbered above `after`, up to and with `upto`.

    What was undone stays secret when the rest is revealed: nobody ever saw it.
    """
    there = sitting.log.standing(sitting.head.place)
    entries = sitting.log.entries(after=after, upto=upto)
    return tuple(_read_entry(sitting, one, viewer, there) for one in entries)


def _read_entry(
    sitting: FoldedSitting, entry: DecidedEntry, viewer: int | None, there: Standing
) -> LogEntry:
    narrator, rewinds, number = sitting.narrator, sitting.rewinds, entry.number
    revealed = sitting.revealed
    known = revealed and number in there.sources
    document: Mapping[str, object] | None = msgspec.to_builtins(entry.action)
    if isinstance(entry.action, Rewind):
        words = narrator.describe_rewind(entry, viewer, revealed, there.sources)
        back = rewinds.target(entry)
        return LogEntry(number, entry.seat, entry.at, words, False, document, False, back_to=back)
    one = there.by_number.get(number)
    undone = one is None and not there.keeps_mend(entry)
    if isinstance(entry.action, RedactedEntry):
        words, document = results.decode_message(entry.action.words), entry.action.action
        return LogEntry(number, entry.seat, entry.at, words, document is None, document, undone)
    narration = narrator.narrate(number)
    secret = narration.secret and not known
    if secret and (viewer is None or viewer not in dict(narration.private)):
        document = None
    mended = one if one is not None and one.source != number else None
    return LogEntry(
        number,
        entry.seat,
        entry.at,
        narration.for_viewer(viewer, known),
        secret,
        document,
        undone,
        narrator.remarks(number, viewer),
        rewinds.crosses_reveal(entry.head.place),
        for_good=rewinds.is_final,
        mended_by=mended.source if mended else there.removed_by.get(number),
        now=narrator.describe(mended).for_viewer(viewer, revealed) if mended else None,
        mendable=(
            one is not None
            and not sitting.head.unseen
            and sitting.editor.may_mend(there.effective, one, viewer)
        ),
        back_to=rewinds.target(entry),
    )


def list_moves(sitting: FoldedSitting, viewer: int | None) -> tuple[Move, ...]:
    """List all that the viewer may do now; the table (None) for everybody."""
    seats = (None, *range(len(sitting.names))) if viewer is None else (viewer,)
    every = (one for seat in seats for one in sitting.list_game_moves(sitting.head, viewer, seat))
    return (*every, *_list_rewinds(sitting, viewer), *_list_mends(sitting, viewer))


def _list_rewinds(sitting: FoldedSitting, viewer: int | None) -> Iterator[Move]:
    """List undo and redo; for the table any other place too."""
    rewinds = sitting.rewinds
    for slot, step in (("undo", rewinds.undo(viewer)), ("redo", rewinds.redo(viewer))):
        if step is not None:
            label = Message(f"house-move-{slot}", what=step.words)
            yield Move(slot=slot, action=step.action, seat=viewer, label=label, group="correct")
    places = tuple(rewinds.list_places()) if viewer is None else ()
    if places:
        values = tuple(Choice(to, Message("house-entry", n=to)) for to in places)
        yield Move(
            slot="go_back",
            action={"kind": "rewind", "expected": sitting.version},
            seat=None,
            label=Message("house-move-go-back"),
            fields=(ChoiceField(name="to", values=values),),
            group="correct",
        )


def _list_mends(sitting: FoldedSitting, viewer: int | None) -> Iterator[Move]:
    """List the one move that mends any entry. Later entries may conflict: only a try tells."""
    values = tuple(
        Choice(one.number, sitting.narrator.describe(one).for_viewer(viewer, sitting.revealed))
        for one in sitting.editor.list_mendable(viewer)
    )
    if values:
        yield Move(
            slot="mend",
            action={"kind": "mend", "expected": sitting.version},
            seat=viewer,
            label=Message("house-move-mend"),
            fields=(
                ChoiceField(name="entry", values=values),
                DocumentField(name="action", schema="MendedAction", likely=()),
            ),
            group="correct",
        )
