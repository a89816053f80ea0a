import threading

from companion.bell import Bell
from tests.conftest import together


def test_a_ring_wakes_who_waits_for_that_sitting_only():
    bell = Bell()
    woken: dict[str, int | None] = {}

    def wait(code: str) -> None:
        woken[code] = bell.wait(code, 0, 60)

    waiters = [threading.Thread(target=wait, args=(code,)) for code in ("ANN", "BEN")]
    for waiter in waiters:
        waiter.start()
    bell.ring("ANN")
    waiters[0].join()
    bell.ring("BEN")
    waiters[1].join()

    assert woken == {"ANN": 1, "BEN": 2}, "Ben was not woken by the first"


def test_many_waiters_wake_at_one_ring():
    bell = Bell()
    *woken, _ = together(*[lambda: bell.wait("ANN", 0, 60)] * 20, lambda: bell.ring("ANN"))

    assert woken == [1] * 20


def test_a_ring_between_drawing_and_waiting_is_not_lost():
    bell = Bell()
    seen = bell.last_ring("ANN")
    bell.ring("ANN")

    assert bell.wait("ANN", seen, 0) == 1


def test_who_has_heard_the_last_ring_waits_for_the_next():
    bell = Bell()
    bell.ring("ANN")
    bell.ring("BEN")

    assert bell.wait("ANN", bell.last_ring("ANN"), 0) is None


def test_a_long_silent_sitting_is_forgotten_and_yet_misses_nothing():
    bell = Bell(remember=2)
    bell.ring("ANN")
    seen_before = bell.last_ring("ANN")
    for code in ("BEN", "CEM", "DAN"):
        bell.ring(code)

    forgotten = bell.wait("ANN", seen_before, 0)
    assert forgotten is not None, "woken for nothing once, for who can tell whose ring it was"
    assert bell.wait("ANN", forgotten, 0) is None
    bell.ring("ANN")
    assert bell.wait("ANN", forgotten, 0) == 5


def test_nothing_is_left_of_waiters_who_went():
    bell = Bell()
    bell.wait("ANN", 0, 0)

    assert not bell._waiting  # noqa: SLF001 - a leak has no other face


def test_whoever_cannot_hear_it_is_told_before_our_own_screens_are_drawn():
    order: list[str] = []
    bell = Bell(tell=lambda code: order.append(f"told of {code} after ring {bell.last_ring(code)}"))
    bell.ring("ANN")
    assert order == ["told of ANN after ring 0"]
    assert bell.last_ring("ANN") == 1
