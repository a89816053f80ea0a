"""Refusals as answers, in the reader's language: `application/problem+json` (RFC 9457) for
programs, and for people a page that says what is wrong, what to do, and how to go home.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

import msgspec
from flask import Flask, Response, make_response, render_template, request
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
    UnfoldableError,
)
from companion.store import UnavailableError
from companion.text import Language, say

from . import template_globals
from .auth import NoTokenError
from .hosts import OtherHostError, OtherOriginError
from .limits import TooManyTriesError
from .locale import refusal_language
from .localized import answer_as, localize
from .schemas import ProblemAnswer
from .services import find_rule, queries, services

_logger = logging.getLogger(__name__)

MAX_BODY = 1024 * 1024
"""bytes of a JSON body"""
RETRY_AFTER = 2
"""seconds"""
MAX_FORM = 64 * 1024
"""bytes of a form, which is parsed at once; our largest has two kilobytes"""
MAX_SITTING = 8 * MAX_BODY
"""bytes of a whole sitting, which may be long"""


class UnknownError(GameError):
    """There is nothing at this address (404). The key is a `problem-unknown-…`."""


class MediaError(GameError):
    """The body is not declared as JSON (415)."""

    def __init__(self) -> None:
        super().__init__("problem-media")


class BodyError(GameError):
    """The body is incomplete (400)."""

    def __init__(self) -> None:
        super().__init__("problem-body")


@dataclass(frozen=True, slots=True)
class Problem:
    """A refusal, before it is put into words."""

    kind: str
    """the end of its title's message id, `problem-title-…`, and of its type"""
    status: int
    message: Message
    faults: tuple[Fault, ...]
    rule: str | None = None
    blocked_by: tuple[Blocker, ...] = ()
    """the entries that block a mend"""
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
"""class of the refusal, kind, status; the first that fits is used"""


def from_refusal(error: GameError) -> Problem:
    kind, status = next((kind, status) for one, kind, status in _KINDS if isinstance(error, one))
    headers: dict[str, str] = {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, TooManyTriesError):
        headers["Retry-After"] = str(error.seconds)
    faults = tuple(Fault(fault.path, _code(fault.code), fault.message) for fault in error.faults)
    blocked_by = error.blocked_by if isinstance(error, BlockedError) else ()
    return Problem(kind, status, error.message, faults, error.rule, blocked_by, error.book, headers)


def from_http(error: HTTPException) -> Problem:
    """Return the problem for what Flask refuses by itself."""
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
    return _one_fault(kind, error.code or 400, message, headers)


def _one_fault(kind: str, status: int, message: Message, headers: Mapping[str, str]) -> Problem:
    faults = (Fault("", _code(message.id), message),)
    return Problem(kind, status, message, faults, headers=headers)


def document(problem: Problem, language: Language, names: tuple[str, ...] = ()) -> ProblemAnswer:
    """Return the JSON document. Book and heading of the rule follow the sentence."""
    detail = say(problem.message, language, names)
    where = find_rule(problem.rule, problem.book)
    if where is not None:
        heading = say(where, language)
        by_rule = Message("problem-by-rule", sentence=detail, heading=heading)
        detail = say(by_rule, language)
    return answer_as(
        ProblemAnswer,
        problem,
        language,
        names,
        type=f"urn:tabletop-companion:problem:{problem.kind}",
        title=say(f"problem-title-{problem.kind}", language),
        detail=detail,
        errors=localize(problem.faults, language, names),
    )


def _seat_names() -> tuple[str, ...]:
    """Return the names of the sitting that the request is about, if it can be read."""
    code = (request.view_args or {}).get("code")
    if code is None:
        return ()
    try:
        return queries().names(code)
    except (NotFoundError, UnavailableError):
        return ()


def _code(key: str) -> str:
    """Return the word for programs: the message id without our prefixes."""
    return key.removeprefix("problem-").removeprefix("house-").replace("-", "_")


# --- pages ----------------------------------------------------------------------------------------

_OWN_WORDS = frozenset({400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503})
"""statuses for which a sentence says what to do"""


def register(app: Flask) -> None:
    """Answer every refusal under any address."""
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY + 1  # Flask cuts off what comes in chunks

    @app.errorhandler(GameError)
    def refuse(error: GameError) -> Response:
        problem = from_refusal(error)
        if isinstance(error, UnfoldableError) and _wants_page():
            return _offer(error, problem)
        return _answer(problem)

    @app.errorhandler(UnavailableError)
    def put_off(error: UnavailableError) -> Response:
        """The database is locked, full or gone. Nothing was done, and the same
        may be sent again.
        """
        _logger.warning("%s", error)
        message, again = Message("problem-unavailable", reason=error.reason), str(RETRY_AFTER)
        return _answer(_one_fault("unavailable", 503, message, {"Retry-After": again}))

    @app.errorhandler(HTTPException)
    def refuse_http(error: HTTPException) -> Response:
        return _answer(from_http(error))


def _wants_page() -> bool:
    """Return whether the client wants a page: a browser that navigates asks for text/html."""
    return "text/html" in request.headers.get("Accept", "") and not request.path.startswith("/api/")


def _offer(error: UnfoldableError, problem: Problem) -> Response:
    """Offer log and score of a sitting that cannot be folded."""
    sittings = services().sittings
    template_globals.speak(refusal_language())
    html = render_template(
        "sitting/unfoldable.html",
        what=problem.message,
        code=error.code,
        game=error.game,
        names=sittings.queries.names(error.code),
        counted=sittings.queries.result(error.code) is not None,
    )
    return make_response(html, problem.status)


def _answer(problem: Problem) -> Response:
    language, names = refusal_language(), _seat_names()
    if not _wants_page():
        body = msgspec.json.encode(document(problem, language, names))
        kind = "application/problem+json"
        response = Response(body, problem.status, dict(problem.headers), content_type=kind)
        response.content_language.add(language)
        return response
    template_globals.speak(language, names)
    status = problem.status if problem.status in _OWN_WORDS else 500
    asks_key = problem.message.id in ("history-key-needed", "history-wrong-key")
    advice = None if asks_key else Message(f"screen-advice-{status}")
    code = (request.view_args or {}).get("code")
    joins_again = code is not None and problem.status in (401, 403, 409)
    html = render_template(
        "site/error.html",
        status=problem.status,
        what=problem.message,
        advice=advice,
        asks_key=asks_key,
        door=template_globals.url_for("sitting.door", code=code) if joins_again else None,
        typed=code if problem.status == HTTPStatus.NOT_FOUND else None,
    )
    response = make_response(html, problem.status)
    response.headers.extend(problem.headers)
    return response
