"""A battle: cards in front of everybody, passes, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from companion.engine.needs import need_seat, need_tool, number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from .. import field
from ..battle import Count, Ending
from ..cards import card_faults, card_name
from ..model import Fought, Line, State, Step, put
from ..options import Tool
from ..tables import (
    DECK,
    MERCENARIES,
    MOST_HEROINES,
    MOST_MERCENARIES,
    MOST_STRENGTH,
    MOST_TOTAL,
    Card,
    Special,
)
from . import ending
from .needs import need_battle, need_card, need_fighter
from .rounds import between_battles, clear_board

T = TypeVar("T")


def lay(state: State, seat: int | None, action: act.Lay) -> State:
    """[R co.battle.play_card] [R co.battle.any_card_first] [R co.battle.condottiere_may_pass]
    One card, whichever; out of turn too, because the table is right. A card that what was noted
    speaks against counts, as one that lay there before.
    """
    who = need_fighter(state, need_seat(state.seats, seat))
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    need_card(action.card)
    line = state.lines[who]
    if len(line.cards) >= DECK:
        raise RuleError("condottiere-line-full", rule="co.contents.cards", n=DECK)
    if action.back is not None:
        _need_mercenary(action.card, action.back)
    late = action.before or field.speaks_against_card(state, who) is not None
    cards = (*_without(line.cards, action.back), action.card)
    more = (action.back is not None) - 1
    if late:
        claim = state.claim if action.before else None
        state = replace(state.with_line(who, replace(line, cards=cards)), claim=claim)
    else:
        steps = (*state.steps, Step(who, action.card))
        state = replace(state.with_line(who, Line(cards)), steps=steps, claim=None)
    return state.with_hand(who, more)


def _need_mercenary(card: Card, back: Card) -> None:
    """[R co.card.scarecrow.take_back] [R co.card.scarecrow.without_exchange] A scarecrow takes back
    a mercenary, or nothing.
    """
    path = "action.back"
    need_card(back, path)
    if card != Special.SCARECROW:
        rule = "co.card.scarecrow.take_back"
        raise RuleError("condottiere-only-scarecrow", rule=rule, path=path)
    if back not in MERCENARIES:
        heroine = back == Special.HEROINE
        rule = "co.card.heroine.scarecrow" if heroine else _not_a_mercenary(back)
        raise RuleError("condottiere-only-mercenaries", rule=rule, path=path, card=card_name(back))


def _not_a_mercenary(card: Card) -> str:
    """[R co.card.scarecrow.mercenaries_only] [R co.ruling.scarecrow_specials]"""
    named = card == Special.DRUM
    return "co.card.scarecrow.mercenaries_only" if named else "co.ruling.scarecrow_specials"


def _without(values: tuple[T, ...], value: T | None) -> tuple[T, ...]:
    """Without the last one that is like this, if there is one."""
    if value is None or value not in values:
        return values
    at = len(values) - 1 - values[::-1].index(value)
    return values[:at] + values[at + 1 :]


def take_off(state: State, seat: int | None, action: act.TakeOff) -> State:
    """What was tapped by mistake: of cards that are alike the one that was entered late."""
    who = need_fighter(state, need_seat(state.seats, seat))
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    need_card(action.card)
    line = state.lines[who]
    if action.card not in line.cards:
        name = card_name(action.card)
        raise SettledError("condottiere-not-in-line", path="action.card", card=name)
    state = state.with_line(who, replace(line, cards=_without(line.cards, action.card)))
    step = Step(who, action.card)
    if state.steps.count(step) > state.lines[who].cards.count(action.card):
        state = replace(state, steps=_without(state.steps, step))
    return state.with_hand(who, 1)


def say_pass(state: State, seat: int | None, action: act.Pass) -> State:
    """[R co.battle.turn] [R co.battle.pass_still_counts] [R co.battle.condottiere_may_pass]

    [R co.capture.defender_may_wait] [R co.capture.pass_after_card]
    [R co.ruling.capture_waiting_owner] The owner of the attacked city who has laid nothing stays
    in, until all the others are done.
    """
    who = need_fighter(state, need_seat(state.seats, seat))
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    if field.has_passed(state, who) or who in state.out:
        return state
    line = replace(state.lines[who], passed=True, alone=field.others_done(state, who))
    return replace(state.with_line(who, line), steps=(*state.steps, Step(who, None)), claim=None)


def count_army(state: State, seat: int | None, action: act.CountArmy) -> State:
    """[R co.battle_end.strength] Where nobody taps cards, somebody says what lies there."""
    who = need_fighter(state, need_seat(state.seats, seat))
    need_tool(state, Tool.STRENGTH)
    need_battle(state, action.battle)
    refuse(
        fault
        for name, n, most in (
            ("strength", action.strength or 0, MOST_STRENGTH),
            ("total", action.total, MOST_TOTAL),
            ("mercenaries", action.mercenaries, MOST_MERCENARIES),
            ("heroines", action.heroines, MOST_HEROINES),
        )
        for fault in number(n, f"action.{name}", 0, most)
    )
    count = Count(action.strength)
    if action.strength is None:
        count = Count(
            None,
            action.total,
            action.mercenaries,
            action.heroines,
            action.drum,
            action.winter,
        )
    counts = state.counts or (None,) * state.seats
    return replace(state, counts=put(counts, who, count), claim=None)


def corrected_line(state: State, action: act.CorrectLine) -> State:
    """[R co.battle.play_card] A whole line at once, also for tables that tap it at the end. What
    follows from the cards follows from these: whose turn it is, what is left in a noted hand.
    """
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    who = need_fighter(state, action.who, "action.who")
    path = "action.cards"
    faults = [
        fault for k, card in enumerate(action.cards) for fault in card_faults(f"{path}[{k}]", card)
    ]
    refuse((*faults, *number(len(action.cards), path, 0, DECK)))
    more = len(state.lines[who].cards) - len(action.cards)
    steps = _without_those_taken_away(state.steps, who, action)
    line = Line(action.cards, action.passed, alone=action.passed)
    return replace(state.with_line(who, line), steps=steps).with_hand(who, more)


def _without_those_taken_away(
    steps: tuple[Step, ...], who: int, action: act.CorrectLine
) -> tuple[Step, ...]:
    left: list[Card | None] = [*action.cards, *[None] * (len(steps) if action.passed else 0)]
    kept: list[Step] = []
    for step in reversed(steps):
        if step.seat != who:
            kept.append(step)
        elif step.card in left:
            left.remove(step.card)
            kept.append(step)
    return tuple(reversed(kept))


def end_battle(state: State, action: act.EndBattle) -> State:
    """[R co.battle_end.strongest] [R co.battle_end.winner_gets_piece] [R co.battle_end.no_conquest]

    [R co.ruling.order_after_battle] Conquest and piece, then victory; hands that are discarded
    and the end of the round come after that.
    """
    need_battle(state, action.battle)
    winner = action.winner
    if winner is not None:
        need_fighter(state, winner, "action.winner")
    if not action.by_hand:
        need_tool(state, Tool.BATTLE)
        if winner != field.winner(state):
            raise SettledError("condottiere-lines-changed", path="action.winner")
    if action.claim and winner is not None:
        if winner == field.claimer(state):
            raise SettledError("condottiere-claimed-already")
        return replace(state, claim=winner)
    done = fought(state, action)
    if state.final:
        return ending.after_final(_noted(state, done), winner)
    city = state.city
    if winner is not None and city is not None and state.has(Tool.MAP):
        state = state.with_owner(city, winner)
    state = replace(_noted(state, done), holder=_next_holder(state, done))
    judged = ending.judged(state)
    return between_battles(state) if judged is None else judged


def drop_claim(state: State, action: act.DropClaim) -> State:
    """The battle goes on."""
    need_battle(state, action.battle)
    if field.claimer(state) is None or action.who != state.claim:
        raise SettledError("condottiere-no-claim", path="action.who")
    return replace(state, claim=None)


def fought(state: State, action: act.EndBattle) -> Fought:
    """The battle as it ends by this."""
    return Fought(
        state.battle,
        state.city if state.has(Tool.MAP) else None,
        action.winner,
        field.ended_by(state) or Ending.PASS,
        tuple(tuple(army) for army in state.armies),
        field.defender(state),
        action.by_hand,
        field.counted(state),
        state.round,
    )


def _noted(state: State, fought: Fought) -> State:
    """[R co.battle_end.discard] The lines are cleared, and folded away for the round."""
    past, course = (*state.past, fought), (*state.course, fought)
    return replace(
        clear_board(state), battle=state.battle + 1, past=past, course=course, declined=()
    )


def _next_holder(state: State, fought: Fought) -> int | None:
    """[R co.piece.start_then_winner] [R co.piece.no_winner] [R co.battle_end.piece_to_left]

    [R co.capture.defender_wins] [R co.capture.no_winner] [R co.capture.bishop]
    [R co.ruling.capture_surrender_no_army] Without a winner the owner of the attacked city.
    """
    if fought.winner is not None:
        return fought.winner
    if fought.defender is not None:
        return fought.defender
    return None if state.holder is None else state.left_of(state.holder)
