"""Dialogs are drawn when somebody opens them: a screen comes without any, and each one by itself.

The macros of templates/parts that draw dialogs ask here. On a page that is no screen of a sitting
every dialog stands where it was written.
"""

from __future__ import annotations

from collections.abc import Mapping

from flask import g
from markupsafe import Markup

from . import regions
from .problems import UnknownError
from .regions import Given, Region


def draw_dialog(id: str, screen: Mapping[str, Region], values: Given) -> str:
    """Draw only the dialog with this id of a screen. Raises UnknownError if it has none."""
    g.dialog, g.drawn = id, None
    regions.draw_inline(screen, values)
    drawn: str | None = g.drawn
    if drawn is None:
        raise UnknownError("problem-unknown-dialog")
    return drawn


def leave_out() -> None:
    """From here on leave out all dialogs."""
    g.dialog = ""


def is_requested(id: str) -> bool:
    """Whether the dialog is to be drawn now."""
    asked: str | None = g.get("dialog")
    return asked is None or asked == id


def emit(html: Markup) -> Markup:
    """The dialog where it stands, unless one was asked for by itself."""
    if g.get("dialog") is None:
        return html
    g.drawn = html
    return Markup()
