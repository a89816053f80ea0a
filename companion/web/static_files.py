"""Style sheets, modules, pictures and letters: everything below `/static/`."""

from __future__ import annotations

import gzip
from http import HTTPStatus

from flask import Flask, Response, abort, request

from companion import paths, static_tree
from companion.static_tree import StaticTree

FOR_GOOD = "public, max-age=31536000, immutable"


def register(app: Flask) -> None:
    """The files as they are now, under their hash: `url_for("static", filename=…)` names them."""
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
