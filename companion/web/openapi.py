"""The description of the JSON interface, made from the types that decode and encode it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from inspect import cleandoc
from typing import Any, Literal, TypeVar

import msgspec
from flask import Blueprint, Response

from companion.engine.checks import Amount
from companion.engine.game import Game, PlayedGame, select_played
from companion.engine.log import Mend, Rewind
from companion.engine.mending import mendable
from companion.text import LANGUAGES

from . import openapi_limits
from .locale import language
from .schemas import ProblemAnswer

BASE = "/api/v1"
_VARIABLE = re.compile(r"<(\w+)>")
Route = TypeVar("Route", bound=Callable[..., Response])

_REFERENCE = "#/components/schemas/{name}"

_OF_A_MODULE = re.compile(rb"(companion\.games\.\w+\.actions)\.\w+\.(?=[A-Z])")

MENDED = "MendedAction"
"""the name of what may take the place of an entry, or null"""

Games = Mapping[str, Game]
Known = Mapping[type[msgspec.Struct], dict[str, Any]]
"""what refers to the schema of a type"""


WELCOME: Mapping[str, Any] = {"token": "welcome"}
READERS: Mapping[str, Any] = {"token": "welcome", "refusals": (404, 409)}
"""of a sitting: anybody, who is told as much as their token may know"""
MEMBERS: Mapping[str, Any] = {"token": "needed", "refusals": (403, 404, 409)}
"""of a sitting"""
KEEPERS: Mapping[str, Any] = {"token": "needed"}
"""who bring the key of the house"""


@dataclass(frozen=True, slots=True)
class Operation:
    """One method at one path."""

    method: str
    path: str
    """below `/api/v1`, with `{names}` of its variables"""
    summary: str
    answer: type[msgspec.Struct] | None = None
    """None: an answer without a body, or one that is no JSON"""
    refusals: Sequence[int] = ()
    """besides those that follow from a token, from what is sent and from the language"""
    sent: Sequence[type[msgspec.Struct]] = ()
    """what may be sent as JSON; several: any of these"""
    token: Literal["needed", "welcome"] | None = None
    status: int = 200
    query: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """schemas of what may stand behind the `?`"""
    kind: str = "application/json"
    """of the answer"""
    takes: Sequence[str] = ()
    """kinds of what may be sent, besides JSON of `sent`"""

    @property
    def statuses(self) -> Iterator[int]:
        """All refusals."""
        yield from (422, *self.refusals)
        if self.sent or self.takes:
            yield from (400, 413, 415)
        if self.token is not None:
            yield from (401, 429)
        if self.path.startswith("/sittings"):
            yield 503


class ApiBlueprint(Blueprint):
    """A part of the JSON interface, whose routes are described where they stand."""

    def __init__(self, name: str, import_name: str) -> None:
        super().__init__(name, import_name, url_prefix=BASE)
        self.operations: list[Operation] = []
        self.before_request(_check_language)

    def operation(
        self,
        method: str,
        rule: str,
        answer: type[msgspec.Struct] | None = None,
        *,
        sent: type[msgspec.Struct] | None = None,
        **more: Any,
    ) -> Callable[[Route], Route]:
        """A route; `more` as in `Operation`. The function's docstring up to the first empty line is
        the summary.
        """

        def describe(route: Route) -> Route:
            first, _, _ = cleandoc(route.__doc__ or "").partition("\n\n")
            summary = first.replace("\n", " ").rstrip(".")
            path = _VARIABLE.sub(r"{\1}", rule)
            sends = () if sent is None else (sent,)
            one = Operation(method, path, summary, answer, sent=sends, **more)
            self.operations.append(one)
            return self.route(rule, methods=[method.upper()])(route)

        return describe


def _check_language() -> None:
    """Refuse a language that is not spoken here before anything is done."""
    language()


def operations(games: Games, described: Iterable[Operation]) -> Iterator[Operation]:
    """All operations; what takes documents of the games stands under their own paths too."""
    for one in described:
        match one.path:
            case "/games/{game}/score":
                yield replace(one, sent=[game.scoring.entry for game in games.values()])
                for game in games.values():
                    path = f"/games/{game.key}/score"
                    yield replace(one, path=path, sent=[game.scoring.entry])
            case "/games/{game}/calc/{name}":
                every = [
                    (key, *own) for key, game in games.items() for own in game.calculators.items()
                ]
                yield replace(one, sent=[calculator.entry for _, _, calculator in every])
                for key, name, calculator in every:
                    path, what = f"/games/{key}/calc/{name}", f"Calculate: {name} ({key})"
                    yield Operation("post", path, what, calculator.answer, sent=[calculator.entry])
            case _:
                yield one


def document(games: Games, described: Iterable[Operation]) -> dict[str, Any]:
    """The whole description, OpenAPI 3.1."""
    every = tuple(operations(games, described))
    every_played = select_played(games).values()
    actions = [action for game in every_played for action in game.actions]
    options = [game.options for game in every_played]
    types: list[type[msgspec.Struct]] = [Rewind, Mend, *actions, *options, ProblemAnswer]
    types += [kind for one in every for kind in (*one.sent, one.answer) if kind is not None]
    types = [*dict.fromkeys(types)]
    made = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    # In which module of `actions` an action stands is left out of its name.
    references, components = msgspec.json.decode(
        _OF_A_MODULE.sub(rb"\1.", msgspec.json.encode(made))
    )
    known = dict(zip(types, references, strict=True))
    components["Amount"] = msgspec.json.schema(Amount)
    _describe_actions(components, known, actions)
    _add_limits(components, known, games)
    paths: dict[str, dict[str, Any]] = {}
    for one in every:
        paths.setdefault(one.path, {})[one.method] = _describe(one, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tabletop Companion", "version": "1", "description": _WRITTEN},
        "servers": [{"url": BASE}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _describe_actions(
    components: dict[str, Any], known: Known, actions: Sequence[type[msgspec.Struct]]
) -> None:
    """Put the games' actions where the types only say that an action is a mapping."""
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


def _add_limits(components: dict[str, Any], known: Known, games: Games) -> None:
    """Describe what is sent as strictly as it is read."""

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


def _describe(one: Operation, known: Known) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": _operation_id(one),
        "summary": one.summary,
        "parameters": [*_list_parameters(one), _LANGUAGE],
        "responses": {str(one.status): _describe_success(one, known)}
        | {
            str(status): _REFUSAL | {"description": _SAYS[status]}
            for status in sorted({*one.statuses})
        },
    }
    content: dict[str, Any] = {kind: {"schema": {"type": "string"}} for kind in one.takes}
    if one.sent:
        schemas = [known[sent] for sent in dict.fromkeys(one.sent)]
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        content = {"application/json": {"schema": schema}}
    if content:
        told["requestBody"] = {"required": True, "content": content}
    if one.token == "needed":
        told["security"] = [{"token": []}]
    elif one.token == "welcome":
        told["security"] = [{"token": []}, {}]
    return told


def _operation_id(one: Operation) -> str:
    return "_".join([one.method, *re.findall(r"[^/.{}]+", one.path)])


def number(least: int, most: int, **more: int) -> dict[str, Any]:
    """The schema of a whole number."""
    return {"type": "integer", "minimum": least, "maximum": most, **more}


def _list_parameters(one: Operation) -> Iterator[dict[str, Any]]:
    for part in one.path.split("/"):
        if part.startswith("{"):
            name = part.strip("{}")
            schema: dict[str, Any] = {"type": "string"}
            if name == "seat":
                schema = number(0, openapi_limits.MOST_SEATS - 1)
            yield {"name": name, "in": "path", "required": True, "schema": schema}
    for name, limits in one.query.items():
        yield {"name": name, "in": "query", "schema": limits}


def _describe_success(one: Operation, known: Known) -> dict[str, Any]:
    said: dict[str, Any] = {"description": one.summary}
    if one.kind != "application/json":
        said["content"] = {one.kind: {"schema": {"type": "string"}}}
    elif one.status != 204:
        schema = {"type": "object"} if one.answer is None else known[one.answer]
        said["content"] = {"application/json": {"schema": schema}}
    return said


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
