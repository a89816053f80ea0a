"""The check-list before the first round, and which cards are taken out of the box."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.message import Message
from companion.engine.print import CheckList, Figure, Row, Section, SheetChoices, Table

from .. import reference
from ..book import RULEBOOK
from ..cast import (
    district_name,
    explain_barred,
    is_allowed,
    may_have_ninth,
    name_with_rank,
    needs_ninth,
    set_name,
)
from ..tables import CHARACTERS, COMPLETE, DECK, SETS, START_CARDS, START_GOLD, UNIQUES_IN_DECK
from .aid import cost, selection_of
from .head import any_mix, characters, head, in_play, options, says, uniques

FIRST = "ci.first.only_these"
"""what makes a first game: its cards are to be taken out"""
TOLD = frozenset({"ci.intro.aim", *reference.SET_RULES.values()}) - {FIRST}
"""what the game and a set are like: nothing to tick off"""


def setup(choices: SheetChoices) -> CheckList:
    """[R ci.setup.*] [R ci.cast.deck]"""
    steps = reference.checklist(options(choices), choices.players)
    return CheckList(
        head(choices),
        says("before"),
        tuple(step.text for step in steps if step.rule not in TOLD),
        (
            Figure(START_GOLD, says("figure-gold"), "citadels_gold"),
            Figure(START_CARDS, says("figure-hand"), "card"),
            Figure(DECK, says("figure-deck"), "draw"),
            Figure(COMPLETE[choices.players], says("figure-complete"), "citadels_castle"),
        ),
        tuple(_side_sections(choices)),
    )


def _side_sections(choices: SheetChoices) -> Iterator[Section]:
    yield _each_round(choices)
    if any_mix(choices):
        yield _mixing(choices.players)
        yield _sets()
    else:
        yield _characters(choices)
        yield _uniques(choices)


def _mixing(players: int) -> Section:
    """[R ci.cast.one_per_rank] [R ci.rank9.three_and_eight] [R ci.rank9.four_to_seven]
    [R ci.rank9.no_queen_below_five] [R ci.two.ranks] [R ci.two.no_emperor] [R ci.three.ranks]
    [R ci.cast.fourteen_uniques] What a mix is made of, with so many players.
    """
    ninth = "needed" if needs_ninth(players) else "choice" if may_have_ninth(players) else "never"
    never = tuple(
        explain_barred(each, players)
        for each in CHARACTERS
        if CHARACTERS[each].rank < 9 or may_have_ninth(players)
        if not is_allowed(each, players)
    )
    return Section(
        says("mix"),
        (
            Message("citadels-screen-one-per-rank"),
            Message(f"citadels-screen-ninth-{ninth}"),
            *never,
            says("mix-uniques", n=UNIQUES_IN_DECK),
        ),
        picture="people",
    )


def _sets() -> Section:
    """[R ci.sets.offer] and, by the hints, what each is like."""
    return Section(
        Message("citadels-heading-recommended-sets"),
        tuple(
            says("set", set=set_name(name), style=hint.text)
            for name, hint in zip(SETS, reference.set_hints(), strict=True)
            if name != "first_game"
        ),
        where=RULEBOOK.reference("ci.sets.offer"),
    )


def _each_round(choices: SheetChoices) -> Section:
    """[R ci.selection.face_up] [R ci.selection.face_down] [R ci.selection.by_player_count]"""
    plan = selection_of(choices)
    return Section(
        says("each-round"),
        (says("lay-out", up=plan.face_up, down=plan.face_down),),
        picture="citadels_crown",
    )


def _characters(choices: SheetChoices) -> Section:
    """[R ci.cast.one_per_rank] [R ci.cast.only_these]"""
    return Section(
        Message("citadels-option-cast"),
        (*_like(choices), *_instead(choices)),
        Table(
            (says("character"),),
            tuple(
                Row(name_with_rank(each), (), f"citadels_{each}") for each in characters(choices)
            ),
            ticks=True,
        ),
    )


def _like(choices: SheetChoices) -> Iterator[Message]:
    """What the set is like, where that is no step."""
    chosen = options(choices)
    if not chosen.cast and reference.SET_RULES[chosen.set] in TOLD:
        yield reference.set_hint(chosen.set).text


def _instead(choices: SheetChoices) -> Iterator[Message]:
    """[R ci.sets.emperor_with_two] [R ci.sets.queen_with_three_or_four] Who of the set cannot
    come, and who may come instead.
    """
    chosen = options(choices)
    if chosen.cast:
        return
    row = SETS[chosen.set]
    for each in (*row.characters, row.ninth)[: in_play(choices)]:
        if not is_allowed(each, choices.players):
            yield explain_barred(each, choices.players)


def _uniques(choices: SheetChoices) -> Section:
    """[R ci.cast.fourteen_uniques] [R ci.district.unique_costs]"""
    return Section(
        Message("citadels-option-uniques"),
        table=Table(
            (says("district"), says("cost")),
            tuple(
                Row(district_name(each), (cost(each),), f"citadels_{each}")
                for each in uniques(choices)
            ),
            ticks=True,
        ),
    )
