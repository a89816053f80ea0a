"""What several devices show is read and drawn once after a ring of the bell."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from companion.bell import Bell

Drawn = TypeVar("Drawn")


class RenderCache:
    """The last drawings, with the ring of the bell after which they were made."""

    def __init__(self, bell: Bell, *, keep: int = 256) -> None:
        self._bell = bell
        self._keep = keep
        self._drawn: OrderedDict[Hashable, tuple[int, Any]] = OrderedDict()

    def share(self, code: str, shown: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        """Return what `draw` draws, or what it drew before if the bell has not rung since.

        `shown` is all else that it depends on: who looks at it, from where, in which language.
        """
        ring = self._bell.last_ring(code)
        kept = self._drawn.get((code, shown))
        if kept is not None and kept[0] == ring:
            found: Drawn = kept[1]
            return found
        drawn = draw()
        self._drawn[code, shown] = ring, drawn
        self._drawn.move_to_end((code, shown))
        if len(self._drawn) > self._keep:
            self._drawn.popitem(last=False)
        return drawn
