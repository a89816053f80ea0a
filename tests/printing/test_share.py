"""Pictures to be shared: what stands in them, how large they are, and what is kept."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from companion.engine.message import Message, SeatName
from companion.games import GAMES
from companion.printing import (
    Course,
    EveningPicture,
    GameOfEvening,
    Gathering,
    GroupOfPerson,
    MonthOfPerson,
    PersonPicture,
    RankedSeat,
    ResultPicture,
    Setting,
    YearOfPerson,
    share,
)
from companion.printing.cache import MOST_IN_MEMORY
from companion.text import LANGUAGES, say, seat_name
from tests.examples import quickly

from .reading import bare, read

NAMES = ("Ann", "벤", "Константин Преображе", "", "Eve", "Fay", "Gus", "Hal")
MOTIF_HIGH = 96
"""pixels at the foot of the head"""
PEARL = Message("sheriff-note-no-queen", goods=Message("sheriff-good-cheese"))


def ranks(names, language) -> tuple[RankedSeat, ...]:
    return tuple(
        RankedSeat(seat, seat_name(seat, language, names), seat + 1, 125 - 13 * seat, seat == 0)
        for seat in range(len(names))
    )


def result(seats: int, language="en", game="sheriff") -> ResultPicture:
    names = NAMES[:seats]
    rounds = tuple(range(1, 9))
    values = tuple(tuple(7 * n + seat for seat in range(seats)) for n in rounds)
    return ResultPicture(
        game,
        Message("screen-reveal-winner", who=SeatName(0)),
        names,
        ranks(names, language),
        "2026-05-01",
        (Message("seat-red"),),
        (Course(Message("sheriff-line-gold"), rounds, values),),
        (PEARL, PEARL),
    )


def evening(games: int, language="en") -> EveningPicture:
    some = tuple(
        GameOfEvening("citadels", ranks(NAMES[: 2 + n % 7], language)) for n in range(games)
    )
    return EveningPicture("2026-05-01", (("Ann", 2), ("벤", 0)), some)


def said(renderer, what, language) -> str:
    """The text of the page of which the picture is made."""
    pdf = renderer._typeset(share.make_job(what, language))  # noqa: SLF001
    return read(pdf)[0]


def opened(png: bytes) -> Image.Image:
    assert png.startswith(b"\x89PNG")
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
@pytest.mark.parametrize("game", quickly(GAMES, "sheriff"))
def test_a_result_is_a_picture_with_everybody_in_it(house, silence, game, language):
    what = result(8 if language == "ru" else 4, language, game)
    text = bare(said(house, what, language))
    names = [seat_name(one.seat, language, what.names) for one in what.ranks]
    for words in (say(f"{game}-name", language), *names, "125", "2026-05-01", say(PEARL, language)):
        assert bare(words) in text
    picture = opened(house.picture(what, language))
    assert picture.width == 1080
    assert 700 < picture.height < 2600
    assert len(picture.resize((54, 54)).getcolors(9999) or ()) > 20, "it is blank"
    ground = picture.getpixel((0, picture.height - 1))
    head = next(y for y in range(picture.height) if picture.getpixel((0, y)) == ground)
    above = picture.crop((0, 0, picture.width, head))
    cloth = picture.crop((0, head - MOTIF_HIGH, picture.width, head))
    assert max(cloth.tobytes()) < max(above.tobytes()) - 90, "words stand on the cloth of the game"


@pytest.mark.slow
def test_it_ends_below_its_last_line_however_little_it_tells(house, silence):
    long = opened(house.picture(result(8), "en"))
    short = opened(house.picture(replace(result(2), courses=(), told=()), "en"))
    assert short.height < long.height - 800
    for picture in (short, long):
        foot = picture.crop((0, picture.height - 20, picture.width, picture.height))
        assert len(foot.getcolors(9999) or ()) == 1


def test_a_game_that_counts_two_things_shows_both_over_its_rounds(house, silence):
    what = result(4)
    both = replace(
        what, courses=(*what.courses, replace(what.courses[0], counted=Message("seat-green")))
    )
    text = said(house, both, "en")
    assert bare(say("sheriff-line-gold", "en")) in bare(text)
    assert bare(say("seat-green", "en")) in bare(text)


def test_who_has_no_points_gets_no_number_and_no_bar(house, silence):
    what = result(3)
    bare_ranks = tuple(replace(one, total=None) for one in what.ranks)
    text = said(house, replace(what, ranks=bare_ranks, courses=()), "en")
    assert "125" not in text
    assert share.measure_bars(bare_ranks) == (0, 0, 0)


def test_below_nothing_there_is_no_bar(house):
    some = (RankedSeat(0, "Ann", 1, -3, True), RankedSeat(1, "Ben", 2, -9, False))
    assert share.measure_bars(some) == (0, 0)


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
def test_an_evening_is_one_picture_of_its_latest_games(house, silence, language):
    what = evening(15, language)
    text = bare(said(house, what, language))
    assert text.count(bare(say("citadels-name", language))) == share.GAMES_SHOWN
    assert bare(say(Message("history-more-games", n=3), language)) in text
    picture = opened(house.picture(what, language))
    assert picture.width == 1080
    assert picture.height < 5000


STRANGE = ("<b>Ann</b> & <img src=https://example.org/x>", "W" * 40, "מרים")


@pytest.mark.parametrize("name", quickly(STRANGE, STRANGE[0]))
def test_names_are_data(house, silence, name):
    what = result(2)
    strange = (replace(what.ranks[0], name=name), what.ranks[1])
    what = replace(what, names=(name, NAMES[1]), ranks=strange)
    if name.isascii():
        assert bare(name) in bare(said(house, what, "en"))
    assert opened(house.picture(what, "en")).width == 1080


def test_the_same_picture_is_made_once_and_never_on_the_disk(fresh, tmp_path, monkeypatch):
    made, house = [], fresh
    typeset = house._typeset  # noqa: SLF001

    def noted(job):
        made.append(job)
        return typeset(job)

    monkeypatch.setattr(house, "_typeset", noted)
    for _ in range(2):
        house.picture(result(2), "en")
    assert len(made) == 1
    house.picture(result(3), "en")
    assert len(made) == 2
    assert not (tmp_path / "sheets").exists()


def person(name="Ann", months=12) -> PersonPicture:
    return PersonPicture(
        name,
        7,
        "2026-05-01",
        42,
        12,
        4,
        (
            GroupOfPerson("sheriff", "second", 5, 14, 4, 172),
            GroupOfPerson("condottiere", "", 4, 6, 3, None),
        ),
        tuple(MonthOfPerson(2026, n, 2 * n, n % 3) for n in range(1, months + 1)),
        (YearOfPerson(2026, 13, 3), YearOfPerson(2025, 25, 9)),
    )


def test_shared_pictures_evict_no_sheet_that_is_looked_at(fresh, monkeypatch):
    made: list[object] = []

    def typeset(job: object) -> bytes:
        made.append(job)
        return b"%d" % len(made)

    monkeypatch.setattr(fresh, "_typeset", typeset)
    monkeypatch.setattr("companion.printing.preview.cut_picture", lambda pdf, *_: pdf)
    table = Gathering(Message("sheriff-name"), NAMES[:2], "K7QM2", "")
    sheet = fresh.tents(table, Setting("en"))
    for months in range(1, MOST_IN_MEMORY + 1):
        fresh.picture(person(months=months), "en")
    assert len(made) == MOST_IN_MEMORY + 1
    assert fresh.tents(table, Setting("en")) == sheet


@pytest.mark.parametrize("language", quickly(LANGUAGES, "ru"))
def test_what_somebody_has_played_is_a_picture(house, silence, language):
    what = person("Константин Преображенский")
    text = bare(said(house, what, language))
    for words in (what.name, say("sheriff-name", language), "172", "2026-05-01", "24", "2025:"):
        assert bare(words) in text
    picture = opened(house.picture(what, language))
    assert picture.width == 1080
    assert 1000 < picture.height < 2600


@pytest.mark.parametrize(
    "name", quickly(["<b>Ann</b>", "=1+1", "W" * 40, "مريم", "🦀"], "<b>Ann</b>")
)
def test_whatever_somebody_is_called_is_data_in_it(house, silence, name):
    what = person(name, months=1)
    if name.isascii():
        assert bare(name) in bare(said(house, what, "en"))
    assert opened(house.picture(what, "en")).width == 1080


def test_a_bar_is_as_high_as_its_month_and_nothing_is_none():
    quiet = (MonthOfPerson(2026, 1, 0, 0),)
    assert [(one.high, one.won) for one in share.draw_months(quiet)] == [(0, 0)]
    busy = share.draw_months((MonthOfPerson(2026, 1, 4, 1), *quiet, MonthOfPerson(2026, 3, 2, 2)))
    assert [one.high for one in busy] == [share.BARS_HIGH, 0, share.BARS_HIGH / 2]
    assert [one.won for one in busy] == [37.5, 0, share.BARS_HIGH / 2]
    assert busy[-1].x + busy[-1].wide <= share.BARS_WIDE
