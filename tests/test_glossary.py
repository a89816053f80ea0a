"""One idea, one word in every language, on screens, by voice and on paper: the glossaries."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import companion.text
from companion.text import LANGUAGES, Language
from companion.text.catalogue import sources, split

PACKAGE = Path(companion.text.__file__).parents[1]
HOUSE = PACKAGE / "locales" / "glossary.toml"
GAMES = sorted(PACKAGE.glob("games/*/text/glossary.toml"))

Entry = tuple[str, str]
Texts = Mapping[Language, list[Entry]]
"""language → id and what is said"""


def said(language: Language, folder: str = "") -> list[Entry]:
    """Id and words of each message, without the names of its variables."""
    return [
        (name, words(source))
        for path, text in sources(language)
        if path.startswith(folder)
        for name, source in split(text)
    ]


def words(source: str) -> str:
    spoken = "\n".join(line for line in source.split("\n") if not line.startswith("#"))
    return re.sub(r"^-?[\w-]+ *= *", "", spoken)


def wrong(glossary: Mapping, texts: Texts) -> Iterator[str]:
    """What is said that a term forbids, and terms that nobody says any more."""
    for term in glossary["term"]:
        for language in LANGUAGES:
            about = term.get(language)
            if about is None:
                continue
            for pattern in about.get("never", ()):
                for name, spoken in texts[language]:
                    if found := re.search(pattern, spoken, re.MULTILINE | re.IGNORECASE):
                        better = f"{about['ours']!r} ({term['name']})"
                        yield f"{language} {name}: {found[0]!r} instead of {better}"
            if not any(about["ours"] in spoken for _, spoken in texts[language]):
                yield f"{language}: nobody says {about['ours']!r} ({term['name']})"


def test_the_house_keeps_to_its_glossary_in_every_game():
    texts = {language: said(language) for language in LANGUAGES}
    assert list(wrong(tomllib.loads(HOUSE.read_text("utf-8")), texts)) == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parents[1].name)
def test_a_game_keeps_to_its_glossary(path):
    game = path.parents[1].name
    texts = {language: said(language, f"games/{game}/") for language in LANGUAGES}
    assert list(wrong(tomllib.loads(path.read_text("utf-8")), texts)) == []


def test_every_game_has_a_glossary():
    games = {path.parents[2].name for path in PACKAGE.glob("games/*/text/en/*.ftl")}
    assert {path.parents[1].name for path in GAMES} == games


@pytest.mark.parametrize(
    ("game", "language", "planted"),
    [
        ("sheriff", "en", "Put the city right"),
        ("sheriff", "ko", "왕실 상품"),
        ("sheriff", "ru", "изъятые карты"),
        ("sheriff", "en", "Type the key of the house."),
        ("sheriff", "ko", "하우스 키를 입력하세요."),
        ("sheriff", "ru", "Импортировать партию"),
        ("citadels", "en", "{ $district } does not stand with { $who }."),
        ("citadels", "ko", "세금으로 금화 1닢을 냈어요."),
        ("citadels", "ru", "Свойство применено"),
        ("dunhuang", "en", "Really so many coins"),
        ("dunhuang", "ko", "첫 칸은 공짜"),
        ("dunhuang", "ru", "Один шаг даром"),
        ("condottiere", "en", "Lay a card or pass"),
        ("condottiere", "ko", "콘도티에레"),
        ("condottiere", "ru", "Держатель Кондотьера выбирает город."),
    ],
)
def test_a_planted_word_is_found(game, language, planted):
    texts = {one: [("planted", planted)] if one == language else [] for one in LANGUAGES}
    glossaries = [HOUSE, PACKAGE / "games" / game / "text" / "glossary.toml"]
    found = [
        line
        for path in glossaries
        for line in wrong(tomllib.loads(path.read_text("utf-8")), texts)
        if " planted:" in line
    ]
    assert len(found) == 1


SAID_TWICE = re.compile(r"[А-Яа-яё]+")


def test_russian_writes_a_word_with_or_without_yo_but_not_both():
    every = {one.lower() for _, spoken in said("ru") for one in SAID_TWICE.findall(spoken)}
    both = {one for one in every if "ё" in one and one.replace("ё", "е") in every}
    assert both <= {"всё", "чём", "всём"}, "these are words of their own without the dots"
