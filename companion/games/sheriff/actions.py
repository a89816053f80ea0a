"""Everything that can be done at the table, one frozen struct each.

Luck and the clock stand in the actions: fields that a client may leave empty are filled in by
`decide` before the action is written down.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from companion.engine.act import Act
from companion.engine.authority import ANYBODY, SELF, TABLE, own
from companion.engine.final import FinalCount
from companion.engine.mending import Mendable
from companion.engine.purse import Purse

from .authority import (
    ASKED,
    CLOCK,
    DEBTOR,
    DEPUTIES,
    FIRST_SHERIFF,
    IN_TIME,
    INSPECTOR,
    LEADING,
    OFFERING,
    PROMISED,
    PURSE,
)
from .holdings import Promo
from .model import Mark, Phase
from .options import Tool
from .terms import SPOKEN_BRIBE, GoodsDocument, Terms

# -- The round -------------------------------------------------------------------------------


class Begin(Act, frozen=True, tag="begin"):
    """The first sheriff is found and the first round begins."""

    may = ANYBODY

    sheriff: int | None = None
    """None: drawn by the app"""
    among: tuple[int, ...] = ()
    """the seats that carry the same most cash; empty: all"""
    deputies: tuple[int, ...] = ()
    """with six players instead of a sheriff: the two that were turned up, the first one first;
    empty: drawn by the app"""


class Advance(Act, frozen=True, tag="advance"):
    """On to a later phase of this round, to the next round, or to the end."""

    may = LEADING

    round: int
    phase: Phase
    """the phase that is left"""
    to: Phase
    """`market` is the next round, unless the game is over: then it is `final`"""
    deputies: tuple[int, ...] = ()
    """with six players, into the next round: the two turned up; empty: drawn by the app"""


class NameFirst(Act, frozen=True, tag="name_first"):
    """The sheriff names the merchant who begins the market (second edition)."""

    may = FIRST_SHERIFF

    round: int
    merchant: int


class Declare(Act, frozen=True, tag="declare"):
    """The seat declares its bag."""

    may = SELF
    mendable = Mendable()

    round: int
    good: str
    count: int


# -- Deals -----------------------------------------------------------------------------------


class Offer(Act, frozen=True, tag="offer"):
    """The seat offers a deal to another."""

    may = SELF

    round: int
    partner: int
    gives: Terms = Terms()
    wants: Terms = Terms()
    both: bool = False
    """with both deputies together: the one who is named stands for the two"""


class Answer(Act, frozen=True, tag="answer"):
    """The partner agrees to an offer, or declines."""

    may = ASKED
    refers = ("deal",)

    deal: int
    accept: bool
    at: int = 0
    """the server's clock, milliseconds; what a client sends is overwritten. 0 in logs of before"""


class Withdraw(Act, frozen=True, tag="withdraw"):
    """Whoever made the offer withdraws it before it is agreed."""

    may = OFFERING
    refers = ("deal",)

    deal: int


class Release(Act, frozen=True, tag="release"):
    """Whoever was promised something lets the other off."""

    may = PROMISED
    refers = ("deal",)

    deal: int


# -- Bags ------------------------------------------------------------------------------------


class PassBag(Act, frozen=True, tag="pass_bag"):
    """The sheriff hands a bag back unopened.

    With `bribe` the table writes down in one step what both said aloud; only the table may,
    because it takes from somebody else's purse.
    """

    may = INSPECTOR
    mendable = SPOKEN_BRIBE

    round: int
    merchant: int
    bribe: Terms | None = None
    by: int | None = None
    """the deputy who deals with this merchant alone; None: the sheriff, or both deputies"""
    at: int = 0
    """the server's clock, milliseconds; what a client sends is overwritten. 0 in logs of before"""


class OpenBag(Act, frozen=True, tag="open_bag"):
    """The sheriff opens a bag. Without `good` and `bag` the people settle it by hand."""

    may = INSPECTOR
    mendable = Mendable()

    round: int
    merchant: int
    good: str | None = None
    bag: GoodsDocument | None = None
    count_corrected: bool = False
    """the declared number was wrong and is put right"""
    by: int | None = None
    """the deputy who opens it alone; None: the sheriff, or both deputies"""
    at: int = 0
    """the server's clock, milliseconds; what a client sends is overwritten. 0 in logs of before"""


class MarkBag(Act, frozen=True, tag="mark_bag"):
    """One of two deputies says what they would do with a bag; what both would let pass, passes."""

    may = INSPECTOR

    round: int
    merchant: int
    by: int
    """the deputy"""
    mark: Mark | None
    """None: neither, for now"""
    at: int = 0
    """the server's clock, milliseconds; what a client sends is overwritten"""


class Unpack(Act, frozen=True, tag="unpack"):
    """The seat says what came out of its bag that was handed back."""

    may = SELF
    mendable = Mendable()

    round: int
    goods: GoodsDocument
    unknown: int = 0
    """contraband of which only the number is said"""
    count_corrected: bool = False
    """the declared number was wrong and is put right"""


class AgreedInTime(Act, frozen=True, tag="agreed_in_time"):
    """A bag passed because time ran out, but its deal had been made before."""

    may = IN_TIME
    mendable = SPOKEN_BRIBE
    refers = ("deal",)

    round: int
    merchant: int
    deal: int | None = None
    bribe: Terms | None = None
    by: int | None = None
    """the deputy who had agreed alone"""


# -- Loot and black market -------------------------------------------------------------------


class ShareRest(Act, frozen=True, tag="share_rest"):
    """What could not be halved goes to one deputy, as the two agreed."""

    may = DEPUTIES
    mendable = Mendable(amounts=("gold", "unknown"), seats=("to",))

    to: int
    gold: int = 0
    goods: GoodsDocument = msgspec.field(default_factory=dict)
    unknown: int = 0
    """face-down cards of which only the number is known"""


class Trade(Act, frozen=True, tag="trade"):
    """The seat discards three contraband cards of a kind for the top card of that kind's stack."""

    may = SELF

    round: int
    good: str


# -- The clock -------------------------------------------------------------------------------


class TimerStart(Act, frozen=True, tag="timer_start"):
    """The inspection clock runs."""

    may = ANYBODY

    at: int = 0
    """the server's clock, milliseconds; what a client sends is overwritten"""


class TimerPause(Act, frozen=True, tag="timer_pause"):
    """The inspection clock stands."""

    may = ANYBODY

    at: int = 0


class TimerExtend(Act, frozen=True, tag="timer_extend"):
    """More time for the inspection, or less."""

    may = ANYBODY

    seconds: int
    at: int = 0


class TimerReset(Act, frozen=True, tag="timer_reset"):
    """A full clock again, standing."""

    may = ANYBODY


class TimeUp(Act, frozen=True, tag="time_up"):
    """The clock has run out; posted by the server."""

    may = CLOCK

    run: int
    """which start of the clock it was"""
    at: int = 0


# -- Bank, debts, corrections ----------------------------------------------------------------


class Pay(Act, frozen=True, tag="pay"):
    """Gold changes hands; None is the bank."""

    may = PURSE
    mendable = Mendable(amounts=("amount",), seats=("payer", "payee"))

    payer: int | None
    payee: int | None
    amount: int


class SettleDebt(Act, frozen=True, tag="settle_debt"):
    """The debtor pays what gold did not cover."""

    may = DEBTOR
    mendable = Mendable()
    refers = ("debt",)

    debt: int
    cards: GoodsDocument | None = None
    """goods from the stand; None: handed over on the table and not followed here"""
    gold: int = 0
    """gold that turned up after all (only with coins on the table)"""


class CorrectGold(Act, frozen=True, tag="correct_gold"):
    """The table is right: the seat has this much, the difference comes from the bank."""

    may = own("who")
    mendable = Mendable(amounts=("gold",), seats=("who",))
    corrects = ("who",)

    who: int
    gold: int


class CorrectStand(Act, frozen=True, tag="correct_stand"):
    """What really lies on a stand. Kinds of contraband are left as they are when None."""

    may = own("who")
    mendable = Mendable(amounts=("unknown",), seats=("who",))
    corrects = ("who",)

    who: int
    legal: GoodsDocument
    hidden: GoodsDocument | None = None
    unknown: int = 0


class CorrectRound(Act, frozen=True, tag="correct_round"):
    """Which round it really is, who is sheriff, which phase."""

    may = TABLE
    corrects = ()

    round: int
    sheriff: int
    phase: Phase
    deputy: int | None = None
    """the second deputy, with six players"""


class CorrectLoot(Act, frozen=True, tag="correct_loot"):
    """What really lies on the loot tile; face-down cards by their number."""

    may = DEPUTIES
    mendable = Mendable(amounts=("gold", "unknown"))
    corrects = ()

    gold: int
    legal: GoodsDocument = msgspec.field(default_factory=dict)
    unknown: int = 0


class CorrectMarket(Act, frozen=True, tag="correct_market"):
    """A black-market card lies with somebody else than we noted; None is its stack."""

    may = TABLE
    mendable = Mendable(seats=("to",))
    corrects = ("good", "value", "source")

    good: str
    value: int
    source: int | None = None
    """with whom we noted it"""
    to: int | None = None
    """with whom it really is"""


class CorrectBag(Act, frozen=True, tag="correct_bag"):
    """A bag is with the sheriff after all, undecided: what its verdict cost and what it brought go
    back; what was paid to let it pass stays.
    """

    may = own("merchant")
    corrects = ("round", "merchant")

    round: int
    merchant: int


class SwitchTool(Act, frozen=True, tag="switch_tool"):
    """Switch a tool of the app on or off."""

    may = TABLE

    tool: Tool
    on: bool


class ChangeOptions(Act, frozen=True, tag="change_options"):
    """Settings that may change while playing; None leaves one as it is."""

    may = TABLE

    purse: Purse | None = None
    strict_timer: bool | None = None
    seconds_per_merchant: int | None = None
    cover: bool | None = None


# -- The end ---------------------------------------------------------------------------------


class EnterFinal(FinalCount, Act, frozen=True, tag="enter_final"):
    """What the seat holds at the end."""

    may = SELF
    mendable = Mendable(amounts=("gold",))

    gold: int
    goods: GoodsDocument
    promo: tuple[Promo, ...] = ()
    black_market: tuple[int, ...] = ()
    """printed values of the cards taken"""


class Finish(Act, frozen=True, tag="finish"):
    """Everybody has entered; the result is shown."""

    may = ANYBODY


Action = (
    Begin | Advance | NameFirst | Declare
    | Offer | Answer | Withdraw | Release
    | PassBag | OpenBag | MarkBag | Unpack | AgreedInTime
    | ShareRest | Trade
    | TimerStart | TimerPause | TimerExtend | TimerReset | TimeUp
    | Pay | SettleDebt | CorrectGold | CorrectStand | CorrectRound | CorrectBag | CorrectLoot
    | CorrectMarket
    | SwitchTool | ChangeOptions
    | EnterFinal | Finish
)  # fmt: skip

ACTIONS: tuple[type[Action], ...] = get_args(Action)
