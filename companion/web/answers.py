"""What the JSON interface answers."""

from __future__ import annotations

import msgspec
from flask import Response

from .locale import language


def answer(document: object, *, status: int = 200) -> Response:
    """In the language that was asked for."""
    body = msgspec.json.encode(document)
    response = Response(body, status, content_type="application/json")
    response.content_language.add(language())
    return response
