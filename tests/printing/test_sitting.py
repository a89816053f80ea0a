"""What a sitting brings to paper: result, resume sheet, table tents, everything for tonight."""

import re
from dataclasses import replace
from itertools import product

import msgspec
import pytest

from companion.engine.message import Message, SeatName
from companion.engine.print import Resume, Row, Section, Table
from companion.engine.score import Line, Score, ScoreSheet
from companion.games.citadels.options import Options as Citadels
from companion.games.condottiere.cards import city_name
from companion.games.condottiere.tables import CITIES
from companion.games.sheriff.holdings import Holdings, ScoreEntry
from companion.games.sheriff.options import Options as Sheriff
from companion.games.sheriff.scoring import SCORING
from companion.printing import INKS, PAPERS, Course, FinishedSitting, Gathering, Setting
from companion.sittings.tokens import ALPHABET
from companion.text import LANGUAGES, say
from tests.examples import quickly
from tests.games.condottiere import play
from tests.said import messages

from .reading import MM, SIZES, bare, check_pdf, codes, read, reader

KING = Holdings("Cem", goods={"chicken": 5})
SETTINGS = quickly(product(LANGUAGES, PAPERS), ("ru", "letter"))

# --- the result of a sitting ----------------------------------------------------------------------


def finished(
    *names: str, lines: int = 4, rounds: int = 0, moments: tuple[Message, ...] = ()
) -> FinishedSitting:
    players = tuple(
        Score(
            name,
            (
                Line("gold", 60 - 7 * seat, Message("sheriff-line-gold")),
                *(
                    Line(
                        f"cheese_{n}",
                        15,
                        Message("sheriff-line-cheese-king"),
                        Message(
                            "sheriff-detail-king-shared",
                            goods=Message("sheriff-goods-cheese", n=6),
                            bonus=25,
                            n=2,
                        ),
                    )
                    for n in range(lines - 1)
                ),
            ),
            place=1 + seat,
            winner=seat == 0,
        )
        for seat, name in enumerate(names)
    )
    note = Message("sheriff-note-no-queen", goods=Message("sheriff-good-bread"))
    sheet = ScoreSheet("sheriff", players, "total", notes=(note,))
    seats = range(len(names))
    numbers = tuple(range(1, rounds + 1))
    values = tuple(
        tuple(50 + 7 * n * (1 - 2 * (seat % 2)) + seat for seat in seats) for n in numbers
    )
    return FinishedSitting(
        sheet,
        Message("sheriff-name"),
        "2026-05-01",
        (Message("seat-red"),),
        (Course(Message("sheriff-line-gold"), numbers, values),) * 2 if numbers else (),
        moments,
    )


@pytest.mark.parametrize(("language", "paper"), SETTINGS)
@pytest.mark.parametrize("lines", quickly((8, 12), 12))
def test_the_result_explains_every_point(house, silence, language, paper, lines):
    """On one page for four people, of twelve lines with three each too: they took two."""
    moment = Message("sheriff-note-no-queen", goods=Message("sheriff-good-cheese"))
    what = finished("Ann", "벤", "Мария", "", lines=lines, rounds=8, moments=(moment,) * 3)
    pdf = house.result(what, Setting(language, paper))
    text = check_pdf(pdf, language, *SIZES[paper], pages=1)
    assert text.count(bare(say(moment, language))) == 3
    assert "□" not in text
    for message in (*what.sheet.story, *messages(what.sheet.players[0].lines)):
        assert bare(say(message, language, ("Ann", "벤", "Мария", ""))) in text
    assert bare(say("seat-green", language)) in text
    for score in what.sheet.players:
        assert str(score.total) in text


def test_reasons_for_points_stand_in_the_order_of_the_score(house, silence):
    """Of what the first has no points stood below all that the first has."""
    what = finished("Ann", "Ben", lines=1)
    names = ("red", "blue", "green", "yellow")
    red, blue, green, yellow = (Line(key, 1, Message(f"seat-{key}")) for key in names)
    ann, ben = what.sheet.players
    players = replace(ann, lines=(red, green)), replace(ben, lines=(red, blue, green, yellow))
    pdf = house.result(replace(what, sheet=replace(what.sheet, players=players)), Setting("en"))
    text, _ = read(pdf)
    told = text[text.index(say("print-explained", "en")) :]
    places = [told.index(say(f"seat-{key}", "en")) for key in names]
    assert places == sorted(places)


def test_a_king_stands_above_the_queen_of_the_same_good(house, silence):
    """Nobody is both: the queen of who was read first stood above the king."""
    entry = ScoreEntry("second", (Holdings("Ann", goods={"chicken": 1}), Holdings("Ben"), KING))
    what = replace(finished("Ann", "Ben", "Cem"), sheet=SCORING.score(entry))
    text = check_pdf(house.result(what, Setting("en")), "en", *SIZES["a4"], pages=1)
    titles = (say(f"sheriff-line-chicken-{title}", "en") for title in ("king", "queen"))
    king, queen = map(bare, titles)
    assert text.index(king) < text.index(queen)


def test_a_game_that_was_won_before_the_count_has_no_points_to_explain(house, silence):
    what = finished("Ann", "Ben")
    players = tuple(replace(score, lines=()) for score in what.sheet.players)
    pdf = house.result(replace(what, sheet=replace(what.sheet, players=players)), Setting("en"))
    text = check_pdf(pdf, "en", *SIZES["a4"], pages=1)
    assert bare(say("print-explained", "en")) not in text
    assert "Ann" in text


@pytest.mark.parametrize(("language", "paper"), SETTINGS)
@pytest.mark.parametrize("ink", quickly(INKS, "full"))
def test_the_map_on_which_a_game_was_won_stands_beside_the_places(
    house, silence, language, paper, ink
):
    won = play.Table(4).begin().conquer(0, "Firenze", "Torino").attack("Lucca").won_by(None)
    end = msgspec.to_builtins(won.conquer(0, "Siena", "Roma").view().end)
    sheet = won.result()
    what = replace(finished("Ann", "벤", "Мария", "", rounds=3), sheet=sheet, end=end)
    pdf = house.result(what, Setting(language, paper, ink=ink))
    text = check_pdf(pdf, language, *SIZES[paper], pages=1)
    for city in CITIES:
        assert bare(say(city_name(city), language)) in text


STRANGE = {
    "markup": "<b>Ann</b> & <img src=https://example.org/x>",
    "long": "Wolfeschlegelsteinhausenbergerdorff" * 6,
    "wide": "가나다라마바사아자차카타파하" * 14,
    "right-to-left": "מרים בת־שבע",
    "emoji": "Ann 🐱👩‍👩‍👧",
    "chinese": "商人",
    "unassigned": "Ann \U00012000",
}


@pytest.mark.parametrize("kind", quickly(STRANGE, "markup", "long"))
def test_a_strange_name_fits_gracefully(house, silence, kind):
    pdf = house.result(finished(STRANGE[kind], "Ben", "Cleo"), Setting("en"))
    pages = len(reader(pdf).pages)
    assert pages <= (2 if kind in ("long", "wide") else 1)
    text = check_pdf(pdf, "en", *SIZES["a4"], pages)
    if kind in ("markup", "long", "wide"):
        assert bare(STRANGE[kind]) in text
    if kind == "unassigned":
        assert "Ann□" in text


def test_a_sign_without_a_font_is_an_empty_square(house, silence):
    text, _ = read(house.result(finished("A\U00012000B", "Ben"), Setting("en")))
    assert "A□B" in text


EMOJI = ("Ben \U0001f3b2", "\U0001f3b2\U0001f469\U0001f3fd\u200d\U0001f680")


@pytest.mark.parametrize("name", quickly(EMOJI, EMOJI[1]))
def test_emoji_without_a_font_are_left_out(house, silence, name):
    text, _ = read(house.result(finished(name, "Ann"), Setting("en")))
    assert "\U0001f3b2" not in text
    assert ("□" in text) == (name[0] != "B"), "a name is not nothing"
    assert "Ben ." not in read(house.result(finished(name, "Ann"), Setting("ru")))[0]


def test_points_of_people_without_names_are_their_own(house, silence):
    text, _ = read(house.result(finished("", "", "", lines=1), Setting("en")))
    lines = text[text.index("Where the points come from") :]
    assert re.findall(r"\b\d\d\b", lines)[:3] == ["60", "53", "46"]


def test_nothing_of_a_result_is_kept(fresh, tmp_path):
    fresh.result(finished("Ann", "Ben"), Setting("en"))
    assert not (tmp_path / "sheets").exists()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_people_fit_on_the_result(house, silence, language):
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
    pdf = house.result(finished(*names, lines=16, rounds=9), Setting(language))
    check_pdf(pdf, language, *SIZES["a4"], pages=len(reader(pdf).pages))


# --- the game over its rounds ---------------------------------------------------------------------


def test_the_picture_of_a_game_names_its_rounds_and_its_people(house, silence):
    pdf = house.result(finished("Ann", "Ben", "Cleo", rounds=9), Setting("en"))
    pages = len(reader(pdf).pages)
    text = check_pdf(pdf, "en", *SIZES["a4"], pages)
    assert bare("The game, round by round GoldGold") in text, "two of them, side by side"
    assert text.count("123456789") == 2


# --- tents, and how it stands ---------------------------------------------------------------------

ADDRESS = "http://192.168.178.23:8000/s/K7QM2"


def gathering(*names: str) -> Gathering:
    told = Resume(
        Message("sheriff-now-inspected"),
        Table(
            (Message("sheriff-sheet-who"), Message("sheriff-line-gold")),
            tuple(Row(SeatName(seat), (50 - seat,)) for seat in range(len(names))),
        ),
        (Section(Message("sheriff-sheet-now-table"), (Message("sheriff-sheet-now-bank", n=12),)),),
        (Message("sheriff-line-gold"),),
    )
    log = tuple(Message("sheriff-gold", n=n) for n in range(30, 42))
    return Gathering(Message("sheriff-name"), names, "K7QM2", ADDRESS, told, log, "2026-05-01")


@pytest.mark.parametrize(("language", "paper"), SETTINGS)
def test_a_resume_sheet_tells_how_it_stands(house, silence, language, paper):
    what = gathering("Ann", "벤", "Мария", "")
    pdf = house.resume(what, Setting(language, paper))
    text = check_pdf(pdf, language, *SIZES[paper], pages=1)
    assert "□" not in text
    assert codes(pdf) == [ADDRESS]
    names = ("Ann", "벤", "Мария", "")
    for message in (*messages(what.resume), *what.log):
        assert bare(say(message, language, names)) in text
    for said in ("K7QM2", bare(ADDRESS), "벤", bare(say("seat-green", language)), "47"):
        assert said in text


def test_what_lies_on_the_table_goes_on_beside_it_while_there_is_room(house, silence):
    """What was long beside a short log ran over to a second page, with half of the first free."""
    what = gathering("Ann", "Ben", "Мария", "")
    rules = Section(Message("sheriff-sheet-now-rules"), (Message("print-resume-how"),) * 18)
    assert what.resume
    told = replace(what.resume, sections=(*what.resume.sections, rules))
    pdf = house.resume(replace(what, resume=told, log=what.log[:2]), Setting("ru"))
    check_pdf(pdf, "ru", *SIZES["a4"], pages=1)


def test_a_game_that_tells_nothing_still_has_a_resume_sheet(house, silence):
    what = Gathering(Message("sheriff-name"), ("Ann", "Ben"), "K7QM2", ADDRESS)
    pdf = house.resume(what, Setting("en"))
    text = check_pdf(pdf, "en", *SIZES["a4"], pages=1)
    assert "Ann" in text
    assert codes(pdf) == [ADDRESS]


@pytest.mark.parametrize(("language", "paper"), SETTINGS)
def test_tonight_is_on_three_sheets(house, silence, language, paper):
    """Two papers of aids, and a third one with set-up and score pad and the way to the table."""
    people = gathering("Ann", "벤", "Мария", "Dan")
    pdf = house.tonight("sheriff", people, Sheriff(), Setting(language, paper))
    height, width = SIZES[paper]
    check_pdf(pdf, language, width, height, pages=5, margins=(17, 14, 17, 14))
    last = bare(reader(pdf).pages[-1].extract_text())
    for told in ("sheriff-name", "print-total", "print-join-how"):
        assert bare(say(told, language)) in last
    assert last.count(bare(say("sheriff-name", language))) >= 2
    assert codes(pdf) == [ADDRESS]


@pytest.mark.parametrize(("language", "paper"), SETTINGS)
def test_tents_have_the_name_outside_and_the_aid_and_the_way_to_join_inside(
    house, silence, language, paper
):
    what = gathering("Ann", "벤", "Мария")
    pdf = house.tents(what, Setting(language, paper), "citadels", Citadels())
    text = check_pdf(pdf, language, *SIZES[paper], pages=2, margins=(17, 17, 17, 17))
    assert "□" not in text
    assert codes(pdf) == [ADDRESS] * 3
    for name in ("Ann", "벤", "Мария"):
        assert text.count(name) == 2
    for told in ("citadels-character-magician", "citadels-character-architect"):
        assert text.count(bare(say(told, language))) == 3
    for marked, times in (("print-fold", 3), ("print-cut", 1), ("print-tents-how", 2)):
        assert text.count(bare(say(marked, language))) == times


FACES = ("Bo", "Вера", "김민준", "Bartholomew", "Anna Maria")


@pytest.mark.parametrize("name", quickly(FACES, "Bo", "Anna Maria"))
def test_a_name_fills_the_face_of_its_tent(house, name):
    """In width or in height, as its letters are."""
    _, boxes = read(house.tents(gathering(name), Setting("en")))
    outside = [box for box in boxes if box.top - box.bottom > 40]
    wide = max(box.right for box in outside) - min(box.left for box in outside)
    high = max(box.top for box in outside) - min(box.bottom for box in outside)
    assert wide > 0.6 * 148 * MM or high > 0.6 * 52 * MM


CODES = ["NXBC2", *((ALPHABET[at:] + ALPHABET)[:5] for at in range(0, len(ALPHABET), 5))]
"""every letter there is, and a code that was once read back in two pieces"""


@pytest.mark.parametrize("code", quickly(CODES, CODES[0]))
def test_a_code_copies_whole_whatever_its_letters(house, silence, code):
    what = replace(gathering("Ann", "Ben"), code=code)
    for pdf, times in (
        (house.tents(what, Setting("en")), 2),
        (house.resume(what, Setting("en")), 1),
    ):
        text, _ = read(pdf)
        assert text.split().count(code) == times


@pytest.mark.parametrize("kind", quickly(STRANGE, "wide"))
def test_a_strange_name_fits_on_a_tent(house, silence, kind):
    pdf = house.tents(gathering(STRANGE[kind], "Ben"), Setting("en"))
    check_pdf(pdf, "en", *SIZES["a4"], pages=1, margins=(14, 8, 14, 8))
    assert codes(pdf) == [ADDRESS] * 2


def test_the_same_tents_are_not_drawn_twice_while_they_are_looked_at(house, monkeypatch):
    what, setting = gathering("Ann", "Ben"), Setting("en")
    first = house.tents(what, setting)
    monkeypatch.setattr("companion.printing.renderer._typeset", None)
    assert house.tents(what, setting) == first
