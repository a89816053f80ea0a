"""Debian's Chromium as the tests and the bench drive it."""

import shutil


def executable() -> str | None:
    """Where it is, or None; rather the one that draws no windows.

    The usual one opens a window with the pages of its own bars for every context, unseen, which
    takes it three times as much of a processor.
    """
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")
