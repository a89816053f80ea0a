"""The inspection's clock."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.moves import IntegerField, Move, move

from .. import actions as act
from ..model import State
from ..options import Tool
from ..rules.clock import LONGEST_EXTENSION
from .values import says


def timer(state: State, seat: int | None) -> Iterator[Move]:
    """[R s*.timer.minute_each] Anybody may."""
    if not state.has(Tool.TIMER):
        return
    if state.timer.running:
        yield move("pause", act.TimerPause(), seat, says("pause"))
    if not state.timed:
        return
    if state.timer.left_ms and not state.timer.running:
        yield move("start", act.TimerStart(), seat, says("start"))
    seconds = IntegerField(name="seconds", min=-LONGEST_EXTENSION, max=LONGEST_EXTENSION)
    yield move("extend", act.TimerExtend(0), seat, says("more-time"), seconds, group="more")
    yield move("reset", act.TimerReset(), seat, says("reset"), group="more")
