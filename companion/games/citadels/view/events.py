"""Events that everybody may know and that fill the middle of the table for a moment."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from companion.engine.message import Arg, Message, SeatName

from ..cast import character_name
from ..model import MarkKind, State, lying
from ..options import Tool
from ..tables import CROWN_RANK


class EventView(Struct, frozen=True):
    """An event of a round; listed as long as it is true."""

    key: str
    """different for each event of a sitting"""
    kind: str
    picture: str
    name: Message | None
    """the character that it befell; None: the person it belongs to"""
    word: Message | None
    """what befell it"""
    by: int
    """the person it belongs to"""
    speech: Message
    milliseconds: int
    """how long it is shown: shorter after two rounds, when people know it"""


LONG, SHORT = 2_000, 1_000
"""milliseconds"""
LONG_ROUNDS = 2
NAMED = (MarkKind.KILLED, MarkKind.BEWITCHED, MarkKind.ROBBED)


def event_views(state: State) -> tuple[EventView, ...]:
    """[R ci.ruling.named_victims_public] Return the events. Nothing depends on who holds a
    character that was not turned up.
    """
    return (
        *_naming_events(state),
        *_sign_events(state),
        *_robbery_events(state),
        *_crown_events(state),
    )


def _event(
    state: State,
    kind: str,
    by: int,
    speech: Message,
    picture: str,
    among: int | None = None,
    name: Message | None = None,
    word: Message | None = None,
) -> EventView:
    """Make an event. `among` distinguishes it from others of its kind in one round."""
    key = f"{kind}-{state.round}" if among is None else f"{kind}-{state.round}-{among}"
    milliseconds = LONG if state.round <= LONG_ROUNDS else SHORT
    return EventView(key, kind, picture, name, word, by, speech, milliseconds)


def _of_character(
    state: State, kind: str, rank: int, by: int, key: str = "", **more: Arg
) -> EventView:
    character = state.character(rank)
    name, word = character_name(character), Message(f"citadels-event-{kind}")
    speech = Message(f"citadels-speech-{key or kind}", character=name, who=SeatName(by), **more)
    return _event(state, kind, by, speech, character, rank, name, word)


def _naming_events(state: State) -> Iterator[EventView]:
    for kind in NAMED:
        mark = lying(state, kind)
        if mark is not None:
            yield _of_character(state, kind.value, mark.ranks[0], mark.by)


def _sign_events(state: State) -> Iterator[EventView]:
    """[R ci.char.magistrate.confiscate] The signed warrant, or the threat with the flower."""
    for kind in (MarkKind.WARRANTS, MarkKind.THREATS):
        mark = lying(state, kind)
        if mark is not None and mark.found:
            word = Message(f"citadels-event-{kind.value}")
            speech = Message(f"citadels-speech-{kind.value}", who=SeatName(mark.by))
            yield _event(state, kind.value, mark.by, speech, kind.value, word=word)


def _robbery_events(state: State) -> Iterator[EventView]:
    """[R ci.char.thief.steal] Yield the robbery when the character is turned up, with the amount
    where that is kept.
    """
    theft = state.theft
    if theft is not None:
        key = "stolen" if state.has(Tool.BANK) else "stolen-all"
        yield _of_character(state, "stolen", theft.rank, theft.thief, key, n=theft.gold)


def _crown_events(state: State) -> Iterator[EventView]:
    """[R ci.char.king.crown] [R ci.char.emperor.crown] Another person than before has it. With a
    robbery of the same character it is one event.
    """
    before = state.crown_before if state.heir is None else state.heir.before
    if before is None or state.crown in (None, before):
        return
    if state.theft is not None and state.theft.rank == CROWN_RANK:
        return
    speech = Message("citadels-log-crown", who=SeatName(state.crown))
    yield _event(state, "crown", state.crown, speech, "crown", state.crown)
