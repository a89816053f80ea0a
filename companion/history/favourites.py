"""What set-up offers of a house's own: what was chosen most often lately, and what the host
decided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Literal, get_args

import msgspec

OFFERED = 3
"""the most choices that set-up offers for one option"""
_DROPPED = 30

Word = Annotated[str, msgspec.Meta(pattern="^[a-z_]{1,30}$")]
Choice = Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=20)]
"""a cast of characters, or the districts of a deck"""
Place = Literal["pinned", "dropped", "as_played"]
PLACES: tuple[Place, ...] = get_args(Place)


class HostChoices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the host decided for one option of a game."""

    pinned: Annotated[tuple[Choice, ...], msgspec.Meta(max_length=OFFERED)] = ()
    dropped: Annotated[tuple[Choice, ...], msgspec.Meta(max_length=_DROPPED)] = ()

    def put(self, choice: Choice, place: Place) -> HostChoices:
        pinned = tuple(one for one in self.pinned if one != choice)
        dropped = tuple(one for one in self.dropped if one != choice)
        match place:
            case "pinned":
                pinned = (*pinned, choice)[-OFFERED:]
            case "dropped":
                dropped = (*dropped, choice)[-_DROPPED:]
            case "as_played":
                pass
        return HostChoices(pinned, dropped)


@dataclass(frozen=True, slots=True)
class Favourites:
    """The choices that are offered for one option of a game."""

    pinned: tuple[Choice, ...]
    """pinned by the host, so they come first"""
    often: tuple[Choice, ...]
    """chosen most often, the latest first among equals"""
    dropped: tuple[Choice, ...]
    """taken off the list by the host"""

    @property
    def offered(self) -> tuple[Choice, ...]:
        return self.pinned + self.often

    @property
    def every(self) -> tuple[Choice, ...]:
        return self.offered + self.dropped


def favourites(chosen: Iterable[object], kept: str) -> Favourites:
    """Return what to offer. `chosen`: what each play chose, the latest first; `kept`: the stored
    decisions of the host.
    """
    decided, times = read(kept), Counter(filter(None, map(_choice, chosen)))
    known = {*decided.pinned, *decided.dropped}
    often = [one for one, _ in times.most_common() if one not in known]
    left = OFFERED - len(decided.pinned)
    return Favourites(decided.pinned, tuple(often[:left]), decided.dropped)


def read(kept: str) -> HostChoices:
    """Decode stored decisions. Raises msgspec.ValidationError and msgspec.DecodeError."""
    return msgspec.json.decode(kept, type=HostChoices) if kept else HostChoices()


def encode(decided: HostChoices) -> str:
    return "" if decided == HostChoices() else msgspec.json.encode(decided).decode()


def setting(game: str, option: str) -> str:
    """Return the name of the setting that holds the host's decisions."""
    return f"favourites:{game}:{option}"


def _choice(value: object) -> Choice | None:
    """Return a choice; None for an empty one, and for one that no set-up of ours has written."""
    try:
        return msgspec.convert(value, Choice)
    except msgspec.ValidationError:
        return None
