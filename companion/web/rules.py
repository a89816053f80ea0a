"""The rules to look up, for a game that is played or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from flask import Blueprint, render_template, request

from companion.engine.message import Message
from companion.engine.rulebook import Topic
from companion.sittings import NoSuchGameError
from companion.text import LANGUAGES, say
from companion.text.glossary import other_words

from .services import find_game

rules = Blueprint("rules", __name__, url_prefix="/rules")


@rules.get("/<game>")
def of_game(game: str) -> str:
    """Show everything that can be looked up; with `?part` as the dialog of a sitting."""
    found = find_game(game)
    entries = _entries(game, found.topics)
    if not entries:
        raise NoSuchGameError(game[:40])
    template = "rules/dialog.html" if "part" in request.args else "rules/page.html"
    return render_template(template, game=game, entries=entries, first=bool(found.lessons))


@rules.get("/<game>/first")
def first_game(game: str) -> str:
    """Show the lessons before a first game, turned to each person in turn."""
    lessons = find_game(game).lessons
    if not lessons:
        raise NoSuchGameError(game[:40])
    return render_template("rules/first.html", game=game, lessons=lessons)


@cache
def _entries(game: str, topics: Callable[[], tuple[Topic, ...]]) -> tuple[tuple[Topic, str], ...]:
    """Return the topics with the words by which they are found, in every language: people know a
    card by the name on their own copy.
    """
    return tuple((topic, _words(game, topic)) for topic in topics())


def _words(game: str, topic: Topic) -> str:
    told: list[Message] = [topic.title]
    for hint in topic.hints:
        told += hint.text, hint.where
    words = [say(one, language) for language in LANGUAGES for one in told]
    for ours, others in other_words(game):
        if any(ours in one for one in words):
            words += others
    return " ".join(words)
