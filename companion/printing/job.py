"""What the typesetter is given."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Job:
    """Documents that become one PDF."""

    htmls: tuple[str, ...]
    """in the order in which they are read"""
    title: str
    """of the whole, where there are several"""
    folded: bool = False
    """whether the pages are half a paper each, to be folded into a booklet"""
