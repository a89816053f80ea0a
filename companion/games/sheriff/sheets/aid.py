"""The player aid: the round, what becomes of a bag, goods, titles and the end, on one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.message import Message
from companion.engine.print import Reference, Row, Section, SheetChoices, Table, Tone

from ..goods import name_good
from ..hints import WITH_BLACK_MARKET, WITH_DEPUTIES, of_round
from ..model import Phase
from ..options import Options
from ..tables import BONUS, CONTRABAND, LEGAL, ROYAL, Edition, deck, declarable
from .head import GoodRow, deputies, head, options, rows, turns, word


@dataclass(frozen=True, slots=True)
class TitleRow:
    """What king and queen of a good get, alone and when several share the place."""

    picture: str
    name: Message
    kings: tuple[int, ...]
    """what each gets when one is first, two are, three are …"""
    queens: tuple[int, ...]
    """the same for the second place"""


TONES: Mapping[Edition, tuple[Tone, Tone, Tone]] = {
    "first": ("green", "red", "red"),
    "second": ("blue", "red", "purple"),
}
"""of the frames of legal goods, contraband and royal goods"""
PICTURES = {
    Phase.MARKET: "swap",
    Phase.LOAD: "bag_open",
    Phase.DECLARE: "talk",
    Phase.INSPECT: "magnifier",
    Phase.ROUND_END: "flag",
}
"""of the steps of a round"""
EACH_CARD = tuple(map(word, ("good", "value", "fine", "in-deck")))


def aid(choices: SheetChoices) -> Reference:
    """[R s*.round.five_steps] The round, what becomes of a bag, what things are worth, the end."""
    chosen = options(choices)
    return Reference(
        head(choices), tuple(_sections(chosen, choices)), goal(choices), any_order=True, pages=1
    )


def goal(choices: SheetChoices) -> Message:
    return _of_six("goal", deputies(choices))


def _of_six(key: str, six: bool) -> Message:
    """[R s2.six.roles] What is said of the sheriff, or of two deputies."""
    return word(f"{key}{'-six' if six else ''}")


def _tight(choices: SheetChoices, chosen: Options) -> bool:
    """Whether one page has to hold more than the plain game."""
    return chosen.royal_goods or chosen.black_market or choices.players > 4


def _sections(chosen: Options, choices: SheetChoices) -> Iterator[Section]:
    there = deck(choices.players, chosen.royal_goods)
    legal, contraband, royal = TONES[chosen.edition]
    honour = ("honour-keep", "honour-say") if _tight(choices, chosen) else ("honour",)
    six = deputies(choices)
    yield _round(chosen, choices)
    yield _outcomes(chosen, six)
    yield _legal(there, choices.players, legal)
    yield _contraband(there, contraband, chosen)
    if chosen.royal_goods:
        yield _royal(there, royal)
    if chosen.black_market:
        yield _market(chosen)
    texts = (*_hints(chosen, six, Phase.INSPECT, *honour), _of_six("bribe-goes", six))
    yield Section(word("deals"), texts, picture="handshake")
    if six:
        yield Section(word("six"), tuple(_six()), picture="people")
    # [R s*.debt.legal_first] [R s*.debt.no_change] [R s*.debt.contraband]
    # [R s1.debt.contraband_shown] [R s*.debt.receiver] [R s*.debt.forgiven]
    # [R s2.ruling.debt_contraband_open] [R s2.ruling.six_fine_in_cards]
    texts = (word("debt-legal"), word("debt-contraband"), _of_six("debt-rest", six))
    yield Section(word("debt"), texts, picture="coins", numbered=True)
    over = word(f"game-over{'-deputies' if six else ''}", turns=turns(choices))
    yield Section(word("end"), (over, *end(chosen)), picture="trophy", numbered=True)
    yield Section(word("tie"), tuple(ties(chosen)), numbered=True)


def _contraband(there: Mapping[str, int], tone: Tone, chosen: Options) -> Section:
    """What it is worth, and what three of a kind bring at the black market, where there is one."""
    columns = list(EACH_CARD)
    groups: tuple[tuple[Message, int], ...] = ()
    if chosen.black_market:
        columns += [word(f"market-{place}") for place in ("first", "second")]
        groups = ((word("each-card"), len(EACH_CARD) - 1), (word("market"), 2))

    def cells(row: GoodRow) -> tuple[int | None, ...]:
        traded = chosen.market_values.get(row.picture, (None, None)) if groups else ()
        return row.value, row.fine, row.cards, *traded

    lines = (Row(row.name, cells(row), row.picture, tone) for row in rows(CONTRABAND, there))
    table = Table(tuple(columns), tuple(lines), groups=groups)
    return Section(word("contraband"), table=table, picture="contraband")


def _royal(there: Mapping[str, int], tone: Tone) -> Section:
    lines = (
        Row(row.name, (row.value, row.fine, row.cards, row.counts_as), row.picture, tone)
        for row in rows(ROYAL, there, titles=True)
    )
    table = Table((*EACH_CARD, word("counts-as")), tuple(lines))
    return Section(word("royal"), (word("royal-legend"),), table, picture="crown")


def _legal(there: Mapping[str, int], players: int, tone: Tone) -> Section:
    """[R s*.end.bonuses] What they are worth, and what king and queen get, alone and shared."""
    shared = {row.picture: row for row in titles(players)}

    def cells(row: GoodRow) -> tuple[int, ...]:
        title = shared[row.picture]
        return row.value, row.fine, row.cards, *title.kings, *title.queens

    numbers = tuple(Message("print-number", n=n) for n in range(1, players + 1))
    lines = tuple(Row(row.name, cells(row), row.picture, tone) for row in rows(LEGAL, there))
    groups = (
        (word("each-card"), len(EACH_CARD) - 1),
        (word("king-shared"), players),
        (word("queen-shared"), players - 1),
    )
    table = Table((*EACH_CARD, *numbers, *numbers[:-1]), lines, groups=groups)
    texts = tuple(map(word, ("legend", "title-king", "title-kings")))
    return Section(word("legal"), texts, table, picture="check", wide=players > 4)


def _market(chosen: Options) -> Section:
    """[R s2.black_market.first_gets_more] [R s2.black_market.score]
    [R s2.contents.black_market] [R s2.ruling.black_market_values] and, by the hints, the rest.
    """
    hints = (
        Message(f"sheriff-hint-{key}") for every in WITH_BLACK_MARKET.values() for key, _ in every
    )
    return Section(word("market"), (*hints, *market_values(chosen)), picture="card")


def market_values(chosen: Options) -> Iterator[Message]:
    """[R s2.ruling.black_market_values] What the cards are worth, of which no book tells."""
    yield word("market-score")
    if not chosen.black_market_values:
        yield word("market-values")


def _hints(chosen: Options, six: bool, phase: Phase, *begins: str) -> tuple[Message, ...]:
    """What the screens say in this phase and this edition, of the hints that begin like that."""
    told = tuple(of_round(chosen, phase, deputies=six))
    return tuple(text for start in begins for key, (text, _) in told if key.startswith(start))


def _six() -> Iterator[Message]:
    """[R s2.six.alone_bribe] [R s2.six.alone_open] [R s2.six.split] [R s2.six.next_two]
    [R s2.six.reshuffle] and, by the hints, what is guided. Before the inspection the steps of the
    round say it.
    """
    said = {
        phase: [Message(f"sheriff-hint-{key}") for key, _ in WITH_DEPUTIES[phase]]
        for phase in WITH_DEPUTIES
    }
    yield from (one for one in said[Phase.MARKET] if one.id != "sheriff-hint-six-market")
    yield from said[Phase.INSPECT]
    yield word("six-alone")
    yield word("six-split")
    yield from said[Phase.ROUND_END]
    yield word("six-next")


def _round(chosen: Options, choices: SheetChoices) -> Section:
    """[R s*.market.order] [R s*.declare.order] [R s*.declare.true_number] [R s*.declare.one_kind]
    [R s*.declare.legal_only] [R s*.end_round.token] [R s2.ruling.six_as_sheriff] and, by the hints,
    what is guided.
    """
    first, six = chosen.edition == "first", deputies(choices)
    swaps = "watch" if first else "six" if six else "names"
    kinds = tuple(name_good(good) for good in declarable(choices.players))
    tight = _tight(choices, chosen)
    sources = ("market-set-aside", "market-sources", "market-discards-first")
    market = (*sources, *(() if tight else ("market-show",)), "market-discard-after")
    stacks = ("market-stack", *(() if tight else ("deck",)))

    def hints_of(phase: Phase, *begins: str) -> tuple[Message, ...]:
        return _hints(chosen, six, phase, *begins)

    merchants = {
        Phase.MARKET: hints_of(Phase.MARKET, *market, "market-exchange"),
        Phase.LOAD: hints_of(Phase.LOAD, "load"),
        Phase.DECLARE: (
            *hints_of(Phase.DECLARE, "declare-hand-over"),
            word("declare-lie", goods=kinds),
        ),
        Phase.INSPECT: hints_of(Phase.INSPECT, "bribe"),
        Phase.ROUND_END: hints_of(Phase.ROUND_END, "end-refill"),
    }
    sheriff = {
        Phase.MARKET: (
            word(f"market-{swaps}"),
            word(f"market-{'left' if first else 'clockwise'}"),
            *hints_of(Phase.MARKET, *stacks),
        ),
        Phase.LOAD: (word("load-watch"),),
        Phase.DECLARE: (
            _of_six("declare-order", six),
            *hints_of(Phase.DECLARE, "declare-no-peeking"),
        ),
        Phase.INSPECT: hints_of(Phase.INSPECT, "inspect"),
        Phase.ROUND_END: (word("share-loot" if six else "pass-piece"),),
    }
    named_steps = []
    for n, (step, picture) in enumerate(PICTURES.items(), 1):
        name = word("card-step", n=n, step=Options.phase_name(step))
        named_steps.append(Row(name, (merchants[step], sheriff[step]), picture))
    columns = (word("round"), word("merchants"), word("deputies" if six else "sheriff"))
    table = Table(columns, tuple(named_steps))
    return Section(word("round"), table=table, picture="sheriff", wide=True)


def _outcomes(chosen: Options, six: bool) -> Section:
    """[R s*.inspect.hand_back] [R s2.inspect.pass_for_nothing] [R s*.bribe.must_pay]
    [R s*.pass.legal_open] [R s*.pass.contraband_number] [R s*.open.honest_fine]
    [R s*.open.honest_to_stand] [R s*.open.what_is_a_lie] [R s*.open.declared_to_stand]
    [R s*.open.confiscated] [R s*.open.liar_fine] [R s2.six.both_pass] [R s2.six.both_pass_bribe]
    [R s2.six.both_open_honest] [R s2.six.own_gold] [R s2.six.both_open_liar]
    """
    when = (_of_six("pass-when", six), word("honest-when"), word("lie-when"))
    pays = (_of_six(f"{outcome}-pays", six) for outcome in ("pass", "honest", "lie"))
    passed = _hints(chosen, six, Phase.INSPECT, "pass-contraband")
    table = Table(
        tuple(map(word, ("outcomes", "pass", "honest", "lie"))),
        (
            Row(word("when"), tuple((one,) for one in when)),
            Row(word("pays"), tuple((one,) for one in pays)),
            Row(word("goods"), (passed, (word("honest-goods"),), (word("lie-goods"),))),
        ),
    )
    return Section(word("outcomes"), table=table, picture="bag", wide=True)


def titles(players: int) -> Iterator[TitleRow]:
    """[R s*.end.bonuses] [R s*.end.king_tie] [R s*.end.queen_tie] Rounded down."""
    for good in declarable(players):
        king, queen = BONUS[good]
        yield TitleRow(
            good,
            name_good(good),
            (king, *((king + queen) // n for n in range(2, players + 1))),
            tuple(queen // n for n in range(1, players)),
        )


def end(chosen: Options) -> Iterator[Message]:
    """[R s*.end.hands] [R s*.end.reveal] [R s*.end.gold] [R s*.end.goods] [R s*.end.titles]
    [R s*.royal.titles] [R s*.end.most_points]
    """
    yield from _hints(chosen, False, Phase.FINAL, "final-hands")
    for line in ("reveal", "gold", "goods", "titles"):
        yield word(f"end-{line}")
    if chosen.royal_goods:
        yield word("end-royal")
    yield word("end-most")


def ties(chosen: Options) -> Iterator[Message]:
    """[R s*.end.tie_legal] [R s*.end.tie_contraband] [R s2.ruling.royal_tie_break]
    [R s2.end.shared] [R s1.ruling.tie_after_contraband]
    """
    yield word("tie-legal")
    yield word(f"tie-contraband{'-royal' if chosen.royal_goods else ''}")
    yield word("tie-shared")
