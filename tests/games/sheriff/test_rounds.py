"""Chapter: course of the game, market, end of the round."""

import pytest

from companion.games.sheriff.actions import Advance, Begin, CorrectRound, CountUp, NameFirst
from companion.games.sheriff.model import Phase
from companion.games.sheriff.options import Tool
from tests.games.table import who

from .play import Table, both, no


def sheriffs(table):
    """Round by round until the last."""
    found = [table.view().sheriff]
    while not table.view().last_round:
        found.append(table.next_round().view().sheriff)
    return found


@both
@pytest.mark.rule("s*.round.roles")
def test_one_is_the_sheriff_and_all_others_are_merchants(edition):
    table = Table(edition, 5).begin(sheriff=3)
    assert table.view().sheriff == 3
    assert [bag.merchant for bag in table.view().bags] == [4, 0, 1, 2]


@both
@pytest.mark.rule("s*.round.five_steps")
def test_a_round_has_five_steps_in_order(edition):
    table = Table(edition).begin()
    seen = [table.state.phase.value]
    for step in ("load", "declare", "inspect", "round_end"):
        seen.append(table.to(step).state.phase.value)
    assert seen == ["market", "load", "declare", "inspect", "round_end"]
    assert [step.id for step in table.view().steps][:5] == seen


@both
@pytest.mark.rule("s*.round.five_steps")
def test_a_step_that_is_past_does_not_come_back(edition):
    table = Table(edition).inspection()
    steps = tuple(step.name for step in table.view().steps if step.id in ("round_end", "market"))
    said = table.refused(None, Advance(1, Phase.INSPECT, Phase.LOAD))
    assert (said.key, said.rule) == ("sheriff-no-such-step", f"{table.book}.round.five_steps")
    assert said.args["steps"] == (steps[1], steps[0])


@both
def test_steps_may_be_left_out(edition):
    table = Table(edition).begin().to("inspect").next_round()
    assert (table.round, table.state.phase) == (2, Phase.MARKET)


def test_two_who_press_next_go_on_once():
    table = Table().begin()
    pressed = Advance(1, Phase.MARKET, Phase.LOAD)
    table.act(None, pressed)
    phase = table.view().phase_name
    assert table.refused(2, pressed) == no("other-phase", path="action.phase", phase=phase)
    table.next_round()
    assert table.refused(2, pressed) == no("other-round", path="action.round", n=1, now=2)


@both
@pytest.mark.rule("s*.round.token_left", "s*.end_round.token")
def test_the_office_passes_to_the_left(edition):
    assert sheriffs(Table(edition, 4).begin(sheriff=2))[:4] == [2, 3, 0, 1]


@both
@pytest.mark.rule("s1.end_round.next")
def test_the_next_round_begins_with_the_market_and_shut_bags(edition):
    table = Table(edition).inspection().hand_back(1).to("round_end").next_round()
    assert table.state.phase is Phase.MARKET
    assert {bag.status for bag in table.view().bags} == {"closed"}


@both
@pytest.mark.rule("s1.three.length", "s2.round.length_three", "s1.end.when")
def test_with_three_everybody_is_sheriff_three_times(edition):
    assert sheriffs(Table(edition, 3).begin(1)) == [1, 2, 0] * 3


@both
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.rule("s1.round.length", "s2.round.length_four_five", "s1.end.when")
def test_with_four_or_five_everybody_is_sheriff_twice(edition, players):
    assert sheriffs(Table(edition, players).begin()) == list(range(players)) * 2


@both
@pytest.mark.rule("s*.end_round.game_over", "s1.end.when")
def test_after_the_last_round_there_is_only_the_end(edition):
    table = Table(edition).begin().last_round()
    assert table.view().steps[-1].slot == "to_final"
    assert table.move("to_final", None)
    assert not table.move("to_market", None)
    for gone in (Phase.ROUND_END, Phase.MARKET):
        said = table.refused(None, Advance(8, Phase.MARKET, gone))
        assert said.key == "sheriff-no-such-step"
    assert table.to("final").state.phase is Phase.FINAL


@both
@pytest.mark.rule("s*.end_round.game_over")
def test_before_the_last_round_the_end_is_out_of_reach(edition):
    table = Table(edition).inspection()
    said = table.refused(None, Advance(1, Phase.INSPECT, Phase.FINAL))
    assert said.key == "sheriff-no-such-step"


# Market


@pytest.mark.rule("s1.market.order")
def test_the_market_of_the_first_edition_begins_to_the_sheriffs_left():
    table = Table("first", 5).begin(sheriff=3)
    assert table.view().market_order == (4, 0, 1, 2)
    assert table.view().headline.args == (("first", who(4)),)
    said = table.refused(3, NameFirst(1, 1))
    assert said == no("market-from-left", rule="s1.market.order")


@pytest.mark.rule("s2.market.order")
def test_the_market_of_the_second_goes_clockwise_from_whom_the_sheriff_names():
    table = Table("second", 5).begin(sheriff=3).act(3, NameFirst(1, 1))
    assert table.view().market_order == (1, 2, 4, 0)
    assert table.view().headline.args == (("first", who(1)),)


@pytest.mark.rule("s2.market.order")
def test_who_is_named_first_begins_this_market_only():
    table = Table("second").begin().act(0, NameFirst(1, 3)).next_round()
    assert table.view().market_order == (2, 3, 0)


@pytest.mark.rule("s2.round.roles", "s2.market.order")
def test_the_sheriff_cannot_be_named_to_begin():
    table = Table("second").begin(sheriff=2)
    assert table.refused(2, NameFirst(1, 2)) == no(
        "no-bag", rule="s2.round.roles", path="action.merchant"
    )
    assert table.refused(2, NameFirst(1, 4)).key == "fault-unknown-seat"


def test_after_the_market_nobody_is_named_to_begin():
    table = Table("second").begin().to("load")
    assert table.refused(0, NameFirst(1, 2)).key == "sheriff-other-phase"


# The table is right


def test_round_sheriff_and_phase_can_be_put_right():
    table = Table().begin().act(None, CorrectRound(5, 3, Phase.DECLARE))
    view = table.view()
    assert (view.round, view.sheriff, view.phase) == (5, 3, "declare")
    assert table.next_round().view().sheriff == 0


def test_putting_the_phase_right_leaves_the_bags():
    table = Table().inspection().hand_back(1).act(None, CorrectRound(1, 0, Phase.DECLARE))
    assert table.bag(1).status == "passed"


def test_a_game_that_went_to_its_end_too_early_can_be_led_back():
    table = Table().begin().last_round().to("final").count(50, 50, 50, 50)
    table.act(None, CorrectRound(8, table.state.sheriff, Phase.INSPECT))
    assert table.state.phase is Phase.INSPECT
    assert [seat.entered for seat in table.to("final").view().seats] == [False] * 4


def test_a_round_that_does_not_exist_is_refused():
    table = Table(players=3).begin()
    said = table.refused(None, CorrectRound(10, 0, Phase.MARKET))
    assert (said.key, said.args) == ("fault-between", {"n": 10, "low": 1, "high": 9})
    assert table.refused(None, CorrectRound(1, 3, Phase.MARKET)).key == "fault-unknown-seat"
    assert table.refused(None, CorrectRound(1, 0, Phase.OVER)).key == "sheriff-no-such-step"


def test_without_rounds_there_is_none_to_put_right():
    table = Table(tools=(Tool.BANK,))
    assert table.refused(None, CorrectRound(1, 0, Phase.MARKET)) == no("tool-off-rounds")


@pytest.mark.parametrize("step", ["market", "declare", "inspect", "round_end"])
def test_the_table_may_stop_at_any_step_and_count(step):
    table = Table().begin()
    if step != "market":
        table.to(step)
    (offered,) = (one for one in table.moves(None) if one.slot == "count_up")
    assert not [one for one in table.moves(1) if one.slot == "count_up"]
    table.act(None, CountUp(1))
    assert offered.open
    assert table.state.phase is Phase.FINAL
    assert table.count(50, 50, 50, 50).finish().view().phase == "over"


def test_what_was_agreed_is_carried_out_when_the_table_stops_to_count():
    table = Table().inspection()
    table.bribe(1, gold=6)
    assert table.act(None, CountUp(1)).state.gold[:2] == (56, 44)


@pytest.mark.rule("s*.end_round.game_over")
@pytest.mark.parametrize("players", [4, 6])
def test_nobody_refills_in_the_last_round(players):
    table = Table(players=players)
    table = table.begin() if players < 6 else table.act(None, Begin(deputies=(0, 1)))
    sheriff, deputy = table.state.sheriff, table.state.deputy
    last = table.state.rounds
    table.act(None, CorrectRound(last, sheriff, Phase.ROUND_END, deputy))
    said = (table.view().headline, table.view().moment, *(seat.todo for seat in table.view().seats))
    assert not [one for one in said if one and ("refill" in one.id or "round-end" in one.id)]
