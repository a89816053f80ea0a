"""WeasyPrint in processes of its own, which start with the sheets and end with ours.

So the server starts without loading it, and a sheet blocks no screen.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from gevent.monkey import get_original

from companion.engine.refusal import GameError

from .job import Job

_posix_spawn, _waitpid = (get_original("os", name) for name in ("posix_spawn", "waitpid"))

_allocate_lock = get_original("_thread", "allocate_lock")
_SimpleQueue = get_original("queue", "SimpleQueue")
"""of threads, since greenlets wait for a sheet in a worker thread"""

MAIN = "from companion.printing.process import main; main()"

PLACES = 2
"""processes at most, of about 110 MB each: a long sheet leaves the other for short ones"""
IDLE = 600.0
"""seconds without a job after which a process ends"""

LIMIT = 60.0
"""seconds of processor time for a job: many times what the longest sheet takes"""


class Answer(msgspec.Struct, frozen=True):
    pdf: bytes = b""
    no_pango: bool = False
    too_long: bool = False


class TypesettingError(RuntimeError):
    """The process crashed over this job; its standard error says why."""


class TooLongError(BaseException):
    """A job took longer than `LIMIT`. A BaseException, which WeasyPrint does not catch."""


class TypesettingQueue:
    """Jobs wait here for one of the processes. The second one starts when a job comes while the
    first is busy.
    """

    def __init__(self) -> None:
        self._idle = [TypesettingProcess() for _ in range(PLACES)]
        self._places: Any = _SimpleQueue()
        for place in range(PLACES):
            self._places.put(place)
        self._under_way: dict[str, AbstractContextManager[object]] = {}

    @contextmanager
    def turn(self, key: str) -> Iterator[None]:
        """Wait for a place, and for whoever has one for the same `key`."""
        with self._under_way.setdefault(key, _allocate_lock()):
            place = self._places.get()
            try:
                yield
            finally:
                self._places.put(place)
                self._under_way.pop(key, None)

    def typeset(self, job: Job) -> bytes:
        """Typeset as `TypesettingProcess` does, inside a `turn`."""
        process = self._idle.pop()
        try:
            return process.typeset(job)
        finally:
            self._idle.append(process)


class TypesettingProcess:
    """A process, seen from the server. It has one job at a time."""

    def __init__(self) -> None:
        self._running: tuple[int, Connection, Connection] | None = None

    def typeset(self, job: Job) -> bytes:
        """Typeset as `typeset.typeset` does. Raises a `GameError` if Pango is missing or the job
        takes longer than `LIMIT`, and TypesettingError for bugs.
        """
        answer = self._ask(job) or self._ask(job)  # it may have ended since the last job
        if answer is None:
            raise TypesettingError(job.title)
        if answer.no_pango:
            raise GameError("print-no-pango")
        if answer.too_long:
            raise GameError("print-too-long")
        return answer.pdf

    def _ask(self, job: Job) -> Answer | None:
        """Return None if the process has ended."""
        self._running = self._running or _start()
        process, jobs, answers = self._running
        try:
            jobs.send_bytes(msgspec.msgpack.encode(job))
            return msgspec.msgpack.decode(answers.recv_bytes(), type=Answer)
        except (BrokenPipeError, EOFError):
            jobs.close()
            answers.close()
            with suppress(ChildProcessError):  # greenlets may have seen it end
                _waitpid(process, 0)
            self._running = None
            return None


def _start() -> tuple[int, Connection, Connection]:
    """Start it. Neither by `subprocess` nor gevent's `os`, which work on the main thread only."""
    asked, jobs = os.pipe()
    answers, answered = os.pipe()
    process: int = _posix_spawn(
        sys.executable,
        [sys.executable, "-c", MAIN],
        os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, asked, 0), (os.POSIX_SPAWN_DUP2, answered, 1)],
    )
    os.close(asked)
    os.close(answered)
    return process, Connection(jobs, readable=False), Connection(answers, writable=False)


def main() -> None:
    """Run the process. It ends with its parent, when it is `IDLE`, and after a job that took too
    long, which may have left WeasyPrint in a broken state.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, _stop)
    jobs = Connection(os.dup(0), writable=False)
    answers = Connection(os.dup(1), readable=False)
    os.dup2(2, 1)  # a library may print
    while jobs.poll(IDLE):
        try:
            asked = jobs.recv_bytes()
        except EOFError:
            return
        job = msgspec.msgpack.decode(asked, type=Job)
        answer = _answer(job)
        answers.send_bytes(msgspec.msgpack.encode(answer))
        if answer.too_long:
            return


def _answer(job: Job) -> Answer:
    try:
        from .typeset import typeset
    except OSError:
        return Answer(no_pango=True)
    signal.setitimer(signal.ITIMER_PROF, LIMIT, 1)  # once more, where a library has dropped it
    try:
        return Answer(typeset(job))
    except TooLongError:
        return Answer(too_long=True)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _stop(*_: object) -> None:
    raise TooLongError
