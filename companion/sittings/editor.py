"""Who may mend which entry of a log, and what would come of it."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import replace

import msgspec

from companion.engine.log import Mend, Rewind
from companion.engine.mending import mendable
from companion.engine.message import Message
from companion.engine.refusal import GameError

from . import changes
from .entries import Effective, EffectiveEntry, EntryLog
from .mend_form import MendForm, make_form
from .mending import Mender, MendOutcome
from .narrator import Narrator
from .refusals import BlockedError, Blocker, ForbiddenError
from .values import Proposal

RECENT = 100
"""entries back to which a seat may mend its own; the table reaches any"""


class Editor:
    """Mends of one log, for the table (viewer None) or a seat."""

    def __init__(self, log: EntryLog, narrator: Narrator) -> None:
        self._log = log
        self._narrator = narrator
        self._touched: dict[tuple[int, int], frozenset[str]] = {}
        """Cache of what an entry changed for all to see, by its number and the mend below it: two
        views are compared for it. Gone with the sitting."""
        self._tried: dict[tuple[object, ...], MendOutcome] = {}
        """what would come of the mend that was tried last"""

    def copy(self, log: EntryLog, narrator: Narrator) -> Editor:
        """Return an editor of a copy of the log, with the same caches."""
        copied = copy.copy(self)
        copied._log, copied._narrator = log, narrator  # noqa: SLF001 - our own class
        return copied

    def propose(self, mend: Mend, viewer: int | None) -> Proposal:
        """Return what would come of a mend; nothing changes.

        Raises as `Mender.decide` does, and ForbiddenError. Paths begin inside the mend.
        """
        log, mended = self._log, self._try(mend, viewer)
        told: tuple[Message, ...] = ()
        if not mended.conflicts:
            after = self.state_after(mended)
            told = changes.describe_changes(log.game, log.names, log.state, after, viewer)
        return Proposal(log.version, told, self._blockers(mended, viewer), log.names)

    def read_form(self, number: int, viewer: int | None) -> MendForm:
        """Return what to ask of whoever mends an entry. Raises as `propose` does."""
        effective = self._log.effective()
        one = self._require_editable(number, viewer)
        state = self._log.state_before(effective, effective.index(one))
        words = self._narrator.describe(one).for_viewer(viewer, self._log.revealed)
        seats = len(self._log.names)
        return make_form(self._log.game, state, one, words, seats=seats, viewer=viewer)

    def find_last(self, like: Mapping[str, str], viewer: int | None) -> int:
        """Return the number of the last entry that the viewer may mend and whose action has these
        values, as text; 0 if there is none.
        """
        for one in reversed([*self.list_mendable(viewer)]):
            action = msgspec.to_builtins(one.action)
            if all(str(action.get(key)) == value for key, value in like.items()):
                return one.number
        return 0

    def decide(self, mend: Mend, viewer: int | None) -> MendOutcome:
        """Return a mend that may be done. Raises as `propose` does, and BlockedError."""
        mended = self._try(mend, viewer)
        self._require_no_conflict(mended, viewer)
        reopens = self._log.result() is not None and (
            self._log.game.result(self.state_after(mended), self._log.names) is None
        )
        if viewer is not None and reopens:
            raise ForbiddenError("house-mend-asks-table", path="entry")
        return mended

    def apply(self, mend: Mend) -> MendOutcome:
        """Return what comes of a mend that is decided already. Raises BlockedError."""
        mended = Mender(self._log).apply(mend)
        self._require_no_conflict(mended, None)
        return mended

    def _require_no_conflict(self, mended: MendOutcome, viewer: int | None) -> None:
        if mended.conflicts:
            raise BlockedError(self._blockers(mended, viewer))

    def state_after(self, mended: MendOutcome) -> object:
        """Return the state after all entries that are in effect then."""
        return self._log.state_before(mended.effective, len(mended.effective))

    def list_mendable(self, viewer: int | None) -> Iterator[EffectiveEntry]:
        """List the entries that the viewer may try to mend. Later ones may still conflict."""
        effective = () if self._log.head.unseen else self._log.effective()
        return (one for one in effective if self.may_mend(effective, one, viewer))

    def may_mend(self, effective: Effective, one: EffectiveEntry, viewer: int | None) -> bool:
        """Return whether the viewer may mend an entry now; a seat only as long as nobody else
        relied on it.
        """
        return self._find_refusal(one, viewer) is None and (
            viewer is None or self._is_untouched(effective, one, viewer)
        )

    def forget(self) -> None:
        """Forget what was tried: the log has grown."""
        self._tried.clear()

    def _try(self, mend: Mend, viewer: int | None) -> MendOutcome:
        """Fold what would come of a mend, once for a proposal and the mend that follows it."""
        self._require_editable(mend.entry, viewer)
        if viewer is not None and mend.seat not in (msgspec.UNSET, viewer):
            raise ForbiddenError("house-mend-not-yours", path="seat")
        document = msgspec.json.encode(msgspec.structs.replace(mend, expected=0))
        key = (self._log.version, viewer, document)
        found = self._tried.get(key)
        if found is None:
            found = Mender(self._log).decide(mend, table=viewer is None)
            self._tried.clear()
            self._tried[key] = found
        return replace(found, mend=msgspec.structs.replace(found.mend, expected=mend.expected))

    def _require_editable(self, number: int, viewer: int | None) -> EffectiveEntry:
        """Return an entry that the viewer may mend. Raises as `propose` does."""
        if self._log.head.unseen:
            raise GameError("house-after-unseen")
        mender = Mender(self._log)
        for named in self._log.entries(after=max(number, 1) - 1, upto=max(number, 0)):
            if isinstance(named.action, Rewind | Mend):
                raise GameError("house-mend-never", path="entry")
        one = mender.entry(number)
        if (refusal := self._find_refusal(one, viewer)) is not None:
            raise refusal
        if viewer is not None and not self._is_untouched(mender.effective, one, viewer):
            raise ForbiddenError("house-mend-asks-table", path="entry")
        return one

    def _find_refusal(self, one: EffectiveEntry, viewer: int | None) -> GameError | None:
        """Return why an entry is not the viewer's to mend, or of no kind that may be mended: the
        table mends what everybody may know, a seat what it did itself.
        """
        if viewer is not None and one.seat != viewer:
            return ForbiddenError("house-mend-not-yours", path="entry")
        if mendable(one.action) is None:
            return GameError("house-mend-never", path="entry")
        if viewer is None and not self._is_public(one):
            return ForbiddenError("house-mend-secret", path="entry")
        return None

    def _is_public(self, one: EffectiveEntry) -> bool:
        return self._log.revealed or not self._narrator.describe(one).secret

    def _is_untouched(self, effective: Effective, one: EffectiveEntry, viewer: int) -> bool:
        """Return whether nobody else has acted since on what the entry changed for all to see. Of
        what is long past nobody but the table knows.
        """
        first = max(0, len(effective) - RECENT)
        found = [at for at in range(first, len(effective)) if effective[at].number == one.number]
        return bool(found) and not any(
            effective[at].seat != viewer
            and self._find_touched(effective, found[0]) & self._find_touched(effective, at)
            for at in range(found[0] + 1, len(effective))
        )

    def _find_touched(self, effective: Effective, index: int) -> frozenset[str]:
        one, key = effective[index], (effective[index].number, self._log.head.mend)
        if key not in self._touched:
            was = self._log.game.view(self._log.state_before(effective, index), None)
            now = self._log.game.view(one.state, None)
            self._touched[key] = frozenset(changes.find_changed_paths(was, now))
        return self._touched[key]

    def _blockers(self, mended: MendOutcome, viewer: int | None) -> tuple[Blocker, ...]:
        def describe(one: EffectiveEntry, why: GameError) -> Blocker:
            words = self._narrator.describe(one).for_viewer(viewer, self._log.revealed)
            known = self._is_public(one) if viewer is None else one.seat == viewer
            return Blocker(one.number, words, why.message if known else Message("house-mend-why"))

        return tuple(describe(one.entry, one.why) for one in mended.conflicts)
