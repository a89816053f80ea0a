"""docs/who-may.md: every action of every game, who may send it from a phone, what can be corrected
in it later, and what it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.engine.mending import mendable
from companion.games import PLAYED

PAGE = Path(__file__).parents[1] / "docs" / "who-may.md"

HEAD = """\
# Who may do what

The table screen may do everything. From a phone an action is accepted from those named here:

- **anybody**: whoever sits there.
- **self**: the seat that the action is about, and no other.
- **table**: nobody; the table screen alone.
- **clock**: nobody; the server posts it when time has run out.
- anything else is an office of the game, held by whoever the rules say: the sheriff, the one whose
  turn it is, the owner of a city.

**Can be corrected later** names the amounts and seats that can be corrected in an entry of this
kind, as long as everything after it is still possible (a tick: its cards or goods). The table
corrects what everybody may know; a seat corrects its own entries until somebody else has played on.
An entry that looked at, drew, dealt, opened or revealed something can never be corrected.

`make who-may` writes this page from `may` and `mendable` of each action; a test checks that it is
up to date.
"""


def page() -> str:
    return "\n".join([HEAD, *_tables()])


def _tables() -> Iterator[str]:
    for game in PLAYED.values():
        yield f"## {game.key.capitalize()}\n"
        yield "| action | from a phone | can be corrected later | what it is |"
        yield "| --- | --- | --- | --- |"
        for action in game.actions:
            who = action.may.key.replace("_", " ")
            kind = action.__struct_config__.tag
            yield f"| `{kind}` | {who} | {mended(action)} | {first_sentence(action)} |"
        yield ""


def mended(action: type) -> str:
    what = mendable(action)
    if what is None:
        return ""
    return ", ".join(f"`{name}`" for name in (*what.amounts, *what.seats)) or "✓"


def first_sentence(action: type) -> str:
    text = " ".join((action.__doc__ or "").split())
    return text.partition(". ")[0].removesuffix(".") + "."


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
