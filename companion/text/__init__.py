"""Message + language → sentence. The only place where ids become words.

>>> say(Message("list-pair", first=SeatName(0), second="Ben"), "en", names=("Ann",))
'Ann and Ben'
"""

from companion.engine.message import Message, SeatName

from .catalogue import CatalogueError
from .language import LANGUAGES, Language, negotiate
from .sentence import SEAT_COLOURS, TextError, keys, load, say, seat_name

__all__ = [
    "LANGUAGES",
    "SEAT_COLOURS",
    "CatalogueError",
    "Language",
    "Message",
    "SeatName",
    "TextError",
    "keys",
    "load",
    "negotiate",
    "say",
    "seat_name",
]
