"""The last turns where turns are not kept, and the count: who has the most, or whole warehouses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from companion.engine import verbs
from companion.engine.action import GameAction
from companion.engine.authority import ANYBODY, SELF, TABLE, owner_named_in
from companion.engine.final import FinalCount, recount
from companion.engine.game import Narration, Remark, World
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import FlagField, Group, Move, move
from companion.engine.needs import need_phase, refuse
from companion.engine.refusal import Fault, RuleError, SettledError, catch_refusal
from companion.engine.values import Seat, UpTo

from .. import scoring
from ..goods import GoodsDocument, key_by_number, name_good
from ..model import Counted, Phase, State, put
from ..options import Tool
from ..rules import ending
from ..tables import copies, tokens_in_play
from .fields import NOTHING, AsManyAs, CardsOfGoods, Good, goods, says, whose

Number = Annotated[int | None, UpTo(argument="")]
ASKED = ("tokens", "prestige", "coins")


class RunOut(GameAction[State, int | None], frozen=True, tag="run_out"):
    """Where turns are not kept: a place in the market stayed empty in this seat's turn."""

    may = owner_named_in("who")
    mendable = Mendable(seats=("who",))
    phases = (Phase.FREE,)

    who: Seat

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.end.trigger] [R dh.end.last_player] Play goes on up to the last player; that one's
        own turn is the last [R dh.ruling.end_by_last_player]. Refilling ends a turn that is kept.
        """
        if state.starter is None:
            raise RuleError("dunhuang-starter-first", rule="dh.setup.start_player")
        last = self.who == state.last_player
        phase = Phase.FINAL if last else state.phase
        passed = state.passed + (state.on_turn == self.who)
        return replace(state, phase=phase, ran_out=self.who, passed=passed)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.starter is not None:
            due = _is_at_hand(state) and state.ran_out is None
            group: Group = "now" if due and state.on_turn in (None, seat) else "more"
            label, who = says("screen-run-out"), whose(state, seat)
            yield move("run_out", cls(seat or 0), seat, label, *who, group=group)


class PassTurn(GameAction[State, int | None], frozen=True, tag="pass_turn"):
    """Where turns are kept without a ring: this seat's turn is over."""

    may = owner_named_in("who")
    needs = Tool.TURNS
    phases = (Phase.FREE,)

    who: Seat
    passed: int
    """turns that had ended before"""
    to: Seat | None = None
    """whose turn it really is; None: the next one's"""

    def check(self, state: State, seat: int | None) -> None:
        if state.starter is None:
            raise RuleError("dunhuang-starter-first", rule="dh.setup.start_player")
        if (self.who, self.passed) != (state.on_turn, state.passed):
            who = SeatName(state.on_turn or 0)
            raise SettledError("dunhuang-other-turn", path="action.passed", who=who)

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.turn.next] [R dh.end.last_player] To the left; the last player's last one ends the
        game.
        """
        if self.to is not None:
            ahead = (self.to - self.who) % state.seats or state.seats
            return replace(state, passed=self.passed + ahead)
        ends = _is_last(state)
        return replace(state, passed=self.passed + 1, phase=Phase.FINAL if ends else state.phase)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        who = state.on_turn
        if who is None:
            return
        if seat is None:
            (to,) = whose(state, None, "to")
            label, really = says("screen-turn-really"), cls(who, state.passed, 0)
            yield move("to_turn", really, None, label, to, group="correct")
        elif seat == who:
            label = says(f"screen-end-{'game' if _is_last(state) else 'turn'}")
            yield move("pass_turn", cls(who, state.passed), seat, label)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if self.to is None:
            return Message("dunhuang-log-end-turn", who=SeatName(self.who), n=0)
        starter = SeatName(before.starter or 0)
        return Message("dunhuang-log-correct-turn", who=SeatName(self.to), starter=starter)


def _is_last(state: State) -> bool:
    """Where turns are kept without a ring: the game ends with this one."""
    return state.ran_out is not None and state.on_turn == state.last_player


class Count(GameAction[State, int | None], frozen=True, tag="count"):
    """The game is over, and the count begins."""

    may = TABLE
    phases = (Phase.FREE, Phase.PLAY)

    phase: Phase
    """the phase that ends"""

    def check(self, state: State, seat: int | None) -> None:
        if self.phase not in self.phases:
            message = Message("dunhuang-nothing-to-count")
            refuse((Fault("action.phase", "not_played", message),))
        need_phase(state, self.phase)

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.ruling.instant_win_claimed] The table says that the game is over."""
        return replace(state, phase=Phase.FINAL)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        group: Group = "now" if _is_at_hand(state) else "more"
        yield move("count", cls(state.phase), seat, says("screen-count-now"), group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("dunhuang-log-phase", phase=after.phase_name)


def _is_at_hand(state: State) -> bool:
    """Return whether the count can begin where no turns are kept: the game runs, and nobody shows a
    warehouse.
    """
    return state.phase is Phase.FREE and not state.sets_up and not state.declared


class EnterFinal(FinalCount, GameAction[State, int], frozen=True, tag="enter_final"):
    """A seat enters what it holds at the end. None: as it is noted."""

    may = SELF
    mendable = Mendable(amounts=("coins", "prestige", "tokens"))
    phases = (Phase.FINAL,)

    warehouse: Annotated[GoodsDocument, CardsOfGoods(every=True)]
    coins: Number = None
    prestige: Number = None
    tokens: Number = None

    def apply(self, state: State, seat: int) -> State:
        """Store the count. It may be entered again until everything is turned up; what equals our
        notes goes on following them, so that a correction still counts.
        """
        held = ending.tracked_holdings(state, seat)
        bank, stalls = state.has(Tool.BANK), state.has(Tool.STALLS)
        counted = Counted(
            self.warehouse,
            coins=None if self.coins == held.coins else self.coins,
            prestige=None if bank and self.prestige == held.prestige else self.prestige,
            tokens=None if stalls and self.tokens == held.tokens else self.tokens,
        )
        return recount(state, seat, self).with_count(seat, counted)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        entry, label = cls({}, over=state.counted_at[seat]), says("screen-count-enter")
        counts = (cls.ask(name, state, optional=True) for name in ASKED)
        fields = (cls.ask("warehouse", state), *counts)
        yield move("enter", entry, seat, label, *fields, group="more")

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        """[R dh.score.reveal] Tell that somebody has counted. The numbers are their own until
        everything is turned up.
        """
        entry = after.entered[seat]
        assert entry is not None
        held = ending.holdings(after, seat, entry)
        counts = {"coins": held.coins or 0, "prestige": held.prestige, "tokens": held.tokens}
        full = self.words(before, seat, "entered-what", **counts)
        public = Message("dunhuang-log-entered", who=SeatName(seat))
        return Narration(public, ((seat, full),), full)

    def remarks(self, before: State, after: State, seat: int) -> Iterator[Remark]:
        """[R dh.ruling.what_is_secret] Remark for the one who counted alone."""
        return (Remark(words, seat) for words in self._doubts(before, seat))

    def _doubts(self, before: State, seat: int) -> Iterator[Message]:
        for good, n in key_by_number(self.warehouse).items():
            laid = before.in_stalls(good) if before.has(Tool.STALLS) else 0
            most = copies(good, before.seats)
            if n + laid > most:
                yield Message("dunhuang-remark-box", card=name_good(good), n=n + laid, most=most)
        held = ending.tracked_holdings(before, seat)
        for tool, what in ((Tool.BANK, "coins"), (Tool.BANK, "prestige"), (Tool.STALLS, "tokens")):
            said, noted = getattr(self, what), getattr(held, what)
            if before.has(tool) and said not in (None, noted):
                yield Message(f"dunhuang-remark-counted-{what}", n=noted)


class Tell(FinalCount, GameAction[State, int | None], frozen=True, tag="tell"):
    """A seat says what it has of things that are not noted, once all warehouses lie open. None
    leaves it as it was.
    """

    may = owner_named_in("who")
    mendable = Mendable(amounts=("tokens", "prestige", "coins"), seats=("who",))
    phases = (Phase.FINAL,)

    who: Seat
    tokens: Annotated[int | None, AsManyAs(tokens_in_play, "")] = None
    prestige: Number = None
    coins: Number = None

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.score.token_points] [R dh.score.prestige_points] [R dh.ruling.stock_runs_out] What
        lies in front of the seat.
        """
        said = {name: n for name in ASKED if (n := getattr(self, name)) is not None}
        told = put(state.told, self.who, replace(state.told[self.who], **said))
        return replace(recount(state, self.who, self), told=told)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        due = seat is not None and (
            ending.untold(state, seat) or seat in ending.short_of_coins(state)
        )
        group: Group = "now" if due else "more"
        fields = tuple(cls.ask(name, state, optional=True) for name in ASKED)
        for who in range(state.seats) if seat is None else (seat,):
            tell, label = cls(who, over=state.counted_at[who]), says("screen-count-enter")
            yield move("tell", tell, seat, label, *fields, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """Return the log line with what was counted; nothing that nobody asked for."""
        told = after.told[self.who]
        counted = ((name, getattr(told, name)) for name in ASKED)
        held = tuple(Message(f"dunhuang-told-{name}", n=n) for name, n in counted if n is not None)
        return self.words(before, seat, "told", held=held or NOTHING)


class HasMost(GameAction[State, int | None], frozen=True, tag="has_most"):
    """All warehouses lie open: a seat has, or has not, the most of a good."""

    may = ANYBODY
    mendable = Mendable(seats=("who",))
    phases = (Phase.FINAL,)

    good: Good
    who: Seat
    most: bool = True

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.score.compare] [R dh.score.tied_keep_one] A good is gone through: everybody of whom
        nobody has more is named.
        """
        at = self.good - 1
        others = tuple(seat for seat in state.most[at] if seat != self.who)
        named = tuple(sorted((*others, self.who))) if self.most else others
        return replace(state, most=put(state.most, at, named))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R dh.score.compare]"""
        fields = goods("good", state.goods), cls.ask("who", state), FlagField(name="most")
        yield move("has_most", cls(1, 0), seat, says("screen-has-most"), *fields)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "most" if self.most else "not-most")


class Finish(verbs.Finish[State], frozen=True, tag="finish"):
    """Everybody has entered, and all warehouses are turned up at once."""

    may = ANYBODY
    phases = (Phase.FINAL,)

    def decide(self, state: State, seat: int | None, world: World) -> Finish:
        _need_comparable(state)
        return self

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.score.reveal] All warehouses are turned up at once."""
        sheet = scoring.score(ending.score_entry(state))
        return replace(state, phase=Phase.OVER, sheet=sheet)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        refused = catch_refusal(_need_comparable, state)
        refused = refused or catch_refusal(ending.score_entry, state)
        yield move("finish", cls(), seat, says("screen-finish"), refused=refused)


def _need_comparable(state: State) -> None:
    """[R dh.win.reveal] Nothing is compared while somebody says "I win".

    [R dh.score.tie_coins] Coins are asked for only where a tie hangs on them; before that nobody
    knows of it, unless the warehouses lie open.
    """
    if state.declared:
        who = SeatName(state.declared[0])
        raise RuleError("dunhuang-judge-first", rule="dh.win.reveal", who=who)
    tied = tuple(SeatName(seat) for seat in ending.short_of_coins(state))
    if tied:
        raise RuleError("dunhuang-count-coins", rule="dh.score.tie_coins", seats=tied)
