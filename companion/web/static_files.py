"""Style sheets, modules, pictures and fonts below `/static/`; and how pages are compressed."""

from __future__ import annotations

import gzip
from http import HTTPStatus

from flask import Flask, Response, abort, request

from companion import paths, static_tree
from companion.static_tree import StaticTree

FOR_GOOD = "public, max-age=31536000, immutable"

LEAST = 1_400
"""bytes: what goes in one packet anyway gains nothing"""

LEVEL = 5
"""of nine; a page takes less than a millisecond, and higher ones gain hardly anything"""


def register(app: Flask) -> None:
    """Serve the files as they are now, under their hash: `url_for("static", filename=…)` names
    them.
    """
    tree = static_tree.read(paths.assets() / "static")

    def kept_for_good(filename: str) -> Response:
        response = _answer(tree, filename)
        response.headers["Cache-Control"] = FOR_GOOD
        return response

    def of_another_version(version: str, filename: str) -> Response:
        """For a screen that was open while the companion was brought up to date."""
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
    """Compress a page, or a piece of one, where whoever asks can read that; no stream and no file.

    Tokens stand on no page, so that the length of one tells nothing that would open another.
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
