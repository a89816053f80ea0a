"""What is printed for Citadels: values that the house's templates draw.

Pure and language-free, like a view. Figures come from the tables, words from the screens, and where
a screen computes instead of explaining, the sheets have words of their own.
"""

from companion.engine.print import sheets

from .aid import aid
from .cards import cards
from .head import EDITIONS
from .papers import PAPERS
from .scoring import score_pad, scoring
from .setup import count, setup

__all__ = ["EDITIONS", "PAPERS", "SHEETS"]

SHEETS = sheets(
    EDITIONS,
    aid=aid, setup=setup, scoring=scoring, count=count, cards=cards, pad=score_pad,
)  # fmt: skip
