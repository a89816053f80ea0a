"""Merchants of Dunhuang once more, as coins and cards on a table: a second opinion on the rules.

Knows actions and views as documents, the rulebook and nothing of `companion.games`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from .dunhuang_market import TILES, Market
from .dunhuang_tokens import Tokens

Document = Mapping[str, Any]

BOX, WIN_KINDS, MONK_PRICE = 44, 4, 2
GOODS = {2: range(2, 9), 3: range(2, 10), 4: range(1, 11)}
START = {2: 5, 3: 6, 4: 7}
HONOUR = {"painter": 3, "dancer": 2, "sogdian_merchant": 1}
SAID = {
    "take": "turn to good", "take_coins": "turn", "shift": "turn to good", "fetch": "turn tile",
    "discard_good": "turn good", "swap_with_market": "turn tile out into", "end_turn": "turn",
    "swap_with_warehouse": "turn out into", "turn_token": "turn good", "declare_win": "turn",
    "use_ability": "turn character", "put_camel": "tile", "switch_tool": "tool on",
    "place": "who good", "turn_by_hand": "good guard",
}  # fmt: skip
SILENT = ("enter_final", "has_most", "tell")


@dataclass
class Turn:
    number: int
    seat: int
    moved: bool = False
    taken: bool = False
    acted: bool = False
    late: bool = False
    """the camel moved after that"""


class Model:
    def __init__(self, options: Document, seats: int) -> None:
        self.options, self.seats = dict(options), seats
        self.phases = {"setup" if self.has("ring") else "free"}
        self.coins: dict[int | None, int] = dict.fromkeys(range(seats), START[seats])
        self.coins[None], self.lost = BOX - seats * START[seats], 0
        self.prestige = [0] * seats
        self.tokens = Tokens(seats, GOODS[seats])
        self.market = Market(sum(GOODS[seats]) - TILES - 3 * seats)
        self.tiles: list[str] = []
        self.named: str | None = None
        self.starter, self.turn = 0, Turn(0, 0)
        self.ran_out: int | None = None
        self.declared: list[int | None] = []
        self.seen: Document = {}

    def has(self, tool: str) -> bool:
        return tool in self.options["tools"]

    @property
    def guard(self) -> str | None:
        """What a turned token does: as the tile says that lies there, or as people said."""
        return next((tile for tile in self.tiles if tile in ("priest", "monk")), self.named)

    def did(self, seat: int | None, action: Document) -> None:
        assert self.phases != {"over"}, f"{action['kind']} after the end"
        if "turn" in action and action["kind"] not in ("move", "declare_win"):
            assert (self.phases, action["turn"]) == ({"play"}, self.turn.number)
        match action:
            case {"kind": "lay_tiles" | "correct_tiles", "tiles": tiles}:
                self.tiles = list(tiles)
            case {"kind": "name_starter", "starter": starter}:
                self.starter = starter
            case {"kind": "put_camel", "tile": tile}:
                self.market.camel, self.phases = tile, {"play"}
                self.turn = Turn(1, self.starter)
            case {"kind": "move", "turn": number, "steps": steps}:
                self.move(number, steps)
            case {"kind": "take", "to": to, "good": good}:
                assert not self.turn.taken
                card = self.market.cards[self.market.camel] if self.turn.moved else 0
                self.gone()
                self.turn.taken = True
                if to == "stall" and self.has("stalls"):
                    self.tokens.place(self.turn.seat, good or int(card or 0))
            case {"kind": "end_turn", "drawn": drawn}:
                self.end_turn(drawn)
            case {"kind": "settle_claim", "claim": id, "taken": taken}:
                at = [each["id"] for each in self.seen["claims"]].index(id)
                claim, guard = self.tokens.claims[at], self.guard
                assert guard is not None
                if taken and guard == "monk":
                    self.pay(claim.taker, claim.holder, MONK_PRICE)
                self.tokens.settle(claim, guard, taken)
            case {"kind": "declare_win"}:
                who = seat if self.phases == {"free"} else self.turn.seat
                assert who not in self.declared
                self.declared.append(who)
            case {"kind": "judge_win" | "withdraw_win", "who": who}:
                self.declared.remove(who)
                if action.get("kinds", 0) >= WIN_KINDS:
                    self.phases, self.declared = {"over"}, []
            case {"kind": "place", "who": who, "good": good}:
                self.tokens.place(who, good)
            case {"kind": "remove", "who": who, "good": good}:
                self.tokens.remove(who, good)
            case {"kind": "turn_by_hand", "good": good, "guard": guard}:
                self.tokens.of[good].turned, self.named = True, guard
            case {"kind": "pay", "payer": payer, "payee": payee, "amount": amount}:
                self.pay(payer, payee, amount)
            case {"kind": "gain_prestige", "who": who, "amount": amount}:
                self.honour(who, amount)
            case {"kind": "switch_tool", "tool": tool, "on": on}:
                self.switch(tool, on)
            case {"kind": "change_options", "purse": purse}:
                self.options["purse"] = purse or self.options["purse"]
            case {"kind": "run_out", "who": who}:
                assert self.phases == {"free"}
                self.ran_out = who
                if who == (self.starter - 1) % self.seats:
                    self.phases = {"final"}
            case {"kind": "count"}:
                self.phases = {"final"}
            case {"kind": "finish"}:
                assert (self.phases, self.declared) == ({"final"}, [])
                self.phases = {"over"}
            case {"kind": str(kind)} if kind.startswith("correct_"):
                self.correct(kind.removeprefix("correct_"), action)
            case {"turn": _}:
                assert not self.turn.acted
                self.gone()
                self.tokens.lapse(self.guard, self.turn.seat)
                self.turn.acted = True
                self.ability(self.turn.seat, action)
            case _:
                assert action["kind"] in SILENT, f"nobody has told the model of {action}"

    def move(self, number: int, steps: int) -> None:
        """Whoever moves the camel after somebody's turn ends that."""
        if number == self.turn.number + 1:
            self.end_turn(None)
        assert (self.phases, self.turn.number, self.turn.moved) == ({"play"}, number, False)
        self.pay(self.turn.seat, None, steps - 1)
        self.market.camel = (self.market.camel + steps) % TILES
        self.turn.moved, self.turn.late = True, self.turn.acted
        if self.turn.taken:
            self.market.cards[self.market.camel] = None

    def gone(self) -> None:
        """Whoever goes on has taken the card beside the camel's tile."""
        turn, tile = self.turn, self.market.camel
        lies = self.market.cards[tile] is not None and not turn.taken
        if turn.moved and (turn.late or not turn.acted) and lies:
            self.market.cards[tile], turn.taken = None, True

    def end_turn(self, drawn: int | None) -> None:
        self.gone()
        self.tokens.lapse(self.guard)
        self.market.refill(drawn, self.has("deck"))
        if self.market.last and self.turn.seat == (self.starter - 1) % self.seats:
            self.phases = {"final"}
        else:
            self.turn = Turn(self.turn.number + 1, (self.turn.seat + 1) % self.seats)

    def ability(self, seat: int, action: Document) -> None:
        match action:
            case {"kind": "take_coins"}:
                self.pay(None, seat, 3)
            case {"kind": "use_ability", "character": "princess", "tokens": said}:
                held = [token for token in self.tokens.of.values() if token.holder == seat]
                self.honour(seat, len(held) if self.has("stalls") else said or 0)
            case {"kind": "use_ability", "character": who}:
                self.honour(seat, HONOUR.get(who, 0))
                self.market.draw(who in ("interpreter", "diplomat"))
            case {"kind": "discard_good", "good": good}:
                self.honour(seat, 3)
                if self.has("stalls"):
                    self.tokens.remove(seat, good)
            case {"kind": "swap_with_market", "tile": tile, "out": out, "into": into}:
                self.swap_with_market(seat, tile, out, into)
            case {"kind": "fetch", "tile": tile}:
                self.market.cards[tile] = None
            case _ if not self.has("stalls"):
                pass
            case {"kind": "swap_with_warehouse", "out": out, "into": into}:
                self.tokens.swap(seat, out, into)
            case {"kind": "shift", "to": to, "good": good}:
                (self.tokens.place if to == "stall" else self.tokens.remove)(seat, good)
            case {"kind": "turn_token", "good": good}:
                token = self.tokens.of[good]
                if self.guard is not None and (token.holder, token.turned) == (seat, False):
                    token.turned, self.named = True, self.guard

    def swap_with_market(self, seat: int, tile: int | None, out: int, into: int) -> None:
        here, left = self.tiles[self.market.camel], 0
        if self.has("stalls") and here != "general" and (here == "soldier" or out):
            card = None if tile is None else self.market.cards[tile]
            self.tokens.swap(seat, out, into or int(card or 0))
            left = out
        if tile is not None and self.has("market"):
            self.market.cards[tile] = left

    def switch(self, tool: str, on: bool) -> None:
        self.options["tools"] = {*self.options["tools"], tool} - (set() if on else {tool})
        if tool == "stalls":
            self.tokens = Tokens(self.seats, GOODS[self.seats])
        elif tool == "market":
            self.market.forget()
        elif tool == "ring" and self.phases <= {"free", "setup", "play"}:
            if self.phases == {"play"} and self.market.last:
                self.ran_out = (self.turn.seat - 1) % self.seats
            begun = "play" if self.turn.number else "setup"
            self.phases = {begun if on else "free"}

    def pay(self, payer: int | None, payee: int | None, amount: int) -> None:
        """Who pays more than was written down had it: the market has that less."""
        if not self.has("bank"):
            return
        if payer is not None and amount > self.coins[payer]:
            assert self.options["purse"] == "coins", "nobody pays what they do not have"
            self.coins[None] -= amount - self.coins[payer]
            self.coins[payer] = amount
        self.coins[payer] -= amount
        self.coins[payee] += amount

    def honour(self, seat: int, amount: int) -> None:
        self.prestige[seat] += amount if self.has("bank") else 0

    def correct(self, what: str, action: Document) -> None:
        match what:
            case "coins":
                self.coins[None] -= action["coins"] - self.coins[action["who"]]
                self.coins[action["who"]] = action["coins"]
            case "stock":
                self.lost += self.coins[None] - action["coins"]
                self.coins[None] = action["coins"]
            case "prestige":
                self.prestige[action["who"]] = action["prestige"]
            case "stall":
                goods = {int(good): n for good, n in action["goods"].items()}
                self.tokens.correct_stall(action["who"], goods)
            case "token":
                self.tokens.give(action["good"], action["holder"])
                self.tokens.of[action["good"]].turned = action["guard"] is not None
                self.named = action["guard"] or self.named
            case "camel":
                self.camel_stands(action["tile"])
            case "card":
                self.market.correct_card(action["tile"], action["good"])
            case "deck":
                self.market.correct_deck(action["cards"])
            case "turn":
                self.starter = action["starter"]
                if not (action["goes_on"] and action["seat"] == self.turn.seat):
                    self.tokens.lapse(self.guard)
                    self.turn = Turn(self.turn.number + 1, action["seat"])
                if action["last_turns"]:
                    self.market.last = True
                else:
                    self.market.goes_on()

    def camel_stands(self, tile: int) -> None:
        """The card that was taken in this turn lay there."""
        before, turn = self.market.camel, self.turn
        self.market.camel = tile
        if tile == before:
            return
        if self.phases != {"play"} or not turn.moved:
            return
        if turn.taken:
            self.market.cards[before], self.market.cards[tile] = 0, None
        elif turn.acted and not turn.late and self.market.cards[tile] is not None:
            self.market.cards[tile], turn.taken = None, True

    def suggestions(self, random: Random) -> Iterator[Document]:
        good, n, now = random.choice(GOODS[self.seats][3:6]), random.randrange(12), self.turn
        fields = {
            "turn": now.number, "good": good, "out": good, "into": n, "tile": n % TILES,
            "on": n < 8, "to": random.choice(["stall", "warehouse"]),
            "who": n % self.seats, "guard": random.choice(["priest", "monk"]),
            "tool": random.choice(["ring", "bank", "stalls"]),
            "character": random.choice([*HONOUR, "princess", "diplomat"]),
        }  # fmt: skip
        yield {"kind": "move", "turn": now.number + now.moved, "steps": 1 + n % 4}
        for kind, names in SAID.items():
            yield {"kind": kind} | {name: fields[name] for name in names.split()}

    def check(self, view: Document, own: Mapping[int, Document]) -> None:
        self.seen, seats = view, view["seats"]
        assert view["phase"] in self.phases
        self.phases = {view["phase"]}
        if self.has("bank"):
            shown = {seat["seat"]: seat["coins"] for seat in seats}
            assert shown | {None: view["bank"]["stock"]} == self.coins
            assert sum(self.coins.values()) + self.lost == BOX
            assert [seat["prestige"] for seat in seats] == self.prestige
        if self.has("stalls"):
            self.tokens.check(view, self.guard)
        self.market.check(view, self.has("deck"))
        turn = view["turn"] and (view["turn"]["number"], view["turn"]["seat"])
        assert turn == ((self.turn.number, self.turn.seat) if view["phase"] == "play" else None)
        left = (self.starter - 1 - self.turn.seat) % self.seats + 1
        last = self.market.last and view["phase"] == "play"
        if view["phase"] == "free" and self.ran_out is not None:
            left = (self.starter - 1 - self.ran_out) % self.seats or self.seats
            last = True
        assert (view["last_turns"] and view["last_turns"]["left"]) == (left if last else None)
        winner = view["declared"] and view["declared"]["who"]
        assert winner == (self.declared[0] if self.declared else None)
