"""A turn: gathering, income, a character's extra, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

from companion.engine.authority import Authority
from companion.engine.checks import check_between
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, Move, move
from companion.engine.needs import refuse
from companion.engine.refusal import RuleError, SettledError, catch_refusal

from ..cast import character_name
from ..model import State, Turn
from ..options import Tool
from ..rules import calling, money
from ..rules.money import move_gold
from ..rules.needs import left_out, need_answered, need_unused
from ..tables import GOLD_MINE_EXTRA, KEEP, NAVIGATOR_EXTRA, OBSERVATORY_DRAW
from .abstract import ACTING, ByCharacter, InFreeTurn, InTurn, Seats, acting, acts
from .fields import Cards, Gold, does, goes_on, number, says

Take = Literal["gold", "cards"]


def _goes_on(state: State, seat: int, action: Any) -> Seats:
    """Return who may end the turn: whoever has it; anybody, where nothing is kept that a turn
    changes.
    """
    return acts(state, seat, action) if state.keeps else None


GOES_ON: Authority[State] = Authority("acting", _goes_on)


class Gather(InTurn, frozen=True, tag="gather"):
    """Somebody takes two gold, or draws cards and keeps some."""

    may = ACTING

    take: Take
    more: int = 0
    """where cities are not kept: the gold or cards that one's own districts add"""
    at: int = 0

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.action.gather_gold] [R ci.action.gather_cards] Once in the turn, whenever.

        [R ci.ruling.ability_before_gathering] [R ci.char.witch.victim_gathers] A bewitched player
        has nothing more to do: the turn is over.
        """
        turn = acting(state)
        if turn.gathered:
            raise SettledError("citadels-gathered", rule="ci.ability.once", path="action.turn")
        refuse(check_between("action.more", self.more, 0, _most_more(state, self.take)))
        if self.take == "gold":
            gold = money.gold_gathered(state, turn.seat) + self.more
            state = move_gold(state, None, turn.seat, gold)
        else:
            cards = money.cards_kept(state, turn.seat) + self.more
            state = state.with_cards(turn.seat, cards)
        state = replace(state, turn=replace(turn, gathered=True))
        return calling.end_turn(state) if state.barred else money.give(state)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.action.gather_gold] [R ci.action.gather_cards] Where cities are not kept, one's own
        districts may add to it.
        """
        turn = acting(state)
        if turn.gathered:
            return
        gold = money.gold_gathered(state, turn.seat)
        cards = money.cards_kept(state, turn.seat)
        ways: tuple[tuple[Take, int], ...] = (("gold", gold), ("cards", cards))
        for take, n in ways:
            label = Message(f"citadels-do-gather-{take}", n=n)
            more = number("more", 0, _most_more(state, take), optional=True)
            yield move("gather", cls(state.call, take), seat, label, more)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if self.take == "cards":
            return self.words(before, seat, "gather-cards")
        n = money.gold_gathered(before, acting(before).seat) + self.more
        return self.words(before, seat, "gather-gold", n=n)


class Income(InFreeTurn, frozen=True, tag="income"):
    """The districts of the character's type bring income."""

    may = ACTING
    mendable = Mendable(amounts=("gold", "cards"))

    gold: Gold | None = None
    """where cities are not kept, and for the Abbot: how much of it is gold"""
    cards: Cards | None = None

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        turn = acting(state)
        if turn.row.income is None:
            rule, name = "ci.ability.income", character_name(turn.character)
            raise RuleError("citadels-no-income", rule=rule, character=name)
        need_unused(turn, "income")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.detail.income_timing.example] Book the income, once, before or after building."""
        turn = acting(state)
        gold, cards = self._earn(state, turn)
        state = move_gold(state, None, turn.seat, gold).with_cards(turn.seat, cards)
        return state.using("income")

    def _earn(self, state: State, turn: Turn) -> tuple[int, int]:
        """[R ci.char.abbot.income] [R ci.unique.school_of_magic.abbot] Gold and cards; the Abbot
        says how much is gold.
        """
        gold, cards, pays = self.gold or 0, self.cards or 0, turn.row.pays
        if (pays == "gold" and cards) or (pays == "cards" and gold):
            rule, n = "ci.ability.income", money.income_of(state, turn)
            raise RuleError("citadels-income-is", rule=rule, path="action.gold", n=n)
        if not state.has(Tool.CITIES):
            return gold, cards
        due = money.income_of(state, turn)
        match pays:
            case "gold":
                return due if self.gold is None else gold, 0
            case "cards":
                return 0, due if self.cards is None else cards
            case _ if self.gold is None:
                rule = "ci.char.abbot.declare"
                raise RuleError("citadels-mix", rule=rule, path="action.gold", n=due)
            case _:
                return gold, max(0, due - gold) if self.cards is None else cards

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.ability.income] [R ci.char.abbot.income] List the income by the city, or as it is
        said.
        """
        turn = acting(state)
        pays, kept = turn.row.pays, state.has(Tool.CITIES)
        if turn.row.income is None or turn.has_used("income"):
            return
        if kept and seat is not None:
            due = money.income_of(state, turn)
            ways = range(due, -1, -1) if pays == "either" else (None,)
            for gold in ways if due else ():  # nothing now may be something after building
                label = _income_label(pays, due, gold)
                yield move("income", cls(state.call, gold), seat, label)
        none_of, any_of = number("gold", 0, 0, optional=True), number("cards", optional=True)
        golden = number("gold", optional=not kept or pays != "either")
        fields = (
            none_of if pays == "cards" else golden,
            number("cards", 0, 0, optional=True) if pays == "gold" else any_of,
        )
        group: Group = "more" if kept else "now"
        yield move("income_said", cls(state.call), seat, says("income"), *fields, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        turn = acting(before)
        gold, cards = self._earn(before, turn)
        key = "citadels-log-income-cards" if cards else "citadels-log-income"
        return Message(key, who=SeatName(turn.seat), n=gold, cards=cards)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        """[R ci.ability.income] Remark on another number than the city brings."""
        if not before.has(Tool.CITIES):
            return
        turn = acting(before)
        due = money.income_of(before, turn)
        said = [n for n in (self.gold, self.cards) if n is not None]
        part = turn.row.pays == "either" and self.cards is None
        if said and (sum(said) > due if part else sum(said) != due):
            yield Message("citadels-income-is", n=due)


class TakeExtra(ByCharacter, frozen=True, tag="take_extra"):
    """The Navigator takes four gold or four cards, or another character its extra."""

    may = ACTING
    characters = ("navigator", "merchant", "architect", "queen")
    once = "extra"
    tells = ("extra",)

    take: Take

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.navigator.extra] Four gold or four cards.

        [R ci.ruling.ability_before_gathering] What others get besides comes with the gathering, or
        before it when it is taken.
        """
        turn = acting(state)
        if turn.character != "navigator":
            gold, cards = money.due(state)
            if not (gold if self.take == "gold" else cards):
                raise RuleError("citadels-no-extra", rule="ci.ability.once", path="action.take")
            return money.give(state)
        if self.take == "gold":
            state = move_gold(state, None, turn.seat, NAVIGATOR_EXTRA)
        else:
            state = state.with_cards(turn.seat, NAVIGATOR_EXTRA)
        return state.using("extra")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        gold, cards = money.due(state)
        group: Group = "more"
        if acting(state).character == "navigator":
            gold, cards, group = NAVIGATOR_EXTRA, NAVIGATOR_EXTRA, "now"
        ways: tuple[tuple[Take, int], ...] = (("gold", gold), ("cards", cards))
        for take, n in ways:
            if n:
                label = Message(f"citadels-do-take-{take}", n=n)
                yield move("extra", cls(state.call, take), seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        navigator = acting(before).character == "navigator"
        n = NAVIGATOR_EXTRA if navigator else sum(money.due(before))
        return self.words(before, seat, f"extra-{self.take}", n=n)


class EndTurn(InTurn, frozen=True, tag="end_turn"):
    """The turn is over."""

    may = GOES_ON
    books = False

    income: bool = False
    """whether the districts' income is taken with it, where it was not taken yet"""
    at: int = 0

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        if self.income:
            Income(self.turn).check(state, seat)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.action.next_call] End the turn. Whoever forgot to tap has gathered by hand."""
        state = self.with_income(state, seat)
        turn = acting(state)
        if state.keeps:
            need_answered(turn)
        if state.barred or turn.character == "witch":
            return calling.end_turn(state)
        return calling.end_turn(calling.last_things(money.give(state)))

    def with_income(self, state: State, seat: int | None) -> State:
        """Return the state of the turn just before its end."""
        return Income(self.turn).apply(state, seat) if self.income else state

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        """Return whether it is listed: for anybody, where nothing is kept."""
        return state.turn is not None and (not state.keeps or super().is_listed(state, seat))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.action.next_call] List the end, with a question where something was not done yet.
        Where nothing is kept the label says who is called next.
        """
        turn, action = acting(state), cls(state.call)
        if not state.keeps:
            label = goes_on(state) if not state.barred else does("witch-goes-on")
            yield move("end_turn", action, seat, label)
            return
        refused = catch_refusal(need_answered, turn)
        group: Group = "more" if any(left_out(state, turn)) else "now"
        yield move("end_turn", action, seat, does("end-turn"), group=group, refused=refused)
        due = _lying_income(state, seat)
        if due and refused is None:
            label = Message(f"citadels-do-end-{turn.row.pays}", n=due)
            yield move("end_with", cls(state.call, income=True), seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if self.income:
            first = Income(self.turn).log(before, after, seat)
            ends = EndTurn(self.turn).log(self.with_income(before, seat), after, seat)
            return Message("citadels-log-then", first=first, second=ends)
        turn = acting(before)
        gained = after.gold[turn.seat] - before.gold[turn.seat]
        key = "end-turn-gold" if gained > 0 else "end-turn"
        return self.words(before, seat, key, character=character_name(turn.character), n=gained)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return left_out(before, acting(before))


def _most_more(state: State, take: Take) -> int:
    """[R ci.unique.gold_mine.extra] [R ci.unique.observatory.three] Return the most that districts
    can add where they are not kept.
    """
    if state.has(Tool.CITIES):
        return 0
    return GOLD_MINE_EXTRA if take == "gold" else OBSERVATORY_DRAW - KEEP


def _lying_income(state: State, seat: int | None) -> int:
    """Return the income that has not been taken yet; 0 where its owner has to choose how much is
    gold.
    """
    turn = acting(state)
    if seat is None or turn.row.income is None or turn.row.pays == "either":
        return 0
    if not state.has(Tool.CITIES) or catch_refusal(Income(state.call).check, state, seat):
        return 0
    return money.income_of(state, turn)


def _income_label(pays: str, due: int, gold: int | None) -> Message:
    if pays == "cards" or gold == 0:
        return Message("citadels-do-income-cards", n=due)
    if gold is None or gold == due:
        return Message("citadels-do-income", n=due)
    return Message("citadels-do-income-mix", gold=gold, cards=due - gold)
