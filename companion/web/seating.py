"""Who sits at which edge of a screen that lies in the middle of the table."""

from __future__ import annotations

from typing import Literal

Edge = Literal["bottom", "left", "top", "right"]

EDGES: tuple[Edge, ...] = ("bottom", "left", "top", "right")
"""clockwise, as one looks down on the table"""

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
`table.css` leaves the corners to them."""


def edges(seats: int) -> tuple[Edge, ...]:
    """The edge of every seat, seats clockwise from the bottom edge."""
    return tuple(edge for edge, n in zip(EDGES, AT_EDGES[seats], strict=True) for _ in range(n))
