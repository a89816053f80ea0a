"""The static files, and one hash of them all.

The hash is part of their URLs, so browsers may cache them for ever and modules import one another
by relative paths.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path, PurePosixPath

import deflate

LEVEL = 10
"""of libdeflate, at most 12; higher ones take longer and save nothing"""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".png": "image/png",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
"""suffix → content type; other files are not served"""

VENDOR = "vendor/"
"""third-party files, served unchanged with their licences"""
COMMENT = re.compile(rb"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n", re.DOTALL | re.MULTILINE)
"""a comment on lines of its own; a quarter of our style sheets and modules are such comments"""


@dataclass(frozen=True)
class StaticTree:
    folder: Path
    digests: Mapping[str, str]
    """relative path → SHA-256 of the content"""

    @cached_property
    def version(self) -> str:
        """A hash that changes whenever a file is changed, added or removed."""
        listed = "".join(f"{name} {digest}\n" for name, digest in sorted(self.digests.items()))
        return hashlib.sha256(listed.encode()).hexdigest()[:16]

    def content(self, name: str) -> bytes:
        """Read a file; comments are stripped from our style sheets and modules."""
        return _content(self.folder / name, ours=not name.startswith(VENDOR))

    def read_compressed(self, name: str) -> bytes | None:
        """Compress a file by gzip; None for formats that are compressed already."""
        return _compress_file(self.folder, name, self.digests[name]) if _pays(name) else None


def read(folder: Path) -> StaticTree:
    files = (
        Path(path, name)
        for path, _, names in os.walk(folder, followlinks=True)
        for name in names
        if PurePosixPath(name).suffix in TYPES
    )
    return StaticTree(
        folder, {file.relative_to(folder).as_posix(): _digest(file) for file in files}
    )


def content_type(name: str) -> str:
    return TYPES[PurePosixPath(name).suffix]


@lru_cache(256)
def _compress_file(folder: Path, name: str, digest: str) -> bytes:
    """Cached for the life of the process; there are fewer than 256 files."""
    content = _content(folder / name, ours=not name.startswith(VENDOR))
    return bytes(deflate.gzip_compress(content, LEVEL))


def _content(file: Path, *, ours: bool) -> bytes:
    content = file.read_bytes()
    return COMMENT.sub(b"", content) if ours and file.suffix in {".css", ".js"} else content


def _pays(name: str) -> bool:
    return not name.endswith((".png", ".woff2"))


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
