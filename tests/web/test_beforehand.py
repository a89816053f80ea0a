"""Usual sheets are drawn while nobody asks for anything."""

from collections.abc import Callable

import pytest

from companion import create_app
from companion.engine.refusal import GameError
from companion.printing import Renderer, Setting
from companion.web import prerender
from companion.web.prerender import QUIET, Prerenderer


class Desk:
    """Whoever does the work, and what of it was asked for."""

    def __init__(self, pages: int = 1) -> None:
        self.now = 100.0
        self.done = 0
        self.pages = pages
        self.beforehand = Prerenderer(self.do, lambda: self.now)

    def do(self, work: Callable[[Renderer], int]) -> int:
        self.done += 1
        return self.pages


def test_nothing_is_drawn_before_it_has_been_quiet():
    desk = Desk()
    desk.beforehand.wish(["sheriff-aid"], Setting("en"))
    assert desk.beforehand.draw() == QUIET
    desk.now += QUIET - 1
    desk.beforehand.interrupt()
    assert desk.beforehand.draw() == QUIET
    assert desk.done == 0
    desk.now += QUIET
    assert desk.beforehand.draw() == 0
    assert desk.done == 1
    assert desk.beforehand.draw() is None


def test_a_long_sheet_is_drawn_page_by_page_and_what_is_wished_twice_once():
    desk = Desk(pages=3)
    for _ in range(2):
        desk.beforehand.wish(["sheriff-aid", "sheriff-setup"], Setting("en"))
    desk.now += QUIET
    while desk.beforehand.draw() is not None:
        pass
    assert desk.done == 6


def test_what_cannot_be_drawn_stops_nothing():
    desk = Desk()

    def no_pango(work: Callable[[Renderer], int]) -> int:
        desk.done += 1
        raise GameError("print-no-pango")

    trouble = Prerenderer(no_pango, lambda: desk.now)
    trouble.wish(["sheriff-aid", "sheriff-setup"], Setting("en"))
    desk.now += QUIET
    assert [trouble.draw() for _ in range(3)] == [0, 0, None]
    assert desk.done == 2


@pytest.mark.parametrize(("address", "least"), [("/print/dunhuang?lang=ko", 4), ("/print", 16)])
def test_who_looks_at_a_print_screen_has_its_usual_sheets_drawn(
    tmp_path, monkeypatch, address, least
):
    wished: list[str] = []
    monkeypatch.setattr(
        prerender.Prerenderer, "wish", lambda _, names, setting: wished.extend(names)
    )
    app = create_app(tmp_path, TESTING=True)
    app.test_client().get(address)
    assert len(wished) == least
    assert {"dunhuang-aid", "dunhuang-setup", "dunhuang-score-pad", "dunhuang-tonight"} <= {*wished}
    app.extensions["companion"].store.close()


def test_what_was_drawn_beforehand_is_there_at_once(tmp_path):
    app = create_app(tmp_path, TESTING=True)
    client = app.test_client()
    assert "data-print-awaits" in client.get("/print/dunhuang?lang=en&sheet=dunhuang-setup").text
    worker = app.extensions["companion.prints"]
    early = Prerenderer(worker.do, lambda: worker.beforehand._now() + QUIET)  # noqa: SLF001
    early.wish(["dunhuang-setup"], Setting("en"))
    early._asked_at = 0  # noqa: SLF001
    while early.draw() is not None:
        pass
    page = client.get("/print/dunhuang?lang=en&sheet=dunhuang-setup").text
    assert "data-print-awaits" not in page
    assert len([*(tmp_path / "sheets").glob("*.png")]) == 1
    app.extensions["companion"].store.close()
