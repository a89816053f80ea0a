"""What WeasyPrint writes over and over, written once: a third of a large sheet.

It draws a picture anew wherever it stands, and makes a structure element of every word that is
kept whole. Here each drawing is kept once and placed, and a piece of a sentence that has nothing
to say of itself belongs to the sentence; copies of a page share what is drawn on it. Nothing looks,
reads or is copied otherwise, but for headers of tables, which say for what they are.
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
    elements = _elements(pdf)
    _draw_once(pdf)
    _join(pdf, elements)
    _hold_feet(elements)
    _fill_once(pdf)
    _share_pages(pdf)
    _say_scope(elements)


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
    for names in (means["XObject"] for means in _of_pages(pdf, "Resources")):
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
    for drawn in _of_pages(pdf, "Contents"):
        drawn.stream = [piece for line in drawn.stream for piece in _pieces(line, placed)]


def _of_pages(pdf: Any, part: str) -> list[Any]:
    """What is drawn on each page ("Contents"), or the names by which they draw ("Resources").
    What a drawing or a pattern draws has names of its own, which may be the same and mean
    something else.
    """
    pages = [item for item in pdf.objects if _has(item, "Contents")]
    return [
        pdf.objects[number] for number in sorted({int(page[part].split()[0]) for page in pages})
    ]


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


def _join(pdf: Any, elements: dict[Any, Any]) -> None:
    joined: dict[bytes, bytes] = {}
    for reference, element in [*reversed(elements.items())]:  # children come after their parents
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
        del elements[reference]
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


def _elements(pdf: Any) -> dict[Any, Any]:
    """Of the structure, by reference."""
    return {
        item.reference: item
        for item in pdf.objects
        if isinstance(item, pydyf.Dictionary) and item.get("Type") == "/StructElem"
    }


def _hold_feet(elements: dict[Any, Any]) -> None:
    """What stands at the foot of a page names the element above it, which does not hold it: it is
    read last.
    """
    for reference, element in elements.items():
        above = elements.get(element["P"])
        if above is not None and reference not in above["K"]:
            above["K"].append(reference)


def _fill_once(pdf: Any) -> None:
    """A pattern, such as the cloth at the head of a page, has one name wherever it is the same."""
    patterns = {item.reference: item for item in pdf.objects if _is(item, "Pattern")}
    first: dict[object, str] = {}
    same: dict[bytes, bytes] = {}
    for names in (means["Pattern"] for means in _of_pages(pdf, "Resources")):
        for name, reference in list(names.items()):
            pattern = patterns[reference]
            known = first.setdefault(_looks(pdf, pattern), name)
            if known != name:
                same[b"/%s scn" % name.encode()] = b"/%s scn" % known.encode()
                del names[name]
                _forget(pdf, pattern)
    for drawn in _of_pages(pdf, "Contents"):
        drawn.stream = [
            same.get(line, line) if isinstance(line, bytes) else line for line in drawn.stream
        ]


def _is(item: Any, kind: str) -> bool:
    return isinstance(item, pydyf.Stream) and item.extra.get("Type") == f"/{kind}"


def _has(item: Any, names: str) -> bool:
    return isinstance(item, pydyf.Dictionary) and bool(item.get(names))


def _looks(pdf: Any, pattern: Any) -> object:
    """Two that look alike have the same; what they draw may be several objects."""
    means = pattern.extra["Resources"]
    if isinstance(means, bytes):
        means = pdf.objects[int(means.split()[0])]
    drawn = [pdf.objects[int(one.split()[0])] for one in means["XObject"].values()]
    extra = [str(value) for key, value in pattern.extra.items() if key != "Resources"]
    return (repr(pattern.stream), *extra, *(repr(form.stream) for form in drawn))


def _share_pages(pdf: Any) -> None:
    """What is drawn on a page numbers its pieces from 0, so that copies of it are alike."""
    first: dict[str, Any] = {}
    for page in (item for item in pdf.objects if _has(item, "Contents")):
        drawn = pdf.objects[int(page["Contents"].split()[0])]
        known = first.setdefault(repr(drawn.stream), drawn)
        if known is not drawn:
            page["Contents"] = known.reference
            _forget(pdf, drawn)


def _say_scope(elements: dict[Any, Any]) -> None:
    """Of a header whether it is for its column or for its row, which WeasyPrint keeps to itself."""
    for header in (one for one in elements.values() if one["S"] == "/TH"):
        row = elements[header["P"]]
        column = elements[row["P"]]["S"] == "/THead"
        header.setdefault("A", pydyf.Dictionary({"O": "/Table"}))
        header["A"]["Scope"] = "/Column" if column else "/Row"
