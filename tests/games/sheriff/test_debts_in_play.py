"""Chapter: out of gold, as it comes up while playing."""

import pytest

from companion.engine.message import Message
from companion.games.sheriff import GAME
from companion.games.sheriff.actions import CorrectGold, CorrectStand, Pay, SettleDebt
from companion.games.sheriff.goods import count_cards
from companion.games.sheriff.options import LIGHT
from tests.games.table import args, not_yours, who

from .play import Table, both, goods, no


def owing(edition, stand, bag, *, gold=3, declared="apple", **options):
    """1 has `gold` and a stand, and is opened by 0 with `bag`: the fine takes the gold."""
    table = Table(edition, **options).inspection(sheriff=3)
    table.act(None, CorrectStand(1, {}, {})).act(None, CorrectGold(1, gold))
    if stand:
        table.bring_in(1, **stand)
    table.next_round().to("inspect")
    return table.open(1, declared, **bag)


@pytest.fixture
def table(edition):
    """1 owes 0 seven gold beyond the 3 paid, and has an apple, a bread, a pepper and a silk."""
    stand = {"apple": 1, "bread": 1, "pepper": 1, "silk": 1}
    return owing(edition, stand, {"cheese": 1, "mead": 2})


def settle(table, **cards):
    (debt,) = table.view().debts
    return SettleDebt(debt.id, cards)


@both
@pytest.mark.rule("s2.ruling.debt_gold_first", "s*.debt.legal_first")
def test_all_gold_is_given_before_goods(table):
    assert table.gold == (53, 0, 50, 50)
    (debt,) = table.view().debts
    assert (debt.debtor, debt.creditor, debt.owed) == (1, 0, 7)
    assert table.seen(1).todo.id == "sheriff-todo-debt"


@both
@pytest.mark.rule("s*.debt.receiver", "s*.debt.contraband", "s2.ruling.debt_contraband_open")
def test_goods_given_for_a_debt_go_to_their_places_on_the_receivers_stand(table):
    table.act(1, settle(table, apple=1, bread=1, pepper=1))
    assert goods(table.seen(0).legal) == {"apple": 1, "bread": 1}
    assert table.seen(0).face_down == 1
    assert goods(table.view(0).you.hidden) == {"pepper": 1}
    assert goods(table.seen(1).legal) == {}
    assert goods(table.view(1).you.hidden) == {"silk": 1}
    assert table.view().debts == ()
    assert table.gold == (53, 0, 50, 50)


@both
@pytest.mark.rule("s1.debt.contraband_shown", "s2.ruling.debt_contraband_open")
def test_contraband_given_for_a_debt_is_shown_to_everybody(table):
    before = table.state
    table.act(1, settle(table, apple=1, bread=1, pepper=1))
    told = GAME.narrate(before, table.state, 1, table.entries[-1][1])
    assert not told.secret
    assert count_cards("pepper", 1) in args(told.public)["paid"]


@both
@pytest.mark.rule("s*.debt.legal_first")
def test_contraband_from_a_debtor_with_enough_legal_goods_is_remarked(edition):
    table = owing(edition, {"chicken": 2, "silk": 1}, {"cheese": 1, "mead": 2})
    table.act(1, settle(table, silk=1))
    assert table.remarked() == (Message("sheriff-debt-legal-suffices", need=7, have=8),)
    assert goods(table.view(0).you.hidden) == {"silk": 1}


@both
@pytest.mark.rule("s*.debt.legal_first", "s2.debt.enough")
def test_too_few_goods_for_a_debt_that_they_could_settle_are_remarked(edition):
    table = owing(edition, {"chicken": 2}, {"cheese": 1, "mead": 2})
    table.act(1, settle(table, chicken=1))
    assert table.remarked() == (Message("sheriff-debt-too-little", need=7, have=4),)
    assert goods(table.seen(0).legal) == {"chicken": 1}


@both
@pytest.mark.rule("s2.ruling.debt_all_legal", "s*.debt.legal_first")
def test_contraband_before_all_legal_goods_is_remarked(table):
    table.act(1, settle(table, bread=1, silk=1))
    missing = (count_cards("apple", 1),)
    assert table.remarked() == (Message("sheriff-debt-all-legal-first", need=7, missing=missing),)


@both
@pytest.mark.rule("s*.debt.legal_first", "s2.debt.enough")
def test_a_right_choice_is_not_remarked(edition):
    table = owing(edition, {"chicken": 2, "silk": 1}, {"cheese": 1, "mead": 2})
    table.act(1, settle(table, chicken=2))
    assert table.remarked() == ()
    assert goods(table.seen(0).legal) == {"chicken": 2}


@both
@pytest.mark.rule("s*.debt.forgiven")
def test_what_the_whole_stand_does_not_reach_is_cancelled(edition):
    table = owing(edition, {"apple": 1}, {"cheese": 1, "mead": 2})
    table.act(1, settle(table, apple=1))
    assert table.view().debts == ()
    assert table.gold == (53, 0, 50, 50)


@both
@pytest.mark.rule("s*.debt.forgiven")
def test_whoever_has_nothing_at_all_is_forgiven_all(edition):
    table = owing(edition, {}, {"cheese": 1, "mead": 2})
    table.act(1, settle(table))
    assert table.view().debts == ()


@both
@pytest.mark.rule("s2.ruling.debt_choice")
def test_the_debtor_chooses_the_cards(edition):
    table = owing(edition, {"chicken": 2, "cheese": 3}, {"cheese": 1, "mead": 2})
    assert table.view().debts[0].suggestion == {"cheese": 1, "chicken": 1}
    assert table.refused(0, settle(table, cheese=3)) == not_yours(1)
    table.act(1, settle(table, cheese=3))
    assert goods(table.seen(0).legal) == {"cheese": 3}


@both
@pytest.mark.rule("s2.ruling.debt_choice")
def test_contraband_is_suggested_to_its_owner_alone(table):
    suggested = {viewer: table.view(viewer).debts[0].suggestion for viewer in (None, 0, 1, 2, 3)}
    assert suggested[1] == {"apple": 1, "bread": 1, "pepper": 1}
    del suggested[1]
    assert set(suggested.values()) == {None}


@both
def test_a_remark_knows_no_more_than_the_number_of_face_down_cards(edition):
    """The debtor has a silk; that a crossbow is not there is not given away."""
    remarks = []
    for contraband in ({"silk": 1}, {"crossbow": 1}):
        table = owing(edition, contraband, {"cheese": 1, "mead": 2})
        table.act(None, settle(table, silk=1, crossbow=1))
        remarks.append(table.remarked())
        assert (table.seen(1).face_down, table.seen(0).face_down) == (0, 2)
    assert remarks[0] == remarks[1] == (Message("sheriff-debt-fewer-contraband", have=1),)


@both
def test_goods_that_we_did_not_know_of_settle_a_debt_with_a_remark(table):
    table.act(1, settle(table, chicken=2))
    missing = (count_cards("chicken", 2),)
    assert table.remarked() == (Message("sheriff-debt-not-on-stand", missing=missing),)
    assert goods(table.seen(0).legal) == {"chicken": 2}
    assert goods(table.seen(1).legal) == {"apple": 1, "bread": 1}


@both
def test_gold_that_came_in_meanwhile_settles_a_debt(table):
    (debt,) = table.view().debts
    table.act(2, Pay(2, 1, 7))
    table.act(1, SettleDebt(debt.id, gold=7))
    assert table.remarked() == ()
    assert table.gold == (60, 0, 43, 50)


@both
def test_goods_beside_gold_that_suffices_are_remarked(table):
    (debt,) = table.view().debts
    table.act(2, Pay(2, 1, 7))
    table.act(1, SettleDebt(debt.id, {"apple": 1}, gold=7))
    assert table.remarked() == (Message("sheriff-debt-gold-suffices"),)


@both
def test_gold_that_is_not_there_settles_nothing(table):
    (debt,) = table.view().debts
    assert table.refused(1, SettleDebt(debt.id, gold=7)) == no(
        "too-poor",
        rule=f"{table.book}.debt.legal_first",
        path="action.gold",
        who=who(1),
        need=7,
        have=0,
    )
    said = table.refused(1, SettleDebt(debt.id, gold=8))
    assert (said.key, said.args) == ("fault-between", {"n": 8, "low": 0, "high": 7})


@both
def test_with_coins_on_the_table_gold_that_turned_up_settles_a_debt(edition):
    table = owing(edition, {"apple": 1}, {"cheese": 1, "mead": 2}, purse="coins")
    (debt,) = table.view().debts
    table.act(1, SettleDebt(debt.id, gold=7))
    assert table.gold == (60, 0, 50, 50)
    assert table.remarked() == (Message("sheriff-remark-gold", who=who(1), n=0),)


@both
def test_a_debt_may_be_settled_by_hand_and_only_once(table):
    (debt,) = table.view().debts
    table.act(None, SettleDebt(debt.id))
    assert goods(table.seen(1).legal) == {"apple": 1, "bread": 1}
    said = table.refused(None, SettleDebt(debt.id))
    assert said == no("debt-settled", path="action.debt")


@both
def test_a_debt_outlives_its_round(table):
    table.next_round()
    assert len(table.view().debts) == 1


@both
@pytest.mark.rule("s*.inspect.sheriff_pays", "s*.debt.legal_first")
def test_a_sheriff_out_of_gold_owes_too(edition):
    table = Table(edition).inspection().act(0, Pay(0, 2, 47)).open(1, "apple", apple=4)
    (debt,) = table.view().debts
    assert (debt.debtor, debt.creditor, debt.owed) == (0, 1, 5)
    assert table.gold == (0, 53, 97, 50)


@both
def test_without_stands_goods_given_for_a_debt_are_only_written_down(edition):
    table = Table(edition, tools=LIGHT).inspection().act(1, Pay(1, None, 50))
    table.open(1, "apple", cheese=1)
    (debt,) = table.view().debts
    assert debt.suggestion is None
    table.act(1, SettleDebt(debt.id, {"apple": 1}))
    assert table.view().debts == ()
    assert table.stand(0).known.count == 0


@both
def test_face_down_cards_of_unknown_kind_pay_for_a_debt(edition):
    table = Table(edition).inspection().act(None, CorrectStand(1, {}, None, unknown=3))
    table.act(1, Pay(1, None, 50)).open(1, "apple", mead=2)
    table.act(1, settle(table, silk=1))
    assert (table.seen(1).face_down, table.seen(0).face_down) == (2, 1)
    assert goods(table.view(0).you.hidden) == {"silk": 1}
