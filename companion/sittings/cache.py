"""The folded sittings in memory."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec

from companion.background import yield_to_other_greenlets
from companion.engine.game import Game
from companion.engine.refusal import GameError
from companion.store import CachedSitting, Entry, ReadSession, Sitting, WriteSession

from .decoding import decode_part
from .folded import FoldedSitting, rules_of
from .refusals import UnfoldableError
from .results import UNTOLD

UNFOLDABLE = (*UNTOLD, GameError, NameError, RuntimeError, msgspec.MsgspecError)
"""errors that today's rules may raise for an old log"""

SLICE = 100
"""entries that are read and folded before other greenlets run"""

_logger = logging.getLogger(__name__)


class SittingCache:
    """Folds each sitting once and then only new entries. The `keep` latest ones stay, until they
    are deleted or the database is replaced.
    """

    def __init__(self, games: Mapping[str, Game], *, keep: int) -> None:
        self._games = games
        self._keep = keep
        self._folded: OrderedDict[str, FoldedSitting] = OrderedDict()
        self._unfoldable: set[str] = set()
        self._lock = threading.Lock()

    def fold(self, session: ReadSession, row: Sitting) -> FoldedSitting:
        """Return the sitting as its log in `session` tells it.

        Raises NoSuchGameError and UnfoldableError. A long log is folded in slices, where `session`
        is only read from.
        """
        rules = rules_of(self._games, row.game)
        sitting = self.find(row.code)
        try:
            if sitting is None:
                options = decode_part("options", row.options.encode(), rules.options)
                sitting = self.put(row.code, FoldedSitting(rules, options, names_of(row)))
            sitting.log.names = names_of(row)
            seen = sitting.version
            while new := session.entries(row.code, after=seen, limit=SLICE):
                _add_all(sitting, new)
                seen = new[-1].number
                if len(new) < SLICE:
                    break
                if not isinstance(session, WriteSession):
                    yield_to_other_greenlets()
        except UNFOLDABLE as error:
            older = row.rules_version < rules.rules_version
            self._report(row.code, older, error)
            raise UnfoldableError(row.code, row.game, row.created_at, older=older) from error
        return sitting

    def catch_up(self, sitting: FoldedSitting, row: Sitting, new: Sequence[Entry]) -> bool:
        """Add new entries to a cached sitting. False if it has to be folded again: there may be
        more of them, or they do not fold.
        """
        if len(new) >= SLICE:
            return False
        try:
            sitting.log.names = names_of(row)
            _add_all(sitting, new)
        except UNFOLDABLE:
            return False
        return True

    def _report(self, code: str, older: bool, error: Exception) -> None:
        """Log, once for each sitting, that it does not fold; after older rules that is no error."""
        with self._lock:
            known = code in self._unfoldable
            self._unfoldable.add(code)
        if known:
            return
        if older:
            _logger.warning("%s was played by older rules and folds no more: %r", code, error)
        else:
            _logger.error("%s does not fold", code, exc_info=error)

    def put(self, code: str, sitting: FoldedSitting) -> FoldedSitting:
        """Cache a sitting, unless somebody was quicker; return the one that is cached."""
        with self._lock:
            sitting = self._folded.setdefault(code, sitting)
            while len(self._folded) > self._keep:
                self._folded.popitem(last=False)
            return sitting

    def drop(self, code: str) -> None:
        with self._lock:
            self._folded.pop(code, None)

    def forget(self) -> tuple[str, ...]:
        """Drop everything; return the codes of what was cached."""
        with self._lock:
            codes = tuple(self._folded)
            self._folded.clear()
            return codes

    def list_cached(self) -> tuple[CachedSitting, ...]:
        """List what a database has to hold of each cached sitting, if it is still the same one."""
        with self._lock:
            every = tuple(self._folded.items())
        return tuple(CachedSitting(code, one.version, one.last_body) for code, one in every)

    def find(self, code: str | None) -> FoldedSitting | None:
        """Return the sitting as it was last folded, if it is still in memory."""
        with self._lock:
            sitting = None if code is None else self._folded.get(code)
            if sitting is not None and code is not None:
                self._folded.move_to_end(code)
            return sitting


def _add_all(sitting: FoldedSitting, rows: Sequence[Entry]) -> None:
    with sitting.log.adding:
        for row in rows:
            if row.number == sitting.version + 1:
                action = sitting.decode_entry(row.body.encode())
                sitting.add(sitting.make_entry(row.seat, row.at, action), row.body)


def names_of(row: Sitting) -> tuple[str, ...]:
    return msgspec.json.decode(row.seats, type=tuple[str, ...])
