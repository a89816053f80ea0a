"""Authentication by tokens, in a header or in the cookies of a browser.

A browser may hold two tokens of one sitting, because a phone that takes over as the table keeps its
seat. Each has its own cookie.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal, get_args

from flask import Response, g, request

from companion.background import yield_to_other_greenlets
from companion.engine.refusal import GameError
from companion.sittings import Bearer, DeadTokenError, ForbiddenError, SeatTakenError, TokenLookup

from . import hosts
from .limits import TooManyTriesError
from .presence import Device
from .services import queries, services, spend

Purpose = Literal["seat", "table"]
"""what a cookie's token is for, and which screen it shows"""

KEPT_FOR = 60 * 60 * 24 * 60
"""seconds that a cookie lasts: an unfinished game is often taken up again, after two months hardly
ever
"""
BETWEEN = "."
"""separates tokens in a cookie; no token contains it"""
MOST_LOOKED_UP = 50
"""tokens of one request that are looked up in the database; a line of cookies
has room for hundreds
"""


class NoTokenError(GameError):
    """The request brings no token (401)."""

    def __init__(self, key: str = "problem-no-token") -> None:
        super().__init__(key)


def remember(response: Response, code: str, as_: Purpose, *tokens: str) -> Response:
    """Store these tokens in a cookie: one for each seat of a shared phone, first the one of whoever
    holds it.
    """
    keep_cookie(response, _cookie(code, as_), BETWEEN.join(tokens), seconds=KEPT_FOR)
    return response


def forget(response: Response, code: str, as_: Purpose) -> None:
    drop_cookie(response, _cookie(code, as_))


def token_for(code: str, as_: Purpose) -> str | None:
    """Return the request's token for the table, or for a seat, of the sitting. A token in the
    header counts as either; `bearers.authorise` knows which it is.
    """
    return header() or next(iter(_read_tokens(code, as_)), None)


def seat_tokens(code: str) -> tuple[str, ...]:
    """Return the request's tokens for seats, first the one of whoever holds the phone."""
    said = header()
    return _read_tokens(code, "seat") if said is None else (said,)


def all_tokens(code: str) -> tuple[str, ...]:
    """Return all of the request's tokens for the sitting, those of seats first."""
    tokens = (*seat_tokens(code), token_for(code, "table"))
    return tuple(dict.fromkeys(token for token in tokens if token))


def look_up() -> TokenLookup:
    """What the tokens of this request authorise, whatever the sitting. The database is asked once,
    and for the newest `MOST_LOOKED_UP` only; afterwards other greenlets run.

    For one sitting there is `asker`. `drop_dead_tokens` tells the browser which to drop.
    """
    if "token_lookup" not in g:
        g.looked_up = dict(islice(_newest_first(), MOST_LOOKED_UP))
        codes = {code for code, _ in g.looked_up.values()} - {""}
        g.token_lookup = services().sittings.bearers.look_up(g.looked_up, codes)
        if g.looked_up:
            yield_to_other_greenlets()
    found: TokenLookup = g.token_lookup
    return found


def drop_dead_tokens(response: Response) -> Response:
    """Have the browser drop the tokens that `look_up` has found dead. Live ones stay, and those not
    looked up, and a table's token that comes to life again if a take-over is stopped. So do those
    of sittings that are not here, unless there are more than are looked up: cookies of another
    house on this machine come along, whatever its port. That a token was dropped tells whoever made
    it up that its sitting is here, so it counts like a wrong code.
    """
    if "token_lookup" not in g:
        return response
    found, some = g.token_lookup, g.looked_up
    good, crowded = found.bearers.keys() | found.former, len(some) == MOST_LOOKED_UP
    for code, name in dict.fromkeys(some.values()):
        every = _split(request.cookies.get(name, ""))
        here = code in found.codes
        kept = tuple(
            one for one in every if one in good or (one not in some if here else not crowded)
        )
        if kept != every and here:
            try:
                spend("tries")
            except TooManyTriesError:
                return response
        if not kept and every:
            drop_cookie(response, name)
        elif kept != every:
            keep_cookie(response, name, BETWEEN.join(kept), seconds=KEPT_FOR)
    return response


def _newest_first() -> Iterator[tuple[str, tuple[str, str]]]:
    """Each token with the code of its sitting and the name of its cookie; '' for the one in the
    header. Browsers send first what they have kept longest.
    """
    if (said := header()) is not None:
        yield said, ("", "")
    for name in reversed(request.cookies):
        purpose, _, code = name.partition("_")
        if purpose in get_args(Purpose):
            for token in _split(request.cookies[name]):
                yield token, (code.upper(), name)


def _read_tokens(code: str, as_: Purpose) -> tuple[str, ...]:
    return _split(request.cookies.get(_cookie(code, as_), ""))[:MOST_LOOKED_UP]


def _split(brought: str) -> tuple[str, ...]:
    return tuple(token for token in brought.split(BETWEEN) if token)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who sent the request, and the token that shows it; an onlooker has none."""

    bearer: Bearer
    token: str | None

    @property
    def device(self) -> Device:
        if self.bearer.seat is not None:
            return self.bearer.seat
        return "table" if self.bearer.table else "onlooker"


def asker(code: str) -> Asker:
    """Return who sent the request: the table if it has that token, else the first living seat.

    Raises NoSuchSittingError, and DeadTokenError when no token is alive.
    """
    tokens, bearers = all_tokens(code), services().sittings.bearers
    if not tokens:
        return Asker(bearers.authorise(code, None), None)
    found = zip(bearers.authorise_each(code, tokens), tokens, strict=True)
    alive = [Asker(bearer, token) for bearer, token in found if bearer is not None]
    if not alive:
        raise DeadTokenError
    return next((one for one in alive if one.bearer.table), alive[0])


def require_token(code: str) -> tuple[str, ...]:
    """Return the tokens of somebody who is no onlooker. Raises NoSuchSittingError, NoTokenError."""
    tokens = all_tokens(code)
    if not tokens:
        queries().names(code)
        raise NoTokenError
    return tokens


def claim_seat(code: str, seat: int) -> str:
    """Take a free seat and return its token. Trying a taken one counts like a wrong code."""
    here, address = services(), hosts.client_address()
    tries = here.limits["tries"]
    tries.check(address)
    try:
        return here.sittings.seats.claim(code, seat, all_tokens(code))
    except SeatTakenError:
        tries.count_miss(address)
        raise


def header() -> str | None:
    scheme, _, token = request.headers.get("Authorization", "").strip().partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def _cookie(code: str, as_: Purpose) -> str:
    return f"{as_}_{code.upper()}"


def keep_cookie(response: Response, name: str, value: str, *, seconds: int) -> None:
    """Set a cookie that no script can read and that other sites cannot send."""
    response.set_cookie(
        name, value, max_age=seconds, httponly=True, samesite="Lax", secure=request.is_secure
    )


def drop_cookie(response: Response, name: str) -> None:
    """Delete a cookie, unless this answer sets it to another value."""
    if any(one.startswith(f"{name}=") for one in response.headers.getlist("Set-Cookie")):
        return
    response.delete_cookie(name, httponly=True, samesite="Lax", secure=request.is_secure)


# --- which screen a device shows ------------------------------------------------------------------


def screen_bearer(code: str, screen: Purpose) -> Bearer:
    """What this device is on this screen. `?of=` says whose screen asks: on a phone that several
    share another one may have it in hand by now.

    Raises NoTokenError, DeadTokenError, NoSuchSittingError, ForbiddenError.
    """
    bearer = services().sittings.bearers.authorise(code, screen_token(code, screen))
    if bearer.table != (screen == "table"):
        raise NoTokenError
    if request.args.get("of", bearer.seat, type=int) != bearer.seat:
        raise ForbiddenError("problem-other-hands")
    return bearer


def screen_token(code: str, screen: Purpose) -> str:
    """Return the token for this screen. Raises NoTokenError, NoSuchSittingError."""
    token = token_for(code, screen)
    if token is None:
        queries().names(code)
        raise NoTokenError
    return token


def shows_screen(code: str, screen: Purpose) -> bool:
    """Return whether this device may still show this screen."""
    try:
        screen_bearer(code, screen)
    except (NoTokenError, DeadTokenError):
        return False
    return True


def was_table(code: str) -> bool:
    """Return whether this device was the table until a phone took over, and may undo that."""
    return queries().snapshot(code).was_table(token_for(code, "table"))


def own_seats(code: str) -> dict[int, str]:
    """Return the seats of this phone with their tokens, first that of whoever holds it."""
    brought = seat_tokens(code)
    return tokens_by_seat(services().sittings.bearers.authorise_each(code, brought), brought)


def tokens_by_seat(bearers: Iterable[Bearer | None], tokens: tuple[str, ...]) -> dict[int, str]:
    found = zip(bearers, tokens, strict=True)
    return {one.seat: token for one, token in found if one is not None and one.seat is not None}
