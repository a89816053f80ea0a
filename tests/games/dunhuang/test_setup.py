"""Chapter: introduction, contents, set-up."""

import pytest

from companion.games.dunhuang import GAME
from companion.games.dunhuang.actions import CorrectTiles, LayTiles, NameStarter, PutCamel
from companion.games.dunhuang.options import TOOLS, Options, Tool
from companion.games.dunhuang.tables import GOODS, PAIRS, Character, copies, deck
from tests.games.table import ONLY_THE_TABLE, not_yours

from .play import FIRST_SIDES, Table

SECOND_SIDES = tuple(pair[1] for pair in PAIRS)


def rules(table):
    return [hint.rule for hint in table.view().checklist]


@pytest.mark.rule("dh.intro.players")
def test_two_to_four_play():
    fits = [n for n in range(1, 9) if not GAME.check_options(Options(), n)]
    assert fits == [2, 3, 4]


@pytest.mark.rule("dh.contents.goods", "dh.setup.goods_four")
def test_with_four_players_there_are_as_many_cards_of_a_good_as_its_number():
    assert [copies(good, 4) for good in GOODS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert deck(4) == 55
    assert "dh.setup.goods_four" in rules(Table(4))


@pytest.mark.rule("dh.setup.goods_three")
def test_with_three_players_gold_and_silk_are_left_out():
    assert [copies(good, 3) for good in (1, 2, 9, 10)] == [0, 2, 9, 0]
    assert deck(3) == 44
    assert "dh.setup.goods_three" in rules(Table(3))


@pytest.mark.rule("dh.setup.goods_two")
def test_with_two_players_wool_is_left_out_too():
    assert [copies(good, 2) for good in (1, 2, 8, 9, 10)] == [0, 2, 8, 0, 0]
    assert deck(2) == 35
    assert "dh.setup.goods_two" in rules(Table(2))


@pytest.mark.parametrize(("players", "left"), [(2, 21), (3, 27), (4, 35)])
def test_the_market_and_three_cards_for_each_come_out_of_the_deck(players, left):
    assert Table(players).view().deck == left


@pytest.mark.rule("dh.setup.coins", "dh.setup.coin_stock", "dh.contents.coins")
@pytest.mark.parametrize(("players", "each", "stock"), [(2, 5, 34), (3, 6, 26), (4, 7, 16)])
def test_everybody_takes_coins_and_the_others_lie_beside_the_table(players, each, stock):
    table = Table(players)
    assert table.coins == (each,) * players
    assert table.view().bank.stock == stock == 44 - players * each


@pytest.mark.rule("dh.setup.token_stock", "dh.contents.prestige")
def test_all_prestige_and_all_tokens_lie_beside_the_table():
    view = Table(3).view()
    assert [seat.prestige for seat in view.seats] == [0, 0, 0]
    assert view.bank.prestige == 28
    assert {good.token.holder for good in view.goods} == {None}
    assert {good.token.guard for good in view.goods} == {None}


@pytest.mark.rule("dh.setup.tokens_in_play", "dh.contents.majority_tokens")
@pytest.mark.parametrize(("players", "tokens"), [(2, 7), (3, 8), (4, 10)])
def test_only_the_tokens_of_goods_in_use_take_part(players, tokens):
    view = Table(players).view()
    assert len(view.goods) == tokens
    assert all(good.copies for good in view.goods)


@pytest.mark.rule("dh.contents.tiles")
def test_there_are_eight_tiles_with_two_sides():
    assert len(PAIRS) == 8
    assert {side for pair in PAIRS for side in pair} == set(Character)
    table = Table()
    few = table.refused(None, LayTiles(FIRST_SIDES[:7]))
    assert (few.key, few.path) == ("dunhuang-fault-tiles", "action.tiles")
    twice = (*FIRST_SIDES[:7], FIRST_SIDES[0])
    assert table.refused(None, LayTiles(twice)).path == "action.tiles[7]"


def test_tiles_that_are_typed_in_lie_as_they_were_typed():
    table = Table().act(None, LayTiles(SECOND_SIDES))
    assert [tile.character.character for tile in table.view().tiles] == list(SECOND_SIDES)


def test_tiles_that_are_drawn_show_one_side_of_each():
    table = Table()
    seen = set()
    for _ in range(20):
        tiles = table.act(None, LayTiles()).state.tiles
        assert sorted(k for k, pair in enumerate(PAIRS) for tile in tiles if tile in pair) == list(
            range(8)
        )
        seen.add(tiles)
    assert len(seen) == 20


def test_what_was_drawn_stands_in_the_entry():
    _, action = Table().act(None, LayTiles()).entries[-1]
    assert isinstance(action, LayTiles)
    assert len(action.tiles) == 8


@pytest.mark.rule("dh.ruling.tile_pairs")
def test_neighbours_of_the_appendix_share_a_tile_unless_the_table_knows_better():
    both = (*FIRST_SIDES[:1], Character.MUSICIAN, *FIRST_SIDES[2:])
    table = Table()
    said = table.refused(None, LayTiles(both))
    assert (said.key, said.rule) == ("dunhuang-same-tile", "dh.ruling.tile_pairs")
    assert table.act(None, LayTiles(both, other_pairs=True)).state.tiles == both


@pytest.mark.rule("dh.token.priest_or_monk")
def test_priest_and_monk_are_never_in_one_game():
    both = (Character.MONK, *FIRST_SIDES[1:])
    said = Table().refused(None, LayTiles(both, other_pairs=True))
    assert (said.key, said.rule) == ("dunhuang-one-guard", "dh.token.priest_or_monk")


def test_tiles_can_be_put_right_while_playing():
    table = Table().begin().act(None, CorrectTiles(SECOND_SIDES))
    assert table.state.tiles == SECOND_SIDES
    assert table.refused(2, CorrectTiles(FIRST_SIDES)) == ONLY_THE_TABLE
    assert table.refused(None, LayTiles(FIRST_SIDES)).key == "dunhuang-other-phase"
    assert table.refused(None, CorrectTiles(())).key == "dunhuang-fault-tiles"


def test_the_start_player_is_named_or_drawn():
    table = Table(4)
    assert table.act(None, NameStarter(2)).state.starter == 2
    assert table.act(None, NameStarter()).state.starter in range(4)
    assert table.refused(None, NameStarter(4)).path == "action.starter"


def test_the_camel_waits_for_tiles_and_start_player():
    table = Table()
    assert table.refused(None, PutCamel(0)).rule == "dh.setup.tiles"
    table.act(None, LayTiles(FIRST_SIDES))
    assert table.refused(None, PutCamel(0)).rule == "dh.setup.start_player"
    table.act(None, NameStarter(1))
    assert table.refused(None, PutCamel(8)).path == "action.tile"


def test_the_last_player_puts_the_camel_on_any_tile():
    table = Table(4).act(None, LayTiles(FIRST_SIDES), NameStarter(1))
    assert [table.move("camel", seat) is not None for seat in range(4)] == [True, *[False] * 3]
    assert table.seen(0).todo.id == "dunhuang-todo-camel"
    assert table.refused(1, PutCamel(3)) == not_yours(0)
    assert table.act(0, PutCamel(3)).state.camel == 3
    assert table.view().headline.id == "dunhuang-now-move"


def test_set_up_is_over_when_the_camel_stands():
    table = Table().begin()
    said = table.refused(0, PutCamel(0))
    assert said.key == "dunhuang-other-phase"
    assert table.view().checklist == ()


def test_the_checklist_tells_the_numbers_of_this_table():
    hints = {hint.rule: dict(hint.text.args) for hint in Table(2).view().checklist}
    assert hints["dh.setup.goods_two"]["n"] == 35
    assert hints["dh.setup.draw_three"] == {"n": 3, "kept": 1}
    assert hints["dh.setup.coins"] == {"n": 5}
    assert hints["dh.setup.tokens_in_play"] == {"n": 7}


def told(table):
    return [hint.text.id.removeprefix("dunhuang-setup-") for hint in table.view().checklist]


@pytest.mark.parametrize(
    ("tools", "purse", "coins"),
    [
        (TOOLS, "app", "coins-here"),
        (TOOLS, "coins", "coins"),
        ((Tool.RING,), "app", "coins"),
    ],
)
def test_nobody_takes_coins_while_the_app_is_the_purse(tools, purse, coins):
    assert [key for key in told(Table(tools=tools, purse=purse)) if "coins" in key] == [coins]


def test_what_is_settled_of_the_set_up_is_not_asked_again():
    table = Table()
    assert {"tiles", "starter"} <= set(told(table))
    table.act(None, LayTiles(), NameStarter(1))
    assert {"tiles-lie", "started"} <= set(told(table))
    assert not {"tiles", "starter"} & set(told(table))


def test_every_step_of_the_set_up_has_its_headline():
    table = Table()
    seen = [table.view().headline.id]
    seen.append(table.act(None, LayTiles()).view().headline.id)
    seen.append(table.act(None, NameStarter(0)).view().headline.id)
    assert seen == [f"dunhuang-now-{step}" for step in ("tiles", "starter", "camel")]


def test_naming_the_start_player_is_listed_now_when_it_comes_next_and_only_then():
    def groups(table: Table) -> set[str]:
        return {table.move(slot, None).group for slot in ("starter", "draw_starter")}

    table = Table()
    assert groups(table) == {"more"}
    assert groups(table.act(None, LayTiles())) == {"now"}
    assert groups(table.act(None, NameStarter(1))) == {"more"}
    light = Table(tools=())
    assert groups(light) == {"now"}
    assert groups(light.act(None, NameStarter(1))) == {"more"}
