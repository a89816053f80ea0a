"""What a table decides before it plays, and may change later: what is kept, and the purse."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from companion.engine.checks import player_count
from companion.engine.refusal import Fault

from .tables import SEATS

Purse = Literal["app", "coins"]


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


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tools: tuple[Tool, ...] = LIGHT
    purse: Purse = "app"
    """`app`: the companion is the only purse and enforces; `coins`: coins lie on the table and
    the companion advises"""
    cover: bool = False
    """whether a seat without a phone may see its own secrets under the table screen's cover"""

    def has(self, tool: Tool) -> bool:
        return tool in self.tools


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R dh.intro.players] Two to four."""
    return tuple(player_count("seats", seats, *SEATS))
