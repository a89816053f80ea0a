"""Who joins, leaves and takes over: what is announced, what is asked, what the trail keeps."""

import pytest

from companion.sittings import (
    ONLOOKER,
    Bearer,
    ConflictError,
    DeadTokenError,
    ForbiddenError,
    TakeOver,
)
from companion.sittings.trail import TO_STOP
from companion.store import Trail
from tests.conftest import TABLE, ToyHouse

pytestmark = pytest.mark.databases

ANN, BEN, CEM = (Bearer(seat=seat) for seat in range(3))


@pytest.fixture
def sittings(house: ToyHouse):
    return house.sittings


def trail(house: ToyHouse, code: str) -> list[tuple[str, int, int | None]]:
    return [(one.kind, one.seat, one.by) for one in house.sittings.queries.trail(code)]


# -- The trail -----------------------------------------------------------------------------------


def test_the_trail_tells_who_joined_left_and_was_released(house, sittings, code):
    for seat in (0, 1):
        sittings.seats.claim(code, seat)
        house.now.pass_seconds(60)
    sittings.seats.release(code, 0, ANN)
    sittings.seats.release(code, 1, TABLE)

    assert trail(house, code) == [
        ("joined", 0, 0), ("joined", 1, 1), ("left", 0, 0), ("released", 1, None),
    ]  # fmt: skip
    times = [one.at for one in sittings.queries.trail(code)]
    assert times == [1_000_000, 1_060_000, 1_120_000, 1_120_000]


def test_the_trail_moves_no_place_and_carries_no_token(house, sittings, code):
    token = sittings.seats.claim(code, 1)
    table = sittings.seats.take_over(code, (token,))

    assert house.look(code).version == 0
    assert sittings.queries.log(code, None) == ()
    assert token not in repr(sittings.queries.trail(code))
    assert table not in repr(sittings.queries.trail(code))


def test_releasing_a_free_seat_leaves_no_trace(house, sittings, code):
    assert sittings.seats.release(code, 2, TABLE)
    assert trail(house, code) == []


def test_a_phone_that_asks_again_for_its_seat_wakes_nobody(house, sittings, code):
    token = sittings.seats.claim(code, 1)
    rings, joined = house.bell.last_ring(code), trail(house, code)
    assert sittings.seats.claim(code, 1, token=token) == token
    assert (house.bell.last_ring(code), trail(house, code)) == (rings, joined)


def test_the_trail_outlives_the_server_and_shows_its_end_alone(house, sittings, code):
    with house.store.writing() as session:
        for n in range(1, 250):
            session.add(Trail(sitting=code, number=n, at=n, kind="joined", seat=0, by_seat=0))
    sittings.seats.claim(code, 0)
    sittings.seats.release(code, 0, ANN)

    kept = house.restarted().sittings.queries.trail(code)
    assert len(kept) == 200
    assert (kept[-1].number, kept[-1].kind) == (251, "left")


# -- A take-over is announced, and can be stopped ------------------------------------------------


def test_a_take_over_is_announced_for_twenty_seconds(house, sittings, code):
    sittings.seats.claim(code, 1)
    sittings.seats.take_over(code, BEN)

    assert house.look(code).take_over == TakeOver(1, house.now() + TO_STOP)
    assert house.look(code, 0).take_over == TakeOver(1, house.now() + TO_STOP)
    house.now.pass_seconds(20)
    assert house.look(code).take_over is None
    assert house.look(code).table_seat == 1


@pytest.mark.parametrize("by", [ANN, BEN, TABLE], ids=["another", "itself", "the new table"])
def test_every_device_may_stop_a_take_over(house, sittings, by):
    opened = sittings.open("pearls", None, ["Ann", "Ben", "Cem"])
    taken = sittings.seats.take_over(opened.code, BEN)
    house.now.pass_seconds(19)
    sittings.seats.stop(opened.code, by)

    assert sittings.bearers.authorise(opened.code, opened.table_token) == TABLE
    with pytest.raises(DeadTokenError):
        sittings.bearers.authorise(opened.code, taken)
    assert house.look(opened.code).take_over is None
    assert house.look(opened.code).table_seat is None
    assert trail(house, opened.code) == [("took_over", 1, 1), ("stopped", 1, by.seat)]


def test_the_table_that_was_may_stop_a_take_over_and_nothing_else(house, sittings):
    opened = sittings.open("pearls", None, ["Ann", "Ben", "Cem"])
    sittings.seats.take_over(opened.code, BEN)
    with pytest.raises(DeadTokenError):
        sittings.act(opened.code, (opened.table_token,), "a", 0, {"kind": "take", "n": 1})
    sittings.seats.stop(opened.code, (opened.table_token,))

    assert sittings.bearers.authorise(opened.code, opened.table_token) == TABLE
    assert trail(house, opened.code)[-1] == ("stopped", 1, None)


def test_strangers_stop_nothing(sittings, code):
    sittings.seats.take_over(code, BEN)
    with pytest.raises(ForbiddenError):
        sittings.seats.stop(code, ONLOOKER)
    with pytest.raises(DeadTokenError):
        sittings.seats.stop(code, ("made up",))


def test_after_twenty_seconds_there_is_nothing_to_stop(house, sittings, code):
    with pytest.raises(ConflictError, match="house-nothing-to-stop"):
        sittings.seats.stop(code, ANN)
    sittings.seats.take_over(code, BEN)
    house.now.pass_seconds(20)
    with pytest.raises(ConflictError, match="house-nothing-to-stop"):
        sittings.seats.stop(code, ANN)
    assert house.look(code).table_seat == 1


def test_taking_over_twice_hides_nothing_from_whoever_stops_it(house, sittings):
    opened = sittings.open("pearls", None, ["Ann", "Ben", "Cem"])
    sittings.seats.take_over(opened.code, BEN)
    house.now.pass_seconds(10)
    sittings.seats.take_over(opened.code, CEM)
    house.now.pass_seconds(15)
    sittings.seats.stop(opened.code, ANN)

    assert sittings.bearers.authorise(opened.code, opened.table_token) == TABLE


def test_a_clock_that_is_set_back_ends_no_announcement_early(house, sittings, code):
    sittings.seats.take_over(code, BEN)
    house.now.pass_seconds(-3600)
    assert house.look(code).take_over is not None
    sittings.seats.stop(code, ANN)


# -- The phone that took the table, and the seats of others --------------------------------------


@pytest.fixture
def taken(sittings, code):
    """Ben's phone is the table; Ann and Cem have phones too."""
    tokens = tuple(sittings.seats.claim(code, seat) for seat in range(3))
    return tokens, sittings.seats.take_over(code, (tokens[1],))


def test_the_phone_that_is_the_table_frees_no_seat_of_another_by_itself(
    house, sittings, code, taken
):
    (ann, ben, _), table = taken
    for brought in ((table,), (ben, table)):
        assert not sittings.seats.release(code, 0, brought)
    assert house.look(code).asked == (0,)
    assert sittings.bearers.authorise(code, ann) == ANN
    assert [one for one in trail(house, code) if one[0] == "asked"] == [("asked", 0, 1)]


def test_a_yes_of_another_device_frees_the_seat(house, sittings, code, taken):
    (ann, ben, cem), table = taken
    sittings.seats.release(code, 0, (table,))
    with pytest.raises(ForbiddenError):
        sittings.seats.release(code, 0, (ben,))
    assert sittings.seats.release(code, 0, (cem,))

    with pytest.raises(DeadTokenError):
        sittings.bearers.authorise(code, ann)
    assert house.look(code).asked == ()
    assert trail(house, code)[-1] == ("agreed", 0, 2)
    assert sittings.bearers.authorise(code, sittings.seats.claim(code, 0, (ben, table))) == ANN


def test_a_no_keeps_the_seat(house, sittings, code, taken):
    (ann, _, cem), table = taken
    sittings.seats.release(code, 0, (table,))
    sittings.seats.keep(code, 0, (cem,))

    assert house.look(code).asked == ()
    with pytest.raises(ForbiddenError):
        sittings.seats.release(code, 0, (cem,))
    assert sittings.bearers.authorise(code, ann) == ANN


def test_nobody_says_yes_to_what_was_not_asked(sittings, code, taken):
    (_, _, cem), _ = taken
    with pytest.raises(ForbiddenError):
        sittings.seats.release(code, 0, (cem,))


def test_the_phone_that_is_the_table_takes_no_free_seat_of_another_without_a_yes(
    house, sittings, code, taken
):
    (ann, ben, cem), table = taken
    sittings.seats.release(code, 0, (ann,))
    for brought in ((table,), (ben,)):
        with pytest.raises(ForbiddenError):
            sittings.seats.claim(code, 0, brought)
    assert house.look(code).asked == (0,)
    sittings.seats.release(code, 0, (cem,))
    sittings.seats.claim(code, 0, (table,))
    assert house.look(code).claimed == (True, True, True)


def test_somebody_else_takes_a_free_seat_as_ever(sittings, code, taken):
    (ann, _, _), _ = taken
    sittings.seats.release(code, 0, (ann,))
    assert sittings.bearers.authorise(code, sittings.seats.claim(code, 0)) == ANN


def test_the_phone_that_is_the_table_leaves_and_takes_its_own_seat_freely(sittings, code, taken):
    _, table = taken
    assert sittings.seats.release(code, 1, (table,))
    assert sittings.bearers.authorise(code, sittings.seats.claim(code, 1, (table,))) == BEN


def test_the_phone_that_is_the_table_stays_one_when_it_takes_over_again(
    house, sittings, code, taken
):
    _, table = taken
    again = sittings.seats.take_over(code, (table,))
    assert house.look(code).table_seat == 1
    assert not sittings.seats.release(code, 0, (again,))


def test_a_question_ends_with_the_take_over(house, sittings, code, taken):
    (_, _, cem), table = taken
    sittings.seats.release(code, 0, (table,))
    sittings.seats.stop(code, (cem,))
    sittings.seats.take_over(code, (cem,))
    assert house.look(code).asked == ()
