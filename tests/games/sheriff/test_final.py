"""Chapter: the end, from the last round to the result."""

import msgspec
import pytest

from companion.engine.message import Message
from companion.games.sheriff import GAME
from companion.games.sheriff.actions import CorrectRound, CorrectStand, EnterFinal, Finish, Pay
from companion.games.sheriff.holdings import CountsAs, Promo
from companion.games.sheriff.model import Phase
from companion.games.sheriff.options import LIGHT
from companion.games.sheriff.scoring import SCORING
from tests.games.table import NEEDS_A_SEAT, No, args, who

from .play import Table, both, goods, no

NAMES = ("Ann", "Ben", "Cem", "Dan")


def final(edition, players=4, **options):
    return Table(edition, players, **options).begin().last_round().to("final")


@both
@pytest.mark.rule("s*.end.reveal")
def test_at_the_end_everybody_turns_up_their_contraband(edition):
    table = Table(edition).inspection().bring_in(1, apple=1, silk=2).last_round()
    assert goods(table.seen(1).legal) == {"apple": 1}
    table.to("final")
    for viewer in (None, 0, 1, 2, 3):
        assert goods(table.seen(1, viewer).legal) == {"apple": 1, "silk": 2}


@both
def test_what_was_kept_is_where_the_last_count_begins(edition):
    table = Table(edition).inspection().bring_in(1, apple=2, silk=1)
    table.bribe(2, gold=5)
    table.last_round().to("final")
    ben = table.view().finals[1]
    assert (ben.entered, ben.holdings.gold, ben.holdings.goods) == (
        False,
        50,
        {"apple": 2, "silk": 1},
    )
    assert ben.holdings.total == 50 + 4 + 8
    assert table.view().finals[0].holdings.gold == 55


def test_before_the_end_nothing_is_begun_with():
    assert Table().inspection().view().finals == ()


@both
@pytest.mark.rule("s*.intro.richest_wins", "s*.end.most_points", "s*.end.gold")
def test_the_richest_merchant_wins(edition):
    table = final(edition).count(50, 61, 40, 60).finish()
    sheet = table.result(*NAMES)
    assert [score.total for score in sheet.players] == [50, 61, 40, 60]
    assert (sheet.winners, sheet.decided_by) == (("Ben",), "total")


@both
def test_a_count_may_be_entered_again_until_the_result_is_shown(edition):
    table = final(edition).count(50, 50, 50, 50).act(2, EnterFinal(70, {}))
    assert table.finish().result(*NAMES).winners == ("Cem",)
    assert table.refused(2, EnterFinal(90, {})).key == "sheriff-over"


@both
def test_the_result_waits_for_everybody(edition):
    table = final(edition).count(50, 50)
    assert table.refused(None, Finish()) == no("not-all-entered", seats=(who(2), who(3)))
    assert GAME.result(table.state, NAMES) is None


def test_the_last_count_comes_after_the_last_round():
    table = Table().begin()
    phase = table.view().phase_name
    other = no("other-phase", path="action.phase", phase=phase)
    assert table.refused(1, EnterFinal(50, {})) == other
    assert table.refused(None, Finish()) == other


@pytest.mark.parametrize(
    ("action", "key", "path"),
    [
        (EnterFinal(-1, {}), "fault-negative", "action.gold"),
        (EnterFinal(10_001, {}), "fault-too-many", "action.gold"),
        (EnterFinal(5, {"tin": 1}), "sheriff-fault-unknown-good", "action.goods.tin"),
        (EnterFinal(5, {"silk": -2}), "fault-negative", "action.goods.silk"),
        (EnterFinal(5, {}, (Promo(5, True),)), "sheriff-fault-promo-edition", "action.promo"),
    ],
)
def test_what_nobody_can_hold_is_refused(action, key, path):
    said = final("second").refused(1, action)
    assert (said.key, said.path) == (key, path)


def test_the_table_must_say_whose_count_it_enters():
    assert final("second").refused(None, EnterFinal(5, {})) == NEEDS_A_SEAT


@pytest.mark.rule("s1.ruling.promo_cards")
def test_promo_cards_of_the_first_edition_count_as_printed():
    table = final("first", promo=True).count(10, 10, 10, 10)
    table.act(1, EnterFinal(10, {}, (Promo(5, False, CountsAs("apple", 2)),)))
    sheet = table.finish().result(*NAMES)
    assert [score.total for score in sheet.players] == [10, 10 + 5 + 20, 10, 10]


def test_the_log_tells_of_promo_cards_that_were_counted():
    table = final("first", promo=True)
    before = table.state
    table.act(1, EnterFinal(10, {"apple": 1}, (Promo(5, True), Promo(3, False))))
    told = GAME.narrate(before, table.state, 1, table.entries[-1][1]).for_viewer(1, False)
    assert args(told)["goods"][-1] == Message("sheriff-promo-cards", n=2)


def test_an_empty_final_count_is_a_count():
    table = final("second", tools=LIGHT).count(0, 0, 0, 0)
    assert table.finish().view().phase == "over"


def test_a_result_may_be_impossible_and_is_told_as_such():
    table = final("second").count(0, 0, 0, 0, s1={"crossbow": 6})
    (warning,) = table.finish().result(*NAMES).warnings
    assert warning.code == "more_than_in_box"


@pytest.mark.rule("s*.setup.gold")
def test_gold_that_does_not_add_up_is_said_once_the_last_one_has_counted():
    table = final("second")
    for seat, gold in enumerate((60, 40, 45)):
        table.act(seat, EnterFinal(gold, {}))
        assert table.view().other_gold is None
    table.act(3, EnterFinal(30, {}))
    assert args(table.view().other_gold) == {"n": 175, "dealt": 200, "off": 25}
    table.act(3, EnterFinal(55, {}))
    assert table.view().other_gold is None


def test_gold_from_the_bank_is_not_too_much():
    table = final("second")
    table.act(None, Pay(payer=None, payee=0, amount=20)).count(70, 50, 50, 50)
    assert table.view().other_gold is None
    assert table.finish().result(*NAMES).warnings == ()


def test_stands_can_be_put_right_before_they_are_counted():
    table = final("second").act(None, CorrectStand(1, {"apple": 3}, {"silk": 1}))
    assert table.view().finals[1].holdings.goods == {"apple": 3, "silk": 1}


@both
def test_a_count_replaces_only_one_that_was_seen(edition):
    """The table's older screen wrote over what came from a phone."""
    table = final(edition).act(1, EnterFinal(50, {}, over=0))
    first, table.now = table.now, table.now + 1000
    unseen = No("house-counted-anew", None, "action.over", {"who": who(1)})
    assert table.refused(1, EnterFinal(7, {}, over=0)) == unseen
    assert table.view(1).finals[1].holdings.gold == 50
    assert table.move("count", 1).action["over"] == first
    assert table.move("count", 2).action["over"] == 0
    table.do("count", 1, gold=8, goods={})
    assert table.refused(1, EnterFinal(7, {}, over=first)) == unseen
    table.act(1, EnterFinal(9, {}))  # whoever names nothing means whatever stands
    assert table.view(1).finals[1].holdings.gold == 9


def test_whoever_counts_anew_after_going_back_replaces_nothing():
    table = final("second").act(1, EnterFinal(50, {}, over=0))
    table.act(None, CorrectRound(8, 0, Phase.INSPECT)).to("final")
    table.act(1, EnterFinal(7, {}, over=0))
    assert table.view(1).finals[1].holdings.gold == 7


# What somebody has counted is nobody else's before the result is shown


def counted_as(ben: EnterFinal):
    """The same final count but for what Ben has counted."""
    return final("second").count(50).act(1, ben)


def test_a_count_is_in_nobody_elses_view_log_or_undo_before_the_result():
    """Undo on the table read it out, and every phone had all counts in its page."""
    one, other = (counted_as(EnterFinal(n, goods)) for n, goods in ((61, {"silk": 2}), (7, {})))
    for viewer in (None, 0, 2):
        assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
        told = [
            table.narrated().for_viewer(viewer, GAME.revealed(table.state))
            for table in (one, other)
        ]
        assert told == [Message("sheriff-log-counted", who=who(1))] * 2
        assert [each.entered for each in one.view(viewer).finals] == [True, True, False, False]
    assert one.view(1).finals[1].holdings.gold == 61
    assert args(one.narrated().for_viewer(1, False))["n"] == 61
    one.act(2, EnterFinal(0, {})).act(3, EnterFinal(0, {})).finish()
    assert one.view().finals[1].holdings.goods == {"silk": 2}


def test_a_running_total_waits_for_the_others_with_kings_and_queens():
    """It moved by itself whenever somebody else had counted."""
    table = counted_as(EnterFinal(10, {"apple": 3}))
    sheet = SCORING.score(table.view(1).entry)
    ben = sheet.players[1]
    assert (ben.own, ben.total - ben.own) == (10 + 6, 20)
