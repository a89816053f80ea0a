"""Where a rule stands, for people: book and heading instead of its id."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from companion.engine.message import Message
from companion.engine.rulebook import Rulebook, load


def reference(rule: str, edition: str | None = None) -> Message | None:
    """Book and heading of a rule, with its page where the book gives one; None if it is unknown.

    `edition`: the book that is played, where several share a ruling.
    """
    for book in _rulebooks():
        if rule in book.rules or rule in book.rulings:
            return book.reference(rule, edition)
    return None


@cache
def _rulebooks() -> tuple[Rulebook, ...]:
    """Those of all games; an id begins with a book, so no two games have the same."""
    folders = (files("companion") / "games").iterdir()
    books = (folder / "rulebook.toml" for folder in folders if folder.is_dir())
    return tuple(load(book.read_text("utf-8")) for book in books if book.is_file())
