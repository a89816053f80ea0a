"""The documents of an order: the values of its sheets, rendered to HTML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.engine.aid import Aid
from companion.engine.message import Message
from companion.engine.print import ScorePad, Sheet, SheetChoices
from companion.engine.score import Score, ScoreSheet
from companion.text import Language, seat_name

from .fitting import fit, is_whole, pages_of
from .job import Document
from .order import Kind, Printable, Setting
from .pages import render_html
from .sitting_sheets import Gathering, code

MOST_OF_THREE = 5
"""columns of a score pad up to which three fit on a page: narrower ones are too small for a pen"""


SHARED = ("setup", "score-pad")
"""sheets of a night that share a paper"""


def build_documents(
    printable: Printable,
    setting: Setting,
    choices: SheetChoices,
    ours: frozenset[str],
    gathering: Gathering | None = None,
) -> Iterator[Document]:
    """Render the sheets of a printable. Halves of a paper come last, as nothing may stand behind an
    odd one: an aid for everybody, and the check-list and score pad of a night.
    """
    names = gathering.names if gathering else ()
    sheets = printable.contents(choices)
    shared = shares_paper(sheets, setting, choices)
    halves: list[Document] = []
    marked: dict[str, Any] = {"players": 0, "named": ()}

    def render(template: str, values: Mapping[str, Any], half: bool) -> str:
        called = Message(
            "print-document-title",
            sheet=values.get("sheet", printable.title),
            game=printable.game or "",
        )
        return render_html(
            *(template, setting, called, values, names), game=printable.key, half=half, ours=ours
        )

    for sheet in sheets:
        values = sheet_values(printable, sheet, choices, gathering)
        value = values["value"]
        if isinstance(value, Aid):
            half = not is_whole(setting)
            size, most = _HALF if half else _WHOLE
            copies = value.players if half or printable.kind is Kind.TONIGHT else 1
            aid = [
                Document(render("shared/aid.html", one, half), 1, size, copies, most, half)
                for one in (
                    values | {"side": value.front, "first": True},
                    values | {"side": value.back, "first": False},
                )
            ]
            if half:
                halves = aid + halves
                named = [*names, *[""] * value.players][: value.players]
                marked = {"players": value.players, "named": named}
            else:
                yield from aid
            continue
        half = shared and sheet.key in SHARED
        html = render(printable.template(sheet), values, half)
        pages, size = fit(html, pages_of(value), setting, _SHARE if half else 1)
        document = Document(html, pages, size, twin=half)
        if half:
            halves.append(document)
        else:
            yield document
    if halves:
        yield from halves
        yield Document(render("shared/marks.html", marked, half=True), twin=True)


_SHARE = 0.55
"""of a paper, to guess the letters of a half by: rather too large, as they shrink and never grow"""
_HALF, _WHOLE = (10.0, 12.5), (14.0, 17.5)
"""points of an aid to begin with, and at most, on half a paper and on a whole one"""


def shares_paper(sheets: Sequence[Sheet], setting: Setting, choices: SheetChoices) -> bool:
    """Whether check-list and score pad are halves of one paper: not beside cards to be ticked."""
    values = {sheet.key: sheet.values(choices) for sheet in sheets if sheet.key in SHARED}
    beside = getattr(values.get(SHARED[0]), "beside", ())
    short = not any(one.table and one.table.ticks for one in beside)
    return short and len(values) == len(SHARED) and not is_whole(setting)


def sheet_values(
    printable: Printable, sheet: Sheet, choices: SheetChoices, gathering: Gathering | None = None
) -> dict[str, Any]:
    """Return what the template of a sheet renders."""
    drawn = sheet.values(choices)
    values = dict(drawn) if isinstance(drawn, Mapping) else {"value": drawn}
    about = {"game": printable.game, "sheet": sheet.title, "choices": choices}
    table = setup_values(gathering) if gathering else {"gathering": None}
    return {**about, **table, "pads": _pads(sheet, values["value"]), **values}


def _pads(sheet: Sheet, value: object) -> int:
    """Return how many score pads fit on a page."""
    if sheet.key.endswith("-large"):
        return 1
    return 2 if isinstance(value, ScorePad) and value.columns > MOST_OF_THREE else 3


def setup_values(gathering: Gathering) -> dict[str, object]:
    """Return what tents and the sheet to resume a sitting have in common."""
    way = code(gathering.address) if gathering.address else None
    return {"gathering": gathering, "code": way, "game": gathering.game}


def rank_players(
    sheet: ScoreSheet, names: tuple[str, ...], language: Language
) -> tuple[tuple[int, str, Score], ...]:
    """Return seats, names and scores by place; equal places in the order of the seats."""
    named = (
        (seat, seat_name(seat, language, names), score) for seat, score in enumerate(sheet.players)
    )
    return tuple(sorted(named, key=lambda one: one[2].place))
