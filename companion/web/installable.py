"""What a browser needs to put the companion on a home screen, and to say what to do without it."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path

import msgspec
from flask import Blueprint, Response, abort, current_app, render_template, request

from companion import paths
from companion.text import say

from . import template_globals

installable = Blueprint("installable", __name__)

_GROUND = "#1d1613"
"""of the house by lamp-light, as in tokens.css"""


@installable.get("/manifest.webmanifest")
def manifest() -> Response:
    """With it the companion is put on a home screen and opens there without a browser's frame."""
    icons = [
        {"src": _picture("sign.svg"), "sizes": "any", "type": "image/svg+xml"},
        {"src": _picture("app-192.png"), "sizes": "192x192", "type": "image/png"},
        {"src": _picture("app-512.png"), "sizes": "512x512", "type": "image/png"},
        {
            "src": _picture("app-maskable-512.png"), "sizes": "512x512", "type": "image/png",
            "purpose": "maskable",
        },
    ]  # fmt: skip
    home = template_globals.url_for("site.home")
    document = {
        "id": home, "start_url": home, "scope": home,
        "name": say("screen-name", template_globals.language()),
        "short_name": say("screen-short-name", template_globals.language()),
        "lang": template_globals.language(),
        "display": "fullscreen", "display_override": ["fullscreen", "standalone"],
        "orientation": "any", "background_color": _GROUND, "theme_color": _GROUND, "icons": icons,
    }  # fmt: skip
    return Response(msgspec.json.encode(document), content_type="application/manifest+json")


def _picture(name: str) -> str:
    return template_globals.url_for("static", filename=name)


@installable.get("/worker.js")
def worker() -> Response:
    """The service worker, at the root because it serves only what lies below it."""
    code = (paths.assets() / "static" / "js" / "worker.js").read_bytes()
    response = Response(code, content_type="text/javascript; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    return response


@installable.get("/trust")
def trust() -> str:
    """Lead the host's tablet through trusting the house's authority. 404 without `--https`."""
    _authority()
    there = f"https://{request.host}{template_globals.url_for('site.home')}"
    return render_template("site/trust.html", there=there, trusted=request.is_secure)


@installable.get("/authority.crt")
def authority() -> Response:
    """The certificate that a device installs; its private key stays here."""
    return Response(_authority().read_bytes(), content_type="application/x-x509-ca-cert")


def _authority() -> Path:
    file = current_app.config.get("AUTHORITY")
    if not file:
        abort(HTTPStatus.NOT_FOUND)
    return Path(file)


@installable.get("/offline")
def offline() -> str:
    """The page that a browser keeps for when no server answers."""
    return render_template("site/offline.html")
