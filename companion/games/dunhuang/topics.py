"""What may be looked up: the steps of a turn, characters, the set-up."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.rulebook import Topic, lessons

from .book import RULEBOOK
from .hints import NOW, ability, checklist
from .options import Options
from .rules import setup
from .tables import COINS_INSTEAD, WIN_KINDS, WIN_TOKENS, Character

SEATS = 4


def topics() -> tuple[Topic, ...]:
    return tuple(_topics())


def _topics() -> Iterator[Topic]:
    steps = RULEBOOK.hints(checklist(setup(Options(), SEATS)))
    yield Topic(Message("dunhuang-topic-setup"), steps)
    numbers = {"coins": COINS_INSTEAD, "tokens": WIN_TOKENS[SEATS], "kinds": WIN_KINDS}
    for step, rows in NOW.items():
        told = ((Message(f"dunhuang-hint-{key}", **numbers), rule) for key, rule in rows)
        yield Topic(Message(f"dunhuang-topic-{step.value}"), RULEBOOK.hints(told))
    last = ((Message("dunhuang-hint-last-turns"), "dh.end.no_card"),)
    yield Topic(Message("dunhuang-topic-end"), RULEBOOK.hints(last), "flag")
    for who in Character:
        name = Message(f"dunhuang-character-{who.value.replace('_', '-')}")
        yield Topic(name, RULEBOOK.hints(ability(who)), f"dunhuang_{who.value}")


LESSONS = lessons(
    "dunhuang",
    (
        "trophy",
        "dunhuang_camel",
        "dunhuang_stall",
        "dunhuang_token",
        "dunhuang_princess",
        "dunhuang_warehouse",
        "flag",
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
