"""What follows by the rules, whichever action caused it; here in words."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName

from .. import scoring
from ..model import Phase, State


def consequences(before: State, after: State, action: object) -> Iterator[Message]:
    if after.final and not before.final:
        yield Message("condottiere-log-final", seats=tuple(SeatName(seat) for seat in after.final))
    elif after.phase is not before.phase:
        yield from _of_phase(after)


def _of_phase(state: State) -> Iterator[Message]:
    match state.phase:
        case Phase.ROUND_END:
            yield Message("condottiere-log-round-over", n=state.round)
        case Phase.SCORED:
            yield Message("condottiere-log-scored", n=state.game)
        case Phase.OVER if state.sheet and state.sheet.decided_by == scoring.KINGDOM:
            winners = tuple(SeatName(seat) for seat in state.sheet.told_winners)
            yield Message("condottiere-log-kingdom", seats=winners, n=state.needed)
        case Phase.OVER:
            yield Message("condottiere-log-over")
        case _:
            pass
