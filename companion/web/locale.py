"""Which language a request is answered in."""

from __future__ import annotations

from flask import request
from werkzeug.wrappers import Response

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.text import LANGUAGES, Language, negotiate

COOKIE = "language"
"""set by the screens: a device keeps the language that was chosen on it"""
KEPT_FOR = 60 * 60 * 24 * 365
"""seconds"""


def language() -> Language:
    """`?lang=`, else the device's choice, else what the browser would like.

    Raises `FaultyError` for a `lang` that is not spoken here.
    """
    wish = request.args.get("lang")
    if wish is None:
        return device_language()
    known = _find_language(wish)
    if known is None:
        message = Message("problem-unknown-language", languages=LANGUAGES)
        raise FaultyError((Fault("lang", "unknown_language", message),))
    return known


def device_language() -> Language:
    """The language for those who asked for none, or for one that is not spoken here."""
    return chosen_language() or negotiate(request.headers.get("Accept-Language"))


def chosen_language() -> Language | None:
    """What somebody has chosen on this device."""
    return _find_language(request.cookies.get(COOKIE, ""))


def keep(response: Response, wish: str | None) -> None:
    """Keep a language for this device; one that is not spoken here changes nothing."""
    if is_spoken(wish or ""):
        response.set_cookie(COOKIE, wish or "", max_age=KEPT_FOR, samesite="Lax")


def is_spoken(wish: str) -> bool:
    return _find_language(wish) is not None


def refusal_language() -> Language:
    """As `language`, and never refuses."""
    return _find_language(request.args.get("lang", "")) or device_language()


def _find_language(wish: str) -> Language | None:
    return next((language for language in LANGUAGES if language == wish), None)
