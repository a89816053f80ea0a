"""The renderer: what it keeps, what it refuses, what it shows before printing."""

import builtins
import dataclasses
import io
import os
import sys

import pytest

from companion.engine.message import Message
from companion.engine.print import SheetChoices
from companion.engine.refusal import Fault, FaultyError, GameError
from companion.games import GAMES
from companion.printing import Renderer, Setting, cache, renderer
from companion.printing.job import Document, Job
from companion.text import LANGUAGES, say


@pytest.fixture
def house(fresh):
    return fresh


# --- what is kept -------------------------------------------------------------------------------


def broken(job: Job) -> bytes:
    raise AssertionError("typeset once more")


def test_what_was_printed_once_is_not_typeset_again(house, monkeypatch):
    first = house.render("condottiere-setup", Setting("en"))
    monkeypatch.setattr(renderer, "_typeset", broken)
    assert house.render("condottiere-setup", Setting("en")) == first
    with pytest.raises(AssertionError, match="once more"):
        house.render("condottiere-setup", Setting("ru"))


def test_another_text_or_table_is_another_sheet(house, monkeypatch):
    seen: list[Job] = []

    def typeset(job: Job) -> bytes:
        seen.append(job)
        return job.documents[0].html.encode()

    monkeypatch.setattr(renderer, "_typeset", typeset)
    choices = house.choices("sheriff-aid")
    house.render("sheriff-aid", Setting("en"), choices)
    house.render("sheriff-aid", Setting("en"), choices)
    assert len(seen) == 1
    monkeypatch.setattr(renderer, "_assets", lambda: "another font")
    house.render("sheriff-aid", Setting("en"), choices)
    house.render("sheriff-aid", Setting("en"), dataclasses.replace(choices, players=3))
    assert len(seen) == 3


def test_a_sheet_is_printed_although_it_cannot_be_kept(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(renderer, "_typeset", lambda job: job.documents[0].html.encode())
    (tmp_path / "sheets").write_text("a file where the folder would be")
    house = Renderer(GAMES, tmp_path / "sheets")
    first = house.render("sheriff-setup", Setting("en"))
    assert first.startswith(b"<!doctype html>")
    assert [one.levelname for one in caplog.records] == ["WARNING"]
    monkeypatch.setattr(renderer, "_typeset", broken)
    assert house.render("sheriff-setup", Setting("en")) == first  # its pages are shown one by one


def test_a_sheet_that_breaks_off_while_it_is_written_leaves_nothing(tmp_path, monkeypatch, caplog):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    cache.SheetCache(tmp_path / "sheets").put("a.pdf", b"a")
    assert list((tmp_path / "sheets").iterdir()) == []
    assert "No space left" in caplog.text


def test_old_sheets_go(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "MOST_FILES", 2)
    kept = cache.SheetCache(tmp_path / "sheets")
    for number, name in enumerate(("a.pdf", "b.pdf", "c.pdf")):
        kept.put(name, name.encode())
        os.utime(tmp_path / "sheets" / name, (number, number))
        if name == "b.pdf":
            assert kept.find("a.pdf") == b"a.pdf"
    assert kept.find("b.pdf") is None
    assert kept.find("a.pdf") == b"a.pdf"
    assert sorted(path.name for path in (tmp_path / "sheets").iterdir()) == ["a.pdf", "c.pdf"]


# --- bad orders -----------------------------------------------------------------------------------


def faults(
    house: Renderer, name: str, setting: Setting, choices: SheetChoices | None = None
) -> tuple[Fault, ...]:
    with pytest.raises(FaultyError) as refusal:
        house.render(name, setting, choices)
    return refusal.value.faults


def test_everything_wrong_with_an_order_is_told_at_once(house):
    told = faults(
        house,
        "sheriff-aid",
        Setting("fr", "a5", beside="de", ink="gold", letters="huge"),
        SheetChoices(7, "second", frozenset({"promo", "x" * 90})),
    )
    assert [(fault.path, fault.code) for fault in told] == [
        ("language", "unknown_language"),
        ("beside", "unknown_language"),
        ("paper", "unknown_paper"),
        ("ink", "unknown_ink"),
        ("letters", "unknown_letters"),
        ("players", "player_count"),
        ("variants", "unknown_variant"),
        ("variants", "unknown_variant"),
    ]
    for language in LANGUAGES:
        assert "x" * 41 not in " ".join(say(fault.message, language) for fault in told)


def test_an_unknown_edition_is_told_and_nothing_that_follows_from_it(house):
    order = house.choices("sheriff-aid", edition="third", players=9)
    (fault,) = faults(house, "sheriff-aid", Setting("en"), order)
    assert (fault.path, fault.code) == ("edition", "unknown_edition")
    assert "second and first" in say(fault.message, "en")


def test_what_is_for_any_set_has_a_name(house):
    """The screen had it, the command line only as an empty word."""
    order = house.choices("citadels-aid", edition="any")
    assert order == house.choices("citadels-aid", edition="")
    house.check("citadels-aid", Setting("en"), order)
    (fault,) = faults(house, "citadels-aid", Setting("en"), SheetChoices(4, "some"))
    assert say(fault.message, "en").endswith("vicious_nobles and any.")
    (fault,) = faults(house, "dunhuang-aid", Setting("en"), SheetChoices(4, "any"))
    assert fault.code == "unknown_edition"


def test_what_nobody_chose_is_usual(house):
    assert house.choices("sheriff-aid") == SheetChoices(4, "second")
    assert house.choices("sheriff-aid", edition="first", players=3) == SheetChoices(3, "first")
    assert house.choices("result") is None
    assert house.choices("sheriff-horoscope") is None


def test_the_result_is_not_printed_from_choices(house):
    with pytest.raises(GameError) as refusal:
        house.render("result", Setting("en"))
    assert refusal.value.message == Message("print-wants-sitting")
    (fault,) = faults(house, "result", Setting("en"), SheetChoices(4))
    assert fault.code == "wants_sitting"


def test_the_sheets_are_listed_with_the_house_s_own_last(house):
    names = [one.name for one in house.sheets()]
    for game in GAMES.values():
        made = ["tonight"] if game.sheets else []
        for key in [sheet.key for sheet in game.sheets] + made:
            assert f"{game.key}-{key}" in names
    assert names[-3:] == ["tents", "resume", "result"]
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
        house.render("sheriff-aid", Setting("en"))
    assert "libpango" in say(refusal.value.message, "en")
    assert "brew install pango" in say(refusal.value.message, "ru")


def test_without_its_typeface_nothing_is_printed_in_another(house, tmp_path, monkeypatch):
    monkeypatch.setattr("companion.paths.assets", lambda: tmp_path)
    renderer._assets.cache_clear()  # noqa: SLF001
    with pytest.raises(GameError) as refusal:
        house._make(Job((Document("<p>"),), ""), on_disk=True)
    assert refusal.value.message == Message("print-no-fonts")


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
    assert fetcher.fetch("picture:apple/2a1c12").read().startswith(b"<svg")
    with pytest.raises(KeyError):
        fetcher.fetch("picture:crocodile/2a1c12")


# --- previews -------------------------------------------------------------------------------------


def test_a_preview_is_that_page_as_a_picture(house):
    from PIL import Image

    order = Setting("en", size="whole"), SheetChoices(5, "first_game")
    assert house.page_count("citadels-aid", *order) == 2
    first, second = (house.preview("citadels-aid", page, *order) for page in (1, 2))
    assert first != second
    picture = Image.open(io.BytesIO(first))
    assert picture.size == (900, 1273)
    # Of 32 colours in all, the blue, red and yellow of the characters were mud.
    shown = {colour for _, colour in picture.convert("RGB").getcolors(256) or ()}
    assert {(0x2F, 0x6D, 0xB5), (0xC5, 0x35, 0x2F), (0xE0, 0xB0, 0x00)} <= shown
    with pytest.raises(GameError) as refusal:
        house.preview("citadels-aid", 3, *order)
    assert say(refusal.value.message, "en") == "There is no page 3: the sheet has 2."
