"""A screen in parts, of which only those are drawn and sent again that show something else now.

A region is a template whose root element has the region's id; `region(id, template, …)` puts it on
a screen. It sees `view`, `sitting`, `game` and what it is given, and nothing around it. What it
reads of `view` and `sitting` is noted while it is drawn, of the view's seats one by one: as long as
all that is equal, and so is what it is given, the last drawing stands, here and on every screen of
the sitting where the same is so. One may lie in another. What is around all of them is kept alike.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from flask import current_app, g, render_template
from markupsafe import Markup

from companion.engine.moves import Group, Move, MoveList

KEPT = 24_000_000
"""letters of HTML in memory, of all sittings together"""

_SECRET = token_hex(8)
_MARK = f"\ue002{_SECRET}{{}}\ue003"
"""stands for a region, or a slot, on the screen around it; no name that somebody types can"""
_MARKED = re.compile(f"\ue002{_SECRET}([^\ue003]*)\ue003")


@dataclass(frozen=True, slots=True)
class Screen:
    """What is around the regions, and the regions; marks stand where one lies in another."""

    frame: str
    regions: Mapping[str, Markup]
    slots: Mapping[str, str]
    """attributes that change with each action, of which the browser hears by the event itself"""

    @property
    def html(self) -> Markup:
        """The whole of it."""
        return self._fill(self.frame)

    def region(self, id: str) -> Markup:
        """With those that lie in it."""
        return self._fill(self.regions[id])

    def diff(self, before: Screen) -> str | None:
        """The regions that changed, each for the element of its id; None where all has changed."""
        if self.frame != before.frame:
            return None
        return "".join(
            f'<hx-partial hx-target="#{id}" hx-swap="outerMorph">{self.region(id)}</hx-partial>'
            for id in self._list_changed(self.frame, before)
        )

    def _list_changed(self, around: str, before: Screen) -> Iterator[str]:
        for id in _MARKED.findall(around):
            if id in self.slots:
                continue
            if self.regions[id] != before.regions[id]:
                yield id
            else:
                yield from self._list_changed(self.regions[id], before)

    def _fill(self, text: str) -> Markup:
        def part(found: re.Match[str]) -> str:
            id = found[1]
            return self.slots[id] if id in self.slots else self._fill(self.regions[id])

        return Markup(_MARKED.sub(part, text))


Path = tuple[Any, ...]
"""what was asked of what: `("view", "phase")`, `("view", "seats", 2, "gold")`, or of the moves
`("moves", slot, seat, group, known)`
"""
Reads = dict[Path, object]
"""and the answers"""


class Watched:
    """A value whose attributes are noted as they are read."""

    __slots__ = ("_path", "_reads", "_value")

    def __init__(self, path: Path, value: object, reads: Reads) -> None:
        self._path, self._value, self._reads = path, value, reads

    def __getattr__(self, name: str) -> Any:
        found, path = getattr(self._value, name), (*self._path, name)
        if isinstance(found, MoveList):
            return WatchedMoves(found, self._reads)
        if path == SEATS:
            return WatchedSeats(found, self._reads)
        self._reads[path] = found
        return found

    def __eq__(self, other: object) -> bool:
        """Whether it is the same place in a view, whatever stands there."""
        return isinstance(other, Watched) and self._path == other._path

    def __hash__(self) -> int:
        return hash(self._path)

    @property
    def place(self) -> Path:
        return self._path


SEATS = ("view", "seats")


class WatchedSeats(Sequence[Watched]):
    """What a view tells of each seat: of which seat what is read is noted, and no more."""

    def __init__(self, seats: Sequence[object], reads: Reads) -> None:
        self._seats, self._reads = seats, reads

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, seat: Any) -> Any:
        if isinstance(seat, slice):
            return tuple(self)[seat]
        return Watched((*SEATS, seat), self._seats[seat], self._reads)


class WatchedMoves(MoveList):
    """Moves that are noted as they are asked for."""

    def __init__(self, moves: MoveList, reads: Reads) -> None:
        self._moves, self._reads = moves, reads

    def __call__(
        self, slot: str, seat: int | None, group: Group | None = None, **known: object
    ) -> tuple[Move, ...]:
        found = self._moves(slot, seat, group, **known)
        self._reads["moves", slot, seat, group, tuple(known.items())] = found
        return found


Call = tuple[str, str, Mapping[str, object]]
"""a region's id, its template, and what it is given"""


@dataclass(frozen=True, slots=True)
class _Kept:
    template: str
    given: Mapping[str, object]
    reads: Reads
    html: Markup
    inner: tuple[Call, ...]
    """the regions that lie in it"""


Drawings = Mapping[str, _Kept]
"""the frame and the regions of a screen, by their ids"""


@dataclass(slots=True)
class RegionCache:
    """The last drawing of each region, of those screens that were drawn last."""

    most: int = KEPT
    _kept: OrderedDict[tuple[Hashable, Hashable], Drawings] = field(default_factory=OrderedDict)
    _alike: dict[Hashable, dict[Hashable, Drawings]] = field(default_factory=dict)
    """the same, by what the screens have in common"""
    _letters: int = 0

    def of(self, shared: Hashable, viewer: Hashable) -> tuple[Drawings, ...]:
        """Of this screen and of others that are drawn alike; its own first, if there is one."""
        alike = self._alike.get(shared, {})
        own = alike.get(viewer)
        others = tuple(one for one in alike.values() if one is not own)
        return ({} if own is None else own, *others)

    def __len__(self) -> int:
        """Screens."""
        return len(self._kept)

    def put(self, shared: Hashable, viewer: Hashable, drawn: Drawings) -> None:
        self._letters -= _letters(self._kept.pop((shared, viewer), {}))
        self._kept[shared, viewer] = drawn
        self._alike.setdefault(shared, {})[viewer] = drawn
        self._letters += _letters(drawn)
        while self._letters > self.most and len(self._kept) > 1:
            (last, whose), gone = self._kept.popitem(last=False)
            self._letters -= _letters(gone)
            del self._alike[last][whose]
            if not self._alike[last]:
                del self._alike[last]


def _letters(drawn: Drawings) -> int:
    return sum(len(one.html) for one in drawn.values())


FRAME = ""
"""the id of what is around all regions"""
SLOTS = ("version",)
"""what of `sitting` is filled in when a screen is sent"""


@dataclass(slots=True)
class _Drawing:
    """A screen while it is drawn."""

    values: Mapping[str, Any]
    before: tuple[Drawings, ...]
    drawn: dict[str, _Kept] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    """the regions in what is drawn at the moment"""
    _now: Reads = field(default_factory=dict)

    def place(self, id: str, template: str, given: Mapping[str, object]) -> None:
        """As it was drawn last, here or on another screen, or drawn anew."""
        kept = self._standing(id, template, given)
        if kept is None:
            render = render_template if id == FRAME else _quickly
            self.drawn[id] = self._anew(render, template, given)
            return
        self.drawn[id] = kept
        for call in kept.inner:
            self.place(*call)

    def _standing(self, id: str, template: str, given: Mapping[str, object]) -> _Kept | None:
        """A drawing that shows what is so now, if there is one."""
        for drawings in self.before:
            kept = drawings.get(id)
            if kept is None or kept.template != template:
                continue
            if (kept.given is given or kept.given == given) and self._stands(kept.reads):
                return kept
        return None

    def _stands(self, reads: Reads) -> bool:
        """Whether all that was read is as it was. Asked hundreds of times for an action."""
        known = self._now
        for path, found in reads.items():
            now = known[path] if path in known else self._read(path)
            if now is not found and now != found:
                return False
        return True

    def _read(self, path: Path) -> object:
        """What is there now."""
        if path[0] == "moves":
            _, slot, seat, group, known = path
            now: Any = self.values["sitting"].moves(slot, seat, group, **dict(known))
        else:
            now = self.values[path[0]]
            for step in path[1:]:
                now = now[step] if isinstance(step, int) else getattr(now, step)
        self._now[path] = now
        return now

    def _anew(
        self, render: Callable[..., str], template: str, given: Mapping[str, object]
    ) -> _Kept:
        reads: Reads = {}
        watched: dict[str, object] = {
            name: Watched((name,), self.values[name], reads) for name in ("view", "sitting")
        }
        watched["seats"] = WatchedSeats(self.values["seats"], reads)
        for name, value in given.items():
            if isinstance(value, Watched):
                value = Watched(value.place, self._read(value.place), reads)
            watched[name] = value
        around, self.calls = self.calls, []
        html = render(template, **{**self.values, **watched})
        inner, self.calls = tuple(self.calls), around
        return _Kept(template, given, reads, Markup(html), inner)


def _quickly(template: str, **values: object) -> str:
    """Without what Flask does around each template: a screen is made of dozens."""
    return current_app.jinja_env.get_template(template).render(values)


def draw(
    template: str,
    values: Mapping[str, Any],
    cache: RegionCache,
    shared: Hashable,
    viewer: Hashable,
) -> Screen:
    """The screen of this template. `shared`: what its regions depend on besides: which sitting,
    from where, in which language; `viewer`: who looks at it.
    """
    drawing = g.drawing = _Drawing(values, cache.of(shared, viewer))
    try:
        drawing.place(FRAME, template, {})
    finally:
        g.drawing = None
    cache.put(shared, viewer, drawing.drawn)
    regions = {id: one.html for id, one in drawing.drawn.items()}
    frame, sitting = regions.pop(FRAME), values["sitting"]
    return Screen(frame, regions, {name: str(getattr(sitting, name)) for name in SLOTS})


def whole(template: str, values: Mapping[str, Any]) -> str:
    """The template with its regions where they stand; nothing is kept."""
    g.drawing, g.inline = None, values
    return render_template(template, **values)


def region(id: str, template: str, /, **given: object) -> Markup:
    """For templates: the region with this id, drawn by a template of its own."""
    drawing: _Drawing | None = g.drawing
    if drawing is None:
        return Markup(render_template(template, **{**g.inline, **given}))
    drawing.calls.append((id, template, given))
    drawing.place(id, template, given)
    return Markup(_MARK.format(id))


def slot(name: str) -> str:
    """For templates, in an attribute: one of `SLOTS`, which is no reason to send a screen again."""
    drawing: _Drawing | None = g.drawing
    if drawing is None:
        return str(getattr(g.inline["sitting"], name))
    return _MARK.format(name)
