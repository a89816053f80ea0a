"""What lies in the middle: the cast with its marks, the caller, the selection guide."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message, SeatName
from companion.engine.rulebook import Hint

from .. import actions as act
from .. import hints, reference
from ..cast import character_does, character_name
from ..model import Mark, MarkKind, Phase, State
from ..options import Tool
from ..tables import CHARACTERS, CROWN_RANK
from .parts import Choice, Struct, choice


class MarkView(Struct, frozen=True):
    """Something that lies on a character for this round."""

    kind: str
    name: Message
    by: int


class CastView(Struct, frozen=True):
    """A character of the cast, in the strip of ranks."""

    rank: int
    character: str
    name: Message
    does: Message
    hints: tuple[Hint, ...]
    """what it does, and its fine print, with where that stands"""
    income: str | None
    """the type of district that brings something"""
    marks: tuple[MarkView, ...]
    face_up: bool
    called: bool
    """now"""
    silent: bool
    """nobody answered"""
    holder: int | None
    """who has turned it up"""
    turn_up: Choice | None
    """before anybody chooses: it lies face up, or does not after all"""


class CallerView(Struct, frozen=True):
    call: int
    by: int
    """[R ci.round.crown_duty] the crown holder, who calls"""
    rank: int
    character: str
    name: Message
    speech: Message
    """what is said aloud, and shown as a caption"""
    order: int
    """which call of the round it is, from 1"""
    calls: int
    """how many ranks are called this round"""
    answers: tuple[Choice, ...]
    """"that's me", by seat"""
    silence: act.Silence
    back: tuple[Choice, ...]
    """ranks that nobody answered to, the latest first"""
    pace: str


class DraftView(Struct, frozen=True):
    """A step of the selection."""

    step: int
    seat: int
    cards: int
    steps: tuple[Message, ...]
    """what is done with them, in words"""
    now: bool
    past: bool


class ClockView(Struct, frozen=True):
    """Times are the server's, milliseconds. `ends_at` stands only while the clock runs."""

    left_ms: int
    total_ms: int
    ends_at: int | None
    up: bool


class SelectionView(Struct, frozen=True):
    face_up: int
    """how many are to lie face up"""
    face_up_left: int
    face_down: int
    draft: tuple[DraftView, ...]
    """empty where the guide is off"""
    pass_on: Choice | None
    """the one tap of who chooses now, once all is turned up"""
    owner: int | None
    """whose Theater may swap characters now"""
    theater: tuple[Choice, ...]
    """with whom its owner may swap, and not at all"""
    start: act.StartCalls
    """straight to the calls"""
    clock: ClockView | None


class RoundEndView(Struct, frozen=True):
    asks: Message | None
    """who had the killed rank 4?"""
    heirs: tuple[Choice, ...]
    next: act.NextRound
    last: bool
    """after this comes the count"""


MARKS = tuple(MarkKind)


def marks_of(state: State) -> Iterator[tuple[MarkKind, Mark]]:
    for kind in MARKS:
        mark: Mark | None = {
            MarkKind.KILLED: state.killed,
            MarkKind.BEWITCHED: state.bewitched,
            MarkKind.ROBBED: state.robbed,
            MarkKind.WARRANTS: state.warrants,
            MarkKind.THREATS: state.threats,
        }[kind]
        if mark is not None:
            yield kind, mark


def cast_view(state: State) -> tuple[CastView, ...]:
    """[R ci.ruling.named_victims_public] The strip of ranks, with all that lies on it."""
    return tuple(_character(state, rank) for rank in state.ranks)


def _character(state: State, rank: int) -> CastView:
    character = state.character(rank)
    income = CHARACTERS[character].income
    marks = tuple(
        MarkView(kind.value, Message(f"citadels-mark-{kind.value}"), mark.by)
        for kind, mark in marks_of(state)
        if rank in mark.ranks
    )
    turn_up = None
    if state.phase is Phase.SELECT and (hints.turning_up(state) or not state.has(Tool.SELECTION)):
        lies = rank in state.face_up
        action = act.FaceUp(state.round, rank, on=not lies)
        turn_up = choice(state, None, character_name(character), action, rank=rank)
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
        turn_up,
    )


def caller_view(state: State) -> CallerView | None:
    """Nothing in it depends on who holds the character."""
    rank = state.rank
    if state.phase is not Phase.CALL or rank is None or state.turn is not None:
        return None
    called = tuple(each for each in state.ranks if each not in state.face_up)
    name = character_name(state.character(rank))
    answers = tuple(
        choice(state, seat, _seat(seat), act.Answer(state.call, seat), whom=seat)
        for seat in range(state.seats)
    )
    return CallerView(
        state.call,
        state.crown or 0,
        rank,
        state.character(rank),
        name,
        Message("citadels-speech-call", rank=rank, character=name),
        called.index(rank) + 1,
        len(called),
        answers,
        act.Silence(state.call),
        back_choices(state),
        state.options.pace,
    )


def back_choices(state: State) -> tuple[Choice, ...]:
    """[R ci.round.crown_duty] "Wait, that's me": the calls one may go back to."""
    if state.turn is not None or state.phase not in (Phase.CALL, Phase.ROUND_END):
        return ()
    return tuple(
        choice(
            state,
            None,
            character_name(state.character(rank)),
            act.GoBack(state.call, rank),
            rank=rank,
        )
        for rank in sorted(state.silent, reverse=True)
    )


def _seat(seat: int) -> Message:
    return Message("citadels-do-seat", who=SeatName(seat))


def selection_view(state: State) -> SelectionView | None:
    if state.phase is not Phase.SELECT:
        return None
    plan = state.selection
    guided = state.has(Tool.SELECTION)
    return SelectionView(
        plan.face_up,
        max(0, plan.face_up - len(state.face_up)),
        plan.face_down,
        tuple(_drafts(state)) if guided else (),
        _pass_on(state) if guided else None,
        state.theater,
        tuple(_theater(state)),
        act.StartCalls(state.round),
        _clock(state),
    )


def _drafts(state: State) -> Iterator[DraftView]:
    plan = state.selection
    for step, draft in enumerate(plan.draft):
        yield DraftView(
            step,
            state.chooser(draft),
            draft.cards,
            hints.steps(plan, draft),
            step == state.step,
            step < state.step,
        )


def _pass_on(state: State) -> Choice | None:
    draft = state.selection.draft
    if hints.turning_up(state) or state.step >= len(draft):
        return None
    seat = state.chooser(draft[state.step])
    last = draft[state.step].passes == 0
    label = Message("citadels-do-chosen" if last else "citadels-do-passed-on")
    return choice(state, seat, label, act.PassOn(state.round, state.step), whom=seat)


def _theater(state: State) -> Iterator[Choice]:
    """[R ci.unique.theater.swap]"""
    owner = state.theater
    if owner is None:
        return
    for seat in range(state.seats):
        if seat != owner:
            action = act.SwapCharacters(state.round, seat)
            yield choice(state, owner, _seat(seat), action, whom=seat)
    label = Message("citadels-do-keep-character")
    yield choice(state, owner, label, act.SwapCharacters(state.round))


def _clock(state: State) -> ClockView | None:
    clock = state.thinking
    if clock is None:
        return None
    return ClockView(clock.left_ms, clock.total_ms, clock.ends_at, state.time_is_up)


def round_end_view(state: State) -> RoundEndView | None:
    if state.phase is not Phase.ROUND_END:
        return None
    asks = hints.asks_heir(state)
    name = character_name(state.character(CROWN_RANK))
    return RoundEndView(
        Message("citadels-ask-heir", character=name) if asks else None,
        tuple(_heirs(state)) if asks else (),
        act.NextRound(state.round),
        state.last_round,
    )


def _heirs(state: State) -> Iterator[Choice]:
    """[R ci.char.emperor.killed] Who had it; for an Emperor also to whom the crown goes."""
    emperor = state.character(CROWN_RANK) == "emperor"
    for seat in range(state.seats):
        if not emperor:
            yield choice(state, seat, _seat(seat), act.ShowKilled(state.round, seat), whom=seat)
            continue
        for to in range(state.seats):
            label = Message("citadels-do-heir", who=SeatName(seat), whom=SeatName(to))
            made = choice(state, seat, label, act.ShowKilled(state.round, seat, to), whom=seat)
            if made.action is not None:
                yield made
    yield choice(state, None, Message("citadels-do-nobody"), act.ShowKilled(state.round))
