"""Victory, the final battle, and the points of a series."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.refusal import RuleError, SettledError
from companion.engine.score import Line, ScoreSheet

from .. import actions as act
from .. import scoring
from ..holdings import Holdings, ScoreEntry, Variants
from ..model import Phase, State, Tally
from ..options import Tool
from .needs import need_phase, need_tool
from .rounds import clear_board, new_hands


def entry(state: State, final_battle_winner: int | None = None) -> ScoreEntry:
    """The map as a document to be scored, with seat numbers for names."""
    options = state.options
    return ScoreEntry(
        players=tuple(Holdings(str(seat), state.cities(seat)) for seat in range(state.seats)),
        options=Variants(options.bigger_kingdoms, options.points, options.points_bonus),
        final_battle_winner=None if final_battle_winner is None else str(final_battle_winner),
    )


def judged(state: State) -> State | None:
    """[R co.end.three_linked] [R co.end.four_linked] [R co.end.most_cities]
    [R co.end.final_battle] [R co.ruling.capture_full_board]

    The state after a victory, or with the final battle begun; None while the game goes on.
    """
    if not state.has(Tool.MAP):
        return None
    decision = scoring.verdict(entry(state))
    kingdom = decision.decided_by == scoring.KINGDOM
    if decision.decided_by == scoring.UNDECIDED:
        return None
    if not kingdom and not state.options.full_board_decides:
        return None
    if decision.decided_by == scoring.FINAL_BATTLE:
        return final_battle(state, decision.first)
    return ended(state, scoring.score(entry(state)))


def final_battle(state: State, tied: tuple[int, ...]) -> State:
    """[R co.end.final_battle] [R co.end.final_deal] [R co.ruling.final_cards] All cards are
    shuffled, the tied are dealt a hand, and they fight.
    """
    state = replace(
        clear_board(state),
        phase=Phase.BATTLE,
        round=state.round + 1,
        final=tied,
        out=(),
        past=(),
        declined=(),
    )
    return new_hands(state)


def after_final(state: State, winner: int | None) -> State:
    """[R co.end.final_winner] [R co.end.final_no_winner] [R co.ruling.final_no_result]"""
    return ended(state, scoring.score(entry(state, winner)))


def ended(state: State, sheet: ScoreSheet) -> State:
    """[R co.points.target] With points a series goes on until somebody reaches the target."""
    if not state.options.points:
        return replace(state, phase=Phase.OVER, sheet=sheet)
    tallies = tuple(
        Tally(
            tally.cities + _points(score.lines, "cities"),
            tally.kingdoms + _points(score.lines, "kingdom"),
            tally.corrected,
        )
        for tally, score in zip(state.tallies, sheet.players, strict=True)
    )
    state = replace(state, phase=Phase.SCORED, tallies=tallies, sheet=sheet)
    return series_over(state) if target_reached(state) else state


def _points(lines: tuple[Line, ...], key: str) -> int:
    return sum(line.points for line in lines if line.key == key)


def target_reached(state: State) -> bool:
    return any(tally.total >= state.options.points_target for tally in state.tallies)


def series_over(state: State) -> State:
    """[R co.ruling.points_target_reached]"""
    tallies = [(tally.cities, tally.kingdoms, tally.corrected) for tally in state.tallies]
    sheet = scoring.score_series(tallies, [str(seat) for seat in range(state.seats)])
    return replace(state, phase=Phase.OVER, sheet=sheet)


def finish(state: State, action: act.Finish) -> State:
    """[R co.round.until_winner] Once the map, or the points, were put right, they may decide."""
    need_tool(state, Tool.MAP)
    need_phase(state, Phase.CHOOSE, Phase.ROUND_END, Phase.SCORED)
    if action.game != state.game:
        raise SettledError("condottiere-other-game", path="action.game")
    after = finished(state)
    if after is None:
        raise RuleError("condottiere-not-decided", rule="co.round.until_winner")
    return after


def finished(state: State) -> State | None:
    """What `finish` leads to; None where nothing is decided."""
    if state.phase is Phase.SCORED:
        return series_over(state) if target_reached(state) else None
    return judged(state)
