"""What is printed for Sheriff: the values that the templates in `printables/sheriff` draw.

Pure and language-free like a view. The figures are those of the tables, the words those that the
screens say, and where a screen computes instead of explaining, the sheet's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.game import Sheet, SheetChoices, SheetEdition
from companion.engine.message import Message

from .goods import Goods, counted, listed, named
from .hints import HINTS, hand, setup_steps
from .inspection import judge
from .model import Phase
from .options import Options
from .tables import (
    BAG,
    BONUS,
    CARDS,
    COINS,
    CONTRABAND,
    LEGAL,
    ROUNDS,
    ROYAL,
    SEATS,
    SECONDS_PER_MERCHANT,
    SHERIFF_TURNS,
    START_GOLD,
    Edition,
    deck,
    declarable,
    removed,
)


@dataclass(frozen=True, slots=True)
class GoodRow:
    """A good, as the tables of the aid, the check-list and the score pad show it."""

    picture: str
    name: Message
    value: int
    fine: int
    cards: int
    """how many: in the deck, or to be taken out"""
    counts_as: Message | None = None
    """for the titles, where that is not the card itself"""


@dataclass(frozen=True, slots=True)
class TitleRow:
    """What king and queen of a good get, and what each gets when several share the place."""

    picture: str
    name: Message
    king: int
    queen: int
    kings: tuple[int, ...]
    """each of two, of three … who are first"""
    queens: tuple[int, ...]


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
class PadRow:
    """A line of the score that is filled in by hand."""

    picture: str
    label: Message
    hint: Message | None = None


@dataclass(frozen=True, slots=True)
class BoxRow:
    """A part of the box, to be ticked off."""

    picture: str
    label: Message


def options(choices: SheetChoices) -> Options:
    """The options of a table that plays like this; variants are named as they are there."""
    edition: Edition = "first" if choices.edition == "first" else "second"
    return Options(edition=edition, **dict.fromkeys(choices.variants, True))


def facts(choices: SheetChoices) -> dict[str, object]:
    """What stands at the head of every sheet."""
    turns, rounds = SHERIFF_TURNS[choices.players], ROUNDS[choices.players]
    return {
        "edition": Message(f"sheriff-edition-{choices.edition}"),
        "players": Message("sheriff-sheet-players", n=choices.players),
        "length": Message("sheriff-sheet-length", rounds=rounds, turns=turns),
        "variants": tuple(
            name
            for key, name in _edition(options(choices).edition).variants.items()
            if key in choices.variants
        ),
    }


# --- the player aid -------------------------------------------------------------------------------


def aid(choices: SheetChoices) -> Mapping[str, object]:
    """[R s*.round.five_steps] One page for the turn, one for goods, titles and the end."""
    chosen = options(choices)
    there = deck(choices.players, chosen.royal_goods)
    return {
        **facts(choices),
        "steps": tuple(_steps(chosen, choices.players)),
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
                minutes=(choices.players - 1) * SECONDS_PER_MERCHANT // 60,
            ),
        ),
        "legal": tuple(_rows(LEGAL, there)),
        "contraband": tuple(_rows(CONTRABAND, there)),
        "royal": tuple(_rows(ROYAL, there)),
        "cards": sum(there.values()),
        "titles": tuple(_titles(choices.players)),
        "sharing": tuple(range(2, choices.players + 1)),
        "end": tuple(_end(chosen)),
        "ties": tuple(_ties(chosen)),
        "tips": _hints(chosen, Phase.FINAL, "final-tip"),
    }


def _hints(chosen: Options, phase: Phase, *begins: str) -> tuple[Message, ...]:
    """What the screens say in this phase and this edition, of the hints that begin like that."""
    return tuple(
        Message(f"sheriff-hint-{key}", hand=hand(chosen))
        for start in begins
        for key, first, second in HINTS[phase]
        if key.startswith(start) and (first if chosen.edition == "first" else second)
    )


def _steps(chosen: Options, players: int) -> Iterator[Step]:
    """[R s*.market.order] [R s*.declare.order] [R s*.declare.true_number] [R s*.declare.one_kind]
    [R s*.declare.legal_only] [R s*.end_round.token] [R s*.end_round.game_over] and, by the hints,
    what is guided.
    """
    first = chosen.edition == "first"

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
            Message(
                "sheriff-sheet-declare-lie",
                goods=tuple(named(good) for good in declarable(players)),
            ),
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
            Message("sheriff-todo-sheriff-round-end"),
            *hints(Phase.ROUND_END, "end-sheriff-hand"),
            Message("sheriff-sheet-game-over", turns=SHERIFF_TURNS[players]),
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
            lost=listed(verdict.confiscated),
            fine=verdict.merchant_pays,
        ),
    )


def _rows(goods: tuple[str, ...], numbers: Mapping[str, int]) -> Iterator[GoodRow]:
    """Of these goods those that there are."""
    for good in goods:
        card = CARDS[good]
        if numbers.get(good):
            plain = card.counts_as in (None, (good, 1))
            as_good = None if plain or card.counts_as is None else counted(*card.counts_as)
            yield GoodRow(good, named(good), card.value, card.fine, numbers[good], as_good)


def _titles(players: int) -> Iterator[TitleRow]:
    """[R s*.end.bonuses] [R s*.end.king_tie] [R s*.end.queen_tie] Rounded down."""
    for good in declarable(players):
        king, queen = BONUS[good]
        yield TitleRow(
            good,
            named(good),
            king,
            queen,
            tuple((king + queen) // n for n in range(2, players + 1)),
            tuple(queen // n for n in range(2, players)),
        )


def _end(chosen: Options) -> Iterator[Message]:
    """[R s*.end.hands] [R s*.end.reveal] [R s*.end.gold] [R s*.end.goods] [R s*.end.titles]
    [R s*.royal.titles] [R s*.end.most_points]
    """
    yield from _hints(chosen, Phase.FINAL, "final-hands")
    for line in ("reveal", "gold", "goods", "titles"):
        yield Message(f"sheriff-sheet-end-{line}")
    if chosen.royal_goods:
        yield Message("sheriff-sheet-end-royal")
    yield Message("sheriff-sheet-end-most")


def _ties(chosen: Options) -> Iterator[Message]:
    """[R s*.end.tie_legal] [R s*.end.tie_contraband] [R s2.ruling.royal_tie_break] [R s2.end.shared]
    [R s1.ruling.tie_after_contraband]
    """
    yield Message("sheriff-sheet-tie-legal")
    yield Message(f"sheriff-sheet-tie-contraband{'-royal' if chosen.royal_goods else ''}")
    yield Message("sheriff-sheet-tie-shared")


# --- the check-list -------------------------------------------------------------------------------


def setup(choices: SheetChoices) -> Mapping[str, object]:
    """[R s*.setup.*] The check-list before the first round, the box, and the rounds to tick off."""
    chosen = options(choices)
    out = removed(choices.players, chosen.royal_goods)
    there = deck(choices.players, chosen.royal_goods)
    return {
        **facts(choices),
        "steps": tuple(message for message, _ in setup_steps(chosen, choices.players)),
        "figures": (
            (START_GOLD, Message("sheriff-sheet-figure-gold"), "coins"),
            (hand(chosen), Message("sheriff-sheet-figure-hand"), "card"),
            (sum(there.values()), Message("sheriff-sheet-figure-deck"), "draw"),
            (BAG[1], Message("sheriff-sheet-figure-bag"), "bag"),
        ),
        "out": tuple(_rows(tuple(CARDS), out)),
        "box": tuple(_box(chosen.edition)),
        "coins": tuple(COINS[chosen.edition].items()),
        "rounds": tuple(range(1, ROUNDS[choices.players] + 1)),
        "seats": choices.players,
    }


def _box(edition: Edition) -> Iterator[BoxRow]:
    """[R s*.contents.cards] [R s2.contents.royal] [R s*.contents.stands_bags]"""
    full = deck(SEATS[edition][1], royal=True)
    for kind, picture, goods in (
        ("legal", "apple", LEGAL),
        ("contraband", "contraband", CONTRABAND),
        ("royal", "crown", ROYAL),
    ):
        n = sum(full[good] for good in goods)
        yield BoxRow(picture, Message(f"sheriff-sheet-box-{kind}", n=n))
    yield BoxRow("stand", Message("sheriff-sheet-box-stands", n=SEATS[edition][1]))
    yield BoxRow("sheriff", Message("sheriff-sheet-box-sheriff"))


# --- the score pad --------------------------------------------------------------------------------


def score_pad(choices: SheetChoices) -> Mapping[str, object]:
    """[R s*.end.goods] [R s*.end.gold] [R s*.end.titles] A row for every line of the score."""
    return {
        **facts(choices),
        "rows": tuple(_pad_rows(options(choices), choices.players)),
        "columns": choices.players,
    }


def _pad_rows(chosen: Options, players: int) -> Iterator[PadRow]:
    yield PadRow("coins", Message("sheriff-line-gold"))
    for good, cards in deck(players, chosen.royal_goods).items():
        if cards:
            value = Message("sheriff-sheet-each", value=CARDS[good].value)
            yield PadRow(good, named(good), value)
    if chosen.promo:
        yield PadRow("card", Message("sheriff-line-promo"))
    for good in declarable(players):
        for title, picture, bonus in zip(
            ("king", "queen"), ("crown", "queen_crown"), BONUS[good], strict=True
        ):
            points = Message("sheriff-sheet-bonus", bonus=bonus)
            yield PadRow(picture, Message(f"sheriff-line-{good}-{title}"), points)


# --- what there is --------------------------------------------------------------------------------


def _edition(edition: Edition) -> SheetEdition:
    """[R s1.intro.players] [R s2.intro.players] Six play with deputies: no sheet tells of them yet."""
    low, high = SEATS[edition]
    variants = ("royal_goods", "leave_ten_out", "long_hand")
    if edition == "first":
        variants += ("promo",)
    return SheetEdition(
        key=edition,
        name=Message(f"sheriff-edition-{edition}"),
        players=tuple(n for n in SHERIFF_TURNS if low <= n <= high),
        usual=4,
        variants={
            key: Message(f"sheriff-sheet-variant-{key.replace('_', '-')}") for key in variants
        },
    )


EDITIONS = (_edition("second"), _edition("first"))

SHEETS = (
    Sheet("aid", Message("sheriff-sheet-aid"), EDITIONS, aid),
    Sheet("setup", Message("sheriff-sheet-setup"), EDITIONS, setup),
    Sheet("score-pad", Message("sheriff-sheet-score-pad"), EDITIONS, score_pad),
    Sheet("score-pad-large", Message("sheriff-sheet-score-pad-large"), EDITIONS, score_pad),
)
