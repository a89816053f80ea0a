"""Taps, counted in a browser; they are the same whatever the machine."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.live import LiveServer

from .figures import Figure, Row


class Taps:
    """Each journey of `tests/browser/journeys.py`, once."""

    def __init__(self, house: LiveServer, browser: Any) -> None:
        self._url = house.url
        self._browser = browser
        self._rows: list[Row] = []

    def measure(self) -> None:
        if self._browser is None or self._rows:
            return
        from tests.browser.conftest import SIZES, UNHURRIED, Server
        from tests.browser.journeys import JOURNEYS

        for journey in JOURNEYS:
            with ExitStack() as devices:

                def new_page(
                    size: str, language: str = "en", cookies: tuple[Any, ...] = (),
                    devices: ExitStack = devices,
                ) -> Any:  # fmt: skip
                    width, height = SIZES[size]
                    context = self._browser.new_context(
                        viewport={"width": width, "height": height},
                        locale=language, has_touch=True, reduced_motion="reduce",
                    )  # fmt: skip
                    devices.callback(context.close)
                    context.add_init_script(UNHURRIED)
                    context.add_cookies(list(cookies))
                    return context.new_page()

                taps = journey.taps(Server(self._url), new_page)
            figure = Figure(taps, taps)
            self._rows.append(Row(journey.what, figure, unit=" taps", most=journey.most))

    def rows(self) -> list[Row]:
        return self._rows

    def close(self) -> None:
        pass
