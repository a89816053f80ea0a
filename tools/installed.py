"""Look through the virtual environment, so that `make` installs again what is not whole.

`make` runs this by the Python in there before anything else. It fails where the environment is of
no use: without pip, or in a folder that was moved. A library that lacks a file (its folder was
deleted, or pip was killed) is struck off, and with it each stamp that lists it. So is npm's list
where a folder of its libraries is gone.
"""

import csv
import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path

VENV = Path(".venv")
NPM_LIST = Path("node_modules/.package-lock.json")
"""what npm installed; `make` takes it for the sign that it did"""


def is_usable(venv: Path) -> bool:
    """Whether it has pip, whose script names the folder that it was made in."""
    pip = venv / "bin" / "pip"
    made_in = f"{os.path.realpath(venv)}/bin/"
    return bool(importlib.util.find_spec("pip")) and pip.is_file() and made_in in pip.read_text()


def is_whole(library: Path) -> bool:
    """Whether all is there that its list names; what Python compiled may go."""
    try:
        rows = csv.reader((library / "RECORD").read_text("utf-8").splitlines())
    except FileNotFoundError:
        return False
    files = (library.parent / row[0] for row in rows if row)
    return all(file.suffix == ".pyc" or file.exists() for file in files)


def strike_off(venv: Path) -> None:
    for library in venv.glob("lib/python*/site-packages/*.dist-info"):
        if not is_whole(library):
            shutil.rmtree(library)
    for stamp in (venv / "stamps").iterdir():
        if not all(Path(library).is_dir() for library in stamp.read_text("utf-8").splitlines()):
            stamp.unlink()


def strike_off_npm(listed: Path) -> None:
    if not listed.is_file():
        return
    project = listed.parent.parent
    packages = json.loads(listed.read_text("utf-8"))["packages"].items()
    if not all(one.get("optional") or (project / folder).is_dir() for folder, one in packages):
        listed.unlink()


if __name__ == "__main__":
    if not is_usable(VENV):
        sys.exit(1)
    strike_off(VENV)
    strike_off_npm(NPM_LIST)
