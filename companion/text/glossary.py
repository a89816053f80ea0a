"""Synonyms that people may search for, from the glossaries of the games."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from .language import LANGUAGES


@cache
def other_words(game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return each of our terms with its synonyms in all languages. A glossary is read once in a
    process, since every search of the rules needs it.
    """
    path = files("companion") / "games" / game / "text" / "glossary.toml"
    terms = tomllib.loads(path.read_text("utf-8"))["term"]
    found = (term[language] for term in terms for language in LANGUAGES if language in term)
    return tuple((one["ours"], tuple(one["also"])) for one in found if "also" in one)
