"""What is remembered of a sitting; of warehouses only what was shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.engine.chronicle import Findings, Moment, PlayedEntry, largest
from companion.engine.message import Message, SeatName

from . import actions as act
from .goods import name_good
from .model import State
from .tables import GOODS, WIN_KINDS

BY_HAND = (
    act.Pay, act.GainPrestige, act.Place, act.Remove, act.TurnByHand,
    act.CorrectCoins, act.CorrectPrestige, act.CorrectStall, act.CorrectToken, act.SwitchTool,
)  # fmt: skip
"""actions that say how something stands, not what somebody did"""
FAR = 4
"""steps of the camel that make a moment"""
RICH = 4
"""coins at once that make a moment"""
FULL = 4
"""cards of one good in a stall that make a moment"""


def findings(steps: Sequence[PlayedEntry]) -> Findings:
    starters = [one.after.starter for one in steps if one.after.starter is not None]
    return Findings(
        moments=(
            *_won_at_once(steps),
            *largest(_fought_over(steps), least=2),
            *largest(_find_gains(steps, "coins"), least=RICH),
            *largest(_find_gains(steps, "prestige"), least=2),
            *largest(_stalls(steps), least=FULL),
            *largest(_rides(steps), least=FAR),
        ),
        first=starters[-1] if starters else None,
    )


def _won_at_once(steps: Sequence[PlayedEntry]) -> Iterator[Moment]:
    """[R dh.win.reveal]"""
    for step in steps:
        if isinstance(step.action, act.JudgeWin) and step.action.kinds >= WIN_KINDS:
            who, kinds = SeatName(step.action.who), step.action.kinds
            yield Moment(step.entry, Message("dunhuang-moment-at-once", who=who, n=kinds))


def _fought_over(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    """[R dh.token.from_where] Yield tokens that went from one seat to another."""
    taken: dict[int, int] = {}
    for step in steps:
        before, after = step.before, step.after
        for good in after.goods if not isinstance(step.action, BY_HAND) else ():
            origin, holder = before.token(good).holder, after.token(good).holder
            if origin is not None and holder is not None and origin != holder:
                taken[good] = taken.get(good, 0) + 1
                who, n = SeatName(holder), taken[good]
                words = Message("dunhuang-moment-token", who=who, token=name_good(good), n=n)
                yield n, Moment(step.entry, words)


def _find_gains(steps: Sequence[PlayedEntry], what: str) -> Iterator[tuple[int, Moment]]:
    for step in steps:
        if not isinstance(step.action, BY_HAND):
            pairs = zip(getattr(step.before, what), getattr(step.after, what), strict=True)
            for seat, (had, has) in enumerate(pairs):
                words = Message(f"dunhuang-moment-{what}", who=SeatName(seat), n=has - had)
                yield has - had, Moment(step.entry, words)


def _stalls(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    for step in steps:
        state: State = step.after
        for seat in range(state.seats):
            for good in GOODS:
                cards = state.cards(seat, good)
                if cards > step.before.cards(seat, good):
                    who = SeatName(seat)
                    words = Message("dunhuang-moment-stall", who=who, good=name_good(good), n=cards)
                    yield cards, Moment(step.entry, words)


def _rides(steps: Sequence[PlayedEntry]) -> Iterator[tuple[int, Moment]]:
    for step in steps:
        if isinstance(step.action, act.Move):
            who, n = SeatName(step.before.turn.seat), step.action.steps
            yield n, Moment(step.entry, Message("dunhuang-moment-ride", who=who, n=n))
