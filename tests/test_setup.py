import json
import re
import tomllib
from pathlib import Path

import pytest

from tools import browser_libraries

ROOT = Path(__file__).resolve().parent.parent
NPM = [ROOT / "package-lock.json", ROOT / "bench" / "boardgame_io" / "package-lock.json"]
LOCKS = sorted([*(ROOT / "requirements").glob("*.txt"), *NPM])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_names_no_host_and_no_folder(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")

    assert "://" not in text
    assert not re.search(r"(?m)(^|[\s\"'])/\w", text)


def test_everything_the_project_needs_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {
        re.split("[<>=]", needed)[0].replace(".", "-")
        for needed in project["project"]["dependencies"]
    }

    locked = set(re.findall(r"(?m)^([\w.-]+)==", (ROOT / "requirements/run.txt").read_text()))

    assert wanted <= locked


def test_both_lists_of_python_libraries_agree() -> None:
    run, dev = (
        set(re.findall(r"(?m)^\S+==\S+", (ROOT / "requirements" / name).read_text()))
        for name in ("run.txt", "dev.txt")
    )

    assert run <= dev


def test_every_name_in_icons_toml_becomes_a_picture() -> None:
    icons = tomllib.loads(browser_libraries.ICONS.read_text(encoding="utf-8"))

    built = json.loads((browser_libraries.VENDOR / "icons.json").read_text(encoding="utf-8"))

    assert built.keys() == icons["pictures"].keys() | icons["drawn"].keys()
    assert all(body.startswith("<") and "currentColor" in body for body in built.values())


def test_a_picture_that_does_not_exist_is_named() -> None:
    icons = {"pictures": {"apple": "aple"}, "drawn": {}}

    with pytest.raises(browser_libraries.Missing, match=r'"aple".*"apple"'):
        browser_libraries.bodies(icons, {"icons": {}, "aliases": {}})


def test_a_name_has_one_picture() -> None:
    icons = {"pictures": {"apple": "shiny-apple"}, "drawn": {"apple": "<path/>"}}

    with pytest.raises(browser_libraries.Missing, match="two pictures for apple"):
        browser_libraries.bodies(icons, {"icons": {}, "aliases": {}})
