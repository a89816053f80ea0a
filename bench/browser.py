"""What is measured in Chromium, where there is one: a first visit, and taps."""

from __future__ import annotations

from typing import Any

from tests.visit import visit

from .figures import Figure, Row
from .house import Measure, begin, make_post

SPEED = 2_500_000
"""bits a second: a busy Wi-Fi"""
VISITS = 3
MOST = {"en": 250, "ko": 400}
"""kB, by language"""
READABLE = 1_500
"""milliseconds"""


class FirstVisit(Measure):
    """The home screen and a table screen, with an empty cache and over a slow line."""

    def prepare(self) -> None:
        url, table = self.bench.house.url, begin(make_post(self.bench.house))
        self.cookie = {"name": f"table_{table.code}", "value": table.token, "url": url}
        self.screens = {"home": url, "a table": f"{url}/s/{table.code}/table"}

    def measure(self) -> None:
        if self.bench.chromium is None:
            return
        for language in MOST:
            for screen in self.screens:
                for _ in range(VISITS):
                    self._visit(language, screen)

    def _visit(self, language: str, screen: str) -> None:
        context = self.bench.chromium.new_context(locale=language)
        try:
            if screen != "home":
                context.add_cookies([self.cookie])
            found = visit(context.new_page(), self.screens[screen], bits_per_second=SPEED)
        finally:
            context.close()
        what = f"first visit, {screen} ({language})"
        self.samples.add(what, found.size / 1000)
        self.samples.add(f"{what}: readable", found.readable)
        self.samples.add(f"{what}: in our own letters", found.complete)

    def rows(self) -> list[Row]:
        rows = []
        for language, most in MOST.items():
            for screen in self.screens:
                what = f"first visit, {screen} ({language})"
                if what in self.samples:
                    readable, complete = f"{what}: readable", f"{what}: in our own letters"
                    rows += [
                        Row(what, self.samples[what], unit=" kB", most=most),
                        Row(readable, self.samples[readable], most=READABLE),
                        Row(complete, self.samples[complete]),
                    ]
        return rows


class Taps(Measure):
    """Each journey of `tests/browser/journeys.py`, once: taps are the same on any machine."""

    def prepare(self) -> None:
        self.found: list[Row] = []

    def measure(self) -> None:
        if self.bench.chromium is None or self.found:
            return
        from tests.browser.conftest import SIZES, Devices, Server
        from tests.browser.journeys import JOURNEYS

        devices = Devices(self.bench.chromium)

        def new_page(size: str, language: str = "en", cookies: tuple[Any, ...] = ()) -> Any:
            page = devices.make((language, "", False))
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.context.add_cookies(list(cookies))
            return page

        for journey in JOURNEYS:
            taps = journey.taps(Server(self.bench.house.url), new_page)
            self.found.append(
                Row(journey.what, Figure(taps, taps), unit=" taps", most=journey.most)
            )
            for context in self.bench.chromium.contexts:
                context.close()

    def rows(self) -> list[Row]:
        return self.found
