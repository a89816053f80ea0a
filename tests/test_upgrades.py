"""Sittings that an older version has written go on: nobody finishes a game before an update.

The databases and what each version said of them itself are in `tests/upgrades`; see its README.
"""

import lzma
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from flask import Flask

from companion import create_app
from companion.engine.refusal import GameError
from companion.sittings import Bearer, FoldedSitting, SittingView, UnfoldableError
from companion.store import revisions
from tests.conftest import change_tables
from tests.contract.chance import offered
from tests.examples import quickly

FOLDER = Path(__file__).parent / "upgrades"
VERSION = "0.1.0"
TABLE = Bearer(table=True)
DAY = 86_400_000


class Told(msgspec.Struct, frozen=True):
    """What the older version said of a sitting."""

    code: str
    table_token: str
    game: str
    version: int
    names: tuple[str, ...]
    ended: bool
    totals: list[int] | None
    figures: dict[str, list[Any]]
    money: int
    deadline: int | None


TOLD = msgspec.json.decode((FOLDER / f"{VERSION}.json").read_bytes(), type=dict[str, Told])
PLAYED = tuple(name for name in TOLD if "chance" not in name and "astray" not in name)
"""as people play; the others did what came to them, and what an issue puts right may differ"""
CHANGED: dict[str, str] = {}
"""sittings whose figures are other ones today, and why"""
MISTAKEN = {
    "sheriff-first-4-astray": "spends what the verdict gave of a bag that is undecided again",
}
"""sittings that rest on a mistake which may be put right by now: then they are their log"""
FEW = (*tuple(TOLD)[::16], *MISTAKEN)
"""for `make test`"""


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The older version's database."""
    database = tmp_path_factory.mktemp("old") / "companion.sqlite3"
    statements = lzma.decompress((FOLDER / f"{VERSION}.sql.xz").read_bytes()).decode()
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(statements)
    return database


def today(old: Path, folder: Path) -> Flask:
    """The companion of today over a copy of it, the next day."""
    shutil.copy(old, folder)
    with closing(sqlite3.connect(old)) as connection:
        (last,) = connection.execute("SELECT max(touched_at) FROM sittings").fetchone()
    return create_app(folder, NOW=lambda: last + DAY, DICE=Random(3), TRIES_PER_MINUTE=0)


def brought_to(revision: str, old: Path, folder: Path) -> Path:
    """A copy of it whose tables are of that revision, as a version in between had them."""
    folder.mkdir()
    database = Path(shutil.copy(old, folder))
    change_tables(f"sqlite:///{database}", revision)
    return database


@pytest.fixture(scope="module")
def app(old: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    app = today(old, tmp_path_factory.mktemp("today"))
    yield app
    app.extensions["companion"].store.close()


def look(app: Flask, name: str) -> SittingView:
    found: SittingView = app.extensions["companion"].sittings.queries.look(TOLD[name].code, None)
    return found


def folded(app: Flask, name: str) -> FoldedSitting:
    found: FoldedSitting = app.extensions["companion"].sittings.queries.fold(TOLD[name].code)
    return found


@pytest.mark.parametrize("revision", revisions())
def test_what_was_finished_is_in_the_history_and_its_names_are_people(old, tmp_path, revision):
    database = brought_to(revision, old, tmp_path / revision)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone()[0] == (
            revision
        )
    house = today(database, tmp_path).extensions["companion"]
    rows = {row.code: row for row in house.history.every()}
    people = {one.name for one in house.history.people.list_all()}
    finished = [told for told in TOLD.values() if told.ended]
    assert rows.keys() == {told.code for told in finished}
    for told in finished:
        row = rows[told.code]
        assert row.names == told.names
        assert [seat.total for seat in row.seats] == told.totals
        assert all((seat.person is None) == (not seat.name) for seat in row.seats)
        assert set(filter(None, told.names)) <= people
    assert sum(one.plays for one in house.history.people.list_all()) == sum(
        bool(name) for told in finished for name in told.names
    )
    house.store.close()


@pytest.mark.parametrize("name", quickly(TOLD, *FEW))
def test_an_older_sitting_stands_as_it_stood_and_is_played_on(app, name):
    try:
        stands_as_it_stood(app, name)
    except UnfoldableError:
        assert name in MISTAKEN
    else:
        go_on(app, name)


def stands_as_it_stood(app: Flask, name: str) -> None:
    told, seen, play = TOLD[name], look(app, name), folded(app, name)
    assert (seen.version, seen.names, seen.ended) == (told.version, told.names, told.ended)
    assert play.game.treasury(play.state) == told.money
    sheet = app.extensions["companion"].sittings.queries.result(told.code)
    assert told.totals == (None if sheet is None else [score.total for score in sheet.players])
    if name in PLAYED:
        seats = msgspec.json.decode(msgspec.json.encode(seen.view))["seats"]
        found = {figure: [seat[figure] for seat in seats] for figure in told.figures}
        assert (found != told.figures) == (name in CHANGED), (found, told.figures)


@pytest.mark.parametrize("name", quickly(TOLD, *FEW))
def test_an_older_sitting_is_shown(app, name):
    told, sittings = TOLD[name], app.extensions["companion"].sittings
    client = app.test_client()
    client.set_cookie(f"table_{told.code}", told.table_token)
    try:
        seen = sittings.queries.look(told.code, None)
    except UnfoldableError:
        assert name in MISTAKEN
        pages, version = {"table": 409, "log": 200}, told.version
    else:
        pages, version = {"table": 200, "log": 200}, seen.version
        if seen.ended:
            pages["result"] = 200
    for page, status in pages.items():
        assert client.get(f"/s/{told.code}/{page}").status_code == status, page
    assert len(sittings.queries.log(told.code, 0)) == version


def go_on(app: Flask, name: str) -> None:
    """Something is done that is on offer; at the end there is only the way back."""
    sittings, code = app.extensions["companion"].sittings, TOLD[name].code
    play, seen = folded(app, name), look(app, name)
    offers: list[tuple[int | None, dict[str, Any]]] = [
        (seat, msgspec.to_builtins(action))
        for seat in (None, *range(len(seen.names)))
        for action in offered(play.game, play.state, seat, Random(name))
    ]
    if seen.undo is not None:
        back = {"kind": "rewind", "to": seen.undo.to, "expected": seen.version}
        offers.append((None, back))
    for seat, action in offers:
        try:
            done = sittings.act(code, TABLE, "played-on", seat, action)
        except GameError:
            continue
        assert done.version == seen.version + 1
        return
    raise AssertionError("nothing can be done any more")


def test_what_fell_due_meanwhile_happens_after_the_update(old, tmp_path):
    house = today(old, tmp_path).extensions["companion"]
    due = dict(house.sittings.queries.all_due())
    assert due.keys() == {told.code for told in TOLD.values() if told.deadline is not None}
    house.clock.wind()
    house.clock.tick()
    left = dict(house.sittings.queries.all_due())
    house.store.close()
    assert all(at != due[code] for code, at in left.items())
