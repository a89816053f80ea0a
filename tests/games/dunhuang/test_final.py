"""Chapter: the count in a sitting."""

import pytest
from msgspec import structs

from companion.engine.refusal import FaultyError
from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.options import Tool
from companion.text import say
from tests.games.table import NEEDS_A_SEAT, No, who

from .play import Table, no

NAMES = ("Ann", "Ben", "Cem")


def final(**how):
    """Ann has two tokens, Ben one; everybody has had the last turn."""
    return Table(3, **how).lay(0, 7, 5).lay(1, 8).begin().played_out()


def test_everybody_counts_and_then_all_is_turned_up_at_once():
    table = final()
    refused = table.move("finish", 0).refused
    assert dict(refused.detail.args) == {"seats": tuple(map(who, range(3)))}
    table.count({7: 2, 5: 1}, {7: 1}, {})
    assert table.view().finals == ()
    table.do("finish", None)
    assert [shown.holdings.warehouse for shown in table.view().finals] == [
        {"7": 2, "5": 1},
        {"7": 1},
        {},
    ]
    sheet = table.result(*NAMES)
    assert [score.total for score in sheet.players] == [7 + 5 + 4, 2, 0]
    assert sheet.winners == ("Ann",)


def test_what_was_followed_need_not_be_counted():
    table = final()
    shown = table.seen(0).final
    assert (shown.coins, shown.prestige, shown.tokens) == (9, 0, 2)
    sheet = table.count({}, {}, {}).finish().result(*NAMES)
    assert [score.total for score in sheet.players] == [4, 2, 0]


def test_what_was_counted_goes_before_what_was_followed():
    table = final().act(0, act.EnterFinal({}, coins=1, prestige=5, tokens=0))
    sheet = table.act(1, act.EnterFinal({})).act(2, act.EnterFinal({})).finish().result(*NAMES)
    assert [score.total for score in sheet.players] == [5, 2, 0]


def test_corrections_after_the_count_still_count():
    table = final().count({}, {}, {})
    table.act(0, act.CorrectToken(7, 2)).act(None, act.CorrectCoins(2, 30)).finish()
    assert [score.total for score in table.result(*NAMES).players] == [2, 2, 2]
    assert table.result(*NAMES).winners == ("Cem",)


def test_a_count_may_be_entered_again_until_all_is_turned_up():
    table = final().count({7: 1}, {}, {}).count({5: 1})
    assert table.view(0).you.final.warehouse == {"5": 1}
    table.finish()
    assert table.refused(0, act.EnterFinal({})) == no("over")


@pytest.mark.rule("dh.score.compare")
def test_nothing_is_turned_up_while_somebody_counts():
    table = final().count({7: 1}, {})
    said = table.refused(None, act.Finish())
    assert said == no("not-all-entered", "dh.score.reveal", seats=(who(2),))
    assert not GAME.revealed(table.state)


@pytest.mark.rule("dh.ruling.what_is_secret")
def test_what_cannot_be_in_a_warehouse_is_remarked_to_its_owner_alone():
    table = final().lay(1, 2)
    before = table.state
    table.act(0, act.EnterFinal({"2": 2, "10": 1, "7": 1}, coins=3, prestige=0, tokens=9))
    remarks = GAME.remarks(before, table.state, *table.entries[-1])
    assert {remark.seat for remark in remarks} == {0}
    assert [remark.words.id.removeprefix("dunhuang-remark-") for remark in remarks] == [
        "box", "box", "counted-coins", "counted-tokens",
    ]  # fmt: skip
    assert table.remarked(1, act.EnterFinal({"7": 1})) == []


def test_corrections_still_count_where_what_was_followed_was_entered():
    """The count form sends every number, also those that nobody touched."""
    table = final().act(0, act.EnterFinal({}, coins=9, prestige=0, tokens=2))
    table.act(1, act.EnterFinal({}, coins=5)).act(2, act.EnterFinal({}))
    table.act(None, act.CorrectCoins(0, 4), act.CorrectPrestige(0, 3), act.CorrectToken(7, None))
    table.act(None, act.CorrectCoins(1, 7))
    held = [shown.holdings for shown in table.finish().view().finals]
    assert (held[0].coins, held[0].prestige, held[0].tokens) == (4, 3, 1)
    assert held[1].coins == 7


def test_before_the_end_nobody_counts():
    assert Table().begin().refused(0, act.EnterFinal({})).key == "dunhuang-other-phase"
    assert Table().begin().refused(0, act.Finish()).key == "dunhuang-other-phase"


def test_every_fault_of_a_count_is_named():
    table = final()
    with_faults = act.EnterFinal({"7": -1, "12": 1}, coins=-1, tokens=10_001)
    with pytest.raises(FaultyError) as caught:
        table.act(0, with_faults)
    assert [fault.path for fault in caught.value.faults] == [
        "action.warehouse.7", "action.warehouse.12", "action.coins", "action.tokens",
    ]  # fmt: skip
    assert table.refused(None, act.EnterFinal({})) == NEEDS_A_SEAT


def test_without_any_tool_everything_is_counted_by_hand():
    table = Table(3, tools=())
    table.do("count", None).count({8: 3}, {8: 3}, {}, coins=2, prestige=1, tokens=1)
    table.finish()
    assert [score.total for score in table.result(*NAMES).players] == [11, 11, 3]
    assert table.result(*NAMES).decided_by == "shared"


def test_a_tie_without_coins_in_a_sitting_asks_for_them():
    table = Table(3, tools=())
    assert table.seen(0).final.coins is None
    table.do("count", None).count({8: 3}, {8: 3}, {}, tokens=1).finish()
    (question,) = table.result(*NAMES).questions
    assert say(question.words, "en", NAMES) == "which of Ann and Ben has the most coins?"


def test_a_game_without_stalls_counts_tokens_by_hand():
    table = Table(3, tools=(Tool.RING, Tool.BANK)).begin().played_out()
    table.act(0, act.EnterFinal({"8": 1}, tokens=1))
    table.act(1, act.EnterFinal({})).act(2, act.EnterFinal({}))
    assert [score.total for score in table.finish().result(*NAMES).players] == [10, 0, 0]


@pytest.mark.parametrize("entered", [act.EnterFinal({}, tokens=0), act.Tell(1, tokens=0)])
def test_a_count_replaces_only_one_that_was_seen(entered):
    """The table's older screen wrote over what came from a phone."""
    table = final().act(1, structs.replace(entered, tokens=2, over=0))
    first, table.now = table.now, table.now + 1000
    unseen = No("house-counted-anew", None, "action.over", {"who": who(1)})
    assert table.refused(1, structs.replace(entered, over=0)) == unseen
    assert table.move("tell", 1).action["over"] == table.move("enter", 1).action["over"] == first
    assert table.move("tell", 2).action["over"] == 0
    assert table.move("tell", None, who=1).action["over"] == first
    table.act(1, structs.replace(entered, over=first))
    assert table.refused(1, structs.replace(entered, over=first)) == unseen
    table.act(1, entered)  # whoever names nothing means whatever stands
