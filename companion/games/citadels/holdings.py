"""The score entry: what everybody has at the end, the checks of it, and its cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, get_args

import msgspec

from companion.engine.checks import Amount, amount, check_between, player_count, player_names
from companion.engine.final import FinalCount
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .cast import district_name
from .options import Kept
from .tables import (
    BUILDABLE,
    CAPITOL,
    CAPITOL_ALIKE,
    DISTRICTS,
    FIVE_TYPES,
    IVORY_TOWER,
    RANKS,
    SEATS,
    TYPES,
    VAULT,
    Type,
    weight,
)

MOST_DISTRICTS = 100
"""the most districts in one city"""

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
    """What a seat counts at the end of a sitting; the table knows the rest of its holdings."""

    gold: int
    hand: int
    """cards in hand, the Secret Vault included"""
    city: tuple[Built, ...] = ()
    secret_vault: bool = False
    haunted_quarter: Type | None = None
    """the type that it is to be; None: the best one"""
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
    """[R ci.score.first_complete] whether they were the first to complete a city"""
    completed: bool | None = None
    """true: it was complete and shrank afterwards; null: as the city stands"""
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
    """the rank that was killed in the last round, for tables where it does not count in a tie"""


def check_score(entry: ScoreEntry) -> tuple[Fault, ...]:
    """[R ci.intro.players] List every impossible value in the document, with its path."""
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
    """List everything that one player cannot have. The name is not checked."""
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
    """[R ci.contents.gold] [R ci.score.first_complete] Yield a fault for a second crown, and for a
    second who was first.
    """
    for name, key in (("crown", "crown"), ("first_complete", "first")):
        those = [i for i, player in enumerate(entry.players) if getattr(player, name)]
        for i in those[1:]:
            message = Message(f"citadels-fault-second-{key}")
            yield Fault(f"players[{i}].{name}", f"second_{key}", message)


@dataclass(frozen=True, slots=True)
class City:
    held: Holdings
    rulings: Rulings
    haunted: Type | None
    """[R ci.unique.haunted_quarter.any_type] what the Haunted Quarter counts as, one type for the
    whole scoring [R ci.ruling.haunted_quarter_choice]; None where there is none
    """

    @classmethod
    def from_holdings(cls, held: Holdings, rulings: Rulings) -> City:
        """Make the city with the Haunted Quarter as its owner wants it, or at its best."""
        if all(built.district != "haunted_quarter" for built in held.city):
            return cls(held, rulings, None)
        if held.haunted_quarter is not None:
            return cls(held, rulings, Type(held.haunted_quarter))
        return max(cls.haunted_cities(held, rulings), key=lambda city: city.by_types)

    @classmethod
    def haunted_cities(cls, held: Holdings, rulings: Rulings) -> tuple[City, ...]:
        """Return the city with its Haunted Quarter as each type, unique first, since so it is
        printed.
        """
        unique = cls(held, rulings, Type.UNIQUE)
        return (unique, *(replace(unique, haunted=each) for each in TYPES if each != Type.UNIQUE))

    def has(self, district: str) -> bool:
        return any(built.district == district for built in self.held.city)

    @property
    def size(self) -> int:
        """[R ci.unique.monument.counts_two] The number of districts, as they count for a complete
        city.
        """
        return sum(weight(built.district) for built in self.held.city)

    @property
    def costs(self) -> int:
        """[R ci.score.costs] [R ci.char.artist.cost_up]"""
        return sum(built.cost for built in self.held.city)

    @property
    def beautified(self) -> int:
        return sum(built.beautified for built in self.held.city)

    @property
    def odd(self) -> int:
        """[R ci.unique.basilica.score] [R ci.ruling.beautified_everywhere] The number of odd costs,
        as they are now.
        """
        return sum(built.cost % 2 for built in self.held.city)

    @property
    def stored(self) -> int:
        """[R ci.unique.museum.score] The cards under the Museum."""
        return sum(built.cards_under for built in self.held.city)

    @property
    def hand(self) -> int:
        """[R ci.unique.map_room.score] [R ci.ruling.vault_for_map_room] The cards in hand that
        count.
        """
        if self.held.secret_vault and not self.rulings.vault_counts_for_map_room:
            return max(0, self.held.hand - 1)
        return self.held.hand

    @property
    def types(self) -> Counter[Type]:
        """[R ci.unique.haunted_quarter.not_unique] [R ci.unique.school_of_magic.scores_unique]
        Districts of each type. The Haunted Quarter is of one type only; the School of Magic, which
        takes any type for income, is unique here.
        """
        return Counter(self.type_of(built) for built in self.held.city)

    def type_of(self, built: Built) -> Type:
        """Return the type that a district of this city counts as."""
        if built.district == "haunted_quarter" and self.haunted:
            return self.haunted
        return DISTRICTS[built.district].type

    @property
    def alike(self) -> tuple[Type, int] | None:
        """[R ci.unique.capitol.score] [R ci.ruling.unique_counts_for_capitol] The type with which
        the Capitol is fulfilled, and how many there are of it; another type before unique.
        """
        order = sorted(TYPES, key=lambda each: each is Type.UNIQUE)
        for each in order if self.rulings.unique_counts_for_capitol else order[:-1]:
            if self.types[each] >= CAPITOL_ALIKE:
                return each, self.types[each]
        return None

    @property
    def five_types(self) -> int:
        """[R ci.score.five_types] [R ci.district.types_matter]"""
        return FIVE_TYPES if len(self.types) == len(TYPES) else 0

    @property
    def wishing_well(self) -> int:
        """[R ci.unique.wishing_well.score]"""
        return self.types[Type.UNIQUE] if self.has("wishing_well") else 0

    @property
    def ivory_tower(self) -> int:
        """[R ci.unique.ivory_tower.score] [R ci.unique.ivory_tower.haunted_quarter]"""
        return IVORY_TOWER if self.has("ivory_tower") and self.types[Type.UNIQUE] == 1 else 0

    @property
    def capitol(self) -> int:
        """[R ci.unique.capitol.score] [R ci.unique.capitol.once]"""
        return CAPITOL if self.has("capitol") and self.alike else 0

    @property
    def by_types(self) -> int:
        """[R ci.ruling.haunted_quarter_choice] All points that depend on types."""
        return self.five_types + self.wishing_well + self.ivory_tower + self.capitol
