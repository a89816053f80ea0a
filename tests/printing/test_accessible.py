"""PDF/UA, as far as a machine can judge it: what somebody hears who has a sheet read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from pypdf.generic import ContentStream, NameObject

from companion.engine.message import Message
from companion.engine.print import SheetChoices
from companion.games import GAMES
from companion.printing import Renderer, Setting, typeset
from companion.printing.sitting_sheets import Gathering
from companion.text import LANGUAGES
from tests.examples import quickly

from .reading import reader

STANDARD = {
    *("Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index"),
    *("NonStruct", "P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody"),
    *("Table", "TR", "TH", "TD", "THead", "TBody", "TFoot", "Span", "Quote", "Note", "Reference"),
    *("Code", "Link", "Figure", "Formula", "Form"),
}
SHOWN = {b"Tj", b"TJ", b"'", b'"', b"f", b"f*", b"S", b"s", b"B", b"B*", b"b", b"b*", b"Do", b"sh"}
"""what leaves ink"""


class Element:
    """A piece of the structure, with what lies below it."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.tag = str(raw["/S"]).removeprefix("/")

    @property
    def kids(self) -> Iterator[Element]:
        for kid in self._listed():
            if not isinstance(kid, int) and "/S" in kid:
                yield Element(kid)

    @property
    def pieces(self) -> Iterator[tuple[int, int]]:
        """Page and number of what is drawn, in the order in which it is read."""
        for kid in self._listed():
            if isinstance(kid, int):
                yield self.raw["/Pg"].indirect_reference.idnum, kid
            elif "/S" in kid:
                yield from Element(kid).pieces

    def _listed(self) -> list[Any]:
        kids = self.raw.get("/K", [])
        kids = kids if isinstance(kids, list) else [kids]
        return [kid if isinstance(kid, int) else kid.get_object() for kid in kids]

    def below(self, *tags: str) -> Iterator[Element]:
        for kid in self.kids:
            if kid.tag in tags:
                yield kid
            yield from kid.below(*tags)


def faults(pdf: bytes, language: str) -> list[str]:
    """What a checker would find."""
    document = reader(pdf)
    root = document.trailer["/Root"]
    tree = root["/StructTreeRoot"]
    tops = tree["/K"] if isinstance(tree["/K"], list) else [tree["/K"]]
    every = [Element(top.get_object()) for top in tops]
    found = [*_about(document, root, language)]
    for top in every:
        found += _tags(top)
        found += _headings(top)
        found += _tables(top)
        found += _lists(top)
        found += _figures(top)
    found += _drawn(document, tree, every)
    return found


def _about(document: Any, root: Any, language: str) -> Iterator[str]:
    """Checkpoints 06, 07, 11: metadata, title, language."""
    metadata = root["/Metadata"].get_object().get_data().decode()
    if not re.search(r"pdfuaid:part[^1]*1", metadata):
        yield "not said to be PDF/UA-1"
    if "dc:title" not in metadata or not document.metadata.title:
        yield "no title"
    if not root["/ViewerPreferences"]["/DisplayDocTitle"]:
        yield "the title is not shown"
    if root["/Lang"] != language:
        yield f"in {root['/Lang']}"
    if not root["/MarkInfo"]["/Marked"] or root["/MarkInfo"].get("/Suspects"):
        yield "not tagged"
    if not document.outline:
        yield "no bookmarks"


def _tags(top: Element) -> Iterator[str]:
    """Checkpoint 02: no tags that nobody knows."""
    for tag in {top.tag, *(one.tag for one in _all(top))} - STANDARD:
        yield f"unknown tag {tag}"


def _all(top: Element) -> Iterator[Element]:
    for kid in top.kids:
        yield kid
        yield from _all(kid)


def _headings(top: Element) -> Iterator[str]:
    """Checkpoint 14: the first is an H1, none skips a level."""
    levels = [int(one.tag[1]) for one in _all(top) if re.fullmatch("H[1-6]", one.tag)]
    if not levels or levels[0] != 1:
        yield f"headings begin with {levels[:1]}"
    for one, after in pairwise(levels):
        if after > one + 1:
            yield f"an H{after} below an H{one}"


def _tables(top: Element) -> Iterator[str]:
    """Checkpoint 15: rows of cells, each row as wide, each header for a row or a column."""
    for table in top.below("Table"):
        rows = [*table.below("TR")]
        if not rows:
            yield "a table without rows"
        widths: set[int] = set()
        hanging: dict[int, int] = {}
        for at, row in enumerate(rows):
            wide = hanging.pop(at, 0)
            for cell in row.kids:
                about = cell.raw.get("/A", {})
                if cell.tag not in ("TH", "TD"):
                    yield f"a {cell.tag} in a row"
                columns = about.get("/ColSpan", 1)
                wide += columns
                for below in range(1, about.get("/RowSpan", 1)):
                    hanging[at + below] = hanging.get(at + below, 0) + columns
                if cell.tag == "TH" and about.get("/Scope") not in ("/Row", "/Column"):
                    yield "a header for neither a row nor a column"
            widths.add(wide)
        if len(widths) > 1:
            yield f"rows of {sorted(widths)} cells"
        if not [*table.below("TH")]:
            yield "a table without headers"


def _lists(top: Element) -> Iterator[str]:
    """Checkpoint 16."""
    for some in top.below("L"):
        for kid in some.kids:
            if kid.tag not in ("LI", "Caption", "L"):
                yield f"a {kid.tag} in a list"
            for part in kid.kids if kid.tag == "LI" else ():
                if part.tag not in ("Lbl", "LBody"):
                    yield f"a {part.tag} in a list's item"


def _figures(top: Element) -> Iterator[str]:
    """Checkpoints 13 and 17: what is drawn says in words what it shows."""
    for one in top.below("Figure", "Formula"):
        if not str(one.raw.get("/Alt", one.raw.get("/ActualText", ""))).strip():
            yield "a figure without words"


def _drawn(document: Any, tree: Any, tops: list[Element]) -> Iterator[str]:
    """Checkpoints 01, 09: all that leaves ink is told once, in order, or is for the eye alone."""
    told = [piece for top in tops for piece in top.pieces]
    if len(told) != len(set(told)):
        yield "something is told twice"
    inked: set[tuple[int, int]] = set()
    for page in document.pages:
        open_: list[str | int] = []
        for operands, operator in ContentStream(
            page["/Contents"].get_object(), document
        ).operations:
            if operator in (b"BDC", b"BMC"):
                about = operands[1] if len(operands) > 1 else {}
                kind = str(operands[0])
                told_as = about.get("/MCID") if hasattr(about, "get") else None
                number = None if kind == "/Artifact" else told_as
                if kind == "/Artifact" and any(isinstance(one, int) for one in open_):
                    yield "for the eye alone, within what is told"
                if number is not None and "/Artifact" in open_:
                    yield "told, within what is for the eye alone"
                open_.append(kind if number is None else int(number))
                if number is not None:
                    inked.add((page.indirect_reference.idnum, int(number)))
            elif operator == b"EMC":
                open_.pop()
            elif operator in SHOWN and not open_:
                yield f"{operator!r} belongs to nothing"
    if lost := inked - set(told):
        yield f"{len(lost)} pieces are in no element"
    numbers = tree["/ParentTree"]["/Nums"]
    if len(numbers) // 2 < len(document.pages):
        yield "a page without its elements"


SHEETS = [one.name for one in Renderer(GAMES).sheets() if one.sheets]
FEW = ("condottiere-score-pad-large", "condottiere-scoring")


@pytest.mark.parametrize("name", quickly(SHEETS, *FEW))
def test_a_sheet_can_be_read_aloud_and_is_equal_byte_for_byte_when_drawn_again(house, name):
    language = LANGUAGES[SHEETS.index(name) % len(LANGUAGES)]
    pdf = house.render(name, Setting(language))
    assert sorted({*faults(pdf, language)}) == []
    assert pdf == Renderer(GAMES).render(name, Setting(language))


@pytest.mark.parametrize("size", quickly(["half", "whole"], "half"))
def test_an_aid_is_read_side_by_side(house, size):
    pdf = house.render("dunhuang-aid", Setting("en", size=size), SheetChoices(3))
    assert sorted({*faults(pdf, "en")}) == []


@pytest.mark.parametrize("what", ["tents", "resume"])
def test_what_a_table_prints_can_be_read_aloud(house, what):
    names = ("Ann", "벤", "Мария")
    seen = Gathering(Message("sheriff-name"), names, "K7QM2", "http://192.168.178.23:8000/s/K7QM2")
    pdf = house.tents(seen, Setting("ru")) if what == "tents" else house.resume(seen, Setting("ru"))
    assert sorted({*faults(pdf, "ru")}) == []


def test_what_is_wrong_is_found(house):
    """Each of them in a sheet that lacks it until then."""
    pdf = house.render("sheriff-scoring", Setting("en"))
    assert [*faults(pdf, "en")] == []
    assert [*faults(pdf, "ko")] == ["in en"]
    document = reader(pdf)
    tree = document.trailer["/Root"]["/StructTreeRoot"]
    top = Element(tree["/K"][0].get_object())
    header, heading = next(top.below("TH")), next(top.below("H1"))
    del header.raw["/A"]["/Scope"]
    heading.raw[NameObject("/S")] = NameObject("/H3")
    next(top.below("LBody")).raw[NameObject("/S")] = NameObject("/Cell")
    reader.cache_clear()
    found = {fault for check in (_tags, _headings, _tables, _lists) for fault in check(top)}
    assert found == {
        "unknown tag Cell",
        "headings begin with [3]",
        "a header for neither a row nor a column",
        "a Cell in a list's item",
    }


def test_every_piece_of_text_belongs_to_the_element_that_holds_it(house):
    document = reader(house.render("condottiere-cards", Setting("ko")))
    tree: Any = document.trailer["/Root"]["/StructTreeRoot"]
    numbers = tree["/ParentTree"]["/Nums"]
    held = 0
    for page, owners in zip(numbers[::2], numbers[1::2], strict=True):
        for piece, owner in enumerate(owners.get_object()):
            element = owner.get_object()
            assert piece in element["/K"]
            assert element["/Pg"].get_object() == document.pages[page]
            held += 1
    assert held > 100


def test_each_copy_of_an_aid_is_told(house):
    """A night has an aid for everybody."""
    pdf = house.render("condottiere-tonight", Setting("en"), house.choices("condottiere-tonight"))
    assert sorted({*faults(pdf, "en")}) == []
    *_, fronts, backs, _ = reader(pdf).pages
    assert fronts.extract_text().count("names a free") == 2
    assert backs.extract_text().count("win at once") == 2


@pytest.mark.parametrize("game", ["sheriff", "citadels", "condottiere", "dunhuang"])
def test_the_cloth_of_a_game_has_one_ink(game):
    inks = set(re.findall(rb"#[0-9a-f]+", typeset.motif(game, "c0c8e6")))
    assert inks == {b"#c0c8e6"}
