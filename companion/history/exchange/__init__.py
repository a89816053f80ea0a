"""Export and import of the history: CSV, `house.json`, `.bgsplay`."""

from .bgstats import link, play_document, plays_document
from .csv_file import write_csv as csv_written
from .imported_plays import ImportReport, RefusedPlay
from .importing import Importer, Parsed, is_history
from .slices import NOTE, BatchedImport, BusyError, CutOffError, check_idle, find_last_slice

__all__ = [
    "NOTE",
    "BatchedImport",
    "BusyError",
    "CutOffError",
    "ImportReport",
    "Importer",
    "Parsed",
    "RefusedPlay",
    "check_idle",
    "csv_written",
    "find_last_slice",
    "is_history",
    "link",
    "play_document",
    "plays_document",
]
