"""Pictures that go out of the house: who gets them, and what is in none of them."""

from __future__ import annotations

from io import BytesIO

import pytest
import zxingcpp
from PIL import Image

from companion.web import pictures
from tests.web.conftest import answered

SECRET = 4711174711


@pytest.fixture
def finished(sitting):
    """Ben has hidden something and thought better of it."""
    ben = sitting.seat(1)
    sitting.act(sitting.table, 0, kind="take", n=3)
    sitting.act(ben, 1, kind="hide", number=SECRET)
    before = sitting.version()
    sitting.act(ben, 1, kind="rewind", to=before - 1, expected=before)
    for kind in ("reveal", "finish"):
        sitting.act(sitting.table, None, kind=kind)
    return sitting.code


@pytest.fixture
def browser(app):
    return app.test_client()


@pytest.fixture
def drawn(monkeypatch):
    """What was to be drawn."""
    found = []
    plain = pictures._png  # noqa: SLF001

    def noted(what, *others):
        found.append(what)
        return plain(what, *others)

    monkeypatch.setattr(pictures, "_png", noted)
    return found


def test_a_result_is_a_picture_for_whoever_may_read_it(browser, visitor, finished, drawn):
    answer = browser.get(f"/s/{finished}/result.png?lang=en")
    assert answer.status_code == 200
    assert answer.content_type == "image/png"
    assert Image.open(BytesIO(answer.data)).width == 1080
    (row,) = answered(visitor.get("/history"))["results"]
    (what,) = drawn
    told = {(one.name, one.place, one.winner) for one in what.ranks}
    assert told == {(one["name"], one["place"], one["winner"]) for one in row["seats"]}
    assert str(SECRET) not in repr(what)


def test_no_picture_before_the_end_nor_of_what_is_gone(app, browser, sitting, tmp_path):
    assert browser.get(f"/s/{sitting.code}/result.png").status_code == 404
    assert browser.get(f"/s/{sitting.code}/result.svg").status_code == 404
    assert browser.get("/s/ZZZZZ/result.png").status_code == 404
    assert browser.get("/history/tonight.png").status_code == 404
    sitting.act(sitting.table, None, kind="finish")
    assert browser.get(f"/s/{sitting.code}/result.png").status_code == 200
    app.extensions["companion"].history.remove(sitting.code)
    assert browser.get(f"/s/{sitting.code}/result.png").status_code == 404


def test_a_score_that_was_counted_is_a_picture_too(browser, visitor):
    players = [{"name": name, "gold": gold} for name, gold in (("Ann", 9), ("Ben", 5), ("Cem", 1))]
    sheet = {"edition": "first", "players": players}
    assert browser.post("/score/sheriff?show&id=one-page", json=sheet).status_code == 200
    (row,) = answered(visitor.get("/history"))["results"]
    page = browser.get(f"/s/{row['code']}/result").text
    assert "result.png" in page
    assert "result.pdf" not in page, "there is no sitting to print"
    assert browser.get(f"/s/{row['code']}/result.png").status_code == 200


def test_an_evening_is_a_picture_of_all_its_games(app, browser, visitor, finished, drawn):
    assert browser.get("/history/tonight.png").status_code == 200
    (what,) = drawn
    assert [one.game for one in what.games] == ["pearls"]
    assert {one.name for one in what.games[0].ranks} == {"Ann", "Ben", "Cem"}
    app.config["HISTORY"] = "closed"
    assert browser.get("/history/tonight.png").status_code == 401


def test_somebody_who_was_forgotten_is_in_no_picture(app, browser, visitor, finished, drawn):
    history = app.extensions["companion"].history
    ann = next(one.id for one in history.people() if one.name == "Ann")
    history.forget(ann)
    for path in (f"/s/{finished}/result.png", "/history/tonight.png"):
        assert browser.get(path).status_code == 200
    assert "Ann" not in repr(drawn)


def test_the_way_to_a_result_is_a_code_that_can_be_scanned(browser, finished):
    answer = browser.get(f"/s/{finished}/result.svg")
    assert answer.content_type.startswith("image/svg+xml")
    size = int(answer.text.partition('viewBox="0 0 ')[2].partition(" ")[0])
    picture = Image.new("L", (size, size), 255)
    path = answer.text.partition('<path d="')[2].partition('"')[0]
    for run in path.removeprefix("M").removesuffix("z").split("zM"):
        start, _, length = run.partition("h")
        x, y = map(int, start.split())
        for dark in range(int(length.partition("v")[0])):
            picture.putpixel((x + dark, y), 0)
    (read,) = zxingcpp.read_barcodes(picture.resize((size * 4, size * 4), Image.Resampling.NEAREST))
    assert read.text == f"http://localhost/s/{finished}/result"


def test_share_is_two_taps_from_the_result_and_from_the_history(browser, finished):
    """One opens the dialog, one sends it."""
    for path in (f"/s/{finished}/result", f"/history/{finished}", "/history/tonight"):
        page = browser.get(path).text
        assert 'data-opens="share"' in page
        dialog = page.partition('<dialog id="share"')[2].partition("</dialog>")[0]
        assert "data-share" in dialog
        assert ".png" in dialog
