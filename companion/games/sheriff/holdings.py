"""What everybody holds at the end: the document to be scored, and what may not stand in it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault

from .checks import LIMIT, amount, each_good
from .tables import BOOKS, CARDS, LEGAL, SEATS, Edition

NAME_LETTERS = 40
MOST_CARDS = 100
"""in a list of single cards"""

Amount = Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": LIMIT})]
EditionName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(BOOKS)})]
GoodName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CARDS)})]
LegalName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LEGAL)})]


class CountsAs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of a legal good, for king and queen."""

    good: LegalName
    n: Amount


class Promo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A promo card on a stand, as printed (first edition)."""

    value: Amount
    legal: bool
    counts_as: CountsAs | None = None


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player holds: gold, everything on the stand, black-market cards."""

    name: str
    gold: Amount = 0
    goods: dict[GoodName, Amount] = {}
    black_market: tuple[Amount, ...] = ()
    """printed values of the cards taken (second edition)"""
    promo: tuple[Promo, ...] = ()


class Variants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played with."""

    royal_goods: bool = False
    black_market: bool = False


class ScoreEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of Sheriff of Nottingham."""

    edition: EditionName
    players: tuple[Holdings, ...]
    options: Variants = Variants()


def edition_of(entry: ScoreEntry) -> Edition:
    """Of a document without faults."""
    return "first" if entry.edition == "first" else "second"


def check_score(entry: ScoreEntry) -> tuple[Fault, ...]:
    """Everything in the document that cannot be, each with its path."""
    faults = list(_the_table(entry))
    names = Counter(_alike(player.name) for player in entry.players)
    for i, player in enumerate(entry.players):
        path = f"players[{i}]"
        faults += _name(f"{path}.name", player.name, names)
        faults += check_holdings(path, player, entry.edition)
    return tuple(faults)


def check_holdings(path: str, player: Holdings, edition: str) -> Iterator[Fault]:
    """Everything that one player cannot hold; the name is not looked at."""
    yield from amount(f"{path}.gold", player.gold)
    yield from each_good(f"{path}.goods", player.goods)
    yield from _black_market(f"{path}.black_market", player, edition)
    yield from _promo(f"{path}.promo", player, edition)


def _the_table(entry: ScoreEntry) -> Iterator[Fault]:
    """[R s1.intro.players] [R s2.intro.players]"""
    if entry.edition not in BOOKS:
        yield Fault("edition", "unknown_edition", Message("sheriff-fault-edition"))
        return
    low, high = SEATS[edition_of(entry)]
    n = len(entry.players)
    if not low <= n <= high:
        message = Message("fault-player-count", n=n, low=low, high=high)
        yield Fault("players", "player_count", message)
    if entry.options.black_market and entry.edition == "first":
        message = Message("sheriff-fault-black-market-edition")
        yield Fault("options.black_market", "wrong_edition", message)


def _name(path: str, name: str, names: Counter[str]) -> Iterator[Fault]:
    plain = _plain(name)
    if not plain:
        yield Fault(path, "name_missing", Message("fault-name-missing"))
    elif len(plain) > NAME_LETTERS:
        yield Fault(path, "too_long", Message("fault-name-long", most=NAME_LETTERS))
    elif names[_alike(name)] > 1:
        yield Fault(path, "name_twice", Message("fault-name-twice", name=plain))


def _plain(name: str) -> str:
    """The name as people read it: without blanks around it, however its letters are coded."""
    return unicodedata.normalize("NFC", name).strip()


def _alike(name: str) -> str:
    """Equal for names that nobody would tell apart when they are called out."""
    return unicodedata.normalize("NFC", _plain(name).casefold())


def _black_market(path: str, player: Holdings, edition: str) -> Iterator[Fault]:
    """[R s2.contents.black_market] The first edition has no black market."""
    if player.black_market and edition == "first":
        yield Fault(path, "wrong_edition", Message("sheriff-fault-black-market-edition"))
    yield from amount(path, len(player.black_market), MOST_CARDS)
    for k, value in enumerate(player.black_market):
        yield from amount(f"{path}[{k}]", value)


def _promo(path: str, player: Holdings, edition: str) -> Iterator[Fault]:
    """[R s1.promo.shuffle_in] [R s1.ruling.promo_cards] Promo cards are the first edition's."""
    if player.promo and edition == "second":
        yield Fault(path, "wrong_edition", Message("sheriff-fault-promo-edition"))
    yield from amount(path, len(player.promo), MOST_CARDS)
    for k, card in enumerate(player.promo):
        yield from amount(f"{path}[{k}].value", card.value)
        if card.counts_as:
            yield from amount(f"{path}[{k}].counts_as.n", card.counts_as.n)
            if card.counts_as.good not in LEGAL:
                message = Message("sheriff-fault-not-legal")
                yield Fault(f"{path}[{k}].counts_as.good", "not_legal", message)
