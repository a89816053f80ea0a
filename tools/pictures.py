"""The README's pictures, one a game, from the games that play themselves: `make pictures`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from tests.chromium import executable

TARGET = Path(__file__).resolve().parent.parent / "docs"
SIZE: ViewportSize = {"width": 1680, "height": 900}
SHOWN = {"sheriff": 30, "citadels": 22, "dunhuang": 16, "condottiere": 24}
"""game → the entry of its recording that the picture shows"""
COLOURS = 64


@contextmanager
def served() -> Iterator[str]:
    command = [sys.executable, "-c", "from companion.cli import main; main()"]
    env = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, "demo", "--port", "0", "--lang", "en"],
        stdout=subprocess.PIPE, text=True, env=env,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None, "the demo did not start"
        yield address[0]
        server.terminate()


def main() -> None:
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport=SIZE, color_scheme="dark", reduced_motion="reduce")
        for game, entries in SHOWN.items():
            page.goto(address + game)
            for _ in range(entries):
                page.request.post(f"{address}{game}/next")
            page.goto(address + game)
            page.frame_locator(".demo-table").locator("body.in-demo #centre").wait_for()
            page.locator(".demo-table").evaluate("(frame) => frame.contentDocument.fonts.ready")
            page.locator(".demo-table").screenshot(path=TARGET / f"{game}.png")
        browser.close()
    for game in SHOWN:
        compress(TARGET / f"{game}.png")


def compress(picture: Path) -> None:
    """A palette is enough for flat colours."""
    with Image.open(picture) as image:
        small = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(picture, optimize=True)


if __name__ == "__main__":
    main()
