"""A city as it is scored: its size, what its districts are worth, what its uniques add."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from .holdings import Built, Holdings, Rulings
from .tables import (
    CAPITOL,
    CAPITOL_ALIKE,
    DISTRICTS,
    FIVE_TYPES,
    IVORY_TOWER,
    TYPES,
    Type,
    weight,
)


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
        """With the Haunted Quarter as its owner wants it, or at its best."""
        if all(built.district != "haunted_quarter" for built in held.city):
            return cls(held, rulings, None)
        if held.haunted_quarter is not None:
            return cls(held, rulings, Type(held.haunted_quarter))
        return max(cls.haunted_cities(held, rulings), key=lambda city: city.by_types)

    @classmethod
    def haunted_cities(cls, held: Holdings, rulings: Rulings) -> tuple[City, ...]:
        """The city with its Haunted Quarter as each type, unique first: so it is printed."""
        unique = cls(held, rulings, Type.UNIQUE)
        return (unique, *(replace(unique, haunted=each) for each in TYPES if each != Type.UNIQUE))

    def has(self, district: str) -> bool:
        return any(built.district == district for built in self.held.city)

    @property
    def size(self) -> int:
        """[R ci.unique.monument.counts_two] How far it is towards a complete city."""
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
        """[R ci.unique.basilica.score] [R ci.ruling.beautified_everywhere] Odd costs, as they are
        now.
        """
        return sum(built.cost % 2 for built in self.held.city)

    @property
    def stored(self) -> int:
        """[R ci.unique.museum.score] Cards under the Museum."""
        return sum(built.cards_under for built in self.held.city)

    @property
    def hand(self) -> int:
        """[R ci.unique.map_room.score] [R ci.ruling.vault_for_map_room] What counts in hand."""
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
        """What a district of this city counts as."""
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
