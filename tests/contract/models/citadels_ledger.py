"""What is known of a game of Citadels, its tables and its gold."""

from dataclasses import dataclass
from typing import Any

Document = dict[str, Any]
Purse = int | str
"""whose gold: a seat's, `bank`, `token` (the Tax Collector's), `district`"""

RANK = {
    "assassin": 1, "witch": 1, "magistrate": 1, "thief": 2, "spy": 2, "blackmailer": 2,
    "magician": 3, "wizard": 3, "seer": 3, "king": 4, "emperor": 4, "patrician": 4,
    "bishop": 5, "abbot": 5, "cardinal": 5, "merchant": 6, "alchemist": 6, "trader": 6,
    "architect": 7, "navigator": 7, "scholar": 7, "warlord": 8, "diplomat": 8, "marshal": 8,
    "queen": 9, "artist": 9, "tax_collector": 9,
}  # fmt: skip
INCOME = {
    "king": "noble", "emperor": "noble", "patrician": "noble", "bishop": "religious",
    "abbot": "religious", "cardinal": "religious", "merchant": "trade", "trader": "trade",
    "warlord": "military", "diplomat": "military", "marshal": "military",
}  # fmt: skip
COST = {
    "noble": {"manor": 3, "castle": 4, "palace": 5},
    "religious": {"temple": 1, "church": 2, "monastery": 3, "cathedral": 5},
    "trade": {"tavern": 1, "market": 2, "trading_post": 2, "docks": 3, "harbor": 4, "town_hall": 5},
    "military": {"watchtower": 1, "prison": 2, "barracks": 3, "fortress": 5},
    "unique": {
        "armory": 3, "basilica": 4, "capitol": 5, "dragon_gate": 6, "factory": 5, "framework": 3,
        "gold_mine": 6, "great_wall": 6, "haunted_quarter": 2, "imperial_treasury": 5,
        "ivory_tower": 5, "keep": 3, "laboratory": 5, "library": 6, "map_room": 5, "monument": 4,
        "museum": 4, "necropolis": 5, "observatory": 4, "park": 6, "poor_house": 4, "quarry": 5,
        "school_of_magic": 6, "smithy": 5, "stables": 2, "statue": 3, "theater": 6,
        "thieves_den": 6, "wishing_well": 5,
    },
}  # fmt: skip
TYPE = {district: type for type, row in COST.items() for district in row}
DRAFT = {2: [0, 1, 0, 1], 3: [0, 1, 2, 0, 1, 2]}
"""who chooses, counted from the crown; from four players on everybody once"""
MOST_MARKED = {"killed": 1, "bewitched": 1, "robbed": 1, "warrants": 3, "threats": 2}
MATTERING = ("park", "poor_house", "gold_mine", "library", "factory", "great_wall", "museum")
"""whose owners get or pay something else"""
IN_ROUND = ("select", "call", "round_end")


@dataclass(frozen=True)
class Built:
    district: str
    beautified: bool = False
    cards_under: int = 0

    @property
    def cost(self) -> int:
        return COST[TYPE[self.district]][self.district] + self.beautified


@dataclass
class Mark:
    ranks: set[int]
    by: int
    found: bool = False


@dataclass
class Theft:
    rank: int
    victim: int
    thief: int
    gold: int


@dataclass
class Turn:
    seat: int
    rank: int
    character: str
    resumed: bool = False
    gathered: bool = False
    threat: str = ""
    """open, refused, or nothing"""
    settled: bool = False
    """the threat was"""
    met_warrant: bool = False
    pending: tuple[str | None, int] | None = None
    """a district that the Magistrate may take, and what was paid for it"""
    paid: int = 0
    extra: bool = False


class Ledger:
    def __init__(self, options: Document, seats: int) -> None:
        self.options, self.seats = dict(options), seats
        self.cast: dict[int, str] = {}
        self.gold: dict[Purse, int] = dict.fromkeys(range(seats), 2)
        self.gold |= {"bank": 30 - 2 * seats, "token": 0}
        self.loose = [0] * seats
        self.hands = [4] * seats
        self.cities: list[list[Built]] = [[] for _ in range(seats)]
        self.completed: list[int] = []
        self.crowns: list[tuple[str, int]] = []
        """who got the crown how, the first one first"""
        self.round = 0
        self.phase = self.resting()
        self.entered: set[int] = set()
        self.fresh_round()

    def has(self, tool: str) -> bool:
        return tool in self.options["tools"]

    def resting(self) -> str:
        if self.has("caller") or self.has("selection"):
            return "setup"
        return "free" if self.options["tools"] else "final"

    def fresh_round(self) -> None:
        self.step = 0
        self.theater: int | None = None
        self.face_up: set[int] = set()
        self.rank: int | None = None
        self.turn: Turn | None = None
        self.shown: dict[int, int] = {}
        self.silent: set[int] = set()
        self.halted = self.nobody_missing = False
        """the calls stand as somebody must be missing; the table has said that nobody is"""
        self.marks: dict[str, Mark] = {}
        self.heir_shown = False
        self.heir: int | None = None
        self.heir_crown: int | None = None
        self.heir_queen: int | None = None
        self.theft: Theft | None = None
        self.at_call: dict[int, list[int]] = {}
        """by rank, what everybody had when it was called, had nobody been robbed"""
        self.crowns = [("before", seat) for _, seat in self.crowns[-1:]]

    @property
    def crown(self) -> int | None:
        return self.crowns[-1][1] if self.crowns else None

    @property
    def needed(self) -> int:
        return 8 if self.seats < 4 else 7

    @property
    def each(self) -> int:
        return 2 if self.seats < 4 else 1

    def stands(self, seat: int, district: str) -> bool:
        return self.has("cities") and any(each.district == district for each in self.cities[seat])

    def stash(self, seat: int) -> int:
        return self.gold[seat] if self.has("bank") else 0

    def size(self, seat: int) -> int:
        return sum(1 + (each.district == "monument") for each in self.cities[seat])

    def marked(self, kind: str, rank: int) -> Mark | None:
        mark = self.marks.get(kind)
        return mark if mark is not None and rank in mark.ranks else None

    @property
    def barred(self) -> bool:
        """A bewitched player only gathers."""
        turn = self.turn
        return bool(turn and not turn.resumed and self.marked("bewitched", turn.rank))

    def actor(self, rank: int) -> int | None:
        spell = self.marked("bewitched", rank)
        return spell.by if spell is not None and rank in self.shown else self.shown.get(rank)

    def beside(self, one: int, other: int) -> bool:
        return (one - other) % self.seats in (1, self.seats - 1)

    # -- Gold and cards ------------------------------------------------------------------------

    def move(self, payer: Purse, payee: Purse, amount: int) -> None:
        """Where the bank is not kept only token and districts are followed. Who pays with coins
        more than was noted had them.
        """
        if not self.has("bank"):
            payer = "bank" if isinstance(payer, int) else payer
            payee = "bank" if isinstance(payee, int) else payee
        if isinstance(payer, int) and self.gold[payer] < amount:
            self.gold["bank"] -= amount - self.gold[payer]
            self.gold[payer] = amount
        for purse, more in ((payer, -amount), (payee, amount)):
            if purse != "district":
                self.gold[purse] += more

    def cards(self, seat: int, more: int) -> None:
        if self.has("hands"):
            self.hands[seat] = max(0, self.hands[seat] + more)
