"""Corrections of the ring: the camel, the card beside a tile, the deck, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, ClassVar

from companion.engine.authority import ANYBODY, TABLE
from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message
from companion.engine.moves import AnyField, Choice, ChoiceField
from companion.engine.needs import need_tool
from companion.engine.values import SeatNumber
from companion.engine.verbs import Correct

from ..model import SOME_CARD, Phase, State, Turn
from ..options import Tool
from ..rules import stalls
from ..rules.ring import goes_on, without_card
from ..tables import deck
from .fields import AsManyAs, Tile, goods, need_good, place_of, says, tiles


class CorrectCamel(Correct[State], frozen=True, tag="correct_camel"):
    """The camel's tile is corrected."""

    may = ANYBODY
    needs = Tool.RING

    tile: Tile

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectCamel]:
        yield cls(state.camel)

    def apply(self, state: State, seat: int | None) -> State:
        """Move the camel. The card that was taken this turn lay at its new tile."""
        if self.tile == state.camel:
            return state
        turn, moved = state.turn, replace(state, camel=self.tile)
        if state.phase is not Phase.PLAY or turn is None or not turn.steps:
            return moved
        if turn.taken:
            return moved.with_card(state.camel, SOME_CARD).with_card(self.tile, None)
        return without_card(moved) if turn.acted and not turn.late else moved

    def fields(self, state: State, seat: int | None) -> tuple[AnyField]:
        return (tiles(state),)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "camel", place=place_of(after, self.tile))


class CorrectCard(Correct[State], frozen=True, tag="correct_card"):
    """The card beside a tile is corrected."""

    may = ANYBODY
    corrects = ("tile",)

    tile: Tile
    good: int | None
    """None: nothing; 0: an unknown card"""

    def check(self, state: State, seat: int | None) -> None:
        if not state.has(Tool.MARKET):
            need_tool(state, Tool.RING)

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectCard]:
        if state.has(Tool.RING) or state.has(Tool.MARKET):
            yield cls(0, None)

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the card; which one only where the market's cards are kept. If no place stayed
        empty the end has not begun [R dh.end.trigger].
        """
        if self.good:
            need_tool(state, Tool.MARKET)
            need_good(state, self.good)
        state = state.with_card(self.tile, self.good)
        if self.good is None or self.tile not in state.unfilled:
            return state
        unfilled = tuple(place for place in state.unfilled if place != self.tile)
        return replace(state, unfilled=unfilled) if unfilled else goes_on(state)

    def label(self, state: State) -> Message:
        return says("screen-tiles-really")

    def fields(self, state: State, seat: int | None) -> tuple[AnyField, ...]:
        cards = (Choice(None, says("screen-no-card-really")), Choice(0, says("screen-card-really")))
        known = goods("good", state.goods).values if state.has(Tool.MARKET) else ()
        return tiles(state), ChoiceField(name="good", values=(*cards, *known))

    def narrate(self, before: State, after: State, seat: int | None) -> Narration:
        """[R dh.ruling.what_is_secret] Which card lay where is seen on the table and not written
        down: the log would tell what went into whose warehouse.
        """
        key = "no-card" if self.good is None else "card"
        public = self.words(before, seat, key, place=place_of(after, self.tile))
        return Narration(public, full=public if self.good else None)


class CorrectDeck(Correct[State], frozen=True, tag="correct_deck"):
    """The number of cards in the deck is corrected."""

    may = ANYBODY
    mendable = Mendable(amounts=("cards",))
    needs = Tool.DECK

    cards: Annotated[int, AsManyAs(deck)]

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectDeck]:
        yield cls(state.deck)

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the deck. While it has cards the end has not begun [R dh.end.trigger]."""
        return replace(goes_on(state) if self.cards else state, deck=self.cards)


class CorrectTurn(Correct[State], frozen=True, tag="correct_turn"):
    """Whose turn it is, who started, and whether these are the last turns is corrected."""

    may = TABLE
    phases = (Phase.PLAY,)
    labels: ClassVar = {
        "seat": says("screen-turn-of"),
        "starter": says("screen-starter"),
        "last_turns": says("screen-last-turns"),
    }

    seat: Annotated[int, SeatNumber()]
    starter: Annotated[int, SeatNumber("starter")]
    last_turns: bool = False
    goes_on: bool = False
    """whether a turn that is that seat's already goes on, instead of beginning anew"""

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectTurn]:
        yield cls(state.current_turn.seat, state.starter or 0, state.last_turns)

    def apply(self, state: State, seat: int | None) -> State:
        """Begin the turn of that seat; what was open in the one before is past. If it is theirs
        already it may go on as it is.
        """
        turn = state.current_turn
        if not (self.goes_on and self.seat == turn.seat):
            state = replace(stalls.lapse_all(state), turn=Turn(turn.number + 1, self.seat))
        if not self.last_turns:
            state = goes_on(state)
        return replace(state, starter=self.starter, last_turns=self.last_turns)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "correct-last" if self.last_turns else "")
