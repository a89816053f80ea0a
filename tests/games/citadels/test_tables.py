"""Chapter: contents. What is in the box, and the sets that the book recommends."""

from collections import Counter

import pytest

from companion.games.citadels.cast import random_uniques
from companion.games.citadels.options import Options
from companion.games.citadels.tables import (
    BASIC,
    BY_RANK,
    CHARACTERS,
    DECK,
    DISTRICTS,
    SETS,
    THREATS,
    UNIQUES,
    UNIQUES_IN_DECK,
    WARRANTS,
    Type,
)


def listed(by_number):
    """District → number, of lists by number."""
    return {district: n for n, words in by_number.items() for district in words.split()}


@pytest.mark.rule("ci.contents.characters")
def test_there_are_three_characters_of_each_of_nine_ranks():
    assert len(CHARACTERS) == 27
    assert [len(BY_RANK[rank]) for rank in range(1, 10)] == [3] * 9


@pytest.mark.rule("ci.contents.basic")
def test_basic_districts_are_11_religious_11_military_12_noble_and_20_trade():
    cards: Counter[Type] = Counter()
    for district in BASIC:
        cards[DISTRICTS[district].type] += DISTRICTS[district].copies
    assert cards == {Type.NOBLE: 12, Type.RELIGIOUS: 11, Type.TRADE: 20, Type.MILITARY: 11}
    assert cards.total() + UNIQUES_IN_DECK == DECK


@pytest.mark.rule("ci.contents.unique")
def test_there_are_thirty_unique_districts_one_of_each():
    assert len(UNIQUES) == 30
    assert {DISTRICTS[district].copies for district in UNIQUES} == {1}


@pytest.mark.rule("ci.contents.warrants", "ci.contents.threats")
def test_there_are_as_many_tokens_as_characters_may_be_marked():
    assert CHARACTERS["magistrate"].marks == WARRANTS == 3
    assert CHARACTERS["blackmailer"].marks == THREATS == 2


@pytest.mark.rule("ci.district.noble", "ci.district.religious", "ci.district.trade")
@pytest.mark.rule("ci.district.military")
def test_a_basic_district_costs_what_is_printed():
    assert {district: DISTRICTS[district].cost for district in BASIC} == listed(
        {
            1: "temple tavern watchtower",
            2: "church market trading_post prison",
            3: "manor monastery docks barracks",
            4: "castle harbor",
            5: "palace cathedral town_hall fortress",
        }
    )


@pytest.mark.rule("ci.district.unique_costs")
def test_a_unique_district_costs_what_is_printed():
    by_cost = {
        0: "secret_vault",
        2: "haunted_quarter stables",
        3: "armory framework keep statue",
        4: "basilica monument museum observatory poor_house",
        5: "capitol factory imperial_treasury ivory_tower laboratory map_room necropolis quarry "
        "smithy wishing_well",
        6: "dragon_gate gold_mine great_wall library park school_of_magic theater thieves_den",
    }
    assert {district: DISTRICTS[district].cost for district in UNIQUES} == listed(by_cost)


@pytest.mark.rule("ci.cast.fourteen_uniques")
@pytest.mark.parametrize(
    ("name", "characters", "uniques"),
    [
        pytest.param(
            "first_game",
            "assassin thief magician king bishop merchant architect warlord artist",
            "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library "
            "map_room quarry school_of_magic smithy statue thieves_den wishing_well",
            marks=pytest.mark.rule("ci.first.characters", "ci.first.uniques"),
        ),
        pytest.param(
            "ambitious_aristocrats",
            "magistrate thief wizard patrician bishop trader architect marshal queen",
            "capitol factory framework great_wall haunted_quarter keep necropolis park "
            "poor_house quarry school_of_magic stables statue thieves_den",
            marks=pytest.mark.rule("ci.sets.aristocrats.characters", "ci.sets.aristocrats.uniques"),
        ),
        pytest.param(
            "cunning_agents",
            "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
            "armory basilica dragon_gate gold_mine keep monument museum necropolis park "
            "poor_house quarry secret_vault smithy theater",
            marks=pytest.mark.rule("ci.sets.agents.characters", "ci.sets.agents.uniques"),
        ),
        pytest.param(
            "illustrious_emissaries",
            "witch spy seer emperor bishop merchant scholar diplomat artist",
            "factory framework great_wall haunted_quarter ivory_tower keep library museum "
            "observatory park poor_house quarry school_of_magic smithy",
            marks=pytest.mark.rule("ci.sets.emissaries.characters", "ci.sets.emissaries.uniques"),
        ),
        pytest.param(
            "devious_dignitaries",
            "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
            "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house "
            "secret_vault smithy stables theater thieves_den wishing_well",
            marks=pytest.mark.rule("ci.sets.dignitaries.characters", "ci.sets.dignitaries.uniques"),
        ),
        pytest.param(
            "tenacious_delegates",
            "assassin spy seer king cardinal trader scholar diplomat artist",
            "basilica capitol haunted_quarter imperial_treasury laboratory library map_room "
            "observatory school_of_magic secret_vault smithy stables statue wishing_well",
            marks=pytest.mark.rule("ci.sets.delegates.characters", "ci.sets.delegates.uniques"),
        ),
        pytest.param(
            "vicious_nobles",
            "assassin thief magician patrician cardinal merchant navigator warlord tax_collector",
            "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory "
            "map_room monument museum school_of_magic statue thieves_den wishing_well",
            marks=pytest.mark.rule("ci.sets.nobles.characters", "ci.sets.nobles.uniques"),
        ),
    ],
)
def test_a_set_is_what_the_book_lists(name, characters, uniques):
    assert sorted(SETS[name].uniques) == uniques.split()
    assert " ".join(Options(set=name).cast_for(8)) == characters


@pytest.mark.rule("ci.cast.fourteen_uniques")
def test_fourteen_unique_districts_are_drawn():
    class Last:
        """Draws what stands last."""

        def choice(self, seq):
            return seq[-1]

        def sample(self, population, k):
            return list(population[-k:])[::-1]

    assert random_uniques(Last()) == UNIQUES[-14:]
