"""JSON bodies of requests and answers, and numbers in the query string."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import TypeVar

import msgspec
from flask import Response, request
from werkzeug.exceptions import RequestEntityTooLarge

from companion.background import run_in_thread, yield_to_other_greenlets
from companion.documents import decode
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError

from .locale import language
from .problems import MAX_BODY, BodyError, MediaError

Document = TypeVar("Document")

LONG = 16 * 1024
"""bytes above which a body is read in a worker thread; what people count is a tenth of this"""
PIECE = 256 * 1024
"""bytes that are read at once"""
FORM = "application/x-www-form-urlencoded"
FORMS = (FORM, "multipart/form-data", "text/plain")
"""content types that a form on another site could send without asking"""


def answer(document: object, *, status: int = 200) -> Response:
    """Return a JSON answer, with the language that was negotiated."""
    response = encode(document, status=status)
    response.content_language.add(language())
    return response


def encode(document: object, *, status: int = 200) -> Response:
    body = msgspec.json.encode(document)
    return Response(body, status, content_type="application/json")


def read(shape: type[Document]) -> Document:
    """Decode the request's document. Raises as `read_json` and `decode` do."""
    return process_body(lambda body: decode(body, shape))


def process_body(work: Callable[[bytes], Document], *, long: bool = False) -> Document:
    """Run `work` on the request's JSON, in a worker thread if that or the work is `long`. Raises as
    `read_json` and `work` do.
    """
    body = read_json()
    return run_in_thread(lambda: work(body)) if long or len(body) > LONG else work(body)


def number(name: str, least: int, most: int) -> int | None:
    """Return a whole number from the query string. Raises FaultyError."""
    text = request.args.get(name)
    if text is None:
        return None
    found = int(text) if re.fullmatch(r"[0-9]{1,16}", text) else -1
    if not least <= found <= most:
        message = Message("problem-not-between", least=least, most=most)
        raise FaultyError((Fault(name, "not_between", message),))
    return found


def flag(name: str) -> bool:
    """Return whether the query string has `true` for this name. Raises FaultyError for other
    values.
    """
    said = request.args.get(name, "false")
    if said not in ("true", "false"):
        raise FaultyError((Fault(name, "no_flag", Message("problem-no-flag", name=name)),))
    return said == "true"


def read_json(*, most: int = MAX_BODY) -> bytes:
    """The bytes that were sent as JSON, which the form of another site cannot send unasked.

    Raises MediaError, and as `read_bytes` does.
    """
    if not request.is_json:
        raise MediaError
    return read_bytes(most=most)


def read_bytes(*, most: int) -> bytes:
    """Read the bytes that were sent, piece by piece: to join 64 MiB in the end takes a tenth of a
    second. Raises BodyError, and RequestEntityTooLarge above `most` bytes.
    """
    request.max_content_length = most + 1  # Flask cuts off what comes in chunks
    grown = io.BytesIO()
    try:
        while piece := request.stream.read(PIECE):
            grown.write(piece)
            if len(piece) == PIECE:
                yield_to_other_greenlets()  # however fast it comes
    except OSError:
        raise BodyError from None
    body = grown.getvalue()
    if len(body) > most:
        raise RequestEntityTooLarge
    if request.content_length is not None and len(body) < request.content_length:
        raise BodyError
    return body
