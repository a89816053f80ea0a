"""The documents of an order: the values of its sheets, rendered to HTML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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


def build_documents(
    printable: Printable,
    setting: Setting,
    choices: SheetChoices,
    ours: frozenset[str],
    names: tuple[str, ...] = (),
) -> Iterator[Document]:
    """Render the sheets of a printable."""
    for sheet in printable.contents(choices):
        values = sheet_values(printable, sheet, choices)
        called = Message("print-document-title", sheet=sheet.title, game=printable.game or "")
        if isinstance(values["value"], Aid):
            yield from _draw_aid(printable, values, called, setting, names, ours)
            continue
        template = printable.template(sheet)
        html = render_html(template, setting, called, values, game=printable.key, ours=ours)
        most, size = fit(html, pages_of(values["value"]), setting)
        yield Document(html, most, size)


_HALF, _WHOLE = (10.0, 12.5), (14.0, 17.5)
"""points to begin with, and at most, on half a paper and on a whole one"""


def _draw_aid(
    printable: Printable,
    values: Mapping[str, Any],
    called: Message,
    setting: Setting,
    names: tuple[str, ...],
    ours: frozenset[str],
) -> Iterator[Document]:
    """Draw front and back, each as large as it fits. On half a paper there is one for everybody."""
    aid: Aid = values["value"]
    whole = is_whole(setting)
    copies = aid.players if whole and printable.kind is Kind.TONIGHT else 1
    size, most = _WHOLE if whole else _HALF

    def render(template: str, **more: object) -> str:
        every = {**values, **more}
        return render_html(
            *(f"shared/{template}.html", setting, called, every, names),
            game=printable.key,
            half=not whole,
            ours=ours,
        )

    for side in (aid.front, aid.back):
        html = render("aid", side=side, first=side is aid.front)
        yield Document(html, 1, size, copies, most, not whole)
    if not whole:
        named = [*names, *[""] * aid.players][: aid.players]
        yield Document(render("marks", named=named, players=aid.players), twin=True)


def sheet_values(printable: Printable, sheet: Sheet, choices: SheetChoices) -> dict[str, Any]:
    """Return what the template of a sheet renders."""
    drawn = sheet.values(choices)
    values = dict(drawn) if isinstance(drawn, Mapping) else {"value": drawn}
    about = {"game": printable.game, "sheet": sheet.title, "choices": choices}
    return {**about, "pads": _pads(sheet, values["value"]), **values}


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
