"""A screen in parts, of which only those are drawn and sent again that show something else now.

A region is a template whose root element has the region's id; `region(id, template, …)` puts it on
a screen. It sees `view`, `sitting`, `game` and what it is given, and nothing around it. What it
reads of `view` and `sitting` is noted while it is drawn: as long as all that is equal, and so is
what it is given, the last drawing stands. One may lie in another.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from flask import g, render_template
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
    """attributes that change with each drawing, which the browser keeps itself"""

    @property
    def html(self) -> Markup:
        """The whole of it."""
        return self._filled(self.frame)

    def region(self, id: str) -> Markup:
        """With those that lie in it."""
        return self._filled(self.regions[id])

    def since(self, before: Screen) -> str | None:
        """The regions that changed, each for the element of its id; None where all has changed."""
        if self.frame != before.frame:
            return None
        return "".join(
            f'<hx-partial hx-target="#{id}" hx-swap="outerMorph">{self.region(id)}</hx-partial>'
            for id in self._changed(self.frame, before)
        )

    def _changed(self, around: str, before: Screen) -> Iterator[str]:
        for id in _MARKED.findall(around):
            if id in self.slots:
                continue
            if self.regions[id] != before.regions[id]:
                yield id
            else:
                yield from self._changed(self.regions[id], before)

    def _filled(self, text: str) -> Markup:
        def part(found: re.Match[str]) -> str:
            id = found[1]
            return self.slots[id] if id in self.slots else self._filled(self.regions[id])

        return Markup(_MARKED.sub(part, text))


Reads = dict[tuple[Any, ...], object]
"""what was asked of what, and the answer"""


class Watched:
    """A value whose attributes are noted as they are read."""

    __slots__ = ("_called", "_reads", "_value")

    def __init__(self, called: str, value: object, reads: Reads) -> None:
        self._called, self._value, self._reads = called, value, reads

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._value, name)
        if isinstance(found, MoveList):
            return WatchedMoves(found, self._reads)
        self._reads[self._called, name] = found
        return found


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


@dataclass(slots=True)
class RegionCache:
    """The last drawing of each region, of those screens that were drawn last."""

    most: int = KEPT
    _kept: OrderedDict[Hashable, dict[str, _Kept]] = field(default_factory=OrderedDict)
    _letters: int = 0

    def of(self, shown: Hashable) -> Mapping[str, _Kept]:
        """Of the screen that this stands for."""
        return self._kept.get(shown, {})

    def __len__(self) -> int:
        """Screens."""
        return len(self._kept)

    def put(self, shown: Hashable, drawn: dict[str, _Kept]) -> None:
        self._letters -= _letters(self._kept.pop(shown, {}))
        self._kept[shown] = drawn
        self._letters += _letters(drawn)
        while self._letters > self.most and len(self._kept) > 1:
            self._letters -= _letters(self._kept.popitem(last=False)[1])


def _letters(drawn: Mapping[str, _Kept]) -> int:
    return sum(len(one.html) for one in drawn.values())


@dataclass(slots=True)
class _Drawing:
    """A screen while it is drawn."""

    values: Mapping[str, Any]
    before: Mapping[str, _Kept]
    drawn: dict[str, _Kept] = field(default_factory=dict)
    slots: dict[str, str] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    """the regions in what is drawn at the moment"""

    def still(self, reads: Reads) -> bool:
        """Whether all that was read is as it was."""
        for (called, *asked), found in reads.items():
            if called == "moves":
                slot, seat, group, known = asked
                now: object = self.values["sitting"].moves(slot, seat, group, **dict(known))
            else:
                now = getattr(self.values[called], asked[0])
            if now is not found and now != found:
                return False
        return True

    def place(self, id: str, template: str, given: Mapping[str, object]) -> None:
        """The region as it was drawn last, or drawn anew."""
        kept = self.before.get(id)
        same = kept is not None and (kept.template, kept.given) == (template, given)
        if kept is None or not same or not self.still(kept.reads):
            self.drawn[id] = self.anew(template, given)
            return
        self.drawn[id] = kept
        for call in kept.inner:
            self.place(*call)

    def anew(self, template: str, given: Mapping[str, object]) -> _Kept:
        reads: Reads = {}
        watched = {name: Watched(name, self.values[name], reads) for name in ("view", "sitting")}
        around, self.calls = self.calls, []
        html = render_template(template, **{**self.values, **watched, **given})
        inner, self.calls = tuple(self.calls), around
        return _Kept(template, given, reads, Markup(html), inner)


def draw(template: str, values: Mapping[str, Any], cache: RegionCache, shown: Hashable) -> Screen:
    """The screen of this template. `shown`: what its regions depend on besides: who looks at which
    sitting from where, in which language.
    """
    drawing = g.drawing = _Drawing(values, cache.of(shown))
    try:
        frame = render_template(template, **values)
    finally:
        g.drawing = None
    cache.put(shown, drawing.drawn)
    return Screen(frame, {id: one.html for id, one in drawing.drawn.items()}, drawing.slots)


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


def slot(name: str, value: object) -> str:
    """For templates, in an attribute: what is no reason to send the screen again."""
    drawing: _Drawing | None = g.drawing
    if drawing is None:
        return str(value)
    drawing.slots[name] = str(value)
    return _MARK.format(name)
