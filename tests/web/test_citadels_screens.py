"""What Citadels' screens offer at a moment, and what they do not."""

from __future__ import annotations

import html
import json
import re

from flask import Flask

from .test_citadels_twins import call, do, view
from .test_twins import seated

OTHERS = (
    "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory",
    "library", "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den",
)  # fmt: skip
START = re.compile(r"<button[^>]*start_calls[^>]*>")


def starts(app: Flask, *tools: str, seconds: int = 0) -> list[str]:
    """The buttons of the table screen that end the selection, when a round has just begun."""
    sitting = seated(app, "citadels", tools=list(tools), seconds_per_seat=seconds)
    do(sitting, None, kind="begin", crown=0)
    return START.findall(sitting.heard(None, "en")["page"])


def test_while_each_has_their_time_no_single_tap_ends_the_selection(app: Flask) -> None:
    """It was the one bright button in the panel of whoever had to turn up two characters first."""
    found = starts(app, "caller", "selection", seconds=60)
    assert found != []
    assert [one for one in found if "data-confirm" not in one] == []


def test_where_nobody_follows_the_draft_one_tap_begins_the_calls(app: Flask) -> None:
    for tools in (("caller",), ("caller", "selection")):
        assert any("data-confirm" not in one for one in starts(app, *tools))


def test_a_gold_mine_that_may_stand_there_is_gathered_from_on_a_phone(app: Flask) -> None:
    """Where cities are not kept the phone could not be drawn at all."""
    sitting = seated(app, "citadels", tools=["caller", "bank"], uniques=["gold_mine", *OTHERS])
    do(sitting, None, kind="begin", crown=0)
    do(sitting, None, kind="start_calls", round=1)
    do(sitting, None, kind="answer", call=call(sitting), who=0)
    page = sitting.heard(0, "en")["page"]
    [tapped] = re.findall(r'data-act="([^"]*gather[^"]*more[^"]*)"', page)
    act = json.loads(html.unescape(tapped))
    before = view(sitting)["seats"][0]["gold"]
    do(sitting, 0, **act)
    assert view(sitting)["seats"][0]["gold"] == before + 3
