"""Named states of a game of Sheriff, reached by playing through the JSON interface."""

from collections.abc import Callable

from .conftest import Server, Sitting, long_names

Play = Callable[[Server, str, int], Sitting]

LIGHT = ("rounds", "bank", "timer")
ALL = (*LIGHT, "declarations", "stands")


def _open(server: Server, language: str, seats: int, **options: object) -> Sitting:
    return server.open(long_names(language, seats), **options)


def _at(sitting: Sitting, phase: str, sheriff: int = 0) -> Sitting:
    """The first round at this step."""
    sitting.act(kind="begin", sheriff=sheriff)
    if phase != "market":
        sitting.act(kind="advance", round=1, phase="market", to=phase)
    return sitting


def _pass_for(merchant: int, gold: int) -> dict[str, object]:
    return {
        "kind": "offer",
        "round": 1,
        "partner": 0,
        "gives": {"gold": gold},
        "wants": {"promises": [{"kind": "pass", "bag": merchant}]},
    }


def set_up(server: Server, language: str, seats: int) -> Sitting:
    return _open(server, language, seats)


def market(server: Server, language: str, seats: int) -> Sitting:
    return _at(_open(server, language, seats), "market")


def declaration(server: Server, language: str, seats: int) -> Sitting:
    sitting = _at(_open(server, language, seats, tools=ALL), "declare")
    sitting.act(1, kind="declare", round=1, good="chicken", count=4)
    return sitting


def inspection(server: Server, language: str, seats: int) -> Sitting:
    """The light set: bags and nothing else."""
    return _at(_open(server, language, seats), "inspect")


def declared(server: Server, language: str, seats: int, *, sheriff: int = 0) -> Sitting:
    """Everybody says four chickens."""
    sitting = _at(_open(server, language, seats, tools=ALL), "declare", sheriff)
    for merchant in (*range(sheriff + 1, seats), *range(sheriff)):
        sitting.act(merchant, kind="declare", round=1, good="chicken", count=4)
    sitting.act(kind="advance", round=1, phase="declare", to="inspect")
    return sitting


def deals(server: Server, language: str, seats: int) -> Sitting:
    """Two offers, one deal about somebody else's bag, a clock that runs, everything declared."""
    sitting = _at(_open(server, language, seats, tools=ALL), "inspect")
    for merchant in range(1, seats):
        sitting.act(merchant, kind="declare", round=1, good="apple", count=3)
    sitting.act(kind="timer_extend", seconds=300)  # no test takes longer
    sitting.act(kind="timer_start")
    sitting.act(1, **_pass_for(1, 8))
    gives = {"gold": 5, "stand": {"cheese": 1}, "bag": {"silk": 1}}
    wants = {"promises": [{"kind": "inspect", "bag": 1}]}
    sitting.act(2, kind="offer", round=1, partner=0, gives=gives, wants=wants)
    asked = {"gold": 4, "promises": [{"kind": "other", "words": "a good word for me next round"}]}
    sitting.act(
        0, kind="offer", round=1, partner=2, wants=asked,
        gives={"promises": [{"kind": "pass", "bag": 2}]},
    )  # fmt: skip
    sitting.act(2, kind="answer", deal=3, accept=True)
    return sitting


def verdicts(server: Server, language: str, seats: int) -> Sitting:
    """A liar, an honest one, and one who was let through."""
    sitting = _at(_open(server, language, seats), "inspect")
    lie = {"apple": 1, "cheese": 1, "mead": 2}
    sitting.act(0, kind="open_bag", round=1, merchant=1, good="apple", bag=lie)
    sitting.act(0, kind="open_bag", round=1, merchant=2, good="cheese", bag={"cheese": 4})
    if seats > 3:
        sitting.act(kind="pass_bag", round=1, merchant=3, bribe={"gold": 8})
    return sitting


def time_up(server: Server, language: str, seats: int) -> Sitting:
    """The clock was faster than an offer."""
    sitting = _at(_open(server, language, seats), "inspect")
    sitting.act(1, **_pass_for(1, 8))
    sitting.act(kind="timer_start")
    sitting.act(kind="timer_extend", seconds=-3600)
    return sitting


def debt(server: Server, language: str, seats: int) -> Sitting:
    """A liar who cannot pay, with goods on the stand."""
    sitting = _at(_open(server, language, seats, tools=ALL), "inspect")
    sitting.act(1, kind="correct_gold", who=1, gold=3)
    legal = {"apple": 3, "cheese": 2, "chicken": 1}
    sitting.act(1, kind="correct_stand", who=1, legal=legal, unknown=2)
    sitting.act(0, kind="open_bag", round=1, merchant=1, good="apple", bag={"silk": 4})
    return sitting


def stands(server: Server, language: str, seats: int) -> Sitting:
    """Goods on every stand, one bag still to be unpacked."""
    sitting = _at(_open(server, language, seats, tools=ALL, royal_goods=True), "inspect")
    legal = {"apple": 12, "cheese": 7, "bread": 0 if seats == 3 else 9, "chicken": 5}
    for seat in range(seats):
        there = {good: n for good, n in legal.items() if n}
        sitting.act(
            seat, kind="correct_stand", who=seat, legal=there, hidden={"silk": 2, "crossbow": 1}
        )
    sitting.act(0, kind="pass_bag", round=1, merchant=1)
    sitting.act(0, kind="pass_bag", round=1, merchant=2)
    sitting.act(2, kind="unpack", round=1, goods={"cheese": 2, "pepper": 1})
    return sitting


def final(server: Server, language: str, seats: int) -> Sitting:
    sitting = stands(server, language, seats)
    rounds = {3: 9, 4: 8, 5: 10}[seats]
    sitting.act(kind="correct_round", round=rounds, sheriff=0, phase="inspect")
    sitting.act(kind="advance", round=rounds, phase="inspect", to="final")
    sitting.act(1, kind="enter_final", gold=57, goods={"apple": 12, "cheese": 7, "silk": 2})
    return sitting


def result(server: Server, language: str, seats: int) -> Sitting:
    sitting = final(server, language, seats)
    for seat in range(seats):
        goods = {"apple": 3 + seat, "cheese": 4, "chicken": seat, "crossbow": 1}
        sitting.act(seat, kind="enter_final", gold=50 + 3 * seat, goods=goods)
    sitting.act(kind="finish")
    return sitting


def bank_only(server: Server, language: str, seats: int) -> Sitting:
    return _open(server, language, seats, tools=["bank"], purse="coins")


def timer_only(server: Server, language: str, seats: int) -> Sitting:
    return _open(server, language, seats, tools=["timer"])


def remark(server: Server, language: str, seats: int) -> Sitting:
    """Coins lie on the table, and somebody paid more than there was."""
    sitting = inspection(server, language, seats)
    sitting.act(kind="change_options", purse="coins")
    sitting.act(kind="pay", payer=1, payee=0, amount=900)
    return sitting


def left(server: Server, language: str, seats: int) -> Sitting:
    """Whoever sits left of the first one is the sheriff."""
    return declared(server, language, seats, sheriff=1)


def opposite(server: Server, language: str, seats: int) -> Sitting:
    return declared(server, language, seats, sheriff=2)


def right(server: Server, language: str, seats: int) -> Sitting:
    return declared(server, language, seats, sheriff=seats - 1)


STATES: dict[str, Play] = {
    state.__name__: state
    for state in (
        set_up, market, declaration, inspection, deals, verdicts, time_up,
        debt, stands, final, result, bank_only, timer_only, remark, left, opposite, right,
    )
}  # fmt: skip
