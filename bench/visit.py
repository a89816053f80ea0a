"""A device that was never here before."""

from __future__ import annotations

from typing import Any

from tests.live import LiveServer
from tests.visit import Visit, visit

from .figures import Row, Samples
from .house import Table

SPEED = 2_500_000
"""bits a second: a busy Wi-Fi"""
AT_MOST = {"en": 250, "ko": 400}
"""kB"""
READABLE = 1_500
"""milliseconds"""


class FirstVisit:
    """The home screen and a table screen, with an empty cache and over a slow line."""

    def __init__(self, house: LiveServer, table: Table, browser: Any) -> None:
        self._browser = browser
        cookie = {"name": f"table_{table.code}", "value": table.token, "url": house.url}
        self._screens = {
            "home": (house.url, ()),
            "a table": (f"{house.url}/s/{table.code}/table", (cookie,)),
        }
        self._visits: dict[tuple[str, str], list[list[Visit]]] = {
            (language, screen): [] for language in AT_MOST for screen in self._screens
        }

    def measure(self) -> None:
        if self._browser is not None:
            for (language, screen), found in self._visits.items():
                found.append([self._visit(language, screen) for _ in range(3)])

    def _visit(self, language: str, screen: str) -> Visit:
        url, cookies = self._screens[screen]
        context = self._browser.new_context(locale=language)
        try:
            context.add_cookies(list(cookies))
            return visit(context.new_page(), url, bits_per_second=SPEED)
        finally:
            context.close()

    def rows(self) -> list[Row]:
        rows = []
        for (language, screen), found in self._visits.items():
            if not found:
                continue
            sizes = Samples([[one.size / 1000 for one in each] for each in found])
            readable = Samples([[one.readable for one in each] for each in found])
            complete = Samples([[one.complete for one in each] for each in found])
            called = f"first visit, {screen} ({language})"
            rows += [
                Row(called, sizes.figure, unit=" kB", most=AT_MOST[language]),
                Row(f"{called}: readable", readable.figure, most=READABLE),
                Row(f"{called}: in our own letters", complete.figure),
            ]
        return rows

    def close(self) -> None:
        pass
