"""The history of a house: results, the people who played, and their statistics."""

from companion.sittings.correcting import SeatCorrection

from .people import PeopleError, SatTogetherError
from .reading import History
from .statistics import Figures, HeadToHead, Month, Statistics, Year
from .values import Opened, Page, PersonRow, Removed, ResultRow, SeatRow

__all__ = [
    "Figures",
    "HeadToHead",
    "History",
    "Month",
    "Opened",
    "Page",
    "PeopleError",
    "PersonRow",
    "Removed",
    "ResultRow",
    "SatTogetherError",
    "SeatCorrection",
    "SeatRow",
    "Statistics",
    "Year",
]
