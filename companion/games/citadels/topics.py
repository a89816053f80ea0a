"""What may be looked up: set-up, selection, call, turn, every character, every unique district."""

from __future__ import annotations

from companion.engine.message import Message
from companion.engine.rulebook import Topic, lessons

from . import reference
from .cast import character_name, district_name
from .options import Options

SEATS = 5


def topics() -> tuple[Topic, ...]:
    options = Options()
    steps = {
        "setup": reference.checklist(options, SEATS),
        "selection": reference.selection_hints(options, SEATS),
        "call": reference.calling_hints(options.cast_for(SEATS)),
        "turn": reference.general_hints(),
        "sets": reference.set_hints(),
    }
    return (
        *(Topic(Message(f"citadels-topic-{key}"), hints) for key, hints in steps.items()),
        *(
            Topic(character_name(each), reference.character_hints(each), f"citadels_{each}")
            for each in reference.CHARACTER_RULES
        ),
        *(
            Topic(district_name(each), reference.district_hints(each), f"citadels_{each}")
            for each in reference.DISTRICT_RULES
        ),
    )


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
