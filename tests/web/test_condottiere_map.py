"""The drawing of the map: the style sheet has every city where the game has it."""

import re
from pathlib import Path

from companion.games.condottiere.tables import CITIES

STATIC = Path(__file__).parents[2] / "static"
PLACE = re.compile(r"\.condottiere-([a-z]+) \{ --x: ([\d.]+); --y: ([\d.]+); \}")
FIRST, LAST = 50, 950
"""of the places, where the frame begins and ends"""


def test_a_city_stands_where_its_borders_end():
    sheet = (STATIC / "condottiere.css").read_text("utf-8")
    drawn = {name: (float(x), float(y)) for name, x, y in PLACE.findall(sheet)}
    assert drawn == {
        city.lower(): ((x - FIRST) / (LAST - FIRST), (y - FIRST) / (LAST - FIRST))
        for city, (x, y) in CITIES.items()
    }
