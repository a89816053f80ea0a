"""Corrections of this round: who turned up what, what lies where, which rank it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.authority import TABLE
from companion.engine.checks import check_between
from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import AnyField, Choice, ChoiceField, ChoicesField, Move, move
from companion.engine.needs import need_seat, refuse
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Seat
from companion.engine.verbs import Correct

from ..cast import name_with_rank
from ..model import MAKERS, ROUND, Mark, MarkKind, Phase, State
from ..options import Tool
from ..rules import calling, following
from ..rules.following import bearer
from ..rules.needs import need_rank, need_ranks
from ..rules.phases import select, stop_clock
from ..tables import CHARACTERS
from .abstract import Deed, OfRound
from .fields import number, rank_name, ranks, says, seats

MOST_ROUNDS = 100


class CorrectShown(Correct[State], OfRound, frozen=True, tag="correct_shown"):
    """Who turned up a character this round is corrected; None: nobody."""

    may = TABLE
    corrects = ("round", "rank")
    phases = (Phase.CALL, Phase.ROUND_END, Phase.FINAL)

    rank: int
    who: Seat | None = None
    at: int = 0

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectShown]:
        return (cls(state.round, rank, bearer(state, rank)) for rank in state.ranks)

    def label(self, state: State) -> Message:
        return rank_name(state, self.rank)

    def fields(self, state: State, seat: int | None) -> tuple[AnyField]:
        who = (each for each in range(state.seats) if each != self.who)
        return (seats("who", who, None if self.who is None else says("nobody")),)

    def apply(self, state: State, seat: int | None) -> State:
        """Correct it, with everything that follows from it."""
        rank, who = need_rank(state, self.rank), self.who
        was = bearer(state, rank)
        if was == who:
            raise SettledError("citadels-already", path="action.who")
        return following.follow_shown(state, rank, was, who)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        key = "correct-not-shown" if self.who is None else ""
        return self.words(before, seat, key, character=rank_name(after, self.rank))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """Remark that what a turn has brought stays where it was booked."""
        turn = before.turn
        if turn is None or turn.rank != self.rank or turn.resumed:
            return
        if turn.gathered or any(map(turn.has_used, ("income", "extra", "collect"))):
            yield Message("citadels-gathered-before", who=SeatName(turn.seat))


class CorrectMark(Correct[State], Deed[int | None], frozen=True, tag="correct_mark"):
    """The marks on characters are corrected."""

    slots = ("correct_mark", "no_mark")

    may = TABLE
    corrects = ("mark",)
    phases = (Phase.CALL, Phase.ROUND_END)

    mark: MarkKind
    ranks: tuple[int, ...] = ()
    """empty: no marks of that kind"""
    by: int | None = None
    """the seat that laid them"""

    def decide(self, state: State, seat: int | None, world: World) -> CorrectMark:
        """Refuse marks that nobody could lay, which only logs of older rules have."""
        if MAKERS[self.mark] not in state.cast:
            raise RuleError("citadels-nobody-lays", path="action.mark")
        return self

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the marks and whose they are."""
        need_ranks(state, self.ranks)
        most = _most_marked(self.mark)
        refuse(check_between("action.ranks", len(self.ranks), 0, most))
        state = calling.settle(state)
        lies = None
        if self.ranks or self.by is not None:
            by = need_seat(state.seats, self.by, "action.by")
            lies = Mark(tuple(sorted(self.ranks)), by) if self.ranks else None
        return following.follow_marked(state, self.mark, lies)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        for mark in MarkKind:
            if MAKERS[mark] not in state.cast:
                continue
            label, lies = Message(f"citadels-mark-{mark.value}"), cls(mark)
            every, most = ranks(state, state.ranks), _most_marked(mark)
            on, whose = Message("citadels-screen-lies-on", n=most), says("by-whom")
            which = ChoicesField(name="ranks", label=on, values=every, min=1, max=most)
            by = seats("by", range(state.seats), label=whose)
            yield move("correct_mark", lies, None, label, which, by, group="correct")
            by = seats("by", range(state.seats), label=whose, optional=True)
            yield move("no_mark", lies, None, label, by, group="correct")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        kind = Message(f"citadels-mark-{self.mark.value}")
        names = tuple(rank_name(after, rank) for rank in self.ranks)
        return Message("citadels-log-correct-mark", mark=kind, characters=names)


class CorrectRound(Correct[State], Deed[int | None], frozen=True, tag="correct_round"):
    """The round, the phase, or the rank that is called is corrected."""

    may = TABLE
    corrects = ()
    tells = ("crown", "round")

    round: int
    phase: Phase
    rank: int | None = None
    """in the action phase"""
    step: int = 0
    """of the draft, in the selection phase"""
    at: int = 0

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectRound, ...]:
        followed = state.has(Tool.CALLER) or state.has(Tool.SELECTION)
        return (cls(0, Phase.SELECT),) if followed else ()

    def fields(self, state: State, seat: int | None) -> tuple[AnyField, ...]:
        phases = tuple(Choice(each.value, state.options.phase_name(each)) for each in ROUND)
        return (
            number("round", 1, MOST_ROUNDS, label=says("round-number")),
            ChoiceField(name="phase", label=says("which-phase"), values=phases),
            ChoiceField(
                name="rank",
                label=says("which-rank"),
                values=tuple(
                    Choice(rank, name_with_rank(state.character(rank))) for rank in state.ranks
                ),
                optional=True,
            ),
            number("step", 0, len(state.selection.draft) - 1, optional=True),
        )

    def apply(self, state: State, seat: int | None) -> State:
        """Correct round, phase, and the rank that is called or whose choice it is."""
        refuse(check_between("action.round", self.round, 1, MOST_ROUNDS))
        if self.phase not in ROUND:
            raise RuleError("citadels-phase-of-round", path="action.phase")
        if not (state.has(Tool.CALLER) or state.has(Tool.SELECTION)):
            raise RuleError("citadels-tool-off-caller")
        if self.rank is not None:
            need_rank(state, self.rank)
        last = len(state.selection.draft) - 1
        refuse(check_between("action.step", self.step, 0, last))
        state = stop_clock(calling.settle(state))
        # what was dealt is laid open or gone; whoever goes back from the last count counts anew
        state = replace(state, round=self.round, crown=state.crown or 0, dealt=None)
        state = replace(state, entered=(None,) * state.seats, counted_at=(0,) * state.seats)
        if self.phase is Phase.SELECT:
            return replace(stop_clock(select(state, 0)), step=self.step)
        if self.phase is Phase.ROUND_END:
            return calling.end(state)
        if self.rank is None or not state.has(Tool.CALLER):
            return calling.start(state)
        # what is called does not lie face up
        face_up = tuple(each for each in state.face_up if each != self.rank)
        state = following.turned_down(replace(state, face_up=face_up), self.rank)
        return calling.call(state, self.rank)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("citadels-log-correct-round", n=after.round, phase=after.phase_name)


def _most_marked(mark: MarkKind) -> int:
    return max(1, CHARACTERS[MAKERS[mark]].marks)
