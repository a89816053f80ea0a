"""From a message and a language to a sentence.

>>> say(Message("list-pair", first=SeatName(0), second="Ben"), "en", names=("Ann",))
'Ann and Ben'
"""

from companion.engine.message import Message as Message
from companion.engine.message import SeatName as SeatName

from .day import day_in_words as day_in_words
from .day import day_of as day_of
from .day import minute_of as minute_of
from .language import LANGUAGES as LANGUAGES
from .language import Language as Language
from .language import negotiate as negotiate
from .language import own_name as own_name
from .sentence import SEAT_COLOURS as SEAT_COLOURS
from .sentence import TextError as TextError
from .sentence import keys as keys
from .sentence import say as say
from .sentence import seat_name as seat_name
