"""What follows by the rules, whichever action caused it."""

from __future__ import annotations

from ..model import Counted, Phase, State
from ..options import Options, Tool
from ..tables import COINS, START_COINS, deck_left
from .stalls import empty_stalls


def setup(options: Options, seats: int) -> State:
    """[R dh.setup.coins] [R dh.setup.coin_stock] [R dh.setup.token_stock] Everybody has coins;
    all the others, prestige and tokens lie in the market.
    """
    each = START_COINS[seats]
    return State(
        options=options,
        seats=seats,
        phase=Phase.SETUP if options.has(Tool.RING) else Phase.FREE,
        coins=(each,) * seats,
        stock=COINS - each * seats,
        prestige=(0,) * seats,
        stalls=empty_stalls(seats),
        deck=deck_left(seats),
        entered=(None,) * seats,
        counted_at=(0,) * seats,
        told=(Counted(),) * seats,
    )
