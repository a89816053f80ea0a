"""The loot tile of two deputies: sharing what cannot be halved, and corrections."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import msgspec

from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, IntegerField, Move, move
from companion.engine.needs import number, refuse
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Seat
from companion.engine.verbs import Correct

from ..goods import Goods, list_goods
from ..model import LOOT, Phase, State
from ..options import Tool
from ..rules import bank, loot
from .abstract import DEPUTIES, Deed
from .fields import Amount, AnyCards, LegalCards, says


class OfLoot(Deed[int | None], frozen=True):
    """An action on the loot tile."""

    def check(self, state: State, seat: int | None) -> None:
        if state.deputy is None:
            raise RuleError("sheriff-no-loot", rule="s2.six.refer")

    @classmethod
    def is_listed(cls, state: State, seat: int | None) -> bool:
        there = state.deputy is not None and seat in (None, *state.officers)
        return there and super().is_listed(state, seat)


class ShareRest(OfLoot, frozen=True, tag="share_rest"):
    """What could not be halved goes to one deputy, as the two agreed."""

    may = DEPUTIES
    mendable = Mendable(amounts=("gold", "unknown"), seats=("to",))

    to: Seat
    gold: int = 0
    goods: AnyCards = msgspec.field(default_factory=dict)
    unknown: Amount = 0
    """face-down cards whose kinds are not known"""

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        if state.phase not in (Phase.ROUND_END, Phase.FINAL):
            raise SettledError("sheriff-loot-not-yet", path="action.to")
        if self.to not in state.officers:
            raise RuleError("sheriff-not-an-officer", rule="s2.six.split_rest", path="action.to")

    def apply(self, state: State, seat: int | None) -> State:
        """[R s2.six.split_rest] What cannot be halved goes to one deputy, if both agree.

        Of goods and coins more may have lain there than we noted.
        """
        refuse(number(self.gold, "action.gold", 0, loot.most_gold(state)))
        state = bank.move(state, LOOT, self.to, self.gold)
        return loot.give(state, self.to, Goods.from_counts(self.goods), self.unknown)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R s2.six.split_rest]"""
        if state.phase not in (Phase.ROUND_END, Phase.FINAL):
            return
        gold = IntegerField(name="gold", min=0, max=loot.most_gold(state), optional=True)
        cards = (cls.ask(name, state, optional=True) for name in ("goods", "unknown"))
        fields = (cls.ask("to", state, only=state.officers), gold, *cards)
        group: Group = "now" if loot.is_filled(state) else "more"
        yield move("share", cls(0), seat, says("loot-share"), *fields, group=group)

    def narrate(self, before: State, after: State, seat: int | None) -> Narration:
        """[R s2.ruling.six_loot_seen] Tell what was shared; the two deputies alone read the kinds
        of face-down cards.
        """
        goods, to = Goods.from_counts(self.goods), SeatName(self.to)

        def words(known: Goods, cards: int) -> Message:
            what = list_goods(known, self.gold, cards) or Message("sheriff-nothing")
            return Message("sheriff-log-share", who=to, what=what)

        public = words(goods.legal(), goods.select_hidden().count + self.unknown)
        if not goods.select_hidden():
            return Narration(public)
        own = words(goods, self.unknown)
        return Narration(public, tuple((officer, own) for officer in before.officers))

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        goods = Goods.from_counts(self.goods)
        if self.gold > before.loot_gold:
            yield Message("sheriff-remark-loot-gold", n=before.loot_gold)
        face_down = goods.select_hidden().count + self.unknown
        if not before.loot.legal.covers(goods.legal()) or face_down > before.loot.face_down:
            yield Message("sheriff-loot-less", cards=before.loot.face_down)


class CorrectLoot(OfLoot, Correct[State], frozen=True, tag="correct_loot"):
    """What lies on the loot tile is corrected; face-down cards by their number."""

    may = DEPUTIES
    mendable = Mendable(amounts=("gold", "unknown"))
    needs = Tool.BANK
    labels: ClassVar = {
        "gold": says("gold-really"),
        "legal": says("loot-goods"),
        "unknown": says("face-down"),
    }

    gold: Amount
    legal: LegalCards = msgspec.field(default_factory=dict)
    unknown: Amount = 0

    @classmethod
    def list_facts(cls, state: State) -> tuple[CorrectLoot]:
        return (cls(state.loot_gold),)

    def apply(self, state: State, seat: int | None) -> State:
        """Correct the tile. The difference in gold is booked with the bank."""
        state = bank.move(state, LOOT, None, state.loot_gold)
        state = bank.move(state, None, LOOT, self.gold)
        lies = state.loot.correct(Goods.from_counts(self.legal), self.unknown)
        return replace(state, loot=lies)

    def label(self, state: State) -> Message:
        return says("put-right-loot")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("sheriff-log-correct-loot", n=self.gold)
