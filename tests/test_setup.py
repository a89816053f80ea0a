import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from tools import browser_libraries, installed

ROOT = Path(__file__).resolve().parent.parent
NPM = [ROOT / "package-lock.json", ROOT / "bench" / "boardgame_io" / "package-lock.json"]
LOCKS = sorted([*(ROOT / "requirements").glob("*.txt"), *NPM])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_names_no_host_and_no_folder(lock):
    text = lock.read_text(encoding="utf-8")

    assert "://" not in text
    assert not re.search(r"(?m)(^|[\s\"'])/\w", text)


def test_everything_the_project_needs_is_locked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {
        re.split("[<>=]", needed)[0].replace(".", "-")
        for needed in project["project"]["dependencies"]
    }

    locked = set(re.findall(r"(?m)^([\w.-]+)==", (ROOT / "requirements/run.txt").read_text()))

    assert wanted <= locked


def test_both_lists_of_python_libraries_agree():
    run, dev = (
        set(re.findall(r"(?m)^\S+==\S+", (ROOT / "requirements" / name).read_text()))
        for name in ("run.txt", "dev.txt")
    )

    assert run <= dev


def test_the_workflow_runs_what_there_is_on_three_pythons_and_on_macos():
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))

    matrix = workflow["jobs"]["test"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13"]
    assert [one["os"] for one in matrix["include"]] == ["macos-latest"]
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
    for job in workflow["jobs"].values():
        steps = [step["run"] for step in job["steps"] if "run" in step]
        assert {*re.findall("make ([a-z-]+)", "\n".join(steps))} <= targets
        for script in re.findall(r"\.github/\S+", "\n".join(steps)):
            assert os.access(ROOT / script, os.X_OK), script


def test_every_name_in_icons_toml_becomes_a_picture():
    icons = tomllib.loads(browser_libraries.ICONS.read_text(encoding="utf-8"))

    built = json.loads((browser_libraries.VENDOR / "icons.json").read_text(encoding="utf-8"))

    assert built.keys() == icons["pictures"].keys() | icons["drawn"].keys()
    assert all(body.startswith("<") and "currentColor" in body for body in built.values())


def test_a_picture_that_does_not_exist_is_named():
    icons = {"pictures": {"apple": "aple"}, "drawn": {}}

    with pytest.raises(browser_libraries.Missing, match=r'"aple".*"apple"'):
        browser_libraries.bodies(icons, {"icons": {}, "aliases": {}})


def test_a_name_has_one_picture():
    icons = {"pictures": {"apple": "shiny-apple"}, "drawn": {"apple": "<path/>"}}

    with pytest.raises(browser_libraries.Missing, match="two pictures for apple"):
        browser_libraries.bodies(icons, {"icons": {}, "aliases": {}})


# The virtual environment


def library(venv: Path, name: str) -> Path:
    """A library of one module in there; the folder that says so."""
    site = venv / "lib/python3.11/site-packages"
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (site / f"{name}.py").write_text("")
    rows = [f"{name}.py", f"__pycache__/{name}.cpython-311.pyc", f"{info.name}/RECORD"]
    (info / "RECORD").write_text("".join(f"{row},,\n" for row in rows))
    return info


@pytest.mark.parametrize("missing", ["other.py", "other-1.0.dist-info/RECORD"])
def test_a_library_of_which_a_part_is_missing_is_installed_again(tmp_path, missing):
    venv = tmp_path / ".venv"
    whole, other = library(venv, "whole"), library(venv, "other")
    stamps = {"venv": "", "run": f"{whole}\n", "dev": f"{whole}\n{other}\n"}
    (venv / "stamps").mkdir()
    for name, listed in stamps.items():
        (venv / "stamps" / name).write_text(listed)

    installed.strike_off(venv)
    assert {stamp.name for stamp in (venv / "stamps").iterdir()} == {"venv", "run", "dev"}

    (other.parent / missing).unlink()
    installed.strike_off(venv)
    assert {stamp.name for stamp in (venv / "stamps").iterdir()} == {"venv", "run"}
    assert whole.is_dir()
    assert not other.exists()


def test_a_library_of_the_browser_whose_folder_is_gone_is_installed_again(tmp_path):
    listed = tmp_path / "node_modules/.package-lock.json"
    (tmp_path / "node_modules/there").mkdir(parents=True)
    packages = {"node_modules/there": {}, "node_modules/elsewhere": {"optional": True}}
    listed.write_text(json.dumps({"packages": packages}))

    installed.strike_off_npm(listed)
    assert listed.is_file()

    (tmp_path / "node_modules/there").rmdir()
    installed.strike_off_npm(listed)
    assert not listed.exists()


def test_an_environment_in_a_folder_that_was_moved_is_of_no_use(tmp_path):
    venv = tmp_path / "before"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "pip").write_text(f"#!{venv}/bin/python\n")

    assert installed.is_usable(venv)
    assert not installed.is_usable(venv.rename(tmp_path / "after"))


def test_a_step_that_fails_says_a_sentence_and_the_reason_in_one_line():
    fault = [sys.executable, "-c", "print('much'); 1 / 0"]
    done = subprocess.run(
        [ROOT / "tools/quietly.sh", "It failed.", *fault], capture_output=True, text=True
    )

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == "It failed.\nZeroDivisionError: division by zero\n"
