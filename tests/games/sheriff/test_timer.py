"""Chapter: the time limit for the inspection."""

import pytest

from companion.games.sheriff import GAME
from companion.games.sheriff import actions as act
from companion.games.sheriff.options import Tool
from companion.games.sheriff.terms import Promise, PromiseKind, Terms
from tests.games.table import not_yours

from .play import Table, both, gold, goods, no, opening, passing


@pytest.fixture
def table(edition):
    """An inspection of four; the clock runs."""
    return Table(edition).inspection().act(0, act.TimerStart())


def statuses(table):
    return [bag.status for bag in table.view().bags]


def left(table):
    """Seconds."""
    return table.state.timer.remaining(table.now) / 1000


@both
@pytest.mark.rule("s*.timer.minute_each", "s*.timer.example")
@pytest.mark.parametrize(("players", "minutes"), [(3, 2), (4, 3), (5, 4)])
def test_there_is_a_minute_for_each_merchant(edition, players, minutes):
    assert Table(edition, players).view().timer.total_ms == minutes * 60_000


@both
@pytest.mark.rule("s*.timer.minute_each")
def test_the_minutes_are_one_time_for_all(table):
    table.wait(100).hand_back(1)
    assert left(table) == 80
    table.wait(79)
    assert statuses(table) == ["passed", "closed", "closed"]


@both
@pytest.mark.rule("s*.timer.time_up", "s2.ruling.timer_time_up")
def test_when_time_is_up_every_undecided_bag_passes_without_a_bribe(table):
    table.open(2, "apple", apple=1)
    table.offer(1, 0, gold(20), passing(1))
    table.wait(180)
    assert statuses(table) == ["passed", "opened", "passed"]
    assert table.gold == (48, 50, 52, 50)
    assert [bag.by_time for bag in table.view().bags] == [True, False, True]
    assert table.view().timer.up


@both
@pytest.mark.rule("s*.timer.time_up")
def test_what_passed_by_time_cannot_be_opened(table):
    table.wait(180)
    assert table.refused(0, act.OpenBag(1, 1)).key == "sheriff-bag-passed"


@pytest.mark.rule("s2.ruling.timer_time_up")
def test_an_advisory_clock_only_rings():
    table = Table(strict_timer=False).inspection().act(0, act.TimerStart()).wait(180)
    assert statuses(table) == ["closed"] * 3
    assert table.view().timer.up
    assert not table.view().timer.strict


def test_a_clock_without_rounds_only_rings():
    table = Table(tools=(Tool.TIMER,)).act(None, act.TimerStart()).wait(180)
    assert table.view().timer.up


def test_a_clock_that_rings_outside_the_inspection_passes_no_bag():
    table = Table().begin().to("declare").act(0, act.TimerStart()).wait(180).to("inspect")
    assert statuses(table) == ["closed"] * 3


@both
@pytest.mark.rule("s2.ruling.timer_runs_on")
def test_the_clock_runs_on_while_a_bag_is_counted(table):
    table.wait(10).open(1, "apple", apple=1, silk=1).wait(5)
    assert table.view().timer.running
    assert left(table) == 165


@both
@pytest.mark.rule("s2.ruling.timer_runs_on")
def test_the_clock_stands_while_the_table_pauses_it(table):
    table.wait(10).act(0, act.TimerPause()).wait(60)
    assert left(table) == 170
    assert GAME.deadline(table.state) is None
    table.act(1, act.TimerStart()).wait(169)
    assert statuses(table) == ["closed"] * 3
    table.wait(1)
    assert statuses(table) == ["passed"] * 3


# Agreed in time


@both
@pytest.mark.rule("s2.ruling.timer_agreed")
def test_a_deal_that_was_made_in_time_is_paid(table):
    table.agree(0, 1, passing(1), gold(8))
    table.wait(180)
    assert table.gold == (58, 42, 50, 50)
    assert not table.bag(1).by_time
    assert table.bag(2).by_time


@both
@pytest.mark.rule("s2.ruling.timer_agreed")
def test_an_offer_that_was_agreed_to_aloud_is_confirmed_by_whom_it_was_made_to(table):
    offer = table.offer(1, 0, gold(8), passing(1))
    table.wait(180)
    assert table.move("deal_in_time", 0, deal=offer, merchant=1)
    assert table.refused(1, act.AgreedInTime(1, 1, offer)) == not_yours(0)
    table.act(0, act.AgreedInTime(1, 1, offer))
    assert table.gold == (58, 42, 50, 50)
    said = table.refused(0, act.AgreedInTime(1, 1, offer))
    assert said == no("not-by-time", path="action.merchant")


@both
@pytest.mark.rule("s2.ruling.timer_agreed")
def test_a_bribe_that_was_only_spoken_is_written_down_by_the_merchant(table):
    table.wait(180)
    bribe = Terms(5, bag={"silk": 1})
    for other in (0, 2):
        said = table.refused(other, act.AgreedInTime(1, 1, bribe=bribe))
        assert said == not_yours(1)
    table.act(1, act.AgreedInTime(1, 1, bribe=bribe)).unpack(1, silk=2)
    assert table.gold == (55, 45, 50, 50)
    assert goods(table.view(0).you.hidden) == {"silk": 1}


@both
def test_a_declined_offer_was_not_agreed_in_time(table):
    offer = table.offer(1, 0, gold(8), passing(1))
    table.act(0, act.Answer(offer, accept=False)).wait(180)
    assert table.refused(0, act.AgreedInTime(1, 1, offer)) == no("deal-settled", path="action.deal")


@both
def test_a_deal_about_another_bag_does_not_confirm_this_one(table):
    offer = table.offer(1, 0, gold(8), passing(1))
    table.wait(180)
    said = table.refused(0, act.AgreedInTime(1, 2, offer))
    assert said == no("deal-settled", path="action.deal")


@both
@pytest.mark.rule("s2.ruling.timer_promised_inspection")
def test_what_was_paid_for_an_inspection_that_time_forbade_goes_back(table):
    table.hand_back(2).unpack(2, apple=2, silk=1)
    table.agree(2, 0, Terms(6, {"apple": 1, "silk": 1}), opening(3))
    assert table.gold == (56, 50, 44, 50)
    table.wait(180)
    assert statuses(table) == ["passed"] * 3
    assert table.gold == (50, 50, 50, 50)
    assert goods(table.seen(2).legal) == {"apple": 2}
    assert goods(table.view(2).you.hidden) == {"silk": 1}


@both
@pytest.mark.rule("s2.ruling.timer_promised_inspection")
def test_what_was_paid_for_an_inspection_that_took_place_stays(table):
    table.agree(2, 0, gold(6), opening(3))
    table.open(3, "apple", apple=1).wait(180)
    assert table.gold == (54, 50, 44, 52)


@both
@pytest.mark.rule("s2.ruling.timer_promised_inspection")
def test_of_two_promised_inspections_one_that_took_place_keeps_the_price(table):
    table.agree(2, 0, gold(6), opening(3, 1))
    table.open(3, "apple", apple=1).wait(180)
    assert table.gold == (54, 50, 44, 52)


@both
@pytest.mark.rule("s2.ruling.timer_promised_inspection")
@pytest.mark.parametrize(("payer", "victim"), [(1, 3), (3, 1)])
def test_a_price_that_was_for_passing_too_is_paid(table, payer, victim):
    """Whichever of the two bags the clock comes to first."""
    favours = Terms(promises=(*passing(payer).promises, *opening(victim).promises))
    table.agree(0, payer, favours, gold(20))
    table.wait(180)
    assert statuses(table) == ["passed"] * 3
    assert table.gold[0] == 70
    assert table.gold[payer] == 30


@both
@pytest.mark.rule("s2.ruling.timer_promised_inspection")
def test_nobody_gives_back_more_than_they_have_left(table):
    table.agree(2, 0, gold(6), opening(3))
    table.agree(0, 1, gold(50), Terms(promises=(Promise(PromiseKind.LATER),)))
    table.wait(180)
    assert table.gold == (0, 100, 50, 50)


@both
def test_goods_of_a_bag_that_passed_by_time_are_unpacked_like_others(table):
    table.wait(180).unpack(1, apple=2)
    assert goods(table.seen(1).legal) == {"apple": 2}
    assert table.refused(1, act.Unpack(1, {"apple": 1})).key == "sheriff-nothing-to-unpack"


# The clock as a thing


@both
def test_a_running_clock_is_not_started_twice(table):
    assert table.refused(1, act.TimerStart()) == no("timer-runs")
    table.act(1, act.TimerPause())
    assert table.refused(1, act.TimerPause()) == no("timer-stands")


@both
def test_an_empty_clock_wants_time_first(table):
    table.wait(180)
    assert table.refused(0, act.TimerStart()) == no("timer-empty")
    table.act(0, act.TimerExtend(30), act.TimerStart())
    assert left(table) == 30
    assert not table.view().timer.up


@both
def test_more_time_puts_the_end_off(table):
    table.wait(170).act(0, act.TimerExtend(60)).wait(69)
    assert statuses(table) == ["closed"] * 3
    table.wait(1)
    assert statuses(table) == ["passed"] * 3


@both
def test_an_end_that_was_put_off_does_not_come_at_the_old_moment(table):
    old = GAME.deadline(table.state)
    assert old is not None
    table.wait(170).act(0, act.TimerExtend(60))
    table.now = old.at
    assert table.refused(None, old.action) == no("timer-other-run", path="action.run")


@both
def test_time_may_be_taken_away_down_to_nothing(table):
    table.wait(10).act(0, act.TimerExtend(-3600)).wait(0)
    assert table.view().timer.up


@both
def test_nobody_says_that_time_is_up_before_it_is(table):
    assert table.refused(0, act.TimeUp(1)) == no("clock-only", path="seat", who=())
    assert table.refused(None, act.TimeUp(1)) == no("timer-other-run", path="action.run")
    table.act(0, act.TimerPause())
    assert table.refused(None, act.TimeUp(1)) == no("timer-other-run", path="action.run")


@both
def test_times_are_the_servers_and_not_the_phones(table):
    table.act(0, act.TimerPause(), act.TimerStart(at=7))
    assert table.state.timer.ends_at == table.now + 180_000


@both
def test_each_round_has_a_full_clock(table):
    table.wait(100).to("round_end")
    assert not table.view().timer.running
    assert GAME.deadline(table.state) is None
    table.next_round()
    assert left(table) == 180


@both
def test_a_clock_can_be_filled_up_again(table):
    table.wait(100).act(2, act.TimerReset())
    assert not table.view().timer.running
    assert left(table) == 180


def test_the_minute_may_be_another_length():
    table = Table(seconds_per_merchant=40)
    assert table.view().timer.total_ms == 120_000
    table.act(None, act.ChangeOptions(seconds_per_merchant=90))
    assert table.view().timer.total_ms == 270_000
    said = table.refused(None, act.ChangeOptions(seconds_per_merchant=601))
    assert (said.key, said.args) == ("fault-between", {"n": 601, "low": 10, "high": 600})


def test_an_extension_has_limits():
    table = Table().inspection()
    for seconds in (3601, -3601):
        said = table.refused(None, act.TimerExtend(seconds))
        assert (said.key, said.path) == ("fault-between", "action.seconds")


def test_where_there_is_no_timer_nothing_is_started():
    table = Table(tools=(Tool.ROUNDS,))
    for action in (act.TimerStart(), act.TimerPause(), act.TimerExtend(5), act.TimerReset()):
        assert table.refused(None, action) == no("tool-off-timer")


@both
@pytest.mark.rule("s*.timer.minute_each")
@pytest.mark.parametrize("over", [False, True])
def test_a_clock_without_a_bag_to_decide_on_is_neither_offered_nor_accepted(edition, over):
    table = Table(edition).inspection().hand_back(1, 2, 3)
    if over:
        table = Table(edition).begin().last_round().to("final")
    for action in (act.TimerStart(), act.TimerExtend(30), act.TimerReset()):
        said = table.refused(0, action)
        assert (said.key, said.rule) == ("sheriff-timer-idle", f"{table.book}.timer.minute_each")
    assert {table.move(slot, None) for slot in ("start", "extend", "reset")} == {None}


def test_a_table_without_rounds_times_whatever_it_likes():
    table = Table(tools=(Tool.TIMER,)).act(None, act.TimerStart(), act.TimerExtend(30))
    assert left(table) == 210


# When everything is settled


@both
@pytest.mark.rule("s2.ruling.timer_runs_on")
def test_the_clock_does_not_run_on_when_every_bag_is_settled(table):
    table.wait(10).hand_back(1).wait(10).open(2, "apple", apple=1).wait(10)
    assert table.view().timer.running
    assert table.view().timer.needed
    offer = table.offer(3, 0, gold(2), passing(3))
    table.act(0, act.Answer(offer, accept=True))
    assert not table.view().timer.running
    assert not table.view().timer.needed
    assert left(table) == 150
    assert GAME.deadline(table.state) is None
    assert table.refused(0, act.TimerStart()).key == "sheriff-timer-idle"


@both
def test_a_bag_that_is_undecided_after_all_may_be_timed_again(table):
    table.wait(60).hand_back(1, 2, 3).wait(60).act(None, act.CorrectBag(1, 2))
    assert table.view().timer.needed
    assert left(table) == 120
    table.act(0, act.TimerStart()).wait(120)
    assert table.bag(2).by_time


@both
def test_in_a_log_of_before_the_clock_ran_on_and_rang(table):
    for merchant in (1, 2, 3):
        table.state = GAME.apply(table.state, 0, act.PassBag(1, merchant))
    assert table.view().timer.running
    assert table.wait(180).view().timer.up
