"""The rulebook's tables, each row beside its rule. No words, no decisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Literal, TypeVar

Key = TypeVar("Key")
Row = TypeVar("Row")


def _table(rows: dict[Key, Row]) -> Mapping[Key, Row]:
    return MappingProxyType(rows)


class Type(StrEnum):
    """[R ci.district.types] The five types of district, in the order of the rulebook."""

    NOBLE = "noble"
    RELIGIOUS = "religious"
    TRADE = "trade"
    MILITARY = "military"
    UNIQUE = "unique"


TYPES = tuple(Type)

Pays = Literal["gold", "cards", "either"]
"""what one district of the right type brings"""


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    rank: int
    builds: int = 1
    """the builds of a turn"""
    income: Type | None = None
    """the type of district that brings something"""
    pays: Pays = "gold"
    barred: tuple[int, ...] = ()
    """numbers of players with whom this character can never be used"""
    spares: bool = False
    """whether it cannot name or mark rank 1, nor the killed or bewitched character"""
    marks: int = 0
    """how many characters or districts the ability is aimed at, if more than one"""


# [R ci.contents.characters] Rank, builds in a turn, income, whom it may not be aimed at.
CHARACTERS: Mapping[str, Character] = _table(
    {
        character.id: character
        for character in (
            Character("assassin", 1),  # [R ci.char.assassin.name]
            # [R ci.char.witch.no_build_yet] none before the bewitched character is called
            Character("witch", 1, builds=0),
            Character("magistrate", 1, marks=3),  # [R ci.char.magistrate.three_tokens]
            Character("thief", 2, spares=True),  # [R ci.char.thief.immune]
            Character("spy", 2),  # [R ci.char.spy.gold]
            # [R ci.char.blackmailer.two_tokens] [R ci.char.blackmailer.immune]
            Character("blackmailer", 2, spares=True, marks=2),
            Character("magician", 3),
            # [R ci.char.wizard.extra_build] the card taken comes on top
            Character("wizard", 3),
            Character("seer", 3, builds=2),  # [R ci.char.seer.two_builds]
            Character("king", 4, income=Type.NOBLE),  # [R ci.char.king.income]
            # [R ci.char.emperor.income] [R ci.char.emperor.not_with_two] [R ci.two.no_emperor]
            Character("emperor", 4, income=Type.NOBLE, barred=(2,)),
            # [R ci.char.patrician.income]
            Character("patrician", 4, income=Type.NOBLE, pays="cards"),
            Character("bishop", 5, income=Type.RELIGIOUS),  # [R ci.char.bishop.income]
            Character("abbot", 5, income=Type.RELIGIOUS, pays="either"),  # [R ci.char.abbot.income]
            # [R ci.char.cardinal.income]
            Character("cardinal", 5, income=Type.RELIGIOUS, pays="cards"),
            # [R ci.char.merchant.income]
            Character("merchant", 6, income=Type.TRADE),
            Character("alchemist", 6),
            # [R ci.char.trader.income] [R ci.char.trader.trade_builds] trade districts come on top
            Character("trader", 6, income=Type.TRADE),
            Character("architect", 7, builds=3),  # [R ci.char.architect.three_builds]
            Character("navigator", 7, builds=0),  # [R ci.char.navigator.no_build]
            Character("scholar", 7, builds=2),  # [R ci.char.scholar.two_builds]
            # [R ci.char.warlord.income] [R ci.char.warlord.own_allowed]
            Character("warlord", 8, income=Type.MILITARY),
            Character("diplomat", 8, income=Type.MILITARY),  # [R ci.char.diplomat.income]
            Character("marshal", 8, income=Type.MILITARY),  # [R ci.char.marshal.income]
            # [R ci.char.queen.not_below_five] [R ci.rank9.no_queen_below_five]; rank 9 is never
            # used with 2 players [R ci.two.ranks] [R ci.ruling.tax_two_players]
            Character("queen", 9, barred=(2, 3, 4)),
            # [R ci.char.artist.beautify]
            Character("artist", 9, barred=(2,), marks=2),
            Character("tax_collector", 9, barred=(2,)),
        )
    }
)

RANKS = tuple(range(1, 10))

BY_RANK: Mapping[int, tuple[str, ...]] = _table(
    {rank: tuple(c.id for c in CHARACTERS.values() if c.rank == rank) for rank in RANKS}
)
"""rank → its three characters"""

CROWN_RANK = 4  # [R ci.selection.rank4_never_up]


@dataclass(frozen=True, slots=True)
class District:
    id: str
    type: Type
    cost: int
    """[R ci.intro.cost_is_points] gold to build it, and points at the end; 0 where there is none"""
    copies: int = 1

    @property
    def unique(self) -> bool:
        return self.type is Type.UNIQUE


# [R ci.contents.basic] [R ci.contents.unique] cost, copies
DISTRICTS: Mapping[str, District] = _table(
    {
        district.id: district
        for district in (
            # [R ci.district.noble]
            District("manor", Type.NOBLE, 3, 5),
            District("castle", Type.NOBLE, 4, 4),
            District("palace", Type.NOBLE, 5, 3),
            # [R ci.district.religious]
            District("temple", Type.RELIGIOUS, 1, 3),
            District("church", Type.RELIGIOUS, 2, 3),
            District("monastery", Type.RELIGIOUS, 3, 3),
            District("cathedral", Type.RELIGIOUS, 5, 2),
            # [R ci.district.trade]
            District("tavern", Type.TRADE, 1, 5),
            District("market", Type.TRADE, 2, 4),
            District("trading_post", Type.TRADE, 2, 3),
            District("docks", Type.TRADE, 3, 3),
            District("harbor", Type.TRADE, 4, 3),
            District("town_hall", Type.TRADE, 5, 2),
            # [R ci.district.military]
            District("watchtower", Type.MILITARY, 1, 3),
            District("prison", Type.MILITARY, 2, 3),
            District("barracks", Type.MILITARY, 3, 3),
            District("fortress", Type.MILITARY, 5, 2),
            # [R ci.district.unique_costs]
            District("armory", Type.UNIQUE, 3),
            District("basilica", Type.UNIQUE, 4),
            District("capitol", Type.UNIQUE, 5),
            District("dragon_gate", Type.UNIQUE, 6),
            District("factory", Type.UNIQUE, 5),
            District("framework", Type.UNIQUE, 3),
            District("gold_mine", Type.UNIQUE, 6),
            District("great_wall", Type.UNIQUE, 6),
            District("haunted_quarter", Type.UNIQUE, 2),
            District("imperial_treasury", Type.UNIQUE, 5),
            District("ivory_tower", Type.UNIQUE, 5),
            District("keep", Type.UNIQUE, 3),
            District("laboratory", Type.UNIQUE, 5),
            District("library", Type.UNIQUE, 6),
            District("map_room", Type.UNIQUE, 5),
            District("monument", Type.UNIQUE, 4),
            District("museum", Type.UNIQUE, 4),
            District("necropolis", Type.UNIQUE, 5),
            District("observatory", Type.UNIQUE, 4),
            District("park", Type.UNIQUE, 6),
            District("poor_house", Type.UNIQUE, 4),
            District("quarry", Type.UNIQUE, 5),
            District("school_of_magic", Type.UNIQUE, 6),
            # [R ci.unique.secret_vault.never_built] no cost: it never stands in a city
            District("secret_vault", Type.UNIQUE, 0),
            District("smithy", Type.UNIQUE, 5),
            District("stables", Type.UNIQUE, 2),
            District("statue", Type.UNIQUE, 3),
            District("theater", Type.UNIQUE, 6),
            District("thieves_den", Type.UNIQUE, 6),
            District("wishing_well", Type.UNIQUE, 5),
        )
    }
)

BASIC = tuple(id for id, district in DISTRICTS.items() if not district.unique)
UNIQUES = tuple(id for id, district in DISTRICTS.items() if district.unique)

VAULT = "secret_vault"
"""[R ci.unique.secret_vault.never_built] the one card that is only ever held in hand"""
BUILDABLE = tuple(id for id in DISTRICTS if id != VAULT)


@dataclass(frozen=True, slots=True)
class Set:
    """Characters and unique districts that go well together."""

    id: str
    characters: tuple[str, ...]
    """ranks 1 to 8"""
    ninth: str
    """for games with nine characters"""
    uniques: tuple[str, ...]


SetName = Literal[
    "first_game",
    "ambitious_aristocrats",
    "cunning_agents",
    "illustrious_emissaries",
    "devious_dignitaries",
    "tenacious_delegates",
    "vicious_nobles",
]


def _set(id: SetName, characters: str, ninth: str, uniques: str) -> tuple[SetName, Set]:
    return id, Set(id, tuple(characters.split()), ninth, tuple(uniques.split()))


SETS: Mapping[SetName, Set] = _table(
    dict(
        (
            # [R ci.first.characters] [R ci.first.uniques]; [R ci.ruling.first_game_rank9]
            _set(
                "first_game",
                "assassin thief magician king bishop merchant architect warlord",
                "artist",
                "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library "
                "map_room quarry school_of_magic smithy statue thieves_den wishing_well",
            ),
            # [R ci.sets.aristocrats.characters] [R ci.sets.aristocrats.uniques]
            _set(
                "ambitious_aristocrats",
                "magistrate thief wizard patrician bishop trader architect marshal",
                "queen",
                "capitol factory framework great_wall haunted_quarter keep necropolis park "
                "poor_house quarry school_of_magic stables statue thieves_den",
            ),
            # [R ci.sets.agents.characters] [R ci.sets.agents.uniques]
            _set(
                "cunning_agents",
                "witch blackmailer magician emperor abbot alchemist architect warlord",
                "tax_collector",
                "armory basilica dragon_gate gold_mine keep monument museum necropolis park "
                "poor_house quarry secret_vault smithy theater",
            ),
            # [R ci.sets.emissaries.characters] [R ci.sets.emissaries.uniques]
            _set(
                "illustrious_emissaries",
                "witch spy seer emperor bishop merchant scholar diplomat",
                "artist",
                "factory framework great_wall haunted_quarter ivory_tower keep library museum "
                "observatory park poor_house quarry school_of_magic smithy",
            ),
            # [R ci.sets.dignitaries.characters] [R ci.sets.dignitaries.uniques]
            _set(
                "devious_dignitaries",
                "magistrate blackmailer wizard king abbot alchemist navigator marshal",
                "queen",
                "dragon_gate factory framework haunted_quarter laboratory necropolis park "
                "poor_house secret_vault smithy stables theater thieves_den wishing_well",
            ),
            # [R ci.sets.delegates.characters] [R ci.sets.delegates.uniques]
            _set(
                "tenacious_delegates",
                "assassin spy seer king cardinal trader scholar diplomat",
                "artist",
                "basilica capitol haunted_quarter imperial_treasury laboratory library map_room "
                "observatory school_of_magic secret_vault smithy stables statue wishing_well",
            ),
            # [R ci.sets.nobles.characters] [R ci.sets.nobles.uniques]
            _set(
                "vicious_nobles",
                "assassin thief magician patrician cardinal merchant navigator warlord",
                "tax_collector",
                "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory "
                "map_room monument museum school_of_magic statue thieves_den wishing_well",
            ),
        )
    )
)

# A character that this number of players cannot use → those that the rulebook names instead.
# [R ci.sets.emperor_with_two] [R ci.sets.queen_with_three_or_four]
INSTEAD: Mapping[str, tuple[str, ...]] = _table(
    {"emperor": ("king", "patrician"), "queen": ("artist", "tax_collector")}
)

SEATS = (2, 8)  # [R ci.intro.players] fewest and most
UNIQUES_IN_DECK = 14  # [R ci.cast.fourteen_uniques]
DECK = 68  # [R ci.cast.deck] [R ci.setup.shuffle] cards, the fourteen among them
START_GOLD = 2  # [R ci.setup.gold]
START_CARDS = 4  # [R ci.setup.hand]
COINS = 30  # [R ci.contents.gold] in the box; [R ci.open.gold_unlimited] it is no limit
WARRANTS = 3  # [R ci.contents.warrants]
THREATS = 2  # [R ci.contents.threats]

# [R ci.rank9.three_and_eight] [R ci.rank9.four_to_seven] [R ci.two.ranks] [R ci.three.ranks]
# players → how many characters may be in the cast
CAST_SIZES: Mapping[int, tuple[int, ...]] = _table(
    {2: (8,), 3: (9,), 4: (8, 9), 5: (8, 9), 6: (8, 9), 7: (8, 9), 8: (9,)}
)

# [R ci.selection.table_eight] [R ci.selection.table_nine] [R ci.two.face_down]
# [R ci.three.face_down] (players, characters) → how many are discarded face up
FACE_UP: Mapping[tuple[int, int], int] = _table(
    {
        (2, 8): 0,
        (3, 9): 0,
        (4, 8): 2,
        (4, 9): 3,
        (5, 8): 1,
        (5, 9): 2,
        (6, 8): 0,
        (6, 9): 1,
        (7, 8): 0,
        (7, 9): 0,
        (8, 9): 0,
    }
)
FACE_DOWN = 1  # [R ci.selection.face_down]

# [R ci.selection.seven_both] [R ci.rank9.eight_players] [R ci.ruling.seven_with_nine]
# (players, characters) with whom the last one takes the card discarded face down as well
LAST_TAKES_BOTH = frozenset({(7, 8), (8, 9)})

# [R ci.few.two_characters] players → characters that everybody holds in a round
CHARACTERS_EACH: Mapping[int, int] = _table({2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1})

# [R ci.end.seventh] [R ci.intro.seven_ends] [R ci.two.eighth] [R ci.three.eighth]
# players → districts of a complete city
COMPLETE: Mapping[int, int] = _table({2: 8, 3: 8, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7})

GATHER_GOLD = 2  # [R ci.action.gather_gold]
DRAW, KEEP = 2, 1  # [R ci.action.gather_cards]
GOLD_MINE_EXTRA = 1  # [R ci.unique.gold_mine.extra]
OBSERVATORY_DRAW = 3  # [R ci.unique.observatory.three]
MERCHANT_EXTRA = 1  # [R ci.char.merchant.extra]
ARCHITECT_CARDS = 2  # [R ci.char.architect.cards]
NAVIGATOR_EXTRA = 4  # [R ci.char.navigator.extra] gold or cards
QUEEN_GOLD = 3  # [R ci.char.queen.neighbour]
MARSHAL_LIMIT = 3  # [R ci.char.marshal.seize] building cost
WARLORD_DISCOUNT = 1  # [R ci.char.warlord.destroy]
GREAT_WALL_SURCHARGE = 1  # [R ci.unique.great_wall.surcharge]
FACTORY_DISCOUNT = 1  # [R ci.unique.factory.discount]
PROPERTY_TAX = 1  # [R ci.char.tax_collector.tax]
BEAUTIFIED = 1  # [R ci.char.artist.cost_up]
LABORATORY_GOLD = 2  # [R ci.unique.laboratory.gold]
SMITHY_PRICE, SMITHY_CARDS = 2, 3  # [R ci.unique.smithy.cards]
PARK_CARDS = 2  # [R ci.unique.park.draw]
POOR_HOUSE_GOLD = 1  # [R ci.unique.poor_house.gold]
MONUMENT_BARRED_AT = 5  # [R ci.unique.monument.limit] [R ci.ruling.monument_eight] districts
MONUMENT_WEIGHT = 2  # [R ci.unique.monument.counts_two]

FIVE_TYPES = 3  # [R ci.score.five_types]
FIRST_COMPLETE = 4  # [R ci.score.first_complete]
OTHER_COMPLETE = 2  # [R ci.score.other_complete]
SECRET_VAULT = 3  # [R ci.unique.secret_vault.score]
DRAGON_GATE = 2  # [R ci.unique.dragon_gate.score]
STATUE = 5  # [R ci.unique.statue.score]
IVORY_TOWER = 5  # [R ci.unique.ivory_tower.score]
CAPITOL = 3  # [R ci.unique.capitol.score]
CAPITOL_ALIKE = 3  # [R ci.unique.capitol.score] districts of one type


def weight(district: str) -> int:
    """[R ci.unique.monument.counts_two] Return how many districts it counts as
    in a complete city.
    """
    return MONUMENT_WEIGHT if district == "monument" else 1
