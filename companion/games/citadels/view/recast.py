"""Other characters and districts, before the first round: drawn, or those of a set."""

from __future__ import annotations

from companion.engine.message import Message
from companion.engine.rulebook import Hint

from .. import actions as act
from .. import reference
from ..cast import may_have_ninth, needs_ninth, set_cast, set_name
from ..model import State
from ..tables import RANKS, SETS
from .parts import Choice, Struct, choice


class SetChoice(Struct, frozen=True):
    choice: Choice
    style: Hint


class RecastView(Struct, frozen=True):
    draws: tuple[Choice, ...]
    sets: tuple[SetChoice, ...]


def recast_view(state: State) -> RecastView:
    """[R ci.cast.one_per_rank] [R ci.cast.fourteen_uniques] [R ci.sets.offer] What is drawn is
    tried only when it is known.
    """
    with_ninth = len(state.ranks) == len(RANKS)
    return RecastView(
        _draws(state.seats),
        tuple(
            SetChoice(
                choice(
                    state,
                    None,
                    set_name(name),
                    act.ChooseCast(set_cast(name, state.seats, with_ninth), SETS[name].uniques),
                ),
                style,
            )
            for name, style in zip(SETS, reference.set_hints(), strict=True)
        ),
    )


def _draws(seats: int) -> tuple[Choice, ...]:
    """[R ci.rank9.four_to_seven] With a ninth where that is a choice."""
    draws = [_draw("cast", act.ChooseCast(cast=()))]
    if may_have_ninth(seats) and not needs_ninth(seats):
        draws.append(_draw("cast-ninth", act.ChooseCast(cast=(), ninth=True)))
    return (*draws, _draw("uniques", act.ChooseCast(uniques=())))


def _draw(what: str, action: act.ChooseCast) -> Choice:
    return Choice(Message(f"citadels-screen-draw-{what}"), action)
