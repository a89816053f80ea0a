"""Scores that can be typed in and cannot come out of the box: told, and counted all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from companion.engine.message import Message
from companion.engine.refusal import Fault

from .cast import district_name
from .holdings import ScoreEntry
from .tables import (
    CHARACTERS_EACH,
    COMPLETE,
    DECK,
    DISTRICTS,
    RANKS,
    UNIQUES_IN_DECK,
    VAULT,
    weight,
)


def warnings(entry: ScoreEntry, leaders: Sequence[int]) -> tuple[Fault, ...]:
    """[R ci.contents.*] [R ci.cast.*] Gold is not limited [R ci.open.gold_unlimited], and neither
    are the cards in a hand [R ci.open.hand_unlimited], but for those of the deck.

    `leaders` have the most points.
    """
    return (
        *_districts(entry),
        *_vault(entry),
        *_deck(entry),
        *_haunted_quarter(entry),
        *_crown(entry),
        *_first(entry),
        *_ranks(entry, leaders),
    )


def _districts(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.district.*] [R ci.contents.unique] More of one than there are."""
    seen: Counter[str] = Counter()
    for i, player in enumerate(entry.players):
        for k, built in enumerate(player.city):
            seen[built.district] += 1
            most = DISTRICTS[built.district].copies
            if seen[built.district] > most:
                message = Message(
                    "citadels-warning-more-districts",
                    district=district_name(built.district),
                    most=most,
                )
                yield Fault(f"players[{i}].city[{k}].district", "more_than_in_box", message)


def _vault(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.unique.secret_vault.score] One, and it is among the cards in hand."""
    vault = district_name(VAULT)
    owners = [i for i, player in enumerate(entry.players) if player.secret_vault]
    for i in owners[1:]:
        message = Message("citadels-warning-more-districts", district=vault, most=1)
        yield Fault(f"players[{i}].secret_vault", "more_than_in_box", message)
    for i in owners:
        if not entry.players[i].hand:
            message = Message("citadels-warning-vault-not-in-hand", district=vault)
            yield Fault(f"players[{i}].hand", "vault_not_in_hand", message)


def _deck(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.cast.fourteen_uniques] [R ci.cast.deck] More than are shuffled together."""
    uniques = {
        built.district
        for player in entry.players
        for built in player.city
        if DISTRICTS[built.district].unique
    } | {VAULT for player in entry.players if player.secret_vault}
    if len(uniques) > UNIQUES_IN_DECK:
        message = Message("citadels-warning-more-uniques", n=len(uniques), most=UNIQUES_IN_DECK)
        yield Fault("players", "more_than_in_deck", message)
    cards = sum(
        player.hand + len(player.city) + sum(built.cards_under for built in player.city)
        for player in entry.players
    )
    if cards > DECK:
        message = Message("citadels-warning-more-cards", n=cards, most=DECK)
        yield Fault("players", "more_than_in_deck", message)


def _haunted_quarter(entry: ScoreEntry) -> Iterator[Fault]:
    """A type for a Haunted Quarter that does not stand there."""
    district = district_name("haunted_quarter")
    for i, player in enumerate(entry.players):
        stands = any(built.district == "haunted_quarter" for built in player.city)
        if player.haunted_quarter and not stands:
            message = Message("citadels-warning-no-haunted-quarter", district=district)
            yield Fault(f"players[{i}].haunted_quarter", "no_haunted_quarter", message)


def _crown(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.unique.statue.score] Somebody always has the crown; it is asked for by the Statue."""
    if any(player.crown for player in entry.players):
        return
    for i, player in enumerate(entry.players):
        if any(built.district == "statue" for built in player.city):
            message = Message("citadels-warning-no-crown", district=district_name("statue"))
            yield Fault(f"players[{i}].crown", "no_crown", message)


def _first(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.score.first_complete] Where a city is complete, somebody was the first."""
    needed = COMPLETE[len(entry.players)]
    complete = any(
        player.completed or sum(weight(built.district) for built in player.city) >= needed
        for player in entry.players
    )
    if complete and not any(player.first_complete for player in entry.players):
        yield Fault("players", "nobody_first", Message("citadels-warning-nobody-first"))


def _ranks(entry: ScoreEntry, leaders: Sequence[int]) -> Iterator[Fault]:
    """[R ci.cast.one_per_rank] [R ci.few.two_characters] One character of a rank, one or two for
    each player; and without them a tie is not broken. Who has counted nothing yet is in no tie.
    """
    holders = {
        rank: [i for i, player in enumerate(entry.players) if rank in player.ranks]
        for rank in RANKS
    }
    for rank, players in holders.items():
        for i in players[1:]:
            message = Message("citadels-warning-rank-twice", rank=rank)
            yield Fault(f"players[{i}].ranks", "rank_twice", message)
    most = CHARACTERS_EACH[len(entry.players)]
    for i, player in enumerate(entry.players):
        if len(player.ranks) > most:
            message = Message("citadels-warning-more-ranks", n=len(player.ranks), most=most)
            yield Fault(f"players[{i}].ranks", "more_characters", message)
    for i in leaders if len(leaders) > 1 else ():
        if entry.players[i].city and not entry.players[i].ranks:
            message = Message("citadels-warning-no-rank")
            yield Fault(f"players[{i}].ranks", "no_rank", message)
