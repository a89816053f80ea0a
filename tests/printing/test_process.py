"""WeasyPrint in a process of its own."""

import os
import signal
import threading

import pytest

from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.printing import TypesettingProcess, process
from companion.printing.job import Document, Job
from companion.printing.typeset import typeset

HTML = "<title>Sheet</title><html lang='en'><p>What there is to say</p>"
JOB = Job((Document(HTML),), "Sheet")


@pytest.fixture(scope="module")
def apart():
    return TypesettingProcess(threading.Lock())


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


def test_a_job_over_which_the_process_ends_is_an_error_and_not_the_end(apart, monkeypatch):
    monkeypatch.setattr(process, "MAIN", "import sys; sys.exit()")
    broken = TypesettingProcess(threading.Lock())
    with pytest.raises(process.TypesettingError, match="Sheet"):
        broken.typeset(JOB)
    monkeypatch.undo()
    assert broken.typeset(JOB).startswith(b"%PDF-")


LONG = Job((Document(HTML + "<p>And there is still more to say" * 9999),), "Sheet")


def test_a_job_that_takes_too_long_ends_with_a_sentence_and_the_next_one_goes_on(monkeypatch):
    """By processor time, however much else this machine has to do."""
    limited = "from companion.printing import process; process.LIMIT = 0.05; process.main()"
    monkeypatch.setattr(process, "MAIN", limited)
    busy = TypesettingProcess(threading.Lock())
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
        TypesettingProcess(threading.Lock()).typeset(JOB)
    assert refusal.value.message == Message("print-no-pango")
