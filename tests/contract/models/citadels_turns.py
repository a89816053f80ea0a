"""The calls of Citadels and the turns that come of them."""

from dataclasses import replace

from .citadels_ledger import INCOME, TYPE, Built, Document, Ledger, Mark, Purse, Theft, Turn


class Turns(Ledger):
    # -- Calling -------------------------------------------------------------------------------

    def start(self) -> None:
        self.phase, self.rank, self.turn, self.theater = "call", None, None, None
        if self.has("caller"):
            self.call_next()

    def call(self, rank: int) -> None:
        """Nobody has kept quiet yet, neither here nor later."""
        self.phase, self.rank, self.turn, self.halted = "call", rank, None, False
        self.silent = {each for each in self.silent if each < rank}
        self.note(rank)

    def note(self, rank: int) -> None:
        """What people had at this call, without the robbery of an earlier one."""
        had = [self.gold[seat] for seat in range(self.seats)]
        if self.theft is not None:
            had[self.theft.victim] += self.theft.gold
            had[self.theft.thief] -= self.theft.gold
        self.at_call = {each: then for each, then in self.at_call.items() if each < rank}
        self.at_call[rank] = had

    def call_next(self) -> None:
        out = self.face_up | set(self.shown)
        left = [rank for rank in self.cast if rank > (self.rank or 0) and rank not in out]
        if left and len(self.shown) < self.seats * self.each:
            self.call(left[0])
        else:
            self.end()

    def keeps_silent(self, action: Document) -> None:
        """Nobody can have more characters than are left; people who call by hand say nothing."""
        if self.halted:
            self.halted, self.nobody_missing = False, True
        elif not action.get("passes") and self.rank is not None:
            self.silent.add(self.rank)
            killed = {each for each in self.silent if self.marked("killed", each)}
            called = len(self.cast) - len(self.face_up)
            too_many = len(self.silent - killed) > max(0, called - self.seats * self.each)
            told = self.nobody_missing or self.rank in killed
            self.halted = too_many and not told
            if self.halted:
                return
        self.call_next()

    def end(self) -> None:
        self.phase, self.rank, self.turn, self.halted = "round_end", None, None, False

    def answer(self, who: int) -> None:
        rank = self.rank
        assert rank is not None
        assert not self.marked("killed", rank)
        assert list(self.shown.values()).count(who) < self.each
        self.shown[rank] = who
        self.note(rank)
        if self.marked("robbed", rank):
            self.theft = None
            self.rob()
        if self.takes_crown(rank):
            self.crowns.append(("shown", who))
        self.turn = Turn(who, rank, self.cast[rank])
        self.threaten()

    def takes_crown(self, rank: int) -> bool:
        return self.cast[rank] in ("king", "patrician")

    def rob(self) -> None:
        """Whoever is what was named loses what they had when they said so, once."""
        mark, was = self.marks.get("robbed"), self.theft
        rank = min(mark.ranks) if mark is not None else 0
        victim = self.shown.get(rank)
        thief = None if mark is None or mark.by == victim else mark.by
        if was is not None and (was.rank, was.victim, was.thief) != (rank, victim, thief):
            self.move(was.thief, was.victim, was.gold)
            self.theft = None
        if victim is not None and thief is not None and self.theft is None:
            then = self.at_call.get(rank, [self.gold[seat] for seat in range(self.seats)])
            gold = max(0, then[victim]) if self.has("bank") else 0
            self.theft = Theft(rank, victim, thief, gold)
            self.move(victim, thief, gold)

    def threaten(self) -> None:
        turn = self.turn
        if turn is None or turn.resumed:
            return
        mark = self.marked("threats", turn.rank)
        lies = mark is not None and not mark.found and mark.by != turn.seat
        turn.threat, turn.settled = "open" if lies else "", False

    def over(self) -> None:
        """After a bewitched player the Witch goes on, who has gathered."""
        turn = self.turn
        assert turn is not None
        if self.barred:
            witch = self.marks["bewitched"].by
            self.turn = Turn(witch, turn.rank, turn.character, resumed=True, gathered=True)
            self.give_extra()
        else:
            self.turn = None
            self.call_next()

    def give_extra(self) -> None:
        turn = self.turn
        if turn is None or self.barred or turn.extra or turn.threat:
            return
        four = self.shown.get(4)
        match turn.character:
            case "merchant":
                self.move("bank", turn.seat, 1)
            case "architect":
                self.cards(turn.seat, 2)
            case "queen" if four is not None and self.beside(four, turn.seat):
                self.move("bank", turn.seat, 3)
            case _:
                return
        turn.extra = True

    def show_killed(self, who: int | None, to: int | None) -> None:
        self.heir_shown = True
        if who is None:
            return
        queen = self.actor(9) if self.cast.get(9) == "queen" else None
        if queen is not None and self.beside(queen, who):
            self.move("bank", queen, 3)
            self.heir_queen = queen
        self.heir, self.heir_crown = who, who if self.takes_crown(4) else to
        if self.heir_crown is not None:
            self.crowns.append(("shown", self.heir_crown))

    def show_nobody(self) -> list[tuple[str, int]]:
        """What was said of the crown after the killed rank 4 was shown, which it is not now."""
        later: list[tuple[str, int]] = []
        if self.heir_queen is not None:
            self.move(self.heir_queen, "bank", 3)
        told = ("shown", self.heir_crown)
        if told in self.crowns:
            at = len(self.crowns) - 1 - self.crowns[::-1].index(told)
            later = self.crowns[at + 1 :]
            del self.crowns[at:]
        self.heir_shown, self.heir, self.heir_crown, self.heir_queen = False, None, None, None
        return later

    # -- A turn --------------------------------------------------------------------------------

    def in_turn(self, turn: Turn, action: Document) -> None:
        seat = turn.seat
        match action:
            case {"kind": "end_turn"}:
                if not self.barred and turn.character != "witch":
                    self.give_extra()
                    self.last_things(turn)
                self.over()
            case {"kind": "gather", "take": take, "more": more}:
                assert not turn.gathered
                turn.gathered = True
                if take == "gold":
                    self.move("bank", seat, 2 + more + self.stands(seat, "gold_mine"))
                else:
                    drawn = 3 if self.stands(seat, "observatory") else 2
                    self.cards(seat, more + (drawn if self.stands(seat, "library") else 1))
                self.over() if self.barred else self.give_extra()
            case {"kind": "answer_threat", "bribe": bribe}:
                if bribe:
                    self.move(seat, self.marks["threats"].by, self.stash(seat) // 2)
                    self.unthreaten(turn, gone=True)
                else:
                    turn.threat = "refused"
            case {"kind": "turn_up_threat", "flower": flower}:
                if flower:
                    self.marks["threats"].found = True
                    self.move(seat, self.marks["threats"].by, self.stash(seat))
                self.unthreaten(turn, gone=flower is False)
            case {"kind": "answer_warrant", "take": take}:
                self.answer_warrant(turn, take)
            case _:
                assert not self.barred, "a bewitched player only gathers"
                asks = any(map(self.has, ("bank", "cities", "hands")))
                assert not (turn.threat and asks), "a threat is to be answered first"
                assert turn.pending is None, "a warrant is to be answered first"
                self.free_turn(turn, action)

    def free_turn(self, turn: Turn, action: Document) -> None:
        seat, kind = turn.seat, action["kind"]
        match action:
            case {"kind": "name", "rank": rank}:
                lays = {"assassin": "killed", "thief": "robbed", "witch": "bewitched"}
                self.marks[lays[turn.character]] = Mark({rank}, seat)
                if turn.character == "witch":
                    self.over()
            case {"kind": "tokens", "ranks": ranks}:
                what = "warrants" if turn.character == "magistrate" else "threats"
                self.marks[what] = Mark(set(ranks), seat)
            case {"kind": "income", "gold": gold, "cards": cards}:
                self.income(turn, gold, cards)
            case {"kind": "take_extra"} if turn.character != "navigator":
                self.give_extra()
            case {"kind": "take_extra", "take": take}:
                self.move("bank", seat, 4) if take == "gold" else self.cards(seat, 4)
            case {"kind": "spy", "whom": whom, "cards": cards}:
                self.move(whom, seat, min(cards, self.stash(whom)))
                self.cards(seat, cards)
            case {"kind": "swap_hands", "whom": whom}:
                self.hands[seat], self.hands[whom] = self.hands[whom], self.hands[seat]
            case {"kind": "take_card", "whom": whom}:
                self.cards(whom, -1)
                self.cards(seat, 1)
            case {"kind": "use_ability"}:
                self.cards(seat, 1 if turn.character == "scholar" else 0)
            case {"kind": "give_crown", "to": to, "take": take}:
                assert to not in (seat, self.crown)
                self.crowns.append(("given", to))
                if take == "gold":
                    self.move(to, seat, min(1, self.stash(to)))
                elif self.hands[to] or not self.has("hands"):
                    self.cards(to, -1)
                    self.cards(seat, 1)
            case {"kind": "gift", "whom": whom}:
                self.move(whom, seat, 1)
            case {"kind": "build"}:
                self.build(turn, action)
            case {"kind": "beautify", "district": district}:
                self.move(seat, "district", 1)
                here = [each for each in self.cities[seat] if each.district == district]
                plain = next((each for each in here if not each.beautified), None)
                if self.has("cities") and plain is not None:
                    self.cities[seat].remove(plain)
                    self.cities[seat].append(replace(plain, beautified=True))
                else:
                    self.loose[seat] += 1
            case {"kind": "collect"}:
                self.move("token", seat, self.gold["token"])
            case {"kind": "use_district", "district": district}:
                self.use_district(seat, district)
            case {"kind": "redraw"}:
                pass
            case _ if kind in ("destroy", "exchange", "seize"):
                self.rank8(turn, action)
            case _:
                raise AssertionError(f"nobody has told the model of {action}")

    def last_things(self, turn: Turn) -> None:
        """Poor House and Park first, then the Alchemist's gold."""
        if self.stands(turn.seat, "poor_house") and self.has("bank") and not self.gold[turn.seat]:
            self.move("bank", turn.seat, 1)
        if self.stands(turn.seat, "park") and not self.hands[turn.seat]:
            self.cards(turn.seat, 2)
        if turn.character == "alchemist":
            self.move("bank", turn.seat, turn.paid)

    def unthreaten(self, turn: Turn, *, gone: bool) -> None:
        turn.threat, turn.settled = "", True
        if gone:
            self.marks["threats"].ranks.discard(turn.rank)
        self.give_extra()

    def income(self, turn: Turn, gold: int | None, cards: int | None) -> None:
        """What people say, else what the districts bring; the Abbot says how much is gold."""
        kinds = (INCOME[turn.character], "school_of_magic")
        city = self.cities[turn.seat] if self.has("cities") else []
        due = sum(TYPE[each.district] in kinds or each.district in kinds for each in city)
        if turn.character in ("patrician", "cardinal"):
            gold, cards = 0, due if cards is None else cards
        elif turn.character != "abbot":
            gold, cards = due if gold is None else gold, 0
        else:
            gold = gold or 0
            cards = max(0, due - gold) if cards is None else cards
        self.move("bank", turn.seat, gold)
        self.cards(turn.seat, cards)

    def use_district(self, seat: int, district: str) -> None:
        match district:
            case "smithy":
                self.move(seat, "bank", 2)
                self.cards(seat, 3)
            case "laboratory":
                self.move("bank", seat, 2)
                self.cards(seat, -1)
            case "museum":
                self.cards(seat, -1)
                if self.stands(seat, "museum"):
                    museum = self.take_out(seat, "museum")
                    fuller = replace(museum, cards_under=museum.cards_under + 1)
                    self.cities[seat].append(fuller)

    # -- Building ------------------------------------------------------------------------------

    def build(self, turn: Turn, action: Document) -> None:
        seat, district = turn.seat, action["district"]
        if action["pay"] != "gold":
            lost = "framework" if action["pay"] == "framework" else action["sacrifice"]
            self.destroyed(seat, lost)
        price = 0 if action["pay"] != "gold" else (action["price"] or 0)
        if action["pay"] == "gold" and district is not None and action["price"] is None:
            price = Built(district).cost
            if TYPE[district] == "unique" and district != "factory":
                price -= self.stands(seat, "factory")
        price -= action["cards"]
        if (lender := action["lender"]) is not None and self.has("bank"):
            missing = max(0, price - self.gold[seat])
            self.move(lender, seat, missing)
            self.cards(seat, -missing)
            self.cards(lender, missing)
        self.move(seat, "bank", price)
        self.cards(seat, -1 - action["cards"])
        turn.paid += price
        mark = self.marked("warrants", turn.rank)
        turn.pending = (district, price)
        first = price > 0 and not turn.met_warrant
        turn.met_warrant = turn.met_warrant or price > 0
        if not (first and mark is not None and self.could_take(mark, seat, district)):
            self.let_stand()

    def could_take(self, mark: Mark, seat: int, district: str | None) -> bool:
        """Not what stands there already, and no Monument beside five districts."""
        if mark.found or mark.by == seat:
            return False
        if district is None or not self.has("cities"):
            return True
        full = district == "monument" and len(self.cities[mark.by]) >= 5
        return not full and not self.stands(mark.by, district)

    def answer_warrant(self, turn: Turn, take: bool) -> None:
        assert turn.pending is not None
        if not take:
            self.let_stand()
            return
        (district, gold), turn.pending = turn.pending, None
        self.move("bank", turn.seat, gold)
        turn.paid -= gold
        self.marks["warrants"].found = True
        self.finished(self.marks["warrants"].by, district)

    def let_stand(self) -> None:
        if self.turn is not None and self.turn.pending is not None:
            (district, _), self.turn.pending = self.turn.pending, None
            self.finished(self.turn.seat, district)

    def finished(self, seat: int, district: str | None) -> None:
        """It stands; then the tax is due, and the city is perhaps complete."""
        if district is not None and self.has("cities"):
            self.cities[seat].append(Built(district))
        turn = self.turn
        assert turn is not None
        collects = turn.character == "tax_collector" and turn.seat == seat
        if self.cast.get(9) == "tax_collector" and not collects and self.stash(seat) > 0:
            self.move(seat, "token", 1)
        self.judge(seat)

    def judge(self, *seats: int) -> None:
        for seat in seats if self.has("cities") else ():
            if seat not in self.completed and self.size(seat) >= self.needed:
                self.completed.append(seat)

    def take_out(self, seat: int, district: str, beautified: bool | None = None) -> Built:
        """As it is noted there, or as it is printed where nobody has noted it."""
        there = [each for each in self.cities[seat] if each.district == district]
        there.sort(key=lambda each: beautified not in (None, each.beautified))
        if not there:
            return Built(district)
        self.cities[seat].remove(there[0])
        return there[0]

    def destroyed(self, seat: int, district: str, beautified: bool | None = None) -> None:
        if self.has("cities"):
            self.gold["bank"] += self.take_out(seat, district, beautified).beautified

    def rank8(self, turn: Turn, action: Document) -> None:
        seat, whom = turn.seat, action["whom"]
        if not self.has("cities"):
            payee: Purse = "bank" if action["kind"] == "destroy" else whom
            if not action.get("armory"):
                self.move(seat, payee, action["price"] or 0)
            return
        wall, said = self.stands(whom, "great_wall"), action.get("price")

        def paid(district: str, gold: int) -> int:
            return gold + (wall and district != "great_wall") if said is None else said

        match action:
            case {"kind": "destroy", "district": district, "armory": True}:
                self.destroyed(seat, "armory")
                self.destroyed(whom, district, action["beautified"])
            case {"kind": "destroy", "district": district}:
                gone = self.take_out(whom, district, action["beautified"])
                self.move(seat, "bank", paid(district, gone.cost - 1))
                self.gold["bank"] += gone.beautified
            case {"kind": "exchange", "theirs": theirs, "mine": mine}:
                got, given = self.take_out(whom, theirs), self.take_out(seat, mine)
                self.move(seat, whom, paid(theirs, max(0, got.cost - given.cost)))
                self.cities[seat].append(got)
                self.cities[whom].append(given)
                self.judge(seat, whom)
            case {"kind": "seize", "district": district}:
                got = self.take_out(whom, district)
                self.move(seat, whom, paid(district, got.cost))
                self.cities[seat].append(got)
                self.judge(seat)

    @property
    def shielded(self) -> int | None:
        return self.actor(5) if self.cast.get(5) == "bishop" else None
