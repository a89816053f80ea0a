"""Does what docs/adding-a-game.md says, to the letter, in a copy of the package."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.live import LiveServer

CHECKOUT = Path(__file__).parents[1]
DOCUMENT = CHECKOUT / "docs" / "adding-a-game.md"
STEP = re.compile(
    r"^`(companion/[^`]+)`[^\n]*\n"
    r"(?:[^`\n][^\n]*\n)*\n"
    r"```(\w+)\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


def steps() -> Iterator[tuple[str, str, str]]:
    """The file of each step, what kind of text it is, and the text."""
    yield from STEP.findall(DOCUMENT.read_text("utf-8"))


def followed(tree: Path) -> LiveServer:
    """A server of the companion with that game, not yet started."""
    being_compiled = shutil.ignore_patterns("*.pyc.*")
    shutil.copytree(CHECKOUT / "companion", tree / "companion", ignore=being_compiled)
    for name in ("pyproject.toml", "templates", "static", "printables"):
        (tree / name).symlink_to(CHECKOUT / name)
    for name, kind, text in steps():
        file = tree / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(patched(file.read_text("utf-8"), text) if kind == "diff" else text, "utf-8")
    only_there = ("env", f"PYTHONPATH={tree}", "PYTHONSAFEPATH=1", sys.executable)
    command = (*only_there, "-c", "from companion.cli import main; main()")
    return LiveServer(tree / "instance", command=command)


def patched(text: str, diff: str) -> str:
    for hunk in diff.split("@@\n"):
        lines = hunk.splitlines()
        old = "\n".join(line[1:] for line in lines if line[0] in " -")
        assert text.count(old) == 1, old
        text = text.replace(old, "\n".join(line[1:] for line in lines if line[0] in " +"))
    return text
