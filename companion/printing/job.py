"""What the typesetter is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Imposition = Literal["", "leaflet", "booklet", "pocket"]
"""`leaflet`: halves side by side, folded once; `booklet`: the same on both sides of several papers;
`pocket`: quarters on one side, folded twice
"""


@dataclass(frozen=True, slots=True)
class Document:
    """A document of its own, with the size of type to begin with."""

    html: str
    pages: int = 0
    """that it has to stand on; 0 for as many as it takes"""
    size: float = 0
    """of the root, in points, at most; 0 for its own"""
    filled: float = 0
    """how far down each page has to reach, of its height"""
    copies: int = 1
    """of all its pages, one after the other"""


@dataclass(frozen=True, slots=True)
class Job:
    """Documents that become one PDF."""

    documents: tuple[Document, ...]
    """in the order in which they are read"""
    title: str
    """of the whole, where there are several"""
    imposition: Imposition = ""
    """how small pages lie on the paper"""
