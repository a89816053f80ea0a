"""What a seat or the table may know of a state. The only door: screens, streams and the JSON
interface see nothing else. Language-free; its texts are messages.
"""

from __future__ import annotations

from companion.engine.message import SeatName

from .. import actions as act
from .. import hints
from ..book import hinted
from ..model import Phase, State
from ..options import Tool
from ..rules.needs import phase_name
from ..tables import WIN_KINDS
from . import ring, seats
from . import turn as turns
from .shapes import View


def view(state: State, viewer: int | None) -> View:
    """What `viewer` may know; None is the table, or an onlooker."""
    final = state.phase is Phase.FINAL
    missing = tuple(SeatName(k) for k, entry in enumerate(state.entered) if final and entry is None)
    own_win = None
    if state.phase is Phase.FREE and viewer is not None:
        own_win = turns.win(state, viewer)
    may_count = state.phase in (Phase.FREE, Phase.PLAY)
    return View(
        game="dunhuang",
        viewer=viewer,
        options=state.options,
        phase=state.phase.value,
        phase_name=phase_name(state.phase),
        headline=hints.headline(state),
        tiles=ring.tiles(state),
        pairs=ring.PAIRS_SHOWN,
        setup=ring.setup(state),
        turn=turns.turn(state),
        mover=ring.mover(state),
        facing=ring.facing(state),
        last_turns=ring.last_turns(state),
        deck=state.deck if state.has(Tool.DECK) else None,
        seats=tuple(seats.seat(state, who) for who in range(state.seats)),
        goods=seats.goods(state),
        guards=seats.guards(state),
        unknown=ring.unknown(state),
        claims=tuple(seats.claim(state, each) for each in state.open_claims),
        win=own_win,
        win_kinds=WIN_KINDS,
        declared=turns.declared(state),
        bank=seats.bank(state),
        hints=hinted(hints.now(state)),
        checklist=hinted(hints.checklist(state)),
        count=act.Count(state.phase) if may_count else None,
        finish=act.Finish() if final and not (missing or state.declared) else None,
        missing=missing,
        finals=seats.finals(state),
        you=None if viewer is None else seats.you(state, viewer),
    )


def revealed(state: State) -> bool:
    """[R dh.score.reveal] [R dh.ruling.what_is_secret] Warehouses are turned up at the very end."""
    return state.phase is Phase.OVER
