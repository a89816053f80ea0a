"""The description of the JSON interface, made from the types that decode and encode it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from companion.documents import LARGEST
from companion.engine.checks import Amount
from companion.engine.game import Game, PlayedGame, select_played
from companion.engine.log import Mend, Rewind
from companion.engine.mending import mendable
from companion.sittings import ExportedSitting
from companion.text import LANGUAGES

from . import history_operations, openapi_limits, schemas
from .openapi_operation import Operation

_REFERENCE = "#/components/schemas/{name}"

_OF_A_MODULE = re.compile(rb"(companion\.games\.\w+\.actions)\.\w+\.(?=[A-Z])")

MENDED = "MendedAction"
"""the name of what may take the place of an entry, or null"""

Games = Mapping[str, Game]
Known = Mapping[type[msgspec.Struct], dict[str, Any]]
"""what refers to the schema of a type"""


_SITTING = "/sittings/{code}"
_SENT = (400, 413, 415)
"""what can be wrong with whatever is sent"""


def operations(games: Games) -> Iterator[Operation]:
    """All that the interface does; documents of the games under their own paths too."""
    yield Operation("get", "/openapi.json", "This description", None)
    yield Operation("get", "/games", "Every game", schemas.GamesAnswer)
    yield Operation("get", "/games/{game}", "One game", schemas.GameAnswer, (404,))
    yield from _scoring(games)
    yield from _calculators(games)
    yield from _sittings()
    yield from history_operations.operations()


def _scoring(games: Games) -> Iterator[Operation]:
    entries = [game.scoring.entry for game in games.values()]
    what = "Score a finished game"
    for path, some in [
        ("{game}", entries),
        *((game.key, [game.scoring.entry]) for game in games.values()),
    ]:
        answer = schemas.ScoreSheetAnswer
        yield Operation("post", f"/games/{path}/score", what, answer, (404, *_SENT), some)


def _calculators(games: Games) -> Iterator[Operation]:
    every = [(game.key, *one) for game in games.values() for one in game.calculators.items()]
    entries = [calculator.entry for _, _, calculator in every]
    path, what = "/games/{game}/calc/{name}", "Calculate"
    yield Operation("post", path, what, None, (404, *_SENT), entries)
    for game, name, calculator in every:
        path, what = f"/games/{game}/calc/{name}", f"Calculate: {name} ({game})"
        yield Operation("post", path, what, calculator.answer, _SENT, [calculator.entry])


def _look(path: str, summary: str, answer: type[msgspec.Struct] | None) -> Operation:
    """Below a sitting: what anybody may ask, and is told as much of as their token may know."""
    refusals = (401, 404, 409, 429)
    return Operation("get", f"{_SITTING}{path}", summary, answer, refusals, token="welcome")


def _do(
    method: str,
    path: str,
    summary: str,
    answer: type[msgspec.Struct] | None = None,
    *entries: type[msgspec.Struct],
) -> Operation:
    """Below a sitting: what nobody does without a token."""
    path, status = f"{_SITTING}{path}", 204 if answer is None else 200
    refusals = (401, 403, 404, 409, 429, *(_SENT if entries else ()))
    return Operation(method, path, summary, answer, refusals, entries, status, token="needed")


def _number(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


def _sittings() -> Iterator[Operation]:
    yield Operation(
        "post",
        "/sittings",
        "Begin a sitting",
        schemas.SittingAnswer,
        (401, 404, 429, *_SENT),
        [schemas.SittingRequest],
        status=201,
        token="welcome",
    )
    yield Operation(
        "post",
        "/sittings/import",
        "Go on with a sitting that was exported, here or elsewhere; up to 8 MiB",
        schemas.SittingAnswer,
        (401, 429, *_SENT),
        [ExportedSitting],
        status=201,
        token="welcome",
    )
    yield _look("", "What the bearer may know of a sitting", schemas.ViewAnswer)
    yield _do("post", "/actions", "Do something", schemas.ActionAnswer, schemas.ActionRequest)
    yield _do(
        "post",
        "/mend",
        "What would change if an entry were put right, and what is in the way; nothing is done",
        schemas.MendAnswer,
        schemas.MendRequest,
    )
    claim, refusals = f"{_SITTING}/seats/{{seat}}/claim", (403, 404, 409, 429)
    yield Operation("post", claim, "Take a free seat", schemas.SeatClaimAnswer, refusals)
    yield _do(
        "delete",
        "/seats/{seat}/claim",
        "Free a seat; its token is dead at once. Where a phone is the table: say yes to it",
    )
    yield _do(
        "post",
        "/seats/{seat}/keep",
        "Say no where a phone is the table and would like to have this seat",
    )
    yield _do(
        "post",
        "/table/claim",
        "Take over as the table; the old table token is dead at once",
        schemas.TableClaimAnswer,
    )
    yield _do(
        "delete",
        "/table/claim",
        "Stop a phone that has just taken over: the table is what it was, tokens and all",
    )
    yield Operation(
        "get",
        f"{_SITTING}/log",
        "The last entries, or the last `before` one, in words and as data",
        schemas.LogAnswer,
        (401, 404, 429),
        token="welcome",
        query={
            "before": _number(0, LARGEST),
            "after": {**_number(0, LARGEST), "default": 0},
            "limit": {**_number(1, schemas.MOST_LOGGED), "default": schemas.USUAL_LOGGED},
        },
    )
    yield _look("/moves", "What the bearer may do now, corrections included", schemas.MovesAnswer)
    yield _do(
        "get", "/export", "A finished sitting as one document; for the table", ExportedSitting
    )
    yield _look(
        "/stream",
        "Server-sent events: `id` is the version, `data` the view; `beat` every two seconds",
        None,
    )


def document(games: Games) -> dict[str, Any]:
    """The whole description, OpenAPI 3.1."""
    every = tuple(operations(games))
    every_played = select_played(games).values()
    actions = [action for game in every_played for action in game.actions]
    options = [game.options for game in every_played]
    types = list(
        _deduplicate([Rewind, Mend, *actions, *options, schemas.ProblemAnswer, *_types(every)])
    )
    references, components = _by_package(
        msgspec.json.schema_components(types, ref_template=_REFERENCE)
    )
    known = dict(zip(types, references, strict=True))
    components["Amount"] = msgspec.json.schema(Amount)
    _open_up(components, known, actions)
    _limit(components, known, games)
    paths: dict[str, dict[str, Any]] = {}
    for one in every:
        paths.setdefault(one.path, {})[one.method] = _operation(one, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tabletop Companion", "version": "1", "description": _WRITTEN},
        "servers": [{"url": "/api/v1"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _by_package(described: Any) -> Any:
    """The same, where an action's name does not tell in which module of `actions` it stands."""
    return msgspec.json.decode(_OF_A_MODULE.sub(rb"\1.", msgspec.json.encode(described)))


def _types(every: Sequence[Operation]) -> Iterator[type[msgspec.Struct]]:
    for one in every:
        yield from one.entries
        if one.answer is not None:
            yield one.answer


def _deduplicate(types: Sequence[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    yield from dict.fromkeys(types)


def _open_up(
    components: dict[str, Any],
    known: Mapping[type[msgspec.Struct], dict[str, Any]],
    actions: Sequence[type[msgspec.Struct]],
) -> None:
    """An action is a mapping to the envelope; each game knows what is in it."""
    envelope = components["ActionRequest"]["properties"]
    kernel = [known[Rewind], known[Mend]]
    envelope["action"] = {"anyOf": [*kernel, *(known[one] for one in actions)]}
    put = [known[one] for one in actions if mendable(one) is not None]
    components[MENDED] = {"title": MENDED, "anyOf": [*put, {"type": "null"}]}
    for name in ("Mend", "MendRequest"):
        mend = components[name]["properties"]
        mend["action"] = {"$ref": _REFERENCE.format(name=MENDED)}
        mend["entry"] |= {"minimum": 1}
        mend["seat"] = {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "null"}]}


def _limit(components: dict[str, Any], known: Known, games: Games) -> None:
    """What is sent is described as strictly as it is read."""

    def component(shape: type[msgspec.Struct]) -> dict[str, Any]:
        found: dict[str, Any] = components[known[shape]["$ref"].rpartition("/")[2]]
        return found

    begun: list[dict[str, Any]] = []
    for game in games.values():
        fields: dict[str, Any] = {}
        if isinstance(game, PlayedGame):
            fields = component(game.options)["properties"]
            begun += openapi_limits.sittings(game, known[game.options], fields)
        openapi_limits.players(component(game.scoring.entry), game, fields)
    components["SittingRequest"] = {"anyOf": begun}
    openapi_limits.envelope(components, games)
    for name, schema in components.items():
        if not name.endswith("Answer"):
            openapi_limits.tighten(schema)


def _operation(
    one: Operation, known: Mapping[type[msgspec.Struct], dict[str, Any]]
) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": _operation_id(one),
        "summary": one.summary,
        "parameters": [*_parameters(one.path), *_query(one), _LANGUAGE],
        "responses": {str(one.status): _success(one, known)}
        | {str(status): _REFUSAL | {"description": _SAYS[status]} for status in _statuses(one)},
    }
    if one.entries:
        schemas = [known[entry] for entry in _deduplicate(one.entries)]
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        told["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    for kind in one.takes:
        content = told.setdefault("requestBody", {"required": True, "content": {}})["content"]
        content.setdefault(kind, {"schema": {"type": "string"}})
    if one.token == "needed":
        told["security"] = [{"token": []}]
    elif one.token == "welcome":
        told["security"] = [{"token": []}, {}]
    return told


def _operation_id(one: Operation) -> str:
    words = one.path.replace("{", "").replace("}", "").replace(".", "/").split("/")
    return "_".join([one.method, *filter(None, words)])


def _parameters(path: str) -> Iterator[dict[str, Any]]:
    for part in path.split("/"):
        if part.startswith("{"):
            name = part.strip("{}")
            schema: dict[str, Any] = {"type": "string"}
            if name == "seat":
                schema = _number(0, openapi_limits.MOST_SEATS - 1)
            yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query(one: Operation) -> Iterator[dict[str, Any]]:
    for name, schema in one.query.items():
        yield {"name": name, "in": "query", "schema": dict(schema)}


def _success(
    one: Operation, known: Mapping[type[msgspec.Struct], dict[str, Any]]
) -> dict[str, Any]:
    said: dict[str, Any] = {"description": one.summary}
    if one.path.endswith("/stream"):
        said["content"] = {"text/event-stream": {"schema": {"type": "string"}}}
    elif one.kind != "application/json":
        said["content"] = {one.kind: {"schema": {"type": "string"}}}
    elif one.status != 204:
        schema = {"type": "object"} if one.answer is None else known[one.answer]
        said["content"] = {"application/json": {"schema": schema}}
    return said


def _statuses(one: Operation) -> tuple[int, ...]:
    trouble = {503} if one.path.startswith("/sittings") else set()
    return tuple(sorted({422, *one.refusals, *trouble}))


_WRITTEN = (
    "Whole numbers are written without a point or an exponent: 2972.0 is no integer and is refused "
    "with 400. A body holds at most 1 MiB, an action in it 64 KiB."
)

_LANGUAGE: Mapping[str, Any] = {
    "name": "lang",
    "in": "query",
    "description": "In which language labels and sentences are; else by Accept-Language.",
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}

_REFUSAL: dict[str, Any] = {
    "content": {
        "application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemAnswer"}}
    }
}

_SAYS: Mapping[int, str] = {
    400: "Not JSON, or not of this shape",
    401: "No token, or a dead one",
    403: "Not for this token",
    404: "There is no such thing",
    409: "Already settled",
    413: "Over 1 MiB; over 8 MiB for a sitting to import",
    415: "Not JSON",
    422: "The right shape with an impossible or forbidden value",
    429: "Too many attempts",
    503: "The database is locked, full or gone; nothing was done, and the same may be sent again",
}
