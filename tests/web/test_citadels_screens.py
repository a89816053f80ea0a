"""What Citadels' screens offer at a moment, and what they do not."""

import html
import json
import re
from typing import Any

import pytest
from flask import Flask

from companion.games.citadels.cast import set_cast
from companion.games.citadels.tables import CHARACTERS
from tests.examples import is_thorough, quickly

from .dialogs import every_dialog
from .test_twins import call, do, seated, view

OTHERS = (
    "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory",
    "library", "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den",
)  # fmt: skip
USUAL = set_cast("first_game", 4, ninth=False)
EVERYTHING = ["caller", "selection", "bank", "cities", "hands"]
START = re.compile(r"<button[^>]*start_calls[^>]*>")


def starts(app: Flask, *tools: str, seconds: int = 0) -> list[str]:
    """The buttons of the table screen that end the selection, when a round has just begun."""
    sitting = seated(app, "citadels", tools=list(tools), seconds_per_seat=seconds)
    do(sitting, None, kind="begin", crown=0)
    return START.findall(sitting.page(None))


def test_while_each_has_their_time_no_single_tap_ends_the_selection(app):
    """It was the one bright button in the panel of whoever had to turn up two characters first."""
    found = starts(app, "caller", "selection", seconds=60)
    assert found != []
    assert [one for one in found if "data-confirm" not in one] == []


def test_where_nobody_follows_the_draft_one_tap_begins_the_calls(app):
    for tools in (("caller",), ("caller", "selection")):
        assert any("data-confirm" not in one for one in starts(app, *tools))


def test_a_gold_mine_that_may_stand_there_is_gathered_from_on_a_phone(app):
    """Where cities are not kept the phone could not be drawn at all."""
    sitting = seated(app, "citadels", tools=["caller", "bank"], uniques=["gold_mine", *OTHERS])
    do(sitting, None, kind="begin", crown=0)
    do(sitting, None, kind="start_calls", round=1)
    do(sitting, None, kind="answer", call=call(sitting), who=0)
    page = sitting.page(0)
    [tapped] = re.findall(r'data-act="([^"]*gather[^"]*more[^"]*)"', page)
    act = json.loads(html.unescape(tapped))
    before = view(sitting)["seats"][0]["gold"]
    do(sitting, 0, **act)
    assert view(sitting)["seats"][0]["gold"] == before + 3


ASKED = re.compile(r'data-asked="(\w+)"')
NUMBER = re.compile(r'name="players\.\d+\.(gold|hand)"[^>]*value="(\d*)"')


def test_the_score_page_asks_each_district_for_what_it_counts(app):
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
    return sitting.page(0)


def test_what_was_kept_is_not_asked_for_at_the_last_count(app):
    def numbers(page: str) -> dict[str, str]:
        return dict(re.findall(r'name="(gold|hand)"[^>]*value="(\d*)"', page))

    blank = finals(app)
    assert numbers(blank) == {"gold": "", "hand": ""}
    assert "statue" in ASKED.findall(blank)
    kept = finals(app, "caller", "bank", "hands")
    assert numbers(kept) == {"gold": "2", "hand": "4"}
    assert "statue" not in ASKED.findall(kept), "who has the crown is known"


def test_whoever_leaves_a_count_is_named_again_when_they_come_back(app):
    people = "&name=Ann&name=Ben&name=Cem&name=Dan&name=Eve"
    shown = app.test_client().get(f"/score/citadels?players=4{people}").text
    [back] = re.findall(r'href="(/score/citadels\?players=5[^"]*)"', shown)
    assert html.unescape(back).endswith(people)
    assert "Eve" not in re.sub(r'href="[^"]*"', "", shown)


TURN = re.compile(r'data-opens="turn-(\d)"')
BUILD = re.compile(r'data-opens="build-(\d)"')


def turned(app: Flask, character: str, *deeds: dict[str, Any], **options: Any) -> str:
    """The table screen in Ben's turn, after he gathered and did this."""
    rank = CHARACTERS[character].rank
    cast = [*(each for each in USUAL if CHARACTERS[each].rank != rank), character]
    sitting = seated(app, "citadels", cast=cast, **{"tools": EVERYTHING} | options)
    do(sitting, None, kind="begin", crown=0)
    do(sitting, None, kind="start_calls", round=1)
    while view(sitting)["caller"]["rank"] != rank:
        do(sitting, None, kind="silence", call=call(sitting))
    do(sitting, None, kind="answer", call=call(sitting), who=1)
    for deed in ({"kind": "gather", "take": "gold"}, *deeds):
        do(sitting, 1, turn=view(sitting)["turn"]["turn"], **deed)
    return sitting.page(None)


@pytest.mark.parametrize(
    ("character", "deeds"),
    quickly(
        [
            ("king", ()),
            ("merchant", ()),
            ("patrician", ()),
            ("alchemist", ()),
            SPIED := ("spy", ({"kind": "spy", "whom": 2, "type": "trade", "cards": 1},)),
            ("wizard", ({"kind": "take_card", "whom": 2},)),
        ],
        ("king", ()),
        SPIED,
    ),
)
def test_what_leads_to_nothing_is_no_button(app, character, deeds):
    """It opened its own sentence, or "ability used"."""
    assert TURN.findall(turned(app, character, *deeds)) == []


def test_what_has_but_one_way_is_done_at_once(app):
    shown = turned(app, "seer")
    assert TURN.findall(shown) == []
    assert "One card from everybody, one back" in shown
    assert "use_ability" in html.unescape(shown)


@pytest.mark.parametrize(
    ("character", "opens"),
    quickly([("spy", ["1"]), ("emperor", ["1"]), ("warlord", [])], ("spy", ["1"])),
)
def test_what_there_is_to_choose_from_still_opens(app, character, opens):
    assert TURN.findall(turned(app, character)) == opens


def test_where_no_build_is_left_nobody_opens_one(app):
    """31 districts stood there, "not now"."""
    tavern: dict[str, object] = {"kind": "build", "district": "tavern"}
    assert BUILD.findall(turned(app, "king", tavern)) == []
    assert BUILD.findall(turned(app, "architect", tavern)) == ["1"]
    if is_thorough():
        assert BUILD.findall(turned(app, "king")) == ["1"]
        assert BUILD.findall(turned(app, "navigator")) == []


def asked(page: str, name: str) -> list[Any]:
    """The values of a choice in a form, as JSON."""
    found = re.findall(rf'<input type="radio" name="{name}" data-json value="([^"]*)"', page)
    return [json.loads(html.unescape(one)) for one in found]


def test_set_up_and_settings_ask_for_the_same_numbers_and_rulings(app):
    """Both are drawn from the fields of the move; 0 seconds are without a limit."""
    sitting = seated(app, "citadels", tools=EVERYTHING)
    dialogs = every_dialog(sitting.devices[None], sitting.page(None))
    settings = dialogs["settings"] + dialogs["rulings"]
    for page in (app.test_client().get("/new/citadels").text, settings):
        assert asked(page, "seconds_per_seat") == [0, 20, 30, 45, 60, 90]
        assert asked(page, "calls") == ["by_itself", "by_hand"]
        assert asked(page, "own_completed_city") == [False, True]
        assert asked(page, "completion_kept") == ["kept", "judged", "first_only"]
