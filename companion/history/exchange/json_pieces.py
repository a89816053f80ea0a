"""A long JSON document value by value, so that nobody waits until the whole of it is decoded."""

from __future__ import annotations

import codecs
import json
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping

PIECE = 64 * 1024
"""bytes; of a value that is longer, twice as many each time"""
MOST = 8 * 1024 * 1024
"""of a value: as much as a sitting may have that is brought alone. What is longer is no play, and
to decode it would stop everybody
"""
_SPACE = " \t\n\r"
_MAY_GO_ON = ("", ".", "e", "E")
"""after a number: its rest may be in the next piece"""
_decoder = json.JSONDecoder(parse_int=str)
"""only finds where a value ends: an integer of more than 4,300 digits is none for Python"""


class NotJsonError(ValueError):
    """What was sent is none, or was cut off, or holds a value that is longer than any."""


def split_object(
    body: bytes, lists: Collection[bytes]
) -> tuple[list[bytes], Mapping[bytes, list[bytes]]]:
    """The members of the object that the document is, but for these, whose keys are as written:
    of those that are arrays each element comes by itself. Raises NotJsonError.
    """
    pieces = JsonPieces(body)
    members: list[bytes] = []
    found: dict[bytes, list[bytes]] = defaultdict(list)
    for key in pieces.members():
        if key in lists and pieces.is_array():
            found[key] += pieces.elements()
        else:
            members.append(key + b":" + pieces.value())
    return members, found


class JsonPieces:
    """Reads on, and never back. All of it raises NotJsonError."""

    def __init__(self, body: bytes) -> None:
        self._body = memoryview(body)
        self._utf8 = codecs.getincrementaldecoder("utf-8")()
        self._text = ""
        """what has come and was not read yet begins at `_at`"""
        self._at = 0

    def members(self) -> Iterator[bytes]:
        """The keys of the object that is the document, each as it is written; whoever gets one
        reads its value before the next one.
        """
        for _ in self._each("{", "}"):
            key = self.value()
            self._take(":")
            yield key
        if self._next():
            raise NotJsonError

    def is_array(self) -> bool:
        """Whether the next value is one."""
        return self._next() == "["

    def elements(self) -> Iterator[bytes]:
        """Those of an array, each as it is written."""
        for _ in self._each("[", "]"):
            yield self.value()

    def value(self) -> bytes:
        """The next one, whatever it is, as it is written."""
        self._next()
        size = PIECE
        while True:
            try:
                end = _decoder.raw_decode(self._text, self._at)[1]
            except json.JSONDecodeError:
                end = len(self._text)
            if self._text[end : end + 1] not in _MAY_GO_ON:
                text, self._at = self._text[self._at : end], end
                return text.encode()
            size = min(size, MOST - len(self._text) + self._at)
            if size <= 0 or not self._more(size):
                raise NotJsonError
            size *= 2

    def _each(self, begin: str, end: str) -> Iterator[None]:
        self._take(begin)
        if self._next() != end:
            yield
            while self._next() == ",":
                self._take(",")
                yield
        self._take(end)

    def _take(self, mark: str) -> None:
        if self._next() != mark:
            raise NotJsonError
        self._at += 1

    def _next(self) -> str:
        """The character that is next but for space; "" at the end."""
        while True:
            while self._text[self._at : self._at + 1] in tuple(_SPACE):
                self._at += 1
            if self._at < len(self._text) or not self._more(PIECE):
                return self._text[self._at : self._at + 1]

    def _more(self, size: int) -> bool:
        piece, self._body = self._body[:size], self._body[size:]
        try:
            new = self._utf8.decode(piece, final=not self._body)
        except UnicodeDecodeError:
            raise NotJsonError from None
        self._text, self._at = self._text[self._at :] + new, 0
        return len(piece) > 0
