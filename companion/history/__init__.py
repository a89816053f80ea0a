"""The history of a house: results, the people who played, and their statistics."""

from companion.sittings.correcting import SeatCorrection as SeatCorrection

from .people import PeopleError as PeopleError
from .people import SatTogetherError as SatTogetherError
from .reading import History as History
from .statistics import Figures as Figures
from .statistics import Statistics as Statistics
from .values import PersonRow as PersonRow
from .values import ResultDetails as ResultDetails
from .values import ResultRow as ResultRow
from .values import SeatRow as SeatRow
