"""This game's rulebook, and its rules as hints at hand."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from companion.engine.message import Message
from companion.engine.rulebook import Hint, load

RULEBOOK = load((files(__package__) / "rulebook.toml").read_text("utf-8"))


def hinted(hints: Iterable[tuple[Message, str]]) -> tuple[Hint, ...]:
    """Texts with their rules, and where those stand."""
    return tuple(RULEBOOK.hint(text, rule) for text, rule in hints)
