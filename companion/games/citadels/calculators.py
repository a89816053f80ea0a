"""A calculator: how the character cards go round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from companion.engine.checks import player_count
from companion.engine.game import Calculator
from companion.engine.message import Message
from companion.engine.refusal import Fault

from .cast import selection
from .tables import CAST_SIZES, SEATS

Players = Annotated[int, msgspec.Meta(extra_json_schema={"minimum": SEATS[0], "maximum": SEATS[1]})]
Cast = Annotated[int, msgspec.Meta(extra_json_schema={"enum": [8, 9]})]


class SelectionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many play, and with how many characters."""

    players: Players
    characters: Cast


class DraftAnswer(msgspec.Struct, frozen=True):
    """One player's part in the draft."""

    seat: int
    """counted to the left from the crown holder, who is 0"""
    cards: int
    """cards received to look at"""
    keep: int
    discard: int
    """cards laid aside face down before the others go on"""


class SelectionAnswer(msgspec.Struct, frozen=True):
    """What is discarded first, and then who chooses from how many cards."""

    face_up: int
    face_down: int
    draft: tuple[DraftAnswer, ...]


def check_selection(entry: SelectionEntry) -> tuple[Fault, ...]:
    """[R ci.intro.players] [R ci.rank9.three_and_eight] [R ci.two.ranks] [R ci.three.ranks]"""
    faults = tuple(player_count("players", entry.players, *SEATS))
    sizes = (8, 9) if faults else CAST_SIZES[entry.players]
    if entry.characters in sizes:
        return faults
    message = Message("citadels-fault-cast-size")
    if len(sizes) == 1:
        message = Message("citadels-fault-cast-size-for", n=entry.players, need=sizes[0])
    return (*faults, Fault("characters", "cast_size", message))


def select(entry: SelectionEntry) -> SelectionAnswer:
    """[R ci.selection.*] [R ci.two.*] [R ci.three.*]"""
    plan = selection(entry.players, entry.characters)
    draft = tuple(DraftAnswer(d.seat, d.cards, d.keep, d.discard) for d in plan.draft)
    return SelectionAnswer(plan.face_up, plan.face_down, draft)


CALCULATORS: Mapping[str, Calculator] = {
    "selection": Calculator(SelectionEntry, SelectionAnswer, check_selection, select),
}
