"""The player aid, and the fine print that it leaves out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from companion.engine.aid import Aid, Bar, Bars, Glyph, Part, Pic, Plate, Plates, PriceBar, Side
from companion.engine.message import Message
from companion.engine.print import Row, Section, SheetChoices, Table, Tone

from .. import hints, reference
from ..book import RULEBOOK
from ..cast import Selection, character_brief, character_name, district_name, selection, type_name
from ..options import decisions
from ..tables import (
    BASIC,
    CHARACTERS,
    CHARACTERS_EACH,
    COMPLETE,
    DISTRICTS,
    DRAW,
    FIRST_COMPLETE,
    FIVE_TYPES,
    GATHER_GOLD,
    OTHER_COMPLETE,
    VAULT,
    Type,
)
from .head import aid_says, characters, head, in_play, legal, options, says, uniques

TONES: Mapping[Type, Tone] = {
    Type.NOBLE: "yellow",
    Type.RELIGIOUS: "blue",
    Type.TRADE: "green",
    Type.MILITARY: "red",
    Type.UNIQUE: "purple",
}


def aid(choices: SheetChoices) -> Aid:
    """[R ci.intro.aim] [R ci.action.by_rank] Who is called and a turn on the front; districts,
    points and the draft on the back.
    """
    rows = tuple(_spine(choices))
    front: tuple[Part, ...] = (Bars(rows), gather_and_build())
    back: tuple[Part, ...] = (*_price_bars(choices), _points(), _draft(choices))
    name, last = Message("citadels-name"), rows[-1].number
    return Aid(
        head(choices),
        Side(name, aid_says("front", n=last), front),
        Side(aid_says("back-title"), aid_says("back", n=COMPLETE[choices.players]), back),
        choices.players,
    )


def _spine(choices: SheetChoices) -> Iterator[Bar]:
    """[R ci.action.by_rank] [R ci.ability.income] Who is called, in order."""
    for rank, some in groupby(legal(choices), key=lambda each: CHARACTERS[each].rank):
        there = tuple(some)
        first = there[0]
        if len(there) > 1:
            others = tuple((f"citadels_{each}", character_name(each)) for each in there)
            yield Bar(number=rank, others=others, tone=tone_of(first))
            continue
        income = CHARACTERS[first].income
        gain = () if income is None else (Pic(f"citadels_type_{income}"),)
        name, brief = character_name(first), character_brief(first)
        yield Bar(name, f"citadels_{first}", rank, brief, gain, tone_of(first))


def gather_and_build() -> Plates:
    """[R ci.action.gather_gold] [R ci.action.gather_cards] [R ci.action.build_pay]
    [R ci.action.build_one] [R ci.action.no_duplicate]
    """
    card, there = Pic("card", card=True), Pic("arrow_right")
    gold = (GATHER_GOLD, Pic("citadels_gold"), aid_says("or"), card, card, there, card)
    build = (card, there, Pic("citadels_castle"))
    gather = aid_says("gather-line", gold=GATHER_GOLD, n=DRAW)
    return Plates(
        (
            Plate(aid_says("gather"), glyphs=(gold,), lines=(gather,)),
            Plate(aid_says("build"), glyphs=(build,), lines=(aid_says("build-line"),)),
        ),
        says("turn"),
    )


def _price_bars(choices: SheetChoices) -> Iterator[PriceBar]:
    """[R ci.district.noble] [R ci.district.religious] [R ci.district.trade]
    [R ci.district.military] [R ci.district.unique_costs] [R ci.unique.secret_vault.never_built]
    """
    for kind, tone in TONES.items():
        there = set(uniques(choices)) - {VAULT} if kind is Type.UNIQUE else BASIC
        cards = sorted(
            (DISTRICTS[each] for each in there if DISTRICTS[each].type is kind),
            key=lambda one: (one.cost, one.id),
        )
        yield PriceBar(
            type_name(kind),
            f"citadels_type_{kind}",
            tone,
            tuple((one.cost, district_name(one.id), one.copies) for one in cards),
        )


def _points() -> Plates:
    """[R ci.score.costs] [R ci.score.five_types] [R ci.score.first_complete]
    [R ci.score.other_complete] [R ci.score.uniques] [R ci.score.tie]
    """
    plates = (
        Plate(aid_says("costs"), "citadels_gold", "="),
        Plate(aid_says("five-types"), "flag", f"+{FIVE_TYPES}"),
        Plate(aid_says("first"), "trophy", f"+{FIRST_COMPLETE}"),
        Plate(aid_says("other"), "citadels_castle", f"+{OTHER_COMPLETE}"),
        Plate(aid_says("extra"), "citadels_type_unique", "+…"),
    )
    return Plates(plates, aid_says("points"), aid_says("tie"))


def _draft(choices: SheetChoices) -> Plates:
    """[R ci.selection.face_up] [R ci.selection.face_down] [R ci.selection.crown_first]
    [R ci.selection.pass_left] [R ci.two.keep_and_discard] [R ci.three.last_discards]
    """
    plan = selection_of(choices)
    row: list[Glyph] = [Pic("citadels_crown")]
    for draft in plan.draft:
        row += ([] if draft is plan.draft[0] else ["›"]) + [draft.cards]
    out: tuple[Glyph, ...] = (Pic("eye"), f"×{plan.face_up}", Pic("eye_off"), f"×{plan.face_down}")
    few = CHARACTERS_EACH[choices.players] > 1
    said = tuple(hints.in_words(hints.choosing(draft)) for draft in plan.draft) if few else ()
    title = aid_says("pass-few" if few else "pass")
    plate = Plate(title, glyphs=((aid_says("laid-out"), *out), tuple(row)), lines=said)
    return Plates((plate,), Message("citadels-phase-select"))


def fine_print(choices: SheetChoices) -> Iterator[Section]:
    """Return what the aid leaves out of a round, in sentences, for the scoring sheet."""
    yield choosing(choices)
    yield _calling(choices)
    if CHARACTERS_EACH[choices.players] > 1:
        yield few()
    yield _turn()
    if choices.options is not None:
        # How this table decides what the book leaves open.
        decided = decisions(options(choices), choices.players)
        yield Section(says("decided"), decided, picture="handshake")


def tone_of(character: str) -> Tone:
    """[R ci.ability.gem_colour]"""
    income = CHARACTERS[character].income
    return "" if income is None else TONES[income]


def choosing(choices: SheetChoices) -> Section:
    """[R ci.round.selection] [R ci.intro.pick] [R ci.selection.shuffle] [R ci.selection.face_up]
    [R ci.selection.face_down] [R ci.selection.out_this_round] [R ci.selection.rank4_replaced]
    """
    plan = selection_of(choices)
    lines = [
        Message("citadels-hint-shuffle-characters"),
        says("lay-out", up=plan.face_up, down=plan.face_down),
    ]
    if plan.face_up:
        lines.append(Message("citadels-hint-rank4-replaced"))
    lines.append(Message("citadels-hint-selection", n=CHARACTERS_EACH[choices.players]))
    return Section(
        Message("citadels-phase-select"),
        tuple(lines),
        drafts(plan),
        picture="citadels_crown",
        numbered=True,
        where=RULEBOOK.reference("ci.round.selection"),
    )


def selection_of(choices: SheetChoices) -> Selection:
    discard = options(choices).three_player_discard
    return selection(choices.players, in_play(choices), discard)


def drafts(plan: Selection) -> Table:
    """[R ci.selection.crown_first] [R ci.selection.pass_left] [R ci.selection.seven_both]
    [R ci.selection.last_card] [R ci.two.keep_and_discard] [R ci.three.last_discards]
    [R ci.three.last_card] Who does what with how many cards.
    """
    return Table(
        (says("who"), says("gets"), says("does")),
        tuple(
            Row(
                Message("citadels-screen-player", n=draft.seat + 1),
                (draft.cards, hints.in_words(hints.choosing(draft))),
                "" if draft.seat else "citadels_crown",
            )
            for draft in plan.draft
        ),
    )


def _calling(choices: SheetChoices) -> Section:
    """[R ci.round.action] [R ci.round.crown_duty] [R ci.action.by_rank] [R ci.action.next_call]
    [R ci.action.round_over] [R ci.char.assassin.silent] [R ci.char.king.calls]
    """
    said = tuple(hint.text for hint in reference.calling_hints(characters(choices)))
    return Section(
        Message("citadels-phase-call"),
        (*said, says("nobody"), says("caller"), says("round-over")),
        picture="citadels_call",
        where=RULEBOOK.reference("ci.round.action"),
    )


def few() -> Section:
    """[R ci.few.two_characters] [R ci.few.two_turns] [R ci.few.one_city] [R ci.few.own_turn_only]
    [R ci.few.carry_over.example]
    """
    return Section(
        Message("citadels-heading-two-or-three-players"),
        (says("few"), says("few-own-turn")),
        picture="people",
        where=RULEBOOK.reference("ci.few.two_characters"),
    )


def _turn() -> Section:
    """[R ci.action.gather_gold] [R ci.action.build_pay] [R ci.action.build_one]
    [R ci.action.no_duplicate] [R ci.open.gold] [R ci.open.hand_size] [R ci.open.gold_unlimited]
    [R ci.open.hand_unlimited] and, by the hints, what is guided.
    """
    told = {row: Message(f"citadels-hint-{row}") for row, _ in (*reference.TURN, reference.INCOME)}
    return Section(
        says("turn"),
        (
            told["turn"],
            says("gather-gold", n=GATHER_GOLD),
            told["gather-cards"],
            says("build"),
            says("no-duplicate"),
            told["any-time"],
            told["income"],
            told["uniques"],
            says("open"),
        ),
        picture="hourglass",
        where=RULEBOOK.reference("ci.action.two_parts"),
    )


def end(players: int) -> Iterator[Message]:
    """[R ci.end.seventh] [R ci.two.eighth] [R ci.three.eighth] [R ci.end.end_of_round]
    [R ci.end.more_than_seven] [R ci.score.costs] [R ci.score.five_types]
    [R ci.score.first_complete] [R ci.score.other_complete] [R ci.score.uniques]
    [R ci.score.most_wins] [R ci.score.tie]
    """
    yield says("end-complete", n=COMPLETE[players])
    yield from list_points()
    yield says("most-wins")


def list_points() -> Iterator[Message]:
    """[R ci.intro.cost_is_points] [R ci.district.types_matter]"""
    yield says("points-costs")
    yield says("points-five-types", n=FIVE_TYPES)
    yield says("points-complete", first=FIRST_COMPLETE, other=OTHER_COMPLETE)
    yield says("points-uniques")
