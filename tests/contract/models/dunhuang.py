"""Merchants of Dunhuang once more, as coins and cards on a table: a second opinion on the rules.

Knows actions and views as documents, the rulebook and nothing of `companion.games`. Who has which
token, what lies in the market and how many cards the deck has it reads off the last view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

Document = Mapping[str, Any]

BOX, TILES, WIN_KINDS, MONK_PRICE = 44, 8, 4, 2
GOODS = {2: range(2, 9), 3: range(2, 10), 4: range(1, 11)}
START = {2: 5, 3: 6, 4: 7}
HONOUR = {"painter": 3, "dancer": 2, "sogdian_merchant": 1}
SAID = {
    "take": "turn to good", "take_coins": "turn", "shift": "turn to good", "fetch": "turn tile",
    "discard_good": "turn good", "swap_with_market": "turn tile out into", "end_turn": "turn",
    "swap_with_warehouse": "turn out into", "turn_token": "turn good", "declare_win": "turn",
    "use_ability": "turn character", "put_camel": "tile", "switch_tool": "tool on",
}  # fmt: skip
SILENT = ("lay_tiles", "fetch", "turn_token", "turn_by_hand", "enter_final")


@dataclass
class Turn:
    number: int
    seat: int
    moved: bool = False
    acted: bool = False


class Model:
    def __init__(self, options: Document, seats: int) -> None:
        self.options, self.seats = dict(options), seats
        self.phases = {"setup" if self.has("ring") else "free"}
        self.coins: dict[int | None, int] = dict.fromkeys(range(seats), START[seats])
        self.coins[None], self.lost = BOX - seats * START[seats], 0
        self.prestige = [0] * seats
        self.stalls = [Counter[int]() for _ in range(seats)]
        self.camel, self.starter, self.turn = 0, 0, Turn(0, 0)
        self.declared: list[int | None] = []
        self.seen: Document = {}

    def has(self, tool: str) -> bool:
        return tool in self.options["tools"]

    def did(self, seat: int | None, action: Document) -> None:
        assert self.phases != {"over"}, f"{action['kind']} after the end"
        if "turn" in action and action["kind"] not in ("move", "declare_win"):
            assert (self.phases, action["turn"]) == ({"play"}, self.turn.number)
        match action:
            case {"kind": "name_starter", "starter": starter}:
                self.starter = starter
            case {"kind": "put_camel", "tile": tile}:
                self.camel, self.phases, self.turn = tile, {"play"}, Turn(1, self.starter)
            case {"kind": "move", "turn": number, "steps": steps}:
                self.move(number, steps)
            case {"kind": "take", "to": to, "good": good}:
                self.cards(self.turn.seat, good or self.lies(self.camel), to == "stall")
            case {"kind": "end_turn"}:
                if self.turn.seat == (self.starter - 1) % self.seats:
                    self.phases = {"play", "final"}  # as the deck is
                self.turn = Turn(self.turn.number + 1, (self.turn.seat + 1) % self.seats)
            case {"kind": "settle_claim", "claim": id, "taken": taken}:
                claim = next(each for each in self.seen["claims"] if each["id"] == id)
                if taken and claim["guard"] == "monk":
                    self.pay(claim["taker"], claim["holder"], MONK_PRICE)
            case {"kind": "declare_win"}:
                who = seat if self.phases == {"free"} else self.turn.seat
                assert who not in self.declared
                self.declared.append(who)
            case {"kind": "judge_win" | "withdraw_win", "who": who}:
                self.declared.remove(who)
                if action.get("kinds", 0) >= WIN_KINDS:
                    self.phases, self.declared = {"over"}, []
            case {"kind": "place" | "remove" as kind, "who": who, "good": good}:
                self.cards(who, good, 1 if kind == "place" else -1)
            case {"kind": "pay", "payer": payer, "payee": payee, "amount": amount}:
                self.pay(payer, payee, amount)
            case {"kind": "gain_prestige", "who": who, "amount": amount}:
                self.honour(who, amount)
            case {"kind": "switch_tool", "tool": tool, "on": on}:
                self.switch(tool, on)
            case {"kind": "change_options", "purse": purse}:
                self.options["purse"] = purse or self.options["purse"]
            case {"kind": "count"}:
                self.phases = {"final"}
            case {"kind": "finish"}:
                assert (self.phases, self.declared) == ({"final"}, [])
                self.phases = {"over"}
            case {"kind": str(kind)} if kind.startswith("correct_"):
                self.correct(kind.removeprefix("correct_"), action)
            case {"turn": _}:
                assert not self.turn.acted
                self.turn.acted = True
                self.ability(self.turn.seat, action)
            case _:
                assert action["kind"] in SILENT, f"nobody has told the model of {action}"

    def move(self, number: int, steps: int) -> None:
        """Whoever moves the camel after somebody's turn ends that."""
        if number == self.turn.number + 1:
            self.turn = Turn(number, (self.turn.seat + 1) % self.seats)
        assert (self.phases, self.turn.number, self.turn.moved) == ({"play"}, number, False)
        self.pay(self.turn.seat, None, steps - 1)
        self.camel, self.turn.moved = (self.camel + steps) % TILES, True

    def ability(self, seat: int, action: Document) -> None:
        match action:
            case {"kind": "take_coins"}:
                self.pay(None, seat, 3)
            case {"kind": "use_ability", "character": "princess", "tokens": said}:
                tokens = len(self.seen["seats"][seat]["tokens"])
                self.honour(seat, tokens if self.has("stalls") else said or 0)
            case {"kind": "use_ability", "character": who}:
                self.honour(seat, HONOUR.get(who, 0))
            case {"kind": "discard_good", "good": good}:
                self.honour(seat, 3)
                self.cards(seat, good, -1)
            case {"kind": "swap_with_market", "tile": tile, "out": out, "into": into}:
                here = self.seen["tiles"][self.camel]["character"]["character"]
                if self.has("stalls") and here != "general" and (here == "soldier" or out):
                    self.swap(seat, out, into or self.lies(tile))
            case {"kind": "swap_with_warehouse", "out": out, "into": into}:
                self.swap(seat, out, into)
            case {"kind": "shift", "to": to, "good": good}:
                self.cards(seat, good, 1 if to == "stall" else -1)

    def switch(self, tool: str, on: bool) -> None:
        self.options["tools"] = {*self.options["tools"], tool} - (set() if on else {tool})
        if tool == "stalls":
            self.stalls = [Counter() for _ in range(self.seats)]
        elif tool == "ring" and self.phases <= {"free", "setup", "play"}:
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

    def cards(self, seat: int, good: int, n: int) -> None:
        if self.has("stalls"):
            self.stalls[seat][good] = max(0, self.stalls[seat][good] + n)

    def swap(self, seat: int, out: int, into: int) -> None:
        if out != into:
            self.cards(seat, out, -1)
            self.cards(seat, into, 1)

    def lies(self, tile: int) -> int:
        card = self.seen["tiles"][tile]["card"]
        return int(card["good"]) if card else 0

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
                self.stalls[action["who"]] = Counter(goods)
            case "camel":
                self.camel = action["tile"]
            case "turn":
                self.starter = action["starter"]
                if not (action["goes_on"] and action["seat"] == self.turn.seat):
                    self.turn = Turn(self.turn.number + 1, action["seat"])

    def suggestions(self, random: Random) -> Iterator[Document]:
        good, n, now = random.choice(GOODS[self.seats]), random.randrange(12), self.turn
        fields = {
            "turn": now.number, "good": good, "out": good, "into": n, "tile": n % TILES,
            "on": n < 8, "to": random.choice(["stall", "warehouse"]),
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
        for seat in seats if self.has("stalls") else ():
            stall = {each["good"]: each["n"] for each in seat["stall"]}
            assert stall == +self.stalls[seat["seat"]]
        turn = view["turn"] and (view["turn"]["number"], view["turn"]["seat"])
        assert turn == ((self.turn.number, self.turn.seat) if view["phase"] == "play" else None)
        if view["tiles"] and self.phases != {"setup"}:
            assert [tile["tile"] for tile in view["tiles"] if tile["camel"]] == [self.camel]
        winner = view["declared"] and view["declared"]["who"]
        assert winner == (self.declared[0] if self.declared else None)
