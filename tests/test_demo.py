"""Recorded games that play themselves."""

import pytest

from companion import create_app, paths
from companion.demo import RECORDINGS, Demo, RecordedClock
from companion.games import GAMES
from tests.examples import quickly


@pytest.fixture
def demo(tmp_path):
    clock = RecordedClock(steady=lambda: 0.0)
    app = create_app(tmp_path, NOW=clock, DEMO=True)
    services = app.extensions["companion"]
    playing = app.config["DEMO"] = Demo(services.sittings, paths.recordings(), clock)
    yield playing, app.test_client()
    services.store.close()


def test_there_is_one_of_every_game():
    assert set(RECORDINGS) == set(GAMES)


@pytest.mark.parametrize("game", quickly(RECORDINGS, "condottiere"))
def test_a_game_plays_itself_to_its_result(demo, game):
    playing, _ = demo
    show = playing.show(game)
    playing.finish(show)
    assert playing.sittings.queries.result(show.code) is not None


def test_a_pause_and_one_entry_at_a_time(demo):
    playing, client = demo
    assert playing.watched == "condottiere"
    page = client.get("/demo/sheriff").text
    assert playing.watched == "sheriff"
    assert 'class="qr-code"' not in page, "no phone reaches this machine by localhost"
    other = client.get("/demo/sheriff", base_url="http://192.168.0.7:8000").text
    assert 'class="qr-code"' in other
    assert 'class="demo-table"' in page
    client.post("/demo/sheriff/next")
    assert playing.paused
    assert playing.show("sheriff").done == 1
    client.post("/demo/sheriff/go")
    assert not playing.paused
    client.post("/demo/sheriff/end")
    assert playing.sittings.queries.result(playing.show("sheriff").code) is not None


class Over(Exception):
    """Ends what goes on for ever."""


def test_each_game_comes_to_its_result_within_a_minute_and_the_next_one_follows(demo):
    playing, _ = demo
    show = playing.show("condottiere")
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        if playing.watched != "condottiere":
            raise Over

    with pytest.raises(Over):
        playing.run(sleep)
    assert show.done == len(show.entries)
    assert sum(waited[: len(show.entries)]) <= 60
    assert playing.watched == "sheriff"


def test_a_game_that_nobody_recorded_is_not_there(demo):
    _, client = demo
    assert client.get("/demo/chess").status_code == 404


def test_only_a_demo_may_be_framed(demo, tmp_path):
    _, client = demo
    assert (
        "frame-ancestors 'self'" in client.get("/demo/sheriff").headers["Content-Security-Policy"]
    )
    app = create_app(tmp_path / "other")
    headers = app.test_client().get("/").headers
    app.extensions["companion"].store.close()
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert app.test_client().get("/demo/sheriff").status_code == 404
