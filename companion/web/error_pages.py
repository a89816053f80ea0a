"""Refusals for people: what is wrong, what to do, a way home. Programs get problem documents."""

from __future__ import annotations

import logging
from http import HTTPStatus

from flask import Flask, Response, make_response, render_template, request
from werkzeug.exceptions import HTTPException

from companion.engine.message import Message
from companion.engine.refusal import GameError
from companion.sittings import UnfoldableError
from companion.store import UnavailableError

from . import locale, problems, template_globals
from .problems import MAX_BODY, Problem
from .services import services

_logger = logging.getLogger(__name__)

_OWN_WORDS = frozenset({400, 401, 403, 404, 409, 413, 415, 421, 422, 429, 500, 503})
"""for these there is a sentence that says what to do"""


def register(app: Flask) -> None:
    """Answer every refusal under any address."""
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY + 1  # Flask cuts off what comes in chunks

    @app.errorhandler(GameError)
    def refuse(error: GameError) -> Response:
        problem = problems.from_refusal(error)
        if isinstance(error, UnfoldableError) and wants_page():
            return _offer(error, problem)
        return _answer(problem)

    @app.errorhandler(UnavailableError)
    def put_off(error: UnavailableError) -> Response:
        _logger.warning("%s", error)
        return _answer(problems.from_trouble(error))

    @app.errorhandler(HTTPException)
    def refuse_http(error: HTTPException) -> Response:
        return _answer(problems.from_http(error))


def wants_page() -> bool:
    """Whether a page is wanted: browsers that navigate ask for text/html, programs do not."""
    return "text/html" in request.headers.get("Accept", "") and not request.path.startswith("/api/")


def _offer(error: UnfoldableError, problem: Problem) -> Response:
    """A sitting that cannot be folded still offers its log, and its score, counted or to be
    counted.
    """
    sittings = services().sittings
    template_globals.speak(locale.refusal_language())
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
    if not wants_page():
        return problems.answer(problem)
    template_globals.speak(locale.refusal_language(), problems.seat_names())
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
