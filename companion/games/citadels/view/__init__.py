"""What a seat or the table may know of a state.

The only way out: screens, streams and the JSON interface see nothing else. Language-free; its texts
are messages.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.engine.identity_cache import cache_by_identity
from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint
from companion.engine.state import GameView, stances

from .. import hints, reference
from ..cast import is_allowed
from ..model import Phase, State, on_districts
from ..options import Options, Tool
from ..rules.phases import cards_seen, find_step, lays_one
from ..setup_choices import (
    DistrictCard,
    DistrictPage,
    TypeCard,
    district_card,
    pages_by_kind,
    pages_by_type,
    type_cards,
)
from ..tables import BASIC, DISTRICTS, UNIQUES, VAULT
from .events import EventView, event_views
from .seats import (
    CharacterView,
    FinalView,
    SeatView,
    character_views,
    final_view,
    is_revealed,
    known_entry,
    seat_view,
    wanted_stance,
)
from .table import (
    CallerView,
    CastView,
    RoundEndView,
    SelectionView,
    caller_view,
    cast_view,
    round_end_view,
    selection_view,
)
from .turn import PromptView, TurnView, prompt_view, turn_view

__all__ = ["FinalView", "SeatView", "View", "is_revealed", "known_entry", "view"]


class YouView(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    final: FinalView | None
    held: tuple[CharacterView, ...]
    """characters that were dealt"""
    choice: tuple[CharacterView, ...]
    """those to choose from now"""
    lays: bool
    """whether one of them is laid face down too"""


class View(GameView, frozen=True):
    options: Options
    phase: str
    phase_name: Message
    headline: Message
    """what happens now, in one sentence"""
    round: int
    crown: int | None
    last_round: bool
    last_round_words: Message | None
    needed: int
    """districts of a complete city"""
    strip: bool
    """whether the cast is shown on the table"""
    cast: tuple[CastView, ...]
    artist: bool | None
    """whether districts may be beautified; None: it is not known who is in the game"""
    uniques: tuple[str, ...]
    districts: tuple[DistrictCard, ...]
    """those that may be built, by cost"""
    by_kind: tuple[DistrictPage, ...]
    """the same on the pages of one city's count"""
    by_type: tuple[DistrictPage, ...]
    """the same on the pages of everybody's count"""
    unique_districts: tuple[DistrictCard, ...]
    """those in the deck"""
    types: tuple[TypeCard, ...]
    styles: tuple[Hint, ...]
    """what each set is like, while another one may be chosen"""
    selection: SelectionView | None
    caller: CallerView | None
    turn: TurnView | None
    prompt: PromptView | None
    round_end: RoundEndView | None
    events: tuple[EventView, ...]
    """of this round"""
    hints: tuple[Hint, ...]
    checklist: tuple[Hint, ...]
    """set-up, in order; empty later"""
    tax: int | None
    """gold on the Tax Collector's token"""
    bank: int | None
    on_districts: int
    seats: tuple[SeatView, ...]
    finals: tuple[FinalView, ...]
    counting: tuple[int, ...]
    """seats that have not counted yet"""
    you: YouView | None


def view(state: State, viewer: int | None) -> View:
    """Return what `viewer` may know; None is the table, or an onlooker."""
    everybody = _for_everybody(state)
    if viewer is None:
        return everybody
    finals = _finals(state, viewer)
    you = _you(state, viewer, finals[viewer] if finals else None)
    return replace(everybody, viewer=viewer, finals=finals, you=you)


def _finals(state: State, viewer: int | None) -> tuple[FinalView, ...]:
    counted = range(state.seats) if state.phase is Phase.FINAL else ()
    known = is_revealed(state)
    return tuple(final_view(state, seat, known or viewer == seat) for seat in counted)


@cache_by_identity
def _for_everybody(state: State) -> View:
    asked, districts, new = prompt_view(state), _districts(state), state.phase is Phase.SETUP
    counts = state.entered if state.phase is Phase.FINAL else ()
    return View(
        game="citadels",
        viewer=None,
        options=state.options,
        phase=state.phase.value,
        phase_name=state.phase_name,
        headline=hints.headline(state),
        round=state.round,
        crown=state.crown,
        last_round=bool(state.completed),
        last_round_words=_last_round(state),
        needed=state.needed,
        strip=state.phase not in (Phase.FREE, Phase.FINAL, Phase.OVER),
        cast=cast_view(state),
        artist=_artist(state),
        uniques=_uniques(state),
        districts=tuple(map(district_card, districts)),
        by_kind=pages_by_kind(districts),
        by_type=pages_by_type(districts),
        unique_districts=tuple(map(district_card, _uniques(state))),
        types=type_cards(),
        styles=reference.set_hints() if new else (),
        selection=selection_view(state),
        caller=caller_view(state),
        turn=turn_view(state),
        prompt=asked,
        round_end=round_end_view(state),
        events=event_views(state),
        hints=hints.list_current(state),
        checklist=reference.checklist(state.options, state.seats) if new else (),
        tax=state.tax if "tax_collector" in state.cast and state.has(Tool.BANK) else None,
        bank=state.bank if state.has(Tool.BANK) else None,
        on_districts=on_districts(state),
        seats=tuple(
            seat_view(state, seat, stance, asked)
            for seat, stance in enumerate(
                stances(wanted_stance(state, seat, asked) for seat in range(state.seats))
            )
        ),
        finals=_finals(state, None),
        counting=tuple(seat for seat, entry in enumerate(counts) if entry is None),
        you=None,
    )


def _you(state: State, viewer: int, final: FinalView | None) -> YouView:
    dealt, draft = state.dealt, find_step(state)
    if dealt is None:
        return YouView(viewer, final, (), (), False)
    held = character_views(state, dealt.held[viewer])
    if draft is None or state.chooser(draft) != viewer:
        return YouView(viewer, final, held, (), False)
    choice = character_views(state, cards_seen(dealt, draft))
    return YouView(viewer, final, held, choice, lays_one(draft) and not draft.random)


def _last_round(state: State) -> Message | None:
    """[R ci.end.end_of_round] Return the announcement of the last round, made as soon as the first
    city is complete.
    """
    if not state.completed or state.phase in (Phase.FINAL, Phase.OVER):
        return None
    return Message("citadels-last-round", who=SeatName(state.completed[0]))


def _districts(state: State) -> tuple[str, ...]:
    known = (*BASIC, *(each for each in _uniques(state) if each != VAULT))
    return tuple(sorted(known, key=lambda each: DISTRICTS[each].cost))


def _uniques(state: State) -> tuple[str, ...]:
    """[R ci.cast.fourteen_uniques] Return those in the deck; where the table only counts, all of
    them.
    """
    return state.options.uniques_in_deck if state.options.tools else UNIQUES


def _artist(state: State) -> bool | None:
    """[R ci.char.artist.beautify] Return whether the Artist is in the game; unknown where the table
    only counts.
    """
    if state.options.tools:
        return "artist" in state.cast
    return None if is_allowed("artist", state.seats) else False
