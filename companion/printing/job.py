"""Jobs for the typesetter."""

from __future__ import annotations

from dataclasses import dataclass

ROLL = 3
"""pages that the paper of an aid is long: it is never broken, so that it can be measured and cut"""


@dataclass(frozen=True, slots=True)
class Document:
    html: str
    pages: int = 0
    """pages on which it has to fit; 0 for any number"""
    size: float = 0
    """largest size of letters, in points; 0 for that of its style"""
    copies: int = 1
    """of an aid"""
    most: float = 0
    """points to which letters grow where a page is left empty; 0 for not at all"""
    twin: bool = False
    """half a paper: fronts and backs by turns, then the marks that lie over them"""


@dataclass(frozen=True, slots=True)
class Job:
    """Documents that become one PDF."""

    documents: tuple[Document, ...]
    """in the order of reading"""
    title: str
    """of the PDF, if it has several documents"""
