"""The player aid: the round, what becomes of a bag, goods, titles and the end, on one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.engine.aid import Aid, Glyph, Good, Goods, Part, Path, Pic, Plate, Plates, Side
from companion.engine.message import Message
from companion.engine.print import Row, Section, SheetChoices, Stop, Table, Tone

from ..goods import name_good
from ..hints import WITH_BLACK_MARKET, WITH_DEPUTIES, hand, of_round
from ..model import STEPS, Phase
from ..options import Options
from ..tables import BONUS, CONTRABAND, LEGAL, ROYAL, Edition, deck, declarable
from .head import aid_word, deputies, head, length, options, rows, turns, word


@dataclass(frozen=True, slots=True)
class TitleRow:
    """What king and queen of a good get, alone and when several share the place."""

    picture: str
    name: Message
    kings: tuple[int, ...]
    """what each gets when one is first, when two are, when three are …"""
    queens: tuple[int, ...]
    """the same for the second place"""


TONES: Mapping[Edition, tuple[Tone, Tone, Tone]] = {
    "first": ("green", "red", "red"),
    "second": ("blue", "red", "purple"),
}
"""the frames' colours for legal goods, contraband and royal goods"""


def aid(choices: SheetChoices) -> Aid:
    """[R s*.round.five_steps] The round and the bag on the front; goods, titles, the end on the
    back. Royal goods, the black market and the deputies' fine print stand elsewhere.
    """
    chosen, six = options(choices), deputies(choices)
    front: tuple[Part, ...] = (_path(chosen, six), _fork(chosen, six), _offers())
    back: tuple[Part, ...] = (*_goods(chosen, choices.players), _end_path(), _plates())
    return Aid(
        head(choices),
        Side(Message("sheriff-name"), aid_word(f"front{'-six' if six else ''}"), front),
        Side(aid_word("back-title"), length(choices), back),
        choices.players,
    )


def _path(chosen: Options, six: bool) -> Path:
    """[R s*.market.order] [R s*.declare.order] [R s*.declare.true_number] [R s*.declare.one_kind]
    [R s*.declare.legal_only] [R s*.end_round.token] [R s2.end_round.refill]
    """
    who = "six" if six else chosen.edition
    pictures = ("swap", "bag_open", "talk", "magnifier", "draw")
    below = (f"market-{who}", "load-below", f"declare{'-six' if six else ''}-below")
    last = "share" if six else "piece"
    stops = zip(
        STEPS,
        pictures,
        ("market-line", "load-line", "declare-line", "inspect-line", "refill-line"),
        (*below, "inspect-below", f"{last}-below"),
        strict=True,
    )
    return Path(
        tuple(
            Stop(
                Options.phase_name(phase),
                picture,
                aid_word(line, n=hand(chosen)) if line == "refill-line" else aid_word(line),
                aid_word(under),
            )
            for phase, picture, line, under in stops
        ),
        lanes=(
            (word("merchants"), "person"),
            (word("deputies" if six else "sheriff"), "sheriff"),
        ),
    )


def _fork(chosen: Options, six: bool) -> Plates:
    """[R s*.inspect.touch] [R s*.pass.legal_open] [R s*.pass.contraband_number]
    [R s*.open.honest_fine] [R s*.open.honest_to_stand] [R s*.open.declared_to_stand]
    [R s*.open.confiscated] [R s*.open.liar_fine] [R s2.six.both_pass_bribe]
    [R s2.six.both_open_honest] [R s2.six.own_gold] [R s2.six.both_open_liar]
    """
    merchant, sheriff = Pic("person"), Pic("sheriff")
    gold, there = Pic("coins"), Pic("arrow_right")
    plates = []
    fates: tuple[tuple[str, str, Pic, Pic, Message, Tone], ...] = (
        ("pass", "lock", merchant, sheriff, aid_word("pass-goods"), ""),
        ("honest", "check", sheriff, merchant, word("honest-goods"), ""),
        ("lie", "cross", merchant, sheriff, aid_word("lie-goods"), "red"),
    )
    for key, picture, payer, paid, goods, tone in fates:
        lines = (aid_word(f"{key}-pays{'-six' if six else ''}"), goods)
        row = (payer, gold, there, paid)
        plates.append(Plate(word(key), picture, glyphs=(row,), lines=lines, tone=tone))
    return Plates(tuple(plates), word("outcomes"), aid_word(f"bag-{chosen.edition}"), "bag")


def _offers() -> Plates:
    """[R s*.bribe.gold] [R s*.bribe.stand_legal] [R s*.bribe.bag_goods] [R s*.bribe.favours]
    [R s*.bribe.no_hand_cards]
    """
    row: tuple[Glyph, ...] = ()
    for picture in ("coins", "stand", "bag", "promise"):
        row += (Pic(picture), aid_word(f"offer-{picture}"))
    no = Pic("cross"), aid_word("offer-card")
    return Plates((Plate(glyphs=((*row, *no),)),), aid_word("offer"))


def _goods(chosen: Options, players: int) -> Iterator[Goods]:
    """[R s*.end.bonuses] [R s*.cards.value] [R s*.cards.fine] What is worth what."""
    there = deck(players, False)
    legal, contraband, _ = TONES[chosen.edition]
    columns = tuple(map(word, ("value", "fine", "in-deck")))
    shared = {row.picture: row for row in titles(players)}
    for title, goods, tone in (("legal", LEGAL, legal), ("contraband", CONTRABAND, contraband)):
        some = []
        for row in rows(goods, there):
            numbers, title_row = (row.value, row.fine, row.cards), shared.get(row.picture)
            kings, queens = (title_row.kings, title_row.queens) if title_row else ((), ())
            some.append(Good(row.name, row.picture, numbers, kings, queens, tone))
        sharing = aid_word("shared") if title == "legal" else None
        yield Goods(word(title), columns, tuple(some), sharing)


def _end_path() -> Path:
    """[R s*.end.hands] [R s*.end.reveal] [R s*.end.gold] [R s*.end.goods] [R s*.end.titles]"""
    keys = ("card", "eye", "coins", "stand", "crown")
    stops = (Stop(aid_word(f"end-{key}"), key) for key in keys)
    return Path(tuple(stops), word("end"), brief=True)


def _plates() -> Plates:
    """[R s*.end.king_tie] [R s*.end.queen_tie] [R s*.end.tie_legal] [R s*.end.tie_contraband]
    [R s*.honour.keep_deals] [R s*.honour.future] [R s*.debt.legal_first] [R s*.debt.no_change]
    [R s*.debt.contraband] [R s*.debt.forgiven]
    """
    return Plates(
        (
            Plate(word("tie"), "crown", lines=(aid_word("tie-titles"), aid_word("tie-points"))),
            Plate(word("deals"), "handshake", lines=(aid_word("deal-now"), aid_word("deal-later"))),
            Plate(word("debt"), "coins", lines=(aid_word("debt"),)),
        )
    )


def fine_print(choices: SheetChoices) -> Iterator[Section]:
    """Return what the aid leaves out, in sentences, for the scoring sheet."""
    chosen, six = options(choices), deputies(choices)
    there = deck(choices.players, chosen.royal_goods)
    yield _outcomes(chosen, six)
    yield _round(chosen, choices)
    if chosen.royal_goods:
        yield _royal(there, TONES[chosen.edition][2])
    if chosen.black_market:
        yield _market_section(chosen)
        yield _market(chosen)
    yield Section(
        word("deals"),
        (*_hints(chosen, six, Phase.INSPECT, "honour"), _of_six("bribe-goes", six)),
        picture="handshake",
    )
    if six:
        yield Section(word("six"), tuple(_six()), picture="people")
    # [R s*.debt.legal_first] [R s*.debt.no_change] [R s*.debt.contraband]
    # [R s1.debt.contraband_shown] [R s*.debt.receiver] [R s*.debt.forgiven]
    # [R s2.ruling.debt_contraband_open] [R s2.ruling.six_fine_in_cards]
    yield Section(
        word("debt"),
        (word("debt-legal"), word("debt-contraband"), _of_six("debt-rest", six)),
        picture="coins",
        numbered=True,
    )
    over = word(f"game-over{'-deputies' if six else ''}", turns=turns(choices))
    yield Section(word("end"), (over,), picture="trophy")


EACH_CARD = tuple(map(word, ("good", "value", "fine", "in-deck")))


def goal(choices: SheetChoices) -> Message:
    return _of_six("goal", deputies(choices))


def _of_six(key: str, six: bool) -> Message:
    """[R s2.six.roles] Return the words about the sheriff, or about two deputies."""
    return word(f"{key}{'-six' if six else ''}")


def _market_section(chosen: Options) -> Section:
    """Return what three of a kind bring at the black market."""
    columns = word("good"), word("market-first"), word("market-second")
    traded = (Row(name_good(one), pair, one) for one, pair in chosen.market_values.items())
    return Section(word("market"), table=Table(columns, tuple(traded)), picture="contraband")


def _royal(there: Mapping[str, int], tone: Tone) -> Section:
    return Section(
        word("royal"),
        (word("royal-legend"),),
        Table(
            (*EACH_CARD, word("counts-as")),
            tuple(
                Row(row.name, (row.value, row.fine, row.cards, row.counts_as), row.picture, tone)
                for row in rows(ROYAL, there, titles=True)
            ),
        ),
        picture="crown",
    )


def _market(chosen: Options) -> Section:
    """[R s2.black_market.first_gets_more] [R s2.black_market.score]
    [R s2.contents.black_market] [R s2.ruling.black_market_values] and, by the hints, the rest.
    """
    hints = (
        Message(f"sheriff-hint-{key}") for every in WITH_BLACK_MARKET.values() for key, _ in every
    )
    return Section(word("market"), (*hints, *market_values(chosen)), picture="card")


def market_values(chosen: Options) -> Iterator[Message]:
    """[R s2.ruling.black_market_values] Return what the cards are worth, which no book tells."""
    yield word("market-score")
    if not chosen.black_market_values:
        yield word("market-values")


def _hints(chosen: Options, six: bool, phase: Phase, *begins: str) -> tuple[Message, ...]:
    """Return the screen's hints for this phase and edition whose keys begin like this."""
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

    def hints_of(phase: Phase, *begins: str) -> tuple[Message, ...]:
        return _hints(chosen, six, phase, *begins)

    discards, stacks = ("market-discards-first", "market-show"), ("market-stack", "deck")
    steps: tuple[tuple[Phase, str, tuple[Message, ...], tuple[Message, ...]], ...] = (
        (
            Phase.MARKET,
            "swap",
            (
                *hints_of(Phase.MARKET, "market-set-aside", "market-sources", *discards),
                *hints_of(Phase.MARKET, "market-discard-after", "market-exchange"),
            ),
            (
                word(f"market-{swaps}"),
                word(f"market-{'left' if first else 'clockwise'}"),
                *hints_of(Phase.MARKET, *stacks),
            ),
        ),
        (Phase.LOAD, "bag_open", hints_of(Phase.LOAD, "load"), (word("load-watch"),)),
        (
            Phase.DECLARE,
            "talk",
            (*hints_of(Phase.DECLARE, "declare-hand-over"), word("declare-lie", goods=kinds)),
            (_of_six("declare-order", six), *hints_of(Phase.DECLARE, "declare-no-peeking")),
        ),
        (
            Phase.INSPECT,
            "magnifier",
            hints_of(Phase.INSPECT, "bribe"),
            hints_of(Phase.INSPECT, "inspect"),
        ),
        (
            Phase.ROUND_END,
            "flag",
            hints_of(Phase.ROUND_END, "end-refill"),
            (word("share-loot" if six else "pass-piece"),),
        ),
    )
    named_steps = (
        Row(word("card-step", n=n, step=Options.phase_name(phase)), (merchants, sheriff), picture)
        for n, (phase, picture, merchants, sheriff) in enumerate(steps, 1)
    )
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
