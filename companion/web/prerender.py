"""Usual sheets, typeset and drawn while nobody asks for anything."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from time import monotonic

import gevent
from gevent.event import Event

from companion.engine.refusal import GameError
from companion.printing import Renderer, Setting, TypesettingError

QUIET = 5.0
"""seconds without a request, of whatever kind: nothing else is to do then"""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PageWish:
    """A page, counted from 1, of a sheet for the usual players and edition."""

    name: str
    setting: Setting
    page: int = 1


class Prerenderer:
    """Page after page, so that whoever asks for something meanwhile waits for one at most.

    `do` as `PrintWorker.do`.
    """

    def __init__(
        self, do: Callable[[Callable[[Renderer], int]], int], now: Callable[[], float] = monotonic
    ) -> None:
        self._do = do
        self._now = now
        self._asked_at = now()
        self._wishes: dict[PageWish, None] = {}
        self._wished = Event()

    def interrupt(self, *_: object) -> None:
        """Somebody wants something else."""
        self._asked_at = self._now()

    def wish(self, names: Iterable[str], setting: Setting) -> None:
        self._wishes |= dict.fromkeys(PageWish(name, setting) for name in names)
        self._wished.set()

    def run(self) -> None:
        """For ever, in a greenlet of its own."""
        while True:
            self._wished.wait()
            wait = self.draw()
            if wait is None:
                self._wished.clear()
            else:
                gevent.sleep(wait)

    def draw(self) -> float | None:
        """A page, if it is quiet: in how many seconds to come again; None once all are drawn."""
        wait = self._asked_at + QUIET - self._now()
        if wait > 0 or not self._wishes:
            return wait if self._wishes else None
        wish = next(iter(self._wishes))
        del self._wishes[wish]
        try:
            pages = self._do(lambda renderer: _count_pages(renderer, wish))
        except (GameError, TypesettingError) as error:
            _logger.info("%s is not drawn beforehand: %s", wish.name, error)
        else:
            if wish.page < pages:
                self._wishes[replace(wish, page=wish.page + 1)] = None
        return 0


def _count_pages(renderer: Renderer, wish: PageWish) -> int:
    """How many pages the sheet has."""
    choices = renderer.choices(wish.name)
    renderer.preview(wish.name, wish.page, wish.setting, choices)
    return renderer.page_count(wish.name, wish.setting, choices)
