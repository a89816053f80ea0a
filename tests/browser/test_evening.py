"""An evening of three games by four people and a guest, and the same four a day later: found,
compared, shared, put right and deleted, by taps.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.services import house_key
from companion.sittings import Bearer
from companion.text import day_of
from tests import recorded
from tests.conftest import WallClock

from .conftest import LANGUAGES, SIZES, LocalServer, NewPage
from .looks import axe, every_dialog, faults, stands_still
from .test_every_game import UNFOLD
from .test_set_up import LAST, MOST

pytestmark = pytest.mark.slow

FOUR = ("Anna", "Ben", "Вера", "지우")
EVENING = (
    ("sheriff-second-4-black-market", FOUR),
    ("citadels-5-monument", (*FOUR, "Gus")),
    ("condottiere-4-most-cities", FOUR),
)
NEXT = ("dunhuang-4-shared", ("An na", *FOUR[1:]))
SCROLL = ("course-scroll", "wide-table", "finder")
"""what is wider than a phone and scrolls in itself, but not where there is room"""
ROOM = 1024
"""pixels"""
NOON = 1_793_448_000_000


@dataclass
class Kept:
    """A house after two evenings, and the host in front of it."""

    url: str
    codes: tuple[str, ...]
    page: Page
    taps: int = 0

    def tap(self, what: str | Locator) -> None:
        found = self.page.locator(what) if isinstance(what, str) else what
        found.tap()
        self.taps += 1

    def start(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.taps = 0

    def said(self, words: str) -> None:
        expect(self.page.locator("main")).to_contain_text(words)


House = tuple[LocalServer, str, tuple[str, ...]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its server, its key, and the codes of the four games."""
    folder, now = tmp_path_factory.mktemp("evening"), WallClock(NOON)
    here = LocalServer(folder, NOW=now)
    sittings = here.app.extensions["companion"].sittings
    codes = []
    for at, (name, people) in enumerate((*EVENING, NEXT)):
        now.pass_seconds(24 * 3600 if at == len(EVENING) else 3600)
        recording, _ = recorded.read(name)
        guests = [seat for seat, one in enumerate(people) if one == "Gus"]
        code = sittings.open(recording.game, recording.options, people, guests).code
        for number, entry in enumerate(recording.entries):
            sittings.act(code, Bearer(table=True), f"{at}-{number}", entry.seat, entry.action)
            now.pass_seconds(1)
        codes.append(code)
    yield here, house_key(folder), tuple(codes)
    here.stop()


@pytest.fixture
def kept(house: House, new_page: NewPage) -> Kept:
    here, key, codes = house
    page = new_page("phone", "en", ({"name": "house_key", "value": key, "url": here.url},))
    return Kept(here.url, codes, page)


def test_an_evening_is_found_and_told_in_one_screen_and_one_picture(kept):
    """The next day's game is of the last eighteen hours; the three of the day before are not."""
    kept.start("/")
    kept.tap('a[href="/history"]')
    expect(kept.page.locator(".kept-link")).to_have_count(4)
    kept.tap(".kept-link >> nth=1")
    kept.said("Condottiere")
    assert kept.taps == 2
    for chosen, told in (("Citadels", "Gus"), ("An na", "Dunhuang")):
        kept.start("/")
        kept.tap('a[href="/history"]')
        kept.tap(kept.page.get_by_role("link", name=chosen, exact=True))
        expect(kept.page.locator(".kept-link")).to_have_count(1)
        kept.said(told)
        assert kept.taps == 2
    kept.start("/history")
    kept.tap("summary")
    kept.page.locator("[name=to]").fill(day_of(NOON))
    kept.tap(".history-find .button")
    expect(kept.page.locator(".kept-link")).to_have_count(3)
    kept.start("/history")
    kept.tap('a[href="/history/tonight"]')
    kept.said("Dunhuang")
    kept.start("/")
    kept.tap('a[href="/history"]')
    with kept.page.expect_download() as picture:
        kept.tap("[data-share]")
    assert picture.value.suggested_filename.endswith(".png")
    assert kept.taps == 2, "the history, share"


def test_people_are_compared_and_one_under_another_spelling_is_merged_and_parted(kept):
    kept.start("/people")
    expect(kept.page.locator(".person")).to_have_count(5)
    expect(kept.page.locator("main")).not_to_contain_text("Gus")
    kept.start("/")
    kept.tap('a[href="/history"]')
    kept.tap(kept.page.get_by_role("button", name="An na is Anna"))
    kept.said("Also known as: An na")
    kept.said("Head to head")
    for one in FOUR[1:]:
        row = kept.page.locator("tr", has_text=one)
        expect(row.locator("td").first).to_have_text("4")
    assert kept.taps == 2
    kept.tap(kept.page.get_by_role("button", name="Two people after all"))
    expect(kept.page.locator(".person")).to_have_count(5)
    kept.tap(kept.page.locator(".person", has_text="An na"))
    kept.tap(kept.page.get_by_role("link", name="All numbers"))
    kept.taps = 0
    kept.tap("[data-opens=merge]")
    kept.tap(kept.page.locator("#merge").get_by_role("button", name="Anna"))
    kept.said("Also known as: An na")
    assert kept.taps == 2
    kept.tap(kept.page.get_by_role("button", name="Two people after all"))
    expect(kept.page.locator(".person")).to_have_count(5)


def test_a_result_goes_out_of_the_house_in_two_taps_wherever_one_stands(kept):
    for path in (f"/history/{kept.codes[0]}", f"/s/{kept.codes[0]}/result"):
        kept.start(path)
        kept.tap("[data-opens=share]")
        with kept.page.expect_download():
            kept.tap("#share [data-share]")
        assert kept.taps == 2, path
    kept.start(f"/history/{kept.codes[0]}")
    kept.tap(kept.page.get_by_role("link", name="BG Stats"))
    expect(
        kept.page.locator("a[href^='https://app.bgstatsapp.com/createPlay.html']")
    ).to_be_visible()
    assert kept.taps == 1


def test_a_result_is_put_right_in_two_taps_and_says_so(kept):
    kept.start(f"/history/{kept.codes[2]}")
    kept.tap("[data-opens=put-right]")
    kept.page.locator('#put-right [name="total.1"]').fill("7")
    kept.tap("#put-right button.primary")
    expect(kept.page.locator("main > p .badge")).to_contain_text("Corrected afterwards")
    assert kept.taps == 2


def runs_over(page: Page) -> list[str]:
    """What does not fit, at each size."""
    wrong = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found, scroll = faults(page, 48), SCROLL if width < ROOM else ()
        wrong += [f"{size}: {one}" for one in found if not any(name in one for name in scroll)]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("light", ["dark", "light"])
def test_every_screen_of_it_and_every_dialog_fits(house, new_page, language, light):
    here, key, codes = house
    page = new_page("phone", language, ({"name": "house_key", "value": key, "url": here.url},))
    page.goto(here.url)
    page.evaluate("light => localStorage.setItem('theme', light)", light)
    history = here.app.extensions["companion"].history
    for cast, place in ((MOST, "pinned"), (LAST, "dropped")):
        history.put_favourite("citadels", "cast", tuple(cast), place)
    anna = next(one.id for one in history.people.list_all() if one.name == "Anna")
    wrong = []
    for path in (
        "/history", "/history/tonight", *(f"/history/{code}" for code in codes),
        f"/history/{codes[0]}/bgstats", f"/s/{codes[1]}/result",
        "/people", f"/people/{anna}", f"/people/{anna}/numbers", "/key",
    ):  # fmt: skip
        page.goto(here.url + path)
        stands_still(page)
        wrong += [(path, one) for one in (*runs_over(page), *axe(page))]
        page.evaluate(UNFOLD)
        wrong += [(path, one) for one in runs_over(page)]
        if page.locator("[data-opens]").count():
            for dialog in every_dialog(page):
                stands_still(page)
                wrong += [(f"{path}, {dialog}", one) for one in runs_over(page)]
    assert wrong == []


def test_a_house_is_read_back_on_the_screen_and_a_deleted_game_comes_back(kept, tmp_path):
    page = kept.page
    kept.start("/key")
    with page.expect_download() as download:
        kept.tap('a[href$="/house.json"]')
    file = tmp_path / "house.json"
    download.value.save_as(file)
    kept.start(f"/history/{kept.codes[1]}")
    kept.tap("[data-opens=delete]")
    kept.tap("#delete button.primary")
    expect(page.locator(".kept-link")).to_have_count(3)
    assert kept.taps == 2
    kept.start("/key")
    page.locator("[data-bring] input").set_input_files(file)
    told = page.locator("[data-brought]")
    expect(told).to_contain_text("One game would be added.")
    expect(told).to_contain_text("Already here: 3.")
    kept.tap("[data-bring-now]")
    expect(told).to_contain_text("One game was added.")
    kept.start("/history")
    expect(page.locator(".kept-link")).to_have_count(4)


def test_a_file_that_is_cut_or_of_somebody_else_says_so_beside_it(kept, tmp_path):
    kept.start("/key")
    for content, words in (
        ('{"house":1,"written_at":', "incomplete or damaged"),
        ('{"house":7}', "another version"),
        ('{"plays":[{"uuid":"a"},', "the end is missing"),
        ("code,decided_by\nABCDE,total\n", "Missing columns"),
        ("a;b;c\n1;2;3\n", "not a file the app can import"),
        ("\x00\x01", "not a file the app can import"),
    ):
        file = tmp_path / "any.json"
        file.write_text(content)
        kept.page.locator("[data-bring] input").set_input_files(file)
        expect(kept.page.locator("[data-bring] .refusal")).to_contain_text(words)
        expect(kept.page.locator("[data-bring-now]")).to_have_count(0)


def test_tools_that_the_host_has_chosen_since_are_on_where_the_last_group_is_filled_in(kept):
    page, battle = kept.page, '[name=tools][value="battle"]'
    kept.start("/new/condottiere")
    page.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/table")
    kept.start("/new/condottiere")
    expect(page.locator(battle)).not_to_be_checked()
    kept.start("/key")
    kept.tap("#tools-condottiere summary")
    with page.expect_response("**/key/tools/condottiere"):
        kept.tap(page.locator("#tools-condottiere .switch", has=page.locator(battle)))
    assert kept.taps == 2
    kept.start("/new/condottiere")
    expect(page.locator(battle)).to_be_checked()


def test_results_are_in_sight_on_a_phone_however_many_people_and_games(kept):
    """Games and people took so many lines that all results lay below the screen."""
    page = kept.page
    kept.start("/history")
    stands_still(page)
    expect(page.locator(".finder")).to_have_count(2)
    for line in page.locator(".finder").all():
        tops = line.locator("a").evaluate_all("all => [...new Set(all.map(a => a.offsetTop))]")
        assert len(tops) == 1, line.text_content()
    expect(page.locator(".kept-link").first).to_be_in_viewport(ratio=1)
    for at in range(2):
        kept.start("/history")
        last = page.locator(".finder").nth(at).locator("a").last
        name = str(last.text_content())
        last.tap()
        chosen = page.locator(".finder").nth(at).locator("[aria-current]")
        expect(chosen).to_have_text(name)
        expect(chosen).to_be_in_viewport(ratio=0.99)


def test_an_evening_of_six_stands_on_one_screen(kept):
    """It needed a scroll on a tablet and on a phone."""
    kept.start("/history/tonight")
    rows = kept.page.locator(".scoreboard tbody tr")
    rows.evaluate_all("rows => rows.slice(-2).forEach(row => row.after(row.cloneNode(true)))")
    expect(rows).to_have_count(6)
    for size, (width, height) in SIZES.items():
        kept.page.set_viewport_size({"width": width, "height": height})
        needed = kept.page.evaluate("document.documentElement.scrollHeight")
        assert needed <= height, size


def test_no_total_breaks_beside_a_long_name(kept):
    """Twenty-six is not two above six."""
    kept.start("/history")
    broken = kept.page.evaluate(
        """() => [...document.querySelectorAll(".kept-seat")].filter(seat => {
          const [name, total] = seat.querySelectorAll("span:not(.mark)");
          name.textContent = "Константин Преображенский-Долгорукий";
          const range = document.createRange();
          range.selectNodeContents(total);
          return total.textContent.length && range.getClientRects().length > 1;
        }).length"""
    )
    assert broken == 0
