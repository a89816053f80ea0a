"""Abilities that change hands and gold, once in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, Group, Move, move
from companion.engine.refusal import RuleError

from ..cast import district_name, name_district, type_name
from ..holdings import Built
from ..model import DISTRICT, TOKEN, State, place_of, put
from ..options import Tool
from ..rules.cities import standing
from ..rules.money import move_gold, spend, stash
from ..rules.needs import (
    cards_short,
    gold_short,
    kinds_of_districts,
    need_character,
    need_free,
    need_unsaid,
    not_there,
)
from ..tables import BEAUTIFIED, CHARACTERS, TYPES, Type
from .abstract import ACTING, ByCharacter, InFreeTurn, OnPlayer, acting, make_move
from .fields import Cards, district, does, is_purse, most_paid, number, others, says, seats


class Spy(OnPlayer, frozen=True, tag="spy"):
    """The Spy takes cards and gold for the districts of a type."""

    may = ACTING
    characters = ("spy",)

    type: Type
    cards: Cards
    """the cards of that type in the hand"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.spy.gold] [R ci.char.spy.not_enough] [R ci.char.spy.cards] A gold for each
        card of the type, as far as there is gold, and a card from the deck.
        """
        own, whom = self.both(state)
        gold = min(self.cards, stash(state, whom))
        return move_gold(state, whom, own, gold).with_cards(own, self.cards).using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        types = tuple(Choice(each.value, type_name(each)) for each in TYPES)
        which = ChoiceField(name="type", label=says("spy-type"), values=types)
        whom = seats("whom", others(state, acting(state).seat), label=says("spy-whom"))
        cards = number("cards", label=says("spy-cards"), usual=tuple(range(7)))
        spied = cls(state.call, 0, TYPES[0], 0)
        yield move("ability", spied, seat, says("spy"), whom, which, cards)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        own = acting(before).seat
        return Message(
            "citadels-log-spy" if before.has(Tool.BANK) else "citadels-log-spy-unkept",
            who=SeatName(own),
            whom=SeatName(self.whom),
            type=type_name(self.type.value),
            cards=self.cards,
            n=max(0, after.gold[own] - before.gold[own]),
        )

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return cards_short(before, self.whom, self.cards)


class SwapHands(OnPlayer, frozen=True, tag="swap_hands"):
    """The Magician swaps hands with somebody."""

    may = ACTING
    characters = ("magician",)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magician.swap] [R ci.char.magician.swap_empty]"""
        own, whom = self.both(state)
        mine, theirs = state.hands[own], state.hands[whom]
        return replace(state, hands=put(put(state.hands, own, theirs), whom, mine)).using("ability")


class Redraw(ByCharacter, frozen=True, tag="redraw"):
    """The Magician puts cards under the deck and draws as many."""

    may = ACTING
    characters = ("magician",)

    cards: Cards

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.magician.redraw] As many as were put under the deck
        [R ci.ruling.deck_runs_out] or as many as there are.
        """
        return state.using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        cards = number("cards", label=says("redraw-cards"))
        yield move("redraw", cls(state.call, 0), seat, does("redraw"), cards)

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return cards_short(before, acting(before).seat, self.cards)


class TakeCard(OnPlayer, frozen=True, tag="take_card"):
    """The Wizard takes a card from somebody's hand."""

    may = ACTING
    characters = ("wizard",)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.wizard.build_or_keep] A card from a hand, which may be built at once."""
        own, whom = self.both(state)
        state = state.with_cards(whom, -1).with_cards(own, 1).using("ability")
        return replace(state, turn=replace(acting(state), taken=True))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        return cards_short(before, self.whom, 1)


class UseAbility(ByCharacter, frozen=True, tag="use_ability"):
    """The Seer's or the Scholar's cards have changed hands."""

    may = ACTING
    characters = ("seer", "scholar")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.scholar.seven_cards] [R ci.char.seer.no_cards] Cards that only people see; the
        Seer gives back as many as she takes.
        """
        turn = acting(state)
        if turn.character == "scholar":
            state = state.with_cards(turn.seat, 1)
        return state.using("ability")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        yield move("ability", cls(state.call), seat, does(acting(state).character))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, acting(before).character)


class Gift(OnPlayer, frozen=True, tag="gift"):
    """The richest player gives the Abbot a gold."""

    may = ACTING
    mendable = Mendable(seats=("whom",))
    characters = ("abbot",)
    once = "gift"

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.abbot.richest_pays] [R ci.char.abbot.several_richest]
        [R ci.char.abbot.tied_richest] The richest gives a gold, unless that is the Abbot.
        """
        own, whom = self.both(state)
        if is_purse(state):
            richest = _richest_but(state, own)
            if not richest:
                raise RuleError("citadels-abbot-richest", rule="ci.char.abbot.tied_richest")
            if whom not in richest:
                rule, path = "ci.char.abbot.richest_pays", "action.whom"
                seats = tuple(map(SeatName, richest))
                raise RuleError("citadels-richest-are", rule=rule, path=path, seats=seats)
        return move_gold(state, whom, own, 1).using("gift")

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        if not before.has(Tool.BANK):
            return
        richest = _richest_but(before, acting(before).seat)
        if not richest:
            yield Message("citadels-abbot-richest")
        elif self.whom not in richest:
            yield Message("citadels-richest-are", seats=tuple(map(SeatName, richest)))


def _richest_but(state: State, abbot: int) -> tuple[int, ...]:
    """Return who has the most gold; nobody if the Abbot is among them."""
    most = max(state.gold)
    richest = tuple(seat for seat in range(state.seats) if state.gold[seat] == most)
    return () if abbot in richest else richest


class Beautify(InFreeTurn, frozen=True, tag="beautify"):
    """The Artist beautifies a district."""

    may = ACTING

    district: str | None = None
    """None where cities are not kept"""

    def check(self, state: State, seat: int | None) -> None:
        turn, most = need_free(state, self.turn), CHARACTERS["artist"].marks
        need_character(turn, "artist")
        if turn.used.count("beautify") >= most:
            raise RuleError("citadels-beautified-enough", rule="ci.char.artist.beautify", n=most)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.artist.beautify] [R ci.char.artist.once_each] A gold of one's own on a
        district, and on a second one.
        """
        own, rule, where = acting(state).seat, "ci.char.artist.beautify", None
        if not state.has(Tool.CITIES):
            need_unsaid(district=self.district)
        else:
            path = "action.district"
            where = standing(state, own, self.district, False, rule, path).district
        state = spend(state, own, DISTRICT, BEAUTIFIED, rule)
        return _finer(state, own, where).using("beautify")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        turn = state.turn
        artist = turn is not None and turn.character == "artist"
        return artist and super().is_listed(state, seat)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        turn, call, label = acting(state), state.call, does("beautify")
        if turn.used.count("beautify") >= CHARACTERS["artist"].marks:
            return
        if not state.has(Tool.CITIES):
            yield make_move("ability", state, seat, label, cls(call))
            return
        for built in kinds_of_districts(state, turn.seat):
            if not built.beautified:
                name = district_name(built.district)
                yield make_move("ability", state, seat, name, cls(call, built.district))
        if most_paid(state, turn.seat) >= BEAUTIFIED:
            yield move("other", cls(call), seat, label, district("district"), group="more")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "beautified", district=name_district(self.district))

    def doubts(self, before: State, after: State) -> Iterator[Message]:
        own = acting(before).seat
        yield from gold_short(before, own, BEAUTIFIED)
        if self.district is None or not before.has(Tool.CITIES):
            return
        if place_of(before.cities[own], self.district) is None:
            yield from not_there(before, own, self.district)
        elif place_of(before.cities[own], self.district, beautified=False) is None:
            yield Message("citadels-beautified")


class Collect(ByCharacter, frozen=True, tag="collect"):
    """The Tax Collector takes the gold on the token."""

    may = ACTING
    characters = ("tax_collector",)
    once = "collect"

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.char.tax_collector.collect] [R ci.ruling.witch_as_tax_collector] Take all of it."""
        return move_gold(state, TOKEN, acting(state).seat, state.tax).using("collect")

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        label = Message("citadels-do-collect", n=state.tax)
        group: Group = "now" if state.tax else "more"
        yield move("ability", cls(state.call), seat, label, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "collected", n=before.tax)


def _finer(state: State, seat: int, district: str | None) -> State:
    """Return the state with the gold on the district; loose where no such district is noted."""
    city = state.cities[seat]
    at = None if district is None else place_of(city, district, beautified=False)
    if at is None:
        return replace(state, loose=put(state.loose, seat, state.loose[seat] + BEAUTIFIED))
    finer = Built(city[at].district, True, city[at].cards_under)
    return state.with_city(seat, put(city, at, finer))
