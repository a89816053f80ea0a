"""Every sheet as PDF, read back: pages, words, fonts, tags, places of the words; and the shelf."""

from __future__ import annotations

import builtins
import dataclasses
import io
import logging
import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, cycle
from typing import Any

import pypdf
import pypdfium2  # type: ignore[import-untyped]
import pytest

from companion.engine.game import SheetChoices
from companion.engine.message import Message
from companion.engine.refusal import Fault, FaultyError, GameError
from companion.engine.score import Line, Score, ScoreSheet
from companion.games import GAMES
from companion.games.sheriff import sheets as sheriff_sheets
from companion.printing import PAPERS, Finished, Paper, Press, press, shelf
from companion.text import LANGUAGES, Language, say

GAME = dataclasses.replace(GAMES["sheriff"], sheets=sheriff_sheets.SHEETS)
PAGES = {"aid": 2, "setup": 1, "score-pad": 1, "score-pad-large": 1}
SIZES = {"a4": (595, 842), "letter": (612, 792)}
"""points"""

SECOND, FIRST = sheriff_sheets.EDITIONS
EVERY_CHOICE = [
    SheetChoices(players, edition.key, variants)
    for edition in sheriff_sheets.EDITIONS
    for players in edition.players
    for variants in (frozenset(), frozenset({"royal_goods"}), frozenset(edition.variants))
]
TYPICAL = [
    SheetChoices(4, "second"),
    SheetChoices(5, "first", frozenset(FIRST.variants)),
    SheetChoices(6, "second", frozenset(SECOND.variants)),
    SheetChoices(3, "first"),
    SheetChoices(3, "second", frozenset(SECOND.variants)),
]


class Ear(logging.Handler):
    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture
def silence() -> Iterator[list[str]]:
    """What WeasyPrint says to its log; nothing, by the end of the test."""
    said: list[str] = []
    logger = logging.getLogger("weasyprint")
    handler = Ear(said)
    logger.addHandler(handler)
    yield said
    logger.removeHandler(handler)
    assert said == []


@pytest.fixture
def house(tmp_path) -> Press:
    return Press({"sheriff": GAME}, tmp_path / "sheets")


@cache
def _reader(pdf: bytes) -> Any:
    return pypdf.PdfReader(io.BytesIO(pdf))


@dataclasses.dataclass
class Words:
    """A line of text and where it stands on its page, in points from the bottom left."""

    page: int
    left: float
    bottom: float
    right: float
    top: float


def read(pdf: bytes) -> tuple[str, list[Words]]:
    """All text, and the boxes around its lines."""
    text, boxes = "", []
    with pypdfium2.PdfDocument(pdf) as document:
        for number, page in enumerate(document):
            words = page.get_textpage()
            text += words.get_text_bounded() + "\n"
            boxes += [Words(number, *words.get_rect(i)) for i in range(words.count_rects())]
    return text, boxes


def bare(text: str) -> str:
    """Without what line breaks add and take away."""
    return re.sub(r"[\s\u00ad\u2010\ufffe\x02-]+", "", text)


def messages(value: object) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from messages(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from messages(one)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from messages(getattr(value, field.name))


def expected(key: str, choices: SheetChoices) -> Iterator[Message]:
    """What has to stand on the sheet; a pad has no room for the head."""
    sheet = next(sheet for sheet in GAME.sheets if sheet.key == key)
    values = sheet.values(choices)
    yield from messages(values["rows"] if key.startswith("score-pad") else values)


def check_pdf(pdf: bytes, language: str, width: float, height: float, pages: int) -> str:
    """What every PDF of ours is; answers its text."""
    reader = _reader(pdf)
    assert len(reader.pages) == pages
    for page in reader.pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == (width, height)
    assert reader.trailer["/Root"]["/Lang"] == language
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"]
    assert "pdfuaid:part" in reader.trailer["/Root"]["/Metadata"].get_object().get_data().decode()
    assert reader.outline
    assert len(pdf) < 500_000
    fonts = [
        font["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        for page in reader.pages
        for font in (one.get_object() for one in page["/Resources"]["/Font"].values())
    ]
    assert fonts
    for font in fonts:
        assert {"/FontFile2", "/FontFile3"} & font.get_object().keys()
    text, boxes = read(pdf)
    assert "\ufffd" not in text
    for box in boxes:
        assert box.left >= 28, box
        assert box.right <= width - 28, box
        assert box.bottom >= 14, box
        assert box.top <= height - 20, box
    for one, other in combinations(boxes, 2):
        assert not overlapping(one, other), (one, other)
    return bare(text)


def overlapping(one: Words, other: Words) -> bool:
    """By more than the ascenders and descenders of neighbouring lines."""
    if one.page != other.page:
        return False
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.top, other.top) - max(one.bottom, other.bottom)
    smallest = min(one.top - one.bottom, other.top - other.bottom)
    return across > 1 and down > 0.5 * smallest


def check_sheet(
    house: Press, key: str, language: Language, paper: Paper, choices: SheetChoices
) -> None:
    name = f"sheriff-{key}"
    pdf = house.render(name, language=language, paper=paper, choices=choices)
    width, height = SIZES[paper]
    if key == "score-pad":
        width, height = height, width
    text = check_pdf(pdf, language, width, height, PAGES[key])
    assert "□" not in text
    fonts = {
        font.get_object()["/BaseFont"]
        for page in _reader(pdf).pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert all("Pretendard" in font for font in fonts), fonts
    title = say(next(sheet.title for sheet in GAME.sheets if sheet.key == key), language)
    assert _reader(pdf).metadata.title == f"{title}: {say('sheriff-name', language)}"
    missing = [
        message.id for message in expected(key, choices) if bare(say(message, language)) not in text
    ]
    assert missing == []


SAMPLE = [
    (key, language, paper, choices)
    for (key, language, paper), choices in zip(
        ((key, language, paper) for key in PAGES for language in LANGUAGES for paper in PAPERS),
        cycle(TYPICAL),
        strict=False,
    )
]


def named(one) -> str:
    if isinstance(one, SheetChoices):
        return f"{one.edition}-{one.players}-{len(one.variants)}"
    return str(one)


@pytest.mark.parametrize(("key", "language", "paper", "choices"), SAMPLE, ids=named)
def test_a_sheet_holds_what_it_should(house, silence, key, language, paper, choices):
    check_sheet(house, key, language, paper, choices)


@pytest.mark.slow
@pytest.mark.parametrize("choices", EVERY_CHOICE, ids=named)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PAGES)
def test_every_sheet_holds_what_it_should(house, silence, key, language, paper, choices):
    check_sheet(house, key, language, paper, choices)


def test_the_aid_has_the_right_numbers_in_its_tables(house):
    pdf = house.render("sheriff-aid", language="en", paper="a4", choices=SheetChoices(4, "second"))
    text, _ = read(pdf)
    lines = " ".join(text.split())
    for row in ("Apples 2 2 48", "Silk 8 4 12", "Crossbow 9 4 5", "Chicken 10 7 5 3 5 2 1"):
        assert row in lines


def test_two_renders_are_equal_byte_for_byte():
    def fresh() -> bytes:
        return Press({"sheriff": GAME}).render("sheriff-score-pad-large", language="ko")

    assert fresh() == fresh()


# --- the shelf ------------------------------------------------------------------------------------


def broken(html: str) -> bytes:
    raise AssertionError("typeset once more")


def test_what_was_printed_once_is_not_typeset_again(house, monkeypatch):
    first = house.render("sheriff-setup", language="en")
    monkeypatch.setattr(press, "_typeset", broken)
    assert house.render("sheriff-setup", language="en") == first
    with pytest.raises(AssertionError, match="once more"):
        house.render("sheriff-setup", language="ru")


def test_another_text_or_table_is_another_sheet(house, monkeypatch):
    seen: list[str] = []

    def typeset(html: str) -> bytes:
        seen.append(html)
        return html.encode()

    monkeypatch.setattr(press, "_typeset", typeset)
    choices = house.choices("sheriff-aid")
    house.render("sheriff-aid", language="en", choices=choices)
    house.render("sheriff-aid", language="en", choices=choices)
    assert len(seen) == 1
    monkeypatch.setattr(press, "_assets", lambda: "another font")
    house.render("sheriff-aid", language="en", choices=choices)
    house.render("sheriff-aid", language="en", choices=dataclasses.replace(choices, players=3))
    assert len(seen) == 3


def test_old_sheets_go(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "KEPT", 2)
    kept = shelf.Shelf(tmp_path / "sheets")
    for number, name in enumerate(("a.pdf", "b.pdf", "c.pdf")):
        kept.put(name, name.encode())
        os.utime(tmp_path / "sheets" / name, (number, number))
        if name == "b.pdf":
            assert kept.find("a.pdf") == b"a.pdf"
    assert kept.find("b.pdf") is None
    assert kept.find("a.pdf") == b"a.pdf"
    assert sorted(path.name for path in (tmp_path / "sheets").iterdir()) == ["a.pdf", "c.pdf"]


# --- bad orders -----------------------------------------------------------------------------------


def faults(house: Press, name: str, **order: Any) -> tuple[Fault, ...]:
    with pytest.raises(FaultyError) as refusal:
        house.render(name, **order)
    return refusal.value.faults


def test_everything_wrong_with_an_order_is_told_at_once(house):
    told = faults(
        house,
        "sheriff-aid",
        language="fr",
        paper="a5",
        choices=SheetChoices(7, "second", frozenset({"promo", "x" * 90})),
    )
    assert [(fault.path, fault.code) for fault in told] == [
        ("language", "unknown_language"),
        ("paper", "unknown_paper"),
        ("players", "player_count"),
        ("variants", "unknown_variant"),
        ("variants", "unknown_variant"),
    ]
    for language in LANGUAGES:
        assert "x" * 41 not in " ".join(say(fault.message, language) for fault in told)


def test_an_unknown_sheet_is_told_with_those_there_are(house):
    (fault,) = faults(house, "sheriff-horoscope", language="en")
    assert fault.code == "unknown_sheet"
    assert "sheriff-aid" in say(fault.message, "en")


def test_an_unknown_edition_is_told_and_nothing_that_follows_from_it(house):
    order = house.choices("sheriff-aid", edition="third", players=9)
    (fault,) = faults(house, "sheriff-aid", language="en", choices=order)
    assert (fault.path, fault.code) == ("edition", "unknown_edition")
    assert "second and first" in say(fault.message, "en")


def test_what_nobody_chose_is_usual(house):
    assert house.choices("sheriff-aid") == SheetChoices(4, "second")
    assert house.choices("sheriff-aid", edition="first", players=3) == SheetChoices(3, "first")
    assert house.choices("result") is None
    assert house.choices("sheriff-horoscope") is None


def test_the_first_edition_is_not_for_six(house):
    order = house.choices("sheriff-setup", edition="first", players=6)
    (fault,) = faults(house, "sheriff-setup", language="en", choices=order)
    assert say(fault.message, "en") == "This game needs 3 to 5 players, and here are 6."


def test_the_result_is_not_printed_from_choices(house):
    with pytest.raises(GameError) as refusal:
        house.render("result", language="en")
    assert refusal.value.message == Message("print-wants-sitting")
    (fault,) = faults(house, "result", language="en", choices=SheetChoices(4))
    assert fault.code == "wants_sitting"


def test_the_sheets_are_listed_with_the_house_s_own_last(house):
    names = [one.name for one in house.sheets()]
    assert names == [f"sheriff-{key}" for key in PAGES] + ["result"]
    for one in house.sheets():
        assert all(say(one.title, language) for language in LANGUAGES)


def test_without_pango_it_is_said_what_to_install(house, monkeypatch):
    real = builtins.__import__

    def without(name, *args, **kwargs):
        if name == "weasyprint" or name.startswith("weasyprint."):
            raise OSError("cannot load library 'libpango-1.0-0'")
        return real(name, *args, **kwargs)

    for module in [one for one in sys.modules if one.startswith("companion.printing.typeset")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delattr("companion.printing.typeset", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(GameError) as refusal:
        house.render("sheriff-aid", language="en")
    assert "libpango" in say(refusal.value.message, "en")
    assert "brew install pango" in say(refusal.value.message, "ru")


def test_nothing_is_fetched_but_our_own_files():
    from weasyprint.urls import FatalURLFetchingError

    from companion.printing.typeset import OwnFiles

    fetcher = OwnFiles()
    for url in (
        "https://example.org/x.png",
        "ftp://example.org/x",
        "data:text/plain,x",
        "file:///etc/passwd",
    ):
        with pytest.raises((ValueError, PermissionError, FatalURLFetchingError)):
            fetcher.fetch(url)
    assert fetcher.fetch("picture:apple").read().startswith(b"<svg")
    with pytest.raises(KeyError):
        fetcher.fetch("picture:crocodile")


# --- the result of a sitting ----------------------------------------------------------------------


def finished(*names: str, lines: int = 4) -> Finished:
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
    return Finished(sheet, Message("sheriff-name"), "2026-05-01", (Message("seat-red"),))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_explains_every_point(house, silence, language, paper):
    what = finished("Ann", "벤", "Мария", "", lines=8)
    pdf = house.result(what, language=language, paper=paper)
    text = check_pdf(pdf, language, *SIZES[paper], pages=2)
    assert "□" not in text
    for message in (*what.sheet.story, *messages(what.sheet.players[0].lines)):
        assert bare(say(message, language, ("Ann", "벤", "Мария", ""))) in text
    assert bare(say("seat-green", language)) in text
    for score in what.sheet.players:
        assert str(score.total) in text


STRANGE = {
    "markup": "<b>Ann</b> & <img src=https://example.org/x>",
    "long": "Wolfeschlegelsteinhausenbergerdorff" * 6,
    "wide": "가나다라마바사아자차카타파하" * 14,
    "right-to-left": "מרים בת־שבע",
    "emoji": "Ann 🐱👩‍👩‍👧",
    "chinese": "商人",
    "unassigned": "Ann \U00012000",
}


@pytest.mark.parametrize("kind", STRANGE)
def test_a_strange_name_fits_gracefully(house, silence, kind):
    pdf = house.result(finished(STRANGE[kind], "Ben", "Cleo"), language="en")
    pages = len(_reader(pdf).pages)
    assert pages <= (2 if kind in ("long", "wide") else 1)
    text = check_pdf(pdf, "en", *SIZES["a4"], pages)
    if kind in ("markup", "long", "wide"):
        assert bare(STRANGE[kind]) in text
    if kind == "unassigned":
        assert "Ann□" in text


def test_a_sign_without_a_font_is_an_empty_square(house, silence):
    text, _ = read(house.result(finished("A\U00012000B", "Ben"), language="en"))
    assert "A□B" in text


def test_nothing_of_a_result_is_kept(house, tmp_path):
    house.result(finished("Ann", "Ben"), language="en")
    assert not (tmp_path / "sheets").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_people_fit_on_the_result(house, silence, language):
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
    pdf = house.result(finished(*names, lines=16), language=language)
    check_pdf(pdf, language, *SIZES["a4"], pages=len(_reader(pdf).pages))


# --- previews -------------------------------------------------------------------------------------


def test_a_preview_is_that_page_as_a_picture(house):
    from PIL import Image

    order = {"language": "en", "paper": "a4", "choices": SheetChoices(4, "second")}
    assert house.page_count("sheriff-aid", **order) == 2
    first, second = (house.preview("sheriff-aid", page, **order) for page in (1, 2))
    assert first != second
    assert Image.open(io.BytesIO(first)).size == (900, 1273)
    with pytest.raises(GameError) as refusal:
        house.preview("sheriff-aid", 3, **order)
    assert say(refusal.value.message, "en") == "There is no page 3: the sheet has 2."
