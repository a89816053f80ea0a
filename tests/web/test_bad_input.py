"""What a table may send by mistake: a sentence comes back, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion import create_app

from .test_twins import Played, seated


def battle(folder: Path) -> Played:
    sitting = seated(
        create_app(folder, NOW=lambda: 1_000_000), "condottiere", tools=["map", "battle"]
    )
    for action in (
        {"kind": "begin", "game": 1, "holder": 0},
        {"kind": "attack", "battle": 1, "city": "Roma"},
    ):
        answer = sitting.act(None, **action)
        assert answer.status_code == 200, answer.text
    return sitting


def stalls(folder: Path) -> Played:
    sitting = seated(create_app(folder, NOW=lambda: 1_000_000), "dunhuang", tools=["stalls"])
    assert sitting.act(None, kind="place", who=0, good=7).status_code == 200
    return sitting


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
def test_it_is_refused_in_a_sentence_and_the_log_stays(
    tmp_path: Path, opened: Any, action: dict[str, Any]
) -> None:
    sitting = opened(tmp_path)
    before = sitting.devices[None].get(f"/api/v1/sittings/{sitting.code}/log").json
    answer = sitting.act(None, **action)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json["detail"]
    assert sitting.devices[None].get(f"/api/v1/sittings/{sitting.code}/log").json == before
