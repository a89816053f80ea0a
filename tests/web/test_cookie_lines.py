"""A browser brings the tokens of every sitting it was at: reading them costs nobody their turn."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from companion.web import auth
from companion.web.auth import MOST_LOOKED_UP
from companion.web.limits import PER_MINUTE
from tests.conftest import TABLE

PAGES = ("/people", "/history", "/new/pearls")


@pytest.fixture
def store(app):
    return app.extensions["companion"].store


@pytest.fixture
def sittings(app):
    return app.extensions["companion"].sittings


@contextmanager
def asked(store) -> Iterator[list[tuple[str, int]]]:
    """What the database is asked meanwhile, each with how many fingerprints of tokens."""
    found: list[tuple[str, int]] = []

    def note(_, __, statement, parameters, *___) -> None:
        hashes = {one for one in parameters if isinstance(one, str) and len(one) == 64}
        found.append((statement, len(hashes)))

    sa.event.listen(store._engine, "before_cursor_execute", note)  # noqa: SLF001
    yield found
    sa.event.remove(store._engine, "before_cursor_execute", note)  # noqa: SLF001


def dead(count: int) -> str:
    return ".".join(secrets.token_urlsafe(24) for _ in range(count))


def page(app, path: str, cookie: str = ""):
    """As somebody sees it who has said who they are."""
    headers = {"Accept": "text/html", "Cookie": f"me=somebody; {cookie}"}
    return app.test_client(use_cookies=False).get(path, headers=headers)


def sat_at(sittings, count: int) -> list[str]:
    """The cookies of a device that was a phone and a table by turns."""
    found = []
    for n in range(count):
        opened = sittings.open("pearls", None, ("Ann", "Ben"))
        seat = f"seat_{opened.code}={sittings.seats.claim(opened.code, 0)}"
        found.append(seat if n % 2 else f"table_{opened.code}={opened.table_token}")
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_line_of_dead_tokens_is_one_query_and_then_others_have_a_turn(
    app, store, sittings, path, monkeypatch
):
    turns: list[None] = []
    monkeypatch.setattr(auth, "yield_to_other_greenlets", lambda: turns.append(None))
    line = "; ".join(f"seat_{one.partition('_')[2][:5]}={dead(150)}" for one in sat_at(sittings, 3))
    page(app, path)  # what is read but once
    with asked(store) as without:
        assert page(app, path).status_code == 200
    turns.clear()
    with asked(store) as found:
        assert page(app, path, line).status_code == 200
    assert [hashes for _, hashes in found if hashes] == [MOST_LOOKED_UP]
    assert len(found) <= len(without) + 2, "it, and its transaction"
    assert len(turns) == 1


def test_a_tablet_that_was_at_150_sittings_asks_no_more_than_one_that_was_at_few(
    app, store, sittings
):
    line = sat_at(sittings, 150)
    for one in line[-2:]:
        sittings.act(one.partition("_")[2][:5], TABLE, "end", None, {"kind": "finish"})
    few, every = "; ".join(line[-2:]), "; ".join(line)
    for path in PAGES:
        page(app, path, few)
        with asked(store) as of_few:
            page(app, path, few)
        with asked(store) as of_all:
            answer = page(app, path, every)
        assert len(of_all) == len(of_few)
        assert "Set-Cookie" not in answer.headers, "all of it is good"


def test_many_tokens_of_one_sitting_are_read_at_once(app, store, sittings):
    (one,) = sat_at(sittings, 1)
    code = one.partition("_")[2][:5]
    for path in (f"/s/{code}/log", f"/s/{code}/"):
        page(app, path)
        with asked(store) as found:
            page(app, path, f"seat_{code}={dead(2)}")
        with asked(store) as more:
            page(app, path, f"seat_{code}={dead(450)}")
        assert len(more) == len(found)


def test_dead_tokens_go_and_live_ones_stay(app, sittings):
    client = app.test_client()
    table, seat, other = sat_at(sittings, 3)
    code = seat.partition("_")[2][:5]
    live = seat.partition("=")[2]
    ben = sittings.seats.claim(code, 1)
    sittings.seats.release(code, 1, (ben,))
    brought = {
        **dict(one.split("=") for one in (table, other)),
        f"seat_{code}": f"{live}.{ben}",
        f"table_{code}": dead(2),
    }
    for name, value in brought.items():
        client.set_cookie(name, value)
    assert client.get("/people").status_code == 200

    def kept(name: str) -> str | None:
        found = client.get_cookie(name)
        return None if found is None else found.value

    left = {name: now for name in brought if (now := kept(name)) is not None}
    assert left == {**dict(one.split("=") for one in (table, other)), f"seat_{code}": live}
    assert client.get(f"/s/{code}/seat").status_code == 200


def test_made_up_tokens_find_no_more_codes_than_a_minute_has_tries(app, sittings):
    """A cookie was dropped only where its sitting was here: fifty codes tried a request."""
    here = [one.partition("=")[0] for one in sat_at(sittings, 30)]
    told = []
    for some in (here[:15], here[15:]):
        line = "; ".join(
            f"{name}={dead(1)}" for name in (*some, *(f"seat_2222{n}" for n in range(9)))
        )
        told += page(app, "/people", line).headers.getlist("Set-Cookie")
    assert len(told) == PER_MINUTE["tries"]


def test_a_table_that_was_taken_over_keeps_its_token_for_stopping_that(app, sittings):
    client = app.test_client()
    opened = sittings.open("pearls", None, ("Ann", "Ben"))
    sittings.seats.take_over(opened.code, (sittings.seats.claim(opened.code, 0),))
    client.set_cookie(f"table_{opened.code}", opened.table_token)
    client.get("/people")
    assert client.post(f"/s/{opened.code}/table/stop").status_code == 303
    assert client.get(f"/s/{opened.code}/table").status_code == 200


def test_tokens_of_another_house_on_this_machine_stay_unless_there_is_a_crowd(app):
    """Cookies come along whatever the port."""
    of_another = f"table_22222={dead(1)}"
    assert "Set-Cookie" not in page(app, "/people", of_another).headers
    crowd = "; ".join(f"seat_3333{n}={dead(90)}" for n in (2, 3))
    told = page(app, "/people", f"{of_another}; {crowd}").headers.getlist("Set-Cookie")
    assert [one.partition(";")[0] for one in told] == ["seat_33333="]


def test_the_newest_fifty_say_who_plays_here(app, sittings):
    line = sat_at(sittings, 1)
    old = "; ".join((*line, *(f"seat_2222{n}={dead(25)}" for n in (2, 3))))
    new = "; ".join((*(f"seat_2222{n}={dead(25)}" for n in (2, 3)), *line))
    assert page(app, "/people/nobody", old).status_code == 401
    assert page(app, "/people/nobody", new).status_code == 404
