"""The score entry at the end of a sitting."""

from __future__ import annotations

from msgspec.structs import replace

from companion.engine.final import require_all_entered

from ..holdings import Holdings, ScoreEntry, Variants
from ..model import State
from ..options import Tool
from ..tables import START_GOLD


def make_score_entry(state: State) -> ScoreEntry:
    """Return the score entry from what the seats have entered, with seat numbers for names."""
    entered = enumerate(require_all_entered(state, state.entered))
    return entry_of(state, tuple(replace(one, name=str(seat)) for seat, one in entered))


def entry_of(state: State, players: tuple[Holdings, ...]) -> ScoreEntry:
    options = state.options
    there = sum(state.gold) + state.loot_gold
    bank = state.has(Tool.BANK) and there != START_GOLD * state.seats
    variants = Variants(options.royal_goods, options.black_market, bank)
    return ScoreEntry(options.edition, players, variants)
