"""A battle: cards in front of everybody, passes, and how it ends."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.needs import need_seat
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from .. import field
from ..battle import Ending
from ..cards import card_name
from ..model import Fought, State
from ..options import Tool
from ..tables import DECK, MERCENARIES, Card, Special
from . import ending
from .needs import need_battle, need_card, need_fighter, need_tool
from .rounds import between_battles, clear_board


def lay(state: State, seat: int | None, action: act.Lay) -> State:
    """[R co.battle.play_card] [R co.battle.any_card_first] [R co.battle.condottiere_may_pass]
    One card, whichever; out of turn too, because the table is right.
    """
    who = need_fighter(state, need_seat(state.seats, seat))
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    need_card(action.card)
    line = state.lines[who]
    if len(line.cards) >= DECK:
        raise RuleError("condottiere-line-full", rule="co.contents.cards", n=DECK)
    if not action.before:
        refusal = why_not(state, who)
        if refusal is not None:
            raise refusal
    cards = (*_without(line.cards, _taken_back(state, who, action)), action.card)
    state = state.with_line(who, replace(line, cards=cards))
    more = (action.back is not None) - 1
    return replace(state.with_hand(who, more), last=state.last if action.before else who)


def why_not(state: State, who: int) -> RuleError | None:
    """[R co.capture.surrender] Why this seat lays no more cards in this battle; None if it may."""
    ended = field.ended_by(state)
    if ended in (Ending.SURRENDER, Ending.BISHOP):
        surrendered = ended is Ending.SURRENDER and field.waits(state, who)
        rule = "co.capture.surrender" if surrendered else f"co.card.{ended.value}.ends"
        return RuleError("condottiere-ended-by-card", rule=rule, card=card_name(ended.value))
    if state.lines[who].passed:
        return RuleError("condottiere-has-passed", rule="co.battle.pass_is_final")
    if who in state.out:
        return RuleError("condottiere-no-cards", rule="co.no_cards.out")
    return None


def _taken_back(state: State, who: int, action: act.Lay) -> Card | None:
    """[R co.card.scarecrow.take_back] [R co.card.scarecrow.without_exchange] One's own mercenary,
    or nothing. [R co.card.scarecrow.this_battle] It lies there now.
    """
    back = action.back
    if back is None:
        return None
    path = "action.back"
    need_card(back, path)
    name = card_name(back)
    if action.card != Special.SCARECROW:
        rule = "co.card.scarecrow.take_back"
        raise RuleError("condottiere-only-scarecrow", rule=rule, path=path)
    if back not in MERCENARIES:
        heroine = back == Special.HEROINE
        rule = "co.card.heroine.scarecrow" if heroine else _not_a_mercenary(back)
        raise RuleError("condottiere-only-mercenaries", rule=rule, path=path, card=name)
    if back not in state.lines[who].cards:
        rule = "co.card.scarecrow.this_battle"
        raise RuleError("condottiere-not-in-line", rule=rule, path=path, card=name)
    return back


def _not_a_mercenary(card: Card) -> str:
    """[R co.card.scarecrow.mercenaries_only] [R co.ruling.scarecrow_specials]"""
    named = card == Special.DRUM
    return "co.card.scarecrow.mercenaries_only" if named else "co.ruling.scarecrow_specials"


def _without(cards: tuple[Card, ...], card: Card | None) -> tuple[Card, ...]:
    """Without the last one of this kind."""
    if card is None:
        return cards
    at = len(cards) - 1 - cards[::-1].index(card)
    return cards[:at] + cards[at + 1 :]


def take_off(state: State, seat: int | None, action: act.TakeOff) -> State:
    """What was tapped by mistake."""
    who = need_fighter(state, need_seat(state.seats, seat))
    need_tool(state, Tool.BATTLE)
    need_battle(state, action.battle)
    need_card(action.card)
    line = state.lines[who]
    if action.card not in line.cards:
        name = card_name(action.card)
        raise SettledError("condottiere-not-in-line", path="action.card", card=name)
    state = state.with_line(who, replace(line, cards=_without(line.cards, action.card)))
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
    if field.ended_by(state) is not None:
        raise SettledError("condottiere-battle-done")
    line = state.lines[who]
    if line.passed or who in state.out:
        raise SettledError("condottiere-passed-already")
    final = not field.waits(state, who) or field.others_done(state, who)
    return replace(state.with_line(who, replace(line, passed=final)), last=who)


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
    done = fought(state, action)
    if state.final:
        return ending.after_final(_noted(state, done), winner)
    city = state.city
    if winner is not None and city is not None and state.has(Tool.MAP):
        state = state.with_owner(city, winner)
    state = replace(_noted(state, done), holder=_next_holder(state, done))
    judged = ending.judged(state)
    return between_battles(state) if judged is None else judged


def fought(state: State, action: act.EndBattle) -> Fought:
    """The battle as it ends by this."""
    return Fought(
        state.battle,
        state.city if state.has(Tool.MAP) else None,
        action.winner,
        field.ended_by(state) or Ending.PASS,
        tuple(line.cards for line in state.lines),
        field.defender(state),
        action.by_hand,
    )


def _noted(state: State, fought: Fought) -> State:
    """[R co.battle_end.discard] The lines are cleared, and folded away for the round."""
    past = (*state.past, fought)
    return replace(clear_board(state), battle=state.battle + 1, past=past, declined=())


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
