"""From a message to a sentence: first its arguments, then the pattern around them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, assert_never

from companion.engine.message import Arg, Message, SeatName

from .language import Language

if TYPE_CHECKING:
    from .catalogue import Catalogue

SEAT_COLOURS = ("red", "blue", "yellow", "green", "purple", "orange", "white", "black")
"""colours by seat, for seats without a name; the message ids are `seat-red` and so on"""

CACHED = 16_384
"""sentences in memory, each of which takes 4 µs or more to format: three languages of a long
evening; the least used is dropped"""
LONG = 200
"""letters of an argument from which a sentence is not cached, so that no guest fills the memory"""

Word = int | str
"""an argument for Fluent: a number, which decides on plurals, or text"""


class TextError(LookupError):
    """The catalogue has no such id, or the message lacks an argument."""


MAX_NUMBER = 10**18
"""larger numbers are passed as text: Babel fails to format some thirty digits"""


def say(message: Message | str, language: Language, names: tuple[str, ...] = ()) -> str:
    """Return the sentence of a message or an id as plain text, not HTML; `names` are by seat.

    An empty list becomes "nothing". Raises TextError for an unknown id and a missing argument.
    """
    if isinstance(message, str):
        return _sentence(language, message)
    words = ((name, _word(arg, language, names)) for name, arg in message.args)
    return _sentence(language, message.id, **dict(words))


def seat_name(seat: int, language: Language, names: tuple[str, ...] = ()) -> str:
    """Return the name of a seat, or its colour if it has none."""
    if 0 <= seat < len(names) and names[seat].strip():
        return names[seat]
    if 0 <= seat < len(SEAT_COLOURS):
        return _sentence(language, f"seat-{SEAT_COLOURS[seat]}")
    raise TextError(f"seat {seat} has neither a name nor a colour")


def keys(language: Language) -> frozenset[str]:
    """Return the ids of all messages."""
    return _catalogue(language).ids


def _word(arg: Arg, language: Language, names: tuple[str, ...]) -> Word:
    match arg:
        case int():
            return arg if abs(arg) < MAX_NUMBER else str(arg)
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
    return _format_cached(language, key, tuple(words.items()))


def _format(language: Language, key: str, words: tuple[tuple[str, Word], ...]) -> str:
    catalogue = _catalogue(language)
    if key not in catalogue.ids:
        raise TextError(f"no message {key} in {language}")
    sentence, errors = catalogue.format(key, dict(words))
    if errors:
        reasons = "; ".join(map(str, errors))
        raise TextError(f"{key} in {language} with {dict(words)}: {reasons}") from errors[0]
    return sentence


_format_cached = lru_cache(maxsize=CACHED)(_format)


@cache
def _catalogue(language: Language) -> Catalogue:
    """Read the files of a language once in a process; what it lacks is taken from English."""
    from .catalogue import Catalogue, sources  # late, for the start of the command line

    both = dict.fromkeys(("en", language))
    return Catalogue(language, (text for one in both for _, text in sources(one)))
