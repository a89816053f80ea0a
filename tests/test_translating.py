"""What somebody finds who adds a language."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import companion
from companion.text import LANGUAGES, keys
from companion.text.translating import entries, room
from tests.conftest import run_cli


def test_a_new_language_lacks_everything_and_ours_lack_nothing():
    assert {entry.id for entry in entries("fr")} >= keys("en")
    for language in LANGUAGES:
        assert list(entries(language)) == []


def test_every_string_says_where_it_stands_and_how_long_it_may_be():
    assert [entry.id for entry in entries() if not entry.place or entry.room < 4] == []


def test_the_room_counts_the_longest_form_without_what_is_put_in():
    assert room("a = { $who } wins") == 8
    assert room("a = { $n ->\n    [one] a coin\n   *[other] { $n } coins of gold\n}") == 19


def test_the_command_line_lists_what_a_language_lacks():
    listed = run_cli("strings", "--missing", "fr")
    assert listed.exit_code == 0
    assert "locales/fr/screens.ftl  screen-close\n" in listed.output
    assert "games/sheriff/text/fr/screens.ftl  sheriff-screen-let-pass" in listed.output
    assert run_cli("strings", "--missing", "ko").output == ""


BEGUN = """
from pathlib import Path

from companion import create_app
from companion.text import LANGUAGES, Message, negotiate, own_name, say

assert LANGUAGES == ("en", "fr", "ko", "ru"), LANGUAGES
assert own_name("fr") == "Français"
assert negotiate("fr-CH, en;q=0.5") == "fr"
assert say(Message("score-points", n=0), "fr") == "0 point", "as French counts"
assert say("screen-undo", "fr") == "Undo", "in English for as long as it lacks"

house = create_app(Path("house").absolute()).test_client()
home = house.get("/", headers={"Accept-Language": "fr"}).text
assert '<html lang="fr"' in home and "Nouvelle partie" in home and "Русский" in home
"""


@pytest.mark.slow
def test_a_language_that_somebody_begins_is_spoken_without_any_code(tmp_path):
    root = Path(companion.__file__).parents[1]
    ours = shutil.ignore_patterns("__pycache__")
    shutil.copytree(root / "companion", tmp_path / "companion", ignore=ours)
    for beside in ("templates", "static", "printables", "pyproject.toml"):
        (tmp_path / beside).symlink_to(root / beside)
    begun = tmp_path / "companion" / "locales" / "fr"
    begun.mkdir()
    (begun / "screens.ftl").write_text("screen-new = Nouvelle partie\n", "utf-8")
    points = "{ $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}"
    (begun / "score.ftl").write_text(f"score-points = {points}\n", "utf-8")
    run = [
        sys.executable,
        "-c",
        "from pathlib import Path\nFOLDER = Path('house').absolute()\n" + BEGUN,
    ]
    done = subprocess.run(run, cwd=tmp_path, env={"PYTHONPATH": ""}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
