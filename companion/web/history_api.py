"""The JSON interface of the history: read, call, answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec
from flask import Response, request

from companion.background import FILES, run_in_thread, yield_to_other_greenlets
from companion.documents import LARGEST
from companion.history import ResultDetails
from companion.history.exchange import ImportReport, play_document, plays_document, write_csv
from companion.history.exchange.importing import MOST as LARGEST_FILE
from companion.history.reading import MOST, USUAL
from companion.text import Language, say

from . import bodies, host
from . import history_schemas as schemas
from .bodies import answer
from .locale import language
from .localized import answer_as
from .openapi import KEEPERS, WELCOME, ApiBlueprint, number
from .print_worker import describe_choices, details
from .problems import MediaError
from .services import history, queries, spend

api = ApiBlueprint("history_api", __name__)

_FLAG = {"type": "boolean", "default": False}


@api.operation(
    "get",
    "/history",
    schemas.HistoryAnswer,
    refusals=[404],
    query={
        "game": {"type": "string"},
        "person": {"type": "string"},
        "after": number(0, LARGEST),
        "before": {"type": "string", "pattern": "^[0-9A-Za-z-]{1,40}$"},
        "limit": number(1, MOST, default=USUAL),
        "strangers": _FLAG,
    },
    **WELCOME,
)
def results() -> Response:
    """Every finished sitting and every score that was counted, the newest first."""
    host.check_reading()
    page = history().page(
        game=request.args.get("game"),
        person=request.args.get("person"),
        after=bodies.number("after", 0, LARGEST),
        before=request.args.get("before"),
        limit=bodies.number("limit", 1, MOST) or USUAL,
        by_strangers=bodies.flag("strangers"),
    )
    rows = tuple(schemas.ResultAnswer.from_row(row, language()) for row in page.rows)
    return answer(schemas.HistoryAnswer(rows, page.next))


@api.operation(
    "post", "/history/remove", schemas.RemoveAnswer, sent=schemas.RemoveRequest, **KEEPERS
)
def remove_many() -> Response:
    """Plays go everywhere and for good, and who had come with these alone; with the key of the
    house.
    """
    host.check_host()
    removed = history().remove_many(bodies.read(schemas.RemoveRequest).codes)
    return answer(schemas.RemoveAnswer(removed.plays, removed.people))


@api.operation("get", "/people", schemas.PeopleAnswer, **WELCOME)
def people() -> Response:
    """Everybody who was here."""
    host.check_reading()
    spoken, every = language(), history().people.list_all()
    rows = tuple(answer_as(schemas.PersonAnswer, one, spoken) for one in every)
    return answer(schemas.PeopleAnswer(rows))


@api.operation("get", "/people/<id>", schemas.PersonStatisticsAnswer, refusals=[404], **KEEPERS)
def person(id: str) -> Response:
    """The statistics of a person, by game; for devices that hold a seat, or the key.

    Without what tells how somebody lies: nobody can tell who asks.
    """
    host.check_member()
    here = history()
    found, one = here.people.read_statistics(id).without_lies(), here.people.find(id)
    return answer(schemas.PersonStatisticsAnswer.from_statistics(one, found, language()))


@api.operation(
    "post",
    "/people/<id>/merge",
    refusals=[404, 409],
    sent=schemas.MergeRequest,
    status=204,
    **KEEPERS,
)
def merge(id: str) -> Response:
    """This person is another one; with the key of the house."""
    host.check_host()
    history().people.merge(id, bodies.read(schemas.MergeRequest).into)
    return Response(status=204)


@api.operation("delete", "/people/<id>/merge", refusals=[404], status=204, **KEEPERS)
def separate(id: str) -> Response:
    """Undo a merge; with the key of the house."""
    host.check_host()
    history().people.separate(id)
    return Response(status=204)


@api.operation("delete", "/people/<id>", refusals=[404], status=204, **KEEPERS)
def forget(id: str) -> Response:
    """Their seats are somebody's everywhere; with the key of the house."""
    host.check_host()
    history().people.forget(id)
    return Response(status=204)


# --- out of the house and in ---------------------------------------------------------------------


@api.operation(
    "get",
    "/sittings/<code>/bgstats",
    schemas.BgStatsAnswer,
    refusals=[404],
    query={"initials": {"type": "string"}},
    **WELCOME,
)
def one_for_bgstats(code: str) -> Response:
    """One play as BG Stats reads it.

    `?initials`: the names stay in the house.
    """
    host.check_reading()
    return answer(
        describe_play(history().open_result(code), language(), "initials" in request.args)
    )


def describe_play(
    found: ResultDetails, language: Language, initials: bool = False
) -> dict[str, Any]:
    """As BG Stats reads it; `initials`: the names stay in the house."""
    here, row = history(), found.row
    game = queries().games[row.game]
    words = (*details(row), *describe_choices(row))
    board = ", ".join(say(one, language) for one in words) or row.edition
    number = here.setting(f"bgg:{row.game}:{row.edition}")
    return play_document(
        row,
        found.chronicle,
        game,
        language,
        location=here.setting("name"),
        board=board,
        bgg_id=int(number) if number.isdecimal() else None,
        initials=initials,
    )


@api.operation("get", "/history.bgsplay", **KEEPERS)
def for_bgstats() -> Response:
    """Every play as BG Stats reads it; with the key of the house."""
    host.check_host()
    document = plays_document(_describe_plays())
    return _file(msgspec.json.encode(document), "application/json", "history.bgsplay")


def _describe_plays() -> Iterator[tuple[ResultDetails, dict[str, Any]]]:
    """Describe play after play. Each takes some milliseconds, and others run in between."""
    here, spoken = history(), language()
    for row in here.every():
        found = here.open_result(row.code)
        yield found, describe_play(found, spoken)
        yield_to_other_greenlets()


@api.operation("get", "/history.csv", kind="text/csv", **KEEPERS)
def as_table() -> Response:
    """Every play, a row for each seat; with the key of the house."""
    host.check_host()
    table = (line.encode() for line in write_csv(history().every()))
    return _file(_peek(table), "text/csv; charset=utf-8", "history.csv")


@api.operation("get", "/house.json", **KEEPERS)
def house() -> Response:
    """Everything but keys and tokens, to be read back; with the key of the house.

    It is made while it is sent.
    """
    host.check_host()
    return _file(history().house(), "application/json", "house.json")


@api.operation(
    "post",
    "/house/import",
    schemas.ImportAnswer,
    refusals=[409],
    query={"dry_run": _FLAG},
    takes=("text/csv", "application/json"),
    **KEEPERS,
)
def bring() -> Response:
    """A `house.json`, a `.bgsplay` or such a CSV is read back, up to 64 MiB; with the key of the
    house.

    `?dry_run=true` says what would come of it.
    """
    came = import_file()
    spoken = language()
    every = (*came.refused, *(() if came.foreign is None else (came.foreign,)))
    refused = tuple(schemas.RefusedRowAnswer(one.row, say(one.message, spoken)) for one in every)
    return answer(schemas.ImportAnswer(came.added, came.known, refused))


@api.operation("delete", "/sittings/<code>", refusals=[404], status=204, **KEEPERS)
def remove(code: str) -> Response:
    """Everywhere and for good; with the key of the house."""
    host.check_host()
    history().remove(code)
    return Response(status=204)


def import_file() -> ImportReport:
    """Import the file that was sent, for the host; `?dry_run=true` only says what it would do."""
    host.check_host()
    spend("imports")
    dry = bodies.flag("dry_run")
    if request.mimetype in bodies.FORMS:
        raise MediaError
    body = bodies.read_bytes(most=LARGEST_FILE)
    here = history()
    parse = here.importer.make_parser()
    return here.importer.import_file(run_in_thread(lambda: parse(body), FILES), dry=dry)


def _peek(lines: Iterator[bytes]) -> Iterator[bytes]:
    """Read the first lines already, so that a database that cannot be read is refused with a
    status.
    """
    head = tuple(islice(lines, 2))
    return chain(head, lines)


def _file(content: bytes | Iterator[bytes], kind: str, name: str) -> Response:
    response = Response(content, content_type=kind)
    response.headers.set("Content-Disposition", "attachment", filename=name)
    return response
