"""Cuts Pretendard into pieces, so that a browser loads the letters that it shows and few more.

A piece is a file for each weight; `fonts.css` tells which signs it holds (`unicode-range`). What
our own texts need comes in three pieces: Latin, Cyrillic and the Hangul that they use. The others
are for what people type; what few of them do is in the typeface as it came, uncut.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import uharfbuzz
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from companion.text import LANGUAGES, own_name

from .shang import SIGN

WEIGHTS = (400, 600, 800)
FEATURES = ("calt", "ccmp", "kern", "locl", "mark", "mkmk", "tnum")
"""of OpenType, which our style sheets use or browsers turn on by themselves"""
UNCUT = "rest"
"""the piece that is not worth cutting"""

LATIN = frozenset((*range(0x20, 0x7F), *range(0xA0, 0x100)))
LATIN_EXTENDED = frozenset((*range(0x100, 0x250), *range(0x1E00, 0x1F00)))
CYRILLIC = frozenset((*range(0x400, 0x460), 0x490, 0x491, 0x2116))
HANGUL = frozenset(range(0xAC00, 0xD7A4))
SIGNS = frozenset(
    (*range(0x300, 0x400), *range(0x460, 0x530), *range(0x2000, 0x27C0), *range(0x3130, 0x3190))
)
"""Accents and Greek; Cyrillic of other languages; punctuation, arrows, shapes; ㅋ and ㅠ."""
PRIVATE = frozenset((*range(0xE000, 0xF900), *range(0xF0000, 0x110000)))
"""Pretendard has signs there, which nobody can type; ours stand around names."""

NAMES = frozenset(
    map(
        ord,
        "가각간갈감갑강개건걸검겸경계고곡공곽관광교구국군권귀규균근금기길김나난남낭내노누눈뉴늘"
        "다단달담당대덕도독동두득들라란람랑래량려련렬령례로록뢰룡루류륜률륭름리린림마만말망매맹명"
        "모목묘무묵문미민바박반방배백번범벽변별병보복봉부비빈빛사산삼상새샘생서석선설섭성세소솔송수숙"
        "순술슬숭승시식신실심쌍아안애양어언엄여연열염영예오옥온옹완왕요용우욱운울웅원월위유육윤율"
        "융은을음응의이익인일임자작잔잠장재저전절점정제조족종좌주준중지진집차찬창채척천철첨청초총"
        "최추춘충치칠탁탄태택토통판팽편평표품풍피필하학한할함해행향허헌혁현혈협형혜호홍화환황회효"
        "후훈훤휘휴흔흠흥희힘",
    )
)
"""syllables of Korean names"""


@dataclass(frozen=True, slots=True)
class Piece:
    name: str
    signs: frozenset[int]

    @property
    def ranges(self) -> str:
        """As CSS writes them: `U+20-7e,U+a0`."""
        return ",".join(
            f"U+{first:x}" if first == last else f"U+{first:x}-{last:x}"
            for first, last in runs(self.signs)
        )


def runs(signs: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each unbroken row."""
    ordered = sorted(signs)
    ends = [k for k, (one, other) in enumerate(pairwise(ordered)) if other != one + 1]
    for start, end in zip((0, *(k + 1 for k in ends)), (*ends, len(ordered) - 1), strict=True):
        yield ordered[start], ordered[end]


@dataclass(frozen=True, slots=True)
class Texts:
    """The signs of all that we say on a screen."""

    korean: frozenset[int]
    others: frozenset[int]
    """in the other languages, which are on a Korean screen too"""


def texts(root: Path) -> Texts:
    places = (
        "companion/locales/*/*.ftl",
        "companion/games/*/text/*/*.ftl",
        "companion/games/*/rulebook.toml",
        "static/*.css",
        "templates/**/*.html",
    )
    names = set("".join(map(own_name, LANGUAGES)))
    signs: dict[bool, set[str]] = {True: set(), False: names}
    for file in (file for place in places for file in root.glob(place)):
        signs[file.parent.name == "ko"] |= set(file.read_text("utf-8"))
    korean, others = (
        frozenset(ord(sign) for sign in signs[which] if sign.isprintable())
        for which in (True, False)
    )
    return Texts(korean, others)


def pieces(there: frozenset[int], ours: Texts) -> tuple[Piece, ...]:
    """Every sign of the typeface in exactly one piece.

    The few syllables on a screen that is not Korean (한국어, in the choice of the language) stand
    with the Latin, so that it needs none of the others.
    """
    signs = (ours.korean | ours.others) - HANGUL - CYRILLIC
    wishes = {
        "latin": LATIN | signs | (ours.others & HANGUL),
        "cyrillic": CYRILLIC,
        "hangul": ours.korean & HANGUL,
        "names": NAMES,
        "latin-extended": LATIN_EXTENDED,
        "signs": SIGNS,
        UNCUT: there,
    }
    left = there - PRIVATE
    found: list[Piece] = []
    for name, wish in wishes.items():
        found.append(Piece(name, left & wish))
        left -= wish
    return tuple(piece for piece in found if piece.signs)


def build(sources: dict[int, Path], target: Path, ours: Texts) -> set[str]:
    """Write `fonts.css` and the pieces, and return the names of all. A piece that is there stays.

    `sources`: by weight, the typeface as WOFF, with the same as WOFF2 beside it.
    """
    rules = [
        "@font-face{font-family:Shang;font-display:swap;"
        f"src:url(shang.woff2)format('woff2');unicode-range:U+{ord(SIGN):x}}}\n"
    ]
    names = {"fonts.css"}
    for weight, source in sources.items():
        signs, typeface = _read(source)
        for piece in pieces(signs, ours):
            name = _name(source, typeface, piece)
            names.add(name)
            rules.append(
                f"@font-face{{font-family:Pretendard;font-weight:{weight};font-display:swap;"
                f"src:url({name})format('woff2');unicode-range:{piece.ranges}}}\n"
            )
            if not (target / name).is_file():
                part = target / f"{name}.part"
                part.write_bytes(_cut(typeface, piece.signs))
                part.replace(target / name)
    (target / "fonts.css").write_text("".join(rules), "utf-8")
    return names


def _read(source: Path) -> tuple[frozenset[int], bytes]:
    """The signs of a typeface, and its unpacked tables."""
    with TTFont(source, recalcTimestamp=False) as font:
        signs = frozenset(font.getBestCmap())
        font.flavor = None
        unpacked = BytesIO()
        font.save(unpacked)
    return signs, unpacked.getvalue()


def _name(source: Path, typeface: bytes, piece: Piece) -> str:
    if piece.name == UNCUT:
        return f"{source.stem}.woff2"
    makers = (version("fonttools"), version("uharfbuzz"), *FEATURES)
    made_of = (hashlib.sha256(typeface).hexdigest(), *makers, piece.ranges)
    key = hashlib.sha256(" ".join(made_of).encode()).hexdigest()[:12]
    return f"{source.stem}-{piece.name}-{key}.woff2"


def _cut(typeface: bytes, signs: frozenset[int]) -> bytes:
    wanted = uharfbuzz.SubsetInput()
    wanted.unicode_set.update(signs)
    wanted.layout_feature_tag_set.clear()
    wanted.layout_feature_tag_set.update(int.from_bytes(tag.encode()) for tag in FEATURES)
    wanted.flags = uharfbuzz.SubsetFlags.NO_HINTING | uharfbuzz.SubsetFlags.NOTDEF_OUTLINE
    cut = uharfbuzz.subset(uharfbuzz.Face(typeface), wanted).blob.data
    with TTFont(BytesIO(cut), recalcTimestamp=False) as font:
        font.flavor = "woff2"
        packed = BytesIO()
        font.save(packed)
    return packed.getvalue()
