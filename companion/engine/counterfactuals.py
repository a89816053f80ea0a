"""What would have changed the winner: the same game scored again with one thing more or less."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import msgspec

from .message import Message
from .score import Counterfactual, ScoreSheet

MOST = 300
"""the most times that one result is scored again"""


@dataclass(frozen=True, slots=True)
class Step:
    """A finished game with one thing more or less than there was."""

    entry: Any
    player: int
    """the player who has more or less"""
    what: Message
    """the beginning of the sentence: "With 1 chicken more" """


def more_or_less(n: int, what: Message) -> Message:
    """Return "With … more" or "With … less"; `what` is one thing in words: "1 chicken"."""
    return Message(f"score-one-{'more' if n > 0 else 'less'}", what=what)


def count_by_one(
    n: int, held: int, most: int | None, one: Message
) -> Iterator[tuple[Message, int]]:
    """Yield a player's number of something with one more and with one less, and the words for it.

    `held`: how many all have together, of the `most` that there are.
    """
    for by in (1, -1):
        if n + by >= 0 and (most is None or held + by <= most):
            yield more_or_less(by, one), n + by


def vary_players(
    entry: Any, vary: Callable[[Any], Iterable[tuple[Message, Any]]]
) -> Iterator[Step]:
    """Yield a step for everything else that a player might have; `vary` lists it with its words."""
    for at, player in enumerate(entry.players):
        for what, changed in vary(player):
            players = (*entry.players[:at], changed, *entry.players[at + 1 :])
            yield Step(msgspec.structs.replace(entry, players=players), at, what)


def find_counterfactuals(
    sheet: ScoreSheet, steps: Iterable[Step], score: Callable[[Any], ScoreSheet]
) -> ScoreSheet:
    """Return the sheet with, for each player, the one step that would have changed the winner most
    tellingly.
    """
    if not sheet.told_winners:
        return sheet
    best: dict[int, tuple[tuple[bool, bool, int], Counterfactual]] = {}
    for turn, rank in _turns(sheet, steps, score):
        if turn.player not in best or rank < best[turn.player][0]:
            best[turn.player] = rank, turn
    turns = sorted(best.values(), key=lambda found: found[0])
    return replace(sheet, turns=tuple(turn for _, turn in turns))


def _turns(
    sheet: ScoreSheet, steps: Iterable[Step], score: Callable[[Any], ScoreSheet]
) -> Iterator[tuple[Counterfactual, tuple[bool, bool, int]]]:
    """Yield the steps that change the winner, each with its rank: steps of the player who would win
    first, those that gain a title before others, then by the fewest points.
    """
    for step in islice(steps, MOST):
        after = score(step.entry)
        winners = after.told_winners
        if not winners or winners == sheet.told_winners:
            continue
        if len(winners) > 1 and len(sheet.told_winners) > 1:
            continue  # nobody's victory before or after
        own = winners == (step.player,)
        titles = _find_gained_titles(sheet, after, step.player) if own else ()
        points = after.players[step.player].total - sheet.players[step.player].total
        turn = Counterfactual(step.player, step.what, winners, titles)
        yield turn, (not own, not titles, abs(points))


def _find_gained_titles(before: ScoreSheet, after: ScoreSheet, player: int) -> tuple[Message, ...]:
    had = {line.key for line in before.players[player].lines}
    return tuple(
        line.label
        for line in after.players[player].lines
        if line.category and line.category.title and line.key not in had
    )
