"""King, Patrician and Emperor: the crown in their turn, and after they were killed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, Move, move
from companion.engine.needs import need_seat
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Seat

from .. import hints
from ..model import Heir, Phase, State
from ..options import Tool
from ..rules import calling
from ..rules.money import move_gold, stash
from ..rules.needs import need_unsaid
from ..tables import CROWN_RANK
from .abstract import ACTING, WHO, ByCharacter, OfRound, acting, make_move
from .calling import need_unshown
from .fields import Whom, at_seat, does, rank_name, whose
from .turn import Take

TAKES: tuple[Take, ...] = get_args(Take)


class GiveCrown(ByCharacter, frozen=True, tag="give_crown"):
    """The Emperor passes the crown on and takes something for it."""

    may = ACTING
    characters = ("emperor",)
    once = "crown"
    books = False
    tells = ("crown",)

    to: Whom
    take: Take = "gold"

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.emperor.crown] [R ci.char.emperor.takes] [R ci.char.emperor.nothing_to_take]

        [R ci.char.witch.emperor] [R ci.ruling.witch_as_emperor] The Witch does it in his place.
        """
        own, to = acting(state).seat, self.to
        _need_new_holder(state, own, to, "ci.char.emperor.crown")
        if self.take == "gold":
            state = move_gold(state, to, own, min(1, stash(state, to)))
        elif not state.has(Tool.HANDS) or state.hands[to]:
            state = state.with_cards(to, -1).with_cards(own, 1)
        return replace(state, crown=to, crown_before=state.crown).using("crown")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.char.emperor.takes] List the seats, each for a gold or for a card; where neither is
        kept, without the choice.
        """
        for to in range(state.seats):
            ways = {take: Message(f"citadels-do-crown-{take}", who=SeatName(to)) for take in TAKES}
            if state.keeps:
                for take, label in ways.items():
                    yield make_move("ability", state, seat, label, cls(state.call, to, take))
            else:
                values = tuple(Choice(take, label) for take, label in ways.items())
                taken = ChoiceField(name="take", values=values, optional=True)
                yield make_move("ability", state, seat, at_seat(to), cls(state.call, to), taken)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        own, key = acting(before).seat, f"gives-crown-{self.take}"
        gained = after.gold[own] - before.gold[own]
        if self.take == "gold" and not (gained if before.has(Tool.BANK) else before.keeps):
            key = "gives-crown"
        return self.words(before, seat, key)


class ShowKilled(OfRound, frozen=True, tag="show_killed"):
    """The killed rank 4 is turned up at the end of the round."""

    may = WHO
    phases = (Phase.ROUND_END,)
    tells = ("crown",)

    who: Seat | None = None
    """None: nobody had it"""
    to: Seat | None = None
    """the seat to which a killed Emperor gives the crown"""

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        if not state.is_killed(CROWN_RANK) or state.heir_shown:
            raise SettledError("citadels-nobody-to-show")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.king.killed] [R ci.char.patrician.killed] The heir takes the crown.

        [R ci.char.emperor.killed] [R ci.char.emperor.killed_no_gain] A killed Emperor passes it on
        and takes nothing. [R ci.char.queen.killed_neighbour] The Queen beside them is paid now.
        """
        who, emperor = self.who, state.character(CROWN_RANK) == "emperor"
        if who is None or not emperor:
            need_unsaid(to=self.to)
        if who is None:
            calling.need_by_hand(state)
            return replace(state, heir_shown=True)
        calling.need_holder(state, CROWN_RANK, who)
        need_unshown(state, who)
        crown = who
        if emperor:
            crown = need_seat(state.seats, self.to, "action.to")
            _need_new_holder(state, who, crown, "ci.char.emperor.killed")
        return calling.heir_shown(state, Heir(who, crown))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.char.emperor.killed] List who may have had it; for an Emperor also to whom the
        crown goes.
        """
        if not hints.asks_heir(state):
            return
        for who in hints.may_be_heir(state):
            if who not in whose(state, seat):
                continue
            if state.character(CROWN_RANK) != "emperor":
                yield move("heir", cls(state.round, who), seat, at_seat(who))
                continue
            for to in range(state.seats):
                if to not in (who, state.crown):
                    label = Message("citadels-do-heir", who=SeatName(who), whom=SeatName(to))
                    yield move("heir", cls(state.round, who, to), seat, label)
        if seat is None and state.dealt is None:
            yield move("heir", cls(state.round), seat, does("nobody"))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        name = rank_name(after, CROWN_RANK)
        if self.who is None:
            return Message("citadels-log-no-heir", character=name)
        who = SeatName(self.who)
        if self.to is not None and after.crown == self.to != self.who:
            whom = SeatName(self.to)
            return Message("citadels-log-heir-gives", who=who, character=name, whom=whom)
        return Message("citadels-log-heir", who=who, character=name)


def _need_new_holder(state: State, giver: int, to: int, rule: str) -> None:
    """[R ci.char.emperor.crown] Neither the present crown holder nor whoever gives it.

    [R ci.ruling.witch_as_emperor] For the Witch that is herself, not the Emperor's player.
    """
    if to in (giver, state.crown):
        who, holder = SeatName(giver), SeatName(giver if state.crown is None else state.crown)
        key, path = "citadels-crown-elsewhere", "action.to"
        raise RuleError(key, rule=rule, path=path, who=who, holder=holder)
