"""What is scored, from what the seats have entered."""

from __future__ import annotations

import msgspec

from companion.engine.final import counted

from ..holdings import Holdings, ScoreEntry, Variants
from ..model import State


def scored(state: State) -> ScoreEntry:
    """What the result was computed from."""
    return final_entry(state, tuple(str(k) for k in range(state.seats)))


def final_entry(state: State, names: tuple[str, ...]) -> ScoreEntry:
    """The document of a score entry, from what the seats have entered."""
    players = tuple(
        msgspec.structs.replace(entry, name=name)
        for name, entry in zip(names, counted(state, state.entered), strict=True)
    )
    return entry_of(state, players)


def entry_of(state: State, players: tuple[Holdings, ...]) -> ScoreEntry:
    options = Variants(
        royal_goods=state.options.royal_goods, black_market=state.options.black_market
    )
    return ScoreEntry(edition=state.options.edition, options=options, players=players)
