"""The topics to look up: steps of the round in both editions, and goods."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from companion.engine.message import Message
from companion.engine.rulebook import Topic, lessons

from .book import RULEBOOK
from .goods import name_good
from .hints import HINTS, WITH_BLACK_MARKET, WITH_DEPUTIES, Hint, of_round, setup_steps
from .model import Phase
from .options import Options
from .tables import BOOKS, CARDS, Kind

SEATS = 4
DEPUTIES = 6


def topics() -> tuple[Topic, ...]:
    return (*_of_book("second"), *_of_book("first"), *_goods())


def _of_book(edition: Literal["first", "second"]) -> Iterator[Topic]:
    options, book = Options(edition=edition), BOOKS[edition]
    name = Message(f"sheriff-book-{book}")

    def topic(what: str, hints: Iterable[Hint], icon: str = "rules") -> Topic:
        title = Message("sheriff-topic", what=Message(f"sheriff-topic-{what}"), book=name)
        return Topic(title, RULEBOOK.hints(hints), icon)

    yield topic("setup", setup_steps(options, SEATS))
    for at, phase in enumerate(HINTS):
        told = [hint for _, hint in of_round(options, phase, deputies=False)]
        yield topic(phase.value.replace("_", "-"), told, STEPS[at])
    if edition == "first":
        return
    six = setup_steps(options, DEPUTIES)
    yield topic("deputies", (*six, *_at_any_time(book, WITH_DEPUTIES)), "people")
    yield topic("black-market", _at_any_time(book, WITH_BLACK_MARKET), "talk")


STEPS = ("card", "bag", "talk", "sheriff", "redo", "trophy")
"""pictures of the phases"""


def _at_any_time(book: str, told: dict[Phase, tuple[tuple[str, str], ...]]) -> Iterator[Hint]:
    for rows in told.values():
        for key, rule in rows:
            yield Message(f"sheriff-hint-{key}"), f"{book}.{rule}"


def _goods() -> Iterator[Topic]:
    """[R s*.cards.value] [R s*.cards.fine] What stands on the cards."""
    for good, card in CARDS.items():
        words = Message(f"sheriff-topic-{card.kind.value}", value=card.value, fine=card.fine)
        rule = "s2.royal.contraband" if card.kind is Kind.ROYAL else f"s2.cards.{card.kind.value}"
        yield Topic(name_good(good), (RULEBOOK.hint(words, rule),), good)


LESSONS = lessons(
    "sheriff",
    (
        ("trophy", "coins", "apple", "cheese", "crown"),
        ("sheriff", "bag", "bag", "bag"),
        ("draw", "bread", "chicken", "apple", "silk"),
        ("bag", "apple", "apple", "crossbow"),
        ("talk", "apple", "apple", "apple", "mead"),
        ("magnifier", "bag", "bag_open"),
        ("bribe", "coin", "coin", "pepper"),
        ("crown", "apple", "apple", "cheese", "bread"),
    ),
)
"""the pictures of the first game, in the order of the rulebook"""
