"""What is printed for Sheriff: values that the house's templates draw, and those of its own aid.

Pure and language-free, like a view. Figures come from the tables, words from the screens, and where
a screen computes instead of explaining, the sheets have words of their own.
"""

from companion.engine.print import sheets

from .aid import aid
from .box import count, setup
from .cards import cards
from .head import edition
from .papers import PAPERS
from .scoring import score_pad, scoring

__all__ = ["EDITIONS", "PAPERS", "SHEETS"]

EDITIONS = (edition("second"), edition("first"))

SHEETS = sheets(
    EDITIONS,
    aid=aid, setup=setup, scoring=scoring, count=count, cards=cards, pad=score_pad,
)  # fmt: skip
