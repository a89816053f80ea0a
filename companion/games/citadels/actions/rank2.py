"""Spy and Blackmailer: hands that are looked at, threats and what is paid for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, Group, Move, move
from companion.engine.refusal import SettledError

from ..cast import type_name
from ..model import State, Threat
from ..options import Tool
from ..rules import extras
from ..rules.money import move as move_gold
from ..rules.money import stash, take_all
from ..rules.naming import bribe
from ..rules.needs import need_turn
from ..rules.notes import cards_short
from ..tables import TYPES, Type
from .base import ACTING, InTurn, OnPlayer, acting, whose_mark
from .fields import Cards, does, number, others, says, seats

BLACKMAILER = whose_mark("blackmailer", lambda state: state.threats)
"""[R ci.char.blackmailer.may_reveal] [R ci.char.witch.blackmailer] Whose threats lie there."""


class Spy(OnPlayer, frozen=True, tag="spy"):
    """The Spy takes cards and gold for the districts of a type."""

    may = ACTING
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


class AnswerThreat(InTurn, frozen=True, tag="answer_threat"):
    """The threatened player pays the Blackmailer off, or refuses."""

    may = ACTING

    bribe: bool

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.blackmailer.bribe] [R ci.ruling.bribe_with_nothing] Half, rounded down, and
        the token goes unseen; or a refusal.
        """
        turn = acting(state)
        if turn.threat is not Threat.OPEN or state.threats is None:
            raise SettledError("citadels-no-threat", path="action.turn")
        if not self.bribe:
            return replace(state, turn=replace(turn, threat=Threat.REFUSED))
        state = move_gold(state, turn.seat, state.threats.by, bribe(state, turn.seat))
        return _settle(_unmark(state, turn.rank))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.char.blackmailer.bribe] [R ci.char.blackmailer.gather_first]"""
        turn = acting(state)
        if turn.threat is not Threat.OPEN or state.threats is None:
            return
        n = bribe(state, turn.seat)
        group: Group = "now" if turn.gathered else "more"
        key = "bribe" if state.has(Tool.BANK) else "bribe-half"
        pays, refuses = (cls(state.call, bribe=each) for each in (True, False))
        yield move("threat", pays, seat, Message(f"citadels-do-{key}", n=n), group=group)
        yield move("threat", refuses, seat, does("refuse"), group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """What is paid for the threat alone: what comes besides is told besides."""
        if not self.bribe:
            return self.words(before, seat, "refused")
        assert before.threats is not None
        key = "bribe" if before.has(Tool.BANK) else "bribe-unkept"
        n, whom = bribe(before, acting(before).seat), SeatName(before.threats.by)
        return self.words(before, seat, key, whom=whom, n=n)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.char.blackmailer.gather_first]"""
        if not acting(before).gathered:
            yield Message("citadels-gather-first")


class TurnUpThreat(InTurn, frozen=True, tag="turn_up_threat"):
    """The Blackmailer turns the threat up after a refusal, or leaves it."""

    may = BLACKMAILER

    flower: bool | None = None
    """what it showed; None: it stays face down"""

    def check(self, state: State, seat: int | None) -> None:
        if state.threats is None or need_turn(state, self.turn).threat is not Threat.REFUSED:
            raise SettledError("citadels-no-threat", path="action.turn")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.blackmailer.may_reveal] [R ci.char.blackmailer.flower]
        [R ci.char.witch.blackmailer] The flower takes the whole stash, the other nothing.
        """
        turn, mark = acting(state), state.threats
        assert mark is not None
        if self.flower is None:
            return _settle(state)
        if not self.flower:
            return _settle(_unmark(state, turn.rank))
        state = take_all(state, turn.seat, mark.by)
        return _settle(replace(state, threats=replace(mark, found=True)))

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """[R ci.ruling.same_prompt] The same question at every marked character."""
        turn, mark = state.turn, state.threats
        asks = turn is not None and turn.threat is Threat.REFUSED and state.keeps
        return asks and mark is not None and seat in (None, mark.by)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for key, flower in (("flower", True), ("blank", False), ("leave", None)):
            yield move("asked", cls(state.call, flower), seat, does(key))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        assert before.threats is not None
        who, whom = SeatName(before.threats.by), SeatName(acting(before).seat)
        if self.flower is None:
            return Message("citadels-log-threat-left", who=who)
        if not self.flower:
            return Message("citadels-log-threat-blank", who=who, whom=whom)
        key = "threat-flower" if before.has(Tool.BANK) else "threat-flower-unkept"
        return Message(f"citadels-log-{key}", who=who, whom=whom, n=stash(before, whom.seat))


def _unmark(state: State, rank: int) -> State:
    mark = state.threats
    assert mark is not None
    left = tuple(each for each in mark.ranks if each != rank)
    return replace(state, threats=replace(mark, ranks=left) if left else None)


def _settle(state: State) -> State:
    return extras.give(replace(state, turn=replace(acting(state), threat=Threat.SETTLED)))
