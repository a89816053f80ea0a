"""A battle in progress: cards in front of everybody, passes, and the strength of armies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, ClassVar, TypeVar

from companion.engine.authority import SELF, owner_named_in
from companion.engine.game import Remark
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import AnyField, Group, Move, move
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Between, Seat, Several
from companion.engine.verbs import Correct

from .. import field
from ..battle import Count
from ..cards import ANY_CARD, CardName, CityName, card_name
from ..model import Line, State, Step, put
from ..options import Tool
from ..rules.rounds import between_battles, clear_board
from ..tables import (
    DECK,
    MERCENARIES,
    MOST_HEROINES,
    MOST_MERCENARIES,
    MOST_STRENGTH,
    MOST_TOTAL,
    Card,
    Special,
    totals,
)
from .abstract import HOLDER, ByFighter, InBattle, need_fighter, says
from .cities import closed_city

T = TypeVar("T")
SEEN = ("total", "mercenaries", "heroines", "drum", "winter")
"""what can be said of an army whose cards are not tapped"""
HEROINES = Between(0, MOST_HEROINES, usual=tuple(range(MOST_HEROINES + 1)))


class Lay(ByFighter, frozen=True, tag="lay"):
    """A seat lays a card in front of it."""

    may = SELF
    mendable = Mendable()
    needs = Tool.BATTLE

    card: CardName
    back: CardName | None = None
    """with a scarecrow: the mercenary that goes back into the hand"""
    before: bool = False
    """whether it lay there already and is only entered now, so that no remark is made"""

    def apply(self, state: State, seat: int) -> State:
        """[R co.battle.play_card] [R co.battle.any_card_first] [R co.battle.condottiere_may_pass]
        One card, whichever; out of turn too, because the table is right. A card that what was noted
        speaks against counts, as one that lay there before.
        """
        line = state.lines[seat]
        if len(line.cards) >= DECK:
            raise RuleError("condottiere-line-full", rule="co.contents.cards", n=DECK)
        if self.back is not None:
            _need_mercenary(self.card, self.back)
        late = self.before or field.speaks_against_card(state, seat) is not None
        cards = (*_drop_last(line.cards, self.back), self.card)
        more = (self.back is not None) - 1
        if late:
            claim = state.claim if self.before else None
            state = replace(state.with_line(seat, replace(line, cards=cards)), claim=claim)
        else:
            steps = (*state.steps, Step(seat, self.card))
            state = replace(state.with_line(seat, Line(cards)), steps=steps, claim=None)
        return state.with_hand(seat, more)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R co.battle.play_card] [R co.card.scarecrow.take_back]"""
        if len(state.lines[seat].cards) >= DECK:
            return
        group, late = _group_of_turn(state, seat), cls.ask("before", state, optional=True)
        card = cls.ask("card", state)
        drum = cls(state.battle, Special.DRUM)
        yield move("lay", drum, seat, says("lay"), card, late, group=group)
        likely = field.mercenaries(state, seat)
        back = cls.ask("back", state, only=MERCENARIES, likely=likely)
        scarecrow = cls(state.battle, Special.SCARECROW, 1)
        yield move("take_back", scarecrow, seat, says("backs"), back, late, group=group)

    def log(self, before: State, after: State, seat: int) -> Message:
        if self.back is None:
            return self.words(before, seat)
        back = card_name(self.back)
        return Message("condottiere-log-lay-back", who=SeatName(seat), back=back)

    def remarks(self, before: State, after: State, seat: int) -> Iterator[Message | Remark]:
        against = field.speaks_against_card(before, seat)
        if against is not None and not self.before:
            yield against
        if self.back is not None and self.back not in before.lines[seat].cards:
            # [R co.card.scarecrow.this_battle]
            back = card_name(self.back)
            yield Message("condottiere-remark-not-in-line", who=SeatName(seat), card=back)
        yield from _more_than_the_box_has(before, after)
        hand = before.hands[seat]
        if hand is not None and (after.hands[seat] or 0) < min(0, hand):
            # [R co.ruling.hand_size_hidden] Of one's own note nobody else reads.
            yield Remark(Message("condottiere-remark-hand-empty"), seat)


class Pass(ByFighter, frozen=True, tag="pass"):
    """A seat passes."""

    may = SELF
    needs = Tool.BATTLE

    def apply(self, state: State, seat: int) -> State:
        """[R co.battle.turn] [R co.battle.pass_still_counts] [R co.battle.condottiere_may_pass]

        [R co.capture.defender_may_wait] [R co.capture.pass_after_card]
        [R co.ruling.capture_waiting_owner] The owner of the attacked city who has laid nothing
        stays in, until all the others are done.
        """
        if field.has_passed(state, seat) or seat in state.out:
            return state
        line = replace(state.lines[seat], passed=True, alone=field.others_done(state, seat))
        steps = (*state.steps, Step(seat, None))
        return replace(state.with_line(seat, line), steps=steps, claim=None)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        group = _group_of_turn(state, seat) if field.may_play(state, seat) else "more"
        yield move("pass", cls(state.battle), seat, says("pass"), group=group)

    def log(self, before: State, after: State, seat: int) -> Message:
        return self.words(before, seat, "pass" if field.has_passed(after, seat) else "wait")

    def remarks(self, before: State, after: State, seat: int) -> Iterator[Message]:
        against = field.speaks_against_card(before, seat)
        if against is not None:
            yield against


class TakeOff(ByFighter, frozen=True, tag="take_off"):
    """A card is not in front of the seat after all."""

    may = SELF
    needs = Tool.BATTLE

    card: CardName

    def apply(self, state: State, seat: int) -> State:
        """Remove a card that was tapped by mistake; of equal cards the one that
        was entered late.
        """
        line = state.lines[seat]
        if self.card not in line.cards:
            name = card_name(self.card)
            raise SettledError("condottiere-not-in-line", path="action.card", card=name)
        state = state.with_line(seat, replace(line, cards=_drop_last(line.cards, self.card)))
        step = Step(seat, self.card)
        if state.steps.count(step) > state.lines[seat].cards.count(self.card):
            state = replace(state, steps=_drop_last(state.steps, step))
        return state.with_hand(seat, 1)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        line = state.lines[seat].cards
        if line:
            card = cls.ask("card", state, only=line)
            action = cls(state.battle, line[0])
            yield move("take_off", action, seat, says("take-off-one"), card, group="correct")


class CountArmy(ByFighter, frozen=True, tag="count_army"):
    """The strength of a seat's army, as counted by the table or from what can be seen at a glance.

    Said again, it replaces what was said before.
    """

    may = SELF
    mendable = Mendable()
    needs = Tool.STRENGTH
    labels: ClassVar = {
        "strength": says("count-as"),
        **{name: says(f"count-{name}") for name in SEEN},
    }

    strength: Annotated[int | None, Between(0, MOST_STRENGTH)] = None
    total: Annotated[int, Between(0, MOST_TOTAL)] = 0
    """the sum of its mercenaries' numbers; like all that follows, ignored if there is `strength`"""
    mercenaries: Annotated[int, Between(0, MOST_MERCENARIES)] = 0
    heroines: Annotated[int, HEROINES] = 0
    drum: bool = False
    winter: bool = False

    def apply(self, state: State, seat: int) -> State:
        """[R co.battle_end.strength] Store what somebody says, where nobody taps cards."""
        count = Count(self.strength)
        if self.strength is None:
            count = Count(None, self.total, self.mercenaries, self.heroines, self.drum, self.winter)
        counts = state.counts or (None,) * state.seats
        return replace(state, counts=put(counts, seat, count), claim=None)

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        """[R co.battle_end.strength]"""
        fields = (cls.ask(name, state, optional=True) for name in cls.labels)
        group: Group = "more" if state.has(Tool.BATTLE) else "now"
        yield move("count", cls(state.battle), seat, says("count"), *fields, group=group)

    def log(self, before: State, after: State, seat: int) -> Message:
        n = field.strengths(after)[seat]
        return Message("condottiere-log-count", who=SeatName(seat), n=n)

    def remarks(self, before: State, after: State, seat: int) -> Iterator[Message]:
        """[R co.contents.mercenaries]"""
        if self.strength is None and self.mercenaries:
            n, total = self.mercenaries, self.total
            least, most = totals(n)
            if not least <= total <= most:
                yield Message("condottiere-remark-count", n=n, least=least, most=most, total=total)


class CorrectLine(InBattle[int | None], Correct[State], frozen=True, tag="correct_line"):
    """A seat's line, and whether it has passed, is corrected."""

    may = owner_named_in("who")
    mendable = Mendable(seats=("who",))
    corrects = ("battle", "who")
    needs = Tool.BATTLE

    who: Seat
    cards: Annotated[tuple[CardName, ...], Several(ANY_CARD, DECK)]
    passed: bool = False

    @classmethod
    def list_facts(cls, state: State) -> Iterator[CorrectLine]:
        return (cls(state.battle, seat, state.lines[seat].cards) for seat in state.fighters)

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.battle.play_card] A whole line at once, also for tables that tap it at the end.
        What follows from the cards follows from these: whose turn it is, what is left in a noted
        hand.
        """
        who = self.who
        need_fighter(state, who, "action.who")
        more = len(state.lines[who].cards) - len(self.cards)
        line = Line(self.cards, self.passed, alone=self.passed)
        state = replace(state.with_line(who, line), steps=self._steps_left(state.steps))
        return state.with_hand(who, more)

    def _steps_left(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Return the steps without those of cards and passes that were removed."""
        left: list[Card | None] = [*self.cards, *[None] * (len(steps) if self.passed else 0)]
        kept: list[Step] = []
        for step in reversed(steps):
            if step.seat != self.who:
                kept.append(step)
            elif step.card in left:
                left.remove(step.card)
                kept.append(step)
        return tuple(reversed(kept))

    def label(self, state: State) -> Message:
        return Message("condottiere-screen-line", who=SeatName(self.who))

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if self.cards:
            return self.words(before, seat)
        return self.words(before, seat, cards=Message("condottiere-nothing"))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return _more_than_the_box_has(before, after)


class CorrectPlace(InBattle[int | None], Correct[State], frozen=True, tag="correct_place"):
    """The city of this battle is corrected; None: no city, which is then chosen again."""

    may = HOLDER
    corrects = ("battle",)
    needs = Tool.MAP

    city: CityName | None

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectPlace, ...]:
        return () if state.final else (cls(state.battle, state.city),)

    def apply(self, state: State, seat: int | None) -> State:
        """Move the battle to another city, or call it off."""
        if state.final:
            raise RuleError("condottiere-final-has-no-city", rule="co.end.final_battle")
        if self.city is None:
            return between_battles(clear_board(state))
        return replace(state, city=self.city)

    def fields(self, state: State, seat: int | None) -> tuple[AnyField]:
        return (self.ask("city", state, none=says("nobody")),)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, "called-off" if self.city is None else "")

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        return closed_city(before, self.city)


def _group_of_turn(state: State, seat: int) -> Group:
    return "now" if field.turn(state) == seat else "more"


def _need_mercenary(card: Card, back: Card) -> None:
    """[R co.card.scarecrow.take_back] [R co.card.scarecrow.without_exchange] A scarecrow takes back
    a mercenary, or nothing.
    """
    path = "action.back"
    if card != Special.SCARECROW:
        rule = "co.card.scarecrow.take_back"
        raise RuleError("condottiere-only-scarecrow", rule=rule, path=path)
    if back not in MERCENARIES:
        rule = NOT_TAKEN_BACK.get(back, "co.ruling.scarecrow_specials")
        raise RuleError("condottiere-only-mercenaries", rule=rule, path=path, card=card_name(back))


NOT_TAKEN_BACK: Mapping[Card, str] = {
    Special.HEROINE.value: "co.card.heroine.scarecrow",
    Special.DRUM.value: "co.card.scarecrow.mercenaries_only",
}
"""special cards that the rulebook mentions by name → its rule"""


def _drop_last(values: tuple[T, ...], value: T | None) -> tuple[T, ...]:
    """Return the values without the last one equal to `value`."""
    if value is None or value not in values:
        return values
    at = len(values) - 1 - values[::-1].index(value)
    return values[:at] + values[at + 1 :]


def _more_than_the_box_has(before: State, after: State) -> Iterator[Message]:
    """[R co.contents.cards] Remark on more cards of a kind than the box has."""
    known = dict(field.too_many(before))
    for card, n in field.too_many(after):
        if n > known.get(card, 0):
            yield Message("condottiere-doubt-cards", card=card_name(card), n=n)
