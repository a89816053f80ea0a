"""Deals and bags of Sheriff of Nottingham."""

from collections import Counter
from typing import Any

from .sheriff_ledger import FINE, Deal, Document, Ledger


class Deals(Ledger):
    # -- Deals ---------------------------------------------------------------------------------

    def made(self, *statuses: str) -> list[Deal]:
        return [deal for deal in self.deals.values() if deal.status in statuses]

    def new_deal(self, sides: Any, terms: tuple[Document, Document]) -> Deal:
        self.ids += 1
        self.deals[self.ids] = Deal(self.ids, sides, terms)
        return self.deals[self.ids]

    def spoken(self, merchant: int, bribe: Document | None, by: int | None) -> Deal:
        promise = {"kind": "pass", "bag": merchant}
        nothing = {"gold": 0, "stand": {}, "bag": {}, "promises": []}
        officer = self.officers[0] if by is None else by
        terms = (bribe or nothing, nothing | {"promises": [promise]})
        deal = self.new_deal((merchant, officer), terms)
        deal.joint = officer if by is None and len(self.officers) > 1 else None
        return deal

    def agreed(self, deal: Deal) -> None:
        """The last word counts: what the two had agreed for these bags is off."""
        for old in self.made("agreed"):
            same = set(old.sides) == set(deal.sides)
            if same and old.about("pass") <= deal.about("pass"):
                old.status = "released"
        deal.status = "agreed"

    def answer(self, deal: Deal, accept: bool) -> None:
        if not accept:
            deal.status = "declined"
            return
        self.agreed(deal)
        if not deal.about("pass"):
            self.perform(deal)
        elif deal.sides[1] in self.officers:
            for bag in deal.about("pass"):
                if self.bags[bag].status == "closed":
                    self.hand_back(bag)

    def release(self, deal: Deal, seat: int | None) -> None:
        """One side lets the other off; the table calls all of it off."""
        if seat is not None:
            other = 0 if seat == deal.sides[1] else 1
            if deal.joint is not None and seat not in deal.sides:
                other = 1 - deal.sides.index(deal.joint)
            left = list(deal.terms)
            left[other] = left[other] | {"promises": []}
            deal.terms, deal.due[other] = (left[0], left[1]), Counter()
            if any(terms["promises"] for terms in left) or any(deal.due):
                return
        deal.status, deal.due = "released", [Counter(), Counter()]

    def hand_back(self, merchant: int, by_time: bool = False) -> None:
        made = [deal for deal in self.made("agreed", "kept") if merchant in deal.about("pass")]
        self.decide(merchant, "passed")
        self.bags[merchant].by_time = by_time and not made
        for deal in made:
            if deal.status == "agreed":
                self.perform(deal)

    def decide(self, merchant: int, status: str) -> None:
        self.bags[merchant].status = status
        for deal in self.made("offered"):
            if merchant in deal.about("pass") | deal.about("inspect"):
                deal.status = "lapsed"

    def perform(self, deal: Deal) -> None:
        """Both give what they have; what may still be in a bag follows."""
        deal.status = "kept"
        for k, (giver, terms) in enumerate(zip(deal.sides, deal.terms, strict=True)):
            gold = terms["gold"]
            goods: Counter[str] = Counter(terms["stand"]) + Counter(terms["bag"])
            if self.has("bank"):
                if self.options["purse"] == "app":
                    gold = min(gold, self.gold[giver])
                self.move(giver, deal.receiver(k), gold)
            there = goods & self.stands[giver].known if self.has("stands") else Counter()
            self.hand_over(giver, deal.receiver(k), there)
            deal.paid[k], deal.given[k], deal.due[k] = gold, there, goods - there
        for seat in deal.sides:
            bag = self.bags[seat]
            if seat in self.officers or bag.status == "opened" or bag.unpacked:
                self.hand_over_due(seat)

    def hand_over_due(self, giver: int) -> None:
        for deal in self.made("kept") if self.has("stands") else ():
            for k in (0, 1):
                if deal.sides[k] == giver:
                    there = deal.due[k] & self.stands[giver].known
                    self.hand_over(giver, deal.receiver(k), there)
                    deal.given[k], deal.due[k] = deal.given[k] + there, Counter()

    def give_back(self, deal: Deal) -> None:
        for k, giver in enumerate(deal.sides):
            holder = deal.receiver(k)
            if self.has("bank"):
                self.move(holder, giver, min(deal.paid[k], self.gold[holder]))
            self.hand_over(holder, giver, deal.given[k] & self.stands[holder].known)
            deal.paid[k], deal.given[k], deal.due[k] = 0, Counter(), Counter()

    # -- Bags ----------------------------------------------------------------------------------

    def open_bag(self, merchant: int, action: Document) -> None:
        bag = self.bags[merchant]
        self.decide(merchant, "opened")
        good = action["good"] or bag.good
        if action["bag"] is None or good is None:
            self.hand_over_due(merchant)
            return
        inside: Counter[str] = Counter(action["bag"])
        true = Counter({good: inside[good]})
        others = +(inside - true)
        bag.good, bag.count, bag.truthful, bag.unpacked = good, inside.total(), not others, True
        bag.brought.put(true)
        if self.has("stands"):
            self.stands[merchant].put(true)
            self.hand_over_due(merchant)
        openers = self.officers if action["by"] is None else [action["by"]]
        owed = sum(FINE[each] * n for each, n in (others or true).items())
        if others:
            self.fine(bag, merchant, "loot" if len(openers) > 1 else openers[0], owed)
        else:
            for officer in openers:
                self.fine(bag, officer, merchant, owed // len(openers))

    def time_up(self) -> None:
        self.left, self.ends_at = 0, None
        if self.phase != "inspect" or not self.options["strict_timer"]:
            return
        left = [seat for seat in self.merchants if self.bags[seat].status == "closed"]
        for merchant in left:
            self.hand_back(merchant, by_time=True)
        for deal in self.made("kept"):
            promised = [each["kind"] for terms in deal.terms for each in terms["promises"]]
            if set(promised) == {"inspect"} and deal.about("inspect") <= set(left):
                self.give_back(deal)
