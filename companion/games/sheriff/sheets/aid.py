"""The player aid: one page for the turn, one for goods, titles and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.message import Message
from companion.engine.print import SheetChoices

from ..goods import Goods, counted, listed, named
from ..hints import HINTS, WITH_BLACK_MARKET, WITH_DEPUTIES, hand
from ..inspection import judge
from ..model import Phase
from ..options import Options
from ..tables import (
    BLACK_MARKET,
    BONUS,
    CONTRABAND,
    LEGAL,
    OFFICERS,
    ROYAL,
    SECONDS_PER_MERCHANT,
    deck,
    declarable,
)
from .head import deputies, head, options, rows, turns


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the round. The first line says what to do, the others how."""

    number: int
    name: Message
    picture: str
    merchants: tuple[Message, ...]
    sheriff: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What can become of a bag."""

    name: Message
    picture: str
    when: tuple[Message, ...]
    pays: tuple[Message, ...]
    goods: tuple[Message, ...]
    example: Message | None


@dataclass(frozen=True, slots=True)
class TitleRow:
    """What king and queen of a good get, alone and when several share the place."""

    picture: str
    name: Message
    kings: tuple[int, ...]
    """what each gets when one is first, two are, three are …"""
    queens: tuple[int, ...]
    """the same for the second place"""


def aid(choices: SheetChoices) -> Mapping[str, object]:
    """[R s*.round.five_steps] One page for the turn, one for goods, titles and the end."""
    chosen = options(choices)
    there = deck(choices.players, chosen.royal_goods)
    merchants = choices.players - OFFICERS[choices.players]
    return {
        "head": head(choices),
        "deputies": deputies(choices),
        "steps": tuple(_steps(chosen, choices)),
        "outcomes": tuple(_outcomes(chosen)),
        "deals": (*_hints(chosen, Phase.INSPECT, "honour"), Message("sheriff-sheet-bribe-goes")),
        # [R s*.debt.legal_first] [R s*.debt.no_change] [R s*.debt.contraband]
        # [R s1.debt.contraband_shown] [R s*.debt.receiver] [R s*.debt.forgiven]
        "debts": tuple(
            Message(f"sheriff-sheet-debt-{line}") for line in ("legal", "contraband", "rest")
        ),
        # [R s*.timer.optional] [R s*.timer.minute_each] [R s*.timer.time_up]
        "timer": (
            *_hints(chosen, Phase.INSPECT, "timer"),
            Message(
                "sheriff-sheet-time-up",
                minutes=merchants * SECONDS_PER_MERCHANT // 60,
            ),
        ),
        "legal": tuple(rows(LEGAL, there)),
        "contraband": tuple(rows(CONTRABAND, there)),
        "royal": tuple(rows(ROYAL, there, titles=True)),
        "cards": sum(there.values()),
        "titles": tuple(titles(choices.players)),
        "sharing": tuple(range(1, choices.players + 1)),
        "over": Message(
            f"sheriff-sheet-game-over{'-deputies' if deputies(choices) else ''}",
            turns=turns(choices),
        ),
        "end": tuple(end(chosen)),
        "ties": tuple(ties(chosen)),
        "tips": _hints(chosen, Phase.FINAL, "final-tip"),
        "six": tuple(_six()) if deputies(choices) else (),
        "market": tuple(_market()) if chosen.black_market else (),
        # [R s2.contents.black_market] [R s2.ruling.black_market_values]
        "market_cards": tuple(
            (good, named(good), values)
            for good, values in (BLACK_MARKET.items() if chosen.black_market else ())
        ),
    }


def _hints(chosen: Options, phase: Phase, *begins: str) -> tuple[Message, ...]:
    """What the screens say in this phase and this edition, of the hints that begin like that."""
    return tuple(
        Message(f"sheriff-hint-{key}", hand=hand(chosen))
        for start in begins
        for key, first, second in HINTS[phase]
        if key.startswith(start) and (first if chosen.edition == "first" else second)
    )


def _six() -> Iterator[Message]:
    """[R s2.six.both_open_honest] [R s2.six.own_gold] [R s2.six.both_open_liar]
    [R s2.six.both_pass_bribe] [R s2.six.alone_bribe] [R s2.six.alone_open] [R s2.six.split]
    [R s2.six.next_two] [R s2.six.reshuffle] and, by the hints, what is guided.
    """
    said = {
        phase: [Message(f"sheriff-hint-{key}") for key, _ in WITH_DEPUTIES[phase]]
        for phase in WITH_DEPUTIES
    }
    yield from said[Phase.MARKET]
    yield from said[Phase.INSPECT]
    yield Message("sheriff-sheet-six-both")
    yield Message("sheriff-sheet-six-alone")
    yield Message("sheriff-sheet-six-split")
    yield from said[Phase.ROUND_END]
    yield Message("sheriff-sheet-six-next")


def _market() -> Iterator[Message]:
    """[R s2.black_market.first_gets_more] [R s2.black_market.score] and, by the hints, the rest."""
    for hints in WITH_BLACK_MARKET.values():
        for key, _ in hints:
            yield Message(f"sheriff-hint-{key}")
    yield Message("sheriff-sheet-market-score")


def _steps(chosen: Options, choices: SheetChoices) -> Iterator[Step]:
    """[R s*.market.order] [R s*.declare.order] [R s*.declare.true_number] [R s*.declare.one_kind]
    [R s*.declare.legal_only] [R s*.end_round.token] and, by the hints, what is guided.
    """
    first = chosen.edition == "first"
    kinds = tuple(named(good) for good in declarable(choices.players))

    def hints(phase: Phase, *begins: str) -> tuple[Message, ...]:
        return _hints(chosen, phase, *begins)

    yield Step(
        1,
        Message("sheriff-phase-market"),
        "swap",
        (
            Message("sheriff-todo-market"),
            *hints(Phase.MARKET, "market-set-aside", "market-sources", "market-discards-first"),
            *hints(Phase.MARKET, "market-show", "market-discard-after", "market-exchange"),
            *hints(Phase.MARKET, "market-purpose"),
        ),
        (
            Message(f"sheriff-todo-sheriff-market{'-first' if first else ''}"),
            Message("sheriff-sheet-market-left" if first else "sheriff-sheet-market-clockwise"),
            *hints(Phase.MARKET, "market-stack", "deck"),
        ),
    )
    yield Step(
        2,
        Message("sheriff-phase-load"),
        "bag_open",
        (Message("sheriff-todo-load"), *hints(Phase.LOAD, "load")),
        (Message("sheriff-todo-sheriff-load"),),
    )
    yield Step(
        3,
        Message("sheriff-phase-declare"),
        "talk",
        (
            Message("sheriff-todo-declare"),
            *hints(Phase.DECLARE, "declare-hand-over"),
            Message("sheriff-sheet-declare-lie", goods=kinds),
        ),
        (
            Message("sheriff-todo-sheriff-declare"),
            Message("sheriff-sheet-declare-order"),
            *hints(Phase.DECLARE, "declare-no-peeking"),
        ),
    )
    yield Step(
        4,
        Message("sheriff-phase-inspect"),
        "magnifier",
        (
            Message("sheriff-todo-inspect"),
            *hints(Phase.INSPECT, "bribe", "open-tip"),
        ),
        (
            Message("sheriff-todo-sheriff-inspect"),
            *hints(Phase.INSPECT, "inspect"),
        ),
    )
    yield Step(
        5,
        Message("sheriff-phase-round-end"),
        "flag",
        (
            Message("sheriff-todo-refill", n=hand(chosen)),
            *hints(Phase.ROUND_END, "end-refill"),
        ),
        (
            Message(
                "sheriff-todo-deputy-round-end"
                if deputies(choices)
                else "sheriff-todo-sheriff-round-end"
            ),
            *hints(Phase.ROUND_END, "end-sheriff-hand"),
        ),
    )


def _outcomes(chosen: Options) -> Iterator[Outcome]:
    """[R s*.inspect.hand_back] [R s2.inspect.pass_for_nothing] [R s*.bribe.must_pay]
    [R s*.pass.legal_open] [R s*.pass.contraband_number] [R s*.open.honest_fine]
    [R s*.open.honest_to_stand] [R s*.open.what_is_a_lie] [R s*.open.declared_to_stand]
    [R s*.open.confiscated] [R s*.open.liar_fine]

    The examples are played by the rules: their fines are those of the tables.
    """
    said, bag = 3, Goods.of({"cheese": 3})
    yield Outcome(
        Message("sheriff-sheet-pass"),
        "pass",
        (Message("sheriff-sheet-pass-when"),),
        (Message("sheriff-sheet-pass-pays"),),
        _hints(chosen, Phase.INSPECT, "pass-contraband"),
        None,
    )
    verdict = judge("cheese", bag)
    yield Outcome(
        Message("sheriff-sheet-honest"),
        "handshake",
        (Message("sheriff-sheet-honest-when"),),
        (Message("sheriff-sheet-honest-pays"),),
        (Message("sheriff-sheet-honest-goods"),),
        Message(
            "sheriff-sheet-honest-example", said=counted("cheese", said), fine=verdict.sheriff_pays
        ),
    )
    bag = Goods.of({"apple": 2, "chicken": 1, "silk": 1})
    verdict = judge("apple", bag)
    yield Outcome(
        Message("sheriff-sheet-lie"),
        "debt",
        (Message("sheriff-sheet-lie-when"),),
        (Message("sheriff-sheet-lie-pays"),),
        (
            Message("sheriff-sheet-lie-goods"),
            *_hints(chosen, Phase.INSPECT, "open-discard"),
        ),
        Message(
            "sheriff-sheet-lie-example",
            said=counted("apple", bag.count),
            bag=listed(bag),
            fine=verdict.merchant_pays,
        ),
    )


def titles(players: int) -> Iterator[TitleRow]:
    """[R s*.end.bonuses] [R s*.end.king_tie] [R s*.end.queen_tie] Rounded down."""
    for good in declarable(players):
        king, queen = BONUS[good]
        yield TitleRow(
            good,
            named(good),
            (king, *((king + queen) // n for n in range(2, players + 1))),
            tuple(queen // n for n in range(1, players)),
        )


def end(chosen: Options) -> Iterator[Message]:
    """[R s*.end.hands] [R s*.end.reveal] [R s*.end.gold] [R s*.end.goods] [R s*.end.titles]
    [R s*.royal.titles] [R s*.end.most_points]
    """
    yield from _hints(chosen, Phase.FINAL, "final-hands")
    for line in ("reveal", "gold", "goods", "titles"):
        yield Message(f"sheriff-sheet-end-{line}")
    if chosen.royal_goods:
        yield Message("sheriff-sheet-end-royal")
    yield Message("sheriff-sheet-end-most")


def ties(chosen: Options) -> Iterator[Message]:
    """[R s*.end.tie_legal] [R s*.end.tie_contraband] [R s2.ruling.royal_tie_break]
    [R s2.end.shared] [R s1.ruling.tie_after_contraband]
    """
    yield Message("sheriff-sheet-tie-legal")
    yield Message(f"sheriff-sheet-tie-contraband{'-royal' if chosen.royal_goods else ''}")
    yield Message("sheriff-sheet-tie-shared")
