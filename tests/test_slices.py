"""A large file comes in slices: others write in between, and nothing of it is ever half done."""

import json
from collections import Counter

import pytest

from companion.history import History
from companion.history.exchange import BusyError, CutOffError, house_importing, slices, write_csv
from companion.store import UnavailableError
from companion.store.people import PeopleWrites
from companion.store.sessions import SettingWrites
from tests.test_house_file import essence, evening, file_of, shelf

pytestmark = [pytest.mark.databases, pytest.mark.usefixtures("toy_words")]

PLAYS = 9


@pytest.fixture(scope="module")
def files(toy_words, tmp_path_factory) -> dict[str, bytes]:
    """Of one house."""
    house, history = shelf(tmp_path_factory.mktemp("one"))
    for n in range(PLAYS):
        evening(house, ["Ann", "Ben", f"Cem {n}"], [], n)
    written = {"json": file_of(history), "csv": "".join(write_csv(history.every())).encode()}
    house.close()
    return written


@pytest.fixture(scope="module")
def body(files) -> bytes:
    return files["json"]


@pytest.fixture
def there(tmp_path, database, monkeypatch):
    """Another house, where Ann has played once; a slice is one step."""
    monkeypatch.setattr(slices, "SLICE", 0)
    house, history = shelf(tmp_path / "two", database)
    house.now.pass_seconds(9_999)
    evening(house, ["Ann", "Dan"], [], 2)
    yield house, history
    house.close()


def broken_at(patch, play: int):
    """The disk is full when this play of the file is to be kept."""
    keep, times = house_importing._keep, []  # noqa: SLF001

    def full(*arguments):
        times.append(1)
        if len(times) == play:
            raise UnavailableError("no space left", "full")
        keep(*arguments)

    patch.setattr(house_importing, "_keep", full)


def noted(history: History) -> str:
    return history.setting(slices.NOTE)


def test_others_write_between_two_slices(there, body, monkeypatch):
    _, history = there
    moves: list[None] = []
    monkeypatch.setattr(
        slices,
        "yield_to_other_greenlets",
        lambda: moves.append(history.set_setting("name", f"{len(moves)}")),
    )
    assert history.importer.import_file(body, dry=False).added == PLAYS
    assert len(moves) > PLAYS
    assert history.setting("name") == f"{len(moves) - 1}"
    assert len(list(history.every())) == PLAYS + 1
    assert noted(history) == ""


@pytest.mark.parametrize("play", [1, 2, PLAYS])
def test_what_breaks_off_is_taken_back(there, body, monkeypatch, play):
    _, history = there
    before = essence(history)
    with monkeypatch.context() as patch:
        broken_at(patch, play)
        with pytest.raises(UnavailableError):
            history.importer.import_file(body, dry=False)
    assert essence(history) == before
    assert noted(history) == ""
    assert history.importer.import_file(body, dry=False).added == PLAYS


def cut_off(there, body, monkeypatch) -> None:
    """The server dies in the middle."""
    _, history = there
    with monkeypatch.context() as patch:
        broken_at(patch, PLAYS - 2)
        patch.setattr(slices.BatchedImport, "_take_back", lambda *_: None)
        with pytest.raises(UnavailableError):
            history.importer.import_file(body, dry=False)
    assert len(list(history.every())) == PLAYS - 2
    assert noted(history) != ""


@pytest.mark.file
def test_what_a_dead_server_has_left_goes_when_the_next_one_starts(there, body, monkeypatch):
    house, history = there
    before = essence(history)
    cut_off(there, body, monkeypatch)
    house.store.serve_alone()
    history.importer.start()
    assert essence(history) == before
    assert noted(history) == ""


def test_somebody_else_may_be_at_it_until_they_were_silent_for_long(there, body, monkeypatch):
    house, history = there
    before = essence(history)
    cut_off(there, body, monkeypatch)
    history.importer.start()  # one of several servers of one database
    with pytest.raises(BusyError):
        history.importer.import_file(body, dry=False)
    assert noted(history) != ""
    house.now.pass_seconds(slices.DEAD / 1000)
    history.importer.start()
    assert essence(history) == before
    assert history.importer.import_file(body, dry=False).added == PLAYS


def test_the_note_leaves_the_house_in_no_file(there, body, monkeypatch):
    _, history = there
    cut_off(there, body, monkeypatch)
    assert slices.NOTE not in json.loads(file_of(history))["settings"]


def test_a_log_that_was_archived_is_read_without_the_rules(there, body, monkeypatch):
    """What is known of a finished sitting is kept with it."""
    house, history = there
    history.importer.import_file(body, dry=False)
    before = file_of(history)

    def never(*_):
        raise AssertionError("it was folded")

    monkeypatch.setattr(house.sittings.memory.cache, "fold", never)
    assert file_of(history) == before


def test_what_comes_is_noted_once_and_not_in_each_slice(there, body, monkeypatch):
    """Or a file of ten thousand plays would be written ten thousand times."""
    _, history = there
    put, written = SettingWrites.put, []

    def counted(settings, name, value):
        written.append(name)
        put(settings, name, value)

    monkeypatch.setattr(SettingWrites, "put", counted)
    history.importer.import_file(body, dry=False)
    assert written.count(slices.NOTE) == 1
    assert written.count(slices.AT) > PLAYS


def recounts(patch) -> Counter[str]:
    """Whose plays are looked through from now on, and how often."""
    recount, counted = PeopleWrites.recount, Counter[str]()

    def told(session, ids, since):
        counted.update(id for id in ids if id is not None)
        recount(session, ids, since)

    patch.setattr(PeopleWrites, "recount", told)
    return counted


def figures(history: History) -> dict[str, tuple[int, int]]:
    return {one.name: (one.plays, one.wins) for one in history.people.list_all()}


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_everybody_is_counted_once_and_not_after_each_play(there, files, monkeypatch, kind):
    """Or five thousand plays of the same few people would be looked through five thousand times."""
    _, history = there
    counted = recounts(monkeypatch)
    assert history.importer.import_file(files[kind], dry=False).added == PLAYS
    called = {one.id: one.name for one in history.people.list_all()}
    assert {called[id]: times for id, times in counted.items()} == dict.fromkeys(
        ("Ann", "Ben", *(f"Cem {n}" for n in range(PLAYS))), 1
    )
    told = figures(history)
    assert (told["Ann"][0], told["Ben"][0], told["Cem 1"][0]) == (PLAYS + 1, PLAYS, 1)
    for id, name in called.items():
        added_up = history.people.read_statistics(id)
        assert told[name] == (added_up.plays, added_up.wins)


def test_who_sat_down_meanwhile_has_the_right_figures_when_a_file_breaks_off(
    there, body, monkeypatch
):
    house, history = there
    moves: list[None] = []

    def play() -> None:
        moves.append(None)
        if len(moves) == 3 * PLAYS:
            evening(house, ["Ann", "Cem 0", "Eve"], [], 1)

    with monkeypatch.context() as patch:
        patch.setattr(slices, "yield_to_other_greenlets", play)
        broken_at(patch, PLAYS)
        counted = recounts(patch)
        with pytest.raises(UnavailableError):
            history.importer.import_file(body, dry=False)
    assert figures(history) == {"Ann": (2, 2), "Dan": (1, 0), "Cem 0": (1, 0), "Eve": (1, 0)}
    assert max(counted.values()) < PLAYS


def test_somebody_who_was_taken_for_dead_and_lives_brings_no_more(there, body, monkeypatch):
    """The machine has slept in the middle, and another worker has tidied up."""
    house, history = there
    before = essence(history)
    turns = []

    def sleep() -> None:
        turns.append(1)
        if len(turns) == PLAYS:
            house.now.pass_seconds(slices.DEAD / 1000)
            history.importer.start()

    monkeypatch.setattr(slices, "yield_to_other_greenlets", sleep)
    with pytest.raises(CutOffError):
        history.importer.import_file(body, dry=False)
    assert essence(history) == before
    assert noted(history) == ""


def test_the_same_file_twice_at_once_is_here_once(there, body, monkeypatch):
    """The second one has looked what is new before the first one came to its end."""
    _, history = there
    tidy, first = slices.BatchedImport.delete_abandoned, [body]

    def meanwhile(self):
        if first:
            assert history.importer.import_file(first.pop(), dry=False).added == PLAYS
        tidy(self)

    monkeypatch.setattr(slices.BatchedImport, "delete_abandoned", meanwhile)
    told = history.importer.import_file(body, dry=False)
    assert (told.added, told.known) == (0, PLAYS)
    assert len(list(history.every())) == PLAYS + 1


def test_nobody_is_forgotten_while_a_file_may_bring_them_again(there, body, monkeypatch):
    house, history = there
    ann = next(one.id for one in history.people.list_all() if one.name == "Ann")
    with monkeypatch.context() as patch:
        cut_off(there, body, patch)
        assert history.importer.is_running()
        with pytest.raises(BusyError):
            history.people.forget(ann)
    house.now.pass_seconds(slices.DEAD / 1000)
    history.people.forget(ann)
    assert not history.importer.is_running()
    assert ann not in {one.id for one in history.people.list_all()}
