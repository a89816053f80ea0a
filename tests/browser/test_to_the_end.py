"""Condottiere and Dunhuang, played to their end by taps on a table and on phones."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.games.condottiere.tables import cities_needed

from .conftest import NewPage, Server, Sitting, long_names
from .dunhuang_states import FOLLOWED, TILES
from .looks import faults, stands_still
from .playing import closed

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Battle = tuple[str, int | None]
"""a city, and who takes it"""


@dataclass
class Evening:
    """People around a table, of whom the first two have phones."""

    sitting: Sitting
    table: Page
    phones: dict[int, Page] = field(default_factory=dict)
    taps: int = 0

    @property
    def screens(self) -> Iterator[tuple[Page, int]]:
        yield self.table, 56
        for phone in self.phones.values():
            yield phone, 48

    def tap(self, one: Locator) -> None:
        """Returns when what it does is done, if it is an action. What moves hears no tap."""
        self.taps += 1
        stands_still(one.page)
        one.tap()
        expect(one.page.locator("[data-live-busy]")).to_have_count(0)

    def of(self, seat: int, on_phone: str, at_table: str) -> Locator:
        """What this person taps: on the own phone, or in the panel."""
        if seat in self.phones:
            return self.phones[seat].locator(on_phone).first
        return self.table.locator(f"#seat-{seat} {at_table}").first

    def fits(self) -> None:
        for page, least in self.screens:
            assert faults(page, least) == []

    def is_won_by(self, *winners: int) -> None:
        for page, _ in self.screens:
            expect(page.locator(".rank.winner")).to_have_count(len(winners))
            for seat in winners:
                expect(page.locator(f"#rank-{seat}.winner")).to_be_visible()
        self.fits()


@pytest.fixture
def evening(server: Server, table: NewPage, phone: NewPage) -> Callable[..., Evening]:
    def begin(game: str, people: int, /, **options: object) -> Evening:
        sitting = server.open(long_names("en", people), game, **options)
        size = "upright" if people == 3 else "tablet"
        phones = {seat: phone(sitting, seat) for seat in range(2)}
        return Evening(sitting, table(sitting, size), phones)

    return begin


# --- Condottiere ----------------------------------------------------------------------------------


def choose(evening: Evening, city: str) -> None:
    """Whoever holds the piece, on the own phone or on the map of the table."""
    screen = evening.phones.get(evening.sitting.view["holder"], evening.table)
    evening.tap(screen.locator(f"#map-{city}"))
    expect(evening.table.locator(f"#map-{city}.condottiere-here")).to_be_visible()


def say_who_won(evening: Evening, winner: int | None) -> None:
    """A phone that says so of itself is believed by somebody else."""
    won = "[data-act*=end_battle]"
    if winner is None:
        evening.tap(evening.table.locator("#map .condottiere-nobody"))
        return
    evening.tap(evening.of(winner, f"#battle-now {won}:not(.condottiere-nobody)", won))
    if winner in evening.phones:
        evening.tap(evening.table.locator(f".bar {won}.primary"))


def battle(evening: Evening, city: str, winner: int | None) -> None:
    choose(evening, city)
    say_who_won(evening, winner)
    expect(evening.table.locator(".condottiere-here")).to_have_count(0)


def new_cards(evening: Evening) -> None:
    """All but one are out of cards; whoever holds the piece begins a round."""
    people = len(evening.sitting.view["seats"])
    for seat in range(people - 1):
        if seat in evening.phones:
            evening.tap(evening.phones[seat].locator('.condottiere-phone > [data-act*="out"]'))
        else:
            evening.tap(evening.table.locator(f"#who-{seat}"))
            evening.tap(evening.table.locator(f'#person-{seat} [data-act*="out"]'))
    evening.fits()
    evening.tap(evening.table.locator("[data-act*=deal]:visible").first)
    expect(evening.table.locator("[data-act*=decline]:visible").first).to_be_visible()


def kingdom(people: int) -> tuple[list[Battle], list[Battle]]:
    """Two rounds: whoever sits last joins as many cities as win."""
    king = people - 1
    realm = ("Modena", "Firenze", "Siena", "Roma")[: cities_needed(people)]
    first: list[Battle] = [("Torino", 0), (realm[0], king), ("Napoli", None)]
    return first, [(realm[1], king), ("Venezia", 1), *((city, king) for city in realm[2:])]


@pytest.mark.parametrize("people", [2, 3, 4, 6])
def test_a_kingdom_is_won_on_the_map(evening, people):
    one = evening("condottiere", people)
    one.tap(one.phones[0].locator("[data-act*=begin]"))
    expect(one.table.locator("#seat-0 .tag [href$='condottiere_condottiere']")).to_be_visible()
    first, second = kingdom(people)
    for city, winner in first:
        battle(one, city, winner)
    new_cards(one)
    one.tap(one.table.locator("[data-act*=decline]:visible").first)
    for city, winner in second:
        one.fits()
        battle(one, city, winner)
    one.is_won_by(people - 1)


def count_army(evening: Evening, seat: int, strength: int | None = None, /, **seen: int) -> None:
    """As the table counted it, else from what lies there: a number each, `drum` and `winter`."""
    opener = f'[data-opens="army-{seat}"]'
    evening.tap(evening.of(seat, opener, opener))
    form = evening.phones.get(seat, evening.table).locator(f"#army-{seat}")
    if strength is not None:
        for digit in str(strength):
            evening.tap(form.locator(f'.keypad:has([name="strength"]) [data-digit="{digit}"]'))
        evening.tap(form.locator("[type=submit]").first)
        return
    evening.tap(form.locator("summary"))
    for name, n in seen.items():
        match name:
            case "heroines":
                evening.tap(form.locator(f'.option:has([name="heroines"][value="{n}"])'))
            case "drum" | "winter":
                evening.tap(form.locator(f'.switch:has([name="{name}"])'))
            case _:
                form.locator(f'[name="{name}"]').fill(str(n))
    evening.tap(form.locator("[type=submit]").last)


@pytest.mark.parametrize("people", [3, 4])
def test_battles_are_counted_and_not_tapped_card_by_card(evening, people):
    """The strength alone; then what it is made of, with drum and winter; then a tie."""
    one = evening("condottiere", people, tools=["map", "strength"])
    one.tap(one.phones[0].locator("[data-act*=begin]"))

    def says(seat: int, strength: str) -> None:
        expect(one.table.locator(f"#seat-{seat} .fact:first-child .fact-value")).to_have_text(
            strength
        )

    choose(one, "Firenze")
    for seat in range(people):
        before = one.taps
        count_army(one, seat, 23 - seat)
        assert one.taps - before == 4
        says(seat, str(23 - seat))
    one.fits()
    one.tap(one.table.locator(".bar .condottiere-end.primary"))
    expect(one.table.locator("#map-Firenze.seat-0")).to_be_visible()

    choose(one, "Siena")
    count_army(one, 0, total=16, mercenaries=4, heroines=1, drum=1, winter=1)
    says(0, "18")  # four, doubled, and a heroine, whom winter spares
    for seat in range(1, people - 1):
        count_army(one, seat, total=10, mercenaries=1, winter=1)
        says(seat, "1")
    count_army(one, people - 1, total=12, mercenaries=2, heroines=2)
    says(people - 1, "22")  # of winter only those know who say so
    one.fits()
    one.tap(one.table.locator(".bar .condottiere-end.primary"))
    expect(one.table.locator(f"#map-Siena.seat-{people - 1}")).to_be_visible()

    choose(one, "Roma")
    for seat in range(people):
        count_army(one, seat, 9)
        says(seat, "9")
    expect(one.table.locator(".bar .condottiere-end.primary")).to_have_count(0)
    say_who_won(one, None)
    expect(one.table.locator(".condottiere-here")).to_have_count(0)
    held = {city["city"]: city["owner"] for city in one.sitting.view["cities"]}
    assert (held["Firenze"], held["Siena"], held["Roma"]) == (0, people - 1, None)


# --- Dunhuang -------------------------------------------------------------------------------------


def begin_dunhuang(evening: Evening) -> None:
    evening.tap(evening.phones[0].locator("[data-act*=name_starter]"))


def count_out(evening: Evening) -> int:
    """All lies open: good by good, then what nobody followed. Who has won, by what was said."""
    people = len(evening.sitting.view["seats"])
    expect(evening.table.locator(".dunhuang-most")).to_be_visible()
    evening.fits()
    goods = [one["good"] for one in evening.sitting.view["goods"]]
    most: list[list[int]] = [[] for _ in range(people)]
    for n, good in enumerate(goods):
        seat = n % people
        most[seat].append(good)
        screen = evening.phones.get(seat, evening.table)
        sign = f".dunhuang-has.seat-{seat}[data-act*='\"good\":{good},']"
        evening.tap(screen.locator(sign))
        expect(evening.table.locator(sign)).to_have_attribute("aria-pressed", "true")
    for seat in range(people):
        opener = f"[data-opens=count-{seat}]"
        screen = evening.phones.get(seat, evening.table)
        if not screen.locator(opener).count():
            continue
        evening.tap(evening.of(seat, opener, opener))
        form = screen.locator(f"#count-{seat}")
        evening.tap(form.locator('.option:has([name="tokens"][value="2"])'))
        evening.tap(form.locator('.keypad:has([name="prestige"]) [data-digit="4"]'))
        evening.tap(form.locator("[type=submit]"))
        closed(screen)
    finish = evening.table.locator(".dunhuang-buttons [data-act*=finish]")
    expect(finish).to_be_visible()
    evening.fits()
    evening.tap(finish)
    points = [sum(sorted(goods)[-2:]) for goods in most]  # as many count as there are tokens
    return points.index(max(points))


def lay_tiles(evening: Evening) -> None:
    evening.tap(evening.table.locator("[data-opens=lay]"))
    for side in TILES:
        evening.tap(evening.table.locator(f'#lay [data-side="{side}"]'))
    evening.tap(evening.table.locator("#lay [type=submit]"))
    closed(evening.table)


def step_three(evening: Evening, screen: Page, place: str) -> None:
    """The ability where it is likely, else three coins."""
    ability = screen.locator(f"{place} [data-opens=ability].primary")
    plain = screen.locator(f"{place} .button.primary:not([data-opens])")
    if not ability.count():
        evening.tap(plain.first)
        return
    evening.tap(ability)
    evening.tap(
        screen.locator("#ability :is(.dunhuang-swaps, .dunhuang-pick-goods) [data-act]").first
    )


def answer_claims(evening: Evening) -> None:
    """Whoever may keep a token turns it back."""
    for claim in evening.sitting.view["claims"]:
        opener = f"[data-opens=claim-{claim['id']}]"
        evening.tap(evening.table.locator(opener))
        evening.tap(evening.table.locator(f"#claim-{claim['id']} [data-act]").first)
        closed(evening.table)


def turn_of_dunhuang(evening: Evening, n: int) -> bool:
    """One to three taps, a fourth for a swap after a card for the stall. Whether that was all."""
    view = evening.sitting.view
    seat = n % len(view["seats"])
    screen = evening.phones.get(seat, evening.table)
    place = "#my-turn" if seat in evening.phones else f"#seat-{seat}"
    here = next(tile["tile"] for tile in view["tiles"] if tile["camel"])
    before = evening.taps
    evening.tap(screen.locator(f"#tile-{(here + 1) % 8}-on-ring.dunhuang-go"))
    expect(screen.locator(f"{place} [data-act*=take_coins]")).to_be_visible()
    to_stall = n % 3 == 0
    if to_stall:
        chips = screen.locator(
            f"{place} .dunhuang-chip:visible, .dunhuang-plate .dunhuang-chip:visible"
        )
        evening.tap(chips.nth(n % chips.count()))
        # a card in the stall may make an ability likely that was not
        expect(screen.locator('[data-act*=\'"kind":"take",\']')).to_have_count(0)
    step_three(evening, screen, place)
    expect(screen.locator(f"{place} [data-act*=take_coins]")).to_have_count(0)
    assert evening.taps - before <= 3 + to_stall
    answer_claims(evening)
    if n % 8 == 0:
        evening.fits()
    end = screen.locator(f"{place} [data-act*=end_turn]")
    expect(end).to_be_visible()
    last: bool = evening.sitting.view["turn"]["end"]["ends_game"]
    if last:
        evening.tap(end)
    return last


@pytest.mark.parametrize("people", [2, 3, 4])
def test_dunhuang_is_followed_turn_by_turn(evening, people):
    one = evening("dunhuang", people, tools=FOLLOWED)
    lay_tiles(one)
    begin_dunhuang(one)
    last = one.phones.get(people - 1, one.table)
    one.tap(last.locator("#tile-7-on-ring.dunhuang-go"))
    expect(one.table.locator("#tile-7-on-ring.dunhuang-here")).to_be_visible()
    turns = 0
    while not turn_of_dunhuang(one, turns):
        turns += 1
    expect(one.table.locator(".dunhuang-most")).to_be_visible()
    count_out(one)
    expect(one.table.locator(".rank.winner").first).to_be_visible()
    one.fits()
