"""The end of a game, and the points of a series of games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from companion.engine.action import GameAction
from companion.engine.authority import ANYBODY, owner_named_in
from companion.engine.mending import Mendable
from companion.engine.moves import Move, move
from companion.engine.needs import need_phase
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Seat, UpTo
from companion.engine.verbs import Correct

from ..model import Phase, State, put
from ..options import Tool
from ..rules.ending import finish
from ..rules.reconsider import last_scored, rescore
from ..rules.rounds import clear_board, new_hands
from .base import says

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
    """How many points a seat really has from the games before."""

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
