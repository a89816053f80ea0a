"""What is tapped, typed and said on Condottiere's screens. How they lie is in `screens.py`."""

import pytest
from playwright.sync_api import expect

from .condottiere_states import (
    battle,
    between,
    choosing,
    crowded,
    first_card,
    full_map,
    map_only,
    result,
    series,
    surrendered,
)
from .conftest import LANGUAGES
from .counting import totals
from .looks import faults
from .playing import lay, owners

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GLIDED = """() => document.getAnimations().every(({ playState, effect }) =>
  playState === "finished" || effect.getComputedTiming().endTime > 1000)"""
"""once nothing is on its way to its place"""


# --- how it lies ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_takes_the_city_is_named_on_a_phone_without_a_break(server, phone, language):
    name = phone(battle(server, language, 6), 1, language).locator(
        ".condottiere-both .condottiere-end bdi"
    )
    assert name.evaluate("one => one.getClientRects().length") == 1


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_of_a_battle_fills_the_middle_once_until_a_tap(server, table, motion):
    sitting = map_only(server, "en", 4)
    page = table(sitting, "wide")
    page.emulate_media(reduced_motion=motion)
    page.locator("#seat-2 [data-act*=end_battle]").tap()
    news, said = page.locator(".condottiere-news"), page.locator("#map .condottiere-last")
    expect(said).to_contain_text("conquered Rome")
    if motion == "no-preference":
        for half in news.locator(".condottiere-news-words").all():
            expect(half).to_contain_text("conquered Rome")
        news.tap()
    expect(news).to_be_hidden()
    expect(page.locator("#map .condottiere-here")).to_have_count(0)
    page.reload()
    expect(news).to_have_count(1)
    expect(news).to_be_hidden()


def test_keys_hear_again_once_the_panels_have_moved(server, table):
    """A panel that grew changed its colour half-way: a glide that never ended kept it deaf."""
    page = table(first_card(server, "en", 2))
    page.emulate_media(reduced_motion="no-preference")
    for seat in (0, 1):
        page.locator(f"#seat-{seat} .condottiere-key").first.tap()
        expect(page.locator(f"#seat-{1 - seat}.lit")).to_be_visible()
        page.wait_for_function(GLIDED)
    page.locator("#seat-0 .condottiere-passes").tap()
    expect(page.locator("#seat-1.lit")).to_be_visible()


def test_a_doubt_about_cards_is_said_once(server, table):
    sitting = crowded(server, "en", 4)
    page = table(sitting)
    sea = page.locator("#map .condottiere-doubt")
    expect(page.locator("#remark")).to_contain_text("Drum")
    expect(sea).to_have_count(0)
    sitting.act(2, kind="lay", battle=1, card=2)
    expect(sea).to_contain_text("Drum")
    expect(page.locator("#remark")).not_to_contain_text("Drum")


@pytest.mark.parametrize("holder", [1, 2])
def test_all_cities_that_end_the_game_are_read_in_the_sea(server, table, holder):
    sitting = full_map(server, "ru", 6)
    sitting.act(kind="correct_piece", holder=holder)
    sea = table(sitting, language="ru").locator(".condottiere-sea")
    expect(sea).to_contain_text("Флоренция")
    assert sea.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


# --- the map --------------------------------------------------------------------------------------


def test_the_same_cities_stand_in_a_list_turned_to_the_holder(server, table):
    sitting = choosing(server, "en", 4)
    sitting.act(kind="correct_piece", holder=2)
    page = table(sitting, "upright")
    page.locator('#seat-2 [data-opens="cities-2"].do').tap()
    dialog = page.locator("#cities-2")
    expect(dialog).to_have_attribute("data-edge", "top")
    expect(dialog.locator("li")).to_have_count(17)
    # From a side of a low table too, with the way to leave it out.
    sitting.act(kind="correct_piece", holder=1)
    page.set_viewport_size({"width": 1024, "height": 768})
    dialog.locator("[data-closes]").tap()
    page.locator('#seat-1 [data-opens="cities-1"].do').tap()
    side = page.locator("#cities-1")
    expect(side.locator("[data-act*=decline]")).to_be_visible()
    assert side.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    side.locator("[data-closes]").tap()
    sitting.act(kind="correct_piece", holder=2)
    page.locator('#seat-2 [data-opens="cities-2"].do').tap()
    dialog.locator("#choose-2-Napoli").tap()
    expect(page.locator("#map-Napoli.condottiere-here")).to_be_visible()
    assert sitting.view["battle"]["city"] == "Napoli"


def test_a_conquered_city_says_what_speaks_against_it(server, table):
    sitting = between(server, "en", 3)
    page = table(sitting)
    page.locator("#map-Modena").tap()
    dialog = page.locator("#city-Modena")
    expect(dialog.locator(".rule")).to_contain_text("Conquered cities are left alone")
    expect(dialog.locator("[data-act*=attack]")).to_contain_text("anyway")
    expect(page.locator("#map-Modena .mark.seat-1")).to_be_visible()


def test_names_on_the_map_stand_upright_from_both_long_edges(server, table):
    page = table(choosing(server, "ko", 4), "tablet", "ko")
    expect(page.locator("#map-Roma .condottiere-near")).to_have_text("로마")
    far = page.locator("#map-Roma .condottiere-far")
    expect(far).to_have_text("로마")
    assert far.evaluate("one => getComputedStyle(one).rotate") == "180deg"


def test_an_owner_is_put_right_behind_a_pencil(server, table, phone):
    sitting = choosing(server, "en", 3)
    sitting.act(kind="correct_city", city="Roma", owner=0)
    page, cem = table(sitting), phone(sitting, 2)
    page.locator("#map-Roma").tap()
    expect(page.locator("#city-Roma .put-seats")).to_be_hidden()
    page.locator("#city-Roma summary").tap()
    page.locator("#city-Roma .put-seats .button").nth(1).tap()
    expect(page.locator("#map-Roma.condottiere-owned.seat-1")).to_be_visible()
    cem.locator("[data-opens=more-2]").tap()
    for city in ("Lucca", "Siena"):
        cem.locator(f"#more-2 [data-act*={city}]").tap()
        expect(cem.locator(f"#more-2 [data-act*={city}]")).to_have_attribute("aria-pressed", "true")
    assert owners(sitting) == {"Roma": 1, "Lucca": 2, "Siena": 2}


def test_a_battle_is_somewhere_else_or_nowhere(server, table):
    sitting = first_card(server, "en", 3)
    page = table(sitting)
    page.locator("#map-Roma").tap()
    page.locator("#city-Roma [data-act*=correct_place]").tap()
    expect(page.locator("#map-Roma.condottiere-here")).to_be_visible()
    page.locator("#map-Roma").tap()
    page.locator("#city-Roma [data-act*=correct_place]").tap()
    page.locator("#confirm [data-confirm-yes]").tap()
    expect(page.locator("#map-Roma.condottiere-here")).to_have_count(0)
    assert sitting.view["phase"] == "choose"


def test_who_could_win_is_only_said_where_it_is_wanted(server, table):
    sitting = full_map(server, "en", 4)
    page = table(sitting)
    expect(page.locator(".condottiere-sea")).to_contain_text("could complete a kingdom")
    expect(page.locator(".condottiere-wins").first).to_be_visible()
    sitting.act(kind="change_options", warnings=False)
    expect(page.locator(".condottiere-sea")).not_to_contain_text("could complete a kingdom")
    expect(page.locator(".condottiere-wins")).to_have_count(0)


def test_at_one_edge_each_name_stands_once(server, table):
    page = table(battle(server, "en", 4))
    there = {"name": "placement", "value": "edge", "url": server.url}
    page.context.add_cookies([there])
    page.reload()
    expect(page.locator(".condottiere-duel-city")).to_have_count(2)
    expect(page.locator(".condottiere-duel-city:visible")).to_have_text("Florence")
    assert faults(page, 56) == []


# --- cards ----------------------------------------------------------------------------------------


def test_two_people_on_one_edge_of_an_upright_table_have_the_keys_too(server, table):
    sitting = first_card(server, "en", 6)
    page = table(sitting, "upright")
    acts = page.locator("#seat-0 .acts")
    expect(acts.locator(".condottiere-lay")).to_be_hidden()
    for key in acts.locator(".condottiere-key").all():
        expect(key).to_be_visible()
    acts.get_by_role("button", name="Heroine").tap()
    expect(page.locator("#seat-0 .fact:first-child .fact-value")).to_have_text("10")
    expect(page.locator("#seat-1 .acts [data-act*=pass]")).to_be_visible()


def test_a_whole_line_is_tapped_in_a_row(server, table):
    sitting = first_card(server, "en", 4)
    page = table(sitting)
    page.locator("#who-2").tap()
    dialog = page.locator("#person-2")
    expect(dialog).to_have_attribute("data-edge", "top")
    dialog.locator("[data-stays]").tap()
    cards: tuple[int | str, ...] = (3, 3, 10, "drum")
    for n, card in enumerate(cards, 1):
        lay(dialog, card)
        expect(dialog.locator(".condottiere-laid-card")).to_have_count(n)
    dialog.locator(".condottiere-laid-card").first.tap()
    expect(dialog.locator(".condottiere-laid-card")).to_have_count(3)
    dialog.locator("[data-closes]").tap()
    expect(dialog).to_have_count(0)
    expect(page.locator("#seat-2 .fact:first-child .fact-value")).to_have_text("26")


def test_a_scarecrow_takes_back_what_is_tapped(server, phone):
    sitting = battle(server, "en", 3)
    ann = phone(sitting, 0)
    ann.locator("[data-opens=scarecrow-0]").tap()
    ann.locator(".condottiere-backs .button").first.tap()
    expect(
        ann.locator("#my-line .condottiere-laid-card use[href$=condottiere_scarecrow]")
    ).to_have_count(1)
    cards = sitting.view["battle"]["lines"][0]["cards"]
    assert [card["card"] for card in cards] == [6, 6, 5, 1, "drum", "winter", "scarecrow"]


def test_after_a_surrender_cards_are_only_put_right(server, table, phone):
    sitting = surrendered(server, "en", 3)
    page, ann = table(sitting), phone(sitting, 0)
    expect(page.locator(".condottiere-end.primary")).to_contain_text("takes the city")
    expect(ann.locator("#my-line .condottiere-late")).to_be_visible()
    ann.locator("#my-line summary").tap()
    lay(ann.locator("#my-line"), "drum")
    expect(page.locator("#seat-0 .fact:first-child .fact-value")).to_have_text("30")
    page.locator(".condottiere-end.primary").tap()
    expect(page.locator("#map-Venezia.seat-0")).to_be_visible()


def test_strength_is_not_shown_where_the_table_counts_itself(server, table, phone):
    sitting = battle(server, "en", 3)
    sitting.act(kind="change_options", live_strength=False)
    for page in (table(sitting), phone(sitting, 0)):
        expect(page.locator("#battle-now, #map").first).to_be_visible()
        expect(page.locator(".facts [href$='condottiere_battle']")).to_have_count(0)
        expect(page.locator(".condottiere-outcome")).to_have_count(0)


def test_a_tie_takes_nothing(server, table):
    sitting = first_card(server, "en", 3)
    for seat in range(2):
        sitting.act(seat, kind="lay", battle=1, card=6)
        sitting.act(seat, kind="pass", battle=1)
    sitting.act(2, kind="pass", battle=1)
    page = table(sitting)
    expect(page.locator(".condottiere-outcome")).to_contain_text("Tie at 6")
    page.locator(".condottiere-end.primary").tap()
    expect(page.locator("#seat-1 .tag [href$='condottiere_condottiere']")).to_be_visible()
    assert owners(sitting) == {}


def test_a_bishop_stops_the_battle(server, table, phone):
    sitting = battle(server, "en", 3)
    page, ann = table(sitting), phone(sitting, 0)
    lay(ann.locator("#my-line"), "bishop")
    expect(page.locator(".condottiere-outcome")).to_contain_text("bishop")
    expect(page.locator(".facts [href$='condottiere_battle']")).to_have_count(0)
    page.locator(".condottiere-end.primary").tap()
    expect(page.locator("#seat-1 .tag [href$='condottiere_condottiere']")).to_be_visible()


def test_nobody_stands_beside_i_won_on_a_phone(server, phone):
    sitting = map_only(server, "en", 3)
    page = phone(sitting, 1)
    row = page.locator("#battle-now .condottiere-row")
    expect(
        row.locator("[data-act*=end_battle]:not(.condottiere-nobody) + .condottiere-nobody")
    ).to_be_visible()
    expect(page.locator(".condottiere-nobody")).to_have_count(1)
    row.locator(".condottiere-nobody").tap()
    expect(page.locator("#map-Roma.condottiere-here")).to_have_count(0)
    assert owners(sitting) == {}


def test_i_won_on_a_phone_waits_for_somebody_else(server, table, phone):
    sitting = map_only(server, "en", 3)
    page, ben = table(sitting), phone(sitting, 1)
    ben.locator("#battle-now [data-act*=end_battle]:not(.condottiere-nobody)").tap()
    expect(ben.locator("#claim [data-act*=drop_claim]")).to_be_visible()
    expect(ben.locator("#claim h2 > span")).to_contain_text("B says: I won the battle. Right?")
    expect(page.locator("#map-Roma.condottiere-here")).to_be_visible()
    page.locator("#tools [data-act*=end_battle]").tap()
    expect(page.locator("#map-Roma.seat-1")).to_be_visible()
    expect(ben.locator("#claim")).to_have_count(0)


def test_earlier_battles_are_folded_away(server, table):
    page = table(between(server, "en", 3))
    page.locator("[data-opens=past]").tap()
    dialog = page.locator("#past")
    expect(dialog.locator("summary")).to_have_count(3)
    expect(dialog.locator(".condottiere-army:visible")).to_have_count(0)
    dialog.locator("summary").last.tap()
    expect(dialog.locator(".condottiere-army:visible").first).to_be_visible()


# --- rounds, hands, series ------------------------------------------------------------------------


def test_everybody_hears_that_a_hand_may_be_discarded(server, table, phone):
    sitting = between(server, "en", 3)
    said = "No mercenary in your hand?"
    expect(table(sitting).locator(".condottiere-sea")).to_contain_text(said)
    expect(phone(sitting, 1).locator("#reminders")).to_contain_text(said)


def test_a_hand_is_noted_on_the_own_phone_alone(server, table, phone):
    sitting = crowded(server, "en", 3)
    shared, ann, ben = table(sitting), phone(sitting, 0), phone(sitting, 1)
    ann.locator("#hand [name=cards]").fill("57")
    ann.locator("#hand [type=submit]").tap()
    expect(ann.locator("#hand [name=cards]")).to_have_value("57")
    expect(shared.locator("#undo")).to_contain_text("made a private note")
    for other in (shared, ben):
        assert "57" not in other.locator("body").inner_text()


def test_a_seat_without_a_phone_notes_its_hand_under_the_cover(server, table):
    sitting = crowded(server, "en", 3)
    page = table(sitting)
    page.locator("#seat-2 [data-opens=cover-2]").tap()
    cover = page.locator("#cover-2")
    assert cover.locator("[name=cards]").count() == 0
    cover.locator("[data-cover-open]").tap()
    expect(cover.locator("[name=cards]")).to_have_value("10")
    cover.locator("[data-add='-1']").tap()
    cover.locator("[type=submit]").tap()
    expect(cover.locator("[name=cards]")).to_have_count(0)


def test_the_next_game_of_a_series_begins_with_points_and_an_empty_map(server, table):
    sitting = series(server, "ko", 4)
    sitting.claim(0)
    page = table(sitting, "upright", "ko")
    expect(page.locator("#seat-0 .fact:first-child .fact-value")).to_have_text("6")
    assert faults(page, 56) == []  # beside a long name and two signs a button keeps its words
    page.locator("#seat-1 [data-act*=begin]").tap()
    expect(page.locator("#seat-1 .tag [href$='condottiere_condottiere']")).to_be_visible()
    expect(page.locator(".condottiere-owned")).to_have_count(0)


def test_points_with_capturing_are_advised_against_in_set_up(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/new/condottiere#box")
    page.locator(".switch:has([name=capturing])").tap()
    expect(page.locator("[name=full_board_ends]")).to_be_visible()
    expect(page.locator(".condottiere-advice")).to_be_hidden()
    page.locator(".switch:has([name=points])").tap()
    expect(page.locator(".condottiere-advice")).to_be_visible()
    page.get_by_role("button", name="Start").tap()
    expect(page.locator("#seat-0")).to_be_visible()


def test_a_game_without_the_app_is_scored_by_who_holds_what(server, new_page):
    page = new_page("tablet")
    page.goto(f"{server.url}/score/condottiere?players=4")
    for city, player in (("Roma", 0), ("Napoli", 0), ("Spoleto", 1), ("Spoleto", 0)):
        page.locator(f'[value="{city}"]').nth(player).check(force=True)
    assert totals(page)[:2] == [3, 0]
    expect(page.locator("#score-result .rank.winner")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_has_its_map_and_its_course_battle_by_battle(server, table, phone, language):
    sitting = result(server, language, 4)
    for page, least in (
        (table(sitting, "tablet", language), 56),
        (phone(sitting, 2, language), 48),
    ):
        page.locator("[data-opens=map-won]").tap()
        won = page.locator("#map-won")
        expect(won.locator(".condottiere-city.seat-0")).to_have_count(4)
        expect(won.locator(".condottiere-held.seat-0")).to_have_count(5)
        expect(won.locator(".condottiere-course .condottiere-past > li")).to_have_count(1)
        # A city given to the wrong person is put right even now, in its dialog.
        expect(won.locator("[data-act]")).to_have_count(0)
        assert faults(page, least) == []
