"""Sheets: what a table wants on paper, as PDF, from the same tables and messages as the screens.

>>> renderer = Renderer(GAMES, folder)
>>> choices = renderer.choices("sheriff-aid", players=5)
>>> pdf = renderer.render("sheriff-aid", Setting("ko", paper="a4"), choices)
"""

from . import preview
from .order import INKS, LETTERS, PAPERS, Ink, Kind, Letters, Paper, Printable, Setting
from .process import TypesettingProcess
from .renderer import LOG_SHOWN, Renderer
from .sitting_sheets import Course, Finished, Gathering, course

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
    "Printable",
    "Renderer",
    "Setting",
    "TypesettingProcess",
    "course",
    "preview",
]
