"""Building, paying for it, and the warrant that may meet it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.engine.needs import number, refuse
from companion.engine.refusal import RuleError, SettledError

from .. import actions as act
from ..holdings import Built
from ..model import Pending, State, Turn
from ..options import Tool
from ..tables import (
    DISTRICTS,
    FACTORY_DISCOUNT,
    MONUMENT_BARRED_AT,
    Type,
)
from . import cities
from .money import move, need_gold, tax
from .needs import need_district, need_free, need_other, need_turn, need_unsaid


@dataclass(frozen=True, slots=True)
class Price:
    """What a build takes from its builder."""

    gold: int
    cards: int = 0
    borrowed: int = 0
    """as many gold from a lender, for as many cards"""


def build(state: State, action: act.Build) -> State:
    """[R ci.action.build_pay] [R ci.action.build_one] A district for its cost, within the limit."""
    turn = need_free(state, action.turn)
    if action.district is not None:
        need_district(action.district)
        need_unsaid(exempt=action.exempt)
    if action.pay != "gold":
        need_unsaid(price=action.price, cards=action.cards or None, lender=action.lender)
    if action.pay != "sacrifice":
        need_unsaid(sacrifice=action.sacrifice)
    free = _does_not_count(turn, action)
    _need_build(turn, free)
    state = _sacrifice(state, turn, action)
    price = _price(state, turn, action)
    state = _pay(state, turn, action, price)
    turn = replace(
        turn,
        builds=turn.builds + (not free),
        taken=turn.taken and not action.taken,
        paid=turn.paid + price.gold,
        pending=Pending(action.district, price.gold),
        met_warrant=turn.met_warrant or price.gold > 0,
    )
    asks = _meets_warrant(state, action.district, price)
    state = replace(state, turn=turn)
    return state if asks else let_stand(state)


def _does_not_count(turn: Turn, action: act.Build) -> bool:
    """[R ci.unique.stables.no_build_used] [R ci.char.trader.trade_builds]
    [R ci.char.wizard.extra_build] [R ci.ruling.unpaid_build_counts] Builds outside the limit.
    """
    if action.taken:
        if not turn.taken and (turn.character != "wizard" or turn.has_used("ability")):
            raise SettledError("citadels-no-card-taken", path="action.taken")
        return True
    if action.district is None:
        return action.exempt
    trades = DISTRICTS[action.district].type is Type.TRADE
    return action.district == "stables" or (turn.character == "trader" and trades)


def _need_build(turn: Turn, free: bool) -> None:
    """[R ci.char.navigator.no_build] [R ci.action.build_one]"""
    if turn.character == "navigator":
        raise RuleError("citadels-navigator-never", rule="ci.char.navigator.no_build")
    if not free and turn.builds >= turn.row.builds:
        raise RuleError(
            "citadels-no-build-left", rule=limit_rule(turn.character), n=turn.row.builds
        )


def limit_rule(character: str) -> str:
    """Where the number of builds stands."""
    return {
        "architect": "ci.char.architect.three_builds",
        "seer": "ci.char.seer.two_builds",
        "scholar": "ci.char.scholar.two_builds",
    }.get(character, "ci.action.build_one")


def _sacrifice(state: State, turn: Turn, action: act.Build) -> State:
    """[R ci.unique.framework.free_build] [R ci.unique.necropolis.sacrifice] What is destroyed
    instead of paying. [R ci.ruling.sacrificed_cards]
    """
    if action.pay == "gold":
        return state
    if action.pay == "framework":
        rule = "ci.unique.framework.free_build"
        if action.district == "framework":
            raise RuleError("citadels-not-for-itself", rule=rule, path="action.district")
        return cities.destroyed(state, turn.seat, "framework", None, rule)
    rule = "ci.unique.necropolis.sacrifice"
    if action.district != "necropolis":
        raise RuleError("citadels-only-necropolis", rule=rule, path="action.pay")
    if action.sacrifice is not None:
        need_district(action.sacrifice, "action.sacrifice")
    if not state.has(Tool.CITIES):
        return state
    if action.sacrifice is None:
        raise RuleError("citadels-sacrifice-which", rule=rule, path="action.sacrifice")
    return cities.destroyed(state, turn.seat, action.sacrifice, None, rule)


def full_price(state: State, seat: int, district: str) -> int:
    """[R ci.unique.factory.discount] What the district costs this builder."""
    row = DISTRICTS[district]
    cheaper = row.unique and district != "factory" and state.stands(seat, "factory")
    return row.cost - FACTORY_DISCOUNT * cheaper


def _price(state: State, turn: Turn, action: act.Build) -> Price:
    """[R ci.unique.thieves_den.pay_cards] [R ci.char.cardinal.no_more]"""
    if action.lender is not None:
        need_other(state, turn.seat, action.lender, "action.lender")
    if action.pay != "gold":
        return Price(0)
    gold = action.price or 0
    if action.price is None and action.district is not None:
        gold = full_price(state, turn.seat, action.district)
    refuse(number(gold, "action.price"))
    refuse(number(action.cards, "action.cards"))
    if action.cards and action.district not in ("thieves_den", None):
        rule = "ci.unique.thieves_den.pay_cards"
        raise RuleError("citadels-no-cards", rule=rule, path="action.cards")
    if action.cards > (most := min(gold, DISTRICTS["thieves_den"].cost)):
        rule = "ci.unique.thieves_den.pay_cards"
        raise RuleError("citadels-cards-most", rule=rule, path="action.cards", n=most)
    gold -= action.cards
    borrowed = 0 if action.lender is None else _borrowed(state, turn, action.lender, gold)
    return Price(gold, action.cards, borrowed)


def _borrowed(state: State, turn: Turn, lender: int, gold: int) -> int:
    """[R ci.char.cardinal.take_missing] [R ci.char.cardinal.no_more] Exactly what is missing.

    [R ci.ruling.cardinal_limits] For the building cost only, and not for the card that is built.
    """
    rule = "ci.char.cardinal.take_missing"
    if turn.character != "cardinal":
        raise RuleError("citadels-only-cardinal", rule=rule, path="action.lender")
    if turn.has_used("ability"):
        raise SettledError("citadels-used", rule="ci.ability.once", path="action.lender")
    if not state.has(Tool.BANK):
        return 0
    missing = gold - state.gold[turn.seat]
    if missing <= 0 and state.options.purse == "app":
        raise RuleError(
            "citadels-nothing-missing", rule="ci.char.cardinal.no_more", path="action.lender"
        )
    need_gold(state, lender, missing, rule, "action.lender")
    return max(0, missing)


def _pay(state: State, turn: Turn, action: act.Build, price: Price) -> State:
    """[R ci.char.alchemist.needs_gold] [R ci.char.cardinal.give_cards]
    [R ci.char.cardinal.must_build] Borrowing and building are one deed.
    """
    seat = turn.seat
    if action.lender is not None and action.pay == "gold":
        state = move(state, action.lender, seat, price.borrowed)
        state = state.with_cards(action.lender, price.borrowed).with_cards(seat, -price.borrowed)
        turn = turn.using("ability")
    need_gold(state, seat, price.gold, "ci.action.build_pay")
    return move(state, seat, None, price.gold).with_cards(seat, -1 - price.cards)


# Warrants


def _meets_warrant(state: State, district: str | None, price: Price) -> bool:
    """[R ci.char.magistrate.may_reveal] [R ci.char.magistrate.first_paid]
    [R ci.ruling.thieves_den_all_cards] The first district of the turn that is paid for with gold.

    [R ci.ruling.same_prompt] The same for every warrant, signed or not. Not where everybody can
    see that it cannot be taken [R ci.char.magistrate.no_duplicate] [R ci.ruling.monument_transfer].
    """
    turn, mark = state.turn, state.warrants
    if turn is None or mark is None or turn.met_warrant or price.gold == 0:
        return False
    if turn.rank not in mark.ranks or mark.found or mark.by == turn.seat:
        return False
    if district is None or not state.has(Tool.CITIES):
        return True
    full = district == "monument" and len(state.cities[mark.by]) >= MONUMENT_BARRED_AT
    return not full and not state.stands(mark.by, district)


def answer_warrant(state: State, action: act.AnswerWarrant) -> State:
    """[R ci.char.magistrate.confiscate] [R ci.char.magistrate.refund]
    [R ci.char.magistrate.never_there] The Magistrate builds it for nothing, the gold goes back.

    [R ci.char.magistrate.build_used] [R ci.ruling.exempt_build_confiscated] The build stays used.
    [R ci.char.tax_collector.confiscated] The Magistrate pays the tax.
    """
    mark = state.warrants
    if mark is None:
        raise SettledError("citadels-no-warrant", path="action.turn")
    turn = need_turn(state, action.turn)
    if turn.pending is None:
        raise SettledError("citadels-no-warrant", path="action.turn")
    if not action.take:
        return let_stand(state)
    pending = turn.pending
    state = move(state, None, turn.seat, pending.gold)
    # [R ci.ruling.alchemist_confiscated] nothing is given back twice
    turn = replace(turn, pending=None, paid=turn.paid - pending.gold)
    state = replace(state, turn=turn, warrants=replace(mark, found=True))
    return finished(state, mark.by, pending.district)


def let_stand(state: State) -> State:
    """What was paid for stands in its builder's city."""
    turn = state.turn
    assert turn is not None
    assert turn.pending is not None
    district = turn.pending.district
    return finished(replace(state, turn=replace(turn, pending=None)), turn.seat, district)


def finished(state: State, seat: int, district: str | None) -> State:
    """[R ci.char.tax_collector.each_district] [R ci.char.tax_collector.free_builds] A district is
    built: it stands there, the tax is due, and perhaps the city is complete.
    """
    if district is not None and state.has(Tool.CITIES):
        state = state.with_city(seat, (*state.cities[seat], Built(district)))
    return cities.completed(tax(state, seat), seat)
