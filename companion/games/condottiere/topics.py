"""The topics to look up: set-up, battles, the end of a round, and each card."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.rulebook import Topic, lessons

from . import hints
from .book import RULEBOOK
from .cards import card_name
from .options import Options
from .sheets.aid import does, more

SEATS = 4

STEPS = {
    "between": (
        hints.BATTLES,
        hints.HAND_SIZE,
        hints.DISCARD_BATTLE,
        hints.EMPTY_HAND,
        hints.DISCARD_HAND,
    ),
    "battle": (hints.CARD_BY_CARD, hints.NOT_OBLIGED),
    "round-end": (hints.HAND_OVER, hints.SHUFFLE),
    "capturing": (hints.CAPTURING,),
}


def topics() -> tuple[Topic, ...]:
    return tuple(_topics())


def _topics() -> Iterator[Topic]:
    yield Topic(
        Message("condottiere-topic-setup"), RULEBOOK.hints(hints.setup_steps(Options(), SEATS))
    )
    for when, rows in STEPS.items():
        yield Topic(Message(f"condottiere-topic-{when}"), RULEBOOK.hints(rows))
    for card, rule in CARDS.items():
        said = (does(card), rule), (more(card), rule)
        yield Topic(card_name(card), RULEBOOK.hints(said), f"condottiere_{card}")


CARDS = {
    "drum": "co.card.drum.double",
    "heroine": "co.card.heroine.ten",
    "scarecrow": "co.card.scarecrow.take_back",
    "winter": "co.card.winter.one",
    "surrender": "co.card.surrender.ends",
    "bishop": "co.card.bishop.ends",
}
"""special card → its rule"""


LESSONS = lessons(
    "condottiere",
    (
        ("trophy", "condottiere_city", "condottiere_city", "condottiere_city"),
        ("draw", "condottiere_1", "condottiere_3", "condottiere_10", "condottiere_drum"),
        ("condottiere_condottiere", "condottiere_city"),
        ("condottiere_battle", "condottiere_4", "condottiere_5", "condottiere_6"),
        ("condottiere_drum", "condottiere_5", "condottiere_10"),
        ("condottiere_winter", "condottiere_10", "condottiere_bishop"),
        ("pass", "condottiere_1", "condottiere_2"),
        ("draw", "card", "card", "card"),
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
