"""Screens made of regions: only regions whose content has changed are rendered and sent again.

A region is a template whose root element has the region's id; `region(id)` places it on a screen.
It renders only the values that it is given, so equal values give the same HTML, which is cached and
shared by the screens of a sitting. Regions can be nested. What is around all of them, the frame, is
a region too. `sitting_regions` says which regions there are and what each is given.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, TypeVar

from flask import current_app, g, render_template
from markupsafe import Markup

from companion.bell import Bell

Drawn = TypeVar("Drawn")

MOST_LETTERS = 24_000_000
"""characters of HTML in memory, for all sittings together"""
FRAME = ""
"""the id of the frame around all regions"""

_SECRET = token_hex(8)
_MARK = f"\ue002{_SECRET}{{}}\ue003"
"""marks the place of a region, or a slot, on the screen around it; nobody can type it in a name"""
_MARKED = re.compile(f"\ue002{_SECRET}([^\ue003]*)\ue003")


@dataclass(frozen=True, slots=True, eq=False)
class Screen:
    """A rendered screen: the frame, with marks at the places of regions, and the HTML of each
    region.
    """

    frame: str
    regions: Mapping[str, Markup]
    slots: Mapping[str, str]
    """attributes that change with each action; browsers take them from the event itself"""

    @property
    def html(self) -> Markup:
        """The whole screen."""
        return self._fill(self.frame)

    def region(self, id: str) -> Markup:
        """Return a region with the regions inside it."""
        return self._fill(self.regions[id])

    def diff(self, before: Screen) -> str | None:
        """Return the regions that changed, as HTML for htmx; None if the frame has changed."""
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


Given = Mapping[str, object]
"""values by their names in a template"""


@dataclass(frozen=True, slots=True)
class Region:
    """A template and the values that it renders."""

    template: str
    given: Given


@dataclass(slots=True)
class Rendering:
    """The latest rendering of a region."""

    template: str
    given: Given
    html: Markup
    inner: tuple[str, ...]
    """the ids of the regions inside it"""


Renderings = Mapping[str, Rendering]
"""the frame and the regions of a screen, by id"""


@dataclass(slots=True)
class RegionCache:
    """The renderings of the screens that were drawn last: of a hundred regions an action changes
    ten.

    The oldest screens are dropped when there are more than `most` characters.
    """

    most: int = MOST_LETTERS
    _screens: OrderedDict[tuple[Hashable, Hashable], int] = field(default_factory=OrderedDict)
    """screen → its number of characters"""
    _sharing: dict[Hashable, dict[Hashable, Renderings]] = field(default_factory=dict)
    """what screens have in common → their renderings"""
    _letters: int = 0

    def find(self, shared: Hashable, viewer: Hashable) -> tuple[Renderings, ...]:
        """Return the renderings of this screen, if any, then those of screens
        that share with it.
        """
        sharing = self._sharing.get(shared, {})
        own = sharing.get(viewer)
        others = tuple(one for one in sharing.values() if one is not own)
        return others if own is None else (own, *others)

    def __len__(self) -> int:
        """Return the number of screens."""
        return len(self._screens)

    def put(self, shared: Hashable, viewer: Hashable, renderings: Renderings) -> None:
        letters = sum(len(one.html) for one in renderings.values())
        self._letters += letters - self._screens.pop((shared, viewer), 0)
        self._screens[shared, viewer] = letters
        self._sharing.setdefault(shared, {})[viewer] = renderings
        while self._letters > self.most and len(self._screens) > 1:
            (last, whose), gone = self._screens.popitem(last=False)
            self._letters -= gone
            del self._sharing[last][whose]
            if not self._sharing[last]:
                del self._sharing[last]


class RenderCache:
    """The latest drawings, each with the ring of the bell after which it was made."""

    def __init__(self, bell: Bell, *, keep: int = 256) -> None:
        self._bell = bell
        self._keep = keep
        self._drawn: OrderedDict[Hashable, tuple[int, Any]] = OrderedDict()

    def share(self, code: str, shown: Hashable, draw: Callable[[], Drawn]) -> Drawn:
        """Return what `draw` returns, or its last result if the bell has not rung since.

        `shown` is everything else that the result depends on: viewer, placement, language.
        """
        ring = self._bell.last_ring(code)
        kept = self._drawn.get((code, shown))
        if kept is not None and kept[0] == ring:
            found: Drawn = kept[1]
            return found
        drawn = draw()
        self._drawn[code, shown] = ring, drawn
        self._drawn.move_to_end((code, shown))
        if len(self._drawn) > self._keep:
            self._drawn.popitem(last=False)
        return drawn


@dataclass(slots=True)
class _Drawing:
    """A screen while it is drawn."""

    regions: Mapping[str, Region]
    constants: Given
    known: tuple[Renderings, ...]
    renderings: dict[str, Rendering] = field(default_factory=dict)
    inner: list[str] = field(default_factory=list)
    """the regions inside the one that is being rendered"""

    def place(self, id: str) -> None:
        """Use the last rendering of the region, from this screen or another, or render it."""
        region = self.regions[id]
        known = self._find(id, region)
        if known is None:
            self.renderings[id] = self._render(id, region)
            return
        known.given = region.given  # equal, and lets go of older values
        self.renderings[id] = known
        for one in known.inner:
            self.place(one)

    def _find(self, id: str, region: Region) -> Rendering | None:
        for renderings in self.known:
            known = renderings.get(id)
            if known is None or known.template != region.template:
                continue
            if known.given == region.given:
                return known
        return None

    def _render(self, id: str, region: Region) -> Rendering:
        values = {**self.constants, **region.given}
        around, self.inner = self.inner, []
        if id == FRAME:
            html = render_template(region.template, **values)
        else:  # without what Flask does around each template: a screen is made of dozens
            html = current_app.jinja_env.get_template(region.template).render(values)
        inner, self.inner = tuple(self.inner), around
        return Rendering(region.template, region.given, Markup(html), inner)


def draw(
    regions: Mapping[str, Region],
    constants: Given,
    slots: Mapping[str, str],
    cache: RegionCache,
    shared: Hashable,
    viewer: Hashable,
) -> Screen:
    """Draw the screen of these regions, its `FRAME` among them.

    `shared`: everything else that the result depends on, such as sitting, placement and language;
    `viewer`: who looks at it.
    """
    drawing = g.drawing = _Drawing(regions, constants, cache.find(shared, viewer))
    g.dialog = ""  # a screen comes without any
    try:
        drawing.place(FRAME)
    finally:
        g.drawing = None
    cache.put(shared, viewer, drawing.renderings)
    htmls = {id: one.html for id, one in drawing.renderings.items()}
    return Screen(htmls.pop(FRAME), htmls, slots)


def draw_dialog(id: str, regions: Mapping[str, Region], values: Given) -> str | None:
    """Draw the screen and return only the dialog with this id; None if it has none. Nothing is
    cached.
    """
    g.dialog, g.drawn_dialog = id, None
    g.drawing, g.inline = None, (regions, values)
    frame = regions[FRAME]
    render_template(frame.template, **{**values, **frame.given})
    drawn: str | None = g.drawn_dialog
    return drawn


def region(id: str) -> Markup:
    """For templates: place the region with this id."""
    drawing: _Drawing | None = g.drawing
    if drawing is None:
        regions, values = g.inline
        one = regions[id]
        return Markup(render_template(one.template, **{**values, **one.given}))
    drawing.inner.append(id)
    drawing.place(id)
    return Markup(_MARK.format(id))


def slot(name: str) -> str:
    """For templates, in an attribute: place a value that changes with each action, without sending
    the screen again.
    """
    return _MARK.format(name)


# --- dialogs: each is drawn by itself when somebody opens it --------------------------------------


def is_wanted(id: str) -> bool:
    """For the macros of dialogs: return whether this one is to be drawn now. Outside a sitting's
    screens every dialog is drawn where it was written.
    """
    asked: str | None = g.get("dialog")
    return asked is None or asked == id


def emit_dialog(html: Markup) -> Markup:
    """For the macros of dialogs: return the dialog, or set it aside if it was
    asked for by itself.
    """
    if g.get("dialog") is None:
        return html
    g.drawn_dialog = html
    return Markup()
