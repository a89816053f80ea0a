"""Pages and pieces of pages leave compressed, where whoever asks can read that.

Tokens stand on no page, so that the length of one tells nothing that would open another.
"""

from __future__ import annotations

import gzip

from flask import Response, request

LEAST = 1_400
"""bytes: what goes in one packet anyway gains nothing"""

LEVEL = 5
"""of nine; a page takes less than a millisecond, and higher ones gain hardly anything"""


def compress(response: Response) -> Response:
    """The same page, packed. Streams and files are none of its business."""
    if response.mimetype != "text/html" or response.is_streamed:
        return response
    response.vary.add("Accept-Encoding")
    body = response.get_data()
    if len(body) < LEAST or request.accept_encodings.quality("gzip") <= 0:
        return response
    response.set_data(gzip.compress(body, LEVEL, mtime=0))
    response.content_encoding = "gzip"
    return response
