"""Magician, Wizard and Seer: cards that change hands; and the Scholar's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message
from companion.engine.moves import Move, move

from ..model import State, put
from ..rules.notes import cards_short
from .base import ACTING, ByCharacter, OnPlayer, acting
from .fields import Cards, does, number, says


class SwapHands(OnPlayer, frozen=True, tag="swap_hands"):
    """The Magician swaps the whole hand with somebody's."""

    may = ACTING
    characters = ("magician",)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magician.swap] [R ci.char.magician.swap_empty]"""
        own, whom = self.both(state)
        mine, theirs = state.hands[own], state.hands[whom]
        return replace(state, hands=put(put(state.hands, own, theirs), whom, mine)).using("ability")


class Redraw(ByCharacter, frozen=True, tag="redraw"):
    """The Magician puts cards under the deck and draws as many."""

    may = ACTING
    characters = ("magician",)

    cards: Cards

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magician.redraw] As many as were put under the deck
        [R ci.ruling.deck_runs_out] or as many as there are.
        """
        return state.using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        cards = number("cards", label=says("redraw-cards"))
        yield move("redraw", cls(state.call, 0), seat, does("redraw"), cards)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return cards_short(before, acting(before).seat, self.cards)


class TakeCard(OnPlayer, frozen=True, tag="take_card"):
    """The Wizard takes a card from a hand."""

    may = ACTING
    characters = ("wizard",)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.wizard.build_or_keep] A card from a hand, which may be built at once."""
        own, whom = self.both(state)
        state = state.with_cards(whom, -1).with_cards(own, 1).using("ability")
        return replace(state, turn=replace(acting(state), taken=True))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return cards_short(before, self.whom, 1)


class UseAbility(ByCharacter, frozen=True, tag="use_ability"):
    """The Seer's or the Scholar's cards have changed hands."""

    may = ACTING
    characters = ("seer", "scholar")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.scholar.seven_cards] [R ci.char.seer.no_cards] Cards that only people see; the
        Seer gives back as many as she takes.
        """
        turn = acting(state)
        if turn.character == "scholar":
            state = state.with_cards(turn.seat, 1)
        return state.using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("ability", cls(state.call), seat, does(acting(state).character))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, acting(before).character)
