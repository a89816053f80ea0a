"""Names that people at a table would take for one another, whatever they are made of.

A small and honest part of Unicode's confusables (UTS #39): what is not seen, what is written in
another form (full width, ligatures), and the letters of Cyrillic, Greek, Cherokee and Lisu that
look like Latin ones. Names are compared with those of the same table alone, so that a name in any
script, or in two, is as good as any other.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""letters and signs that draw nothing"""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs")
"""categories of what draws nothing, or nothing that anybody knows"""
_MARKS = ("Mc", "Me", "Mn")
"""categories of what is drawn on a letter, if there is one"""
_IGNORED = (
    range(0x180B, 0x1810), range(0x2065, 0x2066), range(0xFE00, 0xFE10), range(0xFFF0, 0xFFF9),
    range(0xE0000, 0xE1000),
)  # fmt: skip
"""signs that choose a form of the one before, and what is set aside for others that draw nothing"""

_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԀԌԚԜӀаеѕіјкорсухүһԁԛԝѵӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικρϲıȷɑɡ"
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
    "ABESIJKMHOPCTYXYDGQWIaesijkopcuxyhdqwvlABEZHIKMNOPTYXovikpcijag"
    "ABCDEGHJKLMPRSTVWZBPDTGKJCZFMNLSRVHWXYAEIOU",
)  # fmt: skip
_STROKES = str.maketrans("I1|0", "lllO")
"""one stroke or one ring, in most typefaces"""


def looks_alike(names: Sequence[str]) -> tuple[int | None, ...]:
    """For each name the first other one that looks the same. '' looks like nothing."""
    looks = [_looks(name) for name in names]
    alike: dict[tuple[str, str], list[int]] = defaultdict(list)
    for at, one in enumerate(looks):
        for look in one:
            alike[look].append(at)
    return tuple(
        min((j for look in one for j in alike[look][:2] if j != i), default=None) if name else None
        for i, (name, one) in enumerate(zip(names, looks, strict=True))
    )


def is_seen(name: str) -> bool:
    """Whether there is anything of it on a screen."""
    return any(unicodedata.category(sign) not in _MARKS for sign in _strip_invisible(name))


@lru_cache(1024)
def _looks(name: str) -> frozenset[tuple[str, str]]:
    """How it is read, and how it is drawn: what has one of these in common looks the same. 30 µs,
    and the page of people asks for all names; the last 1,024 stay.
    """
    seen = _strip_invisible(unicodedata.normalize("NFKD", name))
    drawn = seen.translate(_LATIN)
    read = unicodedata.normalize("NFC", seen.casefold())
    return frozenset(
        {("read", read), ("read", drawn.casefold()), ("drawn", drawn.translate(_STROKES))}
    )


def _strip_invisible(name: str) -> str:
    return "".join(
        sign
        for sign in name
        if sign not in _BLANK
        and unicodedata.category(sign) not in _UNSEEN
        and not any(ord(sign) in ignored for ignored in _IGNORED)
    )
