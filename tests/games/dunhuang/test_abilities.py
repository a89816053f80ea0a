"""Chapter: appendix, what the sixteen characters do."""

import pytest

from companion.engine.moves import fill_in
from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.options import Tool
from companion.games.dunhuang.tables import Character
from tests.contract.chance import action
from tests.games.table import args, who

from .play import EVERYTHING, Table, no

RING_AND_BANK = (Tool.RING, Tool.BANK)


def use(table, **more):
    return table.act(0, act.UseAbility(1, table.state.here, **more))


def ability(table):
    return table.view().turn.ability


def ways(table):
    """To use the ability of this tile."""
    return [
        move
        for move in table.moves(0, 0)
        if move.slot in ("ability", "fetch") and move.group == "now"
    ]


def asks(table, way=0):
    """What is asked for a way to use the ability: the fields and what is likely chosen."""
    found = ways(table)[way].fields
    return {field.name: [choice.value for choice in field.likely_values] for field in found}


def keys(hints):
    return [hint.text.id.removeprefix("dunhuang-ability-") for hint in hints]


@pytest.mark.parametrize("character", list(Character))
def test_every_character_says_what_it_does(character):
    shown = ability(Table.at(character)).character
    assert shown.character == character
    assert shown.hints


# Painter and musician


@pytest.mark.rule("dh.char.painter")
def test_the_painter_gives_three_prestige_for_a_card_of_the_warehouse():
    table = use(Table.at("painter").lay(0, 7))
    assert table.prestige == (3, 0, 0)
    assert table.stall(0) == {7: 1}
    assert "discard" in keys(table.view().tiles[0].character.hints)


@pytest.mark.rule("dh.char.musician")
def test_the_musician_gives_three_prestige_for_a_card_of_the_stall():
    table = Table.at("musician").lay(0, 7, 5)
    assert asks(table) == {"good": [5, 7]}
    table.act(0, act.DiscardGood(1, 7))
    assert (table.prestige[0], table.stall(0)) == (3, {5: 1})
    other = Table.at("musician").lay(0, 5)
    assert other.remarked(0, act.DiscardGood(1, 7)) == ["remark-stall"]
    assert (other.prestige[0], other.stall(0)) == (3, {5: 1})


@pytest.mark.rule("dh.token.on_remove", "dh.token.returned_to_market")
def test_at_the_musician_a_token_may_go_back_to_the_market():
    table = Table.at("musician").lay(0, 7).lay(1, 7).lay(0, 7).lay(1, 7, 7).lay(0, 7, 7)
    assert table.holder(7) == 0
    table.act(0, act.DiscardGood(1, 7))
    assert table.holder(7) == 0, "a tie"
    lost = Table.at("musician").lay(1, 7, 7).lay(0, 7, 7).act(0, act.DiscardGood(1, 7))
    assert lost.holder(7) is None


@pytest.mark.rule("dh.ruling.impossible_ability")
@pytest.mark.parametrize(
    ("character", "why", "action", "remark"),
    [
        ("musician", "stall", act.DiscardGood(1, 7), "stall"),
        ("soldier", "stall", act.SwapWithMarket(1, None, 7, 5), "stall"),
        ("maid", "stall", act.SwapWithWarehouse(1, 7, 5), "stall"),
        ("princess", "token", act.UseAbility(1, Character.PRINCESS), "no-token"),
    ],
)
def test_what_cannot_be_done_leaves_only_the_coins(character, why, action, remark):
    """By our notes: what people did all the same is done, and remarked."""
    table = Table.at(character)
    assert ability(table).why_not.id == f"dunhuang-impossible-{why}"
    assert ways(table), "the table may know better"
    assert table.do("coins", 0).coins[0] == 9
    other = Table.at(character)
    assert other.remarked(0, action) == [f"remark-{remark}"]
    assert other.turn.acted


@pytest.mark.rule("dh.ruling.impossible_ability")
@pytest.mark.parametrize(
    ("character", "why"),
    [("soldier", "market"), ("general", "market"), ("herdsman", "reach"), ("farmer", "reach")],
)
def test_without_a_card_in_the_market_only_the_coins_are_left(character, why):
    table = Table.at(character).lay(0, 7)
    table.act(None, *(act.CorrectCard(tile, None) for tile in range(1, 8)))
    assert ability(table).why_not.id == f"dunhuang-impossible-{why}"


# Princess and dancer


@pytest.mark.rule("dh.char.princess")
def test_the_princess_gives_prestige_for_each_token():
    assert use(Table.at("princess").lay(0, 7, 6, 5, 5)).prestige[0] == 3


@pytest.mark.rule("dh.char.princess.any_side")
def test_to_the_princess_a_turned_token_is_a_token():
    assert use(Table.at("princess").lay(0, 7, 6).turned("priest", 7)).prestige[0] == 2


def test_where_stalls_are_not_kept_the_princess_is_told():
    table = Table.at("princess", tools=RING_AND_BANK)
    said = table.refused(0, act.UseAbility(1, Character.PRINCESS))
    assert (said.key, said.path) == ("dunhuang-how-many-tokens", "action.tokens")
    assert table.refused(0, act.UseAbility(1, Character.PRINCESS, 9)).path == "action.tokens"
    assert asks(table) == {"tokens": list(range(9))}
    assert use(table, tokens=4).prestige[0] == 4


@pytest.mark.rule("dh.char.dancer")
def test_the_dancer_gives_two_prestige():
    assert use(Table.at("dancer")).prestige == (2, 0, 0)


@pytest.mark.rule("dh.ruling.stock_runs_out")
def test_prestige_never_runs_out():
    table = Table(2).begin("dancer")
    for _ in range(15):
        table.go(1 if table.state.camel == 7 else 8).act(
            table.turn.seat, act.UseAbility(table.turn.number, Character.DANCER)
        )
        table.act(None, *(act.CorrectCoins(seat, 20) for seat in (0, 1)))
        table.act(None, act.CorrectDeck(30)).end()
    assert sum(table.prestige) == 30
    bank = table.view().bank
    assert (bank.prestige, bank.note.id) == (-2, "dunhuang-hint-short")


# Interpreter and diplomat


@pytest.mark.rule("dh.char.interpreter.draw")
@pytest.mark.parametrize("steps", [1, 4])
def test_the_interpreter_draws_as_many_cards_as_the_camel_took_steps(steps):
    table = Table.at("interpreter", steps=steps)
    (now,) = ability(table).drawing
    assert (args(now.text), now.rule) == ({"n": steps}, "dh.char.interpreter.draw")
    assert use(table).view().deck == 26, "one is kept, the others go under the deck"


@pytest.mark.rule("dh.char.diplomat.draw")
def test_the_diplomat_draws_two_cards():
    """So does its text, always; only of fewer there is something to say."""
    table = Table.at("diplomat", steps=4)
    assert ability(table).drawing == ()
    assert use(table).view().deck == 26


@pytest.mark.rule("dh.ruling.few_deck_cards")
def test_of_a_short_deck_what_is_there_is_drawn():
    table = Table.at("interpreter", steps=5).act(None, act.CorrectDeck(3))
    assert args(ability(table).drawing[0].text) == {"n": 3}
    assert use(table).view().deck == 2
    diplomat = Table.at("diplomat").act(None, act.CorrectDeck(1))
    assert args(ability(diplomat).drawing[0].text) == {"n": 1}
    assert use(diplomat).view().deck == 0


@pytest.mark.rule("dh.ruling.few_deck_cards")
@pytest.mark.parametrize("character", ["interpreter", "diplomat"])
def test_from_an_empty_deck_nothing_is_drawn(character):
    table = Table.at(character).act(None, act.CorrectDeck(0))
    assert ability(table).why_not.id == "dunhuang-empty-deck"
    assert table.remarked(0, act.UseAbility(1, Character(character))) == ["remark-deck"]
    assert table.view().deck == 0
    uncounted = Table.at(character, tools=(Tool.RING,))
    assert ability(uncounted).why_not is None


@pytest.mark.rule("dh.ruling.eight_steps")
def test_the_interpreter_counts_every_step():
    table = Table(2, purse="coins").begin("interpreter", camel=7).go(9)
    assert args(ability(table).drawing[0].text) == {"n": 9}


# The two merchants


@pytest.mark.rule("dh.char.sogdian_merchant.prestige")
def test_the_sogdian_merchant_gives_one_prestige():
    assert use(Table.at("sogdian_merchant")).prestige == (1, 0, 0)


@pytest.mark.rule("dh.ruling.merchant_short_partner")
def test_the_partners_warehouse_may_be_short_and_the_prestige_is_gained_anyway():
    for character, prestige in (("sogdian_merchant", 1), ("chinese_merchant", 0)):
        table = Table.at(character)
        (way,) = ways(table)
        assert (way.fields, ability(table).why_not) == ((), None)
        assert keys(ability(table).character.hints)[-1] == "merchants"
        assert use(table).prestige[0] == prestige


# Soldier and general


@pytest.mark.rule("dh.char.soldier", "dh.token.on_place_by_ability")
def test_the_soldier_swaps_a_card_of_the_stall_with_one_of_the_market():
    table = Table.at("soldier").lay(0, 7)
    assert asks(table) == {"out": [7], "into": [2, 3, 4, 5, 6, 7, 8, 9]}
    table.act(0, act.SwapWithMarket(1, None, 7, 5))
    assert table.stall(0) == {5: 1}
    assert table.holder(5) == 0
    assert table.empty() == (0,), "only the card that was taken before"
    other = Table.at("soldier").lay(0, 6)
    assert other.remarked(0, act.SwapWithMarket(1, None, 7, 5)) == ["remark-stall"]
    assert other.stall(0) == {5: 1, 6: 1}


def test_where_the_market_is_noted_the_soldier_taps_its_card():
    table = Table.at("soldier", tools=EVERYTHING).lay(0, 7)
    table.act(None, *(act.CorrectCard(tile, 5) for tile in range(1, 8)))
    assert asks(table) == {"out": [7], "tile": [1, 2, 3, 4, 5, 6, 7]}
    table.act(0, act.SwapWithMarket(1, 3, 7))
    assert table.stall(0) == {5: 1}
    assert table.view().tiles[3].card.good == 7


def test_a_card_that_is_not_noted_has_to_be_named():
    table = Table.at("soldier", tools=EVERYTHING).lay(0, 7).act(None, act.CorrectCard(2, 5))
    assert asks(table)["into"] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert table.refused(0, act.SwapWithMarket(1, 3, 7)).path == "action.into"
    table.act(None, act.CorrectCard(3, None))
    assert table.refused(0, act.SwapWithMarket(1, 8, 7)).path == "action.tile"
    assert table.remarked(0, act.SwapWithMarket(1, 3, 7, 5)) == ["remark-no-card"]
    assert (table.stall(0), table.view().tiles[3].card.good) == ({5: 1}, 7)


@pytest.mark.rule("dh.ruling.soldier_equal_goods")
def test_a_swap_of_equal_goods_moves_no_token():
    table = Table.at("soldier").lay(0, 7, 7).lay(1, 7, 7)
    table.act(0, act.SwapWithMarket(1, None, 7, 7))
    assert (table.holder(7), table.stall(0)) == (1, {7: 2})
    losing = Table.at("soldier").lay(1, 7, 7).lay(0, 7, 7)
    losing.act(0, act.SwapWithMarket(1, None, 7, 7))
    assert losing.holder(7) == 0


@pytest.mark.rule("dh.ruling.swap_order")
def test_in_a_swap_the_token_of_the_card_that_left_is_looked_at_first():
    table = Table.at("soldier").lay(1, 7, 7).lay(0, 7, 7).lay(1, 5)
    table.act(0, act.SwapWithMarket(1, None, 7, 5))
    assert (table.holder(7), table.holder(5)) == (None, 0)
    assert table.told() == ["swap", "token-back", "token"]


def test_the_general_swaps_and_only_the_place_is_noted():
    table = Table.at("general", tools=EVERYTHING).act(None, act.CorrectCard(4, 8))
    assert asks(table) == {"tile": [1, 2, 3, 4, 5, 6, 7]}
    table.act(0, act.SwapWithMarket(1, 4))
    assert table.view().tiles[4].card.good == 0
    assert table.empty() == (0,)
    assert Table.at("general").act(0, act.SwapWithMarket(1)).turn.acted


# Maid and attendant


@pytest.mark.rule("dh.char.maid", "dh.token.on_place_by_ability")
def test_the_maid_swaps_stall_and_warehouse():
    table = Table.at("maid").lay(0, 7).lay(1, 5)
    table.act(0, act.SwapWithWarehouse(1, 7, 5))
    assert table.stall(0) == {5: 1}
    assert (table.holder(7), table.holder(5)) == (0, 0)
    other = Table.at("maid").lay(0, 6)
    assert other.remarked(0, act.SwapWithWarehouse(1, 7, 5)) == ["remark-stall"]


@pytest.mark.rule("dh.char.maid.different")
def test_the_maids_two_cards_are_of_different_kinds():
    said = Table.at("maid").lay(0, 7).refused(0, act.SwapWithWarehouse(1, 7, 7))
    assert said == no("other-kind", "dh.char.maid.different", "action.into")


@pytest.mark.rule("dh.char.attendant", "dh.token.on_place_by_ability")
def test_the_attendant_brings_a_card_into_the_stall():
    table = Table.at("attendant").lay(1, 7)
    assert len(ways(table)) == 1, "the own stall is empty"
    table.act(0, act.Shift(1, "stall", 7))
    assert (table.stall(0), table.holder(7)) == ({7: 1}, 0)


@pytest.mark.rule("dh.char.attendant", "dh.token.on_remove")
def test_the_attendant_takes_a_card_out_of_the_stall():
    table = Table.at("attendant").lay(1, 7).lay(0, 7)
    assert [asks(table, way)["good"] for way in (0, 1)] == [[2, 3, 4, 5, 6, 7, 8, 9], [7]]
    table.act(0, act.Shift(1, "warehouse", 7))
    assert (table.stall(0), table.holder(7)) == ({}, None)
    other = Table.at("attendant").lay(0, 5)
    assert other.remarked(0, act.Shift(1, "warehouse", 7)) == ["remark-stall"]


def test_a_card_that_the_attendant_brings_may_be_claimed_against():
    table = Table.at("attendant").lay(1, 7).turned("priest", 7).act(0, act.Shift(1, "stall", 7))
    (claim,) = table.view().claims
    assert (claim.taker, claim.decider) == (0, 1)


# Herdsman and farmer


def test_the_herdsman_reaches_the_two_tiles_beside_the_camel():
    table = Table.at("herdsman").take()
    assert [tile.tile for tile in table.view().tiles if tile.in_reach] == [1, 7]
    far = Table.at("herdsman").take()
    assert (far.remarked(0, act.Fetch(1, 2)), far.empty()) == (["remark-reach"], (0, 2))
    table.act(0, act.Fetch(1, 7))
    assert table.empty() == (0, 7)
    assert table.stall(0) == {}


@pytest.mark.rule("dh.char.farmer.distance", "dh.char.farmer.example")
def test_after_two_steps_the_farmer_offers_the_cards_at_the_next_two_tiles():
    table = Table.at("farmer", steps=2)
    assert (table.state.camel, table.coins[0]) == (1, 5)
    table.take("warehouse")
    assert asks(table) == {"tile": [2, 3]}
    far = Table.at("farmer", players=2, steps=2)
    assert far.remarked(0, act.Fetch(1, 4)) == ["remark-reach"]
    assert table.act(0, act.Fetch(1, 3)).empty() == (1, 3)


@pytest.mark.rule("dh.char.farmer.distance")
@pytest.mark.parametrize("steps", [1, 3, 6])
def test_the_farmer_reaches_as_far_as_the_camel_came(steps):
    table = Table.at("farmer", players=4, steps=steps)
    reached = [tile.tile for tile in table.view().tiles if tile.in_reach]
    assert len(reached) == steps
    assert table.state.camel not in reached


@pytest.mark.rule("dh.ruling.eight_steps")
def test_the_farmer_reaches_at_most_the_seven_other_tiles():
    table = Table(2, purse="coins").begin("farmer").go(9)
    assert asks(table) == {"tile": [1, 2, 3, 4, 5, 6, 7]}


def test_where_no_card_lies_there_is_nothing_to_fetch():
    table = Table.at("herdsman").act(None, act.CorrectCard(1, None))
    assert asks(table) == {"tile": [7]}
    assert table.remarked(0, act.Fetch(1, 1)) == ["remark-no-card"]
    assert table.empty() == (0, 1)


# Without stalls


@pytest.mark.parametrize(
    ("character", "action", "prestige"),
    [
        ("musician", act.DiscardGood(1), 3),
        ("soldier", act.SwapWithMarket(1), 0),
        ("maid", act.SwapWithWarehouse(1), 0),
        ("attendant", act.Shift(1, "stall"), 0),
        ("attendant", act.Shift(1, "warehouse"), 0),
    ],
)
def test_where_stalls_are_not_kept_nothing_is_asked(character, action, prestige):
    table = Table.at(character, tools=RING_AND_BANK)
    assert all(way.fields == () for way in ways(table))
    assert table.act(0, action).prestige[0] == prestige
    assert table.turn.acted
    assert table.told() == ["ability"]


@pytest.mark.parametrize("character", list(Character))
def test_every_way_that_is_shown_can_be_gone(character):
    """With the first answer to everything that is asked; kinds that must differ, differ."""
    for way, move in enumerate(ways(_prepared(character))):
        table = _prepared(character)
        answers = {
            name: values[-1 if name == "into" else 0] for name, values in asks(table, way).items()
        }
        table.act(0, action(GAME, fill_in(move, answers)))
        assert table.turn.acted
        assert table.refused(0, act.TakeCoins(1)).key == "dunhuang-acted-already"


def _prepared(character):
    return Table.at(character, tools=EVERYTHING).lay(0, 7, 5)


def test_a_tile_is_named_with_the_card_that_is_noted_there():
    table = Table.at("general", tools=EVERYTHING).act(None, act.CorrectCard(1, 8))
    first, second = ways(table)[0].field("tile").likely_values[:2]
    assert (first.label.id, second.label.id) == ("dunhuang-at-tile-card", "dunhuang-at-tile")


def test_whoever_lacks_coins_is_named():
    table = Table().begin().act(0, act.CorrectCoins(0, 0))
    move = table.view().turn
    assert move.seat == 0
    assert args(table.view().tiles[1].ways[0].why_not)["who"] == who(0)
