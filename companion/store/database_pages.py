"""The rows on the pages of a SQLite file, whether or not anything leads to them any more.

https://sqlite.org/fileformat2.html: section 1.3 the head, 1.5 the freelist, 1.6 leaves of tables
and what overflows from them, 2.1 records.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

Value = int | float | str | bytes | None

LEAF = 13
"""the first byte of a page with rows of a table"""
HEAD = 100
"""bytes of the file's header, on the first page"""
MOST = 64 * 1024 * 1024
"""bytes of a row: more is damage"""
_SIZES = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)
"""bytes of a value, by the number of its type"""


class _DamagedError(Exception):
    """The bytes are no row."""


class Pages:
    """The pages of a file that nobody writes to."""

    def __init__(self, file: Path) -> None:
        self._bytes = file.read_bytes()
        size = int.from_bytes(self._bytes[16:18], "big")
        whole = self._bytes.startswith(b"SQLite format 3\0") and size in (1, *_powers())
        self._size = (size if size > 1 else 65_536) if whole else 4_096
        self._usable = self._size - (self._bytes[20] if whole else 0)
        self._count = len(self._bytes) // self._size

    def rows(self) -> Iterator[tuple[Value, ...]]:
        """Yield the rows of every table, without those on free pages, which were deleted."""
        free = self._free()
        for number in range(1, self._count + 1):
            if number not in free:
                yield from self._rows_of(number)

    def _page(self, number: int) -> bytes:
        if not 1 <= number <= self._count:
            raise _DamagedError
        return self._bytes[(number - 1) * self._size : number * self._size]

    def _free(self) -> set[int]:
        """Return the free pages, as far as their list can be followed."""
        found: set[int] = set()
        trunk = int.from_bytes(self._bytes[32:36], "big")
        while 1 <= trunk <= self._count and trunk not in found:
            page = self._page(trunk)
            count = min(int.from_bytes(page[4:8], "big"), self._size // 4 - 2)
            found |= {trunk, *struct.unpack_from(f">{count}I", page, 8)}
            trunk = int.from_bytes(page[:4], "big")
        return found

    def _rows_of(self, number: int) -> Iterator[tuple[Value, ...]]:
        page, start = self._page(number), HEAD if number == 1 else 0
        if page[start] != LEAF:
            return
        cells = int.from_bytes(page[start + 3 : start + 5], "big")
        for index in range(min(cells, self._size // 4)):
            at = start + 8 + 2 * index
            try:
                yield _record(self._payload(page, int.from_bytes(page[at : at + 2], "big")))
            except (_DamagedError, UnicodeDecodeError):
                continue

    def _payload(self, page: bytes, at: int) -> bytes:
        size, at = _varint(page, at)
        _, at = _varint(page, at)  # its number
        if size > MOST:
            raise _DamagedError
        most, least = self._usable - 35, (self._usable - 12) * 32 // 255 - 23
        if size <= most:
            return _cut(page, at, size)
        local = least + (size - least) % (self._usable - 4)
        local = least if local > most else local
        parts = [_cut(page, at, local)]
        left, next = size - local, int.from_bytes(_cut(page, at + local, 4), "big")
        while left > 0:
            rest = self._page(next)
            parts.append(rest[4 : min(self._usable, 4 + left)])
            left -= len(parts[-1])
            next = int.from_bytes(rest[:4], "big")
        return b"".join(parts)


def _record(payload: bytes) -> tuple[Value, ...]:
    size, at = _varint(payload, 0)
    kinds = []
    while at < size:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    at, values = size, []
    for kind in kinds:
        if kind in (10, 11):
            raise _DamagedError
        length = _SIZES[kind] if kind < 10 else (kind - 12) // 2
        values.append(_value(kind, _cut(payload, at, length)))
        at += length
    return tuple(values)


def _value(kind: int, written: bytes) -> Value:
    if kind == 0:
        return None
    if kind < 7:
        return int.from_bytes(written, "big", signed=True)
    if kind == 7:
        number: float = struct.unpack(">d", written)[0]
        return number
    if kind < 10:
        return kind - 8
    return written.decode() if kind % 2 else written


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """Return the variable-length number there, and where it ends."""
    value = 0
    for n in range(9):
        if at >= len(page):
            raise _DamagedError
        byte, at = page[at], at + 1
        if n == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return value, at


def _cut(page: bytes, at: int, size: int) -> bytes:
    found = page[at : at + size]
    if len(found) < size:
        raise _DamagedError
    return found


def _powers() -> Iterator[int]:
    return (2**n for n in range(9, 16))
