"""Where a rule stands, for people: book and heading instead of its id."""

from __future__ import annotations

from companion.engine.message import Message

from .services import services


def reference(rule: str, edition: str | None = None) -> Message | None:
    """Book and heading of a rule, with its page where the book gives one; None if it is unknown.

    `edition`: the book that is played, where several share a ruling.
    """
    for game in services().sittings.queries.games.values():
        if rule in game.rulebook:
            return game.rulebook.reference(rule, edition)
    return None
