"""Sheriff of Nottingham once more, as a ledger kept by hand: a second opinion on the rules.

Knows actions and views as documents, the two rulebooks and nothing of `companion.games`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .sheriff_deals import Deals
from .sheriff_ledger import (
    BOX,
    FINE,
    LEGAL,
    MARKET,
    ROUNDS,
    STEPS,
    Bag,
    Document,
    Order,
    Purse,
    Stand,
)


class Model(Deals):
    # -- What happens --------------------------------------------------------------------------

    def did(self, seat: int | None, action: Document) -> None:
        assert self.phase != "over", f"{action['kind']} after the end"
        self._did(seat, action)
        decides = action["kind"] in ("answer", "pass_bag", "pass_rest", "open_bag", "mark_bag")
        left = [each for each in self.merchants if self.phase in STEPS]
        if decides and all(self.bags[each].status != "closed" for each in left):
            self.timer("timer_pause", action)

    def _did(self, seat: Any, action: Document) -> None:
        match action:
            case {"kind": "begin", "sheriff": sheriff, "deputies": deputies}:
                self.orders, self.pairs = [[] for _ in range(self.seats)], {}
                self.open(1, list(deputies) or [sheriff])
            case {"kind": "advance", "to": to, "deputies": deputies}:
                self.advance(to, list(deputies))
            case {"kind": "name_first", "merchant": merchant}:
                self.first = merchant
            case {"kind": "declare", "good": good, "count": count}:
                self.bags[seat].good, self.bags[seat].count = good, count
            case {"kind": "offer", "partner": partner, "gives": gives, "wants": wants}:
                deal = self.new_deal((seat, partner), (gives, wants))
                if action["both"]:
                    deal.joint = seat if seat in self.officers else partner
            case {"kind": "answer", "deal": id, "accept": accept}:
                self.answer(self.deals[id], accept)
            case {"kind": "withdraw", "deal": id}:
                self.deals[id].status = "withdrawn"
            case {"kind": "release", "deal": id}:
                self.release(self.deals[id], seat)
            case {"kind": "pass_bag", "merchant": merchant, "bribe": bribe, "by": by}:
                if bribe is not None:
                    self.agreed(self.spoken(merchant, bribe, by))
                self.hand_back(merchant)
            case {"kind": "pass_rest"}:
                for merchant in self.merchants:
                    if self.bags[merchant].status == "closed":
                        self.hand_back(merchant)
            case {"kind": "open_bag", "merchant": merchant}:
                self.open_bag(merchant, action)
            case {"kind": "mark_bag", "merchant": merchant, "by": by, "mark": mark}:
                marks = self.bags[merchant].marks
                marks[by] = mark
                if all(marks.get(officer) == "pass" for officer in self.officers):
                    self.hand_back(merchant)
            case {"kind": "unpack", "goods": goods, "unknown": unknown}:
                bag = self.bags[seat]
                bag.unpacked = True
                for stand in (bag.brought, self.stands[seat]):
                    stand.put(Counter(goods), unknown)
                self.hand_over_due(seat)
            case {"kind": "agreed_in_time", "merchant": merchant, "deal": id}:
                if id is None:
                    id = self.spoken(merchant, action["bribe"], action["by"]).id
                    self.agreed(self.deals[id])
                self.bags[merchant].by_time = False
                self.perform(self.deals[id])
            case {"kind": "share_rest", "to": to, "gold": gold, "goods": goods}:
                self.move("loot", to, gold)
                self.deal_out(to, Counter(goods), action["unknown"])
            case {"kind": "trade", "good": good}:
                self.take_order(seat, good, self.stacks[good][0])
            case {"kind": "time_up"}:
                self.time_up()
            case {"kind": str(kind)} if kind.startswith("timer_"):
                self.timer(kind, action)
            case {"kind": "pay", "payer": payer, "payee": payee, "amount": amount}:
                payer, payee = ("bank" if each is None else each for each in (payer, payee))
                self.move(payer, payee, amount)
            case {"kind": "settle_debt", "debt": id, "cards": cards, "gold": gold}:
                self.settle(id, Counter(cards or {}), gold)
            case {"kind": str(kind)} if kind.startswith("correct_"):
                self.correct(kind.removeprefix("correct_"), action)
            case {"kind": "switch_tool", "tool": tool, "on": on}:
                self.switch(tool, on)
            case {"kind": "change_options"}:
                changes = {key: value for key, value in action.items() if value is not None}
                self.options |= {key: value for key, value in changes.items() if key != "kind"}
                if "seconds_per_merchant" in changes and self.ends_at is None:
                    self.clock()
            case {"kind": "enter_final"}:
                self.entered.add(seat)
            case {"kind": "count_up"}:
                self.advance("final", [])
            case {"kind": "finish"}:
                assert len(self.entered) == self.seats
                self.phase, self.ends_at = "over", None
            case _:
                raise AssertionError(f"nobody has told the model of {action}")

    def advance(self, to: str, deputies: list[int]) -> None:
        if to in ("round_end", "market", "final") and self.phase != "round_end":
            self.close()
        if to == "market":
            assert self.round < ROUNDS[self.seats]
            turned_up = deputies or [(self.officers[0] + 1) % self.seats]
            assert not deputies or set(deputies) <= self.stack, "not in the stack of deputies"
            self.open(self.round + 1, turned_up)
        self.phase = to

    def open(self, round: int, officers: list[int]) -> None:
        """A round begins; what nobody took off the tile goes back into the box."""
        self.move("loot", "bank", self.gold["loot"])
        self.stands["loot"] = Stand()
        self.phase, self.round, self.officers, self.first = "market", round, officers, None
        self.pairs[round] = officers if len(officers) > 1 else []
        self.bags = {seat: Bag() for seat in range(self.seats)}
        self.deals = {}
        self.clock()

    def close(self) -> None:
        """The inspection is over: what was agreed is done, the deputies share."""
        for merchant in self.merchants:
            made = any(merchant in deal.about("pass") for deal in self.made("agreed", "kept"))
            if self.bags[merchant].status == "closed" and made:
                self.hand_back(merchant)
        for deal in self.made("offered"):
            deal.status = "lapsed"
        self.ends_at = None
        if len(self.officers) == 2:
            gold, loot = self.gold["loot"] // 2, self.stands["loot"]
            goods = Counter({good: n // 2 for good, n in loot.known.items()})
            unknown = loot.unknown // 2
            for officer in self.officers:
                self.move("loot", officer, gold)
                self.deal_out(officer, goods, unknown)

    # -- What the table puts right -------------------------------------------------------------

    def correct(self, what: str, action: Document) -> None:
        match what:
            case "gold":
                self.set_gold(action["who"], action["gold"])
            case "loot":
                self.set_gold("loot", action["gold"])
                self.set_stand("loot", action["legal"], None, action["unknown"])
            case "stand":
                self.set_stand(action["who"], action["legal"], action["hidden"], action["unknown"])
            case "bag":
                self.correct_bag(action["merchant"])
            case "round":
                self.correct_round(action)
            case "market":
                self.correct_market(action)
            case _:
                raise AssertionError(f"nobody has told the model of {action}")

    def set_gold(self, purse: Purse, gold: int) -> None:
        self.gold["bank"] -= gold - self.gold[purse]
        self.gold[purse] = gold

    def set_stand(self, where: Purse, legal: Any, hidden: Any, unknown: int) -> None:
        """Kinds that nobody contradicts stay known."""
        stand = self.stands[where]
        stand.legal = Counter(legal)
        if hidden is not None:
            stand.hidden, stand.unknown = Counter(hidden), unknown
        elif stand.face_down != unknown:
            stand.hidden, stand.unknown = Counter(), unknown

    def correct_bag(self, merchant: int) -> None:
        """It lies with the sheriff: what came out is in it again, what its verdict cost goes back
        as far as it is there.
        """
        bag = self.bags[merchant]
        for fine in bag.fines:
            self.debts.pop(fine.debt or 0, None)
            if self.has("bank"):
                self.move(fine.creditor, fine.debtor, fine.gold)
            if self.has("stands"):
                there = fine.cards & self.stands[fine.creditor].known
                self.hand_over(fine.creditor, fine.debtor, there)
        if self.has("stands"):
            self.stands[merchant].take(bag.brought.known, bag.brought.unknown)
        for deal in self.made("agreed", "kept"):
            if merchant in deal.about("pass"):
                deal.status = "released"
        self.bags[merchant] = Bag(good=bag.good, count=bag.count)

    def correct_round(self, action: Document) -> None:
        """What was done in this round stays; another round begins afresh."""
        round, phase = action["round"], action["phase"]
        officers = [action["sheriff"]] + [action["deputy"]] * (self.seats == 6)
        inspecting = self.phase in STEPS and self.phase != "round_end"
        same = set(officers) == set(self.officers) and phase == self.phase
        if inspecting and not same and (round > self.round or phase == "round_end"):
            self.close()
        if set(officers) == set(self.officers):
            self.pairs.pop(self.round, None)  # only its number was wrong
        self.pairs = {n: pair for n, pair in self.pairs.items() if n < round}
        before = self.officers
        if same:
            self.round = round
        elif round != self.round:
            self.open(round, before)
        for seat in set(officers) - set(before):
            self.correct_bag(seat)  # they had none
        for seat in set(before) ^ set(officers):
            self.bags[seat] = Bag()
        for bag in self.bags.values():
            bag.marks = {seat: mark for seat, mark in bag.marks.items() if seat in officers}
        self.officers, self.phase = officers, phase
        self.entered = self.entered if same else set()
        self.pairs[round] = officers if self.seats == 6 else []
        if self.first in officers:
            self.first = None

    def correct_market(self, action: Document) -> None:
        good, value, source, to = (action[key] for key in ("good", "value", "source", "to"))
        if source is not None:
            orders = self.orders[source]
            order = next(each for each in orders if (each.good, each.value) == (good, value))
            orders.remove(order)
            if self.has("stands"):
                self.stands[source].put(order.paid.hidden, order.paid.unknown)
        if to is not None:
            self.take_order(to, good, value)

    def switch(self, tool: str, on: bool) -> None:
        tools = set(self.options["tools"])
        self.options["tools"] = tools | {tool} if on else tools - {tool}
        if tool == "stands":
            self.stands |= {seat: Stand() for seat in range(self.seats)}
        elif tool == "timer" and not on:
            self.ends_at = None
        elif tool == "rounds":
            self.phase, self.round = "setup" if on else "free", 0
            self.pairs, self.bags, self.deals, self.entered = {}, {}, {}, set()

    # -- What people might say -----------------------------------------------------------------

    def suggestions(self, random: Random) -> Iterator[Document]:
        """What the table might put right at this moment, switch, or do besides what is offered."""
        seat, deputy = random.sample(range(self.seats), 2)
        legal = {random.choice(LEGAL): random.randrange(6)}
        hidden = random.choice([None, {random.choice([*MARKET, "crossbow"]): random.randrange(5)}])
        lies = {"legal": legal, "unknown": random.randrange(5)}
        yield {"kind": "correct_gold", "who": seat, "gold": random.randrange(60)}
        yield {"kind": "correct_stand", "who": seat, "hidden": hidden} | lies
        yield {"kind": "correct_loot", "gold": random.randrange(12)} | lies
        yield {"kind": "correct_bag", "round": self.round, "merchant": seat}
        yield {"kind": "correct_bag", "round": self.round, "merchant": deputy}
        held = [(who, each) for who, orders in enumerate(self.orders) for each in orders]
        source, order = random.choice(held) if held else (None, Order("pepper", 30, Stand()))
        card = {"kind": "correct_market", "good": order.good, "value": order.value}
        yield card | {"source": source, "to": random.choice([seat, None])}
        yield card | {"good": "mead", "value": 32, "source": None, "to": seat}
        round = random.choice([self.round or 1, self.round or 1, random.randint(1, 9)])
        sheriff = random.choice([seat, self.officers[0]])
        here = {"round": round, "sheriff": sheriff, "phase": random.choice([*STEPS, "inspect"])}
        other = {"deputy": deputy if self.seats == 6 else None}
        yield {"kind": "correct_round"} | here | other
        now = {"round": self.round, "phase": "inspect", "sheriff": seat}
        yield {"kind": "correct_round"} | now | other
        yield {"kind": "change_options", "purse": random.choice(["app", "coins"])}
        tool = random.choice(["rounds", "bank", "timer", "declarations", "stands"])
        yield {"kind": "switch_tool", "tool": tool, "on": not self.has(tool)}
        yield from self.daring(random, seat)

    def daring(self, random: Random, seat: int) -> Iterator[Document]:
        """Bags, bribes and debts of every kind."""
        here, by = {"round": self.round, "merchant": seat}, random.choice([None, *self.officers])
        good, cards = random.choice(LEGAL), random.sample(list(FINE), 2)
        goods = {each: random.randint(1, 2) for each in cards}
        bag = random.choice([{good: random.randint(1, 5)}, goods, goods | {good: 1}, None])
        opened = {"kind": "open_bag", "good": good, "bag": bag, "count_corrected": True, "by": by}
        yield opened | here
        yield opened | here
        gold = random.randint(0, 30)
        bribe = {"gold": gold, "stand": {good: 1}, "bag": goods}
        yield {"kind": "pass_bag", "bribe": bribe, "by": by} | here
        yield {"kind": "agreed_in_time", "bribe": bribe, "by": by} | here
        mark = {"mark": random.choice(["pass", "open", None]), "by": by or self.officers[-1]}
        yield {"kind": "mark_bag"} | mark | here
        for debt in self.debts:
            yield {
                "kind": "settle_debt",
                "debt": debt,
                "cards": goods,
                "gold": random.randint(0, 2),
            }
        share = {"gold": self.gold["loot"] % 2, "goods": dict(self.stands["loot"].legal)}
        yield {"kind": "share_rest", "to": self.officers[-1]} | share

    # -- What must be seen ---------------------------------------------------------------------

    def check(self, view: Document, own: Mapping[int, Document]) -> None:
        assert sum(self.gold.values()) == BOX[self.options["edition"]]
        assert view["phase"] == self.phase
        self.check_gold(view)
        self.check_stands(view, own)
        if self.phase in STEPS:
            self.check_round(view)
        assert {stack["good"]: list(stack["values"]) for stack in view["stacks"]} == self.stacks
        for seat, orders in zip(view["seats"], self.orders, strict=True):
            taken = [(each.good, each.value) for each in orders]
            assert [(each["good"], each["value"]) for each in seat["orders"]] == taken

    def check_gold(self, view: Document) -> None:
        if self.has("bank"):
            seen = {seat["seat"]: seat["gold"] for seat in view["seats"]}
            assert seen == {seat: self.gold[seat] for seat in range(self.seats)}
            assert view["bank"] == self.gold["bank"]
            if view["loot"] is not None:
                assert view["loot"]["gold"] == self.gold["loot"]
        debts = {
            each["id"]: (each["debtor"], each["creditor"], each["owed"]) for each in view["debts"]
        }
        assert debts == {
            id: (debtor, None if creditor == "loot" else creditor, owed)
            for id, (debtor, creditor, owed) in self.debts.items()
        }
        if (clock := view["timer"]) is not None:
            assert clock["ends_at"] == self.ends_at
            assert self.left is None or self.ends_at or clock["left_ms"] == self.left

    def check_stands(self, view: Document, own: Mapping[int, Document]) -> None:
        def counts(goods: list[Document]) -> Counter[str]:
            return Counter({each["good"]: each["n"] for each in goods})

        open_ = self.phase in ("final", "over")
        for seat in view["seats"] if self.has("stands") else ():
            stand = self.stands[seat["seat"]]
            assert counts(seat["legal"]) == (stand.known if open_ else stand.legal)
            assert seat["face_down"] == (stand.unknown if open_ else stand.face_down)
            you = own[seat["seat"]]["you"]
            assert (counts(you["hidden"]), you["unknown"]) == (stand.hidden, stand.unknown)
        if view["loot"] is not None:
            loot = self.stands["loot"]
            assert counts(view["loot"]["legal"]) == loot.legal
            assert view["loot"]["face_down"] == loot.face_down

    def check_round(self, view: Document) -> None:
        assert (view["round"], list(view["officers"])) == (self.round, self.officers)
        assert view["last_round"] == (self.round >= ROUNDS[self.seats])
        if self.seats == 6:
            assert set(view["deputy_stack"]) == (self.stack or set(range(self.seats)))
        left = self.officers[0] + 1 if self.first is None else self.first
        around = [(left + k) % self.seats for k in range(self.seats)]
        assert list(view["market_order"]) == [each for each in around if each in self.merchants]
        for seen in view["bags"]:
            bag = self.bags[seen["merchant"]]
            assert (seen["status"], seen["by_time"]) == (bag.status, bag.by_time)
            assert (seen["good"], seen["count"]) == (bag.good, bag.count)
            assert (seen["verdict"] and seen["verdict"]["truthful"]) == bag.truthful
        live = {deal.id: deal.status for deal in self.made("offered", "agreed", "kept")}
        shown = {each["id"]: each["status"] for each in view["deals"] if each["status"] != "lapsed"}
        assert shown == live
