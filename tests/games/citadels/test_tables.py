"""Chapter: contents. What is in the box, and the sets that the book recommends."""

from collections import Counter

import pytest

from companion.games.citadels.cast import random_uniques
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
    costs = {district: DISTRICTS[district].cost for district in BASIC}
    assert costs == {
        "manor": 3,
        "castle": 4,
        "palace": 5,
        "temple": 1,
        "church": 2,
        "monastery": 3,
        "cathedral": 5,
        "tavern": 1,
        "market": 2,
        "trading_post": 2,
        "docks": 3,
        "harbor": 4,
        "town_hall": 5,
        "watchtower": 1,
        "prison": 2,
        "barracks": 3,
        "fortress": 5,
    }


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
    costs = {district: cost for cost, words in by_cost.items() for district in words.split()}
    assert {district: DISTRICTS[district].cost for district in UNIQUES} == costs


@pytest.mark.rule("ci.cast.fourteen_uniques", "ci.first.uniques")
@pytest.mark.parametrize("name", SETS)
def test_a_set_has_fourteen_unique_districts_and_a_character_of_each_rank(name):
    chosen = SETS[name]
    assert len(set(chosen.uniques)) == 14
    assert set(chosen.uniques) <= set(UNIQUES)
    characters = (*chosen.characters, chosen.ninth)
    assert [CHARACTERS[each].rank for each in characters] == list(range(1, 10))


@pytest.mark.parametrize(
    ("name", "uniques"),
    [
        pytest.param(
            "first_game",
            "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library "
            "map_room quarry school_of_magic smithy statue thieves_den wishing_well",
            marks=pytest.mark.rule("ci.first.uniques"),
        ),
        pytest.param(
            "ambitious_aristocrats",
            "capitol factory framework great_wall haunted_quarter keep necropolis park "
            "poor_house quarry school_of_magic stables statue thieves_den",
            marks=pytest.mark.rule("ci.sets.aristocrats.uniques"),
        ),
        pytest.param(
            "cunning_agents",
            "armory basilica dragon_gate gold_mine keep monument museum necropolis park "
            "poor_house quarry secret_vault smithy theater",
            marks=pytest.mark.rule("ci.sets.agents.uniques"),
        ),
        pytest.param(
            "illustrious_emissaries",
            "factory framework great_wall haunted_quarter ivory_tower keep library museum "
            "observatory park poor_house quarry school_of_magic smithy",
            marks=pytest.mark.rule("ci.sets.emissaries.uniques"),
        ),
        pytest.param(
            "devious_dignitaries",
            "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house "
            "secret_vault smithy stables theater thieves_den wishing_well",
            marks=pytest.mark.rule("ci.sets.dignitaries.uniques"),
        ),
        pytest.param(
            "tenacious_delegates",
            "basilica capitol haunted_quarter imperial_treasury laboratory library map_room "
            "observatory school_of_magic secret_vault smithy stables statue wishing_well",
            marks=pytest.mark.rule("ci.sets.delegates.uniques"),
        ),
        pytest.param(
            "vicious_nobles",
            "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory "
            "map_room monument museum school_of_magic statue thieves_den wishing_well",
            marks=pytest.mark.rule("ci.sets.nobles.uniques"),
        ),
    ],
)
def test_a_set_is_what_the_book_lists(name, uniques):
    assert sorted(SETS[name].uniques) == uniques.split()


@pytest.mark.rule("ci.cast.fourteen_uniques")
def test_fourteen_unique_districts_are_drawn():
    class Last:
        """Draws what stands last."""

        def choice(self, seq):
            return seq[-1]

        def sample(self, population, k):
            return list(population[-k:])[::-1]

    assert random_uniques(Last()) == UNIQUES[-14:]
