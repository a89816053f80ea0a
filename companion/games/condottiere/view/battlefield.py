"""The battle board as it is seen, and the battles before."""

from __future__ import annotations

from companion.engine.message import Message, SeatName

from .. import actions as act
from .. import battle, field, hints
from ..battle import Army, Ending
from ..cards import card_name, city_name
from ..model import Fought, Phase, State
from ..options import Tool
from ..tables import CARDS, Card, Special
from .shapes import (
    ArmyView,
    BackView,
    BattleView,
    CardView,
    ClaimView,
    FoughtView,
    LayView,
    LineView,
    WinnerView,
)


def battle_view(state: State, viewer: int | None) -> BattleView | None:
    if state.phase is not Phase.BATTLE:
        return None
    on = state.has(Tool.BATTLE)
    ended = field.ended_by(state)
    shown = on and (state.options.live_strength or ended is not None)
    city = state.city if state.has(Tool.MAP) else None
    waits = viewer is not None and viewer == field.claimer(state)
    by_hand = (seat for seat in (*state.fighters, None) if not waits or seat != viewer)
    return BattleView(
        battle=state.battle,
        city=city,
        city_name=None if city is None else city_name(city),
        defender=field.defender(state),
        final=bool(state.final),
        lines=_lines(state, shown) if on else (),
        palette=_palette(state) if on else (),
        winter=battle.is_winter(state.armies),
        turn=field.turn(state) if on else None,
        ended_by=None if ended is None else ended.value,
        outcome=outcome(state) if shown else None,
        end=_end(state, viewer) if on else None,
        by_hand=tuple(
            WinnerView(seat, act.EndBattle(state.battle, seat, by_hand=True)) for seat in by_hand
        ),
        claim=_claim(state, viewer),
        doubts=hints.doubts(state) if on else (),
    )


def _end(state: State, viewer: int | None) -> act.EndBattle | None:
    """None for whoever has claimed that already: the others agree."""
    winner = field.winner(state)
    claimed = viewer is not None and viewer == winner == field.claimer(state)
    if claimed and field.ended_by(state) is None:
        return None
    return act.EndBattle(state.battle, winner)


def _claim(state: State, viewer: int | None) -> ClaimView | None:
    seat = field.claimer(state)
    if seat is None:
        return None
    accept = act.EndBattle(state.battle, seat, by_hand=True)
    return ClaimView(
        seat=seat,
        words=Message("condottiere-now-claim", who=SeatName(seat)),
        accept=None if viewer == seat else accept,
        drop=act.DropClaim(state.battle, seat),
    )


def outcome(state: State) -> Message:
    """[R co.battle_end.strongest] [R co.battle_end.no_conquest] As the lines are now."""
    if field.ended_by(state) is Ending.BISHOP:
        return Message("condottiere-outcome-bishop")
    strengths = battle.strengths(state.armies)
    best = max(strengths)
    leaders = tuple(SeatName(seat) for seat, n in enumerate(strengths) if n == best)
    if not best:
        return Message("condottiere-outcome-no-army")
    if len(leaders) > 1:
        return Message("condottiere-outcome-tie", seats=leaders, n=best)
    return Message("condottiere-outcome-strongest", who=leaders[0], n=best)


def _lines(state: State, shown: bool) -> tuple[LineView, ...]:
    first = field.leader(state) or 0
    order = sorted(state.fighters, key=lambda seat: (seat - first) % state.seats)
    return tuple(_line(state, seat, shown) for seat in order)


def _line(state: State, seat: int, shown: bool) -> LineView:
    line = state.lines[seat]
    against, passed = field.speaks_against_card(state, seat), field.has_passed(state, seat)
    compared = shown and field.ended_by(state) is not Ending.BISHOP
    passes = field.may_play(state, seat)
    return LineView(
        seat=seat,
        cards=tuple(card_view(card) for card in line.cards),
        groups=_groups(line.cards),
        take_off=tuple(act.TakeOff(state.battle, card) for card in line.cards),
        strength=battle.strengths(state.armies)[seat] if compared else None,
        leading=compared and field.winner(state) == seat,
        passed=passed,
        out=seat in state.out,
        turn=field.turn(state) == seat,
        defends=field.defender(state) == seat,
        why_not=against,
        pass_=act.Pass(state.battle) if passes else None,
        unpass=act.CorrectLine(state.battle, seat, line.cards) if passed else None,
        backs=_backs(state, seat) if against is None else (),
    )


def _backs(state: State, seat: int) -> tuple[BackView, ...]:
    """[R co.card.scarecrow.take_back] [R co.card.scarecrow.mercenaries_only]"""
    scarecrow = Special.SCARECROW.value
    return tuple(
        BackView(card, card_name(card), act.Lay(state.battle, scarecrow, card))
        for card in field.mercenaries(state, seat)
    )


def _palette(state: State) -> tuple[LayView, ...]:
    return tuple(
        LayView(
            card,
            card_name(card),
            field.is_special(card),
            act.Lay(state.battle, card),
            act.Lay(state.battle, card, before=True),
        )
        for card in CARDS
    )


def card_view(card: Card, n: int = 1) -> CardView:
    return CardView(card, card_name(card), field.is_special(card), n)


def _groups(army: Army) -> tuple[CardView, ...]:
    return tuple(card_view(card, army.count(card)) for card in CARDS if card in army)


def fought_view(state: State, fought: Fought) -> FoughtView:
    strengths = battle.strengths(fought.armies)
    compared = fought.ended_by is not Ending.BISHOP
    return FoughtView(
        battle=fought.number,
        city=fought.city,
        words=hints.told(fought),
        winner=fought.winner,
        armies=tuple(
            ArmyView(
                seat,
                _groups(army),
                strengths[seat] if compared else None,
            )
            for seat, army in enumerate(fought.armies)
            if army
        ),
    )
