"""Refusals as `application/problem+json` (RFC 9457), in the language of whoever is refused."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec
from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

from companion.documents import ShapeError
from companion.engine.message import Message
from companion.engine.refusal import (
    Fault,
    FaultyError,
    GameError,
    NotYoursError,
    RuleError,
    SettledError,
)
from companion.sittings import (
    BlockedError,
    Blocker,
    ConflictError,
    DeadTokenError,
    ForbiddenError,
    NotFoundError,
)
from companion.store import UnavailableError
from companion.text import Language, say

from . import rulebooks
from .auth import NoTokenError
from .hosts import OtherHostError, OtherOriginError
from .limits import TooManyTriesError
from .locale import refusal_language
from .schemas import BlockerAnswer, FaultAnswer, ProblemAnswer
from .services import services

_logger = logging.getLogger(__name__)

MAX_BODY = 1024 * 1024
"""bytes"""
RETRY_AFTER = 2
"""seconds"""
MAX_FORM = 64 * 1024
"""of a form, which is taken apart at once: the largest of ours has two"""
MAX_SITTING = 8 * MAX_BODY
"""of a whole sitting, which may be a long one"""


class UnknownError(GameError):
    """There is no such thing at this address (404). The key is a `problem-unknown-…`."""


class MediaError(GameError):
    """The body is not said to be JSON (415)."""

    def __init__(self) -> None:
        super().__init__("problem-media")


class BodyError(GameError):
    """The body did not arrive whole (400)."""

    def __init__(self) -> None:
        super().__init__("problem-body")


@dataclass(frozen=True, slots=True)
class Problem:
    """A refusal on its way out."""

    kind: str
    """names its title, `problem-title-…`, and its type"""
    status: int
    message: Message
    faults: tuple[Fault, ...]
    rule: str | None = None
    blockers: tuple[Blocker, ...] = ()
    """what is in the way of a mend"""
    book: str | None = None
    """the edition that is played, where several share the rule"""
    headers: Mapping[str, str] = field(default_factory=dict)


_KINDS: tuple[tuple[type[GameError], str, int], ...] = (
    (ShapeError, "malformed", 400),
    (BodyError, "malformed", 400),
    (NoTokenError, "no-token", 401),
    (DeadTokenError, "no-token", 401),
    (ForbiddenError, "not-yours", 403),
    (NotYoursError, "not-yours", 403),
    (OtherOriginError, "other-origin", 403),
    (NotFoundError, "not-found", 404),
    (UnknownError, "not-found", 404),
    (ConflictError, "conflict", 409),
    (SettledError, "settled", 409),
    (MediaError, "media", 415),
    (OtherHostError, "other-host", 421),
    (RuleError, "rule", 422),
    (FaultyError, "faulty", 422),
    (TooManyTriesError, "tries", 429),
    (GameError, "faulty", 422),
)
"""the first that fits"""


def of_refusal(error: GameError) -> Problem:
    kind, status = next((kind, status) for one, kind, status in _KINDS if isinstance(error, one))
    headers: dict[str, str] = {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, TooManyTriesError):
        headers["Retry-After"] = str(error.seconds)
    faults = tuple(Fault(fault.path, _code(fault.code), fault.message) for fault in error.faults)
    blockers = error.blockers if isinstance(error, BlockedError) else ()
    return Problem(kind, status, error.message, faults, error.rule, blockers, error.book, headers)


def of_http(error: HTTPException) -> Problem:
    """What Flask refuses before any of our functions is asked."""
    headers: dict[str, str] = {}
    match error.code:
        case 404:
            kind, message = "not-found", Message("problem-unknown-path")
        case 405:
            kind, message = "method", Message("problem-method", method=request.method[:20])
            headers["Allow"] = dict(error.get_headers()).get("Allow", "")
        case 413:
            most = (request.max_content_length or MAX_BODY) // 1024
            kind, message = "too-large", Message("problem-too-large", most=most)
        case int(code) if code >= 500:
            kind, message = "bug", Message("problem-bug")
        case _:
            kind, message = "other", Message("problem-other")
    faults = (Fault("", _code(message.id), message),)
    return Problem(kind, error.code or 400, message, faults, headers=headers)


def of_trouble(error: UnavailableError) -> Problem:
    """The database is locked, full or gone. Nothing was done, and the same may be sent again."""
    message = Message("problem-unavailable", reason=error.reason)
    faults = (Fault("", _code(message.id), message),)
    return Problem("unavailable", 503, message, faults, headers={"Retry-After": str(RETRY_AFTER)})


def document(problem: Problem, language: Language, names: tuple[str, ...] = ()) -> ProblemAnswer:
    """What the client gets; for people the rule stands behind the sentence by its heading."""
    detail = say(problem.message, language, names)
    heading = rule_heading(problem.rule, language, problem.book)
    if heading is not None:
        by_rule = Message("problem-by-rule", sentence=detail, heading=heading)
        detail = say(by_rule, language)
    return ProblemAnswer(
        type=f"urn:tabletop-companion:problem:{problem.kind}",
        title=say(f"problem-title-{problem.kind}", language),
        status=problem.status,
        detail=detail,
        errors=tuple(
            FaultAnswer(fault.path, fault.code, say(fault.message, language, names))
            for fault in problem.faults
        ),
        rule=problem.rule,
        blocked_by=tuple(
            BlockerAnswer.from_blocker(one, language, names) for one in problem.blockers
        ),
    )


def rule_heading(rule: str | None, language: Language, book: str | None = None) -> str | None:
    """Book and heading of a rule: "Sheriff, 2nd edition: Out of money"."""
    where = None if rule is None else rulebooks.reference(rule, book)
    return None if where is None else say(where, language)


def answer(problem: Problem) -> Response:
    language = refusal_language()
    response = Response(
        msgspec.json.encode(document(problem, language, seat_names())),
        problem.status,
        dict(problem.headers),
        content_type="application/problem+json",
    )
    response.content_language.add(language)
    return response


def seat_names() -> tuple[str, ...]:
    """Of the sitting that the request is about, if it is about one and can be read."""
    code = (request.view_args or {}).get("code")
    if code is None:
        return ()
    try:
        return services().sittings.queries.names(code)
    except (NotFoundError, UnavailableError):
        return ()


def register(app: Flask) -> None:
    """Every refusal under any address.

    A blueprint whose refusals are pages has handlers of its own, which come first.
    """
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY + 1  # Flask cuts off what comes in chunks

    @app.errorhandler(GameError)
    def refuse(error: GameError) -> Response:
        return answer(of_refusal(error))

    @app.errorhandler(UnavailableError)
    def put_off(error: UnavailableError) -> Response:
        _logger.warning("%s", error)
        return answer(of_trouble(error))

    @app.errorhandler(HTTPException)
    def refuse_http(error: HTTPException) -> Response:
        return answer(of_http(error))


def _code(key: str) -> str:
    """The word for programs: a plain refusal is known by the key of its sentence."""
    return key.removeprefix("problem-").removeprefix("house-").replace("-", "_")
