"""Streams: one screen after every bell, signs of life between, and an end for dead tokens."""

import json

import pytest

from companion.bell import Bell
from companion.web.presence import Presence
from companion.web.services import of_app
from companion.web.stream import event

pytestmark = pytest.mark.databases


class QuietBell:
    """The app's bell, but whoever waits is told at once that the time is over."""

    def __init__(self, bell, now):
        self.bell = bell
        self.now = now

    def __call__(self, code, seen, timeout):
        assert 0 <= timeout <= 2
        if self.bell.last_ring(code) <= seen:
            self.now.pass_seconds(timeout)


@pytest.fixture(autouse=True)
def no_waiting(app, now, monkeypatch):
    bell = of_app(app).bell
    monkeypatch.setattr(bell, "wait", QuietBell(bell, now))


@pytest.fixture
def presence(app):
    return of_app(app).presence


class Listener:
    def __init__(self, answer):
        assert answer.status_code == 200
        self.answer = answer
        self.chunks = iter(answer.response)
        assert next(self.chunks) == b"retry: 1000\n\n"

    def next(self):
        """The next event: its name, its id and its data."""
        fields = dict(
            line.split(": ", 1) for line in next(self.chunks).decode().strip().split("\n")
        )
        version = fields.get("id")
        return fields.get("event"), version and int(version), json.loads(fields["data"])

    def next_view(self):
        name, version, data = self.next()
        while name == "beat":
            name, version, data = self.next()
        assert name is None
        return version, data

    def close(self):
        self.answer.close()


def listen(visitor, sitting, **asked):
    return Listener(visitor.get(f"{sitting.path}/stream", **asked))


def test_a_stream_tells_every_change_to_everybody_as_they_may_know_it(sitting, visitor):
    ann, table, onlooker = (
        listen(one, sitting) for one in (sitting.seat(0), sitting.table, visitor)
    )
    for one in (ann, table, onlooker):
        assert one.next_view()[0] == 0
    sitting.act(sitting.table, 0, kind="hide", number=4711174711)
    number, seen = table.next_view()
    assert (number, seen["fists"]) == (1, [None, None, None])
    assert ann.next_view() == (1, {**seen, "viewer": 0, "fists": [4711174711, None, None]})
    assert onlooker.next_view() == (1, seen)


def test_what_happens_while_a_screen_is_drawn_is_not_missed(sitting):
    table = listen(sitting.table, sitting)
    table.next_view()
    for n in (1, 2, 3):
        sitting.act(sitting.table, 0, kind="take", n=n)
    assert table.next_view()[0] == 3


def test_between_the_changes_comes_a_beat_with_the_servers_time(sitting, now):
    table = listen(sitting.table, sitting)
    table.next_view()
    started = now()
    for beat in range(3):
        assert table.next() == ("beat", None, {"now": started + 2000 * beat})


def test_beats_go_on_while_much_happens(sitting, now):
    table = listen(sitting.table, sitting)
    table.next_view()
    assert table.next()[0] == "beat"
    names = []
    for _ in range(6):
        sitting.act(sitting.table, 0, kind="take", n=1)
        now.pass_seconds(1.5)
        names.append(table.next()[0])
    assert names.count("beat") >= 2
    assert names.count(None) >= 2


def test_a_clock_that_is_set_back_does_not_silence_the_beat(sitting, now):
    table = listen(sitting.table, sitting)
    table.next_view()
    table.next()
    now.pass_seconds(-3600)
    assert table.next()[0] == "beat"


def test_whoever_comes_back_gets_one_screen_or_nothing(sitting):
    sitting.act(sitting.table, 0, kind="take", n=1)
    up_to_date = listen(sitting.table, sitting, headers={"Last-Event-ID": "1"})
    assert up_to_date.next()[0] == "beat"
    sitting.act(sitting.table, 0, kind="take", n=1)
    assert up_to_date.next_view()[0] == 2
    behind = listen(sitting.table, sitting, headers={"Last-Event-ID": "1"})
    assert behind.next_view()[0] == 2
    assert behind.next()[0] == "beat"


@pytest.mark.parametrize("header", ["x", "-1", "1.0", "9" * 400, "abc-0"])
def test_whoever_comes_with_an_id_that_is_none_of_ours_gets_a_screen(sitting, header):
    table = listen(sitting.table, sitting, headers={"Last-Event-ID": header})
    assert table.next_view()[0] == 0


def test_a_stream_ends_when_its_token_dies(sitting):
    ben = listen(sitting.seat(1), sitting, query_string={"lang": "ko"})
    ben.next_view()
    sitting.table.delete(f"{sitting.path}/seats/1/claim")
    name, _, data = ben.next()
    while name == "beat":
        name, _, data = ben.next()
    assert name == "gone"
    assert data["status"] == 401
    assert data["title"] == "아직 참가하지 않았어요"
    with pytest.raises(StopIteration):
        next(ben.chunks)


@pytest.mark.parametrize("kind", ["table", "seat"])
def test_a_screen_of_a_sitting_that_an_older_backup_does_not_know_is_told_so(app, kind):
    """An answer of 404 a browser cannot read: it would ask again for ever."""
    browser = app.test_client()
    browser.set_cookie(f"{kind}_22222", "t" * 20)
    stream = browser.get(f"/s/22222/{kind}/stream", query_string={"lang": "ru"})
    assert (stream.status_code, stream.mimetype) == (200, "text/event-stream")
    assert "event: gone" in stream.text
    assert "22222" in stream.text


def test_who_listens_is_known_as_long_as_they_do(sitting, presence):
    ben = sitting.seat(1)
    one, two = listen(ben, sitting), listen(ben, sitting)
    assert presence.seats(sitting.code) == {1}
    one.close()
    assert presence.seats(sitting.code) == {1}
    two.close()
    assert presence.seats(sitting.code) == frozenset()
    assert sitting.table.get(sitting.path).json["seats"][1]["connected"] is False


def test_the_bell_rings_when_somebody_comes_or_goes(sitting, app):
    bell = of_app(app).bell
    before = bell.last_ring(sitting.code)
    table = listen(sitting.table, sitting)
    came = bell.last_ring(sitting.code)
    table.close()
    assert before < came < bell.last_ring(sitting.code)


def test_a_server_that_stops_ends_its_streams(sitting, presence):
    table = listen(sitting.table, sitting)
    table.next_view()
    presence.close()
    assert [name for name in table.chunks if b"beat" not in name] == []


def test_nothing_on_the_way_may_hold_a_stream_back(sitting):
    answer = sitting.table.get(f"{sitting.path}/stream")
    assert answer.mimetype == "text/event-stream"
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Accel-Buffering"] == "no"
    answer.close()


def test_a_screen_of_several_lines_is_one_event():
    assert event(None, "<p>\r\none\ntwo\u2028still two</p>", id="7") == (
        "id: 7\ndata: <p>\ndata: one\ndata: two\u2028still two</p>\n\n"
    )


# --- screens --------------------------------------------------------------------------------------


@pytest.fixture
def browser(app, sitting):
    return sitting.device(app)


def first_id(browser, sitting, seen):
    """The id of the screen that comes first to a browser that has seen another, if one comes."""
    stream = browser.get(f"/s/{sitting.code}/table/stream", headers={"Last-Event-ID": seen})
    chunks = iter(stream.response)
    assert next(chunks) == b"retry: 1000\n\n"
    head = next(chunks).decode().split("\n", 1)[0]
    stream.close()
    return head.removeprefix("id: ") if head != "event: beat" else None


def test_a_screen_has_the_version_and_the_database_that_it_is_of(app, browser, sitting):
    sitting.act(sitting.table, None, kind="roll")
    incarnation = app.extensions["companion"].store.incarnation
    page = browser.get(f"/s/{sitting.code}/table").text
    assert f'data-incarnation="{incarnation}" data-version="1"' in page
    assert first_id(browser, sitting, f"{incarnation}-0") == f"{incarnation}-1"
    assert first_id(browser, sitting, f"{incarnation}-1") is None


def test_a_screen_of_a_database_that_was_here_before_gets_a_new_one(app, browser, sitting):
    sitting.act(sitting.table, None, kind="roll")
    incarnation = app.extensions["companion"].store.incarnation
    for seen in ("0123456789abcdef-1", "0123456789abcdef-50", "1", ""):
        assert first_id(browser, sitting, seen) == f"{incarnation}-1"


@pytest.mark.file
def test_a_screen_stays_while_the_database_is_away_and_goes_on_afterwards(app, sitting):
    table = listen(sitting.table, sitting)
    table.next_view()
    table.next()
    path = app.extensions["companion"].store.path
    away = path.rename(path.with_name("away"))
    of_app(app).bell.ring(sitting.code)
    for _ in range(3):
        assert table.next()[0] == "beat"
    away.rename(path)
    sitting.act(sitting.table, 0, kind="take", n=1)
    assert table.next_view()[0] == 1


class Asked:
    """A channel; what is told on it, and whether nobody could come or go meanwhile."""

    presence: Presence

    def __init__(self):
        self.told = []

    def listen(self, topic, hear): ...

    def when_asked(self, repeat):
        self.ask = repeat

    def when_dead(self, died): ...

    def tell(self, topic, about, value):
        self.told.append((about, value, self.presence._lock.locked()))  # noqa: SLF001


def test_a_phone_that_goes_while_another_worker_asks_is_not_said_to_be_there_after_it_went():
    """It was shown as connected for ever."""
    channel = Asked()
    channel.presence = Presence(Bell(), channel)  # type: ignore[arg-type]
    with channel.presence.connect("PEARL", 1), channel.presence.connect("PEARL", 1):
        channel.ask()
    assert channel.told == [
        ("PEARL/1", "yes", True),
        ("PEARL/1", "yes", True),
        ("PEARL/1", "", True),
    ]
