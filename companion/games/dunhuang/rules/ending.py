"""Instant victory and the count at the end."""

from __future__ import annotations

from dataclasses import replace

from companion.engine.final import require_all_entered

from .. import scoring
from ..holdings import Holdings, ScoreEntry
from ..model import Counted, Phase, State
from ..options import Tool


def short_of_coins(state: State) -> tuple[int, ...]:
    """Return who is tied for victory in a count by goods, and whose coins are not counted."""
    if state.phase is not Phase.FINAL or not any(state.most) or None in counts(state):
        return ()
    entry = score_entry(state)
    totals = [one.total for one in scoring.score(entry).players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return ()
    return tuple(seat for seat in tied if entry.players[seat].coins is None)


def make_score_entry(state: State) -> ScoreEntry | None:
    """Return the score entry; None after a victory before the count."""
    return None if None in counts(state) else score_entry(state)


def untold(state: State, who: int) -> bool:
    """Return whether tokens or prestige are not noted, and the seat has not
    said how many it has.
    """
    said = state.told[who]
    return (said.tokens is None and not state.has(Tool.STALLS)) or (
        said.prestige is None and not state.has(Tool.BANK)
    )


def counts(state: State) -> tuple[Counted | None, ...]:
    """Return what each seat has: by good, where all lies open, or as it was entered."""
    if not any(state.most):
        return state.entered
    return tuple(
        None if untold(state, who) else open_count(state, who) for who in range(state.seats)
    )


def open_count(state: State, who: int) -> Counted:
    """[R dh.score.most_keeps_one] [R dh.score.tied_keep_one] Return a seat's count where all lies
    open. One card stands for each good of which nobody has more.
    """
    goods = (good for good in state.goods if who in state.most[good - 1])
    return replace(state.told[who], warehouse={str(good): 1 for good in goods})


def score_entry(state: State) -> ScoreEntry:
    """Return the score entry, once everybody has said what they have."""
    entries = require_all_entered(state, counts(state), "dh.score.reveal")
    return ScoreEntry(tuple(holdings(state, seat, entry) for seat, entry in enumerate(entries)))


def holdings(state: State, seat: int, entry: Counted) -> Holdings:
    """Return what was entered, and our notes where nothing was."""
    held = tracked_holdings(state, seat)
    return Holdings(
        name="",  # a seat goes by its number
        coins=held.coins if entry.coins is None else entry.coins,
        prestige=held.prestige if entry.prestige is None else entry.prestige,
        tokens=held.tokens if entry.tokens is None else entry.tokens,
        warehouse=dict(entry.warehouse),
    )


def tracked_holdings(state: State, seat: int) -> Holdings:
    """Return what is known of a seat before it enters anything."""
    bank = state.has(Tool.BANK)
    return Holdings(
        str(seat),
        coins=state.coins[seat] if bank else None,
        prestige=state.prestige[seat] if bank else 0,
        tokens=len(state.tokens_of(seat)) if state.has(Tool.STALLS) else 0,
    )
