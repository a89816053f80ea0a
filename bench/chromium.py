"""One browser for all measures that want one: Playwright starts only once in a process."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.chromium import executable


def browser(stack: ExitStack) -> Any:
    """Headless Chromium, or None on a machine without it or without Playwright."""
    path = executable()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    if path is None:
        return None
    opened = stack.enter_context(sync_playwright()).chromium.launch(
        executable_path=path, args=["--no-sandbox"]
    )
    stack.callback(opened.close)
    return opened
