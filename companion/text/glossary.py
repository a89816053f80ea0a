"""What else people call a thing: other words, and spellings of other boxes and books."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from .language import LANGUAGES


@cache
def other_words(game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each word that we write about the game and those that people may type for it, from the
    `also` of its glossary, which is read once in a process.
    """
    path = files("companion") / "games" / game / "text" / "glossary.toml"
    terms = tomllib.loads(path.read_text("utf-8"))["term"]
    found = (term[language] for term in terms for language in LANGUAGES if language in term)
    return tuple((one["ours"], tuple(one["also"])) for one in found if "also" in one)
