"""Pretendard in pieces: what our own texts need is in three of them, and each sign in one."""

import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from companion import paths
from companion.text import LANGUAGES, own_name
from companion.text.catalogue import sources
from tools import browser_libraries, fonts
from tools.shang import SIGN

VENDOR = browser_libraries.VENDOR
RULE = re.compile(
    r"@font-face\{font-family:Pretendard;font-weight:(\d+);font-display:swap;"
    r"src:url\((\S+?)\)format\('woff2'\);unicode-range:(\S+)\}"
)
LATIN = frozenset(map(ord, "abc"))
FIRST: dict[str, tuple[str, ...]] = {"en": ("latin", "cyrillic"), "ru": ("latin", "cyrillic")}
FIRST["ko"] = (*FIRST["en"], "hangul")
"""the pieces that a language needs; each of them names the others: Русский, 한국어"""

every_weight = pytest.mark.parametrize("weight", fonts.WEIGHTS)


@cache
def cut() -> dict[int, dict[str, tuple[Path, set[int]]]]:
    """Weight → piece → its file and the signs that `fonts.css` says are in it."""
    found: dict[int, dict[str, tuple[Path, set[int]]]] = {}
    css = (VENDOR / "fonts.css").read_text("utf-8")
    rules = RULE.findall(css)
    assert len(rules) == css.count("@font-face") - 1, "and 商"
    for weight, name, ranges in rules:
        piece = re.fullmatch(r"pretendard-\d+(?:-(.+)-[0-9a-f]{12})?\.woff2", name)
        assert piece is not None, name
        found.setdefault(int(weight), {})[piece[1] or fonts.UNCUT] = VENDOR / name, signs(ranges)
    return found


def signs(ranges: str) -> set[int]:
    found: set[int] = set()
    for part in ranges.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def typeface(weight: int) -> set[int]:
    """What can be typed and the whole typeface has."""
    with TTFont(VENDOR / f"pretendard-{weight}.woff") as font:
        return set(font.getBestCmap()) - fonts.PRIVATE


def test_the_sign_that_the_typeface_has_not_is_drawn():
    for flavor in ("woff", "woff2"):
        with TTFont(VENDOR / f"shang.{flavor}") as font:
            assert font.getBestCmap()[ord(SIGN)] == "shang"
            assert font["glyf"]["shang"].numberOfContours > 10
    assert all(ord(SIGN) not in typeface(weight) for weight in fonts.WEIGHTS)


@every_weight
def test_each_sign_of_the_typeface_is_in_one_piece(weight):
    ranges = [there for _, there in cut()[weight].values()]
    assert set().union(*ranges) == typeface(weight)
    assert sum(map(len, ranges)) == len(typeface(weight))


@every_weight
def test_a_piece_holds_what_its_range_promises(weight):
    for name, (file, there) in cut()[weight].items():
        with TTFont(file) as font:
            held = set(font.getBestCmap())
        assert held - fonts.PRIVATE == typeface(weight) if name == fonts.UNCUT else held == there


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_texts_need_no_piece_that_is_for_names(language):
    said = set("".join(text for _, text in sources(language))) - {SIGN, "\n"}
    for weight in fonts.WEIGHTS:
        there = set[int]().union(*(cut()[weight][piece][1] for piece in FIRST[language]))
        missing = {sign for sign in said if ord(sign) not in there}
        assert missing == set(), "make install cuts the pieces anew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_language_needs_no_piece_of_another(language):
    """43 kB for three syllables."""
    shown = set("".join(map(own_name, LANGUAGES)))
    for weight in fonts.WEIGHTS:
        there = set[int]().union(*(cut()[weight][piece][1] for piece in FIRST[language]))
        assert {sign for sign in shown if ord(sign) not in there} == set()


def test_the_names_of_most_koreans_are_in_one_piece():
    names = "남궁민수 김서연 이지훈 박도윤 최하은 정예준 황보윤 쌍둥 제갈현 문희"
    there = cut()[400]["hangul"][1] | cut()[400]["names"][1]
    assert {sign for sign in names if ord(sign) not in there} == {" "}


def test_figures_of_equal_width_are_still_there():
    """`font-variant-numeric: tabular-nums` in our style sheets."""
    with TTFont(cut()[800]["latin"][0]) as font:
        features = {record.FeatureTag for record in font["GSUB"].table.FeatureList.FeatureRecord}
        assert "tnum" in features


def test_a_new_syllable_in_our_texts_changes_two_pieces_and_no_other():
    there = frozenset(range(0x20, 0x7F)) | fonts.HANGUL
    before, after = (
        {piece.name: piece.ranges for piece in fonts.pieces(there, fonts.Texts(said, LATIN))}
        for said in (frozenset(map(ord, "가나다")), frozenset(map(ord, "가나다훌")))
    )
    assert before.keys() == after.keys()
    changed = {name for name in before if before[name] != after[name]}
    assert "hangul" in changed
    assert len(changed) == 2


def test_a_piece_that_is_there_is_not_cut_again(tmp_path, monkeypatch):
    cut: list[frozenset[int]] = []

    def note(typeface: bytes, signs: frozenset[int]) -> bytes:
        cut.append(signs)
        return b""

    monkeypatch.setattr(fonts, "_cut", note)
    built = [
        fonts.build({400: VENDOR / "pretendard-400.woff"}, tmp_path, fonts.texts(paths.assets()))
        for _ in range(2)
    ]
    assert built[0] == built[1]
    assert len(cut) == len(set(cut)) > 0


def test_ranges_are_written_as_css_wants_them():
    piece = fonts.Piece("x", frozenset({0x41, 0x42, 0x43, 0xAC00}))
    assert piece.ranges == "U+41-43,U+ac00"
