"""Korean particles, whose form depends on the last sound of the word before."""

from __future__ import annotations

import re
from enum import Enum
from unicodedata import category, normalize

PARTICLES = frozenset({
    "이/가", "을/를", "은/는", "과/와", "으로/로", "이랑/랑", "이나/나", "아/야",
    "이에요/예요", "이라고/라고",
})  # fmt: skip
"""closed form / open form"""


class Ending(Enum):
    """How the last syllable of a word ends."""

    OPEN = "vowel"
    RIEUL = "ㄹ"
    CLOSED = "other consonant"


def with_particle(word: str, particle: str) -> str:
    """Add the right form of a particle: ("벤", "이/가") → "벤이".

    A word whose reading is unknown (an emoji, a Chinese sign) gets both, as is usual in Korean:
    "🐱이(가)". Raises ValueError for a pair that is not in `PARTICLES`.
    """
    if particle not in PARTICLES:
        raise ValueError(f"no such Korean particle: {particle}")
    closed, opened = particle.split("/")
    match ending(word):
        case None if closed.endswith(opened):
            return f"{word}({closed.removesuffix(opened)}){opened}"
        case None:
            return f"{word}{closed}({opened})"
        case Ending.OPEN:
            return word + opened
        case Ending.RIEUL if particle == "으로/로":
            return word + opened
        case _:
            return word + closed


LAST_LETTERS = 32
"""letters at the end of a word that are looked at"""

DIGITS = {
    "0": Ending.CLOSED,  # 영, and 십 백 천 만 억 at the end of 10, 100, 1,000 …
    "1": Ending.RIEUL,  # 일
    "2": Ending.OPEN,
    "3": Ending.CLOSED,  # 삼
    "4": Ending.OPEN,
    "5": Ending.OPEN,
    "6": Ending.CLOSED,  # 육
    "7": Ending.RIEUL,  # 칠
    "8": Ending.RIEUL,  # 팔
    "9": Ending.OPEN,
}


def ending(word: str) -> Ending | None:
    """Return how the last letter or digit of `word` is read, ignoring punctuation and emoji.

    None for an unknown script, and for a word without letters.
    """
    text = normalize("NFKC", word[-LAST_LETTERS:])
    while text and not text[-1].isalnum():
        text = text[:-1]
    if not text:
        return None
    last = text[-1]
    if "가" <= last <= "힣":
        return _hangul(last)
    if "\u1100" <= last <= "\u11ff":
        return _hangul_letter(last)
    if last in DIGITS:
        return DIGITS[last]
    if "а" <= last.lower() <= "я" or last.lower() == "ё":
        return _cyrillic(text.lower())
    return _latin(text.lower())


def _hangul(syllable: str) -> Ending:
    """In Unicode, the final of a syllable is its number modulo 28, and 0 is none."""
    final = (ord(syllable) - ord("가")) % 28
    return {0: Ending.OPEN, 8: Ending.RIEUL}.get(final, Ending.CLOSED)


def _hangul_letter(letter: str) -> Ending:
    """A single letter is read by its name: ㅋ 키읔, ㄹ 리을, ㅏ 아."""
    if letter in "\u1105\u11af":
        return Ending.RIEUL
    return Ending.OPEN if "\u1161" <= letter <= "\u11a7" else Ending.CLOSED


LATIN_RIEUL = re.compile(r"l$|[a-z]le$")
"""Carl 칼, Kyle 카일, apple 애플"""
LATIN_CLOSED = re.compile(
    r"[mn]$|[aeiouy][mn]+e$"  # Sam 샘, Ben 벤, Anne 앤
    r"|[aeiouy]ng$"  # King 킹
    r"|(?<![aeiouy])[aeiouy](b|ck?|k|pp?|tt?)$"  # Bob 밥, Jack 잭, Scott 스콧
)
"""A stop closes the syllable only after a short vowel: Mark 마크 and Luke 루크 are open."""


def _latin(text: str) -> Ending | None:
    """Follow the usual Korean spelling of English names, and of single letters (B, TV)."""
    plain = "".join(sign for sign in normalize("NFD", text) if category(sign) != "Mn")
    if not "a" <= plain[-1] <= "z":
        return None
    if text[-1] in "éèêë":  # not silent as a plain final e
        return Ending.OPEN
    if LATIN_RIEUL.search(plain):
        return Ending.RIEUL
    return Ending.CLOSED if LATIN_CLOSED.search(plain) else Ending.OPEN


def _cyrillic(text: str) -> Ending:
    """Only л, м and н end a syllable: Михаил 미하일, Иван 이반, but Олег 올레크."""
    sound = text.rstrip("ьъ")[-1:]
    if sound == "л":
        return Ending.RIEUL
    return Ending.CLOSED if sound in ("м", "н") else Ending.OPEN
