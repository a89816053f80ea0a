"""Chapter: six players. Two deputies instead of a sheriff, and a loot tile."""

import pytest

from companion.engine.message import Message
from companion.engine.moves import ChoiceField
from companion.games.sheriff import GAME, tables
from companion.games.sheriff import actions as act
from companion.games.sheriff.model import Mark, Phase
from companion.games.sheriff.options import Options
from companion.games.sheriff.terms import Terms
from tests.games.table import args, who

from .play import Table, gold, goods, no, opening, passing


@pytest.fixture
def table():
    """John (0) and Marian (3) are the deputies; 1, 2, 4 and 5 are merchants."""
    return Table(players=6).act(None, act.Begin(deputies=(0, 3))).to("inspect")


def three_rounds(table):
    """The deputies of every round, until the stack has run out once."""
    pairs = [table.view().officers]
    for _ in range(2):
        table.next_round()
        pairs.append(table.view().officers)
    return pairs


# Set-up and rounds


@pytest.mark.rule("s2.six.refer", "s2.intro.players", "s2.contents.deputy_figures")
def test_six_sit_down_with_the_second_edition_only():
    assert GAME.check_options(Options(edition="second"), 6) == ()
    (fault,) = GAME.check_options(Options(edition="first"), 6)
    assert fault.code == "player_count"
    assert tables.OFFICERS[6] == 2


@pytest.mark.rule("s2.six.roles", "s2.six.draw_two", "s2.six.deputy_stack")
@pytest.mark.rule("s2.contents.deputy_cards")
def test_two_deputies_are_drawn_and_four_are_merchants():
    table = Table(players=6).act(None, act.Begin())
    assert table.view().officers == (0, 1)  # these dice take the first two
    assert [bag.merchant for bag in table.view().bags] == [2, 3, 4, 5]
    assert table.view().deputy_stack == (2, 3, 4, 5)


@pytest.mark.rule("s2.six.who_is_deputy")
def test_the_cards_turned_up_at_the_table_can_be_typed_in():
    table = Table(players=6).act(None, act.Begin(deputies=(4, 2)))
    assert table.view().officers == (4, 2)
    assert [seat.sheriff for seat in table.view().seats] == [False, False, True, False, True, False]


@pytest.mark.rule("s2.six.draw_two", "s2.six.next_two")
@pytest.mark.parametrize("deputies", [(1, 1), (0, 2), (1,), (1, 2, 4), (1, 9)])
def test_deputies_are_two_different_ones_still_in_the_stack(deputies):
    table = Table(players=6).act(None, act.Begin(deputies=(0, 3)))
    said = table.refused(None, act.Advance(1, Phase.MARKET, Phase.MARKET, deputies))
    left = (who(1), who(2), who(4), who(5))
    assert said == no("deputies-from-stack", "s2.six.draw_two", "action.deputies", seats=left)


@pytest.mark.rule("s2.six.next_two", "s2.six.three_rounds")
def test_after_three_rounds_everybody_has_been_deputy_once():
    pairs = three_rounds(Table(players=6).act(None, act.Begin()))
    assert sorted(seat for pair in pairs for seat in pair) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("s2.six.reshuffle")
def test_then_all_six_cards_are_in_the_stack_again():
    table = Table(players=6).act(None, act.Begin())
    three_rounds(table)
    assert table.view().deputy_stack == (0, 1, 2, 3, 4, 5)
    table.act(None, act.Advance(3, Phase.MARKET, Phase.MARKET, (5, 4)))
    assert table.view().officers == (5, 4)


@pytest.mark.rule("s2.six.end", "s2.round.length_six", "s2.ruling.six_last_round")
def test_the_game_ends_after_the_ninth_round():
    table = Table(players=6).act(None, act.Begin())
    turns = dict.fromkeys(range(6), 0)
    for _ in range(8):
        for seat in table.view().officers:
            turns[seat] += 1
        table.next_round()
    for seat in table.view().officers:
        turns[seat] += 1
    assert turns == dict.fromkeys(range(6), 3)
    assert table.view().last_round
    assert table.to("final").view().phase == "final"


@pytest.mark.rule("s2.six.five_phases")
def test_a_round_has_the_same_five_phases():
    table = Table(players=6).act(None, act.Begin())
    steps = [step.id for step in table.view().steps]
    assert steps == ["market", "load", "declare", "inspect", "round_end", "next"]


@pytest.mark.rule("s2.ruling.six_as_sheriff")
def test_the_one_turned_up_first_names_who_begins_and_declaring_starts_to_their_left():
    table = Table(players=6).act(None, act.Begin(deputies=(3, 0)))
    assert table.view().market_order == (4, 5, 1, 2)
    table.act(3, act.NameFirst(1, 1))
    assert table.view().market_order == (1, 2, 4, 5)
    assert table.to("declare").view().headline == Message("sheriff-now-declare-next", who=who(4))


@pytest.mark.rule("s2.ruling.six_timer")
def test_deputies_have_four_minutes_together(table):
    assert table.view().timer.total_ms == 4 * 60 * 1000


# Three cases for each bag


@pytest.mark.rule("s2.six.both_pass", "s2.six.three_cases", "s2.six.both_pass.example")
def test_both_let_gilbert_pass_without_a_bribe(table):
    table.act(3, act.PassBag(1, 1)).unpack(1, cheese=3)
    assert goods(table.seen(1).legal) == {"cheese": 3}
    assert table.gold == (50,) * 6
    assert table.view().loot.gold == 0


@pytest.mark.rule("s2.six.put_off.example")
def test_a_bag_on_which_they_disagree_can_be_put_off(table):
    table.act(0, act.PassBag(1, 1)).act(0, act.PassBag(1, 4))
    assert table.bag(2).status == "closed"
    table.act(3, act.OpenBag(1, 2, "apple", {"apple": 2}, by=3))
    assert table.bag(2).status == "opened"


def marks(table, merchant):
    (bag,) = (bag for bag in table.view().bags if bag.merchant == merchant)
    return [(one.seat, one.mark) for one in bag.marks]


def slots(table, seat, merchant, group="now"):
    moves = GAME.moves(table.state, seat, seat)
    about = [one for one in moves if one.action.get("merchant") == merchant]
    return {one.slot for one in about if one.group == group and one.open}


@pytest.mark.rule("s2.six.three_cases", "s2.six.both_pass")
def test_what_one_deputy_would_do_shows_on_the_bag_and_the_others_tap_lets_it_pass(table):
    assert marks(table, 1) == [(0, None), (3, None)]
    assert slots(table, 0, 1) == {"mark_pass", "mark_open", "judge"}
    table.act(0, act.MarkBag(1, 1, by=0, mark=Mark.PASS))
    assert marks(table, 1) == [(0, "pass"), (3, None)]
    assert table.bag(1).status == "closed"
    assert slots(table, 0, 1) == {"unmark", "mark_open", "judge"}
    table.act(3, act.MarkBag(1, 1, by=3, mark=Mark.PASS))
    assert table.bag(1).status == "passed"
    assert marks(table, 1) == []


@pytest.mark.rule("s2.six.three_cases", "s2.six.alone_open")
def test_deputies_who_disagree_are_held_up_by_nothing(table):
    table.act(0, act.MarkBag(1, 1, by=0, mark=Mark.PASS)).act(
        3, act.MarkBag(1, 1, by=3, mark=Mark.OPEN)
    )
    assert marks(table, 1) == [(0, "pass"), (3, "open")]
    (judge,) = (
        one
        for one in GAME.moves(table.state, 3, 3)
        if (one.slot, one.group, one.action.get("merchant")) == ("judge", "now", 1)
    )
    by_whom = judge.field("by")
    assert isinstance(by_whom, ChoiceField)
    assert [choice.value for choice in by_whom.values] == [3, None]
    table.act(3, act.OpenBag(1, 1, "apple", {"apple": 1, "mead": 2}, by=3))
    assert table.gold == (50, 42, 50, 58, 50, 50)


def test_a_mark_is_taken_back_and_not_said_twice(table):
    table.act(0, act.MarkBag(1, 1, by=0, mark=Mark.OPEN)).act(0, act.MarkBag(1, 1, by=0, mark=None))
    assert marks(table, 1) == [(0, None), (3, None)]
    again = table.refused(0, act.MarkBag(1, 1, by=0, mark=None))
    assert again == no("tool-already", None, "action.mark")


@pytest.mark.rule("s2.six.three_cases")
def test_a_sheriff_without_a_fellow_marks_nothing():
    table = Table(players=4).inspection()
    said = table.refused(0, act.MarkBag(1, 1, by=0, mark=Mark.PASS))
    assert said == no("no-fellow", "s2.six.three_cases", "action.by")


@pytest.mark.rule("s2.six.both_pass_bribe", "s2.six.loot_bribe.example")
def test_a_bribe_agreed_with_both_goes_onto_the_loot_tile(table):
    table.act(4, act.Offer(1, 0, gold(12), passing(4), both=True))
    table.act(3, act.Answer(table.state.deals[-1].id, accept=True))
    assert table.bag(4).status == "passed"
    assert table.gold == (50, 50, 50, 50, 38, 50)
    assert table.view().loot.gold == 12


@pytest.mark.rule("s2.six.both_pass_bribe")
def test_goods_for_both_go_onto_the_tile_and_contraband_stays_face_down(table):
    terms = Terms(stand={}, bag={"apple": 2, "silk": 1})
    table.act(None, act.PassBag(1, 4, terms)).unpack(4, apple=3, silk=2)
    loot = table.view().loot
    assert goods(loot.legal) == {"apple": 2}
    assert loot.face_down == 1
    assert goods(table.seen(4).legal) == {"apple": 1}
    assert table.seen(4).face_down == 1


@pytest.mark.rule("s2.ruling.six_loot_seen")
def test_only_the_two_deputies_know_the_kinds_on_the_tile(table):
    table.act(None, act.PassBag(1, 4, Terms(bag={"silk": 1}))).unpack(4, silk=1)
    seen = {viewer: goods(table.view(viewer).loot.hidden) for viewer in (None, 0, 1, 3, 4)}
    assert seen == {None: {}, 0: {"silk": 1}, 1: {}, 3: {"silk": 1}, 4: {}}


@pytest.mark.rule("s2.six.alone", "s2.six.alone_bribe", "s2.six.alone.example")
def test_a_deputy_who_deals_alone_keeps_the_bribe(table):
    table.act(5, act.Offer(1, 3, gold(8), passing(5)))
    table.act(3, act.Answer(table.state.deals[-1].id, accept=True))
    assert table.gold == (50, 50, 50, 58, 50, 42)
    assert table.view().loot.gold == 0


@pytest.mark.rule("s2.six.alone_bribe")
def test_a_spoken_bribe_for_one_deputy_alone_is_theirs(table):
    table.act(None, act.PassBag(1, 5, gold(8), by=3))
    assert table.gold == (50, 50, 50, 58, 50, 42)


@pytest.mark.rule("s2.six.alone_open")
def test_a_deputy_who_opens_alone_receives_the_fine_alone(table):
    table.act(3, act.OpenBag(1, 5, "apple", {"apple": 1, "mead": 2}, by=3))
    assert table.gold == (50, 50, 50, 58, 50, 42)


@pytest.mark.rule("s2.six.alone_open")
def test_a_deputy_who_opens_alone_pays_an_honest_merchant_alone(table):
    table.act(3, act.OpenBag(1, 5, "chicken", {"chicken": 4}, by=3))
    assert table.gold == (50, 50, 50, 42, 50, 58)


@pytest.mark.rule("s2.six.both_open_honest", "s2.six.both_open.example")
def test_both_who_open_an_honest_bag_pay_half_each(table):
    table.act(0, act.OpenBag(1, 2, "chicken", {"chicken": 4}))
    assert table.gold == (46, 50, 58, 46, 50, 50)


def test_the_log_says_what_each_of_two_deputies_pays(table):
    before = table.state
    table.act(0, act.OpenBag(1, 1, "apple", {"apple": 3}))
    both = GAME.narrate(before, table.state, 0, table.entries[-1][1]).public
    assert (both.id, args(both)["n"]) == ("sheriff-log-honest-halves", 3)
    before = table.state
    table.act(3, act.OpenBag(1, 2, "apple", {"apple": 3}, by=3))
    alone = GAME.narrate(before, table.state, 3, table.entries[-1][1]).public
    assert (alone.id, args(alone)["n"]) == ("sheriff-log-honest", 6)


@pytest.mark.rule("s2.six.both_open_liar")
def test_a_liar_opened_by_both_pays_onto_the_tile(table):
    table.act(0, act.OpenBag(1, 2, "apple", {"apple": 1, "cheese": 1, "mead": 2}))
    assert table.gold == (50, 50, 40, 50, 50, 50)
    assert table.view().loot.gold == 10


@pytest.mark.rule("s2.six.own_gold", "s2.ruling.six_half_debt")
def test_half_a_compensation_comes_from_own_gold_and_never_from_the_tile(table):
    table.act(None, act.PassBag(1, 1, gold(30)))
    table.act(0, _pay_all(table, 0))
    table.act(0, act.OpenBag(1, 2, "chicken", {"chicken": 5}))
    assert table.gold[3] == 45
    assert table.view().loot.gold == 30
    (debt,) = table.view().debts
    assert (debt.debtor, debt.creditor, debt.owed) == (0, 2, 5)


def _pay_all(table, seat):
    return act.Pay(seat, None, table.gold[seat])


@pytest.mark.rule("s2.ruling.six_fine_in_cards")
def test_a_fine_in_cards_for_both_goes_onto_the_tile(table):
    table.act(2, _pay_all(table, 2))
    table.act(0, act.OpenBag(1, 2, "apple", {"apple": 4, "silk": 1}))
    (debt,) = table.view().debts
    assert (debt.creditor, debt.owed) == (None, 4)
    table.act(2, act.SettleDebt(debt.id, {"apple": 2}))
    assert goods(table.view().loot.legal) == {"apple": 2}
    assert goods(table.seen(2).legal) == {"apple": 2}


@pytest.mark.rule("s2.ruling.six_side_deals")
def test_two_deputies_together_promise_but_give_nothing(table):
    wants = Terms(gold=5, promises=passing(1).promises)
    said = table.refused(1, act.Offer(1, 0, Terms(gold=1), wants, both=True))
    assert said == no("both-promise-only", "s2.six.own_gold")


@pytest.mark.rule("s2.ruling.six_side_deals")
def test_what_one_deputy_agreed_alone_leaves_the_other_free(table):
    table.act(5, act.Offer(1, 3, gold(8), passing(5)))
    deal = table.state.deals[-1].id
    table.act(3, act.Offer(1, 5, passing(5), gold(9)))
    table.act(5, act.Answer(table.state.deals[-1].id, accept=True))
    said = table.refused(3, act.OpenBag(1, 5, by=3))
    assert said.key == "sheriff-may-not-inspect"
    assert table.refused(0, act.OpenBag(1, 5)).key == "sheriff-may-not-inspect"
    table.act(0, act.OpenBag(1, 5, by=0))
    assert table.bag(5).status == "opened"
    assert table.refused(3, act.Answer(deal, accept=True)).key == "sheriff-deal-settled"


@pytest.mark.rule("s2.ruling.six_side_deals")
def test_a_promise_of_both_binds_both(table):
    table.act(5, act.Offer(1, 0, gold(8), opening(1), both=True))
    table.act(0, act.Answer(table.state.deals[-1].id, accept=True))
    assert table.view().loot.gold == 8
    assert table.refused(3, act.PassBag(1, 1)).key == "sheriff-must-inspect"


def test_a_merchant_does_not_decide_about_bags(table):
    said = table.refused(1, act.PassBag(1, 2, by=1))
    assert said == no("not-an-officer", "s2.round.roles", "action.by")


# The loot


@pytest.mark.rule("s2.six.split", "s2.six.split.example")
def test_the_twelve_gold_on_the_tile_give_six_to_each(table):
    table.act(None, act.PassBag(1, 4, gold(12)))
    table.to("round_end")
    assert table.gold == (56, 50, 50, 56, 38, 50)
    assert table.view().loot.gold == 0


@pytest.mark.rule("s2.six.split", "s2.ruling.six_loot_cards")
def test_of_each_kind_both_get_the_same_number(table):
    table.act(None, act.PassBag(1, 4, Terms(gold=13, bag={"apple": 3, "silk": 2})))
    table.unpack(4, apple=3, silk=2).to("round_end")
    assert table.gold == (56, 50, 50, 56, 37, 50)
    for deputy in (0, 3):
        assert goods(table.seen(deputy).legal) == {"apple": 1}
        assert goods(table.view(deputy).you.hidden) == {"silk": 1}
    loot = table.view().loot
    assert (loot.gold, goods(loot.legal), loot.face_down) == (1, {"apple": 1}, 0)


@pytest.mark.rule("s2.six.split_discard", "s2.ruling.six_loot_discarded")
def test_what_they_do_not_agree_on_is_discarded(table):
    table.act(None, act.PassBag(1, 4, Terms(gold=13, bag={"apple": 3})))
    table.unpack(4, apple=3).to("round_end")
    bank = table.view().bank
    table.next_round()
    assert table.view().bank == bank + 1
    assert (table.view().loot.gold, table.view().loot.legal) == (0, ())


def test_what_is_left_goes_to_the_one_they_agreed_on(table):
    table.act(None, act.PassBag(1, 4, Terms(gold=13, bag={"apple": 1, "silk": 1})))
    table.unpack(4, apple=1, silk=1).to("round_end")
    table.act(3, act.ShareRest(0, gold=1, goods={"apple": 1}), act.ShareRest(3, goods={"silk": 1}))
    assert table.gold == (57, 50, 50, 56, 37, 50)
    assert goods(table.seen(0).legal) == {"apple": 1}
    assert goods(table.view(3).you.hidden) == {"silk": 1}
    assert table.move("share", 0).group == "more"


def test_goods_that_we_did_not_know_of_are_shared_with_a_remark(table):
    table.to("round_end").act(0, act.ShareRest(3, goods={"apple": 1}, unknown=2))
    assert table.remarked() == (Message("sheriff-loot-less", cards=0),)
    assert goods(table.seen(3).legal) == {"apple": 1}
    assert table.seen(3).face_down == 2
    assert table.view().loot.face_down == 0


def test_coins_that_we_did_not_know_of_are_shared_with_a_remark():
    table = Table(players=6, purse="coins").act(None, act.Begin(deputies=(0, 3))).to("round_end")
    table.act(0, act.ShareRest(3, gold=4))
    assert table.remarked() == (Message("sheriff-remark-loot-gold", n=0),)
    assert table.gold[3] == 54
    assert table.view().loot.gold == 0


def test_more_gold_than_the_companion_keeps_is_not_shared(table):
    table.act(None, act.PassBag(1, 4, gold(13))).to("round_end")
    said = table.refused(0, act.ShareRest(1, gold=1))
    assert said.key == "sheriff-not-an-officer"
    said = table.refused(0, act.ShareRest(0, gold=2))
    assert said.path == "action.gold"


def test_the_tile_can_be_put_right(table):
    table.act(None, act.CorrectLoot(20, {"apple": 2}, 1))
    loot = table.view().loot
    assert (loot.gold, goods(loot.legal), loot.face_down) == (20, {"apple": 2}, 1)


def test_round_and_deputies_can_be_put_right(table):
    table.act(None, act.CorrectRound(4, 1, Phase.DECLARE, 5))
    assert (table.round, table.view().officers) == (4, (1, 5))
    said = table.refused(None, act.CorrectRound(4, 1, Phase.DECLARE, 1))
    assert said == no("deputies-two", "s2.six.roles", "action.deputy")


def test_with_fewer_players_there_is_no_tile():
    table = Table(players=4).begin()
    assert table.view().loot is None
    assert table.refused(None, act.CorrectLoot(5)).key == "sheriff-no-loot"
