"""What people do most at a table, and how many taps it may take: a line each in `JOURNEYS`."""

from collections.abc import Callable

from playwright.sync_api import expect

from .citadels_states import calling, open_, with_cities
from .condottiere_states import choosing, first_card
from .counting import FIFTEEN, STANDS, TOTALS, count, totals
from .dunhuang_states import begun, light, light_count, light_declared
from .sheriff_states import declared, inspection, market
from .taps import Journey, Screens


def home_to_running(screens: Screens) -> None:
    hand = screens.open("/", "tablet")
    hand.tap(".poster.g-sheriff .new")
    hand.tap(".start .button")
    hand.page.wait_for_url("**/table")
    hand.tap(hand.page.get_by_role("button", name="most cash").first)
    expect(hand.page.locator("#seat-0")).to_contain_text("Sheriff")


def score_alone(screens: Screens) -> None:
    hand = screens.open("/score/sheriff?players=4")
    assert count(hand, STANDS) == TOTALS


def home_to_winner(size: str) -> Callable[[Screens], None]:
    """On a tablet neither the sheet nor the result is scrolled."""

    def walk(screens: Screens) -> None:
        hand = screens.open("/", size)
        hand.tap(".poster.g-sheriff .count")
        hand.page.wait_for_url("**/score/sheriff")
        heights = [hand.page.evaluate(BELOW)]
        assert count(hand, FIFTEEN) == [129, 119, 91, 63]
        expect(hand.page.locator("#reveal-title")).to_be_in_viewport()
        heights.append(hand.page.evaluate(BELOW))
        assert size == "phone" or heights == [0, 0]

    return walk


def round_without_phones(screens: Screens) -> None:
    sitting = market(screens.server, "en", 4)
    hand = screens.table(sitting)
    hand.tap("#next-first, #next-last")
    for merchant in (1, 2, 3):
        hand.tap(f"#pass-{merchant}")
        expect(hand.page.locator(f"#pass-{merchant}")).to_have_count(0)
    expect(hand.page.locator(".sheriff-next.primary")).to_contain_text("Next round")


def quiet_round(screens: Screens) -> None:
    """Nothing happens and no clock runs: on to the inspection, all let pass, the next market."""
    hand = screens.table(market(screens.server, "en", 4))
    hand.tap("#next-first, #next-last")
    hand.tap("#rest-0")
    hand.tap(".sheriff-next.primary")
    expect(hand.page.locator(".moment").first).to_contain_text("Round 2 of 8")


def bribe_on_phones(screens: Screens) -> None:
    sitting = inspection(screens.server, "en", 4)
    hand = screens.phone(sitting, 1)
    hand.tap('#my-bag .sheriff-quick [data-digit="8"]')
    hand.tap("#my-bag .sheriff-quick [type=submit]")
    expect(hand.page.locator("#my-deals")).to_contain_text("8 gold")


def bribe_at_the_table(screens: Screens) -> None:
    sitting = inspection(screens.server, "en", 4)
    hand = screens.table(sitting)
    hand.tap('[data-opens="bribe-1"]')
    hand.tap('#bribe-1 [data-digit="8"]')
    hand.tap(hand.page.locator("#bribe-1").get_by_role("button", name="Agreed: let pass"))
    expect(hand.page.locator("#board-1 .sheriff-taken")).to_contain_text("8")


def offer_at_the_table(screens: Screens) -> None:
    """The merchant's part, from their own panel."""
    hand = screens.table(inspection(screens.server, "en", 4))
    hand.tap('#seat-1 [data-opens="offer-1"]')
    hand.tap("#offer-1 [data-act*='\"gold\":6,'], #offer-1 [data-act*='\"gold\":6}']")
    expect(hand.page.locator("#board-1 .sheriff-offered")).to_contain_text("6")


def tap_cards(hand, merchant: int, *goods: str) -> None:
    """In the dialog of an opened bag."""
    for good in goods:
        hand.tap(f'#inspect-{merchant} .picker-item:has([name="bag.{good}"]) .picker-add')


def four_cards(sheriff: int) -> Callable[[Screens], None]:
    """Looked at by this sheriff, whichever edge is theirs."""
    merchant = (sheriff + 1) % 4

    def walk(screens: Screens) -> None:
        sitting = declared(screens.server, "en", 4, sheriff=sheriff)
        hand = screens.table(sitting)
        hand.tap(f'[data-opens="inspect-{merchant}"]')
        tap_cards(hand, merchant, "apple", "cheese", "mead", "mead")
        expect(hand.page.locator(f"#board-{merchant}")).to_contain_text("A lie")

    return walk


def three_cards(screens: Screens) -> None:
    """Nothing was declared: the sheriff says which good."""
    hand = screens.table(inspection(screens.server, "en", 4))
    hand.tap('[data-opens="inspect-1"]')
    hand.tap('#inspect-1 .option:has([name="good"][value*="apple"])')
    tap_cards(hand, 1, "apple", "cheese", "mead")
    hand.tap("#inspect-1 [type=submit]")
    expect(hand.page.locator("#board-1")).to_contain_text("A lie")


def spoken_declaration(screens: Screens) -> None:
    """From the merchant's panel; the verdict of its three cards is then four taps."""
    hand = screens.table(inspection(screens.server, "en", 4))
    hand.tap('#seat-1 [data-opens="declare-1"]')
    hand.tap('#declare-1 .option:has([name="good"][value*="apple"])')
    hand.tap('#declare-1 .option:has([name="count"][value="3"])')
    expect(hand.page.locator("#board-1")).to_contain_text("3")


def three_cards_after_a_spoken_declaration(screens: Screens) -> None:
    sitting = inspection(screens.server, "en", 4)
    sitting.act(1, kind="declare", round=1, good="apple", count=3)
    hand = screens.table(sitting)
    hand.tap('[data-opens="inspect-1"]')
    tap_cards(hand, 1, "apple", "cheese", "mead")
    expect(hand.page.locator("#board-1")).to_contain_text("A lie")


def offer_taken(screens: Screens) -> None:
    """From the sheriff's panel, whoever offered from where."""
    sitting = inspection(screens.server, "en", 4)
    passes = {"promises": [{"kind": "pass", "bag": 1}]}
    sitting.act(1, kind="offer", round=1, partner=0, gives={"gold": 6}, wants=passes)
    hand = screens.table(sitting)
    hand.tap('#seat-0 [id^="take-1-"]')
    expect(hand.page.locator("#board-1 .sheriff-taken")).to_contain_text("6")


def battle_on_the_map(screens: Screens) -> None:
    sitting = choosing(screens.server, "en", 4, tools=["map"])
    hand = screens.table(sitting)
    hand.tap("#map-Firenze")
    hand.tap("#seat-2 [data-act*=end_battle]")
    expect(hand.page.locator("#map-Firenze.seat-2")).to_be_visible()


def battle_of_nobody(screens: Screens) -> None:
    sitting = choosing(screens.server, "en", 4, tools=["map"])
    hand = screens.table(sitting)
    hand.tap("#map-Firenze")
    hand.tap("#map .condottiere-nobody")
    expect(hand.page.locator("#map-Firenze.condottiere-here")).to_have_count(0)


def whole_map_game(screens: Screens) -> None:
    """Five battles, a choice that is declined and a new deal, the youngest included."""
    sitting = screens.server.open(("Ann", "Ben", "Cem", "Dan"), "condottiere", tools=["map"])
    hand = screens.table(sitting)
    battles = (("Firenze", 0), ("Modena", 1), ("Siena", 0), ("Napoli", 2), ("Roma", 0))
    hand.tap("#seat-0 [data-act*=begin]")
    for number, (city, winner) in enumerate(battles, 1):
        if number == 4:
            hand.tap("#seat-0 [data-act*=decline]")
        if number == 3:
            hand.tap(".bar [data-act*=deal]")
            hand.tap("[data-confirm-yes]")
        hand.tap(f"#map-{city}")
        hand.tap(f"#seat-{winner} [data-act*=end_battle]")
    expect(hand.page.locator(".condottiere-end-map .condottiere-fought")).to_have_count(
        len(battles)
    )
    expect(hand.page.locator(".condottiere-end-map .condottiere-kingdom")).to_have_count(3)


def scarecrow_at_the_table(screens: Screens) -> None:
    sitting = first_card(screens.server, "en", 4)
    for seat, card in ((0, 10), (1, 1), (2, 1), (3, 1)):
        sitting.act(seat, kind="lay", battle=1, card=card)
    hand = screens.table(sitting)
    hand.tap("#seat-0 .condottiere-keys [data-take-back]")
    hand.tap("#seat-0 .condottiere-back-key[data-act*='\"back\":10']")
    expect(hand.page.locator("#seat-0 .fact-value")).to_have_text("0")


def card_at_the_table(screens: Screens) -> None:
    hand = screens.table(first_card(screens.server, "en", 4))
    hand.tap("#seat-0 .condottiere-key[data-act*='\"card\":6,']")
    expect(hand.page.locator("#seat-0 .fact:first-child .fact-value")).to_have_text("6")


def card_on_a_phone(screens: Screens) -> None:
    hand = screens.phone(first_card(screens.server, "en", 4), 0)
    hand.tap("#my-line .condottiere-pick[data-act*='\"card\":6,']")
    expect(hand.page.locator("#my-line .condottiere-laid-card")).to_have_count(1)


def silent_rank(screens: Screens) -> None:
    """The caller goes on by itself."""
    sitting = calling(screens.server, "en", 4)
    hand = screens.table(sitting)
    expect(hand.page.locator("#cast-4.citadels-called")).to_be_visible()


def answered_rank(screens: Screens) -> None:
    sitting = calling(screens.server, "en", 4)
    hand = screens.table(sitting)
    hand.tap("#me-1")
    hand.tap("#seat-1 .citadels-end")
    expect(hand.page.locator("#cast-4.citadels-called")).to_be_visible()


def round_of_six(screens: Screens) -> None:
    """Five are shown, one of them robbed; the sixth is killed, and two ranks nobody has."""
    options = {"tools": ["caller"], "calls": "by_itself", "pace": "brisk"}
    table = open_(screens.server, "en", 6, **options).to_calls()
    hand = screens.table(table.sitting)
    for seat, (rank, names) in enumerate(((1, 6), (2, 4), (4, 0), (5, 0), (7, 0))):
        expect(hand.page.locator(f"#cast-{rank}.citadels-called")).to_be_visible()
        hand.tap(f"#me-{seat}")
        if names:
            hand.tap(f"#cast-{names}.citadels-names")
            expect(hand.page.locator(f"#cast-{names} .citadels-mark")).to_be_visible()
        hand.tap(f"#seat-{seat} .citadels-end")
    expect(hand.page.locator(".centre")).to_contain_text("Round 1 is over")


def turn_with_a_card_for_the_stall(screens: Screens) -> None:
    hand = screens.table(begun(screens.server, "en", 4))
    hand.tap("#tile-0-on-ring")
    hand.tap("#seat-0 .dunhuang-chip[data-act*='\"good\":7}']")
    hand.tap("#seat-0 [data-act*=take_coins]")
    expect(hand.page.locator("#seat-0 .dunhuang-shelf")).to_contain_text("7")


def turn_with_a_card_for_the_warehouse(screens: Screens) -> None:
    hand = screens.table(begun(screens.server, "en", 4))
    hand.tap("#tile-0-on-ring")
    hand.tap("#seat-0 [data-act*=take_coins]")
    expect(hand.page.locator("#seat-0 [data-act*=end_turn]")).to_be_visible()


def card_for_the_stall_alone(screens: Screens) -> None:
    hand = screens.table(light(screens.server, "en", 4, tools=["stalls"]))
    hand.tap("#seat-0 [data-opens=stall-0]")
    hand.tap("#stall-0 [data-act*=place][data-act*='\"good\":7}']")
    expect(hand.page.locator("#seat-0 .dunhuang-shelf")).to_contain_text("7")


def last_turns_begin(screens: Screens) -> None:
    hand = screens.table(light(screens.server, "en", 4))
    hand.tap("#seat-2 [data-act*=run_out]")
    expect(hand.page.locator(".dunhuang-plate")).to_contain_text("turns to go")


def count_by_good(screens: Screens) -> None:
    """Ten goods, of which one is shared."""
    hand = screens.table(light_count(screens.server, "en", 4))
    for good in range(1, 11):
        for seat in (good % 4, 3)[: 2 if good == 8 else 1]:
            sign = f".dunhuang-has.seat-{seat}[data-act*='\"good\":{good},']"
            hand.tap(sign)
            expect(hand.page.locator(sign)).to_have_attribute("aria-pressed", "true")


def light_game(screens: Screens) -> None:
    """From who starts to the result: nine taps on goods, tokens and prestige of three."""
    sitting = screens.server.open(("Ann", "Ben", "Cem"), "dunhuang")
    hand = screens.table(sitting)
    hand.tap("#seat-0 [data-act*=name_starter]")
    hand.tap("#seat-1 [data-act*=run_out]")
    hand.tap(".dunhuang-buttons [data-act*=count]")
    for good in range(2, 10):
        for seat in (0, 1) if good == 9 else (good % 3,):
            hand.tap(f".dunhuang-has.seat-{seat}[data-act*='\"good\":{good},']")
    for seat, (tokens, prestige) in enumerate(((3, 5), (4, 6), (1, 7))):
        hand.tap(f"#seat-{seat} [data-opens=count-{seat}]")
        hand.tap(f"#count-{seat} .option:has([name=tokens][value='{tokens}'])")
        hand.tap(f"#count-{seat} [data-digit='{prestige}']")
        hand.tap(f"#count-{seat} [type=submit]")
        expect(hand.page.locator(f"#count-{seat}")).to_be_hidden()
    hand.tap(".dunhuang-buttons [data-act*=finish]")
    expect(hand.page.locator("#rank-1.winner")).to_be_visible()


def walked_score(screens: Screens) -> None:
    """Three people's goods, tokens and prestige, page after page."""
    hand = screens.open("/score/dunhuang?players=3")
    for good in range(2, 10):
        for seat in (0, 1) if good == 9 else (good % 3,):
            hand.tap(f"label:has([name='players.{seat}.warehouse.{good}'])")
    for page in (("3", "4", "1"), ("5", "6", "7")):
        hand.tap("[data-next-page]:visible")
        for n, digit in enumerate(page):
            if n:
                hand.tap(".tally-pad [data-next]")
            hand.tap(f".tally-pad [data-digit='{digit}']")
    hand.taps += 1
    totals(hand.page)
    for n, prestige in enumerate("567"):
        expect(hand.page.locator(f"[name='players.{n}.prestige']")).to_have_value(prestige)
        expect(hand.page.locator(f"[name='players.{n}.coins']")).to_have_value("")


def five_cities(screens: Screens) -> None:
    hand = screens.open("/score/condottiere?players=4")
    for city, seat in (("Firenze", 0), ("Siena", 0), ("Roma", 0), ("Modena", 1), ("Napoli", 2)):
        hand.tap(f"label:has([name='players.{seat}.cities'][value='{city}'])")
    hand.taps += 1
    assert totals(hand.page) == [3, 1, 1, 0]


def victory_that_is_shown(screens: Screens) -> None:
    hand = screens.table(light_declared(screens.server, "en", 4))
    hand.tap(hand.page.locator("#seat-2 [data-act*=judge_win]").first)
    expect(hand.page.locator("#rank-0.winner")).to_be_visible()


def home_to_running_timer(screens: Screens) -> None:
    hand = screens.open("/", "tablet")
    hand.tap(".home-ways [href$='/timer']")
    hand.tap(".timer-face")
    expect(hand.page.locator("[data-live-timer=running]")).to_be_visible()


def home_to_first_call(screens: Screens) -> None:
    hand = screens.open("/", "tablet")
    hand.tap(".poster.g-citadels .new")
    hand.tap(".start .button")
    hand.page.wait_for_url("**/table")
    hand.tap("#seat-0 .acts [data-act*=begin]")
    hand.tap("#seat-0 .acts [data-act*=start_calls]")
    expect(hand.page.locator("#cast-1.citadels-called")).to_be_visible()


def kept_turn(screens: Screens) -> None:
    """That's me, gold, a district, the end."""
    table = with_cities(screens.server, "en", 4).to_calls()
    table.call(4)
    hand = screens.table(table.sitting)
    hand.tap("#me-1")
    hand.tap("#seat-1 .citadels-gather >> nth=0")
    hand.tap('#seat-1 [data-opens="build-1"]')
    hand.tap("dialog[open] .narrow-item[data-act*='\"tavern\"']")
    hand.tap("#seat-1 .citadels-end")
    expect(hand.page.locator("#cast-5.citadels-called")).to_be_visible()


def four_cities(screens: Screens) -> None:
    hand = screens.open("/score/citadels?players=4")
    for n, city in enumerate(CITIES_COUNTED):
        player = hand.page.locator(f"#player-{n}")
        if n:
            hand.tap(player.locator("summary").first)
        for district in city:
            hand.tap(player.locator(f'[data-adds="{district}"]'))
        if n == 0:
            hand.tap(player.locator(f'.switch:has([name="players.{n}.first_complete"])'))
    hand.taps += 1
    assert totals(hand.page) == [28, 32, 24, 8]


def four_cities_by_type(screens: Screens) -> None:
    hand = screens.open("/score/citadels?players=4")
    hand.tap('.option:has([name="count-by"][value="type"])')
    for n, city in enumerate(CITIES_COUNTED):
        for district in city:
            hand.tap(f'[data-stands="{district}"][data-at-player="player-{n}"]')
    hand.tap('#player-0 .switch:has([name="players.0.first_complete"])')
    hand.taps += 1
    assert totals(hand.page) == [28, 32, 24, 8]


BELOW = "document.documentElement.scrollHeight - innerHeight"

CITIES_COUNTED = (
    ("manor", "temple", "tavern", "prison", "dragon_gate", "market", "castle"),
    ("palace", "cathedral", "harbor", "fortress", "docks", "town_hall", "monastery"),
    ("castle", "church", "trading_post", "barracks", "laboratory", "smithy"),
    ("watchtower", "manor", "tavern", "temple", "market"),
)
"""25 districts of four people, of whom the first was the first with a complete city"""


JOURNEYS = (
    Journey("home to a running Sheriff", 3, home_to_running),
    Journey("home to a running timer", 2, home_to_running_timer),
    Journey("Sheriff, the score alone: 4 people, 19 figures, a blank form", 41, score_alone),
    Journey("home to the winner on a tablet: Sheriff, 4 people, 15 figures", 35,
            home_to_winner("tablet")),
    Journey("home to the winner on a phone: Sheriff, 4 people, 15 figures", 35,
            home_to_winner("phone")),
    Journey("Sheriff, market: a round of 4 without phones, every bag let pass", 4,
            round_without_phones),
    Journey("Sheriff, market: nothing happens until the next market, 4 people", 4, quiet_round),
    Journey("Sheriff, inspection: a bribe on a phone", 2, bribe_on_phones),
    Journey("Sheriff, inspection: a bribe at the table", 3, bribe_at_the_table),
    Journey("Sheriff, declared: four cards of a bag", 5, four_cards(0)),
    Journey("Sheriff, inspection: 6 gold offered at the table, the merchant's part", 2,
            offer_at_the_table),
    Journey("Sheriff, inspection: 6 gold offered, the sheriff's part", 1, offer_taken),
    Journey("Sheriff, inspection: a spoken declaration, 3 apples", 3, spoken_declaration),
    Journey("Sheriff, inspection: three cards, declared", 4,
            three_cards_after_a_spoken_declaration),
    Journey("Sheriff, inspection: three cards, nothing declared", 6, three_cards),
    Journey("Sheriff, declared: four cards, the sheriff at the left edge", 5, four_cards(1)),
    Journey("Sheriff, declared: four cards, the sheriff at the right edge", 5, four_cards(3)),
    Journey("Condottiere, choosing: a battle on the map", 2, battle_on_the_map),
    Journey("Condottiere, choosing: a battle that nobody won", 2, battle_of_nobody),
    Journey("Condottiere, the map alone: five battles, one choice declined, a new deal", 14,
            whole_map_game),
    Journey("Condottiere, first card: a card at the table", 1, card_at_the_table),
    Journey("Condottiere, a scarecrow with mercenaries at the table", 2, scarecrow_at_the_table),
    Journey("Condottiere, first card: a card on a phone", 1, card_on_a_phone),
    Journey("Dunhuang, all followed: a turn with a card for the stall", 3,
            turn_with_a_card_for_the_stall),
    Journey("Dunhuang, all followed: a turn with a card for the warehouse", 2,
            turn_with_a_card_for_the_warehouse),
    Journey("Dunhuang, stalls alone: a card", 2, card_for_the_stall_alone),
    Journey("Dunhuang, as it comes: the last turns begin", 1, last_turns_begin),
    Journey("Dunhuang, as it comes: who has the most of ten goods, one shared", 11, count_by_good),
    Journey("Dunhuang, as it comes: a game of three", 26, light_game),
    Journey("Dunhuang, the score alone: three people, prestige included", 28, walked_score),
    Journey("Condottiere, the score alone: five cities", 7, five_cities),
    Journey("Dunhuang, as it comes: a victory at once that is shown", 1, victory_that_is_shown),
    Journey("Citadels, home to the first call", 4, home_to_first_call),
    Journey("Citadels, gold and cities kept: a turn", 5, kept_turn),
    Journey("Citadels, the score alone: 4 people, 25 districts, a blank form", 36, four_cities),
    Journey("Citadels, the score alone by type: 4 people, 25 districts, a blank form", 28,
            four_cities_by_type),
    Journey("Citadels, the caller alone: a silent rank", 0, silent_rank),
    Journey("Citadels, the caller alone: a rank that is answered", 2, answered_rank),
    Journey("Citadels, the caller alone: a round of 6, two name, one is robbed", 12, round_of_six),
)  # fmt: skip
