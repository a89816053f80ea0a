"""The score entry: what everybody holds at the end, and the checks of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from companion.engine.checks import Amount, amount, player_count, player_names
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .tables import BOOKS, CARDS, LEGAL, SEATS, Edition

MOST_CARDS = 100
"""the longest list of single cards"""

EditionName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(BOOKS)})]
GoodName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(CARDS)})]
LegalName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LEGAL)})]


class CountsAs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The legal good that a card counts as for king and queen, and as how many."""

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
    """The variants that were played with."""

    royal_goods: bool = False
    black_market: bool = False
    bank: bool = False
    """gold was taken from the bank or given to it"""


class ScoreEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of Sheriff of Nottingham."""

    edition: EditionName
    players: tuple[Holdings, ...]
    options: Variants = Variants()


def edition_of(entry: ScoreEntry) -> Edition:
    """Return the edition; the document must have no faults."""
    return "first" if entry.edition == "first" else "second"


def check_score(entry: ScoreEntry) -> tuple[Fault, ...]:
    """List every impossible value in the document, with its path."""
    faults = [*_check_table(entry), *player_names([player.name for player in entry.players])]
    for i, player in enumerate(entry.players):
        faults += check_holdings(f"players[{i}]", player, entry.edition)
    return tuple(faults)


def check_holdings(path: str, player: Holdings, edition: str) -> Iterator[Fault]:
    """List everything that one player cannot hold. The name is not checked."""
    yield from amount(f"{path}.gold", player.gold)
    yield from each_good(f"{path}.goods", player.goods)
    yield from _check_black_market(f"{path}.black_market", player, edition)
    yield from _check_promo(f"{path}.promo", player, edition)


def each_good(path: str, goods: Mapping[str, int]) -> Iterator[Fault]:
    """Yield a fault for each unknown good and each impossible number."""
    for good, n in goods.items():
        if good in CARDS:
            yield from amount(f"{path}.{good}", n)
        else:
            yield Fault(f"{path}.{good}", "unknown_good", Message("sheriff-fault-unknown-good"))


def _check_table(entry: ScoreEntry) -> Iterator[Fault]:
    """[R s1.intro.players] [R s2.intro.players]"""
    if entry.edition not in BOOKS:
        yield Fault("edition", "unknown_edition", Message("sheriff-fault-edition"))
        return
    low, high = SEATS[edition_of(entry)]
    yield from player_count("players", len(entry.players), low, high)
    if entry.options.black_market and entry.edition == "first":
        message = Message("sheriff-fault-black-market-edition")
        yield Fault("options.black_market", "wrong_edition", message)


def _check_black_market(path: str, player: Holdings, edition: str) -> Iterator[Fault]:
    """[R s2.contents.black_market] The first edition has no black market."""
    if player.black_market and edition == "first":
        yield Fault(path, "wrong_edition", Message("sheriff-fault-black-market-edition"))
    yield from amount(path, len(player.black_market), MOST_CARDS)
    for k, value in enumerate(player.black_market):
        yield from amount(f"{path}[{k}]", value)


def _check_promo(path: str, player: Holdings, edition: str) -> Iterator[Fault]:
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
