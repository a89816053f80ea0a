"""The history out of the house and back in: CSV, `house.json`, `.bgsplay`."""

from .bgstats import link, play_document, plays_document
from .brought import Brought, Refused
from .csv_file import write_csv as csv_written
from .importing import Importer, Parsed, is_history
from .slices import NOTE, BusyError, CutOffError, Slices, check_idle, is_at_it

__all__ = [
    "NOTE",
    "Brought",
    "BusyError",
    "CutOffError",
    "Importer",
    "Parsed",
    "Refused",
    "Slices",
    "check_idle",
    "csv_written",
    "is_at_it",
    "is_history",
    "link",
    "play_document",
    "plays_document",
]
