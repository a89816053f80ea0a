"""The player aid: round, turn and end, then what everybody in play can do, then the districts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from companion.engine.message import Message
from companion.engine.print import Figure, Reference, Row, Section, SheetChoices, Step, Table, Tone

from .. import hints, reference
from ..cast import (
    Selection,
    character_does,
    character_name,
    district_does,
    district_name,
    name_with_rank,
    selection,
    type_name,
)
from ..options import decisions
from ..tables import (
    CHARACTERS,
    CHARACTERS_EACH,
    COMPLETE,
    DRAW,
    FIRST_COMPLETE,
    FIVE_TYPES,
    GATHER_GOLD,
    OTHER_COMPLETE,
    Type,
)
from .cards import character_details, cost, district_details
from .head import any_mix, cards_about, characters, head, in_play, legal, options, says, uniques

TONES: Mapping[Type, Tone] = {
    Type.NOBLE: "yellow",
    Type.RELIGIOUS: "blue",
    Type.TRADE: "green",
    Type.MILITARY: "red",
    Type.UNIQUE: "purple",
}

KEPT: Mapping[str, tuple[str, ...]] = {
    "blackmailer": ("blackmailer",),
    "king": ("crown-killed",),
    "patrician": ("crown-killed",),
    "emperor": ("emperor-killed",),
}
"""[R ci.char.blackmailer.bribe] [R ci.char.king.killed] [R ci.char.patrician.killed]
[R ci.char.emperor.killed_no_gain] the fine print that stays where all are listed"""


def aid(choices: SheetChoices) -> Reference:
    """[R ci.intro.aim] [R ci.intro.seven_ends] [R ci.action.gather_gold] [R ci.few.two_characters]
    A newcomer can play from it alone.
    """
    needed = COMPLETE[choices.players]
    return Reference(
        head(choices),
        tuple(_sections(choices)),
        Message("citadels-hint-aim", n=needed),
        (
            Figure(
                CHARACTERS_EACH[choices.players],
                says("figure-each", n=CHARACTERS_EACH[choices.players]),
                "citadels_call",
            ),
            Figure(GATHER_GOLD, says("figure-gather"), "citadels_gold"),
            Figure(DRAW, says("figure-draw"), "draw"),
            Figure(needed, says("figure-complete"), "citadels_castle"),
        ),
        tuple(_strip(choices)),
        pages=2,
    )


def _strip(choices: SheetChoices) -> Iterator[Step]:
    """[R ci.action.by_rank] Who is called, in order."""
    for rank, some in groupby(legal(choices), key=lambda each: CHARACTERS[each].rank):
        there = tuple(some)
        yield Step(
            rank,
            tuple(character_name(each) for each in there),
            f"citadels_{there[0]}" if len(there) == 1 else "",
            _tone(there[0]),
        )


def _tone(character: str) -> Tone:
    """[R ci.ability.gem_colour]"""
    income = CHARACTERS[character].income
    return "" if income is None else TONES[income]


def _sections(choices: SheetChoices) -> Iterator[Section]:
    chosen, players = options(choices), choices.players
    yield choosing(choices)
    yield _calling(choices)
    if CHARACTERS_EACH[players] > 1:
        yield few()
    yield _turn()
    yield Section(
        Message("citadels-heading-end-of-the-game"), tuple(end(players)), picture="trophy"
    )
    if choices.options is not None:
        # How this table decides what the book leaves open.
        yield Section(says("decided"), decisions(chosen, players), picture="handshake")
    yield _characters(choices)
    yield _uniques(choices)


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
    )


def few() -> Section:
    """[R ci.few.two_characters] [R ci.few.two_turns] [R ci.few.one_city] [R ci.few.own_turn_only]
    [R ci.few.carry_over.example]
    """
    return Section(
        Message("citadels-heading-two-or-three-players"),
        (says("few"), says("few-own-turn")),
        picture="people",
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
    )


def end(players: int) -> Iterator[Message]:
    """[R ci.end.seventh] [R ci.two.eighth] [R ci.three.eighth] [R ci.end.end_of_round]
    [R ci.end.more_than_seven] [R ci.score.costs] [R ci.score.five_types]
    [R ci.score.first_complete] [R ci.score.other_complete] [R ci.score.uniques]
    [R ci.score.most_wins] [R ci.score.tie]
    """
    yield says("end-complete", n=COMPLETE[players])
    yield from points()
    yield says("most-wins")


def points() -> Iterator[Message]:
    """[R ci.intro.cost_is_points] [R ci.district.types_matter]"""
    yield says("points-costs")
    yield says("points-five-types", n=FIVE_TYPES)
    yield says("points-complete", first=FIRST_COMPLETE, other=OTHER_COMPLETE)
    yield says("points-uniques")


def _characters(choices: SheetChoices) -> Section:
    """[R ci.contents.characters] [R ci.ability.income] Who is in the game, by rank. The fine
    print of all that there are would be too much here: the reference cards have it.
    """
    return Section(
        Message("citadels-option-cast"),
        table=Table(
            (says("character"), Message("citadels-screen-income"), says("what")),
            tuple(_character(each, choices) for each in legal(choices)),
        ),
        picture="people",
        wide=True,
    )


def _character(character: str, choices: SheetChoices) -> Row:
    row = CHARACTERS[character]
    if any_mix(choices):
        details = tuple(says(f"more-{key}") for key in KEPT.get(character, ()))
    else:
        details = character_details(character, cards_about(choices))
    return Row(
        name_with_rank(character),
        (
            None if row.income is None else type_name(row.income),
            (character_does(character), *details),
        ),
        f"citadels_{character}",
        _tone(character),
    )


def _uniques(choices: SheetChoices) -> Section:
    """[R ci.district.unique_effects] [R ci.unique.optional] Those in the deck."""
    return Section(
        Message("citadels-option-uniques"),
        table=Table(
            (says("district"), says("cost"), says("what")),
            tuple(_unique(each, choices) for each in uniques(choices)),
        ),
        picture="citadels_type_unique",
        wide=True,
    )


def _unique(district: str, choices: SheetChoices) -> Row:
    there, players = cards_about(choices), choices.players
    details = () if any_mix(choices) else district_details(district, players, there)
    return Row(
        district_name(district),
        (cost(district), (district_does(district), *details)),
        f"citadels_{district}",
        TONES[Type.UNIQUE],
    )
