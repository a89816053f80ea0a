"""Counting a game that was played without the app: on one sheet, with one keypad, in few taps."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.games import GAMES

from . import sheriff_six
from .conftest import LAID_OUT, LANGUAGES, SIZES, TABLES, Server, Sitting, long_names
from .counting import key
from .dunhuang_states import checking
from .looks import BROKEN, axe, faults, resize
from .sheriff_states import STATES, final
from .taps import Hand
from .torn import Held

pytestmark = pytest.mark.browser

SLOW = pytest.mark.slow


DRAFTS = """Object.keys(localStorage).filter(
  key => key.startsWith("draft") && localStorage[key]
)"""
"""what the device keeps of forms that were not sent"""


def cell(page: Page, player: int, path: str) -> Locator:
    return page.locator(f'[name="players.{player}.{path}"]')


def test_digits_join_and_only_its_person_goes_on_to_another_number(server, new_page):
    """Twelve apples were one apple and two cheeses, and 20 that was tapped again became 2025."""
    page = new_page("wide")
    page.goto(f"{server.url}/score/sheriff?players=3")
    hand = Hand(page)
    key(hand, 12)
    hand.tap(page.get_by_role("button", name="Next"))
    key(hand, 4)
    expect(cell(page, 0, "goods.apple")).to_have_value("12")
    expect(cell(page, 0, "goods.cheese")).to_have_value("4")
    expect(cell(page, 0, "goods.bread")).to_have_value("")
    hand.tap(cell(page, 0, "gold"))
    key(hand, 305)
    hand.tap(page.get_by_role("button", name="Delete the last digit"))
    expect(cell(page, 0, "gold")).to_have_value("30")
    hand.tap(cell(page, 0, "gold"))
    key(hand, 25)
    expect(cell(page, 0, "gold")).to_have_value("25")
    hand.tap(page.get_by_role("button", name="Next"))
    expect(cell(page, 1, "goods.apple")).to_be_focused()
    hand.tap(cell(page, 0, "goods.apple"))
    key(hand, 0)
    expect(cell(page, 0, "goods.apple")).to_have_value("0")
    hand.tap(page.get_by_role("button", name="Start over"))
    expect(cell(page, 0, "goods.apple")).to_have_value("")


@pytest.mark.slow
def test_coins_add_to_the_digits_of_a_number(server, table):
    """In one dialog they added, in the next one they took each other's place."""
    sitting = STATES["inspection"](server, "en", 3)
    page = table(sitting)
    page.locator('[data-opens="offer-1"]').first.tap()
    pad = page.locator("#offer-1 [data-keypad]").first
    steps = (
        ("digit='1'", 1), ("digit='2'", 12), ("add='5'", 17), ("add='1'", 18), ("digit='3'", 21),
        ("digit='0'", 48), ("back", 21), ("clear", 0), ("add='20'", 20),
    )  # fmt: skip
    for keyed, gold in steps:
        pad.locator(f"[data-{keyed}]").tap()
        expect(pad.locator("input")).to_have_value(str(gold))
    pad.locator("input").tap()
    pad.locator("[data-digit='7']").tap()
    expect(pad.locator("input")).to_have_value("7")


def test_a_key_that_goes_beyond_the_most_there_may_be_says_so(server, table):
    """A coin gave less than it said, and a digit nothing, without a word."""
    page = table(checking(server, "en", 3))
    page.locator("#hub").tap()
    pad = page.locator("#deck [data-keypad]")
    most = int(pad.get_attribute("data-most") or 0)
    said = pad.get_by_role("status")
    for keyed, cards, words in (
        ("digit='9'", 9, ""),
        ("digit='9'", 9, f"At most {most}."),
        ("clear", 0, ""),
        *(("add='5'", 5 * n, "") for n in range(1, most // 5 + 1)),
        ("add='5'", most, f"At most {most}."),
        ("back", most // 10, ""),
    ):
        pad.locator(f"[data-{keyed}]").tap()
        expect(pad.locator("input")).to_have_value(str(cards))
        expect(said).to_have_text(words)


@pytest.mark.parametrize(
    ("game", "asked"),
    [("sheriff", ("gold",)), pytest.param("dunhuang", ("tokens", "prestige"), marks=SLOW)],
)
def test_nobody_has_won_before_what_decides_was_entered_or_said_to_be_none(
    server, new_page, game, asked
):
    """An empty sheet was a play that all had won, and tokens were not asked for."""
    page = new_page("tablet")
    page.goto(f"{server.url}/score/{game}?players=3")
    hand, form = Hand(page), page.locator("form[data-score]")
    expect(form).to_have_attribute("data-live-missing", "")
    if game == "dunhuang":
        page.locator(".pages .option").last.tap()
    hand.tap(form.locator("> .button"))
    for path in asked:
        for n in range(3):
            expect(cell(page, n, path)).to_be_focused()
            expect(page.locator(".tally-pad .asked-title")).to_be_visible()
            expect(page.locator("#score-result")).to_be_empty()
            key(hand, 0 if n else 3)
            if (n, path) == (2, asked[-1]):
                expect(form).not_to_have_attribute("data-live-missing", "")
            hand.tap(page.get_by_role("button", name="Next"))
    expect(page.locator("#score-result .winner").first).to_contain_text("Red")


def test_a_score_alone_grows_ends_like_a_game_is_corrected_and_begins_again(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/sheriff?players=3")
    form, result = page.locator("form[data-score]"), page.locator("#score-result .table")
    for n, name in enumerate(("Ann", "", "Cem")):
        cell(page, n, "name").fill(name)
        cell(page, n, "gold").fill(str(49 + n))
    cell(page, 0, "goods.apple").fill("4")
    expect(page.locator(".running-total")).to_have_text(["57", "50", "51"])
    form.locator("> .button").tap()
    expect(result.locator(".rank-total:not(.turned-half) .visually-hidden")).to_have_count(3)
    expect(form).to_be_hidden()
    assert faults(page, 56) == []
    assert axe(page) == []
    kept = server.call("/history")["results"][0]
    result.locator("[data-correct-count]").tap()
    expect(result).to_have_count(0)
    cell(page, 2, "gold").fill("90")
    cell(page, 0, "gold").fill("10")
    form.locator("> .button").tap()
    expect(page.locator("#reveal-title")).to_have_text("Cem wins!")
    corrected = server.call("/history")["results"][0]
    assert (corrected["code"], corrected["seats"][2]["total"]) == (kept["code"], 90)
    result.get_by_role("link", name="Same people again").tap()
    expect(cell(page, 2, "name")).to_have_value("Cem")
    expect(cell(page, 1, "name")).to_have_value("")
    expect(cell(page, 2, "gold")).to_have_value("")


@pytest.mark.slow
def test_the_sheet_is_filled_with_the_keyboard_alone(server, new_page):
    page = new_page("wide")
    page.goto(f"{server.url}/score/sheriff?players=3")
    cell(page, 0, "goods.apple").focus()
    for pressed in ("1", "1", "Enter", "3", "ArrowRight", "5", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(pressed)
    expect(cell(page, 0, "goods.apple")).to_be_focused()
    expect(cell(page, 0, "goods.apple")).to_have_value("11")
    expect(cell(page, 0, "goods.cheese")).to_have_value("3")
    expect(cell(page, 1, "goods.cheese")).to_have_value("5")


@pytest.mark.slow
def test_what_was_counted_outlives_a_reload_and_ends_with_the_result(server, new_page):
    page = new_page("phone")
    page.goto(f"{server.url}/score/sheriff?players=3")
    cell(page, 0, "name").fill("Ann")
    cell(page, 1, "goods.apple").tap()
    key(Hand(page), 7)
    page.locator('.switch:has([name="options.royal_goods"])').tap()
    page.reload()
    expect(cell(page, 0, "name")).to_have_value("Ann")
    expect(cell(page, 1, "goods.apple")).to_have_value("7")
    expect(page.locator('[name="options.royal_goods"]')).to_be_checked()
    for n in range(3):
        cell(page, n, "gold").fill("0")
    page.get_by_role("button", name="Who won?").tap()
    expect(page.locator("#score-result .rank")).to_have_count(3)
    page.reload()
    expect(cell(page, 0, "name")).to_have_attribute("placeholder", "Red")
    expect(cell(page, 0, "name")).to_have_value("")
    expect(cell(page, 1, "goods.apple")).to_have_value("")


def test_a_count_beyond_the_box_is_marked_and_asked_about_before_the_result(pearls, new_page):
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
    expect(marked).to_have_attribute("name", "pearls.1")
    show.press("Enter")
    page.get_by_role("button", name="Go on").press("Enter")
    expect(result).to_have_count(2)
    assert len(pearls.call("/history")["results"]) == len(kept) + 1
    page.locator("[data-correct-count]").press("Enter")
    with page.expect_response("**/score/pearls?show&id=*"):
        show.press("Enter")
    expect(result).to_have_count(2)
    expect(page.locator("#confirm")).to_be_hidden()
    page.locator("[data-correct-count]").press("Enter")
    field.fill("20")
    expect(page.locator(".count-warning")).to_have_count(0)
    expect(field).to_have_accessible_description("")


@pytest.mark.slow
def test_what_was_left_unanswered_is_not_asked_about_as_a_count(server, new_page):
    page = new_page()
    page.goto(f"{server.url}/score/citadels?players=3")
    for n in range(3):  # all have the same, and nobody said who played the highest rank
        page.locator(f'#player-{n} [data-adds="manor"]').dispatch_event("click")
    page.get_by_role("button", name="Who won?").tap()
    expect(page.locator(".reveal-questions")).to_be_visible()
    expect(page.locator("#confirm")).to_be_hidden()


@pytest.mark.slow
def test_a_screen_reader_hears_which_count_is_refused(server, new_page):
    page = new_page()
    page.goto(f"{server.url}/score/dunhuang?players=2")
    field, count = (
        page.locator("[name='players.1.tokens']"),
        page.get_by_role("button", name="Who won?"),
    )
    page.locator(".pages .option").nth(1).tap()
    cell(page, 0, "tokens").fill("0")
    field.fill("-2")
    # Where it is not in sight, the refusal leads to it.
    page.locator(".pages .option").last.tap()
    for n in (0, 1):
        cell(page, n, "prestige").fill("0")
    count.tap()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[aria-invalid]")).to_have_count(1)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_visible()
    field.fill("2")
    page.locator(".pages .option").last.tap()
    count.tap()
    expect(page.locator("#score-result .rank")).to_have_count(2)
    expect(page.locator("[aria-invalid]")).to_have_count(0)


@pytest.mark.slow
def test_an_open_question_stands_before_a_result_that_crowns_nobody(pearls, new_page):
    page = new_page("phone", "ru")
    page.goto(f"{pearls.url}/score/pearls?players=2")
    page.locator("[name='pearls.1']").fill("3")
    page.get_by_role("switch").check(force=True)
    page.locator("form[data-score] .primary").tap()
    expect(page.locator(".reveal-questions")).to_contain_text("Ещё не решено: ru: who rolled?")
    expect(page.locator(".rank")).to_have_count(2)
    expect(page.locator(".rank.winner")).to_have_count(0)
    assert faults(page, 48) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_and_everything_in_the_box_fit(server, new_page, language):
    page = new_page("phone", language)
    names = "".join(f"&name={name}" for name in long_names(language, 6))
    page.goto(f"{server.url}/score/sheriff?players=6{names}")
    for option in ("royal_goods", "black_market"):
        page.locator(f'.switch:has([name="options.{option}"])').tap()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, 48 if size == "phone" else 56) == [], size


SILK = '#count .picker-item:has([name="goods.silk"]) .picker-add'


def counted(total: Locator) -> int:
    """The sum, once the server has reckoned it."""
    expect(total).to_have_text(re.compile(r"^\d+$"))
    return int(total.inner_text())


@pytest.mark.slow
def test_a_late_answer_replaces_no_sum_of_a_newer_count(server, phone):
    page = phone(final(server, "en", 4), 0)
    total = page.locator("#count [data-total]")
    before = counted(total)
    total.evaluate(
        """place => {
          window.sums = [];
          const note = () => sums.push(place.textContent);
          new MutationObserver(note).observe(place, { childList: true });
        }"""
    )
    sent = Held(page, "**/games/sheriff/score*")
    for at in range(2):
        page.locator(SILK).tap()
        sent.wait(at + 1)
    sent.let_go(1)
    expect(total).to_have_text(str(before + 16))
    with page.expect_response("**/games/sheriff/score*"):
        sent.let_go(0)
    page.unroute("**/games/sheriff/score*")
    page.locator(SILK).tap()
    expect(total).to_have_text(str(before + 24))
    assert page.evaluate("sums") == [str(before + 16), str(before + 24)]


def test_a_count_on_a_phone_outlives_a_reload_until_it_is_entered(server, phone):
    page = phone(final(server, "en", 4), 0)
    silk, total = page.locator('#count [name="goods.silk"]'), page.locator("#count [data-total]")
    before, sum_before = int(silk.input_value()), counted(total)
    page.locator(SILK).tap()
    expect(total).to_have_text(str(sum_before + 8))
    page.reload()
    expect(silk).to_have_value(str(before + 1))
    expect(total).to_have_text(str(sum_before + 8))
    page.get_by_role("button", name="That’s all I have").tap()
    expect(page.locator("#head")).to_contain_text("Counted")
    expect(page.locator("[data-live-busy]")).to_have_count(0)
    assert page.evaluate(DRAFTS) == []


UNDER = """sheet => [...sheet.querySelectorAll(".picker-item, .key, .chip")].filter((one) => {
  if (!one.checkVisibility({visibilityProperty: true})) return false;
  one.scrollIntoView({block: "nearest"});
  const box = one.getBoundingClientRect();
  const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const button = sheet.querySelector("[type=submit]").getBoundingClientRect();
  const across = Math.min(box.right, button.right) - Math.max(box.left, button.left);
  const down = Math.min(box.bottom, button.bottom) - Math.max(box.top, button.top);
  return !one.contains(met) || (across > 1 && down > 1);
}).map((one) => one.textContent.trim())"""
"""goods and keys that lie under the button of a sheet, even when they are looked at"""


def six(server: Server, language: str) -> Sitting:
    """The last count of six with the black market."""
    named = sheriff_six.STATES["final"]
    sitting = server.open(long_names(language, 6), **named.options)
    named.play(sitting)
    return sitting


LOWER = "sheet => sheet.scrollHeight - sheet.clientHeight > 1"


@pytest.mark.slow
@pytest.mark.parametrize("people", [5, 6])
@pytest.mark.parametrize("size", TABLES)
def test_everybody_counts_goods_and_gold_over_their_own_side_without_scrolling(
    server, table, size, people
):
    sitting = six(server, "ru") if people == 6 else final(server, "ru", people)
    page = table(sitting, size, "ru")
    for seat in range(people):
        page.locator(f'[data-opens="final-{seat}"]').tap()
        sheet = page.locator(f"#final-{seat}[open]")
        expect(sheet.locator(".picker-item").first).to_be_visible()
        tabs = sheet.locator(".pages .option:visible")
        for at in range(tabs.count() or 1):
            if tabs.count():
                tabs.nth(at).tap()
            assert sheet.evaluate(UNDER) == [], (seat, at)
            assert faults(page, 56) == [], (seat, at)
        gold = sheet.locator(".keypad .key").first
        expect(gold).to_be_in_viewport(ratio=1)
        warned = sheet.locator(".count-warning").count()  # there are too many goods, it says
        assert warned or not sheet.evaluate(LOWER), seat
        sheet.evaluate("one => one.close()")


PAGES = {
    "citadels": ('.option:has([value="type"])', ".citadels-more > summary"),
    "condottiere": (".pages .option >> nth=1",),
    "dunhuang": (".pages .option >> nth=1", ".pages .option >> nth=2"),
}
"""what else there is to see of a score"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_score_is_entered_without_scrolling(server, new_page, game, language):
    page = new_page("tablet", language)
    page.goto(f"{server.url}/score/{game}?players={GAMES[game].seats[1]}")
    for other in (None, *PAGES.get(game, ())):
        if other:
            page.locator(other).tap()
        page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
        assert faults(page, 48) == [], other
        for size in TABLES:
            resize(page, size)
            page.evaluate(LAID_OUT)
            assert page.evaluate("document.documentElement.scrollHeight") == SIZES[size][1], size
            assert faults(page, 56) == [], (other, size)
            for names in page.locator(".narrow-items:visible, .citadels-grid:visible").all():
                assert names.evaluate(BROKEN) == [], (other, size)


@pytest.mark.slow
def test_the_table_counts_without_sums(server, table):
    page = table(final(server, "en", 4))
    page.locator('[data-opens="final-0"]').tap()
    expect(page.locator("#final-0 .picker-item").first).to_be_visible()
    expect(page.locator("#final-0 [data-total]")).to_have_count(0)
