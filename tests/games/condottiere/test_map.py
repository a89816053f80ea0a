"""The map: seventeen cities, their borders, and what is linked; and our drawing of it."""

from itertools import combinations
from math import hypot

import pytest

from companion.games.condottiere.realm import NEIGHBOURS, completing, count_linked, realms
from companion.games.condottiere.tables import BORDERS, CITIES
from companion.text import LANGUAGES, say

from .play import Table

DEGREES = {
    "Torino": 2, "Milano": 6, "Venezia": 3, "Genova": 3, "Mantova": 4, "Ferrara": 4, "Parma": 4,
    "Modena": 7, "Bologna": 4, "Lucca": 3, "Firenze": 7, "Siena": 2, "Urbino": 4, "Spoleto": 5,
    "Ancona": 3, "Roma": 4, "Napoli": 3,
}  # fmt: skip
"""city → how many others it borders on, counted on the board"""


@pytest.mark.rule("co.contents.cities")
def test_there_are_seventeen_cities_and_thirty_four_borders():
    assert len(CITIES) == 17
    assert len(BORDERS) == len({frozenset(pair) for pair in BORDERS}) == 34
    assert {city for pair in BORDERS for city in pair} == set(CITIES)
    assert {city: len(NEIGHBOURS[city]) for city in CITIES} == DEGREES


@pytest.mark.rule("co.aim.three_linked")
def test_a_panel_counts_the_linked_cities_and_beside_them_all():
    table = Table(4).begin().own(0, "Torino", "Milano", "Napoli")
    linked = table.view().seats[0].facts[-1]
    assert (linked.value, linked.of, linked.beside.value) == (2, 3, 3)


@pytest.mark.rule("co.aim.adjacent")
def test_whoever_borders_on_a_city_is_bordered_on_by_it():
    assert all(a in NEIGHBOURS[b] and b in NEIGHBOURS[a] for a, b in BORDERS)
    assert not any(city in NEIGHBOURS[city] for city in CITIES)
    assert count_linked({"Genova", "Parma"}) == 2
    assert count_linked({"Genova", "Lucca"}) == 1
    assert count_linked({"Modena", "Roma"}) == 1


def connected(n):
    return sum(count_linked(cities) == n for cities in combinations(CITIES, n))


def test_so_many_kingdoms_of_three_and_four_there_are():
    assert (connected(3), connected(4)) == (84, 209)


@pytest.mark.rule("co.aim.three_linked.example")
def test_parma_modena_or_firenze_joins_genova_lucca_and_bologna():
    held = {"Genova", "Lucca", "Bologna"}
    assert count_linked(held) == 1
    assert set(completing(held, 3, tuple(CITIES))) == {"Parma", "Modena", "Firenze"}
    assert completing(held, 4, tuple(CITIES)) == ()


@pytest.mark.rule("co.ruling.chain_counts")
def test_a_chain_of_cities_is_linked_though_its_ends_do_not_touch():
    assert "Lucca" not in NEIGHBOURS["Genova"]
    assert count_linked({"Genova", "Parma", "Lucca"}) == 3


def test_separate_realms_do_not_add_up():
    cities = {"Torino", "Genova", "Roma", "Napoli", "Siena", "Ferrara"}
    assert [len(realm) for realm in realms(cities)] == [3, 2, 1]
    assert count_linked(cities) == 3
    assert count_linked(()) == 0


# -- Our drawing


def distance(city, a, b):
    """Of a city from a border line."""
    (px, py), (ax, ay), (bx, by) = CITIES[city], CITIES[a], CITIES[b]
    along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    t = max(0.0, min(1.0, along))
    return hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay))


def side(p, q, r):
    (px, py), (qx, qy), (rx, ry) = CITIES[p], CITIES[q], CITIES[r]
    return (qx - px) * (ry - py) - (qy - py) * (rx - px) > 0


def test_cities_are_drawn_far_enough_apart_to_be_tapped():
    apart = [
        hypot(CITIES[a][0] - CITIES[b][0], CITIES[a][1] - CITIES[b][1])
        for a, b in combinations(CITIES, 2)
    ]
    assert min(apart) >= 150
    assert all(50 <= n <= 950 for place in CITIES.values() for n in place)


def test_no_border_is_drawn_across_a_city_or_another_border():
    assert all(
        distance(city, a, b) >= 80 for city in CITIES for a, b in BORDERS if city not in (a, b)
    )
    crossing = [
        (a, b, c, d)
        for (a, b), (c, d) in combinations(BORDERS, 2)
        if not {a, b} & {c, d} and side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)
    ]
    assert crossing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_has_a_name_of_its_own_in_every_language(language):
    names = {say(city.name, language) for city in Table().view().cities}
    assert len(names) == 17


def test_a_border_between_two_cities_of_one_player_is_marked():
    table = Table().begin().own(2, "Genova", "Parma").own(1, "Lucca")
    owned = {(each.a, each.b): each.owner for each in table.view().borders}
    assert owned["Genova", "Parma"] == 2
    assert owned["Parma", "Lucca"] is None
    assert len(owned) == 34
