"""What several devices show is drawn once."""

from companion.bell import Bell
from companion.web.regions import RenderCache


def drawer(drawn):
    def draw():
        drawn.append(len(drawn))
        return drawn[-1], f"screen {drawn[-1]}"

    return draw


def test_two_devices_on_one_seat_share_a_drawing_until_the_bell_rings():
    bell = Bell()
    drawn: list[int] = []
    drawings, draw = RenderCache(bell), drawer(drawn)

    first = [drawings.share("AAAAA", "seat 1", draw) for _ in range(2)]
    bell.ring("AAAAA")
    second = drawings.share("AAAAA", "seat 1", draw)

    assert first == [(0, "screen 0")] * 2
    assert second == (1, "screen 1")


def test_nobody_gets_the_drawing_of_another_seat_language_or_sitting():
    drawings = RenderCache(Bell())
    drawn: list[int] = []
    for code, shown in (("AAAAA", (1, "en")), ("AAAAA", (2, "en")), ("AAAAA", (1, "ko"))):
        drawings.share(code, shown, drawer(drawn))
    drawings.share("BBBBB", (1, "en"), drawer(drawn))

    assert drawn == [0, 1, 2, 3]


def test_a_ring_while_a_screen_is_drawn_makes_it_old():
    bell = Bell()
    drawn: list[int] = []
    drawings, draw = RenderCache(bell), drawer(drawn)

    def slowly():
        bell.ring("AAAAA")
        return draw()

    drawings.share("AAAAA", "table", slowly)
    drawings.share("AAAAA", "table", draw)

    assert drawn == [0, 1]


def test_only_the_last_drawings_are_kept():
    drawn: list[int] = []
    drawings, draw = RenderCache(Bell(), keep=2), drawer(drawn)
    for seat in (0, 1, 2, 0):
        drawings.share("AAAAA", seat, draw)

    assert drawn == [0, 1, 2, 3]
