"""Dialogs are drawn when somebody opens them: a screen comes without any, and each one alone.

The macros of templates/parts that draw dialogs ask here. On a page that is no screen of a sitting
every dialog stands where it was written.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from flask import g
from markupsafe import Markup

from . import regions
from .problems import UnknownError
from .regions import RegionCache, Screen


def draw_without_dialogs(
    template: str, values: dict[str, Any], cache: RegionCache, shared: Hashable, viewer: Hashable
) -> Screen:
    """The screen of this template, and none of its dialogs; see `regions.draw`."""
    g.dialog = ""
    return regions.draw(template, values, cache, shared, viewer)


def draw_dialog(id: str, template: str, values: dict[str, Any]) -> str:
    """Of the template only the dialog with this id. Raises UnknownError if it has none."""
    g.dialog, g.drawn = id, None
    regions.whole(template, values)
    drawn: str | None = g.drawn
    if drawn is None:
        raise UnknownError("problem-unknown-dialog")
    return drawn


def is_requested(id: str) -> bool:
    """Whether the dialog is to be drawn now."""
    asked: str | None = g.get("dialog")
    return asked is None or asked == id


def emit(html: Markup) -> Markup:
    """The dialog where it stands, unless it was asked for alone."""
    if g.get("dialog") is None:
        return html
    g.drawn = html
    return Markup()
