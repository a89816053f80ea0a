"""Whoever does what docs/adding-a-game.md says has a game that can be counted."""

import urllib.request
from collections.abc import Iterator
from urllib.error import HTTPError

import pytest

from tests.adding import followed, steps
from tests.live import LiveServer, call

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    live: LiveServer = followed(tmp_path_factory.mktemp("tree"))
    yield live.start().url
    live.stop()


def page(url: str, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"{url}{path}", timeout=60) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


def entry(**counts: dict[str, int]) -> dict[str, object]:
    return {"players": [{"name": name, "counts": of} for name, of in counts.items()]}


def test_the_whole_game_is_short():
    assert {name.rpartition(".")[2] for name, _, _ in steps()} == {"py", "toml", "ftl"}
    assert sum(len(text.splitlines()) for _, _, text in steps()) < 150


def test_the_interface_tells_of_it(url):
    games = {game["key"]: game for game in call(url, "/games").body["games"]}
    beans = games["beans"]
    assert beans["seats"] == [2, 3, 4, 5]
    assert (beans["rules_version"], beans["actions"], beans["options"]) == (None, [], {})
    assert [sheet["key"] for sheet in beans["sheets"]] == ["score-pad", "score-pad-large"]
    assert "/games/beans/score" in call(url, "/openapi.json").body["paths"]


def test_it_is_scored_with_every_point_explained_by_its_rule(url):
    counted = entry(Ann={"beans": 7, "trophy": 1}, Ben={"beans": 12})
    sheet = call(url, "/games/beans/score", counted).body
    assert [(player["total"], player["place"]) for player in sheet["players"]] == [(12, 2), (12, 1)]
    assert (sheet["winners"], sheet["decided_by"], sheet["warnings"]) == (["Ben"], "beans", [])
    beans, trophy = sheet["players"][0]["lines"]
    assert (beans["points"], beans["rule"], beans["detail"]) == (7, "be.end.bean", "7 × 1")
    assert (trophy["points"], trophy["label"]) == (5, "Trophy")


@pytest.mark.parametrize("language", ["en", "ko", "ru"])
def test_the_result_is_told_in_every_language(url, language):
    counted = entry(Ann={"beans": 7, "trophy": 1}, Ben={"beans": 12})
    notes = call(url, f"/games/beans/score?lang={language}", counted).body["notes"]
    assert notes
    assert "beans" not in "".join(notes) or language == "en"


def test_more_than_the_box_has_is_said_at_its_field(url):
    counted = entry(Ann={"beans": 30}, Ben={"beans": 11}, Cem={"trophy": 2})
    warnings = call(url, "/games/beans/score", counted).body["warnings"]
    assert [(one["path"], one["code"]) for one in warnings] == [
        ("players[1].counts.beans", "more_than_in_box"),
        ("players[2].counts.trophy", "more_than_in_box"),
    ]


@pytest.mark.parametrize(
    ("counted", "path"),
    [
        (entry(Ann={}), "players"),
        (entry(Ann={"beans": -1}, Ben={}), "players[0].counts.beans"),
        (entry(Ann={"pearls": 1}, Ben={}), "players[0].counts.pearls"),
        (entry(Ann={}, ann={}), "players[0].name"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(url, counted, path):
    answer = call(url, "/games/beans/score", counted)
    assert answer.status == 422
    assert answer.body["errors"][0]["path"] == path


def test_no_sitting_of_it_is_opened(url):
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    answer = call(url, "/sittings", {"game": "beans", "seats": seats})
    assert (answer.status, answer.body["errors"][0]["path"]) == (422, "game")
    assert answer.body["detail"].startswith("Beans can only be scored here")
    status, html = page(url, "/new/beans")
    assert status == 422
    assert "Beans can only be scored here" in html


def test_the_home_screen_offers_the_count_and_the_pad_and_no_play(url):
    status, html = page(url, "/")
    assert status == 200
    assert "/score/beans" in html
    assert "/print/beans" in page(url, "/print")[1]
    assert "/new/beans" not in html
    assert "/new/sheriff" in html


def test_a_sitting_of_it_is_not_taken_in(url):
    document = {"game": "beans", "code": "ABCDE"}
    assert 400 <= call(url, "/sittings/import", document).status < 500


def test_its_pad_is_printed(url):
    assert page(url, "/print/beans")[0] == 200
    with urllib.request.urlopen(f"{url}/print/beans-score-pad.pdf", timeout=120) as answer:
        assert answer.read(5) == b"%PDF-"
