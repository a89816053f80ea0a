"""Condottiere once more, as markers and cards on a table: a second opinion on the rules.

Knows actions and views as documents, the rulebook and nothing of `companion.games`.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .condottiere_table import TOUCHES, Document, Table, kingdom


class Model(Table):
    def __init__(self, options: Document, seats: int) -> None:
        super().__init__(options, seats)
        self.phase = "setup" if self.has("map") else "choose"
        self.game, self.round, self.battle = 1, 1, 1
        self.holder: int | None = None
        self.out: set[int] = set()
        self.past: list[tuple[int, str | None, int | None]] = []
        self.lost = False
        """an end was taken back: what it goes back to, nobody here remembers"""

    # -- What happens --------------------------------------------------------------------------

    def did(self, seat: Any, action: Document) -> None:
        if self.lost:
            return
        assert self.phase != "over" or action["kind"] == "correct_city", f"{action} after the end"
        match action:
            case {"kind": "begin", "holder": holder}:
                if self.phase == "scored":
                    self.next_game()
                self.holder, self.round = holder, 0
                self.new_round()
            case {"kind": "attack", "city": city}:
                self.clear()
                self.phase, self.city = "battle", city
            case {"kind": "decline", "holder": holder}:
                assert holder == self.holder
                self.holder = (holder + 1) % self.seats
            case {"kind": "deal"}:
                self.new_round()
            case {"kind": "out", "out": out}:
                self.out = self.out | {seat} if out else self.out - {seat}
                if self.phase != "battle":
                    self.between()
            case {"kind": "lay", "card": card, "back": back}:
                self.take(seat, back)
                self.lines[seat].append(card)
            case {"kind": "take_off", "card": card}:
                assert self.take(seat, card)
            case {"kind": "count_army"}:
                self.said[seat] = action
            case {"kind": "end_battle", "winner": winner, "claim": claim}:
                assert action["by_hand"] or winner == self.strongest()
                if not claim or winner is None:
                    self.end_battle(winner)
            case {"kind": "finish"} if self.final:
                self.round, self.out = self.round + 1, set()
                self.clear()
            case {"kind": "finish"}:
                decided = self.phase != "scored" and self.judge()
                assert decided or self.target_reached()
                self.phase = self.phase if decided else "over"
            case {"kind": "correct_city", "city": city, "owner": owner}:
                self.mark(city, owner)
                self.reconsider()
            case {"kind": "correct_piece", "holder": holder}:
                self.holder = holder
                if self.phase == "setup":
                    self.between()
            case {"kind": "correct_place", "city": city}:
                self.city = city
                if city is None:
                    self.between()
            case {"kind": "correct_line", "who": who, "cards": cards}:
                self.lines[who] = list(cards)
            case {"kind": "correct_round", "round": round}:
                self.round = round
            case {"kind": "correct_points", "who": who, "points": points}:
                self.before[who] = points - self.gained[who]
            case {"kind": "switch_tool", "tool": tool, "on": on}:
                tools = set(self.options["tools"])
                self.options["tools"] = tools | {tool} if on else tools - {tool}
                self.switched(tool)
            case {"kind": "change_options"}:
                self.options |= {key: value for key, value in action.items() if value is not None}
                if action["full_board_ends"] is not None:
                    self.reconsider()
            case {"kind": "pass" | "drop_claim" | "note_hand"}:
                pass
            case _:
                raise AssertionError(f"nobody has told the model of {action}")

    def new_round(self) -> None:
        self.clear()
        self.phase, self.round = "choose", self.round + 1
        self.out, self.past, self.final = set(), [], []

    def next_game(self) -> None:
        self.before, self.gained = self.points, [0] * self.seats
        self.owners, self.holder, self.game = {}, None, self.game + 1

    def between(self) -> None:
        self.clear()
        over = self.seats - len(self.out) <= 1
        set_up = not self.has("map") or self.holder is not None
        self.phase = "setup" if not set_up else "round_end" if over else "choose"

    def end_battle(self, winner: int | None) -> None:
        city, defender = self.place, self.defender
        self.past.append((self.battle, city, winner))
        self.battle += 1
        if self.final:
            self.clear()
            self.phase = "over"
            return
        if winner is not None:
            self.holder = winner
            self.mark(city, winner)
        elif defender is not None:
            self.holder = defender
        elif self.holder is not None:
            self.holder = (self.holder + 1) % self.seats
        self.between()
        self.judge()

    def judge(self) -> bool:
        """Whether the map decided something."""
        if not self.has("map") or not self.first():
            return False
        self.clear()
        if tied := self.tied():
            self.phase, self.round, self.final = "battle", self.round + 1, tied
            self.out, self.past = set(), []
        elif self.options["points"]:
            self.score()
            self.phase = "over" if self.target_reached() else "scored"
        else:
            self.phase = "over"
        return True

    def reconsider(self) -> None:
        """The map was put right after it had decided something."""
        if self.phase == "over":
            self.lost = self.options["points"] or not self.first() or self.tied() != self.final
        elif self.final:
            self.final = self.tied()
            self.lost = not self.final
        elif self.phase == "scored":
            self.score()
            self.lost = not self.first()

    def switched(self, tool: str) -> None:
        if tool == "map" and self.final:
            self.lost = True
        elif tool != "hands" and self.phase == "battle":
            if tool == "strength":
                self.said = {}
            if tool == "battle":
                self.lines = [[] for _ in range(self.seats)]
            others = {"map": "battle", "battle": "map"}
            if tool in others and not self.has(others[tool]):
                self.between()
        elif tool == "map":
            if self.phase == "scored":
                self.next_game()
            self.between()

    # -- What people might say -----------------------------------------------------------------

    def suggestions(self, random: Random) -> Iterator[Document]:
        """Another city and another line; maps fill up, mostly without a kingdom."""
        city, seat = random.choice([*TOUCHES]), random.randrange(self.seats)
        yield {"kind": "correct_city", "city": city, "owner": seat}
        poor = min(range(self.seats), key=lambda seat: len(self.held(seat)))
        for city in TOUCHES:
            if city not in self.owners and kingdom(self.held(poor) | {city}) < self.needed:
                yield {"kind": "correct_city", "city": city, "owner": poor}
        cards = [1, 2, 6, 10, "drum", "heroine", "winter"]
        line = {"who": seat, "cards": random.choices(cards, k=random.randrange(5))}
        yield {"kind": "correct_line", "battle": self.battle} | line

    # -- What must be seen ---------------------------------------------------------------------

    def check(self, view: Document, own: Mapping[int, Document]) -> None:
        if self.lost:
            return
        seen = (view["phase"], view["round"], view["needed"])
        assert seen == (self.phase, self.round, self.needed)
        assert view["series_game"] == (self.game if self.options["points"] else None)
        assert view["holder"] == (self.holder if self.has("map") else None)
        fought = [(each["battle"], each["city"], each["winner"]) for each in view["past"]]
        assert fought[::-1] == self.past
        if self.has("map"):
            marked = {city["city"]: city["owner"] for city in view["cities"]}
            assert marked == {city: self.owners.get(city) for city in TOUCHES}
        for seat in view["seats"]:
            self.check_seat(seat)
        assert (view["battle"] is not None) == (self.phase == "battle")
        if view["battle"] is not None:
            self.check_battle(view["battle"])

    def check_seat(self, seen: Document) -> None:
        seat = seen["seat"]
        cities = self.held(seat) if self.has("map") else set()
        assert (set(seen["cities"]), seen["linked"]) == (cities, kingdom(cities))
        in_round = self.phase in ("choose", "battle", "round_end")
        assert seen["out"] == (in_round and seat in self.out)
        if self.phase in ("setup", "round_end"):
            dealt = 10 + 2 * len(cities)
            assert seen["deal"] == (dealt if self.has("map") else None)
        if self.options["points"]:
            assert seen["points"] == self.points[seat]

    def check_battle(self, seen: Document) -> None:
        assert (seen["battle"], seen["city"]) == (self.battle, self.place)
        assert (seen["defender"], seen["final"]) == (self.defender, bool(self.final))
        lines = {line["seat"]: line for line in seen["lines"]}
        told = {one["seat"]: one["strength"] for one in seen["counts"]}
        only_said = self.has("strength") and not self.has("battle")
        assert told == ({seat: self.told(seat) for seat in self.fighters} if only_said else {})
        known = None not in told.values() and bool(told)
        first = self.alone_on_top(lambda seat: told[seat]) if known else None
        assert seen["strongest"] == first
        assert sorted(lines) == (self.fighters if self.has("battle") else [])
        for seat, line in lines.items():
            assert [card["card"] for card in line["cards"]] == self.lines[seat]
            if self.options["live_strength"]:
                assert line["strength"] == (None if self.bishop else self.strength(seat))
            assert line["leading"] in (False, self.strongest() == seat)
