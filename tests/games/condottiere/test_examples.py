"""Worked cases, as other programs send them."""

import json

import msgspec
import pytest

from companion.games.condottiere import GAME

GENOVA = ("Genova", "Lucca", "Bologna", "Parma")
HEIRS = ("Ann", "Ben", "Cem", "Dia", "Eli")


def entry_of(players, cities):
    held = [{"name": "Ann", "cities": cities}]
    return {"players": [*held, *({"name": name, "cities": []} for name in HEIRS[1:players])]}


def scored(document):
    entry = msgspec.json.decode(json.dumps(document).encode(), type=GAME.scoring.entry)
    assert GAME.scoring.check(entry) == ()
    return GAME.scoring.score(entry)


@pytest.mark.parametrize(
    ("players", "cities", "winners", "decided_by", "linked", "needed"),
    [
        (5, GENOVA, ("Ann",), "kingdom", 3, 3),
        (3, GENOVA, (), "undecided", 3, 4),
        (4, ("Genova", "Lucca", "Bologna"), (), "undecided", 1, 3),
        (2, ("Genova", "Lucca", "Parma", "Modena"), ("Ann",), "kingdom", 4, 4),
    ],
)
def test_kingdoms(players, cities, winners, decided_by, linked, needed):
    sheet = scored(entry_of(players, cities))
    assert (sheet.winners, sheet.decided_by) == (winners, decided_by)
    assert dict(sheet.players[0].facts) == {"linked": linked, "needed": needed}
    assert [score.total for score in sheet.players] == [len(cities)] + [0] * (players - 1)


@pytest.mark.parametrize(
    ("lines", "strengths", "winner"),
    [
        ({"A": [10, 10], "B": [3, 3, 2, "winter"]}, {"A": 2, "B": 3}, "B"),
        ({"A": [6, 4], "B": [10], "C": [5, 2]}, {"A": 10, "B": 10, "C": 7}, None),
        ({"A": [10, 10, 5, 4, 4, 1, 1, 1], "B": ["winter"]}, {"A": 8, "B": 0}, "A"),
        ({"A": [10, 6, 5, "drum"], "B": []}, {"A": 42, "B": 0}, "A"),
        ({"A": [10, 6, 5, "drum"], "B": ["winter"]}, {"A": 6, "B": 0}, "A"),
        ({"A": ["heroine", "drum"], "B": [10]}, {"A": 10, "B": 10}, None),
        ({"A": ["heroine", "heroine"], "B": [6, 6, 6]}, {"A": 20, "B": 18}, "A"),
        ({"A": ["scarecrow"], "B": ["drum"]}, {"A": 0, "B": 0}, None),
    ],
)
def test_battles(lines, strengths, winner):
    battle = GAME.calculators["battle"]
    document = {"lines": [{"name": name, "cards": cards} for name, cards in lines.items()]}
    entry = msgspec.json.decode(json.dumps(document).encode(), type=battle.entry)
    assert battle.check(entry) == ()
    assert msgspec.to_builtins(battle.calculate(entry)) == {
        "strengths": strengths,
        "winner": winner,
    }
