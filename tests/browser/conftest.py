"""A real server with nothing in it, and browsers of every size and language around it."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from companion import paths
from companion.games import GAMES
from companion.web import end_streams, static_tree
from tests.chromium import executable
from tests.conftest import WallClock, know_pearls, with_pearls
from tests.live import LiveServer

CHECKOUT = Path(__file__).parents[2]
STATIC = f"/static/{static_tree.read(paths.assets() / 'static').version}"
AXE = CHECKOUT / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {
    "tablet": (1024, 768),
    "wide": (1280, 800),
    "upright": (768, 1024),
    "phone": (390, 844),
}
PATIENCE = 120_000
"""milliseconds that a page may take on a machine that has much else to do"""
expect.set_options(timeout=PATIENCE)

TABLES = ("tablet", "wide", "upright")
LANGUAGES = ("en", "ko", "ru")

LONG = {
    "en": ("Bartholomew Whistler", "Wolfeschlegelsteinha", "Anna-Maria Sophia W."),
    "ko": (
        "남궁민수와그의친구들과고양이두마리",
        "제갈공명보다똑똑한우리막내동생",
        "독고영재씨의두번째로큰딸아이",
    ),
    "ru": ("Константин Преображе", "Александра Вознесенс", "Екатерина Великолепн"),
}
"""names of twenty letters, or as many as a Korean would ever type"""


def long_names(language: str, seats: int) -> tuple[str, ...]:
    names = LONG[language]
    return tuple(f"{names[n % 3][:19]}{'ABCDEFGH'[n]}" for n in range(seats))


class QuietHandler(WSGIRequestHandler):
    """Writes no line for each request."""

    def log_request(self, *_: object) -> None:
        pass


class LocalServer:
    """A companion in this very process, there at once; one with `pearls` knows the toy game too.

    To a browser it is gone like any other once it has stopped; it starts again at the same address.
    """

    def __init__(self, folder: Path, *, pearls: bool = False, **settings: Any) -> None:
        self.instance = folder
        self.port = 0
        self._settings = settings if pearls else {"GAMES": GAMES, **settings}
        self.start()

    def start(self) -> None:
        self.app = with_pearls(
            self.instance, ADDRESS="http://192.168.178.23:8000", **self._settings
        )
        self._server = make_server(
            "127.0.0.1", self.port, self.app, threaded=True, request_handler=QuietHandler
        )
        self.port = self._server.port
        threading.Thread(target=self._server.serve_forever, args=(0.1,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        end_streams(self.app)
        self.app.extensions["companion"].store.close()

    kill = stop


@dataclass
class Server:
    """A companion that listens, with a folder of its own."""

    url: str

    def call(
        self,
        path: str,
        body: object = None,
        token: str | None = None,
        method: str | None = None,
    ) -> Any:
        """The JSON interface, for what a test only needs to be there."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"{self.url}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as refused:
            with refused:
                refused.add_note(refused.read().decode())
            raise

    def open(self, names: tuple[str, ...], game: str = "sheriff", /, **options: object) -> Sitting:
        seats = [{"name": name} for name in names]
        answer = self.call("/sittings", {"game": game, "options": options, "seats": seats})
        return Sitting(self, answer["code"], answer["table_token"])


@dataclass
class Sitting:
    server: Server
    code: str
    table_token: str
    tokens: dict[int, str] = field(default_factory=dict)
    """of the phones at the seats"""
    done: int = field(default=0)

    def act(self, seat: int | None = None, /, **action: object) -> int:
        """As the table."""
        return self._act(seat, action, self.table_token)

    def act_on_phone(self, seat: int, /, **action: object) -> int:
        """As the phone at that seat."""
        return self._act(seat, action, self.tokens[seat])

    def _act(self, seat: int | None, action: dict[str, object], token: str) -> int:
        self.done += 1
        sent = {"id": f"test-{self.done}", "seat": seat, "action": action}
        answer = self.server.call(f"/sittings/{self.code}/actions", sent, token)
        version: int = answer["version"]
        return version

    def claim(self, seat: int) -> str:
        token: str = self.server.call(f"/sittings/{self.code}/seats/{seat}/claim", {})["token"]
        self.tokens[seat] = token
        return token

    def release(self, seat: int) -> None:
        self.tokens.pop(seat, None)
        path = f"/sittings/{self.code}/seats/{seat}/claim"
        self.server.call(path, token=self.table_token, method="DELETE")

    def cookie(self, place: str, token: str) -> Any:
        return {"name": f"{place}_{self.code}", "value": token, "url": self.server.url}

    @property
    def view(self) -> dict[str, Any]:
        """What the table may know."""
        return self._view(self.table_token)

    def view_of(self, seat: int) -> dict[str, Any]:
        """What the phone at that seat may know."""
        return self._view(self.tokens[seat])

    def _view(self, token: str) -> dict[str, Any]:
        answer = self.server.call(f"/sittings/{self.code}", None, token)
        found: dict[str, Any] = answer["view"]
        return found

    @property
    def url(self) -> str:
        return f"{self.server.url}/s/{self.code}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`companion serve`, in a process of its own."""
    live = LiveServer(tmp_path_factory.mktemp("instance"))
    yield Server(live.start().url)
    live.stop()


@pytest.fixture(scope="module")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the toy game, which two to eight can play."""
    with pytest.MonkeyPatch.context() as patch:
        know_pearls(patch)
        live = LocalServer(tmp_path_factory.mktemp("pearls"), pearls=True)
        yield Server(live.url)
        live.stop()


@dataclass
class ClockedServer(Server):
    """Its time stands, until a test lets some of it pass."""

    live: LocalServer
    now: WallClock

    def later(self, seconds: float) -> None:
        self.now.pass_seconds(seconds)
        self.live.app.extensions["companion"].clock.tick()


@pytest.fixture(scope="module")
def clocked_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    now = WallClock()
    live = LocalServer(tmp_path_factory.mktemp("clocked"), NOW=now)
    live.app.extensions["companion"].clock.wind()
    yield ClockedServer(live.url, live, now)
    live.stop()


@dataclass
class MortalServer(Server):
    """May be stopped and started again."""

    live: LocalServer


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[MortalServer]:
    """A server of one's own, with nothing in it."""
    live = LocalServer(tmp_path)
    yield MortalServer(live.url, live)
    live.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=executable(),
            args=[
                "--no-sandbox",
                "--autoplay-policy=no-user-gesture-required",
                "--disable-gpu",
                "--font-render-hinting=none",
                "--mute-audio",
            ],
        )
        yield opened
        opened.close()


UNHURRIED = """(() => {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", { get() { return get.call(this) + 1000; } });
})()"""
"""Fingers of these tests are quicker than any; to `tap_guard.js` they come a second later."""


Kind = tuple[str, str, bool]
"""of a device: its language, the script that runs before those of a page, whether its clock stands
"""

NOW = 1_800_000_000
"""seconds: the time of a device whose clock stands"""
SPARE = 3600
"""seconds before that: where a clock runs until it is stopped, which is never done in its past"""


class Devices:
    """Pages that were used before and know nothing of it: new ones cost Chromium processes."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[Kind, list[Page]] = defaultdict(list)

    def take(self, kind: Kind) -> Page:
        free = self._free[kind]
        return free.pop() if free else self.make(kind)

    def make(self, kind: Kind, *, offline_page: bool = False) -> Page:
        """`offline_page`: with the service worker, through which all of a page goes."""
        language, script, stopped = kind
        context = self.browser.new_context(
            locale=language,
            has_touch=True,
            reduced_motion="reduce",
            service_workers="allow" if offline_page else "block",
        )
        context.add_init_script(f"{UNHURRIED};{script}")
        page = context.new_page()
        if stopped:
            page.clock.install(time=NOW - SPARE)
            page.clock.pause_at(NOW + 1)
        return page

    def give_back(self, page: Page, kind: Kind) -> None:
        """Forgets what the page was told; whatever it has remembered must be gone."""
        try:
            page.evaluate("localStorage.clear(), sessionStorage.clear()")
            for other in page.context.pages[1:]:
                other.close()
            page.unroute_all(behavior="ignoreErrors")
            page.context.set_offline(False)
            page.goto("about:blank")
            page.emulate_media(reduced_motion="reduce")
            page.context.clear_cookies()
        except Error:  # it stands where it cannot be cleaned: out of reach, or closed
            page.context.close()
        else:
            self._free[kind].append(page)


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(devices: Devices) -> Iterator[NewPage]:
    """A device: `new_page("phone", "ko")`, with cookies if it has been here before.

    `script` runs before those of a page. With `stopped` its clock stands: nothing is late or early
    but by `page.clock.run_for`. `fresh` for a device that was nowhere before, or is to be told for
    ever what it is like; so is one whose clock goes on by itself. Whatever goes wrong in the
    scripts of any fails the test.
    """
    taken: list[tuple[Page, Kind]] = []
    fresh_ones: list[Page] = []
    faults: list[str] = []

    def failed(error: Error) -> None:
        faults.append(str(error))

    def logged(said: ConsoleMessage) -> None:
        if "Content Security" in said.text:
            faults.append(said.text)

    def make(
        size: str = "tablet",
        language: str = "en",
        cookies: tuple[Any, ...] = (),
        *,
        fresh: bool = False,
        script: str = "",
        stopped: bool = False,
    ) -> Page:
        kind = language, script, stopped
        page = devices.make(kind, offline_page=True) if fresh else devices.take(kind)
        if fresh:
            fresh_ones.append(page)
        else:
            taken.append((page, kind))
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.context.add_cookies(list(cookies))
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", failed)
        page.on("console", logged)
        return page

    yield make
    for page in fresh_ones:
        page.context.close()
    for page, kind in taken:
        page.remove_listener("pageerror", failed)
        page.remove_listener("console", logged)
        devices.give_back(page, kind)
    assert faults == []


LAID_OUT = """document.fonts.ready.then(() =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""
"""once our letters are there, and whatever measures its room has seen the size of now"""


@pytest.fixture
def table(new_page: NewPage) -> NewPage:
    """The table screen of a sitting: `table(sitting, "upright", "ru")`."""

    def make(sitting: Sitting, size: str = "tablet", language: str = "en") -> Page:
        page = new_page(size, language, (sitting.cookie("table", sitting.table_token),))
        page.goto(f"{sitting.url}/table")
        page.evaluate(LAID_OUT)
        return page

    return make


@pytest.fixture
def phone(new_page: NewPage) -> NewPage:
    """The phone of a seat: `phone(sitting, 1, "ko")`."""

    def make(sitting: Sitting, seat: int, language: str = "en", size: str = "phone") -> Page:
        token = sitting.tokens.get(seat) or sitting.claim(seat)
        page = new_page(size, language, (sitting.cookie("seat", token),))
        page.goto(f"{sitting.url}/seat")
        page.evaluate(LAID_OUT)
        return page

    return make
