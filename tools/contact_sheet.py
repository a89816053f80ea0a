"""Every page of every sheet, small, on one picture for each language, to be looked at."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
from PIL import Image, ImageDraw

from companion.engine.message import Message, SeatName
from companion.engine.print import Resume, Row, Section, Table
from companion.engine.score import Line, Score, ScoreSheet
from companion.games import GAMES
from companion.games.sheriff.options import Options
from companion.printing import Course, FinishedSitting, Gathering, Renderer, Setting
from companion.text import LANGUAGES, Language

WIDTH = 460
"""pixels of a page"""
ACROSS = 6
GAP, LABEL = 12, 16
NAMES = ("Ann", "벤", "Мария", "")


def main(folder: Path, chosen: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    renderer = Renderer(GAMES)
    for language in LANGUAGES:
        for game in GAMES:
            if not chosen or game in chosen:
                _write(folder / f"{game}-{language}.png", _sheets(renderer, game, language))
        if not chosen or "house" in chosen:
            _write(folder / f"house-{language}.png", _house(renderer, language))


def _sheets(renderer: Renderer, game: str, language: Language) -> Iterator[tuple[str, bytes]]:
    """Each sheet with everything chosen, then with nothing, then otherwise set."""
    beside: Language = "en" if language != "en" else "ko"
    for one in renderer.sheets():
        if one.key != game or one.name.endswith("tonight"):
            continue
        for edition in one.editions:
            for variants in ((), tuple(edition.variants)):
                choices = renderer.choices(one.name, edition=edition.key, variants=variants)
                name = f"{one.name} {edition.key} {'+' if variants else ''}"
                yield name, renderer.render(one.name, Setting(language), choices)
        for setting in (
            Setting(language, "letter", beside),
            Setting(language, letters="large", ink="saving"),
        ):
            name = f"{one.name} {setting.beside} {setting.letters} {setting.ink}"
            yield name, renderer.render(one.name, setting)


def _house(renderer: Renderer, language: Language) -> Iterator[tuple[str, bytes]]:
    """What a sitting brings."""
    setting = Setting(language)
    gold = Message("sheriff-line-gold")
    resume = Resume(
        Message("sheriff-now-inspected"),
        Table(
            (Message("sheriff-sheet-who"), gold),
            tuple(Row(SeatName(seat), (50 - seat,)) for seat in range(len(NAMES))),
        ),
        (Section(Message("sheriff-sheet-now-table"), (Message("sheriff-sheet-now-bank", n=12),)),),
        (gold,),
    )
    log = tuple(Message("sheriff-gold", n=n) for n in range(5))
    address = "http://192.168.178.23:8000/s/K7QM2"
    people = Gathering(Message("sheriff-name"), NAMES, "K7QM2", address, resume, log, "2026-05-01")
    rounds = tuple(range(1, 9))
    values = tuple(tuple(50 + (n * (seat - 1) * 7) % 40 for seat in range(4)) for n in rounds)
    course = Course(gold, rounds, values)
    players = tuple(
        Score(name, (Line("gold", 90 - 9 * seat, gold),), place=seat + 1, winner=not seat)
        for seat, name in enumerate(NAMES)
    )
    sheet = ScoreSheet("sheriff", players, "total")
    finished = FinishedSitting(sheet, Message("sheriff-name"), "2026-05-01", (), (course, course))
    yield "tents", renderer.tents(people, setting, "sheriff", Options())
    yield "resume", renderer.resume(people, setting)
    yield "result", renderer.result(finished, setting)
    yield "result saving", renderer.result(finished, Setting(language, ink="saving"))


def _write(target: Path, every: Iterator[tuple[str, bytes]]) -> None:
    pages = [page for name, pdf in every for page in _pages(name, pdf)]
    if not pages:
        return
    height = max(page.height for page in pages) + GAP
    across = min(ACROSS, len(pages))
    size = across * (WIDTH + GAP), math.ceil(len(pages) / across) * height
    whole = Image.new("RGB", size, "#777")
    for number, page in enumerate(pages):
        whole.paste(page, ((number % across) * (WIDTH + GAP), number // across * height))
    whole.quantize(32).save(target, optimize=True)
    print(f"{target}: {len(pages)}")


def _pages(name: str, pdf: bytes) -> Iterator[Image.Image]:
    with pypdfium2.PdfDocument(pdf) as document:
        for number, page in enumerate(document, start=1):
            drawn = page.render(scale=WIDTH / page.get_width()).to_pil()
            labelled = Image.new("RGB", (WIDTH, drawn.height + LABEL), "#fff")
            labelled.paste(drawn, (0, LABEL))
            ImageDraw.Draw(labelled).text((2, 2), f"{name} {number}", fill="#900")
            yield labelled


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]))
