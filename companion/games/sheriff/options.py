"""What a table decides before it plays, and may change later: edition, variants, tools."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from companion.engine.message import Message
from companion.engine.refusal import Fault

from .tables import BOOKS, SEATS, SECONDS_PER_MERCHANT, Edition

Purse = Literal["app", "coins"]

MIXED_SECONDS = (10, 600)
"""Seconds for each merchant that a table may choose."""


class Tool(StrEnum):
    """What the companion keeps; each works alone."""

    ROUNDS = "rounds"
    BANK = "bank"
    TIMER = "timer"
    DECLARATIONS = "declarations"
    STANDS = "stands"


LIGHT = (Tool.ROUNDS, Tool.BANK, Tool.TIMER)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Edition = "second"
    royal_goods: bool = False
    """[R s*.royal.shuffle_in]"""
    leave_ten_out: bool = False
    """[R s*.hide_ten.remove]"""
    long_hand: bool = False
    """[R s*.hand_seven.seven]"""
    promo: bool = False
    """[R s1.promo.shuffle_in]; first edition only"""
    tools: tuple[Tool, ...] = LIGHT
    purse: Purse = "app"
    """`app`: the companion is the only purse and enforces; `coins`: coins lie on the table and
    the companion advises"""
    seconds_per_merchant: int = SECONDS_PER_MERCHANT
    strict_timer: bool = True
    """[R s2.ruling.timer_time_up] whether bags pass when time is up"""
    cover: bool = False
    """whether a seat without a phone may see its own secrets under the table screen's cover"""

    def has(self, tool: Tool) -> bool:
        return tool in self.tools

    @property
    def book(self) -> str:
        """The prefix of this edition's rule ids."""
        return BOOKS[self.edition]


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R s1.intro.players] [R s2.intro.players] Every option that this game does not have."""
    faults = []
    low, high = SEATS[options.edition]
    if not low <= seats <= min(high, 5):
        key = "sheriff-six-later" if seats == 6 and high == 6 else "fault-player-count"
        faults.append(
            Fault("seats", "player_count", Message(key, n=seats, low=low, high=min(high, 5)))
        )
    if options.promo and options.edition != "first":
        faults.append(
            Fault("options.promo", "wrong_edition", Message("sheriff-fault-promo-edition"))
        )
    low, high = MIXED_SECONDS
    if not low <= options.seconds_per_merchant <= high:
        path = "options.seconds_per_merchant"
        message = Message("fault-between", n=options.seconds_per_merchant, low=low, high=high)
        faults.append(Fault(path, "out_of_range", message))
    return tuple(faults)
