"""What WeasyPrint writes over and over, written once: a third of a large sheet.

It draws a picture anew wherever it stands, and makes a structure element of every word that is
kept whole. Here each drawing is kept once and placed, and a piece of a sentence that has nothing
to say of itself belongs to the sentence. Nothing looks, reads or is copied otherwise.
"""

from __future__ import annotations

import re
from typing import Any

import pydyf  # type: ignore[import-untyped]

MOVED = re.compile(rb"1 0 0 1 \S+ \S+ cm")
SCALED = re.compile(rb"(\S+) 0 0 \1 0 0 cm")
DRAWN = re.compile(rb"/(\S+) Do")

SENTENCES = frozenset(
    f"/{tag}" for tag in ("P", "TD", "TH", "H1", "H2", "H3", "LBody", "Span", "NonStruct")
)
"""structure elements that may hold marked content themselves"""
PLAIN = {"Type", "S", "K", "Pg", "P"}
"""all that an element says which says nothing"""


def lean(_document: Any, pdf: Any) -> None:
    """A `finisher` of WeasyPrint: the same document, smaller."""
    _draw_once(pdf)
    _join(pdf)


class _Nothing(pydyf.Object):  # type: ignore[misc]  # pydyf has no types
    """In the place of an object that is no longer asked for; the numbers of others stay."""

    data = b"null"


def _forget(pdf: Any, item: Any) -> None:
    nothing = _Nothing()
    nothing.number = item.number
    pdf.objects[item.number] = nothing


def _draw_once(pdf: Any) -> None:
    forms = {
        item.reference: item
        for item in pdf.objects
        if isinstance(item, pydyf.Stream) and item.extra.get("Subtype") == "/Form"
    }
    first: dict[object, str] = {}
    placed: dict[bytes, tuple[bytes, bytes, str]] = {}
    for names in (item["XObject"] for item in pdf.objects if _has_drawings(item)):
        for name, reference in list(names.items()):
            form = forms.get(reference)
            place = None if form is None else _lifted(form)
            if form is None or place is None:
                continue
            means = pdf.objects[int(form.extra["Resources"].split()[0])]
            same = first.setdefault((tuple(form.stream), means.data), name)
            placed[name.encode()] = (*place, same)
            if same != name:
                del names[name]
                _forget(pdf, form)
                _forget(pdf, means)
    for item in pdf.objects:
        if isinstance(item, pydyf.Stream) and placed:
            item.stream = [piece for line in item.stream for piece in _pieces(line, placed)]


def _has_drawings(item: Any) -> bool:
    return isinstance(item, pydyf.Dictionary) and "XObject" in item


def _lifted(form: Any) -> tuple[bytes, bytes] | None:
    """Take out of a drawing where it stands and how large; None for one that is drawn otherwise."""
    lines = form.stream
    if len(lines) < 4 or not MOVED.fullmatch(lines[0]):
        return None
    scaled = SCALED.fullmatch(lines[3])
    if scaled is None:
        return None
    form.stream = [*lines[1:3], *lines[4:]]
    edge = max(form.extra["BBox"]) / abs(float(scaled[1]))  # of the page, as the drawing counts
    form.extra["BBox"] = pydyf.Array((-edge, -edge, edge, edge))
    return lines[0], lines[3]


def _pieces(line: Any, placed: dict[bytes, tuple[bytes, bytes, str]]) -> tuple[Any, ...]:
    drawn = DRAWN.fullmatch(line) if isinstance(line, bytes) else None
    if drawn is None or drawn[1] not in placed:
        return (line,)
    moved, scaled, name = placed[drawn[1]]
    return b"q", moved, scaled, b"/%s Do" % name.encode(), b"Q"


def _join(pdf: Any) -> None:
    elements = {
        item.reference: item
        for item in pdf.objects
        if isinstance(item, pydyf.Dictionary) and item.get("Type") == "/StructElem"
    }
    joined: dict[bytes, bytes] = {}
    for reference, element in reversed(elements.items()):  # children come after their parents
        parent = elements.get(element["P"])
        if (
            parent is None
            or set(element) != PLAIN
            or element["S"] not in ("/Span", "/NonStruct")
            or parent["S"] not in SENTENCES
            or parent["Pg"] != element["Pg"]
        ):
            continue
        at = parent["K"].index(reference)
        parent["K"][at : at + 1] = element["K"]
        for kid in element["K"]:
            if kid in elements:
                elements[kid]["P"] = parent.reference
        joined[reference] = parent.reference
        _forget(pdf, element)

    def holder(reference: Any) -> Any:
        while reference in joined:
            reference = joined[reference]
        return reference

    for item in pdf.objects:
        if isinstance(item, pydyf.Dictionary) and "Nums" in item:
            item["Nums"] = pydyf.Array(
                pydyf.Array(map(holder, one)) if isinstance(one, list) else holder(one)
                for one in item["Nums"]
            )
