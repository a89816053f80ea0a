"""The regions of a sitting's screens, and the values that each of them is given.

`templates/<game>/regions.toml` says what a game's templates are given. Among the names of fields,
`seats.edge` means the edge of each seat and nothing else of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
from flask import current_app

from companion.engine.moves import MoveList, PickedMoves

from . import regions, template_globals
from .regions import FRAME, Region, RegionCache, Screen
from .screen_data import ScreenData

Names = tuple[str, ...]


class GameRegion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields that a game's template is given in a region."""

    view: Names = ()
    seat: Names = ()
    """of the seat whose region it is"""
    sitting: Names = ()
    moves: Names = ()
    """slots, of that seat and of the table as a whole"""


class GameRegions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields for each region that a game has a template for."""

    panel: GameRegion = GameRegion()
    centre: GameRegion = GameRegion()
    bar: GameRegion = GameRegion()
    seat: GameRegion = GameRegion()
    phone_bar: GameRegion = GameRegion()
    after: GameRegion = GameRegion()
    everybody: GameRegion = GameRegion()
    other: GameRegion = GameRegion()
    purse: GameRegion = GameRegion()


@cache
def _list_slots(game: GameRegions) -> frozenset[str]:
    """Return all slots that any region asks for, so that table and phones list the same. Cached,
    because lists of moves are cached by the identity of this object.
    """
    regions: Iterable[GameRegion] = msgspec.structs.astuple(game)
    return frozenset(slot for region in regions for slot in region.moves) | {"pause"}


def list_regions(here: ScreenData, frame: str = "", *, whole: bool = False) -> dict[str, Region]:
    """Return all regions of a table screen or a phone, by id. `frame`: a template around the
    screen.

    `whole`: give each everything there is, for a dialog in it, which may show anything.
    """
    game = read_game_regions(here.game)
    moves = here.moves if whole else here.moves.limit(_list_slots(game))
    give = _Giver(here, game, moves, whole)
    own = give.list_of_table() if here.viewer is None else give.list_of_phone(here.viewer)
    return dict(own) | dict(give.list_shared(frame))


def draw_screen(here: ScreenData, cache: RegionCache, frame: str = "") -> Screen:
    """Draw the screen of a device. Needs no request, but `template_globals.speak` before."""
    everything, slots = list_regions(here, frame), {"version": str(here.version)}
    shared = (here.code, here.placement, template_globals.voice())
    return regions.draw(everything, _constants(here), slots, cache, shared, here.viewer)


def draw_dialog(id: str, here: ScreenData) -> str | None:
    """Draw only the dialog with this id of a screen; None if it has none."""
    values = {**_constants(here), "sitting": here, "view": here.view, "seats": here.view.seats}
    return regions.draw_dialog(id, list_regions(here, whole=True), values)


def _constants(here: ScreenData) -> dict[str, Any]:
    """Return what all templates of a screen read besides what they are given."""
    return {"lang": template_globals.language(), "game": here.game}


@cache
def read_game_regions(game: str) -> GameRegions:
    """Read a game's `regions.toml`, once in a process. Raises TemplateNotFound,
    msgspec.ValidationError.
    """
    environment = current_app.jinja_env
    assert environment.loader is not None
    source, _, _ = environment.loader.get_source(environment, f"{game}/regions.toml")
    return msgspec.toml.decode(source, type=GameRegions)


def pick(value: object, names: Names, *moves: PickedMoves) -> msgspec.Struct:
    """Return a value with these fields and `moves` only; equal if they are all equal."""
    part, read = _make_picker(names, *("moves",) * len(moves))
    return part(*read(value), *moves)


@cache
def _make_picker(
    names: Names, *more: str
) -> tuple[Callable[..., msgspec.Struct], Callable[[Any], Iterable[object]]]:
    """Return the class of a picked value, and a function that reads its fields. Once in a process
    for each list of names.
    """
    fields: dict[str, list[str]] = {}
    for name in names:
        field, _, inner = name.partition(".")
        fields.setdefault(field, []).extend([inner] if inner else [])
    readers = [
        _EachPicker(field, tuple(inner)) if inner else attrgetter(field)
        for field, inner in fields.items()
    ]
    part = msgspec.defstruct("Part", [*fields, *more], frozen=True)
    if len(fields) > 1 and not any(fields.values()):
        return part, attrgetter(*fields)
    return part, lambda value: [read(value) for read in readers]


class _EachPicker:
    """Picks fields of each of several things. The last result is cached, as screens share it."""

    def __init__(self, field: str, names: Names) -> None:
        self._read, self._names = attrgetter(field), names
        self._last: tuple[object, tuple[msgspec.Struct, ...]] = (None, ())

    def __call__(self, value: object) -> tuple[msgspec.Struct, ...]:
        several, (last, picked) = self._read(value), self._last
        if several is not last:
            picked = tuple(pick(one, self._names) for one in several)
            self._last = several, picked
        return picked


@dataclass(frozen=True, slots=True)
class _Giver:
    """Gives regions parts of a screen's values."""

    here: ScreenData
    game: GameRegions
    moves: MoveList
    whole: bool

    def list_shared(self, frame: str) -> Iterator[tuple[str, Region]]:
        """Yield the regions that table screens and phones have in common."""
        here = self.here
        headline = ("headline",) if hasattr(here.view, "headline") else ()
        yield "tells", Region("sitting/tells.html", self.give(headline, ("undo", "reveal")))
        yield "alarms", Region("sitting/alarms.html", self.give((), ALARMS))
        steps = self.give((), ("table", "viewer", "undo", "redo"), ("pause",), here.viewer)
        yield "steps", Region("sitting/steps.html", steps)
        if here.remarks:
            remark = self.give((), ("remarks", "undo", "table", "viewer"))
            yield "remark", Region("sitting/remark.html", remark)
        else:
            yield "remark", Region("sitting/no_remark.html", {})
        if here.reveal is not None:
            yield "tools", Region("sitting/no_tools.html", {})
        after = self.game.after if here.ended else GameRegion()
        screen = "sitting/table.html" if here.table else "sitting/seat.html"
        given = self.give_game(after, here.viewer, FRAMES) | {"screen": screen}
        yield FRAME, Region(frame or screen, given)

    def list_of_table(self) -> Iterator[tuple[str, Region]]:
        here, panel = self.here, self.game.panel
        yield "ready", Region("sitting/ready.html", self.give((), ("ready", "join", "code")))
        if here.reveal is not None:
            centre = self.give_game(self.game.after, None, REVEALED)
            yield "centre", Region("sitting/centre_over.html", centre)
            return
        yield "centre", Region("sitting/centre.html", self.give_game(self.game.centre, None))
        yield "tools", Region("sitting/tools.html", self.give_game(self.game.bar, None))
        view = self.pick(here.view, panel.view)
        for place in here.seats:
            seat = here.view.seats[place.seat]
            given = {
                "view": view,
                "sitting": self.pick_sitting((*panel.sitting, "absent"), panel.moves, place.seat),
                "seat": self.pick(seat, PANEL + panel.seat),
                "place": place,
                "edge": place.edge,
            }
            yield f"seat-{place.seat}", Region("sitting/panel.html", given)
            facts = {"seat": self.pick(seat, FACTS)}
            yield f"facts-{place.seat}", Region("sitting/facts.html", facts)

    def list_of_phone(self, viewer: int) -> Iterator[tuple[str, Region]]:
        here, view, game = self.here, self.here.view, self.game
        own = view.seats[viewer]
        yield "head", Region("sitting/phone_head.html", {"seat": self.pick(own, HEAD)})
        people = self.give(("seats.stance",), ("viewer", "others", "code"))
        yield "people", Region("sitting/people.html", people)
        if here.reveal is not None:
            phone = self.give_game(game.after, viewer, (*REVEALED, "code", "next"))
            yield "phone", Region("sitting/phone_over.html", phone)
            return
        phone = self.give_game(game.seat, viewer) | {"edge": "bottom"}
        yield "phone", Region("sitting/phone.html", phone)
        tools = self.give_game(game.phone_bar, viewer)
        yield "tools", Region("sitting/phone_tools.html", tools)
        everybody = self.give_game(game.everybody, viewer) | {"me": viewer}
        yield "everybody", Region(f"{here.game}/everybody.html", everybody)
        yield "purse", Region(f"{here.game}/purse.html", self.give_game(game.purse, viewer))
        other = self.give(game.other.view, game.other.sitting, game.other.moves, viewer)
        for one in view.seats:
            given = other | {"one": self.pick(one, game.other.seat)}
            yield f"other-{one.seat}", Region(f"{here.game}/other.html", given)

    def give_game(
        self, region: GameRegion, seat: int | None, sitting: Names = ()
    ) -> dict[str, Any]:
        """Return what a game's template is given, with these fields of `sitting` too."""
        given = self.give(region.view, region.sitting + sitting, region.moves, seat)
        if seat is not None:
            given["seat"] = self.pick(self.here.view.seats[seat], region.seat)
        return given

    def give(
        self, view: Names, sitting: Names, moves: Names = (), seat: int | None = None
    ) -> dict[str, Any]:
        return {
            "view": self.pick(self.here.view, view),
            "sitting": self.pick_sitting(sitting, moves, seat),
        }

    def pick_sitting(self, names: Names, moves: Names, seat: int | None) -> object:
        if self.whole:
            return self.here
        listed = (self.moves.pick(moves, (None, seat)),) if moves else ()
        return pick(self.here, names, *listed)

    def pick(self, value: object, names: Names) -> object:
        return value if self.whole else pick(value, names)


PANEL = ("seat", "stance", "tags", "todo")
FACTS = ("seat", "facts")
HEAD = ("seat", "stance", "tags", "todo", "facts")
REVEALED = ("reveal", "table", "viewer", "seats.edge")
ALARMS = ("take_over", "asked", "absent", "answers", "table", "code", "seats.seat")
FRAMES = (
    "code", "incarnation", "table", "viewer", "others", "placement", "edges", "ended", "reveal",
    "next", "seats.seat", "seats.side", "seats.edge",
)  # fmt: skip
"""what the house's own templates read of a seat or of the sitting"""
