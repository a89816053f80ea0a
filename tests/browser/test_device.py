"""What a device does for the table by itself: staying on, filling the screen, being installed."""

import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.live import LiveServer

from .conftest import LANGUAGES, SIZES, NewPage, Server, Sitting
from .looks import axe, faults, resize
from .playing import begun

pytestmark = pytest.mark.browser

LOCKS = """
  window.locks = [];
  const lock = () => {
    const made = new EventTarget();
    made.release = () => made.dispatchEvent(new Event("release"));
    window.locks.push(made);
    return Promise.resolve(made);
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request: lock } });
"""
"""a headless browser has none of its own"""
PLAIN = "Object.defineProperty(window, 'isSecureContext', { value: false });"
"""a test's server is at 127.0.0.1, which counts as secure"""
NO_VIDEO = "delete window.MediaRecorder;"
NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
})"""


def table(sitting: Sitting, new_page: NewPage, device: str, language: str = "en") -> Page:
    cookies = (sitting.cookie("table", sitting.table_token),)
    page = new_page("tablet", language, cookies, script=device)
    page.goto(f"{sitting.url}/table")
    return page


def awake(page: Page, how: str) -> None:
    expect(page.locator("#sleepy")).to_have_attribute("data-live-awake", how)


@pytest.mark.slow
def test_a_tablet_that_is_trusted_stays_awake_by_a_lock_and_takes_it_again(server, new_page):
    page = table(begun(server), new_page, LOCKS)
    awake(page, "lock")
    page.evaluate("window.locks.at(-1).release()")
    page.wait_for_function("window.locks.length === 2")
    awake(page, "lock")


@pytest.mark.slow
def test_elsewhere_a_muted_video_that_never_ends_keeps_it_awake(server, new_page):
    page = table(begun(server), new_page, PLAIN)
    page.locator("#centre").tap()
    awake(page, "video")
    video = page.locator("video.awake-video")
    assert video.evaluate("one => one.muted && one.loop && !one.paused")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_neither_works_a_badge_says_so_and_how_to_mend_it(server, new_page, language):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = table(sitting, new_page, PLAIN + NO_VIDEO, language)
    page.locator("#centre").tap()
    awake(page, "no")
    page.locator("#sleepy").tap()
    rows = page.locator("#device [data-works]")
    expect(rows).to_have_count(4)
    expect(page.locator("#device [data-works=awake]")).to_have_attribute("data-live-works", "no")
    expect(page.locator("#device [data-works=secure] .mends")).to_contain_text("--https")
    assert faults(page, 56) == []
    assert axe(page) == []


def test_the_companion_can_be_put_on_a_home_screen(server, new_page):
    page = new_page("phone", "ko")
    page.goto(server.url)
    manifest = page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["display"] == "fullscreen"
    assert manifest["lang"] == "ko"
    drawn = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src, sizes }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return sizes === "any" || sizes === `${image.naturalWidth}x${image.naturalHeight}`;
        }))""",
        manifest["icons"],
    )
    assert drawn == [True] * 4


def test_a_page_of_its_own_says_what_to_do_when_nobody_answers(mortal_server, new_page):
    page = new_page("phone", "ru", fresh=True)
    page.goto(mortal_server.url)
    while not page.evaluate("caches.match('/offline').then(Boolean)"):
        pass
    mortal_server.live.stop()
    page.goto(mortal_server.url + "/about")
    expect(page.locator("h1")).to_have_text("Нет связи со столом")
    assert faults(page, 48) == []
    expect(page.get_by_role("link", name="Повторить")).to_be_visible()
    mortal_server.live.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("html[lang=ru] .credits")).to_be_visible()


@pytest.fixture
def https_server(tmp_path: Path) -> Iterator[Server]:
    live = LiveServer(tmp_path)
    yield Server(live.start("--https").url)
    live.stop()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_is_led_through_trusting_the_house(https_server, browser, language):
    """That the browser then believes the certificate no headless one can show: a client does."""
    sitting = begun(https_server)
    secured = https_server.url.replace("http:", "https:")
    width, height = SIZES["upright"]
    context = browser.new_context(
        locale=language, has_touch=True, viewport={"width": width, "height": height},
        ignore_https_errors=True,
    )  # fmt: skip
    context.add_cookies([sitting.cookie("table", sitting.table_token)])
    page = context.new_page()
    page.goto(f"{https_server.url}/trust")
    steps = page.locator(".trust > ol > li")
    expect(steps).to_have_count(3)
    with page.expect_download() as fetched:
        steps.nth(0).locator("a").tap()
    assert fetched.value.suggested_filename == "tabletop.crt"
    trusting = ssl.create_default_context(cafile=str(fetched.value.path()))
    with urllib.request.urlopen(f"{secured}/trust", timeout=60, context=trusting) as answer:
        assert answer.status == 200

    for device in steps.nth(1).locator("details").all():
        expect(device.locator("p")).to_be_hidden()
        device.locator("summary").tap()
        expect(device.locator("p")).to_be_visible()
    for size in ("upright", "tablet", "phone"):
        resize(page, size)
        assert faults(page, 48) == [], size
    assert axe(page) == []

    steps.nth(2).locator("a").tap()
    page.wait_for_url(f"{secured}/")
    assert page.evaluate("isSecureContext")
    page.goto(f"{secured}/trust")
    expect(page.locator(".trust .badge.good")).to_be_visible()
    expect(page.locator(".trust ol")).to_have_count(0)
    page.goto(f"{secured}/s/{sitting.code}/table")
    expect(page.locator(".cell")).to_have_count(4)
    context.close()


def test_without_https_there_is_nothing_to_trust(server):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{server.url}/trust", timeout=60)


@pytest.mark.slow
def test_a_device_that_keeps_nothing_can_still_be_lit(server, new_page):
    page = new_page("tablet", "en", script=NOTHING_KEPT)
    page.goto(server.url)
    theme = page.locator("html").get_attribute("data-theme")
    page.locator("[data-theme-choice]:visible").first.click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", str(theme))
