"""WeasyPrint in a process of its own: it starts with the first sheet and ends with this one.

A server does not wait for it to load, and nothing that it does holds up a screen.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import AbstractContextManager, suppress
from multiprocessing.connection import Connection

import msgspec
from gevent.monkey import get_original

from companion.engine.refusal import GameError

from .job import Job

_posix_spawn, _waitpid = (get_original("os", name) for name in ("posix_spawn", "waitpid"))

MAIN = "from companion.printing.process import main; main()"


LIMIT = 60.0
"""seconds of a processor for a job: many times what the longest of ours takes"""


class Answer(msgspec.Struct, frozen=True):
    pdf: bytes = b""
    no_pango: bool = False
    too_long: bool = False


class TypesettingError(RuntimeError):
    """The process has ended over this job; why stands on its standard error."""


class TooLongError(BaseException):
    """A job has had its time. Nothing that typesets takes it for a fault of a picture or a font."""


class TypesettingProcess:
    """Typesets as `typeset.typeset` does. `GameError` without Pango, and for a job that takes more
    than its `LIMIT`; `TypesettingError` for bugs.

    `one_at_a_time` is a lock of threads: a server of greenlets calls from one of those.
    """

    def __init__(self, one_at_a_time: AbstractContextManager[object]) -> None:
        self._alone = one_at_a_time
        self._running: tuple[int, Connection, Connection] | None = None

    def typeset(self, job: Job) -> bytes:
        with self._alone:
            answer = self._ask(job) or self._ask(job)  # it may have been gone for long
        if answer is None:
            raise TypesettingError(job.title)
        if answer.no_pango:
            raise GameError("print-no-pango")
        if answer.too_long:
            raise GameError("print-too-long")
        return answer.pdf

    def _ask(self, job: Job) -> Answer | None:
        """None if the process has ended."""
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
    """Not by `subprocess`, nor by gevent's `os`: those work on the main thread alone."""
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
    """The process itself. It ends with whoever started it, and after a job that took too long: who
    knows what that left half done.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, _stop)
    jobs = Connection(os.dup(0), writable=False)
    answers = Connection(os.dup(1), readable=False)
    os.dup2(2, 1)  # what a library prints is no answer
    while True:
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
