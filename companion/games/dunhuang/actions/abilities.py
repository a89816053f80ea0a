"""Step 3 of a turn: the ability of the camel's tile.

What happens in warehouses and with the deck is done on the table. Where stalls are not kept, none
of their goods is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import ClassVar, Literal, Self

import msgspec

from companion.engine.game import World
from companion.engine.message import Message, SeatName
from companion.engine.moves import AnyField, Choice, ChoiceField, Condition, Group, Move, move
from companion.engine.needs import number, refuse
from companion.engine.refusal import Fault, RuleError

from ..goods import name_character, name_good
from ..model import State
from ..options import Tool
from ..rules import bank, stalls
from ..rules.abilities import PLAIN, begin, list_unturned, no_deck, reach, within_reach
from ..rules.ring import take_card
from ..tables import PRESTIGE_GAINED, Character
from .abstract import ON_TURN, InStepThree, remark_beyond_box, remark_not_in_stall, say_no_card
from .fields import Tile, goods, need_good, says, tiles


class Ability(InStepThree, frozen=True):
    """An ability of some characters."""

    characters: ClassVar[tuple[Character, ...]]
    """the characters that have it"""
    slot: ClassVar[str] = "ability"

    def belongs(self, here: Character) -> bool:
        return here in self.characters

    def leaves_stall(self, before: State) -> int | None:
        """Return the good whose card leaves the stall, or None."""
        return None

    def offer(
        self,
        state: State,
        seat: int | None,
        label: Message,
        *fields: AnyField,
        possible: bool = True,
        when: tuple[Condition, ...] = (),
    ) -> Move:
        """[R dh.ability.use] List the ability: as what is due at its own tile, as far as was noted;
        at another tile as a possible correction.
        """
        due = state.current_turn.steps and self.belongs(state.here) and possible
        group: Group = "now" if due else "more"
        return move(self.slot, self, seat, label, *fields, when=when, group=group)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        """Return the log line; where the companion knows only the gain, it tells that."""
        who = before.current_turn.seat
        gained = after.prestige[who] - before.prestige[who]
        return self.words(before, seat, "ability", character=name_character(after.here), n=gained)

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """[R dh.ruling.impossible_ability] Remark on what could not be done at this tile."""
        turn, left = before.current_turn, self.leaves_stall(before)
        yield from super().remarks(before, after, seat)
        if turn.steps and not self.belongs(before.here):
            yield Message("dunhuang-remark-camel", character=name_character(before.here))
        elif turn.steps:
            yield from self.doubts(take_card(before), turn.seat)
        if left is not None:
            yield from remark_not_in_stall(before, turn.seat, left)
        yield from remark_beyond_box(before, after)

    def doubts(self, before: State, who: int) -> Iterator[Message]:
        """Return what our notes say against it at its own tile."""
        return iter(())


class OfStall(Ability, frozen=True):
    """An ability with goods of a stall. None is named where stalls are not kept."""

    def decide(self, state: State, seat: int | None, world: World) -> Self:
        if state.has(Tool.STALLS):
            return self
        named = {"good", "out", "into"}.intersection(self.__struct_fields__)
        return msgspec.structs.replace(self, **dict.fromkeys(named, 0))


def ask_goods(state: State, name: str, likely: Sequence[int] = ()) -> tuple[ChoiceField, ...]:
    return (goods(name, state.goods, tuple(likely)),) if state.has(Tool.STALLS) else ()


def own_goods(state: State) -> tuple[int, ...]:
    """Return the goods that are noted in the stall."""
    who = state.current_turn.seat
    return tuple(good for good in state.goods if state.cards(who, good))


class UseAbility(Ability, frozen=True, tag="use_ability"):
    """An ability that needs no further choice: painter, princess, dancer, interpreter, diplomat and
    the two merchants.
    """

    may = ON_TURN

    character: Character
    tokens: int | None = None
    """for the princess where stalls are not kept: the number of tokens"""

    def belongs(self, here: Character) -> bool:
        return here is self.character

    def decide(self, state: State, seat: int | None, world: World) -> UseAbility:
        """Drop the number of tokens where the companion counts them."""
        asked = state.has(Tool.BANK) and not state.has(Tool.STALLS)
        if asked and self.character is Character.PRINCESS:
            return self
        return msgspec.structs.replace(self, tokens=None)

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.painter] [R dh.char.princess] [R dh.char.dancer]
        [R dh.char.sogdian_merchant.prestige] Prestige is gained.

        [R dh.char.interpreter.keep_one] [R dh.char.diplomat.keep_one] One card is kept, the others
        go under the deck [R dh.char.interpreter.rest_under_deck].
        """
        if self.character not in PLAIN:
            message = Message("dunhuang-more-to-say", character=name_character(self.character))
            refuse((Fault("action.character", "more_to_say", message),))
        state = begin(state)
        who = state.current_turn.seat
        match self.character:
            case Character.INTERPRETER | Character.DIPLOMAT:
                return replace(state, deck=max(0, state.deck - 1))
            case Character.PRINCESS:
                return bank.honour(state, who, self._tokens(state, who))
            case _:
                return bank.honour(state, who, PRESTIGE_GAINED.get(self.character, 0))

    def _tokens(self, state: State, who: int) -> int:
        """[R dh.char.princess] [R dh.char.princess.any_side] Return the number of tokens before the
        seat.
        """
        if state.has(Tool.STALLS):
            return len(state.tokens_of(who))
        if self.tokens is None and state.has(Tool.BANK):
            key, path = "dunhuang-how-many-tokens", "action.tokens"
            raise RuleError(key, rule="dh.char.princess", path=path)
        said = self.tokens or 0
        refuse(number(said, "action.tokens", 0, len(state.goods)))
        return said

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R dh.char.princess] List the ability; where stalls are not kept, with the number of
        tokens as a field.
        """
        turn = state.current_turn.number
        asks = state.has(Tool.BANK) and not state.has(Tool.STALLS)
        for character in PLAIN:
            label = (
                says("way-use-ability") if character is state.here else name_character(character)
            )
            princess = asks and character is Character.PRINCESS
            fields = (_tokens(len(state.goods)),) if princess else ()
            yield cls(turn, character).offer(state, seat, label, *fields)

    def doubts(self, before: State, who: int) -> Iterator[Message]:
        draws = self.character in (Character.INTERPRETER, Character.DIPLOMAT)
        if draws and no_deck(before):
            yield Message("dunhuang-remark-deck", n=0)
        no_tokens = before.has(Tool.STALLS) and not before.tokens_of(who)
        if self.character is Character.PRINCESS and no_tokens:
            yield Message("dunhuang-remark-no-token", who=SeatName(who))


@cache
def _tokens(most: int) -> ChoiceField:
    counts = tuple(Choice(n, Message("dunhuang-number", n=n)) for n in range(most + 1))
    return ChoiceField(name="tokens", values=counts, label=says("ask-tokens"))


class DiscardGood(OfStall, frozen=True, tag="discard_good"):
    """The musician: a card of the stall goes back into the box."""

    may = ON_TURN
    characters = (Character.MUSICIAN,)

    good: int = 0
    """0 where stalls are not kept"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.musician] A card of the stall for three prestige."""
        state = begin(state)
        who = state.current_turn.seat
        if state.has(Tool.STALLS):
            state = stalls.remove(state, who, need_good(state, self.good))
        return bank.honour(state, who, PRESTIGE_GAINED[Character.MUSICIAN])

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        action, good = cls(state.current_turn.number), ask_goods(state, "good", own_goods(state))
        yield action.offer(state, seat, says("way-discard-good"), *good)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if not before.has(Tool.STALLS):
            return super().log(before, after, seat)
        return self.words(before, seat, "discard", card=name_good(self.good))

    def leaves_stall(self, before: State) -> int:
        return self.good


class Shift(OfStall, frozen=True, tag="shift"):
    """The attendant: a card goes from stall to warehouse, or the other way."""

    may = ON_TURN
    characters = (Character.ATTENDANT,)

    to: Literal["stall", "warehouse"]
    good: int = 0
    """0 where stalls are not kept"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.attendant] A card into the stall, or out of it."""
        state = begin(state)
        if not state.has(Tool.STALLS):
            return state
        moved = stalls.place if self.to == "stall" else stalls.remove
        return moved(state, state.current_turn.seat, need_good(state, self.good))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        turn, own = state.current_turn.number, own_goods(state)
        into, out = cls(turn, "stall"), cls(turn, "warehouse")
        yield into.offer(state, seat, says("way-shift-stall"), *ask_goods(state, "good"))
        label, good = says("way-shift-warehouse"), ask_goods(state, "good", own)
        possible = bool(own) or not state.has(Tool.STALLS)
        yield out.offer(state, seat, label, *good, possible=possible)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if not before.has(Tool.STALLS):
            return super().log(before, after, seat)
        key = "to-stall" if self.to == "stall" else "from-stall"
        return self.words(before, seat, key, card=name_good(self.good))

    def leaves_stall(self, before: State) -> int | None:
        return self.good if self.to == "warehouse" else None


class Fetch(Ability, frozen=True, tag="fetch"):
    """Herdsman and farmer: the card of another tile goes into the warehouse."""

    may = ON_TURN
    characters = (Character.HERDSMAN, Character.FARMER)
    slot = "fetch"

    tile: Tile

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.herdsman] [R dh.char.farmer] A card within reach goes into the warehouse."""
        return begin(state).with_card(self.tile, None)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        state = take_card(state)
        tile = tiles(state, likely=within_reach(state) or reach(state))
        yield cls(state.current_turn.number, 0).offer(state, seat, says("way-fetch"), tile)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return self.words(before, seat, place=name_character(before.tiles[self.tile]))

    def doubts(self, before: State, who: int) -> Iterator[Message]:
        """[R dh.char.herdsman] [R dh.char.farmer.distance]"""
        if before.market[self.tile] is None:
            yield say_no_card(before, self.tile)
        elif self.tile not in reach(before):
            there = tuple(name_character(before.tiles[each]) for each in reach(before))
            yield Message("dunhuang-remark-reach", tiles=there)


class TurnToken(OfStall, frozen=True, tag="turn_token"):
    """Priest and monk: a token of one's own is turned to its 商 side."""

    may = ON_TURN
    characters = (Character.PRIEST, Character.MONK)

    good: int = 0
    """the good of the token; 0 where stalls are not kept"""

    def apply(self, state: State, seat: int | None) -> State:
        """[R dh.char.priest.turn] [R dh.char.monk.turn] One's own token is turned to its 商 side;
        what was not noted as one's own, number up [R dh.ruling.already_turned], stays as it was
        noted.
        """
        state = begin(state)
        if not state.has(Tool.STALLS):
            return state
        good = need_good(state, self.good)
        if state.guard is None or good not in list_unturned(state, state.current_turn.seat):
            return state
        return stalls.turn(state, good, state.guard)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        turn, kept = state.current_turn, state.has(Tool.STALLS)
        tokens = list_unturned(state, turn.seat) if kept else ()
        good, possible = ask_goods(state, "good", tokens), bool(tokens) or not kept
        action, label = cls(turn.number), says("way-turn-token")
        yield action.offer(state, seat, label, *good, possible=possible)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if not before.has(Tool.STALLS) or before.tokens == after.tokens:
            return super().log(before, after, seat)
        return self.words(before, seat, "turned", token=name_good(self.good))

    def doubts(self, before: State, who: int) -> Iterator[Message]:
        if not before.has(Tool.STALLS):
            return
        token = before.token(self.good)
        key = "token" if token.holder != who else "turned" if token.turned else None
        if key is not None:
            name, good = SeatName(who), name_good(self.good)
            yield Message(f"dunhuang-remark-{key}", who=name, token=good)
