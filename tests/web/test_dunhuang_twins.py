"""A warehouse is its owner's until all are turned up: in pages, dialogs, views, streams and logs
of others. Canaries are numbers that nobody else enters.
"""

import json
from pathlib import Path

import pytest

from companion import create_app

from .test_twins import PlayedEntry, Step, each_language, seated

OWNER = 1
OTHERS = (None, 0, 2, 3)
CARDS = "739"


def played(folder: Path, warehouse: dict[str, int]) -> PlayedEntry:
    """Everybody but Dan has counted; Ben holds this."""
    steps: tuple[Step, ...] = (
        (None, {"kind": "lay_tiles", "tiles": TILES}),
        (None, {"kind": "name_starter", "starter": 0}),
        (3, {"kind": "put_camel", "tile": 7}),
        (0, {"kind": "move", "turn": 1, "steps": 1}),
        (0, {"kind": "take_coins", "turn": 1}),
        (None, {"kind": "count", "phase": "play"}),
        (0, {"kind": "enter_final", "warehouse": {"5": 1}}),
        (OWNER, {"kind": "enter_final", "warehouse": warehouse}),
        (2, {"kind": "enter_final", "warehouse": {"6": 2}}),
    )
    app, tools = create_app(folder, NOW=lambda: 1_000_000), ["ring", "bank", "stalls", "deck"]
    return seated(app, "dunhuang", *steps, cover=True, tools=tools)


TILES = (
    "painter", "princess", "interpreter", "chinese_merchant", "soldier", "maid", "herdsman", "monk",
)  # fmt: skip


@pytest.fixture(scope="module")
def tea(tmp_path_factory: pytest.TempPathFactory) -> PlayedEntry:
    return played(tmp_path_factory.mktemp("tea"), {"7": int(CARDS)})


@pytest.fixture(scope="module")
def paper(tmp_path_factory: pytest.TempPathFactory) -> PlayedEntry:
    return played(tmp_path_factory.mktemp("paper"), {"8": 2, "2": 1})


@each_language
@pytest.mark.rule("dh.ruling.what_is_secret")
def test_tables_that_differ_in_a_warehouse_look_the_same_to_others(tea, paper, language):
    for place in OTHERS:
        assert tea.heard(place, language) == paper.heard(place, language)
        assert tea.answered(place, language) == paper.answered(place, language)
    assert tea.heard(OWNER, language) != paper.heard(OWNER, language)


def test_the_cover_of_a_seat_with_a_phone_knows_nothing_of_it(tea, paper):
    pages = [
        one.devices[None].get(f"/s/{one.code}/table/cover/{OWNER}").text for one in (tea, paper)
    ]
    assert pages[0] == pages[1]
    assert CARDS not in pages[0]


def test_refusals_do_not_depend_on_a_warehouse(tea, paper):
    asked: tuple[Step, ...] = (
        (None, {"kind": "finish"}),
        (0, {"kind": "finish"}),
        (2, {"kind": "enter_final", "warehouse": {"11": 1}}),
        (0, {"kind": "take_coins", "turn": 1}),
    )
    for place, action in asked:
        one, other = tea.act(place, **action), paper.act(place, **action)
        assert one.status_code == other.status_code >= 400
        assert json.loads(one.text) == json.loads(other.text)


@pytest.mark.rule("dh.score.reveal")
def test_all_warehouses_are_turned_up_at_once(tmp_path):
    sitting = played(tmp_path, {"7": int(CARDS)})
    assert sitting.act(3, kind="enter_final", warehouse={}).status_code == 200
    assert CARDS not in sitting.without_dialogs(0, "en")["view"]
    assert sitting.act(None, kind="finish").status_code == 200
    for place in OTHERS:
        heard = sitting.without_dialogs(place, "en")
        assert CARDS in heard["log page"]
        assert CARDS in heard["view"]
