"""A house for the tests: the toy game, a wall clock that stands still, dice that are known."""

from __future__ import annotations

import gc
import os
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from click.testing import CliRunner, Result
from flask import Flask
from hypothesis import settings
from jinja2 import ChoiceLoader, FileSystemLoader
from werkzeug.routing import Rule

from companion import create_app, paths
from companion.bell import Bell
from companion.cli import cli
from companion.clock import Clock
from companion.engine.game import PlayedGame
from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.engine.score import Line, Score, ScoreSheet
from companion.games import GAMES
from companion.history import History
from companion.sittings import Bearer, Sittings, SittingView
from companion.store import MIGRATIONS, Store, WriteSession, connect
from companion.store.sqlite import PRAGMAS
from companion.store.store import TRIES
from companion.text import Language, sentence
from companion.web import static_tree
from tests import toy
from tests.examples import THOROUGH
from tests.postgresql import HASTE, MissingError, PostgreSQL

settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile(THOROUGH, deadline=None, derandomize=False)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--moves", type=int, default=100_000, help="played by chance in the soak")
    parser.addoption("--first-seed", type=int, default=0, help="where the soak goes on")
    parser.addoption("--minutes", type=float, default=10, help="that the interface is asked for")


def pytest_collection_finish() -> None:
    """What is there by now stays to the end: no need to look through it for garbage, and seldom
    through the rest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


Counted = Callable[..., None]


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Counted:
    """Called with how often each thing was tried. `make soak` ends with the sums of all tests."""

    def note(**counts: int) -> None:
        record_property("counted", counts)

    return note


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """What a soak counted, a line for each test, and how to do the same again."""
    sums: dict[str, Counter[str]] = {}
    failed, seconds = Counter[str](), Counter[str]()
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            noted = [value for name, value in report.user_properties if name == "counted"]
            if noted or (outcome == "failed" and "soak" in report.keywords):
                test = report.nodeid.rpartition("::")[2].partition("[")[0]
                sums.setdefault(test, Counter())
                for counts in noted:
                    sums[test].update(counts)
                failed[test] += outcome == "failed"
                seconds[test] += round(report.duration)
    if not sums:
        return
    terminalreporter.write_sep("-", "counts")
    for test, total in sorted(sums.items()):
        total.update(failed=failed[test], seconds=seconds[test])
        said = ", ".join(f"{number:,} {what.replace('_', ' ')}" for what, number in total.items())
        terminalreporter.write_line(f"{test}: {said}")
    first = config.getoption("first_seed")
    terminalreporter.write_line(f"again: make soak ARGS='--first-seed {first} -k NAME'")


TABLE = Bearer(table=True)
TABLES = "tables"
"""a database with the tables of today, which one test after the other has to itself"""

LASTING = PRAGMAS
"""as the house has them; a test outlives no power cut"""

AT_WILL = {f"{what}_PER_MINUTE": 0 for what in ("OPENINGS", "IMPORTS", "PRINTS", "LOGS")}
"""Settings for tests that open, bring along and print more than anybody would"""


@dataclass
class WallClock:
    at: int = 1_000_000

    def __call__(self) -> int:
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        self.at += int(1000 * seconds)


@dataclass
class ToyHouse:
    """Everything but the web, over a database; a second one over the same is a restart."""

    path: Path
    """of the SQLite file"""
    now: WallClock = field(default_factory=WallClock)
    game: PlayedGame[Any, Any, Any] = toy.GAME
    keep: int = 64
    tries: int = TRIES
    url: str = ""
    """of the database where it is no file"""

    def __post_init__(self) -> None:
        self.store = connect(self.url or f"sqlite:///{self.path}", tries=self.tries)
        self.store.migrate()
        self.bell = Bell()
        self.sittings = Sittings(
            {self.game.key: self.game},
            self.store,
            self.bell,
            now=self.now,
            dice=Random(7),
            keep=self.keep,
        )
        self.clock = Clock(self.sittings, now=self.now)
        self._ids = 0
        self._later: list[ToyHouse] = []

    def restarted(self, **changes: Any) -> ToyHouse:
        later = ToyHouse(self.path, self.now, **{"game": self.game, "url": self.url, **changes})
        self._later.append(later)
        return later

    def later(self, seconds: float) -> None:
        """Time passes, and the clock ticks."""
        self.now.pass_seconds(seconds)
        self.clock.tick()

    def opened(self, *names: str) -> str:
        return self.sittings.open(self.game.key, None, names or ("Ann", "Ben", "Cem")).code

    def act(self, code: str, seat: int | None, by: Bearer = TABLE, /, **action: object) -> int:
        """Something is done under an id of its own."""
        self._ids += 1
        return self.sittings.act(code, by, f"{id(self)}-{self._ids}", seat, action).version

    def phone(self, code: str, seat: int | None, /, **action: object) -> int:
        """Something is done on the phone of that seat."""
        return self.act(code, seat, Bearer(seat=seat), **action)

    def rewind(self, code: str, to: int, by: Bearer = TABLE) -> int:
        expected = self.sittings.queries.look(code, None).version
        return self.act(code, by.seat, by, kind="rewind", to=to, expected=expected)

    def undo(self, code: str, by: Bearer = TABLE) -> int:
        step = self.sittings.queries.look(code, by.seat).undo
        assert step is not None
        return self.rewind(code, step.to, by)

    def redo(self, code: str, by: Bearer = TABLE) -> int:
        step = self.sittings.queries.look(code, by.seat).redo
        assert step is not None
        return self.rewind(code, step.to, by)

    def look(self, code: str, viewer: int | None = None) -> SittingView:
        return self.sittings.queries.look(code, viewer)

    def view(self, code: str, viewer: int | None = None) -> toy.View:
        view = self.sittings.queries.look(code, viewer).view
        assert isinstance(view, toy.View)
        return view

    def close(self) -> None:
        for one in (*self._later, self):
            one.store.close()


def meanwhile(patch: pytest.MonkeyPatch, store: Store, happens: Callable[[], object]) -> None:
    """Lets something happen once, after the next request has come and before it writes."""
    writing, append = store.writing, store.append

    def now() -> None:
        patch.setattr(store, "writing", writing)
        patch.setattr(store, "append", append)
        happens()

    @contextmanager
    def writing_later(**options: Any) -> Iterator[WriteSession]:
        now()
        with writing(**options) as session:
            yield session

    def append_later(*args: Any, **options: Any) -> bool:
        now()
        return append(*args, **options)

    patch.setattr(store, "writing", writing_later)
    patch.setattr(store, "append", append_later)


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal says nothing of a language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@contextmanager
def locked(file: Path) -> Iterator[sqlite3.Connection]:
    """Another program writes meanwhile."""
    with closing(sqlite3.connect(file, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        yield stranger


def together(*works: Callable[[], Any]) -> list[Any]:
    """Do all at once, in as many threads: what each returned, or was refused with."""
    barrier = threading.Barrier(len(works))

    def do(work: Callable[[], Any]) -> Any:
        barrier.wait()
        try:
            return work()
        except GameError as refusal:
            return refusal

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(do, works))


def change_tables(url: str, revision: str, *statements: str, down: bool = False) -> None:
    """Give a database the tables of another version, then change it by these."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        (command.downgrade if down else command.upgrade)(config, revision)
        for statement in statements:
            connection.execute(sa.text(statement))
    engine.dispose()


def run_cli(*words: object, sent: str | bytes | None = None) -> Result:
    return CliRunner().invoke(cli, [str(word) for word in words], input=sent)


def score_sheet(*players: tuple[str, int], game: str = "pearls") -> ScoreSheet:
    """What each has, in one line; whoever has most has won."""
    best = max(points for _, points in players)
    scores = tuple(
        Score(
            name,
            (Line("points", points, Message("history-corrected-line")),),
            place=1 + sum(other > points for _, other in players),
            winner=points == best,
        )
        for name, points in players
    )
    return ScoreSheet(game, scores, "total")


def know_pearls(patch: pytest.MonkeyPatch) -> None:
    """The words of the toy game are in the catalogues while this lasts."""
    catalogues = sentence._sentence  # noqa: SLF001

    def said(language: Language, key: str, /, **words: Any) -> str:
        if key not in toy.WORDS:
            return catalogues(language, key, **words)
        return f"{language}: {toy.WORDS[key].format(**words)}"

    patch.setattr(sentence, "_sentence", said)


@pytest.fixture(scope="module")
def toy_words() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        know_pearls(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def _what_every_app_makes_is_made_once() -> Iterator[None]:
    """Not by each of a thousand: Werkzeug makes two functions of each route that is added, every
    file for browsers is read for its digest, and a new database takes longer than most tests.
    """
    read, ours = static_tree.read, static_tree.read(paths.assets() / "static")
    migrate, tables = Store.migrate, new_database()
    compiled = Rule._compile_builder  # noqa: SLF001
    known: dict[object, Any] = {}

    def compile_once(rule: Rule, append_unknown: bool = True) -> Any:
        address = rule.rule, rule.subdomain, rule.host, *sorted((rule.defaults or {}).items())
        key = address, append_unknown
        if key not in known:
            known[key] = compiled(rule, append_unknown)
        return known[key]

    def migrate_copy(store: Store, *before: Any) -> None:
        """Tables of today at once, instead of all migrations one after the other."""
        file = store.path
        if file is not None and file.parent.is_dir() and not file.exists():
            file.write_bytes(tables)
            with closing(sqlite3.connect(file)) as there, there:
                there.execute("UPDATE incarnation SET id = lower(hex(randomblob(8)))")
        migrate(store, *before)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rule, "_compile_builder", compile_once)
        patch.setattr(Store, "migrate", migrate_copy)
        patch.setattr("companion.store.sqlite.PRAGMAS", (*LASTING, "synchronous = OFF"))
        patch.setattr(static_tree, "read", lambda one: ours if one == ours.folder else read(one))
        yield


def new_database() -> bytes:
    """An SQLite file with the tables of today."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        store = connect(f"sqlite:///{path}")
        store.migrate()
        store.close()
        return path.read_bytes()


def with_pearls(folder: Path, **settings: Any) -> Flask:
    """A whole app with the toy game beside the real ones, its screens included."""
    games = {**GAMES, "pearls": toy.GAME}
    app = create_app(folder, **{"GAMES": games, "TESTING": True, **AT_WILL, **settings})
    assert app.jinja_loader is not None
    own = FileSystemLoader(Path(__file__).parent / "templates")
    app.jinja_loader = ChoiceLoader([app.jinja_loader, own])
    return app


@pytest.fixture
def plain_app(tmp_path: Path) -> Iterator[Flask]:
    """An app with our own games alone, in which one may do anything at will."""
    app = create_app(tmp_path, NOW=WallClock(), TESTING=True, TRIES_PER_MINUTE=0, **AT_WILL)
    yield app
    app.extensions["companion"].store.close()


@pytest.fixture
def instance(tmp_path: Path) -> Path:
    return tmp_path / "instance"


@pytest.fixture
def played(instance: Path) -> Iterator[str]:
    """The code of a sitting in that instance, in which the bank has paid Ann."""
    app = create_app(instance, TESTING=True)
    sittings = app.extensions["companion"].sittings
    code: str = sittings.open("sheriff", None, ("Ann", "Ben", "Cem")).code
    pay = {"kind": "pay", "payer": None, "payee": 0, "amount": 7}
    sittings.act(code, TABLE, "one", None, pay)
    yield code
    app.extensions["companion"].store.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One for all tests of this process, with the tables of today to make others from."""
    try:
        server = PostgreSQL(**HASTE)
    except MissingError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    try:
        server.start()
        server.create(TABLES)
        store = connect(server.url(TABLES))
        store.migrate()
        store.close()
        yield server
    finally:
        server.close()


@pytest.fixture
def server_house(postgresql: PostgreSQL, tmp_path: Path) -> Iterator[ToyHouse]:
    """A house whose database is on a server."""
    house = ToyHouse(tmp_path / "none", url=postgresql.url(TABLES))
    yield house
    house.close()
    postgresql.empty(TABLES)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked so are done on both databases, unless they are about the file."""
    marks = {mark.name: mark for mark in metafunc.definition.iter_markers()}
    if "database" not in metafunc.fixturenames or "databases" not in marks:
        return
    later = [] if marks["databases"].kwargs.get("thin") else [pytest.mark.slow]
    server = [] if "file" in marks else [pytest.param("postgresql", marks=later)]
    metafunc.parametrize("database", ["sqlite", *server], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Its address; '' for the usual file."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield ""
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    yield server.url(TABLES)
    server.empty(TABLES)


def lying_at(database: str) -> dict[str, str]:
    """The settings of an app for what `database` is."""
    return {"SQLALCHEMY_DATABASE_URI": database} if database else {}


@pytest.fixture
def house(tmp_path: Path, database: str) -> Iterator[ToyHouse]:
    house = ToyHouse(tmp_path / "companion.sqlite3", url=database)
    yield house
    house.close()


@pytest.fixture
def history(house: ToyHouse) -> History:
    return History(house.store, house.sittings, now=house.now)


@pytest.fixture
def code(house: ToyHouse) -> str:
    """A sitting of three."""
    return house.opened()
