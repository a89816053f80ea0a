"""The language in which a request is answered."""

from __future__ import annotations

from flask import request
from werkzeug.wrappers import Response

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.text import LANGUAGES, Language, negotiate

COOKIE = "language"
"""the cookie with the language that was chosen on the device"""
KEPT_FOR = 60 * 60 * 24 * 365
"""seconds that the cookie lasts"""


def language() -> Language:
    """Return `?lang=`, else the device's choice, else the browser's.

    Raises `FaultyError` for a `lang` that is not available.
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
    """Return the language for a request without a valid `?lang=`."""
    return chosen_language() or negotiate(request.headers.get("Accept-Language"))


def chosen_language() -> Language | None:
    """Return the language that was chosen on this device, if any."""
    return _find_language(request.cookies.get(COOKIE, ""))


def keep(response: Response, wish: str | None) -> None:
    """Store the language for this device; an unknown one changes nothing."""
    if wish in LANGUAGES:
        response.set_cookie(COOKIE, wish or "", max_age=KEPT_FOR, samesite="Lax")


def refusal_language() -> Language:
    """Return the same as `language`, without raising."""
    return _find_language(request.args.get("lang", "")) or device_language()


def _find_language(wish: str) -> Language | None:
    return next((language for language in LANGUAGES if language == wish), None)
