"""What would have turned a game, in worked cases, and that the box allows it."""

from typing import Any

import msgspec
import pytest

from companion.games import GAMES
from companion.games.condottiere.tables import CITIES
from companion.text import say


def reasons(game, document):
    scoring = GAMES[game].scoring
    entry = msgspec.convert(document, scoring.entry)
    assert scoring.check(entry) == ()
    return [say(each, "en") for each in scoring.score_with_counterfactuals(entry).reasons]


SHERIFF = {
    "edition": "second",
    "options": {"bank": True},
    "players": [
        {"name": "Ann", "gold": 60},
        {"name": "Ben", "goods": {"chicken": 5}},
        {"name": "Cleo", "gold": 68},
    ],
}


def test_one_more_chicken_makes_a_queen_and_a_winner():
    assert reasons("sheriff", SHERIFF)[:2] == [
        "Cleo is 8 points ahead of Ann.",
        "With 1 chicken more, Ann would have taken Queen of Chickens and won.",
    ]


def test_what_one_would_have_lost_oneself_names_who_wins_then():
    players = [
        {"name": "Ann", "gold": 50, "goods": {"silk": 1}},
        {"name": "Ben", "gold": 56},
        {"name": "Cleo", "gold": 1},
    ]
    said = reasons("sheriff", {"edition": "second", "players": players})
    assert said[0] == "Ann is 2 points ahead of Ben."
    assert "With 1 silk less for Ann, Ben would have won." in said
    assert "Biggest single item: Gold, 56 points for Ben." in said


def test_how_many_cards_nobody_counted_is_not_told():
    """Only those with the most of each good were tapped, not by how many."""
    players: list[dict[str, Any]] = [
        {"name": "Ann", "tokens": 2, "warehouse": {"9": 1, "6": 1}},
        {"name": "Ben", "tokens": 2, "warehouse": {"8": 1}},
        {"name": "Cem"},
    ]
    said = reasons("dunhuang", {"players": players})
    assert "With a share in Wool (9), Ben would have won." in said
    assert not any("card" in each for each in said)
    cards = [{**players[0], "warehouse": {"9": 2, "6": 1}}, *players[1:]]
    assert not any("share in" in each for each in reasons("dunhuang", {"players": cards}))


@pytest.mark.parametrize(
    ("ann", "ben", "district", "bonus"),
    [
        (
            "palace cathedral town_hall fortress",
            "manor castle tavern market docks harbor",
            "Trading Post",
            "Complete city",
        ),
        ("palace cathedral market", "manor temple keep docks", "Watchtower", "All five types"),
    ],
)
def test_one_more_district_brings_a_bonus_and_the_victory(ann, ben, district, bonus):
    players = [{"name": "Ann", "city": built(ann)}, {"name": "Ben", "city": built(ben)}]
    said = reasons("citadels", {"players": [*players, {"name": "Cleo"}, {"name": "Dan"}]})
    with_it = f"With one more district ({district}), Ben would have taken {bonus} and won."
    assert with_it in said


def test_another_owner_of_one_city_turns_a_full_map():
    *others, last = (list(CITIES)[at::5] for at in range(5))
    others[0].append(last.pop())
    held = zip("ABCDE", (*others, last), strict=True)
    players = [{"name": name, "cities": own} for name, own in held]
    document = {"players": players, "options": {"bigger_kingdoms": True}}
    said = [each for each in reasons("condottiere", document) if "one more city" in each]
    assert said
    assert all(each.endswith(" would have won.") and " for " not in each for each in said)


def test_only_a_city_of_the_kingdom_turns_a_victory_by_kingdom():
    players = [
        {"name": "Ann", "cities": ["Parma", "Modena", "Bologna"]},
        {"name": "Ben", "cities": ["Lucca", "Firenze"]},
        *({"name": name, "cities": []} for name in ("Cleo", "Dan")),
    ]
    said = reasons("condottiere", {"players": players})
    assert said == ["With one more city (Parma), Ben would have won."]


def test_one_more_token_lets_another_card_count():
    players = [
        {"name": "Ann", "tokens": 1, "warehouse": {"9": 2, "10": 1}},
        {"name": "Ben", "tokens": 1, "warehouse": {"7": 1, "8": 1}},
    ]
    said = reasons("dunhuang", {"players": players})
    assert "With 1 majority token more, Ben would have won." in said


def built(words):
    return [{"district": word} for word in words.split()]


ENTRIES = [
    ("sheriff", SHERIFF),
    (
        "citadels",
        {
            "players": [
                {
                    "name": "Ann",
                    "gold": 1,
                    "hand": 1,
                    "city": built("map_room imperial_treasury keep"),
                },
                {"name": "Ben", "city": built("temple tavern manor")},
            ]
        },
    ),
    ("condottiere", {"players": [{"name": name} for name in ("Ann", "Ben")]}),
    (
        "dunhuang",
        {"players": [{"name": name, "coins": 0, "warehouse": {"10": 1}} for name in ("A", "B")]},
    ),
]


@pytest.mark.parametrize(("game", "document"), ENTRIES, ids=[game for game, _ in ENTRIES])
def test_every_step_is_a_document_that_the_box_allows(game, document):
    scoring = GAMES[game].scoring
    entry: Any = msgspec.convert(document, scoring.entry)
    known = {fault.code for fault in scoring.score(entry).warnings}
    steps: list[Any] = list(scoring.steps(entry))
    assert {step.player for step in steps} == set(range(len(entry.players)))
    for step in steps:
        assert scoring.check(step.entry) == ()
        assert step.entry != entry
        assert {fault.code for fault in scoring.score(step.entry).warnings} <= known
        others = [at for at in range(len(entry.players)) if at != step.player]
        if game != "condottiere":
            assert all(step.entry.players[at] == entry.players[at] for at in others)


def test_nothing_turns_a_victory_that_was_not_counted():
    document = {"players": [{"name": "Ann"}, {"name": "Ben"}], "instant_winner": "Ben"}
    scoring = GAMES["dunhuang"].scoring
    entry = msgspec.convert(document, scoring.entry)
    assert list(scoring.steps(entry)) == []
