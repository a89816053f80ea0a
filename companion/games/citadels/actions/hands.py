"""Spy, Magician, Wizard, Seer and Scholar: hands that are looked at, cards that change hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, Move, move

from ..cast import type_name
from ..model import State, put
from ..options import Tool
from ..rules.money import move as move_gold
from ..rules.money import stash
from ..rules.notes import cards_short
from ..tables import TYPES, Type
from .base import ByCharacter, OnPlayer, acting
from .fields import Cards, does, number, others, says, seats


class Spy(OnPlayer, frozen=True, tag="spy"):
    """The Spy takes cards and gold for the districts of a type."""

    characters = ("spy",)

    type: Type
    cards: Cards
    """how many of that type were in the hand"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.spy.gold] [R ci.char.spy.not_enough] [R ci.char.spy.cards] A gold for each
        card of the type, as far as there is gold, and a card from the deck.
        """
        own, whom = self.both(state)
        gold = min(self.cards, stash(state, whom))
        return move_gold(state, whom, own, gold).with_cards(own, self.cards).using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        types = tuple(Choice(each.value, type_name(each)) for each in TYPES)
        which = ChoiceField(name="type", label=says("spy-type"), values=types)
        whom = seats("whom", others(state, acting(state).seat), label=says("spy-whom"))
        cards = number("cards", label=says("spy-cards"), usual=tuple(range(7)))
        spied = cls(state.call, 0, TYPES[0], 0)
        yield move("ability", spied, seat, says("spy"), whom, which, cards)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        own = acting(before).seat
        return Message(
            "citadels-log-spy" if before.has(Tool.BANK) else "citadels-log-spy-unkept",
            who=SeatName(own),
            whom=SeatName(self.whom),
            type=type_name(self.type.value),
            cards=self.cards,
            n=max(0, after.gold[own] - before.gold[own]),
        )

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return cards_short(before, self.whom, self.cards)


class SwapHands(OnPlayer, frozen=True, tag="swap_hands"):
    """The Magician swaps the whole hand with somebody's."""

    characters = ("magician",)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magician.swap] [R ci.char.magician.swap_empty]"""
        own, whom = self.both(state)
        mine, theirs = state.hands[own], state.hands[whom]
        return replace(state, hands=put(put(state.hands, own, theirs), whom, mine)).using("ability")


class Redraw(ByCharacter, frozen=True, tag="redraw"):
    """The Magician puts cards under the deck and draws as many."""

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
