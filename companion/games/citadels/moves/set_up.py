"""Before the first round: the cast, the districts, the crown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.engine.message import Message
from companion.engine.moves import Apart, Choice, ChoicesField, Move, move

from .. import actions as act
from ..cast import (
    character_name,
    choices,
    district_name,
    may_have_ninth,
    needs_ninth,
    set_cast,
    set_name,
)
from ..model import Phase, State
from ..tables import CAST_SIZES, RANKS, SETS, UNIQUES, UNIQUES_IN_DECK
from .parts import flag, says, seats, whose


def moves(state: State, seat: int | None) -> Iterator[Move]:
    """[R ci.setup.oldest_crown] Without a name the crown is drawn by lot."""
    if state.phase is not Phase.SETUP:
        return
    crown = seats("crown", whose(state, seat), optional=seat is None)
    yield move("begin", act.Begin(), seat, says("who-crown"), crown)
    if seat is None:
        yield from _recast(state)


def _recast(state: State) -> Iterator[Move]:
    """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] [R ci.sets.offer] Drawn, those of a
    set, or the table's own.
    """
    count, uniques, ninth = state.seats, _uniques(), flag("ninth")
    draws = act.ChooseCast(cast=())
    yield move("draw", draws, None, says("draw-cast"), uniques, group="more")
    drawn_nine = act.ChooseCast(cast=(), ninth=True)
    slot = "draw" if may_have_ninth(count) and not needs_ninth(count) else "recast"
    yield move(slot, drawn_nine, None, says("draw-cast-ninth"), uniques, group="more")
    draws = act.ChooseCast(uniques=())
    yield move("draw", draws, None, says("draw-uniques"), ninth, group="more")
    with_ninth = len(state.ranks) == len(RANKS)
    for name in SETS:
        named = act.ChooseCast(set_cast(name, count, with_ninth), SETS[name].uniques)
        yield move("set", named, None, set_name(name), group="more")
    label, both = says("other-cast"), act.ChooseCast(cast=(), uniques=())
    yield move("recast", both, None, label, ninth, group="more")
    yield move("recast", act.ChooseCast(), None, label, uniques, ninth, group="more")
    for many in CAST_SIZES[count]:
        cast, apart = _cast(count, many)
        own = act.ChooseCast()
        yield move("recast", own, None, label, cast, uniques, ninth, when=apart, group="more")
        own = act.ChooseCast(uniques=())
        yield move("recast", own, None, label, cast, ninth, when=apart, group="more")


@cache
def _cast(count: int, many: int) -> tuple[ChoicesField, tuple[Apart, ...]]:
    """One of each rank, of those that so many players may use."""
    of_ranks = [choices(rank, count) for rank in RANKS[:many]]
    values = tuple(Choice(each, character_name(each)) for row in of_ranks for each in row)
    apart = tuple(Apart("cast", row, Message("citadels-screen-one-per-rank")) for row in of_ranks)
    return ChoicesField(name="cast", values=values, min=many, max=many), apart


@cache
def _uniques() -> ChoicesField:
    values = tuple(Choice(each, district_name(each)) for each in UNIQUES)
    n = UNIQUES_IN_DECK
    return ChoicesField(name="uniques", values=values, min=n, max=n, optional=True)
