"""The final count of a seat: what was tracked, and what only its owner knows until the end."""

from __future__ import annotations

import msgspec

from companion.engine.identity_cache import cache_by_identity

from .. import scoring
from ..actions.final import EnterFinal
from ..holdings import Holdings, ScoreEntry
from ..model import Phase, State
from ..options import Tool
from ..rules.ending import holdings, rulings

Struct = msgspec.Struct


class FinalView(Struct, frozen=True):
    """A final count, entered or to begin with."""

    seat: int
    entered: bool
    entry: EnterFinal
    hidden: bool
    """what was entered is not for this viewer yet: `entry` is what was tracked"""
    document: ScoreEntry
    """this count alone, to be scored: the others have nothing in it"""
    total: int
    """points of `entry`, as they would be now"""
    haunted: dict[str, int]
    """[R ci.ruling.haunted_quarter_choice] what the Haunted Quarter may be, and what all types
    together then bring; empty where there is none"""


def is_revealed(state: State) -> bool:
    """[R ci.unique.secret_vault.score] When all have counted, everything is turned up."""
    return state.phase is Phase.OVER or (state.phase is Phase.FINAL and all(state.entered))


def final_view(state: State, seat: int, viewer: int | None) -> FinalView:
    return _final(state, seat, viewer == seat or is_revealed(state))


@cache_by_identity
def _final(state: State, seat: int, known: bool) -> FinalView:
    entry = state.entered[seat]
    shown = known_entry(state, seat)
    if entry is not None and known:
        shown = EnterFinal(**msgspec.structs.asdict(entry))
    document = _score_alone(state, seat, shown)
    choices = scoring.haunted_choices(document.players[seat], document.options)
    return FinalView(
        seat,
        entry is not None,
        shown,
        hidden=entry is not None and not known,
        document=document,
        total=scoring.own_points(document, seat),
        haunted={each.value: n for each, n in choices},
    )


def _score_alone(state: State, seat: int, entry: EnterFinal) -> ScoreEntry:
    """What the seat would score with this does not depend on what the others have."""
    players = tuple(
        holdings(state, each, entry, str(each)) if each == seat else Holdings(str(each))
        for each in range(state.seats)
    )
    return ScoreEntry(players, rulings(state))


def known_entry(state: State, seat: int) -> EnterFinal:
    """[R ci.score.tie] What an entry begins with: all that was kept, and that everybody knows."""
    ranks = state.shown_by(seat)
    if state.heir is not None and state.heir.seat == seat and state.killed is not None:
        ranks = (*ranks, *state.killed.ranks)
    return EnterFinal(
        gold=state.gold[seat] if state.has(Tool.BANK) else 0,
        hand=state.hands[seat] if state.has(Tool.HANDS) else 0,
        city=state.cities[seat] if state.has(Tool.CITIES) else (),
        ranks=tuple(sorted(ranks)),
    )
