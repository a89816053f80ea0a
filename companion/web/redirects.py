"""Where a form leads: to another page, which a reload does not send again."""

from __future__ import annotations

from http import HTTPStatus

from flask import Response, redirect

from . import template_globals


def see(endpoint: str, *, part: str = "", **values: str) -> Response:
    """`part`: the id of what the page is to begin with."""
    address = template_globals.url_for(endpoint, **values) + (part and f"#{part}")
    return redirect(address, HTTPStatus.SEE_OTHER, Response)  # type: ignore[return-value]
