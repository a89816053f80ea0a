"""Before the first round: the cast, the unique districts, who takes the crown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import msgspec

from companion.engine.authority import TABLE, Authority, owner_named_in
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import AtMostOneOf, Choice, ChoicesField, Move, move
from companion.engine.needs import need_seat, refuse
from companion.engine.refusal import Fault
from companion.engine.values import Seat

from ..cast import (
    cast_faults,
    character_name,
    choices,
    district_name,
    may_have_ninth,
    needs_ninth,
    random_cast,
    random_uniques,
    set_cast,
    set_name,
    unique_faults,
)
from ..model import Phase, State
from ..rules.selection import select
from ..tables import CAST_SIZES, RANKS, SETS, UNIQUES, UNIQUES_IN_DECK
from .base import Deed
from .fields import flag, says, seats, whose

CROWNED: Authority[State] = owner_named_in("crown")


class ChooseCast(Deed[int | None], frozen=True, tag="choose_cast"):
    """Other characters or unique districts before the first round; None leaves them as they are."""

    may = TABLE
    phases = (Phase.SETUP,)

    cast: tuple[str, ...] | None = None
    """empty: drawn by the app"""
    uniques: tuple[str, ...] | None = None
    """empty: drawn by the app"""
    ninth: bool = False
    """whether a rank 9 is drawn too, where that is a choice"""

    def decide(self, state: State, seat: int | None, world: World) -> ChooseCast:
        """What the table leaves to luck; what it typed in stays."""
        cast, uniques = self.cast, self.uniques
        if cast == ():
            cast = random_cast(state.seats, self.ninth or needs_ninth(state.seats), world.dice)
        if uniques == ():
            uniques = random_uniques(world.dice)
        return msgspec.structs.replace(self, cast=cast, uniques=uniques)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] Before the first round only."""
        refuse(self._faults(state))
        chosen = {"cast": self.cast, "uniques": self.uniques}
        changes = {name: value for name, value in chosen.items() if value is not None}
        return replace(state, options=msgspec.structs.replace(state.options, **changes))

    def _faults(self, state: State) -> Iterator[Fault]:
        if self.cast is not None:
            yield from cast_faults("action.cast", self.cast, state.seats)
        if self.uniques is not None:
            yield from unique_faults("action.uniques", self.uniques)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] [R ci.sets.offer] Drawn, those of a
        set, or the table's own.
        """
        count, uniques, ninth = state.seats, _uniques(), flag("ninth")
        drawn = cls(cast=())
        yield move("draw", drawn, None, says("draw-cast"), uniques, group="more")
        nine = cls(cast=(), ninth=True)
        slot = "draw" if may_have_ninth(count) and not needs_ninth(count) else "recast"
        yield move(slot, nine, None, says("draw-cast-ninth"), uniques, group="more")
        yield move("draw", cls(uniques=()), None, says("draw-uniques"), ninth, group="more")
        with_ninth = len(state.ranks) == len(RANKS)
        for name in SETS:
            named = cls(set_cast(name, count, with_ninth), SETS[name].uniques)
            yield move("set", named, None, set_name(name), group="more")
        label, both = says("other-cast"), cls(cast=(), uniques=())
        yield move("recast", both, None, label, ninth, group="more")
        yield move("recast", cls(), None, label, uniques, ninth, group="more")
        for many in CAST_SIZES[count]:
            cast, apart = _cast(count, many)
            own, fields = cls(), (cast, uniques, ninth)
            yield move("recast", own, None, label, *fields, when=apart, group="more")
            own = cls(uniques=())
            yield move("recast", own, None, label, cast, ninth, when=apart, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message(
            "citadels-log-cast",
            characters=tuple(character_name(each) for each in after.cast),
            districts=tuple(district_name(each) for each in after.options.uniques_in_deck),
        )


class Begin(Deed[int | None], frozen=True, tag="begin"):
    """Somebody takes the crown and the first round begins."""

    may = CROWNED
    phases = (Phase.SETUP,)
    tells = ("crown",)

    crown: Seat | None = None
    """None: drawn by the app"""
    at: int = 0

    def decide(self, state: State, seat: int | None, world: World) -> Begin:
        if self.crown is not None:
            return self
        return Begin(crown=world.dice.choice(range(state.seats)))

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.setup.oldest_crown] The oldest takes the crown; whom that is the table says."""
        crown = need_seat(state.seats, self.crown, "action.crown")
        return select(replace(state, crown=crown, round=1), self.at)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.setup.oldest_crown] Without a name the crown is drawn by lot."""
        crown = seats("crown", whose(state, seat), optional=seat is None)
        yield move("begin", cls(), seat, says("who-crown"), crown)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("citadels-log-begin", who=SeatName(after.crown or 0))


@cache
def _cast(count: int, many: int) -> tuple[ChoicesField, tuple[AtMostOneOf, ...]]:
    """One of each rank, of those that so many players may use."""
    of_ranks = [choices(rank, count) for rank in RANKS[:many]]
    values = tuple(Choice(each, character_name(each)) for row in of_ranks for each in row)
    apart = tuple(AtMostOneOf("cast", row, says("one-per-rank")) for row in of_ranks)
    return ChoicesField(name="cast", values=values, min=many, max=many), apart


@cache
def _uniques() -> ChoicesField:
    values = tuple(Choice(each, district_name(each)) for each in UNIQUES)
    n = UNIQUES_IN_DECK
    return ChoicesField(name="uniques", values=values, min=n, max=n, optional=True)
