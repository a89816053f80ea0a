"""`companion print`: one sheet, the list, and all of them."""

import pytest
from click.testing import CliRunner

from companion.cli import cli
from companion.games import GAMES
from companion.printing import Renderer, renderer

from .reading import read, reader


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


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("sheriff-aid --players=-1", "players: This sheet is for 3 to 6 players, not for -1."),
        ("sheriff-aid --players= --edition=first",
         "players: “” is not a number of players. This sheet is for 3 to 5."),
        ("sheriff-setup --paper=a5", "paper: There is no paper “a5”. Choose from: a4 and letter."),
        ("sheriff-aid --paper=A5",
         "paper: “A5” is folded A4: choose paper a4 and page size half."),
        ("sheriff-setup --size=half",
         "size: Only the player aid comes on half a page; this sheet needs a full one."),
        ("sheriff-aid --size=a7", "size: There is no page size “a7”. Choose from: half and whole."),
        ("tents", "name: This sheet belongs to one game at one table: print it from that table’s "
         "own print screen."),
    ],
)  # fmt: skip
def test_what_cannot_be_printed_is_told_right(wish, told):
    done = run(*wish.split(), "--lang", "en")
    assert done.exit_code == 2
    assert done.stderr == told + "\n"


@pytest.mark.parametrize(
    ("wish", "path"),
    [
        (("sheriff-aid", "--players", "3", "--players", "5"), "players"),
        (("sheriff-aid", "--paper", "a4", "--paper", "letter"), "paper"),
        (("citadels-aid", "--players", "2", "--variant", "ninth"), "variants"),
        (("--players", "3"), "name"),
        (("-o", "x.pdf"), "name"),
        (("sheriff-aid", "--all", "x"), "all"),
        (("--all", "x", "--variant", "royal_goods"), "all"),
        (("--all", "x", "--size", "half"), "size"),
    ],
)
def test_nothing_that_was_wished_for_is_passed_over(quick, tmp_path, monkeypatch, wish, path):
    """The last of two numbers of players held, and a wish beside `--all` was not heard."""
    monkeypatch.chdir(tmp_path)
    done = run(*wish, "--lang", "en")
    assert done.exit_code == 2
    assert done.stderr.startswith(f"{path}: ")
    assert quick == []
    assert list(tmp_path.iterdir()) == []


def test_the_same_wish_twice_is_one(quick, tmp_path):
    wish = ("--players", "3", "--players", "3", "--variant", "promo", "--variant", "promo")
    target = str(tmp_path / "a.pdf")
    done = run("sheriff-aid", "--edition", "first", *wish, "-o", target, "--lang", "en")
    assert done.exit_code == 0


def test_an_edition_without_a_key_has_its_name(quick, tmp_path):
    """What the screen calls "for any set"."""
    target = tmp_path / "any.pdf"
    done = run("citadels-cards", "--edition", "any", "-o", str(target), "--lang", "en")
    assert done.exit_code == 0
    assert target.exists()
    wrong = run("citadels-cards", "--edition", "none", "--lang", "en")
    assert wrong.stderr.rstrip().endswith("and any.")


def test_an_aid_is_whole_where_that_was_wanted(tmp_path):
    target = tmp_path / "large.pdf"
    done = run("dunhuang-aid", "--size", "whole", "--lang", "ru", "-o", str(target))
    assert done.exit_code == 0
    page, _ = reader(target.read_bytes()).pages
    assert page.mediabox.width < page.mediabox.height


def test_all_sheets_of_all_editions_are_written(tmp_path, quick):
    folder = tmp_path / "new" / "sheets"
    done = run("--all", str(folder), "--lang", "ru", "--paper", "letter")
    assert done.exit_code == 0
    written = {path.name for path in folder.iterdir()}
    every = [(one, edition) for one in Renderer(GAMES).sheets() for edition in one.editions]
    assert len(written) == len(every) == len(quick)
    assert "sheriff-aid-first-ru.pdf" in written
    assert "sheriff-tonight-second-ru.pdf" in written
    assert str(len(every)) in done.stdout
    assert "Идёт печать" in done.stderr


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
