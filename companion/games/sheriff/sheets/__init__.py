"""What is printed for Sheriff: the values that the templates in `printables/sheriff` draw.

Pure and language-free like a view. The figures are those of the tables, the words those that the
screens say, and where a screen computes instead of explaining, the sheets' own.
"""

from companion.engine.game import Sheet
from companion.engine.message import Message

from .aid import aid
from .head import edition
from .score_pad import score_pad
from .setup import setup

EDITIONS = (edition("second"), edition("first"))

SHEETS = (
    Sheet("aid", Message("sheriff-sheet-aid"), EDITIONS, aid),
    Sheet("setup", Message("sheriff-sheet-setup"), EDITIONS, setup),
    Sheet("score-pad", Message("sheriff-sheet-score-pad"), EDITIONS, score_pad),
    Sheet("score-pad-large", Message("sheriff-sheet-score-pad-large"), EDITIONS, score_pad),
)
