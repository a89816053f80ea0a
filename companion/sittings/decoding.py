"""Parts of documents: faults have paths from where the whole begins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from companion.documents import decode
from companion.engine.refusal import FaultyError, GameError


def within(path: str, body: bytes, shape: Any) -> Any:
    """Decodes a part of a document: faults have paths below `path`."""
    with below(path):
        return decode(body, shape)


@contextmanager
def below(path: str) -> Iterator[None]:
    """What is refused meanwhile has paths below `path`."""
    try:
        yield
    except FaultyError as error:
        raise type(error)(
            tuple(replace(fault, path=_joined(path, fault.path)) for fault in error.faults)
        ) from None
    except GameError as error:
        error.path = _joined(path, error.path)
        raise


def _joined(path: str, rest: str) -> str:
    return f"{path}.{rest}".rstrip(".")
