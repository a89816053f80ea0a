"""The history out of the house and back in: CSV, `house.json`, `.bgsplay`."""

from .bgstats import link, play_document, plays_document
from .bringing import Bringing, Parsed, is_history
from .brought import Brought, RefusedRow
from .csv_file import written as csv_written
from .slices import NOTE, BusyError, Slices

__all__ = [
    "NOTE",
    "Bringing",
    "Brought",
    "BusyError",
    "Parsed",
    "RefusedRow",
    "Slices",
    "csv_written",
    "is_history",
    "link",
    "play_document",
    "plays_document",
]
