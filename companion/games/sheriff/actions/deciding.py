"""Who decides about a bag: the sheriff, both deputies together, or one of them alone."""

from __future__ import annotations

from typing import Any

from companion.engine.authority import Authority
from companion.engine.message import SeatName
from companion.engine.moves import Choice, ChoiceField
from companion.engine.refusal import SettledError

from ..model import Bag, BagStatus, Mark, Phase, State
from .abstract import AboutBag, Seats
from .fields import says, seat_choices


def _list_officers(state: State, seat: int, action: Any) -> Seats:
    settled = state.phase is not Phase.INSPECT or action.round != state.round
    return None if settled else state.officers


ANY_INSPECTOR: Authority[State] = Authority("sheriff", _list_officers)
"""the sheriff, or either deputy for both"""


def _list_inspectors(state: State, seat: int, action: Any) -> Seats:
    if _list_officers(state, seat, action) is None:
        return None
    if action.merchant not in state.closed_bags:
        return None
    if action.by is None:
        return state.officers
    return (action.by,) if action.by in state.officers else None


INSPECTOR: Authority[State] = Authority("sheriff", _list_inspectors)
"""[R s*.inspect.which_and_order] [R s2.six.three_cases] the sheriff, the deputies, or the one of
them who decides alone"""


class Undecided(AboutBag, frozen=True):
    """An action about a bag that is not yet settled. [R s*.inspect.final] [R
    s*.inspect.talks_closed] A decision once made stands.
    """

    phases = (Phase.INSPECT,)

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        status = state.bags[self.merchant].status
        if status is not BagStatus.CLOSED:
            who = SeatName(self.merchant)
            raise SettledError(f"sheriff-bag-{status.value}", path="action.merchant", who=who)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and seat in (None, *state.officers)


def find_sole_decider(state: State, by: int | None) -> int | None:
    """Return the deputy who decides alone; a single sheriff is always None."""
    return None if state.deputy is None and by == state.sheriff else by


def by_field(
    state: State, deciders: tuple[int | None, ...], *, alone_first: bool = False
) -> tuple[ChoiceField, ...]:
    """Return the field for which deputy decides, None being both together."""
    if state.deputy is None:
        return ()
    alone = seat_choices(tuple(one for one in deciders if one is not None))
    together = (Choice(None, says("both-together")),) if None in deciders else ()
    values = alone + together if alone_first else together + alone
    return (ChoiceField(name="by", values=values, optional=bool(together)),)


def list_deciders(state: State, seat: int | None) -> tuple[int | None, ...]:
    """[R s2.six.three_cases] Return who can decide: all of them together (None), or one deputy
    alone.
    """
    if state.deputy is None:
        return (None,)
    return (None, seat) if seat in state.officers else (None, *state.officers)


def is_left_alone(state: State, seat: int | None, bag: Bag) -> bool:
    """[R s2.six.alone] Return whether the other deputy would let the bag pass, so that deciding
    alone is likelier.
    """
    fellow = None if seat is None else state.fellow(seat)
    return fellow is not None and bag.find_mark(fellow) is Mark.PASS
