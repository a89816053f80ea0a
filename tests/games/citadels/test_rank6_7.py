"""Characters of rank 6 and 7: Merchant, Alchemist, Trader, Architect, Navigator, Scholar."""

import pytest

from companion.games.citadels import actions as act

from .play import Table


@pytest.mark.rule("ci.char.merchant.income")
def test_the_merchant_gets_a_gold_for_each_trade_district():
    table = Table().city(2, "tavern", "market", "manor").calls().turn("merchant", 2)
    assert table.does(act.Income).has(2) == 4


@pytest.mark.rule("ci.char.merchant.extra")
@pytest.mark.parametrize(("take", "gold"), [("gold", 5), ("cards", 3)])
def test_the_merchant_gets_one_on_top_whatever_was_gathered(take, gold):
    table = Table().calls().turn("merchant", 2).does(act.Gather, take)
    assert table.has(2) == gold
    assert table.ends().has(2) == gold, "once"


def test_a_merchant_who_forgot_to_tap_has_the_extra_coin_at_the_end():
    assert Table().calls().turn("merchant", 2).ends().has(2) == 3


@pytest.mark.rule("ci.char.alchemist.refund")
def test_the_alchemist_gets_all_building_costs_back_at_the_end():
    table = Table(4, "alchemist").gold(2, 5).calls().turn("alchemist", 2).builds("castle")
    assert table.has(2) == 1
    assert table.ends().has(2) == 5


@pytest.mark.rule("ci.char.alchemist.only_building")
def test_the_alchemist_gets_nothing_else_back():
    table = Table(4, "alchemist", "tax_collector", uniques=("smithy",)).city(2, "smithy")
    table.gold(2, 9).calls().turn("alchemist", 2).does(act.UseDistrict, "smithy").builds("castle")
    assert table.has(2) == 9 - 2 - 4 - 1
    assert table.ends().has(2) == 9 - 2 - 1


@pytest.mark.rule("ci.char.alchemist.needs_gold")
def test_the_alchemist_must_have_the_gold_first():
    table = Table(4, "alchemist").gold(2, 3).calls().turn("alchemist", 2)
    assert table.cannot(act.Build, "castle").key == "citadels-too-poor"


@pytest.mark.rule("ci.ruling.thieves_den_alchemist")
def test_the_alchemist_gets_no_cards_back_that_paid_for_the_thieves_den():
    table = Table(4, "alchemist", uniques=("thieves_den",)).gold(2, 4).calls()
    table.turn("alchemist", 2).builds("thieves_den", cards=2).ends()
    assert (table.has(2), table.holds(2)) == (4, 1)


@pytest.mark.rule("ci.char.trader.income")
def test_the_trader_gets_a_gold_for_each_trade_district():
    table = Table(4, "trader").city(2, "tavern", "market").calls().turn("trader", 2)
    assert table.does(act.Income).has(2) == 4


@pytest.mark.rule("ci.char.trader.trade_builds")
def test_the_trader_builds_trade_districts_on_top_of_the_normal_build():
    table = Table(4, "trader").gold(2, 20).calls().turn("trader", 2)
    table.builds("tavern").builds("manor").builds("market").builds("docks")
    assert table.stands(2) == ["docks", "manor", "market", "tavern"]
    assert table.cannot(act.Build, "castle").key == "citadels-no-build-left"


@pytest.mark.rule("ci.char.architect.three_builds")
def test_the_architect_draws_two_and_builds_three():
    table = Table().gold(2, 20).calls().turn("architect", 2).gathers()
    assert table.holds(2) == 6
    table.builds("temple").builds("tavern").builds("watchtower")
    said = table.cannot(act.Build, "manor")
    assert (said.rule, said.args) == ("ci.char.architect.three_builds", {"n": 3})


@pytest.mark.rule("ci.char.navigator.extra")
@pytest.mark.parametrize(("take", "gold", "cards"), [("gold", 8, 4), ("cards", 4, 8)])
def test_the_navigator_takes_four_gold_or_four_cards(take, gold, cards):
    table = Table(4, "navigator").calls().turn("navigator", 2).gathers().does(act.TakeExtra, take)
    assert (table.has(2), table.holds(2)) == (gold, cards)
    assert table.cannot(act.TakeExtra, "gold").key == "citadels-used"


@pytest.mark.rule("ci.char.navigator.no_build")
@pytest.mark.parametrize("district", ["temple", "stables"])
def test_the_navigator_never_builds_not_even_what_does_not_count(district):
    table = Table(4, "navigator", uniques=("stables",)).gold(2, 9).calls().turn("navigator", 2)
    said = table.cannot(act.Build, district)
    assert (said.key, said.rule) == ("citadels-navigator-never", "ci.char.navigator.no_build")
    assert table.cannot(act.Build, price=1, exempt=True).rule == "ci.char.navigator.no_build"
    assert table.every("build_said", 2) == []


@pytest.mark.rule("ci.char.scholar.two_builds")
def test_the_scholar_keeps_one_of_seven_and_builds_two():
    table = Table(4, "scholar").gold(2, 9).calls().turn("scholar", 2).does(act.UseAbility)
    assert table.holds(2) == 5
    table.builds("temple").builds("tavern")
    said = table.cannot(act.Build, "watchtower")
    assert (said.rule, said.args) == ("ci.char.scholar.two_builds", {"n": 2})
