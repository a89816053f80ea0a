"""The history in the description of the JSON interface."""

from __future__ import annotations

from collections.abc import Iterator

from companion.documents import LARGEST
from companion.history.reading import MOST, USUAL

from . import history_schemas as schemas
from .openapi_operation import Operation

_MOMENT = {"type": "integer", "minimum": 0, "maximum": LARGEST}
_BYTES = {"type": "string", "pattern": "^[0-9A-Za-z-]{1,40}$"}
_KEY = "; with the key of the house"


def operations() -> Iterator[Operation]:
    yield Operation(
        "get",
        "/history",
        "Every finished sitting and every score that was counted, the newest first",
        schemas.HistoryAnswer,
        (401, 404, 429),
        token="welcome",
        query={
            "game": {"type": "string"},
            "person": {"type": "string"},
            "after": _MOMENT,
            "before": _BYTES,
            "limit": {"type": "integer", "minimum": 1, "maximum": MOST, "default": USUAL},
            "strangers": {"type": "boolean", "default": False},
        },
    )
    yield Operation(
        "post",
        "/history/remove",
        f"Plays go everywhere and for good, and who had come with these alone{_KEY}",
        schemas.RemoveAnswer,
        (400, 401, 413, 415, 429),
        [schemas.RemoveRequest],
        token="needed",
    )
    yield Operation(
        "get",
        "/people",
        "Everybody who was here",
        schemas.PeopleAnswer,
        (401, 429),
        token="welcome",
    )
    person = "/people/{id}"
    yield Operation(
        "get",
        person,
        "The statistics of a person, by game; for devices that hold a seat, or the key",
        schemas.PersonStatisticsAnswer,
        (401, 404, 429),
        token="needed",
    )
    yield Operation(
        "post",
        f"{person}/merge",
        f"This person is another one{_KEY}",
        None,
        (400, 401, 404, 409, 413, 415, 429),
        [schemas.MergeRequest],
        status=204,
        token="needed",
    )
    refusals = (401, 404, 429)
    yield Operation(
        "delete", f"{person}/merge", f"Undo a merge{_KEY}", None, refusals,
        status=204, token="needed",
    )  # fmt: skip
    yield Operation(
        "delete", person, f"Their seats are somebody's everywhere{_KEY}", None, refusals,
        status=204, token="needed",
    )  # fmt: skip
    yield Operation(
        "get",
        "/sittings/{code}/bgstats",
        "One play as BG Stats reads it",
        schemas.BgStatsAnswer,
        (401, 404, 429),
        token="welcome",
        query={"initials": {"type": "string"}},
    )
    for path, what, kind in (
        ("/history.bgsplay", "Every play as BG Stats reads it", "application/json"),
        ("/history.csv", "Every play, a row for each seat", "text/csv"),
        ("/house.json", "Everything but keys and tokens, to be read back", "application/json"),
    ):
        yield Operation("get", path, f"{what}{_KEY}", None, (401, 429), token="needed", kind=kind)
    yield Operation(
        "post",
        "/house/import",
        f"A `house.json`, a `.bgsplay` or such a CSV is read back, up to 64 MiB{_KEY}",
        schemas.ImportAnswer,
        (400, 401, 409, 413, 415, 429),
        token="needed",
        query={"dry_run": {"type": "boolean", "default": False}},
        takes=("text/csv", "application/json"),
    )
    yield Operation(
        "delete", "/sittings/{code}", f"Everywhere and for good{_KEY}", None, refusals,
        status=204, token="needed",
    )  # fmt: skip
