"""Moving house: a sitting as a document and back, the whole database as a file and back."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import create_app
from companion.backup import RestoreError, backup, restore
from companion.engine.message import Message
from companion.engine.refusal import GameError, SettledError
from companion.games import PLAYED
from companion.history import History, SeatCorrection
from companion.sittings import (
    Bearer,
    BrokenRecordingError,
    ConflictError,
    ExportedSitting,
    importing,
)
from companion.store import revisions
from tests import recorded, toy
from tests.conftest import TABLE, ToyHouse, WallClock, change_tables, run_cli, score_sheet
from tests.contract.chance import offered, options
from tests.examples import examples, quickly

pytestmark = pytest.mark.usefixtures("english")

EVERY_GAME = {**PLAYED, "pearls": toy.GAME}

every_game = pytest.mark.parametrize("key", EVERY_GAME)
seeds = st.integers(0, 2**32 - 1)
by_chance = examples(12)


@dataclass
class Houses:
    """An old house and a new one, for one game."""

    old: ToyHouse
    new: ToyHouse

    def move(self, code: str, bearer: Bearer | None = None) -> str:
        """The code in the new house."""
        return self.new.sittings.import_sitting(exported(self.old, code, bearer)).code


@pytest.fixture
def houses(tmp_path: Path, key: str) -> Iterator[Houses]:
    clock, game = WallClock(), EVERY_GAME[key]
    old, new = (ToyHouse(tmp_path / f"{name}.sqlite3", clock, game) for name in ("old", "new"))
    yield Houses(old, new)
    old.close()
    new.close()


@pytest.fixture
def new(tmp_path: Path) -> Iterator[ToyHouse]:
    """A second house beside `house`."""
    made = ToyHouse(tmp_path / "new.sqlite3")
    yield made
    made.close()


def exported(house: ToyHouse, code: str, bearer: Bearer | None = None) -> bytes:
    return msgspec.json.encode(house.sittings.export(code, bearer))


def play_by_chance(house: ToyHouse, seed: int, length: int) -> str:
    """The code of a sitting in which all sorts of things were done, some of them taken back."""
    random, game = Random(seed), house.game
    fitting = [n for n in range(1, 9) if not game.check_options(game.options(), n)]
    names = ("Ann", "벤자민", "Cem", "Dóra", "Eva", "Яна", "Gil", "Hal")[: random.choice(fitting)]
    chosen = msgspec.to_builtins(options(game, seed, len(names)))
    code = house.sittings.open(game.key, chosen, names).code
    for _ in range(length):
        house.now.at += random.choice((0, 700, 20_000))
        house.sittings.writer.expire(code)
        step = random.choice(
            (house.look(code).undo, house.look(code).redo, *[None] * 6)  # rarely, and both ways
        )
        if step is not None:
            house.rewind(code, step.to)
            continue
        play, seats = house.sittings.queries.fold(code), range(len(names))
        offers = [
            (s, action) for s in (None, *seats) for action in offered(game, play.state, s, random)
        ]
        if game is toy.GAME:
            seat = random.choice(seats)
            offers += [(seat, toy.Hide(random.randrange(100))), (seat, toy.Take(1))]
            offers += [(None, toy.Start(random.randrange(30))), (None, toy.Reveal())]
        if not offers:
            break
        seat, action = random.choice(offers)
        try:
            house.act(code, seat, **msgspec.to_builtins(action))
        except GameError:
            continue
    return code


def everything(house: ToyHouse, code: str) -> Any:
    """All that anybody may ask about a sitting, but for tokens and its code."""
    sittings = house.sittings
    (row,) = (row for row in sittings.queries.recent(limit=10**6) if row.code == code)
    viewers = (None, *range(len(row.names)))
    looks = [sittings.queries.look(code, viewer) for viewer in viewers]
    entries = sittings.export(code, None).entries
    return (
        msgspec.structs.asdict(entries[-1]) if entries else None,
        [(look.view, look.undo, look.redo, look.version, look.options) for look in looks],
        [(look.revealed, look.ended, look.created_at, look.names) for look in looks],
        [sittings.queries.log(code, viewer) for viewer in viewers],
        sittings.queries.result(code),
        sittings.queries.due(code),
        sittings.queries.fold(code).state,
        row.ended_at,
    )


def without_hash(told: Any) -> Any:
    """The chain begins with the code, which may be another one."""
    last, *others = told
    return [last and {**last, "hash": ""}, *others]


@every_game
@given(seed=seeds, length=st.integers(0, 40))
@by_chance
def test_a_sitting_that_moves_is_the_same_to_everybody_and_goes_on_as_at_home(houses, seed, length):
    code = play_by_chance(houses.old, seed, length)
    there = houses.move(code)
    assert without_hash(everything(houses.new, there)) == without_hash(everything(houses.old, code))
    for house, known in ((houses.old, code), (houses.new, there)):
        step = house.look(known).undo
        if step is not None:
            house.rewind(known, step.to)
    assert houses.old.look(code).view == houses.new.look(there).view
    assert houses.old.sittings.queries.due(code) == houses.new.sittings.queries.due(there)


@pytest.mark.parametrize("key", ["pearls"])
@given(seed=seeds, length=st.integers(0, 40))
@by_chance
def test_the_tables_own_export_is_the_same_sitting_without_what_nobody_saw(houses, seed, length):
    old, new = houses.old, houses.new
    code = play_by_chance(old, seed, length)
    for kind in ("reveal", "finish"):
        old.act(code, None, kind=kind)
    there = houses.move(code, TABLE)
    told = old.sittings.queries.log(code, None)
    known_here = new.sittings.queries.log(there, None)
    assert [one.document for one in known_here] == [one.document for one in told]
    assert [(one.secret, one.undone) for one in known_here] == [
        (one.secret, one.undone) for one in told
    ]
    document = old.sittings.export(code, TABLE)
    for entry, known in zip(document.entries, told, strict=True):
        if known.secret and known.undone:
            assert entry.action["kind"] == "unseen"
            assert entry.action["action"] is None
    for viewer in (None, *range(len(document.seats))):
        assert new.look(there, viewer).view == old.look(code, viewer).view
    assert new.sittings.queries.result(there) == old.sittings.queries.result(code)
    assert new.sittings.export(there, TABLE).closing == document.closing or there != code


GAMES_PLAYED = [(name, recorded.read(name)[0].game) for name in recorded.FILES]
ONE_OF_EACH = [one for one in GAMES_PLAYED if one[0] in recorded.one_of_each()]


@pytest.mark.parametrize(("name", "key"), quickly(GAMES_PLAYED, *ONE_OF_EACH))
def test_a_finished_game_moves_by_the_tables_own_export(houses, name, key):
    recording, _ = recorded.read(name)
    old = houses.old
    code = old.sittings.open(key, recording.options, recording.seats).code
    for entry in recording.entries:
        old.now.at = entry.at
        old.act(code, entry.seat, **entry.action)
    there = houses.move(code, TABLE)
    assert (
        houses.new.sittings.queries.result(there) == old.sittings.queries.result(code) is not None
    )
    for viewer in (None, *range(len(recording.seats))):
        assert houses.new.look(there, viewer).view == old.look(code, viewer).view
    ids = [(entry.number, entry.seat, entry.at) for entry in old.sittings.queries.log(code, None)]
    assert ids == [
        (one.number, one.seat, one.at) for one in houses.new.sittings.queries.log(there, None)
    ]
    once_more = houses.new.sittings.export(there, TABLE)
    assert once_more.entries == old.sittings.export(code, TABLE).entries


def test_no_token_and_no_fingerprint_of_one_leaves_the_house(house, code):
    opened = house.sittings.open("pearls", None, ("Ann", "Ben"))
    token = house.sittings.seats.claim(opened.code, 0)
    written = exported(house, opened.code).decode()
    for secret in (token, opened.table_token):
        assert secret not in written
        assert hashlib.sha256(secret.encode()).hexdigest() not in written


# Who may have it, and when


def test_a_sitting_that_runs_is_for_the_host_alone(house, code):
    house.phone(code, 0, kind="hide", number=4711174711)
    with pytest.raises(ConflictError, match="house-export-running"):
        house.sittings.export(code, TABLE)
    house.act(code, None, kind="finish")
    # It is over, but the fist is still closed.
    with pytest.raises(ConflictError, match="house-export-running"):
        house.sittings.export(code, TABLE)
    assert b"4711174711" in exported(house, code)
    house.act(code, None, kind="reveal")
    assert b"4711174711" in exported(house, code, TABLE)
    house.undo(code)
    with pytest.raises(ConflictError, match="house-export-running"):
        house.sittings.export(code, TABLE)


def test_a_corrected_result_arrives_as_it_was_corrected(house, new):
    code = finished(house)
    history = History(house.store, house.sittings, now=house.now)
    history.correct(code, [SeatCorrection(40 + n, n == 2) for n in range(3)])
    there = new.sittings.import_sitting(exported(house, code)).code
    other = History(new.store, new.sittings, now=new.now)
    assert other.row(there).corrected_at == history.row(code).corrected_at is not None
    assert other.open_result(there).sheet == history.open_result(code).sheet
    assert exported(new, there) == exported(house, code)


def test_a_guest_arrives_as_a_guest(house, new):
    code = house.sittings.open("pearls", None, ("Ann", "Gus"), [1]).code
    for kind in ("reveal", "finish"):
        house.act(code, None, kind=kind)
    there = new.sittings.import_sitting(exported(house, code)).code
    row = History(new.store, new.sittings, now=new.now).row(there)
    assert [seat.person is None for seat in row.seats] == [False, True]


def test_a_document_of_before_guests_and_corrections_is_still_read(house, new):
    document = as_dict(house.sittings.export(finished(house), None))
    document["format"] = 2
    new.sittings.import_sitting(chained(document))


# What was taken back before anybody saw it


@pytest.fixture
def taken_back(house: ToyHouse, code: str) -> str:
    """Ann hid a number and thought better of it; what she rolled on top of that went with it."""
    house.phone(code, 0, kind="hide", number=4711174711)
    house.act(code, 1, kind="take", n=2)
    house.rewind(code, 0)
    house.phone(code, 0, kind="hide", number=8)
    house.act(code, None, kind="reveal")
    house.act(code, None, kind="finish")
    return code


def test_two_tables_that_took_back_different_secrets_export_the_same(house):
    exports = []
    for number in (4711174711, 4711174712):
        code = house.opened("Ann", "Ben", "Cem")
        house.phone(code, 0, kind="hide", number=number)
        house.rewind(code, 0)
        for kind in ("reveal", "finish"):
            house.sittings.act(code, TABLE, kind, None, {"kind": kind})
        exports.append(house.sittings.export(code, TABLE))
    one, other = map(as_dict, exports)
    assert len(msgspec.json.encode(exports[0])) == len(msgspec.json.encode(exports[1]))
    for document in (one, other):  # the chain begins with the code, and ids are new each time
        for entry in (document, *document["entries"]):
            for key in ("code", "head", "closing", "hash", "id"):
                entry.pop(key, None)
    assert one == other


def test_nobody_can_go_back_to_it(house, new, taken_back):
    new.sittings.import_sitting(exported(house, taken_back, TABLE))
    with pytest.raises(SettledError, match="unseen"):
        new.rewind(taken_back, 1)
    new.rewind(taken_back, 0)
    assert new.look(taken_back).view == new.restarted().look(taken_back).view
    house.rewind(taken_back, 0)
    assert new.look(taken_back).view == house.look(taken_back).view


def test_redo_does_not_lead_there(house, new, code):
    house.act(code, None, kind="reveal")
    house.act(code, None, kind="finish")
    house.phone(code, 0, kind="hide", number=4711174711)
    house.undo(code)
    assert house.look(code).redo is not None
    new.sittings.import_sitting(exported(house, code, TABLE))
    assert new.look(code).redo is None
    assert new.look(code).undo == house.look(code).undo


@pytest.mark.parametrize(
    "words",
    [
        {"id": "list-pair", "args": [["first", 1]]},
        {"id": "no-such-message", "args": []},
        {"id": 5, "args": {}},
        {"id": "list-pair", "args": [["first", None], ["second", {"a": 1}]]},
        {},
    ],
)
def test_words_that_cannot_be_said_here_become_general_ones(house, new, taken_back, words):
    document = as_dict(house.sittings.export(taken_back, TABLE))
    document["entries"][0]["action"]["words"] = words
    new.sittings.import_sitting(chained(document))
    assert new.sittings.queries.log(taken_back, None)[0].words == Message("house-log-unseen")


# Damage


def as_dict(document: ExportedSitting) -> Any:
    return json.loads(msgspec.json.encode(document))


def chained(document: Any) -> bytes:
    """A forger's work: whatever it says, its chain closes."""
    end = tuple(key for key in ("ended_at", "result", "corrected_at") if key in document)
    head = {k: v for k, v in document.items() if k not in (*end, "head", "entries", "closing")}
    document["head"] = last = digest("", head)
    for entry in document["entries"]:
        entry["hash"] = last = digest(last, {k: v for k, v in entry.items() if k != "hash"})
    document["closing"] = digest(last, {key: document[key] for key in end})
    return json.dumps(document).encode()


def digest(before: str, part: Any) -> str:
    """As the documentation says, by the standard library alone."""
    text = json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256((before + text).encode()).hexdigest()


def finished(house: ToyHouse) -> str:
    code = house.opened("Ann", "벤", "Cem")
    house.act(code, 0, kind="take", n=3)
    house.phone(code, 1, kind="hide", number=17)
    house.act(code, None, kind="roll")
    house.act(code, None, kind="start", seconds=10)
    house.now.pass_seconds(11)
    house.sittings.writer.expire(code)
    house.undo(code)
    house.act(code, None, kind="reveal")
    house.act(code, None, kind="finish")
    return code


@pytest.fixture
def whole(house: ToyHouse) -> bytes:
    """The document of a finished sitting."""
    return exported(house, finished(house))


def refused(house: ToyHouse, body: bytes) -> GameError:
    """It is, and nothing of it stays."""
    with pytest.raises(GameError) as caught:
        house.sittings.import_sitting(body)
    assert house.sittings.queries.recent() == ()
    with closing(sqlite3.connect(house.path)) as books:
        for table in ("sittings", "entries", "claims", "results"):
            assert books.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    return caught.value


def paths(error: GameError) -> list[str]:
    return [fault.path for fault in error.faults]


def test_the_chain_is_the_one_that_is_documented(whole):
    assert json.loads(chained(json.loads(whole))) == json.loads(whole)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    match value:
        case dict():
            for key, inner in value.items():
                yield from leaves(inner, (*path, key))
        case list():
            for index, inner in enumerate(value):
                yield from leaves(inner, (*path, index))
        case _:
            yield path


def other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if value:
            return value[:-1] + ("0" if value[-1] != "0" else "1")
        case _:
            return 1


def test_no_value_in_it_can_be_another(new, whole):
    places = tuple(leaves(json.loads(whole)))
    assert len(places) > 80
    for path in places:
        document = at = json.loads(whole)
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = other(at[path[-1]])
        refused(new, json.dumps(document).encode())


@given(at=st.integers(0, 10**6), bit=st.integers(0, 7))
@examples(120)
def test_no_bit_of_it_can_fall_over(new, whole, at, bit):
    at %= len(whole)
    spoilt = whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :]
    refused(new, spoilt)


@given(data=st.data())
@examples(60)
def test_no_entry_can_be_left_out_doubled_or_moved(new, whole, data):
    document = json.loads(whole)
    entries = document["entries"]
    places = st.integers(0, len(entries) - 1)
    match data.draw(st.sampled_from(["drop", "cut", "double", "swap"])):
        case "drop":
            del entries[data.draw(places)]
        case "cut":
            del entries[data.draw(places) :]
        case "double":
            at = data.draw(places)
            entries.insert(at, entries[at])
        case "swap":
            one, two = data.draw(st.lists(places, min_size=2, max_size=2, unique=True))
            entries[one], entries[two] = entries[two], entries[one]
    (path,) = paths(refused(new, json.dumps(document).encode()))
    assert path == "closing" or path.startswith("entries[")


def test_where_the_chain_breaks_is_said(new, whole):
    for what, where in (
        (("seats", 0, "name"), "head"),
        (("options", "bowl"), "head"),
        (("entries", 2, "at"), "entries[2].hash"),
        (("entries", 0, "action", "n"), "entries[0].hash"),
        (("result", "players", 0, "total"), "closing"),
    ):
        document = at = json.loads(whole)
        for step in what[:-1]:
            at = at[step]
        at[what[-1]] = other(at[what[-1]])
        assert paths(refused(new, json.dumps(document).encode())) == [where]


# A chain that closes around what cannot be


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The document of a finished sitting of another house."""
    house = ToyHouse(tmp_path_factory.mktemp("true") / "companion.sqlite3")
    document = as_dict(house.sittings.export(finished(house), None))
    house.close()
    return document


def forged(true: Any, **changes: Any) -> bytes:
    document = deepcopy(true)
    for path, value in changes.items():
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("__"))
        at = document
        for step in steps:
            at = at[step]
        at[last] = value
    return chained(document)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"format": 5}, "format"),
        ({"format": 0}, "format"),
        ({"code": "lower"}, "code"),
        ({"game": "chess"}, "game"),
        ({"rules_version": 2}, "rules_version"),
        ({"options": {"bowl": -1}}, "options.bowl"),
        ({"options": {"cup": 1}}, "options.cup"),
        ({"options": {"bowl": "full"}}, "options.bowl"),
        ({"seats": [{"name": "Ann"}]}, "seats"),
        ({"seats__1__name": "Ann"}, "seats[1].name"),
        ({"seats__1__name": "x" * 41}, "seats[1].name"),
        ({"created_at": -1}, "created_at"),
        ({"created_at": 10**15}, "created_at"),
        ({"entries__1__at": 10**15}, "entries[1].at"),
        ({"entries__1__id": ""}, "entries[1].id"),
        ({"entries__1__id": "x" * 201}, "entries[1].id"),
        ({"entries__1__number": 7}, "entries[1].number"),
        ({"entries__1__seat": 3}, "entries[1]"),
        ({"entries__1__seat": -1}, "entries[1]"),
        ({"entries__0__action__n": 21}, "entries[0]"),
        ({"entries__0__action": {"kind": "fly"}}, "entries[0]"),
        ({"entries__0__action": {}}, "entries[0]"),
        ({"entries__0__action": {"kind": "break"}}, "entries[0]"),
        ({"entries__2__action": {"kind": "roll"}}, "entries[2]"),
        ({"entries__3__action": {"kind": "start", "seconds": 10, "at": None}}, "entries[3]"),
        ({"entries__5__action": {"kind": "rewind", "to": 9, "expected": 5}}, "entries[5]"),
        ({"entries__0__action": {"kind": "unseen", "words": {}, "action": None}}, "entries[1]"),
        ({"result__players__0__total": 99}, "result"),
        ({"result__decided_by": "luck"}, "result"),
        ({"result": None}, "result"),
        ({"ended_at": None}, "ended_at"),
    ],
    ids=str,
)
def test_a_document_is_refused_for_what_it_says(new, true, changes, path):
    assert paths(refused(new, forged(true, **changes))) == [path]


def test_two_entries_cannot_have_one_id(house, new):
    document = as_dict(house.sittings.export(finished(house), None))
    document["entries"][1]["id"] = document["entries"][0]["id"]
    assert paths(refused(new, chained(document))) == ["entries[1].id"]


def test_a_log_cannot_end_where_nobody_knows_how_it_stands(house, new, code):
    house.act(code, None, kind="roll")
    document = as_dict(house.sittings.export(code, None))
    document["entries"][0]["action"] = {"kind": "unseen", "words": {}, "action": None}
    assert paths(refused(new, chained(document))) == ["result"]


def test_older_rules_are_taken_in_where_they_lead_to_the_same_end(house, tmp_path):
    code = finished(house)
    body = exported(house, code)
    same = ToyHouse(tmp_path / "same.sqlite3", game=replace(toy.GAME, rules_version=2))
    assert same.sittings.import_sitting(body).code == code
    same.close()
    stingy = replace(toy.GAME, rules_version=2, apply=_stingy)
    changed = ToyHouse(tmp_path / "changed.sqlite3", game=stingy)
    assert paths(refused(changed, body)) == ["rules_version"]
    changed.close()


def _stingy(state: toy.State, seat: int | None, action: Any) -> toy.State:
    return toy.apply(state, seat, toy.Take(1) if isinstance(action, toy.Take) else action)


@pytest.mark.parametrize("body", [b"", b"\xff", b"[" * 100_000, b"{}", b"null", b'{"format": 1}'])
def test_what_is_no_such_document_is_refused(new, body):
    refused(new, body)


def test_going_back_and_forth_for_ever_is_too_much(house, new, monkeypatch):
    code = house.opened()
    for _ in range(6):
        house.act(code, None, kind="roll")
    for to in (0, 6, 0, 6):
        house.rewind(code, to)
    body = exported(house, code)
    monkeypatch.setattr(importing, "MOST_STEPS_BACK", 20)
    assert paths(refused(new, body)) == ["entries[9]"]
    monkeypatch.setattr(importing, "MOST_STEPS_BACK", 24)
    new.sittings.import_sitting(body)


# Where it arrives


def test_a_sitting_that_is_here_already_is_left_alone_and_gets_a_copy(house):
    code = finished(house)
    before = everything(house, code)
    copies = {house.sittings.import_sitting(exported(house, code, TABLE)).code for _ in range(2)}
    assert len(copies | {code}) == 3
    assert everything(house, code) == before
    for copy in copies:
        assert house.look(copy).view == house.look(code).view


def test_what_was_sent_before_the_move_is_not_done_again_after_it(house, new, code):
    take = {"kind": "take", "n": 2}
    house.sittings.act(code, TABLE, "once", 0, take)
    new.sittings.import_sitting(exported(house, code))
    assert new.sittings.act(code, TABLE, "once", 0, take).version == 1
    assert new.view(code).pearls == (2, 0, 0)


def test_what_is_due_happens_in_the_new_house(house, new, code):
    house.act(code, None, kind="start", seconds=60)
    new.clock.wind()
    new.sittings.import_sitting(exported(house, code))
    assert new.clock.tick() == house.now.at + 60_000


def test_a_broken_recording_says_which_entry(new, true):
    error = refused(new, forged(true, entries__0__action__n=21))
    assert isinstance(error, BrokenRecordingError)
    assert error.rule == "toy.take"


# Backup and restore


def rows(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as books:
        tables = ("sittings", "entries", "claims", "results", "alembic_version")
        return {table: books.execute(f"SELECT * FROM {table}").fetchall() for table in tables}


@pytest.mark.parametrize("key", quickly(EVERY_GAME, "pearls"))
@given(seed=seeds)
@examples(4)
def test_what_is_put_back_is_the_same_byte_for_byte(houses, tmp_path_factory, seed):
    old, folder = houses.old, tmp_path_factory.mktemp("copies")
    code = play_by_chance(old, seed, 30)
    token = old.sittings.seats.claim(code, 0)
    copied = backup(old.path, folder / "copy.sqlite3")
    there = ToyHouse(folder / "companion.sqlite3", old.now, game=old.game)
    with there.store.set_aside() as database:
        assert restore(folder / "copy.sqlite3", database) == copied
    assert rows(there.path) == rows(old.path)
    back = there.restarted()
    assert back.sittings.bearers.authorise(code, token) == Bearer(seat=0)
    assert everything(back, code) == everything(old, code)
    back.close()
    assert {one.name for one in folder.iterdir()} <= {
        *("copy.sqlite3", "companion.sqlite3", "companion.sqlite3.lock")
    }


def test_where_there_are_sittings_nothing_is_put_back(house, new, tmp_path):
    finished(house)
    backup(house.path, tmp_path / "copy.sqlite3")
    code = finished(new)
    before = rows(new.path)
    with new.store.set_aside() as database, pytest.raises(RestoreError, match="not-empty"):
        restore(tmp_path / "copy.sqlite3", database)
    assert rows(new.path) == before
    assert new.restarted().look(code).ended


def test_only_a_copy_of_a_companion_is_put_back(house, new, tmp_path):
    finished(house)
    copy, before = tmp_path / "copy.sqlite3", rows(new.path)
    backup(house.path, copy)
    whole = copy.read_bytes()
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as books:
        books.execute("CREATE TABLE recipes (name TEXT)")
    for name, content in {
        "text": b"not a database at all",
        "nothing": b"",
        "half": whole[: len(whole) // 2],
        "spoilt": whole[:4096] + b"\xff" * 3000 + whole[7096:],
        "other": (tmp_path / "other.sqlite3").read_bytes(),
    }.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(RestoreError):
            restore(tmp_path / name, new.path)
        assert rows(new.path) == before
    with pytest.raises(RestoreError):
        restore(tmp_path / "not there", new.path)
    assert not list(tmp_path.glob("*.part"))


def test_a_copy_of_a_newer_companion_is_not_put_back(house, new, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    backup(house.path, copy)
    with closing(sqlite3.connect(copy)) as books:
        books.execute("UPDATE alembic_version SET version_num = '9999'")
        books.commit()
    assert "9999" not in revisions()
    with pytest.raises(RestoreError, match="newer"):
        restore(copy, new.path)


def test_what_is_put_back_is_told_from_what_was_there_before(house, new, tmp_path):
    code = finished(house)
    backup(house.path, tmp_path / "copy.sqlite3")
    backup(house.path, tmp_path / "second.sqlite3")
    known = {house.store.incarnation, new.store.incarnation}
    for name in ("copy", "second"):
        (tmp_path / name).mkdir()
        there = ToyHouse(tmp_path / name / "companion.sqlite3")
        with there.store.set_aside() as database:
            restore(tmp_path / f"{name}.sqlite3", database)
        back = there.restarted()
        assert back.look(code).ended
        assert back.store.incarnation not in known
        known.add(back.store.incarnation)
        assert back.restarted().store.incarnation in known, "a restart changes nothing"
    assert house.restarted().store.incarnation in known


def test_a_copy_that_an_older_companion_made_is_put_back_too(house, new, tmp_path):
    code = finished(house)
    copy = tmp_path / "copy.sqlite3"
    backup(house.path, copy)
    change_tables(
        f"sqlite:///{copy}",
        "0003",
        *(f"DROP TABLE {table}" for table in ("incarnation", "trail")),
        *(
            f"ALTER TABLE sittings DROP COLUMN {column}"
            for column in ("former_hash", "former_seat", "taken_at")
        ),
        "UPDATE alembic_version SET version_num = '0001'",
        down=True,
    )
    with new.store.set_aside() as database:
        restore(copy, database)
    back = new.restarted()
    assert back.look(code).ended
    assert back.store.incarnation != house.store.incarnation


# The command line


def test_the_host_moves_a_sitting_that_runs(tmp_path, instance, played):
    file, there = tmp_path / "evening.json", tmp_path / "there"
    done = run_cli("export", played, "-o", file, "--instance", instance)
    assert done.exit_code == 0, done.stderr
    assert json.loads(file.read_bytes())["code"] == played
    arrived = run_cli("import", file, "--instance", there)
    assert arrived.exit_code == 0, arrived.stderr
    assert f"Game {played} was imported with one entry." in arrived.stdout
    home, abroad = (run_cli("replay", played, "--instance", one) for one in (instance, there))
    assert home.stdout == abroad.stdout
    token = arrived.stdout.split()[-1]
    house = create_app(there, TESTING=True).extensions["companion"]
    assert house.sittings.bearers.authorise(played, token) == TABLE
    house.store.close()


def test_what_cannot_be_moved_is_refused_with_a_sentence(tmp_path, instance, played):
    assert run_cli("export", "22222", "--instance", instance).exit_code == 2
    document = run_cli("export", played, "--instance", instance).stdout_bytes
    spoilt = run_cli(
        "import", "-", "--instance", instance, sent=document.replace(b'"Ann"', b'"Ana"')
    )
    assert (spoilt.exit_code, spoilt.stdout) == (2, "")
    assert spoilt.stderr.startswith("head: This file is damaged")


WHOLE = '{"a": "판"}'.encode()
INCOMPLETE = "This file is incomplete: the end is missing. Only the whole file can be read."
NO_FILE = (
    "This is not a file the app can import. Choose a house.json, a history CSV or a .bgsplay file."
)


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        *((WHOLE[:end], INCOMPLETE) for end in (4, 8, -1)),
        (b'{"a":\n 1 2}', "it goes wrong in line 2, column 4."),
        (b'{"a": NaN}', "This is not valid JSON."),
        (b"", NO_FILE),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_words(tmp_path, sent, told):
    """It was not JSON, whatever had happened to it."""
    done = run_cli("import", "-", "--instance", tmp_path, sent=sent)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr


def test_a_backup_is_put_back_into_an_empty_instance(tmp_path, instance, played):
    copy, there = tmp_path / "copy.sqlite3", tmp_path / "there"
    assert run_cli("backup", copy, "--instance", instance).exit_code == 0
    done = run_cli("restore", copy, "--instance", there)
    assert done.exit_code == 0, done.stderr
    assert done.stdout == "Restored and verified: 1 game, 1 entry.\n"
    assert rows(there / "companion.sqlite3") == rows(instance / "companion.sqlite3")
    again = run_cli("restore", copy, "--instance", there)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "not be overwritten" in again.stderr


def test_a_history_without_sittings_is_not_overwritten(tmp_path, instance, played):
    """As it is where plays were only counted, or brought in a file."""
    copy, there = tmp_path / "copy.sqlite3", tmp_path / "there"
    assert run_cli("backup", copy, "--instance", instance).exit_code == 0
    services = create_app(there, TESTING=True).extensions["companion"]
    services.history.set_setting("name", "The Owl")
    services.history.count(score_sheet(("Ann", 1), game="sheriff"), {}, id="a-score-of-ours")
    services.store.close()
    refused = run_cli("restore", copy, "--instance", there)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "not be overwritten" in refused.stderr
    kept = create_app(there, TESTING=True).extensions["companion"]
    assert len(list(kept.history.every())) == 1
    kept.store.close()


def test_nothing_is_put_back_under_a_running_server(tmp_path, instance, played):
    copy, there = tmp_path / "copy.sqlite3", tmp_path / "there"
    run_cli("backup", copy, "--instance", instance)
    serving = create_app(there, TESTING=True).extensions["companion"]
    serving.store.serve_alone()
    done = run_cli("restore", copy, "--instance", there)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("companion.sqlite3 is already open in another server")
    document = run_cli("export", played, "--instance", instance).stdout_bytes
    imported = run_cli("import", "-", "--instance", there, sent=document)
    assert imported.exit_code == 0, "a sitting may arrive meanwhile"
    assert serving.sittings.queries.look(played, None).version == 1
    serving.store.close()
