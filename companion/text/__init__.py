"""From a message and a language to a sentence.

>>> say(Message("list-pair", first=SeatName(0), second="Ben"), "en", names=("Ann",))
'Ann and Ben'
"""

from companion.engine.message import Message, SeatName

from .day import day_in_words, day_of, minute_of
from .language import LANGUAGES, Language, negotiate, own_name
from .sentence import SEAT_COLOURS, TextError, keys, say, seat_name

__all__ = [
    "LANGUAGES",
    "SEAT_COLOURS",
    "Language",
    "Message",
    "SeatName",
    "TextError",
    "day_in_words",
    "day_of",
    "keys",
    "minute_of",
    "negotiate",
    "own_name",
    "say",
    "seat_name",
]
