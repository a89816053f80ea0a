"""Where a form leads: to another page, which a reload does not send again."""

from __future__ import annotations

from http import HTTPStatus

from flask import Response, redirect

from . import template_globals


def see(endpoint: str, **values: str) -> Response:
    address = template_globals.url_for(endpoint, **values)
    return redirect(address, HTTPStatus.SEE_OTHER, Response)  # type: ignore[return-value]
