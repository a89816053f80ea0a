"""How a sitting begins, where it rests, and what is counted at its end."""

from __future__ import annotations

from companion.engine.final import require_all_entered

from ..holdings import Counted, Holdings, Rulings, ScoreEntry
from ..model import Phase, State
from ..options import Options, Tool
from ..tables import COINS, START_CARDS, START_GOLD


def setup(options: Options, seats: int) -> State:
    """[R ci.setup.gold] [R ci.setup.hand] 2 gold and 4 cards each; the bank has the other coins."""
    return State(
        options=options,
        seats=seats,
        phase=resting(options),
        gold=(START_GOLD,) * seats,
        bank=COINS - START_GOLD * seats,
        hands=(START_CARDS,) * seats,
        cities=((),) * seats,
        loose=(0,) * seats,
        entered=(None,) * seats,
        counted_at=(0,) * seats,
    )


def resting(options: Options) -> Phase:
    """Where a sitting begins: with rounds, with tools alone, or with the count."""
    if options.has(Tool.CALLER) or options.has(Tool.SELECTION):
        return Phase.SETUP
    return Phase.FREE if options.tools else Phase.FINAL


def holdings(state: State, seat: int, entry: Counted, name: str) -> Holdings:
    """[R ci.score.first_complete] What is scored: the entry, and what the whole table knows."""
    return Holdings(
        name=name,
        gold=entry.gold,
        hand=entry.hand,
        crown=state.crown == seat,
        first_complete=state.completed[:1] == (seat,),
        completed=True if seat in state.completed else None,
        ranks=entry.ranks,
        secret_vault=entry.secret_vault,
        haunted_quarter=entry.haunted_quarter,
        city=entry.city,
    )


def make_score_entry(state: State) -> ScoreEntry:
    """The document of a score entry, with seat numbers for names."""
    entries = require_all_entered(state, state.entered)
    players = tuple(holdings(state, k, entry, str(k)) for k, entry in enumerate(entries))
    killed = None if state.killed is None else state.killed.ranks[0]
    return ScoreEntry(players, rulings(state), killed)


def rulings(state: State) -> Rulings:
    """How this table decides what the book leaves open."""
    return Rulings(*(getattr(state.options, name) for name in Rulings.__struct_fields__))
