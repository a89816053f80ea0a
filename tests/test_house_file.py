"""The whole house as one document: out and in again, and what is no such document."""

import json
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.refusal import FaultyError
from companion.history import History, SatTogetherError, SeatCorrection
from companion.services import house_key
from companion.sittings.export_format import chain_hash
from tests.conftest import TABLE, ToyHouse, run_cli
from tests.examples import examples

pytestmark = [pytest.mark.databases, pytest.mark.usefixtures("toy_words")]

SECRET = 4711174711


def shelf(folder: Path, database: str = "") -> tuple[ToyHouse, History]:
    folder.mkdir(exist_ok=True)
    house = ToyHouse(folder / "companion.sqlite3", url=database)
    return house, History(house.store, house.sittings, now=house.now)


def evening(house: ToyHouse, names: list[str], guests: list[int], pearls: int) -> str:
    """A whole sitting; somebody hid something and thought better of it."""
    house.now.pass_seconds(60)
    code = house.sittings.open("pearls", None, names, guests).code
    house.act(code, 0, kind="take", n=pearls)
    house.phone(code, 1, kind="hide", number=SECRET)
    house.undo(code)
    house.phone(code, 1, kind="hide", number=17)
    for kind in ("reveal", "finish"):
        house.act(code, None, kind=kind)
    return code


def told(house: ToyHouse, code: str) -> object:
    log = house.sittings.queries.log(code, None)
    return [(one.number, one.at, one.words, one.document, one.undone) for one in log]


def file_of(history: History) -> bytes:
    return b"".join(history.house())


def essence(history: History) -> object:
    """Everything that is to be read of a house."""
    rows = list(history.every())
    return (
        rows,
        [history.open_result(row.code) for row in rows],
        sorted(history.people.list_all(), key=lambda one: one.id),
        {one.id: history.people.read_statistics(one.id) for one in history.people.list_all()},
    )


who = st.lists(
    st.sampled_from(("Ann", "벤", "=1", "<b>", "Вера", "🦀")), min_size=2, max_size=4, unique=True
)
evenings = st.lists(
    st.tuples(
        who, st.booleans(), st.integers(0, 5), st.sampled_from(("", "correct", "not", "forget"))
    ),
    min_size=1,
    max_size=4,
)


@given(evenings=evenings, merged=st.booleans())
@examples(3)
def test_a_house_that_is_read_back_is_the_same_house(tmp_path_factory, evenings, merged):
    house, history = shelf(tmp_path_factory.mktemp("one"))
    codes = [evening(house, names, [1] if guest else [], n) for names, guest, n, _ in evenings]
    for code, (names, _, _, what) in zip(codes, evenings, strict=True):
        if what == "correct":
            history.correct(code, [SeatCorrection(n, n == 1) for n in range(len(names))])
        elif what == "not":
            history.set_counts(code, False)
    people = history.people.list_all()
    if merged and len(people) > 1:
        with suppress(SatTogetherError):
            history.people.merge(people[0].id, people[1].id)
    if any(what == "forget" for *_, what in evenings):
        history.people.forget(history.people.list_all()[0].id)
    body = file_of(history)
    there, other = shelf(tmp_path_factory.mktemp("two"))
    there.now.at = house.now.at
    assert other.importer.import_file(body, dry=True).added == len(codes)
    assert list(other.every()) == []
    brought = other.importer.import_file(body, dry=False)
    assert (brought.added, brought.known, brought.refused) == (len(codes), 0, ())
    assert essence(other) == essence(history)
    for code in codes:
        assert told(there, code) == told(house, code)
        whole = house.sittings.export(code, TABLE)
        assert there.sittings.export(code, TABLE).closing == whole.closing
    assert other.importer.import_file(body, dry=False).known == len(codes)
    assert file_of(other) == body
    house.close()
    there.close()


@pytest.fixture
def body(house: ToyHouse, history: History) -> bytes:
    evening(house, ["Ann", "Ben", "Gus"], [2], 3)
    evening(house, ["Ann", "Cem"], [], 1)
    return file_of(history)


@pytest.fixture
def other(tmp_path):
    there, history = shelf(tmp_path / "other")
    yield history
    there.close()


def test_neither_keys_nor_tokens_nor_what_never_turned_up_leave_the_house(house, history, tmp_path):
    opened = house.sittings.open("pearls", None, ("Ann", "Ben"))
    token = house.sittings.seats.claim(opened.code, 0)
    evening(house, ["Ann", "Ben"], [], 3)
    body = file_of(history).decode()
    for secret in (token, opened.table_token, house_key(tmp_path), str(SECRET)):
        assert secret not in body
    assert opened.code not in body, "it goes on"


def test_what_is_cut_anywhere_is_refused_and_nothing_is_taken(body, other):
    for at in range(12, len(body) - 1, len(body) // 40):
        with pytest.raises(FaultyError):
            other.importer.import_file(body[:at], dry=False)
    assert list(other.every()) == []
    assert other.people.list_all() == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"Ann"', b'"Ana"'), (b'"counts":true', b'"counts":false'), (b'"total":3', b'"total":9')],
)
def test_what_was_changed_on_the_way_is_refused(body, other, old, new):
    assert old in body
    with pytest.raises(FaultyError) as caught:
        other.importer.import_file(body.replace(old, new, 1), dry=False)
    assert caught.value.faults[0].code == "damaged"
    assert list(other.every()) == []


def test_nobody_waits_for_more_than_a_play_of_it(house, history, other, monkeypatch):
    """Nothing else has a turn while a value is decoded."""
    for _ in range(12):
        evening(house, ["Ann", "Ben", "Gus"], [2], 3)
    body, decode = file_of(history), msgspec.json.decode
    sizes = []

    def watched(part, **how):
        sizes.append(len(part))
        return decode(part, **how)

    monkeypatch.setattr(msgspec.json, "decode", watched)
    assert other.importer.import_file(body, dry=False).added == 12
    assert max(sizes) < len(body) / 6


@pytest.mark.parametrize("version", [0, 2])
def test_another_version_says_so(body, other, version):
    with pytest.raises(FaultyError) as caught:
        other.importer.import_file(body.replace(b'{"house":1', b'{"house":%d' % version), dry=False)
    assert caught.value.faults[0].code == "unknown_format"


def forged(body: bytes, at: int, **changes: object) -> bytes:
    """Whatever it says, its chain closes."""
    document = json.loads(body)
    document["plays"][at] |= changes
    head = {key: document[key] for key in ("house", "written_at", "settings", "people")}
    last = chain_hash("", head)
    for play in document["plays"]:
        last = chain_hash(last, play)
    return json.dumps(document | {"closing": last}).encode()


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"sheet": {}},
        {"sheet": {"game": "pearls", "players": 3}},
        {"seats": []},
        {"ended_at": 1},
        {"started_at": "yesterday"},
        {"chronicle": 3},
        {"log": {}},
        {"colour": "red"},
    ],
    ids=str,
)
def test_a_play_that_cannot_be_is_refused_and_the_rest_is_kept(body, other, changes):
    brought = other.importer.import_file(forged(body, 0, **changes), dry=False)
    refused = (*brought.refused, brought.foreign)
    assert (brought.added, [one.row for one in refused if one is not None]) == (1, [1])


def test_what_the_settings_would_refuse_is_taken_from_no_file(body, other):
    document = json.loads(body)
    document["settings"] = {
        "name": "  The Owl\u202e\n" + "x" * 99,
        "history": "ajar",
        "house": "another",
        "bgg:dunhuang:": "12",
        "bgg:sheriff:second": "-3",
        "tools:sheriff": '["timer"]',
        "tools:citadels": "caller",
        "favourites:citadels:cast": '{"pinned": [["witch"]], "dropped": []}',
        "favourites:citadels:uniques": '{"pinned": [["<b>"]]}',
        "favourites:citadels": "{}",
        "n" * 50: "anything",
    }
    other.importer.import_file(forged(json.dumps(document).encode(), 0), dry=False)
    kept = {name: other.setting(name) for name in document["settings"]}
    assert {name for name, value in kept.items() if value} == {
        *("name", "bgg:dunhuang:", "tools:sheriff", "favourites:citadels:cast"),
    }
    assert other.favourites("citadels", ("cast",))["cast"].offered == (("witch",),)
    assert kept["name"].startswith("The Owl")
    assert len(kept["name"]) <= 40
    assert kept["bgg:dunhuang:"] == "12"
    other.set_setting("history", "ajar")
    assert other.setting("history") == ""


def test_people_who_are_each_other_in_a_circle_are_somebody_all_the_same(body, other):
    document = json.loads(body)
    one, two = (person["id"] for person in document["people"][:2])
    document["people"][0]["merged_into"], document["people"][1]["merged_into"] = two, one
    other.importer.import_file(forged(json.dumps(document).encode(), 0), dry=False)
    assert len(other.people.list_all()) >= 1


def test_whoever_has_the_name_here_is_that_person(house, history, body, tmp_path):
    there, other = shelf(tmp_path / "there")
    there.now.pass_seconds(999)
    evening(there, ["ann", "Dan"], [], 2)
    other.importer.import_file(body, dry=False)
    assert sorted(one.name for one in other.people.list_all()) == ["Ben", "Cem", "Dan", "ann"]
    assert next(one.plays for one in other.people.list_all() if one.name == "ann") == 3
    there.close()


def test_the_command_line_takes_everything_out_and_back_in(tmp_path):
    out = run_cli("export", "--instance", tmp_path / "a", "--lang", "en")
    assert out.exit_code == 0
    assert json.loads(out.output)["house"] == 1
    file = tmp_path / "house.json"
    file.write_text(out.output)
    words = ("import", file, "--dry-run", "--instance", tmp_path / "b", "--lang", "en")
    told = run_cli(*words)
    assert told.output == "Would be added: 0. Already there: 0.\n"
    file.write_text(out.output, encoding="utf-8-sig")
    assert run_cli(*words).output == told.output
