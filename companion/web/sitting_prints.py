"""What a sitting prints: everything for tonight, tents, how it stands, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from flask import Blueprint, Response, render_template, request

from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError
from companion.printing import (
    LOG_SHOWN,
    Content,
    FinishedSitting,
    Gathering,
    Kind,
    Printable,
    Renderer,
    Setting,
    has_halves,
    preview,
    tent_pages,
)
from companion.sittings import SittingView
from companion.text import day_of

from . import print_worker
from .problems import UnknownError
from .reveal import courses, moments
from .schemas import MOST_LOGGED
from .services import history, join_address, queries

sitting_prints = Blueprint("sitting_prints", __name__)
sitting_prints.before_request(print_worker.check_order)

OF_SITTING = ("result", "tonight", "tents", "resume")
"""the sheets that are made from a sitting"""


@sitting_prints.get("/s/<code>/print")
def index(code: str) -> str:
    """Show what this table can print."""
    look = queries().look(code, None)
    offered = tuple(what for what in OF_SITTING if _prints(look, what))
    asked = request.args.get("what", offered[0])
    what = _require_printable(look, asked)
    setting = print_worker.valid_setting()
    if what != "tonight":
        print_worker.renderer().check(what, setting, None)
    if not print_worker.is_from_form():
        _check_contents(what, request.args.getlist("content"))
    contents = _contents(look, setting) if what == "tonight" else ()
    ticked = sorted(one.key for one in contents if one.ticked)
    make = _plan_work(look, what, setting, ticked)
    pages, trouble = print_worker.count_pages(lambda renderer: preview.page_count(make(renderer)))
    return render_template(
        "sitting_prints/index.html",
        code=look.code,
        game=look.game,
        offered=offered,
        what=what,
        setting=setting,
        query=print_worker.setting_query(setting) | ({"content": ticked} if ticked else {}),
        contents=contents,
        how="print-halves-how" if pages and has_halves(ticked, setting) else None,
        pages=pages,
        trouble=trouble,
        sheets=_list_sheets(look),
        **print_worker.EVERY_SETTING,
    )


def _list_sheets(look: SittingView) -> tuple[tuple[Printable, dict[str, object]], ...]:
    """Return each sheet of the game, with its query string for a table that plays like this one."""
    renderer, seats = print_worker.renderer(), len(look.names)
    return tuple(
        (one, print_worker.choice_query(renderer.of_sitting(one.name, look.options, seats)))
        for one in print_worker.printables_of(look.game)
        if one.kind is not Kind.TONIGHT
    )


def _contents(look: SittingView, setting: Setting) -> tuple[Content, ...]:
    """Return what this table's night can contain, its tents last. Raises `FaultyError`."""
    renderer, wanted = print_worker.renderer(), frozenset(request.args.getlist("content"))
    name = f"{look.game}-{Kind.TONIGHT}"
    choices = renderer.of_sitting(name, look.options, len(look.names), wanted)
    renderer.check(name, setting, choices, beside=("tents",))
    tents = Content("tents", Message("print-tents"), "tents" in wanted, tent_pages(len(look.names)))
    return (*renderer.contents(name, setting, choices), tents)


def _require_printable(look: SittingView, what: str) -> str:
    """Raise `UnknownError` for something that this table does not print."""
    if what not in OF_SITTING or not _prints(look, what):
        raise UnknownError("problem-unknown-result" if what == "result" else "problem-unknown-path")
    return what


def _check_contents(what: str, contents: Sequence[str]) -> None:
    """Raise `FaultyError` if something is ticked that cannot be."""
    if contents and what != "tonight":
        raise FaultyError((Fault("contents", "unknown_content", Message("print-no-contents")),))


def _prints(look: SittingView, what: str) -> bool:
    if what == "result":
        return look.ended and queries().result(look.code) is not None
    return what != "tonight" or bool(print_worker.printables_of(look.game))


def _plan_work(
    look: SittingView, what: str, setting: Setting, contents: Sequence[str] = ()
) -> Callable[[Renderer], bytes]:
    """Return the job for a worker thread. Everything that it needs from the
    database is read here.
    """
    _check_contents(_require_printable(look, what), contents)
    if what == "result":
        finished = _read_result(look.code)
        return lambda renderer: renderer.result(finished, setting)
    gathering = _gathering(look)
    match what:
        case "tents":
            return lambda renderer: renderer.tents(gathering, setting, look.game, look.options)
        case "resume":
            return lambda renderer: renderer.resume(gathering, setting)
        case _:
            return lambda renderer: renderer.tonight(
                look.game, gathering, look.options, setting, contents
            )


def _gathering(look: SittingView) -> Gathering:
    game = queries().rules(look.game)
    page = queries().log_page(look.code, None, limit=MOST_LOGGED)
    told = [entry.words for entry in reversed(page.entries) if not entry.undone]
    return Gathering(
        Message(f"{look.game}-name"),
        look.names,
        look.code,
        join_address(look.code, request.url_root),
        None if game.papers is None else game.papers.resume(look.view),
        tuple(told[:LOG_SHOWN]),
        day_of(look.created_at),
    )


def _read_result(code: str) -> FinishedSitting:
    found = history().open_result(code)
    row, told = found.row, found.chronicle
    return FinishedSitting(
        found.sheet,
        Message(f"{row.game}-name"),
        day_of(row.started_at),
        print_worker.details(row),
        courses(told),
        tuple(words for _, words in moments(told)),
        row.unscored,
        told.end,
    )


@sitting_prints.get("/s/<code>/<what>.pdf")
def of_sitting(code: str, what: str) -> Response:
    """Print tents, how it stands or the result, for everybody who may look at this sitting."""
    look = queries().look(code, None)
    part = "" if what == "result" else f"-{what}"
    return print_worker.send(_plan_asked(look, what), f"{look.game}-{look.code}{part}.pdf")


@sitting_prints.get("/s/<code>/print/<what>/<int:page>.png")
def picture_of_sitting(code: str, what: str, page: int) -> Response:
    make = _plan_asked(queries().look(code, None), what)
    return print_worker.send(lambda renderer: preview.page_picture(make(renderer), page))


@sitting_prints.get("/s/<code>/result.pdf")
def result(code: str) -> Response:
    if queries().is_sitting(code):
        return of_sitting(code, "result")
    finished, setting = _read_result(code), print_worker.asked_setting()
    name = f"{finished.sheet.game}-{code.upper()}.pdf"
    return print_worker.send(lambda renderer: renderer.result(finished, setting), name)


def _plan_asked(look: SittingView, what: str) -> Callable[[Renderer], bytes]:
    return _plan_work(look, what, print_worker.asked_setting(), request.args.getlist("content"))
