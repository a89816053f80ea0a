"""Chapter: bribes, and honour among thieves."""

import msgspec
import pytest

from companion.games.sheriff import actions as act
from companion.games.sheriff.options import Tool
from companion.games.sheriff.terms import Promise, PromiseKind, Terms
from tests.games.table import NEEDS_A_SEAT, not_yours, who

from .play import Table, both, gold, goods, no, opening, passing


@pytest.fixture
def table(edition):
    """The second round: 0 is the sheriff, 1 has apples and cheese, 2 has contraband."""
    table = Table(edition).inspection(sheriff=3)
    table.bring_in(1, apple=3, cheese=1).bring_in(2, pepper=2, mead=1)
    return table.next_round().to("inspect")


def later(words=""):
    return Terms(promises=(Promise(PromiseKind.LATER, words=words),))


def in_words(words):
    return Terms(promises=(Promise(PromiseKind.OTHER, words=words),))


# What can be offered


@both
@pytest.mark.rule("s*.bribe.gold", "s*.bribe.gold_received", "s*.inspect.hand_back")
def test_gold_buys_a_bag_back_and_joins_the_sheriffs_own(table):
    table.bribe(1, gold=8)
    assert table.bag(1).status == "passed"
    assert table.gold == (58, 42, 50, 50)


@both
def test_a_bribe_of_nothing_was_forgotten_and_letting_pass_for_nothing_is_said_without(table):
    empty = table.refused(None, act.PassBag(table.round, 1, Terms()))
    assert empty == no("deal-empty", None, "action.bribe")
    table.act(None, act.PassBag(table.round, 1))
    assert table.bag(1).status == "passed"


@both
@pytest.mark.rule("s*.bribe.stand_legal", "s*.bribe.goods_received")
def test_legal_goods_go_from_stand_to_stand(table):
    table.bribe(1, stand={"apple": 2})
    assert goods(table.seen(1).legal) == {"apple": 1, "cheese": 1}
    assert goods(table.seen(0).legal) == {"apple": 2}


@both
@pytest.mark.rule("s*.bribe.stand_contraband", "s*.bribe.goods_received")
def test_contraband_goes_from_stand_to_stand_face_down(table):
    table.bribe(2, stand={"pepper": 1})
    assert (table.seen(2).face_down, table.seen(0).face_down) == (2, 1)
    assert goods(table.view(0).you.hidden) == {"pepper": 1}
    assert goods(table.view(2).you.hidden) == {"pepper": 1, "mead": 1}


@both
@pytest.mark.rule("s*.bribe.bag_goods", "s*.bribe.goods_received", "s*.honour.goods_offered")
def test_goods_from_the_bag_go_to_the_sheriffs_stand_once_it_is_unpacked(table):
    table.bribe(3, bag={"bread": 2, "silk": 1})
    assert goods(table.seen(0).legal) == {}
    table.unpack(3, bread=3, silk=1)
    assert goods(table.seen(0).legal) == {"bread": 2}
    assert goods(table.view(0).you.hidden) == {"silk": 1}
    assert goods(table.seen(3).legal) == {"bread": 1}
    assert table.seen(3).face_down == 0


@both
@pytest.mark.rule("s*.bribe.no_hand_cards")
def test_a_deal_has_no_place_for_cards_in_hand(edition):
    with pytest.raises(msgspec.ValidationError, match="hand"):
        msgspec.convert({"gold": 2, "hand": {"apple": 1}}, Terms)


@both
@pytest.mark.rule("s*.bribe.example", "s*.bribe.must_pay")
def test_eight_gold_instead_of_five_and_two_apples(edition):
    """5 gold and two apples are offered, 8 gold are asked for, and that is paid."""
    table = Table(edition).inspection(sheriff=3).bring_in(1, apple=3).next_round().to("inspect")
    offer = table.offer(1, 0, Terms(5, {"apple": 2}), passing(1))
    table.act(0, act.Answer(offer, accept=False))
    asked = table.offer(0, 1, passing(1), Terms(8, {"apple": 2}))
    table.act(1, act.Answer(asked, accept=True))
    assert table.bag(1).agreed
    assert table.gold == (50, 50, 50, 50)
    table.hand_back(1)
    assert table.gold == (58, 42, 50, 50)
    assert goods(table.seen(0).legal) == {"apple": 2}
    assert goods(table.seen(1).legal) == {"apple": 1}


@both
def test_a_bribe_that_was_only_spoken_is_written_down_by_the_table(table):
    table.act(None, act.PassBag(2, 1, Terms(5, {"apple": 1})))
    assert table.gold == (55, 45, 50, 50)
    assert goods(table.seen(0).legal) == {"apple": 1}
    said = table.refused(0, act.PassBag(2, 2, gold(5)))
    assert said == no("bribe-by-table", path="action.bribe")


@both
def test_an_offer_is_nothing_until_the_other_agrees(table):
    offer = table.offer(1, 0, gold(5), passing(1))
    assert (table.bag(1).status, table.gold) == ("closed", (50, 50, 50, 50))
    table.act(0, act.Answer(offer, accept=False))
    assert table.bag(1).status == "closed"
    assert table.seen(1).todo.id == "sheriff-todo-refused"
    said = table.refused(0, act.Answer(offer, accept=True))
    assert said == no("deal-settled", path="action.deal")


@both
def test_an_offer_can_be_taken_back_until_the_other_agrees(table):
    offer = table.offer(1, 0, gold(5), passing(1))
    assert table.refused(0, act.Withdraw(offer)) == no("not-your-deal", path="seat", who=(who(1),))
    table.act(1, act.Withdraw(offer))
    assert table.refused(0, act.Answer(offer, accept=True)).key == "sheriff-deal-settled"
    assert table.view().deals == ()


@both
def test_only_the_one_who_was_asked_answers(table):
    offer = table.offer(1, 0, gold(5), passing(1))
    for stranger in (1, 2):
        said = table.refused(stranger, act.Answer(offer, accept=True))
        assert said == no("not-your-deal", path="seat", who=(who(0),))
    assert table.refused(0, act.Answer(offer + 1, accept=True)).key == "sheriff-deal-settled"


# How much can be offered


@pytest.mark.rule("s2.bribe.own_gold")
def test_nobody_offers_more_gold_than_they_have():
    table = Table("second").inspection()
    assert table.refused(1, act.Offer(1, 0, gold(51), passing(1))) == no(
        "too-poor",
        rule="s2.bribe.own_gold",
        path="action.gives.gold",
        who=who(1),
        need=51,
        have=50,
    )


@pytest.mark.rule("s1.ruling.more_gold_than_owned")
def test_nobody_offers_more_gold_than_they_have_in_the_first_edition_either():
    table = Table("first").inspection()
    said = table.refused(1, act.Offer(1, 0, gold(51), passing(1)))
    assert (said.rule, said.args["need"]) == ("s1.ruling.more_gold_than_owned", 51)


@pytest.mark.rule("s1.debt.no_gold_no_bribe")
def test_whoever_has_no_gold_offers_none():
    table = Table("first").inspection().act(1, act.Pay(1, None, 50))
    said = table.refused(1, act.Offer(1, 0, gold(1), passing(1)))
    assert (said.rule, said.args["have"]) == ("s1.debt.no_gold_no_bribe", 0)


@both
def test_nobody_is_asked_for_more_gold_than_they_have(table):
    said = table.refused(0, act.Offer(2, 1, passing(1), gold(60)))
    assert (said.path, said.args) == (
        "action.wants.gold",
        {"who": who(1), "need": 60, "have": 50},
    )


@both
def test_a_deal_that_became_too_dear_meanwhile_is_not_agreed_to(table):
    offer = table.offer(1, 0, gold(40), passing(1))
    table.act(1, act.Pay(1, 2, 20))
    said = table.refused(0, act.Answer(offer, accept=True))
    assert (said.key, said.path) == ("sheriff-too-poor", "action.deal")
    assert (said.args["need"], said.args["have"]) == (40, 30)


@both
def test_with_coins_on_the_table_gold_is_not_checked(edition):
    table = Table(edition, purse="coins").inspection()
    table.bribe(1, gold=60)
    assert table.gold == (110, 0, 50, 50)


@both
@pytest.mark.rule("s2.ruling.bribe_unpayable", "s*.bribe.must_pay")
def test_of_a_bribe_that_cannot_be_paid_any_more_there_is_paid_what_there_is(table):
    table.agree(0, 1, passing(1), gold(40))
    table.act(1, act.Pay(1, 2, 25)).hand_back(1)
    assert table.gold == (75, 0, 75, 50)
    assert table.view().debts == ()
    assert goods(table.seen(1).legal) == {"apple": 3, "cheese": 1}


@both
@pytest.mark.rule("s2.bribe.must_pay")
def test_the_bribe_that_was_agreed_last_is_the_one_that_is_paid(table):
    table.agree(0, 1, passing(1), gold(5))
    table.agree(0, 1, passing(1), gold(8))
    assert table.seen(1).todo.id == "sheriff-todo-agreed"
    table.hand_back(1)
    assert table.gold == (58, 42, 50, 50)


@both
def test_what_the_table_writes_down_replaces_what_was_agreed_before(table):
    table.agree(0, 1, passing(1), gold(5))
    table.act(None, act.PassBag(2, 1, gold(8)))
    assert table.gold == (58, 42, 50, 50)


@both
def test_two_merchants_may_both_pay_for_one_bag(table):
    table.agree(0, 1, passing(1), gold(5))
    table.agree(0, 2, passing(1), gold(8))
    table.hand_back(1)
    assert table.gold == (63, 45, 42, 50)


# Goods that were promised


@both
@pytest.mark.rule("s*.honour.may_lie", "s2.ruling.lie_about_stand")
def test_goods_that_nobody_has_may_be_promised(table):
    offer = table.offer(3, 0, Terms(stand={"crossbow": 1}, bag={"silk": 2}), passing(3))
    table.act(0, act.Answer(offer, accept=True))
    assert table.bag(3).status == "passed"
    said = {hint.text.id for hint in table.view().hints}
    assert ("sheriff-hint-honour-stand" in said) is (table.book == "s2")


@both
@pytest.mark.rule("s1.honour.what_exists", "s2.ruling.promise_partial", "s*.bribe.must_pay")
def test_of_promised_goods_those_that_exist_are_handed_over(table):
    table.bribe(3, bag={"silk": 2, "bread": 1})
    table.unpack(3, silk=1, chicken=2)
    assert goods(table.view(0).you.hidden) == {"silk": 1}
    assert goods(table.seen(0).legal) == {}


@both
@pytest.mark.rule("s*.honour.what_does_not", "s2.ruling.lie_about_stand")
def test_promised_goods_that_are_nowhere_are_not_owed(table):
    table.bribe(3, stand={"crossbow": 1}, bag={"silk": 2})
    table.unpack(3, chicken=3)
    assert table.seen(0).face_down == 0
    assert table.view().debts == ()
    assert goods(table.seen(3).legal) == {"chicken": 3}


@both
@pytest.mark.rule("s2.ruling.promise_elsewhere")
def test_goods_promised_from_the_bag_are_owed_from_the_stand(table):
    table.bribe(1, bag={"apple": 2})
    table.unpack(1, cheese=2)
    assert goods(table.seen(0).legal) == {"apple": 2}
    assert goods(table.seen(1).legal) == {"apple": 1, "cheese": 3}


@both
@pytest.mark.rule("s2.ruling.promise_elsewhere")
def test_goods_promised_from_the_stand_are_owed_from_the_bag(table):
    table.bribe(3, stand={"silk": 1})
    table.unpack(3, silk=2)
    assert goods(table.view(0).you.hidden) == {"silk": 1}
    assert goods(table.view(3).you.hidden) == {"silk": 1}


@both
@pytest.mark.rule("s2.ruling.proof_audience")
def test_only_the_one_who_was_promised_them_sees_that_goods_are_missing(table):
    table.bribe(2, bag={"silk": 2})
    table.unpack(2, silk=1, crossbow=1)
    (proof,) = table.view(0).you.proofs
    assert (proof.giver, goods(proof.missing)) == (2, {"silk": 1})
    assert goods(proof.shown) == {"pepper": 2, "mead": 1, "crossbow": 1}
    assert [table.view(seat).you.proofs for seat in (1, 2, 3)] == [(), (), ()]
    assert table.view(None).you is None


@both
def test_a_promise_that_is_kept_needs_no_proof(table):
    table.bribe(2, stand={"pepper": 1})
    table.unpack(2, apple=3)
    assert table.view(0).you.proofs == ()


@both
@pytest.mark.rule("s2.ruling.bribe_contraband_seen")
def test_only_giver_and_receiver_know_which_contraband_it_is(table):
    deal = table.bribe(2, stand={"pepper": 1}, bag={"silk": 2})
    for partner in (0, 2):
        side = table.deal(deal, partner).gives
        assert (goods(side.goods), side.cards) == ({"pepper": 1, "silk": 2}, 0)
    for other in (None, 1, 3):
        side = table.deal(deal, other).gives
        assert (goods(side.goods), side.cards) == ({}, 3)


@both
@pytest.mark.rule("s2.ruling.bribe_contraband_seen")
def test_goods_from_a_bag_stay_unknown_even_when_they_are_legal(table):
    deal = table.offer(1, 0, Terms(stand={"apple": 1}, bag={"bread": 2}), passing(1))
    side = table.deal(deal).gives
    assert (goods(side.goods), side.cards) == ({"apple": 1}, 2)


# Favours


@both
@pytest.mark.rule("s*.honour.other_bag.example", "s2.ruling.deal_other_bag_paid")
def test_twenty_gold_to_pass_and_to_have_another_bag_opened(table):
    both_favours = Terms(promises=(*passing(1).promises, *opening(3).promises))
    table.agree(1, 0, gold(20), both_favours)
    assert table.gold == (70, 30, 50, 50)
    assert table.bag(1).status == "passed"
    assert table.bag(3).must_open
    assert table.refused(0, act.PassBag(2, 3)) == no(
        "must-inspect",
        rule=f"{table.book}.honour.other_bag.example",
        path="action.merchant",
        bag=who(3),
        to=who(1),
    )
    bribe = table.offer(3, 0, gold(50), passing(3))
    assert table.refused(0, act.Answer(bribe, accept=True)).key == "sheriff-must-inspect"
    table.open(3, "bread", bread=3)
    assert table.bag(3).status == "opened"


@both
@pytest.mark.rule("s2.ruling.deal_other_bag_paid")
def test_what_is_paid_for_anothers_bag_is_paid_at_once(table):
    table.agree(2, 0, Terms(6, {"pepper": 1}), opening(3))
    assert table.gold == (56, 50, 44, 50)
    assert goods(table.view(0).you.hidden) == {"pepper": 1}


@both
@pytest.mark.rule("s2.ruling.promise_elsewhere", "s1.honour.what_exists")
def test_goods_from_a_bag_that_is_still_shut_are_owed_when_it_is_unpacked(table):
    table.agree(3, 0, Terms(bag={"silk": 1}), opening(2))
    assert table.view(0).you.proofs == ()
    table.hand_back(3).unpack(3, silk=2)
    assert goods(table.view(0).you.hidden) == {"silk": 1}
    assert table.view(0).you.proofs == ()


@both
@pytest.mark.rule("s*.honour.what_does_not")
def test_goods_from_a_bag_that_was_confiscated_are_not_owed(table):
    table.agree(3, 0, Terms(bag={"silk": 1, "bread": 1}), opening(2))
    table.open(3, "bread", bread=1, silk=1)
    assert goods(table.seen(0).legal) == {"bread": 1}
    assert goods(table.view(0).you.proofs[0].missing) == {"silk": 1}


@both
def test_whoever_was_promised_an_inspection_may_let_the_sheriff_off(table):
    deal = table.agree(1, 0, gold(6), opening(3))
    assert table.refused(3, act.Release(deal)) == not_yours(1)
    assert table.refused(0, act.Release(deal)) == not_yours(1)
    table.act(1, act.Release(deal)).hand_back(3)
    assert table.bag(3).status == "passed"
    assert table.gold[0] == 56


@both
def test_letting_the_other_off_leaves_what_one_owes_oneself(table):
    deal = table.bribe(3, bag={"silk": 1})
    table.act(3, act.Release(deal)).unpack(3, silk=2)
    assert goods(table.view(0).you.hidden) == {"silk": 1}


@both
def test_the_sheriff_may_forgo_promised_goods_and_is_bound_all_the_same(table):
    favours = Terms(promises=(*passing(3).promises, *opening(1).promises))
    deal = table.agree(3, 0, Terms(bag={"silk": 1}), favours)
    table.act(0, act.Release(deal)).unpack(3, silk=2)
    assert table.seen(0).face_down == 0
    assert table.bag(1).must_open


@both
def test_the_table_may_call_off_a_deal_altogether(table):
    deal = table.bribe(3, bag={"silk": 1})
    table.act(None, act.Release(deal)).unpack(3, silk=2)
    assert table.seen(0).face_down == 0
    assert table.refused(None, act.Release(deal)) == no("deal-settled", path="action.deal")


@both
def test_to_open_and_to_pass_one_bag_cannot_both_be_promised(table):
    table.agree(0, 1, passing(1), gold(8))
    offer = table.offer(2, 0, gold(5), opening(1))
    said = table.refused(0, act.Answer(offer, accept=True))
    assert (said.key, said.args) == ("sheriff-may-not-inspect", {"who": who(1)})
    table.agree(2, 0, gold(5), opening(3))
    offer = table.offer(0, 3, passing(3), gold(5))
    said = table.refused(3, act.Answer(offer, accept=True))
    assert (said.key, said.args["to"]) == ("sheriff-must-inspect", who(2))
    riddle = Terms(promises=(*passing(2).promises, *opening(2).promises))
    offer = table.offer(0, 2, riddle, gold(5))
    assert table.refused(2, act.Answer(offer, accept=True)).key == "sheriff-must-inspect"


@both
@pytest.mark.rule("s*.honour.future.example")
def test_a_promise_about_a_later_round_binds_nobody(table):
    """1 is let through for a promise; next round 1 is sheriff and opens 0's bag all the same."""
    table.agree(1, 0, later("I let you pass"), passing(1))
    (promise, *_) = table.view().promises
    assert (promise.by, promise.to, promise.binding) == (1, 0, False)
    table.next_round().to("inspect")
    assert table.state.sheriff == 1
    table.open(0, "apple", apple=1)
    assert table.bag(0).status == "opened"


@both
def test_promises_of_this_round_are_listed_until_it_ends(table):
    table.agree(1, 0, gold(6), opening(3))
    assert [(each.by, each.to, each.binding) for each in table.view().promises] == [(0, 1, True)]
    assert len(table.to("round_end").view().promises) == 1
    assert table.next_round().view().promises == ()


@both
@pytest.mark.rule("s2.ruling.deal_partners")
def test_any_two_may_deal_in_either_direction(table):
    table.agree(1, 2, Terms(3, {"apple": 1}), in_words("stays silent"))
    assert table.gold == (50, 47, 53, 50)
    assert goods(table.seen(2).legal) == {"apple": 1}
    table.agree(0, 3, gold(2), in_words("watches 1"))
    assert table.gold == (48, 47, 53, 52)
    assert [(each.by, each.to) for each in table.view().promises] == [(2, 1), (3, 0)]


@both
def test_only_the_sheriff_promises_what_happens_to_bags(table):
    said = table.refused(1, act.Offer(2, 2, passing(2), gold(5)))
    rule = f"{table.book}.inspect.last_word"
    assert said == no("not-sheriffs-promise", rule=rule, path="action.gives.promises[0]")


@both
def test_a_promise_is_about_a_bag_that_is_there(table):
    for nobodys in (0, 4, -1):
        said = table.refused(1, act.Offer(2, 0, gold(5), passing(nobodys)))
        assert (said.key, said.path) == ("sheriff-no-bag", "action.wants.promises[0].bag")
    without = Terms(promises=(Promise(PromiseKind.PASS),))
    assert table.refused(1, act.Offer(2, 0, gold(5), without)).key == "sheriff-no-bag"
    table.hand_back(3)
    said = table.refused(1, act.Offer(2, 0, gold(5), opening(3)))
    assert said == no("bag-settled", path="action.wants.promises[0].bag")


@both
def test_a_deal_takes_two_and_something_to_deal_with(table):
    assert table.refused(1, act.Offer(2, 1, gold(5))) == no("deal-oneself", path="action.partner")
    assert table.refused(1, act.Offer(2, 0)) == no("deal-empty", path="action.gives")
    assert table.refused(0, act.Offer(2, 1)) == no("deal-empty", path="action.gives")
    assert table.refused(1, act.Offer(2, 4, gold(5))).key == "fault-unknown-seat"
    assert table.refused(None, act.Offer(2, 0, gold(5))) == NEEDS_A_SEAT


@both
def test_no_apples_at_all_are_nothing_to_deal_with(table):
    none = Terms(stand={"apple": 0})
    assert table.refused(1, act.Offer(2, 0, none, none)) == no("deal-empty", path="action.gives")
    table.act(1, act.Offer(2, 0, none, passing(1)))  # who only asks may ask
    assert len(table.view().deals) == 1


@both
def test_every_fault_of_an_offer_is_named(table):
    terms = Terms(-1, {"tin": 1}, {"apple": 10_001}, in_words("x" * 121).promises)
    said = table.refused(1, act.Offer(2, 0, terms))
    assert (said.key, said.path) == ("fault-negative", "action.gives.gold")


@both
def test_deals_are_made_in_the_inspection(edition):
    table = Table(edition).begin()
    phase = table.view().phase_name
    said = table.refused(1, act.Offer(1, 0, gold(5), passing(1)))
    assert said == no("other-phase", path="action.phase", phase=phase)
    assert table.refused(1, act.Offer(2, 0, gold(5))).key == "sheriff-other-round"


@both
@pytest.mark.rule("s*.inspect.last_word")
def test_nothing_is_offered_any_more_when_every_bag_is_settled(edition):
    table = Table(edition).inspection().hand_back(1, 2)
    assert table.move("offer_late", 1) is not None
    table.offer(1, 0, gold(2), opening(3))
    table.hand_back(3)
    assert table.refused(1, act.Offer(1, 0, gold(2))).key == "sheriff-bags-settled"
    slots = ("offer", "ask", "offer_late", "offer_other")
    assert {table.move(slot, seat) for slot in slots for seat in range(4)} == {None}


@both
def test_an_open_offer_lapses_with_the_round(table):
    offer = table.offer(1, 2, gold(5), in_words("stays silent"))
    table.to("round_end")
    said = table.refused(2, act.Answer(offer, accept=True))
    assert said == no("deal-settled", path="action.deal")


@both
@pytest.mark.rule("s*.bribe.must_pay")
def test_an_agreed_deal_is_carried_out_when_the_round_ends(table):
    table.agree(0, 1, passing(1), gold(8))
    table.to("round_end")
    assert table.bag(1).status == "passed"
    assert table.gold == (58, 42, 50, 50)


@both
@pytest.mark.rule("s*.bribe.no_inspection")
def test_a_sheriff_who_agreed_may_not_open_that_bag(table):
    table.agree(0, 1, passing(1), gold(8))
    assert table.refused(0, act.OpenBag(2, 1)) == no(
        "may-not-inspect",
        rule=f"{table.book}.bribe.no_inspection",
        path="action.merchant",
        who=who(1),
    )


@both
@pytest.mark.rule("s*.bribe.no_inspection")
def test_a_deal_about_two_bags_protects_the_second_when_the_first_went_back(table):
    table.agree(0, 1, passing(1, 2), gold(20))
    table.hand_back(1)
    assert table.gold == (70, 30, 50, 50)
    assert table.refused(0, act.OpenBag(2, 2)).key == "sheriff-may-not-inspect"
    table.to("round_end")
    assert table.bag(2).status == "passed"
    assert table.gold == (70, 30, 50, 50)


@both
def test_one_who_agrees_about_several_bags_hands_them_all_back(table):
    table.agree(1, 0, gold(20), passing(1, 3))
    assert [bag.status for bag in table.view().bags] == ["passed", "closed", "passed"]
    assert table.gold == (70, 30, 50, 50)


def test_a_bag_that_the_second_deputy_promised_to_open_names_whom_it_was_promised_to():
    table = Table(players=6).act(None, act.Begin(deputies=(0, 1))).to("inspect")
    table.agree(1, 2, opening(3), gold(5))
    assert table.refused(None, act.PassBag(1, 3)).args == {"bag": who(3), "to": who(2)}
    table.agree(1, 4, passing(5), gold(5))
    assert table.refused(None, act.OpenBag(1, 5)).args == {"who": who(4)}


def test_without_a_bank_and_stands_a_deal_is_written_down_and_paid_by_hand():
    table = Table(tools=(Tool.ROUNDS,)).inspection()
    table.bribe(1, gold=80, bag={"silk": 1})
    assert table.bag(1).status == "passed"
    assert table.state.gold == (50, 50, 50, 50)
    assert not table.move("unpack", 1)
