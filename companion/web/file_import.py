"""A file of the history that was sent, to be read back."""

from __future__ import annotations

from flask import request

from companion.background import FILES, run_in_thread
from companion.history.exchange import Brought
from companion.history.exchange.importing import MOST

from . import bodies, host
from .problems import MediaError
from .services import history, spend

FORM = "application/x-www-form-urlencoded"
FORMS = (FORM, "multipart/form-data", "text/plain")
"""what the form of another site could send unasked"""


def is_dry_run() -> bool:
    """`?dry_run=true`: whether only what would come of it is wanted. Raises FaultyError."""
    return bodies.flag("dry_run")


def import_file() -> Brought:
    """What came of it, or would. For the host."""
    host.check_host()
    spend("imports")
    dry = is_dry_run()
    if request.mimetype in FORMS:
        raise MediaError
    body = bodies.whole(most=MOST)
    here = history()
    parse = here.parser()
    return here.bring(run_in_thread(lambda: parse(body), FILES), dry=dry)
