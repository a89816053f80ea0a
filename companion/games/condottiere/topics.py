"""What may be looked up: set-up, battles, the end of a round, each card."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.rulebook import Topic, lessons

from .book import RULEBOOK
from .cards import card_name
from .field import is_special
from .hints import Hint, setup_steps
from .options import Options
from .sheets.aid import does, more
from .tables import CARDS, DECK

SEATS = 4

STEPS: dict[str, tuple[tuple[str, str], ...]] = {
    "between": (
        ("battles", "round.battles"),
        ("hand-size", "round.hand_size_private"),
        ("discard-battle", "battle_end.discard"),
        ("empty-hand", "ruling.empty_hand_is_said"),
        ("discard-hand", "discard.no_mercenary"),
    ),
    "battle": (
        ("card-by-card", "round.card_by_card"),
        ("not-obliged", "battle.not_obliged"),
    ),
    "round-end": (("hand-over", "round_end.hand_over"), ("shuffle", "round_end.shuffle")),
    "capturing": (("capturing", "capture.attack_owned"),),
}
"""when → a text and the rule that it stands for"""


def topics() -> tuple[Topic, ...]:
    return tuple(_topics())


def _topics() -> Iterator[Topic]:
    yield Topic(Message("condottiere-topic-setup"), RULEBOOK.hints(setup_steps(Options(), SEATS)))
    for when, rows in STEPS.items():
        told = ((Message(f"condottiere-hint-{key}", n=DECK), f"co.{rule}") for key, rule in rows)
        yield Topic(Message(f"condottiere-topic-{when}"), RULEBOOK.hints(told), "rules")
    for card in CARDS:
        if is_special(card):
            yield Topic(card_name(card), RULEBOOK.hints(_card(str(card))), f"condottiere_{card}")


def _card(card: str) -> Iterator[Hint]:
    rule = f"co.card.{card}.{CARD_RULES[card]}"
    yield does(card), rule
    yield more(card), rule


CARD_RULES = {
    "drum": "double",
    "heroine": "ten",
    "scarecrow": "take_back",
    "winter": "one",
    "surrender": "ends",
    "bishop": "ends",
}
"""the rule of each special card"""


LESSONS = lessons(
    "condottiere",
    (
        "condottiere_city",
        "card",
        "condottiere_condottiere",
        "condottiere_battle",
        "condottiere_5",
        "condottiere_winter",
        "pass",
        "trophy",
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
