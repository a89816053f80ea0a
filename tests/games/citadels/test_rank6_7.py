"""Characters of rank 6 and 7: Merchant, Alchemist, Trader, Architect, Navigator, Scholar."""

import pytest

from companion.games.citadels import actions as act
from companion.text import say
from tests.games.table import NAMES

from .play import Table


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


@pytest.mark.rule("ci.char.merchant.extra", "ci.ruling.ability_before_gathering")
def test_a_merchants_coin_pays_for_what_is_done_before_gathering():
    """It came with the gathering alone: with one gold the Smithy was out of reach."""
    table = Table(uniques=("smithy",)).city(2, "smithy").gold(2, 1).calls().turn("merchant", 2)
    assert table.cannot(act.UseDistrict, "smithy").key == "citadels-too-poor"
    [extra] = table.every("extra", 2)
    assert (extra.group, table.said_against(2, act.TakeExtra(table.state.call, "gold"))) == (
        "more",
        [],
    )
    table.does(act.TakeExtra, "gold").does(act.UseDistrict, "smithy")
    assert table.has(2) == 0
    assert table.cannot(act.TakeExtra, "gold").key == "citadels-used"
    assert table.gathers().ends().has(2) == 2


@pytest.mark.rule("ci.char.architect.cards", "ci.char.queen.neighbour")
@pytest.mark.parametrize(
    ("character", "take", "other", "gold", "cards"),
    [("architect", "cards", "gold", 0, 2), ("queen", "gold", "cards", 3, 0)],
)
def test_what_comes_besides_is_taken_before_gathering_once(character, take, other, gold, cards):
    table = Table(5, character).calls().turn("king", 1).ends().turn(character, 2)
    before = table.has(2), table.holds(2)
    assert table.cannot(act.TakeExtra, other).key == "citadels-no-extra"
    table.does(act.TakeExtra, take)
    assert (table.has(2), table.holds(2)) == (before[0] + gold, before[1] + cards)
    table.gathers().ends()
    assert (table.has(2), table.holds(2)) == (before[0] + gold + 2, before[1] + cards)


def test_nothing_comes_besides_to_a_queen_far_from_rank_4_nor_to_who_has_no_extra():
    table = Table(5, "queen").calls().turn("king", 0).ends().turn("queen", 2)
    assert table.every("extra", 2) == []
    assert table.cannot(act.TakeExtra, "gold").key == "citadels-no-extra"
    assert Table().calls().turn("thief", 1).cannot(act.TakeExtra, "gold").key == (
        "citadels-other-character"
    )


@pytest.mark.rule("ci.char.witch.victim_no_extra", "ci.char.blackmailer.answer_first")
def test_a_threatened_or_bewitched_merchant_gathers_first():
    table = Table(4, "witch").calls().turn("witch", 0).gathers().does(act.Name, 6)
    assert table.turn("merchant", 2).cannot(act.TakeExtra, "gold").key == "citadels-bewitched"
    table = Table(4, "blackmailer").calls().turn("blackmailer", 0)
    table.does(act.Tokens, (6, 7)).gathers().ends().turn("merchant", 2)
    assert table.cannot(act.TakeExtra, "gold").key == "citadels-threat-first"


def log(table):
    return say(table.narrated().public, "en", NAMES)


def test_the_log_tells_what_comes_besides():
    table = Table().calls().turn("merchant", 2)
    assert log(table.gathers()) == "Cem took 2 gold. And 1 extra gold."
    table = Table().calls().turn("architect", 2)
    assert log(table.does(act.TakeExtra, "cards")) == "Cem took 2 extra cards."
    assert log(table.gathers()) == "Cem took 2 gold."
    table = Table(4, "witch").calls().turn("witch", 0).gathers().does(act.Name, 6)
    table.turn("merchant", 2).gathers()
    assert log(table) == "Cem took 2 gold. The Witch goes on: Ann. And 1 extra gold."
