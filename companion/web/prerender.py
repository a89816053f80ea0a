"""Typeset and draw the usual sheets while there is nothing else to do."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from time import monotonic

import gevent
from gevent.event import Event

from companion.engine.refusal import GameError
from companion.printing import Renderer, Setting, TypesettingError

QUIET = 5.0
"""seconds without any request after which drawing begins"""

_logger = logging.getLogger(__name__)


class Prerenderer:
    """Draws one page at a time, so that a request waits for one page at most.

    `do` is `PrintWorker.do`.
    """

    def __init__(
        self, do: Callable[[Callable[[Renderer], int]], int], now: Callable[[], float] = monotonic
    ) -> None:
        self._do = do
        self._now = now
        self._asked_at = now()
        self._wishes: dict[tuple[str, Setting, int], None] = {}
        """pages, counted from 1, of sheets for the usual players and edition"""
        self._wished = Event()

    def interrupt(self, *_: object) -> None:
        """Wait until it is quiet again, because a request has come."""
        self._asked_at = self._now()

    def wish(self, names: Iterable[str], setting: Setting) -> None:
        self._wishes |= dict.fromkeys((name, setting, 1) for name in names)
        self._wished.set()

    def run(self) -> None:
        """Draw for ever, in a greenlet of its own."""
        while True:
            self._wished.wait()
            wait = self.draw()
            if wait is None:
                self._wished.clear()
            else:
                gevent.sleep(wait)

    def draw(self) -> float | None:
        """Draw a page if it is quiet. Returns the seconds until the next try; None once all are
        drawn.
        """
        wait = self._asked_at + QUIET - self._now()
        if wait > 0 or not self._wishes:
            return wait if self._wishes else None
        name, setting, page = next(iter(self._wishes))
        del self._wishes[name, setting, page]

        def draw_page(renderer: Renderer) -> int:
            """Draw the page; return the number of pages of its sheet."""
            choices = renderer.choices(name)
            renderer.preview(name, page, setting, choices)
            return renderer.page_count(name, setting, choices)

        try:
            pages = self._do(draw_page)
        except (GameError, TypesettingError) as error:
            _logger.info("%s is not drawn beforehand: %s", name, error)
        else:
            if page < pages:
                self._wishes[name, setting, page + 1] = None
        return 0
