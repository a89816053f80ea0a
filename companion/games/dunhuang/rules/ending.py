"""Winning at once and the last count: what everybody has."""

from __future__ import annotations

from companion.engine.final import require_all_entered

from .. import scoring
from ..holdings import Holdings, ScoreEntry
from ..model import Counted, Phase, State
from ..options import Tool


def short_of_coins(state: State) -> tuple[int, ...]:
    """Who is tied for the victory, all being counted by good, and whose coins nobody counted."""
    if state.phase is not Phase.FINAL or not any(state.most) or None in counts(state):
        return ()
    entry = score_entry(state)
    totals = [one.total for one in scoring.score(entry).players]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return ()
    return tuple(seat for seat in tied if entry.players[seat].coins is None)


def make_score_entry(state: State) -> ScoreEntry | None:
    """What the result was computed from; None after a victory before the count."""
    return None if None in counts(state) else score_entry(state)


def untold(state: State, who: int) -> bool:
    """Tokens or prestige are not followed, and the seat has not said how many it has."""
    said = state.told[who]
    return (said.tokens is None and not state.has(Tool.STALLS)) or (
        said.prestige is None and not state.has(Tool.BANK)
    )


def counts(state: State) -> tuple[Counted | None, ...]:
    """What each has: by good, as all lies open, or as it was entered."""
    if not any(state.most):
        return state.entered
    return tuple(
        None if untold(state, who) else open_count(state, who) for who in range(state.seats)
    )


def open_count(state: State, who: int) -> Counted:
    """[R dh.score.most_keeps_one] [R dh.score.tied_keep_one] One card is enough to say of which
    goods nobody has more.
    """
    said = state.told[who]
    cards = {str(good): 1 for good in state.most_of(who)}
    return Counted(cards, said.coins, said.prestige, said.tokens)


def score_entry(state: State) -> ScoreEntry:
    """What the result is computed from, once everybody has said what they have."""
    entries = require_all_entered(state, counts(state), "dh.score.reveal")
    return ScoreEntry(tuple(holdings(state, seat, entry) for seat, entry in enumerate(entries)))


def holdings(state: State, seat: int, entry: Counted) -> Holdings:
    """What was entered, and what was followed where nothing was."""
    return Holdings(
        name="",  # a seat goes by its number
        coins=_coins(state, seat) if entry.coins is None else entry.coins,
        prestige=_prestige(state, seat) if entry.prestige is None else entry.prestige,
        tokens=_tokens(state, seat) if entry.tokens is None else entry.tokens,
        warehouse=dict(entry.warehouse),
    )


def _coins(state: State, seat: int) -> int | None:
    return state.coins[seat] if state.has(Tool.BANK) else None


def _prestige(state: State, seat: int) -> int:
    return state.prestige[seat] if state.has(Tool.BANK) else 0


def _tokens(state: State, seat: int) -> int:
    return len(state.tokens_of(seat)) if state.has(Tool.STALLS) else 0


def tracked_holdings(state: State, seat: int) -> Holdings:
    """What is known of a seat before it enters anything."""
    return Holdings(str(seat), _coins(state, seat), _prestige(state, seat), _tokens(state, seat))


def public_holdings(state: State, seat: int) -> Holdings:
    """What everybody knows of a seat: what it has said, and what was followed."""
    return holdings(state, seat, open_count(state, seat))
