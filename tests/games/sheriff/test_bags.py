"""Chapter: inspection, bag by bag."""

import pytest

from companion.engine.refusal import GameError
from companion.games.sheriff import GAME
from companion.games.sheriff.actions import Answer, CorrectBag, OpenBag, PassBag, PassRest, Unpack
from companion.games.sheriff.options import LIGHT, Tool
from tests.games.table import NEEDS_A_SEAT, args, not_yours, who

from .play import Table, both, gold, goods, no, opening, passing


@pytest.fixture
def table(edition):
    return Table(edition).inspection()


# Handed back


@both
@pytest.mark.rule("s2.inspect.pass_for_nothing", "s1.ruling.pass_for_nothing")
@pytest.mark.rule("s*.inspect.hand_back", "s*.pass.example")
def test_marian_is_let_through_without_a_bribe(table):
    """Of her three cards two are the cheese she declared, the third is contraband."""
    table.declare(1, "cheese", 3).hand_back(1)
    assert table.bag(1).status == "passed"
    assert table.gold == (50, 50, 50, 50)
    table.unpack(1, cheese=2, silk=1)
    assert goods(table.seen(1).legal) == {"cheese": 2}
    assert table.seen(1).face_down == 1


@both
@pytest.mark.rule("s*.inspect.hand_back")
def test_bags_that_are_still_shut_go_back_all_at_once(table):
    table.open(1, "apple", apple=2)
    table.act(0, PassRest(1))
    assert [table.bag(one).status for one in (1, 2, 3)] == ["opened", "passed", "passed"]
    assert table.refused(0, PassRest(1)) == no("bags-settled", path="action.round")


@both
@pytest.mark.rule("s*.honour.other_bag.example")
def test_a_bag_that_must_be_opened_does_not_go_back_with_the_others(table):
    table.agree(2, 0, gold(5), opening(1))
    assert table.refused(0, PassRest(1)).key == "sheriff-must-inspect"
    assert table.bag(3).status == "closed"


@both
@pytest.mark.rule("s*.inspect.final")
def test_a_bag_that_went_back_cannot_be_opened(table):
    table.hand_back(1)
    said = no("bag-passed", path="action.merchant", who=who(1))
    assert table.refused(0, OpenBag(1, 1)) == said
    assert table.refused(0, PassBag(1, 1)) == said


@both
@pytest.mark.rule("s*.inspect.final")
def test_a_bag_that_was_opened_cannot_go_back(table):
    table.open(1, "apple", apple=2)
    said = no("bag-opened", path="action.merchant", who=who(1))
    assert table.refused(0, PassBag(1, 1)) == said
    assert table.refused(0, OpenBag(1, 1, "apple", {"apple": 2})) == said


@both
@pytest.mark.rule("s*.inspect.talks_closed")
@pytest.mark.parametrize("decide", [PassBag, OpenBag])
def test_once_a_bag_is_decided_nothing_is_agreed_about_it_any_more(table, decide):
    bribe = table.offer(1, 0, gold(5), passing(1))
    rival = table.offer(2, 0, gold(5), opening(1))
    elsewhere = table.offer(2, 0, gold(5), passing(2))
    table.act(0, decide(1, 1))
    for offer in (bribe, rival):
        said = table.refused(0, Answer(offer, accept=True))
        assert said == no("deal-settled", path="action.deal")
    table.act(0, Answer(elsewhere, accept=True))
    assert table.gold == (55, 50, 45, 50)


@both
@pytest.mark.rule("s2.inspect.one_at_a_time", "s1.ruling.one_bag_at_a_time")
def test_a_bag_is_settled_and_paid_before_the_next(table):
    table.agree(0, 1, passing(1), gold(3))
    table.agree(0, 2, passing(2), gold(4))
    table.hand_back(1)
    assert table.gold == (53, 47, 50, 50)
    assert [bag.status for bag in table.view().bags] == ["passed", "closed", "closed"]
    table.open(3, "apple", apple=1)
    assert table.gold == (51, 47, 50, 52)
    assert [bag.status for bag in table.view().bags] == ["passed", "closed", "opened"]


@both
def test_the_headline_counts_the_bags_that_are_left(table):
    left = []
    for merchant in (2, 1, 3):
        left.append(args(table.view().headline)["n"])
        table.hand_back(merchant)
    assert left == [3, 2, 1]
    assert table.view().headline.id == "sheriff-now-inspected"


@both
@pytest.mark.rule("s*.round.roles")
def test_the_sheriff_alone_decides_and_has_no_bag(table):
    for action in (PassBag(1, 1), OpenBag(1, 1)):
        assert table.refused(1, action) == not_yours(0)
        assert table.refused(2, action) == not_yours(0)
    rule = f"{table.book}.round.roles"
    assert table.refused(0, PassBag(1, 0)) == no("no-bag", rule=rule, path="action.merchant")
    assert table.refused(0, PassBag(1, 4)).key == "fault-unknown-seat"


@both
def test_bags_are_decided_in_the_inspection(edition):
    table = Table(edition).begin().to("load")
    phase = table.view().phase_name
    for action in (PassBag(1, 1), OpenBag(1, 1)):
        said = table.refused(0, action)
        assert said == no("other-phase", path="action.phase", phase=phase)
    assert table.refused(0, PassBag(2, 1)).key == "sheriff-other-round"


@both
def test_a_bag_that_nobody_settled_holds_nobody_up(table):
    table.to("round_end")
    assert table.bag(1).status == "closed"
    assert table.next_round().round == 2


# Opened


@both
@pytest.mark.rule("s*.inspect.open", "s*.inspect.sheriff_pays", "s*.open.honest.example")
@pytest.mark.rule("s*.open.honest_fine", "s*.open.honest_to_stand")
def test_four_honest_chickens_cost_the_sheriff_8_gold(table):
    table.declare(1, "chicken", 4).open(1, "chicken", chicken=4)
    assert table.gold == (42, 58, 50, 50)
    assert goods(table.seen(1).legal) == {"chicken": 4}
    verdict = table.bag(1).verdict
    assert (verdict.truthful, verdict.sheriff_pays, verdict.merchant_pays) == (True, 8, 0)


@both
@pytest.mark.rule("s*.inspect.open", "s*.inspect.liar_pays", "s*.open.liar.example")
@pytest.mark.rule("s*.open.declared_to_stand", "s*.open.confiscated", "s*.open.liar_fine")
def test_one_apple_of_four_costs_the_liar_10_gold(table):
    table.declare(1, "apple", 4).open(1, "apple", apple=1, cheese=1, mead=2)
    assert table.gold == (60, 40, 50, 50)
    assert goods(table.seen(1).legal) == {"apple": 1}
    assert table.seen(1).face_down == 0
    assert table.stand(0).known.count == 0
    verdict = table.bag(1).verdict
    assert goods(verdict.to_stand) == {"apple": 1}
    assert goods(verdict.confiscated) == {"cheese": 1, "mead": 2}


@both
@pytest.mark.rule("s*.inspect.open")
def test_what_was_in_an_opened_bag_is_told_to_everybody(table):
    before = table.state
    table.open(1, "apple", apple=1, mead=2)
    told = GAME.narrate(before, table.state, 0, table.entries[-1][1])
    assert not told.secret
    assert args(told.public)["n"] == 8
    (mead,) = args(told.public)["goods"]
    assert (mead.id, args(mead)) == ("sheriff-goods-mead", {"n": 2})


@both
@pytest.mark.rule("s1.open.order", "s2.ruling.debt_fresh_goods")
def test_declared_goods_are_on_the_stand_before_the_fine_is_due(edition):
    table = Table(edition).inspection()
    table.agree(1, 2, gold(50), gold(1))
    table.open(1, "apple", apple=2, silk=1)
    (debt,) = table.view().debts
    assert (debt.owed, debt.legal_reaches, debt.suggestion) == (3, True, {"apple": 2})


@both
def test_an_opened_bag_may_be_settled_by_hand(table):
    table.act(0, OpenBag(1, 1))
    assert (table.bag(1).status, table.bag(1).verdict) == ("opened", None)
    assert table.gold == (50, 50, 50, 50)


@both
@pytest.mark.rule("s*.load.one_to_five")
def test_an_opened_bag_holds_one_to_five_cards(table):
    for bag, n in (({"apple": 6}, 6), ({"apple": 3, "silk": 3}, 6), ({}, 0)):
        said = table.refused(0, OpenBag(1, 1, "apple", bag))
        rule = f"{table.book}.load.one_to_five"
        assert said == no("bag-size", rule=rule, path="action.bag", n=n, low=1, high=5)


@both
@pytest.mark.rule("s*.royal.one_card", "s*.royal.confiscated", "s2.ruling.royal_declared")
def test_green_apples_among_the_apples_are_one_card_each_and_a_lie(edition):
    table = Table(edition, royal_goods=True).inspection().declare(1, "apple", 4)
    table.open(1, "apple", apple=2, green_apples=2)
    assert table.gold == (56, 44, 50, 50)
    assert goods(table.bag(1).verdict.confiscated) == {"green_apples": 2}


@both
@pytest.mark.rule("s*.declare.legal_only")
def test_an_opened_bag_is_judged_by_a_legal_good(table):
    said = table.refused(0, OpenBag(1, 1, "silk", {"silk": 3}))
    assert said.rule == f"{table.book}.declare.legal_only"


@both
def test_what_is_no_card_cannot_come_out_of_a_bag(table):
    for bag, key, path in (
        ({"tin": 2}, "sheriff-fault-unknown-good", "action.bag.tin"),
        ({"apple": -1}, "fault-negative", "action.bag.apple"),
        ({"apple": 10_001}, "fault-too-many", "action.bag.apple"),
    ):
        said = table.refused(0, OpenBag(1, 1, "apple", bag))
        assert (said.key, said.path) == (key, path)


# Unpacked


@both
@pytest.mark.rule("s*.declare.true_number", "s*.load.one_to_five")
def test_as_many_cards_come_out_as_were_declared(table):
    table.declare(1, "apple", 4).hand_back(1)
    rule = f"{table.book}.declare.true_number"
    said = table.refused(1, Unpack(1, {"apple": 2}, unknown=1))
    assert said == no("count-differs", rule=rule, path="action.goods", n=3, said=4)
    assert table.refused(1, Unpack(1, {"apple": 6})).key == "sheriff-bag-size"
    table.unpack(1, apple=2, unknown=2)
    assert table.seen(1).face_down == 2


@both
def test_a_bag_is_unpacked_once_and_by_its_owner(table):
    table.hand_back(1)
    nothing = no("nothing-to-unpack", path="action.round")
    assert table.refused(2, Unpack(1, {"apple": 1})) == nothing
    assert table.refused(0, Unpack(1, {"apple": 1})).key == "sheriff-no-bag"
    assert table.refused(None, Unpack(1, {"apple": 1})) == NEEDS_A_SEAT
    table.unpack(1, apple=1)
    assert table.refused(1, Unpack(1, {"apple": 1})) == nothing
    table.open(2, "apple", apple=2)
    assert table.refused(2, Unpack(1, {"apple": 2})) == nothing


def test_where_stands_are_not_kept_nothing_is_unpacked():
    table = Table(tools=LIGHT).inspection().hand_back(1)
    assert table.refused(1, Unpack(1, {"apple": 1})) == no("tool-off-stands")
    assert not table.move("unpack", 1)


# The table is right


@both
def test_a_bag_that_was_settled_by_mistake_goes_back_to_the_sheriff(table):
    table.declare(1, "apple", 2).hand_back(1)
    table.act(None, CorrectBag(1, 1))
    assert (table.bag(1).status, table.bag(1).count) == ("closed", 2)
    table.open(1, "apple", apple=2)
    assert table.bag(1).status == "opened"
    assert table.refused(None, CorrectBag(1, 2)) == no("bag-closed", path="action.merchant")


@both
def test_a_bag_that_passed_by_a_mistaken_deal_can_be_opened_after_all(table):
    table.bribe(1, gold=5)
    table.act(None, CorrectBag(1, 1)).open(1, "apple", apple=1)
    assert table.gold == (53, 47, 50, 50)


@both
@pytest.mark.rule("s*.inspect.open")
def test_who_pays_is_not_settled_in_silence_without_a_declared_good_or_cards(table):
    for action, paths in (
        (OpenBag(1, 1, bag={"apple": 2}), {"action.good"}),
        (OpenBag(1, 1, bag={}), {"action.good", "action.bag"}),
        (OpenBag(1, 1, "apple"), {"action.bag"}),
        (OpenBag(1, 1, "apple", {}), {"action.bag"}),
    ):
        with pytest.raises(GameError) as refused:
            table.act(0, action)
        assert {fault.path for fault in refused.value.faults} == paths
        assert table.bag(1).status == "closed"
    table.declare(1, "apple", 2).act(0, OpenBag(1, 1, bag={"apple": 2}))
    assert table.bag(1).verdict.truthful


def test_inspection_works_without_bank_and_stands():
    table = Table(tools=(Tool.ROUNDS,)).inspection().open(1, "apple", apple=1, silk=1)
    assert table.bag(1).verdict.merchant_pays == 4
    assert table.view().debts == ()
