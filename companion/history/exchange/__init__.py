"""The history out of the house and back in: CSV, `house.json`, `.bgsplay`."""

from .bgstats import link, play_document, plays_document
from .bringing import Bringing, Brought, RefusedRow
from .csv_file import written as csv_written

__all__ = [
    "Bringing",
    "Brought",
    "RefusedRow",
    "csv_written",
    "link",
    "play_document",
    "plays_document",
]
