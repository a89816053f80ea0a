"""What is said aloud and to screen readers, on devices whose voices are ours to choose."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .condottiere_states import choosing, first_card
from .conftest import NewPage, Server, Sitting
from .dunhuang_states import begun as begun_dunhuang
from .dunhuang_states import enough_tokens, plain_turns
from .parts import Draw, draw, put
from .playing import begun, is_at

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
SPEAKING = DEVICE.replace("VOICES", ALL)
"""the script of a device with these voices"""

SCREEN = """
{% from "parts/voice.html" import said %}
{{ said(id, said_words, tongue) }}
<button type="button" data-say-again>{{ t("screen-voice-again") }}</button>
<button type="button" data-slower aria-pressed="false">{{ t("screen-voice-slower") }}</button>
<p data-no-voice>{{ t("screen-voice-none") }}</p>
"""


@pytest.fixture(scope="module")
def sitting(server: Server) -> Sitting:
    return server.open(("Ann", "Ben", "Cleo"))


@pytest.fixture
def at(new_page: NewPage, sitting: Sitting) -> NewPage:
    """A screen of the sitting, on a device with these voices."""

    def opened(voices: str = ALL, device: str = DEVICE, path: str = "table") -> Page:
        cookie = sitting.cookie("table", sitting.table_token)
        if path == "seat":
            cookie = sitting.cookie("seat", sitting.tokens.get(0) or sitting.claim(0))
        page = new_page("tablet", "en", (cookie,), script=device.replace("VOICES", voices))
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
def said(at: NewPage, call: Callable[..., None]) -> NewPage:
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


def test_each_call_is_said_once_from_the_first_tap_on_and_hushes_the_one_before(at, call):
    page = at()
    call(page, "call-1", "One")
    assert texts(page) == []
    tap(page)
    call(page, "call-1", "One")
    tap(page)
    assert texts(page) == ["One"]
    for id, words in (("call-2", "Two"), ("call-1", "One")):
        call(page, id, words)
    assert texts(page) == ["One", "hush", "Two"]
    page.get_by_role("button", name="Say it again").click()
    assert texts(page) == ["One", "hush", "Two", "hush", "One"]
    page.reload()
    call(page, "call-1", "One")
    tap(page)
    assert texts(page) == []


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_first_tap_may_be_the_one_that_asks_for_it_again(at, call):
    page = at()
    call(page, "call-1", "One")
    page.get_by_role("button", name="Say it again").click()
    assert texts(page) == ["One"]


@pytest.mark.slow
def test_a_device_told_to_speak_slower_does_so_from_then_on(at, call):
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


def test_the_mute_button_hushes_and_the_words_stay(said, call):
    page = said()
    page.locator("[data-mute]").click()
    call(page, "call-2", "Two")
    tap(page)
    assert texts(page) == ["One", "hush"]
    expect(page.locator("[data-say]")).to_have_text("Two")
    expect(page.get_by_role("button", name="Say it again")).to_be_hidden()


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_device_is_asked_once_whether_it_can_be_heard(server, table):
    sitting = server.open(("Ann", "Ben", "Cleo", "Dan"), "citadels", tools=["caller"])
    sitting.act(kind="begin", crown=0)
    page = table(sitting)
    page.get_by_role("button", name="Can you hear me?").tap()
    expect(page.locator("#voice [data-say]")).to_have_text("Can you hear me?")
    page.get_by_role("button", name="Yes, we hear you").tap()
    expect(page.locator("[data-voice-check]")).to_be_hidden()
    page.reload()
    expect(page.locator("[data-voice-check]")).to_be_hidden()


# --- what happens at the table --------------------------------------------------------------------


def test_what_was_done_is_told_once_and_briefly_to_those_who_listen(server, table):
    sitting = begun(server)
    page: Page = table(sitting)
    page.evaluate(
        """() => {
          window.told = [];
          const region = document.querySelector("#announced");
          const tell = () => told.push(region.textContent);
          new MutationObserver(tell).observe(region, { childList: true });
        }"""
    )
    sitting.act(kind="correct_gold", who=1, gold=58)
    expect(page.locator("#announced")).to_have_text("Corrected: Ben has 58 gold, not 50.")
    assert page.evaluate("told.length") == 1


def speaking(
    sitting: Sitting, new_page: NewPage, place: str = "table", *, fresh: bool = False
) -> Page:
    """`fresh`: with a clock that can be put forward."""
    token = sitting.table_token if place == "table" else sitting.claim(1)
    page = new_page("wide", "en", (sitting.cookie(place, token),), script=SPEAKING, fresh=fresh)
    if fresh:
        page.clock.install()
    page.goto(f"{sitting.url}/{place}")
    page.locator("#screen").tap(position={"x": 640, "y": 330})
    return page


def is_said(page: Page, words: str) -> None:
    page.wait_for_function("(words) => spoken.some(({ text }) => text?.includes(words))", arg=words)


@pytest.mark.slow
def test_a_turn_a_verdict_the_last_seconds_and_the_winner_are_said(server, new_page):
    sitting = begun(server)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    page = speaking(sitting, new_page, fresh=True)
    sitting.act(0, kind="open_bag", round=1, merchant=1, good="apple", bag={"apple": 2})
    expect(page.locator("[data-verdict=honest]")).to_be_visible()
    is_said(page, "Ben")
    left = sitting.view["timer"]["left_ms"] // 1000
    sitting.act(kind="timer_extend", seconds=14 - left)
    sitting.act(kind="timer_start")
    expect(page.locator("time[data-ends-at]").first).to_be_visible()
    for seconds, words in ((5, "Ten seconds left"), (10, "Time is up")):
        page.clock.run_for(1_000 * seconds)
        is_said(page, words)
    sitting.act(kind="correct_round", round=8, sheriff=0, phase="inspect")
    sitting.act(kind="advance", round=8, phase="inspect", to="final")
    for seat in range(4):
        sitting.act(seat, kind="enter_final", gold=40 + seat, goods={"apple": seat})
    sitting.act(kind="finish")
    is_said(page, "wins")


@pytest.mark.slow
def test_whose_battle_it_was_and_whose_kingdom_are_said(server, new_page):
    sitting = choosing(server, "en", 4, tools=["map"])
    for city in ("Siena", "Roma"):
        sitting.act(kind="correct_city", city=city, owner=1)
    sitting.act(kind="attack", battle=1, city="Torino")
    page = speaking(sitting, new_page)  # whose first tap would else choose a city
    sitting.act(kind="end_battle", battle=1, winner=1, by_hand=True)
    is_said(page, "Wolfeschlegel")
    sitting.act(kind="attack", battle=2, city="Spoleto")
    sitting.act(kind="end_battle", battle=2, winner=1, by_hand=True)
    is_said(page, "wins")


@pytest.mark.slow
def test_whose_turn_of_the_camel_it_is_and_who_wins_at_once_are_said(server, new_page):
    sitting = begun_dunhuang(server, "en", 3)
    page = speaking(sitting, new_page)
    plain_turns(sitting, 1, 1)
    is_said(page, "Wolfeschlegel")
    enough_tokens(sitting, 1)
    sitting.act(kind="move", turn=2, steps=1)
    sitting.act(kind="take_coins", turn=2)
    sitting.act(1, kind="declare_win", turn=2)
    sitting.act(kind="judge_win", who=1, kinds=4)
    is_said(page, "wins")


@pytest.mark.slow
def test_a_key_that_is_held_says_its_card_and_no_number_twice(server, new_page):
    page = speaking(first_card(server, "en", 3), new_page)
    for key, card in (("drum", "Drum"), ("6", "Mercenary 6")):
        page.locator(f"#seat-0 .condottiere-key:has([href$='condottiere_{key}'])").dispatch_event(
            "pointerdown"
        )
        page.wait_for_function("(words) => spoken.some(({ text }) => text === words)", arg=card)


@pytest.mark.slow
def test_a_device_told_not_to_speak_still_sounds(server, new_page):
    sitting = begun(server)
    page = speaking(sitting, new_page)
    page.locator("[data-opens=menu]").first.tap()
    page.locator("#menu [data-opens=device]").tap()
    page.locator("#device .switch").tap()
    expect(page.locator("#device [data-voice]")).not_to_be_checked()
    page.locator("#device [data-closes]").tap()
    page.locator("#menu [data-closes]").tap()
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    is_at(page, 2)
    assert page.evaluate("spoken") == []
    assert page.evaluate(
        "async () => !(await import(document.querySelector('script[type=module]').src"
        ".replace('main', 'sound'))).muted()"
    )


@pytest.mark.slow
def test_a_button_that_is_held_says_what_is_on_it_and_does_nothing(server, new_page):
    page = speaking(begun(server), new_page)
    button = page.locator("[data-opens=menu]").first
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    is_said(page, "More")
    page.mouse.up()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(page.locator("#menu")).to_be_visible()
