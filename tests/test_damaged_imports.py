"""A sitting that was damaged on its way is refused in a sentence, and nothing of it is written."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask

from companion import create_app
from companion.sittings import Bearer
from tests.conftest import AT_WILL, WallClock
from tests.recorded import FILES, kinds, read
from tests.web.fuzzing import spoilt

TABLE = Bearer(table=True)
TIMES = 1_000
EACH = 50
"""documents a seed"""


def documents(app: Flask, names: list[str]) -> list[bytes]:
    """Of games that were played to their end; with their tables, and without what nobody saw."""
    sittings, client, found = app.extensions["companion"].sittings, app.test_client(), []
    for name in names:
        recording, _ = read(name)
        opened = sittings.open(recording.game, recording.options, recording.seats)
        for number, entry in enumerate(recording.entries):
            app.config["NOW"].at = entry.at
            sittings.act(opened.code, TABLE, f"entry-{number}", entry.seat, entry.action)
        head = {"Authorization": f"Bearer {opened.table_token}"}
        found.append(client.get(f"/api/v1/sittings/{opened.code}/export", headers=head).data)
    return found


def damaged(whole: bytes, dice: Random) -> bytes:
    """Cut off, with a bit turned, something doubled or gone, or with another value in it."""
    at, other = sorted(dice.randrange(len(whole)) for _ in range(2))
    match dice.randrange(8):
        case 0:
            return whole[:at]
        case 1:
            return whole[:at] + bytes([whole[at] ^ (1 << dice.randrange(8))]) + whole[at + 1 :]
        case 2:
            return whole[:at] + whole[other:]
        case 3:
            return whole[:other] + whole[at:]
        case 4:
            return whole[:at] + dice.randbytes(dice.randrange(1, 30)) + whole[at:]
        case _:
            return json.dumps(spoilt(json.loads(whole), dice)).encode("utf-8", "surrogatepass")


def written(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as database:
        tables = ("sittings", "entries", "claims", "results", "trail")
        return {
            table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in tables
        }


def same(one: bytes, other: bytes) -> bool:
    """Whether they say the same; what cannot be read says nothing."""
    try:
        return bool(json.loads(one) == json.loads(other))
    except (ValueError, RecursionError):
        return False


def damage(app: Flask, folder: Path, wholes: list[bytes], seed: int, times: int) -> Counter[str]:
    dice, client, counts = Random(seed), app.test_client(), Counter[str]()
    before = written(folder / "companion.sqlite3")
    for number in range(times):
        whole = dice.choice(wholes)
        sent = damaged(whole, dice)
        if same(sent, whole):
            continue
        answer = client.post("/api/v1/sittings/import", data=sent, content_type="application/json")
        where = f"seed {seed}, document {number}: {answer.text[:400]}"
        assert 400 <= answer.status_code < 500, where
        problem: Any = answer.json
        assert problem["detail"].endswith((".", "!", "?", "…")), where
        assert written(folder / "companion.sqlite3") == before, where
        counts["documents"] += 1
        counts[f"refused_with_{answer.status_code}"] += 1
    return counts


@pytest.fixture
def app(tmp_path):
    app = create_app(tmp_path, TESTING=True, NOW=WallClock(), **AT_WILL)
    yield app
    app.extensions["companion"].store.close()


def test_a_damaged_sitting_is_refused_and_nothing_of_it_is_written(app, tmp_path):
    wholes = documents(app, ["sheriff-first-3", "dunhuang-2-coins"])
    assert len(damage(app, tmp_path, wholes, 0, 60)) > 2


@pytest.mark.soak
@pytest.mark.timeout(3_600)
def test_sittings_damaged_in_a_thousand_ways_are_refused(app, tmp_path, request, counted):
    names = {read(name)[0].game: name for name in FILES if "time_up" not in kinds(read(name)[0])}
    wholes = documents(app, [*names.values()])
    first = request.config.getoption("first_seed")
    for seed in range(first, first + TIMES // EACH):
        counted(**damage(app, tmp_path, wholes, seed, EACH))
