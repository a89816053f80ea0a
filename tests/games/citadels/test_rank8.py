"""Characters of rank 8: Warlord, Diplomat, Marshal, and what is safe from them."""

import pytest

from companion.engine.game import World
from companion.games.citadels import GAME
from companion.games.citadels.actions import CorrectComplete, Destroy, Exchange, Seize
from companion.games.citadels.options import Tool

from .play import Table

SEVEN = ("manor", "castle", "temple", "church", "tavern", "market", "prison")


def warlord(gold=9, players=4, **options):
    """Seat 1 is the Warlord."""
    return Table(players, **options).gold(1, gold).calls().turn("warlord", 1)


def diplomat(gold=9, **options):
    return Table(4, "diplomat", **options).gold(1, gold).calls().turn("diplomat", 1)


def marshal(gold=9, **options):
    return Table(4, "marshal", **options).gold(1, gold).calls().turn("marshal", 1)


# Warlord


@pytest.mark.rule("ci.char.warlord.destroy", "ci.char.warlord.destroy.example")
@pytest.mark.parametrize(
    ("district", "price"), [("temple", 0), ("church", 1), ("manor", 2), ("fortress", 4)]
)
def test_a_district_is_destroyed_for_one_less_than_it_costs(district, price):
    table = warlord().city(2, district, "market")
    bank = table.view().bank
    table.does(Destroy, 2, district)
    assert (table.has(1), table.stands(2)) == (9 - price, ["market"])
    assert table.view().bank == bank + price


def test_one_district_in_a_turn():
    table = warlord().city(2, "temple", "tavern").does(Destroy, 2, "temple")
    assert table.cannot(Destroy, 2, "tavern").key == "citadels-used"


def test_who_cannot_pay_does_not_destroy():
    assert warlord(gold=1).city(2, "manor").cannot(Destroy, 2, "manor").key == "citadels-too-poor"


def test_what_does_not_stand_there_is_not_destroyed():
    table = warlord()
    assert table.doubted(Destroy, 2, "manor")[0] == "citadels-not-there"
    assert table.cannot(Destroy, 2).key == "citadels-which-district"
    assert table.cannot(Destroy, 9, "manor").path == "action.whom"


@pytest.mark.rule("ci.char.warlord.not_complete")
def test_nothing_in_a_complete_city_is_destroyed():
    table = warlord().city(2, *SEVEN)
    said = table.doubted(Destroy, 2, "temple")
    assert said[0] == "citadels-complete"


@pytest.mark.rule("ci.char.warlord.own_allowed")
def test_ones_own_district_may_be_destroyed():
    assert warlord().city(1, "manor", "temple").does(Destroy, 1, "manor").stands(1) == ["temple"]


@pytest.mark.rule("ci.ruling.own_completed_city")
def test_in_ones_own_complete_city_nothing_is_destroyed():
    assert warlord().city(1, *SEVEN).doubted(Destroy, 1, "temple")[0] == "citadels-complete"


@pytest.mark.rule("ci.ruling.own_completed_city")
def test_a_table_may_allow_the_warlord_their_own_complete_city():
    table = warlord(own_completed_city=True).city(1, *SEVEN).does(Destroy, 1, "temple")
    assert "temple" not in table.stands(1)
    other = warlord(own_completed_city=True).city(2, *SEVEN)
    assert other.doubted(Destroy, 2, "temple")[0] == "citadels-complete"


@pytest.mark.rule("ci.ruling.completed_then_shrunk")
def test_a_city_that_shrank_is_still_complete_for_everybody():
    table = warlord(own_completed_city=True).city(2, *SEVEN[:5])
    table.act(None, CorrectComplete(2, complete=True))
    assert table.doubted(Destroy, 2, "temple")[0] == "citadels-complete"
    assert table.ends().round_end().view().last_round


@pytest.mark.rule("ci.ruling.bishop_and_rank8_one_seat")
def test_who_has_the_bishop_too_destroys_nothing_of_their_own():
    table = Table(2).city(1, "manor").gold(1, 9).calls().turn("bishop", 1).ends()
    assert table.turn("warlord", 1).doubted(Destroy, 1, "manor")[0] == "citadels-shielded"
    table = Table(2, "diplomat").city(1, "manor").city(0, "castle").gold(1, 9).calls()
    table.turn("bishop", 1).ends().turn("diplomat", 1).does(Exchange, 0, "castle", "manor")
    assert table.stands(1) == ["castle"]
    table = Table(2, "marshal").city(0, "manor").gold(1, 9).calls()
    table.turn("bishop", 1).ends().turn("marshal", 1).does(Seize, 0, "manor")
    assert table.stands(1) == ["manor"]


@pytest.mark.rule("ci.char.artist.effects")
def test_a_beautified_district_costs_one_more_to_destroy():
    table = warlord().city(2, "manor+").does(Destroy, 2, "manor")
    assert table.has(1) == 9 - 3


@pytest.mark.parametrize(("noted", "said"), [("manor", True), ("manor+", False)])
def test_a_district_goes_as_it_is_noted_whatever_is_said_of_the_gold_on_it(noted, said):
    table = warlord().city(2, noted, "temple").does(Destroy, 2, "manor", beautified=said)
    assert [built.district for built in table.seat(2).city] == ["temple"]


@pytest.mark.rule("ci.ruling.beautified_gold", "ci.ruling.sacrificed_cards")
def test_gold_on_a_destroyed_district_goes_to_the_bank_and_on_a_moved_one_moves():
    table = warlord().city(2, "manor+", "temple")
    bank = table.view().bank
    table.does(Destroy, 2, "manor")
    assert table.view().bank == bank + 3 + 1
    assert (table.view().on_districts, table.stands(2)) == (0, ["temple"])
    table = diplomat().city(2, "manor+").city(1, "castle").does(Exchange, 2, "manor", "castle")
    assert (table.stands(1), table.view().on_districts) == (["manor+"], 1)


# Diplomat


@pytest.mark.rule("ci.char.diplomat.exchange", "ci.char.diplomat.pays_difference")
def test_the_diplomat_exchanges_and_pays_the_difference_to_the_other():
    table = diplomat().city(2, "palace", "temple").city(1, "manor")
    table.does(Exchange, 2, "palace", "manor")
    assert (table.stands(1), table.stands(2)) == (["palace"], ["manor", "temple"])
    assert (table.has(1), table.has(2)) == (7, 4)


@pytest.mark.rule("ci.char.diplomat.no_return")
def test_who_gets_the_dearer_district_from_the_diplomat_pays_nothing():
    table = diplomat().city(2, "temple").city(1, "palace").does(Exchange, 2, "temple", "palace")
    assert (table.has(1), table.has(2)) == (9, 2)


@pytest.mark.rule("ci.char.diplomat.not_complete")
def test_a_complete_city_takes_no_part_but_the_diplomats_own_may():
    table = diplomat().city(2, *SEVEN).city(1, "palace")
    said = table.doubted(Exchange, 2, "temple", "palace")
    assert said[0] == "citadels-complete"
    table = diplomat().city(1, *SEVEN).city(2, "palace").does(Exchange, 2, "palace", "temple")
    assert "palace" in table.stands(1)


@pytest.mark.rule("ci.char.diplomat.no_duplicates", "ci.unique.quarry.only_building")
def test_no_city_comes_to_two_of_one_name_by_an_exchange():
    table = diplomat(uniques=("quarry",)).city(2, "palace", "manor").city(1, "manor", "temple")
    said = table.doubted(Exchange, 2, "palace", "manor")
    assert said[0] == "citadels-twice-there"
    table.city(1, "palace", "temple", "quarry")
    assert table.doubted(Exchange, 2, "palace", "temple")[0] == "citadels-twice-there"


@pytest.mark.rule("ci.ruling.monument_transfer")
def test_a_monument_comes_by_exchange_into_any_city():
    five = ("manor", "castle", "church", "tavern", "market")
    table = diplomat(uniques=("monument",)).city(2, "monument").city(1, *five)
    table.does(Exchange, 2, "monument", "manor")
    assert "monument" in table.stands(1)


@pytest.mark.rule("ci.ruling.complete_by_transfer")
def test_a_city_may_be_completed_by_an_exchange_and_be_the_first():
    six = ("manor", "castle", "church", "tavern", "market", "prison")
    table = diplomat(uniques=("monument",)).city(2, "monument").city(1, *six)
    assert table.state.completed == ()
    table.does(Exchange, 2, "monument", "manor")
    assert (table.seat(1).complete, table.seat(1).first) == (True, True)


@pytest.mark.rule("ci.ruling.complete_by_transfer")
def test_an_exchange_may_complete_the_other_city():
    six = ("manor", "castle", "church", "tavern", "market", "prison")
    table = diplomat(uniques=("monument",)).city(1, "monument").city(2, *six)
    table.does(Exchange, 2, "manor", "monument")
    assert (table.seat(2).complete, table.seat(2).first) == (True, True)
    assert not table.seat(1).complete


@pytest.mark.rule("ci.ruling.tax_moved_districts")
def test_no_tax_is_due_for_what_is_not_built():
    table = Table(4, "diplomat", "tax_collector").city(2, "temple").city(1, "palace").calls()
    table.turn("diplomat", 1).does(Exchange, 2, "temple", "palace")
    assert table.view().tax == 0
    table = Table(4, "marshal", "tax_collector").city(2, "temple").calls().turn("marshal", 1)
    assert table.does(Seize, 2, "temple").view().tax == 0


# Marshal


@pytest.mark.rule("ci.char.marshal.seize", "ci.char.marshal.pay_owner")
def test_the_marshal_takes_a_district_of_three_or_less_for_its_cost():
    table = marshal().city(2, "manor", "castle").does(Seize, 2, "manor")
    assert (table.stands(1), table.stands(2)) == (["manor"], ["castle"])
    assert (table.has(1), table.has(2)) == (6, 5)


@pytest.mark.rule("ci.char.marshal.seize", "ci.ruling.beautified_everywhere")
def test_a_dearer_district_is_out_of_the_marshals_reach_a_beautified_one_too():
    table = marshal().city(2, "manor+", "castle")
    said = table.cannot(Seize, 2, "castle")
    assert (said.key, said.rule) == ("citadels-too-dear", "ci.char.marshal.seize")
    assert table.doubted(Seize, 2, "manor")[0] == "citadels-too-dear"


@pytest.mark.rule("ci.char.marshal.barred", "ci.unique.quarry.only_building")
def test_the_marshal_takes_nothing_from_a_complete_city_and_nothing_he_has():
    table = marshal().city(2, *SEVEN)
    said = table.doubted(Seize, 2, "temple")
    assert said[0] == "citadels-complete"
    table = marshal(uniques=("quarry",)).city(2, "temple").city(1, "temple", "quarry")
    assert table.doubted(Seize, 2, "temple")[0] == "citadels-twice-there"


@pytest.mark.rule("ci.ruling.beautified_everywhere")
def test_the_raised_cost_counts_for_the_diplomats_difference():
    table = diplomat().city(2, "manor+").city(1, "manor+", "church")
    assert table.doubted(Exchange, 2, "manor", "church")[0] == "citadels-twice-there"
    table.city(1, "church").does(Exchange, 2, "manor", "church")
    assert table.has(1) == 9 - 2


@pytest.mark.rule("ci.unique.museum.moves")
def test_cards_under_the_museum_go_with_it():
    table = diplomat(uniques=("museum",)).city(2, "museum:3").city(1, "palace")
    table.does(Exchange, 2, "museum", "palace")
    assert table.seat(1).city[0].cards_under == 3


# Keep and Great Wall


@pytest.mark.rule("ci.unique.keep.safe", "ci.unique.keep.only_itself")
@pytest.mark.parametrize(
    ("made", "kind", "mine"),
    [(warlord, Destroy, ()), (diplomat, Exchange, ("manor",)), (marshal, Seize, ())],
)
def test_the_keep_is_out_of_reach_and_protects_only_itself(made, kind, mine):
    table = made(uniques=("keep",)).city(2, "keep", "temple").city(1, "manor")
    said = table.cannot(kind, 2, "keep", *mine)
    assert (said.key, said.rule) == ("citadels-keep", "ci.unique.keep.safe")
    table.does(kind, 2, "temple", *mine)


@pytest.mark.rule("ci.unique.keep.safe")
def test_no_rank_8_uses_its_ability_on_their_own_keep_either():
    """The Diplomat gave it away without a word; the Warlord was refused."""
    table = diplomat(uniques=("keep",)).city(2, "temple").city(1, "keep")
    said = table.cannot(Exchange, 2, "temple", "keep")
    assert (said.key, said.rule, said.path) == (
        "citadels-keep",
        "ci.unique.keep.safe",
        "action.mine",
    )
    assert table.every("ability", 1, mine="keep") == []
    exchange = Exchange(table.state.call, 2, "temple", "keep")
    recorded = World(table.now, table.dice, recorded=True)
    told = GAME.decide(table.state, 1, exchange, recorded)
    assert [built.district for built in GAME.apply(table.state, 1, told).cities[2]] == ["keep"]


@pytest.mark.rule("ci.unique.great_wall.surcharge", "ci.ruling.great_wall_receiver")
def test_behind_the_great_wall_everything_costs_one_more_to_whom_it_is_paid():
    table = warlord(uniques=("great_wall",)).city(2, "great_wall", "manor")
    bank = table.view().bank
    table.does(Destroy, 2, "manor")
    assert (table.has(1), table.has(2), table.view().bank) == (6, 2, bank + 3)
    table = (
        marshal(uniques=("great_wall",)).city(2, "great_wall", "church").does(Seize, 2, "church")
    )
    assert (table.has(1), table.has(2)) == (6, 5)


@pytest.mark.rule("ci.ruling.great_wall_self")
def test_the_great_wall_does_not_make_itself_dearer():
    table = warlord(uniques=("great_wall",)).city(2, "great_wall").does(Destroy, 2, "great_wall")
    assert table.has(1) == 9 - 5


@pytest.mark.rule("ci.ruling.great_wall_exchange", "ci.unique.great_wall.diplomat")
def test_the_wall_is_paid_even_for_a_cheaper_district_but_not_the_diplomats_own_wall():
    table = diplomat(uniques=("great_wall",)).city(2, "great_wall", "temple").city(1, "palace")
    table.does(Exchange, 2, "temple", "palace")
    assert (table.has(1), table.has(2)) == (8, 3)
    table = diplomat(uniques=("great_wall",)).city(1, "great_wall", "palace").city(2, "temple")
    assert table.does(Exchange, 2, "temple", "palace").has(1) == 9


@pytest.mark.rule("ci.ruling.great_wall_marshal")
def test_the_wall_does_not_put_a_district_of_three_out_of_reach():
    table = marshal(uniques=("great_wall",)).city(2, "great_wall", "manor").does(Seize, 2, "manor")
    assert table.has(1) == 9 - 4


# Without the cities


def test_where_cities_are_not_kept_the_price_is_said():
    light = (Tool.CALLER, Tool.BANK)
    table = Table(4, "marshal", tools=light).gold(1, 9).calls().turn("marshal", 1)
    table.does(Seize, 2, price=3)
    assert (table.has(1), table.has(2)) == (6, 5)
    table = Table(4, tools=light).act(None, CorrectComplete(2, complete=True)).calls()
    assert table.turn("warlord", 1).doubted(Destroy, 2, price=1)[0] == "citadels-complete"


def test_where_cities_are_kept_another_price_is_remarked_upon():
    table = warlord().city(2, "manor")
    assert table.doubted(Destroy, 2, "manor", price=1) == ("citadels-price", {"n": 2})
    assert GAME.treasury(table.state) == 30
