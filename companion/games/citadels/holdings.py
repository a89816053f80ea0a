"""What everybody has at the end: the document to be scored, and what may not stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, get_args

import msgspec

from companion.engine.checks import Amount, amount, check_between, player_count, player_names
from companion.engine.final import FinalCount
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .cast import district_name
from .options import Kept
from .tables import BUILDABLE, DISTRICTS, RANKS, SEATS, TYPES, VAULT, Type

MOST_DISTRICTS = 100
"""in one city"""

DistrictName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(BUILDABLE)})]
TypeName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(TYPES)})]
KeptName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(get_args(Kept))})]
Rank = Annotated[int, msgspec.Meta(extra_json_schema={"minimum": RANKS[0], "maximum": RANKS[-1]})]


class Built(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A district in a city."""

    district: DistrictName
    beautified: bool = False
    """[R ci.char.artist.cost_up]"""
    cards_under: Amount = 0
    """[R ci.unique.museum.score] district cards under the Museum"""

    @property
    def cost(self) -> int:
        """[R ci.char.artist.cost_up] What it costs now, in gold and in points."""
        return DISTRICTS[self.district].cost + self.beautified


class Counted(FinalCount, frozen=True):
    """What a seat counts at the end of a sitting; the rest of its holdings the table knows."""

    gold: int
    hand: int
    """cards in hand, the Secret Vault included"""
    city: tuple[Built, ...] = ()
    secret_vault: bool = False
    haunted_quarter: Type | None = None
    """the type it is to be; None: the best one"""
    ranks: tuple[int, ...] = ()
    """the characters of the last round"""


class Holdings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has: city, stash, hand, crown, and the characters of the last round."""

    name: str
    gold: Amount = 0
    """in the stash: not what lies on districts or on the Tax Collector"""
    hand: Amount = 0
    """every card in hand, the Secret Vault too"""
    crown: bool = False
    first_complete: bool = False
    """[R ci.score.first_complete] was the first to complete a city"""
    completed: bool | None = None
    """true: was complete and shrank afterwards; null: as the city stands"""
    ranks: tuple[Rank, ...] = ()
    """[R ci.score.tie] of this player's characters in the last round"""
    secret_vault: bool = False
    """[R ci.unique.secret_vault.score] shown from the hand"""
    haunted_quarter: TypeName | None = None
    """[R ci.unique.haunted_quarter.any_type] the type its owner wants; null: the best"""
    city: tuple[Built, ...] = ()


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the table decides what the rulebook leaves open."""

    vault_counts_for_map_room: bool = True
    """[R ci.ruling.vault_for_map_room]"""
    unique_counts_for_capitol: bool = True
    """[R ci.ruling.unique_counts_for_capitol]"""
    completion_kept: KeptName = "kept"
    """[R ci.ruling.completion_kept]"""
    tie_killed: bool = True
    """[R ci.ruling.tie_killed]"""


class ScoreEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of Citadels."""

    players: tuple[Holdings, ...]
    options: Rulings = Rulings()
    killed: Rank | None = None
    """the rank of the character that was killed in the last round, for tables where it does not
    count in a tie"""


def check_score(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R ci.intro.players] Everything in the document that cannot be, each with its path."""
    faults = [
        *player_count("players", len(entry.players), *SEATS),
        *player_names([player.name for player in entry.players]),
        *_only_one(entry),
    ]
    for i, player in enumerate(entry.players):
        faults += check_holdings(f"players[{i}]", player)
    if entry.options.completion_kept not in get_args(Kept):
        message = Message("citadels-fault-unknown-ruling")
        faults.append(Fault("options.completion_kept", "unknown_ruling", message))
    if entry.killed is not None:
        faults += check_between("killed", entry.killed, RANKS[0], RANKS[-1])
    return tuple(faults)


def check_holdings(path: str, player: Holdings) -> Iterator[Fault]:
    """Everything that one player cannot have; the name is not looked at."""
    yield from amount(f"{path}.gold", player.gold)
    yield from amount(f"{path}.hand", player.hand)
    yield from amount(f"{path}.ranks", len(player.ranks), RANKS[-1])
    for k, rank in enumerate(player.ranks):
        yield from check_between(f"{path}.ranks[{k}]", rank, RANKS[0], RANKS[-1])
    if player.haunted_quarter is not None and player.haunted_quarter not in TYPES:
        message = Message("citadels-fault-unknown-type")
        yield Fault(f"{path}.haunted_quarter", "unknown_type", message)
    yield from amount(f"{path}.city", len(player.city), MOST_DISTRICTS)
    for k, built in enumerate(player.city):
        yield from _check_built(f"{path}.city[{k}]", built)


def _check_built(path: str, built: Built) -> Iterator[Fault]:
    """[R ci.unique.secret_vault.never_built] [R ci.unique.museum.score]"""
    if built.district == VAULT:
        message = Message("citadels-fault-vault-built", district=district_name(VAULT))
        yield Fault(f"{path}.district", "never_built", message)
    elif built.district not in DISTRICTS:
        message = Message("citadels-fault-unknown-district")
        yield Fault(f"{path}.district", "unknown_district", message)
    if built.cards_under and built.district != "museum":
        message = Message("citadels-fault-cards-under", district=district_name("museum"))
        yield Fault(f"{path}.cards_under", "only_museum", message)
    yield from amount(f"{path}.cards_under", built.cards_under)


def _only_one(entry: ScoreEntry) -> Iterator[Fault]:
    """[R ci.contents.gold] [R ci.score.first_complete] One crown, one who was first."""
    for name, key in (("crown", "crown"), ("first_complete", "first")):
        those = [i for i, player in enumerate(entry.players) if getattr(player, name)]
        for i in those[1:]:
            message = Message(f"citadels-fault-second-{key}")
            yield Fault(f"players[{i}].{name}", f"second_{key}", message)
