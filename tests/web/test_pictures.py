"""Pictures that go out of the house: who gets them, and what is in none of them."""

from io import BytesIO

import pytest
import zxingcpp
from msgspec import structs
from PIL import Image

from companion.history.statistics import Month, combine
from companion.printing import share
from companion.sittings import records
from companion.web import host, pictures
from tests.printing.reading import read
from tests.web.conftest import FIGHT, answered, opened

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


def test_the_map_on_which_a_game_was_won_is_in_its_picture_and_on_its_paper(
    browser, visitor, drawn
):
    cities = ({"kind": "correct_city", "city": city, "owner": 0} for city in ("Firenze", "Siena"))
    won = {"kind": "end_battle", "battle": 1, "winner": 0, "by_hand": True}
    names = ("Ann", "Ben", "Cem", "Dan")
    sitting = opened(visitor, "condottiere", names, *cities, *FIGHT, won, tools=["map"])
    assert browser.get(f"/s/{sitting.code}/result.png").status_code == 200
    (what,) = drawn
    (picture,) = share.make_job(what, "en").documents
    assert "Mantua" in picture.html
    assert "Mantua" in read(browser.get(f"/s/{sitting.code}/result.pdf?lang=en").data)[0]


def test_a_score_that_was_counted_is_a_picture_and_a_sheet_too(browser, visitor):
    players = [{"name": name, "gold": gold} for name, gold in (("Ann", 9), ("Ben", 5), ("Cem", 1))]
    sheet = {"edition": "first", "players": players}
    assert browser.post("/score/sheriff?show&id=one-page", json=sheet).status_code == 200
    (row,) = answered(visitor.get("/history"))["results"]
    page = browser.get(f"/s/{row['code']}/result").text
    assert "result.png" in page
    assert "/log" not in page, "there is no sitting that has one"
    for kind in ("png", "pdf"):
        assert f"result.{kind}" in page
        assert browser.get(f"/s/{row['code']}/result.{kind}").status_code == 200


def test_an_evening_is_a_picture_of_all_its_games(app, browser, visitor, finished, drawn):
    assert browser.get("/history/tonight.png").status_code == 200
    (what,) = drawn
    assert [one.game for one in what.games] == ["pearls"]
    assert {one.name for one in what.games[0].ranks} == {"Ann", "Ben", "Cem"}
    app.config["HISTORY"] = "closed"
    assert browser.get("/history/tonight.png").status_code == 401


def test_somebody_who_was_forgotten_is_in_no_picture(app, browser, visitor, finished, drawn):
    history = app.extensions["companion"].history
    ann = next(one.id for one in history.people.list_all() if one.name == "Ann")
    history.people.forget(ann)
    for path in (f"/s/{finished}/result.png", "/history/tonight.png"):
        assert browser.get(path).status_code == 200
    assert "Ann" not in repr(drawn)


def test_the_way_to_a_result_is_a_code_that_can_be_scanned(browser, finished):
    answer = browser.get(f"/s/{finished}/result.svg", headers={"Host": "192.168.178.23"})
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
    assert read.text == f"http://192.168.178.23/s/{finished}/result"
    for path in (f"/s/{finished}/result", f"/history/{finished}"):
        assert "result.svg" in browser.get(path, headers={"Host": "192.168.178.23"}).text


def test_no_way_to_a_result_leads_a_phone_to_itself(browser, finished):
    assert browser.get(f"/s/{finished}/result.svg").status_code == 404
    for path in (f"/s/{finished}/result", f"/history/{finished}", f"/s/{finished}/table"):
        assert "result.svg" not in browser.get(path).text


def test_share_is_two_taps_from_the_result_and_from_the_history(browser, finished):
    """One opens the dialog, one sends it; an evening has been opened already."""
    for path in (f"/s/{finished}/result", f"/history/{finished}"):
        page = browser.get(path).text
        assert 'data-opens="share"' in page
        dialog = page.partition('<dialog id="share"')[2].partition("</dialog>")[0]
        assert "data-share" in dialog
        assert ".png" in dialog
    evening = browser.get("/history/tonight").text.partition('href="/history/tonight.png"')[2]
    assert "data-share" in evening.partition(">")[0]


def test_what_somebody_has_played_is_a_picture_for_those_who_play_here(
    app, browser, visitor, sitting, finished, drawn
):
    history = app.extensions["companion"].history
    ben = next(one for one in history.people.list_all() if one.name == "Ben")
    path = f"/people/{ben.id}.png"
    assert browser.get(path).status_code == 401
    browser.set_cookie(f"table_{finished}", sitting.table.token)
    answer = browser.get(path)
    assert answer.status_code == 200
    assert Image.open(BytesIO(answer.data)).width == 1080
    (what,) = drawn
    assert (what.name, what.plays, what.groups[0].plays) == ("Ben", 1, 1)
    assert "Ann" not in repr(what), "nobody else goes out of the house with it"
    assert f'href="{path}"' in browser.get(f"/people/{ben.id}").text
    assert browser.get("/people/0000000000000000.png").status_code == 404
    history.set_counts(finished, counts=False)
    assert browser.get(path).status_code == 404, "nothing of theirs counts"


def test_what_tells_how_somebody_lies_is_in_no_picture_not_even_in_their_own(
    app, browser, visitor, sitting, finished, drawn
):
    store = app.extensions["companion"].store
    with store.writing() as session:
        records.put_facts(session, finished, [{"lies": SECRET, "lies_caught": SECRET}] * 3)
    history = app.extensions["companion"].history
    ann = next(one for one in history.people.list_all() if one.name == "Ann")
    browser.set_cookie(f"seat_{finished}", sitting.seat(0).token or "")
    browser.set_cookie(host.OWNER_COOKIE, ann.id)
    assert history.people.read_statistics(ann.id).figures[0].facts["lies"] == SECRET
    assert browser.get(f"/people/{ann.id}.png").status_code == 200
    assert str(SECRET) not in repr(drawn)


def test_months_without_a_play_have_their_place_and_older_ones_none():
    def played(*when: tuple[int, int]) -> tuple[str, ...]:
        months = tuple(Month(year, month, 2, 1) for year, month in when)
        found = pictures._months(structs.replace(combine(()), months=months))  # noqa: SLF001
        return tuple(f"{one.year}-{one.month}:{one.plays}" for one in found)

    assert played() == ()
    assert played((2026, 1)) == ("2026-1:2",)
    assert played((2026, 2), (2025, 12)) == ("2025-12:2", "2026-1:0", "2026-2:2")
    assert len(played((2026, 2), (2020, 1))) == 12
