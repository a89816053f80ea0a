"""What people do at the table of any game: switch a tool, change a setting, put a fact right."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Generic, Self, get_type_hints

from . import settings
from .action import GameAction, State
from .authority import TABLE, is_allowed
from .message import Message
from .moves import AnyField, Move, move
from .values import Flag, kinds_of


class SwitchTool(GameAction[State, int | None], Generic[State], frozen=True):
    """A game names the type of its tools, and says in `switched` what follows."""

    may = TABLE

    tool: StrEnum
    on: bool

    def apply(self, state: State, seat: int | None) -> State:
        return self.switched(settings.switch_tool(state, self.tool, self.on))

    def switched(self, state: State) -> State:
        """What was not kept is not invented."""
        return state

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for tool in _tools(cls):
            label = Message(f"{state.options.game}-tool-{tool.value}")
            yield move("tool", cls(tool, not state.has(tool)), seat, label, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        game = before.options.game
        tool = Message(f"{game}-tool-{self.tool.value}")
        return Message(f"{game}-log-tool-{'on' if self.on else 'off'}", tool=tool)


class ChangeOptions(GameAction[State, int | None], Generic[State], frozen=True):
    """A game lists its settings, None by default: that leaves one as it is."""

    may = TABLE

    def apply(self, state: State, seat: int | None) -> State:
        return self.changed(state, settings.change_options(state, self))

    def changed(self, before: State, after: State) -> State:
        """What follows."""
        return after

    @classmethod
    def hidden(cls, state: State) -> Collection[str]:
        """Settings that are not offered."""
        return ()

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        hidden = cls.hidden(state)
        names = (name for name in cls.__struct_fields__ if name not in hidden)
        fields = (cls.ask(name, state, optional=True) for name in names)
        label = Message(f"{state.options.game}-screen-settings")
        yield move("options", cls(), seat, label, *fields, group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message(f"{before.options.game}-log-options")


class Correct(GameAction[State, int | None], Generic[State], frozen=True):
    """What really is, whatever was noted. `corrects` names the fields that say of what; the others
    are what it really is. Whoever may send it is offered it.
    """

    corrects: ClassVar[tuple[str, ...] | None] = ()

    @classmethod
    def noted(cls, state: State) -> Iterable[Self]:
        """Every fact of this kind that there is, as it is noted."""
        raise NotImplementedError

    def label(self, state: State) -> Message:
        fact = self.tag().removeprefix("correct_").replace("_", "-")
        return Message(f"{state.options.game}-screen-{fact}-really")

    def fields(self, state: State, seat: int | None) -> Iterable[AnyField]:
        """What is left to fill in; a yes or no may be left out."""
        for name, kind in kinds_of(type(self)).items():
            if name not in (self.corrects or ()):
                yield self.ask(name, state, optional=isinstance(kind, Flag))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for one in cls.noted(state):
            if is_allowed(state, seat, one):
                fields = one.fields(state, seat)
                yield move(cls.tag(), one, seat, one.label(state), *fields, group="correct")


@cache
def _tools(kind: type[SwitchTool[Any]]) -> tuple[StrEnum, ...]:
    enum: type[StrEnum] = get_type_hints(kind)["tool"]
    return tuple(enum)
