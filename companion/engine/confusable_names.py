"""Names that people at one table would take for one another, whatever characters they are made of.

A small part of Unicode's confusables (UTS #39): invisible characters, other forms of the same
letter (full width, ligatures), and letters of Cyrillic, Greek, Cherokee and Lisu that look like
Latin ones. A name is compared only with the others at its table, so a name in any script, or in
two, is as good as any other.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""letters and signs that draw nothing"""
_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs")
"""Unicode categories whose characters draw nothing, or nothing that is defined"""
_MARKS = ("Mc", "Me", "Mn")
"""Unicode categories of marks on a letter"""
_IGNORED = (
    range(0x180B, 0x1810), range(0x2065, 0x2066), range(0xFE00, 0xFE10), range(0xFFF0, 0xFFF9),
    range(0xE0000, 0xE1000),
)  # fmt: skip
"""variation selectors, and code points reserved for other invisible characters"""

_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԀԌԚԜӀаеѕіјкорсухүһԁԛԝѵӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικρϲıȷɑɡ"
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
    "ABESIJKMHOPCTYXYDGQWIaesijkopcuxyhdqwvlABEZHIKMNOPTYXovikpcijag"
    "ABCDEGHJKLMPRSTVWZBPDTGKJCZFMNLSRVHWXYAEIOU",
)  # fmt: skip
_STROKES = str.maketrans("I1|0", "lllO")
"""one stroke or one ring in most typefaces"""


def looks_alike(names: Sequence[str]) -> tuple[int | None, ...]:
    """Return for each name the first earlier or later one that looks the same, or ''. An empty name
    looks like none.
    """
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
    """Return whether the name draws anything on a screen."""
    return any(unicodedata.category(sign) not in _MARKS for sign in _strip_invisible(name))


@lru_cache(1024)
def _looks(name: str) -> frozenset[tuple[str, str]]:
    """Return how the name is read and how it is drawn; names that share one of these look the same.

    Cached: it takes 30 µs, and the page of people asks for every name.
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
