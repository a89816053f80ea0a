"""What README and docs promise, run as it stands."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from companion.cli import cli
from companion.history.settings import NEWS
from companion.services import SETTINGS
from tests.live import LiveServer

ROOT = Path(__file__).parent.parent
PAGES = [
    "CONTRIBUTING.md",
    "README.md",
    *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")),
]
PAGES.remove("docs/adding-a-game.md")  # its files are made by tests/test_adding_a_game.py
PLACES = ("bench", "companion", "docs", "printables", "static", "templates", "tests", "tools")
PATH = (
    rf"({'|'.join(PLACES)})/[\w@./-]*|"
    r"[\w@.-][\w@./-]*\.(py|js|css|html|toml|md|ftl|sh|txt|yaml|service)"
)
MADE_BY_PEOPLE = {"config.py"}


@pytest.mark.slow
def test_the_example_of_the_api_plays_as_printed(tmp_path):
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/api.md").read_text(), re.DOTALL)
    server = LiveServer(tmp_path).start()
    try:
        ran = subprocess.run(
            [sys.executable, "-c", example],
            env=os.environ | {"COMPANION_URL": server.url},
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        server.kill()
    assert ran.returncode == 0, ran.stderr
    gold, words = ran.stdout.splitlines()
    assert gold == "[58, 42, 50]"
    assert "Ben" in words


def test_the_pictures_and_files_that_the_readme_names_are_there():
    text = (ROOT / "README.md").read_text()
    named = re.findall(r"\]\(((?!http)[^)#]+)\)", text)
    assert named
    for name in named:
        assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("page", PAGES)
def test_the_files_modules_and_commands_that_a_page_names_are_there(page):
    """A path may be cut to its end, as `rules/bank.py` of some game."""
    text = re.sub("```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    words = set(re.findall("`([^`\n]+)`", text))
    paths = {one for one in words if re.fullmatch(PATH, one)} - MADE_BY_PEOPLE
    every = (one for place in PLACES for one in (ROOT / place).rglob("*"))
    here = [f"/{one.relative_to(ROOT).as_posix()}" for one in every]
    for path in paths:
        end = f"/{path}".rstrip("/")
        assert (ROOT / path).exists() or any(one.endswith(end) for one in here), path
    targets = set(re.findall("(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
    assert {one.split()[1] for one in words if one.startswith("make ")} <= targets
    commands = {one.split()[1] for one in words if re.match("companion [a-z]", one)}
    assert commands <= cli.commands.keys()


def test_what_is_new_is_told_of_the_newest_version() -> None:
    """The changelog's first section, the package and the three lines of home."""
    (newest, *_) = re.findall(r"^## ([0-9.]+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    package = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert package == newest
    assert newest.startswith(f"{NEWS}.")
    wheel = f"tabletop_companion-{newest}-py3-none-any.whl"
    assert wheel in (ROOT / "README.md").read_text()


def test_the_readme_explains_every_setting():
    text = (ROOT / "README.md").read_text()
    assert tuple(re.findall(r"^\| `([A-Z_]+)` \|", text, re.MULTILINE)) == SETTINGS
