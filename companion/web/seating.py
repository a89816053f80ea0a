"""Who sits where around a screen, and which way their part is turned."""

from __future__ import annotations

from typing import Literal, get_args

Edge = Literal["bottom", "left", "top", "right"]

EDGES: tuple[Edge, ...] = ("bottom", "left", "top", "right")
"""clockwise, seen from above"""

Placement = Literal["middle", "edge"]
"""The screen lies in the middle of the table with people around it, or at its edge with everything
facing one side, because the game needs the middle.
"""

PLACEMENTS: tuple[Placement, ...] = get_args(Placement)
COOKIE = "placement"
"""the cookie with the placement of the device"""

AT_EDGES = {
    1: (1, 0, 0, 0),
    2: (1, 0, 1, 0),
    3: (1, 1, 0, 1),
    4: (1, 1, 1, 1),
    5: (1, 1, 2, 1),
    6: (2, 1, 2, 1),
    7: (2, 2, 2, 1),
    8: (2, 2, 2, 2),
}
"""seats → how many sit at each edge. No edge has room for three; where the short edges have two,
`table.css` leaves the corners to them.
"""


def read_placement(cookie: str | None) -> Placement:
    """Return the placement that this cookie says."""
    return "edge" if cookie == "edge" else "middle"


def sides(seats: int, placement: Placement = "middle") -> tuple[Edge, ...]:
    """Return the side of the screen on which each seat lies.

    Clockwise from the bottom; where all look from one side, in the order of reading.
    """
    if placement == "edge":
        return tuple("top" if seat < seats // 2 else "bottom" for seat in range(seats))
    return tuple(edge for edge, n in zip(EDGES, AT_EDGES[seats], strict=True) for _ in range(n))


def edges(seats: int, placement: Placement = "middle") -> tuple[Edge, ...]:
    """Return the edge from which each seat looks. Its part of the screen is turned to it."""
    return tuple("bottom" for _ in range(seats)) if placement == "edge" else sides(seats)
