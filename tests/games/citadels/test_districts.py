"""Chapter: unique districts in play. What they score is in test_uniques_scored."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.options import Tool
from companion.games.citadels.tables import CHARACTERS
from companion.text import say
from tests.games.table import NAMES

from .play import Table

FIVE = ("manor", "castle", "church", "tavern", "market")
SEVEN = (*FIVE, "prison", "barracks")


def owner(*city, character="thief", gold=9, others=(), uniques=(), **options):
    """Seat 1 takes a turn in this city."""
    there = tuple(dict.fromkeys((*(each.partition(":")[0] for each in city), *uniques)))
    names = tuple(each for each in there if each not in (*SEVEN, "temple", "palace", "docks"))
    table = Table(4, character, *others, uniques=names, **options).city(1, *city).gold(1, gold)
    return table.calls().turn(character, 1)


def warranted(*city, character="architect", gold=20, uniques=()):
    """The same, and a warrant of seat 0 lies on the character."""
    names = tuple(dict.fromkeys((*(each for each in city if each not in SEVEN), *uniques)))
    table = Table(4, "magistrate", character, uniques=names).calls().turn("magistrate", 0)
    table.does(act.Tokens, (4, 5, CHARACTERS[character].rank))
    return table.ends().turn(character, 1).city(1, *city).gold(1, gold)


# Gathering


@pytest.mark.rule("ci.unique.gold_mine.extra")
def test_with_the_gold_mine_gathering_gold_brings_three_as_its_button_says():
    table = owner("gold_mine", gold=0)
    assert "Take 3 gold" in [say(one.label, "en", NAMES) for one in table.every("gather", 1)]
    assert table.gathers().has(1) == 3
    assert owner("gold_mine", gold=0).does(act.Gather, "cards").has(1) == 0


def test_a_bewitched_player_has_their_gold_mine():
    table = Table(4, "witch", uniques=("gold_mine",)).city(1, "gold_mine").calls()
    table.turn("witch", 0).gathers().does(act.Name, 6).turn("merchant", 1).gathers()
    assert (table.has(0), table.has(1)) == (2 + 2 + 1, 2 + 3)


def test_library_and_observatory_leave_more_cards_in_hand():
    assert owner("library").does(act.Gather, "cards").holds(1) == 6
    assert owner("observatory").does(act.Gather, "cards").holds(1) == 5
    assert owner("library", "observatory").does(act.Gather, "cards").holds(1) == 7


# Building


@pytest.mark.rule("ci.unique.factory.discount")
def test_the_factory_takes_one_off_every_other_unique_district():
    table = owner("factory", uniques=("keep",)).builds("keep")
    assert table.has(1) == 9 - 2
    assert owner("factory").builds("manor").has(1) == 6
    assert owner(uniques=("factory",)).builds("factory").has(1) == 4
    keep = next(each for each in table.seat(1).city if each.district == "keep")
    assert keep.cost == 3


@pytest.mark.rule("ci.unique.quarry.duplicates", "ci.unique.quarry.any_number")
def test_with_the_quarry_any_number_of_one_name_is_built():
    table = owner("quarry", "temple", character="architect").builds("temple").builds("temple")
    assert table.stands(1) == ["quarry", "temple", "temple", "temple"]


@pytest.mark.rule("ci.unique.stables.no_build_used")
def test_the_stables_do_not_count_as_a_build():
    table = owner(uniques=("stables",)).builds("temple").builds("stables")
    assert table.stands(1) == ["stables", "temple"]
    assert table.cannot(act.Build, "palace").key == "citadels-no-build-left"


@pytest.mark.rule("ci.unique.stables.confiscated")
def test_confiscated_stables_leave_the_normal_build():
    table = warranted(character="architect", uniques=("stables",)).builds("stables")
    table.does(act.AnswerWarrant, take=True, by=0)
    table.builds("temple").builds("tavern").builds("watchtower")
    assert table.stands(1) == ["tavern", "temple", "watchtower"]


@pytest.mark.rule("ci.unique.monument.limit", "ci.ruling.monument_eight")
@pytest.mark.parametrize("players", [2, 4])
def test_the_monument_is_not_built_where_five_stand(players):
    table = Table(players, uniques=("monument",)).city(1, *FIVE).gold(1, 9).calls()
    said = table.turn("thief", 1).doubted(act.Build, "monument")
    assert said == ("citadels-monument-late", {"n": 5})
    table.city(1, *FIVE[:4]).builds("monument")


@pytest.mark.rule("ci.unique.framework.free_build", "ci.ruling.sacrificed_cards")
def test_the_framework_is_destroyed_instead_of_paying():
    table = owner("framework", "manor").builds("palace", pay="framework")
    assert (table.has(1), table.stands(1)) == (9, ["manor", "palace"])
    assert owner("manor").doubted(act.Build, "palace", pay="framework")[0] == "citadels-not-there"


@pytest.mark.rule("ci.ruling.unpaid_build_counts")
def test_a_build_that_was_not_paid_for_is_a_build_of_the_turn():
    table = owner("framework").builds("palace", pay="framework")
    assert table.cannot(act.Build, "temple").key == "citadels-no-build-left"
    table = owner("manor", uniques=("necropolis",))
    table.builds("necropolis", pay="sacrifice", sacrifice="manor")
    assert table.cannot(act.Build, "temple").key == "citadels-no-build-left"


@pytest.mark.rule("ci.unique.framework.not_confiscated", "ci.unique.framework.next_paid")
def test_what_the_framework_built_is_not_confiscated_but_the_next_paid_one_is():
    table = warranted("framework").builds("castle", pay="framework")
    assert table.view().prompt is None
    table.builds("temple")
    assert table.view().prompt.seat == 0
    table.does(act.AnswerWarrant, take=True, by=0)
    assert (table.stands(0), table.stands(1)) == (["temple"], ["castle"])


@pytest.mark.rule("ci.unique.necropolis.sacrifice")
def test_the_necropolis_is_built_by_destroying_a_district():
    table = owner("manor", "castle", uniques=("necropolis",))
    table.builds("necropolis", pay="sacrifice", sacrifice="manor")
    assert (table.has(1), table.stands(1)) == (9, ["castle", "necropolis"])


def test_only_the_necropolis_and_only_with_a_district_of_ones_own():
    table = owner("manor", uniques=("necropolis",))
    assert table.cannot(act.Build, "palace", pay="sacrifice", sacrifice="manor").key == (
        "citadels-only-necropolis"
    )
    assert table.cannot(act.Build, "necropolis", pay="sacrifice").key == "citadels-sacrifice-which"
    said = table.doubted(act.Build, "necropolis", pay="sacrifice", sacrifice="castle")
    assert said[0] == "citadels-not-there"


@pytest.mark.rule("ci.unique.necropolis.not_confiscated", "ci.unique.necropolis.next_paid")
def test_a_sacrificed_necropolis_is_not_confiscated_but_the_next_paid_one_is():
    table = warranted("manor", uniques=("necropolis",))
    table.builds("necropolis", pay="sacrifice", sacrifice="manor")
    assert table.view().prompt is None
    assert table.builds("temple").view().prompt is not None


@pytest.mark.rule("ci.unique.thieves_den.pay_cards")
@pytest.mark.parametrize("cards", [0, 2, 3])
def test_cards_pay_for_a_part_of_the_thieves_den(cards):
    table = owner(uniques=("thieves_den",)).builds("thieves_den", cards=cards)
    assert (table.has(1), table.holds(1)) == (9 - 6 + cards, 4 - 1 - cards)


def test_cards_pay_for_nothing_else_and_no_more_than_the_price():
    table = owner(uniques=("thieves_den",))
    assert table.cannot(act.Build, "palace", cards=1).key == "citadels-no-cards"
    assert table.cannot(act.Build, "thieves_den", cards=7).args == {"n": 6}


@pytest.mark.rule("ci.unique.thieves_den.confiscated")
def test_of_a_confiscated_thieves_den_only_the_gold_comes_back():
    table = warranted(uniques=("thieves_den",)).hand(1, 6).builds("thieves_den", cards=2)
    table.does(act.AnswerWarrant, take=True, by=0)
    assert (table.has(1), table.holds(1)) == (20, 3)


@pytest.mark.rule("ci.ruling.thieves_den_all_cards")
def test_a_thieves_den_paid_in_cards_alone_is_not_confiscated_the_next_one_is():
    table = warranted(uniques=("thieves_den",)).hand(1, 8).builds("thieves_den", cards=6)
    assert table.view().prompt is None
    assert table.builds("temple").view().prompt is not None


def test_there_is_only_one_of_each_unique_district():
    table = owner(uniques=("keep",)).city(2, "keep")
    said = table.doubted(act.Build, "keep")
    assert said[0] == "citadels-only-one"


# Income


@pytest.mark.rule("ci.unique.school_of_magic.income")
@pytest.mark.parametrize("character", ["king", "bishop", "merchant", "warlord"])
def test_the_school_of_magic_is_of_every_type_for_income(character):
    table = owner("school_of_magic", character=character, gold=0).does(act.Income)
    assert table.has(1) == 1


@pytest.mark.rule("ci.unique.school_of_magic.abbot")
def test_for_the_abbot_the_school_of_magic_is_one_of_the_two():
    table = owner("school_of_magic", "church", character="abbot", gold=0)
    assert [one.action["gold"] for one in table.every("income", 1)] == [2, 1, 0]
    table.does(act.Income, gold=1)
    assert (table.has(1), table.holds(1)) == (1, 5)


# Once in a turn


@pytest.mark.rule("ci.unique.smithy.cards")
def test_the_smithy_gives_three_cards_for_two_gold():
    table = owner("smithy").does(act.UseDistrict, "smithy")
    assert (table.has(1), table.holds(1)) == (7, 7)
    assert table.cannot(act.UseDistrict, "smithy").key == "citadels-used"
    assert owner("smithy", gold=1).cannot(act.UseDistrict, "smithy").key == "citadels-too-poor"


@pytest.mark.rule("ci.unique.laboratory.gold")
def test_the_laboratory_gives_two_gold_for_a_card():
    table = owner("laboratory").does(act.UseDistrict, "laboratory")
    assert (table.has(1), table.holds(1)) == (11, 3)
    assert table.cannot(act.UseDistrict, "laboratory").key == "citadels-used"


def test_a_card_goes_under_the_museum():
    table = owner("museum").does(act.UseDistrict, "museum")
    assert (table.holds(1), table.seat(1).city[0].cards_under) == (3, 1)
    assert table.cannot(act.UseDistrict, "museum").key == "citadels-used"


def test_nothing_goes_under_a_museum_while_cities_are_not_kept():
    table = owner("museum").act(None, act.SwitchTool(Tool.CITIES, on=False))
    table.does(act.UseDistrict, "museum").act(None, act.SwitchTool(Tool.CITIES, on=True))
    assert (table.holds(1), table.seat(1).city[0].cards_under) == (3, 0)


@pytest.mark.rule("ci.ruling.once_per_turn_two_turns")
def test_with_two_turns_in_a_round_it_goes_once_in_each():
    table = Table(2, uniques=("smithy",)).city(1, "smithy").gold(1, 9).calls()
    table.turn("thief", 1).does(act.UseDistrict, "smithy").ends()
    assert table.turn("king", 1).does(act.UseDistrict, "smithy").has(1) == 5


def test_other_districts_have_nothing_to_use():
    assert owner("keep").cannot(act.UseDistrict, "keep").key == "citadels-nothing-to-use"
    assert owner("manor").doubted(act.UseDistrict, "smithy")[0] == "citadels-not-there"


# At the end of the turn


@pytest.mark.rule("ci.unique.poor_house.gold")
def test_who_ends_without_gold_gets_one_from_the_poor_house():
    assert owner("poor_house", gold=0).does(act.Gather, "cards").ends().has(1) == 1
    assert owner("poor_house", gold=1).does(act.Gather, "cards").ends().has(1) == 1


@pytest.mark.rule("ci.unique.poor_house.alchemist")
def test_the_poor_house_comes_before_the_alchemists_refund():
    table = owner("poor_house", character="alchemist", gold=4).builds("castle").ends()
    assert table.has(1) == 5


def test_who_ends_without_cards_draws_two_in_the_park():
    assert owner("park").hand(1, 0).ends().holds(1) == 2
    assert owner("park").hand(1, 1).ends().holds(1) == 1


# The Armory


@pytest.mark.rule("ci.unique.armory.destroy")
def test_the_armory_is_destroyed_to_destroy_another_district():
    table = owner("armory", "manor").city(2, "palace", "temple")
    table.does(act.Destroy, 2, "palace", armory=True)
    assert (table.stands(1), table.stands(2), table.has(1)) == (["manor"], ["temple"], 9)
    assert owner("manor").doubted(act.Destroy, 1, "manor", armory=True)[0] == "citadels-not-there"
    assert owner("armory").cannot(act.Destroy, 1, "armory", armory=True).key == (
        "citadels-not-for-itself"
    )


@pytest.mark.rule("ci.unique.armory.not_complete")
def test_the_armory_destroys_nothing_in_a_complete_city():
    said = owner("armory").city(2, *SEVEN).doubted(act.Destroy, 2, "manor", armory=True)
    assert said[0] == "citadels-complete"


@pytest.mark.rule("ci.ruling.armory_keep")
def test_the_armory_may_destroy_the_keep():
    table = owner("armory", uniques=("keep",)).city(2, "keep")
    assert table.does(act.Destroy, 2, "keep", armory=True).stands(2) == []


def test_without_the_cities_armory_and_smithy_are_said_to_be_there():
    light = (Tool.CALLER, Tool.BANK)
    table = Table(4, tools=light, uniques=("smithy", "armory")).calls().turn("thief", 1)
    table.does(act.UseDistrict, "smithy").does(act.Destroy, 2, armory=True)
    assert table.has(1) == 0
    assert table.cannot(act.Destroy, 2, armory=True).key == "citadels-used"
