"""Chapter: majority tokens; taking goods for the stall, priest and monk, removals."""

import pytest

from companion.engine.message import Message
from companion.games.dunhuang import GAME
from companion.games.dunhuang import actions as act
from companion.games.dunhuang.model import Guard
from companion.games.dunhuang.options import Tool
from tests.games.table import not_yours, who

from .play import Table, no, ring

EVAN, JERRY, THIRD = range(3)


def level(guard="priest", **how):
    """Evan has the 商 token of bamboo with two cards; Jerry lays a second one and draws level."""
    table = Table(3, tools=(Tool.STALLS, Tool.BANK), **how).lay(EVAN, 6, 6)
    return table.turned(guard, 6).lay(JERRY, 6, 6)


def claim(table):
    (found,) = table.view().claims
    return found


def sides(table):
    """Which sides of a token the tiles allow."""
    return table.move("token", 0).field("guard").likely


def guards(table):
    """What the tokens that show their sign do."""
    return {good.token.guard for good in table.view().goods} - {None}


# Placing


@pytest.mark.rule("dh.token.on_place", "dh.token.from_where", "dh.aim.majority")
def test_the_first_card_of_a_good_brings_its_token_from_the_market():
    table = Table().lay(EVAN, 7)
    assert table.holder(7) == EVAN
    assert table.holder(6) is None


@pytest.mark.rule("dh.token.most.example")
def test_with_two_to_one_evan_takes_the_token_of_tea():
    table = Table().lay(EVAN, 7).lay(JERRY, 7)
    assert table.holder(7) == JERRY
    assert table.lay(EVAN, 7).holder(7) == EVAN
    assert table.told() == ["to-stall", "token"]


@pytest.mark.rule("dh.token.tie.example", "dh.ruling.tie_is_enough", "dh.aim.majority")
def test_at_two_to_two_nobody_has_more_than_jerry_who_takes_the_token():
    table = Table().lay(EVAN, 7, 7).lay(JERRY, 7)
    assert table.holder(7) == EVAN
    assert table.lay(JERRY, 7).holder(7) == JERRY


@pytest.mark.rule("dh.token.on_place")
def test_whoever_has_fewer_than_somebody_takes_nothing():
    table = Table().lay(EVAN, 7, 7, 7).lay(JERRY, 7, 7)
    assert table.holder(7) == EVAN
    back = table.act(None, act.CorrectToken(7, None)).lay(JERRY)
    assert back.lay(THIRD, 7).holder(7) is None


@pytest.mark.rule("dh.token.number_up")
def test_a_token_from_the_market_shows_its_number():
    assert not Table().lay(EVAN, 7).shows_shang(7)


@pytest.mark.rule("dh.ruling.only_shops_count")
def test_cards_in_the_warehouse_do_not_count():
    table = Table().begin("dancer").go().take("warehouse").coins_instead().end()
    assert table.go().take("stall", 7).holder(7) == 1


@pytest.mark.rule("dh.ruling.own_token_stays_turned")
def test_ones_own_token_goes_on_showing_shang():
    table = Table().lay(EVAN, 6).turned("monk", 6).lay(EVAN, 6)
    assert (table.holder(6), table.shows_shang(6)) == (EVAN, True)
    assert table.view().claims == ()


# Removing


@pytest.mark.rule("dh.token.on_remove", "dh.token.returned_to_market")
def test_a_token_goes_back_to_the_market_when_somebody_then_has_more():
    table = Table().lay(EVAN, 7, 7).lay(JERRY, 7, 7).lay(EVAN, 7)
    assert table.act(EVAN, act.Remove(EVAN, 7)).holder(7) == EVAN
    table.act(EVAN, act.Remove(EVAN, 7))
    assert table.holder(7) is None
    assert table.told() == ["from-stall", "token-back"]


@pytest.mark.rule("dh.token.stays_if_nobody_has_more")
def test_on_a_tie_the_token_stays():
    table = Table().lay(EVAN, 7, 7).lay(JERRY, 7).act(EVAN, act.Remove(EVAN, 7))
    assert table.holder(7) == EVAN


@pytest.mark.rule("dh.ruling.zero_cards")
def test_a_token_stays_with_no_card_left_and_the_next_to_lay_one_takes_it():
    table = Table().lay(EVAN, 7).turned("priest", 7).act(EVAN, act.Remove(EVAN, 7))
    assert table.holder(7) == EVAN
    table.lay(JERRY, 7)
    assert (table.holder(7), table.shows_shang(7)) == (JERRY, False)


def test_whoever_has_not_the_token_loses_none():
    table = Table().lay(EVAN, 7, 7).lay(JERRY, 7).act(JERRY, act.Remove(JERRY, 7))
    assert table.holder(7) == EVAN


def test_a_card_that_was_not_in_the_stall_leaves_it_with_a_remark():
    table = Table().lay(EVAN, 7)
    assert table.remarked(EVAN, act.Remove(EVAN, 6)) == ["remark-stall"]
    assert table.stall(EVAN) == {7: 1}
    table.act(None, act.CorrectToken(7, JERRY)).lay(EVAN, 7)
    assert table.remarked(JERRY, act.Remove(JERRY, 7)) == ["remark-stall"]
    assert table.stall(JERRY) == {}


def test_four_silver_in_the_stalls_are_remarked():
    """The box has two."""
    table = Table().lay(EVAN, 2).lay(JERRY, 2)
    assert table.remarked(EVAN, act.Place(EVAN, 2)) == ["too-many-cards"]
    assert table.remarked(JERRY, act.Place(JERRY, 2)) == ["too-many-cards"]
    assert table.remarked(EVAN, act.Remove(EVAN, 2)) == []
    assert Table().remarked(EVAN, act.CorrectStall(EVAN, {"2": 4, "3": 3})) == ["too-many-cards"]
    taken = Table().begin().go().lay(JERRY, 2, 2)
    assert taken.remarked(0, act.Take(1, "stall", 2)) == ["too-many-cards"]


# Priest and monk


@pytest.mark.rule("dh.char.priest.turn")
def test_the_priest_turns_one_of_ones_own_tokens():
    table = Table.at("priest").lay(0, 7, 5).act(0, act.TurnToken(1, 7))
    assert (table.shows_shang(7), table.shows_shang(5)) == (True, False)
    assert table.view().goods[5].token.guard == "priest"
    other = Table.at("priest").lay(0, 5).lay(1, 7)
    assert other.remarked(0, act.TurnToken(1, 7)) == ["remark-token"]
    assert (other.holder(7), other.shows_shang(7), other.turn.acted) == (1, False, True)


@pytest.mark.rule("dh.char.monk.turn")
def test_the_monk_turns_one_of_ones_own_tokens():
    table = Table.at("monk").lay(0, 7).act(0, act.TurnToken(1, 7))
    assert table.view().goods[5].token.guard == "monk"
    other = Table.at("monk").lay(0, 5).lay(1, 7)
    assert other.remarked(0, act.TurnToken(1, 7)) == ["remark-token"]
    assert not other.shows_shang(7)


@pytest.mark.rule("dh.ruling.already_turned")
def test_only_a_token_that_shows_its_number_is_turned():
    table = Table.at("priest").lay(0, 7).turned("priest", 7)
    ability = table.view().turn.ability
    assert ability.why_not.id == "dunhuang-impossible-number"
    assert table.move("ability", 0, "now") is None
    assert table.refused(0, act.TurnByHand(7, Guard.PRIEST)).key == "dunhuang-turned-already"
    table.lay(0, 5)
    (field,) = table.move("ability", 0, "now").fields
    assert [choice.value for choice in field.likely_values] == [5]
    assert table.remarked(0, act.TurnToken(1, 7)) == ["remark-turned"]


@pytest.mark.rule("dh.token.priest_or_monk")
def test_a_game_has_either_priest_or_monk():
    table = Table.at("monk").lay(0, 7)
    assert table.remarked(0, act.TurnByHand(7, Guard.PRIEST)) == ["remark-guard"]
    assert guards(table) == {"monk"}, "as the tile says that lies there"
    assert sides(table) == (None, "monk")
    by_hand = Table(tools=(Tool.STALLS,)).lay(0, 7, 5).turned("priest", 7)
    assert (guards(by_hand), sides(by_hand)) == ({"priest"}, (None, "priest", "monk"))
    assert by_hand.remarked(0, act.TurnByHand(5, Guard.MONK)) == ["remark-guard"]
    assert guards(by_hand) == {"monk"}
    assert guards(by_hand.act(None, act.CorrectToken(5, 0, Guard.PRIEST))) == {"priest"}


def test_after_a_corrected_tile_tokens_are_turned_and_put_right():
    """The refusal said that nobody turns tokens here, because one was turned under another tile."""
    table = Table.at("priest").lay(0, 7, 5).act(0, act.TurnToken(1, 7))
    table.act(None, act.CorrectTiles(ring("monk"))).end()
    assert guards(table) == {"monk"}
    table.act(0, act.TurnByHand(5, Guard.MONK)).act(0, act.CorrectToken(7, 0, Guard.MONK))
    assert (table.shows_shang(5), table.shows_shang(7)) == (True, True)
    table.act(None, act.CorrectTiles(ring("priest")))
    assert guards(table) == {"priest"}
    back = Table.at("monk").lay(0, 7).act(None, act.CorrectTiles(ring("priest")))
    assert back.act(0, act.TurnToken(1, 7)).shows_shang(7)


def test_a_corrected_tile_passes_an_open_decision_to_whoever_has_it():
    table = Table().begin("monk").lay(EVAN, 6).turned("monk", 6).lay(JERRY, 6)
    assert claim(table).decider == JERRY
    table.act(None, act.CorrectTiles(ring("priest")))
    assert (claim(table).decider, claim(table).guard) == (EVAN, "priest")
    table.act(EVAN, act.SettleClaim(claim(table).id, taken=False))
    assert (table.holder(6), table.shows_shang(6), table.coins) == (EVAN, False, (6, 6, 6))


@pytest.mark.rule("dh.char.priest.protect", "dh.char.priest.protect.example")
def test_evan_may_turn_his_token_back_and_so_keep_it():
    table = level("priest")
    assert table.told() == ["to-stall", "claim"]
    assert (claim(table).decider, claim(table).taker) == (EVAN, JERRY)
    assert table.holder(6) == EVAN
    table.act(EVAN, act.SettleClaim(claim(table).id, taken=False))
    assert (table.holder(6), table.shows_shang(6)) == (EVAN, False)
    assert table.view().claims == ()


@pytest.mark.rule("dh.char.priest.protect", "dh.token.taken_number_up")
def test_evan_may_let_it_go():
    table = level("priest")
    table.act(EVAN, act.SettleClaim(claim(table).id, taken=True))
    assert (table.holder(6), table.shows_shang(6)) == (JERRY, False)
    assert table.coins == (6, 6, 6)


@pytest.mark.rule("dh.char.priest.protect")
def test_a_defence_works_once():
    table = level("priest")
    table.act(EVAN, act.SettleClaim(claim(table).id, taken=False)).act(JERRY, act.Remove(JERRY, 6))
    assert table.lay(JERRY, 6).holder(6) == JERRY


def test_nobody_else_decides():
    table = level("priest")
    assert table.refused(JERRY, act.SettleClaim(claim(table).id, taken=True)) == not_yours(EVAN)
    paid = level("monk")
    assert paid.refused(EVAN, act.SettleClaim(claim(paid).id, taken=True)) == not_yours(JERRY)
    assert paid.act(None, act.SettleClaim(claim(paid).id, taken=True)).holder(6) == JERRY


@pytest.mark.rule("dh.char.monk.pay", "dh.char.monk.pay.example")
def test_jerry_pays_evan_two_coins_for_the_token():
    table = level("monk")
    assert claim(table).decider == JERRY
    table.act(JERRY, act.SettleClaim(claim(table).id, taken=True))
    assert (table.holder(6), table.shows_shang(6)) == (JERRY, False)
    assert table.coins == (8, 4, 6)


@pytest.mark.rule("dh.char.monk.unpaid", "dh.char.monk.pay.example")
def test_whoever_does_not_pay_does_not_get_the_token():
    table = level("monk")
    table.act(JERRY, act.SettleClaim(claim(table).id, taken=False))
    assert (table.holder(6), table.coins) == (EVAN, (6, 6, 6))


@pytest.mark.rule("dh.char.monk.unpaid", "dh.char.monk.pay.example")
def test_whoever_has_too_few_coins_does_not_get_the_token():
    table = level("monk").act(JERRY, act.CorrectCoins(JERRY, 1))
    said = table.refused(JERRY, act.SettleClaim(claim(table).id, taken=True))
    rule = "dh.char.monk.unpaid"
    assert said == no("too-poor", rule, "action.taken", who=who(JERRY), need=2, have=1)
    pay, leave = (table.move("claim", JERRY, taken=taken) for taken in (True, False))
    assert (pay.refused.detail.id, leave.refused) == ("dunhuang-too-poor", None)


def test_with_coins_on_the_table_the_monk_is_paid_from_more_than_was_noted():
    table = level("monk", purse="coins").act(JERRY, act.CorrectCoins(JERRY, 1))
    assert table.remarked(JERRY, act.SettleClaim(claim(table).id, taken=True)) == ["remark-coins"]
    assert (table.holder(6), table.coins) == (JERRY, (8, 0, 6))


@pytest.mark.rule("dh.ruling.monk_unpaid_stays_turned")
def test_an_unpaid_token_goes_on_showing_shang_and_the_next_has_to_pay_too():
    table = level("monk")
    table.act(JERRY, act.SettleClaim(claim(table).id, taken=False)).lay(THIRD, 6, 6)
    assert table.shows_shang(6)
    assert claim(table).taker == THIRD


@pytest.mark.rule("dh.ruling.monk_pay_at_once")
@pytest.mark.parametrize("later", [act.TakeCoins(1), act.EndTurn(1, missed=True)])
def test_the_monk_is_paid_when_the_card_is_laid_and_not_later_in_the_turn(later):
    table = Table(3).lay(1, 6).begin("monk", "dancer").turned("monk", 6)
    table.go(2).take("stall", 6)
    asked = claim(table)
    table.act(0, later)
    assert "unpaid" in table.told()
    assert table.view().claims == ()
    assert (table.holder(6), table.shows_shang(6)) == (1, True)
    again = table.refused(0, act.SettleClaim(asked.id, taken=True))
    assert again.key == "dunhuang-claim-settled"


@pytest.mark.rule("dh.token.strict_lead", "dh.token.strict_lead.example")
@pytest.mark.parametrize("guard", ["priest", "monk"])
def test_with_a_third_bamboo_jerry_takes_the_token_whichever_side_it_shows(guard):
    table = Table().lay(EVAN, 6, 6).turned(guard, 6).act(JERRY, act.CorrectStall(JERRY, {"6": 2}))
    table.lay(JERRY, 6)
    assert (table.holder(6), table.shows_shang(6)) == (JERRY, False)
    assert (table.view().claims, table.coins) == ((), (6, 6, 6))


@pytest.mark.rule("dh.token.protection_on_tie_only")
@pytest.mark.parametrize("guard", ["priest", "monk"])
def test_shang_protects_against_as_many_cards_and_not_against_more(guard):
    assert len(level(guard).view().claims) == 1
    more = level(guard).lay(JERRY, 6)
    assert (more.view().claims, more.holder(6)) == ((), JERRY)


@pytest.mark.rule("dh.token.taken_number_up")
@pytest.mark.parametrize("guard", ["priest", "monk"])
def test_a_token_that_changes_hands_shows_its_number(guard):
    table = level(guard)
    table.act(None, act.SettleClaim(claim(table).id, taken=True))
    assert not table.shows_shang(6)


def undecided():
    """Evan's turn is done but for Jerry, who may turn the priest's token back."""
    table = Table(3).lay(JERRY, 6).begin("priest", "dancer").turned("priest", 6)
    return table.go(2).take("stall", 6).coins_instead()


@pytest.mark.rule("dh.char.priest.protect")
@pytest.mark.parametrize("later", [act.EndTurn(1), act.CorrectTurn(1, 0), act.CorrectTurn(0, 0)])
def test_a_priests_decision_does_not_survive_into_the_next_turn(later):
    """Who has not turned the token back has let it go."""
    table = undecided()
    asked = claim(table)
    assert asked.decider == JERRY
    table.act(None, later)
    assert table.view().claims == ()
    assert table.seen(JERRY).todo is None or table.seen(JERRY).todo.id != "dunhuang-todo-claim"
    assert (table.holder(6), table.shows_shang(6)) == (EVAN, False)
    assert table.told()[-2:] == ["undefended", "token"]
    late = table.refused(JERRY, act.SettleClaim(asked.id, taken=False))
    assert late == no("claim-settled", path="action.claim")


def test_of_two_undecided_claims_the_later_takes_the_token():
    table = undecided().lay(THIRD, 6)
    assert len(table.view().claims) == 2
    table.end()
    assert (table.holder(6), table.view().claims) == (THIRD, ())


def test_a_claim_that_waits_for_an_earlier_one_says_for_whom():
    table = undecided().lay(THIRD, 6)
    first, later = table.view().claims
    assert table.move("claim", first.decider, claim=first.id).open
    waits = table.move("claim", later.decider, claim=later.id)
    assert waits.refused.detail == Message("dunhuang-earlier-claim", who=who(first.decider))


def test_a_token_in_the_market_is_put_right_by_whoever_has_it():
    table = Table(tools=(Tool.STALLS,)).lay(0, 7)
    assert table.move("token", 1, holder=1).takes("good", 5)
    assert not table.move("token", 1, holder=1).takes("good", 7), "that is another's"
    assert table.do("token", 1, good=5, guard=None).holder(5) == 1
    assert table.do("token_back", 1, good=5).holder(5) is None


def test_nobody_moves_on_by_the_way_while_a_decision_is_open():
    table = undecided()
    assert table.mover() is None
    assert table.view().turn.note.id == "dunhuang-undecided"
    table.act(JERRY, act.SettleClaim(claim(table).id, taken=False))
    assert table.mover() == 1
    assert table.view().turn.note is None


@pytest.mark.parametrize(("taken", "holder"), [(True, EVAN), (False, JERRY)])
def test_an_older_log_with_a_decision_in_a_later_turn_still_folds(taken, holder):
    table = undecided()
    asked = claim(table).id
    after = GAME.apply(table.end().state, JERRY, act.SettleClaim(asked, taken))
    assert after.token(6).holder == holder
    assert not after.token(6).turned


def test_of_two_who_ask_for_one_token_the_first_is_answered_first():
    table = level("priest").lay(THIRD, 6, 6)
    first, second = table.view().claims
    said = table.refused(EVAN, act.SettleClaim(second.id, taken=True))
    assert said == no("earlier-claim", path="action.claim", who=who(EVAN))
    table.act(EVAN, act.SettleClaim(first.id, taken=False))
    assert (table.holder(6), table.view().claims) == (THIRD, ())
    assert table.told() == ["priest-kept", "token"]


def test_the_second_who_asks_pays_too_when_the_first_does_not():
    table = level("monk").lay(THIRD, 6, 6)
    first, _ = table.view().claims
    table.act(JERRY, act.SettleClaim(first.id, taken=False))
    assert table.told() == ["monk-kept", "claim"]
    assert claim(table).taker == THIRD
    table.act(THIRD, act.SettleClaim(claim(table).id, taken=True))
    assert (table.holder(6), table.coins) == (THIRD, (8, 6, 4))


def test_a_token_that_goes_on_to_the_second_at_once_is_told_twice():
    table = level("monk").lay(THIRD, 6, 6)
    first, _ = table.view().claims
    table.act(JERRY, act.SettleClaim(first.id, taken=True))
    assert (table.holder(6), table.coins) == (THIRD, (8, 4, 6))
    assert table.told() == ["monk-taken", "token"]


def test_a_claim_is_answered_once():
    table = level("priest")
    asked = claim(table).id
    table.act(EVAN, act.SettleClaim(asked, taken=False))
    for again in (True, False):
        assert table.refused(EVAN, act.SettleClaim(asked, again)).key == "dunhuang-claim-settled"


def test_a_token_that_is_put_right_is_no_longer_asked_about():
    table = level("monk").act(None, act.CorrectToken(6, THIRD))
    assert (table.holder(6), table.view().claims) == (THIRD, ())


def test_unknown_goods_and_seats_are_refused():
    table = Table()
    for good in (0, -1, 1, 11, 2**53 - 1):
        assert table.refused(0, act.Place(0, good)).path == "action.good"
    assert table.refused(None, act.Place(9, 7)).path == "action.who"
    assert table.refused(1, act.Place(0, 7)) == not_yours(0)
    assert table.refused(None, act.CorrectToken(7, None, Guard.MONK)).path == "action.guard"


# A claim and the cards that it rests on


@pytest.mark.parametrize("guard", ["priest", "monk"])
@pytest.mark.parametrize(
    "correction",
    [act.Remove(JERRY, 6), act.CorrectStall(JERRY, {}), act.CorrectStall(EVAN, {"6": 3})],
)
def test_nobody_decides_about_a_token_for_which_nobody_is_level(guard, correction):
    table = level(guard).act(None, correction)
    assert (table.view().claims, table.seen(EVAN).todo) == ((), None)
    assert (table.holder(6), table.shows_shang(6)) == (EVAN, True)


def test_whoever_really_has_more_has_the_token_at_once():
    table = level("priest").act(None, act.CorrectStall(JERRY, {"6": 3}))
    assert (table.view().claims, table.holder(6), table.shows_shang(6)) == ((), JERRY, False)
    assert table.told() == ["correct-stall", "token"]


def test_a_corrected_stall_that_leaves_them_level_leaves_the_question():
    table = level("priest").act(None, act.CorrectStall(JERRY, {"6": 2, "7": 1}))
    assert len(table.view().claims) == 1
