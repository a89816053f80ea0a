"""The check-list before the first round, and which cards are taken out of the box."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.game import SheetChoices
from companion.engine.message import Message
from companion.engine.print import CheckList, Figure, Row, Section, Table

from .. import reference
from ..cast import cast_faults, district_name
from ..tables import COMPLETE, DECK, SETS, START_CARDS, START_GOLD
from .aid import cost, ranked, selection_of
from .head import cast, head, options

AIM = "ci.intro.aim"
"""said at the head of the aid: nothing to tick off"""


def setup(choices: SheetChoices) -> CheckList:
    """[R ci.setup.*] [R ci.cast.deck]"""
    steps = reference.checklist(options(choices), choices.players)
    return CheckList(
        head(choices),
        Message("citadels-sheet-before"),
        tuple(step.text for step in steps if step.rule != AIM),
        (
            Figure(START_GOLD, Message("citadels-sheet-figure-gold"), "citadels_gold"),
            Figure(START_CARDS, Message("citadels-sheet-figure-hand"), "card"),
            Figure(DECK, Message("citadels-sheet-figure-deck"), "draw"),
            Figure(
                COMPLETE[choices.players],
                Message("citadels-sheet-figure-complete"),
                "citadels_castle",
            ),
        ),
        (_each_round(choices), _characters(choices), _uniques(choices)),
    )


def _each_round(choices: SheetChoices) -> Section:
    """[R ci.selection.face_up] [R ci.selection.face_down] [R ci.selection.by_player_count]"""
    plan = selection_of(choices)
    return Section(
        Message("citadels-sheet-each-round"),
        (Message("citadels-sheet-lay-out", up=plan.face_up, down=plan.face_down),),
        picture="citadels_crown",
    )


def _characters(choices: SheetChoices) -> Section:
    """[R ci.cast.one_per_rank] [R ci.cast.only_these]"""
    return Section(
        Message("citadels-option-cast"),
        tuple(_instead(choices)),
        Table(
            (Message("citadels-sheet-character"),),
            tuple(Row(ranked(each), (), f"citadels_{each}") for each in cast(choices)),
            ticks=True,
        ),
    )


def _instead(choices: SheetChoices) -> Iterator[Message]:
    """[R ci.sets.emperor_with_two] [R ci.sets.queen_with_three_or_four] Who of the set cannot
    come, and who may come instead.
    """
    chosen = options(choices)
    if chosen.cast:
        return
    row = SETS[chosen.set]
    wanted = (*row.characters, row.ninth)[: len(cast(choices))]
    for each in wanted:
        for fault in cast_faults("cast", (each,), choices.players):
            if fault.code == "barred":
                yield fault.message


def _uniques(choices: SheetChoices) -> Section:
    """[R ci.cast.fourteen_uniques] [R ci.district.unique_costs]"""
    return Section(
        Message("citadels-option-uniques"),
        table=Table(
            (Message("citadels-sheet-district"), Message("citadels-sheet-cost")),
            tuple(
                Row(district_name(each), (cost(each),), f"citadels_{each}")
                for each in options(choices).uniques_in_deck
            ),
            ticks=True,
        ),
    )
