"""Who is asking: tokens from the header, or from the cookies of a browser.

A browser may hold two tokens of one sitting, since a phone that takes over as the table stays
somebody's seat. Each has its own cookie.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from flask import Response, request

from companion.engine.refusal import GameError
from companion.sittings import Bearer, DeadTokenError, Sittings

from . import cookies
from .stream import Device

Purpose = Literal["seat", "table"]
"""what a cookie's token is for"""

KEPT_FOR = 60 * 60 * 24 * 60
"""seconds: an unfinished evening is often taken up again, after two months hardly ever"""


BETWEEN = "."
"""stands between tokens, and in none"""


class NoTokenError(GameError):
    """Nobody can tell who is asking (401)."""

    def __init__(self) -> None:
        super().__init__("problem-no-token")


def remember(response: Response, code: str, as_: Purpose, *tokens: str) -> None:
    """Have the browser bring these tokens along from now on. A phone that several people share
    brings one for each of its seats: first that of whoever holds it.
    """
    cookies.keep(response, _cookie(code, as_), BETWEEN.join(tokens), seconds=KEPT_FOR)


def forget(response: Response, code: str, as_: Purpose) -> None:
    cookies.drop(response, _cookie(code, as_))


def bearer_of(code: str, as_: Purpose) -> str | None:
    """The token that this request brings for the table, or for a seat, of the sitting.

    One in the header counts as either: `Sittings.bearer` knows which it is.
    """
    return header() or next(iter(_brought(code, as_)), None)


def seats_of(code: str) -> tuple[str, ...]:
    """The tokens that this request brings for seats, first that of whoever holds the phone."""
    said = header()
    return _brought(code, "seat") if said is None else (said,)


def bearers_of(code: str) -> tuple[str, ...]:
    """Every token that this request brings for the sitting, the seats' first."""
    tokens = (*seats_of(code), bearer_of(code, "table"))
    return tuple(dict.fromkeys(token for token in tokens if token))


def bearers() -> tuple[str, ...]:
    """Every token that this request brings, whatever the sitting."""
    kept = (
        token
        for name, value in request.cookies.items()
        if name.partition("_")[0] in get_args(Purpose)
        for token in _split(value)
    )
    return tuple(filter(None, (header(), *kept)))


def _brought(code: str, as_: Purpose) -> tuple[str, ...]:
    return _split(request.cookies.get(_cookie(code, as_), ""))


def _split(brought: str) -> tuple[str, ...]:
    return tuple(token for token in brought.split(BETWEEN) if token)


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody who asks, and the token that says so; an onlooker has none."""

    bearer: Bearer
    token: str | None

    @property
    def device(self) -> Device:
        if self.bearer.seat is not None:
            return self.bearer.seat
        return "table" if self.bearer.table else "onlooker"


def asker(sittings: Sittings, code: str, seat: int | None = None) -> Asker:
    """Of the tokens of this request the one that may act for `seat`, else the first alive.

    Raises NoSuchSittingError, and DeadTokenError when none of the tokens is alive.
    """
    tokens = bearers_of(code)
    if not tokens:
        return Asker(sittings.bearer(code, None), None)
    alive = tuple(_alive(sittings, code, tokens))
    if not alive:
        raise DeadTokenError
    fitting = (one for one in alive if one.bearer.table or one.bearer.seat == seat)
    return next(fitting, alive[0])


def member(sittings: Sittings, code: str) -> tuple[str, ...]:
    """The tokens of somebody who is no onlooker, for `sittings` to say what they authorise.

    Raises NoSuchSittingError and NoTokenError.
    """
    tokens = bearers_of(code)
    if not tokens:
        sittings.names(code)
        raise NoTokenError
    return tokens


def _alive(sittings: Sittings, code: str, tokens: tuple[str, ...]) -> Iterator[Asker]:
    for token in tokens:
        try:
            yield Asker(sittings.bearer(code, token), token)
        except DeadTokenError:
            continue


def header() -> str | None:
    scheme, _, token = request.headers.get("Authorization", "").strip().partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def _cookie(code: str, as_: Purpose) -> str:
    return f"{as_}_{code.upper()}"
