"""The rulebook's tables as data, and our own drawing of the map. No words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

SEATS = (2, 6)
"""[R co.aim.players]"""

# -- Cards -----------------------------------------------------------------------------------

Card = int | str
"""a mercenary by its value, a special card by its name"""


class Special(StrEnum):
    DRUM = "drum"
    HEROINE = "heroine"
    SCARECROW = "scarecrow"
    WINTER = "winter"
    SURRENDER = "surrender"
    BISHOP = "bishop"


MERCENARIES: Mapping[Card, int] = {1: 15, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 10: 8}
"""[R co.contents.mercenaries] value → how many of them are in the box"""

SPECIALS: Mapping[Card, int] = {
    Special.DRUM.value: 6,
    Special.HEROINE.value: 3,
    Special.SCARECROW.value: 15,
    Special.WINTER.value: 3,
    Special.SURRENDER.value: 3,
    Special.BISHOP.value: 3,
}
"""[R co.contents.cards] name → how many of them are in the box"""

CARDS: Mapping[Card, int] = {**MERCENARIES, **SPECIALS}
DECK = sum(CARDS.values())

DEAL = 10
"""[R co.setup.deal] [R co.round_end.deal] cards for everybody"""
PER_CITY = 2
"""[R co.round_end.deal] [R co.end.final_deal] more cards for each city"""

HEROINE = 10
"""[R co.card.heroine.ten]"""
WINTER = 1
"""[R co.card.winter.one]"""

MOST_MERCENARIES = sum(MERCENARIES.values())
MOST_TOTAL = sum(int(value) * n for value, n in MERCENARIES.items())
"""[R co.contents.mercenaries] of the numbers on all mercenaries"""
MOST_HEROINES = SPECIALS[Special.HEROINE.value]
MOST_STRENGTH = 2 * MOST_TOTAL + HEROINE * MOST_HEROINES

MARKERS = 10
"""[R co.contents.markers] of each colour"""

# -- Victory ---------------------------------------------------------------------------------

LINKED: Mapping[int, int] = {2: 4, 3: 4, 4: 3, 5: 3, 6: 3}
"""[R co.aim.three_linked] [R co.aim.four_linked] players → linked cities that win"""
BIGGER = 1
"""[R co.bigger.one_more]"""

POINTS_BONUS = 2
"""[R co.points.kingdom] [R co.ruling.points_bonus]"""
POINTS_TARGET = 20
"""[R co.points.target]"""

# -- Map -------------------------------------------------------------------------------------

CITIES: Mapping[str, tuple[int, int]] = {
    "Torino": (50, 50),
    "Milano": (302, 59),
    "Venezia": (896, 50),
    "Genova": (50, 302),
    "Mantova": (743, 203),
    "Ferrara": (941, 338),
    "Parma": (149, 518),
    "Modena": (446, 221),
    "Bologna": (599, 374),
    "Lucca": (365, 473),
    "Firenze": (527, 626),
    "Siena": (374, 797),
    "Urbino": (797, 518),
    "Spoleto": (698, 797),
    "Ancona": (950, 698),
    "Roma": (536, 932),
    "Napoli": (860, 950),
}
"""[R co.contents.cities] city → where our drawing has it, on a square of 1000 by 1000, north up"""

BORDERS: tuple[tuple[str, str], ...] = (
    ("Torino", "Milano"),
    ("Torino", "Genova"),
    ("Milano", "Genova"),
    ("Milano", "Parma"),
    ("Milano", "Modena"),
    ("Milano", "Mantova"),
    ("Milano", "Venezia"),
    ("Genova", "Parma"),
    ("Venezia", "Mantova"),
    ("Venezia", "Ferrara"),
    ("Mantova", "Modena"),
    ("Mantova", "Ferrara"),
    ("Ferrara", "Modena"),
    ("Ferrara", "Bologna"),
    ("Parma", "Modena"),
    ("Parma", "Lucca"),
    ("Modena", "Lucca"),
    ("Modena", "Firenze"),
    ("Modena", "Bologna"),
    ("Bologna", "Firenze"),
    ("Bologna", "Urbino"),
    ("Lucca", "Firenze"),
    ("Firenze", "Siena"),
    ("Firenze", "Roma"),
    ("Firenze", "Spoleto"),
    ("Firenze", "Urbino"),
    ("Siena", "Roma"),
    ("Urbino", "Spoleto"),
    ("Urbino", "Ancona"),
    ("Spoleto", "Ancona"),
    ("Spoleto", "Roma"),
    ("Spoleto", "Napoli"),
    ("Ancona", "Napoli"),
    ("Roma", "Napoli"),
)
"""[R co.contents.cities] [R co.aim.adjacent] pairs of cities whose lands touch, each pair once"""


def cities_needed(players: int, bigger: bool = False) -> int:
    """[R co.bigger.numbers] Return how many linked cities win."""
    return LINKED[players] + (BIGGER if bigger else 0)


def dealt(cities: int) -> int:
    """[R co.round_end.deal] [R co.round.new_cards] Return the cards for somebody who holds so many
    cities.
    """
    return DEAL + PER_CITY * cities


def totals(mercenaries: int) -> tuple[int, int]:
    """[R co.contents.mercenaries] Return the least and the most that so many
    mercenaries add up to.
    """
    values = sorted(int(value) for value, n in MERCENARIES.items() for _ in range(n))
    return sum(values[:mercenaries]), sum(values[len(values) - mercenaries :])
