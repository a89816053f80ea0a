"""The last count: what each seat enters, and the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from companion.engine import verbs
from companion.engine.authority import ANYBODY, SELF
from companion.engine.final import recount
from companion.engine.game import Narration
from companion.engine.mending import Mendable
from companion.engine.message import Message, SeatName
from companion.engine.moves import Choice, ChoiceField, ChoicesField, DocumentField, Move, move
from companion.engine.needs import refuse

from .. import scoring
from ..cast import district_name, type_name
from ..holdings import MOST_DISTRICTS, Counted, check_holdings
from ..model import Phase, State, put
from ..options import Tool
from ..rules.ending import holdings, make_score_entry
from ..tables import RANKS, TYPES
from .base import Deed
from .fields import flag, number, says


class EnterFinal(Counted, Deed[int], frozen=True, tag="enter_final"):
    """What the seat holds at the end."""

    may = SELF
    mendable = Mendable(amounts=("gold", "hand"))
    phases = (Phase.FINAL,)

    def apply(self, state: State, seat: int) -> State:
        """It may be entered again until the result is shown."""
        state = recount(state, seat, self)
        refuse(check_holdings("action", holdings(state, seat, self, str(seat))))
        return replace(state, entered=put(state.entered, seat, self))

    @classmethod
    def moves(cls, state: State, seat: int, viewer: int | None) -> Iterator[Move]:
        city = state.cities[seat] if state.has(Tool.CITIES) else ()
        likely = tuple(msgspec.to_builtins(one) for one in dict.fromkeys(((), city)))
        best = Choice(None, says("haunted-best"))
        haunted = (*(Choice(each.value, type_name(each)) for each in TYPES), best)
        which = tuple(Choice(rank, Message("citadels-screen-rank", n=rank)) for rank in RANKS)
        most = MOST_DISTRICTS
        yield move(
            "enter_final",
            cls(0, 0, over=state.counted_at[seat]),
            seat,
            says("count"),
            number("gold"),
            number("hand"),
            DocumentField(name="city", schema="Built", max=most, likely=likely, optional=True),
            flag("secret_vault"),
            ChoiceField(name="haunted_quarter", values=haunted, optional=True),
            ChoicesField(name="ranks", values=which, max=RANKS[-1], repeats=True, optional=True),
        )

    def narrate(self, before: State, after: State, seat: int) -> Narration:
        """[R ci.unique.secret_vault.score] A hand is its owner's until all have counted."""
        who = SeatName(seat)
        full = Message(
            "citadels-log-counted-vault" if self.secret_vault else "citadels-log-counted-own",
            who=who,
            n=self.gold,
            cards=self.hand,
            districts=tuple(district_name(built.district) for built in self.city),
        )
        return Narration(Message("citadels-log-counted", who=who), ((seat, full),))


class Finish(verbs.Finish[State], Deed[int | None], frozen=True, tag="finish"):
    """Everybody has entered; the result is shown."""

    may = ANYBODY
    phases = (Phase.FINAL,)

    def apply(self, state: State, seat: int | None) -> State:
        """The result is computed once everybody has entered."""
        return replace(state, phase=Phase.OVER, sheet=scoring.score(make_score_entry(state)))
