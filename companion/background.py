"""Long work that must not hold up other greenlets: in a worker thread, or in slices."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

import gevent

Done = TypeVar("Done")

_A_TURN = 0.0001
"""seconds; after none at all gevent runs fifty slices before it looks who else is there"""

ONE_AT_A_TIME = threading.Lock()
"""held by the job that runs in a worker thread"""
FILES = threading.Lock()
"""the same for imports, of which each takes up to half a minute"""


def run_in_thread(
    work: Callable[[], Done], lock: AbstractContextManager[object] = ONE_AT_A_TIME
) -> Done:
    """Run `work` in a worker thread, one job at a time for each lock. Blocks only the calling
    greenlet. Raises as `work` does, which may touch neither database nor request.
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
    """Let other greenlets run, between two slices of long work."""
    time.sleep(_A_TURN)
