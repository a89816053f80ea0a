"""What one asks for keeps nobody else waiting: long work has slices, or a thread of its own.

How long the others wait is measured by `make bench`.
"""

import hashlib
import threading
import tracemalloc
from collections.abc import Iterator

import flask
import msgspec
import pytest

from companion import background, create_app
from companion.documents import decode
from companion.documents.checks import MOST_ITEMS
from companion.engine.refusal import FaultyError, GameError
from companion.sittings import cache, chronicle, export_format, importing, log_pages, tokens
from companion.sittings import entries as entries_module
from companion.sittings.entries import effective_entries
from companion.web import bodies, schemas, template_globals
from tests.conftest import TABLE, ToyHouse

LONG = 3 * cache.SLICE + 7


class Turns:
    """How often somebody else had a turn, and whether they could write then."""

    def __init__(self, house: ToyHouse) -> None:
        self.house = house
        self.free: list[bool] = []

    def __call__(self) -> None:
        self.free.append(not self.house.store._lock.locked())  # noqa: SLF001


def rows(code: str, n: int) -> Iterator[dict[str, object]]:
    body = msgspec.json.encode({"kind": "start", "seconds": 60, "at": 1}).decode()
    for number in range(1, n + 1):
        yield {
            "sitting": code,
            "number": number,
            "seat": None,
            "at": number,
            "action_id": f"id-{number}",
            "body": body,
            "request_hash": "",
        }


@pytest.fixture
def long(house: ToyHouse, code: str, monkeypatch: pytest.MonkeyPatch) -> ToyHouse:
    """Another run of the house, which has not folded the long sitting yet."""
    house.act(code, None, kind="start", seconds=60)
    with house.store.reading() as session:
        (made,) = session.entries(code)
    with house.store.writing() as session:
        session.add_all({**row, "body": made.body} for row in list(rows(code, LONG))[1:])
    return house.restarted()


def test_a_long_log_is_folded_in_slices(long, code, monkeypatch):
    turns = Turns(long)
    monkeypatch.setattr(cache, "yield_to_other_greenlets", turns)
    assert long.look(code).version == LONG
    assert turns.free == [True] * 3
    assert long.look(code).version == LONG
    assert len(turns.free) == 3, "once"


def test_a_long_log_is_folded_before_anybody_writes_to_it(long, code, monkeypatch):
    turns = Turns(long)
    monkeypatch.setattr(cache, "yield_to_other_greenlets", turns)
    assert long.sittings.act(code, TABLE, "more", 0, {"kind": "take", "n": 1}).version == LONG + 1
    assert turns.free == [True] * 3


def test_what_is_done_between_two_slices_is_there_once(long, code, monkeypatch):
    def turn() -> None:
        monkeypatch.setattr(cache, "yield_to_other_greenlets", lambda: None)
        done = long.sittings.act(code, TABLE, "more", 0, {"kind": "take", "n": 1})
        assert done.version == LONG + 1

    monkeypatch.setattr(cache, "yield_to_other_greenlets", turn)
    assert long.look(code).version == LONG + 1
    assert long.restarted().look(code).version == LONG + 1


def test_a_whole_log_is_written_in_slices(house, code, monkeypatch):
    turns: list[int] = []
    monkeypatch.setattr("companion.store.sessions.AT_ONCE", 10)
    monkeypatch.setattr(
        "companion.store.sessions.yield_to_other_greenlets", lambda: turns.append(1)
    )
    with house.store.writing() as session:
        session.add_all(rows(code, 35))
        assert len(session.entries(code)) == 35
    assert len(turns) == 4


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Whether it was in a thread of its own that this was last done."""
    found: dict[str, bool] = {}
    here = threading.current_thread()

    def note(of: object, name: str) -> None:
        real = getattr(of, name)

        def noted(*args: object, **more: object) -> object:
            found[name] = threading.current_thread() is not here
            return real(*args, **more)

        monkeypatch.setattr(of, name, noted)

    note(log_pages, "_read_entry")
    note(chronicle, "make_chronicle")
    return found


def test_a_page_of_a_long_log_is_told_in_a_thread(long, code, threads):
    """Three who turned its pages made everybody wait for a second."""
    page = long.sittings.queries.log_page(code, None, limit=5)
    assert [one.number for one in page.entries] == list(range(LONG - 4, LONG + 1))
    assert threads == {"_read_entry": True}


def test_a_page_of_a_short_log_needs_none(house, code, threads):
    house.act(code, 0, kind="take", n=1)
    assert len(house.sittings.queries.log_page(code, None, limit=5).entries) == 1
    assert threads == {"_read_entry": False}


def test_what_is_kept_of_a_long_sitting_is_found_in_a_thread(long, code, threads, tmp_path):
    """At its end, and where it is brought: others waited a quarter of a second for that."""
    for kind in ("reveal", "finish"):
        long.act(code, None, kind=kind)
    assert threads == {"_read_entry": True, "make_chronicle": True}
    threads.clear()
    other = ToyHouse(tmp_path / "other.sqlite3")
    document = msgspec.json.encode(long.sittings.export(code, None))
    other.sittings.import_sitting(document)
    assert threads == {"_read_entry": True, "make_chronicle": True}
    other.close()


def test_a_long_way_back_is_followed_once(long, code, monkeypatch):
    followed = []

    def follow(*at):
        followed.append(at)
        return effective_entries(*at)

    monkeypatch.setattr(entries_module, "effective_entries", follow)
    for _ in range(3):
        long.sittings.queries.log_page(code, None, limit=5)
    assert len(followed) == 1
    long.act(code, 0, kind="take", n=1)
    assert long.sittings.queries.log_page(code, None, limit=1).entries[0].number == LONG + 1


def test_a_page_as_long_as_a_log_is_drawn_in_slices(tmp_path, monkeypatch):
    app, turns = create_app(tmp_path, TESTING=True), []
    house = app.extensions["companion"]
    opened = house.sittings.open("sheriff", {}, ("Ann", "Ben", "Cem"))
    pay = {"kind": "pay", "payer": None, "payee": 0, "amount": 1}
    house.sittings.act(opened.code, TABLE, "one", None, pay)
    monkeypatch.setattr(template_globals, "yield_to_other_greenlets", lambda: turns.append(1))
    monkeypatch.setattr(template_globals, "A_SLICE", 1_000)
    client = app.test_client()
    whole = client.get(f"/s/{opened.code}/log").text
    assert turns == [], "it is short"
    monkeypatch.setattr(template_globals, "A_SLICE", 0)
    assert client.get(f"/s/{opened.code}/log").text == whole
    assert len(turns) > 10
    house.store.close()


def test_no_long_dialog_stands_in_line_behind_a_sitting_from_elsewhere(house, monkeypatch):
    asked = []

    def noted(*_: object) -> None:
        asked.append((background.FILES.locked(), background.ONE_AT_A_TIME.locked()))
        raise GameError("problem-body")

    monkeypatch.setattr(importing, "read", noted)
    with pytest.raises(GameError):
        house.sittings.import_sitting(b"{}")
    assert asked == [(True, False)]


def test_what_is_refused_apart_is_refused_here_and_printed_nowhere(capfd):
    def refuse() -> None:
        raise GameError("problem-body")

    with pytest.raises(GameError):
        background.run_in_thread(refuse)
    assert capfd.readouterr() == ("", "")


def test_whoever_hashes_in_a_thread_never_lets_go_for_a_moment_only(monkeypatch):
    """Or whoever else wants to go on is woken too late each time: a coin waited 0.4 s."""
    sha256, taken = hashlib.sha256, []

    class Noted:
        def __init__(self) -> None:
            self._hash = sha256()
            self.hexdigest = self._hash.hexdigest

        def update(self, piece: bytes) -> None:
            taken.append(len(piece))
            self._hash.update(piece)

    play = {f"k{n}": "x" * 500 for n in range(20)}
    with monkeypatch.context() as patch:
        patch.setattr(hashlib, "sha256", Noted)
        found = export_format.chain_hash("0" * 64, play)
    whole = b"0" * 64 + msgspec.json.encode(play, order="sorted")
    assert found == sha256(whole).hexdigest()
    assert sum(taken) == len(whole)
    assert max(taken) < 2048, "more than that hashlib takes with the interpreter let go"


def test_what_is_sent_grows_as_it_comes_and_is_nowhere_twice():
    """To join 64 MiB in the end stopped everybody for a tenth of a second."""
    size = 32 * bodies.PIECE
    with flask.Flask("sent").test_request_context(method="POST", data=b"x" * size):
        tracemalloc.start()
        try:
            assert len(bodies.read_bytes(most=size)) == size
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert most < 1.5 * size


# Documents


def test_a_list_that_is_much_too_long_is_not_looked_through():
    class Row(msgspec.Struct):
        n: tuple[int, ...]

    for items in ([0] * (MOST_ITEMS + 1), ["x"] * 100_000):
        with pytest.raises(FaultyError) as refusal:
            decode(msgspec.json.encode({"n": items}), Row)
        assert [(one.path, one.code) for one in refusal.value.faults] == [("n", "too_many")]
    assert len(decode(msgspec.json.encode({"n": [0] * MOST_ITEMS}), Row).n) == MOST_ITEMS


def test_no_more_faults_are_collected_than_are_told():
    class Closed(msgspec.Struct, forbid_unknown_fields=True):
        pass

    with pytest.raises(FaultyError) as refusal:
        decode(msgspec.json.encode({f"k{n}": n for n in range(50_000)}), Closed)
    assert len(refusal.value.faults) == 1000


def test_an_action_longer_than_any_is_refused_before_it_is_read(house, code):
    action = {"kind": "take", "n": 1, "more": "x" * tokens.MOST_WRITTEN}
    with pytest.raises(FaultyError) as refusal:
        house.sittings.act(code, TABLE, "long", 0, action)
    assert [(one.path, one.code) for one in refusal.value.faults] == [("action", "too_large")]
    assert house.look(code).version == 0


def test_a_long_name_is_refused_before_it_is_read():
    with pytest.raises(FaultyError) as refusal:
        decode(
            msgspec.json.encode({"game": "sheriff", "seats": [{"name": "A" * 900_000}]}),
            schemas.SittingRequest,
        )
    assert [one.path for one in refusal.value.faults] == ["seats[0].name"]


def test_only_long_documents_go_to_a_thread(tmp_path, monkeypatch):
    app, went = create_app(tmp_path, TESTING=True), []
    client = app.test_client()

    def noted(work):
        went.append(work)
        return work()

    monkeypatch.setattr(bodies, "run_in_thread", noted)
    for path in ("/score", "/calc/debt"):
        for length, times in ((10, 0), (bodies.LONG, 1)):
            went.clear()
            document = {"x": "y" * length}
            assert client.post(f"/api/v1/games/sheriff{path}", json=document).status_code == 400
            assert len(went) == times
    app.extensions["companion"].store.close()
