"""The pages that districts lie on where a city is put together by taps: by kind, or by type."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from companion.engine.message import Message

from .cast import type_name
from .tables import DISTRICTS, TYPES, Type

UNIQUES_ON_A_PAGE = 16
"""more than a game has: where any may stand, they lie on several pages"""
COSTS = ((0, 4), (5, 5), (6, 6))
"""least and most, of a page of unique districts"""


class DistrictPage(msgspec.Struct, frozen=True):
    number: int
    name: Message
    picture: str
    type: str | None
    """of all districts here; None: of every common type"""
    costs: tuple[int, ...]
    """of its unique districts, least and most, where they lie on several pages"""
    districts: tuple[str, ...]


@cache
def pages_by_kind(districts: tuple[str, ...]) -> tuple[DistrictPage, ...]:
    """The common ones on page 0, the unique ones after them."""
    common = tuple(each for each in districts if not DISTRICTS[each].unique)
    unique = tuple(each for each in districts if DISTRICTS[each].unique)
    title = Message("citadels-screen-page-districts")
    pages = [DistrictPage(0, title, "citadels_castle", None, (), common)]
    few = len(unique) <= UNIQUES_ON_A_PAGE
    for costs, part in [((), unique)] if few else _by_cost(unique):
        pages.append(_unique(len(pages), Message("citadels-screen-uniques-short"), costs, part))
    return tuple(pages)


@cache
def pages_by_type(districts: tuple[str, ...]) -> tuple[DistrictPage, ...]:
    """A common type on each, then the unique ones by what they cost."""
    pages: list[DistrictPage] = []
    for each in TYPES:
        those = tuple(one for one in districts if DISTRICTS[one].type is each)
        if each is Type.UNIQUE:
            for costs, part in _by_cost(those):
                pages.append(_unique(len(pages), type_name(each), costs, part))
        else:
            picture = f"citadels_type_{each.value}"
            name = type_name(each)
            pages.append(DistrictPage(len(pages), name, picture, each.value, (), those))
    return tuple(pages)


def _unique(
    number: int, name: Message, costs: tuple[int, ...], districts: tuple[str, ...]
) -> DistrictPage:
    return DistrictPage(number, name, "citadels_type_unique", Type.UNIQUE.value, costs, districts)


def _by_cost(unique: Iterable[str]) -> Iterator[tuple[tuple[int, ...], tuple[str, ...]]]:
    for least, most in COSTS:
        part = tuple(each for each in unique if least <= DISTRICTS[each].cost <= most)
        if part:
            cheapest = min(DISTRICTS[each].cost for each in part)
            yield (cheapest, most) if cheapest < most else (most,), part
