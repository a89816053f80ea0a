"""The battle board, and the battles before."""

from __future__ import annotations

from itertools import groupby

from companion.engine.message import Message, SeatName

from .. import battle, field, hints
from ..battle import Army, Count, Ending
from ..cards import card_name
from ..model import Fought, Phase, State
from ..options import Tool
from ..tables import CARDS, Card
from .shapes import (
    AheadView,
    ArmyView,
    BattleView,
    CardView,
    ClaimView,
    CountView,
    FoughtView,
    LineView,
    RoundView,
)


def battle_view(state: State) -> BattleView | None:
    if state.phase is not Phase.BATTLE:
        return None
    on = state.has(Tool.BATTLE)
    ended = field.ended_by(state)
    shown = on and (state.options.live_strength or ended is not None)
    lines = _lines(state, shown) if on else ()
    counts, claimer = _counts(state), field.claimer(state)
    return BattleView(
        battle=state.battle,
        city=state.city if state.has(Tool.MAP) else None,
        defender=field.defender(state),
        final=bool(state.final),
        lines=lines,
        counts=counts,
        strongest=field.strongest(state),
        winter=battle.is_winter(state.armies) or any(one.winter for one in counts),
        turn=field.turn(state) if on else None,
        ended_by=None if ended is None else ended.value,
        outcome=outcome(state) if shown or any(field.said_strengths(state)) else None,
        claim=None if claimer is None else ClaimView(claimer, hints.headline(state)),
        doubts=hints.doubts(state) if on else (),
        ahead=_two_strongest(lines),
    )


def outcome(state: State) -> Message:
    """[R co.battle_end.strongest] [R co.battle_end.no_conquest] Return who
    would take the city now.
    """
    ended = field.ended_by(state)
    if ended is Ending.BISHOP:
        return Message("condottiere-outcome-bishop")
    after = "" if ended is None else "-over"
    strengths = field.strengths(state)
    best = max(strengths)
    leaders = tuple(SeatName(seat) for seat, n in enumerate(strengths) if n == best)
    if not best:
        return Message(f"condottiere-outcome-no-army{after}")
    if len(leaders) > 1:
        return Message(f"condottiere-outcome-tie{after}", seats=leaders, n=best)
    return Message(f"condottiere-outcome-strongest{after}", who=leaders[0], n=best)


def _lines(state: State, shown: bool) -> tuple[LineView, ...]:
    first = field.leader(state) or 0
    order = sorted(state.fighters, key=lambda seat: (seat - first) % state.seats)
    return tuple(_line(state, seat, shown) for seat in order)


def _line(state: State, seat: int, shown: bool) -> LineView:
    line = state.lines[seat]
    compared = shown and field.ended_by(state) is not Ending.BISHOP
    return LineView(
        seat=seat,
        cards=tuple(card_view(card) for card in line.cards),
        groups=_groups(line.cards),
        strength=battle.strengths(state.armies)[seat] if compared else None,
        leading=compared and field.winner(state) == seat,
        passed=field.has_passed(state, seat),
        out=seat in state.out,
        turn=field.turn(state) == seat,
        defends=field.defender(state) == seat,
        why_not=field.speaks_against_card(state, seat),
    )


def _two_strongest(lines: tuple[LineView, ...]) -> tuple[AheadView, ...]:
    armies = ((line.strength, line.seat) for line in lines if line.strength)
    two = sorted(armies, key=lambda army: -army[0])[:2]
    return tuple(
        AheadView(seat, strength, strength == two[0][0])
        for strength, seat in sorted(two, key=lambda army: army[1])
    )


def _counts(state: State) -> tuple[CountView, ...]:
    if not field.is_said(state):
        return ()
    counts = state.counts or (None,) * state.seats
    strengths, first = battle.count_strengths(counts), battle.strongest(field.strengths(state))
    return tuple(
        _count(seat, counts[seat] or Count(), strengths[seat], seat == first)
        for seat in state.fighters
    )


def _count(seat: int, said: Count, strength: int | None, leading: bool) -> CountView:
    seen = said.total, said.mercenaries, said.heroines, said.drum, said.winter
    return CountView(seat, strength, leading, *seen)


def card_view(card: Card, n: int = 1) -> CardView:
    return CardView(card, card_name(card), field.is_special(card), n)


def _groups(army: Army) -> tuple[CardView, ...]:
    return tuple(card_view(card, army.count(card)) for card in CARDS if card in army)


def course_view(state: State) -> tuple[RoundView, ...]:
    """Return the battles by round, the first round first."""
    rounds = groupby(state.course, key=lambda fought: fought.round)
    return tuple(
        RoundView(number, tuple(fought_view(state, fought) for fought in battles))
        for number, battles in rounds
    )


def fought_view(state: State, fought: Fought) -> FoughtView:
    strengths = fought.counted or battle.strengths(fought.armies)
    compared = fought.ended_by is not Ending.BISHOP
    return FoughtView(
        battle=fought.number,
        city=fought.city,
        words=hints.describe_battle(fought),
        winner=fought.winner,
        ended_by=fought.ended_by.value,
        armies=tuple(
            ArmyView(seat, _groups(army), strengths[seat] if compared else None)
            for seat, army in enumerate(fought.armies)
            if army or (fought.counted and fought.counted[seat] is not None)
        ),
    )
