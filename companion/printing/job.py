"""Jobs for the typesetter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Imposition = Literal["", "leaflet", "booklet", "pocket"]
"""`leaflet`: halves side by side, folded once; `booklet`: the same on both sides of several papers;
`pocket`: quarters, folded twice
"""


@dataclass(frozen=True, slots=True)
class Document:
    html: str
    pages: int = 0
    """pages on which it has to fit; 0 for any number"""
    size: float = 0
    """largest size of letters, in points; 0 for that of its style"""
    filled: float = 0
    """share of its height to which each page has to be filled"""
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Job:
    """Documents that become one PDF."""

    documents: tuple[Document, ...]
    """in the order of reading"""
    title: str
    """of the PDF, if it has several documents"""
    imposition: Imposition = ""
