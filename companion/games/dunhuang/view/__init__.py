"""What a seat or the table may know of a state.

The only way out: screens, streams and the JSON interface see nothing else. Language-free; its texts
are messages.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.engine.identity_cache import cache_by_identity
from companion.engine.state import stances

from .. import hints
from ..book import RULEBOOK
from ..model import Phase, State
from ..options import Tool
from ..tables import WIN_KINDS
from . import ring, seats
from .shapes import View


def view(state: State, viewer: int | None) -> View:
    """Return what `viewer` may know; None is the table, or an onlooker."""
    everybody = _for_everybody(state)
    if viewer is None:
        return everybody
    return replace(everybody, viewer=viewer, you=seats.you(state, viewer))


@cache_by_identity
def _for_everybody(state: State) -> View:
    return View(
        game="dunhuang",
        viewer=None,
        options=state.options,
        phase=state.phase.value,
        headline=hints.headline(state),
        tiles=ring.tiles(state),
        pairs=ring.PAIRS_SHOWN,
        turn=ring.turn(state),
        facing=ring.facing(state),
        mover=ring.mover(state),
        last_turns=ring.last_turns(state),
        deck=state.deck if state.has(Tool.DECK) else None,
        seats=tuple(
            seats.seat(state, who, stance)
            for who, stance in enumerate(
                stances(seats.stance(state, who) for who in range(state.seats))
            )
        ),
        goods=seats.goods(state),
        unknown=ring.unknown(state),
        most=seats.most(state),
        claims=tuple(seats.claim(state, each) for each in state.open_claims),
        win_tokens=state.win_tokens,
        win_kinds=WIN_KINDS,
        declared=ring.view_declaration(state),
        bank=seats.bank(state),
        hints=RULEBOOK.hints(hints.list_current(state)),
        checklist=RULEBOOK.hints(hints.checklist(state)),
        finals=seats.finals(state),
        you=None,
    )


def is_revealed(state: State) -> bool:
    """[R dh.score.reveal] [R dh.ruling.what_is_secret] Warehouses are turned up at the very end."""
    return state.phase is Phase.OVER
