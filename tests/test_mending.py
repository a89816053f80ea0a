"""An amount that was wrong some entries ago is mended where it stands."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from companion.documents import ShapeError
from companion.engine.message import Message, SeatName
from companion.engine.refusal import FaultyError, GameError, NotYoursError, RuleError, SettledError
from companion.sittings import (
    ONLOOKER,
    Bearer,
    BlockedError,
    ConflictError,
    ForbiddenError,
    NoSuchSeatError,
)
from companion.sittings.log_pages import list_moves
from companion.sittings.mending import refold
from tests.conftest import TABLE, ToyHouse

pytestmark = pytest.mark.databases

ANN, BEN = Bearer(seat=0), Bearer(seat=1)


def mend(house: ToyHouse, code: str, entry: int, by: Bearer = TABLE, /, **put: Any) -> int:
    """`action` takes the place of an entry, or nothing does."""
    expected = put.pop("expected", house.look(code).version)
    put = {"action": None} | put
    return house.act(code, by.seat, by, kind="mend", entry=entry, expected=expected, **put)


def take(n: int) -> dict[str, Any]:
    return {"kind": "take", "n": n}


def hide(number: int) -> dict[str, Any]:
    return {"kind": "hide", "number": number}


def started(seconds: int) -> dict[str, Any]:
    return {"kind": "start", "seconds": seconds}


def words(house: ToyHouse, code: str, viewer: int | None = None) -> dict[int, Message]:
    return {one.number: one.words for one in house.sittings.queries.log(code, viewer)}


@pytest.fixture
def taken(house: ToyHouse, code: str) -> str:
    """Ann takes 3 and 1, Ben takes 2: entries 1, 3 and 2."""
    house.act(code, 0, **take(3))
    house.act(code, 1, **take(2))
    house.act(code, 0, **take(1))
    return code


# What it does


def test_an_entry_is_about_somebody_else_after_all(house, taken):
    mend(house, taken, 1, action=take(3), seat=2)
    assert house.view(taken).pearls == (1, 2, 3)


def test_time_stays_as_it_was(house, code):
    house.act(code, None, **started(60))
    house.now.pass_seconds(10)
    mend(house, code, 1, action=started(30))
    assert house.view(code).ends_at == house.now.at + 20_000


def test_the_same_mend_sent_again_changes_nothing(house, taken):
    document = {"kind": "mend", "entry": 1, "action": take(5), "expected": 3}
    for _ in range(2):
        assert house.sittings.act(taken, TABLE, "once", None, document).version == 4
    with pytest.raises(ConflictError, match="house-id-reused"):
        house.sittings.act(taken, TABLE, "once", None, {**document, "action": take(6)})


# Undo and redo


def test_a_mend_is_one_place_whose_undo_is_the_place_before_it(house, taken):
    mend(house, taken, 1, action=take(5))
    step = house.look(taken).undo
    assert step is not None
    assert step.to == 3
    house.undo(taken)
    assert house.view(taken).pearls == (4, 2, 0)
    house.redo(taken)
    assert house.view(taken).pearls == (6, 2, 0)


def test_what_was_done_after_a_mend_is_taken_back_without_it(house, taken):
    mend(house, taken, 1, action=take(5))
    house.act(taken, 2, **take(4))
    house.undo(taken)
    assert house.view(taken).pearls == (6, 2, 0)
    house.undo(taken)
    house.undo(taken)
    assert house.view(taken).pearls == (3, 2, 0)
    for _ in range(3):
        house.redo(taken)
    assert house.view(taken).pearls == (6, 2, 4)


def test_nothing_is_ahead_any_more_once_something_was_mended(house, taken):
    house.undo(taken)
    mend(house, taken, 1, action=take(5))
    assert house.look(taken).redo is None
    assert house.view(taken).pearls == (5, 2, 0)


def test_after_a_mend_one_goes_back_to_every_entry_that_stands_and_keeps_the_mend(house, taken):
    """The way back vanished from all entries before the mend."""
    mend(house, taken, 2, action=take(5))
    entries = {one.number: one.back_to for one in house.sittings.queries.log(taken, None)}
    assert entries == {1: 1, 2: 2, 3: None, 4: None}
    moves: tuple[Any, ...] = list_moves(house.sittings.queries.fold(taken), None)
    (back,) = (one for one in moves if one.slot == "go_back")
    assert {each.value for each in back.fields[0].values} == {0, 1, 2, 3}
    house.rewind(taken, 2)
    assert house.view(taken).pearls == (3, 5, 0)
    log = {one.number: one for one in house.sittings.queries.log(taken, None)}
    assert [log[n].undone for n in (1, 2, 3, 4)] == [False, False, True, False]
    assert (log[2].mended_by, log[5].words) == (
        4,
        Message("house-log-went-back", who=Message("house-the-table"), entry=2),
    )
    house.act(taken, 2, **take(4))
    house.rewind(taken, 1)
    assert house.view(taken).pearls == (3, 0, 0)
    log = {one.number: one for one in house.sittings.queries.log(taken, None)}
    assert [log[n].undone for n in (2, 4, 6)] == [True, True, True]
    again = house.restarted()
    assert again.view(taken).pearls == (3, 0, 0)
    assert again.sittings.queries.log(taken, None) == house.sittings.queries.log(taken, None)


def test_what_one_went_back_from_with_a_mend_comes_back_by_undo_and_goes_by_redo(house, taken):
    mend(house, taken, 1, action=take(5))
    house.act(taken, 2, **take(4))
    house.rewind(taken, 1)
    assert house.view(taken).pearls == (5, 0, 0)
    house.undo(taken)
    assert house.view(taken).pearls == (6, 2, 4)
    house.redo(taken)
    assert house.view(taken).pearls == (5, 0, 0)
    house.rewind(taken, 0)
    assert house.view(taken).pearls == (0, 0, 0)
    house.undo(taken)
    mend(house, taken, 1, action=take(2))
    assert house.view(taken).pearls == (2, 0, 0)


def test_a_seat_takes_back_its_own_mend(house, taken):
    mend(house, taken, 3, ANN, action=take(5))
    house.undo(taken, ANN)
    assert house.view(taken).pearls == (4, 2, 0)


# What is in the way


def test_what_would_not_be_possible_any_more_is_in_the_way(house, code):
    house.act(code, 0, **take(5))
    house.act(code, 1, **take(14))
    house.act(code, 2, **take(1))
    with pytest.raises(BlockedError) as refusal:
        mend(house, code, 1, action=take(8))
    (blocker,) = refusal.value.blocked_by
    assert (blocker.entry, blocker.words) == (2, words(house, code)[2])
    assert blocker.why == Message("toy-bowl-empty", have=12)
    assert house.view(code).pearls == (5, 14, 1)
    assert house.look(code).version == 3


def test_an_action_that_its_place_has_no_room_for_is_refused_by_the_rules(house, taken):
    with pytest.raises(RuleError) as refusal:
        mend(house, taken, 1, action=take(21))
    assert refusal.value.path == "action.action.n"


# Who may


def test_a_seat_mends_nobody_elses_entry(house, taken):
    with pytest.raises(ForbiddenError) as refusal:
        mend(house, taken, 2, ANN, action=take(5))
    assert refusal.value.message.id == "house-mend-not-yours"


def test_a_seat_does_not_give_its_entry_to_another(house, taken):
    with pytest.raises((ForbiddenError, NotYoursError)):
        mend(house, taken, 1, ANN, action=take(5), seat=1)
    assert house.view(taken).pearls == (4, 2, 0)


def test_a_secret_is_mended_by_its_seat_and_not_by_the_table(house, code):
    house.act(code, 0, **hide(7))
    with pytest.raises(ForbiddenError) as refusal:
        mend(house, code, 1, action=hide(8))
    assert refusal.value.message.id == "house-mend-secret"
    mend(house, code, 1, ANN, action=hide(8))
    assert house.view(code, 0).fists[0] == 8
    house.act(code, None, kind="reveal")
    mend(house, code, 1, action=hide(9))
    assert house.view(code).fists[0] == 9


def test_onlookers_mend_nothing(house, taken):
    with pytest.raises(ForbiddenError):
        mend(house, taken, 1, ONLOOKER, action=take(5))
    with pytest.raises(ForbiddenError):
        house.sittings.propose(taken, ONLOOKER, {"entry": 1, "action": take(5)})


# What cannot be meant


@pytest.mark.parametrize(
    ("sent", "error", "path"),
    [
        ({"entry": 0}, FaultyError, "action.entry"),
        ({"entry": -1}, FaultyError, "action.entry"),
        ({"entry": 4}, FaultyError, "action.entry"),
        ({"expected": 2}, SettledError, "action.expected"),
        ({"expected": 4}, SettledError, "action.expected"),
        ({"action": {"kind": "hide", "number": 1}}, FaultyError, "action.action.kind"),
        ({"action": {"kind": "take"}}, ShapeError, "action.action.n"),
        ({"action": {"kind": "take", "n": "x"}}, ShapeError, "action.action.n"),
        ({"action": {"kind": "rewind", "to": 0, "expected": 3}}, ShapeError, "action.action.kind"),
        ({"action": {}}, ShapeError, "action.action.kind"),
        ({"action": 5}, ShapeError, "action.action"),
        ({"action": {"kind": "take", "n": 3}}, SettledError, "action.action"),
        ({"seat": 3}, NoSuchSeatError, "action.seat"),
        ({"seat": "Ann"}, ShapeError, "action.seat"),
        ({"seat": None}, NotYoursError, "action.seat"),
        ({"more": 1}, ShapeError, "action.more"),
    ],
)
def test_a_mend_that_cannot_be_is_refused_and_changes_nothing(house, taken, sent, error, path):
    document = {"kind": "mend", "entry": 1, "action": take(5), "expected": 3} | sent
    with pytest.raises(error) as refusal:
        house.act(taken, None, TABLE, **document)
    assert path in [fault.path for fault in refusal.value.faults]
    assert house.look(taken).version == 3


def test_a_mend_that_changes_nothing_is_told_so_and_not_that_it_is_there_already(house, taken):
    with pytest.raises(SettledError) as refusal:
        house.act(taken, None, TABLE, kind="mend", entry=1, action=take(3), expected=3)
    assert [one.message.id for one in refusal.value.faults] == ["house-mend-same"]


def test_what_only_goes_back_or_mends_is_not_mended(house, taken):
    house.undo(taken)
    mend(house, taken, 1, action=take(5))
    for entry in (4, 5):
        with pytest.raises(GameError) as refusal:
            mend(house, taken, entry)
        assert refusal.value.message.id == "house-mend-never"


def test_what_was_taken_back_or_out_is_not_mended(house, taken):
    house.undo(taken)
    mend(house, taken, 1)
    for entry in (1, 3):
        with pytest.raises(SettledError) as refusal:
            mend(house, taken, entry, action=take(1))
        assert refusal.value.message.id == "house-mend-not-in-force"


def test_a_kind_that_stands_as_it_is_is_not_mended(house, code):
    house.act(code, None, kind="roll")
    with pytest.raises(GameError) as refusal:
        mend(house, code, 1)
    assert refusal.value.message.id == "house-mend-never"


# The dry run


def propose(house, code, by=TABLE, **document):
    return house.sittings.propose(code, by, document)


def test_the_dry_run_tells_a_change_of_the_result(house, taken):
    for kind in ("reveal", "finish"):
        house.act(taken, None, kind=kind)
    told = propose(house, taken, entry=1, action=None)
    assert Message("house-change-winners", who=(SeatName(1),)) in told.changes


def test_a_secret_changes_for_nobody_but_its_seat(house, code):
    house.act(code, 0, **hide(7))
    with pytest.raises(ForbiddenError):
        propose(house, code, entry=1, action=hide(8))
    with pytest.raises(ForbiddenError):
        propose(house, code, BEN, entry=1, action=hide(8))
    told = propose(house, code, ANN, entry=1, action=hide(8))
    assert told.changes == (Message("house-change-other"),)


# The clock


def test_a_deadline_that_a_mend_puts_off_happens_then(house, code):
    house.clock.wind()
    house.act(code, None, **started(10))
    mend(house, code, 1, action=started(30))
    house.now.pass_seconds(15)
    house.clock.tick()
    assert house.view(code).ends_at is not None
    house.now.pass_seconds(15)
    house.clock.tick()
    assert house.view(code).ends_at is None


def test_a_deadline_that_a_mend_brings_back_happens(house, code):
    house.act(code, 0, **take(1))
    house.act(code, None, **started(10))
    house.now.pass_seconds(10)
    house.clock.wind()
    house.clock.tick()
    assert house.look(code).version == 3
    house.undo(code)
    house.clock.tick()
    assert house.look(code).version == 4, "a time-out that was taken back does not come again"
    mend(house, code, 1, action=take(2))
    house.clock.tick()
    assert house.look(code).version == 6
    assert house.view(code).ends_at is None
    house.undo(code)
    house.undo(code)
    house.clock.tick()
    assert house.view(code).ends_at is not None


# The log


def test_the_log_says_who_mended_what(house, taken):
    mend(house, taken, 1, ANN, action=take(5))
    mend(house, taken, 2)
    entries = {one.number: one for one in house.sittings.queries.log(taken, None)}
    did = entries[1].words
    assert entries[4].words == Message("house-log-mended", who=SeatName(0), was=did, now=did)
    nothing = Message("house-log-nothing")
    table = Message("house-the-table")
    assert entries[5].words == Message(
        "house-log-mended", who=table, was=entries[2].words, now=nothing
    )
    assert (entries[1].mended_by, entries[1].now, entries[1].undone) == (4, did, False)
    assert (entries[2].mended_by, entries[2].now, entries[2].undone) == (5, None, True)
    assert entries[4].document == {
        "kind": "mend",
        "entry": 1,
        "action": {"kind": "take", "n": 5},
        "expected": 3,
        "follows": True,
    }


def test_the_log_says_that_a_mend_was_taken_back(house, taken):
    mend(house, taken, 1)
    house.undo(taken)
    entries = {one.number: one for one in house.sittings.queries.log(taken, None)}
    assert [one.undone for one in entries.values()] == [False, False, False, True, False]
    assert entries[5].words.id == "house-log-took-back"


def test_the_log_offers_to_mend_what_the_viewer_may(house, taken):
    house.act(taken, 0, **hide(7))
    house.act(taken, None, kind="roll")

    def offered(viewer: int | None) -> list[int]:
        return [one.number for one in house.sittings.queries.log(taken, viewer) if one.mendable]

    assert (offered(None), offered(0), offered(1)) == ([1, 2, 3], [1, 3, 4], [2])


def test_what_a_secret_was_before_it_was_mended_stays_one(house, code):
    house.act(code, 0, **hide(7))
    mend(house, code, 1, ANN, action=hide(8))
    general = Message("toy-hid", who=SeatName(0))
    own = [Message("toy-hid-number", who=SeatName(0), number=n) for n in (7, 8)]

    def said(was: Message, now: Message) -> Message:
        return Message("house-log-mended", who=SeatName(0), was=was, now=now)

    assert words(house, code)[2] == said(general, general)
    assert words(house, code, 1)[2] == said(general, general)
    assert words(house, code, 0)[2] == said(*own)
    documents = [one.document for one in house.sittings.queries.log(code, 1)]
    assert documents == [None, None]
    house.act(code, None, kind="reveal")
    assert words(house, code)[1] == general
    assert words(house, code)[2] == said(general, own[1])
    entries = house.sittings.queries.log(code, None)
    assert entries[0].document is None
    assert entries[0].now == own[1]


def test_our_notes_speak_against_what_was_put_there(house, taken):
    mend(house, taken, 1, action=take(10))
    assert house.look(taken).remarks == (Message("toy-handful", who=SeatName(0), n=10),)
    mend(house, taken, 1)
    assert house.look(taken).remarks == ()


# The end


def test_a_mend_after_the_end_stores_the_new_result(house, taken):
    for kind in ("reveal", "finish"):
        house.act(taken, None, kind=kind)
    mend(house, taken, 1, action=take(1))
    sheet = house.sittings.queries.result(taken)
    assert sheet is not None
    assert [score.total for score in sheet.players] == [2, 2, 0]
    house.undo(taken)
    sheet = house.sittings.queries.result(taken)
    assert sheet is not None
    assert [score.total for score in sheet.players] == [4, 2, 0]


# Moving house


def moved(house: ToyHouse, code: str) -> str:
    document = msgspec.json.encode(house.sittings.export(code, TABLE))
    return house.sittings.import_sitting(document).code


def finished(house: ToyHouse, code: str) -> None:
    for kind in ("reveal", "finish"):
        house.act(code, None, kind=kind)


def test_a_log_in_which_one_went_back_with_a_mend_moves_house(house, taken):
    mend(house, taken, 1, action=take(5))
    house.rewind(taken, 1)
    house.act(taken, 2, **take(4))
    finished(house, taken)
    there = moved(house, taken)
    assert house.view(there) == house.view(taken)
    assert house.sittings.queries.log(there, None) == house.sittings.queries.log(taken, None)


def test_a_secret_that_one_went_back_to_with_a_mend_does_not_leave_the_house(house, code):
    house.act(code, 0, **hide(7770777))
    house.act(code, 1, **take(2))
    house.act(code, 2, **take(1))
    mend(house, code, 3, action=take(3))
    house.rewind(code, 2)
    house.act(code, 2, **take(4))
    house.rewind(code, 0)
    house.act(code, 1, **take(1))
    finished(house, code)
    document = msgspec.json.encode(house.sittings.export(code, TABLE))
    assert b"7770777" not in document
    there = house.sittings.import_sitting(document).code
    assert house.view(there) == house.view(code)
    again = msgspec.json.encode(house.sittings.export(there, TABLE))
    assert house.view(house.sittings.import_sitting(again).code) == house.view(code)


def test_what_a_mended_secret_was_does_not_leave_the_house(house, code):
    house.act(code, 0, **hide(7770777))
    house.act(code, 1, **take(2))
    mend(house, code, 1, ANN, action=hide(8880888))
    mend(house, code, 2, action=take(3))
    mend(house, code, 1, ANN, action=hide(9990999))
    house.act(code, 2, **take(1))
    finished(house, code)
    document = msgspec.json.encode(house.sittings.export(code, TABLE))
    assert b"7770777" not in document
    assert b"8880888" not in document
    assert b"9990999" in document
    there = house.sittings.import_sitting(document).code
    assert house.view(there) == house.view(code)
    assert house.view(there).pearls == (0, 3, 1)
    assert [one.undone for one in house.sittings.queries.log(there, None)] == [
        one.undone for one in house.sittings.queries.log(code, None)
    ]
    again = msgspec.json.encode(house.sittings.export(there, TABLE))
    assert house.view(house.sittings.import_sitting(again).code) == house.view(code)


def test_a_secret_that_was_taken_out_does_not_leave_the_house(house, code):
    house.act(code, 0, **hide(7770777))
    house.act(code, 1, **hide(5550555))
    mend(house, code, 1, ANN)
    finished(house, code)
    document = msgspec.json.encode(house.sittings.export(code, TABLE))
    assert (b"7770777" in document, b"5550555" in document) == (False, True)
    there = house.sittings.import_sitting(document).code
    assert house.view(there) == house.view(code)
    assert house.view(there).fists == (None, 5550555, None)


def test_a_long_log_is_looked_through_apart_and_as_it_stood(house, taken, monkeypatch):
    """Others go on meanwhile."""
    mend = {"entry": 1, "action": take(2)}
    asked: tuple[Callable[[], Any], ...] = (
        lambda: house.sittings.queries.moves(taken, None),
        lambda: house.sittings.propose(taken, TABLE, mend),
        lambda: house.sittings.mend_form(taken, 1, None, {}),
    )
    meanwhile = []

    def apart(work: Callable[[], Any]) -> Any:
        meanwhile.append(house.act(taken, 0, kind="take", n=1))
        return work()

    monkeypatch.setattr("companion.sittings.folded.run_in_thread", apart)
    for ask in asked:
        monkeypatch.setattr("companion.sittings.folded.LONG_LOG", 1_000)
        here = ask()
        monkeypatch.setattr("companion.sittings.folded.LONG_LOG", 0)
        assert ask() == here
    assert len(meanwhile) == len(asked)


@pytest.mark.parametrize("n", [2, 19], ids=["made", "in the way"])
def test_a_mend_of_a_long_log_is_folded_apart_and_once(house, taken, monkeypatch, n):
    """Else everybody waits for whoever puts an old entry right."""
    threads = []

    def folded(log: Any, line: Any, index: int, *more: Any) -> Any:
        if index < len(line):
            threads.append(threading.current_thread())
        return refold(log, line, index, *more)

    monkeypatch.setattr("companion.sittings.mending.refold", folded)
    monkeypatch.setattr("companion.sittings.folded.LONG_LOG", 0)
    put = {"entry": 1, "action": take(n)}
    with contextlib.suppress(BlockedError):
        mend(house, taken, 1, action=take(n))
    assert len(threads) == 1
    assert threads != [threading.current_thread()]
    if n == 2:
        assert house.view(taken).pearls == (3, 2, 0)
        assert house.sittings.propose(taken, TABLE, put | {"action": take(3)}).version == 4


def test_what_was_tried_is_tried_anew_once_something_was_done(house, taken):
    put = {"entry": 1, "action": take(15)}
    assert house.sittings.propose(taken, TABLE, put).blocked_by == ()
    house.act(taken, 1, **take(4))
    assert house.sittings.propose(taken, TABLE, put).blocked_by != ()
    with pytest.raises(BlockedError):
        mend(house, taken, 1, action=take(15))


def test_a_mend_that_was_tried_is_settled_all_the_same_by_what_was_done_since(house, taken):
    put = {"entry": 1, "action": take(2)}
    house.sittings.propose(taken, TABLE, put)
    with pytest.raises(SettledError) as refusal:
        mend(house, taken, 1, action=take(2), expected=2)
    assert refusal.value.path == "action.expected"
    house.sittings.propose(taken, TABLE, put)
    assert mend(house, taken, 1, action=take(2)) == 4
    assert house.restarted().view(taken).pearls == (3, 2, 0)
