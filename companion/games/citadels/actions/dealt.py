"""The secret draft: the companion shuffles, deals, passes on and lays aside; and the Theater.

Who holds what is their secret until they turn it up; refusals and waiting times give nothing away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from companion.engine.authority import Authority, is_allowed
from companion.engine.game import Narration, World
from companion.engine.message import Message, SeatName
from companion.engine.moves import ChoiceField, Differs, Move, move
from companion.engine.refusal import RuleError, SettledError
from companion.engine.values import Seat

from ..cast import district_name
from ..model import Dealt, Phase, State, put
from ..options import Tool
from ..rules import calling
from ..rules.needs import need_ranks
from ..rules.phases import (
    cards_seen,
    end_selection,
    find_step,
    is_theater_sought,
    lays_one,
    stop_clock,
    think,
)
from ..tables import CROWN_RANK
from .abstract import CROWN_HOLDER, WHO, OfRound, Seats
from .draft import CHOOSER
from .fields import does, others, rank_name, ranks, says, seats, whose


def _theater(state: State, seat: int, action: Any) -> Seats:
    """[R ci.unique.theater.swap]"""
    past = action.round != state.round
    return None if past or state.theater is None else (state.theater,)


THEATER: Authority[State] = Authority("theater_owner", _theater)


class Deal(OfRound, frozen=True, tag="deal"):
    """The companion shuffles and deals the characters, to be seen on everybody's phone."""

    may = CROWN_HOLDER
    phases = (Phase.SELECT,)
    needs = Tool.CALLER

    up: tuple[int, ...] = ()
    """drawn by the companion like `down`, whatever is sent"""
    down: int = 0
    at: int = 0

    def reckon(self, state: State, world: World) -> Deal:
        """[R ci.selection.shuffle] [R ci.selection.rank4_replaced] What lies up and down; the
        others are all looked at by whoever chooses first, in whatever order. Nobody says what they
        are.
        """
        dice = world.dice
        ranks = [rank for rank in state.ranks if rank != CROWN_RANK]
        up = tuple(sorted(dice.sample(ranks, state.selection.face_up)))
        down = dice.choice([rank for rank in state.ranks if rank not in up])
        return msgspec.structs.replace(self, up=up, down=down)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.selection.face_up] [R ci.selection.face_down] Up and down, the rest to the crown
        holder. A phone that is lost goes on under the table's cover.
        """
        if state.dealt is not None or state.step or state.theater is not None:
            raise SettledError("citadels-dealt")
        need_ranks(state, (*self.up, self.down), "action.up")
        wrong = len(self.up) != state.selection.face_up
        if wrong or CROWN_RANK in self.up:
            raise RuleError("citadels-rank4-never-up", rule="ci.selection.rank4_never_up")
        pool = tuple(rank for rank in state.ranks if rank not in (*self.up, self.down))
        dealt = Dealt(pool, (self.down,), ((),) * state.seats)
        options = msgspec.structs.replace(state.options, cover=True)
        return replace(state, dealt=dealt, face_up=self.up, options=options)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        deal = cls(state.round)
        fresh = state.dealt is None and state.step == 0 and state.theater is None
        if fresh and is_allowed(state, seat, deal):
            yield move("deal", deal, seat, says("deal"), group="more")

    def narrate(self, before: State, after: State, seat: int | None) -> Narration:
        down = Message("citadels-log-dealt-down", character=rank_name(before, self.down))
        return Narration(Message("citadels-log-dealt"), full=down)


class Pick(OfRound, frozen=True, tag="pick"):
    """A seat keeps one of the dealt characters and passes the others on."""

    may = CHOOSER
    phases = (Phase.SELECT,)

    step: int
    rank: int
    lays: int | None = None
    """the one that it lays face down; drawn by the companion where the seat does not choose it"""
    asks: bool = False
    """whether somebody may have the Theater without our knowing; computed, whatever is sent"""
    at: int = 0

    def reckon(self, state: State, world: World) -> Pick:
        """[R ci.ruling.three_player_discard] The card laid down, where it is drawn unseen.

        [R ci.unique.theater.swap] Whether the Theater is in the deck, and nobody here knows where.
        """
        lays, draft = self.lays, find_step(state)
        if state.dealt is not None and draft is not None and draft.random:
            left = [rank for rank in cards_seen(state.dealt, draft) if rank != self.rank]
            lays = world.dice.choice(left) if left else None
        asks = "theater" in state.options.uniques_in_deck and not state.has(Tool.CITIES)
        return msgspec.structs.replace(self, lays=lays, asks=asks)

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.selection.everyone_one] The last one that is taken begins the calls, unless
        somebody may have the Theater.
        """
        state = self._keep(state)
        if state.step < len(state.selection.draft):
            return think(state, self.at)
        return stop_clock(state) if self.asks else end_selection(stop_clock(state))

    def _keep(self, state: State) -> State:
        """[R ci.selection.crown_first] [R ci.selection.everyone_one] One is kept; what is laid down
        is out, the rest goes on.
        """
        draft, dealt = find_step(state), state.dealt
        if dealt is None or draft is None or self.step != state.step:
            raise SettledError("citadels-passed-on", path="action.step")
        there = cards_seen(dealt, draft)
        if self.rank not in there:
            raise RuleError("citadels-not-among", path="action.rank")
        left = tuple(rank for rank in there if rank != self.rank)
        if not lays_one(draft):
            laid = left if draft.discard else ()
            if self.lays is not None:
                raise RuleError("citadels-lays-none", path="action.lays")
        elif self.lays not in left:
            raise RuleError("citadels-lays-one", path="action.lays")
        else:
            laid = tuple(rank for rank in left if rank == self.lays)
        seat = state.chooser(draft)
        held = put(dealt.held, seat, (*dealt.held[seat], self.rank))
        down = laid if draft.with_face_down else (*dealt.down, *laid)
        pool = tuple(rank for rank in left if rank not in laid)
        return replace(state, dealt=Dealt(pool, down, held), step=state.step + 1)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.selection.everyone_one] List the characters that the seat alone sees."""
        dealt, draft = state.dealt, find_step(state)
        if dealt is None or draft is None or seat not in (None, state.chooser(draft)):
            return
        known = viewer is not None
        unseen = (rank for rank in state.ranks if rank not in state.face_up)
        there = ranks(state, cards_seen(dealt, draft) if known else unseen)
        fields = [ChoiceField(name="rank", values=there)]
        when: tuple[Differs, ...] = ()
        if lays_one(draft) and not draft.random:
            fields.append(ChoiceField(name="lays", values=there))
            when = (Differs(("rank", "lays"), says("not-the-same")),)
        pick, label = cls(state.round, state.step, 0), says("keep-card")
        yield move("pick", pick, seat, label, *fields, when=when, blind=not known)

    def narrate(self, before: State, after: State, seat: int | None) -> Narration:
        """[R ci.selection.everyone_one] Tell who chose; the character is their secret."""
        chooser = before.chooser(before.selection.draft[before.step])
        who, kept = SeatName(chooser), rank_name(before, self.rank)
        told = Message("citadels-log-picked", who=who, character=kept)
        return Narration(Message("citadels-log-chosen", who=who), ((chooser, told),))


class SwapCharacters(OfRound, frozen=True, tag="swap_characters"):
    """The owner of the Theater swaps characters, or keeps their own."""

    may = THEATER
    phases = (Phase.SELECT,)

    partner: Seat | None = None
    """None: no swap"""
    gives: int | None = None
    """a dealt character"""
    takes: int | None = None
    """drawn, whatever is sent"""
    at: int = 0

    def reckon(self, state: State, world: World) -> SwapCharacters:
        """Draw the character that is taken."""
        gives = takes = None
        dealt, owner, partner = state.dealt, state.theater, self.partner
        if dealt is not None and owner is not None and partner in range(state.seats):
            own, theirs = dealt.held[owner], dealt.held[partner or 0]
            gives = own[0] if len(own) == 1 else self.gives
            takes = world.dice.choice(theirs) if theirs else None
        return msgspec.structs.replace(self, gives=gives, takes=takes)

    def check(self, state: State, seat: int | None) -> None:
        super().check(state, seat)
        if state.theater is None:
            raise SettledError("citadels-no-swap-now")

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.unique.theater.hidden] Swap. Who swapped with whom is public; which characters,
        only the two know.
        """
        if self.partner is not None and self.partner == state.theater:
            raise RuleError("citadels-not-oneself", path="action.partner")
        return calling.start(self._swap(state))

    def _swap(self, state: State) -> State:
        """[R ci.unique.theater.swap] [R ci.unique.theater.hidden] Blind; both may look then. Of two
        characters one is given, and one is taken as it falls.
        """
        dealt, owner, partner = state.dealt, state.theater, self.partner
        if dealt is None or owner is None or partner is None:
            return state
        own, theirs = dealt.held[owner], dealt.held[partner]
        if self.gives not in own or self.takes not in theirs:
            raise RuleError("citadels-not-among", path="action.gives")
        held = put(dealt.held, owner, tuple(self.takes if r == self.gives else r for r in own))
        given = tuple(self.gives if r == self.takes else r for r in theirs)
        return replace(state, dealt=replace(dealt, held=put(held, partner, given)))

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        """[R ci.unique.theater.swap] List the partners; with two characters
        also the one to give.
        """
        owner, swap = state.theater, cls(state.round)
        if owner is None or not is_allowed(state, seat, swap):
            return
        partners, label = others(state, owner), district_name("theater")
        if state.dealt is None or state.each == 1:
            partner = seats("partner", partners, does("keep-character"))
            yield move("swap", swap, seat, label, partner)
            return
        yield move("swap", swap, seat, does("keep-character"))
        own = state.ranks if viewer is None else state.dealt.held[owner]
        fields = seats("partner", partners), ChoiceField(name="gives", values=ranks(state, own))
        swap = cls(state.round, 0)
        yield move("swap_one", swap, seat, label, *fields, blind=viewer is None)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        owner = SeatName(before.theater or 0)
        if self.partner is None:
            return Message("citadels-log-no-swap", who=owner)
        return Message("citadels-log-swap", who=owner, whom=SeatName(self.partner))

    def narrate(self, before: State, after: State, seat: int | None) -> Narration:
        """[R ci.unique.theater.hidden] Tell the swap; both read what they gave and got."""
        public, partner = self.log(before, after, seat), self.partner
        if before.dealt is None or partner is None:
            return Narration(public)
        gave, got = (rank_name(before, rank or 0) for rank in (self.gives, self.takes))
        args = dict(public.args)
        told = Message("citadels-log-swapped", **args, gave=gave, got=got)
        return Narration(public, ((before.theater or 0, told), (partner, told)))


class ShowTheater(OfRound, frozen=True, tag="show_theater"):
    """Somebody says "I have the Theater", where the companion dealt and keeps no cities."""

    may = WHO
    phases = (Phase.SELECT,)

    who: Seat

    def apply(self, state: State, seat: int | None) -> State:
        """[R ci.unique.theater.swap] Note the owner, who is then asked."""
        if not is_theater_sought(state):
            raise SettledError("citadels-no-swap-now")
        return replace(state, theater=self.who)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        if is_theater_sought(state):
            own = seats("who", whose(state, seat))
            yield move("theater", cls(state.round, 0), seat, says("have-theater"), own)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        return Message("citadels-now-theater", who=SeatName(self.who))
