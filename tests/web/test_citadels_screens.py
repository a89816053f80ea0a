"""What Citadels' screens offer at a moment, and what they do not."""

from __future__ import annotations

import re

from flask import Flask

from .test_citadels_twins import do
from .test_twins import seated

START = re.compile(r"<button[^>]*start_calls[^>]*>")


def starts(app: Flask, *tools: str) -> list[str]:
    """The buttons of the table screen that end the selection, when a round has just begun."""
    sitting = seated(app, "citadels", tools=list(tools))
    do(sitting, None, kind="begin", crown=0)
    return START.findall(sitting.heard(None, "en")["page"])


def test_while_characters_are_turned_up_no_single_tap_ends_the_selection(app: Flask) -> None:
    """It was the one bright button in the panel of whoever had to turn up two characters first."""
    asks = [one for one in starts(app, "caller", "selection") if "data-confirm" in one]
    assert starts(app, "caller", "selection") != []
    assert len(asks) == len(starts(app, "caller", "selection"))


def test_where_nobody_follows_the_draft_one_tap_begins_the_calls(app: Flask) -> None:
    assert any("data-confirm" not in one for one in starts(app, "caller"))
