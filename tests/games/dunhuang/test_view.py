"""What people are told at the right moment, and that the log says what happened."""

import pytest

from companion.games.dunhuang import GAME
from companion.games.dunhuang.actions import CorrectCard, CorrectDeck, SettleClaim
from companion.games.dunhuang.options import TOOLS, Tool
from companion.text import say
from tests.games.table import args

from .play import BEFORE_FIRST, EVERYTHING, Table

NAMES = ("Ann", "Ben", "Cem")


def rules(table):
    return [hint.rule for hint in table.view().hints]


def said(table, language="en"):
    """The last entry in words."""
    state = GAME.setup(table.options, table.state.seats)
    *before, (seat, action) = table.entries
    for each in before:
        state = GAME.apply(state, *each)
    return say(GAME.narrate(state, table.state, seat, action).public, language, NAMES)


def test_each_step_tells_its_rules():
    table = Table().begin("dancer")
    assert "dh.camel.extra_steps" in rules(table)
    assert {"dh.aim.shop_or_warehouse", "dh.shop.face_up", "dh.warehouse.hand"} <= set(
        rules(table.go())
    )
    assert {"dh.ability.use", "dh.ability.appendix"} <= set(rules(table.take()))
    assert {"dh.win.goods", "dh.refill.order"} <= set(rules(table.coins_instead()))


def prompts(table):
    """All that says what is done now."""
    view = table.view()
    todo = [seat.todo.id for seat in view.seats if seat.todo is not None]
    return [view.headline.id, *todo, *rules(table)]


@pytest.mark.parametrize("deck", [Tool.DECK, None])
def test_in_the_last_turns_nobody_is_told_to_refill(deck):
    tools = TOOLS if deck else (Tool.RING,)
    table = Table(tools=tools).begin().go().coins_instead()
    assert {"dunhuang-now-check", "dunhuang-todo-check", "dh.refill.order"} <= set(prompts(table))
    table.end(drawn=0).go().coins_instead()
    assert prompts(table)[:2] == ["dunhuang-now-check-on", "dunhuang-todo-pass-on"]
    assert "dh.refill.order" not in prompts(table)
    table.end().go().coins_instead()
    assert prompts(table)[:2] == ["dunhuang-now-check-last", "dunhuang-todo-end"]
    assert "dh.refill.order" not in prompts(table)


def test_from_an_empty_deck_nobody_is_told_to_refill():
    table = Table().begin().act(None, CorrectDeck(0)).go().coins_instead()
    assert prompts(table)[:2] == ["dunhuang-now-check-on", "dunhuang-todo-pass-on"]
    assert "dh.refill.order" not in prompts(table)


def test_refilling_begins_at_the_first_empty_place():
    table = Table().begin().go().coins_instead().act(None, CorrectCard(0, 0), CorrectCard(3, None))
    assert args(table.view().headline)["character"] == table.view().turn.end.order[0]


def test_the_count_tells_its_rules():
    table = Table().begin().played_out()
    assert rules(table)[:2] == ["dh.score.shops_empty", "dh.score.reveal"]


def test_the_reminder_of_a_win_names_this_tables_numbers():
    for players, tokens in ((2, 5), (3, 4)):
        table = Table(players).begin().go().coins_instead()
        hint = next(hint for hint in table.view().hints if hint.rule == "dh.win.goods")
        assert (args(hint.text)["tokens"], args(hint.text)["kinds"]) == (tokens, 4)


def test_everybody_is_told_what_to_do():
    table = Table().begin("dancer")
    assert [seat.todo and seat.todo.id for seat in table.view().seats] == [
        "dunhuang-todo-move", None, None,
    ]  # fmt: skip
    table.lay(1, 6).turned("priest", 6).go().take("stall", 6)
    assert table.seen(1).todo.id == "dunhuang-todo-claim"


def test_a_tile_shows_what_lies_there_and_who_stands_there():
    table = Table(tools=EVERYTHING).begin("dancer").act(0, CorrectCard(2, 8))
    first, _, third, *_ = table.view().tiles
    assert (first.character.character, third.card.good) == ("dancer", 8)
    assert [tile.tile for tile in table.view().tiles if tile.camel] == [7]


def test_the_way_the_camel_has_come_is_known_until_the_turn_ends():
    table = Table().begin()
    assert table.view().turn.came_from is None
    turn = table.go(3).view().turn
    assert (turn.came_from, turn.steps) == (BEFORE_FIRST, 3)
    assert table.coins_instead().end().view().turn.came_from is None


def test_prices_are_those_of_whoever_moves_the_camel_next():
    table = Table().begin()
    assert table.view().mover == 0
    assert table.go().view().mover is None
    assert table.coins_instead().view().mover == 1


def test_the_log_tells_a_turn():
    table = Table().lay(1, 7).begin("dancer").go()
    assert said(table) == "Ann moved the camel 1 step: Dancer."
    table.take("stall", 7)
    assert said(table) == (
        "Ann put a card into the stall: Tea (7). Ann took the token Tea (7) from Ben."
    )
    assert said(table.coins_instead()) == "Ann took 3 coins."
    assert said(table.end()) == "Ann’s turn is over. 1 card was put out."


def test_the_log_tells_what_was_decided():
    table = Table().lay(0, 6).turned("monk", 6).lay(1, 6)
    assert said(table).endswith("Ben drew level with Ann; the token Bamboo (6) shows its sign.")
    table.act(1, SettleClaim(1, taken=True))
    assert said(table) == "Ben paid Ann 2 coins and took the token Bamboo (6)."
