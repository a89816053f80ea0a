"""What a table may send by mistake: a sentence comes back, and nothing is lost."""

from pathlib import Path

import pytest

from companion import create_app
from companion.services import house_key

from .conftest import FIGHT
from .test_twins import Played, seated


def battle(folder: Path) -> Played:
    app, steps = create_app(folder, NOW=lambda: 1_000_000), [(None, action) for action in FIGHT]
    return seated(app, "condottiere", *steps, tools=["map", "battle"])


def stalls(folder: Path) -> Played:
    app = create_app(folder, NOW=lambda: 1_000_000)
    placed = (None, {"kind": "place", "who": 0, "good": 7})
    return seated(app, "dunhuang", placed, tools=["stalls"])


@pytest.mark.parametrize(
    ("opened", "action"),
    [
        (battle, {"kind": "correct_city", "city": "Roma", "owner": [0, 1]}),
        (battle, {"kind": "correct_city", "city": "Roma", "owner": 9}),
        (battle, {"kind": "correct_line", "battle": 1, "who": 0, "cards": [10] * 600}),
        (stalls, {"kind": "turn_by_hand", "good": 8, "guard": "priest"}),
        (stalls, {"kind": "correct_token", "good": 11, "holder": 0}),
        (stalls, {"kind": "has_most", "good": 7, "who": 0}),
        (stalls, {"kind": "tell", "who": 0, "tokens": 3}),
    ],
    ids=lambda value: value if isinstance(value, str) else getattr(value, "__name__", ""),
)
def test_it_is_refused_in_a_sentence_and_the_log_stays(tmp_path, opened, action):
    sitting = opened(tmp_path)
    before = sitting.devices[None].get(f"/api/v1/sittings/{sitting.code}/log").json
    answer = sitting.act(None, **action)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json["detail"]
    assert sitting.devices[None].get(f"/api/v1/sittings/{sitting.code}/log").json == before


NO_VALUES = {
    "an integer of 4,301 digits": "9" * 4_301,
    "a negative one": "-" + "9" * 4_301,
    "a float that is infinite": "1e999",
    "a float of many digits": "0." + "1" * 5_000,
    "an exponent of many digits": "1e" + "9" * 5_000,
    "lists in lists": "[" * 60_000 + "]" * 60_000,
    "objects in objects": '{"a":' * 60_000 + "1" + "}" * 60_000,
    "lists that never end": "[" * 60_000,
    "half a letter": '"\\ud800"',
    "no number": "NaN",
}
READERS = {
    "/api/v1/sittings": '{{"game": "sheriff", "seats": [{{"name": "Ann"}}], "options": {}}}',
    "/new/sheriff": '{{"seats": [{{"name": {}}}]}}',
    "/api/v1/games/sheriff/score": '{{"edition": "first", "players": [{{"gold": {}}}]}}',
    "/score/sheriff?show&id=12345678": '{{"edition": "first", "players": {}}}',
    "/api/v1/sittings/import": '{{"format": 1, "entries": [{{"action": {}}}]}}',
    "/api/v1/house/import": '{{"house": 1, "a": {}}}',
    "/api/v1/house/import?dry_run=true": '{{"plays": [{{"a": {}}}], "games": [], "players": []}}',
    "/key/bring?dry_run=true": '{{"a": {}}}',
    "/api/v1/people/x/merge": '{{"into": {}}}',
    "/api/v1/history/remove": '{{"codes": [{}]}}',
}


@pytest.mark.parametrize("value", NO_VALUES)
def test_every_reader_refuses_what_python_cannot_read(tmp_path, value):
    """The import of a house answered 500."""
    app = create_app(tmp_path, OPENINGS_PER_MINUTE=0, IMPORTS_PER_MINUTE=0)
    client, head = app.test_client(), {"Authorization": f"Bearer {house_key(tmp_path)}"}
    client.set_cookie("house_key", house_key(tmp_path))
    for path, document in READERS.items():
        sent = document.format(NO_VALUES[value])
        answer = client.post(path, data=sent, content_type="application/json", headers=head)
        assert answer.status_code < 500, (path, answer.text)
        assert answer.status_code >= 400 or answer.get_json()["refused"], (path, answer.text)
    app.extensions["companion"].store.close()
