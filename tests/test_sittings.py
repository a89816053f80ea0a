import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.documents import ShapeError
from companion.engine.game import PlayedGame
from companion.engine.message import Message, SeatName
from companion.engine.refusal import FaultyError, GameError, NotYoursError, RuleError, SettledError
from companion.engine.score import Counterfactual, ScoreSheet
from companion.history import History
from companion.sittings import (
    ONLOOKER,
    Bearer,
    ConflictError,
    DeadTokenError,
    ForbiddenError,
    NoSuchGameError,
    NoSuchSeatError,
    NoSuchSittingError,
    SeatTakenError,
    UnfoldableError,
    record,
    records,
    replay,
    results,
)
from companion.sittings.correcting import SeatCorrection
from companion.sittings.log_pages import read_log
from companion.store import WriteSession
from tests import toy
from tests.conftest import TABLE, ToyHouse, meanwhile, together
from tests.examples import examples

pytestmark = pytest.mark.databases

ANN, BEN = Bearer(seat=0), Bearer(seat=1)


def paths(refusal: pytest.ExceptionInfo[Any]) -> list[str]:
    error = refusal.value
    assert isinstance(error, GameError)
    return [fault.path for fault in error.faults]


# -- Opening -------------------------------------------------------------------------------------


def test_a_sitting_opens_with_a_code_that_nobody_misreads(house):
    opened = house.sittings.open("pearls", {"bowl": 5}, ["Ann", ""])

    assert re.fullmatch("[2-9A-Z]{5}", opened.code)
    assert not set(opened.code) & set("0O1ILUV")
    assert opened.version == 0
    assert house.view(opened.code).bowl == 5
    assert house.look(opened.code).names == ("Ann", "")


def test_a_code_is_read_in_lower_case_and_with_blanks_around(house, code):
    assert house.look(f" {code.lower()} ").code == code


@pytest.mark.parametrize("wrong", ["", "AAAAA", "22222", "K7QM2K7QM2", "k'--", "\x00\ud800"])
def test_a_code_that_nobody_has_is_not_found(house, code, wrong):
    with pytest.raises(NoSuchSittingError):
        house.look(wrong)


def test_names_are_trimmed_and_composed(house):
    code = house.opened("  Ann ", "Zoe\u0308")

    assert house.sittings.queries.names(code) == ("Ann", "Zo\u00eb")


def test_every_fault_of_an_opening_is_told_at_once(house):
    names = ["Ann", "x" * 41, "a\x07b", "ANN", "\u202eBen", "Dan", "Eve", "Fay", "Gil"]
    with pytest.raises(FaultyError) as refusal:
        house.sittings.open("pearls", {"bowl": -1}, names)

    assert paths(refusal) == [
        "options.bowl",
        "seats",
        "seats[1].name",
        "seats[2].name",
        "seats[3].name",
        "seats[4].name",
    ]


def test_two_spellings_of_one_name_are_one_name(house):
    with pytest.raises(FaultyError) as refusal:
        house.opened("ZOE\u0308", "zo\u00eb")

    assert refusal.value.message == Message("fault-name-twice", name="zo\u00eb")


def test_a_name_that_only_looks_like_another_one_is_refused(house):
    with pytest.raises(FaultyError) as refusal:
        house.opened("Ann", "\u0410nn", "Ben", "B\u200ben")

    assert paths(refusal) == ["seats[1].name", "seats[3].name"]
    assert [fault.code for fault in refusal.value.faults] == ["name_alike", "name_alike"]
    assert refusal.value.message == Message("fault-name-alike", name="\u0410nn")


def test_a_name_that_nobody_can_see_is_refused(house):
    with pytest.raises(FaultyError) as refusal:
        house.opened("Ann", "\u200b", "\u3164")

    assert [fault.code for fault in refusal.value.faults] == ["invisible", "invisible"]


def test_korean_russian_and_emoji_names_sit_at_one_table(house):
    names = ("민수", "수민 Kim", "Аня", "Таня", "👩‍🚀", "❤️")
    assert house.look(house.opened(*names)).names == names


def test_nameless_seats_are_not_one_name(house):
    assert house.look(house.opened("", "", "")).names == ("", "", "")


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"bowl": "many"}, "options.bowl"),
        ({"cup": 1}, "options.cup"),
        ({"bowl": 1.5}, "options.bowl"),
        ({"bowl": "\ud800"}, "options"),
    ],
)
def test_options_of_another_shape_are_refused_with_their_path(house, options, path):
    with pytest.raises(ShapeError) as refusal:
        house.sittings.open("pearls", options, ["Ann", "Ben"])

    assert paths(refusal) == [path]


# -- Who may -------------------------------------------------------------------------------------


def test_a_claimed_seat_acts_for_itself_alone(house, code):
    bearer = house.sittings.bearers.authorise(code, house.sittings.seats.claim(code, 1))

    assert bearer == BEN
    assert house.act(code, 1, bearer, kind="take", n=2) == 1
    for seat in (0, None):
        with pytest.raises(ForbiddenError):
            house.act(code, seat, bearer, kind="take", n=2)


def test_onlookers_only_look(house, code):
    assert house.sittings.bearers.authorise(code, None) == ONLOOKER
    with pytest.raises(ForbiddenError):
        house.act(code, 0, ONLOOKER, kind="take", n=2)
    with pytest.raises(ForbiddenError):
        house.act(code, None, ONLOOKER, kind="roll")


def test_one_glance_answers_for_everybody(house, code):
    tokens = {seat: house.sittings.seats.claim(code, seat) for seat in (0, 2)}
    house.act(code, 1, kind="hide", number=7)
    snapshot = house.sittings.queries.snapshot(code)

    assert snapshot.bearer(None) == ONLOOKER
    for seat, token in tokens.items():
        assert snapshot.bearer(token) == Bearer(seat=seat)
    with pytest.raises(DeadTokenError):
        snapshot.bearer("wrong")
    for viewer in (None, 0, 1, 2):
        assert snapshot.look(viewer) == house.look(code, viewer)
    with pytest.raises(NoSuchSeatError):
        snapshot.look(3)


def test_a_released_seat_is_free_and_its_token_dead_at_once(house, code):
    token = house.sittings.seats.claim(code, 1)
    house.sittings.seats.release(code, 1, TABLE)

    with pytest.raises(DeadTokenError):
        house.sittings.bearers.authorise(code, token)
    assert house.look(code).claimed == (False, False, False)
    assert house.sittings.seats.claim(code, 1) != token


def test_a_phone_gives_back_its_own_seat_and_no_other(house, code):
    house.sittings.seats.claim(code, 0)
    house.sittings.seats.claim(code, 1)
    with pytest.raises(ForbiddenError):
        house.sittings.seats.release(code, 0, BEN)
    with pytest.raises(ForbiddenError):
        house.sittings.seats.release(code, 0, ONLOOKER)
    house.sittings.seats.release(code, 1, BEN)

    assert house.look(code).claimed == (True, False, False)


def test_a_phone_takes_over_as_the_table_and_the_old_table_is_dead(house):
    opened = house.sittings.open("pearls", None, ["Ann", "Ben"])
    seat_token = house.sittings.seats.claim(opened.code, 1)
    rings = house.bell.last_ring(opened.code)
    table_token = house.sittings.seats.take_over(opened.code, BEN)

    assert house.sittings.bearers.authorise(opened.code, table_token) == TABLE
    assert house.sittings.bearers.authorise(opened.code, seat_token) == BEN
    with pytest.raises(DeadTokenError):
        house.sittings.bearers.authorise(opened.code, opened.table_token)
    assert house.look(opened.code, 0).table_seat == 1
    assert house.bell.last_ring(opened.code) > rings
    with pytest.raises(ForbiddenError):
        house.sittings.seats.take_over(opened.code, ONLOOKER)


def test_tokens_survive_a_restart_and_open_no_other_sitting(house, code):
    token = house.sittings.seats.claim(code, 1)
    other = house.opened()

    assert house.restarted().sittings.bearers.authorise(code, token) == BEN
    for wrong in (token[:-1], token + "x", "", "\ud800"):
        with pytest.raises(DeadTokenError):
            house.sittings.bearers.authorise(code, wrong)
    with pytest.raises(DeadTokenError):
        house.sittings.bearers.authorise(other, token)


@pytest.mark.file
def test_tokens_stand_nowhere_in_the_database(house):
    opened = house.sittings.open("pearls", None, ["Ann", "Ben"])
    tokens = [opened.table_token, house.sittings.seats.claim(opened.code, 0)]
    house.close()

    files = b"".join(path.read_bytes() for path in house.path.parent.iterdir())
    assert opened.code.encode() in files
    assert not [token for token in tokens if token.encode() in files]


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_not_found(house, code, seat):
    for ask in (
        lambda: house.sittings.seats.claim(code, seat),
        lambda: house.sittings.seats.release(code, seat, TABLE),
        lambda: house.act(code, seat, kind="roll"),
        lambda: house.look(code, seat),
        lambda: house.sittings.queries.log(code, seat),
    ):
        with pytest.raises(NoSuchSeatError):
            ask()


# -- Playing -------------------------------------------------------------------------------------


def test_luck_is_written_down(house, code):
    house.act(code, None, kind="roll")
    rolled = house.view(code).rolled

    assert 1 <= rolled <= 6
    assert house.sittings.queries.log(code, None)[0].document == {"kind": "roll", "pips": rolled}
    assert house.restarted().view(code).rolled == rolled


def test_a_draw_can_be_typed_in_from_the_table(house, code):
    house.act(code, None, kind="roll", pips=6)

    assert house.view(code).rolled == 6


def test_what_the_rules_refuse_leaves_no_trace(house, code):
    rings = house.bell.last_ring(code)
    with pytest.raises(RuleError) as refusal:
        house.act(code, 0, kind="take", n=21)
    with pytest.raises(NotYoursError):
        house.phone(code, 0, kind="reveal")

    assert refusal.value.rule == "toy.take"
    assert house.look(code).version == 0
    assert house.sittings.queries.log(code, None) == ()
    assert house.bell.last_ring(code) == rings


def test_a_bug_in_the_rules_surfaces_and_leaves_no_trace(house, code):
    with pytest.raises(ZeroDivisionError):
        house.act(code, 0, kind="break")

    assert house.act(code, 0, kind="take", n=1) == 1


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ({"kind": "take", "n": "two"}, "action.n"),
        ({"kind": "take"}, "action.n"),
        ({"kind": "take", "n": 1.5}, "action.n"),
        ({"kind": "take", "n": 1, "m": 2}, "action.m"),
        ({"kind": "steal"}, "action.kind"),
        ({}, "action.kind"),
        ({"kind": "rewind", "to": 0}, "action.expected"),
        ({"kind": "take", "n": 1, "m": "\ud800"}, "action"),
    ],
)
def test_an_action_of_another_shape_is_refused_with_its_path(house, code, document, path):
    with pytest.raises(ShapeError) as refusal:
        house.act(code, 0, **document)

    assert paths(refusal) == [path]


def test_an_action_without_a_floor_is_refused(house, code):
    deep: dict[str, object] = {"kind": "take"}
    inner = deep
    for _ in range(100_000):
        inner["n"] = inner = {}
    with pytest.raises(ShapeError):
        house.sittings.act(code, TABLE, "deep", 0, deep)


def test_a_number_beyond_all_ledgers_is_refused(house, code):
    with pytest.raises(FaultyError) as refusal:
        house.act(code, 0, kind="hide", number=2**70)

    assert paths(refusal) == ["action.number"]


@pytest.mark.parametrize("id", ["", "x" * 65, "a\nb", "\ud800", "clock:run-1:5"])
def test_an_id_is_short_writable_and_not_the_clocks(house, code, id):
    with pytest.raises(FaultyError) as refusal:
        house.sittings.act(code, TABLE, id, None, {"kind": "roll"})

    assert paths(refusal) == ["id"]


# -- What happens between a request and its write ------------------------------------------------


def test_a_seat_that_was_freed_in_between_is_not_its_old_phones_any_more(house, code, monkeypatch):
    """Neither to free it from under whoever has it by now, nor to take the table."""
    old = house.sittings.seats.claim(code, 1)
    news = []

    def change_hands():
        house.sittings.seats.release(code, 1, TABLE)
        news.append(house.sittings.seats.claim(code, 1))

    meanwhile(monkeypatch, house.store, change_hands)
    with pytest.raises(DeadTokenError):
        house.sittings.seats.release(code, 1, (old,))
    assert house.sittings.bearers.authorise(code, news[-1]) == BEN
    meanwhile(monkeypatch, house.store, change_hands)
    with pytest.raises(DeadTokenError):
        house.sittings.seats.take_over(code, (news[-1],))
    assert house.look(code).table_seat is None


# -- Exactly once --------------------------------------------------------------------------------

TAKE = {"kind": "take", "n": 12}


def test_the_same_id_and_body_again_changes_nothing(house, code):
    first = house.sittings.act(code, ANN, "i", 0, TAKE).version
    house.act(code, None, kind="roll")
    again = house.sittings.act(code, ANN, "i", 0, dict(reversed(TAKE.items()))).version

    assert again == first == 1
    assert house.look(code).version == 2
    assert house.view(code).pearls == (12, 0, 0)


def test_an_id_is_known_after_a_restart_and_when_the_rules_would_refuse_by_now(house, code):
    house.sittings.act(code, ANN, "i", 0, TAKE)
    with pytest.raises(RuleError):
        house.sittings.act(code, ANN, "j", 0, TAKE)

    assert house.restarted().sittings.act(code, ANN, "i", 0, TAKE).version == 1


def test_the_same_id_with_another_body_is_refused(house, code):
    house.sittings.act(code, TABLE, "i", 0, TAKE)
    for seat, document in [(0, {"kind": "take", "n": 1}), (1, TAKE), (None, {"kind": "roll"})]:
        with pytest.raises(ConflictError, match="house-id-reused"):
            house.sittings.act(code, TABLE, "i", seat, document)

    assert house.look(code).version == 1


def test_an_id_is_unique_in_its_sitting_alone(house, code):
    house.sittings.act(code, ANN, "i", 0, TAKE)

    assert house.sittings.act(house.opened(), ANN, "i", 0, {"kind": "take", "n": 1}).version == 1


def test_a_refused_action_does_not_use_up_its_id(house, code):
    with pytest.raises(RuleError):
        house.sittings.act(code, ANN, "i", 0, {"kind": "take", "n": 99})

    assert house.sittings.act(code, ANN, "i", 0, TAKE).version == 1


def test_others_cannot_ask_whether_an_id_was_used(house, code):
    house.sittings.act(code, ANN, "i", 0, TAKE)
    with pytest.raises(ForbiddenError):
        house.sittings.act(code, BEN, "i", 0, TAKE)


def test_two_at_once_with_one_id_make_one_entry(house, code):
    for turn in range(10):

        def act(id=f"turn-{turn}"):
            return house.sittings.act(code, TABLE, id, 0, {"kind": "take", "n": 1}).version

        assert together(act, act, act) == [turn + 1] * 3

    assert house.view(code).pearls == (10, 0, 0)


def test_all_that_is_done_at_once_is_done(house, code):
    def taker(seat: int):
        return lambda: [house.act(code, seat, kind="take", n=1) for _ in range(5)]

    def looker():
        return [house.look(code).version for _ in range(20)]

    first, second, third, seen = together(taker(0), taker(1), taker(2), looker)

    assert sorted([*first, *second, *third]) == list(range(1, 16))
    assert seen == sorted(seen)
    assert house.view(code).pearls == house.restarted().view(code).pearls == (5, 5, 5)


def test_one_seat_is_claimed_by_one_of_two(house, code):
    answers = together(*[lambda: house.sittings.seats.claim(code, 0)] * 4)

    assert sum(isinstance(answer, str) for answer in answers) == 1
    assert sum(isinstance(answer, SeatTakenError) for answer in answers) == 3


# -- Back and forth ------------------------------------------------------------------------------


def test_a_phone_takes_back_its_own_last_action_only(house, code):
    house.phone(code, 0, kind="take", n=3)
    house.phone(code, 1, kind="take", n=4)

    assert house.look(code, 0).undo is None
    for to in (0, 1):
        with pytest.raises(ForbiddenError):
            house.rewind(code, to, ANN)
    house.undo(code, BEN)
    assert house.look(code, 0).redo is None
    with pytest.raises(ForbiddenError):
        house.rewind(code, 2, ANN)
    house.redo(code, BEN)
    assert house.view(code).pearls == (3, 4, 0)


def test_a_phone_does_not_take_back_what_the_table_did_for_all(house, code):
    house.act(code, None, kind="roll")

    assert house.look(code, 0).undo is None


def test_going_back_past_the_reveal_asks_the_table(house, code):
    game = replace(toy.GAME, revealed=lambda state: state.over)
    house = house.restarted(game=game)
    house.phone(code, 0, kind="finish")

    assert house.look(code, 0).undo is None
    with pytest.raises(ForbiddenError):
        house.rewind(code, 0, ANN)
    house.undo(code)
    assert not house.look(code).revealed


def test_taking_back_a_result_is_known_to_lead_past_the_reveal(house, code):
    house.act(code, 0, kind="take", n=3)
    assert not house.look(code).undo.past_reveal
    house.act(code, None, kind="finish")
    assert house.look(code).undo.past_reveal
    assert [entry.past_reveal for entry in house.sittings.queries.log(code, None)] == [True, False]
    house.undo(code)
    assert not house.look(code).redo.past_reveal, "a result that comes back hides nothing"


def test_a_phone_takes_no_result_back(house, code):
    house.phone(code, 0, kind="finish")

    assert house.look(code, 0).undo is None
    with pytest.raises(ForbiddenError):
        house.rewind(code, 0, ANN)


def test_who_presses_undo_just_after_somebody_else_takes_nothing_back(house, code):
    house.phone(code, 0, kind="take", n=3)
    house.phone(code, 1, kind="take", n=4)
    house.act(code, None, kind="rewind", to=1, expected=2)
    with pytest.raises(SettledError):
        house.act(code, None, kind="rewind", to=1, expected=2)

    assert house.view(code).pearls == (3, 0, 0)


def test_the_button_says_what_it_takes_back(house, code):
    house.phone(code, 1, kind="take", n=3)

    assert house.look(code).undo.words == Message("toy-did", who=SeatName(1), what="Take")


def test_the_button_names_a_secret_in_general_words_but_to_its_seat(house, code):
    house.phone(code, 1, kind="hide", number=7)

    assert house.look(code).undo.words == Message("toy-hid", who=SeatName(1))
    assert house.look(code, 1).undo.words == Message("toy-hid-number", who=SeatName(1), number=7)
    house.undo(code)
    assert house.look(code).redo.words == Message("toy-hid", who=SeatName(1))
    assert house.look(code, 1).redo.words == Message("toy-hid-number", who=SeatName(1), number=7)


steps = st.lists(
    st.tuples(st.just("take"), st.integers(0, 2))
    | st.tuples(st.sampled_from(["undo", "redo", "restart"]), st.just(0))
    | st.tuples(st.just("leap"), st.integers(0, 12)),
    max_size=12,
)


@examples(25)
@given(steps=steps)
def test_every_entry_can_be_returned_to(house, steps):
    """The model: what the table showed after each entry."""
    code = house.opened()
    shown = [house.view(code).pearls]
    for step, n in steps:
        look = house.look(code)
        if step == "take":
            house.act(code, n, kind="take", n=1)
        elif step == "undo" and look.undo is not None:
            house.undo(code)
            assert look.redo is None or house.look(code).redo != look.redo
        elif step == "redo" and look.redo is not None:
            house.redo(code)
            assert house.look(code).undo is not None
        elif step == "leap" and n < len(shown):
            try:
                house.rewind(code, n)
            except SettledError:
                assert shown[n] == shown[-1]
                continue
            assert house.view(code).pearls == shown[n]
        elif step == "restart":
            before = house.look(code)
            after = house.restarted().look(code)
            assert after == before
            continue
        else:
            continue
        shown.append(house.view(code).pearls)
        assert house.look(code).version == len(shown) - 1


# -- Secrets and the log -------------------------------------------------------------------------


def test_a_secret_is_in_the_view_and_the_log_of_its_seat_alone(house, code):
    house.phone(code, 1, kind="hide", number=4711174711)

    for viewer in (None, 0, 2):
        seen = msgspec.json.encode(
            [
                house.view(code, viewer),
                house.sittings.queries.log(code, viewer),
                house.look(code, viewer),
            ],
            enc_hook=str,
        )
        assert b"4711174711" not in seen
        (entry,) = house.sittings.queries.log(code, viewer)
        assert entry.secret
        assert entry.document is None
        assert entry.words == Message("toy-hid", who=SeatName(1))
    (entry,) = house.sittings.queries.log(code, 1)
    assert entry.document == {"kind": "hide", "number": 4711174711}
    assert entry.words == Message("toy-hid-number", who=SeatName(1), number=4711174711)


def test_a_revealed_secret_is_in_everybodys_log(house, code):
    house.phone(code, 1, kind="hide", number=7)
    house.act(code, None, kind="reveal")

    for viewer in (None, 0, 1, 2):
        entry = house.sittings.queries.log(code, viewer)[0]
        assert entry.document == {"kind": "hide", "number": 7}
        assert entry.words == Message("toy-hid-number", who=SeatName(1), number=7)
        assert not entry.secret


def test_the_log_says_who_did_what_when_and_what_was_taken_back(house, code):
    house.phone(code, 0, kind="take", n=3)
    house.now.pass_seconds(2)
    house.phone(code, 1, kind="hide", number=7)
    house.undo(code, BEN)
    house.redo(code)
    house.act(code, None, kind="rewind", to=0, expected=4)
    log = house.sittings.queries.log(code, None)

    assert [(entry.number, entry.seat, entry.undone) for entry in log] == [
        (1, 0, True),
        (2, 1, True),
        (3, 1, False),
        (4, None, False),
        (5, None, False),
    ]
    assert log[1].at - log[0].at == 2000
    hid = Message("toy-hid", who=SeatName(1))
    assert [entry.words for entry in log[2:]] == [
        Message("house-log-took-back", who=SeatName(1), what=hid),
        Message("house-log-brought-back", who=Message("house-the-table"), what=hid),
        Message("house-log-went-back", who=Message("house-the-table"), entry=0),
    ]
    assert house.sittings.queries.log(code, None, after=3) == log[3:]


# -- Restart, memory, results --------------------------------------------------------------------


def play_a_while(house: ToyHouse, code: str) -> None:
    for seat in (0, 1, 2):
        house.phone(code, seat, kind="take", n=seat + 1)
        house.phone(code, seat, kind="hide", number=40 + seat)
    house.act(code, None, kind="roll")
    house.act(code, None, kind="start", seconds=30)
    house.undo(code)
    house.undo(code)
    house.redo(code)


def test_after_a_restart_everything_is_as_it_was(house, code):
    play_a_while(house, code)
    again = house.restarted()

    for viewer in (None, 0, 1, 2):
        assert again.look(code, viewer) == house.look(code, viewer)
        assert again.sittings.queries.log(code, viewer) == house.sittings.queries.log(code, viewer)
    assert again.sittings.queries.fold(code).state == house.sittings.queries.fold(code).state
    assert again.act(code, 0, kind="take", n=1) == house.look(code).version


def test_sittings_that_do_not_fit_into_memory_are_folded_again(house):
    house = house.restarted(keep=2)
    codes = [house.opened() for _ in range(4)]
    for n, code in enumerate(codes, start=1):
        house.act(code, 0, kind="take", n=n)

    assert [house.view(code).pearls[0] for code in codes] == [1, 2, 3, 4]


def test_an_action_asks_the_rules_once_however_long_the_log(house, code):
    asked: list[object] = []

    def apply(state, seat, action):
        asked.append(action)
        return toy.apply(state, seat, action)

    house = house.restarted(game=replace(toy.GAME, apply=apply))
    for _ in range(50):
        house.act(code, None, kind="roll")
        house.look(code)
    assert len(asked) == 50
    house.undo(code)
    house.rewind(code, 3)
    assert len(asked) == 50


def test_the_result_is_kept_when_the_sitting_ends(house, code):
    house.act(code, 1, kind="take", n=5)
    assert house.sittings.queries.result(code) is None
    assert not house.look(code).ended
    house.now.pass_seconds(60)
    house.act(code, None, kind="finish")

    sheet = house.sittings.queries.result(code)
    assert sheet == toy.result(house.sittings.queries.fold(code).state, ("Ann", "Ben", "Cem"))
    assert house.restarted().sittings.queries.result(code) == sheet
    assert house.look(code).ended
    (row,) = house.sittings.queries.recent()
    assert row.ended_at == house.now()
    assert sheet.told_winners == (1,)


def test_a_result_with_an_open_question_has_no_winner_yet(house):
    code = house.sittings.open("pearls", {"by_roll": True}, ("Ann", "Ben")).code
    house.act(code, 1, kind="take", n=3)
    house.act(code, None, kind="finish")

    for one in (house, house.restarted()):
        sheet = one.sittings.queries.result(code)
        assert (sheet.questions, sheet.told_winners) == ((toy.ROLLED,), ())
    house.act(code, None, kind="roll")
    sheet = house.sittings.queries.result(code)
    assert (sheet.questions, sheet.told_winners) == ((), (1,))


def test_a_result_from_before_there_were_questions_has_none(house, code):
    house.act(code, None, kind="finish")
    stored = results.encode_sheet(house.sittings.queries.result(code))
    older = {key: one for key, one in msgspec.json.decode(stored).items() if key != "questions"}

    assert results.decode_sheet(
        msgspec.json.encode(older).decode()
    ) == house.sittings.queries.result(code)


def test_a_correction_after_the_end_corrects_the_result_and_not_the_hour(house, code):
    house.act(code, None, kind="finish")
    ended_at = house.now()
    house.now.pass_seconds(60)
    house.act(code, 2, kind="take", n=3)

    sheet = house.sittings.queries.result(code)
    assert sheet is not None
    assert sheet.winners == ("Cem",)
    assert house.sittings.queries.recent()[0].ended_at == ended_at


def test_the_last_touched_sitting_comes_first(house):
    codes = []
    for _ in range(3):
        house.now.pass_seconds(1)
        codes.append(house.opened())
    house.now.pass_seconds(1)
    house.act(codes[0], 0, kind="take", n=1)
    house.now.pass_seconds(1)
    house.act(codes[1], None, kind="finish")

    rows = house.sittings.queries.recent()
    assert [row.code for row in rows] == [codes[1], codes[0], codes[2]]
    assert rows[0].names == ("Ann", "Ben", "Cem")
    assert [row.code for row in house.sittings.queries.recent(ended=False)] == [codes[0], codes[2]]
    assert [row.code for row in house.sittings.queries.recent(ended=True)] == [codes[1]]
    assert len(house.sittings.queries.recent(limit=2)) == 2
    among = house.sittings.queries.recent(limit=1, among=(codes[2], "XXXXX"))
    assert [row.code for row in among] == [codes[2]]
    assert house.sittings.queries.recent(among=()) == ()


def newer_rules() -> Any:
    """Rules of a later version, which have given up taking pearls."""
    return toy.refusing(toy.Take, RuleError("toy-no-more"), rules_version=2)


def test_an_older_sitting_that_still_folds_goes_on(house, code):
    house.act(code, None, kind="roll")

    assert house.restarted(game=newer_rules()).act(code, None, kind="roll") == 2


def test_an_older_sitting_that_no_longer_folds_is_its_log(house, code, caplog):
    house.act(code, None, kind="roll")
    house.act(code, 1, kind="hide", number=4711174711)
    house.act(code, 0, kind="take", n=1)
    house.act(code, None, kind="finish")
    later = house.restarted(game=newer_rules())

    for ask in (lambda: later.look(code), lambda: later.act(code, None, kind="roll")):
        with pytest.raises(UnfoldableError):
            ask()
    log = later.sittings.queries.log(code, None)
    assert [(entry.number, entry.seat) for entry in log] == [(1, None), (2, 1), (3, 0), (4, None)]
    assert b"4711174711" not in msgspec.json.encode(log)
    known = house.sittings.queries.log(code, None)[:2]
    told = [
        [replace(entry, past_reveal=False, back_to=None) for entry in both]
        for both in (log[:2], known)
    ]
    assert told[0] == told[1], "what still folds is told as it was; there is no result to lose"
    assert [entry.words.id for entry in log[2:]] == ["house-log-old-entry"] * 2
    assert dict(log[2].words.args) == {"who": SeatName(0), "kind": "take"}
    assert later.sittings.queries.log(code, None, after=1) == log[1:]
    assert later.sittings.queries.log(code, None, after=3) == log[3:]
    assert later.sittings.queries.result(code) == house.sittings.queries.result(code)
    assert later.sittings.queries.recent()[0].code == code
    assert [record.levelname for record in caplog.records] == ["WARNING"], "once, not at each look"


def test_a_sitting_whose_very_options_are_no_longer_known_is_its_log(house, code):
    class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        jar: int = 20

    newer: Any = replace(toy.GAME, rules_version=2, options=Options)  # type: ignore[arg-type]
    house.act(code, 0, kind="take", n=1)
    later = house.restarted(game=newer)

    with pytest.raises(UnfoldableError):
        later.look(code)
    (entry,) = later.sittings.queries.log(code, None)
    assert (entry.seat, entry.words.id) == (0, "house-log-old-entry")


def test_nobody_writes_to_a_sitting_that_no_longer_folds(house, code):
    house.act(code, 0, kind="take", n=1)
    house.act(code, None, kind="start", seconds=0)
    ben = house.sittings.seats.claim(code, 1)
    before = tuple(house_dump(house))
    later = house.restarted(game=newer_rules())
    later.clock.wind()

    for write in (
        lambda: later.act(code, 0, kind="take", n=1),
        lambda: later.act(code, None, kind="roll"),
        lambda: later.sittings.seats.claim(code, 2),
        lambda: later.sittings.seats.release(code, 1, TABLE),
        lambda: later.sittings.seats.take_over(code, (ben,)),
        lambda: later.sittings.writer.expire(code),
    ):
        with pytest.raises(UnfoldableError):
            write()
    assert later.clock.tick() is None, "the clock lets it be"
    assert tuple(house_dump(house)) == before


def house_dump(house):
    with closing(sqlite3.connect(house.path)) as connection:
        yield from connection.iterdump()


@pytest.mark.parametrize(
    "bug", [RuleError("toy-no-more"), AssertionError(), KeyError(1), RecursionError()]
)
def test_rules_of_the_same_version_that_do_not_fold_are_a_bug(house, code, caplog, bug):
    house.act(code, 0, kind="take", n=1)
    broken = house.restarted(game=toy.refusing(toy.Take, bug))
    with pytest.raises(UnfoldableError):
        broken.look(code)
    with pytest.raises(UnfoldableError) as refusal:
        broken.look(code)
    assert refusal.value.message.id == "house-sitting-unfoldable"
    assert len(broken.sittings.queries.log(code, None)) == 1
    assert [(record.levelname, record.exc_info[1]) for record in caplog.records] == [("ERROR", bug)]


# -- Recordings ----------------------------------------------------------------------------------

GAMES = {"pearls": toy.GAME}


def test_a_recording_folds_to_the_same_sitting(house, code):
    play_a_while(house, code)
    original = house.sittings.queries.fold(code)
    recording = msgspec.json.decode(
        msgspec.json.encode(record(original)), type=type(record(original))
    )
    played = replay(GAMES, recording)

    assert played.state == original.state
    assert played.version == original.version
    assert [read_log(played, viewer) for viewer in (None, 1)] == [
        read_log(original, viewer) for viewer in (None, 1)
    ]


def test_a_recording_of_another_game_is_not_found(house, code):
    recording = record(house.sittings.queries.fold(code))
    with pytest.raises(NoSuchGameError):
        replay({}, recording)


# -- Remarks -------------------------------------------------------------------------------------


def done(house, code, seat, by, id, /, **action):
    return house.sittings.act(code, by, id, seat, action)


HANDFUL = Message("toy-handful", who=SeatName(0), n=12)
ALREADY = Message("toy-already", who=SeatName(0), number=4711174711)


def test_what_our_notes_say_against_is_done_and_remarked_to_everybody(house, code):
    assert done(house, code, 0, ANN, "i", kind="take", n=12).remarks == (HANDFUL,)

    assert house.view(code).pearls == (12, 0, 0)
    for viewer in (None, 0, 1, 2):
        assert house.look(code, viewer).remarks == (HANDFUL,)
        assert house.sittings.queries.log(code, viewer)[0].remarks == (HANDFUL,)


def test_a_remark_goes_with_the_next_entry_and_stays_in_the_log(house, code):
    house.phone(code, 0, kind="take", n=12)
    house.act(code, None, kind="roll")

    assert house.look(code).remarks == ()
    assert [entry.remarks for entry in house.sittings.queries.log(code, None)] == [(HANDFUL,), ()]


def test_a_remark_goes_with_what_is_taken_back(house, code):
    house.phone(code, 0, kind="take", n=12)
    house.undo(code)

    assert house.look(code).remarks == ()


def test_a_remark_that_rests_on_a_secret_is_for_its_seat_alone(house, code):
    house.phone(code, 0, kind="hide", number=4711174711)
    assert done(house, code, 0, ANN, "i", kind="hide", number=5).remarks == (ALREADY,)

    assert (
        house.look(code, 0).remarks == house.sittings.queries.log(code, 0)[1].remarks == (ALREADY,)
    )
    for other in (None, 1, 2):
        assert house.look(code, other).remarks == ()
        assert house.sittings.queries.log(code, other)[1].remarks == ()
    assert done(house, code, 0, TABLE, "j", kind="hide", number=6).remarks == ()


def test_the_same_id_again_answers_the_same_remarks(house, code):
    first = done(house, code, 0, ANN, "i", kind="take", n=12)
    house.act(code, None, kind="roll")

    assert done(house, code, 0, ANN, "i", kind="take", n=12) == first
    restarted = house.restarted()
    assert done(restarted, code, 0, ANN, "i", kind="take", n=12) == first


# -- What would have turned it -------------------------------------------------------------------

CHICKEN = Counterfactual(0, Message("toy-pearls"), (1,))


@pytest.fixture
def scorings(house, monkeypatch) -> list[bool]:
    """Whenever it is found out what would have turned a result: whether the house is being written
    to meanwhile.
    """
    open_now: list[None] = []
    asked: list[bool] = []
    writing = house.store.writing

    @contextmanager
    def counted_writing(*args: Any, **options: Any) -> Iterator[WriteSession]:
        with writing(*args, **options) as session:
            open_now.append(None)
            try:
                yield session
            finally:
                open_now.pop()

    def told_result(game: Any, state: Any, names: tuple[str, ...]) -> ScoreSheet | None:
        asked.append(bool(open_now))
        sheet = game.result(state, names)
        return None if sheet is None else replace(sheet, turns=(CHICKEN,))

    monkeypatch.setattr(house.store, "writing", counted_writing)
    monkeypatch.setattr(PlayedGame, "result_with_counterfactuals", told_result)
    return asked


def finish(house: ToyHouse, code: str, id: str = "last") -> None:
    house.sittings.act(code, TABLE, id, None, {"kind": "finish"})


def test_nobody_waits_to_write_while_it_is_found_out_what_would_have_turned_a_result(
    house, code, scorings
):
    house.act(code, None, kind="reveal")
    finish(house, code)
    assert house.sittings.queries.result(code).turns == (CHICKEN,)
    house.undo(code)
    house.redo(code)
    assert house.sittings.queries.result(code).turns == (CHICKEN,)
    document = msgspec.json.encode(house.sittings.export(code, None))
    there = house.sittings.import_sitting(document).code
    assert house.sittings.queries.result(there).turns == (CHICKEN,)
    assert scorings == [False, False, False]


def test_whoever_sends_the_last_entry_again_completes_a_result_whose_writer_died(
    house, code, scorings, monkeypatch
):
    house.act(code, None, kind="reveal")
    monkeypatch.setattr(house.sittings.writer, "complete_result", lambda code, play: sys.exit())
    with pytest.raises(SystemExit):
        finish(house, code)
    later = house.restarted()
    assert later.sittings.queries.result(code).turns == ()
    history = History(later.store, later.sittings, now=later.now)
    assert history.open_result(code).sheet.turns == (CHICKEN,)
    finish(later, code)
    assert later.sittings.queries.result(code).turns == (CHICKEN,)
    with later.store.reading() as session:
        assert session.results.read_chronicle(code) is not None


def test_what_would_have_turned_a_result_is_not_added_to_a_corrected_one(
    house, code, scorings, monkeypatch
):
    house.act(code, None, kind="reveal")
    complete = house.sittings.writer.complete_result

    def correct_first(code: str, play: Any) -> None:
        with house.store.writing() as session:
            seats = [SeatCorrection(n, n == 3) for n in (1, 2, 3)]
            records.correct(session, session.results.find(code), seats, 5)
        complete(code, play)

    monkeypatch.setattr(house.sittings.writer, "complete_result", correct_first)
    finish(house, code)
    sheet = house.sittings.queries.result(code)
    assert (sheet.turns, [score.total for score in sheet.players]) == ((), [1, 2, 3])


def test_what_ends_a_game_is_done_once(house, code):
    """The end was done and scored in memory, thrown away, and done again while others waited."""
    house.act(code, None, kind="reveal")
    ends = []

    def apply(state: Any, seat: int | None, action: Any) -> Any:
        if isinstance(action, toy.Finish):
            ends.append(action)
        return toy.apply(state, seat, action)

    house = house.restarted(game=replace(toy.GAME, apply=apply))
    house.look(code)
    house.act(code, None, kind="finish")
    assert house.sittings.queries.result(code) is not None
    assert len(ends) == 1
