"""Jobs for the typesetter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Imposition = Literal["", "leaflet", "pocket"]
"""`leaflet`: halves side by side, folded once; `pocket`: quarters, folded twice"""


@dataclass(frozen=True, slots=True)
class Document:
    html: str
    pages: int = 0
    """pages on which it has to fit; 0 for any number"""
    size: float = 0
    """largest size of letters, in points; 0 for that of its style"""
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Job:
    """Documents that become one PDF."""

    documents: tuple[Document, ...]
    """in the order of reading"""
    title: str
    """of the PDF, if it has several documents"""
    imposition: Imposition = ""
