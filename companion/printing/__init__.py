"""Printed sheets as PDF, from the same tables and messages as the screens.

>>> renderer = Renderer(GAMES, folder)
>>> choices = renderer.choices("sheriff-aid", players=5)
>>> pdf = renderer.render("sheriff-aid", Setting("ko", paper="a4"), choices)
"""

from . import preview as preview
from .fitting import has_halves as has_halves
from .order import INKS as INKS
from .order import LETTERS as LETTERS
from .order import PAPERS as PAPERS
from .order import SIZES as SIZES
from .order import Kind as Kind
from .order import Printable as Printable
from .order import Setting as Setting
from .order import check_setting as check_setting
from .order import of_edition as of_edition
from .order import player_count as player_count
from .order import unknown_sheet as unknown_sheet
from .process import TypesettingError as TypesettingError
from .process import TypesettingQueue as TypesettingQueue
from .renderer import LOG_SHOWN as LOG_SHOWN
from .renderer import Content as Content
from .renderer import NotAtHandError as NotAtHandError
from .renderer import Renderer as Renderer
from .share import EveningPicture as EveningPicture
from .share import GameOfEvening as GameOfEvening
from .share import GroupOfPerson as GroupOfPerson
from .share import MonthOfPerson as MonthOfPerson
from .share import PersonPicture as PersonPicture
from .share import Picture as Picture
from .share import RankedSeat as RankedSeat
from .share import ResultPicture as ResultPicture
from .share import YearOfPerson as YearOfPerson
from .sitting_sheets import Course as Course
from .sitting_sheets import FinishedSitting as FinishedSitting
from .sitting_sheets import Gathering as Gathering
from .sitting_sheets import tent_pages as tent_pages
