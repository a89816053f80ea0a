"""Options: tools and the purse, chosen before the game and partly changed later."""

from __future__ import annotations

from enum import StrEnum

from companion.engine.checks import player_count
from companion.engine.purse import PurseOptions
from companion.engine.refusal import Fault

from .tables import SEATS, goods_in_play


class Tool(StrEnum):
    """What the companion keeps for the table; each tool works alone."""

    TURNS = "turns"
    """whose turn it is, where no ring says so: a tap ends each"""
    RING = "ring"
    """whose turn it is, the camel, empty places of the market, the last turns"""
    BANK = "bank"
    """coins and prestige"""
    STALLS = "stalls"
    """goods in the stalls, majority tokens"""
    DECK = "deck"
    """the number of cards in the deck"""
    MARKET = "market"
    """which card lies at which tile: only in old logs"""


TOOLS = tuple(tool for tool in Tool if tool is not Tool.MARKET)
LIGHT: tuple[Tool, ...] = ()
"""The light set: set-up, last turns and the count need no tool. Goods, tokens and coins lie on the
table, and nobody taps while they play.
"""


class Options(PurseOptions, frozen=True, forbid_unknown_fields=True):
    game = "dunhuang"

    tools: tuple[Tool, ...] = LIGHT

    @staticmethod
    def goods(seats: int) -> tuple[int, ...]:
        """[R dh.setup.tokens_in_play] Return what so many people can hold, for the score screen."""
        return goods_in_play(seats)


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R dh.intro.players] Return a fault for any number of seats but two to four."""
    return tuple(player_count("seats", seats, *SEATS))
