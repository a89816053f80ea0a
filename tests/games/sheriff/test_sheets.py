"""The values of the printed sheets: the tables' figures, and every guided rule said."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

import pytest

from companion.engine.game import SheetChoices
from companion.engine.message import Message
from companion.games.sheriff.hints import HINTS, WITH_BLACK_MARKET, WITH_DEPUTIES, setup_steps
from companion.games.sheriff.options import check_options
from companion.games.sheriff.sheets import EDITIONS, SHEETS
from companion.games.sheriff.sheets.head import options
from companion.games.sheriff.tables import CARDS

Values = Callable[[SheetChoices], Mapping[str, Any]]
AID, SETUP, PAD, LARGE_PAD = (cast(Values, sheet.values) for sheet in SHEETS)

EVERY_CHOICE = [
    SheetChoices(players, edition.key, variants)
    for edition in EDITIONS
    for players in edition.players
    for variants in (frozenset(), frozenset(edition.variants))
]
every_choice = pytest.mark.parametrize(
    "choices", EVERY_CHOICE, ids=lambda one: f"{one.edition}-{one.players}-{len(one.variants)}"
)


def messages(value: object) -> Iterator[Message]:
    """Every message in a sheet's values, not those within messages."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from messages(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from messages(one)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from messages(getattr(value, field.name))


def ids(values: object) -> set[str]:
    return {message.id for message in messages(values)}


@every_choice
def test_every_choice_on_offer_is_one_that_the_game_has(choices):
    assert check_options(options(choices), choices.players) == ()


SAID_BY_THE_LEAD = {"market-first", "market-sheriff-out"}
"""the aid says the same in the first line of the step"""


@every_choice
def test_the_aid_says_every_hint_of_its_edition(choices):
    hints = {
        f"sheriff-hint-{key}"
        for phase in HINTS.values()
        for key, first, second in phase
        if (first if choices.edition == "first" else second) and key not in SAID_BY_THE_LEAD
    }
    for on, texts in (
        (choices.players == 6, WITH_DEPUTIES),
        ("black_market" in choices.variants, WITH_BLACK_MARKET),
    ):
        hints |= {f"sheriff-hint-{key}" for hints in texts.values() for key, _ in hints if on}
    said = {one for one in ids(AID(choices)) if one.startswith("sheriff-hint-")}
    assert said == hints


@every_choice
def test_the_check_list_says_every_step(choices):
    steps = [message for message, _ in setup_steps(options(choices), choices.players)]
    assert list(SETUP(choices)["steps"]) == steps


def rows(values, kind):
    return {row.picture: row for row in values[kind]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_aid_has_the_figures_of_the_deck(players):
    values = AID(SheetChoices(players, "second", frozenset({"royal_goods"})))
    every = rows(values, "legal") | rows(values, "contraband") | rows(values, "royal")
    for good, row in every.items():
        card = CARDS[good]
        assert (row.value, row.fine) == (card.value, card.fine)
        assert row.cards == (card.three if players == 3 else card.more)
    assert values["cards"] == sum(row.cards for row in every.values())
    assert values["cards"] == (162 if players == 3 else 216)
    assert ("bread" in every) == (players > 3)


def test_royal_goods_are_on_the_aid_only_where_they_are_played_with():
    plain = AID(SheetChoices(4, "second"))
    assert plain["royal"] == ()
    assert "sheriff-sheet-end-royal" not in ids(plain)
    royal = AID(SheetChoices(4, "second", frozenset({"royal_goods"})))
    assert len(royal["royal"]) == 7
    assert "sheriff-sheet-end-royal" in ids(royal)


def test_shared_titles_are_rounded_down():
    titles = rows(AID(SheetChoices(4, "first")), "titles")
    assert titles["apple"].kings == (20, 15, 10, 7)
    assert titles["apple"].queens == (10, 5, 3)
    assert titles["chicken"].kings == (10, 7, 5, 3)
    assert titles["chicken"].queens == (5, 2, 1)


def test_with_three_players_nobody_is_king_of_bread():
    assert list(rows(AID(SheetChoices(3, "second")), "titles")) == ["apple", "cheese", "chicken"]


def test_the_examples_are_played_by_the_rules():
    through, honest, lie = AID(SheetChoices(4, "second"))["outcomes"]
    assert through.example is None
    assert dict(honest.example.args)["fine"] == 3 * CARDS["cheese"].fine == 6
    assert dict(lie.example.args)["fine"] == CARDS["chicken"].fine + CARDS["silk"].fine == 6


@pytest.mark.parametrize(("players", "minutes"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_clock_has_a_minute_for_each_merchant(players, minutes):
    timer = AID(SheetChoices(players, "second"))["timer"]
    assert Message("sheriff-sheet-time-up", minutes=minutes) in timer


@pytest.mark.parametrize(
    ("players", "key", "rounds", "turns"),
    [
        (3, "length", 9, 3),
        (4, "length", 8, 2),
        (5, "length", 10, 2),
        (6, "length-deputies", 9, 3),
    ],
)
def test_every_sheet_says_how_long_the_game_is(players, key, rounds, turns):
    length = Message(f"sheriff-sheet-{key}", rounds=rounds, turns=turns)
    for sheet in SHEETS:
        assert sheet.values(SheetChoices(players, "second"))["length"] == length


def test_three_players_see_what_goes_back_into_the_box():
    out = rows(SETUP(SheetChoices(3, "first")), "out")
    assert {good: row.cards for good, row in out.items()} == {
        "bread": 36,
        "pepper": 4,
        "mead": 5,
        "silk": 3,
    }
    assert SETUP(SheetChoices(4, "first"))["out"] == ()


def test_the_box_of_each_edition_can_be_counted():
    first, second = (SETUP(SheetChoices(4, edition)) for edition in ("first", "second"))
    assert dict(first["coins"]) == {50: 12, 20: 17, 5: 42, 1: 39}
    assert dict(second["coins"]) == {50: 12, 20: 18, 5: 48, 1: 55}
    assert Message("sheriff-sheet-box-legal", n=144) in set(messages(first))
    assert Message("sheriff-sheet-box-stands", n=5) in set(messages(first))
    assert Message("sheriff-sheet-box-stands", n=6) in set(messages(second))
    assert Message("sheriff-sheet-box-market", n=6) in set(messages(second))
    assert "sheriff-sheet-box-market" not in ids(first)


@every_choice
@pytest.mark.parametrize("pad", [PAD, LARGE_PAD], ids=["three", "one"])
def test_the_pad_has_a_row_for_every_line_of_the_score(pad, choices):
    values = pad(choices)
    labels = [row.label.id for row in values["rows"]]
    assert values["columns"] == choices.players
    assert len(labels) == len(set(labels))
    assert labels[0] == "sheriff-line-gold"
    assert ("sheriff-line-promo" in labels) == ("promo" in choices.variants)
    assert ("sheriff-line-black-market" in labels) == ("black_market" in choices.variants)
    assert ("sheriff-line-bread-king" in labels) == (choices.players > 3)
    assert ("sheriff-good-royal-rooster" in labels) == ("royal_goods" in choices.variants)
