"""Sentences: arguments first, then the pattern around them. What was said once is kept."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, assert_never

from companion.engine.message import Arg, Message, SeatName

from .language import Language

if TYPE_CHECKING:
    from .catalogue import Catalogue

SEAT_COLOURS = ("red", "blue", "yellow", "green", "purple", "orange", "white", "black")
"""What a seat is called whose person gave no name, by number; the ids are `seat-red` and so on."""

KEPT = 16_384
"""sentences in memory, of which each takes 4 µs and more: three languages of a long evening; the
oldest goes"""
LONG = 200
"""letters of data from which a sentence is not kept: memory is not for strangers to fill"""

Word = int | str
"""An argument that Fluent can print: a number keeps its plural, the rest is text by now."""


class TextError(LookupError):
    """Nothing to say: the catalogue has no such id, or the message lacks an argument."""


COUNTED = 10**18
"""from here on a number is only spelt: formatting it as one fails at some thirty digits"""


def say(message: Message | str, language: Language, names: tuple[str, ...] = ()) -> str:
    """The sentence for a message, or for a bare id; `names` are those of the seats, in order.

    Plain text: whoever puts it into HTML escapes it. An empty list is said as "nothing".
    `TextError` for an unknown id and for a missing argument.
    """
    if isinstance(message, str):
        return _sentence(language, message)
    words = ((name, _word(arg, language, names)) for name, arg in message.args)
    return _sentence(language, message.id, **dict(words))


def seat_name(seat: int, language: Language, names: tuple[str, ...] = ()) -> str:
    """The name of whoever sits there, or the seat's colour."""
    if 0 <= seat < len(names) and names[seat].strip():
        return names[seat]
    if 0 <= seat < len(SEAT_COLOURS):
        return _sentence(language, f"seat-{SEAT_COLOURS[seat]}")
    raise TextError(f"seat {seat} has neither a name nor a colour")


def keys(language: Language) -> frozenset[str]:
    """Every id that can be said."""
    return _catalogue(language).ids


def _word(arg: Arg, language: Language, names: tuple[str, ...]) -> Word:
    match arg:
        case int():
            return arg if abs(arg) < COUNTED else str(arg)
        case str():
            return arg
        case SeatName(seat):
            return seat_name(seat, language, names)
        case Message():
            return say(arg, language, names)
        case tuple():
            return _join_words([_word(item, language, names) for item in arg], language)
        case _:
            assert_never(arg)


def _join_words(words: list[Word], language: Language) -> Word:
    match words:
        case []:
            return _sentence(language, "list-empty")
        case [only]:
            return only
        case [first, second]:
            return _sentence(language, "list-pair", first=first, second=second)
        case [first, *middle, last]:
            for word in middle:
                first = _sentence(language, "list-more", first=first, second=word)
            return _sentence(language, "list-last", first=first, second=last)
        case _:
            raise AssertionError("a list is empty or has a first word")


def _sentence(language: Language, key: str, /, **words: Word) -> str:
    if any(isinstance(word, str) and len(word) > LONG for word in words.values()):
        return _format(language, key, tuple(words.items()))
    return _kept(language, key, tuple(words.items()))


def _format(language: Language, key: str, words: tuple[tuple[str, Word], ...]) -> str:
    catalogue = _catalogue(language)
    if key not in catalogue.ids:
        raise TextError(f"no message {key} in {language}")
    sentence, errors = catalogue.format(key, dict(words))
    if errors:
        reasons = "; ".join(map(str, errors))
        raise TextError(f"{key} in {language} with {dict(words)}: {reasons}") from errors[0]
    return sentence


_kept = lru_cache(maxsize=KEPT)(_format)


@cache
def _catalogue(language: Language) -> Catalogue:
    """Parsed once in a process for each of our languages."""
    from .catalogue import Catalogue, sources  # late: the command line seldom says anything

    spoken = dict.fromkeys(("en", language))  # what a language lacks yet is said in English
    return Catalogue(language, (text for one in spoken for _, text in sources(one)))
