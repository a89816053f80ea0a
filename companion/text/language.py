"""The languages that the companion speaks, and which of them a browser would like."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeAlias

Language: TypeAlias = str
"""one of `LANGUAGES`, as browsers call it: `en`"""


def _find_languages() -> tuple[Language, ...]:
    """English, and whatever else has a folder of words."""
    folders = (files("companion") / "catalogue").iterdir()
    others = {one.name for one in folders if one.is_dir() and not one.name.startswith("_")}
    return ("en", *sorted(others - {"en"}))


LANGUAGES = _find_languages()


def own_name(language: Language) -> str:
    """What a language calls itself: for whoever cannot read the screen as it is."""
    from babel import Locale  # late: the command line seldom asks

    name = Locale.parse(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


def negotiate(header: str | None) -> Language:
    """The best language for an `Accept-Language` header; English where it names none of ours.

    Not werkzeug's `best_match`: that prefers an exact "en;q=0.5" to a regional "ko-KR".
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
