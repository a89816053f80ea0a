"""The print screen: there at once, and what is chosen is shown without leaving it."""

import re
from collections.abc import Iterator
from io import BytesIO

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from .conftest import LANGUAGES, SIZES, LocalServer, NewPage, Server
from .looks import axe, faults
from .torn import Held

pytestmark = pytest.mark.browser

AWAITED = re.compile(r"[?&]shown")


def blank(_: object) -> bytes:
    """A sheet of one empty page, whatever was to be typeset."""
    document, content = pypdfium2.PdfDocument.new(), BytesIO()
    document.new_page(595, 842)
    document.save(content)
    return content.getvalue()


@pytest.fixture(scope="module")
def press(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose sheets are blank, and there at once."""
    live = LocalServer(tmp_path_factory.mktemp("press"))
    live.app.extensions["companion.prints"].renderer._elsewhere = blank  # noqa: SLF001
    yield Server(live.url)
    live.stop()


def opened(new_page: NewPage, server: Server, asked: str, size: str = "tablet") -> Page:
    page = new_page(size, "en")
    page.goto(f"{server.url}{asked}")
    return page


def shown(page: Page, pages: int) -> None:
    """All its pages have been drawn."""
    expect(page.locator("[data-print-awaits]")).to_have_count(0)
    expect(page.locator("img.print-page")).to_have_count(pages)
    for image in page.locator("img.print-page").all():
        image.evaluate("one => one.scrollIntoView()")
    page.wait_for_function(
        "() => [...document.querySelectorAll('img.print-page')].every(one => one.naturalWidth)"
    )
    page.evaluate("scrollTo(0, 0)")


def tap(page: Page, name: str, value: str) -> None:
    page.locator(f"label:has([name={name}][value='{value}'])").tap()


def test_a_choice_is_shown_without_leaving_the_screen(new_page, press):
    page = opened(new_page, press, "/print/sheriff?lang=en&sheet=sheriff-setup")
    shown(page, 1)
    page.evaluate("document.body.dataset.stayed = 'yes'")
    tap(page, "sheet", "sheriff-aid")
    expect(page.locator("#preview-title")).to_have_text("Player aid")
    expect(page.locator("[name=size]")).to_have_count(2)
    shown(page, 1)
    tap(page, "edition", "first")
    expect(page.locator("[name=players]")).to_have_count(3)
    shown(page, 1)
    tap(page, "lang", "ko")
    expect(page.locator("#screen")).to_have_attribute("lang", "ko")
    expect(page.locator("#preview-title")).to_have_text("참조표")
    shown(page, 1)
    for said in ("sheriff-aid.pdf", "edition=first", "lang=ko"):
        address = re.compile(re.escape(said))
        expect(page.locator(".print-open a.primary")).to_have_attribute("href", address)
    assert page.evaluate("document.body.dataset.stayed") == "yes"
    page.reload()
    expect(page.locator("[name=edition][value=first]")).to_be_checked()
    expect(page.locator("[name=lang][value=ko]")).to_be_checked()


@pytest.mark.slow
def test_the_choices_are_there_while_the_pages_are_being_drawn(new_page, press):
    page = new_page("phone", "en")
    pages = Held(page, AWAITED)
    page.goto(f"{press.url}/print/dunhuang?lang=en&sheet=dunhuang-scoring")
    expect(page.locator("[data-print-awaits]")).to_be_visible()
    expect(page.get_by_text("Preparing the pages")).to_be_visible()
    tap(page, "sheet", "dunhuang-setup")
    expect(page.locator("#preview-title")).to_have_text("Setup checklist")
    expect(page.locator("[data-print-awaits]")).to_be_visible()
    pages.let_go(1)
    shown(page, 1)
    pages.release()
    expect(page.locator("#preview-title")).to_have_text("Setup checklist")
    expect(page.locator(".print-screen [role=alert]")).to_have_count(0)


@pytest.mark.slow
def test_a_choice_that_is_put_right_shows_what_holds(new_page, press):
    """The first edition of Sheriff is not for six."""
    page = opened(new_page, press, "/print/sheriff?lang=en&sheet=sheriff-setup")
    shown(page, 1)
    tap(page, "players", "6")
    expect(page.locator("[name=players][value='6']")).to_be_checked()
    shown(page, 1)
    tap(page, "edition", "first")
    expect(page.locator("[name=players]")).to_have_count(3)
    expect(page.locator("[name=players][value='4']")).to_be_checked()
    expect(page.get_by_text("This sheet is for 3 to 5 players, not for 6.")).to_be_visible()
    shown(page, 1)
    page.reload()
    expect(page.locator("[name=players][value='4']")).to_be_checked()


def test_a_refusal_is_said_on_the_screen(new_page, press):
    page = opened(new_page, press, "/print/sheriff?lang=en&sheet=sheriff-setup")
    shown(page, 1)
    problem = '{"detail": "Too many prints", "errors": []}'
    page.route(
        re.compile("sheet=sheriff-aid"),
        lambda route: route.fulfill(
            status=429, content_type="application/problem+json", body=problem
        ),
    )
    tap(page, "sheet", "sheriff-aid")
    expect(page.get_by_text("Too many prints")).to_be_visible()


@pytest.mark.slow
def test_without_scripts_a_button_shows_the_pages(new_page, press):
    page = new_page("tablet", "en")
    page.route(re.compile(r"\.js"), lambda route: route.abort())
    page.goto(f"{press.url}/print/sheriff?lang=en&sheet=sheriff-count&shown")
    expect(page.locator("img.print-page")).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_pages_follow_the_choices_and_the_button_is_at_hand(
    new_page, server, language
):
    page = new_page("phone", language)
    page.goto(f"{server.url}/print/citadels?lang={language}&sheet=citadels-aid")
    choices = page.locator(".print-rest").bounding_box()
    pages = page.locator(".print-pages").bounding_box()
    assert pages["y"] >= choices["y"] + choices["height"]
    expect(page.locator(".print-open .primary")).to_be_in_viewport(ratio=1)
    shown(page, 4)
    assert faults(page, 44) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_tablet_choice_and_button_are_seen_without_scrolling(new_page, server, language):
    page = new_page("tablet", language)
    page.goto(f"{server.url}/print/sheriff?lang={language}&sheet=sheriff-aid")
    for seen in (".print-kinds", ".print-open .primary"):
        expect(page.locator(seen)).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_nothing_runs_over_on_the_print_screens(new_page, server, size):
    sitting = server.open(("Ann", "Ben", "Cleo"))
    for asked in ("/print/sheriff?lang=ru", f"/s/{sitting.code}/print?lang=ru&what=tonight"):
        page = opened(new_page, server, asked, size)
        shown(page, 4)
        assert faults(page, 44) == []
        assert axe(page) == []


BROKEN = """() => [...document.querySelectorAll(".print-sheets .option-face span")].filter(one => {
  const room = one.getBoundingClientRect().width;
  one.style.setProperty("inline-size", "min-content");
  one.style.setProperty("overflow-wrap", "normal");
  one.style.setProperty("flex", "none");
  return one.getBoundingClientRect().width > room + 1;
}).map(one => one.textContent)"""
"""choices in which a word has less room than it is wide"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_choice_is_broken_on_a_phone(new_page, server, language):
    sitting = server.open(("Ann", "Ben"), "citadels")
    page = new_page("phone", language, (sitting.cookie("table", sitting.table_token),))
    page.goto(f"{sitting.url}/print")
    expect(page.locator(".print-sheets .option-face").first).to_be_visible()
    assert page.evaluate(BROKEN) == []
