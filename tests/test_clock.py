from dataclasses import replace

import pytest

from companion.clock import SteadyClock
from companion.engine.refusal import SettledError
from companion.sittings import Bearer
from companion.store import UnavailableError
from tests import toy
from tests.conftest import ToyHouse, locked

pytestmark = pytest.mark.databases


@pytest.fixture
def wound(house: ToyHouse) -> ToyHouse:
    """A clock that listens, and is asked to tick by the test."""
    house.clock.wind()
    return house


def kinds(house: ToyHouse, code: str) -> list[object]:
    return [
        entry.document["kind"] for entry in house.sittings.queries.log(code, None) if entry.document
    ]


def test_what_is_due_happens_once_and_not_before(wound, code):
    wound.act(code, None, kind="start", seconds=30)
    assert wound.clock.tick() == wound.now() + 30_000
    wound.later(29.999)
    assert kinds(wound, code) == ["start"]
    wound.now.pass_seconds(0.001)
    assert wound.clock.tick() is None
    wound.clock.tick()

    assert kinds(wound, code) == ["start", "time_up"]
    assert wound.view(code).ends_at is None
    assert wound.sittings.queries.log(code, None)[-1].seat is None


def test_what_was_settled_in_time_does_not_time_out(wound, code):
    wound.act(code, None, kind="start", seconds=30)
    wound.clock.tick()
    wound.act(code, None, kind="time_up", run=1)
    wound.later(40)

    assert kinds(wound, code) == ["start", "time_up"]


def test_a_timer_that_was_put_off_runs_out_later(wound, code):
    wound.act(code, None, kind="start", seconds=30)
    wound.clock.tick()
    wound.act(code, None, kind="start", seconds=60)
    wound.later(30)
    assert kinds(wound, code) == ["start", "start"]
    wound.later(30)

    assert kinds(wound, code) == ["start", "start", "time_up"]


def test_each_sitting_has_its_own_time(wound, code):
    other = wound.opened()
    wound.act(code, None, kind="start", seconds=30)
    wound.act(other, None, kind="start", seconds=10)
    wound.later(10)

    assert kinds(wound, code) == ["start"]
    assert kinds(wound, other) == ["start", "time_up"]


def test_a_time_out_that_was_taken_back_does_not_come_again(wound, code):
    wound.act(code, None, kind="start", seconds=30)
    wound.later(30)
    wound.undo(code)
    wound.clock.tick()
    wound.now.pass_seconds(30)
    assert wound.clock.tick() is None
    assert kinds(wound, code) == ["start", "time_up", "rewind"]

    wound.undo(code)
    wound.act(code, None, kind="start", seconds=30)
    wound.later(30)
    assert kinds(wound, code)[-2:] == ["start", "time_up"], "the timer started anew runs out anew"


def test_what_fell_due_while_the_server_was_down_happens_at_its_start(house, code):
    house.act(code, None, kind="start", seconds=30)
    house.now.pass_seconds(300)
    later = house.restarted()
    later.clock.wind()
    later.clock.tick()

    assert kinds(later, code) == ["start", "time_up"]
    assert later.sittings.queries.all_due() == ()


def test_a_time_out_that_the_rules_refuse_is_let_be(house, code):
    house = house.restarted(game=toy.refusing(toy.TimeUp, SettledError("toy-settled")))
    house.clock.wind()
    house.act(code, None, kind="start", seconds=30)
    house.now.pass_seconds(30)

    assert house.clock.tick() is None
    assert house.sittings.queries.all_due() == ()


def test_a_bug_in_one_sitting_stops_no_other_clock(house, code, caplog):
    def apply(state, seat, action):
        if isinstance(action, toy.TimeUp) and state.bowl != 20:
            raise ZeroDivisionError
        return toy.apply(state, seat, action)

    house = house.restarted(game=replace(toy.GAME, apply=apply))
    house.clock.wind()
    broken = house.sittings.open("pearls", {"bowl": 1}, ["Ann", "Ben"]).code
    for one in (broken, code):
        house.act(one, None, kind="start", seconds=30)
    house.later(30)

    assert kinds(house, code) == ["start", "time_up"]
    assert kinds(house, broken) == ["start"]
    assert [record.levelname for record in caplog.records] == ["ERROR"]


@pytest.fixture
def impatient(tmp_path):
    """A house that does not wait for a database that another program has locked."""
    house = ToyHouse(tmp_path / "companion.sqlite3", tries=1)
    house.clock.wind()
    yield house
    house.close()


def test_a_time_out_that_could_not_be_written_is_tried_again(impatient):
    house, code = impatient, impatient.opened()
    house.act(code, None, kind="start", seconds=30)
    house.now.pass_seconds(30)
    with locked(house.path):
        assert house.clock.tick() == house.now() + 1_000
        assert kinds(house, code) == ["start"]
    house.later(0.999)
    assert kinds(house, code) == ["start"], "not before the pause is over"
    house.now.pass_seconds(0.001)

    assert house.clock.tick() is None
    assert kinds(house, code) == ["start", "time_up"]


def test_the_clock_tries_more_and_more_seldom_and_never_spins(impatient, monkeypatch):
    house, code, tries = impatient, impatient.opened(), []
    house.act(code, None, kind="start", seconds=30)
    expire = house.sittings.writer.expire

    def counted(code, due):
        tries.append(code)
        return expire(code, due)

    monkeypatch.setattr(house.sittings.writer, "expire", counted)
    house.now.pass_seconds(30)
    pauses = []
    with locked(house.path):
        for _ in range(9):
            pauses.append(house.clock.tick() - house.now())
            house.clock.tick()
            house.now.pass_seconds(pauses[-1] / 1000)
    assert pauses == [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]
    assert len(tries) == 9

    assert house.clock.tick() is None
    house.act(code, None, kind="start", seconds=5)
    house.now.pass_seconds(5)
    with locked(house.path):
        assert house.clock.tick() == house.now() + 1_000, "another time it begins anew"


def test_a_sitting_that_cannot_be_written_stops_no_other(impatient, monkeypatch):
    house, one, other = impatient, impatient.opened(), impatient.opened()
    for code in (one, other):
        house.act(code, None, kind="start", seconds=30)
    expire = house.sittings.writer.expire

    def once_locked(code, due):
        if code == one and "time_up" not in kinds(house, other):
            with locked(house.path):
                return expire(code, due)
        return expire(code, due)

    monkeypatch.setattr(house.sittings.writer, "expire", once_locked)
    house.later(30)
    house.later(1)

    assert kinds(house, one) == kinds(house, other) == ["start", "time_up"]


def test_a_deadline_that_could_not_be_read_is_asked_for_again(impatient, monkeypatch):
    house, code = impatient, impatient.opened()
    due, answers = house.sittings.queries.due, [UnavailableError("gone"), UnavailableError("gone")]

    def gone_at_first(code):
        if answers:
            raise answers.pop()
        return due(code)

    monkeypatch.setattr(house.sittings.queries, "due", gone_at_first)
    house.act(code, None, kind="start", seconds=30)
    for pause in (1_000, 2_000):
        assert house.clock.tick() == house.now() + pause
        house.now.pass_seconds(pause / 1000)
    assert house.clock.tick() == house.now() + 27_000


def test_what_somebody_has_settled_meanwhile_is_not_tried_again(impatient):
    house, code = impatient, impatient.opened()
    house.act(code, None, kind="start", seconds=30)
    house.now.pass_seconds(30)
    with locked(house.path):
        house.clock.tick()
    house.act(code, None, kind="time_up", run=1)
    house.now.pass_seconds(1)

    assert house.clock.tick() is None
    assert kinds(house, code) == ["start", "time_up"]


# The machine's clock is wrong, or is set


HOUR = 60 * 60


def test_whoever_sets_the_machines_clock_moves_no_time_of_ours():
    wall, steady = [1_700_000_000 * 10**9], [5 * 10**9]
    now = SteadyClock(lambda: wall[0], lambda: steady[0])
    began = now()
    assert (began, now.measure_offset()) == (1_700_000_000_000, 0)
    for jump in (HOUR, -3 * HOUR, 20 * 365 * 24 * HOUR):
        wall[0] += jump * 10**9
        off, before = now.measure_offset(), now()
        wall[0] += 10**9
        steady[0] += 10**9
        assert now() == before + 1_000
        assert now.measure_offset() == off
    assert now.measure_offset() == (20 * 365 * 24 - 2) * HOUR * 1000


def test_a_run_begins_no_earlier_than_the_last_one_ended():
    now = SteadyClock(lambda: 10 * 10**9, lambda: 0)
    now.not_before(None)
    now.not_before(9_000)
    assert now() == 10_000
    now.not_before(10_000 + HOUR * 1000)
    assert now() == 10_000 + HOUR * 1000
    now.not_before(now() + 30 * 24 * HOUR * 1000)
    assert now() == 10_000 + HOUR * 1000, "that run was wrong, not this one"


def test_a_clock_that_was_set_back_lets_no_deadline_hang(house, code):
    house.act(code, None, kind="start", seconds=30)
    house.now.pass_seconds(10 - 24 * HOUR)
    later = house.restarted()
    later.clock.wind()
    assert later.clock.tick() == later.now() + 30_000, "what was left when it was last known"
    later.now.pass_seconds(20)
    later.act(code, 0, kind="take", n=1)
    assert later.clock.tick() == later.now() + 10_000, "to do something puts it off no further"
    later.now.pass_seconds(10)
    assert later.clock.tick() is None
    assert kinds(later, code) == ["start", "take", "time_up"]


def test_a_deadline_that_is_set_while_the_clock_is_behind_is_neither_early_nor_late(house, code):
    house.act(code, 0, kind="take", n=1)
    house.now.pass_seconds(-24 * HOUR)
    house.clock.wind()
    house.act(code, None, kind="start", seconds=30)
    assert house.clock.tick() == house.now() + 30_000
    house.later(29.999)
    assert kinds(house, code) == ["take", "start"]
    house.now.pass_seconds(0.001)
    assert house.clock.tick() is None
    assert kinds(house, code) == ["take", "start", "time_up"]


def test_the_log_is_in_order_whatever_the_clock_says(house, code):
    for jump in (0, -HOUR, 10, 3 * HOUR, -24 * HOUR, 5):
        house.now.pass_seconds(jump)
        house.act(code, 0, kind="take", n=1)
    house.undo(code)
    moments = [entry.at for entry in house.sittings.queries.log(code, None)]
    assert moments == sorted(moments)


def test_the_thread_wakes_by_itself(house, code):
    house.clock.start()
    seen = house.bell.last_ring(code)
    house.act(code, 0, Bearer(seat=0), kind="start", seconds=0)
    while "time_up" not in kinds(house, code):
        assert house.bell.wait(code, seen, 60) is not None
        seen = house.bell.last_ring(code)
    house.clock.stop()

    assert kinds(house, code) == ["start", "time_up"]
