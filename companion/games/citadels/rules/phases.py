"""The beginning of sittings and selections, phases between rounds, and what is
counted at the end.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from companion.engine.final import require_all_entered
from companion.engine.timer import Timer

from ..cast import Draft
from ..holdings import Counted, Holdings, Rulings, ScoreEntry
from ..model import Dealt, MarkKind, Phase, State
from ..options import Options, Tool
from ..tables import COINS, START_CARDS, START_GOLD
from . import calling


def setup(options: Options, seats: int) -> State:
    """[R ci.setup.gold] [R ci.setup.hand] Return the first state: 2 gold and 4 cards each; the bank
    has the other coins.
    """
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
    """Return the phase in which a sitting begins: with rounds, with tools
    alone, or with the count.
    """
    if options.has(Tool.CALLER) or options.has(Tool.SELECTION):
        return Phase.SETUP
    return Phase.FREE if options.tools else Phase.FINAL


def holdings(state: State, seat: int, entry: Counted, name: str) -> Holdings:
    """[R ci.score.first_complete] Return what is scored: the entry, and what
    the whole table knows.
    """
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
    """Return the score entry, with seat numbers for names."""
    entries = require_all_entered(state, state.entered)
    players = tuple(holdings(state, k, entry, str(k)) for k, entry in enumerate(entries))
    killed = None if state.killed is None else state.killed.ranks[0]
    return ScoreEntry(players, rulings(state), killed)


def rulings(state: State) -> Rulings:
    """Return how this table decides what the book leaves open."""
    return Rulings(*(getattr(state.options, name) for name in Rulings.__struct_fields__))


OF_ROUND = (
    *("step", "face_up", "dealt", "theater", "rank", "turn", "shown", "silent", "missing"),
    *("nobody_missing", "stashes", "theft", "crown_before", "heir", "heir_shown", *MarkKind),
)
"""the fields of a state that belong to its round alone"""
CLEARED: dict[str, Any] = {one.name: one.default for one in fields(State) if one.name in OF_ROUND}


def select(state: State, at: int) -> State:
    """[R ci.round.phases] A selection phase begins; what lay on the characters is gone.

    [R ci.ruling.marks_cleared]
    """
    fresh = replace(state, phase=Phase.SELECT, **CLEARED)
    return think(fresh, at) if state.selection.face_up == 0 else stop_clock(fresh)


def end_selection(state: State) -> State:
    """[R ci.unique.theater.swap] End the selection: everybody has a character; the Theater comes in
    between.
    """
    owner = theater_owner(state)
    if owner is not None:
        return replace(state, theater=owner)
    return calling.start(state)


def is_guided(state: State) -> bool:
    """Return whether the companion says who chooses from how many cards."""
    return state.dealt is not None or state.has(Tool.SELECTION)


def is_followed(state: State) -> bool:
    """Return whether each says that they have chosen; where nothing is timed, all do at once."""
    return state.dealt is not None or (is_guided(state) and state.options.seconds_per_seat > 0)


def is_theater_sought(state: State) -> bool:
    """[R ci.unique.theater.swap] Return whether all have chosen from dealt cards and the Theater's
    owner is not known.
    """
    drafted = state.step >= len(state.selection.draft)
    return state.sealed and drafted and state.theater is None


def theater_owner(state: State) -> int | None:
    """Return the seat in whose city the Theater stands."""
    return next((seat for seat in range(state.seats) if state.stands(seat, "theater")), None)


def find_step(state: State) -> Draft | None:
    """Return the step of the draft that is being taken."""
    draft = state.selection.draft
    return draft[state.step] if state.phase is Phase.SELECT and state.step < len(draft) else None


def cards_seen(dealt: Dealt, draft: Draft) -> tuple[int, ...]:
    """[R ci.selection.seven_both] Return the cards that the chooser looks at."""
    return tuple(sorted((*dealt.pool, *(dealt.down if draft.with_face_down else ()))))


def lays_one(draft: Draft) -> bool:
    """Return whether the chooser picks one to lay down; the last ones lay all others down."""
    return 0 < draft.discard < draft.cards - draft.keep


# The time to think


def think(state: State, at: int) -> State:
    """Start a clock for whoever chooses now, if the table wants one."""
    seconds = state.options.seconds_per_seat
    if not seconds or not is_guided(state):
        return stop_clock(state)
    clock = Timer.full(seconds * 1000).start(at)
    return replace(state, thinking=clock, run=state.run + 1, time_is_up=False)


def stop_clock(state: State) -> State:
    return replace(state, thinking=None, time_is_up=False)
