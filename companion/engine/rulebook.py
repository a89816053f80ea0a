"""A rulebook's table of contents: which rules there are, what they need, how they are called.

A game's `rulebook.toml` holds every id of its books:

    game = "sheriff"

    [[section]]                      # a heading of a book, its page only where the book gives one
    heading = "out-of-money"
    page = 10
    computed = ["s2.debt.legal_first"]
    guided = []
    people = []

    [[not_modelled]]                 # ids or patterns, and why
    rules = ["s2.six.*"]
    but = ["s2.six.scoring"]
    reason = "…"

    [silent]                         # where no sentence of the books decides: what was chosen
    "s2.ruling.debt_choice" = "…"

    [interprets]                     # where they do, and how they were read
    "s2.ruling.debt_gold_first" = "…"

    [sentences.every]                # what is printed and rests on a ruling, whatever the edition
    "sheriff-sheet-debt-legal" = "s2.ruling.debt_gold_first"

    [sentences.first]                # the same for one edition
    "sheriff-sheet-tie-shared" = "s1.ruling.tie_after_contraband"

    [errata]                         # where a book is wrong about itself
    "s2.royal.contraband" = "…"

and `switches`, the list of rulings that a table may decide otherwise.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from importlib.resources import files

import msgspec

from .identity_cache import cache_by_identity
from .message import Message

EVERY = "every"
"""the edition of sentences that are about all editions"""


class Kind(StrEnum):
    COMPUTED = "computed"
    """the companion works it out, and a test proves it"""
    GUIDED = "guided"
    """check-lists, hints and sheets say it at the right moment"""
    PEOPLE = "people"
    """left to the people at the table"""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    heading: str
    """the key of the heading: `out-of-money`"""
    kind: Kind
    page: int | None


@dataclass(frozen=True, slots=True)
class Ruling:
    id: str
    choice: str
    silent: bool
    """whether the book says nothing about it, so that we chose freely"""
    switch: bool
    """whether a table can choose otherwise"""


class Hint(msgspec.Struct, frozen=True):
    """A rule that matters at this moment, in our words, with its place in the
    book. Part of a view.
    """

    text: Message
    rule: str
    where: Message
    """book and heading of the rule, for people"""


@dataclass(frozen=True, slots=True)
class Topic:
    """An article to look up: a step of the game, a card, a term."""

    title: Message
    hints: tuple[Hint, ...]
    icon: str = "rules"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson before a first game: pictures, a heading, and one or two sentences."""

    icon: str
    cards: tuple[str, ...]
    """pictures on cards beside the first picture"""
    title: Message
    words: Message


def lessons(game: str, pictures: Iterable[tuple[str, ...]]) -> tuple[Lesson, ...]:
    """Make the lessons from their pictures, in order. Pictures after the first are on cards."""
    return tuple(
        Lesson(
            icon, tuple(cards), Message(f"{game}-lesson-{n}-title"), Message(f"{game}-lesson-{n}")
        )
        for n, (icon, *cards) in enumerate(pictures, 1)
    )


@dataclass(frozen=True, slots=True)
class Rulebook:
    game: str
    rules: Mapping[str, Rule]
    rulings: Mapping[str, Ruling]
    not_modelled: Mapping[str, str]
    """id of a rule or ruling → the reason"""
    errata: Mapping[str, str]
    sentences: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """edition, or `every` → id of a printed message → the ruling that it rests on"""

    def __contains__(self, id: str) -> bool:
        return id in self.rules or id in self.rulings

    def matches(self, pattern: str) -> tuple[str, ...]:
        """Return the rules and rulings that a mark names: an id, or a pattern with `*`.

        `s*.debt.*` is everything about debts in each edition whose ids begin with s.
        """
        return _matching(pattern, (*self.rules, *self.rulings))

    def list_computed(self) -> tuple[str, ...]:
        """Return the rules that a test has to prove: computed, and not listed as not modelled."""
        return tuple(
            rule.id
            for rule in self.rules.values()
            if rule.kind is Kind.COMPUTED and rule.id not in self.not_modelled
        )

    def list_house_rulings(self, edition: str) -> frozenset[str]:
        """Return the messages that say on paper what no book says, because the house chose it."""
        return frozenset(
            id
            for those in (EVERY, edition)
            for id, ruling in self.sentences.get(those, {}).items()
            if self.rulings[ruling].silent
        )

    def hint(self, text: Message, rule: str) -> Hint:
        return Hint(text, rule, self.reference(rule))

    def hints(self, rows: Iterable[tuple[Message, str]]) -> tuple[Hint, ...]:
        """Return hints from texts and their rules. Equal rows give the same object."""
        return _list_hints(self, tuple(rows))

    def reference(self, id: str, edition: str | None = None) -> Message:
        """Return the words for where a rule stands: book and heading, and the page if known.

        `edition`: the book that is played, where several share the ruling.
        """
        book = Message(f"{self.game}-book-{edition or id.partition('.')[0]}")
        if id in self.rulings:
            silent = self.rulings[id].silent
            return self._reference(book, "ruling" if silent else "reading", None)
        rule = self.rules[id]
        return self._reference(book, rule.heading, rule.page)

    def _reference(self, book: Message, heading: str, page: int | None) -> Message:
        title = Message(f"{self.game}-heading-{heading}")
        if page is None:
            return Message(f"{self.game}-rule-reference", book=book, heading=title)
        return Message(f"{self.game}-rule-reference-page", book=book, heading=title, page=page)


@cache_by_identity
def _list_hints(rulebook: Rulebook, rows: tuple[tuple[Message, str], ...]) -> tuple[Hint, ...]:
    return tuple(rulebook.hint(text, rule) for text, rule in rows)


def read_package(package: str) -> Rulebook:
    """Read the `rulebook.toml` of a game's package."""
    return load((files(package) / "rulebook.toml").read_text("utf-8"))


def load(text: str) -> Rulebook:
    """Read a `rulebook.toml`. Raises ValueError if it contradicts itself."""
    document = tomllib.loads(text)
    listed = [
        Rule(id, section["heading"], kind, section.get("page"))
        for section in document["section"]
        for kind in Kind
        for id in section.get(kind, ())
    ]
    rules = {rule.id: rule for rule in listed}
    if len(rules) < len(listed):
        raise ValueError("a rule stands in the rulebook twice")
    switches, errata = document.get("switches", ()), document.get("errata", {})
    rulings = {
        id: Ruling(id, choice, silent, id in switches)
        for key, silent in (("silent", True), ("interprets", False))
        for id, choice in document.get(key, {}).items()
    }
    sentences = document.get("sentences", {})
    resting = {ruling for those in sentences.values() for ruling in those.values()}
    ids = (*rules, *rulings)
    not_modelled = {
        id: entry["reason"]
        for entry in document.get("not_modelled", ())
        for id in _all_matching(entry["rules"], ids)
        if id not in _all_matching(entry.get("but", ()), ids)
    }
    unknown = {*switches, *errata, *resting} - {*ids}
    if unknown:
        raise ValueError(f"not in the rulebook: {', '.join(sorted(unknown))}")
    return Rulebook(document["game"], rules, rulings, not_modelled, errata, sentences)


def _matching(pattern: str, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(id for id in ids if fnmatchcase(id, pattern))


def _all_matching(patterns: Iterable[str], ids: Iterable[str]) -> tuple[str, ...]:
    """Return the ids that match any of the patterns. Raises ValueError for a pattern without a
    match.
    """
    found: list[str] = []
    for pattern in patterns:
        some = _matching(pattern, ids)
        if not some:
            raise ValueError(f"not in the rulebook: {pattern}")
        found += some
    return tuple(found)
