"""A finished game as other programs send it: cities in, score sheet out."""

import json

import msgspec
import pytest

from companion.games.condottiere import GAME
from companion.text import LANGUAGES, say

from .play import FULL_BOARD, TIED_BOARD

SCORING = GAME.scoring
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")


def document(*cities, final=None, **options):
    players = [
        {"name": name, "cities": list(held)} for name, held in zip(NAMES, cities, strict=False)
    ]
    return {"players": players, "options": options, "final_battle_winner": final}


def decoded(entry):
    return msgspec.json.decode(json.dumps(entry).encode(), type=SCORING.entry)


def sheet(*cities, **more):
    entry = decoded(document(*cities, **more))
    assert SCORING.check(entry) == ()
    return SCORING.score(entry)


def faults(entry):
    return [(fault.path, fault.code) for fault in SCORING.check(decoded(entry))]


def lines(score):
    return {line.key: line.points for line in score.lines}


GENOVA = ("Genova", "Lucca", "Bologna", "Parma")


@pytest.mark.rule("co.end.three_linked", "co.end.four_linked")
@pytest.mark.parametrize(
    ("players", "cities", "winners", "decided_by", "linked", "needed"),
    [
        (5, GENOVA, ("Ann",), "kingdom", 3, 3),
        (3, GENOVA, (), "undecided", 3, 4),
        (4, ("Genova", "Lucca", "Bologna"), (), "undecided", 1, 3),
        (2, ("Genova", "Lucca", "Parma", "Modena"), ("Ann",), "kingdom", 4, 4),
    ],
)
def test_the_kingdom_decides_and_its_size_is_told(
    players, cities, winners, decided_by, linked, needed
):
    end = sheet(cities, *[()] * (players - 1))
    assert (end.winners, end.decided_by) == (winners, decided_by)
    assert dict(end.players[0].facts) == {"linked": linked, "needed": needed}
    assert [score.total for score in end.players] == [len(cities)] + [0] * (players - 1)


def test_a_kingdom_wins_against_more_cities():
    end = sheet(("Roma", "Napoli", "Siena"), ("Torino", "Venezia", "Lucca", "Urbino"), (), ())
    assert (end.winners, [score.place for score in end.players]) == (("Ann",), [1, 2, 3, 3])


@pytest.mark.rule("co.bigger.one_more")
def test_a_bigger_kingdom_takes_one_city_more():
    assert sheet(("Roma", "Napoli", "Siena"), (), (), (), bigger_kingdoms=True).winners == ()


@pytest.mark.rule("co.points.city", "co.points.kingdom", "co.ruling.points_bonus")
def test_points_are_cities_and_the_bonus():
    held = ("Roma", "Napoli", "Siena")
    assert lines(sheet(held, ("Lucca",), (), (), points=True).players[0]) == {
        "cities": 3,
        "kingdom": 2,
    }
    five = sheet(held, ("Lucca",), (), (), points=True, points_bonus=5)
    assert [score.total for score in five.players] == [8, 1, 0, 0]
    assert "kingdom" not in lines(sheet(held, (), (), ()).players[0])


@pytest.mark.rule("co.end.most_cities")
def test_a_full_board_goes_to_the_most_cities():
    end = sheet(*FULL_BOARD)
    assert (end.winners, end.decided_by) == (("Ann",), "cities")
    assert [score.place for score in end.players] == [1, 2, 2, 2]


@pytest.mark.rule("co.end.final_battle", "co.end.final_winner")
def test_the_final_battle_decides_between_the_tied():
    open_end = sheet(*TIED_BOARD)
    assert (open_end.winners, open_end.decided_by) == ((), "final_battle")
    assert [score.place for score in open_end.players] == [1, 1, 3, 4]
    end = sheet(*TIED_BOARD, final="Ben")
    assert (end.winners, [score.place for score in end.players]) == (("Ben",), [2, 1, 3, 4])


def questions(end):
    return [(question.path, question.words.id) for question in end.questions]


def test_a_final_battle_that_nobody_told_of_is_asked_for():
    end = sheet(*TIED_BOARD)
    assert questions(end) == [("final_battle_winner", "condottiere-question-final")]
    assert (end.winners, end.decided_by) == ((), "final_battle")
    assert questions(sheet(*TIED_BOARD, final="Ben")) == []


def test_cities_that_nobody_holds_are_asked_for_while_nothing_is_decided():
    end = sheet(("Roma", "Siena"), ("Torino",), (), ())
    assert questions(end) == [("players", "condottiere-question-cities")]
    assert dict(end.questions[0].words.args) == {"n": 14}
    for decided in (
        sheet(("Roma", "Napoli", "Siena"), (), (), ()),
        sheet(*FULL_BOARD),
        sheet(*TIED_BOARD, points=True),
    ):
        assert questions(decided) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_said_in_every_language(language):
    asked = (sheet(*TIED_BOARD), sheet((), ()))
    assert len({say(end.questions[0].words, language) for end in asked}) == 2


@pytest.mark.rule("co.ruling.points_final_battle")
def test_with_points_a_shared_full_board_stays_shared():
    end = sheet(*TIED_BOARD, points=True)
    assert (end.winners, end.decided_by) == (("Ann", "Ben"), "shared")
    assert [score.total for score in end.players] == [5, 5, 4, 3]


def test_a_final_battle_that_was_not_needed_is_pointed_out():
    end = sheet(*FULL_BOARD, final="Ben")
    assert end.winners == ("Ann",)
    assert [warning.code for warning in end.warnings] == ["no_final_battle"]


@pytest.mark.rule("co.setup.marker_use")
def test_a_city_has_one_owner():
    twice = document(("Roma", "Siena", "Roma"), ("Siena",), ())
    assert faults(twice) == [
        ("players[0].cities[0]", "city_twice"),
        ("players[0].cities[1]", "city_twice"),
        ("players[0].cities[2]", "city_twice"),
        ("players[1].cities[0]", "city_twice"),
    ]


def test_everything_that_cannot_be_is_named_with_its_path():
    wrong = document(("Roma", "Oz"), (), final="Zed", points_bonus=-1)
    wrong["players"][1]["name"] = " ann "
    assert set(faults(wrong)) == {
        ("players[0].name", "name_twice"),
        ("players[1].name", "name_twice"),
        ("options.points_bonus", "negative"),
        ("players[0].cities[1]", "unknown_city"),
        ("final_battle_winner", "unknown_player"),
    }
    assert faults(document(())) == [("players", "player_count")]
    assert faults(document(*TIED_BOARD, final="Dan")) == [("final_battle_winner", "not_tied")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_was_decided_is_said_in_every_language(language):
    ends = (
        sheet(("Roma", "Napoli", "Siena"), (), (), ()),
        sheet(*FULL_BOARD),
        sheet(*TIED_BOARD),
        sheet(*TIED_BOARD, final="Ann"),
        sheet(*TIED_BOARD, points=True),
        sheet((), ()),
    )
    stories = [" ".join(say(each, language, NAMES) for each in end.story) for end in ends]
    assert all(stories)
    assert len(set(stories)) == len(ends)


@pytest.mark.parametrize(
    ("options", "told"),
    [({}, {"en": "4 cities", "ko": "도시 4개", "ru": "4 города"}),
     ({"points": True}, {"en": "6 points", "ko": "6점", "ru": "6 очков"})],
)  # fmt: skip
def test_cities_are_counted_as_cities_unless_points_are_played_for(options, told):
    found = sheet(GENOVA, (), (), (), **options)
    assert {language: say(found.total(0), language) for language in LANGUAGES} == told
