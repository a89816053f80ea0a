"""Rounds: who is sheriff, going on to the next step, and corrections of the round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from companion.engine.authority import ANYBODY, TABLE, Authority
from companion.engine.game import Dice, World
from companion.engine.message import Message, SeatName
from companion.engine.moves import (
    AnyField,
    Choice,
    ChoiceField,
    ChoicesField,
    Differs,
    Group,
    IntegerField,
    Move,
    move,
)
from companion.engine.needs import need_phase, need_seat, number, refuse
from companion.engine.refusal import Fault, RuleError
from companion.engine.values import Seat, choices_of_seats
from companion.engine.verbs import Correct

from ..model import STEPS, Bag, Phase, State
from ..options import Options, Tool
from ..rules import bags, rounds
from .abstract import Deed, OfRound, Seats
from .fields import says, seat_choices

_STEP = ChoiceField(
    name="phase",
    label=says("steps"),
    values=tuple(Choice(step.value, Options.phase_name(step)) for step in STEPS),
)


class Begin(Deed[int | None], frozen=True, tag="begin"):
    """The first sheriff is found and the first round begins."""

    may = ANYBODY
    phases = (Phase.SETUP,)

    sheriff: Seat | None = None
    """None: the app draws"""
    among: tuple[int, ...] = ()
    """the seats that carry the same highest sum of cash; empty: all"""
    deputies: tuple[int, ...] = ()
    """with six players: the two deputies that were turned up, the first one first; empty: the app
    draws
    """

    def decide(self, state: State, seat: int | None, world: World) -> Begin:
        """Draw the first sheriff or deputies, unless the table has chosen."""
        if state.with_deputies:
            return Begin(deputies=self.deputies or rounds.turn_up(state, world.dice))
        if self.sheriff is None:
            return self._draw(state, world.dice)
        tied = self.sheriff in self.among or not self.among
        return Begin(sheriff=self.sheriff) if tied else self

    def _draw(self, state: State, dice: Dice) -> Begin:
        """[R s1.setup.first_sheriff_tie] [R s2.ruling.first_sheriff_tie] Draw one of those who
        carry the same highest sum of cash, or of all when nobody carries any.
        """
        among = self._check_tied(state) or tuple(range(state.seats))
        return Begin(sheriff=dice.choice(among), among=among)

    def _check_tied(self, state: State) -> tuple[int, ...]:
        return tuple(need_seat(state.seats, seat, "action.among") for seat in self.among)

    def apply(self, state: State, seat: int | None) -> State:
        """[R s*.setup.sheriff_token] The first sheriff takes office and the first market opens."""
        state = replace(state, orders=((),) * state.seats)
        if state.with_deputies:
            return rounds.open_round(rounds.with_deputies(state, self.deputies), 1)
        sheriff = need_seat(state.seats, self.sheriff, "action.sheriff")
        among = self._check_tied(state)
        if among and sheriff not in among:
            message = Message("fault-unknown-seat", n=sheriff)
            refuse((Fault("action.sheriff", "unknown_seat", message),))
        return rounds.open_round(replace(state, sheriff=sheriff), 1)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.setup.sheriff_token] [R s2.six.draw_two]"""
        if state.with_deputies:
            yield move("draw", cls(), seat, says("draw"), _turned_up_field(state))
            return
        yield move("begin", cls(), seat, says("most-cash"), cls.ask("sheriff", state))
        every = choices_of_seats(state.seats)
        tied = ChoicesField(name="among", values=every, max=len(every), optional=True)
        yield move("draw", cls(), seat, says("draw"), tied)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if after.deputy is not None:
            return _log_deputies(after)
        key = "sheriff-log-begin-drawn" if self.among else "sheriff-log-begin"
        return Message(key, sheriff=SeatName(after.sheriff))


def _list_leaders(state: State, seat: int, action: Any) -> Seats:
    settled = action.round != state.round or action.phase is not state.phase
    return None if settled or not state.in_round else state.officers


class Advance(OfRound[int | None], frozen=True, tag="advance"):
    """The game goes on to a later phase of this round, to the next round, or to the end."""

    may = Authority("sheriff", _list_leaders)
    """the sheriff, or either deputy"""

    phase: Phase
    """the phase that ends"""
    to: Phase
    """`market` is the next round; after the last round it is `final` instead"""
    deputies: tuple[int, ...] = ()
    """with six players, into the next round: the two that were turned up; empty: the app draws"""

    def decide(self, state: State, seat: int | None, world: World) -> Advance:
        deputies: tuple[int, ...] = ()
        if self.to is Phase.MARKET and state.with_deputies:
            deputies = self.deputies or rounds.turn_up(state, world.dice)
        return msgspec.structs.replace(self, deputies=deputies)

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        need_phase(state, self.phase)

    def apply(self, state: State, seat: int | None) -> State:
        steps = rounds.steps_from(state)
        if self.to not in steps:
            raise RuleError(
                "sheriff-no-such-step",
                rule=f"{state.options.book}.round.five_steps",
                path="action.to",
                steps=tuple(Options.phase_name(step) for step in steps),
            )
        ends = self.to in (Phase.ROUND_END, Phase.MARKET, Phase.FINAL)
        if ends and state.phase in rounds.INSPECTED:
            state = rounds.close_inspection(state)
        if self.to is not Phase.MARKET:
            return replace(state, phase=self.to)
        if state.with_deputies:
            state = rounds.with_deputies(state, self.deputies)
        else:
            # [R s*.round.token_left] [R s*.end_round.token]: seats are numbered clockwise
            state = replace(state, sheriff=(state.sheriff + 1) % state.seats)
        return rounds.open_round(state, state.round + 1)

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        return super().is_listed(state, seat) and seat in (None, *state.officers)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s*.round.five_steps] List the next step first."""
        for k, step in enumerate(rounds.steps_from(state)):
            draws = step is Phase.MARKET and state.with_deputies
            deputies = (_turned_up_field(state),) if draws else ()
            one, name = cls(state.round, state.phase, step), Options.phase_name(step)
            group: Group = "more" if k else "now"
            yield move(f"to_{step.value}", one, seat, name, *deputies, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        match after.phase:
            case Phase.MARKET if after.deputy is not None:
                return _log_deputies(after)
            case Phase.MARKET:
                return Message("sheriff-log-round", n=after.round, sheriff=SeatName(after.sheriff))
            case Phase.FINAL:
                return Message("sheriff-log-final")
            case _:
                return Message("sheriff-log-phase", n=after.round, phase=after.phase_name)


class CorrectRound(Correct[State], Deed[int | None], frozen=True, tag="correct_round"):
    """The round, the sheriff or the phase is corrected."""

    may = TABLE
    needs = Tool.ROUNDS

    round: int
    sheriff: int
    phase: Phase
    deputy: int | None = None
    """the second deputy, with six players"""

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectRound]:
        return (cls(state.round, state.sheriff, state.phase),)

    def decide(self, state: State, seat: int | None, world: World) -> CorrectRound:
        return self if state.with_deputies else msgspec.structs.replace(self, deputy=None)

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the round. Within the same round, or where only its number was wrong, bags, deals
        and loot stay; another round begins afresh. What follows from the deputies, such as the
        cards left in their stack, follows from the right ones.
        """
        deputy = self._need_deputy(state)
        right: dict[str, Any] = {"sheriff": self.sheriff, "deputy": deputy}
        if deputy is not None:
            right["turned_up"] = self._list_turned_up(state, (self.sheriff, deputy))
        if {self.sheriff, deputy} - {None} == {*state.officers} and self.phase is state.phase:
            return rounds.renumber(replace(state, **right), self.round)
        later = self.round > state.round or self.phase not in rounds.INSPECTED
        if state.phase in rounds.INSPECTED and later:
            state = rounds.close_inspection(state)
        if self.round != state.round:
            state = rounds.open_round(state, self.round)
        officers = state.officers
        for seat in state.merchants:
            if seat in (self.sheriff, deputy):  # who had no bag
                state = bags.reset(state, seat).with_bag(seat, Bag())
        state = replace(state, **right)
        for officer in {*officers} - {*state.officers}:
            state = state.with_bag(officer, Bag())
            for seat in state.merchants:
                state = state.with_bag(seat, state.bags[seat].mark(officer, None))
        if state.first_merchant in state.officers:
            state = replace(state, first_merchant=None)
        return replace(state.uncounted, phase=self.phase)

    def _need_deputy(self, state: State) -> int | None:
        """Check the second deputy, after all other fields."""
        refuse(number(self.round, "action.round", 1, state.rounds))
        need_seat(state.seats, self.sheriff, "action.sheriff")
        if self.phase not in STEPS:
            steps = tuple(map(Options.phase_name, STEPS))
            raise RuleError("sheriff-no-such-step", path="action.phase", steps=steps)
        if not state.with_deputies:
            return None
        deputy = need_seat(state.seats, self.deputy, "action.deputy")
        if deputy == self.sheriff:
            raise RuleError("sheriff-deputies-two", rule="s2.six.roles", path="action.deputy")
        return deputy

    def _list_turned_up(
        self, state: State, deputies: tuple[int, int]
    ) -> tuple[tuple[int, ...], ...]:
        """[R s2.six.deputy_stack] Return the deputies round by round, with these for the corrected
        round.

        Rounds that were left out have none. If only the number of the running round was wrong, its
        deputies move with it.
        """
        same = set(deputies) == set(state.officers)
        before = state.turned_up[: min(self.round, state.round if same else self.round) - 1]
        unknown = ((),) * (self.round - 1 - len(before))
        return (*before, *unknown, deputies)

    def label(self, state: State) -> Message:
        return says("correct-round-six" if state.with_deputies else "correct-round")

    def fields(self, state: State, seat: int | None) -> tuple[AnyField, ...]:
        return _round_fields(state.seats, state.rounds, state.with_deputies)

    def offer(self, state: State, seat: int | None) -> Move:
        """[R s2.six.roles]"""
        offered = super().offer(state, seat)
        if not state.with_deputies:
            return offered
        two = Differs(("sheriff", "deputy"), says("second-deputy"))
        return msgspec.structs.replace(offered, when=(two,))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        officers = tuple(SeatName(seat) for seat in after.officers)
        key = f"sheriff-log-correct-round{'-six' if after.with_deputies else ''}"
        return Message(key, n=after.round, sheriff=officers, phase=after.phase_name)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R s2.six.three_rounds] Remark if somebody is deputy twice before the cards are shuffled
        again.
        """
        if not before.with_deputies:
            return
        begun = (self.round - 1) // 3 * 3
        known = before.turned_up[begun : min(self.round, before.round) - 1]
        for deputy in (self.sheriff, self.deputy):
            if any(deputy in pair for pair in known):
                yield Message("sheriff-remark-deputy", who=SeatName(deputy or 0))


@cache
def _round_fields(seats: int, rounds: int, six: bool) -> tuple[AnyField, ...]:
    """[R s2.six.roles] Return the fields for round, sheriff or deputies, and step."""
    every = choices_of_seats(seats)
    officers = ("first-deputy", "second-deputy") if six else ("sheriff",)
    return (
        IntegerField(name="round", label=says("which-round"), min=1, max=rounds),
        *(
            ChoiceField(name=name, label=says(label), values=every)
            for name, label in zip(("sheriff", "deputy"), officers, strict=False)
        ),
        _STEP,
    )


def _turned_up_field(state: State) -> ChoicesField:
    """Return the field for the two deputies that were turned up, the first one first."""
    stack = seat_choices(state.deputy_stack)
    return ChoicesField(name="deputies", values=stack, min=2, max=2, optional=True)


def _log_deputies(after: State) -> Message:
    return Message(
        "sheriff-log-deputies", n=after.round, seats=tuple(map(SeatName, after.officers))
    )
