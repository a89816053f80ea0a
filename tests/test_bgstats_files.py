"""Files of BG Stats and of what writes the same: each program has its own way with some field."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from companion.games.citadels import GAME as CITADELS
from companion.games.condottiere import GAME as CONDOTTIERE
from companion.games.dunhuang import GAME as DUNHUANG
from companion.games.sheriff import GAME as SHERIFF
from companion.history import History, ResultDetails, SeatCorrection
from companion.history.exchange import play_document, plays_document, write_csv
from companion.history.exchange.bgstats_reading import read
from companion.history.exchange.imported_plays import ImportedPlay, RefusedPlay
from companion.text import day_of, say
from tests.conftest import ToyHouse
from tests.test_history_files import row_of

pytestmark = pytest.mark.databases

GAMES = {one.key: one for one in (CITADELS, CONDOTTIERE, DUNHUANG, SHERIFF)}
UUID = "11111111-AAAA-4AAA-8AAA-00000000000"
PLAY = {
    "uuid": "33333333-CCCC-4CCC-8CCC-00000000ABCD",
    "gameRefId": 7,
    "playDate": "2024-11-30 22:30:00",
    "durationMin": 45,
}
ANN, BEN, CEM = ({"playerRefId": id, "score": f"{30 - id}", "rank": 0} for id in (1, 2, 3))
WON = ANN | {"winner": True}


def play(*scores: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return PLAY | {"playerScores": list(scores or (WON, BEN))} | changes


def file(*plays: dict[str, Any], **changes: Any) -> dict[str, Any]:
    people = [
        {"id": id, "uuid": f"{UUID}{id}", "name": name, "isAnonymous": False}
        for id, name in ((1, "Ann"), (2, "Ben"), (3, "Cem"))
    ]
    return {
        "games": [{"id": 7, "uuid": "9b", "name": "Citadels", "bggId": 205398}],
        "players": people,
        "locations": [{"id": 4, "uuid": f"{UUID}9", "name": "Ben’s kitchen"}],
        "userInfo": {"meRefId": 1},
        "plays": list(plays or (play(),)),
    } | changes


RICH = play(
    WON | {"seatOrder": 2, "role": "Architect"},
    BEN | {"seatOrder": 1, "startPlayer": True, "score": ""},
    CEM | {"seatOrder": 3, "rank": 3},
    comments="Ben forgot the crown.\nAgain.",
    board="With the Dark City",
    locationRefId=4,
)


def body(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode()


def reading(
    document: dict[str, Any], **numbers: tuple[str, str]
) -> list[ImportedPlay | RefusedPlay]:
    typed = {int(n.lstrip("n")): known for n, known in numbers.items()}
    return list(read(body(document), GAMES, typed))


@pytest.fixture
def house(house: ToyHouse) -> Iterator[ToyHouse]:
    """One that plays Citadels."""
    later = house.restarted(game=CITADELS)
    yield later
    later.close()


@pytest.fixture(params=["Asia/Seoul", "America/Los_Angeles"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", request.param)
        time.tzset()
        yield
    time.tzset()


def documents(history: History) -> Iterator[tuple[ResultDetails, dict[str, Any]]]:
    for row in history.every():
        one = history.open_result(row.code)
        yield (
            one,
            play_document(
                one.row, one.chronicle, CITADELS, "en", location="Home", board="Our options"
            ),
        )


def exported(history: History) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(msgspec.json.encode(plays_document(documents(history))))
    return document


# -- times -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", ["2024-11-30 22:30:00", "2024-11-30 00:10:00"])
def test_a_play_stays_on_the_day_that_stood_on_the_wall(history, zone, at):
    """BG Stats writes no zone: evenings came a day late in Seoul, and nights a day early."""
    history.importer.import_file(body(file(play(playDate=at))), dry=False)
    (row,) = history.every()
    assert day_of(row.ended_at) == "2024-11-30"
    assert exported(history)["plays"][0]["playDate"] == at
    (ann,) = (one.id for one in history.people.list_all() if one.name == "Ann")
    assert [one.month for one in history.people.read_statistics(ann).months] == [11]


# -- what one field spoils -------------------------------------------------------------------------

ELSEWHERE = (
    {"games": [*file()["games"], {"id": 9, "name": "Qwirkle", "bggId": "25669"}]},
    {"games": [*file()["games"], {"id": "nine", "name": None, "noPoints": None, "uuid": 3}, {}, 5]},
    {"games": [{"id": 7, "name": "Citadels", "noPoints": 0, "uuid": None, "bggId": None}]},
    {"players": [*file()["players"], {"id": 9, "name": None, "isAnonymous": 0}, {"name": "X"}, 3]},
    {"locations": None},
    {"locations": "here"},
    {"locations": [{"id": None}, 7]},
)


@pytest.mark.parametrize("changes", ELSEWHERE)
def test_what_is_odd_beside_a_play_costs_no_play(changes):
    (one,) = reading(file(**changes))
    assert isinstance(one, ImportedPlay)
    assert [seat.name for seat in one.seats] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("changes", "score"),
    [
        ({}, {"rank": "1"}),
        ({}, {"rank": None}),
        ({}, {"rank": "first"}),
        ({}, {"winner": 1}),
        ({}, {"winner": "true"}),
        ({}, {"startPlayer": "?", "role": 4, "seatOrder": None}),
        ({"ignored": None}, {}),
        ({"ignored": 0}, {}),
        ({"durationMin": None, "comments": None, "board": 7, "locationRefId": "?"}, {}),
        ({"durationMin": "45"}, {}),
        ({"durationMin": 45.5}, {}),
        ({"durationMin": -1}, {}),
        ({"durationMin": 1e300}, {}),
        ({"playDate": "2024-11-30T22:30:00"}, {}),
        ({"playDate": "2024-11-30 22:30"}, {}),
        ({"playDate": "2024-11-30"}, {}),
        ({"gameRefId": "7"}, {"playerRefId": "1"}),
    ],
)
def test_an_odd_value_that_a_play_can_do_without_costs_no_play(changes, score):
    (one,) = reading(file(play(WON | score, BEN, **changes)))
    assert isinstance(one, ImportedPlay)
    told = [(seat.total, seat.winner, seat.place) for seat in one.seats]
    assert (told, one.counts) == ([(29, True, 1), (28, False, 2)], True)
    assert day_of(one.ended_at) == "2024-11-30"
    assert one.played_for in (None, 45 * 60_000)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        (play(uuid=None), "uuid"),
        (play(playDate="yesterday"), "playDate"),
        (play(playDate=12), "playDate"),
        (play(gameRefId=99), "gameRefId"),
        (play(ignored="perhaps"), "ignored"),
        (play() | {"playerScores": None}, "playerScores"),
        (play(WON, BEN | {"score": "12,5"}), "playerScores[1].score"),
        (play(WON, BEN | {"score": "10+"}), "playerScores[1].score"),
        (play(WON, BEN | {"score": "1e9"}), "playerScores[1].score"),
        (play(WON, BEN | {"score": [1]}), "playerScores[1].score"),
        (play(WON | {"winner": "perhaps"}, BEN), "playerScores[0].winner"),
        (play(WON, BEN | {"playerRefId": 77}), "playerScores[1].playerRefId"),
        (play(WON, 3), "playerScores[1].playerRefId"),  # type: ignore[arg-type]
    ],
)
def test_a_value_that_the_result_hangs_on_is_named_and_costs_its_own_play_alone(wrong, field):
    first, second = reading(file(wrong, play()))
    assert isinstance(first, RefusedPlay)
    assert first.message.id == "history-import-field"
    assert dict(first.message.args) == {"field": field}
    assert isinstance(second, ImportedPlay)


@pytest.mark.parametrize("odd", ["3", "null", "[]", "{}", '{"gameRefId": ' + "1" * 5000 + "}"])
def test_what_is_no_play_at_all_costs_no_other(odd):
    text = body(file(play())).replace(b'"plays": [', b'"plays": [' + odd.encode() + b", ")
    refused, kept = read(text, GAMES, {})
    assert isinstance(refused, RefusedPlay)
    assert isinstance(kept, ImportedPlay)


ODD: tuple[Any, ...] = (
    *(None, "", " ", "x", "7", 0, 1, -1, 1.5, 10**30, 1e300, True, [], {}, [None]),
    *("\x00", "9" * 99),
)


def places(part: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    """Of everything in a document, from its root."""
    inside: Any = part.items() if isinstance(part, dict) else enumerate(part)
    for key, value in inside:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, *path, key)


def test_no_value_anywhere_costs_a_play_that_has_nothing_to_do_with_it(history):
    """One odd game of somebody else lost the whole file."""
    games = [*file()["games"], {"id": 8, "name": "citadels", "noPoints": False, "uuid": "9c"}]
    whole = file(RICH, play(CEM, uuid="second", gameRefId=8), games=games)
    of_second = {("games", 1), ("players", 2), ("plays", 1)}
    parse = history.importer.make_parser()
    odd_ones: list[ImportedPlay] = []
    for *path, last in places(whole):
        if not path or (*path, last)[:2] in of_second:
            continue
        for odd in ODD:
            changed = json.loads(json.dumps(whole))
            part = changed
            for key in path:
                part = part[key]
            part[last] = odd
            first, second = parse(body(changed))
            assert isinstance(second, ImportedPlay), (path, last, odd)
            if isinstance(first, ImportedPlay):
                n = len(odd_ones)
                odd_ones.append(replace(first, row=n, play=f"{n}"))
    some = tuple(odd_ones[::20])
    assert history.importer.import_file(some, dry=False).added == len(some) > 20


# -- which game ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "known"),
    [
        ({"name": "Sheriff of Nottingham: 2nd Edition", "bggId": 298638}, ("sheriff", "second")),
        ({"name": "Sheriff of Nottingham 2nd Edition"}, ("sheriff", "second")),
        ({"name": "Sheriff of Nottingham (Second Edition)"}, ("sheriff", "second")),
        ({"name": "Ours", "bggName": "Sheriff of Nottingham: 2nd Edition"}, ("sheriff", "second")),
        ({"name": "Sheriff of Nottingham"}, ("sheriff", "")),
        ({"name": "Sheriff of Nottingham", "bggId": 157969}, ("sheriff", "first")),
        ({"name": "citadels"}, ("citadels", "")),
        ({"name": "CITADELS "}, ("citadels", "")),
        ({"name": "condottiere", "bggId": 0}, ("condottiere", "")),
        ({"name": "The one with the crown", "bggName": "Citadels"}, ("citadels", "")),
        ({"name": "Ohne Furcht und Adel", "bggId": 478}, ("citadels", "")),
        ({"name": "Machiavelli", "bggId": "478"}, ("citadels", "")),
        ({"name": "Camels", "bggId": 31}, ("dunhuang", "")),
        ({"name": "Citadels: The Dark City", "bggId": 6068}, None),
        ({"name": ""}, None),
        ({"name": "2nd Edition"}, None),
    ],
)
def test_a_game_is_known_by_number_and_by_every_spelling_of_its_name(game, known):
    listed = [{"id": 7, "uuid": "x", "bggId": 0} | game]
    (one,) = reading(file(games=listed), n31=("dunhuang", ""))
    assert known == ((one.game, one.edition) if isinstance(one, ImportedPlay) else None)


def test_a_number_that_the_host_has_typed_is_that_game(history):
    history.set_setting("bgg:citadels:", "4711")
    renamed = [{"id": 7, "name": "Die mit der Krone", "bggId": 4711}]
    assert history.importer.import_file(body(file(games=renamed)), dry=True).added == 1


def test_what_could_not_be_kept_of_ours_does_not_drown_in_other_games(history):
    """Two real files said 560 lines, and ours was not among the first 20."""
    games = [*file()["games"], *({"id": n, "name": f"Game {n}"} for n in range(10, 16))]
    others = [play(gameRefId=10 + n % 6) for n in range(30)]
    wrong = play(WON, BEN | {"score": "12,5"})
    brought = history.importer.import_file(body(file(*others, wrong, games=games)), dry=True)
    assert [one.row for one in brought.refused] == [31]
    assert brought.foreign is not None
    told = say(brought.foreign.message, "en")
    assert told == "Other games, left out: 30 (Game 10, Game 11, Game 12 and 3 others)."


# -- points ----------------------------------------------------------------------------------------


def figures(history: History, name: str) -> tuple[int | None, float | None]:
    (id,) = (one.id for one in history.people.list_all() if one.name == name)
    (found,) = history.people.read_statistics(id).figures
    return found.best, found.average


@pytest.mark.parametrize("blank", [{"score": None}, {"score": ""}, {"score": " "}, {}])
def test_points_that_nobody_wrote_down_are_not_0(history, blank):
    """Half of all real plays have none."""
    empty = [{"playerRefId": 1, "winner": True} | blank, {"playerRefId": 2} | blank]
    history.importer.import_file(body(file(play(*empty))), dry=False)
    assert figures(history, "Ann") == (None, None)
    (row,) = history.every()
    assert [row.points_of(seat) for seat in row.seats] == [None, None]
    assert not history.open_result(row.code).sheet.counted
    earlier = play(uuid="other", playDate="2024-11-01 20:00:00")
    history.importer.import_file(body(file(earlier)), dry=False)
    assert figures(history, "Ann") == (29, 29.0)
    out = exported(history)
    assert [one["score"] for one in out["plays"][0]["playerScores"]] == ["", ""]
    assert out["games"][0]["noPoints"] is False


def test_one_whose_points_nobody_wrote_down_has_none_beside_one_who_has(history):
    history.importer.import_file(body(file(play(WON, BEN | {"score": None}))), dry=False)
    assert (figures(history, "Ann"), figures(history, "Ben")) == ((29, 29.0), (None, None))
    (row,) = history.every()
    assert [row.points_of(seat) for seat in row.seats] == [29, None]
    table = list(write_csv([row]))
    assert [line.split(",")[13] for line in table[1:]] == ["29", ""]
    history.remove(row.code)
    assert history.importer.import_file("".join(table).encode(), dry=False).added == 1
    (row,) = history.every()
    assert [row.points_of(seat) for seat in row.seats] == [29, None]


def test_points_come_as_the_sum_that_was_typed_and_somebody_anonymous_as_a_guest(history):
    people = called("Ann", "Ben", "Anonymous player")
    people[2]["isAnonymous"] = True
    typed = zip((WON, BEN, CEM), ("99+ 6-1", "7.5", ""), strict=True)
    scores = [who | {"score": score} for who, score in typed]
    history.importer.import_file(body(file(play(*scores), players=people)), dry=False)
    (row,) = history.every()
    told = [(row.points_of(seat), seat.person is None) for seat in row.seats]
    assert told == [(104, False), (7, False), (None, True)]
    assert (row.game, row.played_for) == ("citadels", 45 * 60_000)


def test_points_that_are_entered_afterwards_count(history):
    empty = [ANN | {"score": "", "winner": True}, BEN | {"score": ""}]
    history.importer.import_file(body(file(play(*empty))), dry=False)
    (row,) = history.every()
    history.correct(row.code, [SeatCorrection(20, True), SeatCorrection(11, False)])
    assert figures(history, "Ann") == (20, 20.0)
    (row,) = history.every()
    assert [row.points_of(seat) for seat in row.seats] == [20, 11]


# -- who it was ------------------------------------------------------------------------------------


def plays_of(history: History) -> dict[str, tuple[int, int]]:
    return {one.name: (one.plays, one.wins) for one in history.people.list_all()}


def called(*names: str) -> list[dict[str, Any]]:
    return [
        {"id": id, "uuid": f"{UUID}{id}", "name": name, "isAnonymous": False}
        for id, name in enumerate(names, start=1)
    ]


def of_another_phone(*names: str) -> list[dict[str, Any]]:
    return [one | {"uuid": f"another-{one['id']}"} for one in called(*names)]


OTHER = play(uuid="other")
UNNUMBERED = [one | {"uuid": None} for one in called("Ann", "Ben")]
TO_AND_FRO = (play(WON, CEM), play(BEN | {"winner": True}, CEM, uuid="other"))
WHO: dict[str, tuple[tuple[dict[str, Any], ...], dict[str, tuple[int, int]]]] = {
    "two of one name at one table are two": (
        (file(players=called("Alex", "Alex")),),
        {"Alex": (1, 1), "Alex (2)": (1, 0)},
    ),
    "two of one name who never met are two": (
        (file(*TO_AND_FRO, players=called("Alex", "Alex", "Cem")),),
        {"Alex": (1, 1), "Alex (2)": (1, 1), "Cem": (2, 0)},
    ),
    "whoever is called otherwise in the next file is the same": (
        (file(players=called("Ann", "Ben")), file(OTHER, players=called("Anna", "Ben"))),
        {"Ann": (2, 2), "Ben": (2, 0)},
    ),
    "somebody new who has a name that another had is somebody new": (
        (
            file(players=called("Ann", "Ben")),
            file(play(WON, CEM, uuid="other"), players=called("Anna", "Ben", "Ann")),
        ),
        {"Ann": (2, 2), "Ben": (1, 0), "Ann (2)": (1, 0)},
    ),
    "namesakes at one table stay two where their name is known": (
        (
            file(players=called("Alex", "Ben")),
            file(OTHER, players=of_another_phone("Alex", "Alex")),
        ),
        {"Alex": (1, 1), "Ben": (1, 0), "Alex (2)": (1, 1), "Alex (3)": (1, 0)},
    ),
    "whoever is known to this house alone is the one of that name": (
        (file(players=UNNUMBERED), file(OTHER, players=called("Ann", "Ben"))),
        {"Ann": (2, 2), "Ben": (2, 0)},
    ),
}


@pytest.mark.parametrize(("files", "people"), WHO.values(), ids=WHO)
def test_one_in_several_files_is_one_and_two_are_two(history, files, people):
    for one in files:
        history.importer.import_file(body(one), dry=False)
    assert plays_of(history) == people


def test_namesakes_in_the_files_of_two_phones_stay_two_until_somebody_says_they_are_one(history):
    """The Alex of one file became the Alex of the other, for ever."""
    history.importer.import_file(body(file(players=called("Alex", "Ben"))), dry=False)
    other = file(play(uuid="other"), players=of_another_phone("Alex", "Cem"))
    history.importer.import_file(body(other), dry=False)
    assert plays_of(history) == {"Alex": (1, 1), "Alex (2)": (1, 1), "Ben": (1, 0), "Cem": (1, 0)}
    ((one, into),) = history.people.list_alike()
    history.people.merge(one.id, into.id)
    assert plays_of(history) == {"Alex": (2, 2), "Ben": (1, 0), "Cem": (1, 0)}
    later = file(play(uuid="later"), players=of_another_phone("Alex", "Cem"))
    history.importer.import_file(body(later), dry=False)
    assert plays_of(history) == {"Alex": (3, 3), "Ben": (1, 0), "Cem": (2, 0)}


@pytest.mark.parametrize(
    "players", [called("Ann"), [one | {"uuid": None} for one in called("A", "A")]]
)
def test_one_person_twice_at_one_table_is_no_play(history, players):
    scores = [WON, ANN] if len(players) == 1 else [WON, BEN]
    brought = history.importer.import_file(body(file(play(*scores), players=players)), dry=True)
    assert [one.message.id for one in brought.refused] == ["fault-name-twice"]


def test_whoever_is_forgotten_is_not_found_again_by_their_id(history):
    history.importer.import_file(body(file()), dry=False)
    (ann,) = (one.id for one in history.people.list_all() if one.name == "Ann")
    history.people.forget(ann)
    assert f"{UUID}1" not in json.dumps(exported(history))


# -- there and back --------------------------------------------------------------------------------


def known_elsewhere(document: dict[str, Any]) -> Any:
    """What of a file says the same, whatever its numbers are."""
    people = {one["id"]: (one["uuid"], one["name"]) for one in document["players"]}
    places = {one["id"]: (one["uuid"], one["name"]) for one in document["locations"]}
    fields = ("uuid", "playDate", "durationMin", "comments", "board", "ignored")
    kept = ("score", "winner", "startPlayer", "role")
    return [
        (
            {name: one.get(name) for name in fields},
            places.get(one.get("locationRefId")),
            [
                ({name: who.get(name) or "" for name in kept}, people[who["playerRefId"]])
                for who in sorted(one["playerScores"], key=lambda who: who.get("seatOrder", 0))
            ],
        )
        for one in document["plays"]
    ]


def test_what_they_wrote_goes_back_to_them_as_it_was(history, tmp_path_factory):
    """A uuid of 36 signs came back with 32, and so every play was there twice."""
    theirs = file(RICH | {"ignored": False})
    history.importer.import_file(body(theirs), dry=False)
    ours = exported(history)
    assert known_elsewhere(ours) == known_elsewhere(theirs)
    again = history.importer.import_file(body(ours), dry=False)
    assert (again.added, again.known, again.refused) == (0, 1, ())
    there = ToyHouse(tmp_path_factory.mktemp("two") / "companion.sqlite3", game=CITADELS)
    other = History(there.store, there.sittings, now=there.now)
    other.importer.import_file(body(ours), dry=False)
    assert known_elsewhere(exported(other)) == known_elsewhere(theirs)
    assert other.importer.import_file(body(theirs), dry=False).known == 1
    there.close()


def test_what_they_wrote_goes_with_the_house(history, tmp_path_factory):
    theirs = file(RICH | {"ignored": False})
    history.importer.import_file(body(theirs), dry=False)
    there = ToyHouse(tmp_path_factory.mktemp("two") / "companion.sqlite3", game=CITADELS)
    other = History(there.store, there.sittings, now=there.now)
    assert other.importer.import_file(b"".join(history.house()), dry=False).added == 1
    assert known_elsewhere(exported(other)) == known_elsewhere(theirs)
    there.close()


def test_a_play_that_an_older_version_brought_with_a_cut_id_is_known_and_gets_its_own(history):
    cut = json.dumps(file(play(uuid=PLAY["uuid"][:32]))).encode()  # type: ignore[index]
    history.importer.import_file(cut, dry=False)
    for _ in range(2):
        assert history.importer.import_file(body(file()), dry=False).known == 1
    assert [one["uuid"] for one in exported(history)["plays"]] == [PLAY["uuid"]]


def test_a_play_of_this_house_goes_out_with_its_place_and_its_options(history):
    history.importer.import_file(row_of(game="citadels"), dry=False)
    (place,), (one,) = exported(history)["locations"], exported(history)["plays"]
    assert (place["name"], one["board"]) == ("Home", "Our options")


# -- the first three bytes -------------------------------------------------------------------------


def test_a_byte_order_mark_is_passed_over(history):
    """Editors of Windows write it."""
    mark = b"\xef\xbb\xbf"
    assert history.importer.import_file(mark + body(file()), dry=False).added == 1
    house = b"".join(history.house())
    assert history.importer.import_file(mark + house, dry=True).known == 1
