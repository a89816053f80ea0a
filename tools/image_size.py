"""How large the image of the Containerfile is, counted from what it copies as it lies here.

`python -m tools.image_size`, on Debian in a checkout after `make install-dev`. Nothing is built, so
it needs no container builder: the folders of what runs, and the files that dpkg lists.
"""

from __future__ import annotations

import re
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTAINERFILE = ROOT / "Containerfile"
MOST = 350
"""MB that the image may have"""
BYTECODE = 1.2
"""times its source, by what Python has compiled of these packages"""
PRODUCT = ("companion", "printables", "static", "templates", "tests/recordings")
"""folders of the wheel"""
DEBIAN = ("ca-certificates", "netbase", "tzdata")
"""what the image of Python installs in Debian's own, and the libraries that Python loads"""
PYTHON = ("libbz2-1.0", "libffi8", "libncursesw6", "libreadline8", "libsqlite3-0", "libssl3")
LEFT_OUT = ("*/test/*", "*/tests/*", "*/site-packages/*", "*/idlelib/*", "*.pyc", "*.a")
"""what the image of Python has not of Python's library"""

UNREAD = ("/usr/share/doc", "/usr/share/info", "/usr/share/locale", "/usr/share/man")
"""what the image of Debian has not of its packages"""


class MissingError(Exception):
    """Something that the image holds is not installed here."""


def sizes() -> dict[str, int]:
    """Return what the image is made of, in bytes."""
    packages = _installed_packages()
    base = _with_dependencies(packages, [*_required(packages), *DEBIAN, *PYTHON])
    named = _with_dependencies(packages, _named_by_apt()) - base
    return {
        "Debian and Python": _debian(base) + _python(),
        "system libraries": _debian(named),
        "Python packages": sum(map(_package, _locked())),
        "the companion": sum(_count(file) for name in PRODUCT for file in _files(ROOT / name)),
    }


def _locked() -> list[str]:
    """Name the packages of `requirements/image.txt` that this system and this Python want."""
    lines = (ROOT / "requirements/image.txt").read_text("utf-8")
    found = re.findall(r"(?m)^([\w.-]+)==[^;\\]*(?:; (.*?))?\\$", lines)
    return [name for name, only in found if not re.search("win32|!= 'CPython'", only)]


def _package(name: str) -> int:
    files = distribution(name).files
    if files is None:
        raise MissingError(name)
    every = (Path(str(one.locate())) for one in files)
    return sum(_count(file) for file in every if _is_kept(file))


def _is_kept(file: Path) -> bool:
    """Whether it is no bytecode, which is counted with its source, and no language that we lack."""
    languages = ("root", "en*", "ko*", "ru*")
    strange = file.parent.name == "locale-data" and not any(
        fnmatch(file.stem, one) for one in languages
    )
    return file.suffix != ".pyc" and not (strange and file.suffix == ".dat")


def _count(file: Path) -> int:
    """Bytes; of a source those of the bytecode too that pip writes beside it."""
    size = file.stat().st_size if file.is_file() else 0
    return round(size * (1 + BYTECODE)) if file.suffix == ".py" else size


def _files(folder: Path) -> Iterator[Path]:
    """List them without what was compiled here."""
    every = (file for file in folder.rglob("*") if file.is_file())
    return (file for file in every if file.parent.name != "__pycache__")


def _python() -> int:
    library = Path(sysconfig.get_path("stdlib"))
    shared = Path(sysconfig.get_config_var("LIBDIR")) / sysconfig.get_config_var("INSTSONAME")
    every = (*library.rglob("*"), *([shared] if shared.suffix != ".a" else []))
    return sum(
        one.stat().st_size
        for one in every
        if one.is_file() and not any(fnmatch(str(one), pattern) for pattern in LEFT_OUT)
    )


def _named_by_apt() -> list[str]:
    """Name what the last stage of the Containerfile installs."""
    stage = CONTAINERFILE.read_text("utf-8").rpartition("\nFROM ")[2]
    (words,) = re.findall(r"apt-get install -y --no-install-recommends(.*?)&&", stage, re.DOTALL)
    return [word for word in words.split() if word != "\\"]


Packages = dict[str, tuple[bool, list[list[str]]]]
"""name → whether every Debian has it, and the packages of which it needs one each"""


def _installed_packages() -> Packages:
    fields = "${Package}\t${Priority}\t${Pre-Depends}, ${Depends}\n"
    found: Packages = {}
    for line in _dpkg("--show", f"--showformat={fields}"):
        name, priority, needs = line.split("\t")
        each = [re.findall(r"(?:^|\|) *([a-z0-9.+-]+)", one) for one in needs.split(",")]
        found[name] = priority == "required", each
    return found


def _dpkg(*words: str) -> list[str]:
    try:
        asked = subprocess.run(["dpkg-query", *words], capture_output=True, text=True, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        raise MissingError("dpkg") from error
    return asked.stdout.splitlines()


def _debian(names: set[str]) -> int:
    """Bytes of the files of these packages, without what the image of Debian leaves out."""
    every = {file for file in _dpkg("--listfiles", *names) if not file.startswith(UNREAD)}
    files = (Path(file) for file in every if file.startswith("/"))
    return sum(one.stat().st_size for one in files if one.is_file() and not one.is_symlink())


def _required(packages: Packages) -> list[str]:
    return ["apt", *(name for name, (required, _) in packages.items() if required)]


def _with_dependencies(packages: Packages, names: Iterable[str]) -> set[str]:
    """Add what they need, and what that needs. Raises MissingError."""
    found: set[str] = set()
    ahead = list(names)
    for name in ahead:
        if name not in packages:
            raise MissingError(name)
        if name not in found:
            found.add(name)
            for each in packages[name][1]:
                ahead += [one for one in each if one in packages][:1]
    return found


def main() -> None:
    found = sizes()
    for what, size in (*found.items(), ("together", sum(found.values()))):
        print(f"{what:20}{size / 1e6:6.0f} MB")


if __name__ == "__main__":
    main()
