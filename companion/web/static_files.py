"""Static files, the web app's manifest and service worker, and compression of pages."""

from __future__ import annotations

import gzip
from http import HTTPStatus
from pathlib import Path

import msgspec
from flask import Blueprint, Flask, Response, abort, current_app, render_template, request

from companion import paths
from companion.text import say
from companion.web import static_tree
from companion.web.static_tree import StaticTree

from . import template_globals

installable = Blueprint("installable", __name__)

FOR_GOOD = "public, max-age=31536000, immutable"
LEAST = 1_400
"""bytes below which compression gains nothing, since one packet holds them anyway"""
LEVEL = 5
"""of nine; a page takes less than a millisecond, and higher levels gain hardly anything"""
_GROUND = "#1d1613"
"""the background of the dark theme, as in tokens.css"""


def register(app: Flask) -> None:
    """Serve the files under their hash, which `url_for("static", …)` knows."""
    tree = static_tree.read(paths.assets() / "static")

    def kept_for_good(filename: str) -> Response:
        response = _answer(tree, filename)
        response.headers["Cache-Control"] = FOR_GOOD
        return response

    def of_another_version(version: str, filename: str) -> Response:
        """For a screen that was open while the companion was updated."""
        return _answer(tree, filename)

    app.add_url_rule(f"/static/{tree.version}/<path:filename>", "static", kept_for_good)
    app.add_url_rule("/static/<version>/<path:filename>", "static_before", of_another_version)


def _answer(tree: StaticTree, filename: str) -> Response:
    if filename not in tree.digests:
        abort(HTTPStatus.NOT_FOUND)
    content_type = static_tree.content_type(filename)
    compressed = tree.read_compressed(filename)
    if compressed is None:
        return Response(tree.content(filename), content_type=content_type)
    wanted = request.accept_encodings.quality("gzip") > 0
    body = compressed if wanted else gzip.decompress(compressed)
    response = Response(body, content_type=content_type, headers={"Vary": "Accept-Encoding"})
    if wanted:
        response.headers["Content-Encoding"] = "gzip"
    return response


def compress(response: Response) -> Response:
    """Compress a page if the client accepts it; no stream and no file.

    No page contains a token, so its length gives nothing away.
    """
    if response.mimetype != "text/html" or response.is_streamed:
        return response
    response.vary.add("Accept-Encoding")
    body = response.get_data()
    if len(body) < LEAST or request.accept_encodings.quality("gzip") <= 0:
        return response
    response.set_data(gzip.compress(body, LEVEL, mtime=0))
    response.content_encoding = "gzip"
    return response


# --- on a home screen, and without a server -------------------------------------------------------


@installable.get("/manifest.webmanifest")
def manifest() -> Response:
    """Return the web app manifest, with which the companion can be put on a home screen."""
    icons = [
        {"src": _picture("sign.svg"), "sizes": "any", "type": "image/svg+xml"},
        {"src": _picture("app-192.png"), "sizes": "192x192", "type": "image/png"},
        {"src": _picture("app-512.png"), "sizes": "512x512", "type": "image/png"},
        {
            "src": _picture("app-maskable-512.png"), "sizes": "512x512", "type": "image/png",
            "purpose": "maskable",
        },
    ]  # fmt: skip
    home, language = template_globals.url_for("site.home"), template_globals.language()
    document = {
        "id": home, "start_url": home, "scope": home,
        "name": say("screen-name", language), "short_name": say("screen-short-name", language),
        "lang": language,
        "display": "fullscreen", "display_override": ["fullscreen", "standalone"],
        "orientation": "any", "background_color": _GROUND, "theme_color": _GROUND, "icons": icons,
    }  # fmt: skip
    return Response(msgspec.json.encode(document), content_type="application/manifest+json")


def _picture(name: str) -> str:
    return template_globals.url_for("static", filename=name)


@installable.get("/worker.js")
def worker() -> Response:
    """Return the service worker. It must be at the root, because it serves only
    what is below it.
    """
    code = (paths.assets() / "static" / "js" / "worker.js").read_bytes()
    response = Response(code, content_type="text/javascript; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    return response


@installable.get("/trust")
def trust() -> str:
    """Show how to trust the house's certificate authority. 404 without `--https`."""
    _authority()
    there = f"https://{request.host}{template_globals.url_for('site.home')}"
    return render_template("site/trust.html", there=there, trusted=request.is_secure)


@installable.get("/authority.crt")
def authority() -> Response:
    """Return the certificate that a device installs; its private key stays here."""
    return Response(_authority().read_bytes(), content_type="application/x-x509-ca-cert")


def _authority() -> Path:
    file = current_app.config.get("AUTHORITY")
    if not file:
        abort(HTTPStatus.NOT_FOUND)
    return Path(file)


@installable.get("/offline")
def offline() -> str:
    """Return the page that a browser shows when no server answers."""
    return render_template("site/offline.html")
