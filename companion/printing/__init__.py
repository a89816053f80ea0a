"""Printed sheets as PDF, from the same tables and messages as the screens.

>>> renderer = Renderer(GAMES, folder)
>>> choices = renderer.choices("sheriff-aid", players=5)
>>> pdf = renderer.render("sheriff-aid", Setting("ko", paper="a4"), choices)
"""

from . import preview
from .order import (
    INKS,
    LETTERS,
    PAPERS,
    SIZES,
    Kind,
    Printable,
    Setting,
    check_setting,
    of_edition,
    player_count,
    unknown_sheet,
)
from .process import TypesettingError, TypesettingProcess
from .renderer import LOG_SHOWN, Content, NotAtHandError, Renderer
from .share import (
    EveningPicture,
    GameOfEvening,
    GroupOfPerson,
    MonthOfPerson,
    PersonPicture,
    Picture,
    RankedSeat,
    ResultPicture,
    YearOfPerson,
)
from .sitting_sheets import Course, FinishedSitting, Gathering, tent_pages

__all__ = [
    "INKS",
    "LETTERS",
    "LOG_SHOWN",
    "PAPERS",
    "SIZES",
    "Content",
    "Course",
    "EveningPicture",
    "FinishedSitting",
    "GameOfEvening",
    "Gathering",
    "GroupOfPerson",
    "Kind",
    "MonthOfPerson",
    "NotAtHandError",
    "PersonPicture",
    "Picture",
    "Printable",
    "RankedSeat",
    "Renderer",
    "ResultPicture",
    "Setting",
    "TypesettingError",
    "TypesettingProcess",
    "YearOfPerson",
    "check_setting",
    "of_edition",
    "player_count",
    "preview",
    "tent_pages",
    "unknown_sheet",
]
