"""Decoding parts of documents, with paths of faults from where the whole begins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from companion.documents import decode
from companion.engine.refusal import FaultyError, GameError


def decode_part(path: str, body: bytes, shape: Any) -> Any:
    """Decode a part of a document: faults have paths below `path`."""
    with paths_below(path):
        return decode(body, shape)


@contextmanager
def paths_below(path: str) -> Iterator[None]:
    """Put the paths of what is refused meanwhile below `path`."""
    try:
        yield
    except FaultyError as error:
        raise type(error)(
            tuple(replace(fault, path=_join(path, fault.path)) for fault in error.faults)
        ) from None
    except GameError as error:
        error.path = _join(path, error.path)
        raise


def _join(path: str, rest: str) -> str:
    return f"{path}.{rest}".rstrip(".")
