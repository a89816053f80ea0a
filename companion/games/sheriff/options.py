"""Options: edition, variants and tools, chosen before the game and partly changed later."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.engine.checks import amount, check_between, player_count
from companion.engine.message import Message
from companion.engine.purse import PurseOptions
from companion.engine.refusal import Fault

from .goods import name_good
from .tables import BLACK_MARKET, BOOKS, CONTRABAND, SEATS, SECONDS_PER_MERCHANT, Edition

MIXED_SECONDS = (10, 600)
"""the seconds for each merchant that a table may choose"""


class Tool(StrEnum):
    """What the companion keeps for the table; each tool works alone."""

    ROUNDS = "rounds"
    BANK = "bank"
    TIMER = "timer"
    DECLARATIONS = "declarations"
    STANDS = "stands"


LIGHT = (Tool.ROUNDS, Tool.BANK, Tool.TIMER)


class Options(PurseOptions, frozen=True, forbid_unknown_fields=True):
    game = "sheriff"

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
    seconds_per_merchant: int = SECONDS_PER_MERCHANT
    strict_timer: bool = True
    """[R s2.ruling.timer_time_up] whether bags pass when time is up"""
    black_market: bool = False
    """[R s2.black_market.stacks]; second edition only"""
    black_market_values: dict[str, tuple[int, int]] | None = None
    """[R s2.ruling.black_market_values] kind → the dearer card, the other one; None: the preset,
    which is unconfirmed
    """
    trade_after_inspection: bool = False
    """[R s2.ruling.black_market_after_inspection] whether an opened bag allows a trade too"""

    @property
    def market_values(self) -> dict[str, tuple[int, int]]:
        """The printed values of the black-market cards, as far as known."""
        return self.black_market_values or dict(BLACK_MARKET)

    @property
    def most_seats(self) -> dict[str, int]:
        """Edition → the most players."""
        return {edition: most for edition, (_, most) in SEATS.items()}

    @property
    def book(self) -> str:
        """The prefix of this edition's rule ids."""
        return BOOKS[self.edition]


def check_options(options: Options, seats: int) -> tuple[Fault, ...]:
    """[R s1.intro.players] [R s2.intro.players] Return a fault for every option
    that does not fit.
    """
    faults: list[Fault] = []
    low, high = SEATS[options.edition]
    faults += player_count("seats", seats, low, high)
    if options.promo and options.edition != "first":
        message = Message("sheriff-fault-promo-edition")
        faults.append(Fault("options.promo", "wrong_edition", message))
    if options.black_market and options.edition != "second":
        message = Message("sheriff-fault-black-market-edition")
        faults.append(Fault("options.black_market", "wrong_edition", message))
    if options.black_market_values is not None:
        faults += _list_market_faults(options.black_market_values)
    path = "options.seconds_per_merchant"
    faults += check_between(path, options.seconds_per_merchant, *MIXED_SECONDS)
    return tuple(faults)


def _list_market_faults(values: dict[str, tuple[int, int]]) -> Iterator[Fault]:
    """[R s2.black_market.stacks] [R s2.black_market.dearer_on_top] Three kinds of two cards."""
    path = "options.black_market_values"
    if len(values) != len(BLACK_MARKET):
        message = Message("sheriff-fault-black-market-kinds", n=len(BLACK_MARKET))
        yield Fault(path, "kinds", message)
    for good, (dearer, other) in values.items():
        at = f"{path}.{good}"
        if good not in CONTRABAND:
            goods = tuple(map(name_good, CONTRABAND))
            yield Fault(at, "wrong_kind", Message("sheriff-fault-black-market-good", goods=goods))
        yield from amount(f"{at}[0]", dearer)
        yield from amount(f"{at}[1]", other)
        if dearer < other:
            yield Fault(at, "order", Message("sheriff-fault-black-market-order"))
