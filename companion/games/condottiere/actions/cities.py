"""The map: where the next battle is fought, who holds the cities and the Condottiere piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine.authority import Authority, authority_refusal, is_allowed, owner_named_in
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import AnyField, Move, move
from companion.engine.needs import need_tool
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Seat
from companion.engine.verbs import Correct

from .. import field
from ..cards import CityName, city_name
from ..model import PLAYING, Phase, State
from ..options import Tool
from ..rules.ending import reconsider
from ..rules.rounds import between_battles, clear_board
from ..tables import CITIES
from .abstract import CHOOSER, CHOOSES, HOLDER, AboutBattle, one_seat, says


class Attack(AboutBattle[int | None], frozen=True, tag="attack"):
    """The holder says where the next battle is fought; without a map, only that it begins."""

    may = CHOOSER
    phases = (Phase.CHOOSE,)

    city: CityName | None = None

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.battle.place] [R co.setup.first_city] [R co.piece.holder_chooses]
        [R co.battle_end.next_city] The holder of the piece chooses.
        """
        state = replace(state, aside=None)
        if not state.has(Tool.MAP):
            need_tool(state, Tool.BATTLE if self.city is None else Tool.MAP)
        elif self.city is None:
            raise RuleError("condottiere-name-a-city", rule="co.battle.place", path="action.city")
        return replace(clear_board(state), phase=Phase.BATTLE, city=self.city)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R co.piece.holder_chooses]"""
        battle = cls(state.battle)
        if state.has(Tool.MAP):
            city = cls.ask("city", state, likely=field.open_to_attack(state))
            refused = authority_refusal(state, seat, battle)
            yield move("attack", battle, seat, says("choose"), city, refused=refused)
        elif state.has(Tool.BATTLE):
            yield move("start", battle, seat, says("start"))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if before.holder is None or after.city is None:
            return Message("condottiere-log-battle-begins", n=after.battle)
        return self.words(before, seat, who=SeatName(before.holder))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        yield from closed_city(before, self.city)


class Decline(AboutBattle[int | None], frozen=True, tag="decline"):
    """The holder does not choose a city and hands the piece to the left."""

    may = Authority("holder", owner_named_in("holder").seats, CHOOSES)
    needs = Tool.MAP
    phases = (Phase.CHOOSE,)

    holder: int

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.battle_end.decline] [R co.ruling.piece_to_empty_hand] The piece goes to the left,
        whether there are cards or not. [R co.ruling.all_decline] Where all have declined by what
        was noted, the talk begins anew.
        """
        holder = self.holder
        if holder != state.holder:
            raise SettledError("condottiere-piece-moved", path="action.holder")
        before = () if field.all_declined(state) else state.declined
        declined = (*(seat for seat in before if seat != holder), holder)
        return replace(state, holder=state.left_of(holder), declined=declined, aside=None)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R co.battle_end.decline]"""
        if state.holder is not None:
            action = cls(state.battle, state.holder)
            if is_allowed(state, seat, action):
                yield move("decline", action, seat, says("decline"))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        whom = SeatName(before.left_of(self.holder))
        return self.words(before, seat, who=SeatName(self.holder), whom=whom)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R co.ruling.all_decline]"""
        if field.all_declined(before):
            yield Message("condottiere-remark-must-choose", who=SeatName(self.holder))


def _owner(state: State, seat: int, action: Any) -> tuple[int, ...] | None:
    """Return the city's owner; for a free city the seat that is said to hold it."""
    if action.city not in CITIES or not state.has(Tool.MAP):
        return None
    owner = state.owner(action.city)
    return one_seat(state, action.owner if owner is None else owner)


class CorrectCity(Correct[State], frozen=True, tag="correct_city"):
    """The owner of a city is corrected; None: nobody."""

    may = Authority("owner", _owner)
    mendable = Mendable(seats=("owner",))
    corrects = ("city",)
    needs = Tool.MAP
    phases = (*PLAYING, Phase.SCORED, Phase.OVER)
    after_end = True

    city: CityName
    owner: Seat | None

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectCity]:
        return (cls(city, state.owner(city)) for city in CITIES)

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.setup.marker_use] Nothing is decided by it until the people say so (`Finish`); what
        was decided by a map that was wrong is no longer. Once it is over the result follows.
        """
        return reconsider(state, state.with_owner(self.city, self.owner))

    def label(self, state: State) -> Message:
        return Message("condottiere-move-city", city=city_name(self.city))

    def fields(self, state: State, seat: int | None) -> tuple[AnyField]:
        """Return the fields. Everybody may say that a free city is theirs."""
        only = None if seat is None or self.owner is not None else (seat,)
        return (self.ask("owner", state, only=only, none=says("free")),)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "correct-free" if self.owner is None else "")


class CorrectPiece(Correct[State], frozen=True, tag="correct_piece"):
    """The holder of the Condottiere piece is corrected."""

    may = HOLDER
    needs = Tool.MAP
    phases = PLAYING

    holder: Seat

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectPiece]:
        return (cls(state.holder or 0),)

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.piece.start_then_winner] Give the piece to whoever has it in front of them."""
        state = replace(state, holder=self.holder)
        return between_battles(state) if state.phase is Phase.SETUP else state


def closed_city(state: State, city: str | None) -> Iterator[Message]:
    """Return what speaks against a battle in this city, or None."""
    if city is not None and state.has(Tool.MAP):
        against = field.speaks_against_city(state, city)
        if against is not None:
            yield against
