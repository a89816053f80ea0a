"""The battle that is being fought: who can still play, whose turn it is, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName

from . import battle
from .battle import Ending
from .cards import card_name, city_name
from .model import Phase, State
from .options import Tool
from .tables import CARDS, CITIES, Card, Special


def with_cards(state: State) -> tuple[int, ...]:
    """[R co.no_cards.out] Return the seats that have not said that their hand is empty."""
    return tuple(seat for seat in state.fighters if seat not in state.out)


def defender(state: State) -> int | None:
    """[R co.capture.attack_owned] Return the owner of the city that is attacked, if any."""
    if not state.options.capturing or not state.has(Tool.MAP) or state.city is None:
        return None
    return state.owner(state.city)


def waits(state: State, seat: int) -> bool:
    """[R co.capture.defender_may_wait] [R co.capture.first_card_binds] Return whether the seat owns
    the attacked city and has laid nothing yet: it may then pass and come in later.
    """
    return seat == defender(state) and not state.lines[seat].cards


def has_passed(state: State, seat: int) -> bool:
    """[R co.battle.pass_is_final] [R co.capture.pass_after_card] A pass of the owner who has laid
    nothing is final only when all the others are done. [R co.ruling.capture_waiting_owner]
    """
    line = state.lines[seat]
    return line.passed and (line.alone or not waits(state, seat))


def may_play(state: State, seat: int) -> bool:
    """[R co.battle.pass_is_final] [R co.no_cards.out] [R co.ruling.last_card_is_pass]"""
    return seat in with_cards(state) and not has_passed(state, seat) and card_ending(state) is None


def others_done(state: State, seat: int) -> bool:
    """[R co.capture.after_all_passed] [R co.ruling.capture_waiting_owner]"""
    return not any(may_play(state, other) for other in state.fighters if other != seat)


def ended_by(state: State) -> Ending | None:
    """Return what has ended the battle, by its cards or by what was said; None while it goes on.

    [R co.battle_end.all_passed] [R co.card.surrender.ends] [R co.card.bishop.ends]
    """
    if state.phase is not Phase.BATTLE:
        return None
    ending = card_ending(state)
    if ending is not None:
        return ending
    return None if any(may_play(state, seat) for seat in state.fighters) else Ending.PASS


def card_ending(state: State) -> Ending | None:
    """Return the card that has ended the battle, or None."""
    for ending in (Ending.BISHOP, Ending.SURRENDER):
        if any(ending in army for army in state.armies):
            return ending
    return None


def claimer(state: State) -> int | None:
    """Return the seat that claims to have won the battle, or None."""
    return state.claim if state.claim in state.fighters else None


def is_said(state: State) -> bool:
    """Return whether people say how strong an army is, because nobody taps its cards."""
    return state.has(Tool.STRENGTH) and not state.has(Tool.BATTLE)


def said_strengths(state: State) -> tuple[int | None, ...]:
    """Return each seat's strength from what was said; empty where cards say so, or nobody did."""
    return battle.count_strengths(state.counts) if is_said(state) else ()


def strengths(state: State) -> tuple[int, ...]:
    """Return each seat's strength, from its cards or from what was said."""
    said = said_strengths(state)
    return tuple(n or 0 for n in said) if said else battle.strengths(state.armies)


def strongest(state: State) -> int | None:
    """Return who would take the city by what was said; None while somebody has said nothing."""
    said = said_strengths(state)
    silent = not said or any(said[seat] is None for seat in state.fighters)
    return None if silent else battle.strongest(strengths(state))


def winner(state: State) -> int | None:
    """Return who would take the city if the battle ended now."""
    return battle.winner(state.armies, ended_by(state) or Ending.PASS)


def leader(state: State) -> int | None:
    """[R co.battle.order] [R co.ruling.lead_without_cards] [R co.ruling.final_lead] Who lays the
    first card: the holder, else the nearest to the left who takes part and has cards.
    """
    if state.holder is None or not state.has(Tool.MAP):
        return None
    return next(iter(_active_from(state, state.holder)), None)


def turn(state: State) -> int | None:
    """[R co.battle.order] [R co.battle.last_one_goes_on] Whose turn it is; None where nobody can
    say. Nobody is held to it: what was tapped out of turn counts.
    """
    if state.phase is not Phase.BATTLE or ended_by(state) is not None:
        return None
    if not state.steps:
        return leader(state)
    return next(iter(_active_from(state, state.left_of(state.steps[-1].seat))), None)


def _active_from(state: State, first: int) -> Iterator[int]:
    """Return the seats that can still play, clockwise."""
    seats = ((first + k) % state.seats for k in range(state.seats))
    return (seat for seat in seats if may_play(state, seat))


def all_declined(state: State) -> bool:
    """[R co.ruling.all_decline] Return whether the piece is back with the first who declined, where
    it stays.
    """
    return len(state.declined) == state.seats


def open_to_attack(state: State) -> tuple[str, ...]:
    """[R co.battle_end.any_free_city] [R co.capture.attack_owned] [R co.ruling.own_city]"""
    if not state.options.capturing:
        return state.free
    return tuple(city for city in CITIES if state.owner(city) != state.holder)


def speaks_against_city(state: State, city: str) -> Message | None:
    """[R co.battle.conquered_city] [R co.battle_end.any_free_city] [R co.capture.attack_owned]
    [R co.ruling.own_city] [R co.ruling.capture_owner_empty_hand] What the map, as it is noted,
    says against a battle there.
    """
    owner = state.owner(city)
    if owner is None:
        return None
    if not state.options.capturing:
        name, who = city_name(city), SeatName(owner)
        return Message("condottiere-remark-city-taken", city=name, who=who)
    if owner == state.holder:
        return Message("condottiere-remark-own-city", city=city_name(city), who=SeatName(owner))
    return None


def speaks_against_card(state: State, seat: int) -> Message | None:
    """[R co.capture.surrender] [R co.battle.pass_is_final] [R co.no_cards.out] What is noted
    against one more card in front of this seat.
    """
    who, ended = SeatName(seat), card_ending(state)
    if ended is not None:
        return Message("condottiere-remark-ended-by-card", card=card_name(ended.value))
    if has_passed(state, seat):
        return Message("condottiere-remark-has-passed", who=who)
    if seat in state.out:
        return Message("condottiere-remark-no-cards", who=who)
    return None


def too_many(state: State) -> tuple[tuple[Card, int], ...]:
    """[R co.contents.cards] [R co.battle_end.cards_stay_out] Cards of which more were laid this
    round than the box has, with how many.
    """
    laid = [card for fought in state.past for army in fought.armies for card in army]
    laid += [card for army in state.armies for card in army]
    return tuple(
        (card, laid.count(card)) for card, most in CARDS.items() if laid.count(card) > most
    )


def mercenaries(state: State, seat: int) -> tuple[int, ...]:
    """[R co.card.scarecrow.mercenaries_only] Return what a scarecrow could take back, each value
    once.
    """
    return tuple(
        sorted({card for card in state.lines[seat].cards if isinstance(card, int)}, reverse=True)
    )


def is_special(card: Card) -> bool:
    return card in tuple(Special)
