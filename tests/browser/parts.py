"""Parts of `templates/parts` as they are drawn, put upon a screen that a browser shows."""

from collections.abc import Callable, Iterator

import pytest
from flask import render_template_string
from playwright.sync_api import Page

from companion import create_app
from companion.text import Language
from companion.web import template_globals

from .conftest import STATIC

Draw = Callable[..., str]


@pytest.fixture(scope="session")
def draw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Draw]:
    """The HTML of a template: `draw("{% from … %}…", "ko", items=…)`."""
    app = create_app(tmp_path_factory.mktemp("parts"))

    def drawn(template: str, language: Language = "en", **given: object) -> str:
        with app.test_request_context():
            template_globals.speak(language, (), "")
            html: str = render_template_string(template, **given)
            return html

    yield drawn
    app.extensions["companion"].store.close()


def put(page: Page, html: str) -> None:
    """As if a new screen had brought it."""
    page.evaluate(
        """(html) => {
          const place = document.getElementById("put") ?? document.createElement("section");
          place.id = "put";
          document.body.append(place);
          place.innerHTML = html;
          document.dispatchEvent(new CustomEvent("screen:drawn"));
        }""",
        html,
    )


def redraw(page: Page, html: str) -> None:
    """A new screen is morphed into the one that is there."""
    page.evaluate(
        """async ([at, html]) => {
          const { default: htmx } = await import(`${at}/vendor/htmx.esm.min.js`);
          const place = document.getElementById("put");
          const text = `<section id="put">${html}</section>`;
          await htmx.swap({ text, target: place, sourceElement: place, swap: "outerMorph" });
          document.dispatchEvent(new CustomEvent("screen:drawn"));
        }""",
        [STATIC, html],
    )
