"""What follows, whoever caused it; and how a sitting begins."""

from __future__ import annotations

from ..model import State
from ..options import Options
from ..tables import COINS, START_CARDS, START_GOLD
from .ending import resting


def setup(options: Options, seats: int) -> State:
    """[R ci.setup.gold] [R ci.setup.hand] 2 gold and 4 cards each; the bank has the other coins."""
    return State(
        options=options,
        seats=seats,
        phase=resting(options),
        gold=(START_GOLD,) * seats,
        bank=COINS - START_GOLD * seats,
        hands=(START_CARDS,) * seats,
        cities=((),) * seats,
        loose=(0,) * seats,
        entered=(None,) * seats,
        counted_at=(0,) * seats,
    )
