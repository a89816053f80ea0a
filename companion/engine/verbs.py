"""Actions of any game: pay, switch a tool, change a setting, correct a fact, finish."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, Self, get_type_hints

import msgspec

from .action import GameAction, State, ask_field
from .authority import ANYBODY, TABLE, Authority, is_allowed, owner_named_in
from .final import require_all_entered
from .message import Arg, Message, SeatName
from .moves import AnyField, FlagField, Move, move
from .purse import Bank, describe_correction
from .refusal import RuleError, SettledError, catch_refusal
from .values import Between, Flag, Seat, kinds_of


def _payer(state: Any, seat: int, action: Any) -> tuple[int] | None:
    hand = action.payee if action.payer is None else action.payer
    return (hand,) if hand in range(state.seats) else None


PAYER: Authority[Any] = Authority("payer", _payer)
"""the seat whose money is paid; for money from the bank, the seat that takes it"""


class Pay(GameAction[State, int | None], Generic[State], frozen=True):
    """Money changes hands; None is the bank. A game names its bank and where a purse stands."""

    may = PAYER
    bank: ClassVar[Bank[Any, Any]]
    bank_name: ClassVar[Message]

    payer: Seat | None
    payee: Seat | None
    amount: Annotated[int, Between(1)]

    def apply(self, state: State, seat: int | None) -> State:
        """Move the money. A seat pays its own or takes from the bank; the table may do either for
        anybody.
        """
        if self.payer == self.payee:
            raise RuleError(f"{state.options.game}-pay-oneself", path="action.payee")
        if self.payer is not None:
            rule = self.rule(state)
            self.bank.need(state, self.payer, self.amount, rule, "action.amount")
        after: State = self.bank.move(state, self.payer, self.payee, self.amount)
        return after

    def rule(self, state: State) -> str:
        """Return the rule by which nobody pays what they do not have."""
        raise NotImplementedError

    def log(self, before: State, after: State, seat: int | None) -> Message:
        payer, payee = self._purse(self.payer), self._purse(self.payee)
        key = f"{before.options.game}-log-pay"
        return Message(key, payer=payer, payee=payee, n=self.amount)

    def _purse(self, seat: int | None) -> Arg:
        return self.bank_name if seat is None else SeatName(seat)


class SwitchTool(GameAction[State, int | None], Generic[State], frozen=True):
    """A tool is switched on or off. A game names the type of its tools and overrides
    `follow_switch`.
    """

    may = TABLE
    slots: ClassVar[tuple[str, ...] | None] = ("tool",)

    tool: StrEnum
    on: bool

    def apply(self, state: State, seat: int | None) -> State:
        return self.follow_switch(self.switch(state))

    def switch(self, state: State) -> State:
        """Return the state with this tool on or off; the order of tools stays."""
        if state.has(self.tool) == self.on:
            raise SettledError(f"{state.options.game}-tool-already", path="action.on")
        tools = tuple(
            one for one in type(self.tool) if (self.on if one is self.tool else state.has(one))
        )
        return replace(state, options=msgspec.structs.replace(state.options, tools=tools))

    def follow_switch(self, state: State) -> State:
        """Return the state after the switch. What was not kept is not invented."""
        return state

    def sure(self) -> Message | None:
        """Return the question asked first, where something noted would be lost."""
        return None

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for tool in _tools(cls):
            yield _offer_tool(cls, tool, not state.has(tool), state.options.game)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        game = before.options.game
        tool = Message(f"{game}-tool-{self.tool.value}")
        return Message(f"{game}-log-tool-{'on' if self.on else 'off'}", tool=tool)


class ChangeOptions(GameAction[State, int | None], Generic[State], frozen=True):
    """Settings are changed. A game lists them as fields; None, the default, leaves one as it is.

    The label of a setting is `<game>-option-<name>`; for a yes or no, `-hint` says what it changes.
    """

    may = TABLE
    slots: ClassVar[tuple[str, ...] | None] = ("options",)

    def apply(self, state: State, seat: int | None) -> State:
        names = set(state.options.__struct_fields__) & set(self.__struct_fields__)
        given = {name: getattr(self, name) for name in names}
        changes = {name: value for name, value in given.items() if value is not None}
        options = msgspec.structs.replace(state.options, **changes)
        return self.follow_change(state, replace(state, options=options))

    def follow_change(self, before: State, after: State) -> State:
        """Return the state after the change."""
        return after

    @classmethod
    def list_hidden(cls, state: State) -> Collection[str]:
        """Return the settings that are not offered now."""
        return ()

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield _offer_options(cls, frozenset(cls.list_hidden(state)), state.options.game)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message(f"{before.options.game}-log-options")


class Correct(GameAction[State, int | None], Generic[State], frozen=True):
    """A fact is corrected to what it really is on the table, whatever was noted.

    `corrects` names the fields that say which fact; the others hold its true value. It is listed
    for everybody who may send it.
    """

    corrects: ClassVar[tuple[str, ...] | None] = ()

    @classmethod
    def list_slots(cls) -> tuple[str, ...]:
        return cls.slots or (cls.tag(),)

    @classmethod
    def list_facts(cls, state: State) -> Iterable[Self]:
        """List every fact of this kind as it is noted; empty where `moves` lists its own."""
        return ()

    def is_noted(self, state: State) -> bool:
        """Return whether exactly this is noted, so that there is nothing to correct."""
        return self in self.list_facts(state)

    def label(self, state: State) -> Message:
        return _name_fact(type(self), state.options.game)

    def fields(self, state: State, seat: int | None) -> Iterable[AnyField]:
        """Return the fields to fill in. A yes or no, and anything with a default, is optional."""
        return _list_fields(type(self), state.seats)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for one in cls.list_facts(state):
            if is_allowed(state, seat, one):
                yield one.offer(state, seat)

    def offer(self, state: State, seat: int | None) -> Move:
        fields = self.fields(state, seat)
        return move(self.tag(), self, seat, self.label(state), *fields, group="correct")


class CorrectSeat(Correct[State], Generic[State], frozen=True):
    """A fact about one seat is corrected: from its own phone, or for everybody from the table."""

    may = owner_named_in("who")
    corrects: ClassVar[tuple[str, ...] | None] = ("who",)

    who: Seat

    @classmethod
    def find_fact(cls, state: State, who: int) -> Self | None:
        """Return what is noted of a seat; None: nothing that could be corrected."""
        return None

    def is_noted(self, state: State) -> bool:
        return self == self.find_fact(state, self.who)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for who in range(state.seats) if seat is None else (seat,):
            one = cls.find_fact(state, who)
            if one is not None:
                yield one.offer(state, seat)


class CorrectAmount(CorrectSeat[State], Generic[State], frozen=True):
    """A number that a seat has is corrected. A game names the field as in the state's list of
    seats.
    """

    @classmethod
    def list_noted(cls, state: State) -> Sequence[int]:
        """Return the noted number of each seat."""
        noted: Sequence[int] = getattr(state, cls.__struct_fields__[-1])
        return noted

    @classmethod
    def find_fact(cls, state: State, who: int) -> Self:
        kind: Any = cls
        fact: Self = kind(who, cls.list_noted(state)[who])
        return fact

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = f"{before.options.game}-log-{self.tag().replace('_', '-')}"
        n, had = getattr(self, self.__struct_fields__[-1]), self.list_noted(before)[self.who]
        return describe_correction(key, n, had, who=SeatName(self.who))


class Finish(GameAction[State, int | None], Generic[State], frozen=True):
    """Everybody has entered their count, and the result is shown. A game computes it in `apply`."""

    may = ANYBODY

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        label = Message(f"{state.options.game}-screen-finish")
        yield move("finish", cls(), seat, label, refused=catch_refusal(_need_counts, state))


def _need_counts(state: Any) -> None:
    """Refuse while somebody has not counted."""
    require_all_entered(state, state.entered)


@cache
def _name_fact(kind: type[Correct[Any]], game: str) -> Message:
    fact = kind.tag().removeprefix("correct_").replace("_", "-")
    return Message(f"{game}-screen-{fact}-really")


@cache
def _list_fields(kind: type[Correct[Any]], seats: int) -> tuple[AnyField, ...]:
    every, defaults = kind.__struct_fields__, kind.__struct_defaults__
    optional = every[len(every) - len(defaults) :]
    return tuple(
        ask_field(kind, name, seats, isinstance(one, Flag) or name in optional)
        for name, one in kinds_of(kind).items()
        if name not in (kind.corrects or ())
    )


@cache
def _offer_options(kind: type[ChangeOptions[Any]], hidden: Collection[str], game: str) -> Move:
    def label(one: AnyField) -> AnyField:
        key = f"{game}-option-{one.name.replace('_', '-')}"
        hint = Message(f"{key}-hint") if isinstance(one, FlagField) else None
        return msgspec.structs.replace(one, label=Message(key), hint=hint)

    shown = (one for one in kinds_of(kind).items() if one[0] not in hidden)
    fields = (label(each.field(name, 0, optional=True)) for name, each in shown)
    return move("options", kind(), None, Message(f"{game}-screen-settings"), *fields, group="more")


@cache
def _offer_tool(kind: type[SwitchTool[Any]], tool: StrEnum, on: bool, game: str) -> Move:
    one, label = kind(tool, on), Message(f"{game}-tool-{tool.value}")
    return move("tool", one, None, label, group="more", sure=one.sure())


def list_settings(game: str, actions: Iterable[type[Any]]) -> tuple[AnyField, ...]:
    """Return the settings that may change during a game, for choosing them at set-up."""
    found = (kind for kind in actions if issubclass(kind, ChangeOptions))
    return next((_offer_options(kind, frozenset(), game).fields for kind in found), ())


@cache
def _tools(kind: type[SwitchTool[Any]]) -> tuple[StrEnum, ...]:
    """Return the tools named in the class's annotation. Read once in a process for each game."""
    enum: type[StrEnum] = get_type_hints(kind)["tool"]
    return tuple(enum)
