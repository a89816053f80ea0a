"""The map at the end of a game, with its battles, for the result screen."""

from __future__ import annotations

from collections.abc import Iterator

from .. import realm, scoring
from ..model import Phase, State
from ..options import Tool
from ..rules import ending
from ..tables import BORDERS, CITIES
from .shapes import BorderView, EndCityView, EndView


def end_view(state: State) -> EndView | None:
    """Return the end; None before it, and where the owners of cities were not noted."""
    if state.phase is not Phase.OVER or not state.has(Tool.MAP):
        return None
    if state.options.points:
        state = ending.last_scored(state)
    fought = {one.city: number for number, one in enumerate(state.course, 1)}
    kingdom = _winning_kingdom(state)
    return EndView(
        cities=tuple(
            _city(city, state.owner(city), fought.get(city), city in kingdom) for city in CITIES
        ),
        borders=tuple(border_views(state)),
        battles=tuple(one.winner for one in state.course),
    )


def _city(city: str, owner: int | None, battle: int | None, kingdom: bool) -> EndCityView:
    signs = sum(one is not None for one in (owner, battle))
    return EndCityView(city, owner, battle, kingdom, signs)


def _winning_kingdom(state: State) -> frozenset[str]:
    """[R co.end.three_linked] [R co.end.four_linked] Return the winning kingdom; empty where the
    game was decided otherwise.
    """
    decision = ending.verdict(state)
    if decision is None or decision.decided_by != scoring.KINGDOM:
        return frozenset()
    return frozenset().union(*(realm.realms(state.cities(seat))[0] for seat in decision.winners))


def border_views(state: State) -> Iterator[BorderView]:
    for a, b in BORDERS:
        owner = state.owner(a)
        same = owner if owner == state.owner(b) else None
        yield BorderView(a, b, *CITIES[a], *CITIES[b], same)
