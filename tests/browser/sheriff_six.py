"""Named states with six players and with the black market, whoever draws them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from .conftest import Server, Sitting, long_names

ALL = ["rounds", "bank", "timer", "declarations", "stands"]


class Playing(Protocol):
    def act(self, seat: int | None = None, /, **action: Any) -> object: ...


@dataclass(frozen=True)
class Named:
    """How a table is opened, and what is played at it."""

    options: dict[str, Any]
    play: Callable[[Playing], None]
    seats: int = 6


LIGHT: dict[str, Any] = {"black_market": True}
FULL: dict[str, Any] = {"black_market": True, "tools": ALL, "trade_after_inspection": True}


def to(table: Playing, phase: str) -> None:
    """The first round: seats 0 and 3 are the deputies."""
    table.act(kind="begin", deputies=[0, 3])
    if phase != "market":
        table.act(kind="advance", round=1, phase="market", to=phase)


def set_up(table: Playing) -> None:
    pass


def market(table: Playing) -> None:
    to(table, "market")


def declaration(table: Playing) -> None:
    to(table, "declare")
    table.act(1, kind="declare", round=1, good="chicken", count=4)


def inspection(table: Playing) -> None:
    to(table, "inspect")


def deals(table: Playing) -> None:
    """Offers to both and to one alone, a deal with both, a bag that both let pass for a bribe."""
    to(table, "inspect")
    passing = {"promises": [{"kind": "pass", "bag": 1}]}
    offer = {"kind": "offer", "round": 1, "gives": {"gold": 8}, "wants": passing}
    table.act(1, partner=0, both=True, **offer)
    table.act(1, partner=3, **offer)
    gives = {"promises": [{"kind": "pass", "bag": 2}]}
    table.act(3, kind="offer", round=1, partner=2, both=True, gives=gives, wants={"gold": 4})
    table.act(2, kind="answer", deal=3, accept=True)
    table.act(
        kind="pass_bag", round=1, merchant=4,
        bribe={"gold": 11, "bag": {"apple": 3, "cheese": 1, "silk": 1}},
    )  # fmt: skip
    table.act(4, kind="unpack", round=1, goods={"apple": 3, "cheese": 1, "silk": 1})
    table.act(kind="timer_extend", seconds=300)  # no test takes longer
    table.act(kind="timer_start")


def verdicts(table: Playing) -> None:
    """Opened by both and by one alone, honest and not; a debt to the loot tile."""
    to(table, "inspect")
    opened = {"kind": "open_bag", "round": 1}
    table.act(0, merchant=1, good="chicken", bag={"chicken": 4}, **opened)
    table.act(3, merchant=2, good="chicken", bag={"chicken": 3}, by=3, **opened)
    lie = {"apple": 1, "cheese": 1, "mead": 2}
    table.act(3, merchant=4, good="apple", bag=lie, by=3, **opened)
    table.act(5, kind="pay", payer=5, payee=None, amount=48)
    table.act(0, merchant=5, good="apple", bag=lie, **opened)


def trade(table: Playing) -> None:
    """One has traded, one may."""
    to(table, "inspect")
    for merchant in (1, 2):
        legal = {"apple": 12, "cheese": 7, "bread": 11, "chicken": 5}
        hidden = {"silk": 4, "mead": 3}
        table.act(merchant, kind="correct_stand", who=merchant, legal=legal, hidden=hidden)
        table.act(0, kind="pass_bag", round=1, merchant=merchant)
        table.act(merchant, kind="unpack", round=1, goods={"cheese": 2})
    table.act(1, kind="trade", round=1, good="silk")


def loot(table: Playing) -> None:
    """The round is over, and on the tile lies what could not be halved."""
    deals(table)
    table.act(kind="advance", round=1, phase="inspect", to="round_end")


def busy(table: Playing) -> None:
    """A bag of every kind: lies found, one let pass for much, an offer, one mark given."""
    to(table, "declare")
    for merchant in (1, 2, 4, 5):
        table.act(merchant, kind="declare", round=1, good="chicken", count=4)
    table.act(kind="advance", round=1, phase="declare", to="inspect")
    for deputy, merchant, bag in (
        (3, 5, {"apple": 1, "cheese": 1, "mead": 2}),
        (0, 4, {"chicken": 3, "mead": 1}),
    ):
        opened = {"kind": "open_bag", "round": 1, "merchant": merchant, "good": "chicken"}
        table.act(deputy, **opened, bag=bag, by=deputy)
    gives = {"gold": 18, "stand": {}, "bag": {"silk": 1}}
    wants = {"promises": [{"kind": "pass", "bag": 1}]}
    table.act(1, kind="offer", round=1, partner=0, both=True, gives=gives, wants=wants)
    table.act(3, kind="mark_bag", round=1, merchant=1, by=3, mark="pass")
    bribe = {"gold": 11, "bag": {"apple": 3, "cheese": 1}}
    table.act(kind="pass_bag", round=1, merchant=2, bribe=bribe)


def final(table: Playing) -> None:
    trade(table)
    table.act(kind="correct_round", round=9, sheriff=0, deputy=3, phase="inspect")
    table.act(kind="pass_bag", round=9, merchant=4, bribe={"gold": 7})
    table.act(kind="advance", round=9, phase="inspect", to="final")


def result(table: Playing) -> None:
    final(table)
    for seat in range(6):
        cards = [34] if seat == 1 else []
        goods = {"apple": 3 + seat, "cheese": 2}
        table.act(seat, kind="enter_final", gold=50 + seat, goods=goods, black_market=cards)
    table.act(kind="finish")


STATES = {
    "set_up": Named(LIGHT, set_up),
    "market": Named(LIGHT, market),
    "declaration": Named(FULL, declaration),
    "inspection": Named(LIGHT, inspection),
    "deals": Named(FULL, deals),
    "verdicts": Named(FULL, verdicts),
    "trade": Named(FULL, trade),
    "loot": Named(FULL, loot),
    "busy": Named(FULL, busy),
    "final": Named(FULL, final),
    "result": Named(FULL, result),
}


def stage(state: str, server: Server, language: str, seats: int) -> Sitting:
    """At a real table, with the longest names of a language."""
    named = STATES[state]
    sitting = server.open(long_names(language, seats), **named.options)
    named.play(sitting)
    return sitting


STAGES = {state: partial(stage, state) for state in STATES}
