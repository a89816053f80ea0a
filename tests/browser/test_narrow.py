"""Lists that narrow while one types: what is left, what is taken, what is sent."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.text import Language

from .conftest import STATIC, NewPage, Server, Sitting, long_names
from .parts import Draw, draw, put, redraw

__all__ = ["draw"]

pytestmark = pytest.mark.browser

NAMES = {
    "en": ("Market", "Manor", "Town Hall", "Trading Post", "Cathédrale"),
    "ko": ("시장", "저택", "시청", "교역소", "대성당"),
    "ru": ("Рынок", "Поместье", "Ратуша", "Лавка", "Жёлтый собор"),
}
IDS = ("market", "manor", "town_hall", "trading_post", "cathedral")

SCREEN = """
{% from "parts/parts.html" import act_button, counter, switch %}
{% from "parts/narrow.html" import narrow, narrow_list %}
<form id="form">
  {% call(at, row) narrow_list("city", items, "City", "district", rows) %}
    {{ counter(at ~ ".gold", "Gold on it", row.gold | default(0)) }}
    {{ switch(at ~ ".museum", "Museum", row.museum | default(false)) }}
  {% endcall %}
  {{ narrow_list("hand", items, "Hand") }}
</form>
{% call narrow("Call") %}
  {% for item in items %}
  {% set action = {"kind": "call", "id": item.id} %}
  {{ act_button(action, none, item.label, item.icon, class="narrow-item") }}
  {% endfor %}
{% endcall %}
"""


@pytest.fixture(scope="module")
def sitting(server: Server) -> Sitting:
    return server.open(long_names("en", 3))


Html = Callable[..., str]


@pytest.fixture
def html(draw: Draw) -> Html:
    """The lists in a language; `more` is what each item has beside its name."""

    def drawn(language: Language = "en", rows: tuple[Any, ...] = (), **more: Any) -> str:
        items = [
            {"id": id, "icon": "bag", "label": label, **more}
            for id, label in zip(IDS, NAMES[language], strict=True)
        ]
        return draw(SCREEN, language, items=items, rows=rows)

    return drawn


@pytest.fixture
def shown(new_page: NewPage, html: Html, sitting: Sitting) -> NewPage:
    """The lists on a page of the house, in a language."""

    def opened(language: Language = "en", size: str = "tablet", **more: Any) -> Page:
        page = new_page(size, language, (sitting.cookie("table", sitting.table_token),))
        page.goto(f"{sitting.url}/table" if size != "phone" else sitting.server.url)
        put(page, html(language, **more))
        return page

    return opened


def city(page: Page) -> Locator:
    return page.get_by_role("group", name="City", exact=True)


def search(page: Page, which: str = "City") -> Locator:
    return page.get_by_role("group", name=which, exact=True).get_by_role("searchbox")


def left(page: Page, typed: str) -> list[str]:
    search(page).fill(typed)
    names: list[str] = (
        city(page).locator(".narrow-items > :visible .narrow-name").all_text_contents()
    )
    return names


def sent(page: Page) -> Any:
    return page.evaluate(
        """async (at) => {
          const { read } = await import(`${at}/js/fields.js`);
          return read(document.getElementById("form"));
        }""",
        STATIC,
    )


def taken(page: Page) -> list[str]:
    return [row["district"] for row in sent(page)["city"]]


# --- what is left ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "more", "found"),
    [
        pytest.param("en", {}, {"MA": ["Market", "Manor"], "": list(NAMES["en"])}, id="names"),
        pytest.param("en", {}, {"townh": ["Town Hall"], "cathe": ["Cathédrale"]},
                     id="gaps and marks on letters do not matter", marks=pytest.mark.slow),
        pytest.param("ru", {}, {"жел": ["Жёлтый собор"]},
                     id="Russian without its dots", marks=pytest.mark.slow),
        pytest.param("ko", {}, {
            "시": ["시장", "시청"], "싲": ["시장"], "시자": ["시장"], "ㅅㅈ": ["시장"],
            "ㅅ": ["시장", "시청", "교역소", "대성당"], "교역ㅅ": ["교역소"], "고": [],
        }, id="Korean by half a syllable and by first letters"),
        pytest.param("en", {"words": "green"}, {"green": list(NAMES["en"]), "market": ["Market"]},
                     id="more words", marks=pytest.mark.slow),
    ],
)  # fmt: skip
def test_typing_leaves_what_is_called_so(shown, language, more, found):
    page = shown(language, **more)
    for typed, names in found.items():
        assert left(page, typed) == names, typed


@pytest.mark.slow
def test_that_nothing_is_left_is_said(shown):
    page = shown()
    expect(city(page).get_by_text("Nothing found.")).to_be_hidden()
    assert left(page, "xyz") == []
    expect(city(page).get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.slow
def test_how_many_are_left_is_told_to_those_who_listen(shown):
    page = shown()
    search(page).fill("ma")
    expect(city(page).get_by_role("status")).to_have_text("Shown: 2")


@pytest.mark.slow
def test_each_list_narrows_for_itself(shown):
    page = shown()
    search(page).fill("manor")
    expect(
        page.get_by_role("group", name="Hand", exact=True).get_by_role("button", name="Market")
    ).to_be_visible()


@pytest.mark.slow
def test_a_new_screen_keeps_what_was_typed(shown, html):
    page = shown()
    left(page, "manor")
    redraw(page, html())
    expect(search(page)).to_have_value("manor")
    expect(city(page).get_by_role("button", name="Market")).to_be_hidden()


# --- what is taken --------------------------------------------------------------------------------


def test_a_tap_adds_a_row_with_its_fields(shown):
    page = shown()
    city(page).get_by_role("button", name="Market").click()
    city(page).get_by_role("button", name="Manor").click()
    manor = city(page).get_by_role("listitem").nth(1)
    expect(manor).to_contain_text("Manor")
    manor.get_by_role("button", name="One more: Gold on it").click()
    manor.get_by_role("switch").check()
    assert sent(page) == {
        "city": [
            {"district": "market", "gold": 0, "museum": False},
            {"district": "manor", "gold": 1, "museum": True},
        ],
        "hand": [],
    }


@pytest.mark.slow
def test_a_list_without_fields_is_a_list_of_ids(shown):
    page = shown()
    hand = page.get_by_role("group", name="Hand", exact=True)
    hand.get_by_role("button", name="Trading Post", exact=True).click()
    hand.get_by_role("button", name="Trading Post", exact=True).click()
    assert sent(page)["hand"] == ["trading_post", "trading_post"]


@pytest.mark.slow
def test_rows_that_stand_there_already_are_sent_too(shown):
    page = shown(rows=({"district": "manor", "gold": 3}, {"district": "market"}))
    city(page).get_by_role("button", name="Town Hall").click()
    assert sent(page)["city"] == [
        {"district": "manor", "gold": 3, "museum": False},
        {"district": "market", "gold": 0, "museum": False},
        {"district": "town_hall", "gold": 0, "museum": False},
    ]


@pytest.mark.slow
def test_what_is_not_in_the_list_of_pictures_is_not_lost(shown):
    assert taken(shown(rows=({"district": "moved_away"},))) == ["moved_away"]


@pytest.mark.slow
def test_a_removed_row_leaves_no_gap(shown):
    page = shown(rows=({"district": "manor", "gold": 1}, {"district": "market", "gold": 2}))
    city(page).get_by_role("button", name="Remove: Manor").click()
    expect(city(page).get_by_role("button", name="Remove: Market")).to_be_focused()
    assert sent(page)["city"] == [{"district": "market", "gold": 2, "museum": False}]


@pytest.mark.slow
def test_what_may_be_there_once_is_not_added_twice(shown):
    page = shown(limit=1)
    market = city(page).get_by_role("button", name="Market", exact=True)
    market.click()
    expect(market).to_be_disabled()
    market.click(force=True)
    assert len(sent(page)["city"]) == 1
    city(page).get_by_role("button", name="Remove: Market").click()
    expect(market).to_be_enabled()


@pytest.mark.slow
def test_a_new_screen_brings_new_rows_until_somebody_has_touched_them(shown, html):
    page = shown(rows=({"district": "manor"},))
    redraw(page, html(rows=({"district": "manor"}, {"district": "cathedral"})))
    assert taken(page) == ["manor", "cathedral"]
    city(page).get_by_role("button", name="Remove: Manor").click()
    city(page).get_by_role("button", name="Market").click()
    redraw(page, html())
    assert taken(page) == ["cathedral", "market"]


@pytest.mark.slow
def test_what_was_sent_begins_anew(shown, html):
    page = shown(rows=({"district": "manor"},))
    city(page).get_by_role("button", name="Market").click()
    page.evaluate("document.getElementById('form').reset()")
    assert taken(page) == ["manor"]
    redraw(page, html(rows=({"district": "manor"}, {"district": "market"})))
    assert taken(page) == ["manor", "market"]


# --- by the keyboard ------------------------------------------------------------------------------


def test_enter_takes_the_only_one_left_and_begins_anew(shown):
    page = shown()
    search(page).fill("mano")
    search(page).press("Enter")
    expect(search(page)).to_have_value("")
    expect(search(page)).to_be_focused()
    assert taken(page) == ["manor"]


@pytest.mark.slow
def test_enter_takes_none_of_several_and_sends_nothing(shown):
    page = shown()
    here = page.url
    search(page).fill("ma")
    search(page).press("Enter")
    search(page).fill("")
    search(page).press("Enter")
    assert taken(page) == []
    assert page.url == here


@pytest.mark.slow
def test_enter_does_the_only_thing_left(shown):
    page = shown()
    search(page, "Call").fill("town")
    with page.expect_request(lambda request: request.method == "POST") as asked:
        search(page, "Call").press("Enter")
    envelope: Any = asked.value.post_data_json
    assert envelope["action"] == {"kind": "call", "id": "town_hall"}


@pytest.mark.slow
def test_escape_shows_all_again(shown):
    page = shown()
    left(page, "manor")
    search(page).press("Escape")
    expect(search(page)).to_have_value("")
    expect(city(page).get_by_role("button", name="Market")).to_be_visible()
