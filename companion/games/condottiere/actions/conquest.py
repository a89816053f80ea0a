"""The end of a battle: who won it, and who gets the city and the piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from companion.engine.action import who
from companion.engine.authority import ANYBODY
from companion.engine.game import World
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Group, Move, move
from companion.engine.needs import need_tool
from companion.engine.refusal import SettledError
from companion.engine.values import Seat

from .. import battle, field
from ..battle import Ending
from ..hints import describe_battle
from ..model import Fought, State
from ..options import Tool
from ..rules import ending
from ..rules.rounds import between_battles, clear_board
from .abstract import InBattle, need_fighter, says


class EndBattle(InBattle[int | None], frozen=True, tag="end_battle"):
    """A battle is over."""

    may = ANYBODY
    mendable = Mendable(seats=("winner",))

    winner: Seat | None
    """as the lines have it, so that nobody ends a battle that looks different by now"""
    by_hand: bool = False
    """whether the people say who won, whatever the lines have"""
    claim: bool = False
    """whether only the winner says so, so that the battle goes on until somebody agrees; `decide`
    sets it for the winner's own phone
    """

    def decide(self, state: State, seat: int | None, world: World) -> EndBattle:
        """Make a phone's own victory a claim, unless cards and passes have ended the battle,
        because others may still lay cards.
        """
        own = self.winner is not None and self.winner == seat
        said = self.by_hand or field.ended_by(state) is None
        return msgspec.structs.replace(self, claim=own and said and not world.table)

    def apply(self, state: State, seat: int | None) -> State:
        """[R co.battle_end.strongest] [R co.battle_end.winner_gets_piece]
        [R co.battle_end.no_conquest]

        [R co.ruling.order_after_battle] Conquest and piece, then victory; hands that are discarded
        and the end of the round come after that.
        """
        winner = self.winner
        if winner is not None:
            need_fighter(state, winner, "action.winner")
        if not self.by_hand:
            need_tool(state, Tool.BATTLE)
            by_cards = field.winner(state)
            if winner != by_cards:
                raise _cards_say(by_cards)
        if self.claim and winner is not None:
            if winner == field.claimer(state):
                raise SettledError("condottiere-claimed-already")
            return replace(state, claim=winner)
        fought = self._fought(state)
        if state.final:
            return ending.after_final(_clear_lines(state, fought), winner)
        city = state.city
        if winner is not None and city is not None and state.has(Tool.MAP):
            state = state.with_owner(city, winner)
        state = replace(_clear_lines(state, fought), holder=_next_holder(state, fought))
        judged = ending.judge(state)
        return between_battles(state) if judged is None else judged

    def _fought(self, state: State) -> Fought:
        """Return the battle as it ends by this."""
        return Fought(
            state.battle,
            state.city if state.has(Tool.MAP) else None,
            self.winner,
            field.ended_by(state) or Ending.PASS,
            tuple(tuple(army) for army in state.armies),
            field.defender(state),
            self.by_hand,
            field.said_strengths(state),
            state.round,
        )

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        waits = viewer is not None and viewer == field.claimer(state)
        tapped, winner = state.has(Tool.BATTLE), field.winner(state)
        ended = field.ended_by(state) is not None
        if tapped and (ended or not waits or winner != viewer):
            group: Group = "now" if ended else "more"
            for_city = state.city is not None and state.has(Tool.MAP)
            key = "end-nobody" if winner is None else "end-takes" if for_city else "end-wins"
            yield move("end", cls(state.battle, winner), seat, says(key), group=group)
        seats = (one for one in state.fighters if not waits or one != viewer)
        whom = cls.ask("winner", state, only=seats, none=says("nobody"))
        won = cls(state.battle, None, by_hand=True)
        yield move("won", won, seat, says("who-won"), whom, group="more" if tapped else "now")

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if self.claim and self.winner is not None:
            return self.words(before, seat, "claim")
        if not before.final:
            return describe_battle(self._fought(before))
        return self.words(before, seat, "final-nobody" if self.winner is None else "final-won")

    def remarks(self, before: State, after: State, seat: int | None) -> Iterator[Message]:
        """Remark if the tapped cards have another winner."""
        found = field.winner(before)
        if not self.by_hand or not any(before.armies) or self.winner == found:
            return
        if found is None:
            yield Message("condottiere-remark-nobody-strongest")
        else:
            n = battle.strengths(before.armies)[found]
            yield Message("condottiere-remark-other-strongest", who=SeatName(found), n=n)


class DropClaim(InBattle[int | None], frozen=True, tag="drop_claim"):
    """A claimed victory is withdrawn, or refused by others."""

    may = ANYBODY

    who: int

    def apply(self, state: State, seat: int | None) -> State:
        """Let the battle go on."""
        if field.claimer(state) is None or self.who != state.claim:
            raise SettledError("condottiere-no-claim", path="action.who")
        return replace(state, claim=None)

    @classmethod
    def moves(cls, state: State, seat: int | None, viewer: int | None) -> Iterator[Move]:
        claimer = field.claimer(state)
        if claimer is not None:
            label = says("claim-back" if seat == claimer else "claim-refuse")
            yield move("drop_claim", cls(state.battle, claimer), seat, label)

    def log(self, before: State, after: State, seat: int | None) -> Message:
        if seat == self.who:
            return self.words(before, seat, "claim-back", who=SeatName(seat))
        whom = SeatName(self.who)
        return self.words(before, seat, "claim-refused", who=who(before, seat), whom=whom)


def _cards_say(winner: int | None) -> SettledError:
    """Return the remark for cards that have another winner."""
    if winner is None:
        return SettledError("condottiere-cards-say-nobody", path="action.winner")
    return SettledError("condottiere-cards-say", path="action.winner", who=SeatName(winner))


def _clear_lines(state: State, fought: Fought) -> State:
    """[R co.battle_end.discard] Clear the lines and add the battle to those of the round."""
    past, course = (*state.past, fought), (*state.course, fought)
    return replace(
        clear_board(state), battle=state.battle + 1, past=past, course=course, declined=()
    )


def _next_holder(state: State, fought: Fought) -> int | None:
    """[R co.piece.start_then_winner] [R co.piece.no_winner] [R co.battle_end.piece_to_left]

    [R co.capture.defender_wins] [R co.capture.no_winner] [R co.capture.bishop]
    [R co.ruling.capture_surrender_no_army] Without a winner the owner of the attacked city.
    """
    if fought.winner is not None:
        return fought.winner
    if fought.defender is not None:
        return fought.defender
    return None if state.holder is None else state.left_of(state.holder)
