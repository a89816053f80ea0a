"""WeasyPrint in a process of its own."""

import os
import signal

import pytest

from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.printing import TypesettingQueue, process
from companion.printing.job import Document, Job
from companion.printing.process import TypesettingProcess
from companion.printing.typeset import typeset

HTML = "<title>Sheet</title><html lang='en'><p>What there is to say</p>"
JOB = Job((Document(HTML),), "Sheet")


@pytest.fixture(scope="module")
def apart():
    return TypesettingProcess()


def running(apart: TypesettingProcess) -> int:
    assert apart._running is not None  # noqa: SLF001
    return apart._running[0]  # noqa: SLF001


def test_a_process_of_its_own_typesets_as_this_one_does(apart):
    assert apart.typeset(JOB) == typeset(JOB)


def test_the_next_job_finds_the_process_that_is_there(apart):
    apart.typeset(JOB)
    first = running(apart)
    apart.typeset(JOB)
    assert running(apart) == first


def test_a_process_that_was_killed_is_started_again(apart):
    pdf = apart.typeset(JOB)
    os.kill(running(apart), signal.SIGKILL)
    assert apart.typeset(JOB) == pdf


def test_a_process_without_a_job_ends_and_the_next_job_starts_it_again(monkeypatch):
    idle = "from companion.printing import process; process.IDLE = 1; process.main()"
    monkeypatch.setattr(process, "MAIN", idle)
    apart = TypesettingProcess()
    pdf = apart.typeset(JOB)
    first = running(apart)
    os.waitpid(first, 0)
    assert apart.typeset(JOB) == pdf
    assert running(apart) != first


def test_the_second_process_starts_only_while_the_first_is_busy():
    queue = TypesettingQueue()
    for key in ("one", "another"):
        with queue.turn(key):
            queue.typeset(JOB)
    assert [one._running is None for one in queue._idle] == [True, False]  # noqa: SLF001
    with queue.turn("long"), queue.turn("short"):
        first = queue._idle.pop()  # noqa: SLF001 - as if it were busy
        assert queue.typeset(JOB).startswith(b"%PDF-")
        queue._idle.append(first)  # noqa: SLF001
    assert all(one._running for one in queue._idle)  # noqa: SLF001


def test_a_job_over_which_the_process_ends_is_an_error_and_not_the_end(apart, monkeypatch):
    monkeypatch.setattr(process, "MAIN", "import sys; sys.exit()")
    broken = TypesettingProcess()
    with pytest.raises(process.TypesettingError, match="Sheet"):
        broken.typeset(JOB)
    monkeypatch.undo()
    assert broken.typeset(JOB).startswith(b"%PDF-")


LONG = Job((Document(HTML + "<p>And there is still more to say" * 9999),), "Sheet")


def test_a_job_that_takes_too_long_ends_with_a_sentence_and_the_next_one_goes_on(monkeypatch):
    """By processor time, however much else this machine has to do."""
    limited = "from companion.printing import process; process.LIMIT = 0.05; process.main()"
    monkeypatch.setattr(process, "MAIN", limited)
    busy = TypesettingProcess()
    with pytest.raises(GameError) as refusal:
        busy.typeset(LONG)
    assert refusal.value.message == Message("print-too-long")
    monkeypatch.undo()
    assert busy.typeset(JOB).startswith(b"%PDF-")


def test_without_pango_the_process_says_so(apart, monkeypatch):
    """As on a machine where WeasyPrint cannot be imported."""
    monkeypatch.setattr(
        process,
        "MAIN",
        "import sys; from companion.printing import process\n"
        "class Without:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'weasyprint': raise OSError('no libpango')\n"
        "sys.meta_path.insert(0, Without()); process.main()",
    )
    with pytest.raises(GameError) as refusal:
        TypesettingProcess().typeset(JOB)
    assert refusal.value.message == Message("print-no-pango")
