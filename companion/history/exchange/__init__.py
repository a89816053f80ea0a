"""Export and import of the history: CSV, `house.json`, `.bgsplay`."""

from .bgstats import link as link
from .bgstats import play_document as play_document
from .bgstats import plays_document as plays_document
from .csv_file import write_csv as write_csv
from .imported_plays import ImportReport as ImportReport
from .importing import Importer as Importer
from .importing import is_history as is_history
from .slices import BatchedImport as BatchedImport
from .slices import BusyError as BusyError
from .slices import CutOffError as CutOffError
