"""Captions said aloud, by a device whose voices are ours to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Server, Sitting
from .parts import Draw, draw, put

__all__ = ["draw"]

pytestmark = pytest.mark.browser

DEVICE = """
  window.spoken = [];
  window.voices = VOICES;
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speech = Object.assign(new EventTarget(), {
    speaking: false,
    getVoices: () => window.voices,
    speak({ text, voice, lang, rate }) {
      this.speaking = true;
      window.spoken.push({ text, voice: voice.name, lang, rate });
    },
    cancel() {
      if (this.speaking) window.spoken.push("hush");
      this.speaking = false;
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: speech });
"""

FAR = '{ name: "Cloud", lang: "en-US", localService: false, default: true }'
NEAR = '{ name: "Ann", lang: "en-GB", localService: true, default: false }'
KOREAN = '{ name: "Yuna", lang: "ko_KR", localService: true, default: false }'
ALL = f"[{FAR}, {NEAR}, {KOREAN}]"

SCREEN = """
{% from "parts/voice.html" import said %}
{{ said(id, said_words, tongue) }}
<button type="button" data-say-again>{{ t("screen-voice-again") }}</button>
<button type="button" data-slower aria-pressed="false">{{ t("screen-voice-slower") }}</button>
<p data-no-voice>{{ t("screen-voice-none") }}</p>
"""

At = Callable[..., Page]


@pytest.fixture(scope="module")
def sitting(server: Server) -> Sitting:
    return server.open(("Ann", "Ben", "Cleo"))


@pytest.fixture
def at(new_page: NewPage, sitting: Sitting) -> At:
    """A screen of the sitting, on a device with these voices."""

    def opened(voices: str = ALL, device: str = DEVICE, path: str = "table") -> Page:
        cookie = sitting.cookie("table", sitting.table_token)
        if path == "seat":
            sitting.seat_token = sitting.seat_token or sitting.claim(0)
            cookie = sitting.cookie("seat", sitting.seat_token)
        page = new_page("tablet", "en", (cookie,), fresh=True)
        page.add_init_script(device.replace("VOICES", voices))
        page.goto(f"{sitting.url}/{path}")
        return page

    return opened


@pytest.fixture
def call(draw: Draw) -> Callable[..., None]:
    """A new screen calls somebody."""

    def called(page: Page, id: str, said: str, tongue: str = "en") -> None:
        put(page, draw(SCREEN, id=id, said_words=said, tongue=tongue))

    return called


@pytest.fixture
def said(at: At, call: Callable[..., None]) -> At:
    """A screen of the sitting that calls somebody, tapped once."""

    def opened(*voices: str, **how: str) -> Page:
        page = at(*voices, **how)
        call(page, "call-1", "One")
        tap(page)
        return page

    return opened


def tap(page: Page) -> None:
    page.locator("[data-say]").click()


def spoken(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("window.spoken")
    return found


def texts(page: Page) -> list[str]:
    return [one if isinstance(one, str) else one["text"] for one in spoken(page)]


def test_a_call_is_said_once(at: At, call):
    page = at()
    call(page, "call-1", "One: the Assassin")
    tap(page)
    call(page, "call-1", "One: the Assassin")
    tap(page)
    assert texts(page) == ["One: the Assassin"]


def test_nothing_is_said_before_the_first_tap(at: At, call):
    page = at()
    call(page, "call-1", "One")
    assert texts(page) == []
    tap(page)
    assert texts(page) == ["One"]


def test_a_new_call_takes_the_place_of_the_one_before(said, call):
    page = said()
    call(page, "call-2", "Two")
    assert texts(page) == ["One", "hush", "Two"]


def test_going_back_to_a_call_does_not_say_it_again(said, call):
    page = said()
    call(page, "call-2", "Two")
    call(page, "call-1", "One")
    assert texts(page) == ["One", "hush", "Two"]


def test_a_call_is_said_by_a_near_voice_of_its_language(said, call):
    page = said()
    call(page, "call-2", "둘", "ko")
    assert [one["voice"] for one in spoken(page) if one != "hush"] == ["Ann", "Yuna"]
    assert [one["lang"] for one in spoken(page) if one != "hush"] == ["en-GB", "ko_KR"]


@pytest.mark.slow
def test_a_voice_from_afar_is_better_than_none(said):
    page = said(f"[{KOREAN}, {FAR}]")
    assert spoken(page)[0]["voice"] == "Cloud"


@pytest.mark.slow
def test_voices_that_come_late_are_waited_for(said):
    page = said("[]")
    expect(page.locator("[data-no-voice]")).to_be_hidden()
    assert texts(page) == []
    page.evaluate(
        f"""window.voices = {ALL};
        speechSynthesis.dispatchEvent(new Event("voiceschanged"))"""
    )
    assert texts(page) == ["One"]
    expect(page.locator("[data-no-voice]")).to_be_hidden()


def test_a_call_can_be_said_again(said):
    page = said()
    page.get_by_role("button", name="Say it again").click()
    assert texts(page) == ["One", "hush", "One"]


@pytest.mark.slow
def test_the_first_tap_may_be_the_one_that_asks_for_it_again(at: At, call):
    page = at()
    call(page, "call-1", "One")
    page.get_by_role("button", name="Say it again").click()
    assert texts(page) == ["One"]


@pytest.mark.slow
def test_a_device_told_to_speak_slower_does_so_from_then_on(at: At, call):
    page = at()
    call(page, "call-1", "One")
    slower = page.get_by_role("button", name="Slower")
    expect(slower).to_have_attribute("aria-pressed", "false")
    tap(page)
    slower.click()
    call(page, "call-2", "Two")
    first, second = (one["rate"] for one in spoken(page) if one != "hush")
    assert second < first
    page.reload()
    call(page, "call-3", "Three")
    tap(page)
    assert spoken(page)[0]["rate"] == second
    expect(slower).to_have_attribute("aria-pressed", "true")


def test_what_was_said_is_not_said_again_after_a_reload(said, call):
    page = said()
    page.reload()
    call(page, "call-1", "One")
    tap(page)
    assert texts(page) == []


def test_the_mute_button_hushes_and_the_words_stay(said, call):
    page = said()
    page.locator("[data-mute]").click()
    call(page, "call-2", "Two")
    tap(page)
    assert texts(page) == ["One", "hush"]
    expect(page.locator("[data-say]")).to_have_text("Two")
    expect(page.get_by_role("button", name="Say it again")).to_be_hidden()


def test_a_phone_speaks_only_where_it_was_switched_on(said):
    page = said(path="seat")
    assert texts(page) == []
    page.locator("[data-mute]").click()
    assert texts(page) == ["One"]


@pytest.mark.slow
def test_a_device_without_a_voice_for_the_language_says_so(said):
    page = said(f"[{KOREAN}]")
    expect(page.locator("[data-no-voice]")).to_be_visible()
    expect(page.get_by_role("button", name="Say it again")).to_be_hidden()
    assert texts(page) == []


@pytest.mark.slow
def test_a_browser_that_cannot_speak_shows_the_words_alone(said):
    page = said(device="Object.defineProperty(window, 'speechSynthesis', { value: undefined });")
    expect(page.locator("[data-no-voice]")).to_be_visible()
    expect(page.locator("[data-say]")).to_have_text("One")


RINGS = """
  window.rung = 0;
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...how) {
    window.rung += 1;
    return begin.apply(this, how);
  };
"""


def test_without_a_voice_every_call_rings_and_stands_larger(said, call):
    page = said(f"[{KOREAN}]", device=RINGS + DEVICE)
    rung = page.evaluate("window.rung")
    assert rung > 0
    call(page, "call-1", "One")
    assert page.evaluate("window.rung") == rung
    call(page, "call-2", "Two")
    assert page.evaluate("window.rung") == 2 * rung
    expect(page.locator("html[data-live-dumb]")).to_have_count(1)


def test_a_device_is_asked_once_whether_it_can_be_heard(server: Server, table):
    sitting = server.open(("Ann", "Ben", "Cleo", "Dan"), "citadels", tools=["caller"])
    sitting.act(kind="begin", crown=0)
    page = table(sitting)
    page.get_by_role("button", name="Can you hear me?").tap()
    expect(page.locator("#voice [data-say]")).to_have_text("Can you hear me?")
    page.get_by_role("button", name="Yes, we hear you").tap()
    expect(page.locator("[data-voice-check]")).to_be_hidden()
    page.reload()
    expect(page.locator("[data-voice-check]")).to_be_hidden()
