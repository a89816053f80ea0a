"""What an export leaves out: secrets that were undone before anybody saw them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.engine.log import Mend, RedactedEntry, Rewind

from .folded import FoldedSitting


def redact(sitting: FoldedSitting, number: int) -> Mapping[int, RedactedEntry]:
    """Return what stands in an export for the entries that nobody saw, by their number.

    They had been undone by entry `number`. What was done on top of them is redacted too: nobody
    will be able to fold that again. A mend can be, unless something that was never seen is in
    effect after it.
    """
    there = sitting.log.standing(sitting.log.heads[number].place)
    redacted: dict[int, RedactedEntry] = {}
    cut: set[int] = set()

    def rests_on_secret(entry_sources: list[int]) -> bool:
        return any(
            source in redacted and redacted[source].action is None for source in entry_sources
        )

    for entry in sitting.log.entries(upto=number):
        sources = [one.source for one in entry.effective or ()]
        if isinstance(entry.action, Rewind):
            if rests_on_secret(sources):
                cut.add(entry.number)
            continue
        if isinstance(entry.action, RedactedEntry):
            redacted[entry.number] = entry.action
            continue
        mend = entry.action if isinstance(entry.action, Mend) else None
        removes = mend is not None and mend.action is None
        narration = sitting.narrator.narrate(entry.number)
        put = narration
        if mend is not None and not removes:
            put = sitting.narrator.narrate_replacement(entry.number)
        secret = put.secret and entry.number not in there.sources
        if mend is None:
            rests = entry.head.undo in redacted or entry.head.undo in cut
        else:
            rests = rests_on_secret(sources)
        if (secret and not removes) or rests:
            words = msgspec.to_builtins(narration.for_viewer(None, False))
            action = None if secret else msgspec.to_builtins(entry.action)
            redacted[entry.number] = RedactedEntry(
                words, action, None if mend is None else mend.entry
            )
    return redacted
