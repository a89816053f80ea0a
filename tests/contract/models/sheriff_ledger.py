"""What is known of a game of Sheriff of Nottingham, its tables, gold and goods."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Document = dict[str, Any]
Purse = int | str
"""whose gold: a seat's, `bank`, `loot`"""

LEGAL = ("apple", "cheese", "bread", "chicken")
FINE = Counter(
    apple=2, cheese=2, bread=2, chicken=2, pepper=4, mead=4, silk=4, crossbow=4,
    green_apples=3, golden_apples=4, gouda_cheese=4, bleu_cheese=5, rye_bread=4,
    pumpernickel_bread=5, royal_rooster=4,
)  # fmt: skip
ROUNDS = {3: 9, 4: 8, 5: 10, 6: 9}
BOX = {"first": 1189, "second": 1255}
MARKET = {"pepper": [30, 27], "mead": [32, 29], "silk": [34, 31]}
STEPS = ["market", "load", "declare", "inspect", "round_end"]


@dataclass
class Stand:
    legal: Counter[str] = field(default_factory=Counter)
    hidden: Counter[str] = field(default_factory=Counter)
    """face down, of a kind that was said"""
    unknown: int = 0

    @property
    def face_down(self) -> int:
        return self.hidden.total() + self.unknown

    @property
    def known(self) -> Counter[str]:
        return self.legal + self.hidden

    def put(self, goods: Counter[str], unknown: int = 0) -> None:
        for good, n in goods.items():
            (self.legal if good in LEGAL else self.hidden)[good] += n
        self.unknown += unknown

    def take(self, goods: Counter[str], unknown: int = 0) -> None:
        """A kind that nobody had said comes out of the unknown ones; if they do not suffice, what
        was said was wrong, and only the number is known.
        """
        for good, n in goods.items():
            where = self.legal if good in LEGAL else self.hidden
            there = min(n, where[good])
            where[good] -= there
            unknown += n - there if good not in LEGAL else 0
        if unknown > self.unknown:
            self.unknown, self.hidden = self.face_down, Counter()
        self.unknown = max(0, self.unknown - unknown)


@dataclass
class Fine:
    debtor: int
    creditor: Purse
    gold: int
    cards: Counter[str] = field(default_factory=Counter)
    debt: int | None = None
    """while some of it is owed"""


@dataclass
class Order:
    good: str
    value: int
    paid: Stand
    """what was noted of the three cards"""


@dataclass
class Bag:
    status: str = "closed"
    good: str | None = None
    count: int | None = None
    by_time: bool = False
    unpacked: bool = False
    brought: Stand = field(default_factory=Stand)
    """what came out of it onto the stand"""
    fines: list[Fine] = field(default_factory=list)
    truthful: bool | None = None
    marks: dict[int, str | None] = field(default_factory=dict)
    """what each deputy would do with it"""


@dataclass
class Deal:
    id: int
    sides: tuple[int, int]
    terms: tuple[Document, Document]
    joint: int | None = None
    """the deputy who stands for both"""
    status: str = "offered"
    paid: list[int] = field(default_factory=lambda: [0, 0])
    given: list[Counter[str]] = field(default_factory=lambda: [Counter(), Counter()])
    due: list[Counter[str]] = field(default_factory=lambda: [Counter(), Counter()])

    def about(self, kind: str) -> set[int]:
        promises = [each for terms in self.terms for each in terms["promises"]]
        return {each["bag"] for each in promises if each["kind"] == kind}

    def receiver(self, k: int) -> Purse:
        return "loot" if self.sides[1 - k] == self.joint else self.sides[1 - k]


class Ledger:
    def __init__(self, options: Document, seats: int) -> None:
        self.options, self.seats = dict(options), seats
        self.gold: dict[Purse, int] = dict.fromkeys(range(seats), 50)
        self.gold |= {"bank": BOX[options["edition"]] - 50 * seats, "loot": 0}
        self.phase = "setup" if self.has("rounds") else "free"
        self.round, self.officers = 0, [0]
        self.first: int | None = None
        self.pairs: dict[int, list[int]] = {}
        """the deputies of each round"""
        self.stands: dict[Purse, Stand] = {seat: Stand() for seat in (*range(seats), "loot")}
        self.bags: dict[int, Bag] = {}
        self.deals: dict[int, Deal] = {}
        self.debts: dict[int, tuple[int, Purse, int]] = {}
        self.ids = 0
        self.orders: list[list[Order]] = [[] for _ in range(seats)]
        self.entered: set[int] = set()
        self.clock()

    def has(self, tool: str) -> bool:
        return tool in self.options["tools"]

    @property
    def stacks(self) -> dict[str, list[int]]:
        """What nobody has taken, the dearer card on top."""
        on = self.options["black_market"]
        values = (self.options["black_market_values"] or MARKET) if on else {}
        left = {good: list(pair) for good, pair in values.items()}
        for order in (each for orders in self.orders for each in orders):
            left[order.good].remove(order.value)
        return left

    @property
    def merchants(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.officers]

    @property
    def stack(self) -> set[int]:
        """The six cards serve three rounds, then all of them are shuffled again."""
        begun = self.round - self.round % 3
        out = [self.pairs.get(n, []) for n in range(begun + 1, self.round + 1)]
        return set(range(self.seats)) - {seat for pair in out for seat in pair}

    # -- Gold and goods ------------------------------------------------------------------------

    def move(self, payer: Purse, payee: Purse, amount: int) -> None:
        """Who pays with coins more than was noted had them: they come from the bank's side."""
        if payer != "bank" and self.gold[payer] < amount:
            self.gold["bank"] -= amount - self.gold[payer]
            self.gold[payer] = amount
        self.gold[payer] -= amount
        self.gold[payee] += amount

    def hand_over(self, giver: Purse, receiver: Purse, goods: Counter[str]) -> None:
        self.stands[giver].take(goods)
        self.stands[receiver].put(goods)

    def deal_out(self, officer: int, goods: Counter[str], unknown: int) -> None:
        loot = self.stands["loot"]
        loot.take(goods)
        loot.take(Counter(), unknown)
        self.stands[officer].put(goods, unknown)

    def fine(self, bag: Bag, debtor: int, creditor: Purse, owed: int) -> None:
        if not (owed and self.has("bank")):
            return
        fine = Fine(debtor, creditor, min(owed, self.gold[debtor]))
        self.move(debtor, creditor, fine.gold)
        bag.fines.append(fine)
        if fine.gold < owed:
            self.ids += 1
            fine.debt = self.ids
            self.debts[self.ids] = (debtor, creditor, owed - fine.gold)

    def settle(self, debt: int, cards: Counter[str], gold: int) -> None:
        debtor, creditor, _ = self.debts.pop(debt)
        self.move(debtor, creditor, gold)
        if self.has("stands"):
            self.hand_over(debtor, creditor, cards)
        for fine in (each for bag in self.bags.values() for each in bag.fines):
            if fine.debt == debt:
                fine.gold, fine.cards, fine.debt = fine.gold + gold, cards, None

    def take_order(self, seat: int, good: str, value: int) -> None:
        """Three cards of the kind, as far as anybody has said what they are, for the one."""
        paid = Stand()
        if self.has("stands"):
            stand = self.stands[seat]
            before, known = stand.face_down, min(3, stand.hidden[good])
            stand.take(Counter({good: 3}))
            paid = Stand(hidden=Counter({good: known}), unknown=before - stand.face_down - known)
        self.orders[seat].append(Order(good, value, paid))

    # -- The clock -----------------------------------------------------------------------------

    def clock(self) -> None:
        officers = 2 if self.seats == 6 else 1
        pool = self.options["seconds_per_merchant"] * 1000 * (self.seats - officers)
        self.left: int | None = pool
        self.ends_at: int | None = None

    def timer(self, kind: str, action: Document) -> None:
        left = self.left if self.ends_at is None else max(0, self.ends_at - action.get("at", 0))
        match kind:
            case "timer_reset":
                self.clock()
            case "timer_pause":
                self.left, self.ends_at = left, None
            case "timer_extend" if left is not None:
                self.left = max(0, left + action["seconds"] * 1000)
                if self.ends_at is not None:
                    self.ends_at = action["at"] + self.left
            case "timer_start":
                self.ends_at = None if left is None else action["at"] + left
