"""The languages that the companion speaks, and which of them a browser would like."""

from __future__ import annotations

from typing import Literal, get_args

Language = Literal["en", "ko", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


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
