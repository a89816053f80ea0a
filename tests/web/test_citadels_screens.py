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


ASKED = re.compile(r'data-asked="(\w+)"')
NUMBER = re.compile(r'name="players\.\d+\.(gold|hand)"[^>]*value="(\d*)"')


def test_the_score_page_asks_each_district_for_what_it_counts(app: Flask) -> None:
    """Gold and hand were 0 at the foot of a column that nobody scrolled down."""
    shown = app.test_client().get("/score/citadels?players=3&lang=en").text
    asked = ASKED.findall(shown)
    each = {"imperial_treasury": 3, "map_room": 3, "haunted_quarter": 3, "statue": 1}
    assert {district: asked.count(district) for district in each} == each
    assert asked.count("museum") == 3, "in the template of each city's rows"
    assert {value for _, value in NUMBER.findall(shown)} == {""}, "0 is said, not taken for granted"


def finals(app: Flask, *tools: str) -> str:
    """Ann's phone in the last count."""
    sitting = seated(app, "citadels", tools=list(tools))
    if tools:
        do(sitting, None, kind="begin", crown=0)
        do(sitting, None, kind="count_up", round=1)
    return sitting.heard(0, "en")["page"]


def test_what_was_kept_is_not_asked_for_at_the_last_count(app: Flask) -> None:
    def numbers(page: str) -> dict[str, str]:
        return dict(re.findall(r'name="(gold|hand)"[^>]*value="(\d*)"', page))

    blank = finals(app)
    assert numbers(blank) == {"gold": "", "hand": ""}
    assert "statue" in ASKED.findall(blank)
    kept = finals(app, "caller", "bank", "hands")
    assert numbers(kept) == {"gold": "2", "hand": "4"}
    assert "statue" not in ASKED.findall(kept), "who has the crown is known"


def test_whoever_leaves_a_count_is_named_again_when_they_come_back(app: Flask) -> None:
    people = "&name=Ann&name=Ben&name=Cem&name=Dan&name=Eve"
    shown = app.test_client().get(f"/score/citadels?players=4{people}").text
    [back] = re.findall(r'href="(/score/citadels\?players=5[^"]*)"', shown)
    assert html.unescape(back).endswith(people)
    assert "Eve" not in re.sub(r'href="[^"]*"', "", shown)
