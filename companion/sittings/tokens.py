"""Codes, tokens and the fingerprints by which the database knows them."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Mapping

import msgspec

from companion.documents import ShapeError
from companion.engine.game import Dice
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError

ALPHABET = "23479BCDFGHJKMNPQRSTWXY"
"""no characters that look like others, and no vowels, so that no code is a word"""
CODE_LENGTH = 5
LINK_LENGTH = 10
"""the length of codes that older versions made for strangers"""
MOST_WRITTEN = 64 * 1024
"""bytes of an action, or of options: a whole table's cities are a tenth of it"""


def new_code(dice: Dice) -> str:
    return "".join(dice.choice(ALPHABET) for _ in range(CODE_LENGTH))


def parse_code(text: str) -> str | None:
    """Return the code that was typed; None if no code looks like that."""
    code = text.strip().upper()
    right = len(code) in (CODE_LENGTH, LINK_LENGTH) and set(code) <= set(ALPHABET)
    return code if right else None


def new_token() -> str:
    return secrets.token_urlsafe(24)


def next_token(token: str, code: str) -> str:
    """Return the token that whoever holds `token` gets in the next game, `code`.

    It is always the same one, so that a device may ask again when the answer was lost.
    """
    digest = hashlib.sha256(f"{token}\n{code}".encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def canonical(path: str, document: Mapping[str, object]) -> bytes:
    """Return the one way to write a document, whatever the order of its keys.

    Raises ShapeError at `path`, and FaultyError if it is too long.
    """
    try:
        written = msgspec.json.encode(document, order="deterministic")
    except RecursionError:
        fault = Fault(path, "too_deep", Message("problem-too-deep"))
    except UnicodeEncodeError:
        fault = Fault(path, "not_utf8", Message("problem-not-utf8"))
    else:
        if len(written) <= MOST_WRITTEN:
            return written
        message = Message("problem-too-large", most=MOST_WRITTEN // 1024)
        raise FaultyError((Fault(path, "too_large", message),))
    raise ShapeError((fault,))


def request_hash(seat: int | None, body: bytes) -> str:
    """Return the fingerprint of what a client sent under an id."""
    return hashlib.sha256(msgspec.json.encode(seat) + b" " + body).hexdigest()
