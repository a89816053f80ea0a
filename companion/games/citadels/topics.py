"""What may be looked up: set-up, selection, call, turn, every character, every unique district."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.rulebook import Hint, Topic, lessons

from . import reference
from .cast import character_name, district_name
from .options import Options

SEATS = 5


def topics() -> tuple[Topic, ...]:
    return tuple(_topics())


def _topics() -> Iterator[Topic]:
    options = Options()
    yield _step("setup", reference.checklist(options, SEATS))
    yield _step("selection", reference.selection_hints(options, SEATS))
    yield _step("call", reference.calling_hints(options.cast_for(SEATS)))
    yield _step("turn", reference.general_hints())
    yield _step("sets", reference.set_hints())
    for character in reference.CHARACTER_RULES:
        hints = reference.character_hints(character)
        yield Topic(character_name(character), hints, f"citadels_{character}")
    for district in reference.DISTRICT_RULES:
        hints = reference.district_hints(district)
        yield Topic(district_name(district), hints, f"citadels_{district}")


def _step(key: str, hints: tuple[Hint, ...]) -> Topic:
    return Topic(Message(f"citadels-topic-{key}"), hints)


LESSONS = lessons(
    "citadels",
    (
        "trophy",
        "citadels_crown",
        "citadels_call",
        "citadels_gold",
        "citadels_type_trade",
        "citadels_killed",
        "flag",
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
