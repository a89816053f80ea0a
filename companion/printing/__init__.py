"""Sheets: what a table wants on paper, as PDF, from the same tables and messages as the screens.

>>> press = Press(GAMES, folder)
>>> choices = press.choices("sheriff-aid", players=5)
>>> pdf = press.render("sheriff-aid", language="ko", paper="a4", choices=choices)
"""

from .order import PAPERS, Paper, Printable
from .press import Finished, Press, ready

__all__ = ["PAPERS", "Finished", "Paper", "Press", "Printable", "ready"]
