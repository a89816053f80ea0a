"""The history of a house: results, the people who played, and their statistics."""

from companion.sittings.correcting import SeatCorrection

from .people import PeopleError, SatTogetherError
from .reading import History
from .statistics import Figures, HeadToHead, Month, Statistics, Year
from .values import Page, PersonRow, Removal, ResultDetails, ResultRow, SeatRow

__all__ = [
    "Figures",
    "HeadToHead",
    "History",
    "Month",
    "Page",
    "PeopleError",
    "PersonRow",
    "Removal",
    "ResultDetails",
    "ResultRow",
    "SatTogetherError",
    "SeatCorrection",
    "SeatRow",
    "Statistics",
    "Year",
]
