"""Sittings that an older version has written go on: nobody finishes a game before an update.

The databases and what each version said of them itself are in `tests/upgrades`; see its README.
"""

import lzma
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import version as version_of
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


TOLD = {
    file.stem: msgspec.json.decode(file.read_bytes(), type=dict[str, Told])
    for file in sorted(FOLDER.glob("*.json"))
}
"""version → its sittings by name"""
SITTINGS = [(version, name) for version, every in TOLD.items() for name in every]
CHANGED: dict[tuple[str, str], str] = {}
"""sittings whose figures are other ones today, and why"""
MISTAKEN = {
    ("0.1.0", "sheriff-first-4-astray"): (
        "spends what the verdict gave of a bag that is undecided again"
    ),
}
"""sittings that rest on a mistake which may be put right by now: then they are their log"""
FEW = (*SITTINGS[::28], *MISTAKEN)
"""for `make test`"""
REVISIONS = {"0.1.0": revisions(), "0.2.0": revisions()[8:]}
"""version → the revisions of its tables, its own and later ones"""


def is_by_chance(name: str) -> bool:
    """Whether it did what came to it, not as people play: what a rule that was put right gives may
    differ.
    """
    return "chance" in name or "astray" in name


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Each older version's database."""
    return {version: unpack(version, tmp_path_factory.mktemp(version)) for version in TOLD}


def unpack(version: str, folder: Path) -> Path:
    database = folder / "companion.sqlite3"
    statements = lzma.decompress((FOLDER / f"{version}.sql.xz").read_bytes()).decode()
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
def apps(
    databases: dict[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Flask]]:
    apps = {
        version: today(old, tmp_path_factory.mktemp("now")) for version, old in databases.items()
    }
    yield apps
    for app in apps.values():
        app.extensions["companion"].store.close()


def look(app: Flask, told: Told) -> SittingView:
    found: SittingView = app.extensions["companion"].sittings.queries.look(told.code, None)
    return found


def folded(app: Flask, told: Told) -> FoldedSitting:
    found: FoldedSitting = app.extensions["companion"].sittings.queries.fold(told.code)
    return found


def test_every_version_that_was_landed_has_left_what_it_wrote():
    assert TOLD.keys() == REVISIONS.keys()
    assert version_of("tabletop-companion") in TOLD


@pytest.mark.parametrize(
    ("version", "revision"), [(version, one) for version, all in REVISIONS.items() for one in all]
)
def test_what_was_finished_is_in_the_history_and_its_names_are_people(
    databases, tmp_path, version, revision
):
    database = brought_to(revision, databases[version], tmp_path / revision)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone()[0] == (
            revision
        )
    house = today(database, tmp_path).extensions["companion"]
    rows = {row.code: row for row in house.history.every()}
    people = {one.name for one in house.history.people.list_all()}
    finished = [told for told in TOLD[version].values() if told.ended]
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


@pytest.mark.parametrize(("version", "name"), quickly(SITTINGS, *FEW))
def test_an_older_sitting_stands_as_it_stood_and_is_played_on(apps, version, name):
    try:
        stands_as_it_stood(apps[version], version, name)
    except UnfoldableError:
        assert (version, name) in MISTAKEN
    else:
        go_on(apps[version], TOLD[version][name], Random(name))


def stands_as_it_stood(app: Flask, version: str, name: str) -> None:
    told = TOLD[version][name]
    seen, play = look(app, told), folded(app, told)
    assert (seen.version, seen.names, seen.ended) == (told.version, told.names, told.ended)
    assert play.game.treasury(play.state) == told.money
    sheet = app.extensions["companion"].sittings.queries.result(told.code)
    assert told.totals == (None if sheet is None else [score.total for score in sheet.players])
    if not is_by_chance(name):
        seats = msgspec.json.decode(msgspec.json.encode(seen.view))["seats"]
        found = {figure: [seat[figure] for seat in seats] for figure in told.figures}
        assert (found != told.figures) == ((version, name) in CHANGED), (found, told.figures)


@pytest.mark.parametrize(("version", "name"), quickly(SITTINGS, *FEW))
def test_an_older_sitting_is_shown(apps, version, name):
    told, app = TOLD[version][name], apps[version]
    sittings = app.extensions["companion"].sittings
    client = app.test_client()
    client.set_cookie(f"table_{told.code}", told.table_token)
    try:
        seen = sittings.queries.look(told.code, None)
    except UnfoldableError:
        assert (version, name) in MISTAKEN
        pages, version = {"table": 409, "log": 200}, told.version
    else:
        pages, version = {"table": 200, "log": 200}, seen.version
        if seen.ended:
            pages["result"] = 200
    for page, status in pages.items():
        assert client.get(f"/s/{told.code}/{page}").status_code == status, page
    assert len(sittings.queries.log(told.code, 0)) == version


def go_on(app: Flask, told: Told, random: Random) -> None:
    """Something is done that is on offer; at the end there is only the way back."""
    sittings = app.extensions["companion"].sittings
    play, seen = folded(app, told), look(app, told)
    offers: list[tuple[int | None, dict[str, Any]]] = [
        (seat, msgspec.to_builtins(action))
        for seat in (None, *range(len(seen.names)))
        for action in offered(play.game, play.state, seat, random)
    ]
    if seen.undo is not None:
        back = {"kind": "rewind", "to": seen.undo.to, "expected": seen.version}
        offers.append((None, back))
    for seat, action in offers:
        try:
            done = sittings.act(told.code, TABLE, "played-on", seat, action)
        except GameError:
            continue
        assert done.version == seen.version + 1
        return
    raise AssertionError("nothing can be done any more")


@pytest.mark.parametrize("version", TOLD)
def test_what_fell_due_meanwhile_happens_after_the_update(databases, tmp_path, version):
    house = today(databases[version], tmp_path).extensions["companion"]
    due = dict(house.sittings.queries.all_due())
    assert due.keys() == {told.code for told in TOLD[version].values() if told.deadline is not None}
    house.clock.wind()
    house.clock.tick()
    left = dict(house.sittings.queries.all_due())
    house.store.close()
    assert all(at != due[code] for code, at in left.items())
