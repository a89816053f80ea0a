"""What a request brings: JSON and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from flask import request
from werkzeug.exceptions import RequestEntityTooLarge

from companion.documents import decode
from companion.engine.refusal import Fault

from .problems import MAX_BODY, BodyError, MediaError
from .services import try_large

Document = TypeVar("Document")


def read(
    shape: type[Document], check: Callable[[Document], tuple[Fault, ...]] = lambda _: ()
) -> Document:
    """The document that was sent. Raises as `sent` and `decode` do."""
    return decode(sent(), shape, check)


def sent(*, most: int = MAX_BODY) -> bytes:
    """The bytes that were sent as JSON; the form of another site cannot send it unasked.

    Raises MediaError, BodyError, and RequestEntityTooLarge above `most` bytes.
    """
    if not request.is_json:
        raise MediaError
    length = request.content_length
    if most > MAX_BODY and (length is None or length > MAX_BODY):
        try_large()
    request.max_content_length = most + 1  # Flask cuts off what comes in chunks
    try:
        body = request.get_data(cache=False)
    except OSError:
        raise BodyError from None
    if len(body) > most:
        raise RequestEntityTooLarge
    return body
