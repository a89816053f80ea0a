"""Chapter: gathering, income, building; gold and hands that everybody sees."""

import pytest

from companion.games.citadels import actions as act
from companion.games.citadels.options import Tool
from companion.text import say
from tests.games.table import NAMES

from .play import Table


@pytest.mark.rule("ci.action.gather_gold")
def test_gathering_gold_is_two_from_the_bank():
    table = Table().calls().turn("thief", 1)
    bank = table.view().bank
    table.does(act.Gather, "gold")
    assert (table.has(1), table.view().bank) == (4, bank - 2)


def test_gathering_cards_leaves_one_in_hand():
    table = Table().calls().turn("thief", 1).does(act.Gather, "cards")
    assert (table.has(1), table.holds(1)) == (2, 5)


def test_one_gathers_once():
    table = Table().calls().turn("thief", 1).does(act.Gather, "cards")
    assert table.cannot(act.Gather, "gold").key == "citadels-gathered"
    assert table.every("gather", 1) == []


def test_gathering_and_ending_the_turn_is_two_taps():
    table = Table().calls().turn("thief", 1)
    taps = len(table.entries)
    table.do("gather", 1).do("end_turn", 1)
    assert len(table.entries) - taps == 2
    assert table.state.turn is None


def test_who_forgot_to_tap_gathering_may_end_the_turn():
    table = Table().calls().turn("thief", 1)
    assert say(table.view().turn.unready, "en") == "Nothing gathered yet."
    assert table.ends().state.turn is None


@pytest.mark.rule("ci.ruling.ability_before_gathering")
def test_what_has_no_time_of_its_own_may_come_before_gathering():
    table = Table().gold(1, 9).city(1, "manor").calls().turn("king", 1)
    table.does(act.Income).builds("castle").gathers()
    assert table.has(1) == 9 + 1 - 4 + 2


@pytest.mark.rule("ci.action.build_pay")
def test_a_district_is_built_for_its_cost_to_the_bank():
    table = Table().gold(1, 5).calls().turn("thief", 1)
    bank = table.view().bank
    table.builds("harbor")
    assert (table.has(1), table.view().bank) == (1, bank + 4)
    assert table.stands(1) == ["harbor"]
    assert table.holds(1) == 3


@pytest.mark.rule("ci.action.build_pay")
def test_nobody_builds_beyond_their_gold_where_the_app_is_the_purse():
    table = Table().calls().turn("thief", 1)
    said = table.cannot(act.Build, "harbor")
    assert (said.key, said.rule) == ("citadels-too-poor", "ci.action.build_pay")
    assert (said.args["need"], said.args["have"]) == (4, 2)


def test_with_coins_on_the_table_a_short_purse_is_no_wall():
    table = Table(purse="coins").calls().turn("thief", 1).builds("harbor")
    assert (table.has(1), table.stands(1)) == (0, ["harbor"])


@pytest.mark.rule("ci.action.build_one")
def test_one_district_in_a_turn():
    table = Table().gold(1, 9).calls().turn("thief", 1).builds("temple")
    said = table.cannot(act.Build, "tavern")
    assert (said.key, said.rule) == ("citadels-no-build-left", "ci.action.build_one")


@pytest.mark.rule("ci.action.no_duplicate")
def test_no_second_district_of_one_name():
    table = Table().gold(1, 9).city(1, "temple").calls().turn("thief", 1)
    said = table.doubted(act.Build, "temple")
    assert said[0] == "citadels-built-already"
    assert table.every("build", 1, "now", district="temple") == []
    assert "Temple: Temple is already in this city." in table.why_not("build", 1)


@pytest.mark.rule("ci.ability.once")
def test_an_ability_is_used_once_in_a_turn():
    table = Table().city(1, "manor").calls().turn("king", 1).does(act.Income)
    said = table.cannot(act.Income)
    assert (said.key, said.rule) == ("citadels-used", "ci.ability.once")


@pytest.mark.rule("ci.ability.income", "ci.detail.income", "ci.char.*.income")
@pytest.mark.parametrize(
    ("character", "gold", "cards"),
    [
        ("king", 2, 0), ("emperor", 2, 0), ("patrician", 0, 2),
        ("bishop", 1, 0), ("cardinal", 0, 1),
        ("merchant", 2, 0), ("trader", 2, 0),
        ("warlord", 1, 0), ("diplomat", 1, 0), ("marshal", 1, 0),
    ],
)  # fmt: skip
def test_income_follows_the_districts_of_the_type(character, gold, cards):
    city = ("manor", "castle", "temple", "tavern", "market", "prison")
    table = Table(4, character).city(1, *city).calls().turn(character, 1)
    (listed,) = table.every("income", 1)
    assert dict(listed.label.args)["n"] == gold + cards
    before = table.has(1), table.holds(1)
    table.does(act.Income)
    assert (table.has(1), table.holds(1)) == (before[0] + gold, before[1] + cards)


@pytest.mark.rule("ci.detail.income_timing.example")
def test_income_may_come_before_building_or_after():
    before = Table().city(1, "temple").calls().turn("bishop", 1).does(act.Income)
    assert before.builds("church").has(1) == 2 + 1 - 2
    after = Table().city(1, "temple").calls().turn("bishop", 1).builds("church")
    assert after.does(act.Income).has(1) == 2 - 2 + 2


def test_the_end_takes_what_still_lies_there_and_says_so():
    table = Table().city(1, "manor", "castle").calls().turn("king", 1).gathers()
    [end] = table.every("end_with", 1)
    assert say(end.label, "en", NAMES) == "Take 2 gold and end"
    table.does(act.EndTurn, income=True)
    assert (table.has(1), table.state.turn) == (6, None)
    table = Table().city(1, "manor").calls().turn("king", 1).does(act.Income).gathers()
    assert table.every("end_with", 1) == []
    assert table.cannot(act.EndTurn, income=True).key == "citadels-used"


def test_who_brings_no_income_is_told_so():
    assert Table().calls().turn("thief", 1).cannot(act.Income).key == "citadels-no-income"


def test_where_cities_are_not_kept_the_person_says_the_number():
    table = Table(tools=(Tool.CALLER, Tool.BANK)).calls().turn("king", 1)
    assert table.every("income", 1) == []
    table.does(act.Income, gold=3).does(act.Build, price=4)
    assert table.has(1) == 1
    assert table.cannot(act.Build, price=1).key == "citadels-no-build-left"
    table.does(act.Build, price=1, exempt=True)


def test_where_cities_are_kept_another_number_is_accepted_with_a_remark():
    table = Table().gold(1, 9).city(1, "manor").calls().turn("king", 1)
    assert table.doubted(act.Income, gold=3) == ("citadels-income-is", {"n": 1})
    said, numbers = table.doubted(act.Build, "castle", price=1)
    assert (said, numbers["n"]) == ("citadels-price-is", 4)
    assert table.does(act.Income, gold=3).builds("castle", price=1).has(1) == 11


def test_a_district_that_is_not_named_is_only_paid_for():
    table = Table().gold(1, 9).calls().turn("thief", 1).does(act.Build, price=4)
    assert (table.has(1), table.stands(1)) == (5, [])


@pytest.mark.rule("ci.open.gold", "ci.open.hand_size")
def test_everybody_sees_all_gold_and_the_size_of_all_hands():
    table = Table().gold(2, 7).hand(3, 9)
    for viewer in (None, 0, 1, 2, 3):
        seats = table.view(viewer).seats
        assert [seat.gold for seat in seats] == [2, 2, 7, 2]
        assert [seat.hand for seat in seats] == [4, 4, 4, 9]


@pytest.mark.parametrize(
    ("district", "path"),
    [("tin", "action.district"), ("", "action.district"), ("secret_vault", "action.district")],
)
def test_what_is_no_district_is_not_built(district, path):
    table = Table().gold(1, 9).calls().turn("thief", 1)
    assert table.cannot(act.Build, district).path == path
    assert table.cannot(act.UseDistrict, district).path == path


def test_numbers_that_cannot_be_are_refused_with_their_place():
    table = Table(tools=(Tool.CALLER, Tool.BANK)).calls().turn("king", 1)
    assert table.cannot(act.Build, price=-1).path == "action.price"
    assert table.cannot(act.Income, gold=10_001).path == "action.gold"
    assert table.cannot(act.Gather, "gold", more=2).path == "action.more"


def test_gold_goes_between_seats_and_the_bank():
    table = Table().act(1, act.Pay(1, 2, 2))
    assert [table.has(seat) for seat in range(4)] == [2, 0, 4, 2]
    assert table.refused(1, act.Pay(1, 0, 1)).key == "citadels-too-poor"
    assert table.refused(1, act.Pay(2, 1, 1)).key == "fault-not-yours"
    assert table.refused(1, act.Pay(1, 1, 1)).key == "citadels-pay-oneself"


def test_a_turn_that_ended_says_what_its_holder_got():
    table = Table(4, "alchemist").gold(1, 9).calls().turn("alchemist", 1).builds("manor")
    assert table.does(act.EndTurn).has(1) == 9
