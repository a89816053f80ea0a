"""What a table decides before it plays, and may change later: what is kept, and the purse."""

from __future__ import annotations

from enum import StrEnum

from companion.engine.checks import player_count
from companion.engine.purse import PurseOptions
from companion.engine.refusal import Fault

from .tables import SEATS, goods_in_play


class Tool(StrEnum):
    """What the companion keeps; each works alone."""

    RING = "ring"
    """whose turn it is, the camel, which places of the market are empty, the last turns"""
    BANK = "bank"
    """coins and prestige"""
    STALLS = "stalls"
    """goods in the stalls, majority tokens"""
    DECK = "deck"
    """how many cards the deck has"""
    MARKET = "market"
    """which goods card lies at which tile"""


LIGHT = (Tool.RING, Tool.BANK, Tool.STALLS, Tool.DECK)
"""The light set: two taps move the camel and settle what its tile does, a third where a card went.

Coins, prestige, tokens, empty places and the deck follow from those taps. Only what lies in the
market would have to be entered card by card, and spares a tap only now and then: it is off.
"""


class Options(PurseOptions, frozen=True, forbid_unknown_fields=True):
    game = "dunhuang"

    tools: tuple[Tool, ...] = LIGHT

    @staticmethod
    def goods(seats: int) -> tuple[int, ...]:
        """[R dh.setup.tokens_in_play] What so many people can hold, for the score screen."""
        return goods_in_play(seats)


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R dh.intro.players] Two to four."""
    return tuple(player_count("seats", seats, *SEATS))
