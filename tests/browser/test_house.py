"""The house's screens in a real browser: taps, sizes, languages, being cut off."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.examples import quickly

from .conftest import (
    AXE,
    SIZES,
    TABLES,
    MortalServer,
    NewPage,
    Server,
    Sitting,
    long_names,
)
from .looks import BROKEN, at_each, every_dialog, hears, stands_still, tap_tool

pytestmark = pytest.mark.browser

AWAY = "dialog:not([open]), .visually-hidden, [hidden], template, svg > *"
"""what nobody sees"""

SCROLLS = ".course-scroll, .wide-table"
"""what is wider than a phone and scrolls in itself"""

CALLED = "one.outerHTML.slice(0, 90)"

WIDE = f"""() => {{
  const table = document.body.classList.contains("at-table"), found = [];
  for (const one of document.querySelectorAll("body *")) {{
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    if (one.closest("{AWAY}, {SCROLLS}") || !box.width || !box.height) continue;
    if (style.visibility === "hidden") continue;
    if (style.display !== "inline" && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      found.push(`${{one.scrollWidth}} in ${{one.clientWidth}}: ${{{CALLED}}}`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`beside: ${{{CALLED}}}`);
    if (table && (box.top < -1 || box.bottom > innerHeight + 1))
      found.push(`above or below: ${{{CALLED}}}`);
  }}
  return found;
}}"""
"""what is cut off at the side, sticks out, or (on the table screen) is not on the screen"""

SMALL = f"""(least) => {{
  const found = [], whole = ".option, .switch, .keypad-field, .counter label";
  for (const one of document.querySelectorAll("a, button, summary, input, select")) {{
    if (one.closest("{AWAY}, p, .credits") || one.type === "hidden") continue;
    // A tap anywhere on a tab is one on its name.
    const tab = one.matches(".cell:not(.lit) .seat-who") ? one.closest(".panel") : null;
    const box = (tab ?? one.closest(whole) ?? one).getBoundingClientRect();
    if (!box.width || getComputedStyle(one).visibility === "hidden") continue;
    if (Math.min(box.width, box.height) < least - 0.5)
      found.push(`${{box.width}} × ${{box.height}}: ${{{CALLED}}}`);
  }}
  return found;
}}"""
"""what is too small to be tapped"""

TINY = f"""() => {{
  const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {{
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || one.closest("{AWAY}")) continue;
    if (parseFloat(getComputedStyle(one).fontSize) < 14) found.push({CALLED});
  }}
  return found;
}}"""
"""text under 14 px"""


AXE_OPTIONS = """{
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // Compares word by word, and Korean particles cling to the word before them.
  rules: {"label-content-name-mismatch": {enabled: document.documentElement.lang !== "ko"}},
}"""


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate(f"() => axe.run(document, {AXE_OPTIONS})")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def finished(server: Server, names: tuple[str, ...]) -> Sitting:
    sitting = server.open(names)
    sitting.act(kind="begin", sheriff=0)
    sitting.act(kind="correct_round", round=8, sheriff=0, phase="inspect")
    sitting.act(kind="advance", round=8, phase="inspect", to="final")
    for seat in range(4):
        goods = {"apple": seat + 1, "cheese": 3, "bread": 2}
        sitting.act(seat, kind="enter_final", gold=40 + seat % 2, goods=goods)
    sitting.act(kind="finish")
    return sitting


def begun(server: Server, names: tuple[str, ...] = ("Ann", "Ben", "Cleo", "")) -> Sitting:
    sitting = server.open(names)
    sitting.act(kind="begin", sheriff=0)
    return sitting


# --- what fits, what can be tapped, what can be read ----------------------------------------------


@pytest.fixture(params=at_each("ru"))
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def screens_of(server: Server, language: str) -> dict[str, tuple[Sitting | None, str]]:
    """Name → the sitting whose cookies it needs, and its path."""
    names = long_names(language, 4)
    running, over = begun(server, names), finished(server, names)
    return {
        "home": (begun(server, long_names(language, 6)), "../.."),
        "set-up": (None, "/new/sheriff"),
        "set-up, which box": (None, "/new/citadels#box"),
        "about": (None, "/about"),
        "error": (None, "/s/XXXXX/"),
        "door": (server.open(names), ""),
        "log": (running, "log"),
        "result": (over, "result"),
        "reveal": (over, "table"),
        "table": (running, "table"),
        "seat": (running, "seat"),
    }


def test_every_screen_fits_in_every_language_and_size(server: Server, new_page: NewPage, language):
    wrong = []
    page = new_page("tablet", language)
    for name, (sitting, path) in screens_of(server, language).items():
        if sitting is not None:
            page.context.add_cookies([sitting.cookie("table", sitting.table_token)])
        if name == "seat" and sitting is not None:
            page.context.add_cookies([sitting.cookie("seat", sitting.claim(1))])
        page.goto(f"{sitting.url}/{path}" if sitting else server.url + path)
        page.evaluate("document.fonts.ready")
        least, sizes = (56, TABLES) if name in ("table", "reveal") else (48, tuple(SIZES))
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for fault in (*page.evaluate(WIDE), *page.evaluate(SMALL, least), *page.evaluate(TINY)):
                wrong.append(f"{name} {size}: {fault}")
            scrolls = page.evaluate("document.documentElement.scrollHeight - innerHeight")
            if name == "home" and size in TABLES and scrolls > 0:
                wrong.append(f"home {size}: scrolls by {scrolls}")
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing(server: Server, new_page: NewPage, language):
    wrong = []
    phone, tablet = new_page("phone", language), new_page("tablet", language)
    for name, (sitting, path) in screens_of(server, language).items():
        page = phone if name in ("door", "seat") else tablet
        if sitting is not None:
            page.context.add_cookies([sitting.cookie("table", sitting.table_token)])
        if name == "seat" and sitting is not None:
            page.context.add_cookies([sitting.cookie("seat", sitting.claim(1))])
        page.goto(f"{sitting.url}/{path}" if sitting else server.url + path)
        wrong += [f"{name}: {fault}" for fault in faults(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("dialog", ["join", "menu", pytest.param("log", marks=pytest.mark.slow)])
def test_the_dialogs_of_the_bar_fit_and_axe_finds_nothing(server: Server, table, dialog, language):
    page = table(begun(server, long_names(language, 4)), "upright", language)
    # Where there is no room in the bar, the menu has it.
    page.locator(f"#bar .tool[data-opens={dialog}]").evaluate("one => one.click()")
    expect(page.locator(f"dialog#{dialog}")).to_be_visible()
    stands_still(page)
    assert page.evaluate(WIDE) == []
    assert page.evaluate(SMALL, 56) == []
    assert faults(page) == []
    if dialog == "menu":
        deep = "one => one.scrollHeight - one.clientHeight"
        assert page.locator("#menu > .sheet-body").evaluate(deep) <= 1


@pytest.mark.parametrize("seats", quickly([3, 5], 5))
def test_seats_lie_around_the_table_turned_to_their_people(server: Server, table, seats):
    page = table(begun(server, ("Ann", "Ben", "Cleo", "Dan", "Eve")[:seats]))
    middle = page.locator("#middle").bounding_box()
    assert middle is not None
    for cell in page.locator(".cell").all():
        box = cell.bounding_box()
        edge = re.search(r"edge-(\w+)", cell.locator("..").get_attribute("class") or "")
        assert box is not None
        assert edge is not None
        match edge[1]:
            case "bottom":
                assert box["y"] >= middle["y"] + middle["height"]
            case "top":
                assert box["y"] + box["height"] <= middle["y"]
            case "left":
                assert box["x"] + box["width"] <= middle["x"]
            case _:
                assert box["x"] >= middle["x"] + middle["width"]


def test_at_double_size_everything_is_still_there(server: Server, phone):
    page = phone(begun(server), 1)
    page.set_viewport_size({"width": 195, "height": 422})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(
    "address", ["/new/sheriff", "/score/sheriff?players=4", "/score/condottiere"]
)
def test_no_page_grows_wider_than_a_small_phone_at_double_size(server: Server, new_page, address):
    page = new_page("phone", "ru")
    page.set_viewport_size({"width": 240, "height": 562})
    page.goto(server.url + address)
    assert page.evaluate("document.documentElement.scrollWidth") == 240


# --- taps -----------------------------------------------------------------------------------------


class Taps:
    """Counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.n = 0

    def __call__(self, words: str | re.Pattern[str], role: Any = "button") -> None:
        self.n += 1
        self.page.get_by_role(role, name=words).first.tap()


BEGINS = ", ".join(
    f"""[data-act*='"{kind}"']""" for kind in ("begin", "start", "lay_tiles", "name_starter")
)


def first_move(page: Page) -> Locator:
    """By which play begins: a lot in the middle, or somebody's own button at the rim."""
    middle = page.locator("#middle").locator(BEGINS)
    return (middle if middle.count() else page.locator(BEGINS)).first


@pytest.mark.parametrize(
    "game", quickly(["sheriff", "citadels", "condottiere", "dunhuang"], "sheriff")
)
def test_from_home_it_runs_after_three_taps(server: Server, new_page: NewPage, game: str):
    page = new_page()
    page.goto(server.url)
    tap = Taps(page)
    page.locator(f"[href='/new/{game}']").tap()
    tap("Start")
    page.wait_for_url("**/table")
    expect(page.locator("#ready .qr")).to_be_visible()
    expect(page.locator("#screen")).to_have_attribute("data-version", "0")
    first_move(page).tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")
    expect(page.locator("#ready")).to_be_empty()


@pytest.mark.slow
def test_the_same_again_is_one_tap(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    page.locator('[data-seats][value="3"]').check(force=True)
    page.locator('[name="seats.0.name"]').fill("Ann")
    page.locator('[name="seats.2.name"]').fill("Cleo")
    Taps(page)("Start")
    page.wait_for_url("**/table")
    page.goto(server.url)
    again = page.get_by_role("button", name="Same again")
    expect(again).to_contain_text("Ann · Cleo")
    expect(again.locator(".mark:not([hidden])")).to_have_count(3)
    again.tap()
    page.wait_for_url("**/table")
    expect(page.locator(".cell")).to_have_count(3)
    expect(page.locator("#seat-0")).to_contain_text("Ann")


def test_two_signs_that_are_tapped_swap_their_names(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    names = [page.locator(f'[name="seats.{seat}.name"]') for seat in (0, 1)]
    names[0].fill("Ann")
    for colour in ("Red", "Blue"):
        page.get_by_role("button", name=f"{colour}: swap places").tap()
    expect(names[0]).to_have_value("")
    expect(names[1]).to_have_value("Ann")


def test_whoever_was_here_sits_down_by_a_tap_and_a_guest_is_nobody(
    server: Server, new_page: NewPage
):
    for name in ("Ida", "Ole"):
        finished(server, (name, "", "Wilhelmina Charlotte", ""))
    page = new_page("tablet", "ru")
    page.goto(f"{server.url}/new/sheriff")
    chip = {name: page.locator(f'[data-known="{name}"]') for name in ("Ida", "Ole")}
    chip["Ida"].tap()
    expect(chip["Ida"]).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[name="seats.0.name"]')).to_have_value("Ida")
    chip["Ole"].tap()
    expect(page.locator('[name="seats.1.name"]')).to_have_value("Ole")
    chip["Ida"].tap()
    expect(page.locator('[name="seats.0.name"]')).to_have_value("")
    page.locator("[data-guest]").tap()
    expect(page.locator(".seat-field[data-live-guest] .input")).to_have_value("Гость")
    page.get_by_role("button", name="Красный: поменять местами").tap()
    page.get_by_role("button", name="Синий: поменять местами").tap()
    expect(page.locator('[name="seats.1.guest"]')).to_be_checked()
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    with page.expect_request(re.compile("/new/sheriff$")) as sent:
        page.locator(".start .button").tap()
    body: Any = sent.value.post_data_json
    seats = body["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats[:2]] == [
        ("Ole", False),
        ("Гость", True),
    ]


@pytest.mark.parametrize("game", ["sheriff", "citadels", "condottiere", "dunhuang"])
def test_no_step_of_the_set_up_goes_on_below(server: Server, new_page: NewPage, game: str):
    page = new_page("tablet", "ru")
    for step in ("who", "box"):
        page.goto(f"{server.url}/new/{game}#{step}")
        if step == "who":
            page.locator("[data-seats]").last.check(force=True)
        expect(page.locator(f"#{step}")).to_be_visible()
        below = "() => document.documentElement.scrollHeight - innerHeight"
        assert page.evaluate(below) <= 0, step


@pytest.mark.parametrize(
    "game", quickly(["sheriff", "citadels", "condottiere", "dunhuang"], "citadels")
)
def test_what_lies_behind_the_box_fits(server: Server, new_page: NewPage, game: str):
    page = new_page("tablet", "ru")
    page.goto(f"{server.url}/new/{game}#box")
    page.locator("[name=black_market], [name=points]").evaluate_all("all => all[0]?.click()")
    for dialog in every_dialog(page):
        assert page.evaluate(WIDE) == [], dialog
        assert page.evaluate(SMALL, 48) == [], dialog


def test_what_reads_better_is_asked_by_sight_and_once(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    halves = page.locator("[data-first-look] button")
    grounds = halves.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert len(set(grounds)) == 2
    halves.nth(1).tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("[data-first-look]")).to_be_hidden()


@pytest.mark.parametrize("seats", quickly([3, 8], 8))
def test_at_one_edge_everything_faces_the_same_side(server: Server, new_page: NewPage, seats: int):
    page = new_page()
    page.goto(f"{server.url}/new/citadels")
    page.locator(f'[data-seats][value="{seats}"]').check(force=True)
    page.locator('[data-placement][value="edge"]').check(force=True)
    Taps(page)("Start")
    page.wait_for_url("**/table")
    expect(page.locator(":is(.edge-top, .edge-bottom) > .cell")).to_have_count(seats)
    turned = """all => all.filter(one =>
      getComputedStyle(one).rotate !== "none" || getComputedStyle(one).transform !== "none")"""
    assert page.locator(".cell > .turned").evaluate_all(f"all => ({turned})(all).length") == 0
    page.locator("#who-0").tap()
    expect(page.locator("dialog[open]")).to_have_attribute("data-live-edge", "bottom")
    assert page.evaluate(WIDE) == []


@pytest.mark.slow
def test_the_last_group_fills_in_the_set_up(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    page.locator('[name="seats.1.name"]').fill("Ben")
    Taps(page)("Start")
    page.wait_for_url("**/table")
    page.goto(f"{server.url}/new/sheriff")
    expect(page.locator('[name="seats.1.name"]')).to_have_value("Ben")


@pytest.mark.parametrize("tool", ["timer", "bank"])
@pytest.mark.slow
def test_a_tool_alone_is_three_taps(server: Server, new_page: NewPage, tool):
    page = new_page()
    page.goto(server.url)
    tap = Taps(page)
    tap(re.compile("More about Sheriff"))
    tap(re.compile(tool, re.I), "link")
    tap("Start")
    page.wait_for_url("**/table")
    assert tap.n <= 3
    code = page.url.split("/")[-2]
    assert server.call(f"/sittings/{code}")["view"]["options"]["tools"] == [tool]


def test_the_score_is_one_tap_from_home(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(server.url)
    Taps(page)("Count the score", "link")
    expect(page.locator("form[data-score]")).to_be_visible()


def test_whoever_scans_the_code_taps_a_seat_and_is_there(server: Server, new_page: NewPage, table):
    sitting = begun(server)
    shown = table(sitting)
    page = new_page("phone")
    page.goto(sitting.url)
    tap = Taps(page)
    tap(re.compile("Ben"))
    page.wait_for_url("**/seat")
    assert tap.n == 1
    tap_tool(shown, "join")
    expect(shown.locator("#join .badge.good")).to_have_count(1)


def test_two_people_with_one_name_are_told_so_beside_it(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/new/sheriff")
    for seat in (0, 1):
        page.locator(f'[name="seats.{seat}.name"]').fill("Ann")
    Taps(page)("Start")
    expect(page.get_by_role("alert").filter(has_text="Ann")).to_be_visible()
    expect(page.locator('[name="seats.1.name"]')).to_have_attribute("data-live-wrong", "")


# --- doing something ------------------------------------------------------------------------------


def test_what_is_done_on_one_screen_is_on_all(server: Server, table, phone):
    sitting = begun(server)
    shown, mine = table(sitting), phone(sitting, 1)
    expect(shown.locator("#screen")).to_have_attribute("data-version", "1")
    sitting.act(1, kind="pay", payer=1, payee=0, amount=8)
    for page in (shown, mine):
        expect(page.locator("#screen")).to_have_attribute("data-version", "2")
    expect(shown.locator("#undo")).to_contain_text("8")


def test_undo_says_what_and_does_it(server: Server, table):
    sitting = begun(server)
    sitting.act(1, kind="pay", payer=1, payee=0, amount=8)
    page = table(sitting)
    page.locator("#undo").tap()
    expect(page.locator("#redo")).to_be_visible()
    assert sitting.server.call(f"/sittings/{sitting.code}")["view"]["seats"][0]["gold"] == 50
    page.locator("#redo").tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", "4")
    assert sitting.server.call(f"/sittings/{sitting.code}")["view"]["seats"][0]["gold"] == 58


def test_a_remark_is_legible_on_every_screen_with_undo_beside_it(pearls: Server, table, phone):
    sitting = pearls.open(("Ann", "Ben"), "pearls")
    sitting.act(0, kind="take", n=12)
    other, page = phone(sitting, 1), table(sitting)
    for screen, least in ((other, 16), (page, 20)):
        words = screen.locator("#remark[role=status] p")
        expect(words).to_contain_text("Ann took 12 in one hand")
        assert words.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= least
        assert screen.evaluate(WIDE) == []
    assert page.evaluate(SMALL, 56) == []
    expect(other.locator("#remark button")).to_have_count(0)
    page.locator("#remark").get_by_role("button", name="Undo").tap()
    for screen in (other, page):
        expect(screen.locator("#remark")).to_be_empty()
    assert pearls.call(f"/sittings/{sitting.code}")["view"]["pearls"] == [0, 0]


def test_undo_of_a_result_asks_first(pearls: Server, table):
    sitting = pearls.open(("Ann", "Ben"), "pearls")
    sitting.act(0, kind="take", n=3)
    sitting.act(kind="finish")
    page = table(sitting)
    question = page.locator("#confirm-words")
    page.locator("#undo").tap()
    expect(question).to_contain_text("already been uncovered")
    page.locator("#confirm").get_by_role("button", name="No").tap()
    tap_tool(page, "log")
    page.locator("#log").get_by_role("button", name="Back to here").tap()
    expect(question).to_contain_text("already been uncovered")
    page.locator("#confirm").get_by_role("button", name="No").tap()
    page.locator("#log [data-closes]").tap()
    expect(page.locator(".rank")).to_have_count(2)
    page.locator("#undo").tap()
    page.locator("#confirm").get_by_role("button", name="Yes").tap()
    expect(page.locator("#seat-0")).to_be_visible()
    page.locator("#undo").tap()
    expect(page.locator("#screen")).to_have_attribute("data-version", "4")


def test_a_refusal_stands_beside_what_was_tapped_turned_to_whoever_did(server: Server, table):
    page = table(begun(server))
    page.evaluate(
        """() => {
          const button = document.createElement("button");
          button.type = "button";
          button.id = "odd";
          button.textContent = "odd";
          button.dataset.act = '{"kind": "pay", "payer": 1, "payee": 0, "amount": 9000}';
          button.dataset.seat = "1";
          document.querySelector("#seat-1 .panel").prepend(button);
          button.click();
        }"""
    )
    said = page.locator(".refusals [role=alert]")
    expect(said).to_be_visible()
    expect(said).to_have_attribute("data-edge", "left")
    page.evaluate("document.querySelector('#odd')?.remove()")
    assert page.evaluate(WIDE) == []


def test_half_typed_numbers_survive_a_new_screen(pearls: Server, phone):
    sitting = pearls.open(("Ann", "Ben", "Cleo"), "pearls")
    page = phone(sitting, 1)
    page.locator("[data-opens^=hide]").first.tap()
    pad = page.locator("dialog[open] [data-keypad]").first
    pad.locator("[data-digit='1']").tap()
    pad.locator("[data-digit='7']").tap()
    sitting.act(1, n=1, kind="take")
    expect(page.locator("#screen")).to_have_attribute("data-version", "1")
    expect(pad.locator("input")).to_have_value("17")
    assert page.locator("dialog:modal").count() == 1


def test_chips_add_and_digits_begin_anew(pearls: Server, phone):
    page = phone(pearls.open(("Ann", "Ben", "Cleo"), "pearls"), 1)
    page.locator("[data-opens^=hide]").first.tap()
    pad = page.locator("dialog[open] [data-keypad]").first
    for chip in (20, 5, 1, 1):
        pad.locator(f"[data-add='{chip}']").tap()
    expect(pad.locator("input")).to_have_value("27")
    pad.locator("[data-digit='4']").tap()
    expect(pad.locator("input")).to_have_value("4")
    pad.locator("[data-back]").tap()
    expect(pad.locator("input")).to_have_value("0")


def test_an_action_that_the_network_swallows_is_sent_again_and_happens_once(server: Server, table):
    sitting = begun(server)
    sitting.act(1, kind="pay", payer=1, payee=0, amount=8)
    page = table(sitting)
    sent = []

    def swallow(route: Any) -> None:
        sent.append(route.request.post_data_json["id"])
        if len(sent) == 1:
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    page.route("**/table/actions", swallow)
    with page.expect_response("**/table/actions"):
        page.locator("#undo").tap()
    expect(page.locator("#redo")).to_be_visible()
    assert len(sent) == 2
    assert sent[0] == sent[1]
    expect(page.locator("#screen")).to_have_attribute("data-version", "3")
    expect(page.locator("[role=alert]:visible")).to_have_count(0)


def test_a_dialog_is_turned_to_the_edge_of_its_seat(server: Server, table):
    page = table(begun(server))
    page.locator("#seat-1 [data-opens]").first.tap()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_have_attribute("data-edge", "left")
    assert dialog.evaluate("one => getComputedStyle(one).rotate") == "90deg"


def test_what_is_destructive_asks_once(server: Server, table):
    sitting = begun(server)
    sitting.claim(1)
    page = table(sitting)
    tap_tool(page, "join")
    page.locator("#join").get_by_role("button", name="Release").tap()
    page.locator("#confirm").get_by_role("button", name="No").tap()
    expect(page.locator("#join").get_by_role("button", name="Release")).to_be_visible()
    page.locator("#join").get_by_role("button", name="Release").tap()
    with page.expect_navigation():
        page.locator("#confirm").get_by_role("button", name="Yes").tap()
    sitting.claim(1)


def test_a_phone_that_was_released_is_told_so(server: Server, phone, table):
    sitting = begun(server)
    page = phone(sitting, 1)
    hears(page)
    sitting.release(1)
    expect(page.locator("#cut-off")).to_contain_text("released")


def test_the_cover_hides_what_is_secret_before_and_after(server: Server, table):
    sitting = server.open(
        ("Ann", "Ben", "Cleo"), cover=True, tools=["rounds", "bank", "timer", "stands"]
    )
    sitting.act(kind="begin", sheriff=0)
    sitting.act(kind="advance", round=1, phase="market", to="inspect")
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    page = table(sitting)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/cover/" in one.url else None)
    page.locator("[data-opens=cover-1]").first.tap()
    cover = page.locator("#cover-1")
    expect(cover.get_by_role("heading", name="Hand me to Ben")).to_be_visible()
    assert asked == []
    cover.locator("[data-cover-open]").tap()
    expect(cover.locator(".picker-item").first).to_be_visible()
    cover.get_by_role("button", name="One more: Apples").or_(
        cover.locator(".picker-add").first
    ).first.tap()
    cover.locator("form .button.primary").tap()
    expect(cover.get_by_text("put me back in the middle")).to_be_visible()
    expect(cover.get_by_text("Hand me to Ben")).to_be_hidden()
    expect(cover.locator("[data-cover-content]")).to_be_empty()
    cover.locator("[data-closes]").first.tap()
    expect(cover).to_be_hidden()
    assert sitting.server.call(f"/sittings/{sitting.code}")["version"] == 4


def test_a_phone_can_be_the_table_screen(server: Server, phone):
    page = phone(begun(server, long_names("ru", 4)), 1, "ru")
    page.locator("[data-opens=menu]").first.tap()
    with page.expect_navigation():
        page.locator("#menu form[action$='table/claim'] button").tap()
    expect(page.locator(".cell")).to_have_count(4)
    sideways = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(sideways) <= 0


def test_a_phone_that_becomes_the_table_is_stopped_by_another(server: Server, phone, table):
    sitting = begun(server)
    tablet, ann, ben = table(sitting), phone(sitting, 0), phone(sitting, 1)
    ben.locator("[data-opens=menu]").first.tap()
    ben.locator("#menu form[action$='table/claim'] button").tap()
    with ben.expect_navigation():
        ben.locator("#confirm [data-confirm-yes]").tap()
    for page in (tablet, ann, ben):
        expect(page.locator("[data-alarm]")).to_be_visible()
    with ann.expect_navigation():
        ann.locator("[data-alarm] button").tap()
    for page in (tablet, ann):
        expect(page.locator("[data-alarm]")).to_have_count(0)
    expect(tablet.locator(".cell").first).to_be_visible()


# --- being cut off --------------------------------------------------------------------------------


def test_a_screen_that_is_cut_off_says_so_within_five_seconds_and_comes_back_by_itself(
    mortal_server: MortalServer, new_page: NewPage
):
    sitting = begun(mortal_server)
    page = new_page("phone", "en", (sitting.cookie("seat", sitting.claim(1)),), fresh=True)
    page.clock.install()
    page.goto(f"{sitting.url}/seat")
    page.locator("[data-opens='more-1']").first.tap()
    pad = page.locator("dialog[open] [data-keypad]").first
    expect(pad).to_be_visible()
    page.clock.run_for(300)  # a dialog takes no tap before
    pad.locator("[data-digit='9']").tap()
    hears(page)
    mortal_server.live.kill()
    page.clock.run_for(5_000)
    assert page.locator("#cut-off").is_visible()
    expect(pad.locator("input")).to_have_value("9")
    mortal_server.live.start()
    expect(page.locator("#cut-off")).to_be_hidden()
    expect(pad.locator("input")).to_have_value("9")
    sitting.act(kind="correct_gold", who=0, gold=33)
    expect(page.locator("#screen")).to_have_attribute("data-version", "2")


def test_a_button_out_of_reach_says_why_it_waits(server: Server, phone):
    sitting = begun(server)
    sitting.act(1, kind="pay", payer=1, payee=0, amount=8)
    page = phone(sitting, 1)
    hears(page)
    page.route("**/seat/actions", lambda route: route.abort())
    page.locator("#undo").tap()
    expect(page.locator(".refusals [role=alert]")).to_contain_text("Not sent yet")
    page.unroute("**/seat/actions")
    expect(page.locator("#redo")).to_be_visible()
    expect(page.locator(".refusals [role=alert]")).to_have_count(0)


# --- sound ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_sound_is_off_in_one_tap_and_stays_off(server: Server, table):
    page = table(begun(server))
    mute = page.locator("[data-mute]")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.tap()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_reveal_can_be_skipped(server: Server, new_page: NewPage):
    sitting = finished(server, ("Ann", "Ben", "Cleo", "Dan"))
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{sitting.url}/result")
    first = page.locator(".rank").first
    assert first.evaluate("one => getComputedStyle(one).opacity") == "0"
    page.locator("[data-skip]").tap()
    assert first.evaluate("one => getComputedStyle(one).opacity") == "1"


@pytest.mark.slow
def test_the_reveal_stands_still_for_whoever_wants_no_motion(server: Server, new_page: NewPage):
    sitting = finished(server, ("Ann", "Ben", "Cleo", "Dan"))
    page = new_page()
    page.goto(f"{sitting.url}/result")
    assert page.locator(".rank").first.evaluate("one => getComputedStyle(one).opacity") == "1"


def test_the_end_comes_to_every_screen(server: Server, table, phone):
    sitting = finished(server, ("Ann", "Ben", "Cleo", "Dan"))
    for page in (table(sitting), phone(sitting, 1)):
        expect(page.locator(".rank")).to_have_count(4)


# --- a score without a sitting --------------------------------------------------------------------


def test_a_count_beyond_the_box_is_marked_and_asked_about_before_the_result(
    pearls: Server, new_page: NewPage
):
    page = new_page()
    page.goto(f"{pearls.url}/score/pearls?players=2")
    field, result = page.locator("[name='pearls.1']"), page.locator("#score-result .rank")
    kept = pearls.call("/history")["results"]
    show = page.get_by_role("button", name="Who won?")
    field.fill("30")
    field.press("Enter")
    expect(page.locator("#confirm-words")).to_contain_text("the box has only 24 Count again, or")
    page.get_by_role("button", name="Count again").press("Enter")
    expect(result).to_have_count(0)
    assert pearls.call("/history")["results"] == kept, "nobody stood by it"
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description("en: the box has only 24")
    marked = page.locator("[data-live-warned]:has(.count-warning) input")
    assert marked.get_attribute("name") == "pearls.1"
    assert faults(page) == []
    show.press("Enter")
    page.get_by_role("button", name="Go on").press("Enter")
    expect(result).to_have_count(2)
    assert len(pearls.call("/history")["results"]) == len(kept) + 1
    page.evaluate("document.getElementById('score-result').replaceChildren()")
    with page.expect_response("**/score/pearls?show&id=*"):
        show.press("Enter")
    expect(result).to_have_count(2)
    expect(page.locator("#confirm")).to_be_hidden()
    field.fill("20")
    expect(page.locator(".count-warning")).to_have_count(0)
    expect(field).to_have_accessible_description("")


def test_what_was_left_unanswered_is_not_asked_about_as_a_count(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/score/citadels?players=3")
    page.get_by_role("button", name="Who won?").tap()
    expect(page.locator(".reveal-questions")).to_be_visible()
    expect(page.locator("#confirm")).to_be_hidden()


def test_a_screen_reader_hears_which_count_is_refused(server: Server, new_page: NewPage):
    page = new_page()
    page.goto(f"{server.url}/score/dunhuang?players=2")
    field, count = (
        page.locator("[name='players.1.prestige']"),
        page.get_by_role("button", name="Who won?"),
    )
    page.locator(".pages .option").last.tap()
    field.fill("-2")
    # Where it is not in sight, the refusal leads to it.
    page.locator(".pages .option").first.tap()
    count.tap()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[aria-invalid]")).to_have_count(1)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_visible()
    field.fill("2")
    count.tap()
    expect(page.locator("#score-result .rank")).to_have_count(2)
    expect(page.locator("[aria-invalid]")).to_have_count(0)


def test_an_open_question_stands_before_a_result_that_crowns_nobody(
    pearls: Server, new_page: NewPage
):
    page = new_page("phone", "ru")
    page.goto(f"{pearls.url}/score/pearls?players=2")
    page.locator("[name='pearls.1']").fill("3")
    page.get_by_role("switch").check(force=True)
    page.locator("form[data-score] .primary").tap()
    expect(page.locator(".reveal-questions")).to_contain_text("Ещё не решено: ru: who rolled?")
    expect(page.locator(".rank")).to_have_count(2)
    expect(page.locator(".rank.winner")).to_have_count(0)
    assert page.evaluate(WIDE) == []


@pytest.mark.parametrize("language", at_each("ru"))
def test_a_title_beside_the_way_home_breaks_no_word(
    server: Server, new_page: NewPage, language: str
) -> None:
    page = new_page("phone", language)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server.url}/about")
    assert page.locator(".page-head").evaluate(BROKEN) == []
