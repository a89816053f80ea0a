"""The middle of the table: the cast with its marks, the caller, the selection guide."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from companion.engine.message import Message
from companion.engine.rulebook import Hint

from .. import hints, reference
from ..cast import character_does, character_name
from ..model import Mark, MarkKind, Phase, State, lying
from ..options import Tool
from ..rules.calling import is_crown_missing
from ..rules.phases import is_followed, is_guided, is_theater_sought
from ..tables import CHARACTERS, CROWN_RANK


class MarkView(Struct, frozen=True):
    """A mark that lies on a character for this round."""

    kind: str
    name: Message
    by: int


class CastView(Struct, frozen=True):
    """A character of the cast, in the row of ranks."""

    rank: int
    character: str
    name: Message
    does: Message
    hints: tuple[Hint, ...]
    """what it does, and its fine print, with places in the book"""
    income: str | None
    """the type of district that brings something"""
    marks: tuple[MarkView, ...]
    face_up: bool
    called: bool
    """whether it is called now"""
    silent: bool
    """whether nobody answered"""
    holder: int | None
    """who has turned it up"""


class CallerView(Struct, frozen=True):
    call: int
    by: int
    """[R ci.round.crown_duty] the crown holder, who calls"""
    rank: int
    character: str
    name: Message
    speech: Message
    """what is said aloud, and shown as a caption"""
    pace: str
    by_hand: bool
    """whether ranks are only passed over by hand"""
    paused: bool
    """whether calling pauses until somebody goes on"""
    dealt: bool
    """whether it waits for whoever has the character"""
    missing: tuple[int, ...]
    """the seats of which one must have missed its call, so that the calls have stopped"""


class DraftView(Struct, frozen=True):
    """A step of the selection."""

    step: int
    seat: int
    cards: int
    lays: int
    """how many of them they lay face down"""
    passes: int
    takes_face_down: bool
    """whether the card that lies face down is included"""
    steps: tuple[Message, ...]
    """what is done with them, in words"""
    words: Message
    """the same in one sentence"""
    now: bool
    past: bool


class ClockView(Struct, frozen=True):
    """A clock. Times are the server's, in milliseconds; `ends_at` is set only while it runs."""

    left_ms: int
    ends_at: int | None
    up: bool


class SelectionView(Struct, frozen=True):
    face_up: int
    """how many are to lie face up"""
    face_up_left: int
    face_down: int
    draft: tuple[DraftView, ...]
    """empty where the guide is off"""
    owner: int | None
    """the seat whose Theater may swap characters now"""
    chooser: int
    """the seat that does something now"""
    cards: int | None
    """how many they choose from; None: they choose nothing yet, or it is not counted"""
    clock: ClockView | None
    first: bool
    """whether nobody was called at this sitting yet"""
    dealt: bool
    """whether everybody chooses on their phone"""
    followed: bool
    """whether each says that they have chosen"""
    whole: bool
    """whether the whole way of the cards is shown unasked"""
    theater: bool
    """[R ci.unique.theater.swap] whether somebody may have it without our knowing who"""
    seeks: bool
    """whether everybody is asked if they have it"""


class RoundEndView(Struct, frozen=True):
    character: Message
    """of rank 4"""
    asks: Message | None
    """who had the killed rank 4?"""
    speech: Message | None
    """what the book has it do, said aloud"""
    crown: bool
    """who has the crown?"""


TOKENS = (MarkKind.WARRANTS, MarkKind.THREATS)


def marks_of(state: State) -> Iterator[tuple[MarkKind, Mark]]:
    for kind in MarkKind:
        mark = lying(state, kind)
        if mark is not None:
            yield kind, mark


def cast_view(state: State) -> tuple[CastView, ...]:
    """[R ci.ruling.named_victims_public] Return the row of ranks with
    everything that lies on it.
    """
    return tuple(_character(state, rank) for rank in state.ranks)


def _character(state: State, rank: int) -> CastView:
    character = state.character(rank)
    income = CHARACTERS[character].income
    marks = tuple(
        MarkView(kind.value, _mark_name(state, rank, kind), mark.by)
        for kind, mark in marks_of(state)
        if rank in mark.ranks
    )
    return CastView(
        rank,
        character,
        character_name(character),
        character_does(character),
        reference.character_hints(character),
        None if income is None else income.value,
        marks,
        rank in state.face_up,
        state.rank == rank,
        rank in state.silent,
        state.holder(rank),
    )


def _mark_name(state: State, rank: int, kind: MarkKind) -> Message:
    """[R ci.char.thief.steal] Whoever was turned up is robbed already."""
    over = kind is MarkKind.ROBBED and state.holder(rank) is not None
    return Message("citadels-mark-was-robbed" if over else f"citadels-mark-{kind.value}")


def caller_view(state: State) -> CallerView | None:
    """Return the caller. Nothing in it depends on who holds the character."""
    rank = state.rank
    if state.phase is not Phase.CALL or rank is None or state.turn is not None:
        return None
    name = character_name(state.character(rank))
    return CallerView(
        state.call,
        state.crown or 0,
        rank,
        state.character(rank),
        name,
        Message("citadels-now-missing") if state.missing else _speech(state, rank),
        state.options.pace,
        state.waiting is None and state.dealt is None and not state.missing,
        state.paused,
        state.dealt is not None,
        hints.may_be_missing(state),
    )


def _speech(state: State, rank: int) -> Message:
    """[R ci.ruling.named_victims_public] The rank, and what was named aloud, said of the character
    and of nobody. [R ci.ruling.marks_secret] Of tokens only that one lies there.
    """
    name = character_name(state.character(rank))
    marks = tuple(
        dict.fromkeys(
            Message("citadels-speech-marked" if kind in TOKENS else f"citadels-mark-{kind.value}")
            for kind, mark in marks_of(state)
            if rank in mark.ranks and not mark.found
        )
    )
    if not marks:
        return Message("citadels-speech-call", rank=rank, character=name)
    return Message("citadels-speech-call-marked", rank=rank, character=name, marks=marks)


def selection_view(state: State) -> SelectionView | None:
    if state.phase is not Phase.SELECT:
        return None
    plan, clock = state.selection, state.thinking
    guided = is_guided(state)
    return SelectionView(
        plan.face_up,
        max(0, plan.face_up - len(state.face_up)),
        plan.face_down,
        tuple(_drafts(state)) if guided else (),
        state.theater,
        *_chooser(state),
        None if clock is None else ClockView(clock.left_ms, clock.ends_at, state.time_is_up),
        state.call == 0,
        state.dealt is not None,
        is_followed(state),
        guided and (state.round == 1 or is_followed(state)),
        "theater" in state.options.uniques_in_deck and not state.has(Tool.CITIES),
        is_theater_sought(state),
    )


def _chooser(state: State) -> tuple[int, int | None]:
    crown = state.crown or 0
    if state.theater is not None:
        return state.theater, None
    turns_up = is_followed(state) and hints.turning_up(state)
    if not is_guided(state) or is_theater_sought(state) or turns_up:
        return crown, None
    draft = hints.drafting(state)
    return state.chooser(draft), draft.cards


def _drafts(state: State) -> Iterator[DraftView]:
    plan = state.selection
    for step, draft in enumerate(plan.draft):
        steps = hints.steps(plan, draft, dealt=state.dealt is not None)
        yield DraftView(
            step,
            state.chooser(draft),
            draft.cards,
            draft.discard,
            draft.passes,
            draft.with_face_down,
            steps,
            hints.in_words(steps),
            step == state.step,
            step < state.step,
        )


def round_end_view(state: State) -> RoundEndView | None:
    if state.phase is not Phase.ROUND_END:
        return None
    name = character_name(state.character(CROWN_RANK))
    asks = Message("citadels-ask-heir", character=name)
    if not hints.asks_heir(state):
        return RoundEndView(name, None, None, is_crown_missing(state))
    # [R ci.char.king.killed] [R ci.char.patrician.killed] [R ci.char.emperor.killed]
    does = "takes" if state.takes_crown(CROWN_RANK) else "gives"
    speech = Message(f"citadels-speech-heir-{does}", character=name)
    return RoundEndView(name, asks, speech, False)
