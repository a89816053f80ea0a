"""Sheets: what a table wants on paper, as PDF, from the same tables and messages as the screens.

>>> press = Press(GAMES, folder)
>>> choices = press.choices("sheriff-aid", players=5)
>>> pdf = press.render("sheriff-aid", Setting("ko", paper="a4"), choices)
"""

from . import preview
from .occasion import Course, Finished, Gathering, course
from .order import INKS, LETTERS, PAPERS, Ink, Kind, Letters, Paper, Printable, Setting
from .press import LOG_SHOWN, Press, ready

__all__ = [
    "INKS",
    "LETTERS",
    "LOG_SHOWN",
    "PAPERS",
    "Course",
    "Finished",
    "Gathering",
    "Ink",
    "Kind",
    "Letters",
    "Paper",
    "Press",
    "Printable",
    "Setting",
    "course",
    "preview",
    "ready",
]
