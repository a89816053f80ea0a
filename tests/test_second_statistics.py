"""Statistics agree with a second computation over `house.json`, on houses made by chance."""

import json
from collections import Counter
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from companion.history import History, SeatCorrection, Statistics, statistics
from tests.conftest import ToyHouse, score_sheet
from tests.examples import quickly

pytestmark = [pytest.mark.databases, pytest.mark.usefixtures("toy_words")]

NAMES = ("Ben", "Cem", "Dan", "Eve", "벤", "Вера")
ANN = ("Ann", "A.n.n")
"""two spellings of one, who never sit at one table"""


def by_chance(house: ToyHouse, history: History, chance: Random, plays: int) -> None:
    for n in range(plays):
        house.now.pass_seconds(chance.randrange(1, 200_000))
        there = chance.sample((*NAMES, chance.choice(ANN)), chance.randint(2, 5))
        totals = [(name, chance.randrange(9)) for name in there]
        game, edition = chance.choice((("pearls", ""), ("sheriff", "first"), ("sheriff", "second")))
        code = history.count(score_sheet(*totals, game=game), {"edition": edition}, id=str(n))
        if chance.random() < 0.1:
            history.set_counts(code, False)
        if chance.random() < 0.1:
            history.correct(code, [SeatCorrection(k, k == 1) for k in range(len(totals))])
        if chance.random() < 0.3:  # what was added up by now is built upon
            history.people.read_statistics(chance.choice(history.people.list_all()).id)
        if chance.random() < 0.1:
            history.remove(chance.choice(tuple(history.every())).code)


def second(document: dict[str, Any], id: str) -> dict[str, Any]:
    """Without anything of the house but its document."""
    into = {one["id"]: one["merged_into"] for one in document["people"]}

    def really(one: str | None) -> str | None:
        while one is not None and into[one] is not None:
            one = into[one]
        return one

    mine = [
        (play, seat)
        for play in document["plays"]
        for seat in play["seats"]
        if play["counts"] and really(seat["person"]) == id
    ]
    figures: dict[tuple[str, str, int], list[int]] = {}
    months: dict[tuple[int, int], list[int]] = {}
    against: dict[str, list[int]] = {}
    for play, seat in mine:
        key = play["game"], play["options"].get("edition", ""), len(play["seats"])
        row = figures.setdefault(key, [0, 0, -(10**9), 0, 0])
        row[0] += 1
        row[1] += seat["winner"]
        row[2] = max(row[2], seat["total"])
        row[3] += seat["total"]
        row[4] = max(row[4], play["ended_at"])
        at = datetime.fromtimestamp(play["ended_at"] / 1000, UTC).astimezone()
        month = months.setdefault((at.year, at.month), [0, 0])
        month[0] += 1
        month[1] += seat["winner"]
        for other in play["seats"]:
            who = really(other["person"])
            if who is not None and who != id:
                met = against.setdefault(who, [0, 0, 0])
                met[0] += 1
                met[1] += seat["place"] < other["place"]
                met[2] += seat["place"] > other["place"]
    games = sorted(Counter(play["game"] for play, _ in mine).values(), reverse=True)
    h = max((n for n in range(len(games) + 1) if all(c >= n for c in games[:n])), default=0)
    return {
        "plays": len(mine),
        "wins": sum(seat["winner"] for _, seat in mine),
        "last": max((play["ended_at"] for play, _ in mine), default=None),
        "h": h,
        "figures": figures,
        "months": months,
        "against": against,
    }


def first(found: Statistics) -> dict[str, Any]:
    return {
        "plays": found.plays,
        "wins": found.wins,
        "last": found.last_at,
        "h": found.h_index,
        "figures": {
            (one.game, one.edition, one.players): [
                one.plays, one.wins, one.best, one.points, one.last_at,
            ]
            for one in found.figures
        },
        "months": {(one.year, one.month): [one.plays, one.wins] for one in found.months},
        "against": {one.person: [one.plays, one.ahead, one.behind] for one in found.against},
    }  # fmt: skip


@pytest.mark.parametrize(("plays", "seed"), quickly([(40, 1), (500, 2), (500, 3)], (40, 1)))
def test_statistics_agree_with_a_second_computation(house, history, monkeypatch, plays, seed):
    monkeypatch.setattr(statistics, "RECENT", 3)
    chance = Random(seed)
    by_chance(house, history, chance, plays)
    ids = {person.name: person.id for person in history.people.list_all()}
    history.people.merge(ids[ANN[1]], ids[ANN[0]])
    document = json.loads(b"".join(history.house()))
    people = history.people.list_all()
    assert people
    with house.store.reading() as session:
        assert any(one.settled for one in session.people.list_all())
    for person in people:
        told = second(document, person.id)
        assert first(history.people.read_statistics(person.id)) == told
        assert (person.plays, person.wins) == (told["plays"], told["wins"])
