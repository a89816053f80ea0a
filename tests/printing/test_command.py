"""`companion print`: one sheet, the list, and all of them."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from companion.cli import cli
from companion.games import GAMES
from companion.printing import Renderer, renderer

from .reading import read


def run(*words: str):
    return CliRunner().invoke(cli, ["print", *words])


@pytest.fixture
def quick(monkeypatch) -> list[str]:
    """Nothing is typeset; the titles of what would have been."""
    made: list[str] = []

    def typeset(job) -> bytes:
        made.append(job.title)
        return b"%PDF-"

    monkeypatch.setattr(renderer, "_typeset", typeset)
    return made


def test_the_list_names_every_sheet():
    said = run("--list", "--lang", "en").stdout
    for one in Renderer(GAMES).sheets():
        assert one.name in said


def test_a_sheet_is_written_where_it_was_wanted(tmp_path):
    target = tmp_path / "mine.pdf"
    done = run(
        "sheriff-setup", "--lang", "ko", "--paper", "a4", "--players", "3", "-o", str(target)
    )
    assert done.exit_code == 0
    assert str(target) in done.stdout
    assert "3명" in read(target.read_bytes())[0]


def test_everything_wrong_is_told_at_once():
    done = run("sheriff-aid", "--players", "12", "--ink", "gold", "--beside", "xx", "--lang", "en")
    assert done.exit_code == 2
    told = done.stderr
    for path in ("players:", "ink:", "beside:"):
        assert path in told
    assert done.stdout == ""


def test_all_sheets_of_all_editions_are_written(tmp_path, quick):
    folder = tmp_path / "new" / "sheets"
    done = run("--all", str(folder), "--lang", "ru", "--paper", "letter")
    assert done.exit_code == 0
    written = {path.name for path in folder.iterdir()}
    every = [(one, edition) for one in Renderer(GAMES).sheets() for edition in one.editions]
    assert len(written) == len(every) == len(quick)
    assert "sheriff-aid-first-ru.pdf" in written
    assert "sheriff-booklet-second-ru.pdf" in written
    assert str(len(every)) in done.stdout
    assert "Печатаю" in done.stderr


def test_all_sheets_need_a_folder_that_can_be_made(tmp_path, quick):
    (tmp_path / "file").write_text("")
    done = run("--all", str(tmp_path / "file" / "sheets"), "--lang", "en")
    assert done.exit_code == 2
    assert "sheets" in done.stderr
    assert quick == []


def test_a_wrong_wish_for_all_is_told_before_anything_is_written(tmp_path, quick):
    done = run("--all", str(tmp_path), "--paper", "a5", "--lang", "en")
    assert done.exit_code == 2
    assert list(tmp_path.iterdir()) == []
