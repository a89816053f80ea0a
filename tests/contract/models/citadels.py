"""Citadels once more, as a ledger kept by hand: a second opinion on the rules.

Knows actions and views as documents, the rulebook and nothing of `companion.games`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .citadels_ledger import (
    DRAFT,
    IN_ROUND,
    MATTERING,
    MOST_MARKED,
    RANK,
    TYPE,
    Built,
    Document,
    Mark,
    Turn,
)
from .citadels_turns import Turns


class Model(Turns):
    UNWATCHED = ("deal",)
    """what is dealt in secret is held by tests/games/citadels/test_dealt.py"""

    # -- Before the calls ----------------------------------------------------------------------

    def did(self, seat: int | None, action: Document) -> None:
        assert self.phase != "over", f"{action['kind']} after the end"
        kind = action["kind"]
        if kind.startswith("correct_"):
            self.correct(kind.removeprefix("correct_"), action)
        elif self.turn is not None and "turn" in action:
            self.in_turn(self.turn, action)
        else:
            self.around(seat, action)

    def around(self, seat: Any, action: Document) -> None:
        match action:
            case {"kind": "choose_cast", "cast": cast, "uniques": uniques}:
                changes = {"cast": cast, "uniques": uniques}
                self.options |= {key: value for key, value in changes.items() if value is not None}
            case {"kind": "begin", "crown": crown}:
                self.round, self.phase = 1, "select"
                self.crowns = [("begun", crown)]
                self.fresh_round()
            case {"kind": "face_up", "rank": rank, "on": on}:
                assert not (on and rank == 4)
                self.face_up = self.face_up | {rank} if on else self.face_up - {rank}
            case {"kind": "pass_on"}:
                self.step += 1
                if self.step == len(DRAFT.get(self.seats, range(self.seats))):
                    owners = [each for each in range(self.seats) if self.stands(each, "theater")]
                    self.theater = owners[0] if owners else None
                    if not owners:
                        self.start()
            case {"kind": "start_calls", "asks": True}:
                self.theater = next(
                    each for each in range(self.seats) if self.stands(each, "theater")
                )
            case {"kind": "swap_characters" | "start_calls"}:
                self.start()
            case {"kind": "time_up" | "pause_calls" | "resume_calls"}:
                pass
            case {"kind": "answer", "who": who}:
                self.answer(who)
            case {"kind": "silence" | "waited_out"}:
                self.keeps_silent(action)
            case {"kind": "go_back", "rank": rank}:
                self.nobody_missing = False
                self.call(rank)
            case {"kind": "end_round"}:
                self.let_stand()
                self.end()
            case {"kind": "show_killed", "who": who, "to": to}:
                self.show_killed(who, to)
            case {"kind": "next_round", "crown": crown}:
                if crown is not None:
                    self.crowns.append(("said", crown))
                self.phase = "final" if self.completed else "select"
                if not self.completed:
                    self.round += 1
                    self.fresh_round()
            case {"kind": "pay", "payer": payer, "payee": payee, "amount": amount}:
                payer, payee = ("bank" if each is None else each for each in (payer, payee))
                self.move(payer, payee, amount)
            case {"kind": "switch_tool", "tool": tool, "on": on}:
                self.switch(tool, on)
            case {"kind": "change_options"}:
                changes = {key: value for key, value in action.items() if value is not None}
                self.options |= {key: value for key, value in changes.items() if key != "kind"}
            case {"kind": "count_up"}:
                self.let_stand()
                self.phase, self.rank, self.turn = "final", None, None
            case {"kind": "enter_final"}:
                self.entered.add(seat)
            case {"kind": "finish"}:
                assert len(self.entered) == self.seats
                self.phase = "over"
            case _:
                raise AssertionError(f"nobody has told the model of {action}")

    # -- What the table puts right -------------------------------------------------------------

    def correct(self, what: str, action: Document) -> None:
        match action | {"kind": what}:
            case {"kind": "gold", "who": who, "gold": gold}:
                self.move("bank", who, gold - self.gold[who])
            case {"kind": "tax", "gold": gold}:
                self.move("bank", "token", gold - self.gold["token"])
            case {"kind": "beautified", "who": who, "gold": gold}:
                self.gold["bank"] -= gold - self.loose[who]
                self.loose[who] = gold
            case {"kind": "city", "who": who, "city": city}:
                self.correct_city(who, [Built(**each) for each in city])
            case {"kind": "hand", "who": who, "cards": cards}:
                self.hands[who] = cards
            case {"kind": "crown", "who": who}:
                self.correct_crown(who)
            case {"kind": "shown", "rank": rank, "who": who}:
                self.correct_shown(rank, who)
            case {"kind": "mark", "mark": mark, "ranks": ranks, "by": by}:
                self.let_stand()
                self.marks.pop(mark, None)
                if ranks:
                    self.marks[mark] = Mark(set(ranks), by)
                if mark == "killed":
                    if not self.marked("killed", 4):
                        self.crowns += self.show_nobody()
                elif mark == "robbed":
                    self.rob()
                elif mark == "threats":
                    self.threaten()
            case {"kind": "round"}:
                self.correct_round(action)
            case {"kind": "complete", "who": who, "complete": complete}:
                self.completed = [each for each in self.completed if each != who]
                self.completed += [who] if complete else []
            case _:
                raise AssertionError(f"nobody has told the model of {action}")

    def correct_city(self, who: int, city: list[Built]) -> None:
        """A city that was complete by what was noted, and is not after all, never was."""
        before = self.size(who) >= self.needed
        gold = sum(each.beautified for each in city) - sum(
            each.beautified for each in self.cities[who]
        )
        self.gold["bank"] -= gold
        self.cities[who] = city
        if before and self.size(who) < self.needed and who in self.completed:
            self.completed.remove(who)
        if self.phase != "final":  # where people say who was first
            self.judge(who)

    def correct_crown(self, who: int) -> None:
        """Whoever has it by their character has it by their character again."""
        while self.crowns and ("shown", who) in self.crowns and self.crowns[-1] != ("shown", who):
            self.crowns.pop()
        if self.crown != who:
            self.crowns.append(("said", who))

    def correct_shown(self, rank: int, who: int | None) -> None:
        """Crown, robbery, marks and turn are whose the character is."""
        killed = bool(self.heir_shown and self.marked("killed", rank))
        was = self.heir if killed else self.shown.get(rank)
        if killed:
            to = self.heir_crown
            later = self.show_nobody()
            self.show_killed(who, to)
            self.crowns += later
            return
        if self.takes_crown(rank):
            told = ("shown", was)
            if was is None and who is not None:
                self.crowns.append(("shown", who))
            elif was is not None and told in self.crowns:
                at = self.crowns.index(told)
                self.crowns[at : at + 1] = [("shown", who)] if who is not None else []
        self.shown.pop(rank, None)
        if who is not None:
            self.shown[rank] = who
            self.silent.discard(rank)
            self.remark(rank, was, who)
        elif self.has("caller") and (self.phase != "call" or rank < (self.rank or 0)):
            self.silent.add(rank)
        self.rob()
        turn = self.turn
        if turn is None:
            if rank == self.rank and who is not None and not self.marked("killed", rank):
                self.turn = Turn(who, rank, self.cast[rank])
                self.threaten()
            return
        if turn.resumed:
            if self.cast[rank] == "witch" and who is not None and turn.seat == was:
                turn.seat = who
        elif turn.rank == rank and who is None:
            self.let_stand()
            self.call(rank)
        else:
            if turn.rank == rank and who is not None:
                turn.seat = who
            if turn.threat in ("", "open") and not turn.settled:
                self.threaten()

    def remark(self, rank: int, was: int | None, who: int) -> None:
        """What a character has laid on others is whose that character is."""
        makers = {
            "killed": "assassin", "bewitched": "witch", "robbed": "thief",
            "warrants": "magistrate", "threats": "blackmailer",
        }  # fmt: skip
        for kind, mark in self.marks.items():
            maker = RANK[makers[kind]]
            if self.marked("bewitched", maker) and self.cast[1] == "witch":
                maker = 1
            if (
                maker == rank
                and was in (None, mark.by)
                and self.cast[RANK[makers[kind]]] == makers[kind]
            ):
                mark.by = who

    def correct_round(self, action: Document) -> None:
        self.let_stand()
        self.round, self.entered = action["round"], set()
        self.crowns = self.crowns or [("said", 0)]
        if action["phase"] == "select":
            self.phase = "select"
            self.fresh_round()
            self.step = action["step"]
        elif action["phase"] == "round_end":
            self.end()
        elif (rank := action["rank"]) is None or not self.has("caller"):
            self.start()
        else:
            for each, was in self.shown.items():
                if each >= rank and self.takes_crown(each) and ("shown", was) in self.crowns:
                    self.crowns.remove(("shown", was))
            self.shown = {each: seat for each, seat in self.shown.items() if each < rank}
            self.rob()
            self.face_up.discard(rank)
            self.call(rank)

    def switch(self, tool: str, on: bool) -> None:
        scored_only = not self.options["tools"] and not self.entered
        if not on:
            self.let_stand()
        tools = set(self.options["tools"])
        self.options["tools"] = tools | {tool} if on else tools - {tool}
        rounds = self.resting() == "setup"
        if self.round == 0:
            if self.phase != "final" or scored_only:
                self.phase = self.resting()
        elif self.phase == "free" and rounds:
            self.phase = "round_end"
        elif self.phase in IN_ROUND and not rounds:
            self.phase, self.rank, self.turn = "free", None, None
        elif self.phase == "call" and tool == "caller":
            self.start()

    # -- What people might say -----------------------------------------------------------------

    def suggestions(self, random: Random) -> Iterator[Document]:
        """What the table might put right at this moment, switch, or do besides what is offered."""
        seat, other = (random.randrange(self.seats) for _ in range(2))
        rank = random.choice(list(self.cast))
        if self.rank is not None and random.random() < 0.5:
            rank = self.rank
        who = random.choice([seat, seat, None])
        here = {"round": self.round or 1}
        yield {"kind": "correct_gold", "who": seat, "gold": random.choice([0, 1, 2, 7, 20])}
        yield {"kind": "correct_tax", "gold": random.randrange(5)}
        yield {"kind": "correct_beautified", "who": seat, "gold": random.randrange(4)}
        yield {"kind": "correct_hand", "who": seat, "cards": random.choice([0, 1, 6])}
        yield {"kind": "correct_crown", "who": seat}
        yield {"kind": "correct_complete", "who": seat, "complete": random.random() < 0.5}
        yield {"kind": "correct_shown", "rank": rank, "who": who} | here
        for size in (3, 6, 7, 8):
            names = [random.choice(MATTERING), *random.sample(list(TYPE), size - 1)]
            city = [{"district": each, "beautified": random.random() < 0.2} for each in names]
            whose = random.choice([seat, *self.completed[:1]])
            yield {"kind": "correct_city", "who": whose, "city": city}
        mark, most = random.choice(list(MOST_MARKED.items()))
        ranks = random.sample(list(self.cast), random.choice([0, most, most]))
        for laid in (ranks, [rank]):
            yield {"kind": "correct_mark", "mark": mark, "ranks": laid, "by": other}
        round = random.choice([self.round or 1, self.round + 1])
        phase = random.choice(IN_ROUND)
        yield {"kind": "correct_round", "round": round, "phase": phase, "rank": rank}
        yield {"kind": "change_options", "purse": random.choice(["app", "coins"])}
        tool = random.choice(["caller", "selection", "bank", "cities", "hands"])
        yield {"kind": "switch_tool", "tool": tool, "on": not self.has(tool)}

    # -- What must be seen ---------------------------------------------------------------------

    def check(self, view: Document, own: Mapping[int, Document]) -> None:
        self.cast = {each["rank"]: each["character"] for each in view["cast"]}
        on_districts = sum(self.loose) + sum(
            each.beautified for city in self.cities for each in city
        )
        assert sum(self.gold.values()) + on_districts == 30
        assert view["on_districts"] == on_districts
        assert (view["phase"], view["round"]) == (self.phase, self.round)
        assert view["crown"] == self.crown
        assert view["last_round"] == bool(self.completed)
        if self.has("bank"):
            assert view["bank"] == self.gold["bank"]
            assert view["tax"] in (None, self.gold["token"])
        for seen in view["seats"]:
            self.check_seat(seen)
        if self.phase in IN_ROUND:
            self.check_cast(view)
            self.check_turn(view["turn"])
        if self.phase == "select" and view["selection"]["draft"]:
            chooser = [each["seat"] for each in view["selection"]["draft"] if each["now"]]
            order = DRAFT.get(self.seats, list(range(self.seats)))
            assert chooser == [((self.crown or 0) + k) % self.seats for k in order[self.step :][:1]]
            assert view["selection"]["owner"] == self.theater

    def check_seat(self, seen: Document) -> None:
        seat = seen["seat"]
        assert seen["crown"] == (seat == self.crown)
        assert seen["gold"] == (self.gold[seat] if self.has("bank") else None)
        assert seen["hand"] == (self.hands[seat] if self.has("hands") else None)
        assert seen["complete"] == (seat in self.completed)
        assert seen["first"] == (self.completed[:1] == [seat])
        assert seen["beautified"] == self.loose[seat]
        assert seen["shielded"] == (seat == self.shielded)
        if self.has("cities"):
            assert Counter(Built(**each) for each in seen["built"]) == Counter(self.cities[seat])
            assert seen["size"] == self.size(seat)
        shown = {each["rank"] for each in seen["shown"]}
        assert shown == {rank for rank, who in self.shown.items() if who == seat}

    def check_cast(self, view: Document) -> None:
        for seen in view["cast"]:
            rank = seen["rank"]
            marks = {each["kind"]: each["by"] for each in seen["marks"]}
            assert marks == {
                kind: mark.by for kind, mark in self.marks.items() if rank in mark.ranks
            }
            assert seen["face_up"] == (rank in self.face_up)
            assert seen["called"] == (rank == self.rank)
            assert seen["silent"] == (rank in self.silent)
            assert seen["holder"] == self.shown.get(rank)
        if view["round_end"] is not None:
            asks = self.marked("killed", 4) is not None and not self.heir_shown
            assert (view["round_end"]["asks"] is not None) == asks

    def check_turn(self, seen: Document | None) -> None:
        turn = self.turn
        assert (seen is None) == (turn is None)
        if seen is not None and turn is not None:
            assert (seen["seat"], seen["rank"]) == (turn.seat, turn.rank)
            assert (seen["resumed"], seen["bewitched"]) == (turn.resumed, self.barred)
            assert (seen["character"], seen["gathered"]) == (turn.character, turn.gathered)
