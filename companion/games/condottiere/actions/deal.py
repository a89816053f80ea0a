"""Games and rounds: the start, new cards, empty hands, hand notes, the end, and the points of a
series.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, ClassVar

from companion.engine.action import GameAction
from companion.engine.authority import ANYBODY, SELF, TABLE, owner_named_in
from companion.engine.game import Narration, Remark
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, Move, move
from companion.engine.needs import need_phase
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Between, Seat, UpTo
from companion.engine.verbs import Correct

from ..model import IN_ROUND, PLAYING, Phase, State, put
from ..options import Tool
from ..rules.ending import finish, last_scored, rescore
from ..rules.rounds import (
    between_battles,
    clear_board,
    coming_game,
    new_hands,
    new_round,
    next_game,
)
from ..tables import CITIES, DECK
from .abstract import says


class Begin(GameAction[State, int | None], frozen=True, tag="begin"):
    """A game begins: the youngest takes the piece, and the cards are dealt."""

    may = ANYBODY
    needs = Tool.MAP
    phases = (Phase.SETUP, Phase.SCORED)

    game: int
    holder: Seat

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.setup.youngest] [R co.piece.start_then_winner] [R co.points.target] Of a series
        each game begins anew, with an empty map.
        """
        coming = coming_game(state)
        if self.game != coming:
            raise SettledError("condottiere-other-game", path="action.game")
        owners = state.owners if state.phase is Phase.SETUP else (None,) * len(CITIES)
        holder = self.holder
        state = replace(next_game(state), game=coming, round=0, holder=holder, owners=owners)
        return new_round(state)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R co.setup.youngest]"""
        label = says("begin-next" if state.phase is Phase.SCORED else "youngest")
        yield move("begin", cls(coming_game(state), 0), seat, label, cls.ask("holder", state))


class Deal(GameAction[State, int | None], frozen=True, tag="deal"):
    """All cards are shuffled and dealt again, and the next round begins."""

    may = ANYBODY
    phases = (Phase.CHOOSE, Phase.ROUND_END)

    round: int
    """the round that is over"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.round.new_cards] [R co.round_end.deal] Nobody is asked who is out of cards: the
        people may deal between any two battles.
        """
        need_round(state, self.round)
        return new_round(state)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R co.round_end.deal]"""
        due = state.phase is Phase.ROUND_END
        group: Group = "now" if due else "more"
        label = says("deal-go" if due else "deal")
        yield move("deal", cls(state.round), seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, n=after.round)


class Out(GameAction[State, int], frozen=True, tag="out"):
    """A seat says that its hand is empty, or that it is not after all."""

    may = SELF
    phases = IN_ROUND

    round: int
    out: bool = True

    def apply(self, state: State, seat: int) -> State:
        """[R co.no_cards.out] [R co.ruling.empty_hand_is_said] [R co.ruling.discard_ends_round]"""
        need_round(state, self.round)
        out = {*state.out, seat} if self.out else {*state.out} - {seat}
        state = replace(state, out=tuple(sorted(out)))
        return state if state.phase is Phase.BATTLE else between_battles(state)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R co.ruling.empty_hand_is_said]"""
        said = seat in state.out
        for slot, out in (("out", True), ("in", False)):
            group: Group = "correct" if said or not out else "more"
            yield move(slot, cls(state.round, out), seat, says(slot), group=group)

    def log(self, before: State, after: State, seat: int) -> Message:
        return self.words(before, seat, "out" if self.out else "in")

    def remarks(self, before: State, after: State, seat: int) -> Iterator[Message | Remark]:
        """[R co.ruling.hand_size_hidden] Remark on one's own note, which nobody else may read."""
        hand, known = before.hands[seat], seat in before.out
        if known == self.out:
            key = "condottiere-remark-no-cards" if self.out else "condottiere-remark-has-cards"
            yield Message(key, who=SeatName(seat))
        if hand is not None and hand > 0 and self.out and not known:
            yield Remark(Message("condottiere-remark-hand-left", n=hand), seat)


class NoteHand(GameAction[State, int], frozen=True, tag="note_hand"):
    """A seat notes how many cards it holds; None: it keeps no note."""

    may = SELF
    mendable = Mendable(amounts=("cards",))
    needs = Tool.HANDS
    phases = PLAYING
    labels: ClassVar = {"cards": says("hand-cards")}

    cards: Annotated[int | None, Between(0, DECK)]

    def apply(self, state: State, seat: int) -> State:
        """[R co.round.hand_size_private] [R co.ruling.hand_size_hidden] Store the note, for its
        owner alone.
        """
        return replace(state, hands=put(state.hands, seat, self.cards))

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R co.ruling.hand_size_hidden]"""
        cards = cls.ask("cards", state)
        yield move("note_hand", cls(0), seat, says("hand-note"), cards, group="more")
        yield move("forget_hand", cls(None), seat, says("hand-none"), group="more")

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        """[R co.ruling.hand_size_hidden] Tell that a hand was noted; its size is secret."""
        key = "noted-none" if self.cards is None else "noted-own"
        public = Message("condottiere-log-noted", who=SeatName(seat))
        return Narration(public, ((seat, self.words(before, seat, key)),))


class CorrectRound(Correct[State], frozen=True, tag="correct_round"):
    """The number of the round is corrected."""

    may = TABLE
    phases = IN_ROUND

    round: Annotated[int, Between(1)]

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectRound]:
        return (cls(state.round),)

    def apply(self, state: State, seat: int | None) -> State:
        return replace(state, round=self.round)


def need_round(state: State, round: int) -> None:
    """Need the round that is played now."""
    if round != state.round:
        raise SettledError("condottiere-other-round", path="action.round", n=round, now=state.round)


# -- The end -----------------------------------------------------------------------------------

BETWEEN_BATTLES = (Phase.CHOOSE, Phase.ROUND_END, Phase.SCORED)


class Finish(GameAction[State, int | None], frozen=True, tag="finish"):
    """The corrected map decides the game."""

    may = ANYBODY
    needs = Tool.MAP

    game: int

    def check(self, state: State, seat: int | None) -> None:
        if self.game != state.game:
            raise SettledError("condottiere-other-game", path="action.game")

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.round.until_winner] Once the map, or the points, were put right, they may decide. A
        final battle that is fought already is dealt anew.
        """
        if state.final:
            return new_hands(replace(clear_board(state), round=state.round + 1, out=()))
        need_phase(state, *BETWEEN_BATTLES)
        after = finish(state)
        if after is None:
            raise RuleError("condottiere-not-decided", rule="co.round.until_winner")
        return after

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if state.phase in BETWEEN_BATTLES and finish(state) is not None:
            yield move("finish", cls(state.game), seat, says("finish"))


class CorrectPoints(Correct[State], frozen=True, tag="correct_points"):
    """The points that a seat has from earlier games are corrected."""

    may = owner_named_in("who")
    mendable = Mendable(amounts=("points",), seats=("who",))
    corrects = ("who",)
    after_end = True

    who: Seat
    points: Annotated[int, UpTo()]

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectPoints]:
        if state.options.points:
            for who, tally in enumerate(state.tally):
                yield cls(who, tally.total)

    def check(self, state: State, seat: int | None) -> None:
        if not state.options.points:
            raise RuleError("condottiere-no-points", rule="co.points.target")

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.points.target] Of the games before; what is put right has its own line. Once the
        series is over the result follows.
        """
        if state.phase is Phase.OVER:
            return rescore(self.apply(last_scored(state), seat))
        tally = state.tallies[self.who]
        corrected = tally.corrected + self.points - state.tally[self.who].total
        tally = replace(tally, corrected=corrected)
        return replace(state, tallies=put(state.tallies, self.who, tally))
