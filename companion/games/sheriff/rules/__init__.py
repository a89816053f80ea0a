"""What follows by the rules, whichever action caused it; a module for each part of the table."""

from __future__ import annotations

from companion.engine.timer import Timer

from ..model import Phase, Stand, State
from ..options import Options, Tool
from ..tables import START_GOLD, box_gold
from . import clock


def setup(options: Options, seats: int) -> State:
    """[R s*.setup.gold] 50 gold each, the rest of the box's coins are the bank."""
    return State(
        options=options,
        seats=seats,
        phase=Phase.SETUP if options.has(Tool.ROUNDS) else Phase.FREE,
        gold=(START_GOLD,) * seats,
        bank=box_gold(options.edition) - START_GOLD * seats,
        timer=Timer.full(clock.pool_ms(options, seats)),
        stands=(Stand(),) * seats,
        entered=(None,) * seats,
        counted_at=(0,) * seats,
        orders=((),) * seats,
    )
