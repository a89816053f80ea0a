"""Groups of cities that are linked by borders."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from .tables import BORDERS, CITIES

NEIGHBOURS: Mapping[str, frozenset[str]] = {
    city: frozenset(
        other for pair in BORDERS if city in pair for other in pair if other != city
    )
    for city in CITIES
}  # fmt: skip
"""[R co.aim.adjacent] city → the cities that it borders"""


def realms(cities: Collection[str]) -> tuple[frozenset[str], ...]:
    """Return the cities in linked groups, the largest first.

    [R co.ruling.chain_counts] A chain is enough: not each has to touch each.
    """
    left = set(cities)
    found = []
    while left:
        group, reached = set[str](), {next(city for city in CITIES if city in left)}
        while reached:
            group |= reached
            reached = {far for city in reached for far in NEIGHBOURS[city]} & left - group
        left -= group
        found.append(frozenset(group))
    return tuple(sorted(found, key=len, reverse=True))


def count_linked(cities: Collection[str]) -> int:
    """Return how many cities the largest linked group has."""
    return max((len(realm) for realm in realms(cities)), default=0)


def completing(cities: Collection[str], needed: int, open_to: Collection[str]) -> tuple[str, ...]:
    """[R co.aim.three_linked.example] Return the cities that would each complete a group of this
    size.
    """
    if count_linked(cities) >= needed:
        return ()
    return tuple(
        city
        for city in CITIES
        if city in open_to and city not in cities and count_linked({*cities, city}) >= needed
    )
