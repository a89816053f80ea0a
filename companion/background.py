"""Long work, so that everybody else goes on meanwhile: in slices, or in a thread of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import gevent

Done = TypeVar("Done")

_A_TURN = 0.0001
"""seconds; after none at all gevent runs fifty slices before it looks who else is there"""

ONE_AT_A_TIME = threading.Lock()
"""the line in which whoever wants something done apart stands"""
FILES = threading.Lock()
"""that for sittings and whole histories from elsewhere, of which each takes up to half a minute"""


def run_in_thread(work: Callable[[], Done], lock: threading.Lock = ONE_AT_A_TIME) -> Done:
    """Does it in a thread, one after another; whoever asked for it waits, and nobody else.

    It may touch neither database nor request.
    """
    failed: list[Exception] = []

    def run_guarded() -> Done | None:
        try:
            return work()
        except Exception as error:  # noqa: BLE001 - gevent prints a traceback of what it sees fail
            failed.append(error)
            return None

    with lock:
        done: Any = gevent.get_hub().threadpool.apply(run_guarded)
    if failed:
        raise failed[0]
    found: Done = done
    return found


def yield_to_other_greenlets() -> None:
    """Between two slices: whoever else has something to do does it now."""
    time.sleep(_A_TURN)
