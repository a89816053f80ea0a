"""The languages of the companion, and the choice among them for a browser."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeAlias

Language: TypeAlias = str
"""a language tag among `LANGUAGES`: `en`"""


def _find_languages() -> tuple[Language, ...]:
    """Return English and every language that has a folder."""
    folders = (files("companion") / "locales").iterdir()
    others = {one.name for one in folders if one.is_dir() and not one.name.startswith("_")}
    return ("en", *sorted(others - {"en"}))


LANGUAGES = _find_languages()


def own_name(language: Language) -> str:
    """Return what a language calls itself."""
    from babel import Locale  # late, for the start of the command line

    name = Locale.parse(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


def negotiate(header: str | None) -> Language:
    """Return the best language for an `Accept-Language` header, by default English.

    Werkzeug's `best_match` would prefer an exact "en;q=0.5" to a regional "ko-KR".
    """
    from werkzeug.datastructures import LanguageAccept
    from werkzeug.http import parse_accept_header

    wishes = sorted(parse_accept_header(header, LanguageAccept), key=lambda wish: -wish[1])
    for tag, quality in wishes:
        primary = tag.replace("_", "-").partition("-")[0].lower()
        for language in LANGUAGES:
            if primary == language and quality > 0:
                return language
    return "en"
