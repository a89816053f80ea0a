"""The score sheet of a sitting that has ended."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.score import ScoreSheet

from .model import State


def result(state: State, names: tuple[str, ...]) -> ScoreSheet | None:
    """The sheet with the seats' names, or None while the sitting goes on."""
    if state.sheet is None:
        return None
    players = tuple(
        replace(score, name=name) for score, name in zip(state.sheet.players, names, strict=True)
    )
    return replace(state.sheet, players=players)
