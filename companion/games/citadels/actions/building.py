"""Building: the price of a district, the ways to pay it, and what speaks against it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.refusal import RuleError, SettledError

from ..cast import district_name, name_district
from ..model import Pending, State, Turn
from ..options import Tool
from ..rules import cities
from ..rules.cities import full_price, let_stand
from ..rules.money import move_gold, need_gold
from ..rules.needs import (
    Doubts,
    cards_short,
    copies,
    gold_short,
    need_district,
    need_other,
    need_unsaid,
    not_there,
    too_many,
)
from ..tables import DISTRICTS, MONUMENT_BARRED_AT, Type
from .abstract import ACTING, acting
from .builds import AnyBuild


@dataclass(frozen=True, slots=True)
class Price:
    """What a build takes from its builder."""

    gold: int
    cards: int = 0
    borrowed: int = 0
    """gold from a lender, for the same number of cards"""


class Build(AnyBuild, frozen=True, tag="build"):
    """A district is built."""

    may = ACTING
    mendable = Mendable(amounts=("price",), seats=("lender",))

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.action.build_pay] [R ci.action.build_one] A district for its cost, within the
        limit.
        """
        turn = acting(state)
        if self.district is not None:
            need_district(self.district)
            need_unsaid(exempt=self.exempt)
        if self.pay != "gold":
            need_unsaid(price=self.price, cards=self.cards or None, lender=self.lender)
        if self.pay != "sacrifice":
            need_unsaid(sacrifice=self.sacrifice)
        free = self._does_not_count(turn)
        _need_build(turn, free)
        state = self._sacrifice(state, turn)
        price = self._price(state, turn)
        state = self._pay(state, turn, price)
        turn = replace(
            turn,
            builds=turn.builds + (not free),
            taken=turn.taken and not self.taken,
            paid=turn.paid + price.gold,
            pending=Pending(self.district, price.gold),
            met_warrant=turn.met_warrant or price.gold > 0,
        )
        if self.lender is not None:
            turn = turn.using("ability")
        asks = _meets_warrant(state, self.district, price)
        state = replace(state, turn=turn)
        return state if asks else let_stand(state)

    def _does_not_count(self, turn: Turn) -> bool:
        """[R ci.unique.stables.no_build_used] [R ci.char.trader.trade_builds]
        [R ci.char.wizard.extra_build] [R ci.ruling.unpaid_build_counts] Builds outside the limit.
        """
        if self.taken:
            if not turn.taken and (turn.character != "wizard" or turn.has_used("ability")):
                raise SettledError("citadels-no-card-taken", path="action.taken")
            return True
        if self.district is None:
            return self.exempt
        trades = DISTRICTS[self.district].type is Type.TRADE
        return self.district == "stables" or (turn.character == "trader" and trades)

    def _sacrifice(self, state: State, turn: Turn) -> State:
        """[R ci.unique.framework.free_build] [R ci.unique.necropolis.sacrifice] What is destroyed
        instead of paying. [R ci.ruling.sacrificed_cards]
        """
        if self.pay == "gold":
            return state
        if self.pay == "framework":
            rule = "ci.unique.framework.free_build"
            if self.district == "framework":
                raise RuleError("citadels-not-for-itself", rule=rule, path="action.district")
            return cities.destroy_district(state, turn.seat, "framework", None, rule)
        rule = "ci.unique.necropolis.sacrifice"
        if self.district != "necropolis":
            raise RuleError("citadels-only-necropolis", rule=rule, path="action.pay")
        if self.sacrifice is not None:
            need_district(self.sacrifice, "action.sacrifice")
        if not state.has(Tool.CITIES):
            return state
        if self.sacrifice is None:
            raise RuleError("citadels-sacrifice-which", rule=rule, path="action.sacrifice")
        return cities.destroy_district(state, turn.seat, self.sacrifice, None, rule)

    def _price(self, state: State, turn: Turn) -> Price:
        """[R ci.unique.thieves_den.pay_cards] [R ci.char.cardinal.no_more]"""
        if self.lender is not None:
            need_other(state, turn.seat, self.lender, "action.lender")
        if self.pay != "gold":
            return Price(0)
        gold, cards, rule = self.price or 0, self.cards, "ci.unique.thieves_den.pay_cards"
        if self.price is None and self.district is not None:
            gold = full_price(state, turn.seat, self.district)
        if cards and self.district not in ("thieves_den", None):
            raise RuleError("citadels-no-cards", rule=rule, path="action.cards")
        if cards > (most := min(gold, DISTRICTS["thieves_den"].cost)):
            raise RuleError("citadels-cards-most", rule=rule, path="action.cards", n=most)
        gold -= cards
        borrowed = 0 if self.lender is None else _borrow(state, turn, self.lender, gold)
        return Price(gold, cards, borrowed)

    def _pay(self, state: State, turn: Turn, price: Price) -> State:
        """[R ci.char.alchemist.needs_gold] [R ci.char.cardinal.give_cards]
        [R ci.char.cardinal.must_build] Borrowing and building are one deed.
        """
        seat, lender = turn.seat, self.lender
        if lender is not None and self.pay == "gold":
            state = move_gold(state, lender, seat, price.borrowed)
            state = state.with_cards(lender, price.borrowed).with_cards(seat, -price.borrowed)
        need_gold(state, seat, price.gold, "ci.action.build_pay")
        return move_gold(state, seat, None, price.gold).with_cards(seat, -1 - price.cards)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """What was paid is what the turn has paid more than before."""
        who, district = SeatName(acting(before).seat), name_district(self.district)
        if self.pay == "framework":
            return Message("citadels-log-built-framework", who=who, district=district)
        if self.pay == "sacrifice":
            given = name_district(self.sacrifice)
            return Message("citadels-log-built-sacrifice", who=who, district=district, given=given)
        n, key = acting(after).paid - acting(before).paid, "citadels-log-built"
        if self.lender is not None:
            whom = SeatName(self.lender)
            return Message(f"{key}-borrowed", who=who, whom=whom, district=district, n=n)
        if self.cards:
            return Message(f"{key}-cards", who=who, district=district, n=n, cards=self.cards)
        return Message(key, who=who, district=district, n=n)

    def doubts(self, before: State, after: State) -> Doubts:
        turn, district = acting(before), self.district
        seat = turn.seat
        if self.taken and not turn.taken:
            yield Message("citadels-no-card-taken")
        if before.has(Tool.CITIES) and district is not None:
            yield from _no_room(before, turn, district)
            if self.pay == "gold" and self.price is not None:
                price = full_price(before, seat, district)
                if self.price != price:
                    yield Message("citadels-price-is", district=district_name(district), n=price)
        if self.pay == "framework":
            yield from not_there(before, seat, "framework")
        if self.pay == "sacrifice":
            yield from not_there(before, seat, self.sacrifice)
        gold = 0 if after.turn is None else after.turn.paid - turn.paid
        if self.lender is None or self.pay != "gold":
            yield from gold_short(before, seat, gold)
            # [R ci.unique.thieves_den.pay_cards] besides the one that is built
            yield from cards_short(before, seat, 1 + self.cards)
        else:
            if turn.has_used("ability"):  # [R ci.ability.once]
                yield Message("citadels-used")
            yield from _against_loan(before, seat, self.lender, gold, 1 + self.cards)
        if not turn.gathered and not self.taken:
            # [R ci.action.gather_mandatory] but what the Wizard has taken may be built at once
            yield Message("citadels-gather-first")


def _need_build(turn: Turn, free: bool) -> None:
    """[R ci.char.navigator.no_build] [R ci.action.build_one]"""
    if turn.character == "navigator":
        raise RuleError("citadels-navigator-never", rule="ci.char.navigator.no_build")
    if not free and turn.builds >= turn.row.builds:
        rule, n = _limit_rule(turn.character), turn.row.builds
        raise RuleError("citadels-no-build-left", rule=rule, n=n)


def _limit_rule(character: str) -> str:
    """Return the rule with the character's number of builds."""
    return {
        "architect": "ci.char.architect.three_builds",
        "seer": "ci.char.seer.two_builds",
        "scholar": "ci.char.scholar.two_builds",
    }.get(character, "ci.action.build_one")


def _borrow(state: State, turn: Turn, lender: int, gold: int) -> int:
    """[R ci.char.cardinal.take_missing] [R ci.char.cardinal.no_more] Exactly what is missing.

    [R ci.ruling.cardinal_limits] For the building cost only, and not for the card that is built.
    """
    rule, path = "ci.char.cardinal.take_missing", "action.lender"
    if turn.character != "cardinal":
        raise RuleError("citadels-only-cardinal", rule=rule, path=path)
    if not state.has(Tool.BANK):
        return 0
    missing = gold - state.gold[turn.seat]
    if missing <= 0 and state.options.purse == "app":
        raise RuleError("citadels-nothing-missing", rule="ci.char.cardinal.no_more", path=path)
    need_gold(state, lender, missing, rule, path)
    return max(0, missing)


def _meets_warrant(state: State, district: str | None, price: Price) -> bool:
    """[R ci.char.magistrate.may_reveal] [R ci.char.magistrate.first_paid]
    [R ci.ruling.thieves_den_all_cards] The first district of the turn that is paid for with gold.

    [R ci.ruling.same_prompt] The same for every warrant, signed or not. Not where everybody can
    see that it cannot be taken [R ci.char.magistrate.no_duplicate] [R ci.ruling.monument_transfer].
    """
    turn, mark = acting(state), state.warrants
    if mark is None or turn.met_warrant or price.gold == 0:
        return False
    if turn.rank not in mark.ranks or mark.found or mark.by == turn.seat:
        return False
    if district is None or not state.has(Tool.CITIES):
        return True
    full = district == "monument" and len(state.cities[mark.by]) >= MONUMENT_BARRED_AT
    return not full and not state.stands(mark.by, district)


def _against_loan(state: State, seat: int, lender: int, gold: int, cards: int) -> Doubts:
    """[R ci.char.cardinal.take_missing] [R ci.char.cardinal.give_cards]
    [R ci.char.cardinal.no_more]
    """
    missing = max(0, gold - state.gold[seat]) if state.has(Tool.BANK) else 0
    if state.has(Tool.BANK) and not missing:
        yield Message("citadels-nothing-missing")
    yield from gold_short(state, lender, missing)
    yield from cards_short(state, seat, cards + missing)


def _no_room(state: State, turn: Turn, district: str) -> Doubts:
    """[R ci.action.no_duplicate] [R ci.unique.quarry.duplicates] [R ci.char.wizard.duplicates]
    [R ci.unique.monument.limit] What may not stand in one's city.
    """
    seat, name = turn.seat, district_name(district)
    twice = turn.character == "wizard" or state.stands(seat, "quarry")
    if state.stands(seat, district) and not twice:
        yield Message("citadels-built-already", district=name)
    if district == "monument" and len(state.cities[seat]) >= MONUMENT_BARRED_AT:
        yield Message("citadels-monument-late", n=MONUMENT_BARRED_AT)
    owners = (k for k in range(state.seats) if k != seat and state.stands(k, district))
    elsewhere = next(owners, None)
    if DISTRICTS[district].unique and elsewhere is not None:
        yield Message("citadels-only-one", who=SeatName(elsewhere))
    elif copies(state)[district] >= DISTRICTS[district].copies:
        yield too_many(district)
