"""The JSON interface of the history: read, call, answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec
from flask import Blueprint, Response, request

from companion.background import yield_to_other_greenlets
from companion.documents import LARGEST
from companion.history import Opened
from companion.history.exchange import csv_written, plays_document
from companion.history.reading import MOST, USUAL
from companion.text import say

from . import bgstats, bodies, host
from .answers import answer
from .file_import import import_file
from .history_schemas import (
    HistoryAnswer,
    ImportAnswer,
    MergeRequest,
    PeopleAnswer,
    PersonAnswer,
    PersonStatisticsAnswer,
    RefusedRowAnswer,
    RemoveAnswer,
    RemoveRequest,
)
from .locale import language
from .services import history

history_api = Blueprint("history_api", __name__, url_prefix="/api/v1")


@history_api.get("/history")
def results() -> Response:
    host.check_reading()
    page = history().page(
        game=request.args.get("game"),
        person=request.args.get("person"),
        after=bodies.number("after", 0, LARGEST),
        before=request.args.get("before"),
        limit=bodies.number("limit", 1, MOST) or USUAL,
        by_strangers=bodies.flag("strangers"),
    )
    return answer(HistoryAnswer.from_page(page, language()))


@history_api.post("/history/remove")
def remove_many() -> Response:
    host.check_host()
    removed = history().remove_many(bodies.read(RemoveRequest).codes)
    return answer(RemoveAnswer(removed.plays, removed.people))


@history_api.get("/people")
def people() -> Response:
    host.check_reading()
    return answer(PeopleAnswer(tuple(map(PersonAnswer.from_row, history().people()))))


@history_api.get("/people/<id>")
def person(id: str) -> Response:
    """Without what tells how somebody lies: nobody can tell who asks."""
    host.check_member()
    here = history()
    found = here.statistics(id).without_lies()
    return answer(PersonStatisticsAnswer.from_statistics(here.person(id), found))


@history_api.post("/people/<id>/merge")
def merge(id: str) -> Response:
    host.check_host()
    history().merge(id, bodies.read(MergeRequest).into)
    return Response(status=204)


@history_api.delete("/people/<id>/merge")
def separate(id: str) -> Response:
    host.check_host()
    history().separate(id)
    return Response(status=204)


@history_api.delete("/people/<id>")
def forget(id: str) -> Response:
    host.check_host()
    history().forget(id)
    return Response(status=204)


@history_api.delete("/sittings/<code>")
def remove(code: str) -> Response:
    host.check_host()
    history().remove(code)
    return Response(status=204)


# --- out of the house and in ---------------------------------------------------------------------


@history_api.get("/sittings/<code>/bgstats")
def one_for_bgstats(code: str) -> Response:
    """One play as BG Stats reads it. `?initials`: the names stay in the house."""
    host.check_reading()
    return answer(bgstats.export_play(code, language(), initials="initials" in request.args))


@history_api.get("/history.bgsplay")
def for_bgstats() -> Response:
    host.check_host()
    document = plays_document(_for_bgstats())
    return _file(msgspec.json.encode(document), "application/json", "history.bgsplay")


def _for_bgstats() -> Iterator[tuple[Opened, dict[str, Any]]]:
    """Play after play; each takes some milliseconds, and others go on in between."""
    here, spoken = history(), language()
    for row in here.every():
        found = here.open_result(row.code)
        yield found, bgstats.describe_play(found, spoken)
        yield_to_other_greenlets()


@history_api.get("/history.csv")
def as_table() -> Response:
    host.check_host()
    table = (line.encode() for line in csv_written(history().every()))
    return _file(_peek(table), "text/csv; charset=utf-8", "history.csv")


@history_api.get("/house.json")
def house() -> Response:
    """Everything, to be read back; made while it is sent."""
    host.check_host()
    return _file(history().house(), "application/json", "house.json")


@history_api.post("/house/import")
def bring() -> Response:
    """`?dry_run=true` says what would come of it."""
    came = import_file()
    spoken = language()
    every = (*came.refused, *(() if came.foreign is None else (came.foreign,)))
    refused = tuple(RefusedRowAnswer(one.row, say(one.message, spoken)) for one in every)
    return answer(ImportAnswer(came.added, came.known, refused))


def _peek(lines: Iterator[bytes]) -> Iterator[bytes]:
    """A database that cannot be read is told as such while nothing is sent yet."""
    head = tuple(islice(lines, 2))
    return chain(head, lines)


def _file(content: bytes | Iterator[bytes], kind: str, name: str) -> Response:
    response = Response(content, content_type=kind)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response


# --- reading and answering ------------------------------------------------------------------------


@history_api.before_request
def understand() -> None:
    """Refuses a language that is not spoken here before anything is done."""
    language()
